# The screen of learn: chapters, and the tree of a search.

### learn: the chapters

learn-lessons = Lessons
learn-lessons-what = Eleven short chapters, from three free cells to alpha-beta on a board of ten by ten. Nearly every step asks you something.
learn-done = { $done } of { $count }
learn-next = Next step
learn-show = Show me
learn-board = Board of the lesson
learn-answers = Answers
learn-watch = See it think
learn-think = Let it think
learn-look-ahead = Moves ahead
learn-ahead-counts = Up to this depth there are { $everywhere } positions, { $near } of them by moves beside stones. With alpha-beta { $calls } were looked at, including those of the shallower searches before it. A number from { 0 } to { 99 } compares a move that neither wins nor loses by force with the best of these; +{ 2 } is a forced win in two moves, and − a forced loss. A cell without a number was not looked at, or was cut off as no better than another move.
learn-all-lessons = All lessons
learn-lesson = Lesson { $lesson }
learn-lesson-place = Lesson { $lesson } · { $title }
learn-begin = Begin
learn-continue = Continue
learn-again = Begin again
learn-watch-both = Watch both
learn-step-back = Previous step

### learn: the tree

learn-tree = The tree of a search
learn-tree-what = Walk through minimax, alpha-beta, averaging or intuition step by step, forwards and back: from your game, from any board, or through a tree that you type.
learn-tree-open = Open the tree
learn-what = What is searched
learn-subject = From
learn-own-board = A board of your own
learn-own-tree = A tree of your own
learn-game = Your game
learn-rules = Columns, rows and length of a line
learn-picture = Board: X, O and . for empty cells
learn-turn = To move
learn-typed-tree = Tree: leaves in parentheses
learn-how = How it is searched
learn-method = Method
learn-minimax = Minimax
learn-minimax-one = Negamax
learn-alphabeta = Alpha-beta
learn-alphabeta-one = Alpha-beta, one function
learn-averaging = Averaging
learn-intuition = Intuition
learn-classic-alphabeta = Alpha-beta of the program with a window
learn-weights-own = Own weights of rows made, g
learn-weights-spoiled = Own weights of rows spoiled, q
learn-option-win = Win is worth
learn-option-draw = Draw is worth
learn-option-loss = Loss is worth
learn-option-unfinished = Unfinished is worth
learn-option-window = First window
learn-window-is = window { $window }
learn-option-cut = Cuts when
learn-option-cut-ge = α ≥ β
learn-option-cut-gt = α > β
learn-option-cut-never = never
learn-option-fast-cut = Stops at a win
learn-option-fast-cut-none = no
learn-option-fast-cut-min = Min does
learn-option-fast-cut-both = both do
learn-option-order = Order of moves
learn-option-order-rows = left to right, top to bottom
learn-option-order-centre = centre first
learn-option-order-reversed = reversed
learn-option-depth-score = Prefers quick wins
learn-option-depth-score-none = no
learn-option-depth-score-zero = yes, each move but the first costs a point
learn-option-depth-score-one = yes, each move costs a point
learn-against = Beside it
learn-alone = nothing
learn-depth = Levels shown
learn-all-levels = all
learn-goes-on = What goes on
learn-in-step = Both in step
learn-first-alone = The first alone
learn-second-alone = The second alone
learn-working = Searching…
learn-too-large = This search makes { $calls } calls, and only the first of them are shown. To make it smaller, put more stones on the board or show fewer levels.
learn-too-large-more = This search makes more than { $calls } calls, and only the first of them are shown. To make it smaller, put more stones on the board or show fewer levels.
learn-impossible = This method does not search this. The published programs know only 3x3; choose another method.
learn-needs-board = Intuition looks only at boards; choose another method for a tree.
learn-tree-long = The tree is longer than { $count } characters; make it shorter.
learn-tree-side = “{ $input }” does not begin a tree; write max or min.

### learn: walking

learn-steps = Steps
learn-step = Step { $step } of { $count }
learn-place = Place in the search
learn-first = To the beginning
learn-back = One step back
learn-forward = One step on
learn-last = To the end
learn-next-cut = Next cut
learn-previous-cut = Previous cut
learn-next-return = Next return
learn-previous-return = Previous return
learn-play = Play
learn-pause = Pause
learn-speed = Speed
learn-fast = { $count } a second
learn-slow = one in { $count } seconds
learn-key-tree = in the tree: to the next node
learn-key-enter = in the tree: fold, unfold or answer
learn-key-pan = in the tree: move the picture
learn-key-zoom = in the tree: nearer, farther, all of it
learn-view = View
learn-fit = All of it
learn-unfold = Unfold everything
learn-fold = Fold as usual
learn-difference = Calls of both: { $common }; of the first alone: { $first }; of the second alone: { $second }
learn-board-here = Board of this call
learn-code = Pseudo-code
learn-keys-and-speed = Keys and speed
learn-window = Window
learn-closed = closed: { $reason }
learn-calls = calls
learn-ends = ends of games
learn-cuts = cuts
learn-left-out = left out
learn-legend-max = Max picks the highest
learn-legend-min = Min picks the lowest
learn-legend-cut = left out
learn-comparison = Side by side
learn-uncovered = Left out: { $values }. With them or without, the whole tree is worth { $score }.
learn-uncovered-bound = Left out: { $values }. A search of the whole tree finds { $score }; this one began with a narrower window.
learn-call-count = { $count ->
    [one] { $count } call
   *[other] { $count } calls
}
learn-uncover = { $count ->
    [2] Uncover the two
    [one] Uncover it
   *[other] Uncover the { $count }
}
