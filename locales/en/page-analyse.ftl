# What the screen of analysis says. The rules of these files stand in dooz.ftl.

### analyse: a game looked at

analyse-board = Board of the analysis
analyse-switch = Analysis
analyse-values = Values on the board
analyse-threats = Threats on the board
analyse-bar = Who stands better
analyse-bar-says = { $player } to move: { $worth }.
analyse-bar-waits = { $player } to move: not known yet.
analyse-thinking = Thinking…
analyse-lines = Best lines
analyse-search = Depth { $depth }, { $speed } positions per second
analyse-stop = Stop
analyse-resume = Go on
analyse-wins-fours = Proven: { $player } wins by continuous fours.
analyse-wins-threats = Proven: { $player } wins by threats that leave no defence.
analyse-danger = Danger: { $player } threatens to win by continuous fours.
analyse-line-move = { $worth }: play to { $square }
analyse-why = Why this move
analyse-why-of = Why { $square }
analyse-why-square = Explain a square
analyse-why-choose = Choose an empty square of the board.
analyse-no-why = There is nothing to explain before the first move.

### analyse-moves: the game and its side lines

analyse-moves = Moves
analyse-no-moves = No move yet. Play one on the board.
analyse-first = To the beginning
analyse-previous = One move back
analyse-next = One move on
analyse-last = To the end
analyse-at = Move { $number } of { $count }: { $square }, { $player }.
analyse-start = Beginning of the game.
analyse-side-line = Side line
analyse-move-name = { $number } { $square }, { $player }
analyse-comment = Comment on this place
analyse-promote = Make it the game
analyse-promoted = This line is the game now.
analyse-remove = Delete from here
analyse-remove-sure = Delete this move and all that follow?
analyse-removed = The moves are deleted.
analyse-more-moves = The list is too long to be shown whole; these are the moves around the board.

### analyse-review: how good the moves were

analyse-review = Review
analyse-review-start = Review the game
analyse-review-stop = Stop
analyse-reviewing = { $number } of { $count } moves are reviewed.
analyse-reviewed = The review is complete.
analyse-review-go = Go there
analyse-review-try = Try another move from here
analyse-decisive = decided the game

### analyse-chart: the course of the game

analyse-chart = Course of the game
analyse-chart-above = Above the middle { $player } stands better.
analyse-chart-place = Move { $number }: { $worth }
analyse-chart-ahead = { $player } ahead by { $percent }%
analyse-chart-won = { $player } wins
analyse-chart-even = even
analyse-chart-unknown = not known
analyse-chart-list = As a list

### analyse-setup: any position

analyse-setup = Set up a position
analyse-setup-board = Board that is set up
analyse-setup-place = What a click places
analyse-setup-cross = Cross
analyse-setup-circle = Circle
analyse-setup-erase = Nothing (erase)
analyse-setup-turn = Who is to move
analyse-setup-rules = Rules
analyse-setup-columns = Columns
analyse-setup-rows = Rows
analyse-setup-length = In a row
analyse-setup-line = Which lines count
analyse-setup-empty = Empty the board
analyse-setup-use = Use this position
analyse-setup-cancel = Back to the game
analyse-setup-used = The position is on the board; the old game is kept.

### analyse-import: games from outside

analyse-import = Open a game
analyse-import-text = Moves, a picture of a board, SGF, or a file of Piskvork
analyse-import-file = Or a file
analyse-import-open = Open
analyse-import-choose = { $count ->
    [one] There is { $count } game. Choose it:
   *[other] There are { $count } games. Choose one:
}
analyse-import-game = Game { $number }: { $rules }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
analyse-import-done = The game is on the board; the old one is kept.

### analyse-export: games for outside

analyse-export = Save or share
analyse-export-as = As what
analyse-export-moves = List of moves
analyse-export-sgf = SGF
analyse-export-psq = Piskvork (PSQ)
analyse-export-board = Board as text
analyse-export-svg = Picture (SVG)
analyse-export-png = Picture (PNG)
analyse-export-loses = This format does not hold: { $losses }.
analyse-export-holds = This format holds the whole game.
analyse-export-copy = Copy
analyse-export-save = Save as a file
analyse-export-copied = Copied.
analyse-export-not-copied = The browser does not let the page copy. Mark the text and copy it with its own command.
analyse-export-no-picture = The browser cannot make this picture. Choose SVG.
analyse-share = Address of this position
