//! Zones of proofs, and replies that share an answer.
//!
//! The *zone* of a proof (relevance zone in the literature, by Wu and Lin, 2010) is the set
//! of squares that it depends on while the opponent
//! may have one more stone on a square that is not known. An answer to one reply also
//! answers every other one outside its zone.

use std::cmp::Reverse;
use std::ops::BitOr;

use dooz_core::{Bitboard, Square};

use crate::cells::CellSet;

/// A set of squares.
pub(crate) trait SquareSet: Copy + PartialEq + BitOr<Output = Self> {
    type Square: Copy + Ord;

    const EMPTY: Self;

    fn of(square: Self::Square) -> Self;
    fn without(self, other: &Self) -> Self;
    fn len(&self) -> usize;

    fn contains(self, square: Self::Square) -> bool {
        self.without(&Self::of(square)) != self
    }

    fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }
}

impl SquareSet for Bitboard {
    type Square = Square;

    const EMPTY: Self = Self::EMPTY;

    fn of(square: Square) -> Self {
        [square].into_iter().collect()
    }

    fn without(self, other: &Self) -> Self {
        Self::without(self, other)
    }

    fn len(&self) -> usize {
        Self::len(self)
    }
}

impl SquareSet for CellSet {
    type Square = usize;

    const EMPTY: Self = 0;

    fn of(cell: usize) -> Self {
        1 << cell
    }

    fn without(self, other: &Self) -> Self {
        self & !other
    }

    fn len(&self) -> usize {
        self.count_ones() as usize
    }
}

/// The number of stones of unknown squares that zones are known for.
pub(crate) const UNKNOWN_STONES: usize = 3;

/// The zones of a proof, by the number of the opponent's stones of which the squares
/// are not known, from one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Zones<S>(pub(crate) [S; UNKNOWN_STONES]);

impl<S: SquareSet> Zones<S> {
    /// The zones of a proof that depends on some squares, however many stones there
    /// are.
    pub(crate) fn all(squares: S) -> Self {
        Self([squares; UNKNOWN_STONES])
    }

    /// Returns the zone for one stone.
    pub(crate) const fn first(&self) -> &S {
        &self.0[0]
    }

    pub(crate) fn with(self, squares: S) -> Self {
        Self(self.0.map(|zone| zone | squares))
    }

    pub(crate) fn add(&mut self, other: &Self) {
        for (zone, other) in self.0.iter_mut().zip(other.0) {
            *zone = *zone | other;
        }
    }

    /// Adds the zones of an answer to several replies, of which the opponent may have
    /// played one: a stone more of which the square is not known. Beyond
    /// [`UNKNOWN_STONES`] of these no zone is known, and the whole board counts.
    pub(crate) fn add_shared(&mut self, answer: &Self, board: S) {
        let more = answer.0[1..].iter().copied().chain([board]);
        for (zone, more) in self.0.iter_mut().zip(more) {
            *zone = *zone | more;
        }
    }

    /// Adds the zones of the answers to replies.
    pub(crate) fn add_replies<'a, A: 'a>(
        &mut self,
        replies: impl IntoIterator<Item = &'a Reply<S, A>>,
        zones: impl Fn(&A) -> &Self,
        board: S,
    ) where
        S: 'a,
    {
        for Reply { also, answer, .. } in replies {
            if also.is_empty() {
                self.add(zones(answer));
            } else {
                self.add_shared(zones(answer), board);
            }
        }
    }
}

/// A reply with its answer, which also answers others.
#[derive(Clone, Debug)]
pub(crate) struct Reply<S: SquareSet, A> {
    pub(crate) square: S::Square,
    pub(crate) also: S,
    pub(crate) answer: A,
}

impl<S: SquareSet, A> Reply<S, A> {
    /// Returns a reply with an answer to no other one.
    pub(crate) fn alone(square: S::Square, answer: A) -> Self {
        let also = S::EMPTY;
        Self {
            square,
            also,
            answer,
        }
    }
}

/// Takes the replies whose answers also answer others out of those that are left: at
/// each step the one that answers most. An answer to a reply answers others outside
/// its zone, but not those of `alone`.
pub(crate) fn share_answers<S: SquareSet, A>(
    left: &mut S,
    alone: &S,
    answers: &mut Vec<(S::Square, A)>,
    zone: impl Fn(&A) -> &S,
) -> Vec<Reply<S, A>> {
    let mut replies = Vec::new();
    loop {
        let also = |(square, answer): &(S::Square, A)| {
            let others = left.without(&S::of(*square));
            others.without(zone(answer)).without(alone)
        };
        let candidates = answers.iter().enumerate();
        let candidates = candidates.filter(|(_, (square, _))| left.contains(*square));
        let best = candidates
            .map(|(index, reply)| (also(reply), index))
            .max_by_key(|(also, index)| (also.len(), Reverse(*index)));
        let Some((also, index)) = best.filter(|(also, _)| !also.is_empty()) else {
            return replies;
        };
        let (square, answer) = answers.swap_remove(index);
        *left = left.without(&(also | S::of(square)));
        replies.push(Reply {
            square,
            also,
            answer,
        });
    }
}
