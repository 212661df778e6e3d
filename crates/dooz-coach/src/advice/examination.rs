//! The examination of a position by an adviser.

use std::cell::RefCell;

use dooz_core::exact::Value;
use dooz_core::{Limits, Position, Score, Square};

use super::adviser::Adviser;
use super::exact::Exact;
use super::judge::{Judge, Wanted};
use super::move_value::{Knowledge, MoveValue, ValueMap, ValuedMove};
use super::near_ends::NearEnds;
use super::review::Suggestion;

/// The moves to value where no particular one is asked for.
pub(super) const EVERY_GOOD_MOVE: Wanted = Wanted {
    asked: None,
    best: Adviser::BEST_MOVES,
};

/// A position under examination by an adviser.
pub(super) struct Examination<'a> {
    pub(super) position: &'a Position,
    pub(super) limits: &'a Limits<'a>,
    pub(super) exact: Exact<'a>,
    pub(super) judge: &'a mut Option<Box<Judge>>,
    /// Receives the number of positions visited, repeatedly.
    pub(super) report: &'a dyn Fn(u64),
}

impl Examination<'_> {
    /// Returns the value of every legal move, as far as it is proven, and those
    /// that are wanted.
    pub(super) fn values(&mut self, wanted: Wanted) -> ValueMap {
        let known = RefCell::new(ValueMap::unknown(self.position));
        self.find_values(wanted, &known);
        known.into_inner()
    }

    /// Finds the values, and makes a report whenever more of them are `known`.
    pub(super) fn find_values(&mut self, wanted: Wanted, known: &RefCell<ValueMap>) {
        let (position, report) = (self.position, self.report);
        let findings = Findings::new(position, known);
        let best = self.solve_best(&findings);
        self.solve_each(&findings, wanted.asked);
        if let Some(MoveValue::Loss { plies }) = best {
            self.bound_losses(&findings, plies);
        }

        if !known.borrow().is_proven() {
            let (nodes, limits) = (self.exact.nodes(), self.limits);
            // An estimate says nothing of moves that are at most as good as a proven draw.
            let may_estimate = best != Some(MoveValue::Draw);
            if let Some(judge) = self.judge().filter(|_| may_estimate) {
                judge.find_values(position, wanted, limits, known, &|| report(nodes));
                self.solve_lengths(&findings);
                known.borrow_mut().share(&findings.children);
            } else {
                findings.add_near_ends();
            }
        }
        let is_proven = known.borrow().is_proven();
        known.borrow_mut().best_is_proven |= is_proven;
        report(self.exact.nodes());
        // The lines may take as long again as the values.
        self.exact.renew();
    }

    /// Finds the moves that the perfect player proves to be best within the limits, and
    /// returns their value.
    fn solve_best(&mut self, findings: &Findings<'_>) -> Option<MoveValue> {
        let proven = self.exact.best_moves(self.position);
        findings.known.borrow_mut().best_is_proven = !proven.is_empty();
        for &(square, value) in &proven {
            if let Some(place) = findings.place_of(square) {
                findings.learn_symmetric(place, value, Knowledge::Exact);
            }
        }
        proven.first().map(|&(_, value)| value)
    }

    /// Solves the positions after the other moves, as far as the limits allow.
    fn solve_each(&mut self, findings: &Findings<'_>, asked: Option<Square>) {
        // The move that is asked for comes first. Near the centre are those that somebody
        // is most likely to look for.
        let rules = self.position.rules();
        let mut moves = findings.moves();
        moves.sort_by_key(|&(_, square)| (asked != Some(square), rules.from_centre(square)));
        self.exact.renew();
        for (place, square) in moves {
            if findings.is_proven(place) {
                continue;
            }
            let Some(value) = self.exact.value(&self.position.after(square)) else {
                break;
            };
            let value = Score::from(value).one_ply_before().into();
            findings.learn_symmetric(place, value, Knowledge::Exact);
        }
    }

    /// Learns that all moves lose, where the best one loses in this many plies: no other
    /// lasts longer. Their exact lengths are found as far as the limits allow.
    fn bound_losses(&mut self, findings: &Findings<'_>, plies: u16) {
        self.exact.renew();
        for (place, square) in findings.moves() {
            if findings.is_proven(place) {
                continue;
            }
            let end = self.exact.end_within(&self.position.after(square), plies);
            let (value, knowledge) = end
                .map_or((MoveValue::Loss { plies }, Knowledge::Proven), |end| {
                    (Score::from(end).one_ply_before().into(), Knowledge::Exact)
                });
            findings.learn_symmetric(place, value, knowledge);
        }
    }

    /// Finds the exact lengths of wins and losses that lines of threats prove, as far as
    /// the limits allow: such a line need not be the shortest.
    fn solve_lengths(&mut self, findings: &Findings<'_>) {
        self.exact.renew();
        for (place, square) in findings.moves() {
            let found = findings.known.borrow().moves[place];
            if found.is_bound()
                && let Some(plies) = found.value.plies()
                && let Some(end) = self.exact.end_within(&self.position.after(square), plies)
            {
                let value = Score::from(end).one_ply_before().into();
                findings.learn(place, value, Knowledge::Exact);
            }
        }
    }

    /// Returns the judge of boards of this game, if there is one.
    fn judge(&mut self) -> Option<&mut Judge> {
        let rules = self.position.rules();
        if self
            .judge
            .as_ref()
            .is_none_or(|judge| judge.rules() != rules)
        {
            *self.judge = Judge::new(rules).map(Box::new);
        }
        self.judge.as_deref_mut()
    }

    /// Returns every legal move with its continuation, and whether the best one is proven to
    /// be. Those of `square` and of the best move come first, as long as there are nodes left.
    pub(super) fn lines_of_all(&mut self, square: Square) -> (Vec<Suggestion>, bool) {
        let map = self.values(Wanted {
            asked: Some(square),
            ..EVERY_GOOD_MOVE
        });
        let first = [map.of(square), map.better(square)];
        let first = first.map(|found| found.map(|&found| self.suggestion(found)));
        let lines = map.moves.iter().map(|&found| {
            let mut known = first.iter().flatten();
            let known = known.find(|known| known.found == found);
            known.cloned().unwrap_or_else(|| self.suggestion(found))
        });
        (lines.collect(), map.best_is_proven)
    }

    pub(super) fn suggestion(&mut self, found: ValuedMove) -> Suggestion {
        let line = self.continuation(&found);
        (self.report)(self.exact.nodes());
        Suggestion { found, line }
    }

    /// Returns a move and best play after it: to the end of the game if it is
    /// known to be won or lost, otherwise as far as is of interest.
    pub(super) fn continuation(&mut self, found: &ValuedMove) -> Vec<Square> {
        let position = self.position;
        let child = position.after(found.square);
        let mut line = vec![found.square];
        if child.outcome().is_some() {
            return line;
        }
        let value = self.exact_after(found, &child);
        let best_play = value.map_or_else(Vec::new, |value| match value.plies() {
            Some(_) => self.exact.line(&child, value),
            // The reply that holds the draw.
            None => self.exact.move_to(&child, value).into_iter().collect(),
        });
        let length = value.map(|value| value.plies().map_or(1, usize::from));
        if length == Some(best_play.len()) {
            line.extend(best_play);
            return line;
        }
        let limits = self.limits;
        let reply = match (found.knowledge, self.judge()) {
            (Knowledge::None, _) => Vec::new(),
            (_, Some(judge)) => judge.continuation(position, found, limits),
            (_, None) => NearEnds::of(position)
                .reply(found.square)
                .into_iter()
                .collect(),
        };
        // A line of threats may be longer than best play, which a limit has cut short.
        let is_best = length.is_none_or(|length| reply.len() <= length);
        line.extend(if is_best { reply } else { best_play });
        line
    }

    /// Returns the value after a move for the opponent, if it is known to be exact.
    fn exact_after(&mut self, found: &ValuedMove, child: &Position) -> Option<Value> {
        match (found.knowledge, found.value) {
            (Knowledge::Exact, MoveValue::Win { plies }) => Some(Value::loss_in(plies - 1)),
            (Knowledge::Exact, MoveValue::Loss { plies }) => Some(Value::win_in(plies - 1)),
            (Knowledge::Exact, MoveValue::Draw) => Some(Value::DRAW),
            (Knowledge::Proven, _) => self.exact.value(child),
            _ => None,
        }
    }
}

/// The legal moves of a position, with the values found so far.
struct Findings<'a> {
    position: &'a Position,
    /// The positions after the moves, in canonical form: those after symmetric moves are
    /// equal.
    children: Vec<Position>,
    known: &'a RefCell<ValueMap>,
}

impl<'a> Findings<'a> {
    fn new(position: &'a Position, known: &'a RefCell<ValueMap>) -> Self {
        let moves = position.legal_moves();
        Self {
            position,
            children: moves
                .map(|square| position.after(square).canonical())
                .collect(),
            known,
        }
    }

    /// Returns all moves with their places in the map.
    fn moves(&self) -> Vec<(usize, Square)> {
        self.position.legal_moves().enumerate().collect()
    }

    fn place_of(&self, square: Square) -> Option<usize> {
        self.position
            .legal_moves()
            .position(|other| other == square)
    }

    fn is_proven(&self, place: usize) -> bool {
        self.known.borrow().moves[place].is_proven()
    }

    fn learn(&self, place: usize, value: MoveValue, knowledge: Knowledge) {
        let found = &mut self.known.borrow_mut().moves[place];
        (found.value, found.knowledge) = (value, knowledge);
    }

    /// Learns the value of a move and of all that are symmetric to it.
    fn learn_symmetric(&self, place: usize, value: MoveValue, knowledge: Knowledge) {
        let child = &self.children[place];
        for same in (0..self.children.len()).filter(|&other| self.children[other] == *child) {
            self.learn(same, value, knowledge);
        }
    }

    /// Learns which moves end the game soon, as the stones show it.
    fn add_near_ends(&self) {
        let near = NearEnds::of(self.position);
        for (place, square) in self.moves() {
            if !self.is_proven(place)
                && let Some(value) = near.value(square)
            {
                self.learn(place, value, Knowledge::Exact);
            }
        }
    }
}
