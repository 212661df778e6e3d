# The sentences of Dooz in Arabic.
#
# The keys are those of en/dooz.ftl, in the same order. Nouns after numbers
# have up to six forms. Numbers of the text stand in braces, so that they get
# the chosen digits. Options of the command line stand between \u2066 and
# \u2069, which keep their dashes in front.

### app: the program

app-name = دوز
app-tagline = إكس أو وغوموكو وكل ألعاب «عدد في صف»: العب وتعلّم وحلّل.

### brain: who can play, by the names of the option --opponent

brain-sisoog = سيسوغ
brain-freecodecamp = فري كود كامب
brain-lafore = لافور
brain-alphabeta = ألفا-بيتا
brain-minimax = مينيماكس
brain-machinarium = الحدسي
brain-perfect = الكامل
brain-search = الباحث
brain-random = العشوائي
brain-person = إنسان

brain-sisoog-about = مينيماكس يفضّل أسرع فوز؛ من برنامج بلغة C للطرفية وللمتحكم الدقيق.
brain-freecodecamp-about = مينيماكس لا يعرف الزمن: كل فوز عنده كأسرع فوز؛ من برنامج بلغة جافاسكريبت.
brain-lafore-about = يحسب متوسط ما قد يأتي بدلًا من توقّع أفضل رد؛ من برنامج بلغة { "\u2066" }C++{ "\u2069" }.
brain-alphabeta-about = مينيماكس يتخطى ما لا أثر له؛ من برنامج ذي نافذة.
brain-minimax-about = ينظر في كل المتابعات حتى نهاية اللعبة.
brain-machinarium-about = لا ينظر إلا في الخطوط المارة بكل خانة، فيلعب فورًا على أي رقعة.
brain-perfect-about = لا يُهزم حيثما أمكن البحث حتى نهاية اللعبة؛ يفوز سريعًا ويخسر متأخرًا.
brain-search-about = ينظر إلى الأمام بعدد النقلات الذي تسمح به.
brain-random-about = يلعب أي نقلة مسموح بها.
brain-person-about = إنسان آخر على لوحة المفاتيح نفسها.

### rules: what is played

rules-tic-tac-toe = إكس أو
rules-machinarium = ماشيناريوم
rules-gomoku = غوموكو
rules-gomoku-20 = غوموكو على رقعة كبيرة
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
line-renju-about = يفوز اللاعب الأول بخمسة في صف بالضبط، ويُمنع من الصف الطويل ومن الأربعة المزدوجة والثلاثة المزدوجة؛ ويفوز اللاعب الثاني بخمسة أو أكثر.
line-caro-about = لا يفوز صف طوله { $length } إذا سدّ الخصم طرفيه؛ والصف الأطول يفوز دائمًا.
line-misere-about = من يُكمل صفًا طوله { $length } يخسر.

### foul: what renju forbids to the first player

foul-overline = صف طويل
foul-double-four = أربعة مزدوجة
foul-double-three = ثلاثة مزدوجة

### player: whom a sentence is about

player-you = أنت
player-computer = الحاسوب
player-first = اللاعب الأول
player-second = اللاعب الثاني

### play: what is announced during a game

play-your-move = دورك.
play-turn = الدور: { $player }.
play-thinking = { $player }: قيد التفكير…
play-moved = لعب { $player } في { $square }.
play-you-win = لقد فزت!
play-computer-wins = فاز الحاسوب.
play-wins = فاز { $player }!
play-draw = تعادل
play-draw-long = تعادل: لم يعد بإمكان أحد أن يُكمل صفًا.
play-board-full = تعادل: امتلأت الرقعة.
play-game-over = انتهت اللعبة. اضغط مفتاح المسافة للعبة جديدة.
play-look-back = نظرة إلى الوراء: النقلة { $move } من { $moves }. المفتاح End: العودة إلى الآن.
play-paused = العرض متوقف مؤقتًا. p: متابعة.
play-new-game = تبدأ لعبة جديدة.
play-first-stone = يبدأ { $player }؛ وقعت القطعة الأولى بالقرعة في { $square }.
play-hint = تلميح: { $square }.
play-hint-score = تلميح: { $square }، وقيمته { $score }.
play-seeking-hint = جارٍ البحث عن تلميح…
play-no-hint = لا تلميح: انتهت اللعبة.
play-undone = تم التراجع عن { $square }.
play-redone = أُعيدت النقلة { $square }.
play-nothing-to-undo = لا توجد نقلة للتراجع عنها.
play-nothing-to-redo = لا توجد نقلة لإعادتها.
play-confirm-new = أتترك هذه اللعبة وتبدأ لعبة جديدة؟ (y/n)
play-confirm-quit = أتخرج من هذه اللعبة؟ هي محفوظة في { $file }. (y/n)
play-recorded = تُحفظ اللعبة في { $file }.
play-resumed = { $count ->
    [zero] تُستأنف اللعبة من بدايتها.
    [one] تُستأنف اللعبة بعد نقلة واحدة.
    [two] تُستأنف اللعبة بعد نقلتين.
    [few] تُستأنف اللعبة بعد { $count } نقلات.
   *[other] تُستأنف اللعبة بعد { $count } نقلة.
}
play-line = خط الفوز: { $squares }.
play-repaired = كان السطر الأخير من الملف { $file } ناقصًا فحُذف؛ كل النقلات التي قبله محفوظة.
play-read-only = الملف { $file } للقراءة فقط، فلن يُحفظ ما يحدث الآن.
play-too-small = النافذة صغيرة جدًا. كبّرها، أو ابدأ البرنامج مع { "\u2066" }--plain{ "\u2069" }.
play-too-small-by = كبّر النافذة إلى { $least-columns } عمودًا و{ $least-rows } صفوف على الأقل؛ فيها الآن { $columns } × { $rows }.
play-goodbye = إلى اللقاء!
play-score = { $first }: { $wins }، { $second }: { $losses }، التعادل: { $draws }

### prompt: the game line by line

prompt-move = دورك، { $player } (مثل { $example }؛ ? للمساعدة):
prompt-again = لعبة أخرى؟ ({ prompt-yes }/{ prompt-no })
prompt-yes = نعم
prompt-no = لا
prompt-end = انتهى الإدخال، وانتهت معه اللعبة.
prompt-board = الرقعة، صفًا صفًا من الأعلى:
prompt-moves = النقلات: { $moves }
prompt-show = تنقّل في اللعبة بكلمتي { word-undo } و{ word-redo }، أو اخرج بكلمة { word-quit }:
prompt-help = اكتب خانة مثل { $example }، أو إحدى هذه الكلمات: { word-undo }، { word-redo }، { word-hint }، { word-new }، { word-board }، { word-moves }، { word-quit }.
prompt-square = الخانة: { $text }

### word: what a person may type in the game line by line

word-undo = تراجع
word-redo = إعادة
word-hint = تلميح
word-new = جديدة
word-board = رقعة
word-moves = نقلات
word-help = مساعدة
word-quit = خروج

### classic: what the five programs say, each in its own way

classic-sisoog-title = X: الحاسوب، O: أنت
classic-sisoog-prompt = نقلتك ({ 1 } إلى { 9 }، كما على لوحة الأرقام):
classic-sisoog-moved = الحاسوب: العمود { $column }، الصف { $row }
classic-sisoog-key = لا تدل على الخانات إلا المفاتيح من { 1 } إلى { 9 }. حاول مرة أخرى.
classic-sisoog-occupied = هذه الخانة مشغولة. ما زال الدور دورك.
classic-sisoog-draw = تعادلنا!
classic-sisoog-computer-wins = لقد فاز الحاسوب!
classic-sisoog-person-wins = لقد فزت أنت!
classic-sisoog-new-game = اضغط أي مفتاح للعبة جديدة.
classic-freecodecamp-title = { $person }: أنت، { $computer }: الحاسوب
classic-freecodecamp-prompt = نقلتك ({ 0 } إلى { 8 }):
classic-freecodecamp-moved = يأخذ الحاسوب الخانة { $cell }.
classic-freecodecamp-draw = النتيجة تعادل.
classic-freecodecamp-computer-wins = فاز الحاسوب باللعبة.
classic-freecodecamp-person-wins = فزت باللعبة!
classic-lafore-title = تيك تاك
classic-lafore-prompt = العب نقلتك ({ 0 } إلى { 8 }):
classic-lafore-illegal = نقلة غير مسموح بها.
classic-lafore-moved = ألعب في { $cell }
classic-lafore-computer-wins = أنا فزت!
classic-lafore-person-wins = أنت فزت!
classic-lafore-draw = إنه تعادل
classic-lafore-thinking = قيد التفكير: الرقعة { $board } من أول مستويين
classic-alphabeta-title = إكس أو
classic-alphabeta-draw = تعادل
classic-alphabeta-new-game = اضغط مفتاح المسافة للعبة جديدة.
classic-machinarium-title = خمسة في صف

### panel: beside the board

panel-moves = النقلات
panel-thoughts = التفكير
panel-score = القيمة: { $score }
panel-calls = { $count ->
    [zero] لا استدعاءات
    [one] استدعاء واحد
    [two] استدعاءان
    [few] { $count } استدعاءات
    [many] { $count } استدعاءً
   *[other] { $count } استدعاء
}
panel-nodes = { $count ->
    [zero] لا عقد
    [one] عقدة واحدة
    [two] عقدتان
    [few] { $count } عقد
   *[other] { $count } عقدة
}
panel-time = الزمن: { $milliseconds } مللي ثانية
panel-depth = العمق: { $depth }
panel-line = المتوقع: { $moves }
panel-exact = دقيق: اكتمل البحث حتى نهاية اللعبة.
panel-not-exact = غير دقيق: قُطع البحث قبل نهايته.
panel-win-in = { $count ->
    [zero] { $player }: فوز الآن.
    [one] { $player }: فوز في نقلة واحدة.
    [two] { $player }: فوز في نقلتين.
    [few] { $player }: فوز في { $count } نقلات.
   *[other] { $player }: فوز في { $count } نقلة.
}
panel-no-thoughts = لم يُفكَّر في أي نقلة بعد.
panel-no-moves = لا نقلات بعد.

### menu: what can be chosen

menu-title = القائمة
menu-rules = القواعد
menu-rules-typing = أو اكتب الأعمدة x الصفوف x الطول، مثل 7x6x4.
menu-columns = الأعمدة
menu-rows = الصفوف
menu-length = طول الصف الفائز
menu-line = أي الصفوف تُحتسب
menu-side = جانبك
menu-opponent = الخصم
menu-first-brain = اللاعب الأول
menu-second-brain = اللاعب الثاني
menu-begins = من يبدأ
menu-begins-first = أنت
menu-begins-second = الخصم
menu-begins-random = بالقرعة
menu-begins-alternating = بالتناوب
menu-symbols = الرموز
menu-language = اللغة
menu-digits = الأرقام
menu-digits-native = أرقام اللغة
menu-digits-latin = 0123456789
menu-level = المستوى
menu-style = الأسلوب
menu-style-cautious = حذر
menu-style-balanced = متوازن
menu-style-aggressive = هجومي
menu-depth = عدد النقلات إلى الأمام
menu-pace = مهلة بين النقلات
menu-seconds = { $seconds } ث
menu-colour = الألوان
menu-on = مُفعَّل
menu-off = مُعطَّل
menu-start = ابدأ
menu-back = العودة إلى اللعبة
menu-keys = أعلى وأسفل: اختيار. يسار ويمين: تغيير. Enter: بدء. Esc: رجوع.

### key: what the keys do, one line each

key-title = المفاتيح
key-arrows = الأسهم: الانتقال إلى خانة
key-enter = Enter: اللعب فيها
key-mouse = النقر: اللعب في الخانة
key-keypad = { 1 } إلى { 9 }: اللعب كما على لوحة الأرقام
key-type = حرف وأرقام ثم Enter: اللعب هناك، مثل b2
key-undo = u: تراجع
key-redo = r: إعادة النقلة
key-hint = h: تلميح
key-new = المسافة: لعبة جديدة
key-look = { "\u2066<\u2069" } و { "\u2066>\u2069" }: استعراض اللعبة؛ End: العودة إلى الآن
key-numbers = n: ترقيم الخانات الفارغة
key-pause = p: إيقاف مؤقت أو متابعة، حين تلعب الحواسيب
key-menu = m: القائمة
key-help = ?: مساعدة
key-quit = q: خروج
key-close = Esc: إغلاق

### error: what went wrong, and what to do

error-off-board = الخانة «{ $square }» خارج هذه الرقعة؛ اختر خانة داخلها.
error-off-board-size = الخانة «{ $square }» خارج هذه الرقعة ({ $columns } في { $rows })؛ الأعمدة من { $first } إلى { $last } والصفوف من { 1 } إلى { $rows }.
error-occupied = الخانة «{ $square }» مشغولة؛ اختر خانة فارغة.
error-foul = اللعب في «{ $square }» ممنوع على اللاعب الأول ({ $foul })؛ اختر خانة أخرى.
error-game-over = انتهت اللعبة؛ ابدأ لعبة جديدة أو تراجع عن نقلة.
error-undo = لم تكن «{ $square }» آخر نقلة؛ تراجع عن آخر نقلة أولًا.
error-square-form = هذه ليست خانة. اكتب حرف عمودها ورقم صفها، مثل h8.
error-square-too-far = لا توجد رقعة بهذا الحجم: تنتهي الأعمدة عند ae والصفوف عند { 22 }.
error-rules-form = هذه ليست قواعد. اكتب اسم لعبة جاهزة مثل gomoku، أو الأعمدة والصفوف والطول مثل { "\u2066" }15x15x5{ "\u2069" } أو { "\u2066" }15x15x5-renju{ "\u2069" }.
error-rules-line = هذه ليست قاعدة للصفوف؛ اختر freestyle أو exactly أو renju أو caro أو misere.
error-rules-width = عدد أعمدة الرقعة من { 1 } إلى { 31 }.
error-rules-height = عدد صفوف الرقعة من { 1 } إلى { 22 }.
error-rules-length = طول الصف الفائز من { 1 } إلى { 31 } خانة.
error-rules-renju-length = تُلعب رينجو بخمسة في صف؛ اختر { 5 } أو قاعدة أخرى للصفوف.
error-symbol = الرمز هو X أو O.
error-cell-form = رقم الخانة عدد يبدأ من { 0 } في أعلى اليسار، مثل { 4 }.
error-key-form = المفتاح عدد من { 1 } إلى { 9 } بترتيب لوحة الأرقام.
error-row-column-form = هذه ليست خانة. اكتب رقم صفها ورقم عمودها، مثل r1c1.
error-tournament-form = هذه ليست خانة. اكتب x و y من { "\u2066" }0,0{ "\u2069" } في أعلى اليسار، مثل { "\u2066" }7,7{ "\u2069" }.
error-no-such-square = لا توجد خانة كهذه على هذه الرقعة؛ اختر خانة داخلها.
error-word = «{ $word }»: { $reason }
error-picture-size = عدد خانات الصورة ({ $found }) لا يطابق هذه الرقعة؛ اكتب علامة واحدة لكل خانة.
error-picture-row = عدد خانات الصف { $number } هو { $found }، وهذا لا يطابق عرض الرقعة.
error-picture-cell = «{ $cell }» ليست خانة؛ اكتب X أو O، أو نقطة للخانة الفارغة.
error-picture-array = ينقص المصفوفة قوس الإغلاق؛ أنهِها بالعلامة { "\u2066" }]{ "\u2069" }.
error-picture-item = العنصر { $index } من المصفوفة خاطئ؛ اكتب "X" أو "O" أو { $index }.
error-setup-counts = لا يمكن أن يكون الدور على { $symbol } وعلى الرقعة { $x } من X و{ $o } من O؛ أضف قطعة أو أزل قطعة، أو بدّل الدور.
error-setup-two-winners = للطرفين صف فائز، وهذا لا تبلغه أي لعبة؛ أزل أحد الصفين.
error-setup-after-end = استمر اللعب بعد صف أنهى اللعبة؛ أزل قطعة للطرف الآخر.
error-only-tic-tac-toe = لا يلعب هذا اللاعب إلا إكس أو؛ اختر لاعبًا آخر أو القواعد { "\u2066" }3x3x3{ "\u2069" }.
error-not-understood = لم يُفهم «{ $input }»؛ اكتب خانة مثل { $example }، أو ? للمساعدة.
error-number-range = «{ $input }» ليس عددًا من { $from } إلى { $to }؛ حاول مرة أخرى.
error-language = «{ $input }» ليست من لغات دوز؛ اختر واحدة من هذه: { $choices }.
error-bidi = «{ $input }» ليس ترتيبًا للسطور؛ اختر واحدًا من هذه: { $choices }.
error-brain = «{ $input }» ليس من لاعبي دوز؛ اختر واحدًا من هؤلاء: { $choices }.
error-brain-missing = حدّد من يفكر باستخدام { "\u2066" }--brain{ "\u2069" }؛ اختر من: { $choices }.
error-brain-option = ليس للاعب «{ $brain }» خيار { $option }؛ احذفه أو اختر لاعبًا آخر.
error-choice = لا يمكن اختيار «{ $input }» هنا؛ اختر واحدًا من هذه: { $choices }.
error-brain-rules = لا يلعب «{ $brain }» إلا على رقعة { 3 } في { 3 }؛ اختر خصمًا آخر أو القواعد tic-tac-toe.
error-no-classic = للبرامج الكلاسيكية وحدها أسلوبها الخاص؛ اختر أحدها باستخدام { "\u2066" }--opponent{ "\u2069" }: { $choices }.
error-keypad-rules = للوحة الأرقام تسعة مفاتيح تناسب رقعة { 3 } في { 3 } وحدها؛ اختر طريقة كتابة أخرى.
error-option-unknown = «{ $input }» ليس خيارًا ولا أمرًا هنا؛ يعرض { "\u2066" }--help{ "\u2069" } كل ما يوجد.
error-option-similar = «{ $input }» غير معروف هنا؛ هل قصدت { $similar }؟ يعرض { "\u2066" }--help{ "\u2069" } كل ما يوجد.
error-option-value = يحتاج { $option } إلى قيمة بعده؛ يبيّن { "\u2066" }--help{ "\u2069" } أيّ قيمة.
error-option-values = عدد القيم اللازمة بعد { $option } هو { $count }؛ يبيّن { "\u2066" }--help{ "\u2069" } أيّ قيم.
error-option-conflict = لا يجتمع { $first } و{ $second }؛ احذف أحدهما.
error-option-before = اكتب { $option } بعد { $command } لا قبله.
error-option-no-brain = { $option } للاعب حاسوبي، لكن اللاعبين هنا بشر فقط؛ اختر خصمًا أو احذفه.
error-argument-missing = { $option } غير موجود؛ يبيّن { "\u2066" }--help{ "\u2069" } معناه.
error-argument-encoding = أحد المعطيات ليس نصًا بترميز { "\u2066" }UTF-8{ "\u2069" }؛ اكتبه بطريقة أخرى.
error-file-read = تتعذر قراءة الملف { $file }: { $reason }.
error-file-write = تتعذر الكتابة في الملف { $file }: { $reason }. تستمر اللعبة لكنها لا تُحفظ.
error-file-form = السطر { $line } من الملف { $file } ليس جزءًا من لعبة: { $reason }
error-file-exists = الملف { $file } فيه شيء من قبل؛ تابعه باستخدام { "\u2066" }--resume{ "\u2069" } أو اختر اسمًا آخر.
error-file-busy = تُكتب لعبة أخرى في الملف { $file }؛ أنهها أولًا أو اختر ملفًا آخر.
error-file-too-large = الملف { $file } أكبر من أن يكون لعبة؛ اختر ملفًا آخر.
error-file-open = لا يمكن استخدام الملف { $file }: { $reason }. اختر ملفًا آخر.
error-record = لم يعد حفظ اللعبة ممكنًا: { $reason }. تستمر اللعبة، لكن النقلات من هنا تضيع عند انتهائها.
error-record-title = يبدأ ملف اللعبة بالسطر { "\u2066" }dooz record 1{ "\u2069" }؛ اختر ملفًا آخر.
error-record-version = الإصدار { $version } غير معروف هنا؛ استخدم إصدارًا أحدث من دوز.
error-record-field = يجب أن يكون هنا «{ $field }: …» بقيمة صحيحة؛ اكتبه.
error-record-same-symbol = للاعبين الرمز نفسه؛ أعطِ أحدهما الرمز الآخر.
error-record-entry = لا يحدث في اللعبة إلا { "\u2066" }game, move, undo, redo, forget{ "\u2069" }؛ احذف هذا السطر.
error-record-place = يأتي بعد { "\u2066" }game{ "\u2069" } إما { "\u2066" }near{ "\u2069" } أو { "\u2066" }far{ "\u2069" }؛ اكتب أحدهما.
error-record-before-game = يجب أن تبدأ لعبة أولًا بعبارة { "\u2066" }game near{ "\u2069" } أو { "\u2066" }game far{ "\u2069" }؛ اكتب إحداهما.
error-position-line = السطر { $line }: { $reason }
error-position-side = بعد الرقعة «{ $input }» حدّد لمن الدور، { "\u2066" }X{ "\u2069" } أو { "\u2066" }O{ "\u2069" }.
error-position-size = عدد خانات هذه الرقعة { $count }؛ يمكن تحديد رقعة أخرى باستخدام { "\u2066" }--rules{ "\u2069" }.
error-line-too-long = السطر أطول من { $count } بايت فتُرك؛ اكتب سطرًا أقصر.
error-line-encoding = هذا السطر ليس نصًا بترميز { "\u2066" }UTF-8{ "\u2069" }؛ اكتبه من جديد.
error-terminal = يتعذر استخدام الطرفية: { $reason }. ابدأ مع { "\u2066" }--plain{ "\u2069" } للعب سطرًا سطرًا.
error-system = حدث خطأ خارج دوز: { $reason }. حاول مرة أخرى.

### help: the command line

help-about = لعب ألعاب «عدد في صف» ودراستها وتحليلها
help-play = اللعب في الطرفية (وهذا ما يفعله dooz بلا أمر)
help-think = تفكير لاعب في وضعيات وطباعة ما وجده
help-completions = طباعة الإكمال التلقائي لصَدَفة
help-man = طباعة صفحة الدليل
help-usage = الاستخدام:
help-commands = الأوامر
help-options = الخيارات
help-help = عرض هذه المساعدة
help-version = عرض الإصدار

help-play-rules = ماذا تلعب: لعبة جاهزة (tic-tac-toe، machinarium، gomoku، gomoku-20، standard، renju، caro) أو الأعمدة والصفوف والطول مثل { "\u2066" }7x6x4{ "\u2069" }
help-play-opponent = ضد من تلعب: { "\u2066" }person, perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, random{ "\u2069" }. يمكن أن تتبع الاسمَ خيارات مثل search:4
help-play-show = مشاهدة لاعبين يلعبان أحدهما ضد الآخر
help-play-begins = من يبدأ: first (أنت) أو second (الخصم) أو random (بالقرعة) أو alternating (بالتناوب)
help-play-symbols = رمزك ورمز الخصم: XO أو OX
help-play-first-stone = أين يقع أول حجر للحاسوب: chosen (باختياره) أو random (عشوائيًا كما في Machinarium)
help-play-language = لغة كل الجمل: en أو fa أو ar أو ru
help-play-digits = الأرقام: native (أرقام اللغة) أو latin
help-play-bidi = من يرتب السطور من اليمين إلى اليسار: app أو terminal أو off
help-play-depth = كم نقلة ينظر الخصم إلى الأمام
help-play-style = أسلوب اللاعب الحدسي، من { -100 } (حذر) إلى { 100 } (هجومي)
help-play-seed = جعل المصادفة قابلة للتكرار: العدد نفسه يعطي اللعبة نفسها
help-play-plain = اللعب سطرًا سطرًا، للنصوص البرمجية وقارئات الشاشة
help-play-classic = الترقيم والإعلانات كما في برنامج الخصم الأصلي
help-play-notation = كتابة الخانات وقراءة الأرقام: algebraic أو row-column أو cell أو keypad أو tournament
help-play-record = كتابة اللعبة في هذا الملف أثناء اللعب
help-play-resume = استئناف اللعبة التي في هذا الملف
help-play-colour = الألوان: auto أو always أو never
help-play-ascii = ارسم الرقعة برموز ASCII البسيطة
help-play-stones = ارسم أحجارًا بدل العلامات والدوائر
help-play-pace = المهلة بعد كل نقلة عند مشاهدة لاعبين، بالميلي ثانية

help-think-positions = رقعة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف تفصلها /، ثم رمز صاحب الدور؛ وإلا فكل سطر من الإدخال القياسي وضعية
help-think-brain = من يفكر: { "\u2066" }perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, random{ "\u2069" }
help-think-rules = ماذا يُلعب: لعبة جاهزة أو الأعمدة والصفوف والطول
help-think-json = طباعة كائن JSON واحد في كل سطر
help-think-window = نافذة ألفا-بيتا الأولى: { "\u2066" }-1,1{ "\u2069" } أو { "\u2066" }-2,2{ "\u2069" }
help-think-fast-cut = أين يتوقف البحث عند أفضل قيمة ممكنة: none أو min أو both
help-think-cut = متى يكون القطع: ge ({ "\u2066" }alpha >= beta{ "\u2069" }) أو gt ({ "\u2066" }alpha > beta{ "\u2069" })
help-think-family = كيف تنمو قيمة الصف مع طوله: power (أُسّي) أو factorial (مضروب)
help-think-style = من { -100 } (حذر) إلى { 100 } (هجومي)
help-think-candidates = أي الخانات تُدرس: all (كلها) أو near (القريبة من القطع)
help-think-tie = أي النقلات المتساوية تُلعب: first (الأولى) أو centre (الأقرب إلى المركز)
help-think-depth = كم نقلة ينظر إلى الأمام
help-think-nodes = كم وضعية تُدرس قبل التوقف
help-think-time-ms = أقصى مدة للتفكير بالميلي ثانية
help-think-seed = اجعل القرعة قابلة للتكرار: العدد نفسه يعطي الأجوبة نفسها
help-think-faithful = جواب بلا نقلة حيث لا يخزن البرنامج الأصلي نقلة
help-completions-shell = الصَدَفة التي يُطبع الإكمال التلقائي لها
help-man-command = الأمر الذي تُطبع صفحته؛ وبدونه صفحة dooz

### think: what the players think, for people

think-move = يلعب { $brain } في { $square }، والقيمة { $score }.
think-no-move = لا يلعب { $brain } هنا أي نقلة.
think-calls = { $count ->
    [zero] لا استدعاءات؛ { $milliseconds } مللي ثانية.
    [one] استدعاء واحد في { $milliseconds } مللي ثانية.
    [two] استدعاءان في { $milliseconds } مللي ثانية.
    [few] { $count } استدعاءات في { $milliseconds } مللي ثانية.
    [many] { $count } استدعاءً في { $milliseconds } مللي ثانية.
   *[other] { $count } استدعاء في { $milliseconds } مللي ثانية.
}
think-errors = { $count ->
    [zero] فُهمت كل السطور.
    [one] سطر واحد لم يُفهم.
    [two] سطران لم يُفهما.
    [few] { $count } سطور لم تُفهم.
    [many] { $count } سطرًا لم يُفهم.
   *[other] { $count } سطر لم يُفهم.
}
