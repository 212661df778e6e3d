# Walks through proofs, in the page alone.

### proofs: a proof, move by move

proofs-title = Proofs
proofs-what = Some games are solved, and every step of the solution can be checked. Walk through a proof move by move: what its player does, what it says of every reply, and which replies change nothing.
proofs-open = Walk through a proof
proofs-choose = Proof
proofs-win = { $rules }: the first player wins
proofs-not-sooner = { $rules }: no shorter win
proofs-draw = { $rules }: a draw
proofs-fetching = The proof is being fetched…
proofs-failed = The proof could not be fetched.
proofs-checked = Your browser has just checked every step of it.
proofs-board = Board of the proof
proofs-step = The step
proofs-moves = Moves: { $moves }
proofs-keys = Keys: n on, b back.
proofs-own = { $player } is to move: the proof plays { $square }.
proofs-own-any = { $player } is to move: any move will do, like { $square }.
proofs-replies = { $player } is to move: choose a reply.
proofs-nothing = Nothing has to be played: no line can be completed in that time.
proofs-count-answered = { $count ->
    [one] The answer to { $count } reply is written on its square.
   *[other] The answers to { $count } replies are written on their squares.
}
proofs-count-unchanged = { $count ->
    [one] { $count } reply (–) changes nothing: what follows after a pass has been checked with a stone there as well.
   *[other] { $count } replies (–) change nothing: what follows after a pass has been checked with a stone on any of these squares as well.
}
proofs-count-harmless = { $count ->
    [one] { $count } reply (–) threatens nothing: any answer will do.
   *[other] { $count } replies (–) threaten nothing: any answer will do.
}
proofs-count-at-once = { $count ->
    [one] { $count } reply (!) loses at once.
   *[other] { $count } replies (!) lose at once.
}
proofs-reply-answered = answered on { $square }
proofs-reply-unchanged = changes nothing
proofs-reply-harmless = any answer will do
proofs-reply-at-once = loses at once
