# What the screen of analysis says. The rules of these files stand in dooz.ftl.

### analyse: a game looked at

analyse-board = Доска анализа
analyse-switch = Анализ
analyse-off = Анализ выключен.
analyse-options = Что показывать
analyse-values = Шансы на доске
analyse-threats = Угрозы на доске
analyse-percent = { $percent }%
analyse-worth-chance = { $player } { $percent }%
analyse-worth-draw = ничья, доказано
analyse-worth-win = { $player }: выигрыш { advice-in-moves }
analyse-worth-won = { $player }: победа
analyse-bar = Шансы: { $player }
analyse-bar-says = Шансы, { $player }: { $percent }%.
analyse-bar-proven = Доказано: { $worth }.
analyse-bar-waits = Пока неизвестно.
analyse-thinking = Думаю…
analyse-heading = Анализ · { $game }
analyse-lines = Лучшие варианты
analyse-search = глуб. { $depth } · { $nodes }
analyse-solved = решено
analyse-millions = { $count } млн
analyse-thousands = { $count } тыс.
analyse-deep = Ход перебора, { $percent } из { 100 }
analyse-stop = Остановить
analyse-resume = Продолжить
analyse-over = Вернитесь назад, чтобы увидеть, чего стоили ходы.
analyse-wins-fours = Доказано: { $player } — выигрыш непрерывными четвёрками.
analyse-wins-threats = Доказано: { $player } — выигрыш угрозами, от которых нет защиты.
analyse-danger = Опасно: { $player } — угроза выиграть непрерывными четвёрками.
analyse-why = Почему этот ход
analyse-why-short = Почему
analyse-why-of = Почему { $square }
analyse-why-square = Объяснить поле
analyse-why-choose = Выберите на доске пустое поле.
analyse-no-why = До первого хода объяснять нечего.

### analyse-moves: the game and its side lines

analyse-moves = Ходы
analyse-game = Партия
analyse-no-moves = Ходов ещё нет. Сделайте ход на доске.
analyse-first = В начало
analyse-previous = На ход назад
analyse-next = На ход вперёд
analyse-last = В конец
analyse-at = Ход { $number } из { $count }: { $square }, { $player }.
analyse-start = Начало партии.
analyse-side-line = Побочный вариант
analyse-move-name = { $number } { $square }, { $player }
analyse-has-comment = заметка
analyse-comment = Заметка к этому месту
analyse-comment-cut = В заметке может быть не больше { $count } КБ; остальное отрезано.
analyse-comments-cut = { $count ->
    [one] { $count } заметка была длиннее { $size } КБ; её конец отрезан.
    [few] { $count } заметки были длиннее { $size } КБ; их концы отрезаны.
    [many] { $count } заметок были длиннее { $size } КБ; их концы отрезаны.
   *[other] { $count } заметки были длиннее { $size } КБ; их концы отрезаны.
}
analyse-promote = Сделать основным
analyse-promoted = Теперь этот вариант — сама партия.
analyse-play-on = Играть отсюда
analyse-remove = Удалить отсюда
analyse-remove-sure = Удалить этот ход и все следующие?
analyse-removed = Ходы удалены.
analyse-more-moves = Список слишком длинный; показаны ходы вокруг позиции на доске.

### analyse-review: how good the moves were

analyse-review = Разбор
analyse-review-start = Разобрать партию
analyse-review-stop = Остановить разбор
analyse-no-review = Сыграйте или откройте партию: её ходы будут оценены здесь.
analyse-reviewing = Разобрано ходов: { $number } из { $count }.
analyse-reviewed = Разбор готов.
analyse-review-better = лучше было { $square }: { $worth }
analyse-review-cost = потеряно пунктов шансов: { $percent }
analyse-turning-point = перелом
analyse-turn = Перелом: ход { $number } ({ $square }, { $player }). Было «{ $before }», стало «{ $after }».
analyse-accuracy = { $player }: точность { $percent }%, то есть { 100 } минус пункты шансов, теряемые за ход в среднем
analyse-grade-best = лучший
analyse-grade-good = хороший
analyse-grade-slip = неточность
analyse-grade-mistake = ошибка
analyse-grade-blunder = грубая ошибка
analyse-makes-open-three = открытая тройка
analyse-makes-four = четвёрка, нужен ответ
analyse-makes-open-four = открытая четвёрка
analyse-makes-five = выигрывает
analyse-stops-open-three = закрывает открытую тройку
analyse-stops-four = закрывает четвёрку

### analyse-chart: the course of the game

analyse-chart = Шансы: { $player }
analyse-chart-label = Шансы по ходам: { $player }
analyse-chart-at = (ход { $number })
analyse-chart-place = Ход { $number }: { $worth }

### analyse-setup: any position

analyse-setup = Расставить
analyse-setup-title = Расставить позицию
analyse-setup-board = Доска для расстановки
analyse-setup-place = Что ставит щелчок
analyse-setup-cross = Крестик
analyse-setup-circle = Нолик
analyse-setup-erase = Ластик
analyse-setup-turn = Чей ход
analyse-setup-rules = Правила
analyse-setup-game = Игра
analyse-setup-empty = Очистить доску
analyse-setup-use = Готово
analyse-setup-cancel = Отмена
analyse-setup-counts = { $first }: { $x }, { $second }: { $o }, ход: { $turn }. В игре так не бывает: добавьте или уберите камень или передайте ход.
analyse-setup-used = Позиция на доске; прежняя партия — среди прошлых.

### analyse-import: games from outside

analyse-import = Открыть
analyse-import-text = Или текст: ходы, рисунок доски, адрес партии, SGF или файл Piskvork
analyse-import-file = Выбрать файл
analyse-import-drop = SGF, PSQ, LIB или текст. Файл или текст можно перетащить или вставить в любом месте этого экрана.
analyse-import-filter = Найти по имени или номеру
analyse-import-shown = Показано партий: { $shown } из { $count }.
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
analyse-import-done = Партия на доске; прежняя — среди прошлых.

### analyse-export: games for outside

analyse-export = Сохранить
analyse-export-as = Формат
analyse-export-moves = Список ходов
analyse-export-sgf = SGF
analyse-export-psq = Piskvork (PSQ)
analyse-export-lib = RenLib (LIB)
analyse-export-board = Доска текстом
analyse-export-svg = Картинка (SVG)
analyse-export-png = Картинка (PNG)
analyse-export-loses = Этот формат не вмещает: { $losses }.
analyse-export-holds = Этот формат вмещает всю партию.
analyse-export-copy = Копировать
analyse-export-save = Сохранить в файл
analyse-export-copied = Скопировано.
analyse-export-not-copied = Браузер не позволяет странице копировать. Выделите текст и скопируйте его командой браузера.
analyse-export-no-picture = Браузер не может сделать эту картинку. Выберите SVG.
analyse-share = Поделиться
analyse-share-address = Адрес этой позиции
analyse-share-note = Кто его откроет, увидит ходы этого варианта и эту позицию на доске.
analyse-share-loses = В адрес не входят: { $losses }. Файл партии (SGF) сохраняет всё.
analyse-share-file = Сохранить файл
