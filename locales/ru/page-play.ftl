# What the screen of a game says. The rules of these files stand in dooz.ftl.

### play: what is on the screen of a game

play-black = Чёрные
play-white = Белые
play-seat = { $name } ({ $player })
play-board = Доска, { $status }
play-show-paused = Компьютеры ждут.
play-looking-back = Просмотр: ход { $move } из { $moves }.
play-nodes = { $count ->
    [one] просмотрена { $count } позиция
    [few] просмотрены { $count } позиции
   *[other] просмотрено { $count } позиций
}
play-move-now = Ходить сейчас
play-wait = Компьютер думает. Дождитесь его хода или нажмите «Ходить сейчас».
play-go-on = Продолжить
play-pause = Пауза
play-step = Один ход
play-speed = Скорость показа
play-new = Новая игра
play-new-kept = Началась новая игра. Прежняя — среди прошлых игр.
play-undo = Отменить
play-redo = Вернуть
play-ask-hint = Подсказка
play-first = Первая позиция
play-previous = На ход назад
play-next = На ход вперёд
play-last = Последняя позиция
play-moves = Ходы
play-no-moves = Ходов ещё не было.
play-move-of = { $number }. { $square }, { $player }
play-side-line = боковая ветка
play-promote = Сделать эту ветку партией
play-earlier-games = Прошлые игры
play-no-earlier = Прошлых игр пока нет. С новой игрой ничего не пропадает: прежняя окажется здесь.
play-earlier = Игра { $number }, { $rules }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}: { $result }
play-earlier-open = не окончена
play-earlier-draw = ничья
play-earlier-first = победа первого игрока
play-earlier-second = победа второго игрока
play-taken-up = Эта прошлая игра продолжается, другая заняла её место.
play-analysis = Анализ: чего стоят ходы
play-title-your-move = Ваш ход – Dooz
play-brain-rules = { $brain } не знает правил { $rules }. Начните новый матч с другим соперником.
play-match-unread = Сохранённую игру не удалось прочитать, началась новая. Прежний текст остался в этом браузере. { $reason }

### thinking: how the computer has thought

thinking-show = Показать ход мыслей
thinking-scores = Числа на доске — оценки, которые он дал своим ходам перед последним.
thinking-none = Его мысли появятся здесь после следующего хода.
thinking-calls = { $count ->
    [one] Пройдена { $count } позиция.
    [few] Пройдены { $count } позиции.
   *[other] Пройдено { $count } позиций.
}
thinking-score = Оценка его хода: { $score }.
thinking-stopped = Его остановили раньше, чем он решил.
thinking-expects = Он ожидает { $line }.
thinking-boards = Доски первых двух уровней его мысли
thinking-board = Доска { $number } из { $count }, уровень { $level }
thinking-board-next = Следующая доска
thinking-again = Ещё раз

### match: what is chosen for a new match

match-new = Новый матч
match-begin = Начать
match-cancel = Отмена
match-rules = Игра
match-own = Свои правила
match-columns = Столбцы
match-rows = Строки
match-length = В ряд
match-line = Какие ряды считаются
match-near = Вы или первый компьютер
match-far = Соперник
match-person-near = Вы
match-person-far = Человек рядом
match-begins = Кто начинает
match-begins-first = Вы (или первый компьютер)
match-begins-second = Соперник
match-begins-random = Каждый раз решает случай
match-begins-alternating = По очереди
match-symbols = Знаки
match-symbols-x = Вы рисуете крестики (чёрные)
match-symbols-o = Вы рисуете нолики (белые)
match-symbols-first = Кто начинает, рисует крестики
match-symbols-first-o = Кто начинает, рисует нолики
match-stone = Первый камень начинающего компьютера падает куда угодно
match-option-level = Уровень
match-option-style = Стиль, от -100 (осторожный) до 100 (нападающий)
match-option-family = Веса рядов
match-option-tie = Из равных ходов
match-option-candidates = Какие клетки он видит
match-option-depth = На сколько ходов вперёд
match-option-window = Первое окно
match-option-fast-cut = Останавливается на лучшей оценке
match-option-cut = Отсекает
match-option-family-power = степени
match-option-family-factorial = факториалы
match-option-tie-first = первый
match-option-tie-centre = самый центральный
match-option-candidates-all = все
match-option-candidates-near = рядом с камнями
match-option-fast-cut-none = нигде
match-option-fast-cut-min = где ходит Min
match-option-fast-cut-both = везде
match-option-cut-ge = при равных оценках
match-option-cut-gt = только при больших
match-rules-changed = { $brain } играет только в крестики-нолики, поэтому доска теперь 3x3.
match-rules-other = Теперь правила такие, как у { $brain }: { $rules }.
match-seat-changed = { $brain } не знает этих правил; теперь там сидит { $other }.
match-no-board = У досок от 3 до 22 столбцов и строк, в ряду не меньше двух клеток.
match-speed = { $seconds } с на ход

### press: the list of keys

press-title = Клавиши
press-open = Список клавиш
press-board = Когда клавиатура на доске
press-help = Этот список
press-arrows = С клетки на клетку на доске
press-enter = Ходить на клетку
press-ends = В конец строки; с Ctrl — доски
press-pages = В конец столбца
press-keypad = Клетка доски 3x3, как на цифровом блоке
press-steps = На ход назад, на ход вперёд
press-whole = В начало, в конец
press-ten = На десять ходов назад, на десять вперёд
press-analysis = Включить или выключить анализ
press-escape = Закрыть открытое
play-draw-stuck = Ничья: все оставшиеся ходы { $player } запрещены.
