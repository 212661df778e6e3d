# What the screen of analysis says. The rules of these files stand in dooz.ftl.

### analyse: a game looked at

analyse-board = لوحة التحليل
analyse-switch = التحليل
analyse-off = التحليل متوقف.
analyse-options = ما يُعرض
analyse-values = فرص الفوز على اللوحة
analyse-threats = التهديدات على اللوحة
analyse-percent = { $percent }٪
analyse-worth-chance = { $player } { $percent }٪
analyse-worth-draw = تعادل، مثبت
analyse-worth-win = يفوز { $player } { advice-in-moves }
analyse-worth-won = فاز { $player }
analyse-bar = فرصة فوز { $player }
analyse-bar-says = فرصة فوز { $player }: { $percent }٪.
analyse-bar-proven = مثبت: { $worth }.
analyse-bar-waits = غير معروف بعد.
analyse-thinking = جارٍ التفكير…
analyse-heading = التحليل: { $game }
analyse-lines = أفضل المتابعات
analyse-search = العمق { $depth }، { $nodes }
analyse-solved = محلولة
analyse-millions = { $count } مليون
analyse-thousands = { $count } ألف
analyse-deep = تقدّم البحث، { $percent } من { 100 }
analyse-stop = أوقف
analyse-resume = تابع
analyse-over = ارجع إلى الوراء لترى قيمة النقلات.
analyse-wins-fours = مثبت: يفوز { $player } برباعيات متتابعة.
analyse-wins-threats = مثبت: يفوز { $player } بتهديدات لا دفاع أمامها.
analyse-danger = خطر: يهدد { $player } بالفوز برباعيات متتابعة.
analyse-why = لماذا هذه النقلة
analyse-why-short = لماذا
analyse-why-of = لماذا { $square }
analyse-why-square = اشرح خانة
analyse-why-choose = اختر خانة فارغة على اللوحة.
analyse-no-why = لا شيء يُشرح قبل النقلة الأولى.

### analyse-moves: the game and its side lines

analyse-moves = النقلات
analyse-game = اللعبة
analyse-no-moves = لا نقلات بعد. العب نقلة على اللوحة.
analyse-first = إلى البداية
analyse-previous = نقلة إلى الوراء
analyse-next = نقلة إلى الأمام
analyse-last = إلى النهاية
analyse-at = النقلة { $number } من { $count }: { $square }، { $player }.
analyse-start = بداية اللعبة.
analyse-side-line = فرع جانبي
analyse-move-name = { $number } { $square }، { $player }
analyse-has-comment = تعليق
analyse-comment = تعليق على هذا الموضع
analyse-comment-cut = طول التعليق { $count } كيلوبايت على الأكثر؛ وقد قُطع ما زاد.
analyse-comments-cut = { $count ->
    [zero] لم يُقطع أي تعليق.
    [one] كان تعليق واحد أطول من { $size } كيلوبايت، فقُطع آخره.
    [two] كان تعليقان أطول من { $size } كيلوبايت، فقُطع آخرهما.
    [few] كانت { $count } تعليقات أطول من { $size } كيلوبايت، فقُطع آخرها.
    [many] كان { $count } تعليقًا أطول من { $size } كيلوبايت، فقُطع آخرها.
   *[other] كان { $count } تعليق أطول من { $size } كيلوبايت، فقُطع آخرها.
}
analyse-promote = اجعله اللعبة نفسها
analyse-promoted = صار هذا الفرع اللعبة نفسها.
analyse-play-on = العب من هنا ضد الحاسوب
analyse-remove = احذف من هنا
analyse-remove-sure = أتُحذف هذه النقلة وكل ما يليها؟
analyse-removed = حُذفت النقلات.
analyse-more-moves = القائمة أطول من أن تُعرض كاملة؛ هذه هي النقلات القريبة مما على اللوحة.

### analyse-review: how good the moves were

analyse-review = المراجعة
analyse-review-start = راجع اللعبة
analyse-review-stop = أوقف المراجعة
analyse-no-review = العب أو افتح لعبة: هنا تُقيَّم نقلاتها.
analyse-reviewing = النقلات المراجَعة: { $number } من { $count }.
analyse-reviewed = اكتملت المراجعة.
analyse-review-better = كانت { $square } أفضل: { $worth }
analyse-review-cost = { $percent ->
    [zero] لا تخسر شيئًا من فرصة الفوز
    [one] تخسر نقطة من فرصة الفوز
    [two] تخسر نقطتين من فرصة الفوز
    [few] تخسر { $percent } نقاط من فرصة الفوز
   *[other] تخسر { $percent } نقطة من فرصة الفوز
}
analyse-turning-point = نقطة التحول
analyse-turn = نقطة التحول: النقلة { $number }، { $square }، { $player }: من «{ $before }» إلى «{ $after }».
analyse-accuracy = { $player }: الدقة { $percent }٪، أي { 100 } ناقص ما تخسره النقلة في المتوسط من نقاط فرصة الفوز
analyse-grade-best = الأفضل
analyse-grade-good = جيدة
analyse-grade-slip = هفوة
analyse-grade-mistake = خطأ
analyse-grade-blunder = خطأ فادح
analyse-makes-open-three = ثلاثية مفتوحة
analyse-makes-four = رباعية يجب الرد عليها
analyse-makes-open-four = رباعية مفتوحة
analyse-makes-five = تفوز
analyse-stops-open-three = تصدّ ثلاثية مفتوحة
analyse-stops-four = تصدّ رباعية

### analyse-chart: the course of the game

analyse-chart = فرصة فوز { $player }
analyse-chart-label = فرصة فوز { $player }، نقلة بنقلة
analyse-chart-at = عند النقلة { $number }
analyse-chart-place = النقلة { $number }: { $worth }

### analyse-setup: any position

analyse-setup = رتّب
analyse-setup-title = رتّب وضعًا
analyse-setup-board = اللوحة التي تُرتَّب
analyse-setup-place = ماذا تضع النقرة
analyse-setup-cross = علامة X
analyse-setup-circle = دائرة
analyse-setup-erase = ممحاة
analyse-setup-turn = على من الدور
analyse-setup-rules = القواعد
analyse-setup-game = اللعبة
analyse-setup-empty = أفرغ اللوحة
analyse-setup-use = تم
analyse-setup-cancel = إلغاء
analyse-setup-counts = { $first }: { $x }، { $second }: { $o }، والدور على { $turn }: لا تصل أي لعبة إلى هنا. أضف قطعة أو أزل قطعة، أو بدّل الدور.
analyse-setup-used = الوضع على اللوحة؛ واللعبة السابقة بين الألعاب الماضية.

### analyse-import: games from outside

analyse-import = افتح
analyse-import-text = أو نص: نقلات أو صورة لوحة أو عنوان لعبة أو { "\u2066" }SGF{ "\u2069" } أو ملف { "\u2066" }Piskvork{ "\u2069" }
analyse-import-file = اختر ملفًا
analyse-import-drop = { "\u2066" }SGF{ "\u2069" } أو { "\u2066" }PSQ{ "\u2069" } أو { "\u2066" }LIB{ "\u2069" } أو نص. ويمكن إفلات ملف أو لصق نص في أي مكان من هذه الشاشة.
analyse-import-filter = ابحث باسم أو رقم
analyse-import-shown = الألعاب المعروضة: { $shown } من { $count }.
analyse-import-open = افتح
analyse-import-choose = { $count ->
    [zero] لا ألعاب هنا.
    [one] هناك لعبة واحدة. اخترها:
    [two] هناك لعبتان. اختر إحداهما:
    [few] هناك { $count } ألعاب. اختر إحداها:
    [many] هناك { $count } لعبة. اختر إحداها:
   *[other] هناك { $count } لعبة. اختر إحداها:
}
analyse-import-game = اللعبة { $number }: { $rules }، { $count ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
}
analyse-import-done = اللعبة على اللوحة؛ والسابقة بين الألعاب الماضية.

### analyse-export: games for outside

analyse-export = احفظ
analyse-export-as = الصيغة
analyse-export-moves = قائمة نقلات
analyse-export-sgf = SGF
analyse-export-psq = Piskvork (PSQ)
analyse-export-lib = RenLib (LIB)
analyse-export-board = اللوحة نصًّا
analyse-export-svg = صورة (SVG)
analyse-export-png = صورة (PNG)
analyse-export-loses = لا تحفظ هذه الصيغة: { $losses }.
analyse-export-holds = تحفظ هذه الصيغة اللعبة كلها.
analyse-export-copy = انسخ
analyse-export-save = احفظ في ملف
analyse-export-copied = تم النسخ.
analyse-export-not-copied = لا يسمح المتصفح للصفحة بالنسخ. حدّد النص وانسخه بأمر المتصفح نفسه.
analyse-export-no-picture = لا يستطيع المتصفح صنع هذه الصورة. اختر SVG.
analyse-share = مشاركة
analyse-share-address = عنوان هذا الوضع
analyse-share-note = من يفتحه يرَ نقلات هذا الخط وهذا الوضع على اللوحة.
analyse-share-loses = لا يحمل العنوان: { $losses }. أما ملف اللعبة (SGF) فيحمل كل شيء.
analyse-share-file = احفظ الملف
