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
prompt-help = Write a square like { $example }, or one of: { word-undo }, { word-redo }, { word-hint }, { word-new }, { word-board }, { word-moves }, { word-quit }.
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
key-new = Space: new game
key-look = < and >: look back at the game; End: return
key-numbers = n: number the empty squares
key-pause = p: pause or go on, when computers play
key-menu = m: menu
key-help = ?: help
key-quit = q: quit
key-close = Escape: close

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
error-terminal = The terminal cannot be used: { $reason }. Start with --plain to play line by line.
error-system = Something outside Dooz went wrong: { $reason }. Try again.

### help: the command line

help-about = Play, study and analyse k-in-a-row games
help-play = Play in the terminal (this is what dooz does without a command)
help-think = Let a player think about positions, and print what it found
help-completions = Print completions for a shell
help-man = Print the manual page
help-usage = Usage:
help-commands = Commands
help-options = Options
help-help = Show this help
help-version = Show the version

help-play-rules = What to play: a preset (tic-tac-toe, machinarium, gomoku, gomoku-20, standard, renju, caro) or columns x rows x length, like 7x6x4
help-play-opponent = Whom to play against: person, perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, random. Options may follow the name, like search:4
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
help-play-classic = Number and announce as the opponent's own program does
help-play-notation = How squares are written and numbers read: algebraic, row-column, cell, keypad or tournament
help-play-record = Write the game to this file as it is played
help-play-resume = Go on with the game in this file
help-play-colour = Use colours: auto, always or never
help-play-ascii = Draw the board with plain ASCII signs
help-play-stones = Draw stones instead of crosses and circles
help-play-pace = The pause after each move when two players are watched, in milliseconds

help-think-positions = A board such as X..XO.... or rows joined by /, followed by the side to move; without any, one position per line of standard input
help-think-brain = Who thinks: perfect, sisoog, freecodecamp, lafore, alphabeta, minimax, machinarium, search, random
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
help-think-seed = Make chance repeatable: the same number gives the same answers
help-think-faithful = Answer with no move where the original program stores none
help-completions-shell = The shell to print completions for
help-man-command = The command whose page to print; without one, the page of dooz

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
