//! Openings by swap2 in the games of a match.

use dooz_core::{Choice, Game, Player, Position, Rules, Square};

use super::{Match, MatchGame, Participant, Seat, Turn};
use crate::clock::Clock;
use crate::swap2::{ALL, Decision, Swap2, Swap2Error, decider_after};

/// The sides in a game whose players choose them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sides {
    /// They are yet to be chosen.
    Open,
    /// The choice was taken back, and can be made again.
    TakenBack(SideChoice),
    /// They are chosen.
    Chosen(SideChoice),
}

/// A choice of the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SideChoice {
    /// The number of stones that were on the board.
    pub(super) stones: usize,
    /// The seat that has the side of the first stone.
    pub(super) first: Seat,
}

impl Sides {
    pub(super) const fn is_open(self) -> bool {
        !matches!(self, Self::Chosen(_))
    }

    /// Returns the choice, also if it was taken back.
    pub(super) const fn choice(self) -> Option<SideChoice> {
        match self {
            Self::Open => None,
            Self::TakenBack(choice) | Self::Chosen(choice) => Some(choice),
        }
    }
}

impl Match {
    /// Returns the opening on the board, until both players have a side.
    /// [`Player::First`] stands for the player who opens.
    ///
    /// ```
    /// use dooz_core::{Player, Rules, Symbol};
    /// use dooz_play::matches::{Match, MatchOptions, Seat};
    /// use dooz_play::swap2::Decision;
    /// let people = MatchOptions::between_people(Rules::GOMOKU);
    /// let mut game = Match::new(people.with_swap2(Symbol::X));
    /// for square in ["b2", "c4", "e5"] {
    ///     game.place(square.parse()?)?;
    /// }
    /// assert_eq!(game.opening().unwrap().decider(), Some(Player::Second));
    /// game.decide(&Decision::First)?;
    /// assert!(game.opening().is_none());
    /// assert_eq!(game.seat(Player::First), Seat::Far);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn opening(&self) -> Option<Swap2> {
        let is_open = self.game.is_open();
        is_open
            .then(|| opening_of(self.rules(), self.moves()))
            .flatten()
    }

    /// Returns the player who made the last decision before the cursor and the side that
    /// they took, where the players have just chosen their sides. [`Player::First`]
    /// decides for the player who opened.
    #[must_use]
    pub fn chosen_side(&self) -> Option<(Player, Player)> {
        let Some(Sides::Chosen(choice)) = self.game.sides else {
            return None;
        };
        let decider = decider_after(choice.stones);
        let side = if self.game.seat_in_opening(decider) == choice.first {
            Player::First
        } else {
            Player::Second
        };
        (self.moves().len() == choice.stones).then_some((decider, side))
    }

    /// Places a stone of the opening, and returns the decision if it was the last stone
    /// of one.
    ///
    /// # Errors
    ///
    /// Returns an error if no stone can be placed there, or no opening is on the board;
    /// the match is then unchanged.
    pub fn place(&mut self, square: Square) -> Result<Option<Decision>, Swap2Error> {
        let decision = self.opening().ok_or(Swap2Error::Over)?.place(square)?;
        self.game.play(square, None)?;
        self.mark_changed();
        Ok(decision)
    }

    /// Carries out a decision of the opening, in place of the stones that it has placed
    /// so far. When both players have a side, the game begins.
    ///
    /// # Errors
    ///
    /// Returns an error if the decision is not possible; the match is then unchanged.
    pub fn decide(&mut self, decision: &Decision) -> Result<(), Swap2Error> {
        let mut opening = self.opening().ok_or(Swap2Error::Over)?;
        let placed = opening.placed();
        opening.decide(decision)?;
        self.mark_changed();
        if placed > 0 {
            // The cursor may be behind the last stone, at a node that only has a comment.
            let first = self.moves().len() - placed + 1;
            self.game.tree.remove(self.game.tree.node_after(first));
        }
        if let Decision::Stones(stones) = decision {
            for &square in stones {
                self.game.play(square, None)?;
            }
        } else {
            self.game.choose_sides(opening.is_swapped());
        }
        Ok(())
    }

    /// Returns the decision that a computer player has to make in the opening, if it
    /// need not wait.
    #[must_use]
    pub fn pending_decision(&self) -> Option<OpeningTurn> {
        match self.participant_to_move() {
            Participant::Computer(spec) if self.game.is_open() && !self.game.paused => {
                Some(OpeningTurn {
                    turn: self.turn_of(spec),
                    stones: self.moves().to_vec(),
                })
            }
            _ => None,
        }
    }

    /// Carries out the decision of a computer player. Returns `false` if the decision is
    /// no longer pending or not possible; the match is then unchanged.
    pub fn accept_decision(&mut self, turn: &OpeningTurn, decision: &Decision) -> bool {
        let is_pending = self.pending_decision().as_ref() == Some(turn);
        is_pending && self.decide(decision).is_ok()
    }
}

/// Returns the opening with these stones.
fn opening_of(rules: Rules, stones: &[Square]) -> Option<Swap2> {
    let mut game = Game::new(rules);
    for &square in stones {
        game.play(square).ok()?;
    }
    Swap2::with_stones(game)
}

impl MatchGame {
    /// Returns `true` until the players of an opening have chosen their sides, but not
    /// while a side line is looked at that has more moves.
    pub(super) fn is_open(&self) -> bool {
        self.sides.is_some_and(Sides::is_open) && self.tree.moves().len() <= ALL
    }

    /// Returns the number of stones that belong to the opening.
    pub(super) fn opening_stones(&self) -> usize {
        let choice = self.sides.and_then(Sides::choice);
        choice.map_or(0, |choice| choice.stones)
    }

    /// Returns the seat for which a player decides in the opening.
    pub(super) fn seat_in_opening(&self, player: Player) -> Seat {
        match player {
            Player::First => self.opener,
            Player::Second => !self.opener,
        }
    }

    /// Gives the players their sides, and begins the game with the stones before the
    /// cursor. What was played with other sides is removed.
    fn choose_sides(&mut self, is_swapped: bool) {
        let before = self.sides.and_then(Sides::choice);
        let choice = SideChoice {
            stones: self.tree.moves().len(),
            first: if is_swapped {
                !self.opener
            } else {
                self.opener
            },
        };
        self.sides = Some(Sides::Chosen(choice));
        self.paused = false;
        self.tree.promote(self.tree.cursor());
        if before != Some(choice) {
            self.tree.remove_rest();
        }
    }

    /// Takes back the choice of the sides.
    pub(super) fn reopen(&mut self) {
        if let Some(Sides::Chosen(choice)) = self.sides {
            self.sides = Some(Sides::TakenBack(choice));
        }
    }

    /// Takes the choice of the sides back for good if the game no longer has the stones
    /// after which it was made.
    pub(super) fn forget_choice_without_stones(&mut self) {
        let record = self.tree.record();
        let moves = record
            .main_line()
            .filter(|&id| record[id].square().is_some());
        if moves.count() < self.opening_stones() {
            self.sides = Some(Sides::Open);
        }
    }

    /// Makes the choice of the sides again that was taken back here. Returns `false` if
    /// there is none.
    pub(super) fn redo_choice(&mut self) -> bool {
        let stones = self.tree.moves().len();
        let choice = self.choice_taken_back();
        let choice = choice.filter(|choice| choice.stones == stones);
        if let Some(choice) = choice {
            self.sides = Some(Sides::Chosen(choice));
            self.paused = self.options.is_show() && !self.tree.is_at_end();
        }
        choice.is_some()
    }

    /// Makes the choice of the sides again that was taken back, if the cursor is after
    /// it.
    pub(super) fn redo_passed_choice(&mut self) {
        let moves = self.tree.moves().len();
        let choice = self.choice_taken_back();
        if let Some(choice) = choice.filter(|choice| choice.stones < moves) {
            self.sides = Some(Sides::Chosen(choice));
        }
    }

    const fn choice_taken_back(&self) -> Option<SideChoice> {
        match self.sides {
            Some(Sides::TakenBack(choice)) => Some(choice),
            _ => None,
        }
    }

    /// Returns the player who acts after this many moves: the one to move, or the one
    /// who decides in an opening.
    pub(super) fn player_after(&self, moves: usize, is_open: bool) -> Player {
        if is_open {
            return decider_after(moves);
        }
        let first = self.tree.record().start().turn();
        if moves.is_multiple_of(2) {
            first
        } else {
            !first
        }
    }
}

/// A decision that a computer player has to make in an opening. It holds everything that
/// the player needs, so that the thinking can be done in another thread or worker.
///
/// ```
/// use dooz_core::{CannotPlay, Limits, Rules, Symbol};
/// use dooz_play::clock::{Clock, TimeControl};
/// use dooz_play::matches::{FirstMover, Match, MatchOptions, Turn};
/// let mut game = Match::new(MatchOptions {
///     first_mover: FirstMover::Far,
///     ..MatchOptions::by_rules(Rules::GOMOKU).with_swap2(Symbol::X)
/// });
/// let due = game.pending_decision().expect("the computer opens");
/// let clock = Clock::new(TimeControl::UNLIMITED);
/// let limits = Limits { nodes: Some(100), ..Limits::default() };
/// let think = |turn: Turn| Ok(turn.think(&limits, &mut |_| {})?.choice);
/// let decision = due.decide::<CannotPlay>(&clock, think, &mut |_| {})?;
/// assert!(game.accept_decision(&due, &decision));
/// assert_eq!(game.moves().len(), 3);
/// # Ok::<(), CannotPlay>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningTurn {
    /// The player, and the position with the stones so far.
    pub turn: Turn,
    /// The stones, in the order in which they were placed.
    pub stones: Vec<Square>,
}

impl OpeningTurn {
    /// Returns the opening.
    ///
    /// # Panics
    ///
    /// Panics if the stones are not those of an opening, which [`Match::pending_decision`]
    /// never returns.
    #[must_use]
    pub fn opening(&self) -> Swap2 {
        let opening = opening_of(self.turn.position.rules(), &self.stones);
        opening.expect("the stones were placed in an opening")
    }

    /// Decides by the scores that `think` returns for turns of the player, whose clocks
    /// share the time of this one: see [`Swap2::decision`].
    ///
    /// # Errors
    ///
    /// Returns the first error of `think`.
    pub fn decide<E>(
        &self,
        clock: &Clock,
        mut think: impl FnMut(Turn) -> Result<Choice, E>,
        report: &mut dyn FnMut(&Decision),
    ) -> Result<Decision, E> {
        let think = |position: &Position, clock: &Clock| {
            think(Turn {
                position: *position,
                clock: Some(*clock),
                ..self.turn.clone()
            })
        };
        self.opening().decision(clock, think, report)
    }
}
