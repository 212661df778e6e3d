# The page's walk through a search: its steps in words.

### tree: steps of a search

tree-begin = هنوز چیزی دیده نشده است. برای شروع یک گام جلو بروید.
tree-unvisited = جست‌وجو هنوز به اینجا نرسیده است.
tree-call = فراخوانی { $call }: { $parts }
tree-enter-root = فراخوانی { $call } جست‌وجو را آغاز می‌کند: { $standing }.
tree-enter = فراخوانی { $call }: پس از حرکت { $move }، { $standing }.
tree-enter-window = در پی امتیازهای درون { $window } است.
tree-choose = حرکت { $move } ارزش { $score } دارد: بهترین تا اینجا.
tree-choose-turned = حرکت { $move } از نگاه کمینه‌ساز ارزش { $own } دارد: بهترین تا اینجا.
tree-choose-alpha = حرکت { $move } ارزش { $score } دارد: آلفا تا آن بالا می‌آید و این برای بیشینه‌ساز تضمین‌شده است.
tree-choose-beta = حرکت { $move } ارزش { $score } دارد: بتا تا آن پایین می‌آید و کمینه‌ساز بیش از این نمی‌گذارد.
tree-choose-at-once = حرکت { $move } فوراً می‌برد و { $score } حساب می‌شود؛ نگاه بیشتر لازم نیست.
tree-cut = { $reason }: بازی به اینجا نمی‌رسد. کنار گذاشته شد: { $moves }.
tree-cut-none = { $reason }: پنجره بسته شد، ولی حرکتی نمانده که کنار گذاشته شود.
tree-cut-fast = { $reason }: بهتر از این ممکن نیست. کنار گذاشته شد: { $moves }.
tree-pruned = حرکت { $move } بررسی نمی‌شود: { $reason }.
tree-leave = فراخوانی { $call } آنچه را لازم داشت دید و { $score } را برمی‌گرداند.
tree-leave-turned = فراخوانی { $call } هر چه لازم داشت دیده است. { $own } را برمی‌گرداند، از نگاه کمینه‌ساز؛ وارونه‌اش برای بیشینه‌ساز { $score } است.
tree-leave-over = اینجا دیگر کسی حرکت نمی‌کند: فراخوانی { $call } مقدار { $score } را برمی‌گرداند.
tree-leave-over-turned = اینجا دیگر کسی حرکت نمی‌کند: فراخوانی { $call } عدد { $own } را برمی‌گرداند، از نگاه کمینه‌ساز؛ وارونه‌اش برای بیشینه‌ساز { $score } است.
tree-leave-limit = فراخوانی { $call } اجازه ندارد عمیق‌تر برود و { $score } برآورد می‌کند.
tree-leave-bound = هیچ حرکتی درون پنجره نیفتاد: فراخوانی { $call } لبهٔ آن، { $score }، را برمی‌گرداند.
tree-leave-average = { $total } تقسیم بر { $count } حرکت می‌شود { $mean }. برای طرف دیگر: { $score }.
tree-leave-favour = { $total } تقسیم بر { $count } حرکت می‌شود { $mean }؛ چون برخی حرکت‌ها می‌برند { $favoured } حساب می‌شود. برای طرف دیگر: { $score }.

### tree: the intuitive player

tree-intuition-begin = بازیکن شهودی خانه‌ها را یکی‌یکی نگاه می‌کند. برای شروع یک گام جلو بروید.
tree-intuition-part = { $square }، { $direction }: ساختن ردیف { $own }تایی { $gain } می‌دهد و خراب کردن ردیف { $opponent }تایی { $spoil }. جمع تا اینجا: { $sum }.
tree-intuition-total = خانهٔ { $square } ارزش { $score } دارد.
tree-intuition-best = خانهٔ { $square } ارزش { $score } دارد: بهترین تا اینجا.
tree-direction-horizontal = در امتداد سطر
tree-direction-vertical = در امتداد ستون
tree-direction-rising = روی قطر بالارونده
tree-direction-falling = روی قطر پایین‌رونده

### tree: comments on pseudo-code

tree-code-max = نوبت بیشینه‌ساز
tree-code-min = نوبت کمینه‌ساز
tree-code-value = از دید بیشینه‌ساز
tree-code-limit = تنها اگر محدودیتی باشد
tree-code-answer = پاسخی که حریف خواهد داد
tree-code-one = یک تابع برای هر دو طرف
tree-code-own = از دید کسی که نوبت اوست
tree-code-turned = آنچه برای آنان خوب است برای ما بد است
tree-code-window = آلفا برای بیشینه‌ساز تضمین‌شده است، کمینه‌ساز بیش از بتا نمی‌دهد
tree-code-cut = حریف جای دیگری چیز بهتری دارد
tree-code-fast = بهتر از این وجود ندارد
tree-code-average = آنچه از حریفی تصادفی انتظار می‌رود
tree-code-hundred = ارزش برد { 100 } است و ارزش مساوی { 50 }
tree-code-at-once = برد در یک حرکت جست‌وجو نمی‌خواهد
tree-code-favour = برد را ترجیح می‌دهد
