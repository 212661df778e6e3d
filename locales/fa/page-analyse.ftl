# What the screen of analysis says. The rules of these files stand in dooz.ftl.

### analyse: a game looked at

analyse-board = صفحهٔ تحلیل
analyse-switch = تحلیل
analyse-off = تحلیل خاموش است.
analyse-options = چه چیزی نشان داده شود
analyse-values = شانس برد حرکت‌ها روی صفحه
analyse-threats = تهدیدها روی صفحه
analyse-percent = { $percent }٪
analyse-worth-chance = { $player } { $percent }٪
analyse-worth-draw = مساوی، ثابت‌شده
analyse-worth-win = { $player } { advice-in-moves } می‌برد
analyse-worth-won = { $player } برده است
analyse-bar = شانس برد { $player }
analyse-bar-says = شانس برد { $player }: { $percent }٪.
analyse-bar-proven = ثابت شده: { $worth }.
analyse-bar-waits = هنوز معلوم نیست.
analyse-thinking = در حال فکر کردن…
analyse-heading = تحلیل: { $game }
analyse-lines = بهترین ادامه‌ها
analyse-search = عمق { $depth }، { $nodes }
analyse-solved = حل‌شده
analyse-millions = { $count } میلیون
analyse-thousands = { $count } هزار
analyse-deep = پیشرفت جست‌وجو، { $percent } از { 100 }
analyse-stop = توقف
analyse-resume = ادامه
analyse-over = برای دیدن ارزش حرکت‌ها به عقب بروید.
analyse-wins-fours = ثابت شده: { $player } با چهارتایی‌های پیاپی می‌برد.
analyse-wins-threats = ثابت شده: { $player } با تهدیدهایی می‌برد که راه دفاعی نمی‌گذارند.
analyse-danger = خطر: { $player } تهدید می‌کند که با چهارتایی‌های پیاپی ببرد.
analyse-why = چرا این حرکت
analyse-why-short = چرا
analyse-why-of = چرا { $square }
analyse-why-square = توضیح یک خانه
analyse-why-choose = خانه‌ای خالی از صفحه را انتخاب کنید.
analyse-no-why = پیش از نخستین حرکت چیزی برای توضیح نیست.

### analyse-moves: the game and its side lines

analyse-moves = حرکت‌ها
analyse-game = بازی
analyse-no-moves = هنوز حرکتی انجام نشده است. روی صفحه حرکت کنید.
analyse-first = به آغاز
analyse-previous = یک حرکت به عقب
analyse-next = یک حرکت به جلو
analyse-last = به پایان
analyse-at = حرکت { $number } از { $count }: { $square }، { $player }.
analyse-start = آغاز بازی.
analyse-side-line = شاخهٔ فرعی
analyse-move-name = { $number } { $square }، { $player }
analyse-has-comment = یادداشت
analyse-comment = یادداشت برای اینجا
analyse-comment-cut = هر یادداشت تا { $count } کیلوبایت جا دارد؛ باقی این یادداشت بریده شد.
analyse-comments-cut = { $count ->
    [one] { $count } یادداشت بیش از { $size } کیلوبایت بود؛ پایان آن بریده شد.
   *[other] { $count } یادداشت بیش از { $size } کیلوبایت بودند؛ پایان آن‌ها بریده شد.
}
analyse-promote = این شاخه بازی اصلی شود
analyse-promoted = اکنون این شاخه بازی اصلی است.
analyse-play-on = بازی با رایانه از اینجا
analyse-remove = حذف از اینجا
analyse-remove-sure = این حرکت و همهٔ حرکت‌های بعدی حذف شوند؟
analyse-removed = حرکت‌ها حذف شدند.
analyse-more-moves = فهرست بلندتر از آن است که کامل نشان داده شود؛ این‌ها حرکت‌های نزدیک به وضعیت صفحه‌اند.

### analyse-review: how good the moves were

analyse-review = بررسی
analyse-review-start = بررسی بازی
analyse-review-stop = توقف بررسی
analyse-no-review = بازی کنید یا یک بازی باز کنید: حرکت‌ها اینجا سنجیده می‌شوند.
analyse-reviewing = { $number } از { $count } حرکت بررسی شد.
analyse-reviewed = بررسی کامل شد.
analyse-review-better = { $square } بهتر بود: { $worth }
analyse-review-cost = { $percent } واحد از شانس برد را از دست می‌دهد
analyse-turning-point = نقطهٔ عطف
analyse-turn = نقطهٔ عطف: حرکت { $number }، { $square } از { $player }: از «{ $before }» به «{ $after }».
analyse-accuracy = { $player }: دقت { $percent }٪، یعنی { 100 } منهای واحدهایی از شانس برد که هر حرکت به‌طور میانگین از دست می‌دهد
analyse-grade-best = بهترین
analyse-grade-good = خوب
analyse-grade-slip = لغزش
analyse-grade-mistake = اشتباه
analyse-grade-blunder = اشتباه بزرگ
analyse-makes-open-three = سه‌تایی باز
analyse-makes-four = چهارتایی؛ باید پاسخ داد
analyse-makes-open-four = چهارتایی باز
analyse-makes-five = می‌برد
analyse-stops-open-three = سه‌تایی باز حریف را می‌بندد
analyse-stops-four = چهارتایی حریف را می‌بندد

### analyse-chart: the course of the game

analyse-chart = شانس برد { $player }
analyse-chart-label = شانس برد { $player }، حرکت به حرکت
analyse-chart-at = در حرکت { $number }
analyse-chart-place = حرکت { $number }: { $worth }

### analyse-setup: any position

analyse-setup = چیدن
analyse-setup-title = چیدن وضعیت
analyse-setup-board = صفحه‌ای که چیده می‌شود
analyse-setup-place = هر کلیک چه می‌گذارد
analyse-setup-cross = ضربدر
analyse-setup-circle = دایره
analyse-setup-erase = پاک‌کن
analyse-setup-turn = نوبت کیست
analyse-setup-rules = قواعد
analyse-setup-game = بازی
analyse-setup-empty = خالی کردن صفحه
analyse-setup-use = تأیید
analyse-setup-cancel = انصراف
analyse-setup-counts = { $first }: { $x }، { $second }: { $o }، نوبت { $turn }: هیچ بازی‌ای به اینجا نمی‌رسد. مهره‌ای بگذارید یا بردارید، یا نوبت را عوض کنید.
analyse-setup-used = وضعیت روی صفحه است؛ بازی پیشین در میان بازی‌های قبلی است.

### analyse-import: games from outside

analyse-import = باز کردن
analyse-import-text = یا یک متن: حرکت‌ها، تصویر صفحه، نشانی بازی، { "\u2066" }SGF{ "\u2069" } یا پروندهٔ { "\u2066" }Piskvork{ "\u2069" }
analyse-import-file = انتخاب پرونده
analyse-import-drop = { "\u2066" }SGF{ "\u2069" }، { "\u2066" }PSQ{ "\u2069" }، { "\u2066" }LIB{ "\u2069" } یا متن. می‌توانید پرونده یا متن را هر جای این بخش رها کنید یا بچسبانید.
analyse-import-filter = جست‌وجو با نام یا شماره
analyse-import-shown = { $shown } بازی از { $count } بازی نشان داده شده است.
analyse-import-open = باز کردن
analyse-import-choose = { $count ->
    [one] { $count } بازی هست. آن را انتخاب کنید:
   *[other] { $count } بازی هست. یکی را انتخاب کنید:
}
analyse-import-game = بازی { $number }: { $rules }، { $count ->
    [one] { $count } حرکت
   *[other] { $count } حرکت
}
analyse-import-done = بازی روی صفحه است؛ بازی پیشین در میان بازی‌های قبلی است.

### analyse-export: games for outside

analyse-export = ذخیره
analyse-export-as = قالب
analyse-export-moves = فهرست حرکت‌ها
analyse-export-sgf = SGF
analyse-export-psq = Piskvork (PSQ)
analyse-export-lib = RenLib (LIB)
analyse-export-board = صفحه به صورت متن
analyse-export-svg = تصویر (SVG)
analyse-export-png = تصویر (PNG)
analyse-export-loses = این قالب این‌ها را نگه نمی‌دارد: { $losses }.
analyse-export-holds = این قالب همهٔ بازی را نگه می‌دارد.
analyse-export-copy = کپی
analyse-export-save = ذخیره در پرونده
analyse-export-copied = کپی شد.
analyse-export-not-copied = مرورگر اجازهٔ کپی نمی‌دهد. متن را انتخاب کنید و با فرمان خود مرورگر کپی کنید.
analyse-export-no-picture = مرورگر نمی‌تواند این تصویر را بسازد. SVG را انتخاب کنید.
analyse-share = هم‌رسانی
analyse-share-address = نشانی این وضعیت
analyse-share-note = هر کس آن را باز کند حرکت‌های همین شاخه را با همین وضعیت می‌بیند.
analyse-share-loses = نشانی این‌ها را در بر ندارد: { $losses }. پروندهٔ بازی (SGF) همه را دارد.
analyse-share-file = ذخیرهٔ پرونده
