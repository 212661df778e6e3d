# The sentences of Dooz in English.
#
# Every language has the same keys, and every key the same arguments. A key
# begins with the area that it belongs to; areas and keys keep this order in
# all four files. Numbers go in as numbers, so that they choose plural forms
# and get the digits of the language; squares and symbols go in as texts.

### app: the program

app-name = Dooz
app-tagline = Tic-tac-toe, gomoku and every other k-in-a-row game: play, learn, analyse.

### brain: who can play, by the names of the option --opponent

brain-sisoog = Sisoog
brain-freecodecamp = freeCodeCamp
brain-lafore = Lafore
brain-alphabeta = Alpha-beta
brain-minimax = Minimax
brain-machinarium = Intuitive
brain-perfect = Perfect
brain-search = Search
brain-level = Level
brain-random = Random
brain-person = Person

brain-sisoog-about = Minimax that prefers the quickest win, from a C program for the console and a microcontroller.
brain-freecodecamp-about = Minimax without a sense of time, from a JavaScript program: any win is as good as the quickest.
brain-lafore-about = Averages what may follow instead of expecting the best reply, from a C++ program.
brain-alphabeta-about = Minimax that skips what cannot matter, from a program with a window.
brain-minimax-about = Looks at every continuation to the end of the game.
brain-machinarium-about = Looks only at the lines through each square, and so plays at once on any board.
brain-perfect-about = Cannot be beaten wherever the game can be searched to its end; wins fast and loses late.
brain-search-about = Looks ahead as many moves as you allow.
brain-level-about = Slips as often as its level says, from 0 (random) to 100 (as strong as can be).
brain-random-about = Plays any legal move.
brain-person-about = Another person at the same keyboard.

### rules: what is played

rules-tic-tac-toe = Tic-tac-toe
rules-machinarium = Machinarium
rules-gomoku = Gomoku
rules-gomoku-20 = Gomoku, large board
rules-standard = Standard gomoku
rules-renju = Renju
rules-caro = Caro
rules-custom = Custom

rules-size = { $columns }x{ $rows }, { $length } in a row

### line: which lines count

line-freestyle = Freestyle
line-exactly = Exact
line-renju = Renju
line-caro = Caro
line-misere = Misère

line-freestyle-about = { $length } or more in a row win.
line-exactly-about = Exactly { $length } in a row win; a longer row counts nothing.
line-renju-about = The first player needs exactly five and may not make an overline, a double four or a double three; the second player wins with five or more.
line-caro-about = { $length } in a row do not win if the opponent blocks both ends; a longer row always wins.
line-misere-about = Whoever completes { $length } in a row loses.

### foul: what renju forbids to the first player

foul-overline = overline
foul-double-four = double four
foul-double-three = double three

### player: whom a sentence is about

player-you = You
player-computer = Computer
player-first = First player
player-second = Second player

### play: what is announced during a game

play-your-move = Your move.
play-turn = { $player } to move.
play-thinking = { $player } is thinking…
play-moved = { $player } played { $square }.
play-you-win = You win!
play-computer-wins = The computer wins.
play-wins = { $player } wins!
play-draw = Draw
play-draw-long = It is a draw: nobody can complete a line any more.
play-board-full = It is a draw: the board is full.
play-game-over = The game is over. Press space for a new one.
play-look-back = Looking back at move { $move } of { $moves }. End: back to now.
play-paused = The show is paused. p: go on.
play-new-game = A new game begins.
play-first-stone = { $player } begins; the first stone fell on { $square }.
play-hint = Hint: { $square }.
play-hint-score = Hint: { $square }, worth { $score }.
play-seeking-hint = Looking for a hint…
play-no-hint = There is no hint: the game is over.
play-no-why = There is no move to explain yet.
play-no-review = There are no moves to review yet.
play-advising = Looking into it…
play-map-not-exact = The map is not exact.
play-review-better = Better: { $square } ({ $worth }).
play-review-accuracy = { $player }: accuracy { $percent }%
play-review-unknown-accuracy = { $player }: accuracy not known
play-review-no-accuracy = { $player }: nothing to decide
play-review-start = Review: the beginning of the game.
play-try-again = Try another move from here.
play-puzzle-next = Space: the next puzzle.
play-puzzles-done = All puzzles are solved; this one comes again.
play-undone = Took back { $square }.
play-redone = Played { $square } again.
play-nothing-to-undo = There is nothing to take back.
play-nothing-to-redo = There is nothing to play again.
play-confirm-new = Give up this game and begin a new one? (y/n)
play-confirm-quit = Leave this game? It is kept in { $file }. (y/n)
play-recorded = The game is kept in { $file }.
play-resumed = The game goes on after { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
play-line = Winning line: { $squares }.
play-repaired = The last line of { $file } was cut short and has been taken out; all moves before it are there.
play-read-only = { $file } can only be read, so what happens now is not kept.
play-too-small = The window is too small. Enlarge it, or start with --plain.
play-too-small-by = Enlarge the window to at least { $least-columns } columns and { $least-rows } rows; it has { $columns } and { $rows }.
play-goodbye = Goodbye!
play-score = { $first }: { $wins }, { $second }: { $losses }, draws: { $draws }

### prompt: the game line by line

prompt-move = Your move, { $player } (like { $example }; ? for help):
prompt-again = Another game? ({ prompt-yes }/{ prompt-no })
prompt-yes = y
prompt-no = n
prompt-end = The input has ended, and with it the game.
prompt-board = Board, row by row from the top:
prompt-moves = Moves: { $moves }
prompt-show = Step through the game with { word-undo } and { word-redo }, or leave with { word-quit }:
prompt-help = Write a square like { $example }, or one of: { word-undo }, { word-redo }, { word-hint }, { word-new }, { word-board }, { word-moves }, { word-why }, { word-map }, { word-review }, { word-quit }.
prompt-square = Square: { $text }

### word: what a person may type in the game line by line

word-undo = undo
word-redo = redo
word-hint = hint
word-new = new
word-board = board
word-moves = moves
word-help = help
word-quit = quit
word-next = next
word-why = why
word-map = map
word-review = review

### classic: what the five programs say, each in its own way

classic-sisoog-title = X: computer, O: you
classic-sisoog-prompt = Your move (1 to 9, as on the number pad):
classic-sisoog-moved = Computer: column { $column }, row { $row }
classic-sisoog-key = Only the keys 1 to 9 name a square. Try again.
classic-sisoog-occupied = This square is taken. It is still your turn.
classic-sisoog-draw = Equalised!
classic-sisoog-computer-wins = The computer won!
classic-sisoog-person-wins = You won!
classic-sisoog-new-game = Press any key for a new game.
classic-freecodecamp-title = { $person }: you, { $computer }: computer
classic-freecodecamp-prompt = Your move (0 to 8):
classic-freecodecamp-moved = The computer takes square { $cell }.
classic-freecodecamp-draw = It's a tie.
classic-freecodecamp-computer-wins = The computer has won.
classic-freecodecamp-person-wins = You have won!
classic-lafore-title = Tictac
classic-lafore-prompt = Make your move (0 to 8):
classic-lafore-illegal = Illegal move.
classic-lafore-moved = I play at { $cell }
classic-lafore-computer-wins = I win!
classic-lafore-person-wins = You win!
classic-lafore-draw = It's a draw
classic-lafore-thinking = Thinking: board { $board } of the first two levels
classic-alphabeta-title = Tic-tac-toe
classic-alphabeta-draw = Draw
classic-alphabeta-new-game = Press space for a new game.
classic-machinarium-title = Five in a row

### panel: beside the board

panel-moves = Moves
panel-thoughts = Thoughts
panel-score = Score: { $score }
panel-calls = { $count ->
    [one] { $count } call
   *[other] { $count } calls
}
panel-nodes = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
panel-time = Time: { $milliseconds } ms
panel-depth = Depth: { $depth }
panel-line = Expected: { $moves }
panel-exact = Exact: searched to the end of the game.
panel-not-exact = Not exact: the search was cut short.
panel-win-in = { $player } wins in { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
panel-no-thoughts = No move has been thought about yet.
panel-no-moves = No moves yet.
panel-why = Why { $square }?
panel-map = What moves are worth
panel-map-signs = +n wins, -n loses after n moves of both sides; = draws; ~ no end seen; unmarked: not looked at
panel-review = Review

### menu: what can be chosen

menu-title = Menu
menu-rules = Rules
menu-rules-typing = Or type columns x rows x length, like 7x6x4.
menu-columns = Columns
menu-rows = Rows
menu-length = In a row
menu-line = Which lines count
menu-side = Your side
menu-opponent = Opponent
menu-first-brain = First player
menu-second-brain = Second player
menu-begins = Who begins
menu-begins-first = You
menu-begins-second = Opponent
menu-begins-random = Chance decides
menu-begins-alternating = In turn
menu-symbols = Symbols
menu-language = Language
menu-digits = Digits
menu-digits-native = As the language writes them
menu-digits-latin = 0123456789
menu-level = Level
menu-style = Style
menu-style-cautious = Cautious
menu-style-balanced = Balanced
menu-style-aggressive = Aggressive
menu-depth = Moves ahead
menu-pace = Pause between moves
menu-seconds = { $seconds } s
menu-colour = Colours
menu-on = On
menu-off = Off
menu-puzzles = Puzzles
menu-level-about = From 0, any move, to 100, which never slips.
menu-puzzles-about = Positions with exactly one good move; what you solve is remembered.
menu-start = Start
menu-back = Back to the game
menu-keys = Up and down: choose. Left and right: change. Enter: start. Esc: back.

### key: what the keys do, one line each

key-title = Keys
key-arrows = Arrows: go to a square
key-enter = Enter: play there
key-mouse = Click: play there
key-keypad = 1 to 9: play as on the number pad
key-type = Letter and digits, then Enter: play there, like b2
key-undo = u: take back
key-redo = r: play again
key-hint = h: hint
key-why = y: why this move?
key-map = v: what every move is worth
key-review = w: review
key-new = Space: new game
key-look = < and >: look back at the game; End: return
key-numbers = n: number the empty squares
key-pause = p: pause or go on, when computers play
key-menu = m: menu
key-help = ?: help
key-quit = q: quit
key-close = Escape: close
key-review-step = Arrows: step through the moves
key-review-try = Enter: try another move
key-review-leave = Esc: leave the review
key-puzzle-next = Space: next puzzle
key-puzzle-leave = Esc: leave the puzzles

### error: what went wrong, and what to do

error-off-board = `{ $square }` is off this board; choose a square on it.
error-off-board-size = `{ $square }` is off this { $columns }x{ $rows } board; columns go from { $first } to { $last } and rows from 1 to { $rows }.
error-occupied = `{ $square }` is taken; choose an empty square.
error-foul = `{ $square }` is forbidden to the first player ({ $foul }); choose another square.
error-game-over = The game is over; begin a new one or take a move back.
error-undo = `{ $square }` was not the last move; take back the last one first.
error-square-form = This is not a square. Write the letter of its column and the number of its row, like h8.
error-square-too-far = No board is that large: columns end at ae, rows at 22.
error-rules-form = These are no rules. Name a preset such as gomoku, or write columns, rows and length like 15x15x5 or 15x15x5-renju.
error-rules-line = This is not a line rule; choose freestyle, exactly, renju, caro or misere.
error-rules-width = A board has 1 to 31 columns.
error-rules-height = A board has 1 to 22 rows.
error-rules-length = A line has 1 to 31 squares.
error-rules-renju-length = Renju is played with five in a row; choose 5 or another line rule.
error-symbol = A symbol is X or O.
error-cell-form = A cell is a number from 0 at the top left, like 4.
error-key-form = A key is a number from 1 to 9, laid out as on the number pad.
error-row-column-form = This is not a square. Write the number of its row and of its column, like r1c1.
error-tournament-form = This is not a square. Write x and y from 0,0 at the top left, like 7,7.
error-no-such-square = There is no such square on this board; choose a square on it.
error-word = `{ $word }`: { $reason }
error-picture-size = { $found ->
    [one] The picture has { $found } cell, which is not this board; write one sign for each square.
   *[other] The picture has { $found } cells, which is not this board; write one sign for each square.
}
error-picture-row = Row { $number } has { $found ->
    [one] { $found } cell
   *[other] { $found } cells
}, which is not the width of this board.
error-picture-cell = `{ $cell }` is not a cell; write X, O or a dot for a free one.
error-picture-array = The array has no closing bracket; end it with ].
error-picture-item = Item { $index } of the array is wrong; write "X", "O" or { $index }.
error-setup-counts = { $x } X and { $o } O cannot be on the board with { $symbol } to move; add or take away a stone, or let the other side move.
error-setup-two-winners = Both sides have a winning line, which no game can reach; take one of them away.
error-setup-after-end = Somebody went on after a line had ended the game; take a stone of the other side away.
error-only-tic-tac-toe = This player plays tic-tac-toe alone; choose another player or the rules 3x3x3.
error-not-understood = `{ $input }` was not understood; write a square like { $example }, or ? for help.
error-number-range = `{ $input }` is not a number from { $from } to { $to }; try again.
error-language = `{ $input }` is not a language of Dooz; choose { $choices }.
error-bidi = `{ $input }` orders no line; choose { $choices }.
error-brain = `{ $input }` is not a player of Dooz; choose { $choices }.
error-brain-missing = Say who is to think with --brain; choose { $choices }.
error-brain-option = { $brain } has no option { $option }; leave it out or choose another player.
error-choice = `{ $input }` cannot be chosen here; choose { $choices }.
error-brain-rules = { $brain } plays on a 3x3 board only; choose another opponent or the rules tic-tac-toe.
error-no-classic = Only a classic has its own way to play; choose one with --opponent: { $choices }.
error-keypad-rules = The number pad has nine keys, for the 3x3 board alone; choose another notation.
error-option-unknown = `{ $input }` is neither an option nor a command here; --help lists them all.
error-option-similar = `{ $input }` is not known here; did you mean { $similar }? --help lists all there is.
error-option-value = { $option } needs a value behind it; --help says which.
error-option-values = { $option } needs { $count } values behind it; --help says which.
error-option-conflict = { $first } and { $second } cannot go together; leave one of them out.
error-option-before = Write { $option } behind { $command }, not before it.
error-option-no-brain = { $option } is for a computer player, but only people play; choose an opponent or leave it out.
error-argument-missing = { $option } is missing; --help says what it is.
error-argument-encoding = An argument is not text in UTF-8; write it in another way.
error-file-read = { $file } cannot be read: { $reason }.
error-file-write = { $file } cannot be written: { $reason }. The game goes on, but it is not kept.
error-file-form = Line { $line } of { $file } is not part of a game: { $reason }
error-file-exists = { $file } has something in it already; go on with it with --resume, or choose another name.
error-file-busy = Another game is being written to { $file }; end it first, or choose another file.
error-file-too-large = { $file } is too large for a game; choose another file.
error-file-open = { $file } cannot be used: { $reason }. Choose another file.
error-record = The game cannot be kept any more: { $reason }. It goes on, but the moves from here are lost when it ends.
error-record-title = a file of a game begins with the line `dooz record 1`; choose another file.
error-record-version = version { $version } is not known here; use a newer Dooz.
error-record-field = `{ $field }: …` should be here, with a value that it can have; write it in.
error-record-same-symbol = both players have the same symbol; give one the other.
error-record-entry = only `game`, `move`, `undo`, `redo` and `forget` happen in a game; take the line out.
error-record-place = `game` is followed by `near` or `far`; write one of them.
error-record-before-game = a game has to begin first, with `game near` or `game far`; write one of them.
error-position-line = Line { $line }: { $reason }
error-position-side = Behind the board `{ $input }` say who is to move, X or O.
error-position-size = This board has { $count } of them; another one can be named with --rules.
error-line-too-long = The line is longer than { $count } bytes and was skipped; write a shorter one.
error-line-encoding = This line is not text in UTF-8; write it again.
error-puzzle-none = There is no puzzle of this kind; dooz puzzle --list shows them all.
error-progress-form = Line { $line } of { $file } is not part of a progress in puzzles. Mend it, move the file away, or choose another one with --progress.
error-progress-version = { $file } was written by a later Dooz (version { $version }). Use that one, or choose another file with --progress.
error-progress-place = This system names no place for a user’s data; choose a file with --progress.
error-progress-write = { $file } cannot be written: { $reason }. The puzzles go on, but nothing is remembered; choose another file with --progress.
error-terminal = The terminal cannot be used: { $reason }. Start with --plain to play line by line.
error-system = Something outside Dooz went wrong: { $reason }. Try again.
error-review-move = Move { $number }: { $reason }
error-review-moves = This is neither a file nor a list of moves like b2 a1 c3: { $reason }
error-review-empty = There are no moves in it. Give moves like b2 a1 c3, or a file of a game.
error-survey-rules = There are too many positions under these rules; choose 3x3x3 or another board with at most { $count } positions.

### advice: why a move is good or bad, and how players compare

advice-wins-at-once = Wins at once: { $squares } make a line.
advice-completes-line = Completes the line { $squares }, which loses by these rules.
advice-ends-in-draw = Fills the board, and nobody has won.
advice-loses = { $count ->
    [one] Loses at once to { $line }.
   *[other] Loses in { $count } moves: { $line }.
}
advice-loses-seen = { $count ->
    [one] The search sees a loss to { $line }.
   *[other] The search sees a loss in { $count } moves: { $line }.
}
advice-wins-in = { $count ->
    [one] Wins in { $count } move.
   *[other] Wins in { $count } moves: { $line }.
}
advice-wins-in-seen = { $count ->
    [one] The search sees a win in { $count } move.
   *[other] The search sees a win in { $count } moves: { $line }.
}
advice-better-win = { $count ->
    [one] Better is { $square }, which wins at once.
   *[other] Better is { $square }, which wins in { $count } moves.
}
advice-better-draw = Better is { $square }, which keeps the draw.
advice-better-loss = { $count ->
    [one] Better is { $square }, which holds out until { $count } more move of the opponent.
   *[other] Better is { $square }, which holds out for { $count } moves.
}
advice-better-unclear = Better is { $square }, after which the search sees no loss.
advice-blocks = Stops the opponent from completing a line at { $squares }.
advice-fork = Makes a fork: threatens to win at { $squares }.
advice-threatens = Threatens to win at { $square }.
advice-blocks-fork = Prevents a fork at { $squares }.
advice-or = { $first } or { $second }
advice-forced = There is no other legal move.
advice-only-win = No other move wins.
advice-only-draw = Every other move loses.
advice-keeps-draw = Keeps the draw, and no move wins.
advice-lasts-longest = Every move loses, and none lasts longer.
advice-nothing-to-lose = Every move keeps the draw.
advice-most-lines = { $count ->
    [one] { $count } open line runs through this square, and none through any other.
   *[other] { $count } open lines run through this square, more than through any other.
}
advice-search-prefers = The search sees nothing better; it expects { $line }.
advice-search-doubts = The search prefers { $square }.
advice-not-proven = { $count ->
    [one] Not proven: the search looked { $count } move ahead.
   *[other] Not proven: the search looked { $count } moves ahead.
}
advice-move = { $player } at { $square }: { $class }.
advice-class-forced = forced
advice-class-only = only move
advice-class-best = best
advice-class-slower-win = slower win
advice-class-faster-loss = faster loss
advice-class-throws-win-away = throws the win away
advice-class-loses = loses
advice-class-leaves-win = leaves a win behind
advice-class-lost = lost
advice-class-preferred = preferred
advice-class-doubtful = doubtful
advice-worth-win = { $count ->
    [one] win in { $count }
   *[other] win in { $count }
}
advice-worth-draw = draw
advice-worth-loss = { $count ->
    [one] loss in { $count }
   *[other] loss in { $count }
}
advice-worth-estimate = about { $score }
advice-worth-unknown = not known
advice-map = Every move: +n wins and -n loses after n moves of both sides, = draws, ~ the search sees no end, ? not looked at.
advice-alternatives = Other moves and what answers them:
advice-column-player = Player
advice-column-move = Move
advice-column-judgement = Judgement
advice-column-worth = Worth
advice-column-better = Better
advice-column-line = Line
advice-column-score = Score
advice-column-calls = Calls
advice-column-time = Time, ms
advice-column-keeps = Keeps the value
advice-column-differs = Differs
advice-column-missed = Wins missed
advice-column-first = Slips, first
advice-column-second = Slips, second
advice-of = { $part } of { $whole }
advice-yes = yes
advice-no = no
advice-does-not-play = not these rules
advice-survey = { $count ->
    [one] { $count } position that goes on; in { $differ } the players disagree.
   *[other] { $count } positions that go on; in { $differ } the players disagree.
}
advice-survey-first = A player differs where it does not move like { $player }; a slip throws a win or a draw away.
advice-no-return = The game was decided by move { $number }, { $square } of { $player }.
advice-no-turn = No move changed what the game is worth.
advice-turn-unknown = Where the game was decided is not known.
advice-accuracy = { $player }: accuracy { $percent }%, { $kept } of { $decisions } decisions kept the value; { $best } of { $moves } moves could not be bettered.
advice-no-accuracy = { $player }: no decision is known; { $best } of { $moves } moves could not be bettered.

### level: how strong the levels are

level-exact = Each level against the perfect player on { $rules }, computed exactly, in percent.
level-first = The level makes the first move:
level-second = The perfect player makes the first move:
level-matches = { $count ->
    [one] Matches between levels on { $rules }: { $count } game each, with the range of the true value in 95 of 100 such matches.
   *[other] Matches between levels on { $rules }: { $count } games each, with the range of the true value in 95 of 100 such matches.
}
level-name = Level
level-against = Against
level-wins = Wins
level-draws = Draws
level-losses = Losses
level-score = Score (%)
level-elo = Elo

### puzzle: positions with one good move

puzzle-title = Puzzle { $number } of { $count }: { $rules }, grade { $grade }
puzzle-win = { $count ->
    [one] { $symbol } is to move and wins with this move: find it.
   *[other] { $symbol } is to move and wins in { $count } moves: find the first.
}
puzzle-draw = { $symbol } is to move, and all moves but one lose: find that one.
puzzle-prompt = Your move (like { $example }; ? for help):
puzzle-help = Write a square like { $example }, or one of: { word-hint }, { word-next }, { word-board }, { word-quit }.
puzzle-right = Right: { $square }!
puzzle-right-line = Right! It goes on like this: { $moves }.
puzzle-wrong-draw = { $square } gives the win away; the game is drawn: { $moves }.
puzzle-wrong-loss = { $count ->
    [one] { $square } loses in { $count } move: { $moves }.
   *[other] { $square } loses in { $count } moves: { $moves }.
}
puzzle-wrong-over = { $square } ends the game, but not as it should.
puzzle-hint-row = It is in row { $row }.
puzzle-hint-column = It is in column { $column }.
puzzle-hint-square = It is { $square }.
puzzle-all-solved = All puzzles of this kind are solved. Choose others with --board and --grade, or one with --number.
puzzle-score = Solved: { $solved } of { $count }.
puzzle-list = { $number }. { $rules }, grade { $grade }, { $goal }: { $state }
puzzle-goal-win = win in { $moves }
puzzle-goal-draw = hold the draw
puzzle-solved = solved
puzzle-open = open

### trace: a search, step by step

trace-title = How { $method } searches { $board }, { $symbol } to move
trace-title-tree = How { $method } searches a tree
trace-result = Score { $score }, best move { $move }. Calls: { $calls }, leaves: { $leaves }, cuts: { $cuts }.
trace-result-no-move = Score { $score }, no best move. Calls: { $calls }, leaves: { $leaves }, cuts: { $cuts }.
trace-limited = A limit kept the search from seeing everything.
trace-call = FC{ $call }: { $parts }
trace-separator = ;
trace-parent = called by FC{ $parent }
trace-level = level { $level }
trace-move = move { $move }
trace-board = board { $board }
trace-max = { $symbol } to move, as Max
trace-min = { $symbol } to move, as Min
trace-max-tree = Max to move
trace-min-tree = Min to move
trace-goes-on = the game goes on
trace-win = { $symbol } has won
trace-draw = a draw
trace-leaf = a leaf
trace-window = window { $window }
trace-change = move { $move } is the best so far, worth { $score }
trace-score = score { $score }
trace-returned = returns as number { $order }
trace-pruned = Move { $move } is left out: the window { $window } is closed.
trace-pruned-fast = Move { $move } is left out: no score can be better.
trace-at-once = Move { $move } wins at once, worth { $score }.
trace-folded = { $count ->
    [one] { $count } more call is not shown.
   *[other] { $count } more calls are not shown.
}
diff-title = { $first } beside { $second }
diff-common = Calls that both make: { $count }
diff-alone = Calls that only { $method } makes: { $count }
diff-missing = { $path }: { $method } makes { $count ->
    [one] { $count } call
   *[other] { $count } calls
} from here on, starting with call { $call }. { $reason }
diff-pruned = The other leaves them out: the window { $window } is closed.
diff-pruned-fast = The other leaves them out: no score can be better.
diff-not-called = The other comes here without a call, or not at all.
diff-more = { $count ->
    [one] And { $count } more such place.
   *[other] And { $count } more such places.
}
diff-effects = What the options change
diff-method = search
diff-calls = calls
diff-leaves = leaves
diff-cuts = cuts
diff-fast-cuts = fast cuts
diff-score = score
diff-time = ms
error-method = `{ $input }` is not a search that can be traced; choose { $choices }.
error-method-option = { $method } has no option `{ $option }`; leave it out or choose another search.
error-method-window = `{ $input }` is not a window; write two numbers, the smaller one first, like -1,1.
error-trace-board-only = { $method } searches boards alone; choose minimax, alphabeta or averaging for a tree.
error-trace-empty = No call is in that part: there are { $calls } of them; choose another --subtree or a larger --depth.
error-trace-subject = Say what to search: a board and the side to move, or --tree with a tree.
error-trace-rules = The board does not fit the rules { $rules }; name others with --rules.
error-trace-too-large = The search has more than { $count } calls, too many for this form; use --depth, --subtree or --format jsonl.
error-tree = At sign { $place } of the tree: { $reason }
error-tree-empty = a leaf is missing; write a whole number there.
error-tree-unclosed = a parenthesis is still open; close it.
error-tree-unopened = this parenthesis closes nothing; take it away.
error-tree-rest = the tree has ended before; put everything into one pair of parentheses.
error-tree-leaf = this is not a whole number; write one, like 7 or -3.
error-tree-too-deep = no more than { $count } parentheses can be open; make the tree flatter.

### help: the command line

help-about = Play, study and analyse k-in-a-row games
help-play = Play in the terminal (this is what dooz does without a command)
help-think = Let a player think about positions, and print what it found
help-convert = Convert games from one file format into another
help-completions = Print completions for a shell
help-man = Print the manual page
help-usage = Usage:
help-commands = Commands
help-options = Options
help-help = Show this help
help-version = Show the version

help-play-rules = What to play: a preset (tic-tac-toe, machinarium, gomoku, gomoku-20, standard, renju, caro) or columns x rows x length, like 7x6x4
help-play-opponent = Whom to play against: person, perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, level, random. Options may follow the name, like search:4
help-play-show = Watch two players play each other
help-play-begins = Who begins: first (you), second (the opponent), random or alternating
help-play-symbols = Your symbol and the opponent’s: XO or OX
help-play-first-stone = Where the first stone of a computer player falls: chosen or random (as in Machinarium)
help-play-language = The language of all sentences: en, fa, ar or ru
help-play-digits = The digits of numbers: native or latin
help-play-bidi = Who orders lines from right to left: app, terminal or off
help-play-depth = How many moves the opponent looks ahead
help-play-style = How the intuitive player plays, from -100 (cautious) to 100 (aggressive)
help-play-seed = Make chance repeatable: the same number gives the same game
help-play-plain = Play line by line, for scripts and screen readers
help-play-puzzles = Ask puzzles instead of playing a match
help-play-classic = Number and announce as the opponent's own program does
help-play-notation = How squares are written and numbers read: algebraic, row-column, cell, keypad or tournament
help-play-record = Write the game to this file as it is played
help-play-resume = Go on with the game in this file
help-play-colour = Use colours: auto, always or never
help-play-ascii = Draw the board with plain ASCII signs
help-play-stones = Draw stones instead of crosses and circles
help-play-pace = The pause after each move when two players are watched, in milliseconds

help-think-positions = A board such as X..XO.... or rows joined by /, followed by the side to move; without any, one position per line of standard input
help-think-brain = Who thinks: perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, level, random
help-think-rules = What is played: a preset or columns x rows x length
help-think-json = Print one JSON object per line
help-think-window = The first window of alpha-beta: -1,1 or -2,2
help-think-fast-cut = Where to stop at the best possible value: none, min or both
help-think-cut = When to cut: ge (alpha >= beta) or gt (alpha > beta)
help-think-family = How the value of a row grows with its length: power or factorial
help-think-style = From -100 (cautious) to 100 (aggressive)
help-think-candidates = Which squares to look at: all, or those near stones
help-think-tie = Which of equally good moves to play: the first one, or the one nearest the centre
help-think-depth = How many moves to look ahead
help-think-nodes = How many positions to look at before giving up
help-think-time-ms = How many milliseconds to think at most
help-think-level = From 0 (random) to 100 (as strong as can be)
help-think-seed = Make chance repeatable: the same number gives the same answers
help-think-faithful = Answer with no move where the original program stores none
help-convert-input = The file to read, or - for the standard input
help-convert-output = The file to write, or - for the standard output (the default)
help-convert-from = What format is read: sgf, psq, moves, dooz; without it, the text and the ending of the file tell
help-convert-to = What format is written: sgf, psq, moves, dooz; without it, the ending of the file tells, and otherwise sgf
help-convert-rules = What was played, where the file does not say: a preset or columns x rows x length

help-trace = Write down how a search thinks, call by call
help-diff = Set two searches of a position side by side
help-trace-algorithm = What searches: minimax, negamax, alphabeta, averaging, sisoog, freecodecamp, lafore, classic-alphabeta. Options may follow the name, like alphabeta:window=-1,1:cut=gt
help-trace-tree = Search this tree instead of a board, like ((3 7) (2 (9 1)))
help-trace-first = Who moves first in the tree: max or min
help-trace-format = How to write it down: article, tree, json, jsonl, dot or svg
help-trace-subtree = Show only this call and what is below it
help-trace-depth = Show no more than so many moves from the root
help-trace-ahead = How many moves the search itself looks ahead
help-trace-nodes = How many positions the search visits before it gives up
help-trace-output = Write to this file
help-trace-position = A board such as X..XO.... or rows joined by /, followed by the side to move
help-diff-position = A board and the side to move, or no board with --tree, followed by two searches

help-completions-shell = The shell to print completions for
help-man-command = The command whose page to print; without one, the page of dooz
help-puzzle = Solve puzzles: positions with exactly one good move
help-puzzle-board = Only puzzles of this board: 3x3x3, 4x4x3, 4x4x4 or 6x5x4
help-puzzle-grade = Only puzzles of this grade, from 1 (easy) to 5 (hard)
help-puzzle-number = The puzzle with this number
help-puzzle-list = List the puzzles and which of them are solved
help-puzzle-progress = Keep what was solved in this file, not in the usual one
help-coach = What the coach has measured and found
help-levels = Show how strong the levels are: exactly where the board can be solved, and elsewhere by matches
help-levels-rules = What is played: a preset or columns x rows x length
help-levels-games = How many games each match has, on boards that cannot be solved
help-levels-seed = Make chance repeatable: the same number gives the same games
help-levels-json = Print one JSON object per line
help-puzzles = Find the hundred puzzles anew, and print them as a table
help-puzzles-seed = Where chance begins; the usual number gives the puzzles that are shipped
help-compare = Compare players side by side in one position, or in all
help-compare-position = A board such as X..XO.... or rows joined by /, followed by the side to move; without it, the empty board
help-compare-rules = What is played: a preset or columns x rows x length
help-compare-brain = A player to compare; can be given several times. Without it, all players that leave nothing to chance
help-compare-all = Compare in every position of a small board
help-compare-json = Print one JSON object
help-explain = Explain why a move is good or bad
help-explain-position = A board such as X..XO.... or rows joined by /, the side to move, and perhaps a move like b2; without a move, the best one
help-explain-rules = What is played: a preset or columns x rows x length
help-explain-nodes = How many positions to search to the end of the game before giving up
help-explain-json = Print one JSON object
help-review = Judge every move of a game
help-review-game = A file of a game, - for standard input, or moves like b2 a1 c3
help-review-rules = What is played, where the game does not say it
help-review-nodes = How many positions to search to the end of the game for each move before giving up
help-review-json = Print one JSON object
help-review-sgf = Write the game to this file as SGF, with the judgements as comments

### think: what the players think, for people

think-move = { $brain } plays { $square }, worth { $score }.
think-no-move = { $brain } plays no move here.
think-calls = { $count ->
    [one] { $count } call in { $milliseconds } ms.
   *[other] { $count } calls in { $milliseconds } ms.
}
think-errors = { $count ->
    [one] { $count } line was not understood.
   *[other] { $count } lines were not understood.
}

### records: games in files

records-place = Line { $line }, column { $column }: { $reason }
records-not-text = This is not text in UTF-8; save it in that encoding.
records-no-game = There is no game here; choose another file, or name its format.
records-move = Move { $number } cannot be played. { $reason }
records-move-after-end = Move { $number } comes after the end of the game; perhaps other rules were played.
records-no-size = The file does not say how large the board is; name the rules, like 15x15x5.
records-no-rules = The file does not say how many in a row win; name the rules, like 3x3x3.
records-unknown-rules = The rules `{ $text }` are not known here; name others, like 15x15x5-renju.
records-other-game = This is another game, GM[{ $text }]; only GM[4] is gomoku and renju.
records-other-board = The board of { $columns }x{ $rows } squares is not that of { $rules }; name rules that fit it.
records-size = `{ $text }` is not the size of a board; write it like 15 or 20:15.
records-length = `{ $text }` is not a number of stones in a row; write it like 5.
records-point = `{ $text }` is not a square of this board; write one that is.
records-pass = Nobody passes in this game; write a square, or take the move out.
records-out-of-turn = It is the other side’s turn here; the sides move one after the other.
records-two-moves = A node has one move; give the second a node of its own.
records-late-setup = Stones are set up before the first move only; put these into the first node.
records-side = `{ $text }` is not a side; write B or W.
records-sign = The sign `{ $sign }` cannot stand here; take it out.
records-no-node = Behind this ( a ; is missing; write it in.
records-no-value = { $name } has no value; write one behind it, like { $name }[…].
records-unclosed-value = This value of { $name } never ends; close it with ].
records-unclosed-tree = This ( is never closed; write its ) where the line ends.
records-too-many-nodes = The file has more moves than fit; split it.
records-psq-header = A file of Piskvork begins like `Piskvorky 15x15, 0:0, 0`; write this line in full.
records-psq-move = A move is written like `8,8,0`: column, row and milliseconds.
records-cannot-hold-start = { $format } has no place for stones that are set up; choose sgf.
records-loss-side-lines = { $count ->
    [one] { $count } side line
   *[other] { $count } side lines
}
records-loss-comments = { $count ->
    [one] { $count } comment
   *[other] { $count } comments
}
records-loss-rules = the rules
records-loss-symbols = who draws which symbol
records-loss-names = the names of the players
records-loss-result = the result
records-loss-times = { $count ->
    [one] the time of { $count } move
   *[other] the times of { $count } moves
}
records-loss-properties = { $count ->
    [one] { $count } further property
   *[other] { $count } further properties
}
records-loss-games = { $count ->
    [one] { $count } further game
   *[other] { $count } further games
}

### convert: what dooz convert says

convert-lost = The format { $format } cannot hold everything. Lost: { $losses }.
convert-assumed = { $file } does not say its rules; { $rules } was assumed. Others can be named with --rules.
convert-failed = { $file }: { $reason }
convert-name-rules = Rules are named with --rules.
convert-unknown-format = It cannot be told what format { $file } has; name it with --from: { $choices }.
convert-cannot-write = { $file } cannot be written: { $reason }. Choose another file.
convert-keeps-match = { $file } holds a recorded match and is left as it is. Choose another file.
