# The screen of learn: chapters, and the tree of a search.

### learn: the chapters

learn-lessons = Уроки
learn-lessons-what = Одиннадцать коротких уроков: от трёх свободных полей до альфа-беты на доске десять на десять. Почти на каждом шаге вас о чём-то спрашивают.
learn-done = { $done } из { $count }
learn-next = Следующий шаг
learn-show = Покажите
learn-board = Доска урока
learn-answers = Ответы
learn-watch = Посмотрите, как он думает
learn-think = Пусть думает
learn-look-ahead = Ходов вперёд
learn-ahead-counts = На такую глубину всего позиций: { $everywhere }, из них ходами рядом с камнями: { $near }. С альфа-бетой просмотрено: { $calls }, считая и менее глубокие переборы перед этим. Число от { 0 } до { 99 } сравнивает ход, который не выигрывает и не проигрывает форсированно, с лучшим из таких; +{ 2 } — форсированная победа в два хода, − — форсированное поражение. Поле без числа не просмотрено или отсечено: оно не лучше другого.
learn-all-lessons = Все уроки
learn-lesson = Урок { $lesson }
learn-lesson-place = Урок { $lesson } · { $title }
learn-begin = Начать
learn-continue = Продолжить
learn-again = Начать заново
learn-watch-both = Посмотреть оба
learn-step-back = Предыдущий шаг

### learn: the tree

learn-tree = Дерево перебора
learn-tree-what = Пройдите минимакс, альфа-бету, усреднение или интуицию шаг за шагом, вперёд и назад: из своей партии, с любой доски или по дереву, которое вы введёте.
learn-tree-open = Открыть дерево
learn-what = Что исследуется
learn-subject = Откуда
learn-own-board = Своя доска
learn-own-tree = Своё дерево
learn-game = Ваша партия
learn-rules = Столбцы, строки и сколько в ряд
learn-picture = Доска: X, O и точка для пустого поля
learn-turn = Чей ход
learn-typed-tree = Дерево: листья в скобках
learn-how = Как исследуется
learn-method = Метод
learn-minimax = Минимакс
learn-minimax-one = Негамакс
learn-alphabeta = Альфа-бета
learn-alphabeta-one = Альфа-бета, одна функция
learn-averaging = Усреднение
learn-intuition = Интуиция
learn-classic-alphabeta = Альфа-бета оконной программы
learn-weights-own = Свои веса построенных рядов, g
learn-weights-spoiled = Свои веса испорченных рядов, q
learn-option-win = Победа стоит
learn-option-draw = Ничья стоит
learn-option-loss = Поражение стоит
learn-option-unfinished = Незаконченное стоит
learn-option-window = Первое окно
learn-window-is = окно { $window }
learn-option-cut = Отсекает, когда
learn-option-cut-ge = α ≥ β
learn-option-cut-gt = α > β
learn-option-cut-never = никогда
learn-option-fast-cut = Останавливается на выигрыше
learn-option-fast-cut-none = нет
learn-option-fast-cut-min = Мин
learn-option-fast-cut-both = оба
learn-option-order = Порядок ходов
learn-option-order-rows = как при чтении
learn-option-order-centre = сначала центр
learn-option-order-reversed = обратный
learn-option-depth-score = Предпочитает быстрый выигрыш
learn-option-depth-score-none = нет
learn-option-depth-score-zero = да, каждый ход, кроме первого, отнимает очко
learn-option-depth-score-one = да, каждый ход отнимает очко
learn-against = Для сравнения
learn-alone = ничего
learn-depth = Показать уровней
learn-all-levels = все
learn-goes-on = Что идёт вперёд
learn-in-step = Оба вместе
learn-first-alone = Только первый
learn-second-alone = Только второй
learn-working = Перебор выполняется.
learn-too-large = Вызовов в этом переборе: { $calls }, показаны только первые. Чтобы он стал меньше, поставьте больше камней или покажите меньше уровней.
learn-too-large-more = Вызовов в этом переборе больше { $calls }, показаны только первые. Чтобы он стал меньше, поставьте больше камней или покажите меньше уровней.
learn-impossible = Этот метод здесь не работает. Опубликованные программы знают только 3x3; выберите другой метод.
learn-needs-board = Интуиция смотрит только на доски; для дерева выберите другой метод.
learn-tree-long = Дерево длиннее { $count } знаков; сделайте его короче.
learn-tree-side = «{ $input }» не начинает дерево; напишите max или min.

### learn: walking

learn-steps = Шаги
learn-step = Шаг { $step } из { $count }
learn-place = Место в переборе
learn-first = В начало
learn-back = На шаг назад
learn-forward = На шаг вперёд
learn-last = В конец
learn-next-cut = Следующее отсечение
learn-previous-cut = Предыдущее отсечение
learn-next-return = Следующий возврат
learn-previous-return = Предыдущий возврат
learn-play = Пуск
learn-pause = Пауза
learn-speed = Скорость
learn-fast = { $count } в секунду
learn-slow = один за { $count } с
learn-key-tree = в дереве: к соседнему узлу
learn-key-enter = в дереве: свернуть, развернуть или ответить
learn-key-pan = в дереве: сдвинуть рисунок
learn-key-zoom = в дереве: ближе, дальше, целиком
learn-view = Вид
learn-fit = Целиком
learn-unfold = Развернуть всё
learn-fold = Свернуть как обычно
learn-difference = Вызовов у обоих: { $common }; только у первого: { $first }; только у второго: { $second }
learn-board-here = Доска этого вызова
learn-code = Псевдокод
learn-keys-and-speed = Клавиши и скорость
learn-window = Окно
learn-closed = закрыто: { $reason }
learn-calls = вызовы
learn-ends = концы партий
learn-cuts = отсечения
learn-left-out = пропущено
learn-legend-max = Макс берёт наибольшее
learn-legend-min = Мин берёт наименьшее
learn-legend-cut = пропущено
learn-comparison = Сравнение
learn-uncovered = Пропущено: { $values }. С ними или без них всё дерево стоит { $score }.
learn-uncovered-bound = Пропущено: { $values }. Перебор по всему дереву находит { $score }; этот начал с более узкого окна.
learn-call-count = { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
    [many] { $count } вызовов
   *[other] { $count } вызова
}
learn-uncover = { $count ->
    [2] Открыть оба
    [one] Открыть пропущенное
   *[other] Открыть все { $count }
}
