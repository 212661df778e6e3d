# What the screen of analysis says. The rules of these files stand in dooz.ftl.

### analyse: a game looked at

analyse-board = صفحهٔ تحلیل
analyse-switch = تحلیل
analyse-values = ارزش‌ها روی صفحه
analyse-threats = تهدیدها روی صفحه
analyse-bar = برتری با کیست
analyse-bar-says = نوبت { $player }: { $worth }.
analyse-bar-waits = نوبت { $player }: هنوز معلوم نیست.
analyse-thinking = در حال فکر کردن…
analyse-lines = بهترین شاخه‌ها
analyse-search = عمق { $depth }، { $speed } وضعیت در ثانیه
analyse-stop = توقف
analyse-resume = ادامه
analyse-wins-fours = ثابت شده: { $player } با چهارهای پیاپی می‌برد.
analyse-wins-threats = ثابت شده: { $player } با تهدیدهایی می‌برد که راه دفاعی نمی‌گذارند.
analyse-danger = خطر: { $player } تهدید می‌کند که با چهارهای پیاپی ببرد.
analyse-line-move = { $worth }: بازی تا { $square }
analyse-why = چرا این حرکت
analyse-why-of = چرا { $square }
analyse-why-square = توضیح یک خانه
analyse-why-choose = خانه‌ای خالی از صفحه را انتخاب کنید.
analyse-no-why = پیش از نخستین حرکت چیزی برای توضیح نیست.

### analyse-moves: the game and its side lines

analyse-moves = حرکت‌ها
analyse-no-moves = هنوز حرکتی نشده است. روی صفحه حرکت کنید.
analyse-first = به آغاز
analyse-previous = یک حرکت به عقب
analyse-next = یک حرکت به جلو
analyse-last = به پایان
analyse-at = حرکت { $number } از { $count }: { $square }، { $player }.
analyse-start = آغاز بازی.
analyse-side-line = شاخهٔ فرعی
analyse-move-name = { $number } { $square }، { $player }
analyse-comment = یادداشت برای اینجا
analyse-promote = این شاخه بازی اصلی شود
analyse-promoted = اکنون این شاخه بازی اصلی است.
analyse-remove = حذف از اینجا
analyse-remove-sure = این حرکت و همهٔ حرکت‌های بعدی حذف شوند؟
analyse-removed = حرکت‌ها حذف شدند.
analyse-more-moves = فهرست بلندتر از آن است که کامل نشان داده شود؛ این‌ها حرکت‌های نزدیک به وضعیت صفحه‌اند.

### analyse-review: how good the moves were

analyse-review = بررسی
analyse-review-start = بررسی بازی
analyse-review-stop = توقف
analyse-reviewing = { $number } از { $count } حرکت بررسی شد.
analyse-reviewed = بررسی کامل شد.
analyse-review-go = رفتن به آنجا
analyse-review-try = از اینجا حرکت دیگری را امتحان کنید
analyse-decisive = سرنوشت بازی را تعیین کرد

### analyse-chart: the course of the game

analyse-chart = روند بازی
analyse-chart-above = بالای خط میانی { $player } بهتر است.
analyse-chart-place = حرکت { $number }: { $worth }
analyse-chart-ahead = { $player } { $percent }٪ جلوتر است
analyse-chart-won = { $player } می‌برد
analyse-chart-even = برابر
analyse-chart-unknown = نامعلوم
analyse-chart-list = به صورت فهرست

### analyse-setup: any position

analyse-setup = چیدن وضعیت
analyse-setup-board = صفحه‌ای که چیده می‌شود
analyse-setup-place = هر کلیک چه می‌گذارد
analyse-setup-cross = ضربدر
analyse-setup-circle = دایره
analyse-setup-erase = هیچ (پاک کردن)
analyse-setup-turn = نوبت کیست
analyse-setup-rules = قانون‌ها
analyse-setup-columns = ستون‌ها
analyse-setup-rows = سطرها
analyse-setup-length = چندتا در یک ردیف
analyse-setup-line = کدام ردیف‌ها به حساب می‌آیند
analyse-setup-empty = خالی کردن صفحه
analyse-setup-use = همین وضعیت
analyse-setup-cancel = بازگشت به بازی
analyse-setup-used = وضعیت روی صفحه است؛ بازی پیشین نگه داشته شد.

### analyse-import: games from outside

analyse-import = باز کردن بازی
analyse-import-text = حرکت‌ها، تصویر صفحه، SGF یا پروندهٔ Piskvork
analyse-import-file = یا یک پرونده
analyse-import-open = باز کردن
analyse-import-choose = { $count ->
    [one] { $count } بازی هست. آن را انتخاب کنید:
   *[other] { $count } بازی هست. یکی را انتخاب کنید:
}
analyse-import-game = بازی { $number }: { $rules }، { $count ->
    [one] { $count } حرکت
   *[other] { $count } حرکت
}
analyse-import-done = بازی روی صفحه است؛ بازی پیشین نگه داشته شد.

### analyse-export: games for outside

analyse-export = ذخیره یا هم‌رسانی
analyse-export-as = به چه صورت
analyse-export-moves = فهرست حرکت‌ها
analyse-export-sgf = SGF
analyse-export-psq = Piskvork (PSQ)
analyse-export-board = صفحه به صورت متن
analyse-export-svg = تصویر (SVG)
analyse-export-png = تصویر (PNG)
analyse-export-loses = این قالب این‌ها را نگه نمی‌دارد: { $losses }.
analyse-export-holds = این قالب همهٔ بازی را نگه می‌دارد.
analyse-export-copy = رونوشت
analyse-export-save = ذخیره در پرونده
analyse-export-copied = رونوشت گرفته شد.
analyse-export-not-copied = مرورگر اجازهٔ رونوشت نمی‌دهد. متن را انتخاب کنید و با فرمان خود مرورگر رونوشت بگیرید.
analyse-export-no-picture = مرورگر نمی‌تواند این تصویر را بسازد. SVG را انتخاب کنید.
analyse-share = نشانی این وضعیت
