# The sentences of Dooz in Russian.
#
# The keys are those of en/dooz.ftl, in the same order. Players may have any
# name, so that no sentence depends on their gender.

### app: the program

app-name = Dooz
app-tagline = Крестики-нолики, гомоку и все игры «k в ряд»: играйте, учитесь, разбирайте.

### brain: who can play, by the names of the option --opponent

brain-sisoog = Sisoog
brain-freecodecamp = freeCodeCamp
brain-lafore = Лафоре
brain-alphabeta = Альфа-бета
brain-minimax = Минимакс
brain-machinarium = Интуитивный
brain-perfect = Безупречный
brain-search = Перебор
brain-level = Уровневый
brain-random = Случайный
brain-person = Человек

brain-sisoog-about = Минимакс, который предпочитает самый быстрый выигрыш; из программы на C для консоли и микроконтроллера.
brain-freecodecamp-about = Минимакс без чувства времени: любой выигрыш не хуже самого быстрого; из программы на JavaScript.
brain-lafore-about = Усредняет возможные продолжения, вместо того чтобы ждать лучшего ответа; из программы на C++.
brain-alphabeta-about = Минимакс, который пропускает то, что ничего не изменит; из программы с окном.
brain-minimax-about = Просматривает все продолжения до конца игры.
brain-machinarium-about = Смотрит только на линии через каждую клетку и потому отвечает мгновенно на любой доске.
brain-perfect-about = Непобедим везде, где игру можно просчитать до конца; выигрывает быстро и проигрывает поздно.
brain-search-about = Считает вперёд на столько ходов, на сколько вы разрешите.
brain-level-about = Ошибается так часто, как велит его уровень: от 0 (случайный) до 100 (как можно сильнее).
brain-random-about = Делает любой разрешённый ход.
brain-person-about = Другой человек за той же клавиатурой.

### rules: what is played

rules-tic-tac-toe = Крестики-нолики
rules-machinarium = Машинариум
rules-gomoku = Гомоку
rules-gomoku-20 = Гомоку на большой доске
rules-standard = Стандартное гомоку
rules-renju = Рэндзю
rules-caro = Каро
rules-custom = Свои правила

rules-size = { $columns }x{ $rows }, { $length } в ряд

### line: which lines count

line-freestyle = Свободные
line-exactly = Точные
line-renju = Рэндзю
line-caro = Каро
line-misere = Поддавки

line-freestyle-about = Выигрывает ряд из { $length } и более.
line-exactly-about = Выигрывает ряд ровно из { $length }; более длинный ряд не считается.
line-renju-about = Первый игрок выигрывает ровно пятью в ряд, а длинный ряд и вилки 4x4 и 3x3 ему запрещены; второй выигрывает пятью и более.
line-caro-about = Ряд из { $length }, закрытый соперником с обеих сторон, не выигрывает; более длинный ряд выигрывает всегда.
line-misere-about = Кто построил ряд из { $length }, проигрывает.

### foul: what renju forbids to the first player

foul-overline = длинный ряд
foul-double-four = вилка 4x4
foul-double-three = вилка 3x3

### player: whom a sentence is about

player-you = Вы
player-computer = Компьютер
player-first = Первый игрок
player-second = Второй игрок

### play: what is announced during a game

play-your-move = Ваш ход.
play-turn = Ходит { $player }.
play-thinking = { $player } думает…
play-moved = Ход { $square } ({ $player }).
play-you-win = Вы выиграли!
play-computer-wins = Победа компьютера.
play-wins = Победа: { $player }!
play-draw = Ничья
play-draw-long = Ничья: построить ряд больше никто не сможет.
play-board-full = Ничья: доска заполнена.
play-game-over = Игра окончена. Пробел начнёт новую.
play-look-back = Просмотр: ход { $move } из { $moves }. End: вернуться.
play-paused = Показ приостановлен. p: продолжить.
play-new-game = Начинается новая игра.
play-first-stone = Начинает { $player }; первый ход по жребию — { $square }.
play-hint = Подсказка: { $square }.
play-hint-score = Подсказка: { $square }, оценка { $score }.
play-seeking-hint = Ищу подсказку…
play-no-hint = Подсказать нечего: игра окончена.
play-no-why = Пока нет хода, который можно объяснить.
play-no-review = Пока нет ходов для разбора.
play-advising = Разбираюсь…
play-map-not-exact = Карта неточна.
play-review-better = Лучше: { $square } ({ $worth }).
play-review-accuracy = { $player }: точность { $percent }%
play-review-unknown-accuracy = { $player }: точность неизвестна
play-review-no-accuracy = { $player }: решать было нечего
play-review-start = Разбор: начало партии.
play-try-again = Попробуйте отсюда другой ход.
play-puzzle-next = Пробел: следующая задача.
play-puzzles-done = Все задачи решены; эта повторяется.
play-undone = Ход { $square } отменён.
play-redone = Ход { $square } возвращён.
play-nothing-to-undo = Отменять нечего.
play-nothing-to-redo = Возвращать нечего.
play-confirm-new = Бросить эту игру и начать новую? (y/n)
play-confirm-quit = Выйти из игры? Она сохранена в { $file }. (y/n)
play-recorded = Игра записывается в { $file }.
play-resumed = { $count ->
    [one] Игра продолжается после { $count } хода.
   *[other] Игра продолжается после { $count } ходов.
}
play-line = Победный ряд: { $squares }.
play-repaired = Последняя строка файла { $file } была оборвана и убрана; все ходы до неё на месте.
play-read-only = Файл { $file } доступен только для чтения, поэтому дальнейшая игра не сохраняется.
play-too-small = Окно слишком маленькое. Увеличьте его или запустите игру с --plain.
play-too-small-by = Увеличьте окно хотя бы до { $least-columns } столбцов и { $least-rows } строк; сейчас в нём { $columns } и { $rows }.
play-goodbye = До свидания!
play-score = { $first }: { $wins }, { $second }: { $losses }, ничьи: { $draws }

### prompt: the game line by line

prompt-move = Ваш ход, { $player } (например, { $example }; ? — справка):
prompt-again = Ещё партию? ({ prompt-yes }/{ prompt-no })
prompt-yes = да
prompt-no = нет
prompt-end = Ввод закончился, а с ним и игра.
prompt-board = Доска, ряд за рядом сверху:
prompt-moves = Ходы: { $moves }
prompt-show = Листайте игру словами { word-undo } и { word-redo } или выйдите словом { word-quit }:
prompt-help = Напишите клетку, например { $example }, или одно из слов: { word-undo }, { word-redo }, { word-hint }, { word-new }, { word-board }, { word-moves }, { word-why }, { word-map }, { word-review }, { word-quit }.
prompt-square = Клетка: { $text }

### word: what a person may type in the game line by line

word-undo = отмена
word-redo = вернуть
word-hint = подсказка
word-new = новая
word-board = доска
word-moves = ходы
word-help = справка
word-quit = выход
word-next = дальше
word-why = почему
word-map = карта
word-review = разбор

### classic: what the five programs say, each in its own way

classic-sisoog-title = X: компьютер, O: вы
classic-sisoog-prompt = Ваш ход (от 1 до 9, как на цифровой клавиатуре):
classic-sisoog-moved = Компьютер: столбец { $column }, строка { $row }
classic-sisoog-key = Клетки обозначают только клавиши от 1 до 9. Попробуйте ещё раз.
classic-sisoog-occupied = Эта клетка занята. Ход по-прежнему ваш.
classic-sisoog-draw = Силы равны!
classic-sisoog-computer-wins = Компьютер победил!
classic-sisoog-person-wins = Вы победили!
classic-sisoog-new-game = Нажмите любую клавишу, чтобы начать новую игру.
classic-freecodecamp-title = { $person }: вы, { $computer }: компьютер
classic-freecodecamp-prompt = Ваш ход (от 0 до 8):
classic-freecodecamp-moved = Компьютер занимает клетку { $cell }.
classic-freecodecamp-draw = Ничья.
classic-freecodecamp-computer-wins = Компьютер выиграл.
classic-freecodecamp-person-wins = Вы выиграли!
classic-lafore-title = Тик-так
classic-lafore-prompt = Ваш ход (от 0 до 8):
classic-lafore-illegal = Недопустимый ход.
classic-lafore-moved = Хожу на { $cell }
classic-lafore-computer-wins = Победа за мной!
classic-lafore-person-wins = Победа за вами!
classic-lafore-draw = У нас ничья
classic-lafore-thinking = Думаю: доска { $board } из первых двух уровней
classic-alphabeta-title = Крестики-нолики
classic-alphabeta-draw = Ничья
classic-alphabeta-new-game = Нажмите пробел, чтобы начать новую игру.
classic-machinarium-title = Пять в ряд

### panel: beside the board

panel-moves = Ходы
panel-thoughts = Мысли
panel-score = Оценка: { $score }
panel-calls = { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
    [many] { $count } вызовов
   *[other] { $count } вызова
}
panel-nodes = { $count ->
    [one] { $count } узел
    [few] { $count } узла
    [many] { $count } узлов
   *[other] { $count } узла
}
panel-time = Время: { $milliseconds } мс
panel-depth = Глубина: { $depth }
panel-line = Ожидается: { $moves }
panel-exact = Точно: просчитано до конца игры.
panel-not-exact = Неточно: перебор прерван.
panel-win-in = { $count ->
    [one] { $player } выигрывает за { $count } ход.
    [few] { $player } выигрывает за { $count } хода.
    [many] { $player } выигрывает за { $count } ходов.
   *[other] { $player } выигрывает за { $count } хода.
}
panel-no-thoughts = Раздумий над ходами ещё не было.
panel-no-moves = Ходов ещё нет.
panel-why = Почему { $square }?
panel-map = Чего стоят ходы
panel-map-signs = +n выигрыш, -n проигрыш через n ходов обеих сторон; = ничья; ~ конец не виден; без знака: не рассмотрен
panel-review = Разбор

### menu: what can be chosen

menu-title = Меню
menu-rules = Правила
menu-rules-typing = Или введите столбцы x строки x длина, например 7x6x4.
menu-columns = Столбцы
menu-rows = Строки
menu-length = Длина ряда
menu-line = Какие ряды считаются
menu-side = Ваша сторона
menu-opponent = Соперник
menu-first-brain = Первый игрок
menu-second-brain = Второй игрок
menu-begins = Кто начинает
menu-begins-first = Вы
menu-begins-second = Соперник
menu-begins-random = По жребию
menu-begins-alternating = По очереди
menu-symbols = Знаки
menu-language = Язык
menu-digits = Цифры
menu-digits-native = Как принято в языке
menu-digits-latin = 0123456789
menu-level = Уровень
menu-style = Стиль
menu-style-cautious = Осторожный
menu-style-balanced = Уравновешенный
menu-style-aggressive = Атакующий
menu-depth = Ходов вперёд
menu-pace = Пауза между ходами
menu-seconds = { $seconds } с
menu-colour = Цвета
menu-on = Вкл.
menu-off = Выкл.
menu-puzzles = Задачи
menu-level-about = От 0, любой ход, до 100, без промахов.
menu-puzzles-about = Позиции с единственным хорошим ходом; решённое запоминается.
menu-start = Начать
menu-back = Вернуться к игре
menu-keys = Вверх и вниз: выбор. Влево и вправо: изменить. Enter: начать. Esc: назад.

### key: what the keys do, one line each

key-title = Клавиши
key-arrows = Стрелки: перейти к клетке
key-enter = Enter: сделать ход
key-mouse = Щелчок: сделать ход
key-keypad = 1–9: ход, как на цифровой клавиатуре
key-type = Буква и цифры, затем Enter: ходить туда, например b2
key-undo = u: отменить ход
key-redo = r: вернуть ход
key-hint = h: подсказка
key-why = y: почему этот ход?
key-map = v: чего стоит каждый ход
key-review = w: разбор
key-new = Пробел: новая игра
key-look = < и >: просмотр партии; End: вернуться
key-numbers = n: пронумеровать пустые клетки
key-pause = p: пауза или дальше, когда играют программы
key-menu = m: меню
key-help = ?: справка
key-quit = q: выход
key-close = Esc: закрыть
key-review-step = Стрелки: по ходам
key-review-try = Enter: попробовать другой ход
key-review-leave = Esc: закончить разбор
key-puzzle-next = Пробел: следующая задача
key-puzzle-leave = Esc: закончить задачи

### error: what went wrong, and what to do

error-off-board = Клетки «{ $square }» нет на этой доске; выберите клетку на доске.
error-off-board-size = Клетки «{ $square }» нет на этой доске { $columns }x{ $rows }; столбцы идут от { $first } до { $last }, строки — от 1 до { $rows }.
error-occupied = Клетка «{ $square }» занята; выберите свободную.
error-foul = Ход «{ $square }» первому игроку запрещён (фол: { $foul }); выберите другую клетку.
error-game-over = Игра окончена; начните новую или отмените ход.
error-undo = Ход «{ $square }» не последний; сначала отмените последний.
error-square-form = Это не клетка. Напишите букву столбца и номер строки, например h8.
error-square-too-far = Таких больших досок нет: столбцы кончаются на ae, строки — на 22.
error-rules-form = Это не правила. Назовите готовую игру, например gomoku, или напишите столбцы, строки и длину ряда: 15x15x5 или 15x15x5-renju.
error-rules-line = Таких правил для рядов нет; выберите freestyle, exactly, renju, caro или misere.
error-rules-width = На доске может быть от 1 до 31 столбца.
error-rules-height = На доске может быть от 1 до 22 строк.
error-rules-length = В ряду может быть от 1 до 31 клетки.
error-rules-renju-length = В рэндзю строят пять в ряд; выберите 5 или другие правила для рядов.
error-symbol = Знак — это X или O.
error-cell-form = Номер клетки — число, считая от 0 слева вверху, например 4.
error-key-form = Клавиша — число от 1 до 9, как на цифровой клавиатуре.
error-row-column-form = Это не клетка. Напишите номер строки и номер столбца, например r1c1.
error-tournament-form = Это не клетка. Напишите x и y, считая от 0,0 слева вверху, например 7,7.
error-no-such-square = Такой клетки на этой доске нет; выберите клетку на доске.
error-word = «{ $word }»: { $reason }
error-picture-size = Число клеток в картинке ({ $found }) не подходит этой доске; напишите по одному знаку на клетку.
error-picture-row = Число клеток в строке { $number } ({ $found }) не равно ширине доски.
error-picture-cell = «{ $cell }» — не клетка; напишите X, O или точку для свободной.
error-picture-array = У массива нет закрывающей скобки; закончите его знаком ].
error-picture-item = Элемент { $index } массива неверен; напишите "X", "O" или { $index }.
error-setup-counts = Когда ходит { $symbol }, на доске не может быть { $x } X и { $o } O; добавьте или уберите камень либо передайте ход другой стороне.
error-setup-two-winners = Выигрышный ряд есть у обеих сторон, в игре так не бывает; уберите один из них.
error-setup-after-end = Игра продолжалась после ряда, который её закончил; уберите камень другой стороны.
error-only-tic-tac-toe = Этот игрок играет только в крестики-нолики; выберите другого игрока или правила 3x3x3.
error-not-understood = Непонятно: «{ $input }»; напишите клетку, например { $example }, или ? для справки.
error-number-range = «{ $input }» — не число от { $from } до { $to }; попробуйте ещё раз.
error-language = Языка «{ $input }» в Dooz нет; выберите { $choices }.
error-bidi = «{ $input }» — не способ расположить строку; выберите { $choices }.
error-brain = Игрока «{ $input }» в Dooz нет; выберите { $choices }.
error-brain-missing = Укажите, кто думает, с помощью --brain; выберите из: { $choices }.
error-brain-option = У игрока «{ $brain }» нет параметра { $option }; уберите его или выберите другого игрока.
error-choice = «{ $input }» здесь выбрать нельзя; выберите { $choices }.
error-brain-rules = { $brain } играет только на доске 3x3; выберите другого соперника или правила tic-tac-toe.
error-no-classic = Своя манера есть только у классических программ; выберите одну с помощью --opponent: { $choices }.
error-keypad-rules = На цифровой клавиатуре девять клавиш — только для доски 3x3; выберите другую запись клеток.
error-option-unknown = `{ $input }` — здесь не параметр и не команда; полный список показывает --help.
error-option-similar = `{ $input }` здесь неизвестно; может быть, { $similar }? Полный список показывает --help.
error-option-value = После { $option } нужно значение; какое — подскажет --help.
error-option-values = Число значений, нужных после { $option }: { $count }; какие — подскажет --help.
error-option-conflict = { $first } и { $second } несовместимы; уберите одно из двух.
error-option-before = Напишите { $option } после { $command }, а не перед ним.
error-option-no-brain = { $option } относится к компьютерному игроку, а играют только люди; выберите соперника или уберите этот параметр.
error-argument-missing = Не хватает { $option }; что это — подскажет --help.
error-argument-encoding = Один из аргументов — не текст в UTF-8; запишите его иначе.
error-file-read = Не удалось прочитать { $file }: { $reason }.
error-file-write = Не удалось записать { $file }: { $reason }. Игра продолжается, но не сохраняется.
error-file-form = Строка { $line } файла { $file } — не часть игры: { $reason }
error-file-exists = В файле { $file } уже что-то есть; продолжите его с --resume или выберите другое имя.
error-file-busy = В файл { $file } записывается другая игра; сначала закончите её или выберите другой файл.
error-file-too-large = Файл { $file } слишком велик для игры; выберите другой файл.
error-file-open = Файл { $file } использовать нельзя: { $reason }. Выберите другой файл.
error-record = Игру больше нельзя сохранять: { $reason }. Она продолжается, но ходы с этого места пропадут, когда она закончится.
error-record-title = файл игры начинается строкой `dooz record 1`; выберите другой файл.
error-record-version = версия { $version } здесь неизвестна; возьмите более новый Dooz.
error-record-field = здесь должно быть `{ $field }: …` с допустимым значением; впишите его.
error-record-same-symbol = у обоих игроков один и тот же знак; дайте одному другой.
error-record-entry = в игре бывают только `game`, `move`, `undo`, `redo` и `forget`; уберите эту строку.
error-record-place = за `game` следует `near` или `far`; впишите одно из них.
error-record-before-game = сначала должна начаться игра: `game near` или `game far`; впишите одно из них.
error-position-line = Строка { $line }: { $reason }
error-position-side = После доски `{ $input }` укажите, чей ход, X или O.
error-position-size = У этой доски их { $count }; другую можно назвать с помощью --rules.
error-line-too-long = Строка длиннее { $count } байт и пропущена; напишите короче.
error-line-encoding = Эта строка — не текст в UTF-8; напишите её заново.
error-puzzle-none = Таких задач нет; dooz puzzle --list покажет все.
error-progress-form = Строка { $line } в { $file } не относится к успехам в задачах. Исправьте её, уберите файл или выберите другой с --progress.
error-progress-version = { $file } записан более новым Dooz (версия { $version }). Возьмите его или выберите другой файл с --progress.
error-progress-place = Эта система не называет места для данных пользователя; выберите файл с --progress.
error-progress-write = { $file } нельзя записать: { $reason }. Задачи продолжаются, но ничего не запоминается; выберите другой файл с --progress.
error-terminal = Терминал использовать нельзя: { $reason }. Запустите игру с --plain, чтобы играть построчно.
error-system = Что-то вне Dooz пошло не так: { $reason }. Попробуйте ещё раз.
error-review-move = Ход { $number }: { $reason }
error-review-moves = Это не файл и не список ходов вроде b2 a1 c3: { $reason }
error-review-empty = Ходов здесь нет. Укажите ходы вроде b2 a1 c3 или файл с партией.
error-survey-rules = В этих правилах слишком много позиций; выберите 3x3x3 или другую доску, где их не больше { $count }.

### advice: why a move is good or bad, and how players compare

advice-wins-at-once = Выигрывает сразу: { $squares } — ряд.
advice-completes-line = Завершает ряд { $squares } и тем проигрывает по этим правилам.
advice-ends-in-draw = Заполняет доску, и никто не выиграл.
advice-loses = { $count ->
    [1] Проигрывает сразу: соперник отвечает { $line }.
    [one] Проигрывает за { $count } ход: { $line }.
    [few] Проигрывает за { $count } хода: { $line }.
    [many] Проигрывает за { $count } ходов: { $line }.
   *[other] Проигрывает за { $count } хода: { $line }.
}
advice-loses-seen = { $count ->
    [one] Перебор видит проигрыш за { $count } ход: { $line }.
    [few] Перебор видит проигрыш за { $count } хода: { $line }.
    [many] Перебор видит проигрыш за { $count } ходов: { $line }.
   *[other] Перебор видит проигрыш за { $count } хода: { $line }.
}
advice-wins-in = { $count ->
    [one] Выигрывает за { $count } ход: { $line }.
    [few] Выигрывает за { $count } хода: { $line }.
    [many] Выигрывает за { $count } ходов: { $line }.
   *[other] Выигрывает за { $count } хода: { $line }.
}
advice-wins-in-seen = { $count ->
    [one] Перебор видит выигрыш за { $count } ход: { $line }.
    [few] Перебор видит выигрыш за { $count } хода: { $line }.
    [many] Перебор видит выигрыш за { $count } ходов: { $line }.
   *[other] Перебор видит выигрыш за { $count } хода: { $line }.
}
advice-better-win = { $count ->
    [one] Лучше { $square }: выигрыш за { $count } ход.
    [few] Лучше { $square }: выигрыш за { $count } хода.
    [many] Лучше { $square }: выигрыш за { $count } ходов.
   *[other] Лучше { $square }: выигрыш за { $count } хода.
}
advice-better-draw = Лучше { $square }: удерживает ничью.
advice-better-loss = { $count ->
    [one] Лучше { $square }: держится { $count } ход.
    [few] Лучше { $square }: держится { $count } хода.
    [many] Лучше { $square }: держится { $count } ходов.
   *[other] Лучше { $square }: держится { $count } хода.
}
advice-better-unclear = Лучше { $square }: после него перебор не видит проигрыша.
advice-blocks = Не даёт сопернику завершить ряд на { $squares }.
advice-fork = Ставит вилку: грозит выиграть на { $squares }.
advice-threatens = Грозит выиграть на { $square }.
advice-blocks-fork = Предотвращает вилку на { $squares }.
advice-or = { $first } или { $second }
advice-forced = Других разрешённых ходов нет.
advice-only-win = Ни один другой ход не выигрывает.
advice-only-draw = Все другие ходы проигрывают.
advice-keeps-draw = Сохраняет ничью, а выигрышных ходов нет.
advice-lasts-longest = Все ходы проигрывают, и ни один не держится дольше.
advice-nothing-to-lose = Любой ход сохраняет ничью.
advice-most-lines = { $count ->
    [one] Через эту клетку проходит { $count } открытая линия — больше, чем через любую другую.
    [few] Через эту клетку проходят { $count } открытые линии — больше, чем через любую другую.
    [many] Через эту клетку проходит { $count } открытых линий — больше, чем через любую другую.
   *[other] Через эту клетку проходит { $count } открытой линии — больше, чем через любую другую.
}
advice-search-prefers = Перебор не видит хода лучше и ждёт { $line }.
advice-search-doubts = Перебор предпочитает { $square }.
advice-not-proven = { $count ->
    [one] Не доказано: перебор смотрел на { $count } ход вперёд.
    [few] Не доказано: перебор смотрел на { $count } хода вперёд.
    [many] Не доказано: перебор смотрел на { $count } ходов вперёд.
   *[other] Не доказано: перебор смотрел на { $count } хода вперёд.
}
advice-move = { $player } на { $square }: { $class }.
advice-class-forced = вынужденный
advice-class-only = единственный
advice-class-best = лучший
advice-class-slower-win = выигрыш медленнее
advice-class-faster-loss = проигрыш быстрее
advice-class-throws-win-away = упускает выигрыш
advice-class-loses = проигрывает
advice-class-leaves-win = проходит мимо выигрыша
advice-class-lost = проигран
advice-class-preferred = выбор перебора
advice-class-doubtful = сомнительный
advice-worth-win = { $count ->
    [one] выигрыш за { $count } ход
    [few] выигрыш за { $count } хода
    [many] выигрыш за { $count } ходов
   *[other] выигрыш за { $count } хода
}
advice-worth-draw = ничья
advice-worth-loss = { $count ->
    [one] проигрыш за { $count } ход
    [few] проигрыш за { $count } хода
    [many] проигрыш за { $count } ходов
   *[other] проигрыш за { $count } хода
}
advice-worth-estimate = около { $score }
advice-worth-unknown = неизвестно
advice-map = Все ходы: +n выигрыш и -n проигрыш через n ходов обеих сторон, = ничья, ~ перебор не видит конца, ? не рассмотрен.
advice-alternatives = Другие ходы и ответы на них:
advice-column-player = Игрок
advice-column-move = Ход
advice-column-judgement = Суждение
advice-column-worth = Цена
advice-column-better = Лучше
advice-column-line = Вариант
advice-column-score = Оценка
advice-column-calls = Вызовы
advice-column-time = Время, мс
advice-column-keeps = Удерживает исход
advice-column-differs = Иначе
advice-column-missed = Упущено выигрышей
advice-column-first = Промахи первым
advice-column-second = Промахи вторым
advice-of = { $part } из { $whole }
advice-yes = да
advice-no = нет
advice-does-not-play = не играет по этим правилам
advice-survey = { $count ->
    [one] { $count } неоконченная позиция; мнения игроков расходятся в { $differ }.
    [few] { $count } неоконченные позиции; мнения игроков расходятся в { $differ }.
    [many] { $count } неоконченных позиций; мнения игроков расходятся в { $differ }.
   *[other] { $count } неоконченной позиции; мнения игроков расходятся в { $differ }.
}
advice-survey-first = «Иначе» — не так, как «{ $player }»; промах упускает выигрыш или ничью.
advice-no-return = Игру решил ход { $number }: { $square } ({ $player }).
advice-no-turn = Ни один ход не изменил исхода игры.
advice-turn-unknown = Где решилась игра, неизвестно.
advice-accuracy = { $player }: точность { $percent }%; решения, сохранившие исход: { $kept } из { $decisions }; ходы, лучше которых не было: { $best } из { $moves }.
advice-no-accuracy = { $player }: решений не найдено; ходы, лучше которых не было: { $best } из { $moves }.

### level: how strong the levels are

level-exact = Каждый уровень против безупречного игрока на { $rules }, вычислено точно, в процентах.
level-first = Первым ходит уровень:
level-second = Первым ходит безупречный игрок:
level-matches = { $count ->
    [one] Матчи между уровнями на { $rules }: по { $count } партии, с границами истинного значения в 95 из 100 таких матчей.
    [few] Матчи между уровнями на { $rules }: по { $count } партии, с границами истинного значения в 95 из 100 таких матчей.
    [many] Матчи между уровнями на { $rules }: по { $count } партий, с границами истинного значения в 95 из 100 таких матчей.
   *[other] Матчи между уровнями на { $rules }: по { $count } партии, с границами истинного значения в 95 из 100 таких матчей.
}
level-name = Уровень
level-against = Против
level-wins = Победы
level-draws = Ничьи
level-losses = Поражения
level-score = Очки (%)
level-elo = Эло

### puzzle: positions with one good move

puzzle-title = Задача { $number } из { $count }: { $rules }, сложность { $grade }
puzzle-win = { $count ->
    [1] Ход { $symbol }, и этот ход выигрывает: найдите его.
    [one] Ход { $symbol }, выигрыш за { $count } ход: найдите первый.
    [few] Ход { $symbol }, выигрыш за { $count } хода: найдите первый.
    [many] Ход { $symbol }, выигрыш за { $count } ходов: найдите первый.
   *[other] Ход { $symbol }, выигрыш за { $count } хода: найдите первый.
}
puzzle-draw = Ход { $symbol }, и все ходы, кроме одного, проигрывают: найдите его.
puzzle-prompt = Ваш ход (например, { $example }; ? — справка):
puzzle-help = Напишите клетку, например { $example }, или одно из слов: { word-hint }, { word-next }, { word-board }, { word-quit }.
puzzle-right = Верно: { $square }!
puzzle-right-line = Верно! Дальше так: { $moves }.
puzzle-wrong-draw = { $square } упускает выигрыш, и партия кончается вничью: { $moves }.
puzzle-wrong-loss = { $count ->
    [one] { $square } проигрывает за { $count } ход: { $moves }.
    [few] { $square } проигрывает за { $count } хода: { $moves }.
    [many] { $square } проигрывает за { $count } ходов: { $moves }.
   *[other] { $square } проигрывает за { $count } хода: { $moves }.
}
puzzle-wrong-over = { $square } заканчивает партию, но не так, как нужно.
puzzle-hint-row = Она в ряду { $row }.
puzzle-hint-column = Она в столбце { $column }.
puzzle-hint-square = Это { $square }.
puzzle-all-solved = Все такие задачи решены. Выберите другие с --board и --grade или одну с --number.
puzzle-score = Решено: { $solved } из { $count }.
puzzle-list = { $number }. { $rules }, сложность { $grade }, { $goal }: { $state }
puzzle-goal-win = выигрыш, ходов: { $moves }
puzzle-goal-draw = спасти ничью
puzzle-solved = решена
puzzle-open = не решена

### trace: a search, step by step

trace-title = Как { $method } ищет на доске { $board }, ход { $symbol }
trace-title-tree = Как { $method } ищет в дереве
trace-result = Оценка { $score }, лучший ход { $move }. Вызовов: { $calls }, листьев: { $leaves }, отсечений: { $cuts }.
trace-result-no-move = Оценка { $score }, лучшего хода нет. Вызовов: { $calls }, листьев: { $leaves }, отсечений: { $cuts }.
trace-limited = Ограничение не дало поиску увидеть всё.
trace-call = FC{ $call }: { $parts }
trace-separator = ;
trace-parent = вызван из FC{ $parent }
trace-level = уровень { $level }
trace-move = ход { $move }
trace-board = доска { $board }
trace-max = ход { $symbol }, это Max
trace-min = ход { $symbol }, это Min
trace-max-tree = ходит Max
trace-min-tree = ходит Min
trace-goes-on = игра продолжается
trace-win = { $symbol } победил
trace-draw = ничья
trace-leaf = лист
trace-window = окно { $window }
trace-change = ход { $move } пока лучший, оценка { $score }
trace-score = оценка { $score }
trace-returned = возврат номер { $order }
trace-pruned = Ход { $move } отброшен: окно { $window } закрыто.
trace-pruned-fast = Ход { $move } отброшен: лучшей оценки быть не может.
trace-at-once = Ход { $move } сразу выигрывает, оценка { $score }.
trace-folded = { $count ->
    [one] Ещё { $count } вызов не показан.
    [few] Ещё { $count } вызова не показаны.
    [many] Ещё { $count } вызовов не показаны.
   *[other] Ещё { $count } вызова не показаны.
}
diff-title = { $first } рядом с { $second }
diff-common = Общих вызовов: { $count }
diff-alone = Вызовов только у { $method }: { $count }
diff-missing = { $path }: { $method } делает отсюда { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
    [many] { $count } вызовов
   *[other] { $count } вызова
}, начиная с вызова { $call }. { $reason }
diff-pruned = Другой поиск их отбрасывает: окно { $window } закрыто.
diff-pruned-fast = Другой поиск их отбрасывает: лучшей оценки быть не может.
diff-not-called = Другой поиск обходится здесь без вызова или сюда не доходит.
diff-more = { $count ->
    [one] И ещё { $count } такое место.
    [few] И ещё { $count } таких места.
    [many] И ещё { $count } таких мест.
   *[other] И ещё { $count } такого места.
}
diff-effects = Что меняют настройки
diff-method = поиск
diff-calls = вызовы
diff-leaves = листья
diff-cuts = отсечения
diff-fast-cuts = быстрые
diff-score = оценка
diff-time = мс
error-method = `{ $input }` — не поиск, который можно проследить; выберите { $choices }.
error-method-option = У { $method } нет настройки `{ $option }`; уберите её или выберите другой поиск.
error-method-window = `{ $input }` — не окно; напишите два числа, меньшее первым, например -1,1.
error-trace-board-only = { $method } ищет только на доске; для дерева выберите minimax, alphabeta или averaging.
error-trace-empty = В этой части нет ни одного вызова: всего их { $calls }; выберите другой --subtree или больший --depth.
error-trace-subject = Скажите, где искать: доска и чей ход, или --tree с деревом.
error-trace-rules = Доска не подходит к правилам { $rules }; назовите другие с --rules.
error-trace-too-large = В поиске больше { $count } вызовов, для этого вида слишком много; возьмите --depth, --subtree или --format jsonl.
error-tree = Знак { $place } дерева: { $reason }
error-tree-empty = не хватает листа; напишите здесь целое число.
error-tree-unclosed = скобка ещё открыта; закройте её.
error-tree-unopened = эта скобка ничего не закрывает; уберите её.
error-tree-rest = дерево уже кончилось; заключите всё в одну пару скобок.
error-tree-leaf = это не целое число; напишите число, например 7 или -3.
error-tree-too-deep = открыто может быть не больше { $count } скобок; сделайте дерево менее глубоким.

### help: the command line

help-about = Игра, обучение и разбор игр «k в ряд»
help-play = Играть в терминале (так работает dooz без команды)
help-think = Дать игроку подумать над позициями и напечатать результат
help-convert = Перевести игры из одного формата файлов в другой
help-completions = Напечатать автодополнение для оболочки
help-man = Напечатать страницу руководства
help-usage = Использование:
help-commands = Команды
help-options = Параметры
help-help = Показать эту справку
help-version = Показать версию

help-play-rules = Во что играть: готовая игра (tic-tac-toe, machinarium, gomoku, gomoku-20, standard, renju, caro) или столбцы x строки x длина, например 7x6x4
help-play-opponent = Против кого играть: person, perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, level, random. За именем могут следовать параметры, например search:4
help-play-show = Смотреть, как два игрока играют друг с другом
help-play-begins = Кто начинает: first (вы), second (соперник), random (по жребию) или alternating (по очереди)
help-play-symbols = Ваш знак и знак соперника: XO или OX
help-play-first-stone = Куда падает первый камень компьютера: chosen (по выбору) или random (случайно, как в Machinarium)
help-play-language = Язык всех сообщений: en, fa, ar или ru
help-play-digits = Цифры в числах: native (как в языке) или latin
help-play-bidi = Кто располагает строки справа налево: app, terminal или off
help-play-depth = На сколько ходов вперёд считает соперник
help-play-style = Стиль интуитивного игрока от -100 (осторожный) до 100 (атакующий)
help-play-seed = Сделать случай повторимым: то же число — та же игра
help-play-plain = Играть построчно, для сценариев и программ чтения с экрана
help-play-puzzles = Задавать задачи вместо игры
help-play-classic = Нумерация и сообщения, как в собственной программе соперника
help-play-notation = Как записываются клетки и читаются числа: algebraic, row-column, cell, keypad или tournament
help-play-record = Записывать игру по ходу в этот файл
help-play-resume = Продолжить игру из этого файла
help-play-colour = Цвета: auto, always или never
help-play-ascii = Рисовать доску простыми знаками ASCII
help-play-stones = Рисовать камни вместо крестиков и ноликов
help-play-pace = Пауза после каждого хода при показе игры двух игроков, в миллисекундах

help-think-positions = Доска, например X..XO.... или строки через /, и знак того, чей ход; если не указать, каждая строка стандартного ввода — одна позиция
help-think-brain = Кто думает: perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, level, random
help-think-rules = Во что играют: готовая игра или столбцы x строки x длина
help-think-json = Печатать по одному объекту JSON в строке
help-think-window = Начальное окно альфа-беты: -1,1 или -2,2
help-think-fast-cut = Где останавливаться на лучшем возможном значении: none, min или both
help-think-cut = Когда отсекать: ge (alpha >= beta) или gt (alpha > beta)
help-think-family = Как ценность ряда растёт с длиной: power (степень) или factorial (факториал)
help-think-style = От -100 (осторожный) до 100 (атакующий)
help-think-candidates = Какие клетки рассматривать: all (все) или near (рядом с камнями)
help-think-tie = Какой из равных ходов делать: first (первый) или centre (ближайший к центру)
help-think-depth = На сколько ходов считать вперёд
help-think-nodes = Сколько позиций просмотреть, прежде чем прекратить поиск
help-think-time-ms = Сколько миллисекунд думать самое большее
help-think-level = От 0 (случайный) до 100 (как можно сильнее)
help-think-seed = Сделать случай повторимым: одно и то же число даёт те же ответы
help-think-faithful = Не отвечать ходом там, где исходная программа его не запоминает
help-convert-input = Файл, который читают; - означает стандартный ввод
help-convert-output = Файл, который пишут; - означает стандартный вывод (так и без файла)
help-convert-from = Какой формат читают: sgf, psq, moves, dooz; иначе это решают текст и окончание файла
help-convert-to = Какой формат пишут: sgf, psq, moves, dooz; иначе это решает окончание файла, а без него — sgf
help-convert-rules = Во что играли, если файл этого не говорит: готовая игра или столбцы x строки x длина

help-trace = Записать, как думает поиск, вызов за вызовом
help-diff = Поставить два поиска одной позиции рядом
help-trace-algorithm = Что ищет: minimax, negamax, alphabeta, averaging, sisoog, freecodecamp, lafore, classic-alphabeta. За именем могут идти настройки: alphabeta:window=-1,1:cut=gt
help-trace-tree = Искать не на доске, а в этом дереве, например ((3 7) (2 (9 1)))
help-trace-first = Кто ходит первым в дереве: max или min
help-trace-format = В каком виде записать: article, tree, json, jsonl, dot или svg
help-trace-subtree = Показать только этот вызов и то, что под ним
help-trace-depth = Сколько ходов от корня показать
help-trace-ahead = На сколько ходов вперёд смотрит сам поиск
help-trace-nodes = Сколько позиций посетит поиск, прежде чем прекратить
help-trace-output = Записать в этот файл
help-trace-position = Доска, например X..XO.... или строки через /, и знак того, чей ход
help-diff-position = Доска и чей ход, или без доски с --tree, затем два поиска

help-completions-shell = Для какой оболочки печатать автодополнение
help-man-command = Команда, чью страницу напечатать; без неё — страница dooz
help-puzzle = Решать задачи: позиции с единственным хорошим ходом
help-puzzle-board = Только задачи этой доски: 3x3x3, 4x4x3, 4x4x4 или 6x5x4
help-puzzle-grade = Только задачи этой сложности, от 1 (легко) до 5 (трудно)
help-puzzle-number = Задача с этим номером
help-puzzle-list = Перечислить задачи и показать, какие решены
help-puzzle-progress = Хранить решённое в этом файле, а не в обычном
help-coach = Что тренер измерил и нашёл
help-levels = Показать силу уровней: точно, где доску можно решить, и матчами в остальных случаях
help-levels-rules = Во что играют: готовое имя или столбцы x ряды x длина
help-levels-games = Сколько партий в каждом матче на досках, которые нельзя решить
help-levels-seed = Сделать случай повторимым: то же число даёт те же партии
help-levels-json = Печатать по одному объекту JSON в строке
help-puzzles = Найти сто задач заново и напечатать их таблицей
help-puzzles-seed = С чего начинается случай; обычное число даёт задачи из поставки
help-compare = Сравнить игроков в одной позиции или во всех
help-compare-position = Доска вида X..XO.... или строки через /, затем сторона, чей ход; без неё — пустая доска
help-compare-rules = Во что играют: готовое имя или столбцы x строки x длина
help-compare-brain = Игрок для сравнения; можно указать несколько раз. Без него — все, кто не полагается на случай
help-compare-all = Сравнить во всех позициях небольшой доски
help-compare-json = Напечатать один объект JSON
help-explain = Объяснить, чем ход хорош или плох
help-explain-position = Доска вида X..XO.... или строки через /, сторона, чей ход, и, если нужно, ход вроде b2; без хода — лучший
help-explain-rules = Во что играют: готовое имя или столбцы x строки x длина
help-explain-nodes = Сколько позиций просчитывать до конца игры, прежде чем отказаться
help-explain-json = Напечатать один объект JSON
help-review = Оценить каждый ход игры
help-review-game = Файл игры, - для стандартного ввода или ходы вида b2 a1 c3
help-review-rules = Во что играют, если сама игра этого не говорит
help-review-nodes = Сколько позиций просчитывать до конца игры для каждого хода, прежде чем отказаться
help-review-json = Напечатать один объект JSON
help-review-sgf = Записать партию в этот файл в формате SGF с оценками в примечаниях

### think: what the players think, for people

think-move = { $brain } ходит { $square }, оценка { $score }.
think-no-move = { $brain } здесь не ходит.
think-calls = { $count ->
    [one] { $count } вызов за { $milliseconds } мс.
    [few] { $count } вызова за { $milliseconds } мс.
    [many] { $count } вызовов за { $milliseconds } мс.
   *[other] { $count } вызова за { $milliseconds } мс.
}
think-errors = { $count ->
    [one] Не понята { $count } строка.
    [few] Не поняты { $count } строки.
    [many] Не понято { $count } строк.
   *[other] Не понято { $count } строки.
}

### records: games in files

records-place = Строка { $line }, знак { $column }: { $reason }
records-not-text = Это не текст в UTF-8; сохраните его в этой кодировке.
records-no-game = Здесь нет игры; выберите другой файл или назовите его формат.
records-move = Ход { $number } сделать нельзя. { $reason }
records-move-after-end = Ход { $number } сделан после конца игры; возможно, играли по другим правилам.
records-no-size = В файле не сказано, какого размера доска; назовите правила, например 15x15x5.
records-no-rules = В файле не сказано, сколько в ряд выигрывает; назовите правила, например 3x3x3.
records-unknown-rules = Правила «{ $text }» здесь не известны; назовите другие, например 15x15x5-renju.
records-other-game = Это другая игра, GM[{ $text }]; гомоку и рэндзю — только GM[4].
records-other-board = Доска { $columns }x{ $rows } не подходит правилам { $rules }; назовите подходящие.
records-size = «{ $text }» — не размер доски; напишите его так: 15 или 20:15.
records-length = «{ $text }» — не число камней в ряду; напишите его так: 5.
records-point = «{ $text }» — не клетка этой доски; напишите другую.
records-pass = В этой игре не пасуют; напишите клетку или уберите ход.
records-out-of-turn = Здесь ходит другая сторона; стороны ходят по очереди.
records-two-moves = В узле бывает один ход; дайте второму свой узел.
records-late-setup = Камни расставляют только до первого хода; перенесите их в первый узел.
records-side = «{ $text }» — не сторона; напишите B или W.
records-sign = Знака «{ $sign }» здесь быть не может; уберите его.
records-no-node = После этой ( не хватает знака ; — впишите его.
records-no-value = У { $name } нет значения; напишите его следом: { $name }[…].
records-unclosed-value = Это значение { $name } не кончается; закройте его знаком ].
records-unclosed-tree = Эта ( не закрыта; напишите ) там, где кончается вариант.
records-too-many-nodes = В файле больше ходов, чем помещается; разделите его.
records-psq-header = Файл Piskvork начинается так: «Piskvorky 15x15, 0:0, 0»; напишите эту строку целиком.
records-psq-move = Ход пишется так: «8,8,0» — столбец, строка и миллисекунды.
records-cannot-hold-start = В { $format } нет места для расставленных камней; выберите sgf.
records-loss-side-lines = { $count ->
    [one] { $count } побочный вариант
    [few] { $count } побочных варианта
   *[many] { $count } побочных вариантов
}
records-loss-comments = { $count ->
    [one] { $count } замечание
    [few] { $count } замечания
   *[many] { $count } замечаний
}
records-loss-rules = правила
records-loss-symbols = кто каким знаком играет
records-loss-names = имена игроков
records-loss-result = итог
records-loss-times = { $count ->
    [one] время { $count } хода
   *[other] время { $count } ходов
}
records-loss-properties = { $count ->
    [one] ещё { $count } свойство
    [few] ещё { $count } свойства
   *[many] ещё { $count } свойств
}
records-loss-games = { $count ->
    [one] ещё { $count } игра
    [few] ещё { $count } игры
   *[many] ещё { $count } игр
}

### convert: what dooz convert says

convert-lost = В формат { $format } помещается не всё. Потеряно: { $losses }.
convert-assumed = В { $file } не сказано, по каким правилам играли; приняты { $rules }. Другие можно назвать с --rules.
convert-failed = { $file }: { $reason }
convert-name-rules = Правила называют с --rules.
convert-unknown-format = Непонятно, какого формата { $file }; назовите его с --from: { $choices }.
convert-cannot-write = Не удалось записать { $file }: { $reason }. Выберите другой файл.
convert-keeps-match = В файле { $file } записан матч, он оставлен как есть. Выберите другой файл.
