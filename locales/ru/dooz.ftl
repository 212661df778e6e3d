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
prompt-help = Напишите клетку, например { $example }, или одно из слов: { word-undo }, { word-redo }, { word-hint }, { word-new }, { word-board }, { word-moves }, { word-quit }.
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
key-new = Пробел: новая игра
key-look = < и >: просмотр партии; End: вернуться
key-numbers = n: пронумеровать пустые клетки
key-pause = p: пауза или дальше, когда играют программы
key-menu = m: меню
key-help = ?: справка
key-quit = q: выход
key-close = Esc: закрыть

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
error-terminal = Терминал использовать нельзя: { $reason }. Запустите игру с --plain, чтобы играть построчно.
error-system = Что-то вне Dooz пошло не так: { $reason }. Попробуйте ещё раз.

### help: the command line

help-about = Игра, обучение и разбор игр «k в ряд»
help-play = Играть в терминале (так работает dooz без команды)
help-think = Дать игроку подумать над позициями и напечатать результат
help-completions = Напечатать автодополнение для оболочки
help-man = Напечатать страницу руководства
help-usage = Использование:
help-commands = Команды
help-options = Параметры
help-help = Показать эту справку
help-version = Показать версию

help-play-rules = Во что играть: готовая игра (tic-tac-toe, machinarium, gomoku, gomoku-20, standard, renju, caro) или столбцы x строки x длина, например 7x6x4
help-play-opponent = Против кого играть: person, perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, random. За именем могут следовать параметры, например search:4
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
help-play-classic = Нумерация и сообщения, как в собственной программе соперника
help-play-notation = Как записываются клетки и читаются числа: algebraic, row-column, cell, keypad или tournament
help-play-record = Записывать игру по ходу в этот файл
help-play-resume = Продолжить игру из этого файла
help-play-colour = Цвета: auto, always или never
help-play-ascii = Рисовать доску простыми знаками ASCII
help-play-stones = Рисовать камни вместо крестиков и ноликов
help-play-pace = Пауза после каждого хода при показе игры двух игроков, в миллисекундах

help-think-positions = Доска, например X..XO.... или строки через /, и знак того, чей ход; если не указать, каждая строка стандартного ввода — одна позиция
help-think-brain = Кто думает: perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, random
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
help-think-seed = Сделать случай повторимым: одно и то же число даёт те же ответы
help-think-faithful = Не отвечать ходом там, где исходная программа его не запоминает
help-completions-shell = Для какой оболочки печатать автодополнение
help-man-command = Команда, чью страницу напечатать; без неё — страница dooz

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
