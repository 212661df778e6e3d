//! Explanations of moves.

use dooz_core::{Position, Square};
use serde::Serialize;

use super::move_value::{Knowledge, MoveValue, ValueMap, ValuedMove};
use super::reasons::{Question, Reason, reasons};
use super::{ADVICE_VERSION, MoveClass, Suggestion};
use crate::text;

/// The explanation of a move: the reasons for its quality, refutations of other
/// moves, and the values of all moves. Created by
/// [`Adviser::explain`](super::Adviser::explain).
///
/// ```
/// use dooz_coach::advice::{Adviser, MoveClass, Reason, MoveValue};
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "X.. / O.. / ...", Symbol::X)?;
/// let why = Adviser::new().explain(&setup.position()?, "b1".parse()?, &Limits::default())?;
/// assert_eq!(why.class, MoveClass::ThrowsWinAway);
/// let (square, value) = ("b2".parse()?, MoveValue::Win { plies: 5 });
/// let better = Reason::Better { square, value, bound: false };
/// assert_eq!(why.reasons, [better]);
/// let best = why.alternatives.iter().find(|other| Some(other.found.square) == why.better);
/// assert_eq!(best.unwrap().line.len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explanation {
    /// [`ADVICE_VERSION`](super::ADVICE_VERSION).
    pub version: u32,
    /// The position, in documents from the top left with the first player as
    /// `X`.
    #[serde(rename = "board", serialize_with = "text::board")]
    pub position: Position,
    /// The move with its value and how that is known.
    #[serde(rename = "move")]
    pub found: ValuedMove,
    /// Its quality among the legal moves.
    pub class: MoveClass,
    /// The reasons, the most important first.
    pub reasons: Vec<Reason>,
    /// The move and its continuation.
    #[serde(with = "text::squares")]
    pub line: Vec<Square>,
    /// The best move that is known, if it is better than this one.
    #[serde(serialize_with = "text::some_square")]
    pub better: Option<Square>,
    /// All other legal moves, in reading order.
    pub alternatives: Vec<Alternative>,
    /// The values of all legal moves.
    pub map: ValueMap,
}

/// Another move that could be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Alternative {
    /// The move with its value and how that is known.
    #[serde(rename = "move")]
    pub found: ValuedMove,
    /// Its quality among the legal moves.
    pub class: MoveClass,
    /// The move and its continuation: best play to the end if a player wins,
    /// otherwise the reply that holds the draw, or the expected line of the
    /// search.
    #[serde(with = "text::squares")]
    pub line: Vec<Square>,
}

impl Explanation {
    /// Creates an explanation from the values and continuations of all legal
    /// moves in reading order: see [`Explanation::moves`]. `None` if these are
    /// not the legal moves, or the move is not among them. `best_is_proven` is that of
    /// their [map](ValueMap::best_is_proven).
    #[must_use]
    pub fn of(
        position: Position,
        square: Square,
        moves: Vec<Suggestion>,
        best_is_proven: bool,
    ) -> Option<Self> {
        let known = moves.iter().map(|other| other.found.square);
        let own = moves.iter().find(|other| other.found.square == square)?;
        if !known.eq(position.legal_moves()) {
            return None;
        }

        let found = own.found;
        let map = ValueMap {
            rules: position.rules(),
            turn: position.turn(),
            moves: moves.iter().map(|other| other.found).collect(),
            best_is_proven: best_is_proven || moves.iter().all(|other| other.found.is_proven()),
        };
        let class = |square| MoveClass::of(&map, square);
        let better = map.better(square).copied();
        let mut line = Vec::new();
        let mut alternatives = Vec::new();
        for other in moves {
            if other.found.square == square {
                line = other.line;
            } else {
                alternatives.push(Alternative {
                    found: other.found,
                    class: class(other.found.square),
                    line: other.line,
                });
            }
        }
        let reasons = reasons(&Question {
            position: &position,
            child: &position.after(square),
            square,
            map: &map,
            follows: line.get(1..).unwrap_or_default(),
            better,
        });
        Some(Self {
            version: ADVICE_VERSION,
            position,
            found,
            class: class(square),
            reasons,
            line,
            better: better.map(|better| better.square),
            alternatives,
            map,
        })
    }

    /// Returns the explanation of a move that a stronger search has chosen, with
    /// the value and the line that it expects, and the depth of that search.
    /// Estimates of different searches cannot be compared: of all other moves only
    /// proven values stay. A proven value of the move itself stays as well.
    ///
    /// ```
    /// use dooz_coach::advice::{Adviser, Knowledge, MoveValue};
    /// use dooz_core::{Limits, Position, Rules};
    /// let empty = Position::new(Rules::GOMOKU);
    /// let line = ["g7".parse()?, "h8".parse()?];
    /// let why = Adviser::new().explain(&empty, line[0], &Limits::default())?;
    /// let why = why.with_search(MoveValue::Estimate { score: 25 }, 12, &line);
    /// assert_eq!(why.found.knowledge, Knowledge::Search { plies: 12 });
    /// assert_eq!(why.better, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_search(self, value: MoveValue, plies: u32, line: &[Square]) -> Self {
        if self.found.is_proven() {
            return self;
        }
        let mut moves = self.moves();
        for other in moves.iter_mut().filter(|other| !other.found.is_proven()) {
            (other.found.value, other.found.knowledge) = (MoveValue::Unknown, Knowledge::None);
            other.line.truncate(1);
            if other.found.square == self.found.square {
                (other.found.value, other.found.knowledge) = (value, Knowledge::Search { plies });
                other.line = line.to_vec();
            }
        }
        let best_is_proven = self.map.best_is_proven;
        let why = Self::of(self.position, self.found.square, moves, best_is_proven);
        why.expect("these are the legal moves")
    }

    /// Returns all legal moves in reading order with their values and
    /// continuations. Everything else follows from these, and from whether the best one is
    /// proven to be.
    #[must_use]
    pub fn moves(&self) -> Vec<Suggestion> {
        let mut others = self.alternatives.iter().map(|other| &other.line);
        let moves = self.map.moves.iter().map(|&found| {
            let is_own = found.square == self.found.square;
            let line = if is_own { None } else { others.next() };
            let line = line.unwrap_or(&self.line).clone();
            Suggestion { found, line }
        });
        moves.collect()
    }

    /// Returns the refutation of an alternative if it is worse than the best
    /// move: its line from the opponent's reply on.
    #[must_use]
    pub fn refutation<'a>(&self, other: &'a Alternative) -> Option<&'a [Square]> {
        let is_worse = self.map.better(other.found.square).is_some();
        let reply = other.line.get(1..).filter(|line| !line.is_empty());
        reply.filter(|_| is_worse)
    }
}
