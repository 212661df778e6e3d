# What the page says on every screen. The rules of these files stand in dooz.ftl.

### page: the frame around every screen

page-title = { $place } · Dooz
page-skip = Перейти к содержанию
page-screens = Разделы
page-play = Игра
page-analyse = Анализ
page-learn = Обучение
page-puzzles = Задачи
page-settings = Настройки
page-language = Язык
page-theme = Цвета
page-theme-system = Как в системе
page-theme-light = Светлые
page-to-dark = Тёмные цвета
page-to-light = Светлые цвета
page-theme-dark = Тёмные
page-stones = Камни
page-stones-by-size = По размеру доски
page-stones-symbols = Всегда крестики и нолики
page-stones-stones = Всегда чёрные и белые камни
page-more = Ещё
page-coordinates = Координаты
page-numbers = Номера ходов на камнях
page-sounds = Звуки
page-still = Без анимации
page-latin-digits = Латинские цифры
page-close = Закрыть
page-worker-failed = Думающая часть страницы с этим не справилась. Попробуйте ещё раз или перезагрузите страницу: партия сохранена.
page-try-again = Повторить
page-no-weights = Не удалось загрузить движок для этих правил. Проверьте соединение и попробуйте ещё раз: партия сохранена.
page-no-language = Не удалось загрузить язык «{ $language }». Проверьте соединение и выберите его ещё раз.
page-no-place = По этому адресу на странице ничего нет.
page-not-kept = Этот браузер ничего не даёт странице сохранять: партия и ваши успехи пропадут, когда вы её закроете.

### board: what is heard of a board

board-cross = { $square }, крестик
board-circle = { $square }, нолик
board-black = { $square }, чёрный камень
board-white = { $square }, белый камень
board-empty = { $square }, пусто
board-forbidden = { $square }, запрещено
board-last = последний ход
board-wins = в выигравшем ряду
board-hint = подсказка
board-better = лучше
board-best = лучший ход
board-threatens = угрожает
board-candidate = шанс { $percent }%
board-threat-open-three = открытая тройка: { $player }
board-threat-four = четвёрка: { $player }
board-threat-open-four = открытая четвёрка: { $player }
board-threat-five = пятёрка: { $player }
board-threat-row = { $length } в ряд: { $player }
board-wrong = неверно
board-right = верно
board-look = смотрите сюда
board-touch-again = Коснитесь { $square } ещё раз, чтобы сходить.
board-taken = Поле { $square } занято; выберите свободное.

### puzzles: positions with one good move

puzzles-hint = Подсказка
puzzles-again = Ещё раз
puzzles-next = Следующая задача
puzzles-grade = Сложность { $grade }
puzzles-number = Задача { $number }
puzzles-kind = { $rules } · сложность { $grade }
puzzles-draw = { $symbol } удерживает ничью
puzzles-solution = Решение
puzzles-solution-is = Решение: { $moves }.
puzzles-skip = Пропустить
puzzles-yours = Ваши задачи
puzzles-solved = решено
puzzles-row = { $count ->
    [one] день подряд
    [few] дня подряд
    [many] дней подряд
   *[other] дня подряд
}
puzzles-today = сегодня
puzzles-grade-named = Сложность { $grade } · { $name }
puzzles-grade-1 = Первые шаги
puzzles-grade-2 = Легко
puzzles-grade-3 = Средне
puzzles-grade-4 = Трудно
puzzles-grade-5 = Очень трудно
puzzles-grade-done = Эта ступень пройдена
puzzles-all-done = Все задачи решены
puzzles-done-again = Любую можно решить ещё раз.
puzzles-go-on = К сложности { $grade }
puzzles-win = { $symbol } выигрывает за { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
