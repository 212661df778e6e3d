# What the page says on every screen. The rules of these files stand in dooz.ftl.

### page: the frame around every screen

page-title = دوز: همهٔ بازی‌های چندتا در یک ردیف
page-skip = رفتن به محتوا
page-screens = صفحه‌ها
page-play = بازی
page-analyse = تحلیل
page-learn = یادگیری
page-puzzles = معماها
page-settings = تنظیمات
page-language = زبان
page-theme = رنگ‌ها
page-theme-system = مانند سیستم
page-theme-light = روشن
page-theme-dark = تیره
page-stones = مهره‌ها
page-stones-symbols = ضربدر و دایره
page-stones-stones = مهره‌های سیاه و سفید
page-more = بیشتر
page-coordinates = مختصات کنار صفحه
page-numbers = شمارهٔ حرکت‌ها
page-sounds = صداها
page-still = بدون پویانمایی
page-latin-digits = رقم‌های لاتین
page-close = بستن
page-worker-failed = بخشی از صفحه که فکر می‌کند در این کار ناکام ماند. دوباره امتحان کنید یا صفحه را از نو بار کنید؛ بازی شما نگه داشته شده است.
page-no-weights = موتور این قواعد بار نشد. اتصال شبکه را بررسی کنید و دوباره امتحان کنید؛ بازی شما نگه داشته شده است.
page-not-kept = این مرورگر اجازه نمی‌دهد صفحه بازی شما را نگه دارد؛ با رفتن از صفحه از دست می‌رود.

### board: what is heard of a board

board-cross = { $square }، ضربدر
board-circle = { $square }، دایره
board-empty = { $square }، خالی
board-forbidden = { $square }، ممنوع
board-last = آخرین حرکت
board-wins = در خط برنده
board-hint = پیشنهادشده
board-better = بهتر
board-best = بهترین حرکت
board-threat-open-three = سهٔ باز برای { $player }
board-threat-four = چهار برای { $player }
board-threat-open-four = چهار باز برای { $player }
board-threat-five = پنج برای { $player }
board-wrong = نادرست
board-right = درست
board-look = اینجا را ببینید
board-comma = ،
board-touch-again = برای بازی در { $square } دوباره لمسش کنید.

### puzzles: positions with one good move

puzzles-hint = راهنمایی
puzzles-again = دوباره
puzzles-next = معمای بعدی
puzzles-which = کدام معماها
puzzles-all = همهٔ درجه‌ها
puzzles-grade = درجهٔ { $grade }
