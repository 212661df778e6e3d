# The sentences of Dooz in Arabic.
#
# The keys are those of en/dooz.ftl, in the same order. Nouns after numbers
# have up to six forms. Numbers of the text stand in braces, so that they get
# the chosen digits. Options of the command line stand between \u2066 and
# \u2069, which keep their dashes in front.

### app: the program

app-name = دوز

### brain: who can play, by the names of the option --opponent

brain-sisoog = سيسوغ
brain-freecodecamp = فري كود كامب
brain-lafore = لافور
brain-alphabeta = ألفا-بيتا
brain-minimax = مينيماكس
brain-machinarium = الحدسي
brain-perfect = الكامل
brain-search = الباحث
brain-engine = المحرّك
brain-level = لاعب المستويات
brain-at-level = لاعب المستوى { $level }
brain-random = العشوائي
brain-person = إنسان

brain-sisoog-about = مينيماكس يفضّل أسرع فوز؛ من برنامج بلغة C للطرفية وللمتحكم الدقيق.
brain-freecodecamp-about = مينيماكس لا يعرف الزمن: كل فوز عنده كأسرع فوز؛ من برنامج بلغة جافاسكريبت.
brain-lafore-about = يحسب متوسط ما قد يأتي بدلًا من توقّع أفضل رد؛ من برنامج بلغة { "\u2066" }C++{ "\u2069" }.
brain-alphabeta-about = مينيماكس يتخطى ما لا أثر له؛ من برنامج ذي نافذة.
brain-minimax-about = ينظر في كل المتابعات حتى نهاية اللعبة.
brain-machinarium-about = لا ينظر إلا في الخطوط المارة بكل خانة، فيلعب فورًا على أي لوحة.
brain-perfect-about = لا يُهزم حيثما أمكن البحث حتى نهاية اللعبة؛ يفوز سريعًا ويخسر متأخرًا.
brain-search-about = ينظر إلى الأمام بعدد النقلات الذي تسمح به.
brain-engine-about = قوي على اللوحات من { 5 }×{ 5 } فما فوق وللصفوف من ثلاثة إلى ثمانية؛ يرى الفوز القسري من بعيد.
brain-level-about = يخطئ بحسب مستواه، من { 0 } (عشوائي) إلى { 100 } (أقوى ما يمكن).
brain-random-about = يلعب أي نقلة مسموح بها.

### rules: what is played

rules-tic-tac-toe = إكس أو
rules-machinarium = ماشيناريوم
rules-gomoku = غوموكو
rules-gomoku-20 = غوموكو على لوحة كبيرة
rules-standard = غوموكو القياسية
rules-renju = رينجو
rules-caro = كارو
rules-custom = قواعد خاصة

rules-size = { $columns } في { $rows }، { $length } في صف

### line: which lines count

line-freestyle = حرة
line-exactly = دقيقة
line-renju = رينجو
line-caro = كارو
line-misere = معكوسة

line-freestyle-about = يفوز صف طوله { $length } أو أكثر.
line-exactly-about = يفوز صف طوله { $length } بالضبط؛ والصف الأطول لا يُحتسب.
line-renju-about = يفوز اللاعب الأول بخمسة في صف بالضبط، ويُمنع من الصف الطويل ومن الرباعية المزدوجة والثلاثية المزدوجة؛ ويفوز اللاعب الثاني بخمسة أو أكثر.
line-caro-about = لا يفوز صف طوله { $length } إذا سدّ الخصم طرفيه؛ والصف الأطول يفوز دائمًا.
line-misere-about = من يُكمل صفًا طوله { $length } يخسر.

### foul: what renju forbids to the first player

foul-overline = صف طويل
foul-double-four = رباعية مزدوجة
foul-double-three = ثلاثية مزدوجة

### known: who wins a game with best play, and how it is known

known-first = مع أفضل لعب يفوز اللاعب الأول ({ $evidence }).
known-first-in = { $plies ->
    [zero] اللاعب الأول فائز من البداية ({ $evidence }).
    [one] مع أفضل لعب يفوز اللاعب الأول بعد نقلة واحدة ({ $evidence }).
    [two] مع أفضل لعب يفوز اللاعب الأول بعد نقلتين من نقلات الطرفين ({ $evidence }).
    [few] مع أفضل لعب يفوز اللاعب الأول بعد { $plies } نقلات من نقلات الطرفين ({ $evidence }).
   *[other] مع أفضل لعب يفوز اللاعب الأول بعد { $plies } نقلة من نقلات الطرفين ({ $evidence }).
}
known-draw = مع أفضل لعب تنتهي اللعبة بالتعادل ({ $evidence }).
known-certified = مُثبت بشهادة
known-computed = محسوب
known-reported = ذكره { $source }

### player: whom a sentence is about

player-you = أنت

### play: what is announced during a game

play-your-move = دورك.
play-turn = الدور: { $player }.
play-thinking = { $player }: قيد التفكير…
play-moved = لعب { $player } في { $square }.
play-you-win = لقد فزت!
play-computer-wins = فاز الحاسوب.
play-wins = فاز { $player }!
play-time-over = انتهى وقت { $player }.
play-draw = تعادل
play-board-full = تعادل: امتلأت اللوحة.
play-hint = تلميح: { $square }.
play-seeking-hint = جارٍ البحث عن تلميح…
play-no-hint = لا تلميح: انتهت اللعبة.
play-advising = جارٍ النظر…
play-nothing-to-undo = لا توجد نقلة للتراجع عنها.
play-nothing-to-redo = لا توجد نقلة لإعادتها.
play-score = { $first }: { $wins }، { $second }: { $losses }، التعادل: { $draws }

### opening: how games begin

opening-title = الافتتاحية
opening-free = حرة
opening-swap2 = swap2
opening-swap2-about = في swap2 يضع أحد اللاعبين ثلاث قطع، ويأخذ الآخر أحد الجانبين، أو يضع قطعتين أخريين ويترك الاختيار للأول.

### swap2: the opening in which the players choose their sides

swap2-placed = { $player }: القطع في { $squares }.
swap2-took = { $player }: جانب { $symbol }.
swap2-opener = اللاعب الأول
swap2-other = اللاعب الثاني
swap2-place = { $player }: ضع القطعة { $number } من { $count }، { $symbol }.
swap2-place-first = ثم يختار اللاعب الآخر جانبه.
swap2-no-game = أكمل الافتتاحية أولًا: ضع القطع واختر الجانبين.

### think: what the players think

think-no-move = لا يلعب { $brain } هنا أي نقلة.

### classic: what the five programs say, each in its own way

classic-sisoog-title = { $computer }: الحاسوب، { $person }: أنت
classic-sisoog-moved = الحاسوب: العمود { $column }، الصف { $row }
classic-sisoog-draw = تعادلنا!
classic-sisoog-computer-wins = لقد فاز الحاسوب!
classic-sisoog-person-wins = لقد فزت أنت!
classic-freecodecamp-title = { $person }: أنت، { $computer }: الحاسوب
classic-freecodecamp-moved = يأخذ الحاسوب الخانة { $cell }.
classic-freecodecamp-draw = النتيجة تعادل.
classic-freecodecamp-computer-wins = فاز الحاسوب باللعبة.
classic-freecodecamp-person-wins = فزت باللعبة!
classic-lafore-title = تيك تاك
classic-lafore-moved = ألعب في { $cell }
classic-lafore-computer-wins = أنا فزت!
classic-lafore-person-wins = أنت فزت!
classic-lafore-draw = إنه تعادل
classic-alphabeta-title = إكس أو
classic-alphabeta-draw = تعادل
classic-machinarium-title = خمسة في صف

### error: what went wrong, and what to do

error-off-board = الخانة «{ $square }» خارج هذه اللوحة؛ اختر خانة داخلها.
error-off-board-size = الخانة «{ $square }» خارج هذه اللوحة ({ $columns } في { $rows })؛ الأعمدة من { $first } إلى { $last } والصفوف من { 1 } إلى { $rows }.
error-occupied = الخانة «{ $square }» مشغولة؛ اختر خانة فارغة.
error-foul = اللعب في «{ $square }» ممنوع على اللاعب الأول ({ $foul })؛ اختر خانة أخرى.
error-game-over = انتهت اللعبة؛ ابدأ لعبة جديدة أو تراجع عن نقلة.
error-square-form = هذه ليست خانة. اكتب حرف عمودها ورقم صفها، مثل h8.
error-square-too-far = لا توجد لوحة بهذا الحجم: تنتهي الأعمدة عند ae والصفوف عند { 22 }.
error-rules-form = لا توجد قواعد بهذا الاسم. اكتب اسم لعبة جاهزة مثل gomoku، أو الأعمدة والصفوف والطول مثل { "\u2066" }15x15x5{ "\u2069" } أو { "\u2066" }15x15x5-renju{ "\u2069" }.
error-rules-line = هذه ليست قاعدة للصفوف؛ اختر freestyle أو exactly أو renju أو caro أو misere.
error-rules-width = عدد أعمدة اللوحة من { 1 } إلى { 31 }.
error-rules-height = عدد صفوف اللوحة من { 1 } إلى { 22 }.
error-rules-length = طول الصف الفائز من { 1 } إلى { 31 } خانة.
error-rules-renju-length = تُلعب رينجو بخمسة في صف؛ اختر { 5 } أو قاعدة أخرى للصفوف.
error-word = «{ $word }»: { $reason }
error-picture-size = عدد خانات الصورة ({ $found }) لا يطابق هذه اللوحة؛ اكتب علامة واحدة لكل خانة.
error-picture-row = عدد خانات الصف { $number } هو { $found }، وهذا لا يطابق عرض اللوحة.
error-picture-cell = «{ $cell }» ليست خانة؛ اكتب X أو O، أو نقطة للخانة الفارغة.
error-picture-array = ينقص المصفوفة قوس الإغلاق؛ أنهِها بالعلامة { "\u2066" }]{ "\u2069" }.
error-picture-item = العنصر { $index } من المصفوفة خاطئ؛ اكتب "X" أو "O" أو { $index }.
error-setup-counts = لا يمكن أن يكون الدور على { $symbol } وعلى اللوحة { $x } من X و{ $o } من O؛ أضف قطعة أو أزل قطعة، أو بدّل الدور.
error-setup-two-winners = للطرفين صف فائز، وهذا لا تبلغه أي لعبة؛ أزل أحد الصفين.
error-setup-after-end = استمر اللعب بعد صف أنهى اللعبة؛ أزل قطعة للطرف الآخر.

### advice: why a move is good or bad, and how players compare

advice-wins-at-once = تفوز فورًا: { $squares } على خط واحد.
advice-completes-line = تُكمل الخط { $squares }، فتخسر بهذه القواعد.
advice-ends-in-draw = تملأ اللوحة ولم يفز أحد.
advice-in-moves = { $count ->
    [zero] في { $count } نقلة
    [one] في نقلة
    [two] في نقلتين
    [few] في { $count } نقلات
    [many] في { $count } نقلة
   *[other] في { $count } نقلة
}{ $length ->
    [bound] { " " }على الأكثر
   *[exact] { "" }
}
advice-loses = { $count ->
    [one] تخسر فورًا أمام { $line }.
   *[other] تخسر { advice-in-moves }: { $line }.
}
advice-loses-seen = { $count ->
    [zero] يرى البحث خسارة في { $count } نقلة: { $line }.
    [one] يرى البحث خسارة أمام { $line }.
    [two] يرى البحث خسارة في نقلتين: { $line }.
    [few] يرى البحث خسارة في { $count } نقلات: { $line }.
    [many] يرى البحث خسارة في { $count } نقلة: { $line }.
   *[other] يرى البحث خسارة في { $count } نقلة: { $line }.
}
advice-wins-in = { $count ->
    [one] تفوز في نقلة واحدة: { $line }.
   *[other] تفوز { advice-in-moves }: { $line }.
}
advice-wins-in-seen = { $count ->
    [zero] يرى البحث فوزًا في { $count } نقلة: { $line }.
    [one] يرى البحث فوزًا في نقلة واحدة: { $line }.
    [two] يرى البحث فوزًا في نقلتين: { $line }.
    [few] يرى البحث فوزًا في { $count } نقلات: { $line }.
    [many] يرى البحث فوزًا في { $count } نقلة: { $line }.
   *[other] يرى البحث فوزًا في { $count } نقلة: { $line }.
}
advice-loses-open-three = تتجاهل ثلاثية مفتوحة وتخسر { advice-in-moves }: { $line }.
advice-loses-fours = تخسر أمام رباعيات متتابعة { advice-in-moves }: { $line }.
advice-loses-threats = تخسر أمام تهديدات متتابعة { advice-in-moves }: { $line }.
advice-wins-fours = تفوز برباعيات متتابعة { advice-in-moves }: { $line }.
advice-wins-threats = تفوز بتهديدات متتابعة { advice-in-moves }: { $line }.
advice-sure-win = تفوز { $square } قطعًا { advice-in-moves }، ولم يثبت أن هذه النقلة تفوز أيضًا.
advice-better-win = الأفضل { $square }: فوز { advice-in-moves }.
advice-better-draw = الأفضل { $square }: تحافظ على التعادل.
advice-better-loss = { $count ->
    [two] الأفضل { $square }: تصمد نقلتين.
    [few] الأفضل { $square }: تصمد { $count } نقلات.
    [many] الأفضل { $square }: تصمد { $count } نقلة.
   *[other] الأفضل { $square }: تصمد { $count } نقلة.
}
advice-better-unclear = الأفضل { $square }: لا يرى البحث بعدها خسارة.
advice-blocks = تمنع الخصم من إكمال خط في { $squares }.
advice-fork = تصنع شوكة: تهدد بالفوز في { $squares }.
advice-threatens = تهدد بالفوز في { $square }.
advice-blocks-fork = تمنع شوكة في { $squares }.
advice-or = { $first } أو { $second }
advice-forced = لا نقلة أخرى مسموح بها.
advice-only-win = لا تفوز أي نقلة أخرى.
advice-only-draw = كل نقلة أخرى تخسر.
advice-keeps-draw = تحافظ على التعادل، ولا نقلة تفوز.
advice-draws = تتعادل قطعًا، ولم يثبت أن نقلة أخرى تفوز.
advice-lasts-longest = كل النقلات تخسر، ولا شيء يصمد أطول.
advice-nothing-to-lose = كل النقلات تحافظ على التعادل.
advice-most-lines = { $count ->
    [zero] لا خط مفتوح يمر بهذه الخانة.
    [one] يمر بهذه الخانة خط مفتوح واحد، ولا خط بغيرها.
    [two] يمر بهذه الخانة خطان مفتوحان، أكثر من أي خانة أخرى.
    [few] تمر بهذه الخانة { $count } خطوط مفتوحة، أكثر من أي خانة أخرى.
    [many] يمر بهذه الخانة { $count } خطًا مفتوحًا، أكثر من أي خانة أخرى.
   *[other] يمر بهذه الخانة { $count } خط مفتوح، أكثر من أي خانة أخرى.
}
advice-search-prefers = لا يرى البحث نقلة أفضل، ويتوقع { $line }.
advice-search-doubts = يفضّل البحث { $square }.
advice-exact = دقيق: اكتمل البحث حتى نهاية اللعبة.
advice-proven = مثبت: لا دفاع أمام التهديدات.
advice-outcome-proven = النتيجة مثبتة؛ وعدد النقلات حد أقصى.
advice-not-exact = غير دقيق: لم يبلغ البحث نهاية اللعبة.
advice-not-proven = { $count ->
    [zero] غير مثبت: نظر البحث إلى الأمام { $count } نقلة من نقلات الطرفين.
    [one] غير مثبت: نظر البحث نقلة واحدة إلى الأمام.
    [two] غير مثبت: نظر البحث نقلتين من نقلات الطرفين إلى الأمام.
    [few] غير مثبت: نظر البحث إلى الأمام { $count } نقلات من نقلات الطرفين.
    [many] غير مثبت: نظر البحث إلى الأمام { $count } نقلة من نقلات الطرفين.
   *[other] غير مثبت: نظر البحث إلى الأمام { $count } نقلة من نقلات الطرفين.
}
advice-class-forced = اضطرارية
advice-class-only = الوحيدة
advice-class-best = الأفضل
advice-class-slower-win = فوز أبطأ
advice-class-faster-loss = خسارة أسرع
advice-class-throws-win-away = تضيّع الفوز
advice-class-loses = تخسر
advice-class-unproven = فوزها غير مثبت
advice-class-lost = خاسرة
advice-class-preferred = يفضّلها البحث
advice-class-good = تكاد تكون الأفضل
advice-class-doubtful = مشكوك فيها
advice-class-mistake = خطأ
advice-class-unknown = لم تُقيَّم
advice-value-draw = تعادل
advice-value-estimate = نحو { $score }
advice-value-unknown = مجهول
advice-no-return = حُسمت اللعبة بالنقلة { $number }: { $square } ({ $player }).
advice-turn-swing = أكبر تحوّل في اللعبة كان النقلة { $number }: { $square } ({ $player })، إذ هبطت فرصة الفوز من { $before }٪ إلى { $after }٪.
advice-no-turn = لم تغيّر أي نقلة قيمة اللعبة.
advice-turn-unknown = لا يُعرف أين حُسمت اللعبة.

### puzzle: positions with one good move

puzzle-win = { $count ->
    [zero] الدور على { $symbol } وقد فاز.
    [one] الدور على { $symbol } ويفوز بهذه النقلة: اعثر عليها.
    [two] الدور على { $symbol } ويفوز في نقلتين: اعثر على أولاهما.
    [few] الدور على { $symbol } ويفوز في { $count } نقلات: اعثر على أولاها.
   *[other] الدور على { $symbol } ويفوز في { $count } نقلة: اعثر على أولاها.
}
puzzle-draw = الدور على { $symbol }، وكل النقلات تخسر إلا واحدة: اعثر عليها.
puzzle-right = صحيح: { $square }!
puzzle-right-line = صحيح! وتمضي اللعبة هكذا: { $moves }.
puzzle-wrong-draw = { $square } تضيّع الفوز وتنتهي اللعبة بالتعادل: { $moves }.
puzzle-wrong-loss = { $count ->
    [zero] { $square } تخسر فورًا: { $moves }.
    [one] { $square } تخسر في نقلة واحدة: { $moves }.
    [two] { $square } تخسر في نقلتين: { $moves }.
    [few] { $square } تخسر في { $count } نقلات: { $moves }.
   *[other] { $square } تخسر في { $count } نقلة: { $moves }.
}
puzzle-wrong-over = { $square } تنهي اللعبة، ولكن ليس كما ينبغي.
puzzle-hint-row = هي في الصف { $row }.
puzzle-hint-column = هي في العمود { $column }.
puzzle-hint-square = هي { $square }.
puzzle-list = { $number }. { $rules }، الدرجة { $grade }، { $goal }: { $state }
puzzle-goal-win = الفوز، عدد النقلات: { $moves }
puzzle-goal-draw = إنقاذ التعادل
puzzle-solved = محلول
puzzle-open = غير محلول

### list: the parts of an enumeration

list-separator = ؛
list-comma = ،

### certificate: the claims of proofs

certificate-board = { $rules }، لوحة فارغة، الدور على { $turn }
certificate-position = { $rules }، X في { $crosses }، وO في { $circles }، الدور على { $turn }
certificate-wins = { $plies ->
    [zero] { $position }: { $player } فائز الآن.
    [one] { $position }: يفوز { $player } في نقلة واحدة.
    [two] { $position }: يفوز { $player } في نقلتين على الأكثر من نقلات الطرفين.
    [few] { $position }: يفوز { $player } في { $plies } نقلات على الأكثر من نقلات الطرفين.
   *[other] { $position }: يفوز { $player } في { $plies } نقلة على الأكثر من نقلات الطرفين.
}
certificate-holds = { $position }: لا يخسر { $player }.
certificate-holds-for = { $plies ->
    [zero] { $position }: لم يخسر { $player } بعد.
    [one] { $position }: لا يخسر { $player } في نقلة واحدة.
    [two] { $position }: لا يخسر { $player } خلال نقلتين من نقلات الطرفين.
    [few] { $position }: لا يخسر { $player } خلال { $plies } نقلات من نقلات الطرفين.
   *[other] { $position }: لا يخسر { $player } خلال { $plies } نقلة من نقلات الطرفين.
}
certificate-holds-weakly = { $position }: لا يُكمل { $opponent } صفًا أبدًا، حتى إن استمرت اللعبة بعد صفوف { $player }.
certificate-draw = مع أفضل لعب تنتهي اللعبة بالتعادل: فعلى اللوحة الفارغة لا يستطيع اللاعب الثاني الفوز أيضًا، لأن الأول يستطيع اتباع الخطة نفسها بقطعة زائدة.

### proof: what a proof says of the moves of a game

proof-move = { $player } في { $square } هي نقلة البرهان.
proof-any-move = { $player } في { $square } جيدة كأي نقلة أخرى.
proof-listed = { $player } في { $square } رد يذكره البرهان.
proof-unlisted = { $player } في { $square } لا تغيّر شيئًا: يستمر البرهان كأن { $player } لم يلعب.
proof-forced = { $player } في { $square } اضطرارية.
proof-leaves-threat = { $player } في { $square } لا تمنع { $other } من إكمال صف.
proof-paired = { $player } في { $square } إحدى خانتين يأخذ { $other } ثانيتهما.
proof-weighed = الرد على { $player } في { $square } حيث تزن صفوف { $player } أكثر ما يمكن.
proof-harmless = { $player } في { $square } لا تغيّر شيئًا: يلعب { $other } حيث يشاء.
proof-plies-left = { $plies ->
    [zero] { $player } فائز الآن.
    [one] يفوز { $player } في نقلة واحدة.
    [two] يفوز { $player } في نقلتين أخريين على الأكثر من نقلات الطرفين.
    [few] يفوز { $player } في { $plies } نقلات أخرى على الأكثر من نقلات الطرفين.
   *[other] يفوز { $player } في { $plies } نقلة أخرى على الأكثر من نقلات الطرفين.
}
proof-ended = ينتهي البرهان هنا.

### trace: a search, step by step

trace-move = النقلة { $move }
trace-max = الدور على { $symbol }، المُعظِّم
trace-min = الدور على { $symbol }، المُصغِّر
trace-max-tree = الدور على المُعظِّم
trace-min-tree = الدور على المُصغِّر
trace-win = فاز { $symbol }
trace-draw = تعادل
trace-leaf = ورقة
trace-window = النافذة { $window }
trace-score = النتيجة { $score }
trace-returned = يعود برقم { $order }
trace-at-once = النقلة { $move } تفوز فورًا، وقيمتها { $score }.
trace-folded = { $count ->
    [zero] لا استدعاءات أخرى مخفية.
    [one] استدعاء آخر ({ $count }) غير معروض.
    [two] استدعاءان آخران ({ $count }) غير معروضين.
    [few] { $count } استدعاءات أخرى غير معروضة.
    [many] { $count } استدعاءً آخر غير معروض.
   *[other] { $count } استدعاء آخر غير معروض.
}
error-method = «{ $input }» ليس بحثًا يمكن تتبعه؛ اختر: { $choices }.
error-method-option = ليس لـ { $name } الخيار «{ $option }»؛ احذفه أو اختر بحثًا آخر.
error-brain = «{ $input }» ليس من لاعبي دوز؛ اختر واحدًا من هؤلاء: { $choices }.
error-brain-option = ليس للاعب «{ $name }» خيار «{ $option }»؛ احذفه أو اختر لاعبًا آخر.
error-window = «{ $input }» ليست نافذة؛ اكتب عددين، الأصغر أولًا، مثل { "\u2066" }-1,1{ "\u2069" }.
error-choice = لا يمكن اختيار «{ $input }» هنا؛ اختر واحدًا من هذه: { $choices }.
error-number-range = «{ $input }» ليس عددًا من { $from } إلى { $to }؛ حاول مرة أخرى.
error-tree = عند العلامة { $place } من الشجرة: { $reason }
error-tree-empty = تنقص ورقة؛ اكتب هناك عددًا صحيحًا.
error-tree-unclosed = ما زال قوس مفتوحًا؛ أغلقه.
error-tree-unopened = هذا القوس لا يغلق شيئًا؛ احذفه.
error-tree-rest = انتهت الشجرة قبل هذا؛ ضع كل شيء في قوسين.
error-tree-leaf = هذا ليس عددًا صحيحًا؛ اكتب عددًا، مثل { 7 } أو { "\u2066" }-3{ "\u2069" }.
error-tree-too-deep = لا يمكن أن يُفتح أكثر من { $count } قوس؛ اجعل الشجرة أقل عمقًا.

### records: games in files

records-place = السطر { $line }، الحرف { $column }: { $reason }
records-place-byte = البايت { $byte }: { $reason }
records-entry = في اللعبة { $number } من المباراة يجب أن يكون { "\u2066" }DOOZ[{ $entry }=…]{ "\u2069" } بقيمة صحيحة؛ اكتبه.
records-not-text = هذا ليس نصًا بترميز { "\u2066" }UTF-8{ "\u2069" }؛ احفظه بهذا الترميز.
records-no-game = لا توجد لعبة هنا؛ اختر ملفًا آخر أو سمِّ صيغته.
records-move = لا يمكن لعب النقلة { $number }. { $reason }
records-move-after-end = النقلة { $number } تأتي بعد نهاية اللعبة؛ لعلها لُعبت بقواعد أخرى.
records-no-size = لا يقول الملف ما حجم اللوحة؛ سمِّ القواعد، مثل { "\u2066" }15x15x5{ "\u2069" }.
records-no-rules = لا يقول الملف كم قطعة في صف تفوز؛ سمِّ القواعد، مثل { "\u2066" }3x3x3{ "\u2069" }.
records-unknown-rules = القواعد «{ $text }» غير معروفة هنا؛ سمِّ غيرها، مثل { "\u2066" }15x15x5-renju{ "\u2069" }.
records-other-game = هذه لعبة أخرى: { "\u2066" }GM[{ $text }]{ "\u2069" }؛ لا تعني الغوموكو والرينجو إلا { "\u2066" }GM[4]{ "\u2069" }.
records-other-board = لوحة { $columns } في { $rows } ليست لوحة { $rules }؛ سمِّ قواعد تناسبها.
records-size = «{ $text }» ليس حجم لوحة؛ اكتبه مثل { "\u2066" }15{ "\u2069" } أو { "\u2066" }20:15{ "\u2069" }.
records-length = «{ $text }» ليس عدد قطع في صف؛ اكتبه مثل { "\u2066" }5{ "\u2069" }.
records-point = «{ $text }» ليست خانة من هذه اللوحة؛ اكتب خانة منها.
records-pass = لا يترك أحد دوره في هذه اللعبة؛ اكتب خانة أو احذف النقلة.
records-out-of-turn = الدور هنا للطرف الآخر؛ يلعب الطرفان بالتناوب.
records-two-moves = للعقدة نقلة واحدة؛ اجعل للثانية عقدة خاصة بها.
records-late-setup = توضع القطع مسبقًا قبل النقلة الأولى فقط؛ انقلها إلى العقدة الأولى.
records-side = «{ $text }» ليس طرفًا؛ اكتب { "\u2066" }B{ "\u2069" } أو { "\u2066" }W{ "\u2069" }.
records-sign = لا مكان هنا للعلامة «{ $sign }»؛ احذفها.
records-no-node = تنقص { "\u2066" };{ "\u2069" } بعد هذا { "\u2066" }({ "\u2069" }؛ اكتبها.
records-no-value = لا قيمة للخاصية { $name }؛ اكتب قيمة بعدها، مثل { "\u2066" }{ $name }[…]{ "\u2069" }.
records-unclosed-value = هذه القيمة للخاصية { $name } لا تنتهي؛ أغلقها بالعلامة { "\u2066" }]{ "\u2069" }.
records-unclosed-tree = هذا القوس { "\u2066" }({ "\u2069" } لم يُغلق؛ اكتب { "\u2066" }){ "\u2069" } حيث ينتهي الفرع.
records-too-many-nodes = في الملف نقلات أكثر مما يتسع له؛ قسّمه.
records-psq-header = يبدأ ملف بيسكفورك هكذا: { "\u2066" }Piskvorky 15x15, 0:0, 0{ "\u2069" }؛ اكتب هذا السطر كاملًا.
records-psq-move = تُكتب النقلة مثل { "\u2066" }8,8,0{ "\u2069" }: العمود والصف والميلي ثانية.
records-offset = «{ $text }» ليس زوج إزاحات؛ اكتب لكل قطعة بُعدها عن المركز يمينًا ونزولًا، مثل { "\u2066" }-1,2{ "\u2069" }.
records-finished = تنتهي اللعبة في هذه الافتتاحية؛ احذف نقلاتها الأخيرة.
records-lib-header = هذا ليس ملف رنليب؛ اختر ملفًا آخر أو سمِّ صيغته.
records-lib-version = الإصدار { $version } من ملفات رنليب غير معروف هنا؛ احفظ الملف برنليب { "\u2066" }3.4{ "\u2069" } أو أقدم.
records-lib-board = ملفات رنليب للوحات لا تتجاوز { "\u2066" }15x15{ "\u2069" }، لا لـ{ $rules }؛ اختر قواعد أخرى.
records-lib-cut = الملف مقطوع هنا؛ ابحث عن نسخة كاملة منه.
records-lib-rest = شجرة النقلات كاملة، لكن الملف يستمر؛ ابحث عن نسخة أخرى منه.
records-cannot-hold-start = لا مكان في { $format } لقطع موضوعة مسبقًا؛ اختر { "\u2066" }sgf{ "\u2069" }.
records-cannot-hold-board = لا مكان في { $format } للوحة أكبر من { "\u2066" }15x15{ "\u2069" }؛ اختر { "\u2066" }sgf{ "\u2069" }.
records-not-a-text = { $format } ليست نصًا؛ اختر { "\u2066" }sgf{ "\u2069" }.
records-loss-side-lines = { $count ->
    [one] فرع جانبي واحد
    [two] فرعان جانبيان
    [few] { $count } فروع جانبية
    [many] { $count } فرعًا جانبيًا
   *[other] { $count } فرع جانبي
}
records-loss-comments = { $count ->
    [one] تعليق واحد
    [two] تعليقان
    [few] { $count } تعليقات
    [many] { $count } تعليقًا
   *[other] { $count } تعليق
}
records-loss-rules = القواعد
records-loss-symbols = من يرسم أي رمز
records-loss-names = اسما اللاعبين
records-loss-result = النتيجة
records-loss-times = { $count ->
    [one] زمن نقلة واحدة
    [two] زمن نقلتين
    [few] زمن { $count } نقلات
   *[other] زمن { $count } نقلة
}
records-loss-properties = { $count ->
    [one] خاصية أخرى واحدة
    [two] خاصيتان أخريان
    [few] { $count } خواص أخرى
   *[other] { $count } خاصية أخرى
}
records-loss-games = { $count ->
    [one] لعبة أخرى واحدة
    [two] لعبتان أخريان
    [few] { $count } ألعاب أخرى
   *[other] { $count } لعبة أخرى
}

### the weights of intuition

intuition-condition-wins-holds = الفوز أولًا: { "\u2066" }g({ $length }) > { 4 }·q({ $length }){ "\u2069" } متحقق لأن { "\u2066" }{ $left } > { $right }{ "\u2069" }. لا يفوته فوز.
intuition-condition-wins-broken = الفوز أولًا: { "\u2066" }g({ $length }) > { 4 }·q({ $length }){ "\u2069" } غير متحقق لأن { "\u2066" }{ $left } ≤ { $right }{ "\u2069" }. تحذير: قد يبدو الإفساد خيرًا من الفوز.
intuition-condition-stops-holds = ثم الصدّ: { "\u2066" }q({ $length }) > { 4 }·g({ $shorter }){ "\u2069" } متحقق لأن { "\u2066" }{ $left } > { $right }{ "\u2069" }. لا يُهمَل تهديد.
intuition-condition-stops-broken = ثم الصدّ: { "\u2066" }q({ $length }) > { 4 }·g({ $shorter }){ "\u2069" } غير متحقق لأن { "\u2066" }{ $left } ≤ { $right }{ "\u2069" }. تحذير: قد يُهمَل تهديد.
