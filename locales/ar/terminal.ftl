# What Dooz says in a terminal alone. The rules of these files stand in dooz.ftl.

### prompt: the game line by line

prompt-move = دورك، { $player } (مثل { $example }؛ ? للمساعدة):
prompt-again = لعبة أخرى؟ ({ prompt-yes }/{ prompt-no })
prompt-yes = نعم
prompt-no = لا
prompt-end = انتهت المدخلات، وانتهت معها اللعبة.
prompt-board = اللوحة، صفًا صفًا من الأعلى:
prompt-moves = النقلات: { $moves }
prompt-show = تنقّل في اللعبة بكلمتي { word-undo } و{ word-redo }، أو اخرج بكلمة { word-quit }:
prompt-help = اكتب خانة مثل { $example }، أو إحدى هذه الكلمات: { word-undo }، { word-redo }، { word-hint }، { word-new }، { word-board }، { word-moves }، { word-why }، { word-map }، { word-analyze }، { word-review }، { word-quit }.
prompt-analysis = الدور على { $player }؛ يحلّل المحرّك مدة { $seconds } ث:
prompt-no-analysis = التحليل للوحات من { 5 } في { 5 } فما فوق؛ وتعرض كلمة { word-map } قيمة النقلات.
prompt-square = الخانة: { $text }

### swap2: the opening in which the players choose their sides

swap2-ask-stones = { $player }: ضع ثلاث قطع، { $first } و{ $second } و{ $first }، بكتابة خاناتها في سطر واحد (مثل { $example }). ثم يختار اللاعب الآخر جانبه:
swap2-ask-side = { $player }: اختر { $first } أو { $second }. النقلة التالية لـ { $second }:
swap2-ask-side-or-stones = { $player }: اختر { $first } أو { $second }؛ النقلة التالية لـ { $second }. أو اكتب خانتين لقطعتين أخريين، { $second } و{ $first }، واترك الاختيار للاعب الآخر:
swap2-wrong-stones = { $count ->
    [two] اكتب خانتين في سطر واحد بينهما مسافة.
    [few] اكتب { $count } خانات في سطر واحد بينها مسافات.
   *[other] اكتب { $count } خانة في سطر واحد بينها مسافات.
}
swap2-too-early = توضع القطع الثلاث أولًا.
swap2-wrong-side = وُضعت كل القطع: اكتب { $first } أو { $second }.
swap2-press = { $player }: اضغط { $first-key } لأخذ { $first } أو { $second-key } لأخذ { $second }.
swap2-next = النقلة التالية لـ { $second }.
swap2-or-place = أو ضع قطعتين أخريين.
swap2-press-side = وُضعت كل القطع: اضغط { $first-key } لأخذ { $first } أو { $second-key } لأخذ { $second }.

### word: what a person may type in the game line by line

word-undo = تراجع
word-redo = إعادة
word-hint = تلميح
word-new = جديدة
word-board = لوحة
word-moves = نقلات
word-help = مساعدة
word-quit = خروج
word-next = التالي
word-why = لماذا
word-map = خريطة
word-analyze = تحليل
word-review = مراجعة

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
panel-time = الزمن: { $milliseconds } ميلي ثانية
panel-depth = العمق: { $depth }
panel-line = المتوقع: { $moves }
panel-win-in = { $player }: فوز { advice-in-moves }.
panel-no-moves = لا نقلات بعد.
panel-why = لماذا { $square }؟
panel-map = قيمة النقلات
panel-map-signs = { "\u2066" }+n{ "\u2069" } فوز و{ "\u2066" }-n{ "\u2069" } خسارة { $length ->
    [bound] في n من النقلات على الأكثر
   *[exact] في n من النقلات
}؛ { "\u2066" }={ "\u2069" } تعادل؛ بلا علامة: لم يُنظر فيها
panel-map-chances = { "\u2066" }+n{ "\u2069" } فوز و{ "\u2066" }-n{ "\u2069" } خسارة { $length ->
    [bound] في n من النقلات على الأكثر
   *[exact] في n من النقلات
}؛ { "\u2066" }={ "\u2069" } تعادل؛ { "\u2066" }n{ "\u2069" } أو { "\u2066" }~{ "\u2069" }: تقدير فرصة الفوز بالمئة؛ بلا علامة: لم يُنظر فيها
panel-analysis = التحليل
panel-analysis-share = { $player } { $percent }٪
panel-analysis-depth = العمق { $depth }، { $speed } في الثانية
panel-analysis-chance = { $percent }٪
panel-analysis-line = { $value }: { $moves }
panel-analysis-fours = يفوز { $player } { advice-in-moves } برباعيات متتابعة.
panel-analysis-threats = يفوز { $player } { advice-in-moves } بتهديدات متتابعة.
panel-analysis-signs = { 5 } خماسية، { 4 } رباعية مفتوحة، + رباعية، { 3 } ثلاثية مفتوحة، { $foul } ممنوع
panel-review = المراجعة
panel-proof = البرهان

### menu: what can be chosen

menu-title = القائمة
menu-rules = القواعد
menu-rules-typing = أو اكتب الأعمدة x الصفوف x الطول، مثل 7x6x4.
menu-side = جانبك
menu-opponent = الخصم
menu-begins = من يبدأ
menu-begins-first = أنت
menu-begins-second = الخصم
menu-begins-random = بالقرعة
menu-begins-alternating = بالتناوب
menu-symbols = الرموز
menu-language = اللغة
menu-level = المستوى
menu-style = الأسلوب
menu-style-low = حذر
menu-style-middle = متوازن
menu-style-high = هجومي
menu-depth = عدد النقلات إلى الأمام
menu-pace = مهلة بين النقلات
menu-seconds = { $seconds } ث
menu-puzzles = الألغاز
menu-level-about = من { 0 }، أي نقلة، إلى { 100 } الذي لا يخطئ.
menu-puzzles-about = أوضاع ليس فيها إلا نقلة جيدة واحدة؛ ويُحفظ ما تحلّه.
menu-setup = رتّب وضعًا
menu-setup-about = ضع القطع كما تشاء على لوحة هذه القواعد، ثم العب من هناك.
menu-open = افتح
menu-open-about = اكتب اسم ملف، أو اختر لعبة محفوظة باليسار واليمين. Enter: متابعتها.
menu-save = احفظ باسم
menu-save-about = اكتب اسم ملف جديد، ولاحقته هي صيغته: { "\u2066" }sgf, psq, lib, txt{ "\u2069" }. Enter: حفظ.
menu-no-file = اكتب اسم ملف أولًا.
menu-saved = حُفظت في { $file }.
menu-start = ابدأ
menu-back = العودة إلى اللعبة
menu-keys = أعلى وأسفل: اختيار. يسار ويمين: تغيير. Enter: بدء. Esc: رجوع.

### key: what the keys do, one line each

key-title = المفاتيح
key-arrows = الأسهم: الانتقال إلى خانة
key-enter = Enter: اللعب فيها
key-mouse = النقر على خانة: اللعب فيها
key-keypad = { 1 } إلى { 9 }: اللعب كما على لوحة الأرقام
key-cells = { 0 } إلى { 8 }: اللعب في الخانة ذات الرقم
key-type = حرف وأرقام ثم Enter: اللعب هناك، مثل b2
key-side = { 1 } و{ 2 }: اختيار الجانب
key-undo = u: تراجع
key-redo = r: إعادة النقلة
key-hint = h: تلميح
key-why = y: لماذا هذه النقلة؟
key-map = v: قيمة كل نقلة
key-analysis = t: تشغيل التحليل المباشر أو إيقافه
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
key-setup-stone = Enter أو نقرة: ×، دائرة، فارغة
key-setup-turn = المسافة: الدور على الطرف الآخر
key-setup-undo = { "\u2066" }u{ "\u2069" }: التراجع عن تغيير
key-setup-clear = Backspace: إفراغ اللوحة
key-setup-play = { "\u2066" }p{ "\u2069" }: العب من هنا
key-setup-leave = Esc: العودة إلى اللعبة

### help: the command line

help-dooz = لعب ألعاب «عدد في صف» ودراستها وتحليلها
help-dooz-note-1 = وتُسمّى «دوز» كذلك ألعاب لكل طرف فيها { 6 } أو { 9 } أو { 12 } قطعة تتحرك وتؤسر. تلك ألعاب أخرى ولا تُلعب هنا.
help-play = اللعب في الطرفية (وهذا ما يفعله dooz بلا أمر)
help-think = تفكير لاعب في أوضاع وطباعة ما وجده
help-convert = تحويل الألعاب من صيغة ملف إلى أخرى
help-gomocup = اللعب تحت برنامج يدير البطولات، مثل { "\u2066" }Piskvork{ "\u2069" } أو { "\u2066" }c-gomoku-cli{ "\u2069" }
help-completions = طباعة الإكمال التلقائي لصَدَفة
help-man = طباعة صفحة الدليل
help-usage = الاستخدام:
help-usage-options = [الخيارات]
help-usage-command = <الأمر>
help-commands = الأوامر
help-options = الخيارات
help-help = عرض هذه المساعدة
help-version = عرض الإصدار

help-play-rules = ماذا تلعب: لعبة جاهزة (tic-tac-toe، machinarium، gomoku، gomoku-20، standard، renju، caro) أو الأعمدة والصفوف والطول مثل { "\u2066" }7x6x4{ "\u2069" }
help-play-opponent = ضد من تلعب: { "\u2066" }person, { $players }{ "\u2069" }. يمكن أن تتبع الاسمَ خيارات مثل search:4
help-play-from-proof = اللعب ضد برهان: للحاسوب جانب الشهادة في هذا الملف، ويجيب فورًا ويقول ما كل نقلة من نقلاتك في البرهان
help-play-show = مشاهدة لاعبين يلعبان أحدهما ضد الآخر
help-play-begins = من يبدأ: first (أنت) أو second (الخصم) أو random (بالقرعة) أو alternating (بالتناوب)
help-play-symbols = رمزك ورمز الخصم: XO أو OX
help-play-first-stone = أين تقع أول قطعة للحاسوب: chosen (باختياره) أو random (عشوائيًا كما في Machinarium)
help-play-opening = كيف تبدأ الألعاب: free (حرة) أو swap2، حيث يضع البادئ ثلاث قطع، ويأخذ الآخر أحد الجانبين أو يضع قطعتين أخريين ويترك الاختيار للأول
help-language = لغة كل الجمل: en أو fa أو ar أو ru
help-digits = الأرقام: native (أرقام اللغة) أو latin
help-bidi = من يرتب السطور من اليمين إلى اليسار: app أو terminal أو off
help-play-depth = كم نقلة ينظر الخصم إلى الأمام
help-play-style = أسلوب اللاعب الحدسي، من { -100 } (حذر) إلى { 100 } (هجومي)؛ وبعدهما، حتى { -200 } و{ 200 }، قد يفوت فوز أو يُهمَل تهديد
help-play-seed = جعل القرعة قابلة للتكرار: العدد نفسه يعطي اللعبة نفسها
help-play-clock = اللعب بالساعة: ثواني كل لاعب في اللعبة، مع ما يُضاف بعد كل نقلة، وحد النقلة قبلها، مثل { "\u2066" }180, 10+0.1, 30/180, 5/{ "\u2069" }
help-play-plain = اللعب سطرًا سطرًا، للنصوص البرمجية وقارئات الشاشة
help-play-puzzles = طرح ألغاز بدل اللعب
help-play-classic = الترقيم والإعلانات كما في برنامج الخصم الأصلي
help-play-notation = كتابة الخانات (على الشاشة كلها: الفارغة فقط) وقراءة الأرقام: algebraic أو row-column أو cell أو keypad أو tournament
help-play-record = كتابة اللعبة في هذا الملف أثناء اللعب
help-play-resume = استئناف اللعبة التي في هذا الملف؛ ولا يُشغَّل برنامج يلعب فيها إلا إذا سمّاه { "\u2066" }--opponent{ "\u2069" } (أو { "\u2066" }--show{ "\u2069" }) من جديد
help-play-autosave = هل تُحفظ اللعبة على الشاشة كلها في ملف خاص منذ نقلتها الأولى، إن لم يسمِّ { "\u2066" }--record{ "\u2069" } ملفًا؛ ولا تبقى إلا آخر { $kept } لعبة
help-play-colour = الألوان: auto أو always أو never
help-play-ascii = رسم اللوحة برموز ASCII البسيطة
help-play-stones = رسم قطع بدل العلامات والدوائر
help-play-pace = المهلة بعد كل نقلة عند مشاهدة لاعبين، بالميلي ثانية

help-think-positions = لوحة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف تفصلها /، ثم رمز صاحب الدور؛ وإلا فكل سطر من الدخل القياسي وضع
help-think-brain = من يفكر: { $players }
help-rules = ماذا يُلعب: لعبة جاهزة أو الأعمدة والصفوف والطول
help-think-json = طباعة كائن JSON واحد في كل سطر
help-think-window = نافذة ألفا-بيتا الأولى: { "\u2066" }-1,1{ "\u2069" } أو { "\u2066" }-2,2{ "\u2069" }
help-think-fast-cut = أين يتوقف البحث عند أفضل قيمة ممكنة: none أو min أو both
help-think-cut = متى يكون التقليم: ge ({ "\u2066" }alpha >= beta{ "\u2069" }) أو gt ({ "\u2066" }alpha > beta{ "\u2069" })
help-think-family = كيف تنمو قيمة الصف مع طوله: power (أُسّي) أو factorial (مضروب)
help-think-style = من { -100 } (حذر) إلى { 100 } (هجومي)؛ وبعدهما، حتى { -200 } و{ 200 }، قد يفوت فوز أو يُهمَل تهديد
help-think-candidates = أي الخانات تُدرس: all (كلها) أو near (القريبة من القطع)
help-think-tie = أي النقلات المتساوية تُلعب: first (الأولى) أو centre (الأقرب إلى المركز)
help-think-count = أي قطع الخط تُحسب: قطع الصف وحدها (row)، أم التي بعد الفراغ أيضًا (line)
help-think-depth = كم نقلة ينظر إلى الأمام
help-think-nodes = كم وضعًا يُدرس قبل التوقف
help-think-time-ms = أقصى مدة للتفكير بالميلي ثانية
help-think-threads = كم خيط معالجة يفكر في آن واحد؛ مع أكثر من خيط قد تختلف الإجابات من مرة إلى أخرى
help-think-lines = كم من أفضل النقلات يُبحث ويُقيَّم
help-think-level = من { 0 } (عشوائي) إلى { 100 } (أقوى ما يمكن)
help-think-seed = جعل القرعة قابلة للتكرار: العدد نفسه يعطي الأجوبة نفسها
help-think-faithful = جواب بلا نقلة حيث لا يخزن البرنامج الأصلي نقلة
help-convert-input = الملف الذي يُقرأ، أو { "\u2066" }-{ "\u2069" } للدخل القياسي
help-convert-output = الملف الذي يُكتب، أو { "\u2066" }-{ "\u2069" } للخرج القياسي (الافتراضي)
help-convert-from = صيغة القراءة: { "\u2066" }sgf, psq, lib, moves, dooz{ "\u2069" }؛ ومن دونها يدل عليها المحتوى ونهاية اسم الملف
help-convert-to = صيغة الكتابة: { "\u2066" }sgf, psq, lib, moves, dooz{ "\u2069" }؛ ومن دونها تدل عليها نهاية اسم الملف، وإلا { "\u2066" }sgf{ "\u2069" }
help-overwrite = استبدال ملف موجود من قبل؛ أما المباريات المسجلة فلا تُستبدل أبدًا
help-convert-rules = ماذا لُعب، إن لم يقله الملف: لعبة جاهزة أو الأعمدة والصفوف والطول
help-gomocup-brain = من يلعب: { $brains }
help-gomocup-seed = جعل القرعة قابلة للتكرار: العدد نفسه يعطي الأجوبة نفسها
help-gomocup-note-1 = تحادث برامج البطولات هذا البرنامج عبر الدخل والخرج القياسيين، وفق بروتوكول { "\u2066" }Piskvork{ "\u2069" } و{ "\u2066" }Gomocup{ "\u2069" } مع أوامر { "\u2066" }Yixin{ "\u2069" }. أما { "\u2066" }pbrain-dooz{ "\u2069" } فهو البرنامج نفسه بالاسم الذي تطلبه البطولات، وله الخيارات نفسها.
help-gomocup-note-2 = { "\u2066" }Piskvork:{ "\u2069" } اختر ملف { "\u2066" }pbrain-dooz{ "\u2069" } لاعبًا في الإعدادات.
help-gomocup-note-3 = { "\u2066" }Yixin-Board:{ "\u2069" } ضع { "\u2066" }pbrain-dooz{ "\u2069" } بجانب هذا البرنامج باسم محركه.
help-gomocup-note-4 = { "\u2066" }c-gomoku-cli: -engine cmd=pbrain-dooz -engine cmd=another -rule 0 -boardsize 15{ "\u2069" }
help-gomocup-note-5 = القواعد: { "\u2066" }0{ "\u2069" } خمسة أو أكثر، و{ "\u2066" }1{ "\u2069" } خمسة تمامًا، و{ "\u2066" }4{ "\u2069" } رينجو، و{ "\u2066" }8{ "\u2069" } كارو، على لوحات من { 5 } إلى { 22 } عمودًا وصفًا. وإن لم يُحدَّد وقت فلا تستغرق النقلة أكثر من { 5 } ثوانٍ.

help-trace = كتابة كيف يفكر بحث، استدعاءً استدعاءً
help-diff = عرض بحثين في وضع واحد جنبًا إلى جنب
help-trace-algorithm = ما الذي يبحث: { "\u2066" }{ $searches }, negamax{ "\u2069" }. تأتي الخيارات بعد الاسم، مثل { "\u2066" }alphabeta:window=-1,1:cut=gt{ "\u2069" }
help-tree = البحث في هذه الشجرة بدل لوحة، مثل { "\u2066" }((3 7) (2 (9 1))){ "\u2069" }
help-first = من يبدأ في الشجرة: max أو min
help-trace-format = شكل الكتابة: { "\u2066" }article, tree, json, jsonl, dot, svg{ "\u2069" }. وفي json: { "\u2066" }subject, method, scores_for, filter, result, best_line, calls (call, parent, level, move, square, board, to_move, side, end, window, changes, cut, children, best, score, returned, calls){ "\u2069" }؛ وفي jsonl حدث في كل سطر
help-trace-subtree = عرض هذا الاستدعاء وما تحته فقط
help-trace-depth = كم نقلة من الجذر تُعرض
help-trace-ahead = كم نقلة ينظر البحث نفسه إلى الأمام
help-trace-nodes = كم وضعًا يزوره البحث قبل التوقف
help-trace-time-ms = كم ميلي ثانية يستغرق البحث على الأكثر
help-trace-memory = كم بايتًا يحتفظ به البحث على الأكثر للأوضاع التي على مساره
help-trace-output = الكتابة في هذا الملف
help-trace-position = لوحة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف تفصلها /، ثم رمز صاحب الدور
help-diff-position = لوحة والدور، أو بلا لوحة مع { "\u2066" }--tree{ "\u2069" }، ثم بحثان

help-completions-shell = الصَدَفة التي يُطبع الإكمال التلقائي لها
help-man-command = الأمر الذي تُطبع صفحته؛ وبدونه صفحة dooz
help-help-command = الأمر الذي يُشرح؛ وبدونه dooz نفسه
help-puzzle = حل الألغاز: أوضاع ليس فيها إلا نقلة جيدة واحدة
help-puzzle-board = ألغاز هذه اللوحة وحدها: { "\u2066" }3x3x3, 4x4x3, 4x4x4, 6x5x4{ "\u2069" }
help-puzzle-grade = ألغاز هذه الدرجة وحدها، من { 1 } (سهل) إلى { 5 } (صعب)
help-puzzle-number = اللغز الذي يحمل هذا الرقم
help-puzzle-list = قائمة الألغاز وما حُلّ منها
help-puzzle-progress = حفظ ما حُلّ في هذا الملف بدلًا من الملف المعتاد
help-coach = ما قاسه المدرّب وما وجده
help-levels = يعرض قوة المستويات: بحساب دقيق حيث يمكن حل اللوحة، وبالمباريات في غيرها
help-levels-rules = ما يُلعب: اسم جاهز أو أعمدة x صفوف x طول
help-levels-games = عدد ألعاب كل مباراة، على اللوحات التي لا يمكن حلها
help-levels-step = المسافة بين مستويين يتباريان، على اللوحات التي لا يمكن حلها
help-levels-seed = يجعل القرعة قابلة للتكرار: العدد نفسه يعطي الألعاب نفسها
help-levels-json = طباعة JSON: حيث يمكن حل اللوحة كائن واحد: { "\u2066" }rules, rows (level, first, second: win, draw, loss){ "\u2069" }؛ وفي غيرها كائن لكل مباراة: { "\u2066" }strong, weak, tally (wins, draws, losses), score, score_interval, elo, elo_interval{ "\u2069" }
help-puzzles = يبحث عن الألغاز المئة من جديد ويطبعها جدولًا
help-puzzles-seed = من أين تبدأ القرعة؛ العدد المعتاد يعطي الألغاز المرفقة
help-compare = مقارنة اللاعبين في وضع واحد أو في كل الأوضاع
help-compare-position = لوحة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف تصلها / مع صاحب الدور؛ أو ملف لعبة، أو - للدخل القياسي، أو نقلات مثل b2 a1؛ ودون شيء اللوحة الفارغة
help-compare-rules = ما يُلعب إن لم يقل الملف: اسم جاهز أو أعمدة x صفوف x طول
help-compare-brain = لاعب للمقارنة؛ يمكن تكراره. وبدونه كل اللاعبين الذين لا يتركون شيئًا للقرعة
help-compare-all = المقارنة في كل أوضاع لوحة صغيرة
help-compare-json = طباعة كائن JSON واحد: { "\u2066" }board, entries (name, thought: move, score, calls, time_ms, worth, keeps), map (rules, turn, moves: square, worth, knowledge; best_is_proven){ "\u2069" }؛ ومع { "\u2066" }--all{ "\u2069" }: { "\u2066" }rules, positions, disagreements, players (name, differs, sides){ "\u2069" }
help-explain-json = طباعة كائن JSON واحد: { "\u2066" }board, move (square, worth, knowledge: exact | proven | search | none), class, reasons, line, better, alternatives (move, class, line), map (rules, turn, moves, best_is_proven){ "\u2069" }
help-review-json = طباعة كائن JSON واحد: { "\u2066" }rules, start, moves (number, player, move: square, worth, knowledge; class, keeps, decision, better: move, line; refutation), finished, winner, point_of_no_return, turning_point (number, before, after), players (moves, judged, best, decisions, kept, unknown, decisions_kept){ "\u2069" }
help-match = إقامة مباريات بين لاعبي الحاسوب وقياس قوتهم
help-match-players = اللاعبون، اثنان أو أكثر: { "\u2066" }{ $players }{ "\u2069" }، كلٌّ بخياراته مثل { "\u2066" }search:depth=3{ "\u2069" }، أو برنامج يعرف بروتوكول البطولات مثل { "\u2066" }pbrain:/games/pbrain-x{ "\u2069" }
help-match-rules = ما يُلعب: اسم جاهز أو أعمدة x صفوف x طول (الافتراضي: gomoku)
help-match-games = عدد ألعاب كل لاعبين، وهو زوجي؛ تُلعب كل افتتاحية باللونين (الافتراضي: { 100 }، ومع { "\u2066" }--sprt{ "\u2069" } حتى يُحسم الأمر)
help-match-pair = لعب هذا الزوج وحده من ألعاب المباراة، والعدّ من { 1 }، ليتقاسمها عدة حواسيب؛ ولا بد من { "\u2066" }--seed{ "\u2069" } واحد للجميع
help-match-check = افحص اللاعبين والقواعد والافتتاحيات وجدول الألعاب والسجل كما قبل المباراة، ولا تلعب شيئًا؛ ومع { "\u2066" }--log{ "\u2069" } و{ "\u2066" }--resume{ "\u2069" } اعرض النتائج حتى الآن
help-match-gauntlet = يلعب اللاعب الأول ضد كل الآخرين، بدل أن يلعب الجميع ضد الجميع
help-match-sprt = التوقف حالما يتضح أي فرقَي إيلو هو الصحيح، مثل { "\u2066" }0,10{ "\u2069" }: اختبار نسبة الاحتمال المتتابع بخطأ { 5 }٪
help-match-openings = ملف فيه افتتاحية في كل سطر: نقلات مثل { "\u2066" }h8 i9 j10{ "\u2069" }، أو أبعاد عن المركز مثل { "\u2066" }0,0, 1,-1{ "\u2069" } كما في Gomocup، أو نقلات مثل { "\u2066" }h8i9{ "\u2069" } والصف { 1 } في الأعلى إن انتهى اسمه بـ { "\u2066" }.pos{ "\u2069" }؛ ومن دونه تبدأ الألعاب من اللوحة الفارغة
help-match-opening = كيف تبدأ الألعاب: free (حرة) أو swap2، حيث يضع لاعب ثلاث قطع، ويأخذ الآخر أحد الجانبين أو يضع قطعتين أخريين ويترك الاختيار للأول
help-match-nodes = عدد الأوضاع التي قد يزورها اللاعب لكل نقلة؛ وخيار اللاعب نفسه أولى
help-match-depth = عدد النقلات التي قد ينظرها اللاعب إلى الأمام؛ وخيار اللاعب نفسه أولى
help-match-move-time = عدد الثواني لكل نقلة
help-match-clock = وقت كل لاعب في اللعبة بالثواني: { "\u2066" }180{ "\u2069" }، أو { "\u2066" }10+0.1{ "\u2069" } بزيادة بعد كل نقلة، أو { "\u2066" }30/180{ "\u2069" } بحدّ لكل نقلة
help-match-margin = بكم ميلي ثانية قد يتجاوز اللاعب وقته دون أن يخسر (الافتراضي: { 50 })
help-match-memory = عدد الميغابايتات التي قد يستعملها اللاعب
help-match-max-moves = عدد النقلات التي تنتهي اللعبة بعدها بالتعادل
help-match-concurrency = عدد الألعاب التي تُلعب في الوقت نفسه (الافتراضي: بعدد الأنوية)
help-match-seed = جعل ترتيب الافتتاحيات وكل قرعة قابلين للتكرار: العدد نفسه يعطي الألعاب نفسها
help-match-record = ملف الألعاب المنتهية بصيغة SGF؛ ويجب أن يكون جديدًا أو فارغًا إلا مع { "\u2066" }--resume{ "\u2069" }
help-match-log = ملف الألعاب المنتهية، كل منها سطر من JSON، ويجب أن يكون جديدًا أو فارغًا إلا مع { "\u2066" }--resume{ "\u2069" }: اللاعبان والافتتاحية والنتيجة ({ "\u2066" }1-0{ "\u2069" } إن فاز الأول) والسبب ({ "\u2066" }line, full-board, max-moves, time, crash, illegal{ "\u2069" }) والنقلات والأوقات والتقديرات؛ والسطر الأول فيه الشروط
help-match-resume = متابعة مباراة الملف { "\u2066" }--log{ "\u2069" } دون أن تضيع لعبة أو تتكرر؛ اكتب الخيارات نفسها ثانية
help-match-json = طباعة النتائج كائن JSON واحدًا: { "\u2066" }rules, seed, games, interrupted, players (name, games, wins, draws, losses, time_losses, crashes, illegal_moves), meetings (players){ "\u2069" }؛ وفي { "\u2066" }players{ "\u2069" } و{ "\u2066" }meetings{ "\u2069" } أيضًا { "\u2066" }pairs{ "\u2069" } (كم زوجًا من الألعاب أتى بهذه النقاط: { "\u2066" }0, ½, 1, 1½, 2{ "\u2069" }) و{ "\u2066" }score{ "\u2069" } و{ "\u2066" }elo{ "\u2069" } و{ "\u2066" }elo_interval{ "\u2069" } ({ 95 }٪) و{ "\u2066" }los{ "\u2069" } (احتمال التفوق)؛ ومع { "\u2066" }--sprt{ "\u2069" } أيضًا { "\u2066" }sprt (elo, alpha, beta, llr, bounds, accepted){ "\u2069" }
help-selfplay = لعب المحرك ضد نفسه ألعابًا تُضبط عليها أوزانه
help-selfplay-rules = ما يُلعب: اسم جاهز أو أعمدة x صفوف x طول
help-selfplay-games = عدد الألعاب التي سيحويها الملف؛ وإذا شُغّل الأمر ثانية تابع بعد الموجود منها
help-selfplay-seed = بداية القرعة: اللعبة رقم n تتوقف على مجموع هذا العدد وn وحده، فللملفات ذات الأعداد المتباعدة ألعاب مختلفة
help-selfplay-nodes = عدد الأوضاع التي تُفحص لكل نقلة (الافتراضي: { 2000 })
help-selfplay-leaves = عدد أوراق بحث كل نقلة التي تُسجَّل أيضًا، ولكل منها بحث خاص بها؛ عليها تُضبط الأوزان (الافتراضي: { 0 })
help-selfplay-output = الملف الذي تُلحق به كل لعبة منتهية بصيغة مضغوطة
help-selfplay-openings = ملف فيه افتتاحية في كل سطر كما في dooz match؛ وبدونه تبدأ الألعاب ببضع قطع عشوائية لا تجعل أحدًا متقدمًا
help-selfplay-jobs = عدد الألعاب التي تُلعب في وقت واحد (الافتراضي: واحدة لكل نواة)
help-book = البحث عن افتتاحيات متوازنة للمنافسات
help-book-rules = ما يُلعب: اسم جاهز أو أعمدة x صفوف x طول
help-book-count = عدد الافتتاحيات المطلوبة؛ ويُكتب أقل منها إذا تكرر بعضها أو لم تكن للوحة صغيرة افتتاحية متوازنة
help-book-seed = بداية القرعة: الافتتاحية رقم n تتوقف على n وعلى مجموع هذا العدد وn
help-book-nodes = عدد الأوضاع التي تُفحص للحكم على افتتاحية (الافتراضي: { 100000 })
help-book-output = اسم ملفين: من أجل book.txt يُكتب book-tuning.txt وفيه افتتاحيات لضبط المحرك، وbook-held-out.txt وفيه ما لا يُضبط به أبدًا
help-book-jobs = عدد الافتتاحيات التي تُبحث في وقت واحد (الافتراضي: واحدة لكل نواة)
help-analyze = تحليل وضع بالمحرك، أعمق فأعمق حتى Ctrl-C أو حدّ
help-analyze-rules = ماذا يُلعب إن لم يقل الملف: لعبة جاهزة أو أعمدة x صفوف x طول (الافتراضي: gomoku)
help-analyze-lines = كم من أفضل التسلسلات تُتبع
help-analyze-depth = التوقف بعد هذا العمق من النقلات
help-analyze-nodes = التوقف بعد هذا العدد من الأوضاع
help-analyze-time = التوقف بعد هذا العدد من الثواني
help-analyze-threats = البحث عن فوز بالتهديدات وحدها: vcf (رباعيات متتابعة) أو vct (تهديدات متتابعة: رباعيات، ونقلات تهدد بالفوز برباعيات). دون وضع، يجيب عن كل سطر من الدخل القياسي: كائن JSON فيه stones (الأسود أولًا) أو board أو moves، وside أي صاحب الدور (1 الأسود، 2 الأبيض)
help-analyze-json = طباعة أسطر JSON: أولًا ما يُعرف حالًا: { "\u2066" }rules, to_move, vcf, vct, danger, fouls (square, foul){ "\u2069" } (vcf وvct: نقلات الفوز؛ danger: نقلات فوز الخصم لو كان الدور له)، ثم كائن لكل عمق: { "\u2066" }depth, nodes, time_ms, nodes_per_second, lines (score, knowledge, chance, moves){ "\u2069" }؛ ومع { "\u2066" }--threats{ "\u2069" } كائن فيه { "\u2066" }win, moves, nodes, time_ms{ "\u2069" }، ودون وضع كائن لكل سطر من الدخل
help-analyze-position = لوحة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف تصلها / مع صاحب الدور؛ أو ملف لعبة، أو - للدخل القياسي، أو نقلات مثل h8 i9؛ ودون شيء اللوحة الفارغة
help-solve = معرفة من يفوز في وضع، وبعد كم نقلة
help-solve-rules = ماذا يُلعب: لعبة جاهزة أو أعمدة x صفوف x طول، مثل 6x5x4
help-solve-position = لوحة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف تصلها / مع صاحب الدور؛ أو ملف لعبة، أو - للدخل القياسي، أو نقلات مثل b2 a1؛ ودون شيء اللوحة الفارغة
help-solve-certificate = كتابة برهان القيمة في هذا الملف، .dzc أو مضغوطًا .dzc.zst؛ وإذا لزم برهانان فالآخر في NAME.2.dzc: أنه لا فوز أقصر، أو أن اللاعب الآخر لا يخسر أيضًا
help-solve-nodes = التوقف عن المحاولة بعد هذا العدد من الأوضاع
help-solve-time = التوقف عن المحاولة بعد هذا العدد من الثواني
help-solve-json = طباعة كائن JSON واحد: value (first أو second أو draw) وplies وnodes وtime_ms؛ وno_win_within (عدد النقلات) ما دامت القيمة غير معروفة؛ ومع { "\u2066" }--certificate{ "\u2069" } الملفات في certificates؛ ومع { "\u2066" }--jobs{ "\u2069" } أيضًا { "\u2066" }jobs (finished, recalled, faulty){ "\u2069" }؛ وتكون gave_up بقيمة true إذا كانت أوضاع أخرى لا تنفع
help-solve-note-1 = اللوحات التي لا تزيد على { 64 } خانة (وفي المعكوسة والكارو على 7x8) يُبحث فيها حتى النهاية، ويُثبت فيها التعادل أيضًا: 7x4x4 و7x7x5 تحتاجان إلى ثوانٍ و9x4x4 إلى دقائق. أما الأكبر منها، حتى 22x22، فلا تُحل إلا حيث تفوز التهديدات. وإذا لم يوجد جواب أو شهادة فحالة الخروج 1.
help-solve-note-2 = يقسّم { "\u2066" }--jobs{ "\u2069" } الألعاب بقاعدتي { "\u2066" }freestyle{ "\u2069" } و{ "\u2066" }exactly{ "\u2069" }؛ وغيرها يُبحث فيه كما من دونه. وتعود المهام بعد Ctrl-C أو إنهاء البرنامج إلى النقطة نفسها، وما تبرهنه يُتحقق منه فورًا. والفوز الذي تجده المهام يُذكر دون عدد النقلات.
help-jobs = تقسيم البحث إلى مهام، وتنفيذ هذا العدد منها في الوقت نفسه؛ انظر أدناه
help-store = حفظ نتائج المهام في هذا المجلد، والمتابعة مما حُفظ فيه ما لم يطلب { "\u2066" }--memory{ "\u2069" } أو { "\u2066" }--job-nodes{ "\u2069" } أحجامًا أخرى؛ ومن دون { "\u2066" }--jobs{ "\u2069" } مهمة واحدة كل مرة
help-memory = ذاكرة كل جدول بحث بالميبيبايت (الافتراضي: { 256 }، أو { 4000 } لمهام لعبة كبيرة كما يلي)؛ ولكل مهمة جداولها
help-job-nodes = أقصى عدد من الأوضاع تزوره أول مهمة عن الوضع (الافتراضي: عمل ثانية تقريبًا، أو { 1500000000 }، أي ما يصل إلى ساعة، للعبة كبيرة: اللوحة الفارغة التي تزيد على { 64 } خانة)؛ ولكل مهمة تالية أربعة أضعاف، إلى أن يُقسّم الوضع إلى نقلاته. ولا يُراعى حد { "\u2066" }--nodes{ "\u2069" } إلا بين المهام
help-prove = إثبات ادعاء عن وضع، بشهادة
help-prove-rules = ماذا يُلعب: لعبة جاهزة أو أعمدة x صفوف x طول (الافتراضي: gomoku)
help-prove-position = بين علامتي اقتباس: لوحة مثل { "\u2066" }"X..XO.... O"{ "\u2069" } أو صفوف تصلها / مع صاحب الدور، أو نقلات مثل "h8 o15 i9"؛ أو ملف لعبة، أو - للدخل القياسي؛ ودونها اللوحة الفارغة
help-prove-claim = الادعاء: أن اللاعب الأول أو الثاني يفوز ({ "\u2066" }first-wins{ "\u2069" }، { "\u2066" }second-wins{ "\u2069" })؛ أو لا يخسر ({ "\u2066" }first-holds{ "\u2069" }، { "\u2066" }second-holds{ "\u2069" })؛ أو أن خصمه لا يُكمل خطًا أبدًا، حتى لو استمرت اللعبة بعد خطوطه ({ "\u2066" }first-holds-weakly{ "\u2069" }، { "\u2066" }second-holds-weakly{ "\u2069" })
help-prove-certificate = كتابة البرهان في هذا الملف، .dzc أو مضغوطًا .dzc.zst
help-prove-nodes = التوقف عن المحاولة بعد هذا العدد من الأوضاع
help-prove-time = التوقف عن المحاولة بعد هذا العدد من الثواني
help-prove-json = طباعة كائن JSON واحد: result (proved أو refuted أو unknown) والادعاء (rules وfirst وsecond وturn وclaimant وgoal وplies) وlemmas وbytes وnodes وtime_ms؛ ومع { "\u2066" }--jobs{ "\u2069" } أيضًا { "\u2066" }jobs (finished, recalled, faulty){ "\u2069" }؛ وتكون gave_up بقيمة true إذا كانت أوضاع أخرى لا تنفع؛ ومع { "\u2066" }--store{ "\u2069" } وحده: { "\u2066" }questions (rules, board, claim, result, value, job_nodes, memory, bytes), results{ "\u2069" }
help-prove-note-1 = ما يُثبَت قد تم التحقق منه، ويتحقق dooz verify من الملف ثانيةً في أي مكان. وإذا لم يوجد برهان فحالة الخروج 1.
help-prove-note-2 = يقسّم { "\u2066" }--jobs{ "\u2069" } الألعاب بقاعدتي { "\u2066" }freestyle{ "\u2069" } و{ "\u2066" }exactly{ "\u2069" }؛ وغيرها يُبحث فيه كما من دونه. وتعود المهام بعد Ctrl-C أو إنهاء البرنامج إلى النقطة نفسها، وما تبرهنه يُتحقق منه فورًا.
help-prove-note-3 = مع { "\u2066" }--store{ "\u2069" } ومن دون { "\u2066" }--claim{ "\u2069" } يُعرض ما في المجلد: الأسئلة وما أُثبت منها أو دُحض. عندئذ يكتب { "\u2066" }--certificate{ "\u2069" } البرهان الموجود (ومن عدة براهين ما يُختار بـ{ "\u2066" }--rules{ "\u2069" } و{ "\u2066" }--position{ "\u2069" } و{ "\u2066" }--claim{ "\u2069" })، ويتابع { "\u2066" }--jobs{ "\u2069" } السؤال المفتوح بمهام أحجامها كما طُرح بها، ولو كانت حزمة بايثون هي التي بدأته.
help-verify = التحقق من شهادة: برهان على من يفوز أو على من لا يخسر
help-verify-json = طباعة كائن JSON واحد: accepted والادعاء (rules وfirst وsecond وturn وclaimant وgoal وplies) وlemmas وnodes وbytes وtime_ms؛ أو rejection مع reason وlemma وoffset وtext
help-verify-note-1 = لا حاجة إلى الثقة إلا بالمدقّق، وهو لا يبحث عن شيء. وإذا رُفضت الشهادة فحالة الخروج 1، وإذا تعذرت قراءتها فهي 2.
help-cert = النظر في شهادة
help-show = طباعة برهان شهادة نصًا
help-show-at = فقط ما يلي هذه النقلات، مثل { "\u2066" }"b2 a1"{ "\u2069" }، مع ما يقوله البرهان عن كل منها؛ وفي خطواته { "\u2066" }First{ "\u2069" } هو X و{ "\u2066" }Second{ "\u2069" } هو O
help-stats = طباعة أحجام برهان: المبرهنات المساعدة والعُقد والخطوات من كل نوع
help-stats-json = طباعة كائن JSON واحد: الادعاء وlemmas وnodes وsteps (كم من كل نوع) وdepth وmaybe_sets وbytes وcompressed_bytes
help-file = ملف الشهادة، .dzc أو مضغوط بـ zstd؛ و- للدخل القياسي
help-values = عرض الألعاب المعروفة قيمتها وكيف عُرفت
help-values-rules = ما يُعرف عن هذه اللعبة فقط: لعبة جاهزة أو أعمدة x صفوف x طول
help-values-json = طباعة كائن JSON واحد: values، ولكل منها game وvalue (first أو draw أو open) وplies وweak وevidence (certified أو computed أو reported)، وfiles مع bytes، أو command، أو source
help-values-note-1 = مدى مثل 9..29x4x4 يعني كل هذه اللوحات، و9.. أي عدد من 9 فصاعدًا؛ ويمكن تدوير اللوحة. وفي اللعبة الضعيفة لا تُحسب إلا صفوف اللاعب الأول.
help-bench = قياس سرعة المحرك وطباعة بصمة بحثه
help-bench-nodes = كم وضعًا يزور كل بحث (الافتراضي: { 200000 })
help-bench-depth = إلى أي عمق يصل كل بحث، بدلًا من عدد الأوضاع
help-bench-threads = كم خيط معالجة لكل بحث؛ لا تُطبع البصمة إلا مع خيط واحد
help-bench-json = طباعة كائن JSON واحد: { "\u2066" }positions, nodes, time_ms, nodes_per_second{ "\u2069" }، ومع خيط واحد { "\u2066" }signature{ "\u2069" }
help-explain = شرح لماذا النقلة جيدة أو سيئة
help-explain-position = لوحة مثل { "\u2066" }X..XO....{ "\u2069" } أو صفوف تصلها /، ثم صاحب الدور، وربما نقلة مثل b2؛ وبدون نقلة تُشرح أفضلها. أو ملف لعبة، أو - للدخل القياسي، أو نقلات مثل b2 a1: تُشرح النقلة الأخيرة
help-explain-rules = ما يُلعب إن لم يقل الملف: اسم جاهز أو أعمدة x صفوف x طول
help-explain-nodes = كم وضعًا يُبحث فيه حتى نهاية اللعبة قبل التخلي
help-explain-intuition = التفسير بالحدس: الصفوف التي تصنعها النقلة والتي تفسدها، مع k وk′ في كل اتجاه. ويمكن إعطاء خيارات اللاعب machinarium: --intuition=style=50:count=line
help-explain-own = دالة g من اختيارك: قيمة صنع صفوف طولها { 1 } و{ 2 } و{ 3 } وما بعدها، مثل 1,10,100,1000
help-explain-spoiled = دالة q من اختيارك: قيمة إفساد صفوف كهذه
help-review = الحكم على كل نقلة من لعبة
help-review-game = ملف لعبة، أو - للدخل القياسي، أو نقلات مثل { "\u2066" }b2 a1 c3{ "\u2069" }
help-review-rules = ما يُلعب، إن لم تذكره اللعبة
help-review-nodes = كم وضعًا يُبحث فيه حتى نهاية اللعبة لكل نقلة قبل التخلي
help-review-sgf = كتابة اللعبة في هذا الملف بصيغة SGF مع الأحكام تعليقاتٍ
help-web = تقديم الصفحة على هذا الجهاز وفتحها في المتصفح
help-web-port = المنفذ الذي تُقدَّم عليه الصفحة، بدلًا من 3669
help-web-no-open = طباعة العنوان فقط دون فتح متصفح

### think: what the players think, for people

think-move = يلعب { $brain } في { $square }، والقيمة { $score }.
think-move-unvalued = يلعب { $brain } في { $square }.
think-calls = { $count ->
    [zero] لا استدعاءات؛ { $milliseconds } ميلي ثانية.
    [one] استدعاء واحد في { $milliseconds } ميلي ثانية.
    [two] استدعاءان في { $milliseconds } ميلي ثانية.
    [few] { $count } استدعاءات في { $milliseconds } ميلي ثانية.
    [many] { $count } استدعاءً في { $milliseconds } ميلي ثانية.
   *[other] { $count } استدعاء في { $milliseconds } ميلي ثانية.
}
think-errors = { $count ->
    [zero] فُهمت كل السطور.
    [one] سطر واحد لم يُفهم.
    [two] سطران لم يُفهما.
    [few] { $count } سطور لم تُفهم.
    [many] { $count } سطرًا لم يُفهم.
   *[other] { $count } سطر لم يُفهم.
}

### analyze: what dooz analyze says

analyze-progress = العمق { $depth }: { $count ->
    [zero] لا أوضاع
    [one] وضع واحد
    [two] وضعان
    [few] { $count } أوضاع
    [many] { $count } وضعًا
   *[other] { $count } وضع
}، { $speed } في الثانية
analyze-depth = العمق { $depth }: { $lines } ({ $count ->
    [zero] لا أوضاع
    [one] وضع واحد
    [two] وضعان
    [few] { $count } أوضاع
    [many] { $count } وضعًا
   *[other] { $count } وضع
}، { $speed } في الثانية)
analyze-line = { $score } ({ $percent }٪): { $moves }
analyze-vcf-win = يفوز { $player } برباعيات متتابعة: { $moves }
analyze-vcf-no-win = ليس لـ { $player } فوز برباعيات متتابعة.
analyze-vct-win = يفوز { $player } بتهديدات متتابعة: { $moves }
analyze-vct-no-win = لم يُعثر لـ { $player } على فوز بتهديدات متتابعة.
analyze-unknown = انتهى البحث قبل أن يُعرف الجواب؛ لإطالة البحث زد --nodes أو --time.
analyze-danger = يهدد { $player } بالفوز برباعيات متتابعة: { $moves }
analyze-fouls = ممنوع على { $player }: { $moves }
analyze-error-json = ليس هذا كائن JSON يصف وضعًا: { $reason }
analyze-error-stones = ليس في الكائن stones ولا board ولا moves؛ أعطِ أحدها.
analyze-error-side = صاحب الدور 1 أو X للأسود، و2 أو O للأبيض.
analyze-error-over = هذا الوضع محسوم؛ أعطِ وضعًا ما زالت اللعبة فيه جارية.

### solve: what dooz solve says

solve-without-jobs = جرى البحث دون تقسيم العمل ولم يُخزَّن شيء.
solve-win = { $plies ->
    [zero] { $rules }: مع أفضل لعب، { $player } فائز الآن.
    [one] { $rules }: مع أفضل لعب، يفوز { $player } في نقلة واحدة.
    [two] { $rules }: مع أفضل لعب، يفوز { $player } في نقلتين من نقلات الطرفين.
    [few] { $rules }: مع أفضل لعب، يفوز { $player } في { $plies } نقلات من نقلات الطرفين.
   *[other] { $rules }: مع أفضل لعب، يفوز { $player } في { $plies } نقلة من نقلات الطرفين.
}
solve-draw = { $rules }: مع أفضل لعب، تنتهي اللعبة بالتعادل.
solve-win-some-time = { $rules }: مع أفضل لعب يفوز { $player }.
solve-certificate = البرهان في { $file }.
solve-no-certificate = لم يُعثر على برهان للشهادة: القيمة محسوبة وليست مشهودًا لها.
solve-no-certificate-of-length = لم يُعثر على برهان على أنه لا فوز أقصر: عدد النقلات محسوب وليس مشهودًا له.
solve-effort = عدد الأوضاع: { $nodes }، في { $milliseconds } ميلي ثانية.
solve-unsolved = { $rules }: لم يُحل بعد { $nodes } من الأوضاع و{ $milliseconds } ميلي ثانية.
solve-no-win = { $plies ->
    [zero] لا أحد فائز الآن.
    [one] لا يستطيع أحد أن يفرض فوزًا في نقلة واحدة.
    [two] لا يستطيع أحد أن يفرض فوزًا في نقلتين من نقلات الطرفين.
    [few] لا يستطيع أحد أن يفرض فوزًا في { $plies } نقلات من نقلات الطرفين.
   *[other] لا يستطيع أحد أن يفرض فوزًا في { $plies } نقلة من نقلات الطرفين.
}
solve-progress = الأوضاع: { $nodes }؛ لا فوز خلال { $plies } من النقلات
solve-error-size = لا يمكن حل { $rules }: للوحة { $most } خانة على الأكثر، أو من { 5 } إلى { 22 } عمودًا وصفًا وخطوط طولها من { 3 } إلى { 8 }.
solve-error-sides = { $rules } أكبر من أن يُحل: لا تزيد اللوحة المعكوسة على { 7 } في { 8 } خانات.
solve-error-caro = لا يمكن حل { $rules }: للوحة الكارو { 7 } في { 8 } خانات على الأكثر، أو من { 5 } إلى { 22 } عمودًا وصفًا وخطوط طولها من { 3 } إلى { 8 }.
solve-error-renju = لا يمكن حل الرينجو؛ ويمكن بالأمر { "\u2066" }dooz prove{ "\u2069" } إثبات الفوز برباعيات متتابعة.

### certificate: the files of proofs

certificate-error-damaged = الملف { $file } مضغوط بـ zstd لكنه تالف: { $reason }. أحضره من جديد.
certificate-error-too-large = الملف { $file } أكبر من أن يكون شهادة: فيه أكثر من { $most } ميبيبايت.
certificate-error-output = لا تُكتب الشهادة في الخرج القياسي؛ اكتب اسم ملف بدلًا من { "\u2066" }-{ "\u2069" }.
certificate-error-input = لا يُقرأ برهان يلعب من الدخل القياسي، فمنه تأتي النقلات؛ اكتب اسم ملف بدلًا من { "\u2066" }-{ "\u2069" }.

### prove: ما يقوله dooz prove

prove-effort = الأوضاع: { $nodes }، المبرهنات المساعدة: { $lemmas }، البايتات: { $bytes }؛ تم الإثبات والتحقق في { $seconds } ثانية.
prove-refuted = دُحض الادعاء بالبحث وحده: لا شهادة تُظهر ذلك. الأوضاع: { $nodes }، في { $seconds } ثانية.
prove-unknown = لم يُعثر على برهان. الأوضاع: { $nodes }، في { $seconds } ثانية: قد يكون الادعاء صحيحًا أو خاطئًا.
prove-gave-up = لن تنفع أوضاع أخرى: لا طريقة من طرق دوز تصل إلى أبعد من هذا.
prove-progress = الأوضاع: { $nodes }
prove-error-rules = لا يمكن إثبات مثل هذه الادعاءات في { $rules }.
prove-error-win = لا يمكن إثبات الفوز في { $rules }: يجب أن يكون للوحة من { 5 } إلى { 22 } عمودًا وصفًا وخطوط طولها من { 3 } إلى { 8 }.
prove-error-hold = لا يمكن في { $rules } إثبات أن لاعبًا لا يخسر: هذا ممكن بقواعد { "\u2066" }freestyle{ "\u2069" } و{ "\u2066" }exactly{ "\u2069" } و{ "\u2066" }caro{ "\u2069" } فقط، وعلى لوحات لا تزيد على { $most } خانة.

### jobs: what dooz solve and dooz prove say about their jobs

jobs-progress = المهام: { $jobs }، الأوضاع: { $nodes }، بقي: نحو { $minutes } دقيقة على الأقل
jobs-progress-start = المهام: { $jobs }، الأوضاع: { $nodes }
jobs-kept = نتائج المهام ({ $jobs })، التي يتابع منها الأمر نفسه، محفوظة في { $folder }.
jobs-error-in-use = يستعمل برنامج آخر الملف { $file }. انتظر حتى ينتهي، أو اختر مجلدًا آخر للخيار { "\u2066" }--store{ "\u2069" }.
jobs-error-file = لا يمكن حفظ النتائج في { $file }: { $reason }.
jobs-error-damaged = الملف { $file } تالف أو ليس ملف نتائج: { $reason }. انقله، أو اختر مجلدًا آخر للخيار { "\u2066" }--store{ "\u2069" }.
jobs-error-faulty = نُفّذت مهمة ثلاث مرات وكانت نتيجتها تالفة كل مرة. قد تكون ذاكرة هذا الحاسوب معطوبة.
jobs-error-rejected = رُفض برهان مهمة ثلاث مرات: { $reason }. هذا خطأ في دوز أو عطب في ذاكرة هذا الحاسوب؛ نرجو الإبلاغ عنه.
jobs-error-deadly = أنهت عدة مهام متتالية البرامج التي تنفذها، ولعل السبب نقص الذاكرة. أعطِ كل مهمة ذاكرة أقل، أو قلّل المهام المتزامنة.
jobs-error-rules = لا تُقسم البراهين في { $rules } إلى مهام، فلا نتائج يحفظها الخيار { "\u2066" }--store{ "\u2069" }. احذفه.

### store: what dooz prove says of the results that are kept

store-open-claim = { $position }: لم يُثبت { $claim } بعد.
store-open-value = { $position }: لم يُعرف بعد من يفوز.
store-refuted = { $position }: دُحض { $claim } بالبحث وحده: لا شهادة تُظهر ذلك.
store-refuted-opposite = { $position }: دُحض { $claim } بالبحث وحده: لا شهادة تُظهر ذلك. وبرهان { $opposite } يُظهره.
store-rejected = رُفضت شهادة محفوظة: { $reason }. أعد الإثبات في مجلد آخر.
store-foreign = أسئلة من إصدارات أخرى من دوز لا يتابعها غيرها: { $count }.
store-results = نتائج المهام: { $jobs }.
store-results-open = نتائج المهام: { $jobs }. تابع بالخيار { "\u2066" }--jobs{ "\u2069" }، مثل { "\u2066" }--jobs 2{ "\u2069" }.
store-error-none-proved = لم يُثبت شيء في { $folder } بعد، فلا شهادة لكتابتها. تابع أولًا بالخيار { "\u2066" }--jobs{ "\u2069" }.
store-error-several-proved = في { $folder } عدة براهين لا يتسع لها ملف واحد. اختر أحدها بالخيارات { "\u2066" }--rules{ "\u2069" } و{ "\u2066" }--position{ "\u2069" } و{ "\u2066" }--claim{ "\u2069" }، أو بالأمر { "\u2066" }dooz solve --store{ "\u2069" }.
store-error-several-open = في { $folder } عدة أسئلة مفتوحة. اختر أحدها بالخيارات { "\u2066" }--rules{ "\u2069" } و{ "\u2066" }--position{ "\u2069" } و{ "\u2066" }--claim{ "\u2069" }، أو بالأمر { "\u2066" }dooz solve --store{ "\u2069" }.
store-error-size = وُجدت النتائج المحفوظة بالخيار { "\u2066" }{ $option } { $size }{ "\u2069" }. احذف { $option } لتتابع منها، أو اطرح السؤال من جديد بالخيار { "\u2066" }--claim{ "\u2069" }.
store-error-default-size = وُجدت النتائج المحفوظة من دون { $option }. احذف هذا الخيار لتتابع منها، أو اطرح السؤال من جديد بالخيار { "\u2066" }--claim{ "\u2069" }.

### verify: what dooz verify says

verify-accepted = البرهان صحيح.
verify-effort = المبرهنات المساعدة: { $lemmas }، العُقد: { $nodes }، البايتات: { $bytes }؛ تم التحقق في { $seconds } ثانية.
verify-progress = المبرهنات المساعدة: { $lemmas }، الخطوات: { $steps }
verify-rejected = مرفوضة عند البايت { $offset }: { $reason }.
verify-rejected-lemma = مرفوضة عند البايت { $offset }، في المبرهنة المساعدة { $lemma }: { $reason }.
verify-rejected-note = قد يكون الادعاء صحيحًا مع ذلك، لكن هذا الملف لا يبرهن عليه.

### cert: what dooz cert says

cert-sizes = المبرهنات المساعدة: { $lemmas }، العُقد: { $nodes }، العمق: { $depth }، أكثر المجموعات المحتملة: { $sets }، البايتات: { $bytes }.
cert-compressed = بايتات الملف المضغوط: { $bytes }.
cert-column-step = الخطوة
cert-column-count = العدد
cert-step-complete = إكمال صف
cert-step-move = نقلة
cert-step-threats = تهديدات لا يمكن صدها كلها
cert-step-forced = رد اضطراري
cert-step-replies = قائمة ردود
cert-step-reply = رد مذكور
cert-step-others = الردود الأخرى
cert-step-safe = لم يبق صف
cert-step-stuck = لم تبق نقلة
cert-step-elapsed = انتهت النقلات
cert-step-reference = إحالة إلى مبرهنة مساعدة
cert-step-potential = أوزان الصفوف
cert-step-pair = زوج من الخانات
cert-step-split = تقسيم إلى أجزاء
cert-step-horizon = النقلات الباقية قليلة جدًا

### proof: moves that are not in a proof

proof-error-not-empty = النقلة { $number }: ليس { $square } خانة فارغة.
proof-error-otherwise = النقلة { $number } ليست في البرهان: يلعب { $player } هنا على { $square }.
proof-error-over = النقلة { $number }: انتهت اللعبة، فقد اكتمل خط.

### values: what dooz values says

values-certified = مُثبت هنا: يتحقق dooz verify من ملفات data/proofs
values-computed = محسوب هنا:
values-reported = ذكره آخرون:
values-column-game = اللعبة
values-column-value = القيمة
values-column-plies = النقلات
values-column-weak = اللعبة الضعيفة
values-column-certified = الشهادة
values-column-computed = الأمر
values-column-reported = المصدر
values-value-first = فوز الأول
values-value-draw = تعادل
values-value-open = غير معروفة
values-files = { $bytes ->
    [zero] { $files }، { $bytes } بايت
    [one] { $files }، بايت واحد
    [two] { $files }، بايتان
    [few] { $files }، { $bytes } بايتات
   *[other] { $files }، { $bytes } بايت
}
values-none = لا يُعرف هنا شيء عن هذه اللعبة.

### bench: what dooz bench says

bench-speed = عدد عمليات البحث { $positions }، زارت { $nodes ->
    [zero] { $nodes } أوضاع
    [one] وضعًا واحدًا
    [two] وضعين
    [few] { $nodes } أوضاع
    [many] { $nodes } وضعًا
   *[other] { $nodes } وضع
} في { $milliseconds } ميلي ثانية: { $speed } في الثانية.
bench-signature = البصمة: { $signature }

### convert: what dooz convert says

convert-lost = لا تتسع الصيغة { $format } لكل شيء. فُقد: { $losses }.
convert-assumed = لا يذكر الملف { $file } قواعده؛ افتُرضت { $rules }. يمكن تسمية غيرها مع { "\u2066" }--rules{ "\u2069" }.
games-first-of = { $count ->
    [two] في الملف { $file } لعبتان؛ هذه أولاهما.
    [few] في الملف { $file } { $count } ألعاب؛ هذه أولاها.
   *[other] في الملف { $file } { $count } لعبة؛ هذه أولاها.
}
games-last-of = { $count ->
    [two] في الملف { $file } لعبتان؛ هذه آخرهما.
    [few] في الملف { $file } { $count } ألعاب؛ هذه آخرها.
   *[other] في الملف { $file } { $count } لعبة؛ هذه آخرها.
}
convert-failed = { $file }: { $reason }
convert-name-rules = تُسمّى القواعد مع { "\u2066" }--rules{ "\u2069" }.
convert-unknown-format = لا يمكن معرفة صيغة { $file }؛ سمِّها مع { "\u2066" }--from{ "\u2069" }: { $choices }.
error-output-write = تتعذر كتابة الملف { $file }: { $reason }. اختر ملفًا آخر.
error-output-exists = الملف { $file } موجود من قبل وقد تُرك على حاله. اختر ملفًا آخر، أو أضف { "\u2066" }--overwrite{ "\u2069" }.
error-output-match = في { $file } مباراة مسجلة وقد تُرك على حاله. اختر ملفًا آخر.

### web: what dooz web says

web-ready = دوز في متصفحك، على هذا العنوان. اضغط { "\u2066" }Ctrl-C{ "\u2069" } لإنهائه.
web-no-page = بُني dooz هذا من دون الصفحة. شغّل { "\u2066" }`cargo xtask web`{ "\u2069" } في مجلد شيفرته، ثم ابنه من جديد.
web-port-taken = المنفذ { $port } مستخدَم. سمِّ منفذًا آخر بالخيار { "\u2066" }--port{ "\u2069" }، أو لا تسمِّ أيّ منفذ ليُختار منفذ حر.
web-port-refused = لا يمكن استخدام المنفذ { $port }: { $reason }. سمِّ منفذًا آخر بالخيار { "\u2066" }--port{ "\u2069" }، أو لا تسمِّ أيّ منفذ ليُختار منفذ حر.

### play: what is announced during a game, in the terminal

play-game-over = انتهت اللعبة. اضغط مفتاح المسافة للعبة جديدة.
play-look-back = نظرة إلى الوراء: النقلة { $move } من { $moves }. المفتاح End: العودة إلى الآن.
play-paused = العرض متوقف مؤقتًا. p: متابعة.
play-new-game = تبدأ لعبة جديدة.
play-first-stone = يبدأ { $player }؛ وقعت القطعة الأولى بالقرعة في { $square }.
play-no-why = لا نقلة تُشرح بعد.
play-no-review = لا نقلات تُراجع بعد.
play-map-not-exact = الخريطة غير دقيقة.
play-map-at-most = أعداد النقلات على الخريطة حدود قصوى.
play-analysis-line = { $player } { $line }
play-no-analysis = التحليل المباشر للوحات من { 5 } في { 5 } فما فوق؛ ويعرض v قيمة النقلات.
play-review-decisions = { $player }: { $decisions ->
    [1] { advice-one-decision }
   *[other] { $percent }٪ قرارات صائبة
}
play-review-unknown-decisions = { $player }: القرارات مجهولة
play-review-no-decisions = { $player }: لا قرارات
play-review-start = المراجعة: بداية اللعبة.
play-puzzle-next = المسافة: اللغز التالي.
play-puzzles-done = حُلّت كل الألغاز؛ يعود هذا من جديد.
play-undone = تم التراجع عن { $square }.
play-redone = أُعيدت النقلة { $square }.
play-recorded = تُحفظ اللعبة في { $file }.
play-clocks = الساعتان: { $first } { $first-time }، { $second } { $second-time }.
play-resumed = { $count ->
    [zero] تُستأنف اللعبة من بدايتها.
    [one] تُستأنف اللعبة بعد نقلة واحدة.
    [two] تُستأنف اللعبة بعد نقلتين.
    [few] تُستأنف اللعبة بعد { $count } نقلات.
   *[other] تُستأنف اللعبة بعد { $count } نقلة.
}
play-line = خط الفوز: { $squares }.
play-repaired = كانت نهاية الملف { $file } مقطوعة؛ كل ما قبلها محفوظ.
play-read-only = الملف { $file } للقراءة فقط، فلن يُكتب فيه ما يحدث الآن.
play-too-small-by = كبّر النافذة إلى { $least-columns } عمودًا و{ $least-rows } صفوف على الأقل؛ فيها الآن { $columns } × { $rows }.
play-leave = هذه اللعبة غير محفوظة. اضغط { "\u2066" }q{ "\u2069" } مرة أخرى للمغادرة، أو أي مفتاح آخر للمتابعة.
play-leave-again = هذه اللعبة غير محفوظة. كرّر ذلك لتركها.
play-kept = حُفظت اللعبة في { $file }؛ تتابعها باستخدام { "\u2066" }--resume{ "\u2069" } مع هذا الاسم، أو من القائمة.
play-no-such-key = لا توجد خانة رقمها { $number }؛ الأرقام من { $first } إلى { $last }.
play-goodbye = إلى اللقاء!

### explain: رأي الحدس في نقلة

explain-intuition = ما يراه الحدس في { $player } عند { $square }، حيث k هو الصف المصنوع وk′ الصف المُفسَد:
explain-intuition-best = أفضل النقلات:
explain-intuition-score = { $squares }: { $score }
explain-intuition-moves = { $count ->
    [zero] لم تُقيَّم أي نقلة.
    [one] قُيِّمت نقلة واحدة.
    [two] قُيِّمت نقلتان.
    [few] قُيِّمت { $count } نقلات.
   *[other] قُيِّمت { $count } نقلة.
}
explain-intuition-not-considered = لا ينظر الحدس إلى هذه الخانة
explain-column-direction = الاتجاه
explain-column-sum = المجموع حتى هنا
explain-direction-horizontal = أفقي
explain-direction-vertical = عمودي
explain-direction-rising = القطر الصاعد
explain-direction-falling = القطر الهابط

### error: what went wrong, and what to do, in the terminal

error-not-understood = لم يُفهم «{ $input }»؛ اكتب خانة مثل { $example }، أو ? للمساعدة.
error-brain-missing = حدّد من يفكر باستخدام { "\u2066" }--brain{ "\u2069" }؛ اختر من: { $choices }.
error-brain-rules = لا يلعب «{ $brain }» إلا على لوحة { 3 } في { 3 }؛ اختر لاعبًا آخر أو القواعد tic-tac-toe.
error-brain-board = { $brain } يحتاج إلى لوحة يمكن البحث فيها حتى النهاية: لا تزيد على { 7 } أعمدة و{ 8 } صفوف، دون الرينجو. اختر { $other } أو قواعد أخرى.
error-no-classic = للبرامج الكلاسيكية وحدها أسلوبها الخاص؛ اختر أحدها باستخدام { "\u2066" }--opponent{ "\u2069" }: { $choices }.
error-keypad-rules = للوحة الأرقام تسعة مفاتيح تناسب لوحة { 3 } في { 3 } وحدها؛ اختر طريقة كتابة أخرى.
error-swap2-rules = يحتاج swap2 إلى لوحة لا تقل عن { 5 } في { 5 } وصفوف لا تقل عن { 4 }.
error-option-unknown = «{ $input }» ليس خيارًا ولا أمرًا هنا؛ يعرض { "\u2066" }--help{ "\u2069" } كل ما يوجد.
error-option-similar = «{ $input }» غير معروف هنا؛ هل قصدت { $similar }؟ يعرض { "\u2066" }--help{ "\u2069" } كل ما يوجد.
error-option-value = يحتاج { $option } إلى قيمة بعده؛ يبيّن { "\u2066" }--help{ "\u2069" } أيّ قيمة.
error-option-values = عدد القيم اللازمة بعد { $option } هو { $count }؛ يبيّن { "\u2066" }--help{ "\u2069" } أيّ قيم.
error-option-two = { $option }: اذكر اثنين على الأقل.
error-option-conflict = لا يجتمع { $first } و{ $second }؛ احذف أحدهما.
error-option-before = اكتب { $option } بعد { $command } لا قبله.
error-option-no-brain = { $option } للاعب حاسوبي، لكن اللاعبين هنا بشر فقط؛ اختر خصمًا أو احذفه.
error-program-missing = لا برنامج في { $file }؛ اكتب مساره بعد { "\u2066" }pbrain:{ "\u2069" }.
error-program-fails = { $file } لا يلعب ({ $reason })؛ اكتب بعد { "\u2066" }pbrain:{ "\u2069" } مسار برنامج يتكلم بروتوكول البطولات.
program-start = تعذّر تشغيله: { $reason }
program-ended = انتهى: { "\u2066" }{ $status }{ "\u2069" }
program-answer = جوابه هو «{ $line }»
program-silent = لا يجيب
program-failed = تعطّل { $player }: { $reason }.
error-proof-missing = ليس في { $file } برهان؛ يقول { "\u2066" }dooz verify{ "\u2069" } ما خطؤه.
error-proof-rules = البرهان في { $file } عن { $rules }؛ اختر هذه القواعد أو لاعبًا آخر.
error-proof-position = يبدأ البرهان في { $file } بقطع لا تؤدي إليها أي لعبة؛ ينظر فيه { "\u2066" }dooz cert show{ "\u2069" }.
error-proof-side = في برهان { $file } يبدأ اللاعب الآخر؛ احذف { "\u2066" }--begins{ "\u2069" }.
error-unsupported-rules = لا يلعب هذا اللاعب بهذه القواعد؛ اختر قواعد أخرى أو لاعبًا آخر.
error-engine-rules = يلعب المحرّك على لوحات من { 5 } في { 5 } إلى { 22 } في { 22 } بصفوف طولها من { 3 } إلى { 8 }، لكنه لا يلعب اللعبة المعكوسة؛ اختر قواعد أخرى.
error-clock-form = هذا ليس ضبطًا للوقت؛ اكتب ثواني اللعبة مثل { "\u2066" }180{ "\u2069" }، أو مع ما يُضاف بعد كل نقلة مثل { "\u2066" }10+0.1{ "\u2069" }، أو مع حد النقلة قبلها مثل { "\u2066" }30/180{ "\u2069" }، أو حد النقلة وحده مثل { "\u2066" }5/{ "\u2069" }.
error-clock-zero = هذا الضبط لا يترك وقتًا؛ اكتب أكثر من { 0 } ثانية.
error-clock-too-long = هذا الوقت أطول من أن يكون للعبة؛ اكتب عدد ثوانٍ لا يتجاوز { "\u2066" }999999{ "\u2069" }.
error-seconds = هذا ليس عدد ثوانٍ؛ اكتب عددًا مثل { "\u2066" }5{ "\u2069" } أو { "\u2066" }0.5{ "\u2069" }.
error-argument-missing = { $option } غير موجود؛ يبيّن { "\u2066" }--help{ "\u2069" } معناه.
error-command-missing = حدّد الأمر المقصود؛ اختر من: { $choices }.
error-argument-encoding = أحد المعطيات ليس نصًا بترميز { "\u2066" }UTF-8{ "\u2069" }؛ اكتبه بطريقة أخرى.
error-file-read = تتعذر قراءة الملف { $file }: { $reason }.
error-file-write = تتعذر الكتابة في الملف { $file }: { $reason }. تستمر اللعبة لكنها لا تُحفظ.
error-file-form = السطر { $line } من الملف { $file } ليس جزءًا من لعبة: { $reason }
error-match-entry = اللعبة { $game } من الملف { $file }: يجب أن تحوي الخاصية DOOZ المدخلة «{ $entry }=…» بقيمة صحيحة؛ اكتبها.
error-file-exists = الملف { $file } فيه شيء من قبل؛ تابعه باستخدام { "\u2066" }--resume{ "\u2069" } أو اختر اسمًا آخر.
error-file-device = { $file } ليس ملفًا عاديًا؛ اختر اسمًا آخر.
error-file-busy = تُكتب لعبة أخرى في الملف { $file }؛ أنهها أولًا أو اختر ملفًا آخر.
error-file-too-large = الملف { $file } أكبر من أن يكون لعبة؛ اختر ملفًا آخر.
error-file-open = لا يمكن استخدام الملف { $file }: { $reason }. اختر ملفًا آخر.
error-record = لم يعد حفظ اللعبة ممكنًا: { $reason }. تستمر اللعبة، لكن النقلات من هنا تضيع عند انتهائها.
error-record-ended = لم تُسجَّل اللعبة حتى نهايتها: { $reason }.
play-error-programs = لا يشغّل دوز برنامجًا لمجرد أن { $file } يذكره. إن كنت تثق بهذا الأمر فاكتبه من جديد: { "\u2066" }dooz --resume { $file } { $option }{ "\u2069" }
error-resumed-player = مع { "\u2066" }--resume{ "\u2069" } يحدد الملف من يلعب؛ فلا تسمِّ إلا برامج تلعب فيه.
error-terminated = أنهى النظام البرنامج بإشارة.
error-file-missing = لا يوجد ملف { $file }؛ تحقق من اسمه.
error-file-kept = الملف { $file } موجود من قبل وقد تُرك على حاله؛ اختر اسمًا آخر.
error-rules-similar = قواعد غير معروفة «{ $input }»؛ هل قصدت { $similar }؟
error-rules-unknown = قواعد غير معروفة «{ $input }». اكتب اسم لعبة جاهزة مثل gomoku، أو الأعمدة والصفوف والطول مثل { "\u2066" }15x15x5{ "\u2069" } أو { "\u2066" }15x15x5-renju{ "\u2069" }.
error-config-line = السطر { $line } من { $file } ليس خيارًا: { $input }. اكتب { "\u2066" }name = value{ "\u2069" } بأحد هذه الأسماء: { $choices }.
error-config-value = السطر { $line } من { $file }: { $reason }
error-record-title = اللعبة التي يحفظها دوز هي SGF أو تبدأ بالسطر { "\u2066" }dooz record 1{ "\u2069" }؛ اختر ملفًا آخر.
error-record-version = الإصدار { $version } غير معروف هنا؛ استخدم إصدارًا أحدث من دوز.
error-record-field = يجب أن يكون هنا «{ $field }: …» بقيمة صحيحة؛ اكتبه.
error-record-same-symbol = للاعبين الرمز نفسه؛ أعطِ أحدهما الرمز الآخر.
error-record-entry = لا يحدث في اللعبة إلا { "\u2066" }game, move, undo, redo, forget{ "\u2069" }؛ احذف هذا السطر.
error-record-place = يأتي بعد { "\u2066" }game{ "\u2069" } إما { "\u2066" }near{ "\u2069" } أو { "\u2066" }far{ "\u2069" }؛ اكتب أحدهما.
error-record-before-game = يجب أن تبدأ لعبة أولًا بعبارة { "\u2066" }game near{ "\u2069" } أو { "\u2066" }game far{ "\u2069" }؛ اكتب إحداهما.
error-position-line = السطر { $line }: { $reason }
error-position-side = بعد اللوحة «{ $input }» حدّد لمن الدور، { "\u2066" }X{ "\u2069" } أو { "\u2066" }O{ "\u2069" }.
error-position-size = عدد خانات هذه اللوحة { $count }؛ يمكن تحديد لوحة أخرى باستخدام { "\u2066" }--rules{ "\u2069" }.
error-line-too-long = السطر أطول من { $count } بايت فتُرك؛ اكتب سطرًا أقصر.
error-line-encoding = هذا السطر ليس نصًا بترميز { "\u2066" }UTF-8{ "\u2069" }؛ اكتبه من جديد.
error-puzzle-none = لا لغز من هذا النوع؛ { "\u2066" }dooz puzzle --list{ "\u2069" } يعرضها كلها.
error-progress-place = لا يسمّي هذا النظام مكانًا لبيانات المستخدم؛ اختر ملفًا بـ { "\u2066" }--progress{ "\u2069" }.
error-progress-write = تتعذر الكتابة في { $file }: { $reason }. تستمر الألغاز، ولكن لا يُحفظ شيء؛ اختر ملفًا آخر بـ { "\u2066" }--progress{ "\u2069" }.
error-terminal = يتعذر استخدام الطرفية: { $reason }. ابدأ مع { "\u2066" }--plain{ "\u2069" } للعب سطرًا سطرًا.
error-system = أبلغ النظام عن خطأ: { $reason }. قد يكون ما كُتب حتى الآن ناقصًا.
error-review-move = النقلة { $number }: { $reason }
error-review-moves = ليس هذا ملفًا ولا قائمة نقلات مثل { "\u2066" }b2 a1 c3{ "\u2069" }: { $reason }
error-review-file = لا توجد في { $file } لعبة ولا قائمة نقلات: { $reason }
error-review-empty = لا نقلات للمراجعة. أعطِ نقلات مثل b2 a1 c3 أو ملف لعبة.
error-survey-rules = الأوضاع في هذه القواعد أكثر مما ينبغي؛ اختر { "\u2066" }3x3x3{ "\u2069" } أو لوحة أخرى لا تتجاوز أوضاعها { $count }.

### advice: why a move is good or bad, and how players compare, in the terminal

advice-map = كل النقلات: { "\u2066" }+n{ "\u2069" } فوز و{ "\u2066" }-n{ "\u2069" } خسارة { $length ->
    [bound] في n من النقلات على الأكثر
   *[exact] في n من النقلات
}، { "\u2066" }={ "\u2069" } تعادل، { "\u2066" }?{ "\u2069" } لم يُنظر فيها{ $fouls ->
    [yes] ، { "\u2066" }#{ "\u2069" } ممنوعة
   *[no] { "" }
}.
advice-map-chances = كل النقلات: { "\u2066" }+n{ "\u2069" } فوز و{ "\u2066" }-n{ "\u2069" } خسارة { $length ->
    [bound] في n من النقلات على الأكثر
   *[exact] في n من النقلات
}، { "\u2066" }={ "\u2069" } تعادل، { "\u2066" }n{ "\u2069" } بلا إشارة تقدير فرصة الفوز بالمئة، { "\u2066" }?{ "\u2069" } لم يُنظر فيها{ $fouls ->
    [yes] ، { "\u2066" }#{ "\u2069" } ممنوعة
   *[no] { "" }
}.
advice-alternatives = النقلات الأخرى وما يرد عليها:
advice-column-player = اللاعب
advice-column-move = النقلة
advice-column-judgement = الحكم
advice-column-worth = القيمة
advice-column-better = أفضل منها
advice-column-line = المتابعة
advice-column-score = التقييم
advice-column-calls = الاستدعاءات
advice-column-time = الزمن (ميلي ثانية)
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
    [zero] لا وضع لم ينتهِ؛ يختلف اللاعبون في { $differ }.
    [one] وضع واحد لم ينتهِ؛ يختلف اللاعبون في { $differ }.
    [two] وضعان لم ينتهيا؛ يختلف اللاعبون في { $differ }.
    [few] { $count } أوضاع لم تنتهِ؛ يختلف اللاعبون في { $differ } منها.
    [many] { $count } وضعًا لم ينتهِ؛ يختلف اللاعبون في { $differ } منها.
   *[other] { $count } وضع لم ينتهِ؛ يختلف اللاعبون في { $differ } منها.
}
advice-survey-first = «يختلف» تعني أنه لا يلعب مثل «{ $player }»؛ والهفوة تضيّع فوزًا أو تعادلًا.

### level: how strong the levels are, in the terminal

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

### match: matches between computer players, in the terminal

match-game = اللعبة { $game }: { "\u2066" }{ $first } – { $second } { $result }{ "\u2069" } ({ $reason }، { $count ->
    [zero] { $count } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
})
match-detail = التفاصيل: { "\u2066" }{ $text }{ "\u2069" }
match-reason-line = صفّ
match-reason-full-board = لم تبق نقلات
match-reason-max-moves = نقلات أكثر من الحدّ
match-reason-time = تجاوز الوقت
match-reason-crash = تعطّل اللاعب
match-reason-illegal = نقلة غير مسموحة
match-column-player = اللاعب
match-column-elo = إيلو
match-column-error = ± ({ 95 }٪)
match-column-games = الألعاب
match-column-points = النقاط
match-column-wins = فوز
match-column-draws = تعادل
match-column-losses = خسارة
match-failures = خسارات { "\u2066" }{ $player }{ "\u2069" } بالوقت: { $time }، بالتعطل: { $crashes }، بنقلة غير مسموحة: { $illegal }.
match-pairs = أزواج الألعاب حسب نقاط { "\u2066" }{ $player }{ "\u2069" } ({ "\u2066" }0, ½, 1, 1½, 2{ "\u2069" }): { "\u2066" }{ $counts }{ "\u2069" }
match-superiority = { "\u2066" }{ $player }{ "\u2069" } هو الأقوى باحتمال { $percent }٪.
match-sprt = إيلو { $elo0 } أو { $elo1 }: لوغاريتم نسبة الأرجحية { $llr }، ويُحسم عند { $lower } أو { $upper }.
match-sprt-h0 = الفرق { $elo0 } لا { $elo1 }.
match-sprt-h1 = الفرق { $elo1 } لا { $elo0 }.
match-sprt-open = يلزم مزيد من الألعاب للحسم.
match-seed = كان عدد القرعة { $seed }.
match-even = تُلعب كل افتتاحية باللونين، لذلك عدد ألعاب كل لاعبين: { $games }.
match-new-log = لا يوجد سجل لمباراة تُستأنف؛ تبدأ مباراة جديدة.
match-repeats = عدد الافتتاحيات المختلفة، مع المُدارة والمعكوسة منها: { $pairs }. في كل الأزواج التالية يكرر اللاعبان اللذان لا يتركان شيئًا للقرعة ألعابهما، فيكون الخطأ أكبر من المذكور. اطلب افتتاحيات أكثر بالخيار { "\u2066" }--openings{ "\u2069" } أو حدد وقتًا.
match-interrupted = قُطعت المباراة.
match-interrupted-logged = قُطعت المباراة؛ لمتابعتها اكتب الخيارات نفسها مع { "\u2066" }--resume{ "\u2069" }.
match-check = لا مانع من هذه المباراة. عدد الألعاب: { $games }، لُعب منها: { $played }.
selfplay-done = الألعاب في { $file }: { $count }
selfplay-error-terms = يحوي { $file } ألعابًا بشروط أخرى؛ أعطِ الشروط نفسها أو اختر ملفًا آخر. شروطه: { $terms }
selfplay-error-file = ليس { $file } ملف ألعاب من dooz selfplay؛ اختر ملفًا آخر.
selfplay-error-version = يحوي { $file } ألعابًا بالصيغة { $version } من dooz selfplay، ولا تقرؤها هذه النسخة؛ اختر ملفًا آخر.
selfplay-error-damaged = اللعبة { $game } في { $file } تالفة. استعد الملف أو اختر ملفًا آخر؛ وللتخلي عنها وعن كل ما بعدها: { "\u2066" }truncate -s { $bytes } { $file }{ "\u2069" }
selfplay-error-opening = في الافتتاحية { $opening } من { $file } أكثر من { $most } نقلة، ولا يتسع لها ملف الألعاب؛ اختصرها أو احذفها.
book-done = الافتتاحيات في { $file }: { $count }
book-error-few = الافتتاحيات المتوازنة التي عُثر عليها لا تكفي لملفَّين؛ ابحث عن المزيد باستعمال --count أو اختر لوحة أكبر.
match-error-sprt = الاختبار بين فرقَي إيلو لا يزيد أي منهما على { 2000 }، والأصغر أولًا؛ اكتب مثلًا { "\u2066" }0,10{ "\u2069" }.
match-error-sprt-players = الاختبار للاعبَين اثنين؛ احذف { "\u2066" }--sprt{ "\u2069" } أو سمِّ لاعبَين.
match-error-log-line = السطر { $line } من { $file } ليس من سجل مباراة؛ اختر ملفًا آخر.
match-error-terms = { $file } سجل مباراة بشروط أخرى؛ اكتب الشروط نفسها أو اختر ملفًا آخر. شروطها: { "\u2066" }{ $terms }{ "\u2069" }
match-error-foreign-game = اللعبة { $game } في السجل ليست من هذه المباراة: لاعباها أو افتتاحيتها غير ذلك، أو عدد ألعاب المباراة أقل؛ اكتب الخيارات السابقة نفسها، أو اختر ملفًا آخر.
match-error-record = الملف { $file } فيه شيء ليس من هذه المباراة؛ اختر ملفًا آخر للألعاب.
match-error-same-file = يحتاج السجل والألعاب إلى ملفين مختلفين؛ اختر اسمًا آخر لأحدهما.
match-error-pair = لا يوجد زوج رقمه { $pair }: أزواج هذه المباراة مرقمة من { 1 } إلى { $pairs }. اختر واحدًا منها، أو اطلب ألعابًا أكثر بالخيار { "\u2066" }--games{ "\u2069" }.

### puzzle: positions with one good move, in the terminal

puzzle-prompt = نقلتك (مثل { $example }؛ ? للمساعدة):
puzzle-help = اكتب خانة مثل { $example }، أو إحدى هذه الكلمات: { word-hint }، { word-next }، { word-board }، { word-quit }.
puzzle-all-solved = حُلّت كل الألغاز من هذا النوع. اختر غيرها بـ { "\u2066" }--board{ "\u2069" } و { "\u2066" }--grade{ "\u2069" }، أو واحدًا بـ { "\u2066" }--number{ "\u2069" }.

### trace: a search, step by step, in the terminal

diff-title = { $first } بجانب { $second }
diff-common = الاستدعاءات المشتركة: { $count }
diff-alone = استدعاءات { $method } وحده: { $count }
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
diff-cuts = تقليم
diff-fast-cuts = تقليم سريع
diff-score = نتيجة
diff-time = ميلي ثانية
error-trace-subject = قل أين يُبحث: لوحة ومن عليه الدور، أو { "\u2066" }--tree{ "\u2069" } مع شجرة.
error-diff-searches = قل أين يُبحث (لوحة ومن عليه الدور، أو { "\u2066" }--tree{ "\u2069" } مع شجرة)، ثم اذكر بحثين، مثل minimax alphabeta.

### classics: what the published programs ask for

classic-sisoog-prompt = نقلتك ({ 1 } إلى { 9 }، كما على لوحة الأرقام):
classic-sisoog-key = لا تدل على الخانات إلا المفاتيح من { 1 } إلى { 9 }. حاول مرة أخرى.
classic-sisoog-occupied = هذه الخانة مشغولة. ما زال الدور دورك.
classic-sisoog-new-game = اضغط أي مفتاح للعبة جديدة.
classic-freecodecamp-prompt = نقلتك ({ 0 } إلى { 8 }):
classic-lafore-prompt = العب نقلتك ({ 0 } إلى { 8 }):
classic-lafore-illegal = نقلة غير مسموح بها.
classic-lafore-thinking = قيد التفكير: اللوحة { $board } من أول مستويين
classic-alphabeta-new-game = اضغط مفتاح المسافة للعبة جديدة.

### what only the terminal says of players, searches and errors

player-first = اللاعب الأول
player-second = اللاعب الثاني
play-draw-long = تعادل: لم يعد بإمكان أحد أن يُكمل صفًا.
error-undo = لم تكن «{ $square }» آخر نقلة؛ تراجع عن آخر نقلة أولًا.
error-symbol = الرمز هو X أو O.
error-only-tic-tac-toe = لا يلعب هذا اللاعب إلا إكس أو؛ اختر لاعبًا آخر أو القواعد { "\u2066" }3x3x3{ "\u2069" }.
error-language = «{ $input }» ليست من لغات دوز؛ اختر واحدة من هذه: { $choices }.
error-bidi = «{ $input }» ليس ترتيبًا للسطور؛ اختر واحدًا من هذه: { $choices }.
trace-title = كيف يبحث { $method } في { $board }، والدور على { $symbol }
trace-title-tree = كيف يبحث { $method } في شجرة
trace-result = النتيجة { $score }، وأفضل نقلة { $move }. الاستدعاءات: { $calls }، الأوراق: { $leaves }، مرات التقليم: { $cuts }.
trace-result-no-move = النتيجة { $score }، ولا أفضل نقلة. الاستدعاءات: { $calls }، الأوراق: { $leaves }، مرات التقليم: { $cuts }.
trace-limited = منع حدٌّ البحثَ من رؤية كل شيء.
trace-parent = استدعاه FC{ $parent }
trace-level = المستوى { $level }
trace-board = اللوحة { $board }
trace-change = النقلة { $move } هي الأفضل حتى الآن، وقيمتها { $score }
trace-pruned = تُركت النقلة { $move }: النافذة { $window } مغلقة.
trace-pruned-fast = تُركت النقلة { $move }: لا نتيجة أفضل ممكنة.
diff-missing = { $path }: عند { $method } من هنا { $count ->
    [zero] { $count } استدعاء
    [one] استدعاء واحد ({ $count })
    [two] استدعاءان ({ $count })
    [few] { $count } استدعاءات
    [many] { $count } استدعاءً
   *[other] { $count } استدعاء
}، بدءًا من الاستدعاء { $call }. { $reason }
diff-pruned = الآخر يترك هذا: النافذة { $window } مغلقة.
diff-pruned-fast = الآخر يترك هذا: لا نتيجة أفضل ممكنة.
diff-not-called = الآخر يصل إلى هنا دون استدعاء، أو لا يصل أبدًا.
error-trace-board-only = { $method } يبحث في اللوحات وحدها؛ اختر minimax أو alphabeta أو averaging للشجرة.
error-trace-empty = لا استدعاء في ذلك الجزء: عددها { $calls }؛ اختر { "\u2066" }--subtree{ "\u2069" } آخر أو { "\u2066" }--depth{ "\u2069" } أكبر.
error-trace-too-large = في البحث أكثر من { $count } استدعاء، وهذا كثير على هذا الشكل؛ استعمل { "\u2066" }--depth{ "\u2069" } أو { "\u2066" }--subtree{ "\u2069" } أو { "\u2066" }--format jsonl{ "\u2069" }.
error-progress-form = السطر { $line } من { $file } ليس جزءًا من تقدّم في الألغاز. أصلحه، أو انقل الملف من مكانه، أو اختر غيره بـ { "\u2066" }--progress{ "\u2069" }.
error-progress-version = كتب { $file } إصدارٌ أحدث من دوز (الإصدار { $version }). استخدمه، أو اختر ملفًا آخر بـ { "\u2066" }--progress{ "\u2069" }.
brain-person-about = إنسان آخر على لوحة المفاتيح نفسها.
rules-no-gravity = يمكن وضع القطعة في أي خانة فارغة؛ فالقطع لا تسقط كما في لعبة «أربعة تربح».
rules-no-line = لا تتسع هذه اللوحة لصف طوله { $length }، فكل لعبة تنتهي بالتعادل.
play-review-better = الأفضل: { $square } ({ $worth }).
play-try-again = جرّب نقلة أخرى من هنا.
think-won = انتهت اللعبة: فاز { $player }.
think-drawn = انتهت اللعبة بالتعادل.
error-cell-form = رقم الخانة عدد يبدأ من { 0 } في أعلى اليسار، مثل { 4 }.
error-key-form = المفتاح عدد من { 1 } إلى { 9 } بترتيب لوحة الأرقام.
error-row-column-form = هذه ليست خانة. اكتب رقم صفها ورقم عمودها، مثل r1c1.
error-tournament-form = هذه ليست خانة. اكتب x و y من { "\u2066" }0,0{ "\u2069" } في أعلى اليسار، مثل { "\u2066" }7,7{ "\u2069" }.
error-no-such-square = لا توجد خانة كهذه على هذه اللوحة؛ اختر خانة داخلها.
advice-partly-exact = الإشارات دقيقة: قُطع البحث قبل النقلات الأخرى.
advice-move = { $player } في { $square }: { $class }.
advice-value-win = فوز { advice-in-moves }
advice-value-loss = خسارة { advice-in-moves }
advice-value-chance = فرصة الفوز { $percent }٪
advice-value-seen = على الأرجح { $worth }
advice-refutation = النقلة { $number }، { $square }، تخسر أمام: { $line }.
advice-one-decision = { $kept ->
    [0] قرار واحد، خاطئ
   *[other] قرار واحد، صائب
}
advice-best-known = { $judged ->
    [0] لم تُقيَّم أي نقلة
   *[other] { $best } من { $judged } من النقلات المقيَّمة لا تُعرف نقلة أفضل منها
}
advice-decisions = { $player }: { $decisions ->
    [1] { advice-one-decision }
   *[other] حفظت { $kept } من { $decisions } من القرارات قيمة اللعبة ({ $percent }٪)
}؛ و{ advice-best-known }.
advice-no-decisions = { play-review-no-decisions }؛ و{ advice-best-known }.
advice-unknown-decisions = { play-review-unknown-decisions }؛ و{ advice-best-known }.
puzzle-title = اللغز { $number } من { $count }: { $rules }، الدرجة { $grade }
puzzle-score = المحلول: { $solved } من { $count }.
trace-call = { "\u2066" }FC{ $call }{ "\u2069" }: { $parts }

### man: the manual page

man-examples = أمثلة
man-example-play = لعب إكس أو ضد أقوى لاعب.
man-example-record = لعب غوموكو وحفظ كل نقلة في ملف.
man-example-explain = السؤال عن سبب جودة نقلة أو سوئها.
man-example-review = تقييم كل نقلات لعبة.
man-example-think = سؤال لاعب عن وضع في كل سطر، لبرنامج آخر.
man-positions = الأوضاع
man-position-board = صورة اللوحة صفًا بعد صف من الأعلى، بنقطة لكل خانة فارغة وخط مائل حيث تشاء؛ وبعدها صاحب الدور.
man-position-moves = نقلات من اللوحة الفارغة: حرف العمود ورقم الصف، من أسفل اليسار.
man-exit = حالة الخروج
man-exit-0 = كل شيء على ما يرام.
man-exit-1 = في المدخلات خطأ؛ أو جواب { "\u2066" }dooz solve{ "\u2069" } أو prove أو verify بالنفي أو غير معروف، ولو لأن إشارة سبقته؛ أو رفض النظام؛ أو أنهت إشارة لعبة على الشاشة.
man-exit-2 = في المعاملات خطأ، أو تعذر على dooz verify قراءة الشهادة.
man-exit-130 = أنهت إشارة { "\u2066" }dooz match{ "\u2069" }، أو أنهت إشارة ثانية أمرًا ظل يعمل بعد الأولى. وينتهي { "\u2066" }dooz analyze{ "\u2069" } بعد الإشارة بالرمز { 0 }؛ أما الأوامر التي لم تُذكر هنا فتنهيها الإشارة نفسها.
man-files = الملفات
man-file-config = خيارات لا تريد كتابتها كل مرة: سطر لكل منها مثل { "\u2066" }language = fa{ "\u2069" } أو { "\u2066" }opponent = engine{ "\u2069" } أو { "\u2066" }ascii = yes{ "\u2069" }. ما تكتبه في سطر الأوامر يغلب.
man-file-puzzles = الألغاز التي حُلّت.
man-file-games = الألعاب التي لُعبت على الشاشة كلها دون { "\u2066" }--record{ "\u2069" }، كل منها في ملف خاص، وآخرها { $kept } على الأكثر. ومع { "\u2066" }--autosave no{ "\u2069" }، أو السطر { "\u2066" }autosave = no{ "\u2069" } في ملف الإعدادات، لا تُحفظ أي لعبة.
man-environment = متغيرات البيئة
man-variable-config = ملف إعدادات آخر.
man-variable-language = اللغة إن لم يسمّها { "\u2066" }--language{ "\u2069" }؛ يُعتدّ بأول متغير له قيمة.
man-variable-colour = إن كانت له قيمة فلا ألوان.
man-variable-term = نوع الطرفية. في الطرفية المسماة { "\u2066" }dumb{ "\u2069" } تجري الألعاب سطرًا بعد سطر.
man-notes = ملاحظات
man-json = JSON في { "\u2066" }dooz think{ "\u2069" }
man-json-question = ما سُئل عنه: اللوحة، وصاحب الدور، واللاعب.
man-json-move = النقلة: رقم خانتها، من { 0 } في أعلى اليسار، واسمها؛ null إن لم تكن نقلة.
man-json-score = رقم اللاعب نفسه، والطرف الذي يكون الأكبر أفضل له؛ null إن حُسمت اللعبة ولا رقم لذلك في هذا المقياس.
man-json-worth = معنى القيمة لصاحب الدور: kind أحد win وloss وdraw وestimate وunknown؛ وplies عدد نقلات الطرفين حتى النهاية.
man-json-moves = النقلات التي نُظر فيها، ولكل منها cell وsquare وscore وis وworth. وما غاب لم يُنظر فيه أو لم يكن أفضل من غيره.
man-json-is = نوع القيمة: exact إن كانت مثبتة؛ upper-bound أو lower-bound إن ترك البحث الباقي لأن النقلة لن تصير الأفضل؛ وإلا estimate.
man-json-rest = هل الجواب مثبت؛ والتتمة المتوقعة؛ وعدد الأوضاع بعدّ اللاعب وفي المجموع؛ والوقت. وتُحذف exact وpv وnodes حيث لا شيء يُقال.
man-json-error = بدل الحقول الأخرى كلها، لسطر خاطئ من المدخلات: رقمه، وما الخطأ فيه.
