# What the screen of a game says. The rules of these files stand in dooz.ftl.

### play: what is on the screen of a game

play-black = Black
play-white = White
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
play-new = Play again
play-new-kept = A new game begins. The one before is among the earlier games.
play-undo = Undo
play-redo = Redo
play-ask-hint = Hint
play-first = First position
play-previous = One move back
play-next = One move forward
play-last = Last position
play-moves = Moves
play-move-of = { $number }. { $square }, { $player }
play-side-line = side line
play-promote = Make this line the game
play-earlier-games = Earlier games
play-no-earlier = There are no earlier games yet.
play-earlier = Game { $number }, { $rules }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}: { $result }
play-earlier-open = not finished
play-earlier-draw = draw
play-earlier-first = the first player won
play-earlier-second = the second player won
play-taken-up = This earlier game goes on; the other one has taken its place.
play-title-your-move = Your move: { $game }
play-brain-rules = { $brain } cannot play { $rules }. Start a new game with another opponent.
play-match-unread = The game that was kept here cannot be read, and a new one begins. The old text is still in this browser. { $reason }
play-panel = The game
play-has-black = black
play-has-white = white
play-begins = begins
play-follows = moves second
play-strength = strength { $level }
play-opponent = Opponent
play-took-back = Took back { $squares }.
play-replayed = Played { $squares } again.
# What stands between asterisks is set in bold.
play-danger-line = { $player } threatens to *complete a line*: { $squares }.
play-danger-three = { $player } has an *open three*: block { $squares }.
play-either = { $squares } or { $last }
play-more = More
play-share = Share
play-shared = The address of this position has been copied.
play-not-shared = The browser does not let the page copy. Copy the address from the address bar.
play-open = Open a game
play-set-up = Set up a position
play-turn-board = Turn the board
play-flip-board = Flip the board
play-more-options = More options
play-review = Review
play-other = New
play-options = What is shown
play-worth = What each move is worth
play-threats = Mark threats
play-bar = Evaluation beside the board
play-numbers = Numbers on the stones
play-no-earlier-about = Nothing is lost when a new game begins: the old one comes here.

### thinking: how the computer has thought

thinking-show = Show its thinking
thinking-scores = The numbers on the board are the scores that it gave its moves before its last one. A square without a number was not looked at, or is no better than the best one.
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

match-new = New game
match-begin = Begin
match-rules = Game
match-own = Custom
match-columns = Columns
match-rows = Rows
match-length = In a row
match-line = Which lines count
match-begins-first = you begin
match-begins-second = the opponent begins
match-begins-random = chance decides who begins
match-begins-alternating = you take turns to begin
match-symbols = Symbols
match-symbols-x = You draw crosses (black)
match-symbols-o = You draw circles (white)
match-symbols-first = Whoever begins draws crosses
match-symbols-first-o = Whoever begins draws circles
match-stone = A computer that begins puts its first stone anywhere
match-option-level = Level
match-option-style = Style, from -100 cautious to 100 aggressive
match-option-family = Weights of lines
match-option-tie = Of equal moves
match-option-count = Stones that count
match-option-count-row = of the row
match-option-count-line = of the whole line
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
match-rules-changed = { $brain } plays only tic-tac-toe, so the board is 3x3 now.
match-rules-other = The rules are those of { $brain } now: { $rules }.
match-seat-changed = { $brain } does not know these rules; { $other } sits there now.
match-no-board = Boards have 3 to 22 columns and rows, and lines of at least two squares.
match-against = Against
match-computer = Computer
match-friend = Friend
match-watch = Watch
match-strength = Strength
match-strength-near = Strength of the first computer
match-you-play = You play
match-first = First
match-second = Second
match-by-lot = By lot
match-in-turns = Take turns to begin
match-details = Opening, clock and kind of player
match-clock = Clock
match-clock-unlimited = No clock
match-clock-60 = { 1 } minute each
match-clock-180-2 = { 3 } minutes each, { 2 } seconds more a move
match-clock-300 = { 5 } minutes each
match-clock-600 = { 10 } minutes each
match-clock-1800 = { 30 } minutes each
match-kind = Kind of player
match-kind-near = Kind of the first computer
match-size = { $columns }x{ $rows }
match-own-about = Any size

### swap2: the opening in which the players choose their sides

swap2-choose = { $player }: choose a side.
swap2-choose-only = All stones are placed: choose { $first } or { $second }.
swap2-moves-next = { $second } moves next.
swap2-two-more = Or place two more stones; the other player then chooses.
swap2-take = Take { $symbol }
swap2-back = The choice of the sides is taken back.
swap2-again = The sides are chosen again.
swap2-no-side = no side yet

### strength: what a level sees

strength-easy = Easy
strength-casual = Casual
strength-strong = Strong
strength-best = Strongest
strength-perfect = Perfect
strength-now = { $name } · { $level }
strength-sees-all = Sees the game to its end
strength-sees-ahead = { $count ->
    [one] Sees { $count } move ahead
   *[other] Sees { $count } moves ahead
}
strength-sees-positions = { $count ->
    [one] Looks at { $count } position a move
   *[other] Looks at up to { $count } positions a move
}
strength-slips = { $seen }, but in { $slips } of { 100 } moves plays at random.
strength-never-slips = { $seen }, and never slips.

### hello: what a first visitor finds

hello-title = Your move.
hello-about = You are X and began in the corner; an easy-going opponent answered. Play on, or choose:
hello-tic-tac-toe = Tic-tac-toe
hello-tic-tac-toe-about = Three in a row. A game takes a minute.
hello-gomoku = Gomoku
hello-gomoku-about = Five in a row on fifteen by fifteen.
hello-puzzle = Puzzle of the day
hello-lessons = Or see how a machine thinks

### result: how a game was decided

result-row = { $player } completed the row from { $from } to { $to }: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
result-column = { $player } completed the column from { $from } to { $to }: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
result-diagonal = { $player } completed the diagonal from { $from } to { $to }: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.

### statistics: the user's own results

statistics-title = Your results
statistics-none = You have finished no game against a computer yet.
statistics-none-about = Wins, draws, losses and streaks appear here, for each game and opponent. They stay in this browser.
statistics-game = Game
statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
statistics-streak = In a row

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
