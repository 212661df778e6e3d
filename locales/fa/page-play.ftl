# What the screen of a game says. The rules of these files stand in dooz.ftl.

### play: what is on the screen of a game

play-black = سیاه
play-white = سفید
# A name in a gap does not decide the direction of the line, so a mark does.
play-seat = {"\u200F"}{ $name } ({ $player })
play-board = صفحهٔ بازی، { $status }
play-show-paused = رایانه‌ها منتظرند.
play-looking-back = نگاه به حرکت { $move } از { $moves }.
play-nodes = { $count } وضعیت بررسی شد
play-move-now = همین حالا بازی کن
play-wait = رایانه در حال فکر است. منتظر حرکتش بمانید یا «همین حالا بازی کن» را بزنید.
play-go-on = ادامه
play-pause = مکث
play-step = یک حرکت
play-speed = سرعت نمایش
play-new = بازی تازه
play-new-kept = بازی تازه‌ای آغاز شد. بازی پیشین در میان بازی‌های قبلی است.
play-undo = برگشت
play-redo = دوباره
play-ask-hint = راهنمایی
play-first = نخستین وضعیت
play-previous = یک حرکت به عقب
play-next = یک حرکت به جلو
play-last = آخرین وضعیت
play-moves = حرکت‌ها
play-no-moves = هنوز حرکتی انجام نشده است.
play-move-of = { $number }. { $square }، { $player }
play-side-line = شاخهٔ فرعی
play-promote = این شاخه بازی اصلی شود
play-earlier-games = بازی‌های قبلی
play-no-earlier = هنوز بازی قبلی‌ای نیست. با آغاز بازی تازه چیزی از دست نمی‌رود: بازی پیشین به اینجا می‌آید.
play-earlier = بازی { $number }، { $rules }، { $count } حرکت: { $result }
play-earlier-open = ناتمام
play-earlier-draw = مساوی
play-earlier-first = بازیکن نخست برد
play-earlier-second = بازیکن دوم برد
play-taken-up = این بازی قبلی ادامه می‌یابد و بازی دیگر جای آن را گرفت.
play-analysis = تحلیل: ارزش حرکت‌ها
play-title-your-move = نوبت شماست – دوز
play-brain-rules = { $brain } قواعد { $rules } را نمی‌داند. مسابقهٔ تازه‌ای با حریف دیگری آغاز کنید.
play-match-unread = بازی نگه‌داشته‌شده خوانده نشد و بازی تازه‌ای آغاز شد. متن قبلی هنوز در این مرورگر هست. { $reason }

### thinking: how the computer has thought

thinking-show = نشان دادن فکر آن
thinking-scores = عددهای روی صفحه امتیازهایی است که پیش از آخرین حرکتش به حرکت‌هایش داده است.
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

match-new = مسابقهٔ تازه
match-begin = آغاز
match-cancel = انصراف
match-rules = بازی
match-own = قواعد دلخواه
match-columns = ستون‌ها
match-rows = سطرها
match-length = در یک ردیف
match-line = کدام ردیف‌ها حساب‌اند
match-near = شما، یا رایانهٔ نخست
match-far = حریف
match-person-near = شما
match-person-far = کسی کنار شما
match-begins = چه کسی آغاز می‌کند
match-begins-first = شما (یا رایانهٔ نخست)
match-begins-second = حریف
match-begins-random = هر بار به قید قرعه
match-begins-alternating = به نوبت
match-symbols = نمادها
match-symbols-x = شما ضربدر می‌کشید (سیاه)
match-symbols-o = شما دایره می‌کشید (سفید)
match-symbols-first = هر که آغاز کند ضربدر می‌کشد
match-symbols-first-o = هر که آغاز کند دایره می‌کشد
match-stone = نخستین مهرهٔ رایانه‌ای که آغاز کند به قید قرعه می‌افتد
match-option-level = سطح
match-option-style = سبک، از ‎-100‎ محتاط تا 100 تهاجمی
match-option-family = وزن ردیف‌ها
match-option-tie = از حرکت‌های برابر
match-option-candidates = خانه‌هایی که می‌بیند
match-option-depth = چند حرکت پیش‌بینی می‌کند
match-option-window = پنجرهٔ نخست
match-option-fast-cut = در بهترین امتیاز می‌ایستد
match-option-cut = هرس می‌کند
match-option-family-power = توان‌ها
match-option-family-factorial = فاکتوریل‌ها
match-option-tie-first = نخستین
match-option-tie-centre = مرکزی‌ترین
match-option-candidates-all = همه
match-option-candidates-near = کنار مهره‌ها
match-option-fast-cut-none = هیچ‌جا
match-option-fast-cut-min = جایی که کمینه حرکت می‌کند
match-option-fast-cut-both = همه‌جا
match-option-cut-ge = در امتیاز برابر
match-option-cut-gt = تنها فراتر از آن
match-rules-changed = { $brain } تنها دوز { 3 } در { 3 } بازی می‌کند، پس صفحه اکنون 3x3 است.
match-rules-other = اکنون قواعد { $brain } برقرار است: { $rules }.
match-seat-changed = { $brain } این قواعد را نمی‌داند؛ اکنون { $other } آنجا نشسته است.
match-no-board = صفحه‌ها { 3 } تا { 22 } ستون و سطر دارند و ردیف‌ها دست‌کم دو خانه.
match-speed = هر حرکت { $seconds } ثانیه

### press: the list of keys

press-title = کلیدها
press-open = فهرست کلیدها
press-board = وقتی صفحه‌کلید روی صفحهٔ بازی است
press-help = همین فهرست
press-arrows = از خانه‌ای به خانهٔ دیگر روی صفحه
press-enter = بازی در خانه
press-ends = به دو سر سطر؛ با Ctrl، صفحه
press-pages = به دو سر ستون
press-keypad = خانه‌ای از صفحهٔ 3x3، مانند صفحه‌کلید عددی
press-steps = یک حرکت به عقب، یک حرکت به جلو
press-whole = به آغاز، به پایان
press-ten = ده حرکت به عقب، ده حرکت به جلو
press-analysis = روشن یا خاموش کردن تحلیل
press-escape = بستن آنچه باز است
play-draw-stuck = بازی مساوی شد: همهٔ حرکت‌هایی که برای { $player } مانده ممنوع است.
