# The sentences of Dooz in Russian.
#
# The keys are those of en/dooz.ftl, in the same order. Players may have any
# name, so that no sentence depends on their gender.

### app: the program

app-name = Dooz

### brain: who can play, by the names of the option --opponent

brain-sisoog = Sisoog
brain-freecodecamp = freeCodeCamp
brain-lafore = Лафоре
brain-alphabeta = Альфа-бета
brain-minimax = Минимакс
brain-machinarium = Интуитивный
brain-perfect = Безупречный
brain-search = Перебор
brain-engine = Движок
brain-level = По уровню
brain-at-level = Игрок уровня { $level }
brain-random = Случайный
brain-person = Человек

brain-sisoog-about = Минимакс, который предпочитает самый быстрый выигрыш; из программы на C для консоли и микроконтроллера.
brain-freecodecamp-about = Минимакс без чувства времени: любой выигрыш не хуже самого быстрого; из программы на JavaScript.
brain-lafore-about = Усредняет возможные продолжения, вместо того чтобы ждать лучшего ответа; из программы на C++.
brain-alphabeta-about = Минимакс, который пропускает то, что ничего не изменит; из программы с окном.
brain-minimax-about = Просматривает все продолжения до конца игры.
brain-machinarium-about = Смотрит только на линии через каждое поле и потому отвечает мгновенно на любой доске.
brain-perfect-about = Непобедим везде, где игру можно просчитать до конца; выигрывает быстро и проигрывает поздно.
brain-search-about = Считает вперёд на столько ходов, на сколько вы разрешите.
brain-engine-about = Силён на досках от { 5 }×{ 5 }, для рядов от трёх до восьми; далеко видит форсированные выигрыши.
brain-level-about = Ошибается так часто, как велит его уровень: от 0 (случайный) до 100 (как можно сильнее).
brain-random-about = Делает любой разрешённый ход.

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
line-renju-about = Первый игрок выигрывает ровно пятью в ряд, а длинный ряд и вилки 4–4 и 3–3 ему запрещены; второй выигрывает пятью и более.
line-caro-about = Ряд из { $length }, закрытый соперником с обеих сторон, не выигрывает; более длинный ряд выигрывает всегда.
line-misere-about = Кто построил ряд из { $length }, проигрывает.

### foul: what renju forbids to the first player

foul-overline = длинный ряд
foul-double-four = вилка 4–4
foul-double-three = вилка 3–3

### known: who wins a game with best play, and how it is known

known-first = При лучшей игре выигрывает первый игрок ({ $evidence }).
known-first-in = При лучшей игре первый игрок выигрывает через { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
    [many] { $plies } ходов
   *[other] { $plies } хода
} обеих сторон ({ $evidence }).
known-draw = При лучшей игре обоих — ничья ({ $evidence }).
known-certified = доказано
known-computed = вычислено
known-reported = по данным: { $source }

### player: whom a sentence is about

player-you = Вы

### play: what is announced during a game

play-your-move = Ваш ход.
play-turn = Ход: { $player }.
play-thinking = { $player }: компьютер думает…
play-moved = { $player }: ход на { $square }.
play-you-win = Вы выиграли!
play-computer-wins = Победа компьютера.
play-wins = Победа: { $player }!
play-time-over = Время вышло: { $player }.
play-draw = Ничья
play-board-full = Ничья: доска заполнена.
play-hint = Подсказка: { $square }.
play-seeking-hint = Ищу подсказку…
play-no-hint = Подсказать нечего: игра окончена.
play-advising = Разбираюсь…
play-nothing-to-undo = Отменять нечего.
play-nothing-to-redo = Возвращать нечего.
play-score = { $first }: { $wins }, { $second }: { $losses }, ничьи: { $draws }

### opening: how games begin

opening-title = Дебют
opening-free = Свободный
opening-swap2 = Swap2
opening-swap2-about = В swap2 один игрок ставит три камня, а другой берёт сторону или ставит ещё два и оставляет выбор первому.

### swap2: the opening in which the players choose their sides

swap2-placed = { $player }: камни на { $squares }.
swap2-took = { $player }: сторона — { $symbol }.
swap2-opener = Первый игрок
swap2-other = Второй игрок
swap2-place = { $player }: поставьте камень { $number } из { $count } ({ $symbol }).
swap2-place-first = Затем другой игрок выберет сторону.
swap2-no-game = Сначала завершите дебют: поставьте камни и выберите стороны.

### think: what the players think

think-no-move = { $brain } здесь не ходит.

### classic: what the five programs say, each in its own way

classic-sisoog-title = { $computer }: компьютер, { $person }: вы
classic-sisoog-moved = Компьютер: столбец { $column }, строка { $row }
classic-sisoog-draw = Силы равны!
classic-sisoog-computer-wins = Компьютер победил!
classic-sisoog-person-wins = Вы победили!
classic-freecodecamp-title = { $person }: вы, { $computer }: компьютер
classic-freecodecamp-moved = Компьютер занимает поле { $cell }.
classic-freecodecamp-draw = Ничья.
classic-freecodecamp-computer-wins = Компьютер выиграл.
classic-freecodecamp-person-wins = Вы выиграли!
classic-lafore-title = Тик-так
classic-lafore-moved = Хожу на { $cell }
classic-lafore-computer-wins = Победа за мной!
classic-lafore-person-wins = Победа за вами!
classic-lafore-draw = У нас ничья
classic-alphabeta-title = Крестики-нолики
classic-alphabeta-draw = Ничья
classic-machinarium-title = Пять в ряд

### error: what went wrong, and what to do

error-off-board = Поля «{ $square }» нет на этой доске; выберите поле на доске.
error-off-board-size = Поля «{ $square }» нет на этой доске { $columns }x{ $rows }; столбцы идут от { $first } до { $last }, строки — от 1 до { $rows }.
error-occupied = Поле «{ $square }» занято; выберите свободное.
error-foul = Ход «{ $square }» первому игроку запрещён (фол: { $foul }); выберите другое поле.
error-game-over = Игра окончена; начните новую или отмените ход.
error-square-form = Это не поле. Напишите букву столбца и номер строки, например h8.
error-square-too-far = Таких больших досок нет: столбцы кончаются на ae, строки — на 22.
error-rules-form = Таких правил нет. Назовите готовую игру, например gomoku, или напишите столбцы, строки и длину ряда: 15x15x5 или 15x15x5-renju.
error-rules-line = Таких правил для рядов нет; выберите freestyle, exactly, renju, caro или misere.
error-rules-width = На доске может быть от 1 до 31 столбца.
error-rules-height = На доске может быть от 1 до 22 строк.
error-rules-length = В ряду может быть от 1 до 31 поля.
error-rules-renju-length = В рэндзю строят пять в ряд; выберите 5 или другие правила для рядов.
error-word = «{ $word }»: { $reason }
error-picture-size = Число полей в картинке ({ $found }) не подходит этой доске; напишите по одному знаку на поле.
error-picture-row = Число полей в строке { $number } ({ $found }) не равно ширине доски.
error-picture-cell = «{ $cell }» — не поле; напишите X, O или точку для свободного.
error-picture-array = У массива нет закрывающей скобки; закончите его знаком ].
error-picture-item = Элемент { $index } массива неверен; напишите "X", "O" или { $index }.
error-setup-counts = Когда ходит { $symbol }, на доске не может быть { $x } X и { $o } O; добавьте или уберите камень либо передайте ход другой стороне.
error-setup-two-winners = Выигрышный ряд есть у обеих сторон, в игре так не бывает; уберите один из них.
error-setup-after-end = Игра продолжалась после ряда, который её закончил; уберите камень другой стороны.

### advice: why a move is good or bad, and how players compare

advice-wins-at-once = Выигрывает сразу: { $squares } — ряд.
advice-completes-line = Завершает ряд { $squares } и тем проигрывает по этим правилам.
advice-ends-in-draw = Заполняет доску, и никто не выиграл.
advice-in-moves = { $length ->
    [bound] не более чем за
   *[exact] за
} { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
advice-loses = { $count ->
    [1] Проигрывает сразу: соперник отвечает { $line }.
   *[other] Проигрывает { advice-in-moves }: { $line }.
}
advice-loses-seen = { $count ->
    [one] Перебор видит проигрыш за { $count } ход: { $line }.
    [few] Перебор видит проигрыш за { $count } хода: { $line }.
    [many] Перебор видит проигрыш за { $count } ходов: { $line }.
   *[other] Перебор видит проигрыш за { $count } хода: { $line }.
}
advice-wins-in = Выигрывает { advice-in-moves }: { $line }.
advice-wins-in-seen = { $count ->
    [one] Перебор видит выигрыш за { $count } ход: { $line }.
    [few] Перебор видит выигрыш за { $count } хода: { $line }.
    [many] Перебор видит выигрыш за { $count } ходов: { $line }.
   *[other] Перебор видит выигрыш за { $count } хода: { $line }.
}
advice-loses-open-three = Оставляет открытую тройку без ответа и проигрывает { advice-in-moves }: { $line }.
advice-loses-fours = Проигрывает из-за непрерывных четвёрок { advice-in-moves }: { $line }.
advice-loses-threats = Проигрывает из-за непрерывных угроз { advice-in-moves }: { $line }.
advice-wins-fours = Выигрывает непрерывными четвёрками { advice-in-moves }: { $line }.
advice-wins-threats = Выигрывает непрерывными угрозами { advice-in-moves }: { $line }.
advice-sure-win = { $square } наверняка выигрывает { advice-in-moves }; что выигрывает и этот ход, не доказано.
advice-better-win = Лучше { $square }: выигрыш { advice-in-moves }.
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
advice-draws = Наверняка ведёт к ничьей; что другой ход выигрывает, не доказано.
advice-lasts-longest = Все ходы проигрывают, и ни один не держится дольше.
advice-nothing-to-lose = Любой ход сохраняет ничью.
advice-most-lines = { $count ->
    [one] Через это поле проходит { $count } открытая линия — больше, чем через любое другое.
    [few] Через это поле проходят { $count } открытые линии — больше, чем через любое другое.
    [many] Через это поле проходит { $count } открытых линий — больше, чем через любое другое.
   *[other] Через это поле проходит { $count } открытой линии — больше, чем через любое другое.
}
advice-search-prefers = Перебор не видит хода лучше и ждёт { $line }.
advice-search-doubts = Перебор предпочитает { $square }.
advice-exact = Точно: просчитано до конца игры.
advice-proven = Доказано: от угроз нет защиты.
advice-outcome-proven = Исход доказан; число ходов — верхняя граница.
advice-not-exact = Неточно: перебор не дошёл до конца игры.
advice-not-proven = { $count ->
    [one] Не доказано: перебор смотрел на { $count } ход обеих сторон вперёд.
    [few] Не доказано: перебор смотрел на { $count } хода обеих сторон вперёд.
    [many] Не доказано: перебор смотрел на { $count } ходов обеих сторон вперёд.
   *[other] Не доказано: перебор смотрел на { $count } хода обеих сторон вперёд.
}
advice-class-forced = вынужденный
advice-class-only = единственный
advice-class-best = лучший
advice-class-slower-win = выигрыш медленнее
advice-class-faster-loss = проигрыш быстрее
advice-class-throws-win-away = упускает выигрыш
advice-class-loses = проигрывает
advice-class-unproven = выигрыш не доказан
advice-class-lost = проигран
advice-class-preferred = выбор перебора
advice-class-good = почти лучший
advice-class-doubtful = сомнительный
advice-class-mistake = ошибка
advice-class-unknown = не оценён
advice-value-draw = ничья
advice-value-estimate = около { $score }
advice-value-unknown = неизвестно
advice-no-return = Игру решил ход { $number }: { $square } ({ $player }).
advice-turn-swing = Сильнее всего игру изменил ход { $number }: { $square } ({ $player }). Шансы на выигрыш упали с { $before }% до { $after }%.
advice-no-turn = Ни один ход не изменил исхода игры.
advice-turn-unknown = Где решилась игра, неизвестно.

### puzzle: positions with one good move

puzzle-win = { $count ->
    [1] Ход { $symbol }, и этот ход выигрывает: найдите его.
    [one] Ход { $symbol }, выигрыш за { $count } ход: найдите первый.
    [few] Ход { $symbol }, выигрыш за { $count } хода: найдите первый.
    [many] Ход { $symbol }, выигрыш за { $count } ходов: найдите первый.
   *[other] Ход { $symbol }, выигрыш за { $count } хода: найдите первый.
}
puzzle-draw = Ход { $symbol }, и все ходы, кроме одного, проигрывают: найдите его.
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
puzzle-hint-row = Оно в строке { $row }.
puzzle-hint-column = Оно в столбце { $column }.
puzzle-hint-square = Это { $square }.
puzzle-list = { $number }. { $rules }, сложность { $grade }, { $goal }: { $state }
puzzle-goal-win = выигрыш, ходов: { $moves }
puzzle-goal-draw = спасти ничью
puzzle-solved = решена
puzzle-open = не решена

### list: the parts of an enumeration

list-separator = ;
list-comma = ,

### certificate: the claims of proofs

certificate-board = { $rules }, пустая доска, ходит { $turn }
certificate-position = { $rules }, X на { $crosses }, O на { $circles }, ходит { $turn }
certificate-wins = { $position }: { $player } выигрывает не более чем за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
    [many] { $plies } ходов
   *[other] { $plies } хода
}, считая ходы обоих.
certificate-holds = { $position }: { $player } не проигрывает.
certificate-holds-for = { $position }: { $player } не проигрывает за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
    [many] { $plies } ходов
   *[other] { $plies } хода
}, считая ходы обоих.
certificate-holds-weakly = { $position }: { $opponent } никогда не построит ряд, даже если игра продолжается после рядов { $player }.
certificate-draw = При лучшей игре — ничья: на пустой доске не может выиграть и второй игрок, ведь первый применил бы ту же стратегию с лишним камнем.

### proof: what a proof says of the moves of a game

proof-move = { $player } { $square } — ход доказательства.
proof-any-move = { $player } { $square } — ход не хуже любого другого.
proof-listed = { $player } { $square } — ответ, названный в доказательстве.
proof-unlisted = { $player } { $square } ничего не меняет: доказательство идёт дальше, как будто { $player } пропустил ход.
proof-forced = { $player } { $square } — вынужденный ход.
proof-leaves-threat = { $player } { $square } не мешает { $other } построить ряд.
proof-paired = { $player } { $square } — одно из пары полей, другое достаётся { $other }.
proof-weighed = На { $player } { $square } ответ там, где ряды { $player } весят больше всего.
proof-harmless = { $player } { $square } ничего не меняет: { $other } может ходить куда угодно.
proof-plies-left = { $player } выигрывает не более чем за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
    [many] { $plies } ходов
   *[other] { $plies } хода
} отсюда, считая ходы обоих.
proof-ended = Здесь доказательство кончается.

### trace: a search, step by step

trace-move = ход { $move }
trace-max = ход { $symbol }, это Макс
trace-min = ход { $symbol }, это Мин
trace-max-tree = ходит Макс
trace-min-tree = ходит Мин
trace-win = { $symbol } победил
trace-draw = ничья
trace-leaf = лист
trace-window = окно { $window }
trace-score = оценка { $score }
trace-returned = возврат номер { $order }
trace-at-once = Ход { $move } сразу выигрывает, оценка { $score }.
trace-folded = { $count ->
    [one] Ещё { $count } вызов не показан.
    [few] Ещё { $count } вызова не показаны.
    [many] Ещё { $count } вызовов не показаны.
   *[other] Ещё { $count } вызова не показаны.
}
error-method = «{ $input }» — не перебор, который можно проследить; выберите { $choices }.
error-method-option = У { $name } нет параметра «{ $option }»; уберите его или выберите другой перебор.
error-brain = Игрока «{ $input }» в Dooz нет; выберите { $choices }.
error-brain-option = У игрока «{ $name }» нет параметра «{ $option }»; уберите его или выберите другого игрока.
error-window = «{ $input }» — не окно; напишите два числа, меньшее первым, например -1,1.
error-choice = «{ $input }» здесь выбрать нельзя; выберите { $choices }.
error-number-range = «{ $input }» — не число от { $from } до { $to }; попробуйте ещё раз.
error-tree = Знак { $place } дерева: { $reason }
error-tree-empty = не хватает листа; напишите здесь целое число.
error-tree-unclosed = скобка ещё открыта; закройте её.
error-tree-unopened = эта скобка ничего не закрывает; уберите её.
error-tree-rest = дерево уже кончилось; заключите всё в одну пару скобок.
error-tree-leaf = это не целое число; напишите число, например 7 или -3.
error-tree-too-deep = открыто может быть не больше { $count } скобок; сделайте дерево менее глубоким.

### records: games in files

records-place = Строка { $line }, знак { $column }: { $reason }
records-place-byte = Байт { $byte }: { $reason }
records-entry = В игре { $number } этого матча должно быть «DOOZ[{ $entry }=…]» с допустимым значением; впишите его.
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
records-point = «{ $text }» — не поле этой доски; напишите другое.
records-pass = В этой игре не пасуют; напишите поле или уберите ход.
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
records-offset = «{ $text }» — не пара смещений; напишите для каждого камня расстояние от центра вправо и вниз, например -1,2.
records-finished = В этом дебюте игра заканчивается; уберите его последние ходы.
records-lib-header = Это не файл RenLib; выберите другой файл или назовите его формат.
records-lib-version = Версия { $version } файлов RenLib здесь неизвестна; сохраните файл в RenLib не новее 3.4.
records-lib-board = Файлы RenLib — для досок до 15x15, а не для { $rules }; выберите другие правила.
records-lib-cut = Файл здесь обрывается; найдите его полную копию.
records-lib-rest = Дерево ходов закончено, а файл продолжается; найдите другую его копию.
records-cannot-hold-start = В { $format } нет места для расставленных камней; выберите sgf.
records-cannot-hold-board = В { $format } нет места для доски больше 15x15; выберите sgf.
records-not-a-text = { $format } — не текст; выберите sgf.
records-loss-side-lines = { $count ->
    [one] { $count } побочный вариант
    [few] { $count } побочных варианта
   *[many] { $count } побочных вариантов
}
records-loss-comments = { $count ->
    [one] { $count } заметка
    [few] { $count } заметки
   *[many] { $count } заметок
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
    [one] ещё { $count } партия
    [few] ещё { $count } партии
   *[many] ещё { $count } партий
}

### the weights of intuition

intuition-condition-wins-holds = Сначала выигрыш: g({ $length }) > 4·q({ $length }) выполнено, так как { $left } > { $right }. Выигрыш не будет упущен.
intuition-condition-wins-broken = Сначала выигрыш: g({ $length }) > 4·q({ $length }) не выполнено, так как { $left } ≤ { $right }. Осторожно: испортить ряд может показаться выгоднее, чем выиграть.
intuition-condition-stops-holds = Потом защита: q({ $length }) > 4·g({ $shorter }) выполнено, так как { $left } > { $right }. Угроза не останется без ответа.
intuition-condition-stops-broken = Потом защита: q({ $length }) > 4·g({ $shorter }) не выполнено, так как { $left } ≤ { $right }. Осторожно: угроза может остаться без ответа.
