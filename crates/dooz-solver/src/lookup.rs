//! Games, looked up in a certificate.

mod lemma_proof;
mod strategy;
#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::sync::Arc;

use dooz_core::{Bitboard, Line, Player, Position, Setup, Square};
use dooz_verify::{Claim, Goal, Rejection, Step, setup, verify_watched, windows};

use lemma_proof::LemmaProof;
use strategy::Strategy;

/// A verified certificate in which games are looked up.
///
/// ```
/// use dooz_solver::{ProofBook, Reply};
/// // Two in a row on three squares: the one in the middle wins.
/// let certificate = b"DZC1\x00\x03\x01\x02\x01\x00\x00\x00\x00\x00\x00\x01";
/// let book = ProofBook::read(certificate)?;
/// let mut game = book.start();
/// assert_eq!((game.answer(), game.plies_left()), ("b1".parse().ok(), Some(3)));
/// game.play("b1".parse()?)?;
/// assert_eq!(game.play("a1".parse()?)?, Some(Reply::LeavesThreat));
/// assert_eq!(game.answer(), "c1".parse().ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ProofBook {
    claim: Claim,
    lemmas: Vec<LemmaProof>,
    /// All lines of the board.
    lines: Arc<[Line]>,
}

/// The place of a game in a proof: what the claimant does there, and what it does
/// after each reply of the opponent.
///
/// ```
/// use dooz_solver::{ProofBook, Reply};
/// // Three in a row on three squares: the only line weighs too little to be filled.
/// let certificate = b"DZC1\x00\x03\x01\x03\x01\x03\x01\x01\x00\x00\x00\xfe";
/// let book = ProofBook::read(certificate)?;
/// let mut game = book.start();
/// assert_eq!(game.play("c1".parse()?)?, Some(Reply::Weighed));
/// assert_eq!(game.move_to_play(), "b1".parse().ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lookup<'a> {
    book: &'a ProofBook,
    /// The stones of both players, in the order of [`Player::BOTH`].
    stones: [Bitboard; 2],
    turn: Player,
    /// `true` after a move that has completed a line.
    is_over: bool,
    strategy: Strategy,
}

/// The treatment of a reply of the opponent in a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// It is listed, alone or together with others that have the same answer.
    Listed,
    /// It is not listed: the proof goes on as if the opponent had passed.
    Unlisted,
    /// It fills the only square on which the claimant would complete a line.
    Forced,
    /// It leaves a square on which the claimant completes a line.
    LeavesThreat,
    /// It fills a square of a pair, of which the claimant gets the other one.
    Paired,
    /// It is answered on the square that stops the opponent's heaviest lines.
    Weighed,
    /// It threatens nothing: the claimant may play anywhere.
    Harmless,
}

/// The reason why a move is not in a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookupError {
    /// The square is off the board or taken.
    NotEmpty(Square),
    /// The claimant plays here.
    Plays(Square),
    /// A line is complete, and the game over.
    GameOver,
}

impl std::fmt::Display for LookupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotEmpty(square) => write!(f, "{square} is not empty"),
            Self::Plays(square) => write!(f, "the claimant plays {square}"),
            Self::GameOver => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for LookupError {}

impl ProofBook {
    /// Reads a certificate and verifies it.
    ///
    /// # Errors
    ///
    /// Returns the first rule that the certificate breaks: there is nothing to be
    /// looked up in a file that proves nothing.
    pub fn read(bytes: &[u8]) -> Result<Self, Rejection> {
        Self::read_watched(bytes, &mut |_| ())
    }

    /// Reads a certificate as [`read`](Self::read) does, and reports at each step the
    /// number of its lemma.
    ///
    /// # Errors
    ///
    /// Returns the first rule that the certificate breaks.
    pub fn read_watched(bytes: &[u8], watch: &mut dyn FnMut(usize)) -> Result<Self, Rejection> {
        let mut lemmas: Vec<LemmaProof> = Vec::new();
        // Large proofs have few different steps, so each is kept once.
        let mut known: HashSet<Arc<Step>> = HashSet::new();
        let claim = verify_watched(bytes, &mut |visit| {
            if visit.lemma == lemmas.len() {
                lemmas.push(LemmaProof::new(visit.statement.clone()));
            }
            let step = known.get(visit.step).cloned().unwrap_or_else(|| {
                let step = Arc::new(visit.step.clone());
                known.insert(Arc::clone(&step));
                step
            });
            lemmas[visit.lemma].push(step, visit.depth);
            watch(visit.lemma);
        })?
        .claim;
        LemmaProof::measure_all(&mut lemmas);
        Ok(Self {
            lines: windows(claim.rules).collect(),
            claim,
            lemmas,
        })
    }

    /// Returns the claim that is proved.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        &self.claim
    }

    /// Returns the place of a game that begins with the position of the claim.
    #[must_use]
    pub fn start(&self) -> Lookup<'_> {
        let statement = &self.claim().statement;
        Lookup {
            book: self,
            stones: statement.stones(),
            turn: statement.turn,
            is_over: false,
            strategy: Strategy::of_claim(self),
        }
    }

    /// Returns a place of the proof with the stones of a position, if games in which
    /// the claimant plays as in the proof lead there.
    ///
    /// Nobody knows in which order the stones came, so that of the opponent is tried
    /// out. A wrong one is noticed as soon as the claimant would have answered
    /// otherwise.
    #[must_use]
    pub fn find(&self, position: &Position) -> Option<Lookup<'_>> {
        /// The number of moves that are tried.
        const LIMIT: u32 = 100_000;
        if position.rules() != self.claim().rules {
            return None;
        }
        let wanted = Player::BOTH.map(|player| *position.stones(player));
        let start = self.start();
        let has_more = |player: Player| {
            let extra = start.stones[player as usize].without(&wanted[player as usize]);
            !extra.is_empty()
        };
        if Player::BOTH.into_iter().any(has_more) {
            return None;
        }
        let mut tries = LIMIT;
        start.find(&wanted, &mut tries)
    }
}

impl<'a> Lookup<'a> {
    /// Returns the player to move.
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// Returns the stones of a player.
    #[must_use]
    pub const fn stones(&self, player: Player) -> &Bitboard {
        &self.stones[player as usize]
    }

    fn claimant(&self) -> Player {
        self.book.claim().statement.claimant
    }

    fn is_claimants_turn(&self) -> bool {
        self.turn == self.claimant()
    }

    /// Returns `true` if the proof has ended: the claimant has reached its goal, or
    /// reaches it by any moves.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.strategy.is_free()
    }

    /// Returns the claimant's move, if it is its turn and the proof needs a certain
    /// move.
    #[must_use]
    pub fn answer(&self) -> Option<Square> {
        if !self.is_claimants_turn() {
            return None;
        }
        let own = self.stones(self.claimant());
        self.strategy.answer(self.book, own)
    }

    /// Returns the claimant's move, if it is its turn: any move if the proof needs
    /// none, the one nearest the centre.
    #[must_use]
    pub fn move_to_play(&self) -> Option<Square> {
        if !self.is_claimants_turn() {
            return None;
        }
        self.answer().or_else(|| self.any_move())
    }

    /// Returns the allowed move nearest the centre, if there is one.
    fn any_move(&self) -> Option<Square> {
        let rules = self.book.claim().rules;
        let nearest = |squares: &mut dyn Iterator<Item = Square>| {
            squares.min_by_key(|&square| rules.from_centre(square))
        };
        // Only a position of a game knows fouls. A state that no game reaches is not
        // one of renju.
        match self.setup().position() {
            Ok(position) => nearest(&mut position.legal_moves()),
            Err(_) => nearest(&mut self.empty().squares()),
        }
    }

    fn empty(&self) -> Bitboard {
        let [first, second] = &self.stones;
        self.book
            .claim()
            .rules
            .board()
            .without(first)
            .without(second)
    }

    /// Returns the position, in which the first player has crosses.
    fn setup(&self) -> Setup {
        setup(self.book.claim().rules, self.stones, self.turn)
    }

    /// Returns the number of plies within which the claimant wins, if that is what is
    /// proved.
    #[must_use]
    pub fn plies_left(&self) -> Option<u32> {
        let is_win = self.book.claim().statement.goal == Goal::Win;
        is_win.then(|| self.strategy.plies_left(self.book))
    }

    /// Returns the steps of the proof from here on, with their depths and on the
    /// squares of the game.
    #[must_use]
    pub fn steps(&self) -> Vec<(usize, Step)> {
        let mut steps = Vec::new();
        self.strategy.steps(self.book, 0, &mut steps);
        steps
    }

    /// Plays a move, and returns what the proof has to say about it if it is one of
    /// the opponent.
    ///
    /// # Errors
    ///
    /// Returns an error, and plays nothing, if the game is over, the square is not
    /// empty, or the claimant plays otherwise.
    pub fn play(&mut self, square: Square) -> Result<Option<Reply>, LookupError> {
        if self.is_over {
            return Err(LookupError::GameOver);
        }
        if !self.empty().contains(square) {
            return Err(LookupError::NotEmpty(square));
        }
        let answer = self.answer();
        if let Some(answer) = answer
            && answer != square
        {
            return Err(LookupError::Plays(answer));
        }
        let strategy = std::mem::replace(&mut self.strategy, Strategy::Free);
        let reply = if self.is_claimants_turn() {
            self.strategy = strategy.after_answer(self.book, square);
            None
        } else {
            let own = self.stones(self.claimant());
            let (strategy, reply) = strategy.after_reply(self.book, own, square);
            self.strategy = strategy;
            Some(reply)
        };
        self.stones[self.turn as usize].insert(square);
        let Claim {
            rules, statement, ..
        } = self.book.claim();
        // In the weak game, lines of the claimant do not count.
        self.is_over = statement.goal != Goal::HoldWeakly
            && rules
                .lines_through(&self.stones, square, self.turn)
                .next()
                .is_some();
        self.turn = !self.turn;
        Ok(reply)
    }

    /// Returns the place with these stones, if moves from here on lead there.
    fn find(self, wanted: &[Bitboard; 2], tries: &mut u32) -> Option<Self> {
        let missing = |player: Player| wanted[player as usize].without(self.stones(player));
        let [first, second] = Player::BOTH.map(missing);
        if first.is_empty() && second.is_empty() {
            return Some(self);
        }
        let moves = if self.turn == Player::First {
            first
        } else {
            second
        };
        if self.is_claimants_turn() {
            let square = self.move_to_play()?;
            return self.after(square, &moves)?.find(wanted, tries);
        }
        moves.squares().find_map(|square| {
            *tries = tries.checked_sub(1)?;
            self.after(square, &moves)?.find(wanted, tries)
        })
    }

    /// Returns the place after a move, if it is one of some.
    fn after(&self, square: Square, moves: &Bitboard) -> Option<Lookup<'a>> {
        let mut next = self.clone();
        let is_played = moves.contains(square) && next.play(square).is_ok();
        is_played.then_some(next)
    }
}
