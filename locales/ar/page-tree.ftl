# The page's walk through a search: its steps in words.

### tree: steps of a search

tree-begin = لم يُنظر في شيء بعد. تقدّم خطوة لتبدأ.
tree-unvisited = لم يصل البحث إلى هنا بعد.
tree-call = الاستدعاء { $call }: { $parts }
tree-enter-root = الاستدعاء { $call } يبدأ البحث: { $standing }.
tree-enter = الاستدعاء { $call }: بعد النقلة { $move }، { $standing }.
tree-enter-window = يبحث عن نتائج داخل { $window }.
tree-choose = النقلة { $move } قيمتها { $score }: الأفضل حتى الآن.
tree-choose-turned = النقلة { $move } قيمتها { $own } كما يراها المُصغِّر: الأفضل حتى الآن.
tree-choose-alpha = النقلة { $move } قيمتها { $score }: يرتفع ألفا إليها، وقد ضمنها المُعظِّم.
tree-choose-beta = النقلة { $move } قيمتها { $score }: ينخفض بيتا إليها، ولن يسمح المُصغِّر بأكثر.
tree-choose-at-once = النقلة { $move } تفوز فورًا وتُحسب { $score }؛ لا حاجة إلى النظر أبعد.
tree-cut = { $reason }: لن تصل اللعبة إلى هنا. تُرك: { $moves }.
tree-cut-none = { $reason }: أُغلقت النافذة، لكن لم تبق نقلة تُترك.
tree-cut-fast = { $reason }: لا شيء أفضل ممكن. تُرك: { $moves }.
tree-pruned = لا يُنظر في النقلة { $move }: { $reason }.
tree-leave = رأى الاستدعاء { $call } كل ما يحتاج إليه ويعيد { $score }.
tree-leave-turned = رأى الاستدعاء { $call } كل ما يحتاج إليه. يعيد { $own } كما يراه المُصغِّر؛ وبقلب الإشارة للمُعظِّم يصير { $score }.
tree-leave-over = لا أحد ينقل هنا بعد الآن: الاستدعاء { $call } يعيد { $score }.
tree-leave-over-turned = لا أحد ينقل هنا بعد الآن: يعيد الاستدعاء { $call } العدد { $own } كما يراه المُصغِّر؛ وبقلب الإشارة للمُعظِّم يصير { $score }.
tree-leave-limit = لا يُسمح للاستدعاء { $call } بالنظر أعمق، فيقدّر { $score }.
tree-leave-bound = لم تقع أي نقلة داخل النافذة: الاستدعاء { $call } يعيد حافتها { $score }.
tree-leave-average = { $total } مقسومًا على عدد النقلات { $count } يساوي { $mean }. وللطرف الآخر: { $score }.
tree-leave-favour = { $total } مقسومًا على عدد النقلات { $count } يساوي { $mean }؛ ولأن بعض النقلات تفوز يُحسب { $favoured }. وللطرف الآخر: { $score }.

### tree: the intuitive player

tree-intuition-begin = ينظر اللاعب الحدسي في الخانات واحدة تلو الأخرى. تقدّم خطوة لتبدأ.
tree-intuition-part = { $square }، { $direction }: بناء صف طوله { $own } يعطي { $gain }، وإفساد صف طوله { $opponent } يعطي { $spoil }. المجموع حتى الآن: { $sum }.
tree-intuition-total = قيمة { $square } هي { $score }.
tree-intuition-best = قيمة { $square } هي { $score }: الأفضل حتى الآن.
tree-direction-horizontal = على امتداد الصف
tree-direction-vertical = على امتداد العمود
tree-direction-rising = على القطر الصاعد
tree-direction-falling = على القطر النازل

### tree: comments on pseudo-code

tree-code-max = الدور على المُعظِّم
tree-code-min = الدور على المُصغِّر
tree-code-value = من منظور المُعظِّم
tree-code-limit = فقط إن وُضع حد
tree-code-answer = ما سيجيب به الخصم
tree-code-one = دالة واحدة للطرفين
tree-code-own = من منظور صاحب الدور
tree-code-turned = ما ينفعهم يضرّنا
tree-code-window = ضمن المُعظِّم ألفا، ولا يسمح المُصغِّر بأكثر من بيتا
tree-code-cut = للخصم ما هو أفضل في مكان آخر
tree-code-fast = لا يوجد أفضل منه
tree-code-average = ما يُتوقع من خصم عشوائي
tree-code-hundred = الفوز قيمته { 100 } والتعادل { 50 }
tree-code-at-once = الفوز بنقلة واحدة لا يحتاج إلى بحث
tree-code-favour = يميل إلى الفوز
