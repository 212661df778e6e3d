# What the screen of a game says. The rules of these files stand in dooz.ftl.

### play: what is on the screen of a game

play-black = الأسود
play-white = الأبيض
# A name in a gap does not decide the direction of the line, so a mark does.
play-seat = {"\u200F"}{ $name } ({ $player })
play-board = اللوحة، { $status }
play-show-paused = الحاسوبان ينتظران.
play-looking-back = نظرة إلى الوراء: النقلة { $move } من { $moves }.
play-nodes = { $count ->
    [zero] لم يُنظر في أي وضعية
    [one] نُظر في وضعية واحدة
    [two] نُظر في وضعيتين
    [few] نُظر في { $count } وضعيات
    [many] نُظر في { $count } وضعية
   *[other] نُظر في { $count } وضعية
}
play-move-now = العب الآن
play-wait = الحاسوب يفكر. انتظر نقلته أو اضغط «العب الآن».
play-go-on = متابعة
play-pause = إيقاف مؤقت
play-step = نقلة واحدة
play-speed = سرعة العرض
play-new = لعبة جديدة
play-new-kept = تبدأ لعبة جديدة. اللعبة السابقة بين الألعاب الماضية.
play-undo = تراجع
play-redo = إعادة
play-ask-hint = تلميح
play-first = الوضعية الأولى
play-previous = نقلة إلى الوراء
play-next = نقلة إلى الأمام
play-last = الوضعية الأخيرة
play-moves = النقلات
play-no-moves = لم تُلعب أي نقلة بعد.
play-move-of = { $number }. { $square }، { $player }
play-side-line = تفرع جانبي
play-promote = اجعل هذا التفرع هو اللعبة
play-earlier-games = الألعاب الماضية
play-no-earlier = لا ألعاب ماضية بعد. لا يضيع شيء حين تبدأ لعبة جديدة: تأتي السابقة إلى هنا.
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
play-analysis = التحليل: قيمة النقلات
play-title-your-move = دورك – دوز
play-brain-rules = { $brain } لا يعرف القواعد { $rules }. ابدأ مباراة جديدة مع خصم آخر.
play-match-unread = تعذرت قراءة اللعبة المحفوظة هنا، وتبدأ لعبة جديدة. النص القديم ما زال في هذا المتصفح. { $reason }

### thinking: how the computer has thought

thinking-show = إظهار تفكيره
thinking-scores = الأرقام على اللوحة هي الدرجات التي أعطاها لنقلاته قبل نقلته الأخيرة.
thinking-none = تظهر أفكاره هنا بعد نقلته التالية.
thinking-calls = { $count ->
    [zero] لم تُزر أي وضعية.
    [one] زيرت وضعية واحدة.
    [two] زيرت وضعيتان.
    [few] زيرت { $count } وضعيات.
    [many] زيرت { $count } وضعية.
   *[other] زيرت { $count } وضعية.
}
thinking-score = درجة نقلته: { $score }.
thinking-stopped = أُوقف قبل أن يحسم أمره.
thinking-expects = يتوقع { $line }.
thinking-boards = لوحات المستويين الأولين من تفكيره
thinking-board = اللوحة { $number } من { $count }، المستوى { $level }
thinking-board-next = اللوحة التالية
thinking-again = مرة أخرى

### match: what is chosen for a new match

match-new = مباراة جديدة
match-begin = ابدأ
match-cancel = إلغاء
match-rules = اللعبة
match-own = قواعد من عندك
match-columns = الأعمدة
match-rows = الصفوف
match-length = في صف
match-line = أي الصفوف تُحسب
match-near = أنت، أو الحاسوب الأول
match-far = الخصم
match-person-near = أنت
match-person-far = شخص بجانبك
match-begins = من يبدأ
match-begins-first = أنت (أو الحاسوب الأول)
match-begins-second = الخصم
match-begins-random = القرعة في كل مرة
match-begins-alternating = بالتناوب
match-symbols = الرموز
match-symbols-x = أنت ترسم علامة X (الأسود)
match-symbols-o = أنت ترسم الدائرة (الأبيض)
match-symbols-first = من يبدأ يرسم علامة X
match-symbols-first-o = من يبدأ يرسم الدائرة
match-stone = أول حجر لحاسوب يبدأ يقع في أي مكان
match-option-level = المستوى
match-option-style = الأسلوب، من ‎-100‎ حذر إلى 100 هجومي
match-option-family = أوزان الصفوف
match-option-tie = من النقلات المتساوية
match-option-candidates = المربعات التي ينظر إليها
match-option-depth = كم نقلة ينظر إلى الأمام
match-option-window = النافذة الأولى
match-option-fast-cut = يتوقف عند أفضل درجة
match-option-cut = يقطع
match-option-family-power = القوى
match-option-family-factorial = المضروبات
match-option-tie-first = الأولى
match-option-tie-centre = الأقرب إلى الوسط
match-option-candidates-all = كلها
match-option-candidates-near = بجوار الأحجار
match-option-fast-cut-none = لا مكان
match-option-fast-cut-min = حيث يلعب الأصغر
match-option-fast-cut-both = في كل مكان
match-option-cut-ge = عند تساوي الدرجات
match-option-cut-gt = فقط بعد ذلك
match-rules-changed = { $brain } يلعب على لوحة 3x3 فقط، فصارت اللوحة 3x3.
match-rules-other = القواعد الآن قواعد { $brain }: { $rules }.
match-seat-changed = { $brain } لا يعرف هذه القواعد؛ يجلس مكانه الآن { $other }.
match-no-board = للوحات من { 3 } إلى { 22 } عمودًا وصفًا، وفي الصف مربعان على الأقل.
match-speed = { $seconds } ثوانٍ للنقلة

### press: the list of keys

press-title = المفاتيح
press-open = قائمة المفاتيح
press-board = حين تكون لوحة المفاتيح على اللوحة
press-help = هذه القائمة
press-arrows = من مربع إلى مربع على اللوحة
press-enter = اللعب في المربع
press-ends = إلى طرفي الصف؛ مع Ctrl، طرفي اللوحة
press-pages = إلى طرفي العمود
press-keypad = مربع من لوحة 3x3، كما في لوحة الأرقام
press-steps = نقلة إلى الوراء، نقلة إلى الأمام
press-whole = إلى البداية، إلى النهاية
press-ten = عشر نقلات إلى الوراء، عشر نقلات إلى الأمام
press-analysis = تشغيل التحليل أو إيقافه
press-escape = إغلاق ما هو مفتوح
play-draw-stuck = تعادل: كل نقلة بقيت لـ { $player } ممنوعة.
