# The page's guided lessons: a title for each chapter, and for each step its
# title, its text, what to say to a right answer, and a hint for a wrong one.

### lesson: 1 the game as a tree

lesson-tree = اللعبة شجرة
lesson-tree-look-title = كل المتابعات
lesson-tree-look = ثلاث خانات فارغة والدور على X. له ثلاث نقلات، ثم لـO نقلتان، ثم لـX نقلة، ما لم يفز أحد قبل ذلك. ارسم كل المتابعات تحصل على شجرة: كل لوحة عقدة، وكل نقلة فرع.
lesson-tree-count-title = كم لوحة؟
lesson-tree-count = كم لوحة في الشجرة كلها مع جذرها؟ اللعبة التي فاز بها أحد لا تستمر.
lesson-tree-count-right = صحيح. ومن اللوحة الفارغة تزيد على نصف مليون.
lesson-tree-count-wrong = عُدّ مستوى بعد مستوى: الجذر، ونقلات X الثلاث، وأجوبة O حيث لم يفز أحد بعد، ثم نقلات X الأخيرة.
lesson-tree-walk-title = إلى الأسفل أولًا ثم إلى الجانب
lesson-tree-walk = هكذا يجتاز البرنامج هذه الشجرة: إلى الأسفل أولًا دائمًا، ثم إلى الفرع التالي. إنه دالة تشغّل نفسها مرة أخرى لكل نقلة، على اللوحة التي بعدها. كل تشغيل من هذه استدعاء، ويعود الاستدعاء متى عرف عدده. X هنا هو المُعظِّم وO هو المُصغِّر، ومعنى الأعداد يأتي بعد ذلك. تقدّم حتى النهاية.
lesson-tree-walk-right = تعود الاستدعاءات من الأسفل إلى الأعلى، وفي الطريق نفسه تصعد القيم.
lesson-tree-walk-wrong = تابع حتى يعود الاستدعاء الأول.

### lesson: 2 what an end is worth

lesson-ends = قيمة النهاية
lesson-ends-win-title = على بعد نقلة من النهاية
lesson-ends-win = حيث انتهت اللعبة لا يبقى ما يُبحث عنه. الدور على X: اضغط الخانة التي يفوز بها فورًا.
lesson-ends-win-right = امتلأ القطر. هذه النهاية تحتاج إلى عدد.
lesson-ends-win-wrong = ابحث عن علامتي X على خط خانته الثالثة فارغة.
lesson-ends-plus-title = عدد للنهاية
lesson-ends-plus = يريد X الأعداد الكبيرة، لذلك نسميه المُعظِّم. الفوز بعشرة، والخسارة بسالب عشرة، والتعادل بصفر. ما قيمة اللوحة بعد أن يلعب X في الوسط؟
lesson-ends-plus-right = فوز المُعظِّم قيمته { "\u2066" }+{ 10 }{ "\u2069" }.
lesson-ends-plus-wrong = من لديه ثلاثة في صف على تلك اللوحة؟
lesson-ends-minus-title = بعد جواب O
lesson-ends-minus = وماذا إن لعب X في الأعلى وأخذ O الوسط؟
lesson-ends-minus-right = فاز O، فالقيمة { "\u2066" }−{ 10 }{ "\u2069" }: ما ينفع O يضرّ X.
lesson-ends-minus-wrong = الآن لدى O ثلاثة في صف، والعدد من منظور X.

### lesson: 3 minimax by hand

lesson-minimax = مينيماكس باليد
lesson-minimax-calls-title = تسعة استدعاءات
lesson-minimax-calls = ثلاث خانات فارغة وتسعة استدعاءات؛ تعدّها الأرقام الصغيرة. تتبّعها خطوة خطوة وانظر أيها يعود أولًا.
lesson-minimax-calls-right = الاستدعاء { 1 } الذي بدأ أولًا يعود أخيرًا: إنه ينتظر الجميع.
lesson-minimax-calls-wrong = تابع حتى يعود الاستدعاء { 1 }.
lesson-minimax-min-title = المُصغِّر يختار
lesson-minimax-min = لعب X في الأعلى، والآن يختار O. هو المُصغِّر ويأخذ أصغر عدد. ما قيمة هذه اللوحة؟
lesson-minimax-min-right = يأخذ المُصغِّر { "\u2066" }−{ 10 }{ "\u2069" }. نقلة تدع O يفوز لا تساوي أكثر من ذلك.
lesson-minimax-min-wrong = الدور هناك على O، وهو يريد أصغر الأعداد التي تحته.
lesson-minimax-deep-title = المُعظِّم يختار
lesson-minimax-deep = لعب X في أسفل اليسار ولعب O في الأعلى. والآن يختار X: ما قيمة هذه اللوحة؟
lesson-minimax-deep-right = يأخذ المُعظِّم { "\u2066" }+{ 10 }{ "\u2069" }. لكن هل يدع O اللعبة تصل إلى هنا؟
lesson-minimax-deep-wrong = الدور هناك على X، وهو يريد أكبر الأعداد التي تحته.
lesson-minimax-choose-title = اختيارك عند الجذر
lesson-minimax-choose = أنت الآن المُعظِّم عند الجذر. اضغط النقلة التي يختارها مينيماكس.
lesson-minimax-choose-right = قيمة كل من الأخريين { "\u2066" }−{ 10 }{ "\u2069" }. أما هذه فتفوز.
lesson-minimax-choose-wrong = كم تساوي كل نقلة من الثلاث بعد أفضل جواب من O، إن بقي له جواب؟ خذ أكبرها.

### lesson: 4 why depth matters

lesson-depth = اللاعب الكامل المنتحر
lesson-depth-lost-title = النقلات الأربع كلها خاسرة
lesson-depth-lost = الدور على O، وهو الآن المُعظِّم. النقلات الأربع كلها خاسرة. ما قيمة هذه اللوحة؟
lesson-depth-lost-right = إنها { "\u2066" }−{ 10 }{ "\u2069" } مهما فعل O. من لا يعرف سوى هذا يستسلم ويلعب أي شيء.
lesson-depth-lost-wrong = انظر إلى الأبناء الأربعة. لا يستطيع O إلا أخذ أفضلها.
lesson-depth-block-title = الخسارة المتأخرة أهون
lesson-depth-block = الآن تأخذ كل نقلة تمر نقطة من الفائز، فالخسارة المتأخرة أهون من المبكرة. اضغط أفضل نقلة لـO.
lesson-depth-block-right = هنا يصمد O أطول مدة، وقد يخطئ X.
lesson-depth-block-wrong = أين يفوز X فورًا؟ لا تدعه.
lesson-depth-value-title = قيمة الخسارة المتأخرة
lesson-depth-value = ما قيمة نقلة O في الزاوية العليا اليمنى إذا عُدّ العمق (عدد النقلات) من النقلة الأولى؟
lesson-depth-value-right = سيفوز X، لكن بعد نقلتين أخريين: { "\u2066" }−{ 6 }{ "\u2069" } لا { "\u2066" }−{ 8 }{ "\u2069" }.
lesson-depth-value-wrong = إنها أبطأ الهزائم، أي أكبر الأعداد تحت الصفر.

### lesson: 5 negamax

lesson-negamax = نيغاماكس: دالة واحدة للطرفين
lesson-negamax-turn-title = الإشارة تنقلب
lesson-negamax-turn = ما ينفعني يضرّك بالقدر نفسه. تكفي إذن دالة واحدة: تأخذ الأكبر وتقلب إشارة كل عدد يعود من الخصم. تكتب الشجرة كل عدد كما يراه المُعظِّم، وتقول الجملة عند كل خطوة ما تعيده الدالة نفسها. تتبّعها وراقب الشيفرة.
lesson-negamax-value-title = قيمة الشجرة
lesson-negamax-value = ينقل المُعظِّم أولًا ثم المُصغِّر. ما قيمة الشجرة؟
lesson-negamax-value-right = يجعل المُصغِّر النصف الأيسر { 3 } والأيمن { 2 }؛ فيأخذ المُعظِّم { 3 }. الصيغتان تجدان الشيء نفسه.
lesson-negamax-value-wrong = يأخذ المُصغِّر أولًا العدد الأصغر من كل نصف، ثم يأخذ المُعظِّم أكبر الاثنين.
lesson-negamax-choose-title = الفرع الذي تختاره
lesson-negamax-choose = أي فرع تختار عند الجذر؟
lesson-negamax-choose-right = الأيسر. { 9 } مغرية، لكن المُصغِّر لن يعطيها أبدًا.
lesson-negamax-choose-wrong = ليس الفرع ذا الورقة الكبرى، بل الفرع الذي يضمن أكثر.

### lesson: 6 the first cut

lesson-cut = ألفا-بيتا: التقليم الأول
lesson-cut-walk-title = شيء يُترك
lesson-cut-walk = المعيّن هو المُصغِّر ويأخذ أصغر عدد، والدائرة هي المُعظِّم وتأخذ أكبره. هنا يبدأ المُصغِّر. قيمة الفرع الأيسر { 7 }. تقدّم حتى يُترك شيء.
lesson-cut-walk-right = لدى الدائرة { 9 } منذ الآن. والمعيّن فوقها لديه { 7 } في مكان آخر ولن يأتي إلى هنا، فبقية هذا الفرع لا تهم.
lesson-cut-walk-wrong = قف تمامًا حيث تُقلَّم الفروع. المقص يأخذك إلى هناك.
lesson-cut-branch-title = ورقة لا ينظر إليها أحد
lesson-cut-branch = الآن يبدأ المُعظِّم، ويسير ألفا-بيتا من اليسار إلى اليمين. أشر إلى ورقة لا ينظر إليها أبدًا.
lesson-cut-branch-right = ضمن المُعظِّم { 6 }. وما إن يجد المُصغِّر أقل من ذلك في فرع آخر حتى تُترك بقيته.
lesson-cut-branch-wrong = سر من اليسار إلى اليمين. ماذا ضمن المُعظِّم بعد الفرع الأول، ومتى يصير الثاني أسوأ؟
lesson-cut-same-title = شجرة واحدة وبحثان
lesson-cut-same = وما قيمة الشجرة عند مينيماكس وألفا-بيتا معًا؟
lesson-cut-same-right = إنه العدد نفسه. لا يترك ألفا-بيتا إلا ما لا يغيّره.
lesson-cut-same-wrong = خذ أصغر ورقة من كل فرع، ثم أكبر ما أخذت.

### lesson: 7 windows

lesson-window = النافذة
lesson-window-idea-title = بين ألفا وبيتا
lesson-window-idea = ألفا ما ضمنه المُعظِّم، وبيتا أكثر ما يسمح به المُصغِّر، وبينهما النافذة. إذا كان الفوز { 1 } والخسارة { "\u2066" }−{ 1 }{ "\u2069" } أمكن أن تبدأ بهذا الضيق: لا شيء خارجها. تقدّم خطوة خطوة وانظر كيف تضيق.
lesson-window-narrow-title = أي نافذة أسرع؟
lesson-window-narrow = على اللوحة ثلاث قطع. أي بحث أقلّ استدعاءات؟
lesson-window-narrow-answer-1 = مينيماكس بلا نافذة
lesson-window-narrow-answer-2 = ألفا-بيتا، النافذة من { "\u2066" }−{ 2 }{ "\u2069" } إلى { 2 }
lesson-window-narrow-answer-3 = ألفا-بيتا، النافذة من { "\u2066" }−{ 1 }{ "\u2069" } إلى { 1 }
lesson-window-narrow-right = النافذة التي تبدأ بالحدود الحقيقية تُغلق ما إن يفوز أحد.
lesson-window-narrow-wrong = كلما ضاقت النافذة أُغلقت أسرع.
lesson-window-fast-title = التوقف عند الفوز
lesson-window-fast = حيلة أخرى: توقف ما إن تفوز نقلة، فلن يأتي أفضل منها. أي بحث أقل استدعاءات إن بدأ كلاهما بأوسع نافذة؟
lesson-window-fast-answer-1 = بلا هذه الحيلة
lesson-window-fast-answer-2 = بهذه الحيلة
lesson-window-fast-right = يوفّر ما كانت النافذة الواسعة ستنظر فيه بعد.
lesson-window-fast-wrong = بعد العثور على فوز، عمّ يُبحث؟

### lesson: 8 the order of moves

lesson-order = النقلات الجيدة أولًا
lesson-order-tree-title = من أي جهة؟
lesson-order-tree = يبدأ المُعظِّم، وأفضل فرع على اليمين. أي بحث أقل استدعاءات: من اليسار إلى اليمين أم من اليمين إلى اليسار؟
lesson-order-tree-answer-1 = من اليسار إلى اليمين
lesson-order-tree-answer-2 = من اليمين إلى اليسار
lesson-order-tree-right = بعد ضمان { 8 } تكفي ورقة واحدة لرفض كل فرع آخر.
lesson-order-tree-wrong = لا يقلّم ألفا-بيتا إلا وعنده شيء جيد. أين الفرع الجيد؟
lesson-order-walk-title = أفضل فرع أولًا
lesson-order-walk = انظر بنفسك: رُسمت الشجرة بترتيب هذا البحث، فأفضل فرع، وهو c، يأتي أولًا. سر حتى التقليم الأول.
lesson-order-walk-right = لهذا تجتهد البرامج القوية في تخمين أفضل نقلة قبل أن تبحث.
lesson-order-walk-wrong = قف تمامًا حيث تُقلَّم الفروع.

### lesson: 9 averages

lesson-average = المتوسط ليس مينيماكس
lesson-average-idea-title = النقلة المفضّلة للمتوسط
lesson-average-idea = أحد البرامج لا يأخذ أفضل جواب بل متوسط الأجوبة كلها، كأن الطرفين يلعبان عشوائيًا. الدور على O. للبرنامج هنا نقلة مفضلة: أتخمّنها؟
lesson-average-idea-right = معظم المتابعات من الوسط جيدة لـO. لكن الخصم لن يختار عشوائيًا.
lesson-average-idea-wrong = لا يسأل بماذا سيجيب X، بل كيف تنتهي الألعاب إن لعب الطرفان عشوائيًا. من أي خانة ينتهي أكثرها لصالح O؟
lesson-average-better-title = ما يفضّله مينيماكس
lesson-average-better = والآن اضغط نقلة يراها مينيماكس الأفضل.
lesson-average-better-right = يُضطر X إلى السد، ثم يهدد O مرتين. هذا هو الفرق بين متوسط جيد وأمر مضمون.
lesson-average-better-wrong = تلك النقلة تعوّل على خطأ. يستطيع O أن يفرض الفوز: ابدأ بزاويتي العمود الأيسر.

### lesson: 10 intuition

lesson-hunch = الحدس
lesson-hunch-race-title = لكليهما أربعة
lesson-hunch-race = على لوحة عشرة في عشرة لا يستطيع أحد البحث في الشجرة كلها. ينظر اللاعب الحدسي في كل خانة: أي صف أبني، وأي صف للخصم أفسد؟ لك { $look ->
    [stones] القطع السوداء
   *[symbols] علامات X
}. لدى كل من الطرفين أربعة هنا، والخمسة تفوز. اضغط نقلتك.
lesson-hunch-race-right = الفوز قبل الدفاع: وزن الصف الكامل أكثر من أربعة أضعاف وزن إفساد صف.
lesson-hunch-race-wrong = لا حاجة إلى الدفاع إن أمكنك الفوز الآن.
lesson-hunch-danger-title = حين لا فوز قريب
lesson-hunch-danger = لك { $look ->
    [stones] القطع السوداء
   *[symbols] علامات X
} مرة أخرى، لكن لا صف تكمله. اضغط النقلة التي يفضّلها الحدس.
lesson-hunch-danger-right = فسد صف الخصم. ما لم يكن الفوز ممكنًا فورًا، لا يُهمل تهديد أبدًا مهما حسنت صفوفك.
lesson-hunch-danger-wrong = لخصمك أربعة على قطر. طرف مغلق والآخر مفتوح.
lesson-hunch-style-title = أسلوب اللاعب
lesson-hunch-style = سرعة نمو الأوزان هي أسلوب اللاعب. إن رجح البناء هاجم، وإن رجح الإفساد دافع. يمكن اختيار أسلوبه عند بدء لعبة جديدة.

### lesson: 11 looking ahead on a large board

lesson-ahead = النظر إلى الأمام على عشرة في عشرة
lesson-ahead-idea-title = اجتماع كل شيء
lesson-ahead-idea = الآن يجتمع كل شيء: ألفا-بيتا إلى عمق محدود، والخانات القريبة من القطع وحدها، والأرجح أولًا، وحيث ينتهي العمق يقدّر الحدس.
lesson-ahead-fork-title = نقلة لا يمكن إيقافها
lesson-ahead-fork = لك { $look ->
    [stones] القطع السوداء
   *[symbols] علامات X
}: صفان من ثلاثة فيهما فجوة، كل منهما مغلق من جهة. اضغط نقلة لا يمكن بعدها إيقافك.
lesson-ahead-fork-right = تهدد خماسيتان معًا، ولا يمكن سدّ إلا واحدة. الحدس وحده يفضّل رباعية بسيطة تُسدّ. البحث نقلة أو نقلتين إلى الأمام يقدّر أن هذه الخانة هي الأفضل؛ ولا يرى الفوز نفسه إلا البحث ثلاث نقلات.
lesson-ahead-fork-wrong = الرباعية في صف واحد تُسدّ. ابحث عن الخانة المشتركة بين الصفين.
lesson-ahead-end-title = هكذا يفكر دوز
lesson-ahead-end = هكذا يفكر دوز على اللوحات الكبيرة. رتّب أي وضع في شاشة التحليل، ثم افتح شجرة البحث في هذه الشاشة واختر فيها لعبتك: صرت تعرف كيف تقرؤها.
