# The screen of learn: chapters, and the tree of a search.

### learn: the chapters

learn-lessons = درس‌ها
learn-lessons-what = یازده درس کوتاه، از سه خانهٔ خالی تا آلفا-بتا روی صفحهٔ ده در ده. کمابیش هر گام چیزی از شما می‌پرسد.
learn-done = { $done } از { $count }
learn-next = گام بعدی
learn-show = نمایش پاسخ
learn-board = صفحهٔ درس
learn-answers = پاسخ‌ها
learn-watch = فکر کردنش را ببینید
learn-think = بگذارید فکر کند
learn-look-ahead = چند حرکت جلوتر
learn-ahead-counts = تا این عمق { $everywhere } وضعیت هست و { $near } تای آن‌ها با حرکت در کنار مهره‌ها به دست می‌آید. با آلفا-بتا { $calls } وضعیت دیده شد، با شمارش جست‌وجوهای کم‌عمق‌تر پیش از آن. عددی از { 0 } تا { 99 } حرکتی را که نه برد اجباری دارد و نه باخت اجباری با بهترینِ همین حرکت‌ها می‌سنجد؛ { "\u2066" }+{ 2 }{ "\u2069" } یعنی برد اجباری در دو حرکت و − یعنی باخت اجباری. خانهٔ بی‌عدد یا دیده نشده یا هرس شده است، چون از حرکتی دیگر بهتر نیست.
learn-all-lessons = همهٔ درس‌ها
learn-lesson = درس { $lesson }
learn-lesson-place = درس { $lesson }، { $title }
learn-begin = آغاز
learn-continue = ادامه
learn-again = از نو
learn-watch-both = هر دو را ببینید
learn-step-back = گام قبلی

### learn: the tree

learn-tree = درخت جست‌وجو
learn-tree-what = مینیماکس، آلفا-بتا، میانگین‌گیری یا شهود را گام به گام، به جلو و عقب، دنبال کنید: از بازی خودتان، از هر صفحه‌ای، یا در درختی که می‌نویسید.
learn-tree-open = باز کردن درخت
learn-what = چه چیزی جست‌وجو می‌شود
learn-subject = از
learn-own-board = صفحهٔ دلخواه
learn-own-tree = درخت دلخواه
learn-game = بازی شما
learn-rules = ستون‌ها، سطرها و طول ردیف
learn-picture = صفحه: X و O، و نقطه برای خانهٔ خالی
learn-turn = نوبت
learn-typed-tree = درخت: برگ‌ها درون پرانتز
learn-how = چگونه جست‌وجو می‌شود
learn-method = روش
learn-minimax = مینیماکس
learn-minimax-one = نگاماکس
learn-alphabeta = آلفا-بتا
learn-alphabeta-one = آلفا-بتا با یک تابع
learn-averaging = میانگین‌گیری
learn-intuition = شهود
learn-classic-alphabeta = آلفا-بتای برنامهٔ پنجره‌ای
learn-weights-own = وزن‌های خودتان برای ردیف‌های ساخته، g
learn-weights-spoiled = وزن‌های خودتان برای ردیف‌های خراب‌شده، q
learn-option-win = ارزش برد
learn-option-draw = ارزش مساوی
learn-option-loss = ارزش باخت
learn-option-unfinished = ارزش ناتمام
learn-option-window = پنجرهٔ نخست
learn-window-is = پنجرهٔ { $window }
learn-option-cut = هرس هنگامی که
learn-option-cut-ge = α ≥ β
learn-option-cut-gt = α > β
learn-option-cut-never = هرگز
learn-option-fast-cut = با برد می‌ایستد
learn-option-fast-cut-none = نه
learn-option-fast-cut-min = کمینه‌ساز
learn-option-fast-cut-both = هر دو
learn-option-order = ترتیب حرکت‌ها
learn-option-order-rows = به ترتیب خواندن
learn-option-order-centre = نخست مرکز
learn-option-order-reversed = وارونه
learn-option-depth-score = برد زودتر را ترجیح می‌دهد
learn-option-depth-score-none = نه
learn-option-depth-score-zero = بله، هر حرکت جز نخستین یک امتیاز کم می‌کند
learn-option-depth-score-one = بله، هر حرکت یک امتیاز کم می‌کند
learn-against = مقایسه با
learn-alone = هیچ‌کدام
learn-depth = سطح‌های نمایش
learn-all-levels = همه
learn-goes-on = کدام پیش برود
learn-in-step = هر دو هم‌زمان
learn-first-alone = تنها اولی
learn-second-alone = تنها دومی
learn-working = جست‌وجو در جریان است.
learn-too-large = این جست‌وجو { $calls } فراخوانی دارد و تنها نخستین‌های آن نشان داده می‌شود. برای کوچک شدنش مهره‌های بیشتری بگذارید یا سطح‌های کمتری نشان دهید.
learn-too-large-more = این جست‌وجو بیش از { $calls } فراخوانی دارد و تنها نخستین‌های آن نشان داده می‌شود. برای کوچک شدنش مهره‌های بیشتری بگذارید یا سطح‌های کمتری نشان دهید.
learn-impossible = این روش این را جست‌وجو نمی‌کند. برنامه‌های منتشرشده تنها صفحهٔ { 3 } در { 3 } را می‌شناسند؛ روش دیگری برگزینید.
learn-needs-board = شهود تنها صفحه‌ها را می‌بیند؛ برای درخت روش دیگری برگزینید.
learn-tree-long = درخت بیش از { $count } نشانه دارد؛ کوتاهش کنید.
learn-tree-side = درخت با «{ $input }» آغاز نمی‌شود؛ max یا min بنویسید.

### learn: walking

learn-steps = گام‌ها
learn-step = گام { $step } از { $count }
learn-place = جایگاه در جست‌وجو
learn-first = به آغاز
learn-back = یک گام عقب
learn-forward = یک گام جلو
learn-last = به پایان
learn-next-cut = هرس بعدی
learn-previous-cut = هرس قبلی
learn-next-return = بازگشت بعدی
learn-previous-return = بازگشت قبلی
learn-play = پخش
learn-pause = مکث
learn-speed = سرعت
learn-fast = { $count } در ثانیه
learn-slow = هر { $count } ثانیه یکی
learn-key-tree = درون درخت: به گره کناری
learn-key-enter = درون درخت: بستن، گشودن یا پاسخ
learn-key-pan = درون درخت: جابه‌جایی تصویر
learn-key-zoom = درون درخت: نزدیک‌تر، دورتر، همه
learn-view = دید
learn-fit = همهٔ درخت
learn-unfold = گشودن همه
learn-fold = بستن به حالت معمول
learn-difference = فراخوانی‌های هر دو: { $common }؛ تنها اولی: { $first }؛ تنها دومی: { $second }
learn-board-here = صفحهٔ این فراخوانی
learn-code = شبه‌کد
learn-keys-and-speed = کلیدها و سرعت
learn-window = پنجره
learn-closed = بسته: { $reason }
learn-calls = فراخوانی
learn-ends = پایان بازی
learn-cuts = هرس
learn-left-out = کنارگذاشته
learn-legend-max = بیشینه‌ساز بزرگ‌ترین را برمی‌دارد
learn-legend-min = کمینه‌ساز کوچک‌ترین را برمی‌دارد
learn-legend-cut = کنارگذاشته
learn-comparison = مقایسه
learn-uncovered = کنار گذاشته شد: { $values }. با آن‌ها یا بدون آن‌ها، ارزش همهٔ درخت { $score } است.
learn-uncovered-bound = کنار گذاشته شد: { $values }. جست‌وجوی همهٔ درخت به { $score } می‌رسد؛ این یکی با پنجره‌ای تنگ‌تر آغاز شد.
learn-call-count = { $count } فراخوانی
learn-uncover = { $count ->
    [2] نشان دادن هر دو
    [one] نشان دادن برگِ کنارگذاشته
   *[other] نشان دادن هر { $count }
}
