# What Dooz says in a terminal alone. The rules of these files stand in dooz.ftl.

### prompt: the game line by line

prompt-move = Your move, { $player } (like { $example }; ? for help):
prompt-again = Another game? ({ prompt-yes }/{ prompt-no })
prompt-yes = y
prompt-no = n
prompt-end = The input has ended, and with it the game.
prompt-board = Board, row by row from the top:
prompt-moves = Moves: { $moves }
prompt-show = Step through the game with { word-undo } and { word-redo }, or leave with { word-quit }:
prompt-help = Write a square like { $example }, or one of: { word-undo }, { word-redo }, { word-hint }, { word-new }, { word-board }, { word-moves }, { word-why }, { word-map }, { word-analyze }, { word-review }, { word-quit }.
prompt-analysis = { $player } is to move; the engine analyses for { $seconds } s:
prompt-no-analysis = Analysis is for boards from 5x5 squares on; { word-map } shows what moves are worth.
prompt-square = Square: { $text }

### swap2: the opening in which the players choose their sides

swap2-ask-stones = { $player }: place three stones, { $first }, { $second } and { $first }, as squares on one line (like { $example }). The other player then chooses a side:
swap2-ask-side = { $player }: choose { $first } or { $second }. The next move is by { $second }:
swap2-ask-side-or-stones = { $player }: choose { $first } or { $second }; the next move is by { $second }. Or write two squares for two more stones, { $second } and { $first }, and leave the choice to the other player:
swap2-wrong-stones = { $count ->
    [one] Write { $count } square on one line.
   *[other] Write { $count } squares on one line, with spaces between them.
}
swap2-too-early = The three stones come first.
swap2-wrong-side = All stones are placed: write { $first } or { $second }.
swap2-press = { $player }: press { $first-key } for { $first } or { $second-key } for { $second }.
swap2-next = The next move is by { $second }.
swap2-or-place = Or place two more stones.
swap2-press-side = All stones are placed: press { $first-key } for { $first } or { $second-key } for { $second }.

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
word-analyze = analyze
word-review = review

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
panel-win-in = { $player } wins { advice-in-moves }.
panel-no-moves = No moves yet.
panel-why = Why { $square }?
panel-map = What moves are worth
panel-map-signs = +n wins, -n loses { $length ->
    [bound] in at most n moves
   *[exact] in n moves
}; = draws; unmarked: not looked at
panel-map-chances = +n wins, -n loses { $length ->
    [bound] in at most n moves
   *[exact] in n moves
}; = draws; n or ~: estimated chance of winning in percent; unmarked: not looked at
panel-analysis = Analysis
panel-analysis-share = { $player } { $percent }%
panel-analysis-depth = Depth { $depth }, { $speed }/s
panel-analysis-chance = { $percent }%
panel-analysis-line = { $value }: { $moves }
panel-analysis-fours = { $player } wins { advice-in-moves } by continuous fours.
panel-analysis-threats = { $player } wins { advice-in-moves } by continuous threats.
panel-analysis-signs = 5 five, 4 open four, + four, 3 open three, { $foul } forbidden
panel-review = Review
panel-proof = Proof

### menu: what can be chosen

menu-title = Menu
menu-rules = Rules
menu-rules-typing = Or type columns x rows x length, like 7x6x4.
menu-side = Your side
menu-opponent = Opponent
menu-begins = Who begins
menu-begins-first = You
menu-begins-second = Opponent
menu-begins-random = Random
menu-begins-alternating = Alternating
menu-symbols = Symbols
menu-language = Language
menu-level = Level
menu-style = Style
menu-style-low = Cautious
menu-style-middle = Balanced
menu-style-high = Aggressive
menu-depth = Moves ahead
menu-pace = Pause between moves
menu-seconds = { $seconds } s
menu-puzzles = Puzzles
menu-level-about = From 0, any move, to 100, which never slips.
menu-puzzles-about = Positions with exactly one good move; what you solve is remembered.
menu-setup = Set up a position
menu-setup-about = Put stones on the board of these rules as you like, and play on from there.
menu-open = Open
menu-open-about = Type the name of a file, or choose a kept game with left and right. Enter: go on with it.
menu-save = Save as
menu-save-about = Type the name of a new file. Its ending is its format: sgf, psq, lib or txt. Enter: save.
menu-no-file = Type the name of a file first.
menu-saved = Saved in { $file }.
menu-start = Start
menu-back = Back to the game
menu-keys = Up and down: choose. Left and right: change. Enter: start. Esc: back.

### key: what the keys do, one line each

key-title = Keys
key-arrows = Arrows: go to a square
key-enter = Enter: play there
key-mouse = Click a square: play there
key-keypad = 1 to 9: play as on the number pad
key-cells = 0 to 8: play in the square of that number
key-type = Letter and digits, then Enter: play there, like b2
key-side = 1 and 2: choose a side
key-undo = u: take back
key-redo = r: play again
key-hint = h: hint
key-why = y: why this move?
key-map = v: what every move is worth
key-analysis = t: live analysis, on or off
key-review = w: review
key-new = Space: new game
key-look = < and >: look back at the game; End: return
key-numbers = n: number the empty squares
key-pause = p: pause or resume a game between computers
key-menu = m: menu
key-help = ?: help
key-quit = q: quit
key-close = Escape: close
key-review-step = Arrows: step through the moves
key-review-try = Enter: try another move
key-review-leave = Esc: leave the review
key-puzzle-next = Space: next puzzle
key-puzzle-leave = Esc: leave the puzzles
key-setup-stone = Enter or click: X, O, empty
key-setup-turn = Space: the other side moves
key-setup-undo = u: take a change back
key-setup-clear = Backspace: empty the board
key-setup-play = p: play from here
key-setup-leave = Esc: back to the game

### help: the command line

help-dooz = Play, study and analyse k-in-a-row games
help-dooz-note-1 = Dooz is also the name of games with 6, 9 and 12 men a side, relatives of nine men’s morris, in which the men move and are captured. Those are other games, and are not played here.
help-play = Play in the terminal (this is what dooz does without a command)
help-think = Let a player think about positions, and print what it found
help-convert = Convert games from one file format into another
help-gomocup = Play as a brain under a tournament manager such as Piskvork or c-gomoku-cli
help-completions = Print completions for a shell
help-man = Print the manual page
help-usage = Usage:
help-usage-options = [options]
help-usage-command = <command>
help-commands = Commands
help-options = Options
help-help = Show this help
help-version = Show the version

help-play-rules = What to play: a preset (tic-tac-toe, machinarium, gomoku, gomoku-20, standard, renju, caro) or columns x rows x length, like 7x6x4
help-play-opponent = Whom to play against: person, { $players }. Options may follow the name, like search:4
help-play-from-proof = Play against a proof: the computer has the side of the certificate in this file, answers at once, and says what each of your moves is in the proof
help-play-show = Watch two players play each other
help-play-begins = Who begins: first (you), second (the opponent), random or alternating
help-play-symbols = Your symbol and the opponent’s: XO or OX
help-play-first-stone = Where the first stone of a computer player falls: chosen or random (as in Machinarium)
help-play-opening = How games begin: free, or swap2, where the one who begins places three stones, and the other takes a side or places two more and leaves the choice to the first
help-language = The language of all sentences: en, fa, ar or ru
help-digits = The digits of numbers: native or latin
help-bidi = Who lays out lines of right-to-left text: app, terminal or off
help-play-depth = How many moves the opponent looks ahead
help-play-style = How the intuitive player plays, from -100 (cautious) to 100 (aggressive); beyond, to -200 and 200, it may miss wins or ignore threats
help-play-seed = Make chance repeatable: the same number gives the same game
help-play-clock = Play against the clock: the seconds of each player for a game, with those added after each move and, in front, those of one move at most, like 180, 10+0.1, 30/180 or 5/
help-play-plain = Play line by line, for scripts and screen readers
help-play-puzzles = Ask puzzles instead of playing a match
help-play-classic = Number and announce as the opponent's own program does
help-play-notation = How squares are written (in full-screen mode, only empty ones) and numbers read: algebraic, row-column, cell, keypad or tournament
help-play-record = Write the game to this file as it is played
help-play-resume = Go on with the game in this file; a program that plays in it is started only if --opponent (or --show) names it again
help-play-autosave = Whether a full-screen game is saved from its first move on, in a file of its own, if --record names none; only the latest { $kept } stay
help-play-colour = Use colours: auto, always or never
help-play-ascii = Draw the board with plain ASCII characters
help-play-stones = Draw stones instead of crosses and circles
help-play-pace = The pause after each move when two players are watched, in milliseconds

help-think-positions = A board such as X..XO.... or rows joined by /, followed by the side to move; without any, one position per line of standard input
help-think-brain = Who thinks: { $players }
help-rules = What is played: a preset or columns x rows x length
help-think-json = Print one JSON object per line
help-think-window = The first window of alpha-beta: -1,1 or -2,2
help-think-fast-cut = Where to stop at the best possible value: none, min or both
help-think-cut = When to cut: ge (alpha >= beta) or gt (alpha > beta)
help-think-family = How the value of a row grows with its length: power or factorial
help-think-style = From -100 (cautious) to 100 (aggressive); beyond, to -200 and 200, wins may be missed or threats ignored
help-think-candidates = Which squares to look at: all, or those near stones
help-think-tie = Which of equally good moves to play: the first one, or the one nearest the centre
help-think-count = Which stones of a line count: those of the row, or also those beyond gaps
help-think-depth = How many moves to look ahead
help-think-nodes = How many positions to look at before giving up
help-think-time-ms = How many milliseconds to think at most
help-think-threads = How many threads think at once; with more than one, answers differ from time to time
help-think-lines = How many best moves are searched and scored
help-think-level = From 0 (random) to 100 (as strong as can be)
help-think-seed = Make chance repeatable: the same number gives the same answers
help-think-faithful = Answer with no move where the original program stores none
help-convert-input = The file to read, or - for the standard input
help-convert-output = The file to write, or - for the standard output (the default)
help-convert-from = What format is read: sgf, psq, lib, moves, dooz; without it, the content and the ending of the file tell
help-convert-to = What format is written: sgf, psq, lib, moves, dooz; without it, the ending of the file tells, and otherwise sgf
help-overwrite = Replace a file that exists already; recorded matches are never replaced
help-convert-rules = What was played, where the file does not say: a preset or columns x rows x length
help-gomocup-brain = Who plays: { $brains }
help-gomocup-seed = Make chance repeatable: the same number gives the same answers
help-gomocup-note-1 = Managers talk to the program through standard input and output, by the protocol of Piskvork and Gomocup with the commands of Yixin. pbrain-dooz is the same program under the name that tournaments ask for, with the same options.
help-gomocup-note-2 = Piskvork: choose the file of pbrain-dooz as a player in the settings.
help-gomocup-note-3 = Yixin-Board: put pbrain-dooz beside the board, under the name of the board's engine.
help-gomocup-note-4 = c-gomoku-cli: -engine cmd=pbrain-dooz -engine cmd=another -rule 0 -boardsize 15
help-gomocup-note-5 = The rules are 0 five or more, 1 exactly five, 4 renju and 8 caro, on boards of { 5 } to { 22 } columns and rows. A manager that sets no time gets a move within { 5 } seconds.

help-trace = Write down how a search thinks, call by call
help-diff = Set two searches of a position side by side
help-trace-algorithm = What searches: { $searches }, negamax. Options may follow the name, like alphabeta:window=-1,1:cut=gt
help-tree = Search this tree instead of a board, like ((3 7) (2 (9 1)))
help-first = Who moves first in the tree: max or min
help-trace-format = How to write it down: article, tree, json, jsonl, dot or svg. json has subject, method, scores_for, filter, result, best_line and calls, each with call, parent, level, move, square, board, to_move, side, end, window, changes, cut, children, best, score, returned and calls; jsonl has an event on each line
help-trace-subtree = Show only this call and what is below it
help-trace-depth = Show at most this many moves from the root
help-trace-ahead = How many moves the search itself looks ahead
help-trace-nodes = How many positions the search visits before it gives up
help-trace-time-ms = How many milliseconds the search takes at most
help-trace-memory = How many bytes the search holds at most for the positions on its path
help-trace-output = Write to this file
help-trace-position = A board such as X..XO.... or rows joined by /, followed by the side to move
help-diff-position = A board and the side to move, or no board with --tree, followed by two searches

help-completions-shell = The shell to print completions for
help-man-command = The command whose page to print; without one, the page of dooz
help-help-command = The command to describe; without one, dooz itself
help-puzzle = Solve puzzles: positions with exactly one good move
help-puzzle-board = Only puzzles of this board: 3x3x3, 4x4x3, 4x4x4 or 6x5x4
help-puzzle-grade = Only puzzles of this grade, from 1 (easy) to 5 (hard)
help-puzzle-number = The puzzle with this number
help-puzzle-list = List the puzzles and which of them are solved
help-puzzle-progress = Keep what was solved in this file instead of the default one
help-coach = What the coach has measured and found
help-levels = Show how strong the levels are: exactly where the board can be solved, and elsewhere by matches
help-levels-rules = What is played: a preset or columns x rows x length
help-levels-games = How many games each match has, on boards that cannot be solved
help-levels-step = How far apart two levels are that play each other, on boards that cannot be solved
help-levels-seed = Make chance repeatable: the same number gives the same games
help-levels-json = Print JSON: where the board can be solved one object with rules and rows, each with level, and win, draw and loss as first and as second; elsewhere one object for each match with strong, weak, tally (wins, draws, losses), score, score_interval, elo and elo_interval
help-puzzles = Find the hundred puzzles anew, and print them as a table
help-puzzles-seed = Where chance begins; the default gives the puzzles that are shipped
help-compare = Compare players side by side in one position, or in all
help-compare-position = A board such as X..XO.... or rows joined by / and the side to move; a file of a game, - for standard input, or moves like b2 a1; without any, the empty board
help-compare-rules = What is played, where a file does not say: a preset or columns x rows x length
help-compare-brain = A player to compare; can be given several times. Without it, all players that leave nothing to chance
help-compare-all = Compare in every position of a small board
help-compare-json = Print one JSON object: board and entries, each with name and thought (move, score, calls, time_ms, worth and keeps), and where values are known map (rules, turn, moves: square, worth, knowledge; best_is_proven); with --all rules, positions, disagreements and players, each with name, differs and sides
help-explain-json = Print one JSON object: board, move (square, worth and knowledge: exact, proven, search or none), class, reasons, line, better, alternatives (each with move, class and line) and map (rules, turn, moves and best_is_proven)
help-review-json = Print one JSON object: rules, start, moves (each with number, player, move, class, keeps, decision, better and refutation; a move has square, worth and knowledge, better has move and line), finished, winner, point_of_no_return, turning_point (number, and the player's chance before and after), and players, each with moves, judged, best, decisions, kept, unknown and decisions_kept
help-match = Let computer players and programs play matches, and measure their strength
help-match-players = The players, two or more: { $players }, each with its options as in search:depth=3, or a program that speaks the tournament protocol, like pbrain:/games/pbrain-x
help-match-rules = What is played: a preset or columns x rows x length (default: gomoku)
help-match-games = How many games every two players play, an even number; each opening is played with both colours (default: 100, with --sprt until it decides)
help-match-pair = Play only this pair of games of the match, counted from { 1 }, so that several machines can share it; all need the same --seed
help-match-check = Check players, rules, openings, schedule and log as before a match, and play nothing; with --log and --resume, report the results so far
help-match-gauntlet = Let the first player meet all others, instead of a round robin
help-match-sprt = Stop as soon as it is clear which of two Elo differences is the true one, like 0,10: the sequential probability ratio test with errors of 5%
help-match-openings = A file with an opening on each line: moves like h8 i9 j10, offsets from the centre like 0,0, 1,-1 as Gomocup has them, or moves like h8i9 with row 1 at the top if its name ends in .pos; without a file, games begin on the empty board
help-match-opening = How games begin: free, or swap2, where one player places three stones, and the other takes a side or places two more and leaves the choice to the first
help-match-nodes = How many positions a player may visit for each move; a player's own option comes first
help-match-depth = How many plies a player may look ahead; a player's own option comes first
help-match-move-time = How many seconds a player has for each move
help-match-clock = What time each player has for a game, in seconds: 180, 10+0.1 with an increment, 30/180 with a limit for each move
help-match-margin = How many milliseconds a player may exceed its time by before it loses (default: 50)
help-match-memory = How many megabytes a player may use
help-match-max-moves = Draw a game after this many moves
help-match-concurrency = How many games are played at the same time (default: one for each core)
help-match-seed = Make the order of openings and all chance repeatable: the same number gives the same games
help-match-record = The file for the finished games, in SGF; it must be new or empty, except with --resume
help-match-log = The file for the finished games, which must be new or empty, except with --resume; each is a line of JSON: players, opening, result (1-0 if the first player won), reason (line, full-board, max-moves, time, crash, illegal), moves, times and scores; the first line has the settings
help-match-resume = Go on with the match of the file of --log, without a game lost or played twice; give the same options again
help-match-json = Print the results as one JSON object: rules, seed, games, interrupted, players (each with name, games, wins, draws, losses, time_losses, crashes and illegal_moves) and meetings (each with players); both have pairs (how many pairs of games brought 0, ½, 1, 1½ and 2 points), score, elo, elo_interval (95%) and los (the likelihood of superiority); with --sprt also sprt (elo, alpha, beta, llr, bounds and accepted)
help-selfplay = Let the engine play games against itself, from which its weights are fitted
help-selfplay-rules = What is played: a preset or columns x rows x length
help-selfplay-games = How many games the file will hold; started again, the command goes on after those that it holds already
help-selfplay-seed = Where chance begins: game number n depends on the seed plus n alone, so that files with distant seeds have different games
help-selfplay-nodes = How many positions to visit for each move (default: 2000)
help-selfplay-leaves = How many leaves of the search for each move to record as well, each with a search of its own; weights are fitted to them (default: 0)
help-selfplay-output = The file to append each finished game to, in compact form
help-selfplay-openings = A file with an opening on each line, as for dooz match; without it, games begin with a few random stones that leave neither side ahead
help-selfplay-jobs = How many games are played at the same time (default: one for each core)
help-book = Find balanced openings, for matches
help-book-rules = What is played: a preset or columns x rows x length
help-book-count = How many openings to look for; fewer are written if some turn out to be the same, or a small board has none
help-book-seed = Where chance begins: opening number n depends on n and on the seed plus n
help-book-nodes = How many positions to visit to judge an opening (default: 100000)
help-book-output = The base name of the two output files: for book.txt, book-tuning.txt (openings to tune the engine with) and book-held-out.txt (for measuring only)
help-book-jobs = How many openings are searched at the same time (default: one for each core)
help-analyze = Analyse a position with the engine, deeper and deeper until Ctrl-C or a limit
help-analyze-rules = What is played, where a file does not say: a preset or columns x rows x length (default: gomoku)
help-analyze-lines = How many of the best lines to follow
help-analyze-depth = Stop at this depth, in plies
help-analyze-nodes = Stop after this many positions
help-analyze-time = Stop after this many seconds
help-analyze-threats = Search a win by threats alone: vcf (continuous fours) or vct (continuous threats: fours, and moves that threaten to win by fours). Without a position, answer each line of standard input: an object of JSON with stones (black first), board or moves, and side, whose turn it is (1 black, 2 white)
help-analyze-json = Print JSON lines: first what is known at once: rules, to_move, vcf and vct (moves that win), danger (those of the opponent, were it their turn) and fouls (square, foul); then one object for each depth: depth, nodes, time_ms, nodes_per_second, lines (score, knowledge, chance, moves); with --threats an object with win, moves, nodes and time_ms, without a position one for each line of input
help-analyze-position = A board such as X..XO.... or rows joined by / and the side to move; a file of a game, - for standard input, or moves like h8 i9; without any, the empty board
help-solve = Find out who wins a position, and how soon
help-solve-rules = What is played: a preset or columns x rows x length, such as 6x5x4
help-solve-position = A board such as X..XO.... or rows joined by / and the side to move; a file of a game, - for standard input, or moves like b2 a1; without any, the empty board
help-solve-certificate = Write the proof of the value to this file, .dzc or compressed .dzc.zst; where it takes two, the other one to NAME.2.dzc: that no win is shorter, or that the other player does not lose either
help-solve-nodes = Give up after this many positions
help-solve-time = Give up after this many seconds
help-solve-json = Print one JSON object: value (first, second or draw), plies, nodes and time_ms; no_win_within (plies) while the value is not known; certificates (files) with --certificate; jobs (finished, recalled and faulty) with --jobs; gave_up is true if more positions would not help
help-solve-note-1 = Boards of up to 64 squares, 7x8 in misère and caro, are searched to the end, and draws are proved there as well: 7x4x4 and 7x7x5 take seconds, 9x4x4 minutes. Larger ones, up to 22x22, are solved only where threats win. If no value or no certificate is found, the exit status is 1.
help-solve-note-2 = --jobs splits games of the rules freestyle and exactly; others are searched as without it. The jobs come back to the same point after Ctrl-C or a kill, and what they prove is verified at once. A win that jobs have found is told without the number of moves.
help-jobs = Split the work into jobs, and run this many at a time; see below
help-store = Keep the results of jobs in this folder, and go on from those that are there, unless --memory or --job-nodes asks for other sizes; without --jobs, one job at a time
help-memory = The memory of each search table in MiB (default: 256, or 4000 for jobs about a large game, as below); each job has tables of its own
help-job-nodes = How many positions the first job about a position may visit (default: about a second's work, or 1500000000, up to an hour's, for a large game: the empty board of more than 64 squares); each further one may visit four times as many, until the position is split into its moves. The limit --nodes is checked between jobs only
help-prove = Prove a claim about a position, with a certificate
help-prove-rules = What is played: a preset or columns x rows x length (default: gomoku)
help-prove-position = In quotes: a board such as "X..XO.... O" or rows joined by / and the side to move, or moves like "h8 o15 i9"; or a file of a game, or - for standard input; without it, the empty board
help-prove-claim = What is claimed: first-wins or second-wins; first-holds or second-holds (does not lose); first-holds-weakly or second-holds-weakly (the opponent never completes a line, even if the game goes on after lines of the holder)
help-prove-certificate = Write the proof to this file, .dzc or compressed .dzc.zst
help-prove-nodes = Give up after this many positions
help-prove-time = Give up after this many seconds
help-prove-json = Print one JSON object: result (proved, refuted or unknown), the claim (rules, first, second, turn, claimant, goal, plies), lemmas, bytes, nodes and time_ms; jobs (finished, recalled and faulty) with --jobs; gave_up is true if more positions would not help; with --store alone questions (each with rules, board, claim, result, value, job_nodes, memory and bytes) and results
help-prove-note-1 = What is proved has been verified; dooz verify checks the file again, anywhere. If there is no proof, the exit status is 1.
help-prove-note-2 = --jobs splits games of the rules freestyle and exactly; others are searched as without it. The jobs come back to the same point after Ctrl-C or a kill, and what they prove is verified at once.
help-prove-note-3 = With --store and without --claim, what the folder holds is shown: the questions, and what is proved or refuted. --certificate then writes the proof that is there (of several, the one chosen by --rules, --position and --claim), and --jobs goes on with the open question, by jobs of the sizes with which it was asked. It may also be one that the package for Python has begun.
help-verify = Check a certificate: a proof of who wins, or that a player holds a draw
help-verify-json = Print one JSON object: accepted, the claim (rules, first, second, turn, claimant, goal, plies), lemmas, nodes, bytes and time_ms; or the rejection with reason, lemma, offset and text
help-verify-note-1 = Nothing has to be trusted but the verifier, which searches nothing. If the certificate is rejected, the exit status is 1; if it cannot be read, 2.
help-cert = Look into a certificate
help-show = Print the proof of a certificate as text
help-show-at = Only what follows these moves, like "b2 a1", with what the proof says of each; in its steps, X is called First and O Second
help-stats = Print the sizes of a proof: lemmas, nodes, steps of each kind
help-stats-json = Print one JSON object: the claim, lemmas, nodes, steps (how many of each kind), depth, maybe_sets, bytes and compressed_bytes
help-file = The file of the certificate, .dzc or compressed by zstd; - for standard input
help-values = Show which games have known values, and how they are known
help-values-rules = Only what is known about this game: a preset or columns x rows x length
help-values-json = Print one JSON object: values, each with game, value (first, draw or open), plies, weak, evidence (certified, computed or reported), and files with bytes, command, or source
help-values-note-1 = A range like 9..29x4x4 stands for all these boards, and 9.. for any number from 9 on; boards may be turned. In the weak game only lines of the first player count.
help-bench = Measure the speed of the engine, and print the signature of its search
help-bench-nodes = How many positions each search visits (default: 200000)
help-bench-depth = How deep each search goes, instead of a number of positions
help-bench-threads = How many threads each search has; a signature is printed for one only
help-bench-json = Print one JSON object: positions, nodes, time_ms, nodes_per_second and, of one thread, signature
help-explain = Explain why a move is good or bad
help-explain-position = A board such as X..XO.... or rows joined by /, the side to move, and perhaps a move like b2; without a move, the best one is explained. Or a file of a game, - for standard input, or moves like b2 a1: the last move is explained
help-explain-rules = What is played, where a file does not say: a preset or columns x rows x length
help-explain-nodes = How many positions to search to the end of the game before giving up
help-explain-intuition = Explain by intuition: the lines that the move makes and spoils, with k and k′ in each direction. Options of the player machinarium may be given: --intuition=style=50:count=line
help-explain-own = Your own g: the worth of making rows of { 1 }, { 2 }, { 3 } and so on, like 1,10,100,1000
help-explain-spoiled = Your own q: the worth of spoiling such rows
help-review = Judge every move of a game
help-review-game = A file of a game, - for standard input, or moves like b2 a1 c3
help-review-rules = What is played, where the game does not say it
help-review-nodes = How many positions to search to the end of the game for each move before giving up
help-review-sgf = Write the game to this file as SGF, with the judgements as comments
help-web = Serve the page on this machine and open it in a browser
help-web-port = The port to serve it on, instead of 3669
help-web-no-open = Print the address only, and open no browser

### think: what the players think, for people

think-move = { $brain } plays { $square }, worth { $score }.
think-move-unvalued = { $brain } plays { $square }.
think-calls = { $count ->
    [one] { $count } call in { $milliseconds } ms.
   *[other] { $count } calls in { $milliseconds } ms.
}
think-errors = { $count ->
    [one] { $count } line was not understood.
   *[other] { $count } lines were not understood.
}

### analyze: what dooz analyze says

analyze-progress = Depth { $depth }: { $count ->
    [one] { $count } position
   *[other] { $count } positions
}, { $speed } per second
analyze-depth = Depth { $depth }: { $lines } ({ $count ->
    [one] { $count } position
   *[other] { $count } positions
}, { $speed } per second)
analyze-line = { $score } ({ $percent }%): { $moves }
analyze-vcf-win = { $player } wins by continuous fours: { $moves }
analyze-vcf-no-win = { $player } has no win by continuous fours.
analyze-vct-win = { $player } wins by continuous threats: { $moves }
analyze-vct-no-win = No win by continuous threats was found for { $player }.
analyze-unknown = The search ended before the answer was known; to search longer, raise --nodes or --time.
analyze-danger = { $player } threatens to win by continuous fours: { $moves }
analyze-fouls = Forbidden to { $player }: { $moves }
analyze-error-json = This is not a JSON object that describes a position: { $reason }
analyze-error-stones = The object has no stones, board or moves; give one of them.
analyze-error-side = The side to move is 1 or X for black, 2 or O for white.
analyze-error-over = The position is decided; give one in which the game still goes on.

### solve: what dooz solve says

solve-without-jobs = The game was searched without jobs, and nothing was stored.
solve-win = { $rules }: with best play, { $player } wins in { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}, counting those of both players.
solve-draw = { $rules }: with best play, the game is a draw.
solve-win-some-time = { $rules }: with best play, { $player } wins.
solve-certificate = The proof is in { $file }.
solve-no-certificate = No proof was found for a certificate: the value is computed, not certified.
solve-no-certificate-of-length = No proof was found that there is no shorter win: the number of moves is computed, not certified.
solve-effort = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} in { $milliseconds } ms.
solve-unsolved = { $rules }: not solved within { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} and { $milliseconds } ms.
solve-no-win = Nobody can force a win in { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}, counting those of both players.
solve-progress = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}: no win in { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}
solve-error-size = { $rules } cannot be solved: the board may have at most { $most } squares, or { 5 } to { 22 } columns and rows with lines of { 3 } to { 8 }.
solve-error-sides = { $rules } is too large to be solved: a board of misère may have at most { 7 } by { 8 } squares.
solve-error-caro = { $rules } cannot be solved: a board of caro may have at most { 7 } by { 8 } squares, or { 5 } to { 22 } columns and rows with lines of { 3 } to { 8 }.
solve-error-renju = Renju cannot be solved; `dooz prove` can prove wins by continuous fours.

### certificate: the files of proofs

certificate-error-damaged = { $file } is compressed by zstd, but damaged: { $reason }. Fetch it again.
certificate-error-too-large = { $file } is too large for a certificate: it has more than { $most } MiB.
certificate-error-output = A certificate is not written to the standard output; name a file instead of -.
certificate-error-input = A proof that plays is not read from the standard input, which has the moves; name a file instead of -.

### prove: what dooz prove says

prove-effort = Positions: { $nodes }, lemmas: { $lemmas }, bytes: { $bytes }; proved and verified in { $seconds } s.
prove-refuted = The claim is refuted, by search alone: no certificate shows it. Positions: { $nodes }, in { $seconds } s.
prove-unknown = No proof was found within { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} and { $seconds } s: the claim may be true or false.
prove-gave-up = More positions would not help: none of Dooz's methods finds an answer.
prove-progress = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}
prove-error-rules = Such claims cannot be proved in { $rules }.
prove-error-win = Wins of { $rules } cannot be proved: the board must have { 5 } to { 22 } columns and rows, and lines of { 3 } to { 8 }.
prove-error-hold = It cannot be proved in { $rules } that a player holds: only by the rules freestyle, exactly and caro, on boards of at most { $most } squares.

### jobs: what dooz solve and dooz prove say about their jobs

jobs-progress = Jobs: { $jobs }, positions: { $nodes }, left: at least about { $minutes } min
jobs-progress-start = Jobs: { $jobs }, positions: { $nodes }
jobs-kept = { $jobs ->
    [one] The result of { $jobs } job, from which the same command goes on, is kept in { $folder }.
   *[other] The results of { $jobs } jobs, from which the same command goes on, are kept in { $folder }.
}
jobs-error-in-use = { $file } is in use by another program. Wait until it ends, or choose another folder for --store.
jobs-error-file = { $file } cannot be used to keep results: { $reason }.
jobs-error-damaged = { $file } is damaged, or not a file of results: { $reason }. Move it away, or choose another folder for --store.
jobs-error-faulty = A job was run three times, and its result was damaged each time. The memory of this computer may be broken.
jobs-error-rejected = The proof of a job was rejected three times: { $reason }. This is a mistake in Dooz, or the memory of this computer is broken; please report it.
jobs-error-deadly = Several jobs in a row ended the programs that ran them, probably for lack of memory. Let each job use less memory, or run fewer jobs at a time.
jobs-error-rules = In { $rules }, proofs are not split into jobs, so --store would have nothing to keep. Leave it out.

### store: what dooz prove says of the results that are kept

store-open-claim = { $position }: { $claim } is not proved yet.
store-open-value = { $position }: it is not known yet who wins.
store-refuted = { $position }: { $claim } is refuted, by search alone: no certificate shows it.
store-refuted-opposite = { $position }: { $claim } is refuted, by search alone: no certificate shows it. A proof of { $opposite } would.
store-rejected = A certificate in the store is rejected: { $reason }. Prove it again in another folder.
store-foreign = Questions asked by other versions of Dooz, which only those versions can continue: { $count }.
store-results = Results of jobs: { $jobs }.
store-results-open = Results of jobs: { $jobs }. Go on with --jobs, for example --jobs { 2 }.
store-error-none-proved = Nothing in { $folder } is proved yet, so there is no certificate to write. Go on with --jobs first.
store-error-several-proved = { $folder } holds several proofs, and a file holds only one. Choose one with --rules, --position and --claim, or with dooz solve --store.
store-error-several-open = { $folder } holds several open questions. Choose one with --rules, --position and --claim, or with dooz solve --store.
store-error-size = The results in the store were found with { $option } { $size }. Leave { $option } out to go on from them, or ask the question anew with --claim.
store-error-default-size = The results in the store were found without { $option }. Leave it out to go on from them, or ask the question anew with --claim.

### verify: what dooz verify says

verify-accepted = The proof is correct.
verify-effort = Lemmas: { $lemmas }, nodes: { $nodes }, bytes: { $bytes }; verified in { $seconds } s.
verify-progress = Lemmas: { $lemmas }, steps: { $steps }
verify-rejected = Rejected at byte { $offset }: { $reason }.
verify-rejected-lemma = Rejected at byte { $offset }, in lemma { $lemma }: { $reason }.
verify-rejected-note = The claim may be true all the same, but this file does not prove it.

### cert: what dooz cert says

cert-sizes = Lemmas: { $lemmas }, nodes: { $nodes }, depth: { $depth }, most maybe-sets: { $sets }, bytes: { $bytes }.
cert-compressed = Bytes of the compressed file: { $bytes }.
cert-column-step = Step
cert-column-count = Count
cert-step-complete = completes a line
cert-step-move = move
cert-step-threats = threats that cannot all be met
cert-step-forced = forced reply
cert-step-replies = list of replies
cert-step-reply = reply that is listed
cert-step-others = other replies
cert-step-safe = no line left
cert-step-stuck = no move left
cert-step-elapsed = plies used up
cert-step-reference = reference to a lemma
cert-step-potential = weights of lines
cert-step-pair = pair of squares
cert-step-split = split into parts
cert-step-horizon = too few moves left

### proof: moves that are not in a proof

proof-error-not-empty = Move { $number }: { $square } is not an empty square.
proof-error-otherwise = Move { $number } is not in the proof: { $player } plays { $square } here.
proof-error-over = Move { $number }: the game is over, a line is complete.

### values: what dooz values says

values-certified = Certified here: dooz verify checks the files of data/proofs
values-computed = Computed here:
values-reported = Reported by others:
values-column-game = Game
values-column-value = Value
values-column-plies = Moves
values-column-weak = Weak game
values-column-certified = Certificate
values-column-computed = Command
values-column-reported = Source
values-value-first = first player wins
values-value-draw = draw
values-value-open = open
values-files = { $files }, { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}
values-none = Nothing is known about this game here.

### bench: what dooz bench says

bench-speed = { $positions } searches visited { $nodes } positions in { $milliseconds } ms: { $speed } per second.
bench-signature = Signature: { $signature }

### convert: what dooz convert says

convert-lost = The format { $format } cannot hold everything. Lost: { $losses }.
convert-assumed = { $file } does not say its rules; { $rules } was assumed. Others can be named with --rules.
games-first-of = { $file } holds { $count } games; this is the first one.
games-last-of = { $file } holds { $count } games; this is the last one.
convert-failed = { $file }: { $reason }
convert-name-rules = Rules are named with --rules.
convert-unknown-format = The format of { $file } is not recognised; name it with --from: { $choices }.
error-output-write = { $file } cannot be written: { $reason }. Choose another file.
error-output-exists = { $file } exists already and is left as it is. Choose another file, or add --overwrite.
error-output-match = { $file } holds a recorded match and is left as it is. Choose another file.

### web: what dooz web says

web-ready = Dooz is in your browser, at this address. Press Ctrl-C to end it.
web-no-page = This dooz was built without the page. In its source folder, run `cargo xtask web`, then build it again.
web-port-taken = Port { $port } is in use. Name another one with --port, or name none to get a free one.
web-port-refused = Port { $port } cannot be used: { $reason }. Name another one with --port, or name none to get a free one.

### play: what is announced during a game, in the terminal

play-game-over = The game is over. Press space for a new one.
play-look-back = Looking back at move { $move } of { $moves }. End: return to the current position.
play-paused = The show is paused. p: go on.
play-new-game = A new game begins.
play-first-stone = { $player } begins; the first stone fell on { $square }.
play-no-why = There is no move to explain yet.
play-no-review = There are no moves to review yet.
play-map-not-exact = The map is not exact.
play-map-at-most = Numbers of moves on the map are upper bounds.
play-analysis-line = { $player } { $line }
play-no-analysis = Live analysis is for boards from 5x5 squares on; v shows what moves are worth.
play-review-decisions = { $player }: { $decisions ->
    [1] { advice-one-decision }
   *[other] { $percent }% of decisions kept
}
play-review-unknown-decisions = { $player }: decisions not known
play-review-no-decisions = { $player }: nothing to decide
play-review-start = Review: the beginning of the game.
play-puzzle-next = Space: the next puzzle.
play-puzzles-done = All puzzles are solved; this one comes again.
play-undone = Took back { $square }.
play-redone = Played { $square } again.
play-recorded = The game is kept in { $file }.
play-clocks = Clocks: { $first } { $first-time }, { $second } { $second-time }.
play-resumed = The game goes on after { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
play-line = Winning line: { $squares }.
play-repaired = The end of { $file } was cut short; everything before it is there.
play-read-only = { $file } is read-only, so nothing from here on is saved in it.
play-too-small-by = Enlarge the window to at least { $least-columns } columns and { $least-rows } rows; it has { $columns } and { $rows }.
play-leave = This game is not kept. Press q again to leave it, or any other key to go on.
play-leave-again = This game is not kept. Do the same again to leave it.
play-kept = The game is kept in { $file }; --resume with this name, or the menu, goes on with it.
play-no-such-key = No square has the number { $number }; the numbers go from { $first } to { $last }.
play-goodbye = Goodbye!

### explain: what intuition thinks of a move

explain-intuition = What intuition sees in { $player } at { $square }, where k is the row made and k′ the row spoiled:
explain-intuition-best = The best moves:
explain-intuition-score = { $squares }: { $score }
explain-intuition-moves = { $count ->
    [one] { $count } move was judged.
   *[other] { $count } moves were judged.
}
explain-intuition-not-considered = intuition does not look at this square
explain-column-direction = Direction
explain-column-sum = Sum so far
explain-direction-horizontal = row
explain-direction-vertical = column
explain-direction-rising = rising diagonal
explain-direction-falling = falling diagonal

### error: what went wrong, and what to do, in the terminal

error-not-understood = `{ $input }` was not understood; write a square like { $example }, or ? for help.
error-brain-missing = Say who is to think with --brain; choose { $choices }.
error-brain-rules = { $brain } plays on a 3x3 board only; choose another player or the rules tic-tac-toe.
error-brain-board = { $brain } needs a board that can be searched to the end: at most { 7 } columns and { 8 } rows, no renju. Choose { $other }, or other rules.
error-no-classic = Only the published programs have a way of their own; choose one with --opponent: { $choices }.
error-keypad-rules = The number pad has nine keys, for the 3x3 board alone; choose another notation.
error-swap2-rules = swap2 needs a board of at least 5x5 and lines of at least { 4 }.
error-option-unknown = `{ $input }` is neither an option nor a command here; --help lists them all.
error-option-similar = `{ $input }` is not known here; did you mean { $similar }? --help lists all there is.
error-option-value = { $option } needs a value after it; --help says which.
error-option-values = { $option } needs { $count } values after it; --help says which.
error-option-two = { $option }: name at least two.
error-option-conflict = { $first } and { $second } cannot go together; leave one of them out.
error-option-before = Write { $option } after { $command }, not before it.
error-option-no-brain = { $option } is for a computer player, but only people play; choose an opponent or leave it out.
error-program-missing = There is no program at { $file }; give its path after pbrain:.
error-program-fails = { $file } does not play ({ $reason }); give the path of a program that speaks the tournament protocol after pbrain:.
program-start = it could not be started: { $reason }
program-ended = it ended: { $status }
program-answer = its answer is `{ $line }`
program-silent = it does not answer
program-failed = { $player } has failed: { $reason }.
error-proof-missing = { $file } holds no proof; dooz verify says what is wrong with it.
error-proof-rules = The proof in { $file } is about { $rules }; choose these rules or another player.
error-proof-position = The proof in { $file } begins with stones to which no game leads; dooz cert show looks into it.
error-proof-side = In the proof of { $file } the other player begins; leave --begins out.
error-unsupported-rules = This player does not play by these rules; choose other rules, or another player.
error-engine-rules = The engine plays on boards from 5x5 to 22x22, with lines of { 3 } to { 8 }, but not misère; choose other rules.
error-clock-form = This is not a clock; write the seconds of a game, like 180, with those added after each move, like 10+0.1, with those of one move before them, like 30/180, or those of one move alone, like 5/.
error-clock-zero = This clock leaves no time; write more than 0 seconds.
error-clock-too-long = This time is too long for a game; write at most 999999 seconds.
error-seconds = This is not a number of seconds; write one like 5 or 0.5.
error-argument-missing = Missing: { $option }; --help says what is needed.
error-command-missing = Say which command is meant; choose { $choices }.
error-argument-encoding = An argument is not text in UTF-8; write it in another way.
error-file-read = { $file } cannot be read: { $reason }.
error-file-write = { $file } cannot be written: { $reason }. The game goes on, but it is not kept.
error-file-form = Line { $line } of { $file } is not part of a game: { $reason }
error-match-entry = Game { $game } of { $file }: its property DOOZ should have an entry `{ $entry }=…` with a value that it can have; write it in.
error-file-exists = { $file } is not empty; continue it with --resume, or choose another name.
error-file-device = { $file } is not a regular file; choose another name.
error-file-busy = Another game is being written to { $file }; end it first, or choose another file.
error-file-too-large = { $file } is too large for a game; choose another file.
error-file-open = { $file } cannot be used: { $reason }. Choose another file.
error-record = The game cannot be kept any more: { $reason }. It goes on, but the moves from here are lost when it ends.
error-record-ended = The game was not recorded to its end: { $reason }.
play-error-programs = Dooz does not start a program just because { $file } names it. If you trust the command, give it yourself: dooz --resume { $file } { $option }
error-resumed-player = With --resume, the file says who plays; name only programs that play in it.
error-terminated = The program was ended by a signal.
error-file-missing = There is no file { $file }; check its name.
error-file-kept = { $file } exists already and is left as it is; choose another name.
error-rules-similar = Unknown rules `{ $input }`; did you mean { $similar }?
error-rules-unknown = Unknown rules `{ $input }`. Name a preset such as gomoku, or write columns, rows and length like 15x15x5 or 15x15x5-renju.
error-config-line = Line { $line } of { $file } is not an option: { $input }. Write name = value, with one of these names: { $choices }.
error-config-value = Line { $line } of { $file }: { $reason }
error-record-title = a game that Dooz has kept is SGF, or begins with the line `dooz record 1`; choose another file.
error-record-version = version { $version } is not known here; use a newer Dooz.
error-record-field = `{ $field }: …` should be here, with a value that it can have; write it in.
error-record-same-symbol = both players have the same symbol; give one the other.
error-record-entry = only `game`, `move`, `undo`, `redo` and `forget` happen in a game; take the line out.
error-record-place = `game` is followed by `near` or `far`; write one of them.
error-record-before-game = a game has to begin first, with `game near` or `game far`; write one of them.
error-position-line = Line { $line }: { $reason }
error-position-side = After the board `{ $input }`, say who is to move, X or O.
error-position-size = This board has { $count } of them; another one can be named with --rules.
error-line-too-long = The line is longer than { $count } bytes and was skipped; write a shorter one.
error-line-encoding = This line is not text in UTF-8; write it again.
error-puzzle-none = There is no puzzle of this kind; dooz puzzle --list shows them all.
error-progress-place = This system names no place for a user’s data; choose a file with --progress.
error-progress-write = { $file } cannot be written: { $reason }. The puzzles go on, but nothing is remembered; choose another file with --progress.
error-terminal = The terminal cannot be used: { $reason }. Start with --plain to play line by line.
error-system = The system reports an error: { $reason }. What was written so far may be incomplete.
error-review-move = Move { $number }: { $reason }
error-review-moves = This is neither a file nor a list of moves like b2 a1 c3: { $reason }
error-review-file = { $file } holds neither a game nor a list of moves: { $reason }
error-review-empty = There are no moves to review. Give moves like b2 a1 c3, or a file of a game.
error-survey-rules = There are too many positions under these rules; choose 3x3x3 or another board with at most { $count } positions.

### advice: why a move is good or bad, and how players compare, in the terminal

advice-map = Every move: +n wins and -n loses { $length ->
    [bound] in at most n moves
   *[exact] in n moves
}, = draws, ? not looked at{ $fouls ->
    [yes] , # forbidden
   *[no] { "" }
}.
advice-map-chances = Every move: +n wins and -n loses { $length ->
    [bound] in at most n moves
   *[exact] in n moves
}, = draws, n alone is an estimated chance of winning in percent, ? not looked at{ $fouls ->
    [yes] , # forbidden
   *[no] { "" }
}.
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
    [one] { $count } unfinished position; in { $differ } the players disagree.
   *[other] { $count } unfinished positions; in { $differ } the players disagree.
}
advice-survey-first = A player differs where its move is not that of { $player }; a slip throws a win or a draw away.

### level: how strong the levels are, in the terminal

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

### match: matches between computer players, in the terminal

match-game = Game { $game }: { $first } – { $second } { $result } ({ $reason }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
})
match-detail = Details: { $text }
match-reason-line = a line
match-reason-full-board = no moves left
match-reason-max-moves = too many moves
match-reason-time = time exceeded
match-reason-crash = the player failed
match-reason-illegal = not a legal move
match-column-player = Player
match-column-elo = Elo
match-column-error = ± (95%)
match-column-games = Games
match-column-points = Points
match-column-wins = Wins
match-column-draws = Draws
match-column-losses = Losses
match-failures = { $player } lost on time: { $time }, by failing: { $crashes }, by a move that is not legal: { $illegal }.
match-pairs = Pairs of games by the points of { $player } (0, ½, 1, 1½, 2): { $counts }
match-superiority = The probability that { $player } is stronger is { $percent }%.
match-sprt = Elo { $elo0 } or { $elo1 }: the log-likelihood ratio is { $llr }, to decide at { $lower } or { $upper }.
match-sprt-h0 = The difference is { $elo0 } rather than { $elo1 }.
match-sprt-h1 = The difference is { $elo1 } rather than { $elo0 }.
match-sprt-open = More games are needed to decide.
match-seed = The seed was { $seed }.
match-even = Each opening is played with both colours, so every two players play { $games } games.
match-new-log = There is no log of a match to go on with; a new match begins.
match-repeats = Different openings, those that are turned or mirrored included: { $pairs }. In all further pairs, two players that leave nothing to chance repeat their games, and the error is larger than stated. Name more openings with --openings, or set a clock.
match-interrupted = The match was interrupted.
match-interrupted-logged = The match was interrupted; to go on with it, give the same options and --resume.
match-check = This match can be played. Games: { $games } in all, { $played } of them already played.
selfplay-done = Games in { $file }: { $count }
selfplay-error-terms = { $file } holds games with other settings; use the same ones again, or choose another file. Its settings: { $terms }
selfplay-error-file = { $file } is not a file of games by dooz selfplay; choose another file.
selfplay-error-version = { $file } holds games in form { $version } of dooz selfplay, which this version does not read; choose another file.
selfplay-error-damaged = Game { $game } of { $file } is damaged. Restore the file, or choose another; to give up this game and all after it, use: truncate -s { $bytes } { $file }
selfplay-error-opening = Opening { $opening } of { $file } has more than { $most } moves, which a file of games cannot hold; shorten it or leave it out.
book-done = Openings in { $file }: { $count }
book-error-few = Too few balanced openings were found for two files; look for more with --count, or choose a larger board.
match-error-sprt = A test is between two Elo differences of at most 2000, the smaller one first: 0,10.
match-error-sprt-players = A test is for two players; leave --sprt out, or name two.
match-error-log-line = Line { $line } of { $file } is not part of the log of a match; choose another file.
match-error-terms = { $file } is the log of a match with other settings; use the same ones again, or choose another file. Its settings: { $terms }
match-error-foreign-game = Game { $game } of the log is not one of this match: its players or its opening are others, or the match has fewer games; give the same options as before, or choose another file.
match-error-record = { $file } has something in it that is not of this match; choose another file for the games.
match-error-same-file = The log and the games need a file each; choose another name for one of them.
match-error-pair = There is no pair { $pair }: the pairs of this match are numbered from { 1 } to { $pairs }. Choose one of them, or more games with --games.

### puzzle: positions with one good move, in the terminal

puzzle-prompt = Your move (like { $example }; ? for help):
puzzle-help = Write a square like { $example }, or one of: { word-hint }, { word-next }, { word-board }, { word-quit }.
puzzle-all-solved = All puzzles of this kind are solved. Choose others with --board and --grade, or one with --number.

### trace: a search, step by step, in the terminal

diff-title = { $first } beside { $second }
diff-common = Calls that both make: { $count }
diff-alone = Calls that only { $method } makes: { $count }
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
error-trace-subject = Say what to search: a board and the side to move, or --tree with a tree.
error-diff-searches = Say what to search, a board and the side to move or --tree with a tree, and then two searches, like minimax alphabeta.

### classics: what the published programs ask for

classic-sisoog-prompt = Your move (1 to 9, as on the number pad):
classic-sisoog-key = Only the keys 1 to 9 name a square. Try again.
classic-sisoog-occupied = This square is taken. It is still your turn.
classic-sisoog-new-game = Press any key for a new game.
classic-freecodecamp-prompt = Your move (0 to 8):
classic-lafore-prompt = Make your move (0 to 8):
classic-lafore-illegal = Illegal move.
classic-lafore-thinking = Thinking: board { $board } of the first two levels
classic-alphabeta-new-game = Press space for a new game.

### what only the terminal says of players, searches and errors

player-first = First player
player-second = Second player
play-draw-long = It is a draw: nobody can complete a line any more.
error-undo = `{ $square }` was not the last move; take back the last one first.
error-symbol = A symbol is X or O.
error-only-tic-tac-toe = This player plays only tic-tac-toe; choose another player or the rules 3x3x3.
error-language = `{ $input }` is not a language of Dooz; choose { $choices }.
error-bidi = `{ $input }` is not a way to lay out lines; choose { $choices }.
trace-title = How { $method } searches { $board }, { $symbol } to move
trace-title-tree = How { $method } searches a tree
trace-result = Score { $score }, best move { $move }. Calls: { $calls }, leaves: { $leaves }, cuts: { $cuts }.
trace-result-no-move = Score { $score }, no best move. Calls: { $calls }, leaves: { $leaves }, cuts: { $cuts }.
trace-limited = A limit kept the search from seeing everything.
trace-parent = called by FC{ $parent }
trace-level = level { $level }
trace-board = board { $board }
trace-change = move { $move } is the best so far, worth { $score }
trace-pruned = Move { $move } is left out: the window { $window } is closed.
trace-pruned-fast = Move { $move } is left out: no score can be better.
diff-missing = { $path }: { $method } makes { $count ->
    [one] { $count } call
   *[other] { $count } calls
} from here on, starting with call { $call }. { $reason }
diff-pruned = The other leaves this out: the window { $window } is closed.
diff-pruned-fast = The other leaves this out: no score can be better.
diff-not-called = The other comes here without a call, or not at all.
error-trace-board-only = { $method } searches only boards; choose minimax, alphabeta or averaging for a tree.
error-trace-empty = No call is in that part: there are { $calls } of them; choose another --subtree or a larger --depth.
error-trace-too-large = The search has more than { $count } calls, too many for this form; use --depth, --subtree or --format jsonl.
error-progress-form = Line { $line } of { $file } is not part of a progress in puzzles. Mend it, move the file away, or choose another one with --progress.
error-progress-version = { $file } was written by a later Dooz (version { $version }). Use that one, or choose another file with --progress.
brain-person-about = Another person at the same keyboard.
rules-no-gravity = Stones may be put on any empty square: they do not fall, as they do in Connect Four.
rules-no-line = No row of { $length } fits on this board, so every game is drawn.
play-review-better = Better: { $square } ({ $worth }).
play-try-again = Try another move from here.
think-won = The game is over: { $player } has won.
think-drawn = The game is over: it is a draw.
error-cell-form = A cell is a number from 0 at the top left, like 4.
error-key-form = A key is a number from 1 to 9, laid out as on the number pad.
error-row-column-form = This is not a square. Write the number of its row and of its column, like r1c1.
error-tournament-form = This is not a square. Write x and y from 0,0 at the top left, like 7,7.
error-no-such-square = There is no such square on this board; choose a square on it.
advice-partly-exact = Exact where a sign stands: the search was cut short before the other moves.
advice-move = { $player } at { $square }: { $class }.
advice-value-win = win in { $length ->
    [bound] at most { $count }
   *[exact] { $count }
}
advice-value-loss = loss in { $length ->
    [bound] at most { $count }
   *[exact] { $count }
}
advice-value-chance = { $percent }% chance
advice-value-seen = likely { $worth }
advice-refutation = Move { $number }, { $square }, loses to { $line }.
advice-one-decision = { $kept ->
    [0] { 1 } decision, missed
   *[other] { 1 } decision, kept
}
advice-best-known = { $judged ->
    [0] no move was judged
   *[other] { $best } of { $judged } judged moves were the best known
}
advice-decisions = { $player }: { $decisions ->
    [1] { advice-one-decision }
   *[other] { $kept } of { $decisions } decisions kept the value ({ $percent }%)
}; { advice-best-known }.
advice-no-decisions = { play-review-no-decisions }; { advice-best-known }.
advice-unknown-decisions = { play-review-unknown-decisions }; { advice-best-known }.
puzzle-title = Puzzle { $number } of { $count }: { $rules }, grade { $grade }
puzzle-score = Solved: { $solved } of { $count }.
trace-call = FC{ $call }: { $parts }

### man: the manual page

man-examples = Examples
man-example-play = Play tic-tac-toe against the strongest player.
man-example-record = Play gomoku, and keep every move in a file.
man-example-explain = Ask why a move is good or bad.
man-example-review = Judge every move of a game.
man-example-think = Ask a player about the position on each line, for another program.
man-positions = Positions
man-position-board = A picture of the board, row by row from the top, with a dot for each empty square and slashes where you like; after it the side to move.
man-position-moves = Moves from the empty board: the letter of the column and the number of the row, from the bottom left.
man-exit = Exit status
man-exit-0 = All went well.
man-exit-1 = Something was wrong with the input; the answer of dooz solve, prove or verify is no or not known, also because a signal came first; the system refused; or a signal ended a full-screen game.
man-exit-2 = Something was wrong with the arguments, or dooz verify could not read the certificate.
man-exit-130 = A signal ended dooz match, or a second one a command that was still busy after the first. dooz analyze ends with 0 after a signal; commands that are not named here are ended by the signal itself.
man-files = Files
man-file-config = Options that you do not want to type: a line for each, such as language = fa, opponent = engine or ascii = yes. What is typed wins.
man-file-puzzles = Which puzzles are solved.
man-file-games = Full-screen games that were played without --record, each in a file of its own, the latest { $kept } of them. --autosave no, or the line autosave = no of the configuration file, saves none.
man-environment = Environment
man-variable-config = Another configuration file.
man-variable-language = The language, unless --language names it; the first that is set counts.
man-variable-colour = If it is set, nothing is coloured.
man-variable-term = The kind of terminal. On one that is called dumb, games go line by line.
man-notes = Notes
man-json = JSON of dooz think
man-json-question = What was asked: the board, the side to move, and the player.
man-json-move = The move: its cell, counted from { 0 } at the top left, and its square. null if there is none.
man-json-score = The player's own number, and the side for which more is better. null if the game is decided, on scales that have no number for it.
man-json-worth = What the score means for the side to move: kind is win, loss, draw, estimate or unknown; plies counts the moves of both sides to the end.
man-json-moves = The moves that were looked at, each with cell, square, score, is and worth. Those that are missing were not looked at, or were found no better than another.
man-json-is = What a score is: exact, if it is proven; upper-bound or lower-bound, if the search left the rest out because the move could not become the best; otherwise estimate.
man-json-rest = Whether the answer is proven; the expected line; the positions visited, counted as the player counts and in all; the time. exact, pv and nodes are left out where there is nothing to say.
man-json-error = In place of all other fields, for an input line that is wrong: its number, and what is wrong.
