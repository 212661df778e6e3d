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
brain-level = سطح‌دار
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
brain-level-about = به همان اندازه که سطحش می‌گوید می‌لغزد، از { 0 } (تصادفی) تا { 100 } (تا جایی که بتواند قوی).
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
play-no-why = هنوز حرکتی برای توضیح نیست.
play-no-review = هنوز حرکتی برای بررسی نیست.
play-advising = در حال بررسی…
play-map-not-exact = نقشه دقیق نیست.
play-review-better = بهتر: { $square } ({ $worth }).
play-review-accuracy = { $player }: دقت { $percent }٪
play-review-unknown-accuracy = { $player }: دقت نامعلوم
play-review-no-accuracy = { $player }: بی‌تصمیم
play-review-start = بررسی: آغاز بازی.
play-try-again = از اینجا حرکت دیگری را بیازمایید.
play-puzzle-next = فاصله: معمای بعدی.
play-puzzles-done = همهٔ معماها حل شده‌اند؛ این یکی دوباره می‌آید.
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
prompt-help = خانه‌ای مانند { $example } را بنویسید، یا یکی از این‌ها را: { word-undo }، { word-redo }، { word-hint }، { word-new }، { word-board }، { word-moves }، { word-why }، { word-map }، { word-review }، { word-quit }.
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
word-next = بعدی
word-why = چرا
word-map = نقشه
word-review = بررسی

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
panel-why = چرا { $square }؟
panel-map = ارزش حرکت‌ها
panel-map-signs = { "\u2066" }+n{ "\u2069" } برد و { "\u2066" }-n{ "\u2069" } باخت پس از n حرکت دو طرف؛ { "\u2066" }={ "\u2069" } مساوی؛ { "\u2066" }~{ "\u2069" } پایانی دیده نشد؛ بی‌نشان: بررسی نشده
panel-review = بررسی

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
menu-puzzles = معماها
menu-level-about = از { 0 }، هر حرکتی، تا { 100 } که هرگز نمی‌لغزد.
menu-puzzles-about = موقعیت‌هایی با تنها یک حرکت خوب؛ آنچه حل کنید به یاد می‌ماند.
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
key-why = y: چرا این حرکت؟
key-map = v: ارزش هر حرکت
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
error-puzzle-none = معمایی از این دسته نیست؛ { "\u2066" }dooz puzzle --list{ "\u2069" } همه را نشان می‌دهد.
error-progress-form = سطر { $line } از { $file } بخشی از پیشرفت در معماها نیست. آن را درست کنید، پرونده را کنار بگذارید، یا با { "\u2066" }--progress{ "\u2069" } پروندهٔ دیگری انتخاب کنید.
error-progress-version = { $file } را دوزِ تازه‌تری نوشته است (نسخهٔ { $version }). همان را به کار ببرید، یا با { "\u2066" }--progress{ "\u2069" } پروندهٔ دیگری انتخاب کنید.
error-progress-place = این سیستم جایی برای داده‌های کاربر معرفی نمی‌کند؛ با { "\u2066" }--progress{ "\u2069" } پرونده‌ای انتخاب کنید.
error-progress-write = { $file } نوشته نمی‌شود: { $reason }. معماها ادامه دارند، اما چیزی به یاد نمی‌ماند؛ با { "\u2066" }--progress{ "\u2069" } پروندهٔ دیگری انتخاب کنید.
error-terminal = پایانه قابل استفاده نیست: { $reason }. برای بازی سطر به سطر با { "\u2066" }--plain{ "\u2069" } آغاز کنید.
error-system = چیزی بیرون از دوز نادرست بود: { $reason }. دوباره تلاش کنید.
error-review-move = حرکت { $number }: { $reason }
error-review-moves = این نه پرونده است و نه فهرستی از حرکت‌ها مانند { "\u2066" }b2 a1 c3{ "\u2069" }: { $reason }
error-review-empty = هیچ حرکتی در آن نیست. حرکت‌هایی مانند b2 a1 c3 یا پروندهٔ یک بازی بدهید.
error-survey-rules = با این قواعد وضعیت‌ها بیش از اندازه زیادند؛ { "\u2066" }3x3x3{ "\u2069" } یا صفحهٔ دیگری با حداکثر { $count } وضعیت برگزینید.

### advice: why a move is good or bad, and how players compare

advice-wins-at-once = همین حالا می‌برد: { $squares } یک خط می‌سازند.
advice-completes-line = خط { $squares } را کامل می‌کند و با این قواعد می‌بازد.
advice-ends-in-draw = صفحه را پر می‌کند و کسی نبرده است.
advice-loses = { $count ->
    [one] بی‌درنگ به { $line } می‌بازد.
   *[other] در { $count } حرکت می‌بازد: { $line }.
}
advice-loses-seen = { $count ->
    [one] جست‌وجو باخت به { $line } را می‌بیند.
   *[other] جست‌وجو باخت در { $count } حرکت را می‌بیند: { $line }.
}
advice-wins-in = { $count ->
    [one] در { $count } حرکت می‌برد: { $line }.
   *[other] در { $count } حرکت می‌برد: { $line }.
}
advice-wins-in-seen = { $count ->
    [one] جست‌وجو برد در { $count } حرکت را می‌بیند: { $line }.
   *[other] جست‌وجو برد در { $count } حرکت را می‌بیند: { $line }.
}
advice-better-win = { $count ->
    [one] { $square } بهتر است که همین حالا می‌برد.
   *[other] { $square } بهتر است که در { $count } حرکت می‌برد.
}
advice-better-draw = { $square } بهتر است که مساوی را نگه می‌دارد.
advice-better-loss = { $count ->
    [one] { $square } بهتر است که { $count } حرکت دوام می‌آورد.
   *[other] { $square } بهتر است که { $count } حرکت دوام می‌آورد.
}
advice-better-unclear = { $square } بهتر است که جست‌وجو پس از آن باختی نمی‌بیند.
advice-blocks = نمی‌گذارد حریف در { $squares } خطی کامل کند.
advice-fork = دوراهی می‌سازد: تهدید به برد در { $squares }.
advice-threatens = تهدید می‌کند که در { $square } ببرد.
advice-blocks-fork = جلوی دوراهی در { $squares } را می‌گیرد.
advice-or = { $first } یا { $second }
advice-forced = حرکت مجاز دیگری نیست.
advice-only-win = هیچ حرکت دیگری نمی‌برد.
advice-only-draw = هر حرکت دیگری می‌بازد.
advice-keeps-draw = مساوی را نگه می‌دارد و هیچ حرکتی نمی‌برد.
advice-lasts-longest = همهٔ حرکت‌ها می‌بازند و هیچ‌یک بیش از این دوام نمی‌آورد.
advice-nothing-to-lose = همهٔ حرکت‌ها مساوی را نگه می‌دارند.
advice-most-lines = { $count ->
    [one] { $count } خط باز از این خانه می‌گذرد، بیش از هر خانهٔ دیگر.
   *[other] { $count } خط باز از این خانه می‌گذرد، بیش از هر خانهٔ دیگر.
}
advice-search-prefers = جست‌وجو حرکت بهتری نمی‌بیند و انتظار { $line } را دارد.
advice-search-doubts = جست‌وجو { $square } را ترجیح می‌دهد.
advice-not-proven = { $count ->
    [one] ثابت نشده: جست‌وجو { $count } حرکت پیش رو را دید.
   *[other] ثابت نشده: جست‌وجو { $count } حرکت پیش رو را دید.
}
advice-move = { $player } در { $square }: { $class }.
advice-class-forced = ناگزیر
advice-class-only = تنها حرکت درست
advice-class-best = بهترین
advice-class-slower-win = برد دیرتر
advice-class-faster-loss = باخت زودتر
advice-class-throws-win-away = برد را از دست می‌دهد
advice-class-loses = می‌بازد
advice-class-leaves-win = برد قطعی را رها می‌کند
advice-class-lost = باخته
advice-class-preferred = پسند جست‌وجو
advice-class-doubtful = مشکوک
advice-worth-win = { $count ->
    [one] برد در { $count } حرکت
   *[other] برد در { $count } حرکت
}
advice-worth-draw = مساوی
advice-worth-loss = { $count ->
    [one] باخت در { $count } حرکت
   *[other] باخت در { $count } حرکت
}
advice-worth-estimate = حدود { $score }
advice-worth-unknown = نامعلوم
advice-map = همهٔ حرکت‌ها: { "\u2066" }+n{ "\u2069" } برد و { "\u2066" }-n{ "\u2069" } باخت پس از n حرکت دو طرف، { "\u2066" }={ "\u2069" } مساوی، { "\u2066" }~{ "\u2069" } جست‌وجو پایانی نمی‌بیند، { "\u2066" }?{ "\u2069" } بررسی نشده.
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
advice-no-return = سرنوشت بازی با حرکت { $number } تعیین شد: { $square } از { $player }.
advice-no-turn = هیچ حرکتی ارزش بازی را دگرگون نکرد.
advice-turn-unknown = معلوم نیست سرنوشت بازی کجا تعیین شد.
advice-accuracy = { $player }: دقت { $percent }٪؛ { $kept } از { $decisions } تصمیم ارزش بازی را نگه داشت و برای { $best } از { $moves } حرکت بهتری نبود.
advice-no-accuracy = { $player }: تصمیمی شناخته نیست؛ برای { $best } از { $moves } حرکت بهتری نبود.

### level: how strong the levels are

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

### puzzle: positions with one good move

puzzle-title = معمای { $number } از { $count }: { $rules }، درجهٔ { $grade }
puzzle-win = { $count ->
    [1] نوبت { $symbol } است و با همین حرکت می‌برد: پیدایش کنید.
   *[other] نوبت { $symbol } است و در { $count } حرکت می‌برد: حرکت نخست را پیدا کنید.
}
puzzle-draw = نوبت { $symbol } است و همهٔ حرکت‌ها جز یکی می‌بازند: همان یکی را پیدا کنید.
puzzle-prompt = حرکت شما (مانند { $example }؛ ? برای راهنما):
puzzle-help = خانه‌ای مانند { $example } را بنویسید، یا یکی از این‌ها را: { word-hint }، { word-next }، { word-board }، { word-quit }.
puzzle-right = درست است: { $square }!
puzzle-right-line = درست است! ادامه‌اش چنین است: { $moves }.
puzzle-wrong-draw = { $square } برد را از دست می‌دهد و بازی مساوی می‌شود: { $moves }.
puzzle-wrong-loss = { $count ->
   *[other] { $square } در { $count } حرکت می‌بازد: { $moves }.
}
puzzle-wrong-over = { $square } بازی را تمام می‌کند، اما نه آن‌گونه که باید.
puzzle-hint-row = در سطر { $row } است.
puzzle-hint-column = در ستون { $column } است.
puzzle-hint-square = { $square } است.
puzzle-all-solved = همهٔ معماهای این دسته حل شده‌اند. با { "\u2066" }--board{ "\u2069" } و { "\u2066" }--grade{ "\u2069" } دستهٔ دیگری، یا با { "\u2066" }--number{ "\u2069" } یکی را انتخاب کنید.
puzzle-score = حل‌شده: { $solved } از { $count }.
puzzle-list = { $number }. { $rules }، درجهٔ { $grade }، { $goal }: { $state }
puzzle-goal-win = برد در { $moves } حرکت
puzzle-goal-draw = حفظ مساوی
puzzle-solved = حل‌شده
puzzle-open = حل‌نشده

### trace: a search, step by step

trace-title = جست‌وجوی { $method } در { $board }، نوبت { $symbol }
trace-title-tree = جست‌وجوی { $method } در یک درخت
trace-result = امتیاز { $score }، بهترین حرکت { $move }. فراخوانی‌ها: { $calls }، برگ‌ها: { $leaves }، هرس‌ها: { $cuts }.
trace-result-no-move = امتیاز { $score }، بدون بهترین حرکت. فراخوانی‌ها: { $calls }، برگ‌ها: { $leaves }، هرس‌ها: { $cuts }.
trace-limited = محدودیتی نگذاشت جست‌وجو همه چیز را ببیند.
trace-call = FC{ $call }: { $parts }
trace-separator = ؛
trace-parent = فراخوانده از FC{ $parent }
trace-level = سطح { $level }
trace-move = حرکت { $move }
trace-board = صفحه { $board }
trace-max = نوبت { $symbol }، بیشینه‌ساز
trace-min = نوبت { $symbol }، کمینه‌ساز
trace-max-tree = نوبت بیشینه‌ساز
trace-min-tree = نوبت کمینه‌ساز
trace-goes-on = بازی ادامه دارد
trace-win = { $symbol } برده است
trace-draw = مساوی
trace-leaf = برگ
trace-window = پنجره { $window }
trace-change = حرکت { $move } تا اینجا بهترین است، با امتیاز { $score }
trace-score = امتیاز { $score }
trace-returned = بازگشت شماره { $order }
trace-pruned = حرکت { $move } کنار گذاشته شد: پنجره { $window } بسته است.
trace-pruned-fast = حرکت { $move } کنار گذاشته شد: امتیازی بهتر ممکن نیست.
trace-at-once = حرکت { $move } فوراً می‌برد، با امتیاز { $score }.
trace-folded = { $count ->
    [one] { $count } فراخوانی دیگر نشان داده نشده است.
   *[other] { $count } فراخوانی دیگر نشان داده نشده‌اند.
}
diff-title = { $first } در کنار { $second }
diff-common = فراخوانی‌های مشترک: { $count }
diff-alone = فراخوانی‌هایی که تنها { $method } دارد: { $count }
diff-missing = { $path }: { $method } از اینجا { $count ->
    [one] { $count } فراخوانی
   *[other] { $count } فراخوانی
} دارد، از فراخوانی { $call }. { $reason }
diff-pruned = دیگری کنارشان می‌گذارد: پنجره { $window } بسته است.
diff-pruned-fast = دیگری کنارشان می‌گذارد: امتیازی بهتر ممکن نیست.
diff-not-called = دیگری بدون فراخوانی به اینجا می‌رسد یا اصلاً نمی‌رسد.
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
diff-time = م‌ث
error-method = «{ $input }» جست‌وجویی نیست که بتوان دنبالش کرد؛ یکی را برگزینید: { $choices }.
error-method-option = { $method } گزینه «{ $option }» ندارد؛ آن را بردارید یا جست‌وجوی دیگری برگزینید.
error-method-window = «{ $input }» پنجره نیست؛ دو عدد بنویسید، نخست کوچک‌تر، مانند { "\u2066" }-1,1{ "\u2069" }.
error-trace-board-only = { $method } تنها در صفحه جست‌وجو می‌کند؛ برای درخت minimax یا alphabeta یا averaging را برگزینید.
error-trace-empty = هیچ فراخوانی در آن بخش نیست: شمار همه { $calls } است؛ { "\u2066" }--subtree{ "\u2069" } دیگر یا { "\u2066" }--depth{ "\u2069" } بزرگ‌تر برگزینید.
error-trace-subject = بگویید در چه جست‌وجو شود: یک صفحه و نوبت، یا { "\u2066" }--tree{ "\u2069" } با یک درخت.
error-trace-rules = صفحه با قواعد { $rules } نمی‌خواند؛ با { "\u2066" }--rules{ "\u2069" } قواعد دیگری نام ببرید.
error-trace-too-large = جست‌وجو بیش از { $count } فراخوانی دارد که برای این شکل زیاد است؛ { "\u2066" }--depth{ "\u2069" } یا { "\u2066" }--subtree{ "\u2069" } یا { "\u2066" }--format jsonl{ "\u2069" } را به کار ببرید.
error-tree = در نشانه { $place } درخت: { $reason }
error-tree-empty = برگی کم است؛ آنجا عددی صحیح بنویسید.
error-tree-unclosed = پرانتزی هنوز باز است؛ آن را ببندید.
error-tree-unopened = این پرانتز چیزی را نمی‌بندد؛ آن را بردارید.
error-tree-rest = درخت پیش از این پایان یافته است؛ همه را در یک جفت پرانتز بگذارید.
error-tree-leaf = این عدد صحیح نیست؛ عددی بنویسید، مانند { 7 } یا { "\u2066" }-3{ "\u2069" }.
error-tree-too-deep = بیش از { $count } پرانتز نمی‌تواند باز باشد؛ درخت را کم‌عمق‌تر کنید.

### help: the command line

help-about = بازی، آموزش و تحلیل بازی‌های «چندتا در یک ردیف»
help-play = بازی در پایانه (کار dooz هنگامی که فرمانی ندهید)
help-think = فکر کردن یک بازیکن به وضعیت‌ها و چاپ نتیجه
help-convert = تبدیل بازی‌ها از یک قالب پرونده به قالبی دیگر
help-completions = چاپ تکمیل‌کننده‌های فرمان برای یک پوسته
help-man = چاپ صفحهٔ راهنما
help-usage = شیوهٔ کاربرد:
help-commands = فرمان‌ها
help-options = گزینه‌ها
help-help = نمایش این راهنما
help-version = نمایش نسخه

help-play-rules = چه بازی شود: نام یک بازی آماده (tic-tac-toe، machinarium، gomoku، gomoku-20، standard، renju، caro) یا ستون‌ها، سطرها و طول ردیف مانند { "\u2066" }7x6x4{ "\u2069" }
help-play-opponent = بازی در برابر چه کسی: { "\u2066" }person, perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, level, random{ "\u2069" }. گزینه‌ها می‌توانند پس از نام بیایند، مانند search:4
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
help-play-puzzles = پرسیدن معما به جای بازی
help-play-classic = شماره‌گذاری و اعلان‌ها به شیوهٔ برنامهٔ اصلی حریف
help-play-notation = نگارش خانه‌ها و خواندن عددها: algebraic، row-column، cell، keypad یا tournament
help-play-record = نوشتن بازی در این پرونده، هم‌زمان با بازی
help-play-resume = ادامهٔ بازیِ این پرونده
help-play-colour = رنگ‌ها: auto، always یا never
help-play-ascii = رسم صفحه تنها با نشانه‌های سادهٔ ASCII
help-play-stones = رسم مهره به جای ضربدر و دایره
help-play-pace = درنگ پس از هر حرکت هنگام تماشای دو بازیکن، به هزارم ثانیه

help-think-positions = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی جداشده با /، و پس از آن نشانهٔ کسی که نوبت اوست؛ بدون آن، هر سطرِ ورودی یک وضعیت است
help-think-brain = چه کسی می‌اندیشد: { "\u2066" }perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, level, random{ "\u2069" }
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
help-think-level = از { 0 } (تصادفی) تا { 100 } (تا جایی که بتواند قوی)
help-think-seed = قرعه را تکرارپذیر کن: عدد یکسان پاسخ یکسان می‌دهد
help-think-faithful = هر جا که برنامهٔ اصلی حرکتی ذخیره نمی‌کند، پاسخ هم بی‌حرکت باشد
help-convert-input = پرونده‌ای که خوانده شود، یا { "\u2066" }-{ "\u2069" } برای ورودی استاندارد
help-convert-output = پرونده‌ای که نوشته شود، یا { "\u2066" }-{ "\u2069" } برای خروجی استاندارد (پیش‌فرض)
help-convert-from = قالب خواندن: { "\u2066" }sgf, psq, moves, dooz{ "\u2069" }؛ بدون آن، متن و پسوند پرونده آن را نشان می‌دهد
help-convert-to = قالب نوشتن: { "\u2066" }sgf, psq, moves, dooz{ "\u2069" }؛ بدون آن، پسوند پرونده آن را نشان می‌دهد و گرنه { "\u2066" }sgf{ "\u2069" }
help-convert-rules = چه بازی شده است، اگر پرونده نگوید: نام یک بازی آماده یا ستون‌ها، سطرها و طول ردیف

help-trace = نوشتن اینکه یک جست‌وجو چگونه می‌اندیشد، فراخوانی به فراخوانی
help-diff = گذاشتن دو جست‌وجوی یک وضعیت در کنار هم
help-trace-algorithm = چه جست‌وجو می‌کند: { "\u2066" }minimax, negamax, alphabeta, averaging, sisoog, freecodecamp, lafore, classic-alphabeta{ "\u2069" }. گزینه‌ها پس از نام می‌آیند، مانند { "\u2066" }alphabeta:window=-1,1:cut=gt{ "\u2069" }
help-trace-tree = جست‌وجو در این درخت به جای صفحه، مانند { "\u2066" }((3 7) (2 (9 1))){ "\u2069" }
help-trace-first = چه کسی در درخت نخست حرکت می‌کند: max یا min
help-trace-format = به چه شکل نوشته شود: { "\u2066" }article, tree, json, jsonl, dot, svg{ "\u2069" }
help-trace-subtree = تنها این فراخوانی و آنچه زیر آن است نشان داده شود
help-trace-depth = چند حرکت از ریشه نشان داده شود
help-trace-ahead = خود جست‌وجو چند حرکت جلوتر را ببیند
help-trace-nodes = پس از دیدن چند وضعیت، جست‌وجو رها شود
help-trace-output = نوشتن در این پرونده
help-trace-position = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی جداشده با /، و پس از آن نشانهٔ کسی که نوبت اوست
help-diff-position = صفحه و نوبت، یا با { "\u2066" }--tree{ "\u2069" } بی‌صفحه، و پس از آن دو جست‌وجو

help-completions-shell = پوسته‌ای که تکمیل‌کننده برای آن چاپ شود
help-man-command = فرمانی که صفحه‌اش چاپ شود؛ بدون آن، صفحهٔ dooz
help-puzzle = حل معما: وضعیت‌هایی که تنها یک حرکت خوب دارند
help-puzzle-board = تنها معماهای این صفحه: { "\u2066" }3x3x3, 4x4x3, 4x4x4, 6x5x4{ "\u2069" }
help-puzzle-grade = تنها معماهای این درجه، از { 1 } (آسان) تا { 5 } (دشوار)
help-puzzle-number = معمایی که این شماره را دارد
help-puzzle-list = فهرست معماها و این که کدام حل شده‌اند
help-puzzle-progress = آنچه حل شده در این پرونده بماند، نه در پروندهٔ همیشگی
help-coach = آنچه مربی سنجیده و یافته است
help-levels = نشان می‌دهد سطح‌ها چقدر قوی‌اند: دقیق روی صفحه‌های حل‌پذیر، و با مسابقه روی بقیه
help-levels-rules = چه بازی می‌شود: یک نام آماده یا ستون x سطر x طول
help-levels-games = هر مسابقه چند بازی دارد، روی صفحه‌هایی که حل‌پذیر نیستند
help-levels-seed = قرعه را تکرارپذیر می‌کند: همان عدد همان بازی‌ها را می‌دهد
help-levels-json = در هر سطر یک شیء JSON چاپ می‌کند
help-puzzles = صد معما را از نو پیدا و چون جدولی چاپ می‌کند
help-puzzles-seed = قرعه از کجا آغاز شود؛ عدد همیشگی همان معماهای همراه برنامه را می‌دهد
help-compare = مقایسهٔ بازیکنان در یک وضعیت یا در همه
help-compare-position = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی جداشده با /، و سپس طرفی که نوبت اوست؛ بدون آن، صفحهٔ خالی
help-compare-rules = چه بازی شود: یک نام آماده یا ستون x سطر x طول
help-compare-brain = بازیکنی برای مقایسه؛ می‌تواند چند بار بیاید. بدون آن، همهٔ بازیکنانی که چیزی را به قرعه نمی‌گذارند
help-compare-all = مقایسه در همهٔ وضعیت‌های یک صفحهٔ کوچک
help-compare-json = چاپ یک شیء JSON
help-explain = توضیح این که یک حرکت چرا خوب یا بد است
help-explain-position = صفحه‌ای مانند { "\u2066" }X..XO....{ "\u2069" } یا سطرهایی جداشده با /، طرفی که نوبت اوست، و شاید حرکتی مانند b2؛ بدون حرکت، بهترین حرکت
help-explain-rules = چه بازی شود: یک نام آماده یا ستون x سطر x طول
help-explain-nodes = حداکثر چند وضعیت تا پایان بازی جست‌وجو شود
help-explain-json = چاپ یک شیء JSON
help-review = داوری دربارهٔ هر حرکت یک بازی
help-review-game = پروندهٔ یک بازی، - برای ورودی استاندارد، یا حرکت‌هایی مانند { "\u2066" }b2 a1 c3{ "\u2069" }
help-review-rules = چه بازی شده، اگر خود بازی نگوید
help-review-nodes = برای هر حرکت حداکثر چند وضعیت تا پایان بازی جست‌وجو شود
help-review-json = چاپ یک شیء JSON
help-review-sgf = نوشتن بازی به صورت SGF در این پرونده، با داوری‌ها به شکل یادداشت

### think: what the players think, for people

think-move = { $brain } در { $square } با ارزش { $score } بازی می‌کند.
think-no-move = { $brain } این‌جا حرکتی نمی‌کند.
think-calls = { $count } فراخوانی در { $milliseconds } میلی‌ثانیه.
think-errors = { $count ->
    [0] همهٔ سطرها فهمیده شدند.
   *[other] { $count } سطر فهمیده نشد.
}

### records: games in files

records-place = سطر { $line }، نویسهٔ { $column }: { $reason }
records-not-text = این متن { "\u2066" }UTF-8{ "\u2069" } نیست؛ آن را با این رمزگذاری ذخیره کنید.
records-no-game = این‌جا بازی‌ای نیست؛ پروندهٔ دیگری برگزینید یا قالب آن را نام ببرید.
records-move = حرکت { $number } را نمی‌توان انجام داد. { $reason }
records-move-after-end = حرکت { $number } پس از پایان بازی آمده است؛ شاید با قواعد دیگری بازی شده باشد.
records-no-size = پرونده اندازهٔ صفحه را نمی‌گوید؛ قواعد را نام ببرید، مانند { "\u2066" }15x15x5{ "\u2069" }.
records-no-rules = پرونده نمی‌گوید چند مهره در یک ردیف می‌برد؛ قواعد را نام ببرید، مانند { "\u2066" }3x3x3{ "\u2069" }.
records-unknown-rules = قواعد «{ $text }» این‌جا شناخته نیست؛ قواعد دیگری نام ببرید، مانند { "\u2066" }15x15x5-renju{ "\u2069" }.
records-other-game = این بازی دیگری است: { "\u2066" }GM[{ $text }]{ "\u2069" }؛ تنها { "\u2066" }GM[4]{ "\u2069" } گوموکو و رنجو است.
records-other-board = صفحهٔ { $columns } در { $rows } صفحهٔ { $rules } نیست؛ قواعدی نام ببرید که با آن جور باشد.
records-size = «{ $text }» اندازهٔ صفحه نیست؛ آن را مانند { "\u2066" }15{ "\u2069" } یا { "\u2066" }20:15{ "\u2069" } بنویسید.
records-length = «{ $text }» شمار مهره‌های یک ردیف نیست؛ آن را مانند { "\u2066" }5{ "\u2069" } بنویسید.
records-point = «{ $text }» خانه‌ای از این صفحه نیست؛ خانه‌ای از آن بنویسید.
records-pass = در این بازی کسی از نوبت خود نمی‌گذرد؛ خانه‌ای بنویسید یا حرکت را بردارید.
records-out-of-turn = این‌جا نوبت سوی دیگر است؛ دو سو یکی در میان بازی می‌کنند.
records-two-moves = هر گره یک حرکت دارد؛ برای حرکت دوم گره‌ای جدا بنویسید.
records-late-setup = مهره‌ها را تنها پیش از نخستین حرکت می‌چینند؛ این‌ها را به نخستین گره ببرید.
records-side = «{ $text }» هیچ‌یک از دو سو نیست؛ { "\u2066" }B{ "\u2069" } یا { "\u2066" }W{ "\u2069" } بنویسید.
records-sign = نشان «{ $sign }» جایش این‌جا نیست؛ آن را بردارید.
records-no-node = پس از این { "\u2066" }({ "\u2069" } یک { "\u2066" };{ "\u2069" } کم است؛ آن را بنویسید.
records-no-value = { $name } مقداری ندارد؛ پس از آن مقداری بنویسید، مانند { "\u2066" }{ $name }[…]{ "\u2069" }.
records-unclosed-value = این مقدار { $name } پایانی ندارد؛ آن را با { "\u2066" }]{ "\u2069" } ببندید.
records-unclosed-tree = این { "\u2066" }({ "\u2069" } بسته نشده است؛ جایی که شاخه پایان می‌یابد { "\u2066" }){ "\u2069" } بنویسید.
records-too-many-nodes = حرکت‌های پرونده بیش از اندازه است؛ آن را چند بخش کنید.
records-psq-header = پروندهٔ پیسکوُرک این‌گونه آغاز می‌شود: { "\u2066" }Piskvorky 15x15, 0:0, 0{ "\u2069" }؛ این سطر را کامل بنویسید.
records-psq-move = حرکت را مانند { "\u2066" }8,8,0{ "\u2069" } می‌نویسند: ستون، سطر و میلی‌ثانیه.
records-cannot-hold-start = در { $format } جایی برای مهره‌های ازپیش‌چیده نیست؛ { "\u2066" }sgf{ "\u2069" } را برگزینید.
records-loss-side-lines = { $count } شاخهٔ فرعی
records-loss-comments = { $count } یادداشت
records-loss-rules = قواعد
records-loss-symbols = این‌که هر کس چه نشانی می‌کشد
records-loss-names = نام بازیکنان
records-loss-result = نتیجه
records-loss-times = زمان { $count } حرکت
records-loss-properties = { $count } ویژگی دیگر
records-loss-games = { $count } بازی دیگر

### convert: what dooz convert says

convert-lost = قالب { $format } همه‌چیز را نگه نمی‌دارد. از دست رفت: { $losses }.
convert-assumed = پروندهٔ { $file } قواعدش را نمی‌گوید؛ { $rules } فرض شد. قواعد دیگر را با { "\u2066" }--rules{ "\u2069" } می‌توان نام برد.
convert-failed = { $file }: { $reason }
convert-name-rules = قواعد را با { "\u2066" }--rules{ "\u2069" } نام می‌برند.
convert-unknown-format = نمی‌توان گفت قالب { $file } چیست؛ آن را با { "\u2066" }--from{ "\u2069" } نام ببرید: { $choices }.
convert-cannot-write = پروندهٔ { $file } نوشته نمی‌شود: { $reason }. پروندهٔ دیگری برگزینید.
convert-keeps-match = در { $file } یک مسابقهٔ ثبت‌شده است و دست‌نخورده می‌ماند. پروندهٔ دیگری برگزینید.
