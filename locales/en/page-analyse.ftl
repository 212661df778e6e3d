# What the screen of analysis says. The rules of these files stand in dooz.ftl.

### analyse: a game looked at

analyse-board = Board of the analysis
analyse-switch = Analysis
analyse-off = The analysis is off.
analyse-options = What is shown
analyse-values = Chances on the board
analyse-threats = Threats on the board
analyse-percent = { $percent }%
analyse-worth-chance = { $player } { $percent }%
analyse-worth-draw = draw, proven
analyse-worth-win = { $player } wins in { $length ->
    [bound] at most { $count }
   *[exact] { $count }
}
analyse-worth-won = { $player } has won
analyse-bar = { $player }’s chance
analyse-bar-says = { $player }’s chance: { $percent }%.
analyse-bar-proven = Proven: { $worth }.
analyse-bar-waits = Not known yet.
analyse-thinking = Thinking…
analyse-heading = Analyse · { $game }
analyse-lines = Best lines
analyse-search = depth { $depth } · { $nodes }
analyse-solved = solved
analyse-millions = { $count } M
analyse-thousands = { $count } k
analyse-deep = Progress of the search, { $percent } of { 100 }
analyse-stop = Stop
analyse-resume = Go on
analyse-over = Step back to see what the moves were worth.
analyse-wins-fours = Proven: { $player } wins by continuous fours.
analyse-wins-threats = Proven: { $player } wins by threats that leave no defence.
analyse-danger = Danger: { $player } threatens to win by continuous fours.
analyse-why = Why this move
analyse-why-short = Why
analyse-why-of = Why { $square }
analyse-why-square = Explain a square
analyse-why-choose = Choose an empty square of the board.
analyse-no-why = There is nothing to explain before the first move.

### analyse-moves: the game and its side lines

analyse-moves = Moves
analyse-game = The game
analyse-no-moves = No move yet. Play one on the board.
analyse-first = To the beginning
analyse-previous = One move back
analyse-next = One move on
analyse-last = To the end
analyse-at = Move { $number } of { $count }: { $square }, { $player }.
analyse-start = Beginning of the game.
analyse-side-line = Side line
analyse-move-name = { $number } { $square }, { $player }
analyse-has-comment = comment
analyse-comment = Comment on this place
analyse-comment-cut = Comments may be { $count } KB long; the rest of this one was cut off.
analyse-comments-cut = { $count ->
    [one] { $count } comment was longer than { $size } KB; its end was cut off.
   *[other] { $count } comments were longer than { $size } KB; their ends were cut off.
}
analyse-promote = Make it the game
analyse-promoted = This line is the game now.
analyse-play-on = Play on from here
analyse-remove = Delete from here
analyse-remove-sure = Delete this move and all that follow?
analyse-removed = The moves are deleted.
analyse-more-moves = The list is too long to be shown whole; these are the moves around the board.

### analyse-review: how good the moves were

analyse-review = Review
analyse-review-start = Review the game
analyse-review-stop = Stop the review
analyse-no-review = Play or open a game: its moves are judged here.
analyse-reviewing = { $number } of { $count } moves are reviewed.
analyse-reviewed = The review is complete.
analyse-review-better = { $square } was better: { $worth }
analyse-review-cost = { $percent ->
    [one] { $percent } point of chance lost
   *[other] { $percent } points of chance lost
}
analyse-turning-point = turning point
analyse-turn = Turning point: move { $number }, { $square } by { $player }. Before it: { $before }; after it: { $after }.
analyse-accuracy = { $player }: accuracy { $percent }% ({ 100 } minus the average chance of winning lost per move)
analyse-grade-best = best
analyse-grade-good = good
analyse-grade-slip = slip
analyse-grade-mistake = mistake
analyse-grade-blunder = blunder
analyse-makes-open-three = open three
analyse-makes-four = four, to be answered
analyse-makes-open-four = open four
analyse-makes-five = wins
analyse-stops-open-three = blocks an open three
analyse-stops-four = blocks a four

### analyse-chart: the course of the game

analyse-chart = { $player }’s chance
analyse-chart-label = { $player }’s chance, move by move
analyse-chart-at = at move { $number }
analyse-chart-place = Move { $number }: { $worth }

### analyse-setup: any position

analyse-setup = Set up
analyse-setup-title = Set up a position
analyse-setup-board = Board that is set up
analyse-setup-place = What a click places
analyse-setup-cross = Cross
analyse-setup-circle = Circle
analyse-setup-erase = Erase
analyse-setup-turn = Who is to move
analyse-setup-rules = Rules
analyse-setup-game = Game
analyse-setup-empty = Empty the board
analyse-setup-use = Done
analyse-setup-cancel = Cancel
analyse-setup-counts = { $first }: { $x }, { $second }: { $o }, { $turn } to move: no game gets there. Add or take away a stone, or let the other side move.
analyse-setup-used = The position is on the board; the game before is among the earlier games.

### analyse-import: games from outside

analyse-import = Open
analyse-import-text = Or a text: moves, a picture of a board, the address of a game, SGF, or a file of Piskvork
analyse-import-file = Choose a file
analyse-import-drop = SGF, PSQ, LIB or text. A file or a text can also be dropped or pasted anywhere on this screen.
analyse-import-filter = Find by name or number
analyse-import-shown = { $shown } of { $count } games are shown.
analyse-import-open = Open
analyse-import-choose = { $count ->
    [one] There is { $count } game. Choose it:
   *[other] There are { $count } games. Choose one:
}
analyse-import-game = Game { $number }: { $rules }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
analyse-import-done = The game is on the board; the one before is among the earlier games.

### analyse-export: games for outside

analyse-export = Save
analyse-export-as = Format
analyse-export-moves = List of moves
analyse-export-sgf = SGF
analyse-export-psq = Piskvork (PSQ)
analyse-export-lib = RenLib (LIB)
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
analyse-share = Share
analyse-share-address = Address of this position
analyse-share-note = Whoever opens it sees the moves of this line, with this position on the board.
analyse-share-loses = The address does not hold: { $losses }. A file of the game (SGF) does.
analyse-share-file = Save the file
