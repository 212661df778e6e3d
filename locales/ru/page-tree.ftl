# The page's walk through a search: its steps in words.

### tree: steps of a search

tree-begin = Пока ничего не просмотрено. Шаг вперёд — и начнём.
tree-unvisited = Перебор сюда ещё не дошёл.
tree-call = Вызов { $call }: { $parts }
tree-enter-root = Вызов { $call } начинает перебор: { $standing }.
tree-enter = Вызов { $call }: после хода { $move } — { $standing }.
tree-enter-window = Ищутся оценки в пределах { $window }.
tree-choose = Ход { $move } стоит { $score }: пока лучший.
tree-choose-turned = Ход { $move } стоит { $own }, как это видит Мин: пока лучший.
tree-choose-alpha = Ход { $move } стоит { $score }: α поднимается до этой оценки, она у Макса уже в руках.
tree-choose-beta = Ход { $move } стоит { $score }: β опускается до этой оценки, большего Мин не позволит.
tree-choose-at-once = Ход { $move } сразу выигрывает и считается за { $score }; дальше смотреть незачем.
tree-cut = { $reason }: игра сюда не придёт. Пропущено: { $moves }.
tree-cut-none = { $reason }: окно закрылось, но пропускать уже нечего.
tree-cut-fast = { $reason }: лучше не бывает. Пропущено: { $moves }.
tree-pruned = Ход { $move } не рассматривается: { $reason }.
tree-leave = Вызов { $call } увидел всё, что нужно, и возвращает { $score }.
tree-leave-turned = Вызов { $call } увидел всё, что ему нужно. Он возвращает { $own }, как это видит Мин; для Макса знак меняется: { $score }.
tree-leave-over = Здесь больше никто не ходит: вызов { $call } возвращает { $score }.
tree-leave-over-turned = Здесь больше никто не ходит: вызов { $call } возвращает { $own }, как это видит Мин; для Макса знак меняется: { $score }.
tree-leave-limit = Вызову { $call } нельзя смотреть глубже, его прикидка — { $score }.
tree-leave-bound = Ни один ход не попал в окно: вызов { $call } возвращает его край, { $score }.
tree-leave-average = Сумма { $total } на { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
} даёт { $mean }. Для другой стороны: { $score }.
tree-leave-favour = Сумма { $total } на { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
} даёт { $mean }; часть ходов выигрывает, поэтому считается { $favoured }. Для другой стороны: { $score }.

### tree: the intuitive player

tree-intuition-begin = Интуитивный игрок осматривает поля одно за другим. Шаг вперёд — и начнём.
tree-intuition-part = { $square }, { $direction }: свой ряд из { $own } даёт { $gain }, испорченный ряд из { $opponent } даёт { $spoil }. Всего пока: { $sum }.
tree-intuition-total = { $square } стоит { $score }.
tree-intuition-best = { $square } стоит { $score }: пока лучшее поле.
tree-direction-horizontal = по горизонтали
tree-direction-vertical = по вертикали
tree-direction-rising = по восходящей диагонали
tree-direction-falling = по нисходящей диагонали

### tree: comments on pseudo-code

tree-code-max = ходит Макс
tree-code-min = ходит Мин
tree-code-value = с точки зрения Макса
tree-code-limit = только если задано ограничение
tree-code-answer = чем ответит соперник
tree-code-one = одна функция для обеих сторон
tree-code-own = с точки зрения того, чей ход
tree-code-turned = что хорошо им, то плохо нам
tree-code-window = у Макса есть α, Мин не даст больше β
tree-code-cut = у соперника в другом месте есть лучшее
tree-code-fast = лучшего не существует
tree-code-average = чего ждать от случайного соперника
tree-code-hundred = победа стоит 100, ничья 50
tree-code-at-once = победа в один ход не требует перебора
tree-code-favour = победам — предпочтение
