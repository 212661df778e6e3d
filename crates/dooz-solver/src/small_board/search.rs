//! The search: does the attacker win within a number of moves?

use std::cmp::Reverse;
use std::ops::ControlFlow::{self, Break, Continue};

use dooz_core::{Limits, Progress};

use super::lines::{CellSet, Lines, MOST_SQUARES, cells};
use super::state::{FULL_LINE, Role, State};
use super::table::{Answer, Entry, Key, Table};
use super::techniques::Techniques;

/// The number of positions between two reports of progress.
const REPORT_INTERVAL: u64 = 1 << 14;

/// The number of stones up to which symmetric positions are one: to map more costs
/// more time than it saves, on 7x4.
const MOST_SYMMETRIC_STONES: u32 = 8;

/// One search with its limits.
pub(super) struct Search<'a> {
    pub(super) lines: &'a Lines,
    pub(super) table: &'a mut Table,
    pub(super) techniques: Techniques,
    pub(super) limits: &'a Limits<'a>,
    /// The number of bytes that the table may take.
    pub(super) memory: usize,
    pub(super) progress: &'a mut dyn FnMut(&Progress<'_>),
    /// The last report, but for its number of nodes.
    pub(super) report: Progress<'static>,
    pub(super) nodes: u64,
    /// `true` once a limit is met: the answers no longer count.
    pub(super) stopped: bool,
}

/// The moves worth trying in a position.
struct Moves {
    squares: CellSet,
    /// The answer if none of them is better for the side to move.
    otherwise: Answer,
}

/// A move with its merit, so that the greatest merit comes first.
type Ordered = (Reverse<u32>, u8);

/// Returns the best answer for a side.
const fn success(role: Role) -> Answer {
    match role {
        Role::Attacker => Answer::Yes,
        Role::Defender => Answer::Never,
    }
}

impl Search<'_> {
    /// Returns the answer for the attacker within a number of its own moves, at
    /// least one. Neither side may have a line.
    pub(super) fn answer(&mut self, state: &State, mover: Role, moves: u8) -> Answer {
        self.nodes += 1;
        if self.stopped || !self.limits.allow(self.nodes) {
            self.stopped = true;
            return Answer::NotYet;
        }
        if self.nodes.is_multiple_of(REPORT_INTERVAL) {
            self.report.nodes = self.nodes;
            (self.progress)(&self.report);
        }

        let Moves { squares, otherwise } = match self.look(state, mover, moves) {
            Break(answer) => return answer,
            Continue(moves) => moves,
        };
        let key = self.key(state, mover);
        let known = if self.uses(Techniques::TABLE) {
            self.table.get(&key)
        } else {
            None
        };
        if let Some(answer) = known.and_then(|entry| entry.answer(moves)) {
            return answer;
        }

        let nodes = self.nodes;
        let remembered = known.and_then(|entry| entry.best());
        let mut places = [Ordered::default(); MOST_SQUARES];
        let order = self.order(state, squares, remembered, &mut places);
        let mut answer = otherwise;
        let mut best = None;
        for &(_, cell) in order {
            let child = state.after(cell.into(), mover, self.lines);
            let found = match mover {
                Role::Attacker => self.answer(&child, Role::Defender, moves - 1).max(answer),
                Role::Defender => self.answer(&child, Role::Attacker, moves).min(answer),
            };
            if self.stopped {
                return Answer::NotYet;
            }
            if found != answer || best.is_none() {
                (answer, best) = (found, Some(cell));
            }
            // For the defender, any move that is not lost at once will do.
            if answer == success(mover) || (mover == Role::Defender && answer < Answer::Yes) {
                break;
            }
        }
        if self.uses(Techniques::TABLE) {
            // The move of an image is not that of the position.
            let best = best.filter(|_| !self.is_shared_by_images(state));
            let entry = Entry::new(key, moves, answer, best, self.nodes - nodes);
            self.table.insert(entry, self.memory);
        }
        answer
    }

    /// Returns `true` if the search uses a technique.
    pub(super) const fn uses(&self, technique: Techniques) -> bool {
        self.techniques.contains(technique)
    }

    /// Returns the answer that a position shows without a look at its children, or
    /// else the moves worth trying.
    fn look(&self, state: &State, mover: Role, moves: u8) -> ControlFlow<Answer, Moves> {
        let threats = state[!mover].threats;
        if state[mover].threats != 0 {
            return Break(success(mover));
        }
        if threats.count_ones() > 1 {
            return Break(success(!mover));
        }
        let potential = state[Role::Attacker].potential;
        if potential == 0 || self.is_held(mover, potential) {
            return Break(Answer::Never);
        }
        // One move does not complete a line that is no threat yet.
        if moves == 1 {
            return Break(Answer::NotYet);
        }

        let mut squares = if threats == 0 {
            self.answers_to_double_threats(state, mover, moves)?
        } else {
            threats
        };
        if self.uses(Techniques::LIVE_SQUARES) && self.lines.stones_never_harm() {
            // A stone elsewhere is no better than a pass, and a pass is never better
            // than a stone.
            squares &= state.live_squares(self.lines);
        }
        let weights = cells(squares).map(|cell| state[Role::Attacker].weights[cell]);
        let greatest = u32::from(weights.max().unwrap_or(0));
        let is_held = match mover {
            Role::Attacker => self.is_held(Role::Defender, potential + greatest),
            Role::Defender => self.is_held(Role::Attacker, potential - greatest),
        };
        if is_held {
            return Break(Answer::Never);
        }
        self.moves_in_time(state, mover, moves, squares)
    }

    /// Returns the empty squares but those that leave the other side two threats at
    /// once, or the answer if the side to move makes two itself. Neither side may have
    /// a threat already.
    fn answers_to_double_threats(
        &self,
        state: &State,
        mover: Role,
        moves: u8,
    ) -> ControlFlow<Answer, CellSet> {
        let empty = self.lines.board() & !state.stones();
        if !self.uses(Techniques::DOUBLE_THREATS) {
            return Continue(empty);
        }
        if state.replies_to_double_threats(mover, self.lines).is_some() {
            return Break(success(mover));
        }
        if mover == Role::Attacker && moves == 2 {
            return Break(Answer::NotYet);
        }
        Continue(
            state
                .replies_to_double_threats(!mover, self.lines)
                .unwrap_or(empty),
        )
    }

    /// Returns those of the squares whose lines can be completed in time, or the
    /// answer if the attacker has too few such lines.
    fn moves_in_time(
        &self,
        state: &State,
        mover: Role,
        moves: u8,
        squares: CellSet,
    ) -> ControlFlow<Answer, Moves> {
        let otherwise = success(!mover);
        if !self.uses(Techniques::DEADLINE) || moves > self.lines.rules().k() {
            return Continue(Moves { squares, otherwise });
        }
        let (reach, potential) = state[Role::Attacker].lines_missing(0..=moves, self.lines);
        if potential == 0 || self.is_held(mover, potential) {
            return Break(Answer::NotYet);
        }
        // The attacker's last move comes before the defender's answer to it.
        let replies = match mover {
            Role::Attacker => moves - 1,
            Role::Defender => moves,
        };
        let (counter_reach, _) = state[Role::Defender].lines_missing(0..=replies, self.lines);
        let in_time = squares & (reach | counter_reach);
        if in_time == squares || !self.lines.stones_never_harm() {
            return Continue(Moves { squares, otherwise });
        }
        Continue(Moves {
            squares: in_time,
            otherwise: otherwise.max(Answer::NotYet),
        })
    }

    /// Returns `true` if the defender surely puts a stone on each of the attacker's
    /// lines, given their potential (Erdős and Selfridge, "On a combinatorial game",
    /// 1973).
    fn is_held(&self, mover: Role, potential: u32) -> bool {
        let most = match mover {
            Role::Attacker => FULL_LINE / 2,
            Role::Defender => FULL_LINE,
        };
        self.uses(Techniques::POTENTIAL) && potential < most
    }

    /// Returns the key under which the table knows a position.
    fn key(&self, state: &State, mover: Role) -> Key {
        let mut stones = [state[Role::Attacker].stones, state[Role::Defender].stones];
        if self.is_shared_by_images(state) {
            stones = self.lines.images().canonical(stones);
        }
        Key { stones, mover }
    }

    /// Returns `true` if symmetric positions share one entry of the table.
    fn is_shared_by_images(&self, state: &State) -> bool {
        self.uses(Techniques::SYMMETRY) && state.stones().count_ones() <= MOST_SYMMETRIC_STONES
    }

    /// Sorts moves: first the one remembered, then those to squares whose lines are
    /// the most and the longest, of both sides together.
    fn order<'b>(
        &self,
        state: &State,
        moves: CellSet,
        remembered: Option<u8>,
        places: &'b mut [Ordered; MOST_SQUARES],
    ) -> &'b [Ordered] {
        let weight = |role, cell| u32::from(state[role].weights[cell]);
        let mut count = 0;
        for cell in cells(moves) {
            let merit = if remembered == Some(cell as u8) {
                u32::MAX
            } else if self.uses(Techniques::ORDERING) {
                weight(Role::Attacker, cell) + weight(Role::Defender, cell)
            } else {
                0
            };
            places[count] = (Reverse(merit), cell as u8);
            count += 1;
        }
        let order = &mut places[..count];
        order.sort_unstable();
        order
    }
}
