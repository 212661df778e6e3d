# What Dooz says in a terminal alone. The rules of these files stand in dooz.ftl.

### prompt: the game line by line

prompt-move = نوبت شماست، { $player } (مانند { $example }؛ ? برای راهنما):
prompt-again = یک بازی دیگر؟ ({ prompt-yes }/{ prompt-no })
prompt-yes = بله
prompt-no = نه
prompt-end = ورودی به پایان رسید و بازی هم با آن تمام شد.
prompt-board = صفحه، سطر به سطر از بالا:
prompt-moves = حرکت‌ها: { $moves }
prompt-show = با «{ word-undo }» و «{ word-redo }» در بازی گام بردارید، یا با «{ word-quit }» بیرون بروید:
prompt-help = خانه‌ای مانند { $example } را بنویسید، یا یکی از این‌ها را: { word-undo }، { word-redo }، { word-hint }، { word-new }، { word-board }، { word-moves }، { word-why }، { word-map }، { word-analyze }، { word-review }، { word-quit }.
prompt-analysis = نوبت { $player } است؛ موتور { $seconds } ثانیه تحلیل می‌کند:
prompt-no-analysis = تحلیل برای صفحه‌های { 5 } در { 5 } به بالاست؛ { word-map } ارزش حرکت‌ها را نشان می‌دهد.
prompt-square = خانه: { $text }

### swap2: the opening in which the players choose their sides

swap2-ask-stones = { $player }: سه مهره، { $first } و { $second } و { $first }، را به صورت خانه‌هایی در یک سطر بگذارید (مانند { $example }). سپس بازیکن دیگر طرف خود را برمی‌گزیند:
swap2-ask-side = { $player }: { $first } یا { $second } را برگزینید. حرکت بعدی با { $second } است:
swap2-ask-side-or-stones = { $player }: { $first } یا { $second } را برگزینید؛ حرکت بعدی با { $second } است. یا دو خانه برای دو مهرهٔ دیگر، { $second } و { $first }، بنویسید و انتخاب را به بازیکن دیگر واگذارید:
swap2-wrong-stones = { $count ->
   *[other] { $count } خانه را در یک سطر و با فاصله از هم بنویسید.
}
swap2-too-early = نخست سه مهره گذاشته می‌شود.
swap2-wrong-side = همهٔ مهره‌ها گذاشته شده‌اند: { $first } یا { $second } بنویسید.
swap2-press = { $player }: برای { $first } کلید { $first-key } و برای { $second } کلید { $second-key } را بزنید.
swap2-next = حرکت بعدی با { $second } است.
swap2-or-place = یا دو مهرهٔ دیگر بگذارید.
swap2-press-side = همهٔ مهره‌ها گذاشته شده‌اند: برای { $first } کلید { $first-key } و برای { $second } کلید { $second-key } را بزنید.

### word: what a person may type in the game line by line

word-undo = پس گرفتن
word-redo = بازآوردن
word-hint = راهنمایی
word-new = تازه
word-board = صفحه
word-moves = حرکت‌ها
word-help = راهنما
word-quit = خروج
word-next = بعدی
word-why = چرا
word-map = نقشه
word-analyze = تحلیل
word-review = بررسی

### panel: beside the board

panel-moves = حرکت‌ها
panel-thoughts = اندیشه‌ها
panel-score = امتیاز: { $score }
panel-calls = { $count } فراخوانی
panel-nodes = { $count } گره
panel-time = زمان: { $milliseconds } میلی‌ثانیه
panel-depth = عمق: { $depth }
panel-line = ادامهٔ مورد انتظار: { $moves }
panel-win-in = { $player } { advice-in-moves } می‌برد.
panel-no-moves = هنوز حرکتی نشده است.
panel-why = چرا { $square }؟
panel-map = ارزش حرکت‌ها
panel-map-signs = { "\u2066" }+n{ "\u2069" } برد و { "\u2066" }-n{ "\u2069" } باخت { $length ->
    [bound] در حداکثر n حرکت
   *[exact] در n حرکت
}؛ { "\u2066" }={ "\u2069" } مساوی؛ بی‌نشان: بررسی نشده
panel-map-chances = { "\u2066" }+n{ "\u2069" } برد و { "\u2066" }-n{ "\u2069" } باخت { $length ->
    [bound] در حداکثر n حرکت
   *[exact] در n حرکت
}؛ { "\u2066" }={ "\u2069" } مساوی؛ { "\u2066" }n{ "\u2069" } یا { "\u2066" }~{ "\u2069" }: برآورد شانس برد به درصد؛ بی‌نشان: بررسی نشده
panel-analysis = تحلیل
panel-analysis-share = { $player } { $percent }٪
panel-analysis-depth = عمق { $depth }، { $speed } در ثانیه
panel-analysis-chance = { $percent }٪
panel-analysis-line = { $value }: { $moves }
panel-analysis-fours = { $player } { advice-in-moves } با چهارتایی‌های پیاپی می‌برد.
panel-analysis-threats = { $player } { advice-in-moves } با تهدیدهای پیاپی می‌برد.
panel-analysis-signs = { 5 } پنج‌تایی، { 4 } چهارتایی باز، + چهارتایی، { 3 } سه‌تایی باز، { $foul } ممنوع
panel-review = بررسی
panel-proof = اثبات

### menu: what can be chosen

menu-title = فهرست
menu-rules = قواعد
menu-rules-typing = یا ستون x سطر x طول را بنویسید، مانند 7x6x4.
menu-side = طرف شما
menu-opponent = حریف
menu-begins = آغازگر
menu-begins-first = شما
menu-begins-second = حریف
menu-begins-random = به قید قرعه
menu-begins-alternating = نوبتی
menu-symbols = نشانه‌ها
menu-language = زبان
menu-level = سطح
menu-style = سبک
menu-style-low = محتاط
menu-style-middle = متعادل
menu-style-high = تهاجمی
menu-depth = عمق پیش‌بینی
menu-pace = مکث میان حرکت‌ها
menu-seconds = { $seconds } ثانیه
menu-puzzles = معماها
menu-level-about = از { 0 }، هر حرکتی، تا { 100 } که هرگز نمی‌لغزد.
menu-puzzles-about = وضعیت‌هایی با تنها یک حرکت خوب؛ آنچه حل کنید به یاد می‌ماند.
menu-setup = چیدن وضعیت
menu-setup-about = مهره‌ها را هر طور می‌خواهید روی صفحهٔ همین قواعد بگذارید و از همان جا بازی کنید.
menu-open = باز کردن
menu-open-about = نام پرونده را بنویسید یا با چپ و راست یکی از بازی‌های نگه‌داشته‌شده را برگزینید. اینتر: ادامهٔ آن.
menu-save = ذخیره با نام
menu-save-about = نام پروندهٔ تازه‌ای را بنویسید. پسوندش قالب آن است: { "\u2066" }sgf, psq, lib, txt{ "\u2069" }. اینتر: ذخیره.
menu-no-file = نخست نام پرونده را بنویسید.
menu-saved = در { $file } ذخیره شد.
menu-start = شروع
menu-back = بازگشت به بازی
menu-keys = بالا و پایین: انتخاب. چپ و راست: تغییر. اینتر: شروع. Esc: بازگشت.

### key: what the keys do, one line each

key-title = کلیدها
key-arrows = پیکان‌ها: رفتن به خانه
key-enter = اینتر: بازی در آن خانه
key-mouse = کلیک روی خانه: بازی در آن
key-keypad = { 1 } تا { 9 }: بازی مانند صفحه‌کلید عددی
key-cells = { 0 } تا { 8 }: بازی در خانه‌ای که این شماره را دارد
key-type = حرف و رقم و سپس اینتر: بازی در آن خانه، مانند b2
key-side = { 1 } و { 2 }: انتخاب طرف
key-undo = u: پس گرفتن حرکت
key-redo = r: بازآوردن حرکت
key-hint = h: راهنمایی
key-why = y: چرا این حرکت؟
key-map = v: ارزش هر حرکت
key-analysis = t: روشن و خاموش کردن تحلیل زنده
key-review = w: بررسی
key-new = فاصله: بازی تازه
key-look = { "\u2066<\u2069" } و { "\u2066>\u2069" }: مرور بازی؛ End: بازگشت به اکنون
key-numbers = n: شماره‌گذاری خانه‌های خالی
key-pause = p: مکث یا ادامه، هنگام بازی رایانه‌ها با هم
key-menu = m: فهرست
key-help = ?: راهنما
key-quit = q: خروج
key-close = Esc: بستن
key-review-step = پیکان‌ها: گام‌به‌گام در حرکت‌ها
key-review-try = اینتر: آزمودن حرکتی دیگر
key-review-leave = Esc: پایان بررسی
key-puzzle-next = فاصله: معمای بعدی
key-puzzle-leave = Esc: پایان معماها
key-setup-stone = اینتر یا کلیک: ضربدر، دایره، خالی
key-setup-turn = فاصله: نوبت طرف دیگر
key-setup-undo = { "\u2066" }u{ "\u2069" }: پس گرفتن یک تغییر
key-setup-clear = Backspace: خالی کردن صفحه
key-setup-play = { "\u2066" }p{ "\u2069" }: بازی از این وضعیت
key-setup-leave = Esc: بازگشت به بازی

### help: the command line

help-dooz = بازی، آموزش و تحلیل بازی‌های «چندتا در یک ردیف»
help-dooz-note-1 = دوزِ { 6 }تایی، { 9 }تایی و { 12 }تایی، که در آن‌ها مهره‌ها جابه‌جا و زده می‌شوند، بازی‌های دیگری‌اند و اینجا بازی نمی‌شوند.
help-play = بازی در پایانه (کار dooz هنگامی که فرمانی ندهید)
help-think = فکر کردن یک بازیکن دربارهٔ وضعیت‌ها و چاپ نتیجه
help-convert = تبدیل بازی‌ها از یک قالب پرونده به قالبی دیگر
help-gomocup = بازی زیر نظر برنامه‌ای که مسابقه را اداره می‌کند، مانند { "\u2066" }Piskvork{ "\u2069" } یا { "\u2066" }c-gomoku-cli{ "\u2069" }
help-completions = چاپ تکمیل‌کننده‌های فرمان برای یک پوسته
help-man = چاپ صفحهٔ راهنما
help-usage = شیوهٔ کاربرد:
help-usage-options = [گزینه‌ها]
help-usage-command = <فرمان>
help-commands = فرمان‌ها
help-options = گزینه‌ها
help-help = نمایش این راهنما
help-version = نمایش نسخه

help-play-rules = چه بازی شود: نام یک بازی آماده (tic-tac-toe، machinarium، gomoku، gomoku-20، standard، renju، caro) یا ستون‌ها، سطرها و طول ردیف مانند { "\u2066" }7x6x4{ "\u2069" }
help-play-opponent = بازی در برابر چه کسی: { "\u2066" }person, { $players }{ "\u2069" }. گزینه‌ها می‌توانند پس از نام بیایند، مانند search:4
help-play-from-proof = بازی با یک اثبات: رایانه طرف گواهی این پرونده است، بی‌درنگ پاسخ می‌دهد و می‌گوید هر حرکت شما در اثبات چیست
help-play-show = تماشای بازی دو بازیکن با یکدیگر
help-play-begins = چه کسی آغاز کند: first (شما)، second (حریف)، random (قرعه) یا alternating (نوبتی)
help-play-symbols = نشانهٔ شما و نشانهٔ حریف: XO یا OX
help-play-first-stone = نخستین مهرهٔ رایانه کجا بیفتد: chosen (به انتخاب) یا random (تصادفی، مانند Machinarium)
help-play-opening = بازی‌ها چگونه آغاز شوند: free (آزاد) یا swap2، که در آن آغازگر سه مهره می‌گذارد و دیگری یک طرف را برمی‌دارد یا دو مهرهٔ دیگر می‌گذارد و انتخاب را به اولی وامی‌گذارد
help-language = زبان همهٔ جمله‌ها: en، fa، ar یا ru
help-digits = رقم‌ها: native (رقم‌های زبان) یا latin
help-bidi = چه کسی سطرهای راست‌به‌چپ را مرتب کند: app، terminal یا off
help-play-depth = حریف چند حرکت جلوتر را ببیند
help-play-style = سبک بازیکن شهودی، از { -100 } (محتاط) تا { 100 } (تهاجمی)؛ فراتر از آن، تا { -200 } و { 200 }، شاید بردی از دست برود یا تهدیدی نادیده بماند
help-play-seed = تکرارپذیر کردن قرعه: عدد یکسان، بازی یکسان
help-play-clock = بازی با ساعت: ثانیه‌های هر بازیکن برای یک بازی، با افزودهٔ هر حرکت و سقف هر حرکت پیش از آن، مانند { "\u2066" }180, 10+0.1, 30/180, 5/{ "\u2069" }
help-play-plain = بازی سطر به سطر، برای اسکریپت‌ها و صفحه‌خوان‌ها
help-play-puzzles = پرسیدن معما به‌جای بازی
help-play-classic = شماره‌گذاری و اعلان‌ها به شیوهٔ برنامهٔ اصلی حریف
help-play-notation = نگارش خانه‌ها (در تمام صفحه، تنها خانه‌های خالی) و خواندن عددها: algebraic، row-column، cell، keypad یا tournament
help-play-record = نوشتن بازی در این پرونده، هم‌زمان با بازی
help-play-resume = ادامهٔ بازیِ این پرونده؛ برنامه‌ای که در آن بازی می‌کند تنها وقتی اجرا می‌شود که { "\u2066" }--opponent{ "\u2069" } (یا { "\u2066" }--show{ "\u2069" }) دوباره آن را نام ببرد
help-play-autosave = اینکه بازیِ تمام‌صفحه از نخستین حرکت در پرونده‌ای از خودش نگه داشته شود یا نه، اگر { "\u2066" }--record{ "\u2069" } نامی نداده باشد؛ تنها { $kept } بازی آخر می‌ماند
help-play-colour = رنگ‌ها: auto، always یا never
help-play-ascii = رسم صفحه تنها با نشانه‌های سادهٔ ASCII
help-play-stones = رسم مهره به‌جای ضربدر و دایره
help-play-pace = درنگ پس از هر حرکت هنگام تماشای دو بازیکن، به میلی‌ثانیه

help-think-positions = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی جداشده با /، و پس از آن نشانهٔ کسی که نوبت اوست؛ بدون آن، هر سطرِ ورودی یک وضعیت است
help-think-brain = چه کسی می‌اندیشد: { $players }
help-rules = چه بازی می‌شود: نام یک بازی آماده یا ستون‌ها، سطرها و طول ردیف
help-think-json = چاپ یک شیء JSON در هر سطر
help-think-window = پنجرهٔ آغازین آلفا-بتا: { "\u2066" }-1,1{ "\u2069" } یا { "\u2066" }-2,2{ "\u2069" }
help-think-fast-cut = کجا با رسیدن به بهترین مقدار ممکن کار متوقف شود: none، min یا both
help-think-cut = شرط هرس: ge ({ "\u2066" }alpha >= beta{ "\u2069" }) یا gt ({ "\u2066" }alpha > beta{ "\u2069" })
help-think-family = رشد ارزش ردیف با طول آن: power (توانی) یا factorial (فاکتوریلی)
help-think-style = از { -100 } (محتاط) تا { 100 } (تهاجمی)؛ فراتر از آن، تا { -200 } و { 200 }، شاید بردی از دست برود یا تهدیدی نادیده بماند
help-think-candidates = کدام خانه‌ها بررسی شوند: all (همه) یا near (نزدیک مهره‌ها)
help-think-tie = از حرکت‌های هم‌ارزش کدام بازی شود: first (نخستین) یا centre (نزدیک‌ترین به مرکز)
help-think-count = کدام مهره‌های خط شمرده شوند: تنها مهره‌های ردیف (row) یا مهره‌های پس از جای خالی هم (line)
help-think-depth = چند حرکت جلوتر دیده شود
help-think-nodes = پس از بررسی چند وضعیت، جست‌وجو رها شود
help-think-time-ms = بیشترین زمان اندیشیدن به میلی‌ثانیه
help-think-threads = چند رشتهٔ پردازش هم‌زمان بیندیشند؛ با بیش از یکی، پاسخ‌ها هر بار ممکن است فرق کنند
help-think-lines = چند بهترین حرکت جست‌وجو و ارزیابی شوند
help-think-level = از { 0 } (تصادفی) تا { 100 } (تا جایی که بتواند قوی)
help-think-seed = تکرارپذیر کردن قرعه: عدد یکسان پاسخ یکسان می‌دهد
help-think-faithful = هر جا که برنامهٔ اصلی حرکتی ذخیره نمی‌کند، پاسخ هم بی‌حرکت باشد
help-convert-input = پرونده‌ای که خوانده شود، یا { "\u2066" }-{ "\u2069" } برای ورودی استاندارد
help-convert-output = پرونده‌ای که نوشته شود، یا { "\u2066" }-{ "\u2069" } برای خروجی استاندارد (پیش‌فرض)
help-convert-from = قالب خواندن: { "\u2066" }sgf, psq, lib, moves, dooz{ "\u2069" }؛ بدون آن، محتوا و پسوند پرونده آن را نشان می‌دهد
help-convert-to = قالب نوشتن: { "\u2066" }sgf, psq, lib, moves, dooz{ "\u2069" }؛ بدون آن، پسوند پرونده آن را نشان می‌دهد و گرنه { "\u2066" }sgf{ "\u2069" }
help-overwrite = جایگزینی پرونده‌ای که از پیش هست؛ مسابقه‌های ثبت‌شده هرگز جایگزین نمی‌شوند
help-convert-rules = چه بازی شده است، اگر پرونده نگوید: نام یک بازی آماده یا ستون‌ها، سطرها و طول ردیف
help-gomocup-brain = چه کسی بازی کند: { $brains }
help-gomocup-seed = تکرارپذیر کردن قرعه: عدد یکسان پاسخ یکسان می‌دهد
help-gomocup-note-1 = برنامهٔ مسابقه از راه ورودی و خروجی استاندارد، با قرارداد { "\u2066" }Piskvork{ "\u2069" } و { "\u2066" }Gomocup{ "\u2069" } و فرمان‌های { "\u2066" }Yixin{ "\u2069" }، با این برنامه گفت‌وگو می‌کند. { "\u2066" }pbrain-dooz{ "\u2069" } همین برنامه است با نامی که مسابقه‌ها می‌خواهند و همین گزینه‌ها.
help-gomocup-note-2 = { "\u2066" }Piskvork:{ "\u2069" } پروندهٔ { "\u2066" }pbrain-dooz{ "\u2069" } را در تنظیمات به عنوان بازیکن برگزینید.
help-gomocup-note-3 = { "\u2066" }Yixin-Board:{ "\u2069" } پروندهٔ { "\u2066" }pbrain-dooz{ "\u2069" } را با نام موتورِ این برنامه در کنار آن بگذارید.
help-gomocup-note-4 = { "\u2066" }c-gomoku-cli: -engine cmd=pbrain-dooz -engine cmd=another -rule 0 -boardsize 15{ "\u2069" }
help-gomocup-note-5 = قواعد: { "\u2066" }0{ "\u2069" } پنج یا بیشتر، { "\u2066" }1{ "\u2069" } درست پنج، { "\u2066" }4{ "\u2069" } رنجو و { "\u2066" }8{ "\u2069" } کارو، روی صفحه‌هایی با { 5 } تا { 22 } ستون و سطر. اگر زمانی تعیین نشود، هر حرکت حداکثر { 5 } ثانیه طول می‌کشد.

help-trace = نوشتن اینکه یک جست‌وجو چگونه می‌اندیشد، فراخوانی به فراخوانی
help-diff = گذاشتن دو جست‌وجوی یک وضعیت در کنار هم
help-trace-algorithm = چه جست‌وجو می‌کند: { "\u2066" }{ $searches }, negamax{ "\u2069" }. گزینه‌ها پس از نام می‌آیند، مانند { "\u2066" }alphabeta:window=-1,1:cut=gt{ "\u2069" }
help-tree = جست‌وجو در این درخت به‌جای صفحه، مانند { "\u2066" }((3 7) (2 (9 1))){ "\u2069" }
help-first = چه کسی در درخت نخست حرکت می‌کند: max یا min
help-trace-format = به چه شکل نوشته شود: { "\u2066" }article, tree, json, jsonl, dot, svg{ "\u2069" }. در json: { "\u2066" }subject, method, scores_for, filter, result, best_line, calls (call, parent, level, move, square, board, to_move, side, end, window, changes, cut, children, best, score, returned, calls){ "\u2069" }؛ jsonl در هر سطر یک رویداد دارد
help-trace-subtree = تنها این فراخوانی و آنچه زیر آن است نشان داده شود
help-trace-depth = چند حرکت از ریشه نشان داده شود
help-trace-ahead = خود جست‌وجو چند حرکت جلوتر را ببیند
help-trace-nodes = پس از دیدن چند وضعیت، جست‌وجو رها شود
help-trace-time-ms = جست‌وجو بیش از چند میلی‌ثانیه طول نکشد
help-trace-memory = جست‌وجو برای وضعیت‌های مسیر خود بیش از چند بایت نگه ندارد
help-trace-output = نوشتن در این پرونده
help-trace-position = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی جداشده با /، و پس از آن نشانهٔ کسی که نوبت اوست
help-diff-position = صفحه و نوبت، یا با { "\u2066" }--tree{ "\u2069" } بدون صفحه، و پس از آن دو جست‌وجو

help-completions-shell = پوسته‌ای که تکمیل‌کننده برای آن چاپ شود
help-man-command = فرمانی که صفحه‌اش چاپ شود؛ بدون آن، صفحهٔ dooz
help-help-command = فرمانی که شرح داده شود؛ بدون آن، خود dooz
help-puzzle = حل معما: وضعیت‌هایی که تنها یک حرکت خوب دارند
help-puzzle-board = تنها معماهای این صفحه: { "\u2066" }3x3x3, 4x4x3, 4x4x4, 6x5x4{ "\u2069" }
help-puzzle-grade = تنها معماهای این درجه، از { 1 } (آسان) تا { 5 } (دشوار)
help-puzzle-number = معمایی که این شماره را دارد
help-puzzle-list = فهرست معماها و اینکه کدام حل شده‌اند
help-puzzle-progress = آنچه حل شده در این پرونده بماند، نه در پروندهٔ همیشگی
help-coach = آنچه مربی سنجیده و یافته است
help-levels = نشان می‌دهد سطح‌ها چقدر قوی‌اند: دقیق روی صفحه‌های حل‌پذیر، و با مسابقه روی بقیه
help-levels-rules = چه بازی می‌شود: یک نام آماده یا ستون x سطر x طول
help-levels-games = هر مسابقه چند بازی دارد، روی صفحه‌هایی که حل‌پذیر نیستند
help-levels-step = فاصلهٔ دو سطحی که با هم بازی می‌کنند، روی صفحه‌هایی که حل‌شدنی نیستند
help-levels-seed = قرعه را تکرارپذیر می‌کند: همان عدد همان بازی‌ها را می‌دهد
help-levels-json = چاپ JSON: جایی که صفحه را بتوان تا پایان حل کرد یک شیء: { "\u2066" }rules, rows (level, first, second: win, draw, loss){ "\u2069" }؛ جاهای دیگر برای هر مسابقه یک شیء: { "\u2066" }strong, weak, tally (wins, draws, losses), score, score_interval, elo, elo_interval{ "\u2069" }
help-puzzles = صد معما را از نو پیدا و چون جدولی چاپ می‌کند
help-puzzles-seed = قرعه از کجا آغاز شود؛ عدد همیشگی همان معماهای همراه برنامه را می‌دهد
help-compare = مقایسهٔ بازیکنان در یک وضعیت یا در همه
help-compare-position = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی که با / پیوسته‌اند و نوبت؛ پروندهٔ یک بازی، - برای ورودی استاندارد، یا حرکت‌هایی مانند b2 a1؛ بدون هیچ‌یک، صفحهٔ خالی
help-compare-rules = چه بازی می‌شود، اگر پرونده نگوید: یک نام آماده یا ستون x سطر x طول
help-compare-brain = بازیکنی برای مقایسه؛ می‌تواند چند بار بیاید. بدون آن، همهٔ بازیکنانی که چیزی را به قرعه نمی‌گذارند
help-compare-all = مقایسه در همهٔ وضعیت‌های یک صفحهٔ کوچک
help-compare-json = چاپ یک شیء JSON: { "\u2066" }board, entries (name, thought: move, score, calls, time_ms, worth, keeps), map (rules, turn, moves: square, worth, knowledge; best_is_proven){ "\u2069" }؛ با { "\u2066" }--all{ "\u2069" }: { "\u2066" }rules, positions, disagreements, players (name, differs, sides){ "\u2069" }
help-explain-json = چاپ یک شیء JSON: { "\u2066" }board, move (square, worth, knowledge: exact | proven | search | none), class, reasons, line, better, alternatives (move, class, line), map (rules, turn, moves, best_is_proven){ "\u2069" }
help-review-json = چاپ یک شیء JSON: { "\u2066" }rules, start, moves (number, player, move: square, worth, knowledge; class, keeps, decision, better: move, line; refutation), finished, winner, point_of_no_return, turning_point (number, before, after), players (moves, judged, best, decisions, kept, unknown, decisions_kept){ "\u2069" }
help-match = مسابقه گذاشتن میان بازیکن‌های رایانه‌ای و سنجیدن قدرتشان
help-match-players = بازیکن‌ها، دو تا یا بیشتر: { "\u2066" }{ $players }{ "\u2069" }، هر کدام با گزینه‌هایش مانند { "\u2066" }search:depth=3{ "\u2069" }، یا برنامه‌ای که پروتکل مسابقات را می‌داند، مانند { "\u2066" }pbrain:/games/pbrain-x{ "\u2069" }
help-match-rules = چه بازی شود: یک نام آماده یا ستون x سطر x طول (پیش‌فرض: gomoku)
help-match-games = هر دو بازیکن چند بازی می‌کنند، عددی زوج؛ هر گشایش با هر دو رنگ بازی می‌شود (پیش‌فرض: { 100 }، و با { "\u2066" }--sprt{ "\u2069" } تا روشن شدن نتیجه)
help-match-pair = فقط بازی‌کردن این جفت از بازی‌های مسابقه، از { 1 } شمرده، تا چند رایانه آن را میان خود بخش کنند؛ همه { "\u2066" }--seed{ "\u2069" } یکسان می‌خواهند
help-match-check = بررسی بازیکن‌ها، قواعد، گشایش‌ها، برنامهٔ بازی‌ها و گزارش مانند پیش از مسابقه، بدون هیچ بازی‌ای؛ با { "\u2066" }--log{ "\u2069" } و { "\u2066" }--resume{ "\u2069" } نتیجه‌های تاکنون هم چاپ می‌شود
help-match-gauntlet = بازی نفر اول با همهٔ دیگران، به‌جای همه با همه
help-match-sprt = پایان دادن به مسابقه همین که روشن شود کدام یک از دو اختلاف الو درست است، مانند { "\u2066" }0,10{ "\u2069" }: آزمون دنباله‌ای نسبت احتمال با خطای { 5 } درصد
help-match-openings = پرونده‌ای با یک گشایش در هر سطر: حرکت‌هایی مانند { "\u2066" }h8 i9 j10{ "\u2069" }، فاصله‌هایی از مرکز مانند { "\u2066" }0,0, 1,-1{ "\u2069" } به شیوهٔ Gomocup، یا اگر نامش به { "\u2066" }.pos{ "\u2069" } پایان یابد حرکت‌هایی مانند { "\u2066" }h8i9{ "\u2069" } با سطر { 1 } در بالا؛ بدون آن، بازی‌ها از صفحهٔ خالی آغاز می‌شوند
help-match-opening = بازی‌ها چگونه آغاز شوند: free (آزاد) یا swap2، که در آن یک بازیکن سه مهره می‌گذارد و دیگری یک طرف را برمی‌دارد یا دو مهرهٔ دیگر می‌گذارد و انتخاب را به اولی وامی‌گذارد
help-match-nodes = بازیکن برای هر حرکت چند وضعیت را ببیند؛ گزینهٔ خود بازیکن مقدم است
help-match-depth = بازیکن چند حرکت جلوتر را ببیند؛ گزینهٔ خود بازیکن مقدم است
help-match-move-time = هر بازیکن برای هر حرکت چند ثانیه زمان دارد
help-match-clock = زمان هر بازیکن برای یک بازی به ثانیه: { "\u2066" }180{ "\u2069" }، یا { "\u2066" }10+0.1{ "\u2069" } با افزوده‌ای پس از هر حرکت، یا { "\u2066" }30/180{ "\u2069" } با سقف هر حرکت
help-match-margin = بازیکن تا چند میلی‌ثانیه از زمانش بگذرد و نبازد (پیش‌فرض: { 50 })
help-match-memory = بازیکن چند مگابایت حافظه داشته باشد
help-match-max-moves = بازی پس از چند حرکت مساوی شود
help-match-concurrency = چند بازی هم‌زمان انجام شود (پیش‌فرض: به شمار هسته‌ها)
help-match-seed = تکرارپذیر کردن ترتیب گشایش‌ها و قرعه: عدد یکسان، بازی‌های یکسان
help-match-record = پروندهٔ بازی‌های پایان‌یافته با قالب SGF؛ جز با { "\u2066" }--resume{ "\u2069" } باید تازه یا خالی باشد
help-match-log = پروندهٔ بازی‌های پایان‌یافته، هرکدام یک سطر JSON، که جز با { "\u2066" }--resume{ "\u2069" } باید تازه یا خالی باشد: بازیکن‌ها، گشایش، نتیجه ({ "\u2066" }1-0{ "\u2069" } اگر نفر اول ببرد)، علت ({ "\u2066" }line, full-board, max-moves, time, crash, illegal{ "\u2069" })، حرکت‌ها، زمان‌ها و امتیازها؛ سطر نخست شرایط مسابقه است
help-match-resume = ادامهٔ مسابقهٔ پروندهٔ { "\u2066" }--log{ "\u2069" }، بی‌آنکه بازی‌ای از دست برود یا دوباره انجام شود؛ همان گزینه‌ها را دوباره بنویسید
help-match-json = چاپ نتیجه‌ها چون یک شیء JSON: { "\u2066" }rules, seed, games, interrupted, players (name, games, wins, draws, losses, time_losses, crashes, illegal_moves), meetings (players){ "\u2069" }؛ { "\u2066" }players{ "\u2069" } و { "\u2066" }meetings{ "\u2069" } این‌ها را هم دارند: { "\u2066" }pairs{ "\u2069" } (چند جفت بازی به ترتیب { "\u2066" }0, ½, 1, 1½, 2{ "\u2069" } امتیاز آورد)، { "\u2066" }score{ "\u2069" }، { "\u2066" }elo{ "\u2069" }، { "\u2066" }elo_interval{ "\u2069" } ({ 95 } درصد)، { "\u2066" }los{ "\u2069" } (احتمال برتری)؛ با { "\u2066" }--sprt{ "\u2069" } همچنین { "\u2066" }sprt (elo, alpha, beta, llr, bounds, accepted){ "\u2069" }
help-selfplay = بازی موتور با خودش؛ وزن‌های آن با این بازی‌ها برازش می‌شوند
help-selfplay-rules = چه بازی‌ای: یک نام آماده یا ستون x سطر x طول
help-selfplay-games = پرونده چند بازی خواهد داشت؛ اگر فرمان دوباره اجرا شود، پس از بازی‌های موجود ادامه می‌دهد
help-selfplay-seed = آغاز قرعه: بازی شمارهٔ n تنها به حاصل جمع این عدد و n بستگی دارد، پس پرونده‌هایی با عددهای دور از هم بازی‌های متفاوت دارند
help-selfplay-nodes = برای هر حرکت چند وضعیت دیده شود (پیش‌فرض: { 2000 })
help-selfplay-leaves = چند برگ از جست‌وجوی هر حرکت نیز ثبت شود، هر یک با جست‌وجوی خودش؛ وزن‌ها با آن‌ها تنظیم می‌شوند (پیش‌فرض: { 0 })
help-selfplay-output = پرونده‌ای که هر بازی تمام‌شده به شکل فشرده به پایان آن افزوده می‌شود
help-selfplay-openings = پرونده‌ای با یک گشایش در هر سطر، مانند dooz match؛ بدون آن، بازی‌ها با چند مهرهٔ تصادفی آغاز می‌شوند که هیچ طرفی را جلو نمی‌اندازند
help-selfplay-jobs = چند بازی هم‌زمان انجام شود (پیش‌فرض: یکی برای هر هسته)
help-book = یافتن گشایش‌های متعادل برای مسابقه
help-book-rules = چه بازی‌ای: یک نام آماده یا ستون x سطر x طول
help-book-count = دنبال چند گشایش بگردد؛ اگر برخی یکی باشند، یا صفحهٔ کوچکی گشایش متعادل نداشته باشد، کمتر نوشته می‌شود
help-book-seed = آغاز قرعه: گشایش شمارهٔ n به n و به حاصل جمع این عدد و n بستگی دارد
help-book-nodes = برای داوری هر گشایش چند وضعیت دیده شود (پیش‌فرض: { 100000 })
help-book-output = نام دو پرونده: برای book.txt، یکی book-tuning.txt با گشایش‌هایی برای تنظیم موتور، و دیگری book-held-out.txt با آن‌هایی که هرگز نباید با آن‌ها تنظیم شود
help-book-jobs = چند گشایش هم‌زمان جست‌وجو شود (پیش‌فرض: یکی برای هر هسته)
help-analyze = تحلیل یک وضعیت با موتور، عمیق و عمیق‌تر تا Ctrl-C یا یک حد
help-analyze-rules = چه بازی می‌شود، اگر پرونده نگوید: یک بازی آماده یا ستون x سطر x طول (پیش‌فرض: gomoku)
help-analyze-lines = چند تا از بهترین دنباله‌ها دنبال شود
help-analyze-depth = عمقی، به شمار حرکت‌های دو طرف، که تحلیل پس از آن می‌ایستد
help-analyze-nodes = تعداد وضعیت‌هایی که تحلیل پس از آن می‌ایستد
help-analyze-time = تعداد ثانیه‌هایی که تحلیل پس از آن می‌ایستد
help-analyze-threats = جست‌وجوی برد تنها با تهدید: vcf (چهارتایی‌های پیاپی) یا vct (تهدیدهای پیاپی: چهارتایی‌ها، و حرکت‌هایی که تهدید به برد با چهارتایی‌ها می‌کنند). بدون وضعیت، به هر سطر ورودی استاندارد پاسخ می‌دهد: یک شیء JSON با stones (سیاه نخست)، board یا moves، و side یعنی نوبت (1 سیاه، 2 سفید)
help-analyze-json = چاپ سطرهای JSON: نخست آنچه بی‌درنگ دانسته است: { "\u2066" }rules, to_move, vcf, vct, danger, fouls (square, foul){ "\u2069" } (vcf و vct: حرکت‌های برد؛ danger: حرکت‌های برد حریف اگر نوبت او بود)، سپس یک شیء برای هر عمق: { "\u2066" }depth, nodes, time_ms, nodes_per_second, lines (score, knowledge, chance, moves){ "\u2069" }؛ با { "\u2066" }--threats{ "\u2069" } شیئی با { "\u2066" }win, moves, nodes, time_ms{ "\u2069" }، و بدون وضعیت یکی برای هر سطر ورودی
help-analyze-position = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی که با / پیوسته‌اند و نوبت؛ پروندهٔ یک بازی، - برای ورودی استاندارد، یا حرکت‌هایی مانند h8 i9؛ بدون هیچ‌یک، صفحهٔ خالی
help-solve = یافتن اینکه در یک وضعیت چه کسی می‌برد و در چند حرکت
help-solve-rules = چه بازی می‌شود: یک بازی آماده یا ستون x سطر x طول، مانند 6x5x4
help-solve-position = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی که با / پیوسته‌اند و نوبت؛ پروندهٔ یک بازی، - برای ورودی استاندارد، یا حرکت‌هایی مانند b2 a1؛ بدون هیچ‌یک، صفحهٔ خالی
help-solve-certificate = نوشتن اثبات مقدار در این پرونده، .dzc یا فشردهٔ .dzc.zst؛ اگر دو اثبات لازم باشد، دیگری را در NAME.2.dzc: اینکه برد کوتاه‌تری نیست، یا بازیکن دیگر هم نمی‌بازد
help-solve-nodes = تعداد وضعیت‌هایی که جست‌وجو پس از آن رها می‌شود
help-solve-time = تعداد ثانیه‌هایی که جست‌وجو پس از آن رها می‌شود
help-solve-json = چاپ یک شیء JSON: value (first، second یا draw)، plies، nodes و time_ms؛ تا ارزش معلوم نیست no_win_within (تعداد حرکت‌ها)؛ با { "\u2066" }--certificate{ "\u2069" } پرونده‌ها در certificates؛ با { "\u2066" }--jobs{ "\u2069" } همچنین { "\u2066" }jobs (finished, recalled, faulty){ "\u2069" }؛ اگر وضعیت‌های بیشتر کمکی نکند gave_up برابر true است
help-solve-note-1 = صفحه‌هایی تا { 64 } خانه (در وارونه و کارو تا 7x8) تا پایان جست‌وجو می‌شوند و تساوی هم در آن‌ها اثبات می‌شود: 7x4x4 و 7x7x5 چند ثانیه و 9x4x4 چند دقیقه زمان می‌برند. صفحه‌های بزرگ‌تر، تا 22x22، تنها جایی حل می‌شوند که تهدیدها می‌برند. اگر پاسخ یا گواهی پیدا نشود، وضعیت خروج 1 است.
help-solve-note-2 = { "\u2066" }--jobs{ "\u2069" } بازی‌های با قاعدهٔ { "\u2066" }freestyle{ "\u2069" } و { "\u2066" }exactly{ "\u2069" } را تقسیم می‌کند؛ در بقیه جست‌وجو مانند بدون آن است. کارها پس از Ctrl-C یا کشته‌شدن برنامه به همان‌جا برمی‌گردند و آنچه اثبات کنند بی‌درنگ وارسی می‌شود. بردی که کارها یافته باشند بدون شمار حرکت‌ها گفته می‌شود.
help-jobs = تقسیم جست‌وجو به چند کار، که این تعداد از آن‌ها هم‌زمان انجام می‌شود؛ پایین را ببینید
help-store = نگه‌داشتن نتیجهٔ کارها در این پوشه و ادامه‌دادن از نتیجه‌هایی که در آن هست، مگر آنکه { "\u2066" }--memory{ "\u2069" } یا { "\u2066" }--job-nodes{ "\u2069" } اندازه‌ای دیگر بخواهد؛ بدون { "\u2066" }--jobs{ "\u2069" } هر بار یک کار
help-memory = حافظهٔ هر جدول جست‌وجو به مبی‌بایت (پیش‌فرض: { 256 }، و برای کارهای یک بازی بزرگ، که پایین‌تر آمده، { 4000 })؛ هر کار جدول‌های خود را دارد
help-job-nodes = نخستین کار دربارهٔ یک وضعیت حداکثر چند وضعیت را ببیند (پیش‌فرض: به اندازهٔ حدود یک ثانیه؛ برای یک بازی بزرگ، یعنی صفحهٔ خالی بیش از { 64 } خانه، { 1500000000 }، تا حدود یک ساعت)؛ هر کار بعدی چهار برابر، تا آنکه وضعیت به حرکت‌هایش تقسیم شود. حد { "\u2066" }--nodes{ "\u2069" } تنها میان کارها بررسی می‌شود
help-prove = اثبات ادعایی دربارهٔ یک وضعیت، با گواهی
help-prove-rules = چه بازی می‌شود: یک بازی آماده یا ستون x سطر x طول (پیش‌فرض: gomoku)
help-prove-position = در گیومه: صفحه‌ای مانند { "\u2066" }"X..XO.... O"{ "\u2069" } یا سطرهایی که با / پیوسته‌اند و نوبت، یا حرکت‌هایی مانند "h8 o15 i9"؛ یا پروندهٔ یک بازی، یا - برای ورودی استاندارد؛ بدون آن، صفحهٔ خالی
help-prove-claim = ادعا: بازیکن اول یا دوم می‌برد ({ "\u2066" }first-wins{ "\u2069" }، { "\u2066" }second-wins{ "\u2069" })؛ نمی‌بازد ({ "\u2066" }first-holds{ "\u2069" }، { "\u2066" }second-holds{ "\u2069" })؛ یا حریف هرگز ردیفی کامل نمی‌کند، حتی اگر بازی پس از ردیف‌های او ادامه یابد ({ "\u2066" }first-holds-weakly{ "\u2069" }، { "\u2066" }second-holds-weakly{ "\u2069" })
help-prove-certificate = نوشتن اثبات در این پرونده، .dzc یا فشردهٔ .dzc.zst
help-prove-nodes = تعداد وضعیت‌هایی که جست‌وجو پس از آن رها می‌شود
help-prove-time = تعداد ثانیه‌هایی که جست‌وجو پس از آن رها می‌شود
help-prove-json = چاپ یک شیء JSON: result (proved، refuted یا unknown)، ادعا (rules، first، second، turn، claimant، goal، plies)، lemmas، bytes، nodes و time_ms؛ با { "\u2066" }--jobs{ "\u2069" } همچنین { "\u2066" }jobs (finished, recalled, faulty){ "\u2069" }؛ اگر وضعیت‌های بیشتر کمکی نکند gave_up برابر true است؛ تنها با { "\u2066" }--store{ "\u2069" }: { "\u2066" }questions (rules, board, claim, result, value, job_nodes, memory, bytes), results{ "\u2069" }
help-prove-note-1 = آنچه اثبات می‌شود بررسی شده است؛ dooz verify پرونده را هر جا دوباره می‌سنجد. اگر اثباتی نباشد، وضعیت خروج 1 است.
help-prove-note-2 = { "\u2066" }--jobs{ "\u2069" } بازی‌های با قاعدهٔ { "\u2066" }freestyle{ "\u2069" } و { "\u2066" }exactly{ "\u2069" } را تقسیم می‌کند؛ در بقیه جست‌وجو مانند بدون آن است. کارها پس از Ctrl-C یا کشته‌شدن برنامه به همان‌جا برمی‌گردند و آنچه اثبات کنند بی‌درنگ وارسی می‌شود.
help-prove-note-3 = با { "\u2066" }--store{ "\u2069" } و بدون { "\u2066" }--claim{ "\u2069" } محتوای پوشه نشان داده می‌شود: پرسش‌ها و آنچه اثبات یا رد شده است. آنگاه { "\u2066" }--certificate{ "\u2069" } اثبات موجود را می‌نویسد (از چند اثبات، آن را که با { "\u2066" }--rules{ "\u2069" } و { "\u2066" }--position{ "\u2069" } و { "\u2066" }--claim{ "\u2069" } برگزیده شود) و { "\u2066" }--jobs{ "\u2069" } کار روی پرسش باز را با کارهایی به همان اندازهٔ پیشین ادامه می‌دهد. این پرسش می‌تواند از بستهٔ پایتون نیز باشد.
help-verify = بررسی یک گواهی: اثبات اینکه چه کسی می‌برد یا چه کسی نمی‌بازد
help-verify-json = چاپ یک شیء JSON: accepted، ادعا (rules، first، second، turn، claimant، goal، plies)، lemmas، nodes، bytes و time_ms؛ یا rejection با reason، lemma، offset و text
help-verify-note-1 = جز به بررسی‌کننده، که هیچ جست‌وجویی نمی‌کند، به چیزی اعتماد لازم نیست. اگر گواهی رد شود، وضعیت خروج 1 است و اگر خوانده نشود، 2.
help-cert = دیدن درون یک گواهی
help-show = چاپ اثبات یک گواهی به صورت متن
help-show-at = تنها آنچه پس از این حرکت‌ها می‌آید، مانند { "\u2066" }"b2 a1"{ "\u2069" }، با آنچه اثبات دربارهٔ هر کدام می‌گوید؛ در گام‌های آن، { "\u2066" }First{ "\u2069" } همان X است و { "\u2066" }Second{ "\u2069" } همان O
help-stats = چاپ اندازه‌های یک اثبات: لم‌ها، گره‌ها، گام‌های هر نوع
help-stats-json = چاپ یک شیء JSON: ادعا، lemmas، nodes، steps (از هر نوع چند تا)، depth، maybe_sets، bytes و compressed_bytes
help-file = پروندهٔ گواهی، .dzc یا فشرده‌شده با zstd؛ - برای ورودی استاندارد
help-values = نمایش اینکه ارزش کدام بازی‌ها دانسته است و از کجا
help-values-rules = تنها آنچه دربارهٔ این بازی دانسته است: یک بازی آماده یا ستون x سطر x طول
help-values-json = چاپ یک شیء JSON: values، هر کدام با game، value (first، draw یا open)، plies، weak، evidence (certified، computed یا reported)، و files با bytes، command یا source
help-values-note-1 = بازه‌ای مانند 9..29x4x4 یعنی همهٔ این صفحه‌ها، و 9.. یعنی هر عددی از 9 به بالا؛ صفحه را می‌توان چرخاند. در بازی ضعیف تنها ردیف‌های نفر اول به حساب می‌آیند.
help-bench = سنجش سرعت موتور و چاپ امضای جست‌وجوی آن
help-bench-nodes = هر جست‌وجو چند وضعیت ببیند (پیش‌فرض: { 200000 })
help-bench-depth = هر جست‌وجو تا چه عمقی برود، به‌جای تعداد وضعیت
help-bench-threads = هر جست‌وجو چند رشتهٔ پردازش داشته باشد؛ امضا فقط برای یک رشته چاپ می‌شود
help-bench-json = چاپ یک شیء JSON: { "\u2066" }positions, nodes, time_ms, nodes_per_second{ "\u2069" } و با یک رشته { "\u2066" }signature{ "\u2069" }
help-explain = توضیح اینکه یک حرکت چرا خوب یا بد است
help-explain-position = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی که با / پیوسته‌اند، طرفی که نوبت اوست، و شاید حرکتی مانند b2؛ بدون حرکت، بهترین حرکت توضیح داده می‌شود. یا پروندهٔ یک بازی، - برای ورودی استاندارد، یا حرکت‌هایی مانند b2 a1: آخرین حرکت توضیح داده می‌شود
help-explain-rules = چه بازی می‌شود، اگر پرونده نگوید: یک نام آماده یا ستون x سطر x طول
help-explain-nodes = حداکثر چند وضعیت تا پایان بازی جست‌وجو شود
help-explain-intuition = توضیح با شهود: ردیف‌هایی که حرکت می‌سازد و خراب می‌کند، با k و k′ در هر راستا. گزینه‌های بازیکن machinarium را هم می‌توان داد: --intuition=style=50:count=line
help-explain-own = g خودتان: ارزش ساختن ردیف‌های { 1 }، { 2 }، { 3 } مهره‌ای و بلندتر، مانند 1,10,100,1000
help-explain-spoiled = q خودتان: ارزش خراب‌کردن همان ردیف‌ها
help-review = داوری دربارهٔ هر حرکت یک بازی
help-review-game = پروندهٔ یک بازی، - برای ورودی استاندارد، یا حرکت‌هایی مانند { "\u2066" }b2 a1 c3{ "\u2069" }
help-review-rules = چه بازی شده، اگر خود بازی نگوید
help-review-nodes = برای هر حرکت حداکثر چند وضعیت تا پایان بازی جست‌وجو شود
help-review-sgf = نوشتن بازی به صورت SGF در این پرونده، با داوری‌ها به شکل یادداشت
help-web = عرضهٔ صفحهٔ وب دوز روی همین رایانه و گشودن آن در مرورگر
help-web-port = درگاهی که این صفحهٔ وب روی آن عرضه می‌شود، به‌جای 3669
help-web-no-open = فقط چاپ نشانی، بدون گشودن مرورگر

### think: what the players think, for people

think-move = { $brain } در { $square } با ارزش { $score } بازی می‌کند.
think-move-unvalued = { $brain } در { $square } بازی می‌کند.
think-calls = { $count } فراخوانی در { $milliseconds } میلی‌ثانیه.
think-errors = { $count ->
    [0] همهٔ سطرها فهمیده شدند.
   *[other] { $count } سطر فهمیده نشد.
}

### analyze: what dooz analyze says

analyze-progress = عمق { $depth }: { $count } وضعیت، { $speed } در ثانیه
analyze-depth = عمق { $depth }: { $lines } ({ $count } وضعیت، { $speed } در ثانیه)
analyze-line = { $score } ({ $percent }٪): { $moves }
analyze-vcf-win = { $player } با چهارتایی‌های پیاپی می‌برد: { $moves }
analyze-vcf-no-win = { $player } بردی با چهارتایی‌های پیاپی ندارد.
analyze-vct-win = { $player } با تهدیدهای پیاپی می‌برد: { $moves }
analyze-vct-no-win = بردی با تهدیدهای پیاپی برای { $player } یافت نشد.
analyze-unknown = جست‌وجو پیش از دانسته شدن پاسخ پایان یافت؛ برای جست‌وجوی بیشتر، --nodes یا --time را بیشتر کنید.
analyze-danger = { $player } تهدید می‌کند که با چهارتایی‌های پیاپی ببرد: { $moves }
analyze-fouls = ممنوع برای { $player }: { $moves }
analyze-error-json = این شیء JSON نیست که وضعیتی را شرح دهد: { $reason }
analyze-error-stones = این شیء نه stones دارد، نه board و نه moves؛ یکی از آن‌ها را بدهید.
analyze-error-side = نوبت 1 یا X برای سیاه است و 2 یا O برای سفید.
analyze-error-over = نتیجهٔ این وضعیت روشن است؛ وضعیتی بدهید که بازی در آن هنوز ادامه دارد.

### solve: what dooz solve says

solve-without-jobs = بازی بدون تقسیم کار جست‌وجو شد و چیزی ذخیره نشد.
solve-win = { $rules }: با بهترین بازی، { $player } در { $plies } حرکت، با شمردن حرکت‌های هر دو، می‌برد.
solve-draw = { $rules }: با بهترین بازی، بازی مساوی می‌شود.
solve-win-some-time = { $rules }: با بهترین بازی، { $player } می‌برد.
solve-certificate = اثبات در { $file } است.
solve-no-certificate = اثباتی برای گواهی پیدا نشد: مقدار محاسبه شده است، گواهی ندارد.
solve-no-certificate-of-length = اثباتی پیدا نشد که برد کوتاه‌تری نیست: شمار حرکت‌ها محاسبه شده است، گواهی ندارد.
solve-effort = { $nodes } وضعیت در { $milliseconds } میلی‌ثانیه.
solve-unsolved = { $rules }: در { $nodes } وضعیت و { $milliseconds } میلی‌ثانیه حل نشد.
solve-no-win = هیچ‌کس نمی‌تواند در { $plies } حرکت، با شمردن حرکت‌های هر دو، بردی را تحمیل کند.
solve-progress = { $nodes } وضعیت: در { $plies } حرکت بردی نیست
solve-error-size = { $rules } حل‌شدنی نیست: صفحه حداکثر { $most } خانه دارد، یا { 5 } تا { 22 } ستون و سطر و ردیف‌هایی به طول { 3 } تا { 8 }.
solve-error-sides = { $rules } برای حل شدن بیش از اندازه بزرگ است: صفحهٔ وارونه حداکثر { 7 } در { 8 } خانه دارد.
solve-error-caro = { $rules } حل‌شدنی نیست: صفحهٔ کارو حداکثر { 7 } در { 8 } خانه دارد، یا { 5 } تا { 22 } ستون و سطر و ردیف‌هایی به طول { 3 } تا { 8 }.
solve-error-renju = رنجو را نمی‌توان حل کرد؛ { "\u2066" }dooz prove{ "\u2069" } می‌تواند برد با چهارتایی‌های پیاپی را اثبات کند.

### certificate: the files of proofs

certificate-error-damaged = پروندهٔ { $file } با zstd فشرده شده اما آسیب دیده است: { $reason }. آن را دوباره بگیرید.
certificate-error-too-large = پروندهٔ { $file } برای یک گواهی بیش از اندازه بزرگ است: بیش از { $most } مبی‌بایت دارد.
certificate-error-output = گواهی در خروجی استاندارد نوشته نمی‌شود؛ به‌جای { "\u2066" }-{ "\u2069" } نام پرونده‌ای را بدهید.
certificate-error-input = اثباتی که بازی می‌کند از ورودی استاندارد خوانده نمی‌شود، که حرکت‌ها از آن می‌آید؛ به‌جای { "\u2066" }-{ "\u2069" } نام پرونده‌ای را بدهید.

### prove: آنچه dooz prove می‌گوید

prove-effort = وضعیت‌ها: { $nodes }، لم‌ها: { $lemmas }، بایت‌ها: { $bytes }؛ اثبات و بررسی در { $seconds } ثانیه.
prove-refuted = ادعا رد شد، تنها با جست‌وجو: هیچ گواهی‌ای این را نشان نمی‌دهد. وضعیت‌ها: { $nodes }، در { $seconds } ثانیه.
prove-unknown = در { $nodes } وضعیت و { $seconds } ثانیه اثباتی پیدا نشد: ادعا شاید درست باشد و شاید نادرست.
prove-gave-up = وضعیت‌های بیشتر کمکی نمی‌کند: هیچ‌یک از روش‌های دوز از این پیش‌تر نمی‌رود.
prove-progress = { $nodes } وضعیت
prove-error-rules = چنین ادعاهایی در { $rules } اثبات‌پذیر نیستند.
prove-error-win = برد در { $rules } اثبات‌پذیر نیست: صفحه باید { 5 } تا { 22 } ستون و سطر و ردیف‌هایی به طول { 3 } تا { 8 } داشته باشد.
prove-error-hold = در { $rules } نمی‌توان اثبات کرد که بازیکنی نمی‌بازد: این تنها با قاعدهٔ { "\u2066" }freestyle{ "\u2069" }، { "\u2066" }exactly{ "\u2069" } یا { "\u2066" }caro{ "\u2069" } و روی صفحه‌هایی با حداکثر { $most } خانه شدنی است.

### jobs: what dooz solve and dooz prove say about their jobs

jobs-progress = کارها: { $jobs }، وضعیت‌ها: { $nodes }، مانده: دست‌کم حدود { $minutes } دقیقه
jobs-progress-start = کارها: { $jobs }، وضعیت‌ها: { $nodes }
jobs-kept = نتیجهٔ { $jobs } کار در { $folder } می‌ماند و همین فرمان از آن‌ها ادامه می‌دهد.
jobs-error-in-use = برنامهٔ دیگری از { $file } استفاده می‌کند. تا پایان آن صبر کنید یا برای { "\u2066" }--store{ "\u2069" } پوشهٔ دیگری برگزینید.
jobs-error-file = نتیجه‌ها را نمی‌توان در { $file } نگه داشت: { $reason }.
jobs-error-damaged = { $file } آسیب دیده یا پروندهٔ نتیجه‌ها نیست: { $reason }. آن را جابه‌جا کنید یا برای { "\u2066" }--store{ "\u2069" } پوشهٔ دیگری برگزینید.
jobs-error-faulty = یک کار سه بار انجام شد و هر بار نتیجه‌اش آسیب‌دیده بود. شاید حافظهٔ این رایانه خراب باشد.
jobs-error-rejected = اثبات یک کار سه بار رد شد: { $reason }. این خطای دوز یا خرابی حافظهٔ این رایانه است؛ لطفاً گزارش کنید.
jobs-error-deadly = چند کار پیاپی برنامه‌های اجراکننده‌شان را از کار انداختند، شاید از کمبود حافظه. به هر کار حافظهٔ کمتری بدهید یا کارهای هم‌زمان را کم کنید.
jobs-error-rules = در { $rules } اثبات‌ها به کارها تقسیم نمی‌شوند و { "\u2066" }--store{ "\u2069" } نتیجه‌ای برای نگه‌داشتن ندارد. آن را بردارید.

### store: what dooz prove says of the results that are kept

store-open-claim = { $position }: { $claim } هنوز اثبات نشده است.
store-open-value = { $position }: هنوز معلوم نیست چه کسی می‌برد.
store-refuted = { $position }: { $claim } رد شده است، تنها با جست‌وجو: هیچ گواهی‌ای این را نشان نمی‌دهد.
store-refuted-opposite = { $position }: { $claim } رد شده است، تنها با جست‌وجو: هیچ گواهی‌ای این را نشان نمی‌دهد. اثبات { $opposite } آن را نشان خواهد داد.
store-rejected = یکی از گواهی‌های نگه‌داشته‌شده رد می‌شود: { $reason }. آن را در پوشهٔ دیگری دوباره اثبات کنید.
store-foreign = پرسش‌هایی از نسخه‌های دیگر دوز که تنها همان نسخه‌ها ادامه‌شان می‌دهند: { $count }.
store-results = نتیجهٔ کارها: { $jobs }.
store-results-open = نتیجهٔ کارها: { $jobs }. با { "\u2066" }--jobs{ "\u2069" } ادامه دهید، مثلاً { "\u2066" }--jobs 2{ "\u2069" }.
store-error-none-proved = هنوز چیزی در { $folder } اثبات نشده و گواهی‌ای برای نوشتن نیست. نخست با { "\u2066" }--jobs{ "\u2069" } ادامه دهید.
store-error-several-proved = در { $folder } چند اثبات هست و همه در یک پرونده جا نمی‌گیرند. یکی را با { "\u2066" }--rules{ "\u2069" }، { "\u2066" }--position{ "\u2069" } و { "\u2066" }--claim{ "\u2069" } یا با { "\u2066" }dooz solve --store{ "\u2069" } برگزینید.
store-error-several-open = در { $folder } چند پرسش باز هست. یکی را با { "\u2066" }--rules{ "\u2069" }، { "\u2066" }--position{ "\u2069" } و { "\u2066" }--claim{ "\u2069" } یا با { "\u2066" }dooz solve --store{ "\u2069" } برگزینید.
store-error-size = نتیجه‌های پوشه با { "\u2066" }{ $option } { $size }{ "\u2069" } به دست آمده‌اند. برای ادامه از آن‌ها { $option } را بردارید، یا پرسش را با { "\u2066" }--claim{ "\u2069" } از نو بپرسید.
store-error-default-size = نتیجه‌های پوشه بدون { $option } به دست آمده‌اند. برای ادامه از آن‌ها این گزینه را بردارید، یا پرسش را با { "\u2066" }--claim{ "\u2069" } از نو بپرسید.

### verify: what dooz verify says

verify-accepted = اثبات درست است.
verify-effort = لم‌ها: { $lemmas }، گره‌ها: { $nodes }، بایت‌ها: { $bytes }؛ بررسی در { $seconds } ثانیه.
verify-progress = لم‌ها: { $lemmas }، گام‌ها: { $steps }
verify-rejected = رد شد، در بایت { $offset }: { $reason }.
verify-rejected-lemma = رد شد، در بایت { $offset } و لم { $lemma }: { $reason }.
verify-rejected-note = شاید ادعا با این همه درست باشد، اما این پرونده آن را اثبات نمی‌کند.

### cert: what dooz cert says

cert-sizes = لم‌ها: { $lemmas }، گره‌ها: { $nodes }، عمق: { $depth }، بیشترین مجموعه‌های شاید: { $sets }، بایت‌ها: { $bytes }.
cert-compressed = بایت‌های پروندهٔ فشرده: { $bytes }.
cert-column-step = گام
cert-column-count = تعداد
cert-step-complete = کامل کردن ردیف
cert-step-move = حرکت
cert-step-threats = تهدیدهایی که نمی‌توان همه را دفع کرد
cert-step-forced = پاسخ ناچار
cert-step-replies = فهرست پاسخ‌ها
cert-step-reply = پاسخ فهرست‌شده
cert-step-others = پاسخ‌های دیگر
cert-step-safe = ردیفی نمانده
cert-step-stuck = حرکتی نمانده
cert-step-elapsed = پایان حرکت‌ها
cert-step-reference = ارجاع به لم
cert-step-potential = وزن ردیف‌ها
cert-step-pair = جفت خانه‌ها
cert-step-split = تقسیم به بخش‌ها
cert-step-horizon = حرکت‌های ماندهٔ بسیار کم

### proof: moves that are not in a proof

proof-error-not-empty = حرکت { $number }: خانهٔ { $square } خالی نیست.
proof-error-otherwise = حرکت { $number } در اثبات نیست: { $player } اینجا در { $square } بازی می‌کند.
proof-error-over = حرکت { $number }: بازی تمام شده و خطی کامل است.

### values: what dooz values says

values-certified = گواهی‌شده در اینجا: dooz verify پرونده‌های data/proofs را بررسی می‌کند
values-computed = محاسبه‌شده در اینجا:
values-reported = گزارش دیگران:
values-column-game = بازی
values-column-value = ارزش
values-column-plies = حرکت‌ها
values-column-weak = بازی ضعیف
values-column-certified = گواهی
values-column-computed = فرمان
values-column-reported = منبع
values-value-first = برد نفر اول
values-value-draw = مساوی
values-value-open = نامعلوم
values-files = { $files }، { $bytes } بایت
values-none = اینجا چیزی دربارهٔ این بازی دانسته نیست.

### bench: what dooz bench says

bench-speed = { $positions } جست‌وجو در { $milliseconds } میلی‌ثانیه { $nodes } وضعیت را دیدند: { $speed } در ثانیه.
bench-signature = امضا: { $signature }

### convert: what dooz convert says

convert-lost = قالب { $format } همه‌چیز را نگه نمی‌دارد. از دست رفت: { $losses }.
convert-assumed = پروندهٔ { $file } قواعدش را نمی‌گوید؛ { $rules } فرض شد. قواعد دیگر را با { "\u2066" }--rules{ "\u2069" } می‌توان نام برد.
games-first-of = پروندهٔ { $file } دارای { $count } بازی است؛ این نخستین بازی آن است.
games-last-of = پروندهٔ { $file } دارای { $count } بازی است؛ این واپسین بازی آن است.
convert-failed = { $file }: { $reason }
convert-name-rules = قواعد را با { "\u2066" }--rules{ "\u2069" } نام می‌برند.
convert-unknown-format = نمی‌توان گفت قالب { $file } چیست؛ آن را با { "\u2066" }--from{ "\u2069" } نام ببرید: { $choices }.
error-output-write = پروندهٔ { $file } نوشته نمی‌شود: { $reason }. پروندهٔ دیگری برگزینید.
error-output-exists = پروندهٔ { $file } از پیش هست و دست‌نخورده می‌ماند. پروندهٔ دیگری برگزینید یا { "\u2066" }--overwrite{ "\u2069" } را بیفزایید.
error-output-match = در { $file } یک مسابقهٔ ثبت‌شده است و دست‌نخورده می‌ماند. پروندهٔ دیگری برگزینید.

### web: what dooz web says

web-ready = دوز در مرورگر شماست، در این نشانی. برای پایان دادن { "\u2066" }Ctrl-C{ "\u2069" } را بزنید.
web-no-page = این dooz بدون صفحهٔ وب ساخته شده است. در پوشهٔ کد آن { "\u2066" }`cargo xtask web`{ "\u2069" } را اجرا کنید و سپس دوباره آن را بسازید.
web-port-taken = درگاه { $port } در حال استفاده است. با { "\u2066" }--port{ "\u2069" } درگاه دیگری نام ببرید، یا هیچ نام نبرید تا یک درگاه آزاد برگزیده شود.
web-port-refused = از درگاه { $port } نمی‌توان استفاده کرد: { $reason }. با { "\u2066" }--port{ "\u2069" } درگاه دیگری نام ببرید، یا هیچ نام نبرید تا یک درگاه آزاد برگزیده شود.

### play: what is announced during a game, in the terminal

play-game-over = بازی تمام شده است. برای بازی تازه کلید فاصله را بزنید.
play-look-back = نگاه به گذشته: حرکت { $move } از { $moves }. کلید End: بازگشت به اکنون.
play-paused = نمایش متوقف است. p: ادامه.
play-new-game = بازی تازه‌ای آغاز می‌شود.
play-first-stone = { $player } آغاز می‌کند؛ نخستین مهره به‌طور تصادفی در { $square } گذاشته شد.
play-no-why = هنوز حرکتی برای توضیح نیست.
play-no-review = هنوز حرکتی برای بررسی نیست.
play-map-not-exact = نقشه دقیق نیست.
play-map-at-most = تعداد حرکت‌ها روی نقشه حداکثر است.
play-analysis-line = { $player } { $line }
play-no-analysis = تحلیل زنده برای صفحه‌های { 5 } در { 5 } به بالاست؛ v ارزش حرکت‌ها را نشان می‌دهد.
play-review-decisions = { $player }: { $decisions ->
    [1] { advice-one-decision }
   *[other] { $percent }٪ تصمیم درست
}
play-review-unknown-decisions = { $player }: تصمیم‌ها نامعلوم
play-review-no-decisions = { $player }: بی‌تصمیم
play-review-start = بررسی: آغاز بازی.
play-puzzle-next = فاصله: معمای بعدی.
play-puzzles-done = همهٔ معماها حل شده‌اند؛ این یکی دوباره می‌آید.
play-undone = حرکت { $square } پس گرفته شد.
play-redone = حرکت { $square } بازآورده شد.
play-recorded = بازی در { $file } نگه داشته می‌شود.
play-clocks = ساعت‌ها: { $first } { $first-time }، { $second } { $second-time }.
play-resumed = بازی پس از { $count } حرکت ادامه می‌یابد.
play-line = خط برنده: { $squares }.
play-repaired = پایان پروندهٔ { $file } ناتمام بود؛ همهٔ آنچه پیش از آن است برجاست.
play-read-only = پروندهٔ { $file } تنها خواندنی است، پس آنچه از این پس رخ دهد در آن نوشته نمی‌شود.
play-too-small-by = پنجره را دست‌کم تا { $least-columns } ستون و { $least-rows } سطر بزرگ کنید؛ اکنون { $columns } ستون و { $rows } سطر دارد.
play-leave = این بازی ذخیره نمی‌شود. برای رفتن دوباره { "\u2066" }q{ "\u2069" } را بزنید و برای ادامه کلیدی دیگر.
play-leave-again = این بازی ذخیره نمی‌شود. برای رها کردن آن همین کار را دوباره انجام دهید.
play-kept = بازی در { $file } نگه داشته شد؛ با { "\u2066" }--resume{ "\u2069" } و همین نام یا از فهرست ادامه می‌یابد.
play-no-such-key = هیچ خانه‌ای شمارهٔ { $number } ندارد؛ شماره‌ها از { $first } تا { $last } هستند.
play-goodbye = بدرود!

### explain: نظر شهود دربارهٔ یک حرکت

explain-intuition = شهود دربارهٔ { $player } در { $square }؛ k ردیفی است که ساخته و k′ ردیفی که خراب می‌شود:
explain-intuition-best = بهترین حرکت‌ها:
explain-intuition-score = { $squares }: { $score }
explain-intuition-moves = { $count } حرکت سنجیده شد.
explain-intuition-not-considered = شهود به این خانه نگاه نمی‌کند
explain-column-direction = راستا
explain-column-sum = جمع تا اینجا
explain-direction-horizontal = افقی
explain-direction-vertical = عمودی
explain-direction-rising = قطر بالارونده
explain-direction-falling = قطر پایین‌رونده

### error: what went wrong, and what to do, in the terminal

error-not-understood = معنی «{ $input }» فهمیده نشد؛ خانه‌ای مانند { $example } بنویسید، یا ? برای راهنما.
error-brain-missing = با { "\u2066" }--brain{ "\u2069" } بگویید چه کسی بیندیشد؛ یکی از این‌ها: { $choices }.
error-brain-rules = «{ $brain }» تنها روی صفحهٔ { 3 } در { 3 } بازی می‌کند؛ بازیکن دیگری یا قواعد tic-tac-toe را برگزینید.
error-brain-board = { $brain } صفحه‌ای می‌خواهد که تا پایان جست‌وجوپذیر باشد: حداکثر { 7 } ستون و { 8 } سطر، نه رنجو. { $other } یا قواعد دیگری برگزینید.
error-no-classic = تنها برنامه‌های کلاسیک شیوهٔ خود را دارند؛ یکی را با { "\u2066" }--opponent{ "\u2069" } برگزینید: { $choices }.
error-keypad-rules = صفحه‌کلید عددی نُه کلید دارد و تنها برای صفحهٔ { 3 } در { 3 } است؛ شیوهٔ نگارش دیگری برگزینید.
error-swap2-rules = swap2 به صفحه‌ای دست‌کم { 5 } در { 5 } و ردیف‌هایی دست‌کم { 4 } تایی نیاز دارد.
error-option-unknown = «{ $input }» در اینجا نه گزینه است و نه فرمان؛ { "\u2066" }--help{ "\u2069" } همه را نشان می‌دهد.
error-option-similar = «{ $input }» در اینجا شناخته نیست؛ منظورتان { $similar } بود؟ { "\u2066" }--help{ "\u2069" } همه را نشان می‌دهد.
error-option-value = { $option } مقداری پس از خود می‌خواهد؛ { "\u2066" }--help{ "\u2069" } می‌گوید کدام.
error-option-values = { $option } پس از خود { $count } مقدار می‌خواهد؛ { "\u2066" }--help{ "\u2069" } می‌گوید کدام.
error-option-two = { $option }: دست‌کم دو تا نام ببرید.
error-option-conflict = { $first } و { $second } با هم نمی‌آیند؛ یکی را بردارید.
error-option-before = { $option } را پس از { $command } بنویسید، نه پیش از آن.
error-option-no-brain = { $option } برای بازیکن رایانه‌ای است، اما تنها انسان‌ها بازی می‌کنند؛ حریفی برگزینید یا آن را بردارید.
error-program-missing = در { $file } برنامه‌ای نیست؛ مسیرش را پس از { "\u2066" }pbrain:{ "\u2069" } بنویسید.
error-program-fails = { $file } بازی نمی‌کند ({ $reason })؛ نشانی برنامه‌ای را که قرارداد مسابقه‌ها را می‌داند پس از { "\u2066" }pbrain:{ "\u2069" } بنویسید.
program-start = آغاز نشد: { $reason }
program-ended = پایان یافت: { "\u2066" }{ $status }{ "\u2069" }
program-answer = پاسخش این است: «{ $line }»
program-silent = پاسخ نمی‌دهد
program-failed = { $player } از کار افتاد: { $reason }.
error-proof-missing = در پروندهٔ { $file } اثباتی نیست؛ { "\u2066" }dooz verify{ "\u2069" } می‌گوید چه ایرادی دارد.
error-proof-rules = اثبات پروندهٔ { $file } دربارهٔ { $rules } است؛ همین قواعد یا بازیکن دیگری را برگزینید.
error-proof-position = اثبات پروندهٔ { $file } با مهره‌هایی آغاز می‌شود که هیچ بازی‌ای به آن نمی‌رسد؛ با { "\u2066" }dooz cert show{ "\u2069" } می‌توان آن را دید.
error-proof-side = در اثبات پروندهٔ { $file } نفر دیگر آغاز می‌کند؛ { "\u2066" }--begins{ "\u2069" } را بردارید.
error-unsupported-rules = این بازیکن با این قواعد بازی نمی‌کند؛ قواعد دیگری یا بازیکن دیگری برگزینید.
error-engine-rules = موتور روی صفحه‌های { 5 } در { 5 } تا { 22 } در { 22 } با ردیف‌های { 3 } تا { 8 } تایی بازی می‌کند، اما نه بازی وارونه؛ قواعد دیگری برگزینید.
error-clock-form = این زمان‌بندی بازی نیست؛ ثانیه‌های بازی را بنویسید، مانند { "\u2066" }180{ "\u2069" }، یا با افزودهٔ هر حرکت، مانند { "\u2066" }10+0.1{ "\u2069" }، یا با سقف هر حرکت پیش از آن، مانند { "\u2066" }30/180{ "\u2069" }، یا تنها سقف هر حرکت، مانند { "\u2066" }5/{ "\u2069" }.
error-clock-zero = این ساعت زمانی نمی‌گذارد؛ بیش از { 0 } ثانیه بنویسید.
error-clock-too-long = این زمان برای یک بازی بسیار دراز است؛ حداکثر { "\u2066" }999999{ "\u2069" } ثانیه بنویسید.
error-seconds = این شمار ثانیه‌ها نیست؛ عددی مانند { "\u2066" }5{ "\u2069" } یا { "\u2066" }0.5{ "\u2069" } بنویسید.
error-argument-missing = { $option } داده نشده است؛ { "\u2066" }--help{ "\u2069" } می‌گوید چیست.
error-command-missing = بگویید کدام فرمان؛ یکی را برگزینید: { $choices }.
error-argument-encoding = یکی از آرگومان‌ها متن { "\u2066" }UTF-8{ "\u2069" } نیست؛ آن را به گونه‌ای دیگر بنویسید.
error-file-read = پروندهٔ { $file } خوانده نمی‌شود: { $reason }.
error-file-write = پروندهٔ { $file } نوشته نمی‌شود: { $reason }. بازی ادامه دارد، اما نگه داشته نمی‌شود.
error-file-form = سطر { $line } از پروندهٔ { $file } بخشی از یک بازی نیست: { $reason }
error-match-entry = بازی { $game } از پروندهٔ { $file }: ویژگی DOOZ باید «{ $entry }=…» را با مقداری درست داشته باشد؛ آن را بنویسید.
error-file-exists = پروندهٔ { $file } از پیش چیزی در خود دارد؛ با { "\u2066" }--resume{ "\u2069" } آن را ادامه دهید یا نام دیگری برگزینید.
error-file-device = { $file } پروندهٔ عادی نیست؛ نام دیگری برگزینید.
error-file-busy = بازی دیگری در پروندهٔ { $file } نوشته می‌شود؛ نخست آن را پایان دهید یا پروندهٔ دیگری برگزینید.
error-file-too-large = پروندهٔ { $file } برای یک بازی بیش از اندازه بزرگ است؛ پروندهٔ دیگری برگزینید.
error-file-open = از پروندهٔ { $file } نمی‌توان استفاده کرد: { $reason }. پروندهٔ دیگری برگزینید.
error-record = بازی دیگر نگه داشته نمی‌شود: { $reason }. بازی ادامه دارد، اما حرکت‌های از این پس با پایان آن از دست می‌روند.
error-record-ended = بازی تا پایان ثبت نشد: { $reason }.
play-error-programs = دوز برنامه‌ای را تنها به این دلیل که { $file } نامش را آورده است اجرا نمی‌کند. اگر به این فرمان اعتماد دارید، دوباره آن را بدهید: { "\u2066" }dooz --resume { $file } { $option }{ "\u2069" }
error-resumed-player = همراه { "\u2066" }--resume{ "\u2069" }، پرونده می‌گوید چه کسی بازی می‌کند؛ تنها برنامه‌هایی را نام ببرید که در آن بازی می‌کنند.
error-terminated = سیستم‌عامل برنامه را با یک سیگنال پایان داد.
error-file-missing = پروندهٔ { $file } وجود ندارد؛ نام آن را بررسی کنید.
error-file-kept = پروندهٔ { $file } از پیش هست و دست‌نخورده می‌ماند؛ نام دیگری برگزینید.
error-rules-similar = قواعدی به نام «{ $input }» نیست؛ منظورتان { $similar } بود؟
error-rules-unknown = قواعدی به نام «{ $input }» نیست. نام یک بازی آماده مانند gomoku را بنویسید، یا ستون‌ها، سطرها و طول ردیف را مانند { "\u2066" }15x15x5{ "\u2069" } یا { "\u2066" }15x15x5-renju{ "\u2069" }.
error-config-line = سطر { $line } از { $file } گزینه نیست: { $input }. بنویسید { "\u2066" }name = value{ "\u2069" } با یکی از این نام‌ها: { $choices }.
error-config-value = سطر { $line } از { $file }: { $reason }
error-record-title = بازی‌ای که دوز نگه داشته است SGF است یا با سطر { "\u2066" }dooz record 1{ "\u2069" } آغاز می‌شود؛ پروندهٔ دیگری برگزینید.
error-record-version = نسخهٔ { $version } در اینجا شناخته نیست؛ دوز تازه‌تری به کار ببرید.
error-record-field = اینجا باید «{ $field }: …» با مقداری درست باشد؛ آن را بنویسید.
error-record-same-symbol = هر دو بازیکن یک نشانه دارند؛ به یکی نشانهٔ دیگر را بدهید.
error-record-entry = در بازی تنها { "\u2066" }game, move, undo, redo, forget{ "\u2069" } رخ می‌دهد؛ این سطر را بردارید.
error-record-place = پس از { "\u2066" }game{ "\u2069" } باید { "\u2066" }near{ "\u2069" } یا { "\u2066" }far{ "\u2069" } بیاید؛ یکی را بنویسید.
error-record-before-game = نخست باید بازی‌ای با { "\u2066" }game near{ "\u2069" } یا { "\u2066" }game far{ "\u2069" } آغاز شود؛ یکی را بنویسید.
error-position-line = سطر { $line }: { $reason }
error-position-side = پس از صفحهٔ «{ $input }» بگویید نوبت کیست، { "\u2066" }X{ "\u2069" } یا { "\u2066" }O{ "\u2069" }.
error-position-size = خانه‌های این صفحه { $count } تا است؛ صفحهٔ دیگری را با { "\u2066" }--rules{ "\u2069" } می‌توان نام برد.
error-line-too-long = این سطر از { $count } بایت بلندتر است و نادیده گرفته شد؛ سطر کوتاه‌تری بنویسید.
error-line-encoding = این سطر متن { "\u2066" }UTF-8{ "\u2069" } نیست؛ دوباره بنویسید.
error-puzzle-none = معمایی از این دسته نیست؛ { "\u2066" }dooz puzzle --list{ "\u2069" } همه را نشان می‌دهد.
error-progress-place = این سیستم جایی برای داده‌های کاربر معرفی نمی‌کند؛ با { "\u2066" }--progress{ "\u2069" } پرونده‌ای انتخاب کنید.
error-progress-write = { $file } نوشته نمی‌شود: { $reason }. معماها ادامه دارند، اما چیزی به یاد نمی‌ماند؛ با { "\u2066" }--progress{ "\u2069" } پروندهٔ دیگری انتخاب کنید.
error-terminal = پایانه قابل استفاده نیست: { $reason }. برای بازی سطر به سطر با { "\u2066" }--plain{ "\u2069" } آغاز کنید.
error-system = سیستم‌عامل خطایی گزارش می‌کند: { $reason }. آنچه تاکنون نوشته شده شاید ناقص باشد.
error-review-move = حرکت { $number }: { $reason }
error-review-moves = این نه پرونده است و نه فهرستی از حرکت‌ها مانند { "\u2066" }b2 a1 c3{ "\u2069" }: { $reason }
error-review-file = در { $file } نه بازی‌ای هست و نه فهرستی از حرکت‌ها: { $reason }
error-review-empty = هیچ حرکتی برای مرور نیست. حرکت‌هایی مانند b2 a1 c3 یا پروندهٔ یک بازی بدهید.
error-survey-rules = با این قواعد وضعیت‌ها بیش از اندازه زیادند؛ { "\u2066" }3x3x3{ "\u2069" } یا صفحهٔ دیگری با حداکثر { $count } وضعیت برگزینید.

### advice: why a move is good or bad, and how players compare, in the terminal

advice-map = همهٔ حرکت‌ها: { "\u2066" }+n{ "\u2069" } برد و { "\u2066" }-n{ "\u2069" } باخت { $length ->
    [bound] در حداکثر n حرکت
   *[exact] در n حرکت
}، { "\u2066" }={ "\u2069" } مساوی، { "\u2066" }?{ "\u2069" } بررسی نشده{ $fouls ->
    [yes] ، { "\u2066" }#{ "\u2069" } ممنوع
   *[no] { "" }
}.
advice-map-chances = همهٔ حرکت‌ها: { "\u2066" }+n{ "\u2069" } برد و { "\u2066" }-n{ "\u2069" } باخت { $length ->
    [bound] در حداکثر n حرکت
   *[exact] در n حرکت
}، { "\u2066" }={ "\u2069" } مساوی، { "\u2066" }n{ "\u2069" } بی‌علامت برآورد شانس برد به درصد، { "\u2066" }?{ "\u2069" } بررسی نشده{ $fouls ->
    [yes] ، { "\u2066" }#{ "\u2069" } ممنوع
   *[no] { "" }
}.
advice-alternatives = حرکت‌های دیگر و پاسخ آن‌ها:
advice-column-player = بازیکن
advice-column-move = حرکت
advice-column-judgement = داوری
advice-column-worth = ارزش
advice-column-better = بهتر
advice-column-line = ادامه
advice-column-score = امتیاز
advice-column-calls = فراخوانی
advice-column-time = زمان (میلی‌ثانیه)
advice-column-keeps = حفظ ارزش بازی
advice-column-differs = متفاوت
advice-column-missed = برد ازدست‌رفته
advice-column-first = لغزش نفر اول
advice-column-second = لغزش نفر دوم
advice-of = { $part } از { $whole }
advice-yes = بله
advice-no = نه
advice-does-not-play = این قواعد را بازی نمی‌کند
advice-survey = { $count ->
    [one] { $count } وضعیت ناتمام؛ در { $differ } وضعیت بازیکنان هم‌نظر نیستند.
   *[other] { $count } وضعیت ناتمام؛ در { $differ } وضعیت بازیکنان هم‌نظر نیستند.
}
advice-survey-first = متفاوت یعنی حرکتی جز حرکت «{ $player }»؛ لغزش یعنی از دست دادن برد یا مساوی.

### level: how strong the levels are, in the terminal

level-exact = هر سطح در برابر بازیکن بی‌نقص روی { $rules }، محاسبهٔ دقیق، به درصد.
level-first = سطح نخستین حرکت را می‌کند:
level-second = بازیکن بی‌نقص نخستین حرکت را می‌کند:
level-matches = { $count ->
   *[other] مسابقهٔ سطح‌ها روی { $rules }: هر مسابقه { $count } بازی، همراه با بازه‌ای که مقدار واقعی در { 95 } از { 100 } چنین مسابقه‌ای در آن است.
}
level-name = سطح
level-against = حریف
level-wins = برد
level-draws = مساوی
level-losses = باخت
level-score = امتیاز (٪)
level-elo = الو

### match: matches between computer players, in the terminal

match-game = بازی { $game }: { "\u2066" }{ $first } – { $second } { $result }{ "\u2069" } ({ $reason }، { $count } حرکت)
match-detail = جزئیات: { "\u2066" }{ $text }{ "\u2069" }
match-reason-line = یک ردیف
match-reason-full-board = حرکتی نماند
match-reason-max-moves = حرکت‌ها از اندازه گذشت
match-reason-time = زمان پایان یافت
match-reason-crash = بازیکن از کار افتاد
match-reason-illegal = حرکت مجاز نبود
match-column-player = بازیکن
match-column-elo = الو
match-column-error = ± ({ 95 }٪)
match-column-games = بازی
match-column-points = امتیاز
match-column-wins = برد
match-column-draws = مساوی
match-column-losses = باخت
match-failures = باخت‌های { "\u2066" }{ $player }{ "\u2069" } با زمان: { $time }، با از کار افتادن: { $crashes }، با حرکت غیرمجاز: { $illegal }.
match-pairs = جفت‌های بازی به ترتیب امتیاز { "\u2066" }{ $player }{ "\u2069" } ({ "\u2066" }0, ½, 1, 1½, 2{ "\u2069" }): { "\u2066" }{ $counts }{ "\u2069" }
match-superiority = { "\u2066" }{ $player }{ "\u2069" } با احتمال { $percent } درصد قوی‌تر است.
match-sprt = الو { $elo0 } یا { $elo1 }: لگاریتم نسبت درست‌نمایی { $llr } است، و در { $lower } یا { $upper } روشن می‌شود.
match-sprt-h0 = اختلاف { $elo0 } است، نه { $elo1 }.
match-sprt-h1 = اختلاف { $elo1 } است، نه { $elo0 }.
match-sprt-open = برای روشن شدن نتیجه بازی‌های بیشتری لازم است.
match-seed = عدد قرعه { $seed } بود.
match-even = هر گشایش با هر دو رنگ بازی می‌شود، پس هر دو بازیکن { $games } بازی می‌کنند.
match-new-log = گزارشی از مسابقه‌ای که ادامه یابد نیست؛ مسابقهٔ تازه‌ای آغاز می‌شود.
match-repeats = شمار گشایش‌های متفاوت، همراه با چرخانده‌ها و آینه‌ای‌ها: { $pairs }. در همهٔ جفت‌های بعدی، دو بازیکنی که چیزی را به قرعه نمی‌گذارند بازی‌هایشان را تکرار می‌کنند و خطا از آنچه گفته می‌شود بزرگ‌تر است. با { "\u2066" }--openings{ "\u2069" } گشایش‌های بیشتری بدهید یا ساعت بگذارید.
match-interrupted = مسابقه بریده شد.
match-interrupted-logged = مسابقه بریده شد؛ برای ادامه همان گزینه‌ها را با { "\u2066" }--resume{ "\u2069" } بنویسید.
match-check = این مسابقه مانعی ندارد. کل بازی‌ها: { $games }، انجام‌شده: { $played }.
selfplay-done = بازی‌ها در { $file }: { $count }
selfplay-error-terms = { $file } بازی‌هایی با شرایط دیگر دارد؛ همان شرایط را دوباره بدهید یا پروندهٔ دیگری برگزینید. شرایط آن: { $terms }
selfplay-error-file = { $file } پروندهٔ بازی‌های dooz selfplay نیست؛ پروندهٔ دیگری برگزینید.
selfplay-error-version = { $file } بازی‌هایی به شکل { $version } از dooz selfplay دارد که این نسخه نمی‌خواند؛ پروندهٔ دیگری برگزینید.
selfplay-error-damaged = بازی { $game } در { $file } آسیب دیده است. پرونده را از نسخهٔ پشتیبان بازگردانید یا پروندهٔ دیگری برگزینید؛ برای کنار گذاشتن این بازی و همهٔ بازی‌های پس از آن: { "\u2066" }truncate -s { $bytes } { $file }{ "\u2069" }
selfplay-error-opening = گشایش { $opening } در { $file } بیش از { $most } حرکت دارد و در پروندهٔ بازی‌ها جا نمی‌شود؛ آن را کوتاه کنید یا بردارید.
book-done = گشایش‌ها در { $file }: { $count }
book-error-few = گشایش‌های متعادلی که پیدا شد برای دو پرونده کم است؛ با --count بیشتر بگردید یا صفحهٔ بزرگ‌تری برگزینید.
match-error-sprt = آزمون میان دو اختلاف الو است، هر یک حداکثر { 2000 } و نخست کوچک‌تر؛ مانند { "\u2066" }0,10{ "\u2069" } بنویسید.
match-error-sprt-players = آزمون برای دو بازیکن است؛ { "\u2066" }--sprt{ "\u2069" } را بردارید یا دو بازیکن نام ببرید.
match-error-log-line = سطر { $line } از پروندهٔ { $file } بخشی از گزارش یک مسابقه نیست؛ پروندهٔ دیگری برگزینید.
match-error-terms = پروندهٔ { $file } گزارش مسابقه‌ای با شرایط دیگر است؛ همان شرایط را بنویسید یا پروندهٔ دیگری برگزینید. شرایط آن: { "\u2066" }{ $terms }{ "\u2069" }
match-error-foreign-game = بازی { $game } در گزارش از این مسابقه نیست: بازیکن‌ها یا گشایش آن دیگرند، یا این مسابقه بازی‌های کمتری دارد؛ همان گزینه‌های پیشین را بنویسید یا پروندهٔ دیگری برگزینید.
match-error-record = پروندهٔ { $file } چیزی در خود دارد که از این مسابقه نیست؛ پروندهٔ دیگری برای بازی‌ها برگزینید.
match-error-same-file = گزارش و بازی‌ها هرکدام پرونده‌ای جدا می‌خواهند؛ برای یکی از آن‌ها نام دیگری برگزینید.
match-error-pair = جفت { $pair } نیست: جفت‌های این مسابقه از { 1 } تا { $pairs } شماره دارند. یکی از آن‌ها را برگزینید یا با { "\u2066" }--games{ "\u2069" } بازی‌های بیشتری بخواهید.

### puzzle: positions with one good move, in the terminal

puzzle-prompt = حرکت شما (مانند { $example }؛ ? برای راهنما):
puzzle-help = خانه‌ای مانند { $example } را بنویسید، یا یکی از این‌ها را: { word-hint }، { word-next }، { word-board }، { word-quit }.
puzzle-all-solved = همهٔ معماهای این دسته حل شده‌اند. با { "\u2066" }--board{ "\u2069" } و { "\u2066" }--grade{ "\u2069" } دستهٔ دیگری، یا با { "\u2066" }--number{ "\u2069" } یکی را انتخاب کنید.

### trace: a search, step by step, in the terminal

diff-title = { $first } در کنار { $second }
diff-common = فراخوانی‌های مشترک: { $count }
diff-alone = فراخوانی‌هایی که تنها { $method } دارد: { $count }
diff-more = { $count ->
    [one] و { $count } جای دیگر مانند این.
   *[other] و { $count } جای دیگر مانند این.
}
diff-effects = اثر گزینه‌ها
diff-method = جست‌وجو
diff-calls = فراخوانی
diff-leaves = برگ
diff-cuts = هرس
diff-fast-cuts = هرس سریع
diff-score = امتیاز
diff-time = میلی‌ثانیه
error-trace-subject = بگویید در چه جست‌وجو شود: یک صفحه و نوبت، یا { "\u2066" }--tree{ "\u2069" } با یک درخت.
error-diff-searches = بگویید در چه جست‌وجو شود (یک صفحه و نوبت، یا { "\u2066" }--tree{ "\u2069" } با یک درخت) و سپس دو جست‌وجو، مانند minimax alphabeta.

### classics: what the published programs ask for

classic-sisoog-prompt = حرکت شما ({ 1 } تا { 9 }، مانند صفحه‌کلید عددی):
classic-sisoog-key = تنها کلیدهای { 1 } تا { 9 } نام خانه‌اند. دوباره تلاش کنید.
classic-sisoog-occupied = این خانه پر است. هنوز نوبت شماست.
classic-sisoog-new-game = برای بازی تازه کلیدی را بزنید.
classic-freecodecamp-prompt = حرکت شما ({ 0 } تا { 8 }):
classic-lafore-prompt = حرکت کنید ({ 0 } تا { 8 }):
classic-lafore-illegal = حرکت غیرمجاز.
classic-lafore-thinking = در حال فکر کردن: صفحهٔ { $board } از دو لایهٔ نخست
classic-alphabeta-new-game = برای بازی تازه کلید فاصله را بزنید.

### what only the terminal says of players, searches and errors

player-first = نفر اول
player-second = نفر دوم
play-draw-long = بازی مساوی شد: دیگر هیچ‌کس نمی‌تواند ردیفی کامل کند.
error-undo = آخرین حرکت «{ $square }» نبود؛ نخست آخرین حرکت را پس بگیرید.
error-symbol = نشانه X یا O است.
error-only-tic-tac-toe = این بازیکن تنها دوز بازی می‌کند؛ بازیکن دیگری یا قواعد { "\u2066" }3x3x3{ "\u2069" } را برگزینید.
error-language = «{ $input }» از زبان‌های دوز نیست؛ یکی از این‌ها را برگزینید: { $choices }.
error-bidi = «{ $input }» ترتیبی برای سطرها نیست؛ یکی از این‌ها را برگزینید: { $choices }.
trace-title = جست‌وجوی { $method } در { $board }، نوبت { $symbol }
trace-title-tree = جست‌وجوی { $method } در یک درخت
trace-result = امتیاز { $score }، بهترین حرکت { $move }. فراخوانی‌ها: { $calls }، برگ‌ها: { $leaves }، هرس‌ها: { $cuts }.
trace-result-no-move = امتیاز { $score }، بدون بهترین حرکت. فراخوانی‌ها: { $calls }، برگ‌ها: { $leaves }، هرس‌ها: { $cuts }.
trace-limited = محدودیتی نگذاشت جست‌وجو همه‌چیز را ببیند.
trace-parent = فراخوانده از FC{ $parent }
trace-level = سطح { $level }
trace-board = صفحهٔ { $board }
trace-change = حرکت { $move } تا اینجا بهترین است، با امتیاز { $score }
trace-pruned = حرکت { $move } کنار گذاشته شد: پنجرهٔ { $window } بسته است.
trace-pruned-fast = حرکت { $move } کنار گذاشته شد: امتیازی بهتر ممکن نیست.
diff-missing = { $path }: { $method } از اینجا { $count ->
    [one] { $count } فراخوانی
   *[other] { $count } فراخوانی
} دارد، از فراخوانی { $call }. { $reason }
diff-pruned = دیگری این را کنار می‌گذارد: پنجرهٔ { $window } بسته است.
diff-pruned-fast = دیگری این را کنار می‌گذارد: امتیازی بهتر ممکن نیست.
diff-not-called = دیگری بدون فراخوانی به اینجا می‌رسد یا اصلاً نمی‌رسد.
error-trace-board-only = { $method } تنها در صفحه جست‌وجو می‌کند؛ برای درخت minimax یا alphabeta یا averaging را برگزینید.
error-trace-empty = هیچ فراخوانی در آن بخش نیست: شمار همه { $calls } است؛ { "\u2066" }--subtree{ "\u2069" } دیگر یا { "\u2066" }--depth{ "\u2069" } بزرگ‌تر برگزینید.
error-trace-too-large = جست‌وجو بیش از { $count } فراخوانی دارد که برای این شکل زیاد است؛ { "\u2066" }--depth{ "\u2069" } یا { "\u2066" }--subtree{ "\u2069" } یا { "\u2066" }--format jsonl{ "\u2069" } را به کار ببرید.
error-progress-form = سطر { $line } از { $file } بخشی از پیشرفت در معماها نیست. آن را درست کنید، پرونده را کنار بگذارید، یا با { "\u2066" }--progress{ "\u2069" } پروندهٔ دیگری انتخاب کنید.
error-progress-version = { $file } را دوزِ تازه‌تری نوشته است (نسخهٔ { $version }). همان را به کار ببرید، یا با { "\u2066" }--progress{ "\u2069" } پروندهٔ دیگری انتخاب کنید.
brain-person-about = انسانی دیگر پشت همین صفحه‌کلید.
rules-no-gravity = مهره را در هر خانهٔ خالی می‌توان گذاشت؛ مهره‌ها، برخلاف بازی «چهار در یک ردیف»، پایین نمی‌افتند.
rules-no-line = ردیفی به طول { $length } در این صفحه جا نمی‌شود، پس هر بازی مساوی می‌شود.
play-review-better = بهتر: { $square } ({ $worth }).
play-try-again = از اینجا حرکت دیگری را بیازمایید.
think-won = بازی تمام شده است: { $player } برده است.
think-drawn = بازی تمام شده است: مساوی شده است.
error-cell-form = شمارهٔ خانه عددی است که از { 0 } در بالا سمت چپ آغاز می‌شود، مانند { 4 }.
error-key-form = کلید عددی از { 1 } تا { 9 } است، با چیدمان صفحه‌کلید عددی.
error-row-column-form = این نام یک خانه نیست. شمارهٔ سطر و ستون را بنویسید، مانند r1c1.
error-tournament-form = این نام یک خانه نیست. x و y را از { "\u2066" }0,0{ "\u2069" } در بالا سمت چپ بنویسید، مانند { "\u2066" }7,7{ "\u2069" }.
error-no-such-square = چنین خانه‌ای روی این صفحه نیست؛ خانه‌ای از صفحه را برگزینید.
advice-partly-exact = نشان‌ها دقیق‌اند: جست‌وجو پیش از رسیدن به حرکت‌های دیگر بریده شد.
advice-move = { $player } در { $square }: { $class }.
advice-value-win = برد { advice-in-moves }
advice-value-loss = باخت { advice-in-moves }
advice-value-chance = شانس برد { $percent }٪
advice-value-seen = احتمالاً { $worth }
advice-refutation = حرکت { $number }، { $square }، در برابر این دنباله می‌بازد: { $line }.
advice-one-decision = { $kept ->
    [0] { 1 } تصمیم، نادرست
   *[other] { 1 } تصمیم، درست
}
advice-best-known = { $judged ->
    [0] هیچ حرکتی سنجیده نشد
   *[other] برای { $best } حرکت از { $judged } حرکت سنجیده‌شده، حرکت بهتری شناخته نیست
}
advice-decisions = { $player }: { $decisions ->
    [1] { advice-one-decision }
   *[other] { $kept } از { $decisions } تصمیم ارزش بازی را نگه داشت ({ $percent }٪)
}؛ { advice-best-known }.
advice-no-decisions = { play-review-no-decisions }؛ { advice-best-known }.
advice-unknown-decisions = { play-review-unknown-decisions }؛ { advice-best-known }.
puzzle-title = معمای { $number } از { $count }: { $rules }، درجهٔ { $grade }
puzzle-score = حل‌شده: { $solved } از { $count }.
trace-call = { "\u2066" }FC{ $call }{ "\u2069" }: { $parts }

### man: the manual page

man-examples = نمونه‌ها
man-example-play = بازی دوز با قوی‌ترین بازیکن.
man-example-record = بازی گوموکو و نگه داشتن همهٔ حرکت‌ها در یک پرونده.
man-example-explain = پرسیدن اینکه حرکتی چرا خوب یا بد است.
man-example-review = سنجیدن همهٔ حرکت‌های یک بازی.
man-example-think = پرسیدن از بازیکن دربارهٔ وضعیت هر سطر، برای برنامه‌ای دیگر.
man-positions = وضعیت‌ها
man-position-board = تصویر صفحه، سطر به سطر از بالا، با نقطه‌ای برای هر خانهٔ خالی و خط کج هر جا که بخواهید؛ پس از آن، آن‌که نوبت اوست.
man-position-moves = حرکت‌ها از صفحهٔ خالی: حرف ستون و شمارهٔ سطر، از پایین چپ.
man-exit = کد پایان
man-exit-0 = همه‌چیز درست بود.
man-exit-1 = ورودی نادرست بود؛ پاسخ { "\u2066" }dooz solve{ "\u2069" } یا prove یا verify منفی یا نامعلوم است، از جمله چون سیگنالی زودتر رسید؛ سیستم‌عامل اجازه نداد؛ یا سیگنالی بازی روی صفحهٔ نمایش را پایان داد.
man-exit-2 = آرگومان‌ها نادرست بودند، یا dooz verify نتوانست گواهی را بخواند.
man-exit-130 = سیگنالی { "\u2066" }dooz match{ "\u2069" } را پایان داد، یا سیگنال دومی فرمانی را که پس از نخستین هنوز کار می‌کرد. { "\u2066" }dooz analyze{ "\u2069" } پس از سیگنال با { 0 } پایان می‌یابد؛ فرمان‌هایی که اینجا نام برده نشده‌اند با خود سیگنال پایان می‌یابند.
man-files = پرونده‌ها
man-file-config = گزینه‌هایی که نمی‌خواهید هر بار بنویسید: هر کدام در یک سطر، مانند { "\u2066" }language = fa{ "\u2069" } یا { "\u2066" }opponent = engine{ "\u2069" } یا { "\u2066" }ascii = yes{ "\u2069" }. آنچه در خط فرمان بنویسید مقدم است.
man-file-puzzles = اینکه کدام معماها حل شده‌اند.
man-file-games = بازی‌هایی که در تمام صفحه و بدون { "\u2066" }--record{ "\u2069" } بازی شده‌اند، هر کدام در پروندهٔ خودش، حداکثر { $kept } بازی آخر. با { "\u2066" }--autosave no{ "\u2069" }، یا سطر { "\u2066" }autosave = no{ "\u2069" } در پروندهٔ پیکربندی، هیچ بازی‌ای نگه داشته نمی‌شود.
man-environment = متغیرهای محیط
man-variable-config = پروندهٔ پیکربندی دیگری.
man-variable-language = زبان، اگر { "\u2066" }--language{ "\u2069" } آن را نام نبرد؛ نخستین متغیری که مقدار دارد به حساب می‌آید.
man-variable-colour = اگر مقدار داشته باشد، چیزی رنگی نمی‌شود.
man-variable-term = نوع پایانه. در پایانهٔ { "\u2066" }dumb{ "\u2069" } بازی سطر به سطر پیش می‌رود.
man-notes = یادداشت‌ها
man-json = خروجی JSON در { "\u2066" }dooz think{ "\u2069" }
man-json-question = آنچه پرسیده شد: صفحه، طرفی که نوبت اوست، و بازیکن.
man-json-move = حرکت: شمارهٔ خانه، از { 0 } در بالا چپ، و نام آن؛ null اگر حرکتی نیست.
man-json-score = عدد خود بازیکن و طرفی که عدد بیشتر برایش بهتر است؛ null اگر بازی تعیین شده باشد و این مقیاس عددی برای آن نداشته باشد.
man-json-worth = معنای امتیاز برای آن‌که نوبت اوست: kind یکی از win، loss، draw، estimate یا unknown است؛ plies حرکت‌های دو طرف را تا پایان می‌شمارد.
man-json-moves = حرکت‌هایی که بررسی شدند، هر یک با cell، square، score، is و worth. آن‌هایی که نیستند بررسی نشده‌اند یا بهتر از حرکت دیگری نبوده‌اند.
man-json-is = اینکه امتیاز چیست: exact اگر ثابت شده باشد؛ upper-bound یا lower-bound اگر جست‌وجو باقی را کنار گذاشته باشد چون حرکت دیگر بهترین نمی‌شد؛ وگرنه estimate.
man-json-rest = اینکه پاسخ ثابت شده است یا نه؛ ادامهٔ مورد انتظار؛ شمار وضعیت‌های دیده‌شده، به شمارش بازیکن و در همه؛ زمان. اگر چیزی برای گفتن نباشد، exact و pv و nodes نمی‌آیند.
man-json-error = به جای همهٔ فیلدهای دیگر، برای سطر نادرستی از ورودی: شمارهٔ آن و آنچه نادرست است.
