# The sentences of Dooz in Persian.
#
# The keys are those of en/dooz.ftl, in the same order. The category `one` of
# Persian includes nought: where the forms differ, write [0] before it.
# Numbers of the text stand in braces, so that they get the chosen digits.
# Options of the command line stand between \u2066 and \u2069, which keep
# their dashes in front.

### app: the program

app-name = دوز

### brain: who can play, by the names of the option --opponent

brain-sisoog = سیسوگ
brain-freecodecamp = فری‌کدکمپ
brain-lafore = لافور
brain-alphabeta = آلفا-بتا
brain-minimax = مینیماکس
brain-machinarium = شهودی
brain-perfect = بی‌نقص
brain-search = جست‌وجوگر
brain-engine = موتور
brain-level = بازیکن سطح‌دار
brain-at-level = بازیکن سطح { $level }
brain-random = تصادفی
brain-person = انسان

brain-sisoog-about = مینیماکسی که زودترین برد را ترجیح می‌دهد؛ از برنامه‌ای به زبان C برای کنسول و میکروکنترلر.
brain-freecodecamp-about = مینیماکسی که زمان نمی‌شناسد و هر بردی برایش به خوبیِ زودترین برد است؛ از برنامه‌ای به زبان جاوااسکریپت.
brain-lafore-about = به‌جای آنکه بهترین پاسخ حریف را در نظر بگیرد، از همهٔ ادامه‌ها میانگین می‌گیرد؛ از برنامه‌ای به زبان { "\u2066" }C++{ "\u2069" }.
brain-alphabeta-about = مینیماکسی که از شاخه‌های بی‌اثر می‌گذرد؛ از برنامه‌ای پنجره‌ای.
brain-minimax-about = همهٔ ادامه‌ها را تا پایان بازی بررسی می‌کند.
brain-machinarium-about = تنها به خط‌هایی که از هر خانه می‌گذرند نگاه می‌کند و روی هر صفحه‌ای بی‌درنگ بازی می‌کند.
brain-perfect-about = هر جا که بازی تا پایان قابل جست‌وجو باشد شکست‌ناپذیر است؛ زود می‌برد و دیر می‌بازد.
brain-search-about = به تعداد حرکتی که تعیین کنید آینده را می‌بیند.
brain-engine-about = روی صفحه‌های { 5 } در { 5 } به بالا و ردیف‌های سه تا هشت‌تایی قوی بازی می‌کند؛ بردهای اجباری را از دور می‌بیند.
brain-level-about = به همان اندازه که سطحش می‌گوید می‌لغزد، از { 0 } (تصادفی) تا { 100 } (تا جایی که بتواند قوی).
brain-random-about = یکی از حرکت‌های مجاز را تصادفی بازی می‌کند.

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

line-freestyle-about = هر کس { $length } مهره یا بیشتر در یک ردیف بچیند، می‌برد.
line-exactly-about = هر کس دقیقاً { $length } مهره در یک ردیف بچیند، می‌برد؛ ردیف بلندتر به حساب نمی‌آید.
line-renju-about = نفر اول با دقیقاً پنج مهره در یک ردیف می‌برد و حق ندارد ردیف بلندتر، دو چهارتاییِ هم‌زمان یا دو سه‌تاییِ هم‌زمان بسازد؛ نفر دوم با پنج مهره یا بیشتر می‌برد.
line-caro-about = هر کس { $length } مهره در یک ردیف بچیند، می‌برد، مگر آنکه حریف هر دو سر ردیف را بسته باشد؛ ردیف بلندتر همیشه می‌برد.
line-misere-about = هر کس { $length } مهره در یک ردیف بچیند، می‌بازد.

### foul: what renju forbids to the first player

foul-overline = ردیف بلندتر از پنج
foul-double-four = دو چهارتاییِ هم‌زمان
foul-double-three = دو سه‌تاییِ هم‌زمان

### known: who wins a game with best play, and how it is known

known-first = با بهترین بازی نفر اول می‌برد ({ $evidence }).
known-first-in = با بهترین بازی نفر اول پس از { $plies } حرکت دو طرف می‌برد ({ $evidence }).
known-draw = با بهترین بازی دو طرف، بازی مساوی می‌شود ({ $evidence }).
known-certified = گواهی‌شده
known-computed = محاسبه‌شده
known-reported = به گزارش { $source }

### player: whom a sentence is about

player-you = شما

### play: what is announced during a game

play-your-move = نوبت شماست.
play-turn = نوبت { $player } است.
play-thinking = { $player } در حال فکر کردن است…
play-moved = { $player } در { $square } بازی کرد.
play-you-win = شما بردید!
play-computer-wins = رایانه برد.
play-wins = { $player } برد!
play-time-over = زمان { $player } به پایان رسید.
play-draw = مساوی
play-board-full = بازی مساوی شد: صفحه پر است.
play-hint = راهنمایی: { $square }.
play-seeking-hint = در جست‌وجوی راهنمایی…
play-no-hint = جای راهنمایی نیست: بازی تمام شده است.
play-advising = در حال بررسی…
play-nothing-to-undo = حرکتی برای پس گرفتن نیست.
play-nothing-to-redo = حرکتی برای بازآوردن نیست.
play-score = { $first }: { $wins }، { $second }: { $losses }، مساوی: { $draws }

### opening: how games begin

opening-title = گشایش
opening-free = آزاد
opening-swap2 = swap2
opening-swap2-about = در swap2 یک بازیکن سه مهره می‌گذارد؛ دیگری یک طرف را برمی‌دارد، یا دو مهرهٔ دیگر می‌گذارد و انتخاب را به اولی وامی‌گذارد.

### swap2: the opening in which the players choose their sides

swap2-placed = { $player }: مهره‌ها در { $squares }.
swap2-took = { $player }: طرف { $symbol }.
swap2-opener = نفر اول
swap2-other = نفر دوم
swap2-place = { $player }: مهرهٔ { $number } از { $count }، { $symbol }، را بگذارید.
swap2-place-first = سپس بازیکن دیگر طرف خود را برمی‌گزیند.
swap2-no-game = نخست گشایش را تمام کنید: مهره‌ها را بگذارید و طرف‌ها را برگزینید.

### think: what the players think

think-no-move = { $brain } اینجا حرکتی نمی‌کند.

### classic: what the five programs say, each in its own way

classic-sisoog-title = { $computer }: رایانه، { $person }: شما
classic-sisoog-moved = رایانه: ستون { $column }، سطر { $row }
classic-sisoog-draw = مساوی شد!
classic-sisoog-computer-wins = رایانه برنده شد!
classic-sisoog-person-wins = شما برنده شدید!
classic-freecodecamp-title = { $person }: شما، { $computer }: رایانه
classic-freecodecamp-moved = رایانه خانهٔ { $cell } را می‌گیرد.
classic-freecodecamp-draw = بازی مساوی شد.
classic-freecodecamp-computer-wins = رایانه بازی را برد.
classic-freecodecamp-person-wins = شما بازی را بردید!
classic-lafore-title = تیک‌تاک
classic-lafore-moved = در { $cell } بازی می‌کنم
classic-lafore-computer-wins = من بردم!
classic-lafore-person-wins = شما بردید!
classic-lafore-draw = مساوی شدیم
classic-alphabeta-title = دوز
classic-alphabeta-draw = مساوی
classic-machinarium-title = پنج‌تا در یک ردیف

### error: what went wrong, and what to do

error-off-board = خانهٔ «{ $square }» روی این صفحه نیست؛ خانه‌ای از صفحه را برگزینید.
error-off-board-size = خانهٔ «{ $square }» روی این صفحهٔ { $columns } در { $rows } نیست؛ ستون‌ها از { $first } تا { $last } و سطرها از { 1 } تا { $rows } هستند.
error-occupied = خانهٔ «{ $square }» پر است؛ خانه‌ای خالی برگزینید.
error-foul = بازی در «{ $square }» برای نفر اول ممنوع است ({ $foul })؛ خانهٔ دیگری برگزینید.
error-game-over = بازی تمام شده است؛ بازی تازه‌ای آغاز کنید یا حرکتی را پس بگیرید.
error-square-form = این نام یک خانه نیست. حرف ستون و شمارهٔ سطر را بنویسید، مانند h8.
error-square-too-far = هیچ صفحه‌ای به این بزرگی نیست: ستون‌ها تا ae و سطرها تا { 22 } می‌رسند.
error-rules-form = چنین قواعدی نیست. نام یک بازی آماده مانند gomoku را بنویسید، یا ستون‌ها، سطرها و طول ردیف را مانند { "\u2066" }15x15x5{ "\u2069" } یا { "\u2066" }15x15x5-renju{ "\u2069" }.
error-rules-line = این قاعده‌ای برای ردیف‌ها نیست؛ یکی از { "\u2066" }freestyle{ "\u2069" }، { "\u2066" }exactly{ "\u2069" }، { "\u2066" }renju{ "\u2069" }، { "\u2066" }caro{ "\u2069" } یا { "\u2066" }misere{ "\u2069" } را برگزینید.
error-rules-width = صفحه { 1 } تا { 31 } ستون دارد.
error-rules-height = صفحه { 1 } تا { 22 } سطر دارد.
error-rules-length = ردیف { 1 } تا { 31 } خانه دارد.
error-rules-renju-length = رنجو با پنج‌تا در یک ردیف بازی می‌شود؛ { 5 } یا قاعدهٔ دیگری برای ردیف‌ها برگزینید.
error-word = «{ $word }»: { $reason }
error-picture-size = این تصویر { $found } خانه دارد و با صفحه نمی‌خواند؛ برای هر خانه یک نشانه بنویسید.
error-picture-row = سطر { $number } دارای { $found } خانه است که با پهنای این صفحه نمی‌خواند.
error-picture-cell = «{ $cell }» خانه نیست؛ X یا O بنویسید، یا نقطه برای خانهٔ خالی.
error-picture-array = آرایه کروشهٔ پایانی ندارد؛ آن را با { "\u2066" }]{ "\u2069" } پایان دهید.
error-picture-item = عضو { $index } آرایه درست نیست؛ "X" یا "O" یا { $index } بنویسید.
error-setup-counts = با { $x } مهرهٔ X و { $o } مهرهٔ O نوبت { $symbol } نمی‌تواند باشد؛ مهره‌ای بیفزایید یا بردارید، یا نوبت را عوض کنید.
error-setup-two-winners = هر دو طرف ردیف برنده دارند و هیچ بازی‌ای به اینجا نمی‌رسد؛ یکی از دو ردیف را بردارید.
error-setup-after-end = پس از ردیفی که بازی را تمام کرد باز حرکت شده است؛ یک مهرهٔ طرف دیگر را بردارید.

### advice: why a move is good or bad, and how players compare

advice-wins-at-once = همین حالا می‌برد: { $squares } یک خط می‌سازند.
advice-completes-line = خط { $squares } را کامل می‌کند و با این قواعد می‌بازد.
advice-ends-in-draw = صفحه را پر می‌کند و کسی نبرده است.
advice-in-moves = در { $length ->
    [bound] حداکثر { $count }
   *[exact] { $count }
} حرکت
advice-loses = { $count ->
    [one] بی‌درنگ به { $line } می‌بازد.
   *[other] { advice-in-moves } می‌بازد: { $line }.
}
advice-loses-seen = { $count ->
    [one] جست‌وجو باخت به { $line } را می‌بیند.
   *[other] جست‌وجو باخت در { $count } حرکت را می‌بیند: { $line }.
}
advice-wins-in = { advice-in-moves } می‌برد: { $line }.
advice-wins-in-seen = { $count ->
    [one] جست‌وجو برد در { $count } حرکت را می‌بیند: { $line }.
   *[other] جست‌وجو برد در { $count } حرکت را می‌بیند: { $line }.
}
advice-loses-open-three = سه‌تایی باز حریف را بی‌پاسخ می‌گذارد و { advice-in-moves } می‌بازد: { $line }.
advice-loses-fours = به چهارتایی‌های پیاپی حریف { advice-in-moves } می‌بازد: { $line }.
advice-loses-threats = به تهدیدهای پیاپی حریف { advice-in-moves } می‌بازد: { $line }.
advice-wins-fours = با چهارتایی‌های پیاپی { advice-in-moves } می‌برد: { $line }.
advice-wins-threats = با تهدیدهای پیاپی { advice-in-moves } می‌برد: { $line }.
advice-sure-win = { $square } بی‌گمان { advice-in-moves } می‌برد؛ ثابت نشده که این حرکت هم ببرد.
advice-better-win = { $square } بهتر است: { advice-in-moves } می‌برد.
advice-better-draw = { $square } بهتر است: مساوی را نگه می‌دارد.
advice-better-loss = { $square } بهتر است: { $count } حرکت دوام می‌آورد.
advice-better-unclear = { $square } بهتر است: جست‌وجو پس از آن باختی نمی‌بیند.
advice-blocks = نمی‌گذارد حریف در { $squares } خطی کامل کند.
advice-fork = دوراهی می‌سازد: تهدید به برد در { $squares }.
advice-threatens = تهدید می‌کند که در { $square } ببرد.
advice-blocks-fork = جلوی دوراهی در { $squares } را می‌گیرد.
advice-or = { $first } یا { $second }
advice-forced = حرکت مجاز دیگری نیست.
advice-only-win = هیچ حرکت دیگری نمی‌برد.
advice-only-draw = هر حرکت دیگری می‌بازد.
advice-keeps-draw = مساوی را نگه می‌دارد و هیچ حرکتی نمی‌برد.
advice-draws = بی‌گمان مساوی می‌کند؛ ثابت نشده که حرکت دیگری ببرد.
advice-lasts-longest = همهٔ حرکت‌ها می‌بازند و هیچ‌یک بیش از این دوام نمی‌آورد.
advice-nothing-to-lose = همهٔ حرکت‌ها مساوی را نگه می‌دارند.
advice-most-lines = { $count ->
    [one] { $count } خط باز از این خانه می‌گذرد، بیش از هر خانهٔ دیگر.
   *[other] { $count } خط باز از این خانه می‌گذرد، بیش از هر خانهٔ دیگر.
}
advice-search-prefers = جست‌وجو حرکت بهتری نمی‌بیند و انتظار { $line } را دارد.
advice-search-doubts = جست‌وجو { $square } را ترجیح می‌دهد.
advice-exact = دقیق: تا پایان بازی جست‌وجو شد.
advice-proven = ثابت شده: تهدیدها راه دفاعی نمی‌گذارند.
advice-outcome-proven = نتیجه ثابت شده است؛ تعداد حرکت‌ها حداکثر است.
advice-not-exact = نادقیق: جست‌وجو به پایان بازی نرسید.
advice-not-proven = { $count ->
    [one] ثابت نشده: جست‌وجو { $count } حرکت دو طرف را پیش رو دید.
   *[other] ثابت نشده: جست‌وجو { $count } حرکت دو طرف را پیش رو دید.
}
advice-class-forced = اجباری
advice-class-only = تنها حرکت درست
advice-class-best = بهترین
advice-class-slower-win = برد دیرتر
advice-class-faster-loss = باخت زودتر
advice-class-throws-win-away = برد را از دست می‌دهد
advice-class-loses = می‌بازد
advice-class-unproven = بردش ثابت نشده
advice-class-lost = باخته
advice-class-preferred = انتخاب جست‌وجو
advice-class-good = نزدیک به بهترین
advice-class-doubtful = مشکوک
advice-class-mistake = اشتباه
advice-class-unknown = سنجیده نشده
advice-value-draw = مساوی
advice-value-estimate = حدود { $score }
advice-value-unknown = نامعلوم
advice-no-return = سرنوشت بازی با حرکت { $number } تعیین شد: { $square } از { $player }.
advice-turn-swing = بزرگ‌ترین چرخش بازی حرکت { $number } بود، { $square } از { $player }: شانس برد از { $before }٪ به { $after }٪ افتاد.
advice-no-turn = هیچ حرکتی ارزش بازی را دگرگون نکرد.
advice-turn-unknown = معلوم نیست سرنوشت بازی کجا تعیین شد.

### puzzle: positions with one good move

puzzle-win = { $count ->
    [1] نوبت { $symbol } است و با همین حرکت می‌برد: آن را پیدا کنید.
   *[other] نوبت { $symbol } است و در { $count } حرکت می‌برد: حرکت نخست را پیدا کنید.
}
puzzle-draw = نوبت { $symbol } است و همهٔ حرکت‌ها جز یکی می‌بازند: همان یکی را پیدا کنید.
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
puzzle-list = { $number }. { $rules }، درجهٔ { $grade }، { $goal }: { $state }
puzzle-goal-win = برد در { $moves } حرکت
puzzle-goal-draw = حفظ مساوی
puzzle-solved = حل‌شده
puzzle-open = حل‌نشده

### list: the parts of an enumeration

list-separator = ؛
list-comma = ،

### certificate: the claims of proofs

certificate-board = { $rules }، صفحهٔ خالی، نوبت { $turn }
certificate-position = { $rules }، X در { $crosses }، O در { $circles }، نوبت { $turn }
certificate-wins = { $position }: { $player } حداکثر در { $plies } حرکت، با شمردن حرکت‌های هر دو، می‌برد.
certificate-holds = { $position }: { $player } نمی‌بازد.
certificate-holds-for = { $position }: { $player } تا { $plies } حرکت، با شمردن حرکت‌های هر دو، نمی‌بازد.
certificate-holds-weakly = { $position }: { $opponent } هرگز ردیفی کامل نمی‌کند، حتی اگر بازی پس از ردیف‌های { $player } ادامه یابد.
certificate-draw = با بهترین بازی، بازی مساوی می‌شود: بر صفحهٔ خالی نفر دوم هم نمی‌تواند ببرد، چون نفر اول می‌توانست همان روش را با یک مهرهٔ بیشتر به کار گیرد.

### proof: what a proof says of the moves of a game

proof-move = { $player } در { $square } حرکت اثبات است.
proof-any-move = { $player } در { $square } به خوبی هر حرکت دیگری است.
proof-listed = { $player } در { $square } پاسخی است که در اثبات آمده است.
proof-unlisted = { $player } در { $square } چیزی را عوض نمی‌کند: اثبات چنان ادامه می‌یابد که انگار { $player } حرکتی نکرده است.
proof-forced = { $player } در { $square } اجباری است.
proof-leaves-threat = { $player } در { $square } جلوی کامل شدن ردیف { $other } را نمی‌گیرد.
proof-paired = { $player } در { $square } یکی از یک جفت خانه است که { $other } خانهٔ دیگرش را می‌گیرد.
proof-weighed = پاسخ { $player } در { $square } جایی است که ردیف‌های { $player } بیشترین وزن را دارند.
proof-harmless = { $player } در { $square } چیزی را عوض نمی‌کند: { $other } هر جا می‌تواند بازی کند.
proof-plies-left = { $player } حداکثر در { $plies } حرکت دیگر، با شمردن حرکت‌های هر دو، می‌برد.
proof-ended = اثبات اینجا پایان می‌یابد.

### trace: a search, step by step

trace-move = حرکت { $move }
trace-max = نوبت { $symbol }، بیشینه‌ساز
trace-min = نوبت { $symbol }، کمینه‌ساز
trace-max-tree = نوبت بیشینه‌ساز
trace-min-tree = نوبت کمینه‌ساز
trace-win = { $symbol } برده است
trace-draw = مساوی
trace-leaf = برگ
trace-window = پنجرهٔ { $window }
trace-score = امتیاز { $score }
trace-returned = بازگشت شمارهٔ { $order }
trace-at-once = حرکت { $move } فوراً می‌برد، با امتیاز { $score }.
trace-folded = { $count ->
    [one] { $count } فراخوانی دیگر نشان داده نشده است.
   *[other] { $count } فراخوانی دیگر نشان داده نشده‌اند.
}
error-method = «{ $input }» جست‌وجویی نیست که بتوان دنبالش کرد؛ یکی را برگزینید: { $choices }.
error-method-option = { $name } گزینهٔ «{ $option }» ندارد؛ آن را بردارید یا جست‌وجوی دیگری برگزینید.
error-brain = «{ $input }» از بازیکنان دوز نیست؛ یکی از این‌ها را برگزینید: { $choices }.
error-brain-option = «{ $name }» گزینهٔ «{ $option }» ندارد؛ آن را بردارید یا بازیکن دیگری برگزینید.
error-window = «{ $input }» پنجره نیست؛ دو عدد بنویسید، نخست کوچک‌تر، مانند { "\u2066" }-1,1{ "\u2069" }.
error-choice = «{ $input }» اینجا پذیرفته نیست؛ یکی از این‌ها را برگزینید: { $choices }.
error-number-range = «{ $input }» عددی از { $from } تا { $to } نیست؛ دوباره تلاش کنید.
error-tree = در نشانهٔ { $place } درخت: { $reason }
error-tree-empty = برگی کم است؛ آنجا عددی صحیح بنویسید.
error-tree-unclosed = پرانتزی هنوز باز است؛ آن را ببندید.
error-tree-unopened = این پرانتز چیزی را نمی‌بندد؛ آن را بردارید.
error-tree-rest = درخت پیش از این پایان یافته است؛ همه را در یک جفت پرانتز بگذارید.
error-tree-leaf = این عدد صحیح نیست؛ عددی بنویسید، مانند { 7 } یا { "\u2066" }-3{ "\u2069" }.
error-tree-too-deep = بیش از { $count } پرانتز نمی‌تواند باز باشد؛ درخت را کم‌عمق‌تر کنید.

### records: games in files

records-place = سطر { $line }، نویسهٔ { $column }: { $reason }
records-place-byte = بایت { $byte }: { $reason }
records-entry = در بازی { $number } این مسابقه باید { "\u2066" }DOOZ[{ $entry }=…]{ "\u2069" } با مقداری درست باشد؛ آن را بنویسید.
records-not-text = این متن { "\u2066" }UTF-8{ "\u2069" } نیست؛ آن را با این رمزگذاری ذخیره کنید.
records-no-game = اینجا بازی‌ای نیست؛ پروندهٔ دیگری برگزینید یا قالب آن را نام ببرید.
records-move = حرکت { $number } را نمی‌توان انجام داد. { $reason }
records-move-after-end = حرکت { $number } پس از پایان بازی آمده است؛ شاید با قواعد دیگری بازی شده باشد.
records-no-size = پرونده اندازهٔ صفحه را نمی‌گوید؛ قواعد را نام ببرید، مانند { "\u2066" }15x15x5{ "\u2069" }.
records-no-rules = پرونده نمی‌گوید چند مهره در یک ردیف می‌برد؛ قواعد را نام ببرید، مانند { "\u2066" }3x3x3{ "\u2069" }.
records-unknown-rules = قواعد «{ $text }» اینجا شناخته نیست؛ قواعد دیگری نام ببرید، مانند { "\u2066" }15x15x5-renju{ "\u2069" }.
records-other-game = این بازی دیگری است: { "\u2066" }GM[{ $text }]{ "\u2069" }؛ تنها { "\u2066" }GM[4]{ "\u2069" } گوموکو و رنجو است.
records-other-board = صفحهٔ { $columns } در { $rows } صفحهٔ { $rules } نیست؛ قواعدی نام ببرید که با آن جور باشد.
records-size = «{ $text }» اندازهٔ صفحه نیست؛ آن را مانند { "\u2066" }15{ "\u2069" } یا { "\u2066" }20:15{ "\u2069" } بنویسید.
records-length = «{ $text }» شمار مهره‌های یک ردیف نیست؛ آن را مانند { "\u2066" }5{ "\u2069" } بنویسید.
records-point = «{ $text }» خانه‌ای از این صفحه نیست؛ خانه‌ای از آن بنویسید.
records-pass = در این بازی کسی از نوبت خود نمی‌گذرد؛ خانه‌ای بنویسید یا حرکت را بردارید.
records-out-of-turn = اینجا نوبت طرف دیگر است؛ دو طرف یکی در میان بازی می‌کنند.
records-two-moves = هر گره یک حرکت دارد؛ برای حرکت دوم گره‌ای جدا بنویسید.
records-late-setup = مهره‌ها را تنها پیش از نخستین حرکت می‌چینند؛ این‌ها را به نخستین گره ببرید.
records-side = «{ $text }» هیچ‌یک از دو طرف نیست؛ { "\u2066" }B{ "\u2069" } یا { "\u2066" }W{ "\u2069" } بنویسید.
records-sign = نشان «{ $sign }» جایش اینجا نیست؛ آن را بردارید.
records-no-node = پس از این { "\u2066" }({ "\u2069" } یک { "\u2066" };{ "\u2069" } کم است؛ آن را بنویسید.
records-no-value = { $name } مقداری ندارد؛ پس از آن مقداری بنویسید، مانند { "\u2066" }{ $name }[…]{ "\u2069" }.
records-unclosed-value = این مقدار { $name } پایانی ندارد؛ آن را با { "\u2066" }]{ "\u2069" } ببندید.
records-unclosed-tree = این { "\u2066" }({ "\u2069" } بسته نشده است؛ جایی که شاخه پایان می‌یابد { "\u2066" }){ "\u2069" } بنویسید.
records-too-many-nodes = حرکت‌های پرونده بیش از اندازه است؛ آن را چند بخش کنید.
records-psq-header = پروندهٔ پیسکوُرک این‌گونه آغاز می‌شود: { "\u2066" }Piskvorky 15x15, 0:0, 0{ "\u2069" }؛ این سطر را کامل بنویسید.
records-psq-move = حرکت را مانند { "\u2066" }8,8,0{ "\u2069" } می‌نویسند: ستون، سطر و میلی‌ثانیه.
records-offset = «{ $text }» یک جفت فاصله نیست؛ برای هر مهره فاصله‌اش از مرکز به راست و به پایین را بنویسید، مانند { "\u2066" }-1,2{ "\u2069" }.
records-finished = بازی در این گشایش پایان می‌یابد؛ حرکت‌های آخرش را بردارید.
records-lib-header = این پروندهٔ رن‌لیب نیست؛ پروندهٔ دیگری برگزینید یا قالب آن را نام ببرید.
records-lib-version = نسخهٔ { $version } پرونده‌های رن‌لیب در اینجا شناخته نیست؛ پرونده را با رن‌لیب { "\u2066" }3.4{ "\u2069" } یا قدیمی‌تر ذخیره کنید.
records-lib-board = پرونده‌های رن‌لیب برای صفحه‌های حداکثر { "\u2066" }15x15{ "\u2069" } است، نه برای { $rules }؛ قواعد دیگری برگزینید.
records-lib-cut = پرونده در اینجا بریده است؛ نسخهٔ کامل آن را بیابید.
records-lib-rest = درخت حرکت‌ها کامل است، اما پرونده ادامه دارد؛ نسخهٔ دیگری از آن بیابید.
records-cannot-hold-start = در { $format } جایی برای مهره‌های ازپیش‌چیده نیست؛ { "\u2066" }sgf{ "\u2069" } را برگزینید.
records-cannot-hold-board = در { $format } جایی برای صفحه‌ای بزرگ‌تر از { "\u2066" }15x15{ "\u2069" } نیست؛ { "\u2066" }sgf{ "\u2069" } را برگزینید.
records-not-a-text = { $format } متن نیست؛ { "\u2066" }sgf{ "\u2069" } را برگزینید.
records-loss-side-lines = { $count } شاخهٔ فرعی
records-loss-comments = { $count } یادداشت
records-loss-rules = قواعد
records-loss-symbols = اینکه هر کس چه نشانه‌ای می‌کشد
records-loss-names = نام بازیکنان
records-loss-result = نتیجه
records-loss-times = زمان { $count } حرکت
records-loss-properties = { $count } ویژگی دیگر
records-loss-games = { $count } بازی دیگر

### the weights of intuition

intuition-condition-wins-holds = نخست بردن: { "\u2066" }g({ $length }) > { 4 }·q({ $length }){ "\u2069" } برقرار است، چون { "\u2066" }{ $left } > { $right }{ "\u2069" }. هیچ بردی از دست نمی‌رود.
intuition-condition-wins-broken = نخست بردن: { "\u2066" }g({ $length }) > { 4 }·q({ $length }){ "\u2069" } برقرار نیست، چون { "\u2066" }{ $left } ≤ { $right }{ "\u2069" }. هشدار: شاید خراب‌کردن از بردن بهتر بنماید.
intuition-condition-stops-holds = سپس جلوگیری: { "\u2066" }q({ $length }) > { 4 }·g({ $shorter }){ "\u2069" } برقرار است، چون { "\u2066" }{ $left } > { $right }{ "\u2069" }. هیچ تهدیدی نادیده نمی‌ماند.
intuition-condition-stops-broken = سپس جلوگیری: { "\u2066" }q({ $length }) > { 4 }·g({ $shorter }){ "\u2069" } برقرار نیست، چون { "\u2066" }{ $left } ≤ { $right }{ "\u2069" }. هشدار: شاید تهدیدی نادیده بماند.
