# What the page says on every screen. The rules of these files stand in dooz.ftl.

### page: the frame around every screen

page-title = Dooz: крестики-нолики, гомоку и все игры «k в ряд»
page-skip = Перейти к содержанию
page-screens = Разделы
page-play = Игра
page-analyse = Анализ
page-learn = Учёба
page-puzzles = Задачи
page-settings = Настройки
page-language = Язык
page-theme = Цвета
page-theme-system = Как в системе
page-theme-light = Светлые
page-theme-dark = Тёмные
page-stones = Фишки
page-stones-symbols = Крестики и нолики
page-stones-stones = Чёрные и белые камни
page-more = Ещё
page-coordinates = Координаты у доски
page-numbers = Номера ходов
page-sounds = Звуки
page-still = Без анимации
page-latin-digits = Латинские цифры
page-close = Закрыть
page-worker-failed = Думающая часть страницы с этим не справилась. Попробуйте ещё раз или перезагрузите страницу: игра сохранена.
page-no-weights = Не удалось загрузить движок для этих правил. Проверьте соединение и попробуйте ещё раз: игра сохранена.
page-not-kept = Этот браузер не даёт странице сохранять игру: при уходе она пропадёт.

### board: what is heard of a board

board-cross = { $square }, крестик
board-circle = { $square }, нолик
board-empty = { $square }, пусто
board-forbidden = { $square }, запрещено
board-last = последний ход
board-wins = в выигравшем ряду
board-hint = подсказка
board-better = лучше
board-best = лучший ход
board-threat-open-three = открытая тройка у { $player }
board-threat-four = четвёрка у { $player }
board-threat-open-four = открытая четвёрка у { $player }
board-threat-five = пятёрка у { $player }
board-wrong = неверно
board-right = верно
board-look = смотрите сюда
board-comma = ,
board-touch-again = Коснитесь { $square } ещё раз, чтобы сходить.

### puzzles: positions with one good move

puzzles-hint = Подсказка
puzzles-again = Ещё раз
puzzles-next = Следующая задача
puzzles-which = Какие задачи
puzzles-all = Любой степени
puzzles-grade = Степень { $grade }
