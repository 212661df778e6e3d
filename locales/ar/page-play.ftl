# What the screen of a game says. The rules of these files stand in dooz.ftl.

### play: what is on the screen of a game

play-black = الأسود
play-white = الأبيض
play-board = اللوحة، { $status }
play-show-paused = الحاسوبان ينتظران.
play-looking-back = نظرة إلى الوراء: النقلة { $move } من { $moves }.
play-nodes = { $count ->
    [zero] لم يُنظر في أي وضع
    [one] نُظر في وضع واحد
    [two] نُظر في وضعين
    [few] نُظر في { $count } أوضاع
    [many] نُظر في { $count } وضعًا
   *[other] نُظر في { $count } وضع
}
play-move-now = العب الآن
play-wait = الحاسوب يفكر. انتظر نقلته أو اضغط «العب الآن».
play-go-on = تابع
play-pause = إيقاف مؤقت
play-step = نقلة واحدة
play-speed = سرعة العرض
play-new = العب مجددًا
play-new-kept = بدأت لعبة جديدة. اللعبة السابقة بين الألعاب الماضية.
play-undo = تراجع
play-redo = إعادة
play-ask-hint = تلميح
play-first = الوضع الأول
play-previous = نقلة إلى الوراء
play-next = نقلة إلى الأمام
play-last = الوضع الأخير
play-moves = النقلات
play-move-of = { $number }. { $square }، { $player }
play-side-line = فرع جانبي
play-promote = اجعل هذا الفرع هو اللعبة
play-earlier-games = الألعاب الماضية
play-no-earlier = لا ألعاب ماضية بعد.
play-earlier = اللعبة { $number }، { $rules }، { $count ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}: { $result }
play-earlier-open = لم تنتهِ
play-earlier-draw = تعادل
play-earlier-first = فاز اللاعب الأول
play-earlier-second = فاز اللاعب الثاني
play-taken-up = تستمر هذه اللعبة الماضية، وحلّت الأخرى محلها.
play-title-your-move = دورك: { $game }
play-brain-rules = { $brain } لا يستطيع أن يلعب { $rules }. ابدأ لعبة جديدة مع خصم آخر.
play-match-unread = تعذرت قراءة اللعبة المحفوظة هنا، فبدأت لعبة جديدة. النص القديم ما زال في هذا المتصفح. { $reason }
play-panel = اللعبة
play-has-black = الأسود
play-has-white = الأبيض
play-begins = يبدأ
play-follows = يلعب ثانيًا
play-strength = القوة { $level }
play-opponent = الخصم
play-took-back = تراجعت عن: { $squares }.
play-replayed = أُعيد لعب: { $squares }.
# What stands between asterisks is set in bold.
play-danger-line = { $player } يهدد *بإكمال صف*: { $squares }.
play-danger-three = لدى { $player } *ثلاثية مفتوحة*: أغلق { $squares }.
play-either = { $squares } أو { $last }
play-more = المزيد
play-share = مشاركة
play-shared = نُسخ عنوان هذا الوضع.
play-not-shared = لا يسمح المتصفح للصفحة بالنسخ. انسخ العنوان من شريط العناوين.
play-open = افتح لعبة
play-set-up = رتّب وضعًا
play-turn-board = أدر اللوحة
play-flip-board = اعكس اللوحة
play-more-options = خيارات أخرى
play-review = مراجعة
play-other = جديدة
play-options = ما يُعرض
play-worth = قيمة كل نقلة
play-threats = إظهار التهديدات
play-bar = التقييم بجانب اللوحة
play-numbers = أرقام النقلات على القطع
play-no-earlier-about = لا يضيع شيء حين تبدأ لعبة جديدة: تأتي السابقة إلى هنا.

### thinking: how the computer has thought

thinking-show = إظهار تفكيره
thinking-scores = الأرقام على اللوحة هي الدرجات التي أعطاها لنقلاته قبل نقلته الأخيرة. والخانة التي بلا رقم لم تُفحص أو ليست أفضل من الأفضل.
thinking-none = تظهر أفكاره هنا بعد نقلته التالية.
thinking-calls = { $count ->
    [zero] لم يُفحص أي وضع.
    [one] فُحص وضع واحد.
    [two] فُحص وضعان.
    [few] فُحصت { $count } أوضاع.
    [many] فُحص { $count } وضعًا.
   *[other] فُحص { $count } وضع.
}
thinking-score = درجة نقلته: { $score }.
thinking-stopped = أُوقف قبل أن يحسم أمره.
thinking-expects = يتوقع { $line }.
thinking-boards = لوحات المستويين الأولين من تفكيره
thinking-board = اللوحة { $number } من { $count }، المستوى { $level }
thinking-board-next = اللوحة التالية
thinking-again = مرة أخرى

### match: what is chosen for a new match

match-new = لعبة جديدة
match-begin = ابدأ
match-rules = اللعبة
match-own = مخصصة
match-columns = الأعمدة
match-rows = الصفوف
match-length = كم في الصف
match-line = أي الصفوف تُحسب
match-begins-first = أنت تبدأ
match-begins-second = الخصم يبدأ
match-begins-random = القرعة تحدد من يبدأ
match-begins-alternating = تتناوبان على البدء
match-symbols = الرموز
match-symbols-x = أنت ترسم علامة X (الأسود)
match-symbols-o = أنت ترسم الدائرة (الأبيض)
match-symbols-first = من يبدأ يرسم علامة X
match-symbols-first-o = من يبدأ يرسم الدائرة
match-stone = إذا بدأ الحاسوب كانت نقلته الأولى عشوائية
match-option-level = المستوى
match-option-style = الأسلوب، من { "\u2066" }−{ 100 }{ "\u2069" } (حذر) إلى { 100 } (هجومي)
match-option-family = أوزان الصفوف
match-option-tie = من النقلات المتساوية
match-option-count = القطع المحسوبة
match-option-count-row = قطع الصف
match-option-count-line = قطع الخط كله
match-option-candidates = الخانات التي ينظر إليها
match-option-depth = كم نقلة ينظر إلى الأمام
match-option-window = النافذة الأولى
match-option-fast-cut = يتوقف عند أفضل درجة
match-option-cut = يقلّم
match-option-family-power = القوى
match-option-family-factorial = المضروبات
match-option-tie-first = الأولى
match-option-tie-centre = الأقرب إلى الوسط
match-option-candidates-all = كلها
match-option-candidates-near = بجوار القطع
match-option-fast-cut-none = لا يتوقف
match-option-fast-cut-min = حيث يلعب المُصغِّر
match-option-fast-cut-both = في كل مكان
match-option-cut-ge = عند تساوي الدرجات
match-option-cut-gt = فقط عند تجاوزها
match-rules-changed = { $brain } يلعب على لوحة 3x3 فقط، فصارت اللوحة 3x3.
match-rules-other = القواعد الآن قواعد { $brain }: { $rules }.
match-seat-changed = { $brain } لا يعرف هذه القواعد؛ حلّ مكانه الآن { $other }.
match-no-board = للوحات من { 3 } إلى { 22 } عمودًا وصفًا، وفي الصف خانتان على الأقل.
match-against = ضد
match-computer = الحاسوب
match-friend = صديق
match-watch = مشاهدة
match-strength = القوة
match-strength-near = قوة الحاسوب الأول
match-you-play = دورك
match-first = أولًا
match-second = ثانيًا
match-by-lot = بالقرعة
match-in-turns = تبادل البدء
match-details = الافتتاحية والساعة ونوع اللاعب
match-clock = الساعة
match-clock-unlimited = بلا ساعة
match-clock-60 = دقيقة لكل لاعب
match-clock-180-2 = { 3 } دقائق لكل لاعب، مع ثانيتين إضافيتين لكل نقلة
match-clock-300 = { 5 } دقائق لكل لاعب
match-clock-600 = { 10 } دقائق لكل لاعب
match-clock-1800 = { 30 } دقيقة لكل لاعب
match-kind = نوع اللاعب
match-kind-near = نوع الحاسوب الأول
match-size = { $columns } في { $rows }
match-own-about = أي حجم

### swap2: the opening in which the players choose their sides

swap2-choose = { $player }: اختر جانبًا.
swap2-choose-only = وُضعت كل القطع: اختر { $first } أو { $second }.
swap2-moves-next = النقلة التالية: { $second }.
swap2-two-more = أو ضع قطعتين أخريين ليختار اللاعب الآخر.
swap2-take = خذ { $symbol }
swap2-back = أُلغي اختيار الجانبين.
swap2-again = اختير الجانبان من جديد.
swap2-no-side = بلا جانب بعد

### strength: what a level sees

strength-easy = سهل
strength-casual = عادي
strength-strong = قوي
strength-best = الأقوى
strength-perfect = كامل
strength-now = { $name } ({ $level })
strength-sees-all = يرى اللعبة حتى نهايتها
strength-sees-ahead = { $count ->
    [zero] لا يرى أي نقلة إلى الأمام
    [one] يرى نقلة واحدة إلى الأمام
    [two] يرى نقلتين إلى الأمام
    [few] يرى { $count } نقلات إلى الأمام
    [many] يرى { $count } نقلة إلى الأمام
   *[other] يرى { $count } نقلة إلى الأمام
}
strength-sees-positions = { $count ->
    [zero] لا ينظر في أي وضع
    [one] ينظر في وضع واحد لكل نقلة
    [two] ينظر في وضعين لكل نقلة
    [few] ينظر في { $count } أوضاع على الأكثر لكل نقلة
    [many] ينظر في { $count } وضعًا على الأكثر لكل نقلة
   *[other] ينظر في { $count } وضع على الأكثر لكل نقلة
}
strength-slips = { $seen }، لكنه يلعب { $slips } من كل { 100 } نقلة كيفما اتفق.
strength-never-slips = { $seen }، ولا يخطئ أبدًا.

### hello: what a first visitor finds

hello-title = دورك.
hello-about = أنت X وبدأت من الزاوية، وردّ خصم متساهل. واصل اللعب، أو اختر:
hello-tic-tac-toe = إكس أو
hello-tic-tac-toe-about = ثلاثة في صف. تستغرق اللعبة دقيقة.
hello-gomoku = غوموكو
hello-gomoku-about = خمسة في صف على لوحة خمسة عشر في خمسة عشر.
hello-puzzle = لغز اليوم
hello-lessons = أو شاهد كيف تفكر الآلة

### result: how a game was decided

result-row = أكمل { $player } الصف من { $from } إلى { $to }: { $count ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}.
result-column = أكمل { $player } العمود من { $from } إلى { $to }: { $count ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}.
result-diagonal = أكمل { $player } القطر من { $from } إلى { $to }: { $count ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}.

### statistics: the user's own results

statistics-title = نتائجك
statistics-none = لم تُنهِ أي لعبة ضد الحاسوب بعد.
statistics-none-about = تظهر هنا مرات الفوز والتعادل والخسارة والفوز المتتالي لكل لعبة وخصم، وتبقى في هذا المتصفح.
statistics-game = اللعبة
statistics-won = فوز
statistics-drawn = تعادل
statistics-lost = خسارة
statistics-streak = متتالية

### press: the list of keys

press-title = المفاتيح
press-open = قائمة المفاتيح
press-board = بلوحة المفاتيح على اللوحة
press-help = هذه القائمة
press-arrows = من خانة إلى خانة على اللوحة
press-enter = اللعب في الخانة
press-ends = إلى طرفي الصف؛ مع Ctrl، طرفي اللوحة
press-pages = إلى طرفي العمود
press-keypad = خانة من لوحة 3x3، كما في لوحة الأرقام
press-steps = نقلة إلى الوراء، نقلة إلى الأمام
press-whole = إلى البداية، إلى النهاية
press-ten = عشر نقلات إلى الوراء، عشر نقلات إلى الأمام
press-analysis = تشغيل التحليل أو إيقافه
press-escape = إغلاق ما هو مفتوح
play-draw-stuck = تعادل: كل نقلة بقيت أمام { $player } ممنوعة.
