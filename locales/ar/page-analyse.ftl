# What the screen of analysis says. The rules of these files stand in dooz.ftl.

### analyse: a game looked at

analyse-board = رقعة التحليل
analyse-switch = التحليل
analyse-values = القيم على الرقعة
analyse-threats = التهديدات على الرقعة
analyse-bar = من الأفضل حالًا
analyse-bar-says = الدور على { $player }: { $worth }.
analyse-bar-waits = الدور على { $player }: غير معروف بعد.
analyse-thinking = جارٍ التفكير…
analyse-lines = أفضل التتابعات
analyse-search = العمق { $depth }، أوضاع في الثانية: { $speed }
analyse-stop = أوقف
analyse-resume = واصل
analyse-wins-fours = مثبت: يفوز { $player } برباعيات متتابعة.
analyse-wins-threats = مثبت: يفوز { $player } بتهديدات لا دفاع أمامها.
analyse-danger = خطر: يهدد { $player } بالفوز برباعيات متتابعة.
analyse-line-move = { $worth }: العب حتى { $square }
analyse-why = لماذا هذه النقلة
analyse-why-of = لماذا { $square }
analyse-why-square = اشرح مربعًا
analyse-why-choose = اختر مربعًا فارغًا على الرقعة.
analyse-no-why = لا شيء يُشرح قبل النقلة الأولى.

### analyse-moves: the game and its side lines

analyse-moves = النقلات
analyse-no-moves = لا نقلات بعد. العب نقلة على الرقعة.
analyse-first = إلى البداية
analyse-previous = نقلة إلى الوراء
analyse-next = نقلة إلى الأمام
analyse-last = إلى النهاية
analyse-at = النقلة { $number } من { $count }: { $square }، { $player }.
analyse-start = بداية اللعبة.
analyse-side-line = فرع جانبي
analyse-move-name = { $number } { $square }، { $player }
analyse-comment = تعليق على هذا الموضع
analyse-promote = اجعله اللعبة نفسها
analyse-promoted = صار هذا الفرع اللعبة نفسها.
analyse-remove = احذف من هنا
analyse-remove-sure = أتُحذف هذه النقلة وكل ما يليها؟
analyse-removed = حُذفت النقلات.
analyse-more-moves = القائمة أطول من أن تُعرض كاملة؛ هذه هي النقلات القريبة من وضع الرقعة.

### analyse-review: how good the moves were

analyse-review = المراجعة
analyse-review-start = راجع اللعبة
analyse-review-stop = أوقف
analyse-reviewing = روجعت { $number } من { $count } من النقلات.
analyse-reviewed = اكتملت المراجعة.
analyse-review-go = اذهب إلى هناك
analyse-review-try = جرّب نقلة أخرى من هنا
analyse-decisive = حسمت اللعبة

### analyse-chart: the course of the game

analyse-chart = مجرى اللعبة
analyse-chart-above = فوق الوسط يكون { $player } أفضل.
analyse-chart-place = النقلة { $number }: { $worth }
analyse-chart-ahead = { $player } متقدّم بنسبة { $percent }٪
analyse-chart-won = { $player } يفوز
analyse-chart-even = تعادل
analyse-chart-unknown = غير معروف
analyse-chart-list = في قائمة

### analyse-setup: any position

analyse-setup = رتّب وضعًا
analyse-setup-board = الرقعة التي تُرتَّب
analyse-setup-place = ماذا تضع النقرة
analyse-setup-cross = إشارة ×
analyse-setup-circle = دائرة
analyse-setup-erase = لا شيء (محو)
analyse-setup-turn = على من الدور
analyse-setup-rules = القواعد
analyse-setup-columns = الأعمدة
analyse-setup-rows = الصفوف
analyse-setup-length = كم في صف واحد
analyse-setup-line = أي الصفوف تُحسب
analyse-setup-empty = أفرغ الرقعة
analyse-setup-use = استعمل هذا الوضع
analyse-setup-cancel = عودة إلى اللعبة
analyse-setup-used = الوضع على الرقعة؛ وحُفظت اللعبة السابقة.

### analyse-import: games from outside

analyse-import = افتح لعبة
analyse-import-text = نقلات أو صورة رقعة أو SGF أو ملف Piskvork
analyse-import-file = أو ملف
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
analyse-import-done = اللعبة على الرقعة؛ وحُفظت السابقة.

### analyse-export: games for outside

analyse-export = احفظ أو شارك
analyse-export-as = بأي صيغة
analyse-export-moves = قائمة نقلات
analyse-export-sgf = SGF
analyse-export-psq = Piskvork (PSQ)
analyse-export-board = الرقعة نصًّا
analyse-export-svg = صورة (SVG)
analyse-export-png = صورة (PNG)
analyse-export-loses = لا تحفظ هذه الصيغة: { $losses }.
analyse-export-holds = تحفظ هذه الصيغة اللعبة كلها.
analyse-export-copy = انسخ
analyse-export-save = احفظ في ملف
analyse-export-copied = تم النسخ.
analyse-export-not-copied = لا يسمح المتصفح للصفحة بالنسخ. حدّد النص وانسخه بأمر المتصفح نفسه.
analyse-export-no-picture = لا يستطيع المتصفح صنع هذه الصورة. اختر SVG.
analyse-share = عنوان هذا الوضع
