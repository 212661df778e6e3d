# What the page says on every screen. The rules of these files stand in dooz.ftl.

### page: the frame around every screen

page-title = { $place } · دوز
page-skip = انتقل إلى المحتوى
page-screens = الشاشات
page-play = اللعب
page-analyse = التحليل
page-learn = التعلّم
page-puzzles = الألغاز
page-settings = الإعدادات
page-language = اللغة
page-theme = الألوان
page-theme-system = كالنظام
page-theme-light = فاتحة
page-to-dark = ألوان داكنة
page-to-light = ألوان فاتحة
page-theme-dark = داكنة
page-stones = القطع
page-stones-by-size = بحسب حجم اللوحة
page-stones-symbols = علامات X ودوائر دائمًا
page-stones-stones = قطع سوداء وبيضاء دائمًا
page-more = المزيد
page-coordinates = الإحداثيات
page-numbers = أرقام النقلات على القطع
page-sounds = الأصوات
page-still = بلا رسوم متحركة
page-latin-digits = أرقام لاتينية
page-close = إغلاق
page-worker-failed = فشل الجزء المفكِّر من الصفحة في هذا. حاول مرة أخرى أو أعد تحميل الصفحة؛ لعبتك محفوظة.
page-try-again = حاول مجددًا
page-no-weights = تعذّر تحميل المحرّك لهذه القواعد. تحقّق من الاتصال ثم حاول مرة أخرى؛ لعبتك محفوظة.
page-no-language = تعذّر تحميل اللغة «{ $language }». تحقّق من الاتصال ثم اخترها مرة أخرى.
page-no-place = لا يوجد مثل هذا العنوان في هذا البرنامج.
page-not-kept = لا يسمح هذا المتصفح للصفحة بحفظ أي شيء: ستضيع لعبتك وتقدمك عند المغادرة.

### board: what is heard of a board

board-cross = { $square }، علامة X
board-circle = { $square }، دائرة
board-black = { $square }، قطعة سوداء
board-white = { $square }، قطعة بيضاء
board-empty = { $square }، فارغة
board-forbidden = { $square }، ممنوعة
board-last = آخر نقلة
board-wins = في خط الفوز
board-hint = مقترحة
board-better = أفضل
board-best = أفضل نقلة
board-threatens = تهدد
board-candidate = فرصة الفوز { $percent }٪
board-threat-open-three = ثلاثية مفتوحة لصالح { $player }
board-threat-four = رباعية لصالح { $player }
board-threat-open-four = رباعية مفتوحة لصالح { $player }
board-threat-five = خماسية لصالح { $player }
board-threat-row = { $length } في صف لصالح { $player }
board-wrong = خطأ
board-right = صحيح
board-look = انظر هنا
board-touch-again = المس { $square } مرة أخرى للعب هناك.
board-taken = الخانة { $square } مشغولة؛ اختر خانة فارغة.

### puzzles: positions with one good move

puzzles-hint = تلميح
puzzles-again = حاول مجددًا
puzzles-next = اللغز التالي
puzzles-grade = الدرجة { $grade }
puzzles-number = اللغز { $number }
puzzles-kind = { $rules }، الدرجة { $grade }
puzzles-draw = { $symbol } يحافظ على التعادل
puzzles-solution = الحل
puzzles-solution-is = الحل: { $moves }.
puzzles-skip = تخطَّ
puzzles-yours = ألغازك
puzzles-solved = محلولة
puzzles-row = { $count ->
    [zero] أيام متتالية
    [one] يوم متتالٍ
    [two] يومان متتاليان
    [few] أيام متتالية
    [many] يومًا متتاليًا
   *[other] يوم متتالٍ
}
puzzles-today = اليوم
puzzles-grade-named = الدرجة { $grade }، { $name }
puzzles-grade-1 = الخطوات الأولى
puzzles-grade-2 = سهل
puzzles-grade-3 = متوسط
puzzles-grade-4 = صعب
puzzles-grade-5 = صعب جدًا
puzzles-grade-done = أُنجزت هذه الدرجة
puzzles-all-done = حُلّت كل الألغاز
puzzles-done-again = يمكن حل أي منها مجددًا.
puzzles-go-on = إلى الدرجة { $grade }
puzzles-win = { $symbol } يفوز في { $count ->
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
