//! The ways to end a proof, or to make it smaller, other than by a move.

use dooz_core::{Bitboard, Line, LineRule, Symmetry};

use crate::matching::matching;
use crate::node::Node;
use crate::reader::Ending;
use crate::rejection::{Fault, Reason};
use crate::statement::Goal;
use crate::step::Step;
use crate::verifier::Verifier;

impl Verifier<'_> {
    /// Verifies a node that ends otherwise than by a move.
    pub(crate) fn end(&mut self, node: &Node, ending: Ending) -> Result<u32, Fault> {
        match ending {
            Ending::Reference => self.reference(node),
            _ if node.statement.goal == Goal::Win => Err(node.fault(Reason::OnlyHolds(ending))),
            Ending::Horizon => self.horizon(node),
            // Fouls could keep C from the move that the proof has it play.
            _ if self.rules.line() == LineRule::Renju => Err(node.fault(Reason::Renju)),
            Ending::Potential => self.potential(node),
            Ending::Pair => self.pair(node),
            Ending::Split => self.split(node),
        }
    }

    /// Verifies that an earlier lemma covers the node: each position of the
    /// state is one of the lemma's, turned and reflected by a symmetry, and what
    /// the lemma claims is at least as much.
    ///
    /// C must have the same stones, for its moves to be possible and its lines
    /// to be there; O can have fewer. What holds in the weak game holds in the
    /// game as well, whatever stones C has in addition.
    fn reference(&mut self, node: &Node) -> Result<u32, Fault> {
        let number = self.reader.number()?;
        let symmetry = self.reader.byte()?;
        let lemma = usize::try_from(number)
            .ok()
            .and_then(|i| self.proved.get(i));
        let lemma = lemma.ok_or_else(|| node.fault(Reason::Forward(number)))?;
        let map = Symmetry::of(self.rules).get(usize::from(symmetry));
        let map = *map.ok_or_else(|| node.fault(Reason::Symmetry(symmetry)))?;

        let (known, wanted) = (&lemma.statement, &node.statement);
        if (known.claimant, known.turn) != (wanted.claimant, wanted.turn) {
            return Err(node.fault(Reason::OtherSide(number)));
        }
        if !known.goal.implies(wanted.goal) {
            return Err(node.fault(Reason::Weaker(number)));
        }
        if node.region != self.rules.board() {
            return Err(node.fault(Reason::ReferenceInPart(number)));
        }
        let (image, state) = (known.state.image(self.rules, map), &wanted.state);
        let has_stones = if known.goal == Goal::HoldWeakly {
            image.claimant.without(&state.claimant).is_empty()
        } else {
            image.claimant == state.claimant
        };
        if !has_stones {
            return Err(node.fault(Reason::OtherStones(number)));
        }
        let allowed = image.opponent;
        let mut uncovered = state.opponent.without(&allowed);
        if self.rules.line() == LineRule::Renju {
            // Fouls depend on all stones, so that fewer are not always safe.
            uncovered |= allowed.without(&state.opponent);
        }
        if let Some(square) = uncovered.squares().next() {
            return Err(node.fault(Reason::Uncovered(number, square)));
        }
        // On the squares of O's stones in the lemma, O may have a stone anyway.
        let open = state.maybe.iter().map(|set| set.without(&allowed));
        let open: Vec<Bitboard> = open.filter(|set| !set.is_empty()).collect();
        let sets = image.maybe;
        let is_within = |i: usize, j: usize| open[i].without(&sets[j]).is_empty();
        if matching(open.len(), sets.len(), is_within) < open.len() {
            return Err(node.fault(Reason::UncoveredSets(number)));
        }
        let height = lemma.height;
        self.report(
            node,
            &Step::Reference {
                lemma: number,
                symmetry,
            },
        );
        Ok(height)
    }

    /// Verifies that O has too few moves left to fill a line.
    fn horizon(&mut self, node: &Node) -> Result<u32, Fault> {
        let Goal::HoldFor(plies) = node.statement.goal else {
            return Err(node.fault(Reason::NoHorizon));
        };
        let moves = if node.is_claimants_turn() {
            plies / 2
        } else {
            plies.div_ceil(2)
        };
        if let Some(line) = self.fillable(node, usize::from(moves)) {
            return Err(node.fault(Reason::Horizon(line)));
        }
        self.report(node, &Step::Horizon);
        Ok(0)
    }

    /// Verifies that C can stop all lines in the weak game by its weights alone
    /// (Erdős and Selfridge, 1973).
    ///
    /// A line that lacks s stones of O weighs 2^-s, a square as much as its
    /// lines together. C always takes the heaviest square. A stone of O on a
    /// square adds the square's weight; C's stone before took away at least as
    /// much. So a sum below 1 after O's move stays below 1 after each further
    /// one, and no line is ever full, since it would weigh 1. Before O's move
    /// the sum must be below 1/2, since no square weighs more than all lines.
    ///
    /// Squares that the state gives to O change nothing when O plays there, and
    /// a stone of C anywhere never adds weight.
    fn potential(&mut self, node: &Node) -> Result<u32, Fault> {
        let k = u32::from(self.rules.k());
        let state = node.statement.state.flattened();
        let missing = node.guarded.iter().filter_map(|&line| state.missing(line));
        // In units of 2^-k; a board has fewer than 2^12 lines, and k is at
        // most 31.
        let weight = missing
            .map(|squares| 1_u64 << (k - squares.len() as u32))
            .sum();
        let limit = if node.is_claimants_turn() {
            1 << k
        } else {
            1 << (k - 1)
        };
        if weight >= limit {
            return Err(node.fault(Reason::Potential { weight, limit }));
        }
        self.report(node, &Step::Potential);
        Ok(0)
    }

    /// Verifies a node of which two squares are paired.
    ///
    /// When O takes one of them, C takes the other at once, and nothing else has
    /// changed. So O cannot fill a line with both. Any other line has at most one
    /// of them, and the next node gives that one to O, by giving it both.
    fn pair(&mut self, node: &Node) -> Result<u32, Fault> {
        let first = self.reader.square(self.rules)?;
        let second = self.reader.square(self.rules)?;
        let mut next = node.weakened();
        for square in [first, second] {
            if !next.not_taken().contains(square) {
                return Err(node.fault(Reason::Pair(square)));
            }
            next.statement.state.opponent.insert(square);
        }
        let lacks_one = |line: &&Line| {
            !(line.squares().any(|square| square == first)
                && line.squares().any(|square| square == second))
        };
        next.guarded = next.guarded.iter().filter(lacks_one).copied().collect();
        self.report(node, &Step::Pair(first, second));
        self.walk(&next)
    }

    /// Verifies a node whose lines fall into parts of the region.
    ///
    /// C answers each move of O within the same part, by the proof for that
    /// part, and elsewhere as it likes. A stone of C that a proof does not know
    /// of is never in the way in the weak game, and one of O is in another part,
    /// or where the state gives it one, so it is on no line of this part that it
    /// is not counted for.
    fn split(&mut self, node: &Node) -> Result<u32, Fault> {
        if node.is_claimants_turn() {
            return Err(node.fault(Reason::SplitTurn));
        }
        let mut parts = Vec::new();
        let mut free = node.region;
        for _ in 0..self.reader.count(self.rules)? {
            let part = self.reader.squares(self.rules)?;
            if let Some(square) = part.without(&free).squares().next() {
                return Err(node.fault(Reason::Part(square)));
            }
            free = free.without(&part);
            parts.push(part);
        }
        // So each part is smaller than the whole.
        if parts.len() < 2 || parts.contains(&Bitboard::EMPTY) {
            return Err(node.fault(Reason::Parts));
        }
        let weak = node.weakened();
        let mut lines = vec![Vec::new(); parts.len()];
        for &line in &*node.guarded {
            let Some(missing) = weak.statement.state.missing(line) else {
                continue;
            };
            let holds = |part: &Bitboard| missing.without(part).is_empty();
            match parts.iter().position(holds) {
                Some(part) if !missing.is_empty() => lines[part].push(line),
                _ => return Err(node.fault(Reason::Across(line))),
            }
        }
        self.report(node, &Step::Split(parts.clone()));
        for (region, lines) in parts.into_iter().zip(lines) {
            let mut next = weak.clone();
            next.region = region;
            next.guarded = lines.into();
            self.walk(&next)?;
        }
        Ok(0)
    }
}
