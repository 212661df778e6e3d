# What the screen of a game says. The rules of these files stand in dooz.ftl.

### play: what is on the screen of a game

play-black = سیاه
play-white = سفید
play-board = صفحهٔ بازی، { $status }
play-show-paused = رایانه‌ها منتظرند.
play-looking-back = نگاه به حرکت { $move } از { $moves }.
play-nodes = { $count } وضعیت بررسی شد
play-move-now = همین حالا حرکت کند
play-wait = رایانه در حال فکر است. منتظر حرکتش بمانید یا «همین حالا حرکت کند» را بزنید.
play-go-on = ادامه
play-pause = مکث
play-step = یک حرکت
play-speed = سرعت نمایش
play-new = بازی دوباره
play-new-kept = بازی تازه‌ای آغاز شد. بازی پیشین در میان بازی‌های قبلی است.
play-undo = پس گرفتن
play-redo = بازآوردن
play-ask-hint = راهنمایی
play-first = نخستین وضعیت
play-previous = یک حرکت به عقب
play-next = یک حرکت به جلو
play-last = آخرین وضعیت
play-moves = حرکت‌ها
play-move-of = { $number }. { $square }، { $player }
play-side-line = شاخهٔ فرعی
play-promote = این شاخه بازی اصلی شود
play-earlier-games = بازی‌های قبلی
play-no-earlier = هنوز بازی قبلی‌ای نیست.
play-earlier = بازی { $number }، { $rules }، { $count } حرکت: { $result }
play-earlier-open = ناتمام
play-earlier-draw = مساوی
play-earlier-first = نفر اول برد
play-earlier-second = نفر دوم برد
play-taken-up = این بازی قبلی ادامه می‌یابد و بازی دیگر جای آن را گرفت.
play-title-your-move = نوبت شماست: { $game }
play-brain-rules = { $brain } نمی‌تواند { $rules } بازی کند. بازی تازه‌ای با حریف دیگری آغاز کنید.
play-match-unread = بازی نگه‌داشته‌شده خوانده نشد و بازی تازه‌ای آغاز شد. متن قبلی هنوز در این مرورگر هست. { $reason }
play-panel = بازی
play-has-black = سیاه
play-has-white = سفید
play-begins = آغازگر
play-follows = نفر دوم
play-strength = قدرت { $level }
play-opponent = حریف
play-took-back = پس گرفته شد: { $squares }.
play-replayed = بازآورده شد: { $squares }.
# What stands between asterisks is set in bold.
play-danger-line = { $player } تهدید می‌کند که *ردیفی کامل کند*: { $squares }.
play-danger-three = { $player } *سه‌تایی باز* دارد: { $squares } را ببندید.
play-either = { $squares } یا { $last }
play-more = بیشتر
play-share = هم‌رسانی
play-shared = نشانی این وضعیت کپی شد.
play-not-shared = مرورگر اجازهٔ کپی نمی‌دهد. نشانی را از نوار نشانی کپی کنید.
play-open = باز کردن بازی
play-set-up = چیدن وضعیت
play-turn-board = چرخاندن صفحه
play-flip-board = قرینه کردن صفحه
play-more-options = گزینه‌های بیشتر
play-review = بررسی
play-other = تازه
play-options = آنچه نمایش داده می‌شود
play-worth = ارزش هر حرکت
play-threats = نشان دادن تهدیدها
play-bar = ارزیابی در کنار صفحه
play-numbers = شمارهٔ حرکت‌ها روی مهره‌ها
play-no-earlier-about = با آغاز بازی تازه چیزی از دست نمی‌رود: بازی پیشین به اینجا می‌آید.

### thinking: how the computer has thought

thinking-show = نشان دادن فکر رایانه
thinking-scores = عددهای روی صفحه امتیازهایی است که پیش از آخرین حرکتش به حرکت‌هایش داده است. خانهٔ بی‌عدد یا دیده نشده یا از بهترین بهتر نیست.
thinking-none = فکرهایش پس از حرکت بعدی‌اش اینجا نمایان می‌شود.
thinking-calls = { $count } وضعیت دیده شد.
thinking-score = امتیاز حرکتش: { $score }.
thinking-stopped = پیش از آنکه تصمیمش را بگیرد متوقف شد.
thinking-expects = انتظارش این است: { $line }.
thinking-boards = صفحه‌های دو سطح نخست فکرش
thinking-board = صفحهٔ { $number } از { $count }، سطح { $level }
thinking-board-next = صفحهٔ بعدی
thinking-again = یک بار دیگر

### match: what is chosen for a new match

match-new = بازی تازه
match-begin = آغاز
match-rules = بازی
match-own = دلخواه
match-columns = ستون‌ها
match-rows = سطرها
match-length = چندتا در یک ردیف
match-line = کدام ردیف‌ها به حساب می‌آیند
match-begins-first = شما آغاز می‌کنید
match-begins-second = حریف آغاز می‌کند
match-begins-random = قرعه آغازگر را برمی‌گزیند
match-begins-alternating = به نوبت آغاز می‌کنید
match-symbols = نشانه‌ها
match-symbols-x = شما ضربدر می‌کشید (سیاه)
match-symbols-o = شما دایره می‌کشید (سفید)
match-symbols-first = هر که آغاز کند ضربدر می‌کشد
match-symbols-first-o = هر که آغاز کند دایره می‌کشد
match-stone = اگر رایانه آغاز کند، حرکت نخستش تصادفی است
match-option-level = سطح
match-option-style = سبک، از { "\u2066" }−{ 100 }{ "\u2069" } (محتاط) تا { 100 } (تهاجمی)
match-option-family = وزن ردیف‌ها
match-option-tie = از حرکت‌های برابر
match-option-count = مهره‌هایی که شمرده می‌شوند
match-option-count-row = ردیف
match-option-count-line = همهٔ خط
match-option-candidates = خانه‌هایی که می‌بیند
match-option-depth = چند حرکت پیش‌بینی می‌کند
match-option-window = پنجرهٔ نخست
match-option-fast-cut = در بهترین امتیاز می‌ایستد
match-option-cut = هرس
match-option-family-power = توان‌ها
match-option-family-factorial = فاکتوریل‌ها
match-option-tie-first = نخستین
match-option-tie-centre = مرکزی‌ترین
match-option-candidates-all = همه
match-option-candidates-near = کنار مهره‌ها
match-option-fast-cut-none = هیچ‌جا
match-option-fast-cut-min = جایی که کمینه‌ساز حرکت می‌کند
match-option-fast-cut-both = همه‌جا
match-option-cut-ge = در امتیاز برابر
match-option-cut-gt = تنها فراتر از آن
match-rules-changed = { $brain } تنها دوز { 3 } در { 3 } بازی می‌کند، پس صفحه اکنون { 3 } در { 3 } است.
match-rules-other = اکنون قواعد { $brain } برقرار است: { $rules }.
match-seat-changed = { $brain } این قواعد را نمی‌داند؛ اکنون { $other } به جایش آمده است.
match-no-board = صفحه‌ها { 3 } تا { 22 } ستون و سطر دارند و ردیف‌ها دست‌کم دو خانه.
match-against = حریف
match-computer = رایانه
match-friend = دوست
match-watch = تماشا
match-strength = قدرت
match-strength-near = قدرت رایانهٔ اول
match-you-play = شما
match-first = نفر اول
match-second = نفر دوم
match-by-lot = با قرعه
match-in-turns = آغازگر هر بار عوض شود
match-details = گشایش، ساعت و نوع بازیکن
match-clock = ساعت
match-clock-unlimited = بدون ساعت
match-clock-60 = هر کدام { 1 } دقیقه
match-clock-180-2 = هر کدام { 3 } دقیقه، به‌علاوهٔ { 2 } ثانیه برای هر حرکت
match-clock-300 = هر کدام { 5 } دقیقه
match-clock-600 = هر کدام { 10 } دقیقه
match-clock-1800 = هر کدام { 30 } دقیقه
match-kind = نوع بازیکن
match-kind-near = نوع رایانهٔ اول
match-size = { $columns } در { $rows }
match-own-about = هر اندازه

### swap2: the opening in which the players choose their sides

swap2-choose = { $player }: یک طرف را برگزینید.
swap2-choose-only = همهٔ مهره‌ها گذاشته شده‌اند: { $first } یا { $second } را برگزینید.
swap2-moves-next = حرکت بعدی با { $second } است.
swap2-two-more = یا دو مهرهٔ دیگر بگذارید تا بازیکن دیگر انتخاب کند.
swap2-take = برداشتن { $symbol }
swap2-back = انتخاب طرف‌ها پس گرفته شد.
swap2-again = طرف‌ها دوباره برگزیده شدند.
swap2-no-side = هنوز طرفی ندارد

### strength: what a level sees

strength-easy = آسان
strength-casual = معمولی
strength-strong = نیرومند
strength-best = نیرومندترین
strength-perfect = بی‌نقص
strength-now = { $name } ({ $level })
strength-sees-all = بازی را تا پایان می‌بیند
strength-sees-ahead = { $count } حرکت جلوتر را می‌بیند
strength-sees-positions = در هر حرکت تا { $count } وضعیت را بررسی می‌کند
strength-slips = { $seen }، اما { $slips } حرکت از هر { 100 } حرکتش تصادفی است.
strength-never-slips = { $seen } و هرگز نمی‌لغزد.

### hello: what a first visitor finds

hello-title = نوبت شماست.
hello-about = شما X هستید و از گوشه آغاز کردید؛ حریفی نه‌چندان سخت‌گیر پاسخ داد. ادامه دهید، یا انتخاب کنید:
hello-tic-tac-toe = دوز سه‌تایی
hello-tic-tac-toe-about = سه‌تا در یک ردیف. هر بازی یک دقیقه.
hello-gomoku = گوموکو
hello-gomoku-about = پنج‌تا در یک ردیف، روی صفحهٔ پانزده در پانزده.
hello-puzzle = معمای امروز
hello-lessons = یا ببینید ماشین چگونه فکر می‌کند

### result: how a game was decided

result-row = { $player } سطر { $from } تا { $to } را کامل کرد: { $count } حرکت.
result-column = { $player } ستون { $from } تا { $to } را کامل کرد: { $count } حرکت.
result-diagonal = { $player } قطر { $from } تا { $to } را کامل کرد: { $count } حرکت.

### statistics: the user's own results

statistics-title = نتیجه‌های شما
statistics-none = هنوز هیچ بازی‌ای با رایانه را تمام نکرده‌اید.
statistics-none-about = بردها، مساوی‌ها، باخت‌ها و بردهای پیاپی برای هر بازی و حریف اینجا می‌آید و در همین مرورگر می‌ماند.
statistics-game = بازی
statistics-won = برد
statistics-drawn = مساوی
statistics-lost = باخت
statistics-streak = بردهای پیاپی

### press: the list of keys

press-title = کلیدها
press-open = فهرست کلیدها
press-board = کار با صفحه‌کلید روی صفحهٔ بازی
press-help = همین فهرست
press-arrows = از خانه‌ای به خانهٔ دیگر روی صفحه
press-enter = حرکت در آن خانه
press-ends = به دو سر سطر؛ با Ctrl، دو سر صفحه
press-pages = به دو سر ستون
press-keypad = خانه‌ای از صفحهٔ { 3 } در { 3 }، مانند صفحه‌کلید عددی
press-steps = یک حرکت به عقب، یک حرکت به جلو
press-whole = به آغاز، به پایان
press-ten = ده حرکت به عقب، ده حرکت به جلو
press-analysis = روشن یا خاموش کردن تحلیل
press-escape = بستن آنچه باز است
play-draw-stuck = بازی مساوی شد: همهٔ حرکت‌هایی که برای { $player } مانده ممنوع است.
