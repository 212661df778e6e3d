# What goes wrong with games that come to the page from outside. The rules of these files stand in dooz.ftl.

### error-address: the part of the address that holds a game

error-address = در این نشانی بازی‌ای نیست: { $reason }
error-address-too-long = این نشانی از { $count } نویسه بلندتر است و هیچ بازی‌ای این‌قدر جا نمی‌خواهد؛ بخواهید دوباره برایتان بفرستند.
error-address-page = این نشانیِ یک بازی نیست؛ در چنین نشانی‌ای { "\u2066" }#/play{ "\u2069" } می‌آید.
error-address-percent = این نشانی آسیب دیده است: پس از نشانهٔ درصد کدی نیامده؛ بخواهید دوباره برایتان بفرستند.
error-address-twice = «{ $name }» دو بار در این نشانی آمده است؛ یکی را بردارید.
error-address-turn = نوبت «{ $input }» نمی‌تواند باشد؛ در نشانی { "\u2066" }turn=x{ "\u2069" } یا { "\u2066" }turn=o{ "\u2069" } بنویسید.
error-address-at = «{ $input }» جایی در این بازی نیست؛ پس از { "\u2066" }at={ "\u2069" } عددی از { 0 } تا { $count } بنویسید.
error-address-seat = «{ $input }» بازیکن نیست؛ person یا بازیکنی مانند { "\u2066" }level:50{ "\u2069" } بنویسید.
error-address-opening = گشایش «{ $input }» با حرکت‌های این نشانی جور نیست. { "\u2066" }opening=swap2{ "\u2069" } بنویسید، که حداکثر { 5 } مهره روی صفحه‌ای دست‌کم { 5 } در { 5 } می‌خواهد، یا آن را بردارید.

### error-import: files and texts that somebody opens

error-import-too-large = این پرونده از { $count } مگابایت بزرگ‌تر است و برای یک بازی زیاد است؛ پروندهٔ دیگری برگزینید.
error-import-too-many-moves = این بازی با شاخه‌هایش بیش از { $count } حرکت دارد؛ بازی دیگری برگزینید.
error-import-unknown = در این متن یا پرونده بازی‌ای پیدا نشد. { "\u2066" }SGF{ "\u2069" }، پرونده‌های { "\u2066" }Piskvork{ "\u2069" }، فهرست حرکت‌ها، تصویر صفحه و نشانی بازی را می‌توان خواند.

### error-no-board, error-storage, error-board-size: games that were kept, and boards

error-no-board = اینجا برای { $rules } صفحه‌ای نیست؛ صفحه‌ها { 3 } تا { 22 } ستون و سطر دارند و ردیف‌ها دست‌کم دو خانه.
error-storage = بازی‌هایی که اینجا نگه داشته شده بودند آسیب دیده‌اند و بازی تازه‌ای آغاز می‌شود.
error-board-size = صفحه { $columns } ستون و { $rows } سطر دارد.
