# What the page says on every screen. The rules of these files stand in dooz.ftl.

### page: the frame around every screen

page-title = { $place } · Dooz
page-skip = Skip to the content
page-screens = Screens
page-play = Play
page-analyse = Analyse
page-learn = Learn
page-puzzles = Puzzles
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = Match the system
page-theme-light = Light
page-to-dark = Dark colours
page-to-light = Light colours
page-theme-dark = Dark
page-stones = Stones
page-stones-by-size = By board size
page-stones-symbols = Always crosses and circles
page-stones-stones = Always black and white stones
page-more = More
page-coordinates = Coordinates
page-numbers = Numbers of the moves
page-sounds = Sounds
page-still = No animation
page-latin-digits = Latin digits
page-close = Close
page-worker-failed = The part of the page that thinks has failed at this. Try again, or reload the page; your game is kept.
page-try-again = Try again
page-no-weights = The engine for these rules could not be loaded. Check the connection, and try again; your game is kept.
page-no-language = The sentences in { $language } could not be loaded. Check the connection, and choose it again.
page-no-place = There is nothing at this address.
page-not-kept = This browser does not let the page save anything: your game and your progress will be lost when you leave.

### board: what is heard of a board

board-cross = { $square }, cross
board-circle = { $square }, circle
board-black = { $square }, black
board-white = { $square }, white
board-empty = { $square }, empty
board-forbidden = { $square }, forbidden
board-last = last move
board-wins = in the winning line
board-hint = proposed
board-better = better
board-best = best move
board-threatens = threatens
board-candidate = chance { $percent }%
board-threat-open-three = open three for { $player }
board-threat-four = four for { $player }
board-threat-open-four = open four for { $player }
board-threat-five = five for { $player }
board-threat-row = { $length } in a row for { $player }
board-wrong = wrong
board-right = right
board-look = look here
board-touch-again = Touch { $square } again to play there.
board-taken = { $square } is taken; choose an empty square.

### puzzles: positions with one good move

puzzles-hint = Hint
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-grade = Grade { $grade }
puzzles-number = Puzzle { $number }
puzzles-kind = { $rules } · grade { $grade }
puzzles-draw = { $symbol } holds the draw
puzzles-solution = Solution
puzzles-solution-is = The solution: { $moves }.
puzzles-skip = Skip
puzzles-yours = Your puzzles
puzzles-solved = solved
puzzles-row = { $count ->
    [one] day in a row
   *[other] days in a row
}
puzzles-today = today
puzzles-grade-named = Grade { $grade } · { $name }
puzzles-grade-1 = First steps
puzzles-grade-2 = Easy
puzzles-grade-3 = Medium
puzzles-grade-4 = Hard
puzzles-grade-5 = Very hard
puzzles-grade-done = This grade is done
puzzles-all-done = All puzzles are solved
puzzles-done-again = Any of them can be solved again.
puzzles-go-on = On to grade { $grade }
puzzles-win = { $symbol } wins in { $count ->
    [one] one move
   *[other] { $count } moves
}
