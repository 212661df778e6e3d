# The sentences of Dooz in English.
#
# Every language has the same keys, and every key the same arguments. A key
# begins with the area that it belongs to; areas and keys keep this order in
# all four files. Numbers go in as numbers, so that they choose plural forms
# and get the digits of the language; squares and symbols go in as texts.

### app: the program

app-name = Dooz

### brain: who can play, by the names of the option --opponent

brain-sisoog = Sisoog
brain-freecodecamp = freeCodeCamp
brain-lafore = Lafore
brain-alphabeta = Alpha-beta
brain-minimax = Minimax
brain-machinarium = Intuitive
brain-perfect = Perfect
brain-search = Search
brain-engine = Engine
brain-level = Level
brain-at-level = Level { $level }
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
brain-engine-about = Strong on boards from { 5 }x{ 5 } up, for lines of three to eight; sees forced wins far ahead.
brain-level-about = Slips as often as its level says, from 0 (random) to 100 (as strong as can be).
brain-random-about = Plays any legal move.

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

### known: who wins a game with best play, and how it is known

known-first = With best play the first player wins ({ $evidence }).
known-first-in = With best play the first player wins in { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves, counting those of both players
} ({ $evidence }).
known-draw = With best play the game is a draw ({ $evidence }).
known-certified = certified
known-computed = computed
known-reported = reported: { $source }

### player: whom a sentence is about

player-you = You

### play: what is announced during a game

play-your-move = Your move.
play-turn = { $player } to move.
play-thinking = { $player } is thinking…
play-moved = { $player } played { $square }.
play-you-win = You win!
play-computer-wins = The computer wins.
play-wins = { $player } wins!
play-time-over = { $player } is out of time.
play-draw = Draw
play-board-full = It is a draw: the board is full.
play-hint = Hint: { $square }.
play-seeking-hint = Looking for a hint…
play-no-hint = There is no hint: the game is over.
play-advising = Looking into it…
play-nothing-to-undo = There is nothing to take back.
play-nothing-to-redo = There is nothing to play again.
play-score = { $first }: { $wins }, { $second }: { $losses }, draws: { $draws }

### opening: how games begin

opening-title = Opening
opening-free = Free
opening-swap2 = Swap2
opening-swap2-about = In swap2 one player places three stones; the other takes a side, or places two more and leaves the choice to the first.

### swap2: the opening in which the players choose their sides

swap2-placed = { $player }: stones on { $squares }.
swap2-took = { $player }: the side of { $symbol }.
swap2-opener = First player
swap2-other = Second player
swap2-place = { $player }: place stone { $number } of { $count }, { $symbol }.
swap2-place-first = The other player then chooses a side.
swap2-no-game = First finish the opening: place the stones and choose the sides.

### think: what the players think

think-no-move = { $brain } plays no move here.

### classic: what the five programs say, each in its own way

classic-sisoog-title = { $computer }: computer, { $person }: you
classic-sisoog-moved = Computer: column { $column }, row { $row }
classic-sisoog-draw = Equalised!
classic-sisoog-computer-wins = The computer won!
classic-sisoog-person-wins = You won!
classic-freecodecamp-title = { $person }: you, { $computer }: computer
classic-freecodecamp-moved = The computer takes square { $cell }.
classic-freecodecamp-draw = It's a tie.
classic-freecodecamp-computer-wins = The computer has won.
classic-freecodecamp-person-wins = You have won!
classic-lafore-title = Tictac
classic-lafore-moved = I play at { $cell }
classic-lafore-computer-wins = I win!
classic-lafore-person-wins = You win!
classic-lafore-draw = It's a draw
classic-alphabeta-title = Tic-tac-toe
classic-alphabeta-draw = Draw
classic-machinarium-title = Five in a row

### error: what went wrong, and what to do

error-off-board = `{ $square }` is off this board; choose a square on it.
error-off-board-size = `{ $square }` is off this { $columns }x{ $rows } board; columns go from { $first } to { $last } and rows from 1 to { $rows }.
error-occupied = `{ $square }` is taken; choose an empty square.
error-foul = `{ $square }` is forbidden to the first player ({ $foul }); choose another square.
error-game-over = The game is over; begin a new one or take a move back.
error-square-form = This is not a square. Write the letter of its column and the number of its row, like h8.
error-square-too-far = No board is that large: columns end at ae, rows at 22.
error-rules-form = There are no such rules. Name a preset such as gomoku, or write columns, rows and length like 15x15x5 or 15x15x5-renju.
error-rules-line = This is not a line rule; choose freestyle, exactly, renju, caro or misere.
error-rules-width = A board has 1 to 31 columns.
error-rules-height = A board has 1 to 22 rows.
error-rules-length = A line has 1 to 31 squares.
error-rules-renju-length = Renju is played with five in a row; choose 5 or another line rule.
error-word = `{ $word }`: { $reason }
error-picture-size = { $found ->
    [one] The picture has { $found } cell, which is not this board; write one character for each square.
   *[other] The picture has { $found } cells, which is not this board; write one character for each square.
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
error-setup-after-end = The game was over before the last stone; remove a stone of the side that has no line.

### advice: why a move is good or bad, and how players compare

advice-wins-at-once = Wins at once: completes the line { $squares }.
advice-completes-line = Completes the line { $squares }, which loses by these rules.
advice-ends-in-draw = Fills the board, and nobody has won.
advice-in-moves = { $length ->
    [bound] in at most
   *[exact] in
} { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
advice-loses = { $count ->
    [one] Loses at once to { $line }.
   *[other] Loses { advice-in-moves }: { $line }.
}
advice-loses-seen = { $count ->
    [one] The search sees a loss to { $line }.
   *[other] The search sees a loss in { $count } moves: { $line }.
}
advice-wins-in = Wins { advice-in-moves }: { $line }.
advice-wins-in-seen = { $count ->
    [one] The search sees a win in { $count } move: { $line }.
   *[other] The search sees a win in { $count } moves: { $line }.
}
advice-loses-open-three = Ignores an open three and loses { advice-in-moves }: { $line }.
advice-loses-fours = Loses to continuous fours { advice-in-moves }: { $line }.
advice-loses-threats = Loses to continuous threats { advice-in-moves }: { $line }.
advice-wins-fours = Wins by continuous fours { advice-in-moves }: { $line }.
advice-wins-threats = Wins by continuous threats { advice-in-moves }: { $line }.
advice-sure-win = { $square } certainly wins { advice-in-moves }; whether this move wins too is not proven.
advice-better-win = { $square } is better: it wins { advice-in-moves }.
advice-better-draw = { $square } is better: it keeps the draw.
advice-better-loss = { $square } is better: it holds out for { $count } moves.
advice-better-unclear = { $square } is better: the search sees no loss after it.
advice-blocks = Stops the opponent from completing a line at { $squares }.
advice-fork = Makes a fork: threatens to win at { $squares }.
advice-threatens = Threatens to win at { $square }.
advice-blocks-fork = Prevents a fork at { $squares }.
advice-or = { $first } or { $second }
advice-forced = There is no other legal move.
advice-only-win = No other move wins.
advice-only-draw = Every other move loses.
advice-keeps-draw = Keeps the draw, and no move wins.
advice-draws = Certainly draws; whether another move wins is not proven.
advice-lasts-longest = Every move loses, and none lasts longer.
advice-nothing-to-lose = Every move keeps the draw.
advice-most-lines = { $count ->
    [one] { $count } open line runs through this square, and none through any other.
   *[other] { $count } open lines run through this square, more than through any other.
}
advice-search-prefers = The search sees nothing better; it expects { $line }.
advice-search-doubts = The search prefers { $square }.
advice-exact = Exact: searched to the end of the game.
advice-proven = Proven: the threats leave no defence.
advice-outcome-proven = The outcome is proven; the number of moves is an upper bound.
advice-not-exact = Not exact: the search did not reach the end of the game.
advice-not-proven = { $count ->
    [one] Not proven: the search looked { $count } move ahead.
   *[other] Not proven: the search looked { $count } moves ahead, counting those of both sides.
}
advice-class-forced = forced
advice-class-only = only move
advice-class-best = best
advice-class-slower-win = slower win
advice-class-faster-loss = faster loss
advice-class-throws-win-away = throws the win away
advice-class-loses = loses
advice-class-unproven = not proven to win
advice-class-lost = lost
advice-class-preferred = preferred
advice-class-good = nearly as good
advice-class-doubtful = doubtful
advice-class-mistake = mistake
advice-class-unknown = not judged
advice-value-draw = draw
advice-value-estimate = about { $score }
advice-value-unknown = not known
advice-no-return = The game was decided by move { $number }, { $square } of { $player }.
advice-turn-swing = The game turned most at move { $number }, { $square } of { $player }: the chance of winning fell from { $before }% to { $after }%.
advice-no-turn = No move changed what the game is worth.
advice-turn-unknown = Where the game was decided is not known.

### puzzle: positions with one good move

puzzle-win = { $count ->
    [one] { $symbol } is to move and wins with this move: find it.
   *[other] { $symbol } is to move and wins in { $count } moves: find the first.
}
puzzle-draw = { $symbol } is to move, and all moves but one lose: find that one.
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
puzzle-list = { $number }. { $rules }, grade { $grade }, { $goal }: { $state }
puzzle-goal-win = win in { $moves }
puzzle-goal-draw = hold the draw
puzzle-solved = solved
puzzle-open = open

### list: the parts of an enumeration

list-separator = ;
list-comma = ,

### certificate: the claims of proofs

certificate-board = { $rules }, empty board, { $turn } to move
certificate-position = { $rules }, X on { $crosses }, O on { $circles }, { $turn } to move
certificate-wins = { $position }: { $player } wins within { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}, counting those of both players.
certificate-holds = { $position }: { $player } does not lose.
certificate-holds-for = { $position }: { $player } does not lose within { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}, counting those of both players.
certificate-holds-weakly = { $position }: { $opponent } never completes a line, even if the game goes on after lines of { $player }.
certificate-draw = With best play the game is a draw: on the empty board the second player cannot win either, because the first could use the same strategy with an extra stone.

### proof: what a proof says of the moves of a game

proof-move = { $player } { $square } is the move of the proof.
proof-any-move = { $player } { $square } is as good as any move.
proof-listed = { $player } { $square } is a reply that the proof lists.
proof-unlisted = { $player } { $square } changes nothing: the proof goes on as if { $player } had passed.
proof-forced = { $player } { $square } is forced.
proof-leaves-threat = { $player } { $square } does not keep { $other } from completing a line.
proof-paired = { $player } { $square } is one of a pair of squares, of which { $other } gets the other one.
proof-weighed = { $player } { $square } is answered where the lines of { $player } weigh most.
proof-harmless = { $player } { $square } changes nothing: { $other } may play anywhere.
proof-plies-left = { $player } wins within { $plies ->
    [one] { $plies } more move
   *[other] { $plies } more moves
}, counting those of both players.
proof-ended = The proof ends here.

### trace: a search, step by step

trace-move = move { $move }
trace-max = { $symbol } to move, as Max
trace-min = { $symbol } to move, as Min
trace-max-tree = Max to move
trace-min-tree = Min to move
trace-win = { $symbol } has won
trace-draw = a draw
trace-leaf = a leaf
trace-window = window { $window }
trace-score = score { $score }
trace-returned = returns as number { $order }
trace-at-once = Move { $move } wins at once, worth { $score }.
trace-folded = { $count ->
    [one] { $count } more call is not shown.
   *[other] { $count } more calls are not shown.
}
error-method = `{ $input }` is not a search that can be traced; choose { $choices }.
error-method-option = { $name } has no option `{ $option }`; leave it out or choose another search.
error-brain = `{ $input }` is not a player of Dooz; choose { $choices }.
error-brain-option = { $name } has no option `{ $option }`; leave it out or choose another player.
error-window = `{ $input }` is not a window; write two numbers, the smaller one first, like -1,1.
error-choice = `{ $input }` cannot be chosen here; choose { $choices }.
error-number-range = `{ $input }` is not a number from { $from } to { $to }; try again.
error-tree = At character { $place } of the tree: { $reason }
error-tree-empty = a leaf is missing; write a whole number there.
error-tree-unclosed = a parenthesis is still open; close it.
error-tree-unopened = this parenthesis closes nothing; take it away.
error-tree-rest = the tree has ended before; put everything into one pair of parentheses.
error-tree-leaf = this is not a whole number; write one, like 7 or -3.
error-tree-too-deep = no more than { $count } parentheses can be open; make the tree flatter.

### records: games in files

records-place = Line { $line }, column { $column }: { $reason }
records-place-byte = Byte { $byte }: { $reason }
records-entry = In game { $number } of the match, `DOOZ[{ $entry }=…]` should have a value that it can have; write it in.
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
records-sign = The character `{ $sign }` cannot stand here; take it out.
records-no-node = After this ( a ; is missing; write it in.
records-no-value = { $name } has no value; write one after it, like { $name }[…].
records-unclosed-value = This value of { $name } never ends; close it with ].
records-unclosed-tree = This ( is never closed; write its ) where the line ends.
records-too-many-nodes = The file has more moves than fit; split it.
records-psq-header = A file of Piskvork begins like `Piskvorky 15x15, 0:0, 0`; write this line in full.
records-psq-move = A move is written like `8,8,0`: column, row and milliseconds.
records-offset = `{ $text }` is not a pair of offsets; write each stone as its distances from the centre, to the right and down, like -1,2.
records-finished = This opening ends the game; leave out its last moves.
records-lib-header = This is not a file of RenLib; choose another file, or name its format.
records-lib-version = Version { $version } of RenLib's files is not known here; save the file with RenLib 3.4 or an older one.
records-lib-board = Files of RenLib are for boards of up to 15x15, not for { $rules }; choose other rules.
records-lib-cut = The file is cut off here; get a complete copy of it.
records-lib-rest = The tree of moves is complete, but the file goes on; get another copy of it.
records-cannot-hold-start = { $format } has no place for stones that are set up; choose sgf.
records-cannot-hold-board = { $format } has no place for a board of more than 15x15; choose sgf.
records-not-a-text = { $format } is not text; choose sgf.
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

### the weights of intuition

intuition-condition-wins-holds = Winning first: g({ $length }) > 4·q({ $length }) holds, as { $left } > { $right }. A win is never missed.
intuition-condition-wins-broken = Winning first: g({ $length }) > 4·q({ $length }) does not hold, as { $left } ≤ { $right }. Beware: spoiling may seem better than winning.
intuition-condition-stops-holds = Blocking next: q({ $length }) > 4·g({ $shorter }) holds, as { $left } > { $right }. A threat is never ignored.
intuition-condition-stops-broken = Blocking next: q({ $length }) > 4·g({ $shorter }) does not hold, as { $left } ≤ { $right }. Beware: a threat may be ignored.
