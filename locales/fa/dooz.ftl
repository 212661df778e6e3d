# The sentences of Dooz in Persian.
#
# The keys are those of en/dooz.ftl, in the same order. The category `one` of
# Persian includes nought: where the forms differ, write [0] before it.
# Numbers of the text stand in braces, so that they get the chosen digits.
# Options of the command line stand between \u2066 and \u2069, which keep
# their dashes in front.

### app: the program

app-name = دوز
app-tagline = دوز، گوموکو و هر بازی «چندتا در یک ردیف»: بازی کنید، بیاموزید، تحلیل کنید.

### brain: who can play, by the names of the option --opponent

brain-sisoog = سیسوگ
brain-freecodecamp = فری‌کدکمپ
brain-lafore = لافور
brain-alphabeta = آلفا–بتا
brain-minimax = مینیماکس
brain-machinarium = شهودی
brain-perfect = بی‌نقص
brain-search = جست‌وجوگر
brain-random = تصادفی
brain-person = انسان

brain-sisoog-about = مینیماکسی که زودترین برد را ترجیح می‌دهد؛ از برنامه‌ای به زبان C برای کنسول و میکروکنترلر.
brain-freecodecamp-about = مینیماکسی که زمان نمی‌شناسد و هر بردی برایش به خوبیِ زودترین برد است؛ از برنامه‌ای به زبان جاوااسکریپت.
brain-lafore-about = به جای آن که بهترین پاسخ حریف را در نظر بگیرد، از همهٔ ادامه‌ها میانگین می‌گیرد؛ از برنامه‌ای به زبان { "\u2066" }C++{ "\u2069" }.
brain-alphabeta-about = مینیماکسی که از شاخه‌های بی‌اثر می‌گذرد؛ از برنامه‌ای پنجره‌ای.
brain-minimax-about = همهٔ ادامه‌ها را تا پایان بازی بررسی می‌کند.
brain-machinarium-about = تنها به خط‌هایی که از هر خانه می‌گذرند نگاه می‌کند و روی هر صفحه‌ای بی‌درنگ بازی می‌کند.
brain-perfect-about = هر جا که بازی تا پایان قابل جست‌وجو باشد شکست‌ناپذیر است؛ زود می‌برد و دیر می‌بازد.
brain-search-about = به تعداد حرکتی که تعیین کنید آینده را می‌بیند.
brain-random-about = یکی از حرکت‌های مجاز را به قید قرعه بازی می‌کند.
brain-person-about = انسانی دیگر پشت همین صفحه‌کلید.

### rules: what is played

rules-tic-tac-toe = دوز
rules-machinarium = ماشیناریوم
rules-gomoku = گوموکو
rules-gomoku-20 = گوموکو، صفحهٔ بزرگ
rules-standard = گوموکوی استاندارد
rules-renju = رنجو
rules-caro = کارو
rules-custom = دلخواه

rules-size = { $columns } در { $rows }، { $length }تا در یک ردیف

### line: which lines count

line-freestyle = آزاد
line-exactly = دقیق
line-renju = رنجو
line-caro = کارو
line-misere = وارونه

line-freestyle-about = { $length }تا یا بیشتر در یک ردیف می‌برد.
line-exactly-about = دقیقاً { $length }تا در یک ردیف می‌برد؛ ردیف بلندتر به حساب نمی‌آید.
line-renju-about = نفر اول با دقیقاً پنج‌تا می‌برد و حق ندارد ردیف بلندتر، دو چهارتاییِ هم‌زمان یا دو سه‌تاییِ هم‌زمان بسازد؛ نفر دوم با پنج‌تا یا بیشتر می‌برد.
line-caro-about = { $length }تا در یک ردیف، اگر حریف هر دو سرش را بسته باشد، نمی‌برد؛ ردیف بلندتر همیشه می‌برد.
line-misere-about = هر کس { $length }تا در یک ردیف بسازد می‌بازد.

### foul: what renju forbids to the first player

foul-overline = ردیف بلندتر از پنج
foul-double-four = دو چهارتاییِ هم‌زمان
foul-double-three = دو سه‌تاییِ هم‌زمان

### player: whom a sentence is about

player-you = شما
player-computer = رایانه
player-first = نفر اول
player-second = نفر دوم

### play: what is announced during a game

play-your-move = نوبت شماست.
play-turn = نوبت { $player } است.
play-thinking = { $player } در حال فکر کردن است…
play-moved = { $player } در { $square } بازی کرد.
play-you-win = شما بردید!
play-computer-wins = رایانه برد.
play-wins = { $player } برد!
play-draw = مساوی
play-draw-long = بازی مساوی شد: دیگر هیچ‌کس نمی‌تواند ردیفی کامل کند.
play-board-full = بازی مساوی شد: صفحه پر است.
play-game-over = بازی تمام شده است. برای بازی تازه کلید فاصله را بزنید.
play-look-back = نگاه به گذشته: حرکت { $move } از { $moves }. کلید End: بازگشت به اکنون.
play-paused = نمایش متوقف است. p: ادامه.
play-new-game = بازی تازه‌ای آغاز می‌شود.
play-first-stone = { $player } آغاز می‌کند؛ نخستین مهره به قید قرعه در { $square } نشست.
play-hint = راهنمایی: { $square }.
play-hint-score = راهنمایی: { $square } با ارزش { $score }.
play-seeking-hint = در جست‌وجوی راهنمایی…
play-no-hint = جای راهنمایی نیست: بازی تمام شده است.
play-undone = حرکت { $square } پس گرفته شد.
play-redone = حرکت { $square } دوباره انجام شد.
play-nothing-to-undo = حرکتی برای پس گرفتن نیست.
play-nothing-to-redo = حرکتی برای تکرار نیست.
play-confirm-new = این بازی رها شود و بازی تازه‌ای آغاز شود؟ (y/n)
play-confirm-quit = از این بازی بیرون می‌روید؟ بازی در { $file } می‌ماند. (y/n)
play-recorded = بازی در { $file } نگه داشته می‌شود.
play-resumed = بازی پس از { $count } حرکت ادامه می‌یابد.
play-line = خط برنده: { $squares }.
play-repaired = آخرین سطر پروندهٔ { $file } ناتمام بود و برداشته شد؛ همهٔ حرکت‌های پیش از آن برجاست.
play-read-only = پروندهٔ { $file } تنها خواندنی است، پس آنچه از این پس رخ دهد نگه داشته نمی‌شود.
play-too-small = پنجره کوچک است. بزرگ‌ترش کنید یا برنامه را با { "\u2066" }--plain{ "\u2069" } آغاز کنید.
play-too-small-by = پنجره را دست‌کم تا { $least-columns } ستون و { $least-rows } سطر بزرگ کنید؛ اکنون { $columns } ستون و { $rows } سطر دارد.
play-goodbye = بدرود!
play-score = { $first }: { $wins }، { $second }: { $losses }، مساوی: { $draws }

### prompt: the game line by line

prompt-move = نوبت شماست، { $player } (مانند { $example }؛ ? برای راهنما):
prompt-again = یک بازی دیگر؟ ({ prompt-yes }/{ prompt-no })
prompt-yes = بله
prompt-no = نه
prompt-end = ورودی به پایان رسید و بازی هم با آن تمام شد.
prompt-board = صفحه، ردیف به ردیف از بالا:
prompt-moves = حرکت‌ها: { $moves }
prompt-show = با { word-undo } و { word-redo } در بازی گام بردارید، یا با { word-quit } بیرون بروید:
prompt-help = خانه‌ای مانند { $example } را بنویسید، یا یکی از این‌ها را: { word-undo }، { word-redo }، { word-hint }، { word-new }، { word-board }، { word-moves }، { word-quit }.
prompt-square = خانه: { $text }

### word: what a person may type in the game line by line

word-undo = پس
word-redo = دوباره
word-hint = راهنمایی
word-new = تازه
word-board = صفحه
word-moves = حرکت‌ها
word-help = راهنما
word-quit = خروج

### classic: what the five programs say, each in its own way

classic-sisoog-title = X: رایانه، O: شما
classic-sisoog-prompt = حرکت شما ({ 1 } تا { 9 }، مانند صفحه‌کلید عددی):
classic-sisoog-moved = رایانه: ستون { $column }، سطر { $row }
classic-sisoog-key = تنها کلیدهای { 1 } تا { 9 } نام خانه‌اند. دوباره تلاش کنید.
classic-sisoog-occupied = این خانه پر است. هنوز نوبت شماست.
classic-sisoog-draw = مساوی شد!
classic-sisoog-computer-wins = رایانه برنده شد!
classic-sisoog-person-wins = شما برنده شدید!
classic-sisoog-new-game = برای بازی تازه کلیدی را بزنید.
classic-freecodecamp-title = { $person }: شما، { $computer }: رایانه
classic-freecodecamp-prompt = حرکت شما ({ 0 } تا { 8 }):
classic-freecodecamp-moved = رایانه خانهٔ { $cell } را می‌گیرد.
classic-freecodecamp-draw = بازی مساوی شد.
classic-freecodecamp-computer-wins = رایانه بازی را برد.
classic-freecodecamp-person-wins = شما بازی را بردید!
classic-lafore-title = تیک‌تاک
classic-lafore-prompt = حرکت کنید ({ 0 } تا { 8 }):
classic-lafore-illegal = حرکت غیرمجاز.
classic-lafore-moved = در { $cell } بازی می‌کنم
classic-lafore-computer-wins = من بردم!
classic-lafore-person-wins = شما بردید!
classic-lafore-draw = مساوی شدیم
classic-lafore-thinking = در حال فکر کردن: صفحهٔ { $board } از دو لایهٔ نخست
classic-alphabeta-title = دوز
classic-alphabeta-draw = مساوی
classic-alphabeta-new-game = برای بازی تازه کلید فاصله را بزنید.
classic-machinarium-title = پنج‌تا در یک ردیف

### panel: beside the board

panel-moves = حرکت‌ها
panel-thoughts = اندیشه‌ها
panel-score = امتیاز: { $score }
panel-calls = { $count } فراخوانی
panel-nodes = { $count } گره
panel-time = زمان: { $milliseconds } میلی‌ثانیه
panel-depth = عمق: { $depth }
panel-line = ادامهٔ مورد انتظار: { $moves }
panel-exact = دقیق: تا پایان بازی جست‌وجو شد.
panel-not-exact = نادقیق: جست‌وجو نیمه‌کاره ماند.
panel-win-in = { $player } در { $count } حرکت می‌برد.
panel-no-thoughts = هنوز به هیچ حرکتی فکر نشده است.
panel-no-moves = هنوز حرکتی نشده است.

### menu: what can be chosen

menu-title = فهرست
menu-rules = قواعد
menu-rules-typing = یا ستون x سطر x طول را بنویسید، مانند 7x6x4.
menu-columns = ستون‌ها
menu-rows = سطرها
menu-length = طول ردیف
menu-line = کدام ردیف‌ها به حساب می‌آیند
menu-side = طرف شما
menu-opponent = حریف
menu-first-brain = نفر اول
menu-second-brain = نفر دوم
menu-begins = آغازگر
menu-begins-first = شما
menu-begins-second = حریف
menu-begins-random = به قید قرعه
menu-begins-alternating = نوبتی
menu-symbols = نشانه‌ها
menu-language = زبان
menu-digits = رقم‌ها
menu-digits-native = رقم‌های همین زبان
menu-digits-latin = 0123456789
menu-level = سطح
menu-style = سبک
menu-style-cautious = محتاط
menu-style-balanced = متعادل
menu-style-aggressive = تهاجمی
menu-depth = عمق پیش‌بینی
menu-pace = مکث میان حرکت‌ها
menu-seconds = { $seconds } ثانیه
menu-colour = رنگ‌ها
menu-on = روشن
menu-off = خاموش
menu-start = شروع
menu-back = بازگشت به بازی
menu-keys = بالا و پایین: انتخاب. چپ و راست: تغییر. اینتر: شروع. Esc: بازگشت.

### key: what the keys do, one line each

key-title = کلیدها
key-arrows = پیکان‌ها: رفتن به خانه
key-enter = اینتر: بازی در آن خانه
key-mouse = کلیک: بازی در آن خانه
key-keypad = { 1 } تا { 9 }: بازی مانند صفحه‌کلید عددی
key-type = حرف و رقم و سپس اینتر: بازی در آن خانه، مانند b2
key-undo = u: پس گرفتن حرکت
key-redo = r: انجام دوبارهٔ حرکت
key-hint = h: راهنمایی
key-new = فاصله: بازی تازه
key-look = { "\u2066<\u2069" } و { "\u2066>\u2069" }: مرور بازی؛ End: بازگشت به اکنون
key-numbers = n: شماره‌گذاری خانه‌های خالی
key-pause = p: مکث یا ادامه، هنگام بازی رایانه‌ها با هم
key-menu = m: فهرست
key-help = ?: راهنما
key-quit = q: خروج
key-close = Esc: بستن

### error: what went wrong, and what to do

error-off-board = خانهٔ «{ $square }» روی این صفحه نیست؛ خانه‌ای از صفحه را برگزینید.
error-off-board-size = خانهٔ «{ $square }» روی این صفحهٔ { $columns } در { $rows } نیست؛ ستون‌ها از { $first } تا { $last } و سطرها از { 1 } تا { $rows } هستند.
error-occupied = خانهٔ «{ $square }» پر است؛ خانه‌ای خالی برگزینید.
error-foul = بازی در «{ $square }» برای نفر اول ممنوع است ({ $foul })؛ خانهٔ دیگری برگزینید.
error-game-over = بازی تمام شده است؛ بازی تازه‌ای آغاز کنید یا حرکتی را پس بگیرید.
error-undo = آخرین حرکت «{ $square }» نبود؛ نخست آخرین حرکت را پس بگیرید.
error-square-form = این نام یک خانه نیست. حرف ستون و شمارهٔ سطر را بنویسید، مانند h8.
error-square-too-far = هیچ صفحه‌ای به این بزرگی نیست: ستون‌ها تا ae و سطرها تا { 22 } می‌رسند.
error-rules-form = این‌ها قواعد بازی نیستند. نام یک بازی آماده مانند gomoku را بنویسید، یا ستون‌ها، سطرها و طول ردیف را مانند { "\u2066" }15x15x5{ "\u2069" } یا { "\u2066" }15x15x5-renju{ "\u2069" }.
error-rules-line = این قاعده‌ای برای ردیف‌ها نیست؛ یکی از freestyle، exactly، renju، caro یا misere را برگزینید.
error-rules-width = صفحه { 1 } تا { 31 } ستون دارد.
error-rules-height = صفحه { 1 } تا { 22 } سطر دارد.
error-rules-length = ردیف { 1 } تا { 31 } خانه دارد.
error-rules-renju-length = رنجو با پنج‌تا در یک ردیف بازی می‌شود؛ { 5 } یا قاعدهٔ دیگری برای ردیف‌ها برگزینید.
error-symbol = نشانه X یا O است.
error-cell-form = شمارهٔ خانه عددی است که از { 0 } در بالا سمت چپ آغاز می‌شود، مانند { 4 }.
error-key-form = کلید عددی از { 1 } تا { 9 } است، با چیدمان صفحه‌کلید عددی.
error-row-column-form = این نام یک خانه نیست. شمارهٔ سطر و ستون را بنویسید، مانند r1c1.
error-tournament-form = این نام یک خانه نیست. x و y را از { "\u2066" }0,0{ "\u2069" } در بالا سمت چپ بنویسید، مانند { "\u2066" }7,7{ "\u2069" }.
error-no-such-square = چنین خانه‌ای روی این صفحه نیست؛ خانه‌ای از صفحه را برگزینید.
error-word = «{ $word }»: { $reason }
error-picture-size = این تصویر { $found } خانه دارد و با صفحه نمی‌خواند؛ برای هر خانه یک نشانه بنویسید.
error-picture-row = سطر { $number } دارای { $found } خانه است که با پهنای این صفحه نمی‌خواند.
error-picture-cell = «{ $cell }» خانه نیست؛ X یا O بنویسید، یا نقطه برای خانهٔ خالی.
error-picture-array = آرایه کروشهٔ پایانی ندارد؛ آن را با { "\u2066" }]{ "\u2069" } پایان دهید.
error-picture-item = عضو { $index } آرایه درست نیست؛ "X" یا "O" یا { $index } بنویسید.
error-setup-counts = با { $x } مهرهٔ X و { $o } مهرهٔ O نوبت { $symbol } نمی‌تواند باشد؛ مهره‌ای بیفزایید یا بردارید، یا نوبت را عوض کنید.
error-setup-two-winners = هر دو طرف ردیف برنده دارند و هیچ بازی‌ای به این‌جا نمی‌رسد؛ یکی از دو ردیف را بردارید.
error-setup-after-end = پس از ردیفی که بازی را تمام کرد باز حرکت شده است؛ یک مهرهٔ طرف دیگر را بردارید.
error-only-tic-tac-toe = این بازیکن تنها دوز بازی می‌کند؛ بازیکن دیگری یا قواعد { "\u2066" }3x3x3{ "\u2069" } را برگزینید.
error-not-understood = معنی «{ $input }» فهمیده نشد؛ خانه‌ای مانند { $example } بنویسید، یا ? برای راهنما.
error-number-range = «{ $input }» عددی از { $from } تا { $to } نیست؛ دوباره تلاش کنید.
error-language = «{ $input }» از زبان‌های دوز نیست؛ یکی از این‌ها را برگزینید: { $choices }.
error-bidi = «{ $input }» ترتیبی برای سطرها نیست؛ یکی از این‌ها را برگزینید: { $choices }.
error-brain = «{ $input }» از بازیکنان دوز نیست؛ یکی از این‌ها را برگزینید: { $choices }.
error-brain-missing = با { "\u2066" }--brain{ "\u2069" } بگویید چه کسی بیندیشد؛ یکی از این‌ها: { $choices }.
error-brain-option = «{ $brain }» گزینهٔ { $option } ندارد؛ آن را بردارید یا بازیکن دیگری برگزینید.
error-choice = «{ $input }» این‌جا پذیرفته نیست؛ یکی از این‌ها را برگزینید: { $choices }.
error-brain-rules = «{ $brain }» تنها روی صفحهٔ { 3 } در { 3 } بازی می‌کند؛ حریف دیگری یا قواعد tic-tac-toe را برگزینید.
error-no-classic = تنها برنامه‌های کلاسیک شیوهٔ خود را دارند؛ یکی را با { "\u2066" }--opponent{ "\u2069" } برگزینید: { $choices }.
error-keypad-rules = صفحهٔ اعداد نُه کلید دارد و تنها برای صفحهٔ { 3 } در { 3 } است؛ شیوهٔ نگارش دیگری برگزینید.
error-option-unknown = «{ $input }» در اینجا نه گزینه است و نه فرمان؛ { "\u2066" }--help{ "\u2069" } همه را نشان می‌دهد.
error-option-similar = «{ $input }» در اینجا شناخته نیست؛ منظورتان { $similar } بود؟ { "\u2066" }--help{ "\u2069" } همه را نشان می‌دهد.
error-option-value = { $option } مقداری پس از خود می‌خواهد؛ { "\u2066" }--help{ "\u2069" } می‌گوید کدام.
error-option-values = { $option } پس از خود { $count } مقدار می‌خواهد؛ { "\u2066" }--help{ "\u2069" } می‌گوید کدام.
error-option-conflict = { $first } و { $second } با هم نمی‌آیند؛ یکی را بردارید.
error-option-before = { $option } را پس از { $command } بنویسید، نه پیش از آن.
error-option-no-brain = { $option } برای بازیکن رایانه‌ای است، اما تنها انسان‌ها بازی می‌کنند؛ حریفی برگزینید یا آن را بردارید.
error-argument-missing = { $option } داده نشده است؛ { "\u2066" }--help{ "\u2069" } می‌گوید چیست.
error-argument-encoding = یکی از آرگومان‌ها متن { "\u2066" }UTF-8{ "\u2069" } نیست؛ آن را به گونه‌ای دیگر بنویسید.
error-file-read = پروندهٔ { $file } خوانده نمی‌شود: { $reason }.
error-file-write = پروندهٔ { $file } نوشته نمی‌شود: { $reason }. بازی ادامه دارد، اما نگه داشته نمی‌شود.
error-file-form = سطر { $line } از پروندهٔ { $file } بخشی از یک بازی نیست: { $reason }
error-file-exists = پروندهٔ { $file } از پیش چیزی در خود دارد؛ با { "\u2066" }--resume{ "\u2069" } آن را ادامه دهید یا نام دیگری برگزینید.
error-file-busy = بازی دیگری در پروندهٔ { $file } نوشته می‌شود؛ نخست آن را پایان دهید یا پروندهٔ دیگری برگزینید.
error-file-too-large = پروندهٔ { $file } برای یک بازی بیش از اندازه بزرگ است؛ پروندهٔ دیگری برگزینید.
error-file-open = از پروندهٔ { $file } نمی‌توان استفاده کرد: { $reason }. پروندهٔ دیگری برگزینید.
error-record = بازی دیگر نگه داشته نمی‌شود: { $reason }. بازی ادامه دارد، اما حرکت‌های از این پس با پایان آن از دست می‌روند.
error-record-title = پروندهٔ بازی با سطر { "\u2066" }dooz record 1{ "\u2069" } آغاز می‌شود؛ پروندهٔ دیگری برگزینید.
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
error-terminal = پایانه قابل استفاده نیست: { $reason }. برای بازی سطر به سطر با { "\u2066" }--plain{ "\u2069" } آغاز کنید.
error-system = چیزی بیرون از دوز نادرست بود: { $reason }. دوباره تلاش کنید.

### help: the command line

help-about = بازی، آموزش و تحلیل بازی‌های «چندتا در یک ردیف»
help-play = بازی در پایانه (کار dooz هنگامی که فرمانی ندهید)
help-think = فکر کردن یک بازیکن به وضعیت‌ها و چاپ نتیجه
help-completions = چاپ تکمیل‌کننده‌های فرمان برای یک پوسته
help-man = چاپ صفحهٔ راهنما
help-usage = شیوهٔ کاربرد:
help-commands = فرمان‌ها
help-options = گزینه‌ها
help-help = نمایش این راهنما
help-version = نمایش نسخه

help-play-rules = چه بازی شود: نام یک بازی آماده (tic-tac-toe، machinarium، gomoku، gomoku-20، standard، renju، caro) یا ستون‌ها، سطرها و طول ردیف مانند { "\u2066" }7x6x4{ "\u2069" }
help-play-opponent = بازی در برابر چه کسی: { "\u2066" }person, perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, random{ "\u2069" }. گزینه‌ها می‌توانند پس از نام بیایند، مانند search:4
help-play-show = تماشای بازی دو بازیکن با یکدیگر
help-play-begins = چه کسی آغاز کند: first (شما)، second (حریف)، random (قرعه) یا alternating (نوبتی)
help-play-symbols = نشانهٔ شما و نشانهٔ حریف: XO یا OX
help-play-first-stone = نخستین مهرهٔ رایانه کجا بیفتد: chosen (به انتخاب) یا random (تصادفی، مانند Machinarium)
help-play-language = زبان همهٔ جمله‌ها: en، fa، ar یا ru
help-play-digits = رقم‌ها: native (رقم‌های زبان) یا latin
help-play-bidi = چه کسی سطرهای راست‌به‌چپ را مرتب کند: app، terminal یا off
help-play-depth = حریف چند حرکت جلوتر را ببیند
help-play-style = سبک بازیکن شهودی، از { -100 } (محتاط) تا { 100 } (تهاجمی)
help-play-seed = تکرارپذیر کردن بخت: عدد یکسان، بازی یکسان
help-play-plain = بازی سطر به سطر، برای اسکریپت‌ها و صفحه‌خوان‌ها
help-play-classic = شماره‌گذاری و اعلان‌ها به شیوهٔ برنامهٔ اصلی حریف
help-play-notation = نگارش خانه‌ها و خواندن عددها: algebraic، row-column، cell، keypad یا tournament
help-play-record = نوشتن بازی در این پرونده، هم‌زمان با بازی
help-play-resume = ادامهٔ بازیِ این پرونده
help-play-colour = رنگ‌ها: auto، always یا never
help-play-ascii = رسم صفحه تنها با نشانه‌های سادهٔ ASCII
help-play-stones = رسم مهره به جای ضربدر و دایره
help-play-pace = درنگ پس از هر حرکت هنگام تماشای دو بازیکن، به هزارم ثانیه

help-think-positions = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی جداشده با /، و پس از آن نشانهٔ کسی که نوبت اوست؛ بدون آن، هر سطرِ ورودی یک وضعیت است
help-think-brain = چه کسی می‌اندیشد: { "\u2066" }perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, random{ "\u2069" }
help-think-rules = چه بازی می‌شود: نام یک بازی آماده یا ستون‌ها، سطرها و طول ردیف
help-think-json = چاپ یک شیء JSON در هر سطر
help-think-window = پنجرهٔ آغازین آلفا–بتا: { "\u2066" }-1,1{ "\u2069" } یا { "\u2066" }-2,2{ "\u2069" }
help-think-fast-cut = کجا با رسیدن به بهترین مقدار ممکن کار متوقف شود: none، min یا both
help-think-cut = شرط هرس: ge ({ "\u2066" }alpha >= beta{ "\u2069" }) یا gt ({ "\u2066" }alpha > beta{ "\u2069" })
help-think-family = رشد ارزش ردیف با طول آن: power (توانی) یا factorial (فاکتوریلی)
help-think-style = از { -100 } (محتاط) تا { 100 } (تهاجمی)
help-think-candidates = کدام خانه‌ها بررسی شوند: all (همه) یا near (نزدیک مهره‌ها)
help-think-tie = از حرکت‌های هم‌ارزش کدام بازی شود: first (نخستین) یا centre (نزدیک‌ترین به مرکز)
help-think-depth = چند حرکت جلوتر دیده شود
help-think-nodes = پس از بررسی چند وضعیت، جست‌وجو رها شود
help-think-time-ms = بیشترین زمان اندیشیدن به هزارم ثانیه
help-think-seed = قرعه را تکرارپذیر کن: عدد یکسان پاسخ یکسان می‌دهد
help-think-faithful = هر جا که برنامهٔ اصلی حرکتی ذخیره نمی‌کند، پاسخ هم بی‌حرکت باشد
help-completions-shell = پوسته‌ای که تکمیل‌کننده برای آن چاپ شود
help-man-command = فرمانی که صفحه‌اش چاپ شود؛ بدون آن، صفحهٔ dooz

### think: what the players think, for people

think-move = { $brain } در { $square } با ارزش { $score } بازی می‌کند.
think-no-move = { $brain } این‌جا حرکتی نمی‌کند.
think-calls = { $count } فراخوانی در { $milliseconds } میلی‌ثانیه.
think-errors = { $count ->
    [0] همهٔ سطرها فهمیده شدند.
   *[other] { $count } سطر فهمیده نشد.
}
