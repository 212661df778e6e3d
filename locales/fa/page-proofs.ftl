# Walks through proofs, in the page alone.

### proofs: a proof, move by move

proofs-title = اثبات‌ها
proofs-what = بعضی بازی‌ها حل شده‌اند و هر گام راه‌حل را می‌توان بررسی کرد. یک اثبات را حرکت به حرکت دنبال کنید: بازیکنش چه می‌کند، دربارهٔ هر پاسخ چه می‌گوید و کدام پاسخ‌ها چیزی را عوض نمی‌کنند.
proofs-open = دنبال کردن یک اثبات
proofs-choose = اثبات
proofs-win = { $rules }: برد نفر اول
proofs-not-sooner = { $rules }: برد زودتر ممکن نیست
proofs-draw = { $rules }: مساوی
proofs-fetching = اثبات در حال دریافت است…
proofs-failed = اثبات دریافت نشد.
proofs-checked = مرورگر شما همین حالا همهٔ گام‌های آن را بررسی کرد.
proofs-board = صفحهٔ اثبات
proofs-step = گام
proofs-moves = حرکت‌ها: { $moves }
proofs-keys = کلیدها: n جلو، b عقب.
proofs-own = نوبت { $player } است. حرکت اثبات: { $square }.
proofs-own-any = نوبت { $player } است: هر حرکتی کافی است، مثلاً { $square }.
proofs-replies = نوبت { $player } است: پاسخی انتخاب کنید.
proofs-nothing = حرکتی لازم نیست: در این مدت هیچ ردیفی کامل نمی‌شود.
proofs-count-answered = جواب { $count } پاسخ روی خانهٔ خودش نوشته شده است.
proofs-count-unchanged = { $count } پاسخ (–) چیزی را عوض نمی‌کند: آنچه پس از «گذشتن از نوبت» می‌آید با مهره‌ای در خانهٔ هر پاسخ هم بررسی شده است.
proofs-count-harmless = { $count } پاسخ (–) تهدیدی نمی‌سازد: هر جوابی کافی است.
proofs-count-at-once = { $count } پاسخ (!) بی‌درنگ می‌بازد.
proofs-reply-answered = جواب در { $square }
proofs-reply-unchanged = چیزی را عوض نمی‌کند
proofs-reply-harmless = هر جوابی کافی است
proofs-reply-at-once = بی‌درنگ می‌بازد
