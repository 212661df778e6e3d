# What the page says on every screen. The rules of these files stand in dooz.ftl.

### page: the frame around every screen

page-title = { $place } · دوز
page-skip = رفتن به محتوا
page-screens = بخش‌ها
page-play = بازی
page-analyse = تحلیل
page-learn = یادگیری
page-puzzles = معماها
page-settings = تنظیمات
page-language = زبان
page-theme = رنگ‌ها
page-theme-system = مانند سیستم
page-theme-light = روشن
page-to-dark = رنگ‌های تیره
page-to-light = رنگ‌های روشن
page-theme-dark = تیره
page-stones = مهره‌ها
page-stones-by-size = بر پایهٔ اندازهٔ صفحه
page-stones-symbols = همیشه ضربدر و دایره
page-stones-stones = همیشه مهره‌های سیاه و سفید
page-more = بیشتر
page-coordinates = مختصات
page-numbers = شمارهٔ حرکت‌ها روی مهره‌ها
page-sounds = صداها
page-still = بدون پویانمایی
page-latin-digits = رقم‌های لاتین
page-close = بستن
page-worker-failed = بخشی از برنامه که فکر می‌کند در این کار ناکام ماند. دوباره امتحان کنید یا برنامه را از نو بار کنید؛ بازی شما نگه داشته شده است.
page-try-again = تلاش دوباره
page-no-weights = موتور این قواعد بار نشد. اتصال شبکه را بررسی کنید و دوباره امتحان کنید؛ بازی شما نگه داشته شده است.
page-no-language = زبان «{ $language }» بار نشد. اتصال شبکه را بررسی کنید و دوباره آن را انتخاب کنید.
page-no-place = چنین نشانی‌ای در این برنامه نیست.
page-not-kept = این مرورگر نمی‌گذارد صفحه چیزی ذخیره کند: اگر از اینجا بروید، بازی و پیشرفت شما از دست می‌رود.

### board: what is heard of a board

board-cross = { $square }، ضربدر
board-circle = { $square }، دایره
board-black = { $square }، سیاه
board-white = { $square }، سفید
board-empty = { $square }، خالی
board-forbidden = { $square }، ممنوع
board-last = آخرین حرکت
board-wins = در خط برنده
board-hint = پیشنهادشده
board-better = بهتر
board-best = بهترین حرکت
board-threatens = تهدید می‌کند
board-candidate = شانس برد { $percent }٪
board-threat-open-three = سه‌تایی باز برای { $player }
board-threat-four = چهارتایی برای { $player }
board-threat-open-four = چهارتایی باز برای { $player }
board-threat-five = پنج‌تایی برای { $player }
board-threat-row = { $length } تا در یک ردیف برای { $player }
board-wrong = نادرست
board-right = درست
board-look = اینجا را ببینید
board-touch-again = برای بازی در { $square } دوباره لمسش کنید.
board-taken = خانهٔ { $square } پر است؛ خانه‌ای خالی انتخاب کنید.

### puzzles: positions with one good move

puzzles-hint = راهنمایی
puzzles-again = تلاش دوباره
puzzles-next = معمای بعدی
puzzles-grade = درجهٔ { $grade }
puzzles-number = معمای { $number }
puzzles-kind = { $rules }، درجهٔ { $grade }
puzzles-draw = { $symbol } مساوی را نگه می‌دارد
puzzles-solution = راه‌حل
puzzles-solution-is = راه‌حل: { $moves }.
puzzles-skip = رد کردن
puzzles-yours = معماهای شما
puzzles-solved = حل‌شده
puzzles-row = { $count ->
    [one] روز
   *[other] روز پیاپی
}
puzzles-today = امروز
puzzles-grade-named = درجهٔ { $grade }، { $name }
puzzles-grade-1 = گام‌های نخست
puzzles-grade-2 = آسان
puzzles-grade-3 = متوسط
puzzles-grade-4 = دشوار
puzzles-grade-5 = بسیار دشوار
puzzles-grade-done = این درجه تمام شد
puzzles-all-done = همهٔ معماها حل شد
puzzles-done-again = هر کدام را می‌توان دوباره حل کرد.
puzzles-go-on = به درجهٔ { $grade }
puzzles-win = { $symbol } در { $count } حرکت می‌برد
