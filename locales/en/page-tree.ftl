# The page's walk through a search: its steps in words.

### tree: steps of a search

tree-begin = Nothing has been looked at yet. Step forward to begin.
tree-unvisited = Not reached yet.
tree-call = Call { $call }: { $parts }
tree-enter-root = Call { $call } begins the search: { $standing }.
tree-enter = Call { $call }: after move { $move }, { $standing }.
tree-enter-window = It looks for scores between { $window }.
tree-choose = Move { $move } is worth { $score }: the best so far.
tree-choose-turned = Move { $move } is worth { $own }, as Min sees it: the best so far.
tree-choose-alpha = Move { $move } is worth { $score }: α rises to it, and Max has that for sure.
tree-choose-beta = Move { $move } is worth { $score }: β falls to it, and Min will allow no more.
tree-choose-at-once = Move { $move } wins at once and counts { $score }; nobody needs to look further.
tree-cut = { $reason }: the game will not come here. Left out: { $moves }.
tree-cut-none = { $reason }: the window has closed, but no move is left to leave out.
tree-cut-fast = { $reason }: nothing better can come. Left out: { $moves }.
tree-pruned = Move { $move } is not looked at: { $reason }.
tree-leave = Call { $call } has seen all that it needs and returns { $score }.
tree-leave-turned = Call { $call } has seen all that it needs. It returns { $own }, as Min sees it; with the sign flipped for Max, that is { $score }.
tree-leave-over = Nobody moves here any more: call { $call } returns { $score }.
tree-leave-over-turned = Nobody moves here any more: call { $call } returns { $own }, as Min sees it; with the sign flipped for Max, that is { $score }.
tree-leave-limit = Call { $call } may look no deeper and estimates { $score }.
tree-leave-bound = No move came inside the window: call { $call } returns its edge, { $score }.
tree-leave-average = { $total } shared by { $count ->
    [one] { $count } move
   *[other] { $count } moves
} is { $mean }. For the other side: { $score }.
tree-leave-favour = { $total } shared by { $count ->
    [one] { $count } move
   *[other] { $count } moves
} is { $mean }; some moves win, so it counts as { $favoured }. For the other side: { $score }.

### tree: the intuitive player

tree-intuition-begin = The intuitive player looks at one square after the other. Step forward to begin.
tree-intuition-part = { $square }, { $direction }: a row of { $own } made gives { $gain }, a row of { $opponent } spoiled gives { $spoil }. Together so far: { $sum }.
tree-intuition-total = { $square } is worth { $score }.
tree-intuition-best = { $square } is worth { $score }: the best so far.
tree-direction-horizontal = along the row
tree-direction-vertical = along the column
tree-direction-rising = on the rising diagonal
tree-direction-falling = on the falling diagonal

### tree: comments on pseudo-code

tree-code-max = Max is to move
tree-code-min = Min is to move
tree-code-value = seen from Max
tree-code-limit = only if a limit is set
tree-code-answer = what the opponent will answer
tree-code-one = one function for both sides
tree-code-own = seen from the side to move
tree-code-turned = what is good for them is bad for us
tree-code-window = Max has α for sure, Min allows β at most
tree-code-cut = the opponent has something better elsewhere
tree-code-fast = nothing better exists
tree-code-average = what to expect of a random opponent
tree-code-hundred = a win is worth 100, a draw 50
tree-code-at-once = a win in one needs no search
tree-code-favour = favours wins
