# What the screen of analysis says. The rules of these files stand in dooz.ftl.

### analyse: a game looked at

analyse-board = Доска анализа
analyse-switch = Анализ
analyse-values = Оценки на доске
analyse-threats = Угрозы на доске
analyse-bar = У кого лучше
analyse-bar-says = Ход { $player }: { $worth }.
analyse-bar-waits = Ход { $player }: пока неизвестно.
analyse-thinking = Думаю…
analyse-lines = Лучшие варианты
analyse-search = Глубина { $depth }, позиций в секунду: { $speed }
analyse-stop = Остановить
analyse-resume = Продолжить
analyse-wins-fours = Доказано: { $player } выигрывает непрерывными четвёрками.
analyse-wins-threats = Доказано: { $player } выигрывает угрозами, от которых нет защиты.
analyse-danger = Опасно: { $player } грозит выиграть непрерывными четвёрками.
analyse-line-move = { $worth }: сыграть до { $square }
analyse-why = Почему этот ход
analyse-why-of = Почему { $square }
analyse-why-square = Объяснить клетку
analyse-why-choose = Выберите на доске пустую клетку.
analyse-no-why = До первого хода объяснять нечего.

### analyse-moves: the game and its side lines

analyse-moves = Ходы
analyse-no-moves = Ходов ещё нет. Сделайте ход на доске.
analyse-first = В начало
analyse-previous = На ход назад
analyse-next = На ход вперёд
analyse-last = В конец
analyse-at = Ход { $number } из { $count }: { $square }, { $player }.
analyse-start = Начало партии.
analyse-side-line = Побочный вариант
analyse-move-name = { $number } { $square }, { $player }
analyse-comment = Заметка к этому месту
analyse-promote = Сделать основным
analyse-promoted = Теперь этот вариант — сама партия.
analyse-remove = Удалить отсюда
analyse-remove-sure = Удалить этот ход и все следующие?
analyse-removed = Ходы удалены.
analyse-more-moves = Список слишком длинный; показаны ходы вокруг позиции на доске.

### analyse-review: how good the moves were

analyse-review = Разбор
analyse-review-start = Разобрать партию
analyse-review-stop = Остановить
analyse-reviewing = Разобрано ходов: { $number } из { $count }.
analyse-reviewed = Разбор готов.
analyse-review-go = Перейти туда
analyse-review-try = Попробовать отсюда другой ход
analyse-decisive = решил партию

### analyse-chart: the course of the game

analyse-chart = Течение партии
analyse-chart-above = Выше середины лучше у { $player }.
analyse-chart-place = Ход { $number }: { $worth }
analyse-chart-ahead = { $player } впереди на { $percent }%
analyse-chart-won = { $player } выигрывает
analyse-chart-even = равенство
analyse-chart-unknown = неизвестно
analyse-chart-list = Списком

### analyse-setup: any position

analyse-setup = Расставить позицию
analyse-setup-board = Доска для расстановки
analyse-setup-place = Что ставит щелчок
analyse-setup-cross = Крестик
analyse-setup-circle = Нолик
analyse-setup-erase = Ничего (стереть)
analyse-setup-turn = Чей ход
analyse-setup-rules = Правила
analyse-setup-columns = Столбцы
analyse-setup-rows = Строки
analyse-setup-length = Сколько в ряд
analyse-setup-line = Какие ряды считаются
analyse-setup-empty = Очистить доску
analyse-setup-use = Взять эту позицию
analyse-setup-cancel = Назад к партии
analyse-setup-used = Позиция на доске; прежняя партия сохранена.

### analyse-import: games from outside

analyse-import = Открыть партию
analyse-import-text = Ходы, рисунок доски, SGF или файл Piskvork
analyse-import-file = Или файл
analyse-import-open = Открыть
analyse-import-choose = { $count ->
    [one] Здесь { $count } партия. Выберите:
    [few] Здесь { $count } партии. Выберите одну:
    [many] Здесь { $count } партий. Выберите одну:
   *[other] Здесь { $count } партии. Выберите одну:
}
analyse-import-game = Партия { $number }: { $rules }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
analyse-import-done = Партия на доске; прежняя сохранена.

### analyse-export: games for outside

analyse-export = Сохранить или поделиться
analyse-export-as = В каком виде
analyse-export-moves = Список ходов
analyse-export-sgf = SGF
analyse-export-psq = Piskvork (PSQ)
analyse-export-board = Доска текстом
analyse-export-svg = Картинка (SVG)
analyse-export-png = Картинка (PNG)
analyse-export-loses = Этот формат не вмещает: { $losses }.
analyse-export-holds = Этот формат вмещает всю партию.
analyse-export-copy = Копировать
analyse-export-save = Сохранить в файл
analyse-export-copied = Скопировано.
analyse-export-not-copied = Браузер не позволяет странице копировать. Выделите текст и скопируйте его своей командой.
analyse-export-no-picture = Браузер не может сделать эту картинку. Выберите SVG.
analyse-share = Адрес этой позиции
