# What goes wrong with games that come to the page from outside. The rules of these files stand in dooz.ftl.

### error-address: the part of the address that holds a game

error-address = В этом адресе нет партии: { $reason }
error-address-too-long = Этот адрес длиннее { $count } знаков, столько не нужно ни одной партии; попросите прислать его ещё раз.
error-address-page = Это не адрес партии; в адресе партии есть #/play.
error-address-percent = Адрес повреждён: после знака процента нет кода; попросите прислать его ещё раз.
error-address-twice = «{ $name }» встречается в адресе дважды; уберите одно из двух.
error-address-turn = «{ $input }» ходить не может; напишите в адресе turn=x или turn=o.
error-address-at = «{ $input }» — не место в этой партии; напишите после at= число от 0 до { $count }.
error-address-seat = «{ $input }» играть не может; напишите person или игрока, например level:50.
error-address-opening = Дебют «{ $input }» не подходит к ходам этого адреса. Напишите opening=swap2, не больше { 5 } камней на доске не меньше { 5 }x{ 5 }, или уберите его.

### error-import: files and texts that somebody opens

error-import-too-large = В файле больше { $count } МБ, для партии это слишком много; выберите другой файл.
error-import-too-many-moves = В партии вместе с вариантами больше { $count } ходов; выберите другую.
error-import-unknown = Партии здесь нет. Читаются SGF, файлы Piskvork, списки ходов, рисунки доски и адреса партий.

### error-no-board, error-storage, error-board-size: games that were kept, and boards

error-no-board = Доски для { $rules } здесь нет; на досках от 3 до 22 столбцов и строк, а в ряду не меньше двух полей.
error-storage = Сохранённые здесь партии повреждены; начинается новая.
error-board-size = На доске столбцов: { $columns }, строк: { $rows }.
