# What the page says on every screen. The rules of these files stand in dooz.ftl.

### page: the frame around every screen

page-title = دوز: إكس أو وغوموكو وكل ألعاب الصف الواحد
page-skip = انتقل إلى المحتوى
page-screens = الشاشات
page-play = العب
page-analyse = حلّل
page-learn = تعلّم
page-puzzles = ألغاز
page-settings = الإعدادات
page-language = اللغة
page-theme = الألوان
page-theme-system = كالنظام
page-theme-light = فاتحة
page-theme-dark = داكنة
page-stones = القطع
page-stones-symbols = إشارات ودوائر
page-stones-stones = حجارة سوداء وبيضاء
page-more = المزيد
page-coordinates = إحداثيات بجانب الرقعة
page-numbers = أرقام النقلات
page-sounds = الأصوات
page-still = بلا حركة
page-latin-digits = أرقام لاتينية
page-close = إغلاق
page-worker-failed = فشل الجزء المفكِّر من الصفحة في هذا. حاول مرة أخرى أو أعد تحميل الصفحة؛ لعبتك محفوظة.
page-no-weights = تعذّر تحميل المحرّك لهذه القواعد. تحقّق من الاتصال ثم حاول مرة أخرى؛ لعبتك محفوظة.
page-not-kept = لا يسمح هذا المتصفح للصفحة بحفظ لعبتك؛ ستضيع عند المغادرة.

### board: what is heard of a board

board-cross = { $square }، إكس
board-circle = { $square }، دائرة
board-empty = { $square }، فارغة
board-forbidden = { $square }، ممنوعة
board-last = آخر نقلة
board-wins = في خط الفوز
board-hint = مقترحة
board-better = أفضل
board-best = أفضل نقلة
board-threat-open-three = ثلاثية مفتوحة لـ { $player }
board-threat-four = رباعية لـ { $player }
board-threat-open-four = رباعية مفتوحة لـ { $player }
board-threat-five = خماسية لـ { $player }
board-wrong = خطأ
board-right = صحيح
board-look = انظر هنا
board-comma = ،
board-touch-again = المس { $square } مرة أخرى للعب هناك.

### puzzles: positions with one good move

puzzles-hint = تلميح
puzzles-again = حاول مجددًا
puzzles-next = اللغز التالي
puzzles-which = أي ألغاز
puzzles-all = كل الدرجات
puzzles-grade = الدرجة { $grade }
