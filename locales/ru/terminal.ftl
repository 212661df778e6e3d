# What Dooz says in a terminal alone. The rules of these files stand in dooz.ftl.

### prompt: the game line by line

prompt-move = Ваш ход, { $player } (например, { $example }; ? — справка):
prompt-again = Ещё партию? ({ prompt-yes }/{ prompt-no })
prompt-yes = да
prompt-no = нет
prompt-end = Ввод закончился, а с ним и игра.
prompt-board = Доска, строка за строкой сверху:
prompt-moves = Ходы: { $moves }
prompt-show = Листайте игру словами { word-undo } и { word-redo } или выйдите словом { word-quit }:
prompt-help = Напишите поле, например { $example }, или одно из слов: { word-undo }, { word-redo }, { word-hint }, { word-new }, { word-board }, { word-moves }, { word-why }, { word-map }, { word-analyze }, { word-review }, { word-quit }.
prompt-analysis = Ход за { $player }; движок анализирует { $seconds } с:
prompt-no-analysis = Анализ есть для досок от 5x5; слово { word-map } показывает, чего стоят ходы.
prompt-square = Поле: { $text }

### swap2: the opening in which the players choose their sides

swap2-ask-stones = { $player }: поставьте три камня, { $first }, { $second } и { $first }, написав поля в одной строке (например, { $example }). Затем другой игрок выберет сторону:
swap2-ask-side = { $player }: выберите { $first } или { $second }. Следующий ход за { $second }:
swap2-ask-side-or-stones = { $player }: выберите { $first } или { $second }; следующий ход за { $second }. Или напишите два поля для ещё двух камней, { $second } и { $first }, и оставьте выбор другому игроку:
swap2-wrong-stones = { $count ->
    [one] Напишите { $count } поле в одной строке.
    [few] Напишите { $count } поля в одной строке через пробел.
   *[many] Напишите { $count } полей в одной строке через пробел.
}
swap2-too-early = Сначала ставятся три камня.
swap2-wrong-side = Все камни поставлены: напишите { $first } или { $second }.
swap2-press = { $player }: { $first-key } — взять { $first }, { $second-key } — взять { $second }.
swap2-next = Следующий ход за { $second }.
swap2-or-place = Или поставьте ещё два камня.
swap2-press-side = Все камни поставлены: { $first-key } — взять { $first }, { $second-key } — взять { $second }.

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
word-analyze = анализ
word-review = разбор

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
panel-win-in = { $player } выигрывает { advice-in-moves }.
panel-no-moves = Ходов ещё нет.
panel-why = Почему { $square }?
panel-map = Чего стоят ходы
panel-map-signs = +n выигрыш, -n проигрыш { $length ->
    [bound] не более чем за n ходов
   *[exact] за n ходов
}; = ничья; без знака: не рассмотрен
panel-map-chances = +n выигрыш, -n проигрыш { $length ->
    [bound] не более чем за n ходов
   *[exact] за n ходов
}; = ничья; n или ~: оценка шансов на выигрыш в процентах; без знака: не рассмотрен
panel-analysis = Анализ
panel-analysis-share = { $player } { $percent }%
panel-analysis-depth = Глубина { $depth }, { $speed }/с
panel-analysis-chance = { $percent }%
panel-analysis-line = { $value }: { $moves }
panel-analysis-fours = { $player } выигрывает { advice-in-moves } непрерывными четвёрками.
panel-analysis-threats = { $player } выигрывает { advice-in-moves } непрерывными угрозами.
panel-analysis-signs = 5 пятёрка, 4 открытая четвёрка, + четвёрка, 3 открытая тройка, { $foul } запрещено
panel-review = Разбор
panel-proof = Доказательство

### menu: what can be chosen

menu-title = Меню
menu-rules = Правила
menu-rules-typing = Или введите столбцы x строки x длина, например 7x6x4.
menu-side = Ваша сторона
menu-opponent = Соперник
menu-begins = Кто начинает
menu-begins-first = Вы
menu-begins-second = Соперник
menu-begins-random = По жребию
menu-begins-alternating = По очереди
menu-symbols = Знаки
menu-language = Язык
menu-level = Уровень
menu-style = Стиль
menu-style-low = Осторожный
menu-style-middle = Уравновешенный
menu-style-high = Атакующий
menu-depth = Ходов вперёд
menu-pace = Пауза между ходами
menu-seconds = { $seconds } с
menu-puzzles = Задачи
menu-level-about = От 0, любой ход, до 100, без промахов.
menu-puzzles-about = Позиции с единственным хорошим ходом; решённое запоминается.
menu-setup = Расставить позицию
menu-setup-about = Расставьте камни как угодно на доске с этими правилами и играйте дальше.
menu-open = Открыть
menu-open-about = Введите имя файла или выберите сохранённую игру стрелками влево и вправо. Enter: продолжить её.
menu-save = Сохранить как
menu-save-about = Введите имя нового файла. Расширение задаёт формат: sgf, psq, lib или txt. Enter: сохранить.
menu-no-file = Сначала введите имя файла.
menu-saved = Сохранено в { $file }.
menu-start = Начать
menu-back = Вернуться к игре
menu-keys = Вверх и вниз: выбор. Влево и вправо: изменить. Enter: начать. Esc: назад.

### key: what the keys do, one line each

key-title = Клавиши
key-arrows = Стрелки: перейти к полю
key-enter = Enter: сделать ход
key-mouse = Щелчок: сделать ход
key-keypad = 1–9: ход, как на цифровой клавиатуре
key-cells = 0–8: ход на поле с этим номером
key-type = Буква и цифры, затем Enter: ходить туда, например b2
key-side = 1 и 2: выбрать сторону
key-undo = u: отменить ход
key-redo = r: вернуть ход
key-hint = h: подсказка
key-why = y: почему этот ход?
key-map = v: чего стоит каждый ход
key-analysis = t: включить или выключить живой анализ
key-review = w: разбор
key-new = Пробел: новая игра
key-look = < и >: просмотр партии; End: вернуться
key-numbers = n: пронумеровать свободные поля
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
key-setup-stone = Enter или щелчок: X, O, пусто
key-setup-turn = Пробел: ходит другая сторона
key-setup-undo = u: отменить изменение
key-setup-clear = Backspace: очистить доску
key-setup-play = p: играть отсюда
key-setup-leave = Esc: вернуться к игре

### help: the command line

help-dooz = Игра, обучение и разбор игр «k в ряд»
help-dooz-note-1 = «Дузом» называют и игры с 6, 9 и 12 камнями у каждого, родственные «мельнице», где камни ходят и берут друг друга. Это другие игры, здесь в них не играют.
help-play = Играть в терминале (так работает dooz без команды)
help-think = Дать игроку подумать над позициями и напечатать результат
help-convert = Перевести игры из одного формата файлов в другой
help-gomocup = Играть под управлением турнирной программы, например Piskvork или c-gomoku-cli
help-completions = Напечатать автодополнение для оболочки
help-man = Напечатать страницу руководства
help-usage = Использование:
help-usage-options = [параметры]
help-usage-command = <команда>
help-commands = Команды
help-options = Параметры
help-help = Показать эту справку
help-version = Показать версию

help-play-rules = Во что играть: готовая игра (tic-tac-toe, machinarium, gomoku, gomoku-20, standard, renju, caro) или столбцы x строки x длина, например 7x6x4
help-play-opponent = Против кого играть: person, { $players }. За именем могут следовать параметры, например search:4
help-play-from-proof = Играть против доказательства: у компьютера сторона сертификата из этого файла, он отвечает сразу и говорит, чем каждый ваш ход служит в доказательстве
help-play-show = Смотреть, как два игрока играют друг с другом
help-play-begins = Кто начинает: first (вы), second (соперник), random (по жребию) или alternating (по очереди)
help-play-symbols = Ваш знак и знак соперника: XO или OX
help-play-first-stone = Куда падает первый камень компьютера: chosen (по выбору) или random (случайно, как в Machinarium)
help-play-opening = Как начинаются партии: free (свободно) или swap2: начинающий ставит три камня, а другой берёт сторону или ставит ещё два и оставляет выбор первому
help-language = Язык всех сообщений: en, fa, ar или ru
help-digits = Цифры в числах: native (как в языке) или latin
help-bidi = Кто располагает строки справа налево: app, terminal или off
help-play-depth = На сколько ходов вперёд считает соперник
help-play-style = Стиль интуитивного игрока от -100 (осторожный) до 100 (атакующий); дальше, до -200 и 200, выигрыш может быть упущен, а угроза оставлена без ответа
help-play-seed = Сделать случайность воспроизводимой: то же число — та же игра
help-play-clock = Игра с часами: сколько секунд у каждого на игру, с добавкой за ход и пределом на ход впереди, например 180, 10+0.1, 30/180 или 5/
help-play-plain = Играть построчно, для сценариев и программ чтения с экрана
help-play-puzzles = Задавать задачи вместо игры
help-play-classic = Нумерация и сообщения, как в собственной программе соперника
help-play-notation = Как записываются поля (на весь экран — только пустые) и читаются числа: algebraic, row-column, cell, keypad или tournament
help-play-record = Записывать игру по ходу в этот файл
help-play-resume = Продолжить игру из этого файла; программа, которая в ней играет, запускается, только если её снова называет --opponent (или --show)
help-play-autosave = Сохранять ли игру на весь экран с первого хода в отдельном файле, если он не назван в --record; остаются только последние { $kept }
help-play-colour = Цвета: auto, always или never
help-play-ascii = Рисовать доску простыми знаками ASCII
help-play-stones = Рисовать камни вместо крестиков и ноликов
help-play-pace = Пауза после каждого хода при показе игры двух игроков, в миллисекундах

help-think-positions = Доска, например X..XO.... или строки через /, и знак того, чей ход; если не указать, каждая строка стандартного ввода — одна позиция
help-think-brain = Кто думает: { $players }
help-rules = Во что играют: готовая игра или столбцы x строки x длина
help-think-json = Печатать по одному объекту JSON в строке
help-think-window = Начальное окно альфа-беты: -1,1 или -2,2
help-think-fast-cut = Где останавливаться на лучшем возможном значении: none, min или both
help-think-cut = Когда отсекать: ge (alpha >= beta) или gt (alpha > beta)
help-think-family = Как ценность ряда растёт с длиной: power (степень) или factorial (факториал)
help-think-style = От -100 (осторожный) до 100 (атакующий); дальше, до -200 и 200, выигрыш может быть упущен, а угроза оставлена без ответа
help-think-candidates = Какие поля рассматривать: all (все) или near (рядом с камнями)
help-think-tie = Какой из равных ходов делать: first (первый) или centre (ближайший к центру)
help-think-count = Какие камни линии считать: только камни ряда (row) или и камни за пропуском (line)
help-think-depth = На сколько ходов считать вперёд
help-think-nodes = Сколько позиций просмотреть, прежде чем прекратить перебор
help-think-time-ms = Сколько миллисекунд думать самое большее
help-think-threads = Сколько потоков думает одновременно; если их больше одного, ответы каждый раз могут отличаться
help-think-lines = Сколько лучших ходов искать и оценивать
help-think-level = От 0 (случайный) до 100 (как можно сильнее)
help-think-seed = Сделать случайность воспроизводимой: одно и то же число даёт те же ответы
help-think-faithful = Не давать хода там, где исходная программа его не запоминает
help-convert-input = Файл, который читают; - означает стандартный ввод
help-convert-output = Файл, который пишут; - означает стандартный вывод (так и без файла)
help-convert-from = Какой формат читают: sgf, psq, lib, moves, dooz; иначе это решают содержание и окончание файла
help-convert-to = Какой формат пишут: sgf, psq, lib, moves, dooz; иначе это решает окончание файла, а без него — sgf
help-overwrite = Заменить существующий файл; записанные матчи не заменяются никогда
help-convert-rules = Во что играли, если файл этого не говорит: готовая игра или столбцы x строки x длина
help-gomocup-brain = Кто играет: { $brains }
help-gomocup-seed = Сделать случайность воспроизводимой: одно и то же число даёт те же ответы
help-gomocup-note-1 = Турнирные программы общаются с этой через стандартный ввод и вывод по протоколу Piskvork и Gomocup с командами Yixin. pbrain-dooz — та же программа под именем, которого требуют турниры, с теми же параметрами.
help-gomocup-note-2 = Piskvork: выберите файл pbrain-dooz игроком в настройках.
help-gomocup-note-3 = Yixin-Board: положите pbrain-dooz рядом с этой программой под именем её движка.
help-gomocup-note-4 = c-gomoku-cli: -engine cmd=pbrain-dooz -engine cmd=another -rule 0 -boardsize 15
help-gomocup-note-5 = Правила: 0 — пять и больше, 1 — ровно пять, 4 — рэндзю, 8 — каро; на досках от { 5 } до { 22 } столбцов и строк. Если время не задано, ход занимает не больше { 5 } секунд.

help-trace = Записать, как думает перебор, вызов за вызовом
help-diff = Поставить два перебора одной позиции рядом
help-trace-algorithm = Что ищет: { $searches }, negamax. За именем могут идти параметры: alphabeta:window=-1,1:cut=gt
help-tree = Искать не на доске, а в этом дереве, например ((3 7) (2 (9 1)))
help-first = Кто ходит первым в дереве: max или min
help-trace-format = В каком виде записать: article, tree, json, jsonl, dot или svg. В json есть subject, method, scores_for, filter, result, best_line, calls, у каждого вызова call, parent, level, move, square, board, to_move, side, end, window, changes, cut, children, best, score, returned, calls; в jsonl по событию в строке
help-trace-subtree = Показать только этот вызов и то, что под ним
help-trace-depth = Сколько ходов от корня показать
help-trace-ahead = На сколько ходов вперёд смотрит сам перебор
help-trace-nodes = Сколько позиций посетит перебор, прежде чем прекратить
help-trace-time-ms = Сколько миллисекунд перебор длится самое большее
help-trace-memory = Сколько байт перебор занимает самое большее под позиции на своём пути
help-trace-output = Записать в этот файл
help-trace-position = Доска, например X..XO.... или строки через /, и знак того, чей ход
help-diff-position = Доска и чей ход, или без доски с --tree, затем два перебора

help-completions-shell = Для какой оболочки печатать автодополнение
help-man-command = Команда, чью страницу напечатать; без неё — страница dooz
help-help-command = Команда, о которой рассказать; без неё — сам dooz
help-puzzle = Решать задачи: позиции с единственным хорошим ходом
help-puzzle-board = Только задачи этой доски: 3x3x3, 4x4x3, 4x4x4 или 6x5x4
help-puzzle-grade = Только задачи этой сложности, от 1 (легко) до 5 (трудно)
help-puzzle-number = Задача с этим номером
help-puzzle-list = Перечислить задачи и показать, какие решены
help-puzzle-progress = Хранить решённое в этом файле, а не в обычном
help-coach = Что тренер измерил и нашёл
help-levels = Показать силу уровней: точно, где доску можно решить, и матчами в остальных случаях
help-levels-rules = Во что играют: готовое имя или столбцы x строки x длина
help-levels-games = Сколько партий в каждом матче на досках, которые нельзя решить
help-levels-step = Разница между двумя уровнями, которые играют друг с другом, на досках, которые не решить
help-levels-seed = Сделать случайность воспроизводимой: то же число даёт те же партии
help-levels-json = Напечатать JSON: где доску можно решить — один объект с rules и rows, у каждой строки level и win, draw, loss для first и second; на других досках — по объекту на матч: strong, weak, tally (wins, draws, losses), score, score_interval, elo и elo_interval
help-puzzles = Найти сто задач заново и напечатать их таблицей
help-puzzles-seed = С чего начинается случайность; обычное число даёт задачи из поставки
help-compare = Сравнить игроков в одной позиции или во всех
help-compare-position = Доска вроде X..XO.... или строки через / и сторона хода; файл партии, - для стандартного ввода или ходы вроде b2 a1; без них — пустая доска
help-compare-rules = Во что играют, если файл этого не говорит: готовое имя или столбцы x строки x длина
help-compare-brain = Игрок для сравнения; можно указать несколько раз. Без него — все, кто не полагается на случайность
help-compare-all = Сравнить во всех позициях небольшой доски
help-compare-json = Напечатать один объект JSON: board и entries, у каждой name и thought (move, score, calls, time_ms, worth и keeps), а где значения известны — map (rules, turn, moves: square, worth, knowledge; best_is_proven); с --all — rules, positions, disagreements и players, у каждого name, differs и sides
help-explain-json = Напечатать один объект JSON: board, move (square, worth и knowledge: exact, proven, search или none), class, reasons, line, better, alternatives (у каждого move, class и line) и map (rules, turn, moves и best_is_proven)
help-review-json = Напечатать один объект JSON: rules, start, moves (у каждого number, player, move, class, keeps, decision, better и refutation; у move — square, worth и knowledge, у better — move и line), finished, winner, point_of_no_return, turning_point (number и шансы игрока before и after) и players, у каждого moves, judged, best, decisions, kept, unknown и decisions_kept
help-match = Провести матчи между компьютерными игроками и программами и измерить их силу
help-match-players = Игроки, двое или больше: { $players }, каждый со своими параметрами, как search:depth=3, или программа с турнирным протоколом, например pbrain:/games/pbrain-x
help-match-rules = Во что играют: готовое имя или столбцы x строки x длина (по умолчанию: gomoku)
help-match-games = Сколько партий играют каждые два игрока, чётное число; каждый дебют играется обоими цветами (по умолчанию 100, с --sprt до решения)
help-match-pair = Сыграть только эту пару партий матча, считая с { 1 }, чтобы его могли разделить несколько машин; всем нужен один и тот же --seed
help-match-check = Проверить игроков, правила, дебюты, расписание и журнал, как перед матчем, но ничего не играть; с --log и --resume — показать результаты на сейчас
help-match-gauntlet = Первый игрок встречается со всеми остальными, а не каждый с каждым
help-match-sprt = Остановиться, как только ясно, какая из двух разниц Эло верна, например 0,10: последовательный критерий отношения вероятностей с ошибками 5 %
help-match-openings = Файл с дебютом в каждой строке: ходы вида h8 i9 j10, смещения от центра вида 0,0, 1,-1, как у Gomocup, или, если имя кончается на .pos, ходы вида h8i9 со строкой 1 наверху; без файла партии начинаются на пустой доске
help-match-opening = Как начинаются партии: free (свободно) или swap2: один игрок ставит три камня, а другой берёт сторону или ставит ещё два и оставляет выбор первому
help-match-nodes = Сколько позиций игрок может просмотреть за ход; собственный параметр игрока важнее
help-match-depth = На сколько ходов вперёд игрок может смотреть; собственный параметр игрока важнее
help-match-move-time = Сколько секунд у игрока на каждый ход
help-match-clock = Сколько времени у игрока на партию, в секундах: 180, 10+0.1 с добавкой, 30/180 с пределом на ход
help-match-margin = На сколько миллисекунд игрок может превысить время, не проиграв (по умолчанию 50)
help-match-memory = Сколько мегабайт может занять игрок
help-match-max-moves = После скольких ходов партия считается ничьей
help-match-concurrency = Сколько партий играется одновременно (по умолчанию по числу ядер)
help-match-seed = Сделать порядок дебютов и случайность воспроизводимыми: то же число даёт те же партии
help-match-record = Файл для законченных партий в SGF; без --resume он должен быть новым или пустым
help-match-log = Файл для законченных партий, без --resume новый или пустой; каждая — строка JSON: игроки, дебют, результат (1-0, если выиграл первый), причина (line, full-board, max-moves, time, crash, illegal), ходы, времена и оценки; в первой строке условия
help-match-resume = Продолжить матч файла --log, не потеряв и не повторив ни одной партии; дайте те же параметры снова
help-match-json = Печатать результаты одним объектом JSON: rules, seed, games, interrupted, players (у каждого name, games, wins, draws, losses, time_losses, crashes и illegal_moves) и meetings (у каждого players); у тех и других pairs (сколько пар партий принесли 0, ½, 1, 1½ и 2 очка), score, elo, elo_interval (95 %) и los (вероятность превосходства); с --sprt также sprt (elo, alpha, beta, llr, bounds и accepted)
help-selfplay = Сыграть партии движка с самим собой, по которым подбираются его веса
help-selfplay-rules = Во что играть: название или столбцы x строки x длина
help-selfplay-games = Сколько партий будет в файле; при повторном запуске команда продолжает после тех, что уже есть
help-selfplay-seed = Начало случайности: партия номер n зависит только от суммы этого числа и n, поэтому в файлах с далёкими числами разные партии
help-selfplay-nodes = Сколько позиций просматривать для каждого хода (по умолчанию 2000)
help-selfplay-leaves = Сколько листьев перебора каждого хода записывать вместе с партией, каждый с собственным перебором; по ним подбираются веса (по умолчанию 0)
help-selfplay-output = Файл, в конец которого дописывается каждая законченная партия в сжатом виде
help-selfplay-openings = Файл с дебютом в каждой строке, как для dooz match; без него партии начинаются с нескольких случайных камней, не дающих перевеса ни одной стороне
help-selfplay-jobs = Сколько партий играть одновременно (по умолчанию по одной на ядро)
help-book = Найти равные дебюты для матчей
help-book-rules = Во что играть: название или столбцы x строки x длина
help-book-count = Сколько дебютов искать; записано будет меньше, если некоторые совпадут или на маленькой доске их нет
help-book-seed = Начало случайности: дебют номер n зависит от n и от суммы этого числа и n
help-book-nodes = Сколько позиций просматривать, чтобы оценить дебют (по умолчанию 100000)
help-book-output = Имя двух файлов: для book.txt это book-tuning.txt с дебютами для настройки движка и book-held-out.txt с теми, по которым его никогда не настраивают
help-book-jobs = Сколько дебютов искать одновременно (по умолчанию по одному на ядро)
help-analyze = Разобрать позицию движком, всё глубже — до Ctrl-C или предела
help-analyze-rules = Во что играют, если файл этого не говорит: готовая игра или столбцы x строки x длина (по умолчанию: gomoku)
help-analyze-lines = Сколько лучших вариантов показывать
help-analyze-depth = Остановиться на такой глубине в полуходах
help-analyze-nodes = Остановиться после стольких позиций
help-analyze-time = Остановиться через столько секунд
help-analyze-threats = Искать победу одними угрозами: vcf (непрерывные четвёрки) или vct (непрерывные угрозы: четвёрки и ходы, грозящие выигрышем четвёрками). Без позиции ответить на каждую строку стандартного ввода: объект JSON с ключом stones (чёрные первые), board или moves и стороной side (1 — чёрные, 2 — белые)
help-analyze-json = Печатать строки JSON: сначала то, что известно сразу: rules, to_move, vcf и vct (выигрывающие ходы), danger (ходы соперника, если бы ходил он) и fouls (square, foul); затем по объекту на каждую глубину: depth, nodes, time_ms, nodes_per_second, lines (score, knowledge, chance, moves); при --threats — объект с win, moves, nodes и time_ms, без позиции — по одному на строку ввода
help-analyze-position = Доска вроде X..XO.... или строки через / и сторона хода; файл партии, - для стандартного ввода или ходы вроде h8 i9; без них — пустая доска
help-solve = Узнать, кто выигрывает в позиции и за сколько ходов
help-solve-rules = Во что играют: готовая игра или столбцы x строки x длина, например 6x5x4
help-solve-position = Доска вроде X..XO.... или строки через / и сторона хода; файл партии, - для стандартного ввода или ходы вроде b2 a1; без них — пустая доска
help-solve-certificate = Записать доказательство значения в этот файл, .dzc или сжатый .dzc.zst; если нужны два, второе — в NAME.2.dzc: что выигрыша короче нет или что другой игрок тоже не проигрывает
help-solve-nodes = Прекратить после стольких позиций
help-solve-time = Прекратить через столько секунд
help-solve-json = Напечатать один объект JSON: value (first, second или draw), plies, nodes и time_ms; no_win_within (число ходов), пока исход неизвестен; с --certificate — certificates (файлы); с --jobs — jobs (finished, recalled и faulty); gave_up равно true, если больше позиций не поможет
help-solve-note-1 = Доски до 64 полей (в поддавках и каро — до 7x8) просматриваются до конца, и ничьи там тоже доказываются: 7x4x4 и 7x7x5 занимают секунды, 9x4x4 — минуты. Большие, до 22x22, решаются лишь там, где выигрывают угрозы. Если ответ или сертификат не найден, код завершения 1.
help-solve-note-2 = --jobs делит игры по правилам freestyle и exactly; остальные решаются как без него. После Ctrl-C или принудительного завершения задания продолжаются с того же места, а доказанное сразу проверяется. Выигрыш, найденный заданиями, сообщается без числа ходов.
help-jobs = Разделить перебор на задания и выполнять столько из них одновременно; см. ниже
help-store = Хранить результаты заданий в этой папке и продолжить с тех, что в ней есть, если --memory и --job-nodes не задают других размеров; без --jobs — по одному заданию
help-memory = Память каждой таблицы перебора в МиБ (по умолчанию 256, а для заданий большой игры, о которых ниже, — 4000); у каждого задания свои таблицы
help-job-nodes = Сколько позиций может просмотреть первое задание о позиции (по умолчанию работа примерно на секунду, а для большой игры — пустой доски, где больше 64 полей, — 1500000000, до часа работы); каждое следующее — вчетверо больше, пока позиция не будет разделена на ходы. Предел --nodes проверяется только между заданиями
help-prove = Доказать утверждение о позиции, с сертификатом
help-prove-rules = Во что играют: название или столбцы x строки x длина (по умолчанию gomoku)
help-prove-position = В кавычках: доска вроде "X..XO.... O" или строки через / и сторона хода, либо ходы, например "h8 o15 i9"; или файл партии, или - для стандартного ввода; без него — пустая доска
help-prove-claim = Что утверждается: первый или второй игрок выигрывает (first-wins, second-wins); не проигрывает (first-holds, second-holds); соперник никогда не построит ряд, даже если игра продолжается после рядов игрока (first-holds-weakly, second-holds-weakly)
help-prove-certificate = Записать доказательство в этот файл, .dzc или сжатый .dzc.zst
help-prove-nodes = Сдаться после стольких позиций
help-prove-time = Сдаться через столько секунд
help-prove-json = Напечатать один объект JSON: result (proved, refuted или unknown), утверждение (rules, first, second, turn, claimant, goal, plies), lemmas, bytes, nodes и time_ms; с --jobs — jobs (finished, recalled и faulty); gave_up равно true, если больше позиций не поможет; с одним --store — questions (у каждого rules, board, claim, result, value, job_nodes, memory и bytes) и results
help-prove-note-1 = Доказанное уже проверено; dooz verify проверит файл ещё раз, где угодно. Если доказательства нет, код завершения 1.
help-prove-note-2 = --jobs делит игры по правилам freestyle и exactly; остальные решаются как без него. После Ctrl-C или принудительного завершения задания продолжаются с того же места, а доказанное сразу проверяется.
help-prove-note-3 = С --store и без --claim показывается, что есть в папке: вопросы и то, что доказано или опровергнуто. Тогда --certificate записывает готовое доказательство (из нескольких — выбранное с --rules, --position и --claim), а --jobs продолжает открытый вопрос заданиями тех же размеров, с какими он задан, даже если его начал пакет для Python.
help-verify = Проверить сертификат: доказательство того, кто выигрывает или кто не проигрывает
help-verify-json = Напечатать один объект JSON: accepted, утверждение (rules, first, second, turn, claimant, goal, plies), lemmas, nodes, bytes и time_ms; или rejection с reason, lemma, offset и text
help-verify-note-1 = Доверять нужно только проверяющей программе, а она ничего не ищет. Если сертификат отвергнут, код завершения равен 1, если его не удалось прочитать — 2.
help-cert = Заглянуть в сертификат
help-show = Напечатать доказательство из сертификата текстом
help-show-at = Только то, что после этих ходов, например "b2 a1", и что доказательство говорит о каждом из них; в его шагах X зовётся First, а O — Second
help-stats = Напечатать размеры доказательства: леммы, узлы, шаги каждого вида
help-stats-json = Напечатать один объект JSON: утверждение, lemmas, nodes, steps (сколько шагов каждого вида), depth, maybe_sets, bytes и compressed_bytes
help-file = Файл сертификата, .dzc или сжатый zstd; - для стандартного ввода
help-values = Показать, для каких игр известен исход и откуда
help-values-rules = Только то, что известно об этой игре: готовая игра или столбцы x строки x длина
help-values-json = Напечатать один объект JSON: values, в каждом game, value (first, draw или open), plies, weak, evidence (certified, computed или reported) и files с bytes, command или source
help-values-note-1 = Диапазон вроде 9..29x4x4 означает все эти доски, а 9.. — любое число от 9; доску можно повернуть. В слабой игре считаются только ряды первого игрока.
help-bench = Измерить скорость движка и напечатать подпись его перебора
help-bench-nodes = Сколько позиций посещает каждый перебор (по умолчанию: 200000)
help-bench-depth = До какой глубины идёт каждый перебор, вместо числа позиций
help-bench-threads = Сколько потоков у каждого перебора; подпись печатается только для одного
help-bench-json = Напечатать один объект JSON: positions, nodes, time_ms, nodes_per_second и при одном потоке signature
help-explain = Объяснить, чем ход хорош или плох
help-explain-position = Доска вроде X..XO.... или строки через /, сторона, чей ход, и, если нужно, ход вроде b2; без хода объясняется лучший. Или файл партии, - для стандартного ввода или ходы вроде b2 a1: объясняется последний ход
help-explain-rules = Во что играют, если файл этого не говорит: готовое имя или столбцы x строки x длина
help-explain-nodes = Сколько позиций просчитывать до конца игры, прежде чем отказаться
help-explain-intuition = Объяснить интуицией: ряды, которые ход строит и портит, с k и k′ по каждому направлению. Можно задать параметры игрока machinarium: --intuition=style=50:count=line
help-explain-own = Своя функция g: сколько стоит построить ряд из { 1 }, { 2 }, { 3 } камней и так далее, например 1,10,100,1000
help-explain-spoiled = Своя функция q: сколько стоит испортить такие ряды
help-review = Оценить каждый ход игры
help-review-game = Файл игры, - для стандартного ввода или ходы вида b2 a1 c3
help-review-rules = Во что играют, если сама игра этого не говорит
help-review-nodes = Сколько позиций просчитывать до конца игры для каждого хода, прежде чем отказаться
help-review-sgf = Записать партию в этот файл в формате SGF с оценками в примечаниях
help-web = Показать страницу с этого компьютера и открыть её в браузере
help-web-port = Порт, на котором она будет доступна, вместо 3669
help-web-no-open = Только напечатать адрес, не открывая браузер

### think: what the players think, for people

think-move = { $brain } ходит { $square }, оценка { $score }.
think-move-unvalued = { $brain } ходит { $square }.
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

### analyze: what dooz analyze says

analyze-progress = Глубина { $depth }: позиций { $count }, { $speed } в секунду
analyze-depth = Глубина { $depth }: { $lines } (позиций { $count }, { $speed } в секунду)
analyze-line = { $score } ({ $percent } %): { $moves }
analyze-vcf-win = { $player } выигрывает непрерывными четвёрками: { $moves }
analyze-vcf-no-win = У { $player } нет выигрыша непрерывными четвёрками.
analyze-vct-win = { $player } выигрывает непрерывными угрозами: { $moves }
analyze-vct-no-win = Выигрыш { $player } непрерывными угрозами не найден.
analyze-unknown = Перебор закончился раньше, чем найден ответ; чтобы искать дольше, увеличьте --nodes или --time.
analyze-danger = { $player } грозит выиграть непрерывными четвёрками: { $moves }
analyze-fouls = { $player } запрещено: { $moves }
analyze-error-json = Это не объект JSON, описывающий позицию: { $reason }
analyze-error-stones = В объекте нет ни stones, ни board, ни moves; дайте одно из них.
analyze-error-side = Сторона хода: 1 или X — чёрные, 2 или O — белые.
analyze-error-over = Позиция уже решена; дайте такую, в которой игра ещё продолжается.

### solve: what dooz solve says

solve-without-jobs = Перебор обошёлся без разбиения на задания, и ничего не сохранено.
solve-win = { $rules }: при лучшей игре { $player } выигрывает за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
    [many] { $plies } ходов
   *[other] { $plies } хода
}, считая ходы обоих.
solve-draw = { $rules }: при лучшей игре — ничья.
solve-win-some-time = { $rules }: при лучшей игре { $player } выигрывает.
solve-certificate = Доказательство записано в { $file }.
solve-no-certificate = Доказательство для сертификата не найдено: значение вычислено, но не удостоверено.
solve-no-certificate-of-length = Не найдено доказательство того, что более короткого выигрыша нет: число ходов вычислено, но не удостоверено.
solve-effort = Позиций: { $nodes }, за { $milliseconds } мс.
solve-unsolved = { $rules }: не решено за { $milliseconds } мс (позиций: { $nodes }).
solve-no-win = Никто не может добиться победы за { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
    [many] { $plies } ходов
   *[other] { $plies } хода
}, считая ходы обоих.
solve-progress = Позиций: { $nodes }; нет победы за столько ходов: { $plies }
solve-error-size = { $rules } не решается: на доске не больше { $most } полей, или от { 5 } до { 22 } столбцов и строк и ряды длиной от { 3 } до { 8 }.
solve-error-sides = { $rules }: доска слишком велика для решения; в поддавках она не больше { 7 } на { 8 } полей.
solve-error-caro = { $rules } решить нельзя: в каро доска не больше { 7 } на { 8 } полей либо от { 5 } до { 22 } столбцов и строк и ряды от { 3 } до { 8 }.
solve-error-renju = Рэндзю не решается; dooz prove может доказать выигрыш непрерывными четвёрками.

### certificate: the files of proofs

certificate-error-damaged = Файл { $file } сжат zstd, но повреждён: { $reason }. Получите его снова.
certificate-error-too-large = Файл { $file } слишком велик для сертификата: в нём больше { $most } МиБ.
certificate-error-output = Сертификат не пишется в стандартный вывод; вместо - укажите файл.
certificate-error-input = Играющее доказательство не читается из стандартного ввода: оттуда идут ходы; вместо - укажите файл.

### prove: что говорит dooz prove

prove-effort = Позиций: { $nodes }, лемм: { $lemmas }, байтов: { $bytes }; доказано и проверено за { $seconds } с.
prove-refuted = Утверждение опровергнуто, но только перебором: сертификата этому нет. Позиций: { $nodes }, за { $seconds } с.
prove-unknown = Доказательство не найдено. Позиций: { $nodes }, за { $seconds } с: утверждение может быть и верным, и неверным.
prove-gave-up = Больше позиций не поможет: ни один из методов Dooz не продвинется дальше.
prove-progress = Позиций: { $nodes }
prove-error-rules = Такие утверждения в { $rules } недоказуемы.
prove-error-win = Выигрыши в { $rules } недоказуемы: на доске должно быть от { 5 } до { 22 } столбцов и строк, а ряды — от { 3 } до { 8 }.
prove-error-hold = В { $rules } нельзя доказать, что игрок не проигрывает: это возможно только по правилам freestyle, exactly и caro, на досках не больше { $most } полей.

### jobs: what dooz solve and dooz prove say about their jobs

jobs-progress = Заданий: { $jobs }, позиций: { $nodes }, осталось примерно { $minutes } мин или больше
jobs-progress-start = Заданий: { $jobs }, позиций: { $nodes }
jobs-kept = Результаты заданий ({ $jobs }), с которых та же команда продолжит, хранятся в { $folder }.
jobs-error-in-use = { $file } занят другой программой. Дождитесь её окончания или выберите для --store другую папку.
jobs-error-file = Результаты нельзя хранить в { $file }: { $reason }.
jobs-error-damaged = { $file } повреждён или не является файлом результатов: { $reason }. Переместите его или выберите для --store другую папку.
jobs-error-faulty = Задание выполнено трижды, и каждый раз его результат был повреждён. Возможно, неисправна память компьютера.
jobs-error-rejected = Доказательство задания трижды отвергнуто: { $reason }. Это ошибка Dooz или неисправность памяти компьютера; пожалуйста, сообщите о ней.
jobs-error-deadly = Несколько заданий подряд оборвали свои программы: похоже, не хватает памяти. Дайте каждому заданию меньше памяти или выполняйте меньше заданий сразу.
jobs-error-rules = В { $rules } доказательства не делятся на задания, и --store нечего хранить. Уберите этот параметр.

### store: what dooz prove says of the results that are kept

store-open-claim = { $position }: { $claim } пока не доказано.
store-open-value = { $position }: пока неизвестно, кто выигрывает.
store-refuted = { $position }: { $claim } опровергнуто, но только перебором: сертификата этому нет.
store-refuted-opposite = { $position }: { $claim } опровергнуто, но только перебором: сертификата этому нет. Им было бы доказательство { $opposite }.
store-rejected = Сохранённый сертификат отвергнут: { $reason }. Докажите заново в другой папке.
store-foreign = Вопросы других версий Dooz, которые могут продолжить только они: { $count }.
store-results = Результатов заданий: { $jobs }.
store-results-open = Результатов заданий: { $jobs }. Продолжить можно с --jobs, например --jobs { 2 }.
store-error-none-proved = В папке { $folder } ещё ничего не доказано, и сертификата нет. Сначала продолжите с --jobs.
store-error-several-proved = В папке { $folder } несколько доказательств, а файл один. Выберите нужное с помощью --rules, --position и --claim или командой dooz solve --store.
store-error-several-open = В папке { $folder } несколько открытых вопросов. Выберите нужный с помощью --rules, --position и --claim или командой dooz solve --store.
store-error-size = Сохранённые результаты получены с { $option } { $size }. Уберите { $option }, чтобы продолжить с них, или задайте вопрос заново с --claim.
store-error-default-size = Сохранённые результаты получены без { $option }. Уберите этот параметр, чтобы продолжить с них, или задайте вопрос заново с --claim.

### verify: what dooz verify says

verify-accepted = Доказательство верно.
verify-effort = Лемм: { $lemmas }, узлов: { $nodes }, байтов: { $bytes }; проверено за { $seconds } с.
verify-progress = Лемм: { $lemmas }, шагов: { $steps }
verify-rejected = Отвергнуто на байте { $offset }: { $reason }.
verify-rejected-lemma = Отвергнуто на байте { $offset }, в лемме { $lemma }: { $reason }.
verify-rejected-note = Утверждение всё же может быть верным, но этот файл его не доказывает.

### cert: what dooz cert says

cert-sizes = Лемм: { $lemmas }, узлов: { $nodes }, глубина: { $depth }, больше всего множеств «возможно»: { $sets }, байтов: { $bytes }.
cert-compressed = Байтов в сжатом файле: { $bytes }.
cert-column-step = Шаг
cert-column-count = Число
cert-step-complete = ряд построен
cert-step-move = ход
cert-step-threats = угрозы, которые не отразить все сразу
cert-step-forced = вынужденный ответ
cert-step-replies = список ответов
cert-step-reply = названный ответ
cert-step-others = прочие ответы
cert-step-safe = рядов не осталось
cert-step-stuck = ходов не осталось
cert-step-elapsed = срок истёк
cert-step-reference = ссылка на лемму
cert-step-potential = веса рядов
cert-step-pair = пара полей
cert-step-split = разбиение на части
cert-step-horizon = ходов слишком мало

### proof: moves that are not in a proof

proof-error-not-empty = Ход { $number }: поле { $square } не пустое.
proof-error-otherwise = Хода { $number } нет в доказательстве: здесь { $player } ходит { $square }.
proof-error-over = Ход { $number }: партия окончена, ряд построен.

### values: what dooz values says

values-certified = Доказано здесь: dooz verify проверяет файлы из data/proofs
values-computed = Вычислено здесь:
values-reported = По сообщениям других:
values-column-game = Игра
values-column-value = Исход
values-column-plies = Ходов
values-column-weak = Слабая игра
values-column-certified = Сертификат
values-column-computed = Команда
values-column-reported = Источник
values-value-first = победа первого
values-value-draw = ничья
values-value-open = неизвестен
values-files = { $files }, { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
    [many] { $bytes } байт
   *[other] { $bytes } байта
}
values-none = Об этой игре здесь ничего не известно.

### bench: what dooz bench says

bench-speed = Переборов: { $positions }, позиций: { $nodes }, за { $milliseconds } мс — { $speed } в секунду.
bench-signature = Подпись: { $signature }

### convert: what dooz convert says

convert-lost = В формат { $format } помещается не всё. Потеряно: { $losses }.
convert-assumed = В { $file } не сказано, по каким правилам играли; приняты { $rules }. Другие можно назвать с --rules.
games-first-of = Партий в { $file }: { $count }; это первая из них.
games-last-of = Партий в { $file }: { $count }; это последняя из них.
convert-failed = { $file }: { $reason }
convert-name-rules = Правила называют с --rules.
convert-unknown-format = Непонятно, какого формата { $file }; назовите его с --from: { $choices }.
error-output-write = Не удалось записать { $file }: { $reason }. Выберите другой файл.
error-output-exists = Файл { $file } уже есть и оставлен как есть. Выберите другой файл или добавьте --overwrite.
error-output-match = В файле { $file } записан матч, он оставлен как есть. Выберите другой файл.

### web: what dooz web says

web-ready = Dooz — в вашем браузере, по этому адресу. Ctrl-C — завершить.
web-no-page = Эта программа dooz собрана без страницы. Выполните в папке исходного кода «cargo xtask web» и соберите её снова.
web-port-taken = Порт { $port } занят. Назовите другой с помощью --port или не называйте никакого: тогда будет выбран свободный.
web-port-refused = Порт { $port } использовать нельзя: { $reason }. Назовите другой с помощью --port или не называйте никакого: тогда будет выбран свободный.

### play: what is announced during a game, in the terminal

play-game-over = Игра окончена. Пробел начнёт новую.
play-look-back = Просмотр: ход { $move } из { $moves }. End: вернуться.
play-paused = Показ приостановлен. p: продолжить.
play-new-game = Начинается новая игра.
play-first-stone = Начинает { $player }; первый ход по жребию — { $square }.
play-no-why = Пока нет хода, который можно объяснить.
play-no-review = Пока нет ходов для разбора.
play-map-not-exact = Карта неточна.
play-map-at-most = Числа ходов на карте — верхние границы.
play-analysis-line = { $player } { $line }
play-no-analysis = Живой анализ есть для досок от 5x5; v показывает, чего стоят ходы.
play-review-decisions = { $player }: { $decisions ->
    [1] { advice-one-decision }
   *[other] верных решений { $percent }%
}
play-review-unknown-decisions = { $player }: решения неизвестны
play-review-no-decisions = { $player }: решать было нечего
play-review-start = Разбор: начало партии.
play-puzzle-next = Пробел: следующая задача.
play-puzzles-done = Все задачи решены; эта повторяется.
play-undone = Ход { $square } отменён.
play-redone = Ход { $square } возвращён.
play-recorded = Игра записывается в { $file }.
play-clocks = Часы: { $first } { $first-time }, { $second } { $second-time }.
play-resumed = { $count ->
    [one] Игра продолжается после { $count } хода.
   *[other] Игра продолжается после { $count } ходов.
}
play-line = Победный ряд: { $squares }.
play-repaired = Конец файла { $file } был оборван; всё, что до него, на месте.
play-read-only = Файл { $file } доступен только для чтения, поэтому дальнейшая игра в него не записывается.
play-too-small-by = Увеличьте окно хотя бы до { $least-columns } столбцов и { $least-rows } строк; сейчас в нём { $columns } и { $rows }.
play-leave = Эта партия не сохраняется. Выйти: q ещё раз; продолжить: любая другая клавиша.
play-leave-again = Эта партия не сохраняется. Чтобы бросить её, повторите действие.
play-kept = Игра сохранена в { $file }; продолжить её можно с --resume и этим именем или через меню.
play-no-such-key = Поля с номером { $number } нет; номера идут от { $first } до { $last }.
play-goodbye = До свидания!

### explain: что думает о ходе интуиция

explain-intuition = Что интуиция видит в ходе { $player } на { $square }; k — построенный ряд, k′ — испорченный:
explain-intuition-best = Лучшие ходы:
explain-intuition-score = { $squares }: { $score }
explain-intuition-moves = { $count ->
    [one] Оценён { $count } ход.
    [few] Оценено { $count } хода.
   *[other] Оценено { $count } ходов.
}
explain-intuition-not-considered = на это поле интуиция не смотрит
explain-column-direction = Направление
explain-column-sum = Сумма
explain-direction-horizontal = горизонталь
explain-direction-vertical = вертикаль
explain-direction-rising = восходящая диагональ
explain-direction-falling = нисходящая диагональ

### error: what went wrong, and what to do, in the terminal

error-not-understood = Непонятно: «{ $input }»; напишите поле, например { $example }, или ? для справки.
error-brain-missing = Укажите, кто думает, с помощью --brain; выберите из: { $choices }.
error-brain-rules = { $brain } играет только на доске 3x3; выберите другого игрока или правила tic-tac-toe.
error-brain-board = { $brain }: нужна доска, которую можно просчитать до конца — не больше { 7 } столбцов и { 8 } строк, не рэндзю. Выберите { $other } или другие правила.
error-no-classic = Своя манера есть только у классических программ; выберите одну с помощью --opponent: { $choices }.
error-keypad-rules = На цифровой клавиатуре девять клавиш — только для доски 3x3; выберите другую запись полей.
error-swap2-rules = Для swap2 нужны доска не меньше 5x5 и ряды не короче { 4 }.
error-option-unknown = «{ $input }» — здесь не параметр и не команда; полный список показывает --help.
error-option-similar = «{ $input }» здесь неизвестно; может быть, { $similar }? Полный список показывает --help.
error-option-value = После { $option } нужно значение; какое — подскажет --help.
error-option-values = Число значений, нужных после { $option }: { $count }; какие — подскажет --help.
error-option-two = { $option }: назовите хотя бы двух.
error-option-conflict = { $first } и { $second } несовместимы; уберите одно из двух.
error-option-before = Напишите { $option } после { $command }, а не перед ним.
error-option-no-brain = { $option } относится к компьютерному игроку, а играют только люди; выберите соперника или уберите этот параметр.
error-program-missing = По пути { $file } программы нет; укажите её путь после pbrain:.
error-program-fails = { $file } не играет ({ $reason }); укажите после pbrain: путь к программе, которая знает турнирный протокол.
program-start = не удалось запустить: { $reason }
program-ended = она завершилась: { $status }
program-answer = её ответ — «{ $line }»
program-silent = не отвечает
program-failed = Сбой игрока { $player }: { $reason }.
error-proof-missing = В файле { $file } нет доказательства; dooz verify скажет, что не так.
error-proof-rules = Доказательство в файле { $file } — для игры { $rules }; выберите её или другого игрока.
error-proof-position = Доказательство в файле { $file } начинается с камней, к которым не ведёт ни одна партия; заглянуть в него можно с dooz cert show.
error-proof-side = В доказательстве из файла { $file } начинает другой игрок; уберите --begins.
error-unsupported-rules = Этот игрок не играет по этим правилам; выберите другие правила или другого игрока.
error-engine-rules = Движок играет на досках от 5x5 до 22x22 с рядами от { 3 } до { 8 }, но не в поддавки; выберите другие правила.
error-clock-form = Это не контроль времени; напишите число секунд на игру, например 180, с добавкой за каждый ход — 10+0.1, с пределом на ход перед ним — 30/180, или только предел на ход — 5/.
error-clock-zero = Такие часы не оставляют времени; напишите больше 0 секунд.
error-clock-too-long = Это слишком долго для игры; напишите не больше 999999 секунд.
error-seconds = Это не число секунд; напишите, например, 5 или 0.5.
error-argument-missing = Не хватает { $option }; что это — подскажет --help.
error-command-missing = Укажите команду; выберите { $choices }.
error-argument-encoding = Один из аргументов — не текст в UTF-8; запишите его иначе.
error-file-read = Не удалось прочитать { $file }: { $reason }.
error-file-write = Не удалось записать { $file }: { $reason }. Игра продолжается, но не сохраняется.
error-file-form = Строка { $line } файла { $file } — не часть игры: { $reason }
error-match-entry = Игра { $game } файла { $file }: в свойстве DOOZ должно быть «{ $entry }=…» с допустимым значением; впишите его.
error-file-exists = В файле { $file } уже что-то есть; продолжите его с --resume или выберите другое имя.
error-file-device = { $file } — не обычный файл; выберите другое имя.
error-file-busy = В файл { $file } записывается другая игра; сначала закончите её или выберите другой файл.
error-file-too-large = Файл { $file } слишком велик для игры; выберите другой файл.
error-file-open = Файл { $file } использовать нельзя: { $reason }. Выберите другой файл.
error-record = Игру больше нельзя сохранять: { $reason }. Она продолжается, но ходы с этого места пропадут, когда она закончится.
error-record-ended = Партия записана не до конца: { $reason }.
play-error-programs = Dooz не запускает программу только потому, что её называет { $file }. Если вы доверяете этой команде, укажите её снова: dooz --resume { $file } { $option }
error-resumed-player = С --resume игроков определяет файл; называйте только программы, которые в нём играют.
error-terminated = Система завершила программу сигналом.
error-file-missing = Файла { $file } нет; проверьте имя.
error-file-kept = Файл { $file } уже есть и оставлен как есть; выберите другое имя.
error-rules-similar = Неизвестные правила «{ $input }»; может быть, { $similar }?
error-rules-unknown = Неизвестные правила «{ $input }». Назовите готовую игру, например gomoku, или напишите столбцы, строки и длину ряда: 15x15x5 или 15x15x5-renju.
error-config-line = Строка { $line } файла { $file } — не параметр: { $input }. Напишите name = value с одним из имён: { $choices }.
error-config-value = Строка { $line } файла { $file }: { $reason }
error-record-title = игра, которую сохранил Dooz, — это SGF или начинается строкой «dooz record 1»; выберите другой файл.
error-record-version = версия { $version } здесь неизвестна; возьмите более новый Dooz.
error-record-field = здесь должно быть «{ $field }: …» с допустимым значением; впишите его.
error-record-same-symbol = у обоих игроков один и тот же знак; дайте одному другой.
error-record-entry = в игре бывают только «game», «move», «undo», «redo» и «forget»; уберите эту строку.
error-record-place = за «game» следует «near» или «far»; впишите одно из них.
error-record-before-game = сначала должна начаться игра: «game near» или «game far»; впишите одно из них.
error-position-line = Строка { $line }: { $reason }
error-position-side = После доски «{ $input }» укажите, чей ход, X или O.
error-position-size = У этой доски их { $count }; другую можно назвать с помощью --rules.
error-line-too-long = Строка длиннее { $count } байт и пропущена; напишите короче.
error-line-encoding = Эта строка — не текст в UTF-8; напишите её заново.
error-puzzle-none = Таких задач нет; dooz puzzle --list покажет все.
error-progress-place = Эта система не называет места для данных пользователя; выберите файл с --progress.
error-progress-write = { $file } нельзя записать: { $reason }. Задачи продолжаются, но ничего не запоминается; выберите другой файл с --progress.
error-terminal = Терминал использовать нельзя: { $reason }. Запустите игру с --plain, чтобы играть построчно.
error-system = Система сообщает об ошибке: { $reason }. Записанное до сих пор может быть неполным.
error-review-move = Ход { $number }: { $reason }
error-review-moves = Это не файл и не список ходов вроде b2 a1 c3: { $reason }
error-review-file = В { $file } нет ни партии, ни списка ходов: { $reason }
error-review-empty = Ходов здесь нет. Укажите ходы вроде b2 a1 c3 или файл с партией.
error-survey-rules = В этих правилах слишком много позиций; выберите 3x3x3 или другую доску, где их не больше { $count }.

### advice: why a move is good or bad, and how players compare, in the terminal

advice-map = Все ходы: +n выигрыш и -n проигрыш { $length ->
    [bound] не более чем за n ходов
   *[exact] за n ходов
}, = ничья, ? не рассмотрен{ $fouls ->
    [yes] , # запрещён
   *[no] { "" }
}.
advice-map-chances = Все ходы: +n выигрыш и -n проигрыш { $length ->
    [bound] не более чем за n ходов
   *[exact] за n ходов
}, = ничья, n без знака — оценка шансов на выигрыш в процентах, ? не рассмотрен{ $fouls ->
    [yes] , # запрещён
   *[no] { "" }
}.
advice-alternatives = Другие ходы и ответы на них:
advice-column-player = Игрок
advice-column-move = Ход
advice-column-judgement = Суждение
advice-column-worth = Исход
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

### level: how strong the levels are, in the terminal

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

### match: matches between computer players, in the terminal

match-game = Партия { $game }: { $first } – { $second } { $result } ({ $reason }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
})
match-detail = Подробности: { $text }
match-reason-line = ряд
match-reason-full-board = ходов не осталось
match-reason-max-moves = слишком много ходов
match-reason-time = время вышло
match-reason-crash = сбой игрока
match-reason-illegal = недопустимый ход
match-column-player = Игрок
match-column-elo = Эло
match-column-error = ± (95 %)
match-column-games = Партии
match-column-points = Очки
match-column-wins = Победы
match-column-draws = Ничьи
match-column-losses = Поражения
match-failures = Поражения игрока { $player } по времени: { $time }, из-за сбоя: { $crashes }, из-за недопустимого хода: { $illegal }.
match-pairs = Пары партий по очкам игрока { $player } (0, ½, 1, 1½, 2): { $counts }
match-superiority = { $player } сильнее с вероятностью { $percent } %.
match-sprt = Эло { $elo0 } или { $elo1 }: логарифм отношения правдоподобия { $llr }, решение при { $lower } или { $upper }.
match-sprt-h0 = Разница { $elo0 }, а не { $elo1 }.
match-sprt-h1 = Разница { $elo1 }, а не { $elo0 }.
match-sprt-open = Для решения нужно больше партий.
match-seed = Число жребия: { $seed }.
match-even = Каждый дебют играется обоими цветами, поэтому число партий каждых двух игроков: { $games }.
match-new-log = Журнала матча, который можно продолжить, нет; начинается новый матч.
match-repeats = Разных дебютов вместе с повёрнутыми и отражёнными: { $pairs }. Во всех следующих парах два игрока, не полагающиеся на случайность, повторяют свои партии, и погрешность больше указанной. Дайте больше дебютов параметром --openings или задайте часы.
match-interrupted = Матч прерван.
match-interrupted-logged = Матч прерван; чтобы продолжить, дайте те же параметры и --resume.
match-check = Этому матчу ничто не мешает. Всего партий: { $games }, сыграно: { $played }.
selfplay-done = Партий в { $file }: { $count }
selfplay-error-terms = В { $file } партии на других условиях; задайте те же снова или выберите другой файл. Его условия: { $terms }
selfplay-error-file = { $file } не является файлом партий dooz selfplay; выберите другой файл.
selfplay-error-version = В { $file } партии dooz selfplay в формате { $version }, который эта версия не читает; выберите другой файл.
selfplay-error-damaged = Партия { $game } в { $file } повреждена. Восстановите файл или выберите другой; чтобы отказаться от неё и всех следующих: truncate -s { $bytes } { $file }
selfplay-error-opening = В дебюте { $opening } из { $file } больше { $most } ходов, столько файл партий не вмещает; сократите его или уберите.
book-done = Дебютов в { $file }: { $count }
book-error-few = Найденных равных дебютов не хватает на два файла; ищите больше с помощью --count или выберите доску побольше.
match-error-sprt = Проверяются две разницы Эло не больше 2000, сначала меньшая: 0,10.
match-error-sprt-players = Проверка возможна для двух игроков; уберите --sprt или назовите двух.
match-error-log-line = Строка { $line } файла { $file } не из журнала матча; выберите другой файл.
match-error-terms = { $file } — журнал матча на других условиях; дайте те же или выберите другой файл. Его условия: { $terms }
match-error-foreign-game = Партия { $game } в журнале не из этого матча: у неё другие игроки или другой дебют, или в матче меньше партий; дайте те же параметры, что и раньше, или выберите другой файл.
match-error-record = В файле { $file } есть что-то не из этого матча; выберите для партий другой файл.
match-error-same-file = Журналу и партиям нужны разные файлы; выберите для одного из них другое имя.
match-error-pair = Пары { $pair } нет: пары этого матча пронумерованы от { 1 } до { $pairs }. Выберите одну из них или задайте больше партий с --games.

### puzzle: positions with one good move, in the terminal

puzzle-prompt = Ваш ход (например, { $example }; ? — справка):
puzzle-help = Напишите поле, например { $example }, или одно из слов: { word-hint }, { word-next }, { word-board }, { word-quit }.
puzzle-all-solved = Все такие задачи решены. Выберите другие с --board и --grade или одну с --number.

### trace: a search, step by step, in the terminal

diff-title = { $first } рядом с { $second }
diff-common = Общих вызовов: { $count }
diff-alone = Вызовов только у { $method }: { $count }
diff-more = { $count ->
    [one] И ещё { $count } такое место.
    [few] И ещё { $count } таких места.
    [many] И ещё { $count } таких мест.
   *[other] И ещё { $count } такого места.
}
diff-effects = Что меняют параметры
diff-method = перебор
diff-calls = вызовы
diff-leaves = листья
diff-cuts = отсечения
diff-fast-cuts = быстрые
diff-score = оценка
diff-time = мс
error-trace-subject = Скажите, где искать: доска и чей ход, или --tree с деревом.
error-diff-searches = Скажите, где искать (доска и чей ход либо --tree с деревом), а затем назовите два перебора, например minimax alphabeta.

### classics: what the published programs ask for

classic-sisoog-prompt = Ваш ход (от 1 до 9, как на цифровой клавиатуре):
classic-sisoog-key = Поля обозначают только клавиши от 1 до 9. Попробуйте ещё раз.
classic-sisoog-occupied = Это поле занято. Ход по-прежнему ваш.
classic-sisoog-new-game = Нажмите любую клавишу, чтобы начать новую игру.
classic-freecodecamp-prompt = Ваш ход (от 0 до 8):
classic-lafore-prompt = Сделайте ход (от 0 до 8):
classic-lafore-illegal = Недопустимый ход.
classic-lafore-thinking = Думаю: доска { $board } из первых двух уровней
classic-alphabeta-new-game = Нажмите пробел, чтобы начать новую игру.

### what only the terminal says of players, searches and errors

player-first = Первый игрок
player-second = Второй игрок
play-draw-long = Ничья: построить ряд больше никто не сможет.
error-undo = Ход «{ $square }» не последний; сначала отмените последний.
error-symbol = Знак — это X или O.
error-only-tic-tac-toe = Этот игрок играет только в крестики-нолики; выберите другого игрока или правила 3x3x3.
error-language = Языка «{ $input }» в Dooz нет; выберите { $choices }.
error-bidi = «{ $input }» — не способ расположить строку; выберите { $choices }.
trace-title = Как { $method } ищет на доске { $board }, ход { $symbol }
trace-title-tree = Как { $method } ищет в дереве
trace-result = Оценка { $score }, лучший ход { $move }. Вызовов: { $calls }, листьев: { $leaves }, отсечений: { $cuts }.
trace-result-no-move = Оценка { $score }, лучшего хода нет. Вызовов: { $calls }, листьев: { $leaves }, отсечений: { $cuts }.
trace-limited = Ограничение не дало перебору увидеть всё.
trace-parent = вызван из FC{ $parent }
trace-level = уровень { $level }
trace-board = доска { $board }
trace-change = ход { $move } пока лучший, оценка { $score }
trace-pruned = Ход { $move } отброшен: окно { $window } закрыто.
trace-pruned-fast = Ход { $move } отброшен: лучшей оценки быть не может.
diff-missing = { $path }: { $method } делает отсюда { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
    [many] { $count } вызовов
   *[other] { $count } вызова
}, начиная с вызова { $call }. { $reason }
diff-pruned = Другой перебор это отбрасывает: окно { $window } закрыто.
diff-pruned-fast = Другой перебор это отбрасывает: лучшей оценки быть не может.
diff-not-called = Другой перебор обходится здесь без вызова или сюда не доходит.
error-trace-board-only = { $method } ищет только на доске; для дерева выберите minimax, alphabeta или averaging.
error-trace-empty = В этой части нет ни одного вызова: всего их { $calls }; выберите другой --subtree или больший --depth.
error-trace-too-large = В переборе больше { $count } вызовов, для этого вида слишком много; возьмите --depth, --subtree или --format jsonl.
error-progress-form = Строка { $line } в { $file } не относится к успехам в задачах. Исправьте её, уберите файл или выберите другой с --progress.
error-progress-version = { $file } записан более новым Dooz (версия { $version }). Возьмите его или выберите другой файл с --progress.
brain-person-about = Другой человек за той же клавиатурой.
rules-no-gravity = Камень можно поставить на любое пустое поле: камни не падают, как в игре «Четыре в ряд».
rules-no-line = Ряд длиной { $length } на эту доску не помещается, поэтому любая игра кончается вничью.
play-review-better = Лучше: { $square } ({ $worth }).
play-try-again = Попробуйте отсюда другой ход.
think-won = Игра окончена. Победа: { $player }.
think-drawn = Игра окончена: ничья.
error-cell-form = Номер поля — число, считая от 0 слева вверху, например 4.
error-key-form = Клавиша — число от 1 до 9, как на цифровой клавиатуре.
error-row-column-form = Это не поле. Напишите номер строки и номер столбца, например r1c1.
error-tournament-form = Это не поле. Напишите x и y, считая от 0,0 слева вверху, например 7,7.
error-no-such-square = Такого поля на этой доске нет; выберите поле на доске.
advice-partly-exact = Знаки точны: до остальных ходов перебор не дошёл.
advice-move = { $player } на { $square }: { $class }.
advice-value-win = выигрыш { advice-in-moves }
advice-value-loss = проигрыш { advice-in-moves }
advice-value-chance = шансы { $percent }%
advice-value-seen = вероятно, { $worth }
advice-refutation = Ход { $number }, { $square }, проигрывает: { $line }.
advice-one-decision = { $kept ->
    [0] { 1 } решение, неверное
   *[other] { 1 } решение, верное
}
advice-best-known = { $judged ->
    [0] ни один ход не оценён
   *[other] оценённые ходы, лучше которых не найдено: { $best } из { $judged }
}
advice-decisions = { $player }: { $decisions ->
    [1] { advice-one-decision }
   *[other] решения, сохранившие исход: { $kept } из { $decisions } ({ $percent }%)
}; { advice-best-known }.
advice-no-decisions = { play-review-no-decisions }; { advice-best-known }.
advice-unknown-decisions = { play-review-unknown-decisions }; { advice-best-known }.
puzzle-title = Задача { $number } из { $count }: { $rules }, сложность { $grade }
puzzle-score = Решено: { $solved } из { $count }.
trace-call = FC{ $call }: { $parts }

### man: the manual page

man-examples = Примеры
man-example-play = Сыграть в крестики-нолики с сильнейшим игроком.
man-example-record = Сыграть в гомоку и сохранить все ходы в файле.
man-example-explain = Спросить, чем хорош или плох ход.
man-example-review = Разобрать все ходы партии.
man-example-think = Спросить игрока о позиции в каждой строке, для другой программы.
man-positions = Позиции
man-position-board = Картинка доски, строка за строкой сверху, с точкой на месте пустого поля и косыми чертами где угодно; после неё — чей ход.
man-position-moves = Ходы с пустой доски: буква столбца и номер строки, от левого нижнего угла.
man-exit = Код завершения
man-exit-0 = Всё в порядке.
man-exit-1 = Ошибка во входных данных; ответ dooz solve, prove или verify отрицателен или неизвестен, в том числе из-за сигнала; отказ системы; или сигнал, завершивший партию на экране.
man-exit-2 = Ошибка в аргументах, или dooz verify не удалось прочитать сертификат.
man-exit-130 = Сигнал завершил dooz match, или второй сигнал — команду, которая после первого ещё работала. dooz analyze после сигнала завершается с кодом 0; команды, не названные здесь, завершает сам сигнал.
man-files = Файлы
man-file-config = Параметры, которые не хочется набирать: по одному в строке, например language = fa, opponent = engine или ascii = yes. Набранное в командной строке важнее.
man-file-puzzles = Какие задачи решены.
man-file-games = Игры, сыгранные на весь экран без --record, каждая в своём файле, последние { $kept }. С --autosave no или строкой autosave = no в файле настроек не сохраняется ни одна.
man-environment = Переменные окружения
man-variable-config = Другой файл настроек.
man-variable-language = Язык, если его не называет --language; считается первая заданная переменная.
man-variable-colour = Если задана, цветов нет.
man-variable-term = Вид терминала. На терминале dumb партии идут строка за строкой.
man-notes = Примечания
man-json = JSON команды dooz think
man-json-question = О чём спросили: доска, сторона, чей ход, и игрок.
man-json-move = Ход: номер поля, считая от { 0 } слева вверху, и его имя. null, если хода нет.
man-json-score = Собственное число игрока и сторона, для которой большее лучше. null, если партия решена, а числа для этого на его шкале нет.
man-json-worth = Что это значит для стороны, чей ход: kind — win, loss, draw, estimate или unknown; plies — число ходов обеих сторон до конца.
man-json-moves = Рассмотренные ходы, у каждого cell, square, score, is и worth. Отсутствующие не рассматривались или оказались не лучше другого хода.
man-json-is = Что это за оценка: exact, если доказана; upper-bound или lower-bound, если перебор бросил остальное, потому что ход уже не мог стать лучшим; иначе estimate.
man-json-rest = Доказан ли ответ; ожидаемое продолжение; число позиций по счёту игрока и всего; время. exact, pv и nodes опускаются, если сказать нечего.
man-json-error = Вместо всех остальных полей, если строка ввода неверна: её номер и в чём ошибка.
