# What the screen of a game says. The rules of these files stand in dooz.ftl.

### play: what is on the screen of a game

play-black = Чёрные
play-white = Белые
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
play-new = Ещё раз
play-new-kept = Началась новая партия. Прежняя — среди прошлых.
play-undo = Отменить
play-redo = Вернуть
play-ask-hint = Подсказка
play-first = Первая позиция
play-previous = На ход назад
play-next = На ход вперёд
play-last = Последняя позиция
play-moves = Ходы
play-move-of = { $number }. { $square }, { $player }
play-side-line = побочный вариант
play-promote = Сделать этот вариант партией
play-earlier-games = Прошлые партии
play-no-earlier = Прошлых партий пока нет.
play-earlier = Партия { $number }, { $rules }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}: { $result }
play-earlier-open = не окончена
play-earlier-draw = ничья
play-earlier-first = победа первого игрока
play-earlier-second = победа второго игрока
play-taken-up = Эта прошлая партия продолжается, другая заняла её место.
play-title-your-move = Ваш ход: { $game }
play-brain-rules = { $brain } не умеет играть в { $rules }. Начните новую игру с другим соперником.
play-match-unread = Сохранённую партию не удалось прочитать, началась новая. Прежний текст остался в этом браузере. { $reason }
play-panel = Партия
play-has-black = чёрные
play-has-white = белые
play-begins = ходит первым
play-follows = ходит вторым
play-strength = сила { $level }
play-opponent = Соперник
play-took-back = Отменено: { $squares }.
play-replayed = Снова сыграно: { $squares }.
# What stands between asterisks is set in bold.
play-danger-line = { $player }: угроза *достроить ряд* на { $squares }.
play-danger-three = { $player }: *открытая тройка*. Перекройте её на { $squares }.
play-either = { $squares } или { $last }
play-more = Ещё
play-share = Поделиться
play-shared = Адрес этой позиции скопирован.
play-not-shared = Браузер не даёт странице копировать. Скопируйте адрес из адресной строки.
play-open = Открыть партию
play-set-up = Расставить позицию
play-turn-board = Повернуть доску
play-flip-board = Отразить доску
play-more-options = Ещё настройки
play-review = Разбор
play-other = Новая
play-options = Что показывать
play-worth = Чего стоит каждый ход
play-threats = Отмечать угрозы
play-bar = Оценка рядом с доской
play-numbers = Номера ходов на камнях
play-no-earlier-about = С новой партией ничего не пропадает: прежняя окажется здесь.

### thinking: how the computer has thought

thinking-show = Показать ход мыслей
thinking-scores = Числа на доске — оценки, которые он дал своим ходам перед последним. Поле без числа не просмотрено или не лучше лучшего.
thinking-none = Его мысли появятся здесь после следующего хода.
thinking-calls = { $count ->
    [one] Пройдена { $count } позиция.
    [few] Пройдены { $count } позиции.
   *[other] Пройдено { $count } позиций.
}
thinking-score = Оценка его хода: { $score }.
thinking-stopped = Его остановили, прежде чем он решился.
thinking-expects = Он ожидает { $line }.
thinking-boards = Доски первых двух уровней его мысли
thinking-board = Доска { $number } из { $count }, уровень { $level }
thinking-board-next = Следующая доска
thinking-again = Ещё раз

### match: what is chosen for a new match

match-new = Новая игра
match-begin = Начать
match-rules = Игра
match-own = Свои правила
match-columns = Столбцы
match-rows = Строки
match-length = В ряд
match-line = Какие ряды считаются
match-begins-first = начинаете вы
match-begins-second = начинает соперник
match-begins-random = кто начнёт, решит жребий
match-begins-alternating = начинаете по очереди
match-symbols = Знаки
match-symbols-x = Вы рисуете крестики (чёрные)
match-symbols-o = Вы рисуете нолики (белые)
match-symbols-first = Кто начинает, рисует крестики
match-symbols-first-o = Кто начинает, рисует нолики
match-stone = Если начинает компьютер, его первый ход случаен
match-option-level = Уровень
match-option-style = Стиль, от -100 (осторожный) до 100 (атакующий)
match-option-family = Веса рядов
match-option-tie = Из равных ходов
match-option-count = Какие камни считать
match-option-count-row = камни ряда
match-option-count-line = камни всей линии
match-option-candidates = Какие поля он видит
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
match-option-fast-cut-min = где ходит Мин
match-option-fast-cut-both = везде
match-option-cut-ge = при равных оценках
match-option-cut-gt = только при больших
match-rules-changed = { $brain } играет только в крестики-нолики, поэтому доска теперь 3x3.
match-rules-other = Теперь правила такие, как у { $brain }: { $rules }.
match-seat-changed = { $brain } не знает этих правил; теперь на его месте { $other }.
match-no-board = У досок от 3 до 22 столбцов и строк, в ряду не меньше двух полей.
match-against = Режим
match-computer = Компьютер
match-friend = Друг
match-watch = Наблюдать
match-strength = Сила
match-strength-near = Сила первого компьютера
match-you-play = Вы ходите
match-first = Первым
match-second = Вторым
match-by-lot = По жребию
match-in-turns = Начинать по очереди
match-details = Дебют, часы и тип игрока
match-clock = Часы
match-clock-unlimited = Без часов
match-clock-60 = по { 1 } минуте
match-clock-180-2 = по { 3 } минуты плюс { 2 } секунды за ход
match-clock-300 = по { 5 } минут
match-clock-600 = по { 10 } минут
match-clock-1800 = по { 30 } минут
match-kind = Тип игрока
match-kind-near = Тип первого компьютера
match-size = { $columns }x{ $rows }
match-own-about = Любой размер

### swap2: the opening in which the players choose their sides

swap2-choose = { $player }: выберите сторону.
swap2-choose-only = Все камни поставлены: выберите { $first } или { $second }.
swap2-moves-next = Следующий ход: { $second }.
swap2-two-more = Или поставьте ещё два камня, и выберет другой игрок.
swap2-take = Взять { $symbol }
swap2-back = Выбор сторон отменён.
swap2-again = Стороны снова выбраны.
swap2-no-side = пока без стороны

### strength: what a level sees

strength-easy = Лёгкий
strength-casual = Обычный
strength-strong = Сильный
strength-best = Сильнейший
strength-perfect = Безупречный
strength-now = { $name } · { $level }
strength-sees-all = Видит партию до конца
strength-sees-ahead = { $count ->
    [one] Видит на { $count } ход вперёд
    [few] Видит на { $count } хода вперёд
   *[other] Видит на { $count } ходов вперёд
}
strength-sees-positions = { $count ->
    [one] Просматривает { $count } позицию за ход
    [few] Просматривает до { $count } позиций за ход
   *[other] Просматривает до { $count } позиций за ход
}
strength-slips = { $seen }, но { $slips } из { 100 } ходов делает наугад.
strength-never-slips = { $seen } и никогда не ошибается по небрежности.

### hello: what a first visitor finds

hello-title = Ваш ход.
hello-about = Вы играете X и начали с угла; покладистый соперник ответил. Играйте дальше или выберите:
hello-tic-tac-toe = Крестики-нолики
hello-tic-tac-toe-about = Три в ряд. Партия на минуту.
hello-gomoku = Гомоку
hello-gomoku-about = Пять в ряд на доске пятнадцать на пятнадцать.
hello-puzzle = Задача дня
hello-lessons = Или посмотрите, как думает машина

### result: how a game was decided

result-row = { $player }: ряд { $from }–{ $to } достроен на { $count }-м ходу.
result-column = { $player }: столбец { $from }–{ $to } достроен на { $count }-м ходу.
result-diagonal = { $player }: диагональ { $from }–{ $to } достроена на { $count }-м ходу.

### statistics: the user's own results

statistics-title = Ваши результаты
statistics-none = Вы ещё не закончили ни одной партии с компьютером.
statistics-none-about = Здесь появятся победы, ничьи, поражения и серии для каждой игры и соперника. Они остаются в этом браузере.
statistics-game = Игра
statistics-won = Победы
statistics-drawn = Ничьи
statistics-lost = Поражения
statistics-streak = Подряд

### press: the list of keys

press-title = Клавиши
press-open = Список клавиш
press-board = Когда фокус на доске
press-help = Этот список
press-arrows = С поля на поле
press-enter = Сделать ход на это поле
press-ends = К краям строки; с Ctrl — доски
press-pages = К краям столбца
press-keypad = Поле доски 3x3, как на цифровом блоке
press-steps = На ход назад, на ход вперёд
press-whole = В начало, в конец
press-ten = На десять ходов назад, на десять вперёд
press-analysis = Включить или выключить анализ
press-escape = Закрыть открытое
play-draw-stuck = Ничья: все оставшиеся ходы запрещены ({ $player }).
