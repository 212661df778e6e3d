# What the screen of a game says. The rules of these files stand in dooz.ftl.

### play: what is on the screen of a game

play-black = Black
play-white = White
play-seat = { $name } ({ $player })
play-board = Board, { $status }
play-show-paused = The computers wait.
play-looking-back = Looking back at move { $move } of { $moves }.
play-nodes = { $count ->
    [one] { $count } position looked at
   *[other] { $count } positions looked at
}
play-move-now = Move now
play-wait = The computer is thinking. Wait for its move, or press “Move now”.
play-go-on = Go on
play-pause = Pause
play-step = One move
play-speed = Speed of the show
play-new = New game
play-new-kept = A new game begins. The one before is among the earlier games.
play-undo = Undo
play-redo = Redo
play-ask-hint = Hint
play-first = First position
play-previous = One move back
play-next = One move forward
play-last = Last position
play-moves = Moves
play-no-moves = No move has been made yet.
play-move-of = { $number }. { $square }, { $player }
play-side-line = side line
play-promote = Make this line the game
play-earlier-games = Earlier games
play-no-earlier = There are no earlier games yet. Nothing is lost when a new one begins: the old one comes here.
play-earlier = Game { $number }, { $rules }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}: { $result }
play-earlier-open = not finished
play-earlier-draw = draw
play-earlier-first = the first player won
play-earlier-second = the second player won
play-taken-up = This earlier game goes on; the other one has taken its place.
play-analysis = Analysis: what the moves are worth
play-title-your-move = Your move – Dooz
play-brain-rules = { $brain } does not know the rules { $rules }. Begin a new match with another opponent.
play-match-unread = The game that was kept here cannot be read, and a new one begins. The old text is still in this browser. { $reason }

### thinking: how the computer has thought

thinking-show = Show its thinking
thinking-scores = The numbers on the board are the scores that it gave its moves before its last one.
thinking-none = Its thoughts appear here after its next move.
thinking-calls = { $count ->
    [one] { $count } position visited.
   *[other] { $count } positions visited.
}
thinking-score = Score of its move: { $score }.
thinking-stopped = It was stopped before it had made up its mind.
thinking-expects = It expects { $line }.
thinking-boards = The boards of the first two levels of its thought
thinking-board = Board { $number } of { $count }, level { $level }
thinking-board-next = Next board
thinking-again = Once more

### match: what is chosen for a new match

match-new = New match
match-begin = Begin
match-cancel = Cancel
match-rules = Game
match-own = Own rules
match-columns = Columns
match-rows = Rows
match-length = In a row
match-line = Which lines count
match-near = You, or the first computer
match-far = Opponent
match-person-near = You
match-person-far = A person beside you
match-begins = Who begins
match-begins-first = You (or the first computer)
match-begins-second = The opponent
match-begins-random = Chance decides each time
match-begins-alternating = In turns
match-symbols = Symbols
match-symbols-x = You draw crosses (black)
match-symbols-o = You draw circles (white)
match-symbols-first = Whoever begins draws crosses
match-symbols-first-o = Whoever begins draws circles
match-stone = The first stone of a computer that begins falls anywhere
match-option-level = Level
match-option-style = Style, from -100 cautious to 100 aggressive
match-option-family = Weights of lines
match-option-tie = Of equal moves
match-option-candidates = Squares it looks at
match-option-depth = Moves it looks ahead
match-option-window = First window
match-option-fast-cut = Stops at the best score
match-option-cut = Cuts
match-option-family-power = powers
match-option-family-factorial = factorials
match-option-tie-first = the first
match-option-tie-centre = the most central
match-option-candidates-all = all
match-option-candidates-near = next to stones
match-option-fast-cut-none = nowhere
match-option-fast-cut-min = where Min moves
match-option-fast-cut-both = everywhere
match-option-cut-ge = at equal scores
match-option-cut-gt = only beyond them
match-rules-changed = { $brain } plays tic-tac-toe alone, so the board is 3x3 now.
match-rules-other = The rules are those of { $brain } now: { $rules }.
match-seat-changed = { $brain } does not know these rules; { $other } sits there now.
match-no-board = Boards have 3 to 22 columns and rows, and lines at least two squares.
match-speed = { $seconds } seconds a move

### press: the list of keys

press-title = Keys
press-open = List of keys
press-board = While the keyboard is on the board
press-help = This list
press-arrows = From square to square on the board
press-enter = Play on the square
press-ends = To the ends of the row; with Ctrl, of the board
press-pages = To the ends of the column
press-keypad = A square of the 3x3 board, as on the number pad
press-steps = One move back, one move on
press-whole = To the beginning, to the end
press-ten = Ten moves back, ten moves on
press-analysis = Analysis on or off
press-escape = Close what is open
play-draw-stuck = It is a draw: every move left to { $player } is forbidden.
