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
brain-level = ذو المستوى
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
brain-level-about = يزلّ بقدر ما يقول مستواه، من { 0 } (عشوائي) إلى { 100 } (أقوى ما يمكن).
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
play-no-why = لا نقلة تُشرح بعد.
play-no-review = لا نقلات تُراجع بعد.
play-advising = جارٍ النظر…
play-map-not-exact = الخريطة غير دقيقة.
play-review-better = الأفضل: { $square } ({ $worth }).
play-review-accuracy = { $player }: الدقة { $percent }٪
play-review-unknown-accuracy = { $player }: الدقة غير معروفة
play-review-no-accuracy = { $player }: لا قرارات
play-review-start = المراجعة: بداية اللعبة.
play-try-again = جرّب نقلة أخرى من هنا.
play-puzzle-next = المسافة: اللغز التالي.
play-puzzles-done = حُلّت كل الألغاز؛ يعود هذا من جديد.
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
prompt-help = اكتب خانة مثل { $example }، أو إحدى هذه الكلمات: { word-undo }، { word-redo }، { word-hint }، { word-new }، { word-board }، { word-moves }، { word-why }، { word-map }، { word-review }، { word-quit }.
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
word-next = التالي
word-why = لماذا
word-map = خريطة
word-review = مراجعة

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
panel-why = لماذا { $square }؟
panel-map = قيمة النقلات
panel-map-signs = { "\u2066" }+n{ "\u2069" } فوز و{ "\u2066" }-n{ "\u2069" } خسارة بعد n من نقلات الطرفين؛ { "\u2066" }={ "\u2069" } تعادل؛ { "\u2066" }~{ "\u2069" } لا نهاية تُرى؛ بلا علامة: لم يُنظر فيها
panel-review = المراجعة

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
menu-puzzles = الألغاز
menu-level-about = من { 0 }، أي نقلة، إلى { 100 } الذي لا يخطئ.
menu-puzzles-about = مواقف ليس فيها إلا نقلة جيدة واحدة؛ ويُحفظ ما تحلّه.
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
key-why = y: لماذا هذه النقلة؟
key-map = v: قيمة كل نقلة
key-review = w: مراجعة
key-new = المسافة: لعبة جديدة
key-look = { "\u2066<\u2069" } و { "\u2066>\u2069" }: استعراض اللعبة؛ End: العودة إلى الآن
key-numbers = n: ترقيم الخانات الفارغة
key-pause = p: إيقاف مؤقت أو متابعة، حين تلعب الحواسيب
key-menu = m: القائمة
key-help = ?: مساعدة
key-quit = q: خروج
key-close = Esc: إغلاق
key-review-step = الأسهم: التنقل بين النقلات
key-review-try = Enter: تجربة نقلة أخرى
key-review-leave = Esc: إنهاء المراجعة
key-puzzle-next = المسافة: اللغز التالي
key-puzzle-leave = Esc: إنهاء الألغاز

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
error-puzzle-none = لا لغز من هذا النوع؛ { "\u2066" }dooz puzzle --list{ "\u2069" } يعرضها كلها.
error-progress-form = السطر { $line } من { $file } ليس جزءًا من تقدّم في الألغاز. أصلحه، أو انقل الملف من مكانه، أو اختر غيره بـ { "\u2066" }--progress{ "\u2069" }.
error-progress-version = كتب { $file } إصدارٌ أحدث من دوز (الإصدار { $version }). استخدمه، أو اختر ملفًا آخر بـ { "\u2066" }--progress{ "\u2069" }.
error-progress-place = لا يسمّي هذا النظام مكانًا لبيانات المستخدم؛ اختر ملفًا بـ { "\u2066" }--progress{ "\u2069" }.
error-progress-write = تتعذر الكتابة في { $file }: { $reason }. تستمر الألغاز، ولكن لا يُحفظ شيء؛ اختر ملفًا آخر بـ { "\u2066" }--progress{ "\u2069" }.
error-terminal = يتعذر استخدام الطرفية: { $reason }. ابدأ مع { "\u2066" }--plain{ "\u2069" } للعب سطرًا سطرًا.
error-system = حدث خطأ خارج دوز: { $reason }. حاول مرة أخرى.
error-review-move = النقلة { $number }: { $reason }
error-review-moves = ليس هذا ملفًا ولا قائمة نقلات مثل { "\u2066" }b2 a1 c3{ "\u2069" }: { $reason }
error-review-empty = لا نقلات فيه. أعطِ نقلات مثل b2 a1 c3 أو ملف لعبة.
error-survey-rules = الوضعيات في هذه القواعد أكثر مما ينبغي؛ اختر { "\u2066" }3x3x3{ "\u2069" } أو رقعة أخرى لا تتجاوز وضعياتها { $count }.

### advice: why a move is good or bad, and how players compare

advice-wins-at-once = يفوز فورًا: { $squares } على خط واحد.
advice-completes-line = يُكمل الخط { $squares }، وهذا يخسر في هذه القواعد.
advice-ends-in-draw = يملأ الرقعة ولم يفز أحد.
advice-loses = { $count ->
    [zero] يخسر في { $count } نقلة: { $line }.
    [one] يخسر فورًا أمام { $line }.
    [two] يخسر في نقلتين: { $line }.
    [few] يخسر في { $count } نقلات: { $line }.
    [many] يخسر في { $count } نقلة: { $line }.
   *[other] يخسر في { $count } نقلة: { $line }.
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
    [zero] يفوز في { $count } نقلة: { $line }.
    [one] يفوز في نقلة واحدة: { $line }.
    [two] يفوز في نقلتين: { $line }.
    [few] يفوز في { $count } نقلات: { $line }.
    [many] يفوز في { $count } نقلة: { $line }.
   *[other] يفوز في { $count } نقلة: { $line }.
}
advice-wins-in-seen = { $count ->
    [zero] يرى البحث فوزًا في { $count } نقلة: { $line }.
    [one] يرى البحث فوزًا في نقلة واحدة: { $line }.
    [two] يرى البحث فوزًا في نقلتين: { $line }.
    [few] يرى البحث فوزًا في { $count } نقلات: { $line }.
    [many] يرى البحث فوزًا في { $count } نقلة: { $line }.
   *[other] يرى البحث فوزًا في { $count } نقلة: { $line }.
}
advice-better-win = { $count ->
    [zero] الأفضل { $square }: فوز في { $count } نقلة.
    [one] الأفضل { $square }: فوز فوري.
    [two] الأفضل { $square }: فوز في نقلتين.
    [few] الأفضل { $square }: فوز في { $count } نقلات.
    [many] الأفضل { $square }: فوز في { $count } نقلة.
   *[other] الأفضل { $square }: فوز في { $count } نقلة.
}
advice-better-draw = الأفضل { $square }: يحافظ على التعادل.
advice-better-loss = { $count ->
    [zero] الأفضل { $square }: يصمد { $count } نقلة.
    [one] الأفضل { $square }: يصمد نقلة واحدة.
    [two] الأفضل { $square }: يصمد نقلتين.
    [few] الأفضل { $square }: يصمد { $count } نقلات.
    [many] الأفضل { $square }: يصمد { $count } نقلة.
   *[other] الأفضل { $square }: يصمد { $count } نقلة.
}
advice-better-unclear = الأفضل { $square }: لا يرى البحث بعده خسارة.
advice-blocks = يمنع الخصم من إكمال خط في { $squares }.
advice-fork = يصنع شوكة: يهدد بالفوز في { $squares }.
advice-threatens = يهدد بالفوز في { $square }.
advice-blocks-fork = يمنع شوكة في { $squares }.
advice-or = { $first } أو { $second }
advice-forced = لا نقلة أخرى مسموح بها.
advice-only-win = لا تفوز أي نقلة أخرى.
advice-only-draw = كل نقلة أخرى تخسر.
advice-keeps-draw = يحافظ على التعادل، ولا نقلة تفوز.
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
advice-not-proven = { $count ->
    [zero] غير مثبت: نظر البحث إلى الأمام { $count } نقلة.
    [one] غير مثبت: نظر البحث نقلة واحدة إلى الأمام.
    [two] غير مثبت: نظر البحث نقلتين إلى الأمام.
    [few] غير مثبت: نظر البحث إلى الأمام { $count } نقلات.
    [many] غير مثبت: نظر البحث إلى الأمام { $count } نقلة.
   *[other] غير مثبت: نظر البحث إلى الأمام { $count } نقلة.
}
advice-move = { $player } في { $square }: { $class }.
advice-class-forced = مُجبرة
advice-class-only = الوحيدة
advice-class-best = الأفضل
advice-class-slower-win = فوز أبطأ
advice-class-faster-loss = خسارة أسرع
advice-class-throws-win-away = تضيّع الفوز
advice-class-loses = تخسر
advice-class-leaves-win = تترك فوزًا مؤكدًا
advice-class-lost = خاسرة
advice-class-preferred = يفضّلها البحث
advice-class-doubtful = مشكوك فيها
advice-worth-win = { $count ->
    [zero] فوز في { $count } نقلة
    [one] فوز في نقلة
    [two] فوز في نقلتين
    [few] فوز في { $count } نقلات
    [many] فوز في { $count } نقلة
   *[other] فوز في { $count } نقلة
}
advice-worth-draw = تعادل
advice-worth-loss = { $count ->
    [zero] خسارة في { $count } نقلة
    [one] خسارة في نقلة
    [two] خسارة في نقلتين
    [few] خسارة في { $count } نقلات
    [many] خسارة في { $count } نقلة
   *[other] خسارة في { $count } نقلة
}
advice-worth-estimate = نحو { $score }
advice-worth-unknown = مجهول
advice-map = كل النقلات: { "\u2066" }+n{ "\u2069" } فوز و{ "\u2066" }-n{ "\u2069" } خسارة بعد n من نقلات الطرفين، { "\u2066" }={ "\u2069" } تعادل، { "\u2066" }~{ "\u2069" } لا يرى البحث نهاية، { "\u2066" }?{ "\u2069" } لم يُنظر فيها.
advice-alternatives = النقلات الأخرى وما يرد عليها:
advice-column-player = اللاعب
advice-column-move = النقلة
advice-column-judgement = الحكم
advice-column-worth = القيمة
advice-column-better = أفضل منها
advice-column-line = المتابعة
advice-column-score = التقييم
advice-column-calls = النداءات
advice-column-time = الزمن (مث)
advice-column-keeps = تحفظ القيمة
advice-column-differs = يختلف
advice-column-missed = فوز فائت
advice-column-first = هفوات بادئًا
advice-column-second = هفوات تاليًا
advice-of = { $part } من { $whole }
advice-yes = نعم
advice-no = لا
advice-does-not-play = لا يعرف هذه القواعد
advice-survey = { $count ->
    [zero] لا وضعية لم تنتهِ؛ يختلف اللاعبون في { $differ }.
    [one] وضعية واحدة لم تنتهِ؛ يختلف اللاعبون في { $differ }.
    [two] وضعيتان لم تنتهيا؛ يختلف اللاعبون في { $differ }.
    [few] { $count } وضعيات لم تنتهِ؛ يختلف اللاعبون في { $differ } منها.
    [many] { $count } وضعية لم تنتهِ؛ يختلف اللاعبون في { $differ } منها.
   *[other] { $count } وضعية لم تنتهِ؛ يختلف اللاعبون في { $differ } منها.
}
advice-survey-first = «يختلف» تعني أنه لا يلعب مثل «{ $player }»؛ والهفوة تضيّع فوزًا أو تعادلًا.
advice-no-return = حُسمت اللعبة بالنقلة { $number }: { $square } ({ $player }).
advice-no-turn = لم تغيّر أي نقلة قيمة اللعبة.
advice-turn-unknown = لا يُعرف أين حُسمت اللعبة.
advice-accuracy = { $player }: الدقة { $percent }٪؛ حفظت { $kept } من { $decisions } من القرارات قيمة اللعبة، ولم يكن أفضل من { $best } من { $moves } من النقلات.
advice-no-accuracy = { $player }: لا قرار معروف؛ ولم يكن أفضل من { $best } من { $moves } من النقلات.

### level: how strong the levels are

level-exact = كل مستوى أمام اللاعب الكامل على { $rules }، بحساب دقيق، بالمئة.
level-first = المستوى يلعب النقلة الأولى:
level-second = اللاعب الكامل يلعب النقلة الأولى:
level-matches = { $count ->
    [zero] مباريات بين المستويات على { $rules }: بلا ألعاب، مع المدى الذي تقع فيه القيمة الحقيقية في { 95 } من { 100 } مباراة كهذه.
    [one] مباريات بين المستويات على { $rules }: لعبة واحدة لكل منها، مع المدى الذي تقع فيه القيمة الحقيقية في { 95 } من { 100 } مباراة كهذه.
    [two] مباريات بين المستويات على { $rules }: لعبتان لكل منها، مع المدى الذي تقع فيه القيمة الحقيقية في { 95 } من { 100 } مباراة كهذه.
    [few] مباريات بين المستويات على { $rules }: { $count } ألعاب لكل منها، مع المدى الذي تقع فيه القيمة الحقيقية في { 95 } من { 100 } مباراة كهذه.
   *[other] مباريات بين المستويات على { $rules }: { $count } لعبة لكل منها، مع المدى الذي تقع فيه القيمة الحقيقية في { 95 } من { 100 } مباراة كهذه.
}
level-name = المستوى
level-against = الخصم
level-wins = فوز
level-draws = تعادل
level-losses = خسارة
level-score = النقاط (٪)
level-elo = إيلو

### puzzle: positions with one good move

puzzle-title = اللغز { $number } من { $count }: { $rules }، الدرجة { $grade }
puzzle-win = { $count ->
    [zero] الدور على { $symbol } وقد فاز.
    [one] الدور على { $symbol } ويفوز بهذه النقلة: اعثر عليها.
    [two] الدور على { $symbol } ويفوز في نقلتين: اعثر على أولاهما.
    [few] الدور على { $symbol } ويفوز في { $count } نقلات: اعثر على أولاها.
   *[other] الدور على { $symbol } ويفوز في { $count } نقلة: اعثر على أولاها.
}
puzzle-draw = الدور على { $symbol }، وكل النقلات تخسر إلا واحدة: اعثر عليها.
puzzle-prompt = نقلتك (مثل { $example }؛ ? للمساعدة):
puzzle-help = اكتب خانة مثل { $example }، أو إحدى هذه الكلمات: { word-hint }، { word-next }، { word-board }، { word-quit }.
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
puzzle-all-solved = حُلّت كل الألغاز من هذا النوع. اختر غيرها بـ { "\u2066" }--board{ "\u2069" } و { "\u2066" }--grade{ "\u2069" }، أو واحدًا بـ { "\u2066" }--number{ "\u2069" }.
puzzle-score = المحلول: { $solved } من { $count }.
puzzle-list = { $number }. { $rules }، الدرجة { $grade }، { $goal }: { $state }
puzzle-goal-win = الفوز، عدد النقلات: { $moves }
puzzle-goal-draw = إنقاذ التعادل
puzzle-solved = محلول
puzzle-open = غير محلول

### trace: a search, step by step

trace-title = كيف يبحث { $method } في { $board }، والدور على { $symbol }
trace-title-tree = كيف يبحث { $method } في شجرة
trace-result = النتيجة { $score }، وأفضل نقلة { $move }. الاستدعاءات: { $calls }، الأوراق: { $leaves }، القطع: { $cuts }.
trace-result-no-move = النتيجة { $score }، ولا أفضل نقلة. الاستدعاءات: { $calls }، الأوراق: { $leaves }، القطع: { $cuts }.
trace-limited = منع حدٌّ البحثَ من رؤية كل شيء.
trace-call = FC{ $call }: { $parts }
trace-separator = ؛
trace-parent = استدعاه FC{ $parent }
trace-level = المستوى { $level }
trace-move = النقلة { $move }
trace-board = اللوحة { $board }
trace-max = الدور على { $symbol }، المُعظِّم
trace-min = الدور على { $symbol }، المُصغِّر
trace-max-tree = الدور على المُعظِّم
trace-min-tree = الدور على المُصغِّر
trace-goes-on = اللعبة مستمرة
trace-win = فاز { $symbol }
trace-draw = تعادل
trace-leaf = ورقة
trace-window = النافذة { $window }
trace-change = النقلة { $move } هي الأفضل حتى الآن، وقيمتها { $score }
trace-score = النتيجة { $score }
trace-returned = يعود برقم { $order }
trace-pruned = تُركت النقلة { $move }: النافذة { $window } مغلقة.
trace-pruned-fast = تُركت النقلة { $move }: لا نتيجة أفضل ممكنة.
trace-at-once = النقلة { $move } تفوز فورًا، وقيمتها { $score }.
trace-folded = { $count ->
    [zero] لا استدعاءات أخرى مخفية.
    [one] استدعاء آخر ({ $count }) غير معروض.
    [two] استدعاءان آخران ({ $count }) غير معروضين.
    [few] { $count } استدعاءات أخرى غير معروضة.
    [many] { $count } استدعاءً آخر غير معروض.
   *[other] { $count } استدعاء آخر غير معروض.
}
diff-title = { $first } بجانب { $second }
diff-common = الاستدعاءات المشتركة: { $count }
diff-alone = استدعاءات { $method } وحده: { $count }
diff-missing = { $path }: عند { $method } من هنا { $count ->
    [zero] { $count } استدعاء
    [one] استدعاء واحد ({ $count })
    [two] استدعاءان ({ $count })
    [few] { $count } استدعاءات
    [many] { $count } استدعاءً
   *[other] { $count } استدعاء
}، بدءًا من الاستدعاء { $call }. { $reason }
diff-pruned = الآخر يتركها: النافذة { $window } مغلقة.
diff-pruned-fast = الآخر يتركها: لا نتيجة أفضل ممكنة.
diff-not-called = الآخر يصل إلى هنا دون استدعاء، أو لا يصل أبدًا.
diff-more = { $count ->
    [zero] ولا مواضع أخرى كهذا.
    [one] وموضع آخر ({ $count }) كهذا.
    [two] وموضعان آخران ({ $count }) كهذا.
    [few] و{ $count } مواضع أخرى كهذا.
    [many] و{ $count } موضعًا آخر كهذا.
   *[other] و{ $count } موضع آخر كهذا.
}
diff-effects = أثر الخيارات
diff-method = البحث
diff-calls = استدعاءات
diff-leaves = أوراق
diff-cuts = قطع
diff-fast-cuts = قطع سريع
diff-score = نتيجة
diff-time = م‌ث
error-method = «{ $input }» ليس بحثًا يمكن تتبعه؛ اختر: { $choices }.
error-method-option = ليس لـ { $method } الخيار «{ $option }»؛ احذفه أو اختر بحثًا آخر.
error-method-window = «{ $input }» ليست نافذة؛ اكتب عددين، الأصغر أولًا، مثل { "\u2066" }-1,1{ "\u2069" }.
error-trace-board-only = { $method } يبحث في اللوحات وحدها؛ اختر minimax أو alphabeta أو averaging للشجرة.
error-trace-empty = لا استدعاء في ذلك الجزء: عددها { $calls }؛ اختر { "\u2066" }--subtree{ "\u2069" } آخر أو { "\u2066" }--depth{ "\u2069" } أكبر.
error-trace-subject = قل أين يُبحث: لوحة ومن عليه الدور، أو { "\u2066" }--tree{ "\u2069" } مع شجرة.
error-trace-rules = اللوحة لا توافق القواعد { $rules }؛ سمِّ غيرها بـ { "\u2066" }--rules{ "\u2069" }.
error-trace-too-large = في البحث أكثر من { $count } استدعاء، وهذا كثير على هذا الشكل؛ استعمل { "\u2066" }--depth{ "\u2069" } أو { "\u2066" }--subtree{ "\u2069" } أو { "\u2066" }--format jsonl{ "\u2069" }.
error-tree = عند العلامة { $place } من الشجرة: { $reason }
error-tree-empty = تنقص ورقة؛ اكتب هناك عددًا صحيحًا.
error-tree-unclosed = ما زال قوس مفتوحًا؛ أغلقه.
error-tree-unopened = هذا القوس لا يغلق شيئًا؛ احذفه.
error-tree-rest = انتهت الشجرة قبل هذا؛ ضع كل شيء في قوسين.
error-tree-leaf = هذا ليس عددًا صحيحًا؛ اكتب عددًا، مثل { 7 } أو { "\u2066" }-3{ "\u2069" }.
error-tree-too-deep = لا يمكن أن يُفتح أكثر من { $count } قوس؛ اجعل الشجرة أقل عمقًا.

### help: the command line

help-about = لعب ألعاب «عدد في صف» ودراستها وتحليلها
help-play = اللعب في الطرفية (وهذا ما يفعله dooz بلا أمر)
help-think = تفكير لاعب في وضعيات وطباعة ما وجده
help-convert = تحويل الألعاب من صيغة ملف إلى أخرى
help-completions = طباعة الإكمال التلقائي لصَدَفة
help-man = طباعة صفحة الدليل
help-usage = الاستخدام:
help-commands = الأوامر
help-options = الخيارات
help-help = عرض هذه المساعدة
help-version = عرض الإصدار

help-play-rules = ماذا تلعب: لعبة جاهزة (tic-tac-toe، machinarium، gomoku، gomoku-20، standard، renju، caro) أو الأعمدة والصفوف والطول مثل { "\u2066" }7x6x4{ "\u2069" }
help-play-opponent = ضد من تلعب: { "\u2066" }person, perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, level, random{ "\u2069" }. يمكن أن تتبع الاسمَ خيارات مثل search:4
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
help-play-puzzles = طرح ألغاز بدل اللعب
help-play-classic = الترقيم والإعلانات كما في برنامج الخصم الأصلي
help-play-notation = كتابة الخانات وقراءة الأرقام: algebraic أو row-column أو cell أو keypad أو tournament
help-play-record = كتابة اللعبة في هذا الملف أثناء اللعب
help-play-resume = استئناف اللعبة التي في هذا الملف
help-play-colour = الألوان: auto أو always أو never
help-play-ascii = ارسم الرقعة برموز ASCII البسيطة
help-play-stones = ارسم أحجارًا بدل العلامات والدوائر
help-play-pace = المهلة بعد كل نقلة عند مشاهدة لاعبين، بالميلي ثانية

help-think-positions = رقعة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف تفصلها /، ثم رمز صاحب الدور؛ وإلا فكل سطر من الإدخال القياسي وضعية
help-think-brain = من يفكر: { "\u2066" }perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, level, random{ "\u2069" }
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
help-think-level = من { 0 } (عشوائي) إلى { 100 } (أقوى ما يمكن)
help-think-seed = اجعل القرعة قابلة للتكرار: العدد نفسه يعطي الأجوبة نفسها
help-think-faithful = جواب بلا نقلة حيث لا يخزن البرنامج الأصلي نقلة
help-convert-input = الملف الذي يُقرأ، أو { "\u2066" }-{ "\u2069" } للدخل القياسي
help-convert-output = الملف الذي يُكتب، أو { "\u2066" }-{ "\u2069" } للخرج القياسي (المعتاد)
help-convert-from = صيغة القراءة: { "\u2066" }sgf, psq, moves, dooz{ "\u2069" }؛ ومن دونها يدل عليها النص ونهاية اسم الملف
help-convert-to = صيغة الكتابة: { "\u2066" }sgf, psq, moves, dooz{ "\u2069" }؛ ومن دونها تدل عليها نهاية اسم الملف، وإلا { "\u2066" }sgf{ "\u2069" }
help-convert-rules = ماذا لُعب، إن لم يقله الملف: لعبة جاهزة أو الأعمدة والصفوف والطول

help-trace = كتابة كيف يفكر بحث، استدعاءً استدعاءً
help-diff = وضع بحثين لوضعية واحدة جنبًا إلى جنب
help-trace-algorithm = ما الذي يبحث: { "\u2066" }minimax, negamax, alphabeta, averaging, sisoog, freecodecamp, lafore, classic-alphabeta{ "\u2069" }. تأتي الخيارات بعد الاسم، مثل { "\u2066" }alphabeta:window=-1,1:cut=gt{ "\u2069" }
help-trace-tree = البحث في هذه الشجرة بدل رقعة، مثل { "\u2066" }((3 7) (2 (9 1))){ "\u2069" }
help-trace-first = من يبدأ في الشجرة: max أو min
help-trace-format = شكل الكتابة: { "\u2066" }article, tree, json, jsonl, dot, svg{ "\u2069" }
help-trace-subtree = عرض هذا الاستدعاء وما تحته فقط
help-trace-depth = كم نقلة من الجذر تُعرض
help-trace-ahead = كم نقلة ينظر البحث نفسه إلى الأمام
help-trace-nodes = كم وضعية يزورها البحث قبل التوقف
help-trace-output = الكتابة في هذا الملف
help-trace-position = رقعة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف تفصلها /، ثم رمز صاحب الدور
help-diff-position = رقعة والدور، أو بلا رقعة مع { "\u2066" }--tree{ "\u2069" }، ثم بحثان

help-completions-shell = الصَدَفة التي يُطبع الإكمال التلقائي لها
help-man-command = الأمر الذي تُطبع صفحته؛ وبدونه صفحة dooz
help-puzzle = حل الألغاز: وضعيات ليس فيها إلا نقلة جيدة واحدة
help-puzzle-board = ألغاز هذه الرقعة وحدها: { "\u2066" }3x3x3, 4x4x3, 4x4x4, 6x5x4{ "\u2069" }
help-puzzle-grade = ألغاز هذه الدرجة وحدها، من { 1 } (سهل) إلى { 5 } (صعب)
help-puzzle-number = اللغز الذي يحمل هذا الرقم
help-puzzle-list = قائمة الألغاز وما حُلّ منها
help-puzzle-progress = احفظ ما حُلّ في هذا الملف بدلًا من الملف المعتاد
help-coach = ما قاسه المدرّب وما وجده
help-levels = يعرض قوة المستويات: بحساب دقيق حيث يمكن حل الرقعة، وبالمباريات في غيرها
help-levels-rules = ما يُلعب: اسم جاهز أو أعمدة x صفوف x طول
help-levels-games = عدد ألعاب كل مباراة، على الرقع التي لا يمكن حلها
help-levels-seed = يجعل القرعة قابلة للتكرار: العدد نفسه يعطي الألعاب نفسها
help-levels-json = يطبع كائن JSON في كل سطر
help-puzzles = يبحث عن الألغاز المئة من جديد ويطبعها جدولًا
help-puzzles-seed = من أين تبدأ القرعة؛ العدد المعتاد يعطي الألغاز المرفقة
help-compare = مقارنة اللاعبين في وضعية واحدة أو في كل الوضعيات
help-compare-position = رقعة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف مفصولة بالرمز /، يليها صاحب الدور؛ وبدونها الرقعة الفارغة
help-compare-rules = ما يُلعب: اسم جاهز أو أعمدة x صفوف x طول
help-compare-brain = لاعب للمقارنة؛ يمكن تكراره. وبدونه كل اللاعبين الذين لا يتركون شيئًا للقرعة
help-compare-all = المقارنة في كل وضعيات رقعة صغيرة
help-compare-json = طباعة كائن JSON واحد
help-explain = شرح لماذا النقلة جيدة أو سيئة
help-explain-position = رقعة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف مفصولة بالرمز /، ثم صاحب الدور، وربما نقلة مثل b2؛ وبدون نقلة، أفضلها
help-explain-rules = ما يُلعب: اسم جاهز أو أعمدة x صفوف x طول
help-explain-nodes = كم وضعية يُبحث فيها حتى نهاية اللعبة قبل التخلي
help-explain-json = طباعة كائن JSON واحد
help-review = الحكم على كل نقلة من لعبة
help-review-game = ملف لعبة، أو - للإدخال القياسي، أو نقلات مثل { "\u2066" }b2 a1 c3{ "\u2069" }
help-review-rules = ما يُلعب، إن لم تذكره اللعبة
help-review-nodes = كم وضعية يُبحث فيها حتى نهاية اللعبة لكل نقلة قبل التخلي
help-review-json = طباعة كائن JSON واحد
help-review-sgf = كتابة اللعبة في هذا الملف بصيغة SGF مع الأحكام تعليقاتٍ

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

### records: games in files

records-place = السطر { $line }، الحرف { $column }: { $reason }
records-not-text = هذا ليس نصًا بترميز { "\u2066" }UTF-8{ "\u2069" }؛ احفظه بهذا الترميز.
records-no-game = لا توجد لعبة هنا؛ اختر ملفًا آخر أو سمِّ صيغته.
records-move = لا يمكن لعب النقلة { $number }. { $reason }
records-move-after-end = النقلة { $number } تأتي بعد نهاية اللعبة؛ لعلها لُعبت بقواعد أخرى.
records-no-size = لا يقول الملف ما حجم الرقعة؛ سمِّ القواعد، مثل { "\u2066" }15x15x5{ "\u2069" }.
records-no-rules = لا يقول الملف كم قطعة في صف تفوز؛ سمِّ القواعد، مثل { "\u2066" }3x3x3{ "\u2069" }.
records-unknown-rules = القواعد «{ $text }» غير معروفة هنا؛ سمِّ غيرها، مثل { "\u2066" }15x15x5-renju{ "\u2069" }.
records-other-game = هذه لعبة أخرى: { "\u2066" }GM[{ $text }]{ "\u2069" }؛ لا تعني الغوموكو والرينجو إلا { "\u2066" }GM[4]{ "\u2069" }.
records-other-board = رقعة { $columns } في { $rows } ليست رقعة { $rules }؛ سمِّ قواعد تناسبها.
records-size = «{ $text }» ليس حجم رقعة؛ اكتبه مثل { "\u2066" }15{ "\u2069" } أو { "\u2066" }20:15{ "\u2069" }.
records-length = «{ $text }» ليس عدد قطع في صف؛ اكتبه مثل { "\u2066" }5{ "\u2069" }.
records-point = «{ $text }» ليست خانة من هذه الرقعة؛ اكتب خانة منها.
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
records-cannot-hold-start = لا مكان في { $format } لقطع موضوعة مسبقًا؛ اختر { "\u2066" }sgf{ "\u2069" }.
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

### convert: what dooz convert says

convert-lost = لا تتسع الصيغة { $format } لكل شيء. فُقد: { $losses }.
convert-assumed = لا يذكر الملف { $file } قواعده؛ افتُرضت { $rules }. يمكن تسمية غيرها مع { "\u2066" }--rules{ "\u2069" }.
convert-failed = { $file }: { $reason }
convert-name-rules = تُسمّى القواعد مع { "\u2066" }--rules{ "\u2069" }.
convert-unknown-format = لا يمكن معرفة صيغة { $file }؛ سمِّها مع { "\u2066" }--from{ "\u2069" }: { $choices }.
convert-cannot-write = تتعذر كتابة الملف { $file }: { $reason }. اختر ملفًا آخر.
convert-keeps-match = في { $file } مباراة مسجلة وقد تُرك على حاله. اختر ملفًا آخر.
