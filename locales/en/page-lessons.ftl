# The page's guided lessons: a title for each chapter, and for each step its
# title, its text, what to say to a right answer, and a hint for a wrong one.

### lesson: 1 the game as a tree

lesson-tree = The game is a tree
lesson-tree-look-title = Every possible continuation
lesson-tree-look = Three cells are free and it is X's turn. X can play in three places, then O in two, then X in one, unless somebody wins first. Draw every possible continuation and you have a tree: each board is a node, each move a branch.
lesson-tree-count-title = How many boards?
lesson-tree-count = How many boards does the whole tree have, the one at its root included? A game that is won goes no further.
lesson-tree-count-right = Yes. From the empty board there would be more than half a million.
lesson-tree-count-wrong = Count level by level: the root, X's three moves, O's answers where nobody has won yet, and X's last moves.
lesson-tree-walk-title = Down first, then across
lesson-tree-walk = This is how a program walks through that tree: always down first, then to the next branch. It is a function that runs itself once more for each move, on the board after it. Each of these runs is a call, and a call returns once it has its number. X is Max here and O is Min; what the numbers mean comes next. Step to the end.
lesson-tree-walk-right = The order in which calls return is from the bottom up. That is how values will travel.
lesson-tree-walk-wrong = Go on until the first call has returned.

### lesson: 2 what an end is worth

lesson-ends = What an end is worth
lesson-ends-win-title = One move from the end
lesson-ends-win = Where the game is over, there is nothing left to search. X to move: press the square that wins at once.
lesson-ends-win-right = The diagonal is full. This end needs a number.
lesson-ends-win-wrong = Look for two crosses in a line whose third cell is free.
lesson-ends-plus-title = A number for the end
lesson-ends-plus = X is the one who wants high numbers, so we call X Max. A won game counts ten, a lost one minus ten, a draw nothing. What is the board worth after X has played in the middle?
lesson-ends-plus-right = A win for Max is worth +10.
lesson-ends-plus-wrong = Who has three in a row on that board?
lesson-ends-minus-title = After O's answer
lesson-ends-minus = And if X plays at the top and O takes the middle?
lesson-ends-minus-right = O has won, so it is −10: what is good for O is bad for X.
lesson-ends-minus-wrong = Now O has three in a row. The number is X's view of it.

### lesson: 3 minimax by hand

lesson-minimax = Minimax by hand
lesson-minimax-calls-title = Nine calls
lesson-minimax-calls = Three free cells, and nine calls; the small numbers count them. Step through them and watch which call returns first.
lesson-minimax-calls-right = Call 1, which was made first, returns last: it waits for all others.
lesson-minimax-calls-wrong = Go on until call 1 has returned.
lesson-minimax-min-title = Min chooses
lesson-minimax-min = X has played at the top, now O chooses. O is Min and takes the lowest number. What is this board worth?
lesson-minimax-min-right = Min takes −10. A move that lets O win is worth no more than that.
lesson-minimax-min-wrong = It is O's turn there, and O wants the lowest of the numbers below.
lesson-minimax-deep-title = Max chooses
lesson-minimax-deep = X has played at the bottom left and O at the top. Now X chooses: what is this board worth?
lesson-minimax-deep-right = Max takes +10. But will O ever let the game come here?
lesson-minimax-deep-wrong = It is X's turn there, and X wants the highest number below.
lesson-minimax-choose-title = Your choice at the root
lesson-minimax-choose = Now you are Max at the root. Press the move that minimax chooses.
lesson-minimax-choose-right = The other two are worth −10 each. This one wins.
lesson-minimax-choose-wrong = What is each of the three moves worth after O's best answer, if O still has one? Take the highest.

### lesson: 4 why depth matters

lesson-depth = The suicidal perfect player
lesson-depth-lost-title = All four moves lose
lesson-depth-lost = O is to move, and now O is Max. All four moves lose. What is this board worth?
lesson-depth-lost-right = It is −10 whatever O does. A player who knows only this gives up: it may play anything.
lesson-depth-lost-wrong = Look at the four children. O can only take the best of them.
lesson-depth-block-title = A late defeat is better
lesson-depth-block = Now every move that passes takes a point from the winner, so that a late defeat is not as bad as an early one. Press O's best move.
lesson-depth-block-right = O holds out the longest here, and X may still make a mistake.
lesson-depth-block-wrong = Where does X win at once? Do not let that happen.
lesson-depth-value-title = The value of a late defeat
lesson-depth-value = What is O's move in the top right corner worth, with depth (the number of moves made) counted from the first move?
lesson-depth-value-right = X still wins, but two moves later: −6 and not −8.
lesson-depth-value-wrong = It is the slowest of the defeats, so the highest of the values below zero.

### lesson: 5 negamax

lesson-negamax = Negamax: one function for both
lesson-negamax-turn-title = The sign flips
lesson-negamax-turn = What is good for me is as bad for you. So one function is enough: it takes the highest, and flips the sign of every number that comes back from the opponent. The tree writes every number as Max sees it, and the sentence at each step says what the function itself returns. Step through it and watch the pseudo-code.
lesson-negamax-value-title = The value of the tree
lesson-negamax-value = Max moves first, then Min. What is the tree worth?
lesson-negamax-value-right = Min makes 3 of the left half and 2 of the right one; Max takes 3. Both ways of writing it find the same.
lesson-negamax-value-wrong = First Min takes the lower number of each half, then Max the higher of the two.
lesson-negamax-choose-title = The branch it chooses
lesson-negamax-choose = Which branch does it choose at the root?
lesson-negamax-choose-right = The left one. The 9 is tempting, but Min would never let you have it.
lesson-negamax-choose-wrong = Not the branch with the highest leaf, but the one with the higher guarantee.

### lesson: 6 the first cut

lesson-cut = Alpha-beta: the first cut
lesson-cut-walk-title = Something is left out
lesson-cut-walk = A diamond is Min and takes the lowest number, a circle is Max and takes the highest. Here Min begins. The left subtree is worth 7. Step on until something is left out.
lesson-cut-walk-right = The circle already has a 9. The diamond above has 7 elsewhere and will not come here, so the rest of this subtree cannot matter.
lesson-cut-walk-wrong = Stop right where branches are cut off. The scissors take you there.
lesson-cut-branch-title = A leaf nobody looks at
lesson-cut-branch = Now Max begins, and alpha-beta goes from left to right. Point at a leaf that it never looks at.
lesson-cut-branch-right = Max has 6 for sure. As soon as Min finds less than that in another branch, the rest of that branch is left out.
lesson-cut-branch-wrong = Go from left to right. What has Max for sure after the first branch, and when does the second become worse?
lesson-cut-same-title = One tree, two searches
lesson-cut-same = And what is the tree worth, to minimax and to alpha-beta alike?
lesson-cut-same-right = It is the same number. Alpha-beta leaves out only what cannot change it.
lesson-cut-same-wrong = Take the lowest leaf of each branch, then the highest of these.

### lesson: 7 windows

lesson-window = The window
lesson-window-idea-title = Between alpha and beta
lesson-window-idea = Alpha is what Max has for sure, beta what Min will allow at most. Between them lies the window. If a win counts 1 and a loss −1, it can begin as narrow as that: nothing lies outside. Step through it and watch it shrink.
lesson-window-narrow-title = Which window is fastest?
lesson-window-narrow = Three stones are on the board. Which search makes the fewest calls?
lesson-window-narrow-answer-1 = Minimax, without a window
lesson-window-narrow-answer-2 = Alpha-beta, window from −2 to 2
lesson-window-narrow-answer-3 = Alpha-beta, window from −1 to 1
lesson-window-narrow-right = A window that begins with the real limits closes as soon as somebody wins.
lesson-window-narrow-wrong = The narrower the window, the sooner it closes.
lesson-window-fast-title = Stop at a win
lesson-window-fast = Another trick: stop as soon as a move wins, because nothing better can come. Which search makes fewer calls, if both begin with the widest window?
lesson-window-fast-answer-1 = Without the trick
lesson-window-fast-answer-2 = With the trick
lesson-window-fast-right = It saves what the wide window would still have looked at.
lesson-window-fast-wrong = After a win has been found, what is there left to look for?

### lesson: 8 the order of moves

lesson-order = Good moves first
lesson-order-tree-title = From which side?
lesson-order-tree = Max begins, and the best branch stands on the right. Which search makes fewer calls: from left to right, or from right to left?
lesson-order-tree-answer-1 = From left to right
lesson-order-tree-answer-2 = From right to left
lesson-order-tree-right = With 8 for sure, one leaf is enough to turn down each of the other branches.
lesson-order-tree-wrong = Alpha-beta cuts only once it has something good. Where is the good branch?
lesson-order-walk-title = The best branch first
lesson-order-walk = See it happen: the tree is drawn in the order of this search, so the best branch, c, comes first. Walk on until the first cut.
lesson-order-walk-right = That is why strong programs take trouble to guess the best move before they search.
lesson-order-walk-wrong = Stop right where branches are cut off.

### lesson: 9 averages

lesson-average = Averaging is not minimax
lesson-average-idea-title = The favourite of the average
lesson-average-idea = Instead of the best answer, one program averages over all of them, as if both sides moved at random. O is to move. The program has a favourite here: can you guess it?
lesson-average-idea-right = Most continuations from the middle are good for O. But the opponent will not choose at random.
lesson-average-idea-wrong = It does not ask what X would answer, but how the games end if both sides move at random. From which square do most of them end well for O?
lesson-average-better-title = What minimax prefers
lesson-average-better = Now press a move that minimax thinks best.
lesson-average-better-right = X must block, and then O threatens twice. This is the difference between a good average and a sure thing.
lesson-average-better-wrong = That one hopes for a mistake. O can force a win: begin with the two corners of the left column.

### lesson: 10 intuition

lesson-hunch = Intuition
lesson-hunch-race-title = Both have four
lesson-hunch-race = On ten by ten nobody can search the whole tree. The intuitive player looks at each cell instead: what row would I make, and what row of theirs would I spoil? You have { $look ->
    [stones] the black stones
   *[symbols] the crosses
}. Both sides have four here, and five win. Press your move.
lesson-hunch-race-right = Winning comes before blocking: the weight of a full row is more than four times that of spoiling one.
lesson-hunch-race-wrong = You need not block if you can win now.
lesson-hunch-danger-title = When there is nothing to win
lesson-hunch-danger = Again you have { $look ->
    [stones] the black stones
   *[symbols] the crosses
}, but no row to finish. Press the move that intuition likes best.
lesson-hunch-danger-right = The opponent's row is spoiled. Unless one can win at once, a threat is never ignored, however fine one's own rows may be.
lesson-hunch-danger-wrong = Your opponent has four on a diagonal. One end is closed, the other is not.
lesson-hunch-style-title = The player's style
lesson-hunch-style = How fast the weights grow is the player's style. If making rows counts more, it attacks; if spoiling them counts more, it defends. Its style can be set when a new game begins.

### lesson: 11 looking ahead on a large board

lesson-ahead = Looking ahead on ten by ten
lesson-ahead-idea-title = Everything together
lesson-ahead-idea = Now everything comes together: alpha-beta to a limited depth, only cells near the stones, the likeliest first, and where the depth ends, intuition estimates.
lesson-ahead-fork-title = A move that cannot be stopped
lesson-ahead-fork = You have { $look ->
    [stones] the black stones
   *[symbols] the crosses
}: two rows of three with a gap, each closed on one side. Press a move after which you cannot be stopped.
lesson-ahead-fork-right = Two fives are threatened at once, and only one of them can be blocked. Intuition alone prefers a plain four, which would be blocked. Searches of one or two moves ahead estimate that this square is best; only three moves ahead see the win.
lesson-ahead-fork-wrong = A four in one row alone will be blocked. Look for the square that both rows share.
lesson-ahead-end-title = How Dooz thinks
lesson-ahead-end = That is how Dooz thinks on large boards. Set up any position on the Analyse page; then open the tree of a search on this page and choose your game there. You know how to read it now.
