# The screen of learn: chapters, and the tree of a search.

### learn: the chapters

learn-lessons = الدروس
learn-lessons-what = أحد عشر درسًا قصيرًا، من ثلاث خانات فارغة إلى ألفا-بيتا على لوحة عشرة في عشرة. تكاد كل خطوة تسألك شيئًا.
learn-done = { $done } من { $count }
learn-next = الخطوة التالية
learn-show = أرِني
learn-board = لوحة الدرس
learn-answers = الأجوبة
learn-watch = شاهده وهو يفكر
learn-think = دعه يفكر
learn-look-ahead = عدد النقلات إلى الأمام
learn-ahead-counts = حتى هذا العمق توجد { $everywhere } من الأوضاع، منها { $near } بنقلات بجوار القطع. وبألفا-بيتا فُحص منها { $calls }، مع ما سبقه من بحث أقل عمقًا. العدد من { 0 } إلى { 99 } يقارن نقلة لا يُفرض بعدها فوز ولا خسارة بأفضل مثيلاتها؛ و{ "\u2066" }+{ 2 }{ "\u2069" } فوز مفروض في نقلتين، و− خسارة مفروضة. والخانة التي بلا عدد لم تُفحص، أو قُطعت لأنها ليست أفضل من نقلة أخرى.
learn-all-lessons = كل الدروس
learn-lesson = الدرس { $lesson }
learn-lesson-place = الدرس { $lesson }، { $title }
learn-begin = ابدأ
learn-continue = تابع
learn-again = ابدأ من جديد
learn-watch-both = شاهد الاثنين
learn-step-back = الخطوة السابقة

### learn: the tree

learn-tree = شجرة البحث
learn-tree-what = تتبّع مينيماكس أو ألفا-بيتا أو المتوسطات أو الحدس خطوة خطوة، إلى الأمام وإلى الوراء: من لعبتك، أو من أي لوحة، أو في شجرة تكتبها.
learn-tree-open = افتح الشجرة
learn-what = ما الذي يُبحث فيه
learn-subject = من
learn-own-board = لوحة من عندك
learn-own-tree = شجرة من عندك
learn-game = لعبتك
learn-rules = الأعمدة والصفوف وطول الخط
learn-picture = اللوحة: X وO، ونقطة للخانة الفارغة
learn-turn = الدور
learn-typed-tree = الشجرة: الأوراق بين أقواس
learn-how = كيف يُبحث
learn-method = الطريقة
learn-minimax = مينيماكس
learn-minimax-one = نيغاماكس
learn-alphabeta = ألفا-بيتا
learn-alphabeta-one = ألفا-بيتا بدالة واحدة
learn-averaging = المتوسطات
learn-intuition = الحدس
learn-classic-alphabeta = ألفا-بيتا البرنامج ذي النافذة
learn-weights-own = أوزانك للصفوف المبنية، g
learn-weights-spoiled = أوزانك للصفوف المفسدة، q
learn-option-win = قيمة الفوز
learn-option-draw = قيمة التعادل
learn-option-loss = قيمة الخسارة
learn-option-unfinished = قيمة ما لم ينته
learn-option-window = النافذة الأولى
learn-window-is = النافذة { $window }
learn-option-cut = يقلّم عندما
learn-option-cut-ge = α ≥ β
learn-option-cut-gt = α > β
learn-option-cut-never = أبدًا
learn-option-fast-cut = يتوقف عند الفوز
learn-option-fast-cut-none = لا
learn-option-fast-cut-min = المُصغِّر
learn-option-fast-cut-both = كلاهما
learn-option-order = ترتيب النقلات
learn-option-order-rows = كما تُقرأ
learn-option-order-centre = الوسط أولًا
learn-option-order-reversed = معكوس
learn-option-depth-score = يفضّل الفوز السريع
learn-option-depth-score-none = لا
learn-option-depth-score-zero = نعم، كل نقلة عدا الأولى تكلّف نقطة
learn-option-depth-score-one = نعم، كل نقلة تكلّف نقطة
learn-against = مقارنة مع
learn-alone = لا شيء
learn-depth = المستويات المعروضة
learn-all-levels = الكل
learn-goes-on = أيهما يتقدم
learn-in-step = كلاهما معًا
learn-first-alone = الأول وحده
learn-second-alone = الثاني وحده
learn-working = البحث جارٍ.
learn-too-large = يجري هذا البحث { $calls } من الاستدعاءات، ولا يُعرض إلا أولها. لتصغيره ضع قطعًا أكثر أو اعرض مستويات أقل.
learn-too-large-more = يجري هذا البحث أكثر من { $calls } من الاستدعاءات، ولا يُعرض إلا أولها. لتصغيره ضع قطعًا أكثر أو اعرض مستويات أقل.
learn-impossible = هذه الطريقة لا تبحث في هذا. البرامج المنشورة لا تعرف إلا 3x3؛ اختر طريقة أخرى.
learn-needs-board = الحدس ينظر إلى اللوحات وحدها؛ اختر للشجرة طريقة أخرى.
learn-tree-long = الشجرة أطول من { $count } علامة؛ قصّرها.
learn-tree-side = لا تبدأ الشجرة بـ«{ $input }»؛ اكتب max أو min.

### learn: walking

learn-steps = الخطوات
learn-step = الخطوة { $step } من { $count }
learn-place = الموضع في البحث
learn-first = إلى البداية
learn-back = خطوة إلى الوراء
learn-forward = خطوة إلى الأمام
learn-last = إلى النهاية
learn-next-cut = التقليم التالي
learn-previous-cut = التقليم السابق
learn-next-return = العودة التالية
learn-previous-return = العودة السابقة
learn-play = تشغيل
learn-pause = إيقاف مؤقت
learn-speed = السرعة
learn-fast = { $count } في الثانية
learn-slow = واحدة كل { $count } ث
learn-key-tree = في الشجرة: إلى العقدة المجاورة
learn-key-enter = في الشجرة: طيّ أو فتح أو إجابة
learn-key-pan = في الشجرة: تحريك الصورة
learn-key-zoom = في الشجرة: أقرب، أبعد، كلها
learn-view = العرض
learn-fit = كلها
learn-unfold = افتح الكل
learn-fold = الطيّ المعتاد
learn-difference = استدعاءات كليهما: { $common }؛ الأول وحده: { $first }؛ الثاني وحده: { $second }
learn-board-here = لوحة هذا الاستدعاء
learn-code = شيفرة توضيحية
learn-keys-and-speed = المفاتيح والسرعة
learn-window = النافذة
learn-closed = مغلقة: { $reason }
learn-calls = استدعاءات
learn-ends = نهايات
learn-cuts = مرات التقليم
learn-left-out = متروكة
learn-legend-max = المُعظِّم يأخذ الأكبر
learn-legend-min = المُصغِّر يأخذ الأصغر
learn-legend-cut = متروك
learn-comparison = المقارنة
learn-uncovered = تُرك ما يلي: { $values }. بها أو بدونها، قيمة الشجرة كلها { $score }.
learn-uncovered-bound = تُرك ما يلي: { $values }. البحث في الشجرة كلها يجد { $score }؛ أما هذا فبدأ بنافذة أضيق.
learn-call-count = { $count ->
    [one] استدعاء واحد
    [two] استدعاءان
    [few] { $count } استدعاءات
    [many] { $count } استدعاءً
   *[other] { $count } استدعاء
}
learn-uncover = { $count ->
    [one] اكشف المتروك
    [two] اكشف الاثنين
    [few] اكشف الـ{ $count }
    [many] اكشف الـ{ $count }
   *[other] اكشف الـ{ $count }
}
