# Walks through proofs, in the page alone.

### proofs: a proof, move by move

proofs-title = البراهين
proofs-what = بعض الألعاب محلولة، ويمكن التحقق من كل خطوة من حلها. تتبّع برهانًا نقلة بعد نقلة: ما يفعله لاعبه، وما يقوله عن كل رد، وأي الردود لا تغيّر شيئًا.
proofs-open = تتبّع برهانًا
proofs-choose = البرهان
proofs-win = { $rules }: فوز الأول
proofs-not-sooner = { $rules }: لا فوز أسرع من ذلك
proofs-draw = { $rules }: تعادل
proofs-fetching = يجري إحضار البرهان…
proofs-failed = تعذّر إحضار البرهان.
proofs-checked = تحقّق متصفحك للتو من كل خطوة فيه.
proofs-board = لوحة البرهان
proofs-step = الخطوة
proofs-moves = النقلات: { $moves }
proofs-keys = المفاتيح: n إلى الأمام، b إلى الوراء.
proofs-own = الدور على { $player }. نقلة البرهان: { $square }.
proofs-own-any = الدور على { $player }: تكفي أي نقلة، مثل { $square }.
proofs-replies = الدور على { $player }: اختر ردًا.
proofs-nothing = لا حاجة إلى أي نقلة: لا يكتمل صف في هذه المدة.
proofs-count-answered = { $count ->
    [zero] لا رد له جواب بعينه.
    [one] جواب رد واحد مكتوب على خانته.
    [two] جوابا ردين مكتوبان على خانتيهما.
    [few] أجوبة { $count } ردود مكتوبة على خاناتها.
   *[other] أجوبة { $count } من الردود مكتوبة على خاناتها.
}
proofs-count-unchanged = { $count ->
    [zero] لا رد بلا تغيير.
    [one] رد واحد (–) لا يغيّر شيئًا: ما يتبع تفويت الدور جرى التحقق منه مع قطعة هناك أيضًا.
    [two] ردان (–) لا يغيّران شيئًا: ما يتبع تفويت الدور جرى التحقق منه مع قطعة على أيٍّ من الخانتين أيضًا.
    [few] { $count } ردود (–) لا تغيّر شيئًا: ما يتبع تفويت الدور جرى التحقق منه مع قطعة على أيٍّ من هذه الخانات أيضًا.
   *[other] { $count } من الردود (–) لا تغيّر شيئًا: ما يتبع تفويت الدور جرى التحقق منه مع قطعة على أيٍّ من هذه الخانات أيضًا.
}
proofs-count-harmless = { $count ->
    [zero] لا رد بلا تهديد.
    [one] رد واحد (–) لا يهدد شيئًا: يكفي أي جواب.
    [two] ردان (–) لا يهددان شيئًا: يكفي أي جواب.
    [few] { $count } ردود (–) لا تهدد شيئًا: يكفي أي جواب.
   *[other] { $count } من الردود (–) لا تهدد شيئًا: يكفي أي جواب.
}
proofs-count-at-once = { $count ->
    [zero] لا رد يخسر فورًا.
    [one] رد واحد (!) يخسر فورًا.
    [two] ردان (!) يخسران فورًا.
    [few] { $count } ردود (!) تخسر فورًا.
   *[other] { $count } من الردود (!) تخسر فورًا.
}
proofs-reply-answered = الجواب على { $square }
proofs-reply-unchanged = لا يغيّر شيئًا
proofs-reply-harmless = يكفي أي جواب
proofs-reply-at-once = يخسر فورًا
