# What goes wrong with games that come to the page from outside. The rules of these files stand in dooz.ftl.

### error-address: the part of the address that holds a game

error-address = لا لعبة في هذا العنوان: { $reason }
error-address-too-long = هذا العنوان أطول من { $count } حرف، ولا تحتاج أي لعبة إلى ذلك؛ اطلب إرساله إليك من جديد.
error-address-page = هذا ليس عنوان لعبة؛ ففي عنوان اللعبة تأتي { "\u2066" }#/play{ "\u2069" }.
error-address-percent = هذا العنوان تالف: لا رمز بعد علامة النسبة المئوية؛ اطلب إرساله إليك من جديد.
error-address-twice = ورد «{ $name }» مرتين في هذا العنوان؛ احذف إحداهما.
error-address-turn = لا يمكن أن يكون الدور على «{ $input }»؛ اكتب في العنوان { "\u2066" }turn=x{ "\u2069" } أو { "\u2066" }turn=o{ "\u2069" }.
error-address-at = «{ $input }» ليس موضعًا في هذه اللعبة؛ اكتب بعد { "\u2066" }at={ "\u2069" } عددًا من { 0 } إلى { $count }.
error-address-seat = «{ $input }» ليس لاعبًا؛ اكتب person أو لاعبًا مثل { "\u2066" }level:50{ "\u2069" }.
error-address-opening = الافتتاحية «{ $input }» لا تناسب نقلات هذا العنوان. اكتب { "\u2066" }opening=swap2{ "\u2069" }، ولا تكون إلا بما لا يزيد على { 5 } قطع وعلى لوحة { 5 } في { 5 } على الأقل، أو احذفها.

### error-import: files and texts that somebody opens

error-import-too-large = الملف أكبر من { $count } ميغابايت، وهذا كثير على لعبة؛ اختر ملفًا آخر.
error-import-too-many-moves = عدد نقلات اللعبة مع تفريعاتها يزيد على { $count }؛ اختر لعبة أخرى.
error-import-unknown = لم نجد لعبة في هذا النص أو الملف. يمكن قراءة { "\u2066" }SGF{ "\u2069" } وملفات { "\u2066" }Piskvork{ "\u2069" } وقوائم النقلات وصور اللوحة وعناوين الألعاب.

### error-no-board, error-storage, error-board-size: games that were kept, and boards

error-no-board = لا لوحة هنا للقواعد { $rules }؛ للوحة من { 3 } إلى { 22 } عمودًا وصفًا، وفي الصف خانتان على الأقل.
error-storage = الألعاب التي حُفظت هنا تالفة، وتبدأ الآن لعبة جديدة.
error-board-size = أعمدة اللوحة { $columns } وصفوفها { $rows }.
