# What the page says on every screen. The rules of these files stand in dooz.ftl.

### page: the frame around every screen

page-title = Dooz: tic-tac-toe, gomoku and every k-in-a-row game
page-skip = Skip to the content
page-screens = Screens
page-play = Play
page-analyse = Analyse
page-learn = Learn
page-puzzles = Puzzles
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-stones = Stones
page-stones-symbols = Crosses and circles
page-stones-stones = Black and white stones
page-more = More
page-coordinates = Coordinates beside the board
page-numbers = Numbers of the moves
page-sounds = Sounds
page-still = No animation
page-latin-digits = Latin digits
page-close = Close
page-worker-failed = The part of the page that thinks has failed at this. Try again, or reload the page; your game is kept.
page-no-weights = The engine for these rules could not be loaded. Check the connection, and try again; your game is kept.
page-not-kept = This browser does not let the page keep your game; it is lost when you leave.

### board: what is heard of a board

board-cross = { $square }, cross
board-circle = { $square }, circle
board-empty = { $square }, empty
board-forbidden = { $square }, forbidden
board-last = last move
board-wins = in the winning line
board-hint = proposed
board-better = better
board-best = best move
board-threat-open-three = open three for { $player }
board-threat-four = four for { $player }
board-threat-open-four = open four for { $player }
board-threat-five = five for { $player }
board-wrong = wrong
board-right = right
board-look = look here
board-comma = ,
board-touch-again = Touch { $square } again to play there.

### puzzles: positions with one good move

puzzles-hint = Hint
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-which = Which puzzles
puzzles-all = All grades
puzzles-grade = Grade { $grade }
