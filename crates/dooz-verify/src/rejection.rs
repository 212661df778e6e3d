//! The reasons why a certificate is rejected.

use std::fmt;

use dooz_core::{Line, RulesError, Square};

use crate::reader::Ending;
use crate::state::{MAX_MAYBE_SETS, State};

/// The rejection of a certificate: the step that failed, and the reason.
///
/// It does not mean that the claim is false, only that this file is no proof.
///
/// ```
/// use dooz_verify::{Reason, verify};
/// let rejection = verify(b"DZC1\x00\x03").unwrap_err();
/// assert_eq!(rejection.reason, Reason::EndOfFile);
/// assert_eq!((rejection.lemma, rejection.offset), (None, 6));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The number of the lemma, from 0, unless the file failed before the first
    /// or after the last one.
    pub lemma: Option<usize>,
    /// The number of bytes that had been read.
    pub offset: usize,
    /// The state in which a step of the proof failed.
    pub state: Option<Box<State>>,
    /// The rule that was broken.
    pub reason: Reason,
}

/// The rule of proof, or of the format, that a certificate breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The file does not begin with `DZC1`.
    Magic,
    /// The file ends too early.
    EndOfFile,
    /// This many bytes follow the last lemma.
    BytesLeft(usize),
    /// A number is not in its shortest form, or has more than nine bytes.
    Number,
    /// A count is larger than the board, or not a number.
    Count,
    /// The line rule is unknown.
    LineRule,
    /// The rules do not exist.
    Rules(RulesError),
    /// Nothing can be proved about misère.
    Misere,
    /// The file has no lemma.
    NoLemma,
    /// The goal of a lemma is unknown.
    Goal,
    /// The number of plies of a lemma is too large.
    Plies,
    /// The side to move of a lemma is neither 0 nor 1.
    Side,
    /// The claimant of a lemma is neither 0 nor 1.
    Claimant,
    /// A word that should be a square is none of this board.
    OffBoard,
    /// A square occurs twice in a list, or in two that must be disjoint.
    Twice(Square),
    /// There are more maybe-sets than [`MAX_MAYBE_SETS`].
    MaybeSets,
    /// The last lemma has maybe-sets, so that it is about many positions.
    ManyPositions,
    /// The game is already over in the position of the claim.
    GameOver,
    /// A proof is deeper than any game is long.
    Depth,
    /// The claimant's move is on a square that is or may be taken, lies outside
    /// the part of a split, or is a foul.
    Move(Square),
    /// The opponent can complete this line.
    Finish(Line),
    /// The opponent has no move left, and nobody has won.
    Full,
    /// A listed reply is on a square that is taken, lies outside the part of a
    /// split, or is a foul.
    Reply(Square),
    /// A proof of a win uses a rule that only proves that the claimant holds.
    OnlyHolds(Ending),
    /// A split where the claimant is to move.
    SplitTurn,
    /// A reference to this lemma or to one that has not been read.
    Forward(u64),
    /// A symmetry that this board does not have.
    Symmetry(u8),
    /// The lemma has another claimant, or the other player is to move.
    OtherSide(u64),
    /// The goal of the lemma is not enough for this proof.
    Weaker(u64),
    /// The claimant's stones of the lemma are not those of the state.
    OtherStones(u64),
    /// The opponent may have a stone on this square, which the lemma does not
    /// allow for.
    Uncovered(u64, Square),
    /// A maybe-set is not within a maybe-set of the lemma.
    UncoveredSets(u64),
    /// A lemma about the whole board is used for a part of it.
    ReferenceInPart(u64),
    /// The opponent's lines weigh too much for the claimant to stop them all.
    Potential {
        /// Their weight; a full line would weigh 2^k.
        weight: u64,
        /// The weight from which on this does not prove anything.
        limit: u64,
    },
    /// A square of a pair is taken, lies outside the part of a split, or is the
    /// other one.
    Pair(Square),
    /// A split into fewer than two parts, or into an empty one.
    Parts,
    /// A square of a part of a split lies outside the part that is split.
    Part(Square),
    /// The missing squares of this line do not lie in one part of the split.
    Across(Line),
    /// The opponent can fill this line in time.
    Horizon(Line),
    /// A horizon in a proof that the claimant holds for ever.
    NoHorizon,
    /// In renju, a state stands for one position only, and neither is the game
    /// made weaker.
    Renju,
    /// In renju, a state is not a position of a game.
    RenjuPosition,
}

impl Reason {
    /// Returns the name of the reason, as in the description of the format.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Magic => "magic",
            Self::EndOfFile => "end-of-file",
            Self::BytesLeft(_) => "bytes-left",
            Self::Number => "number",
            Self::Count => "count",
            Self::LineRule => "line-rule",
            Self::Rules(_) => "rules",
            Self::Misere => "misere",
            Self::NoLemma => "no-lemma",
            Self::Goal => "goal",
            Self::Plies => "plies",
            Self::Side => "side",
            Self::Claimant => "claimant",
            Self::OffBoard => "off-board",
            Self::Twice(_) => "twice",
            Self::MaybeSets => "maybe-sets",
            Self::ManyPositions => "many-positions",
            Self::GameOver => "game-over",
            Self::Depth => "depth",
            Self::Move(_) => "move",
            Self::Finish(_) => "finish",
            Self::Full => "full",
            Self::Reply(_) => "reply",
            Self::OnlyHolds(_) => "only-holds",
            Self::SplitTurn => "split-turn",
            Self::Forward(_) => "forward",
            Self::Symmetry(_) => "symmetry",
            Self::OtherSide(_) => "other-side",
            Self::Weaker(_) => "weaker",
            Self::OtherStones(_) => "other-stones",
            Self::Uncovered(..) => "uncovered",
            Self::UncoveredSets(_) => "uncovered-sets",
            Self::ReferenceInPart(_) => "reference-in-part",
            Self::Potential { .. } => "potential",
            Self::Pair(_) => "pair",
            Self::Parts => "parts",
            Self::Part(_) => "part",
            Self::Across(_) => "across",
            Self::Horizon(_) => "horizon",
            Self::NoHorizon => "no-horizon",
            Self::Renju => "renju",
            Self::RenjuPosition => "renju-position",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Magic => f.write_str("the file does not begin with DZC1"),
            Self::EndOfFile => f.write_str("the file ends too early"),
            Self::BytesLeft(count) => write!(f, "{count} bytes follow the last lemma"),
            Self::Number => {
                f.write_str("a number has more than nine bytes, or is not in its shortest form")
            }
            Self::Count => f.write_str("a count is larger than the board"),
            Self::LineRule => f.write_str("the line rule is unknown"),
            Self::Rules(error) => error.fmt(f),
            Self::Misere => f.write_str("nothing can be proved about misère"),
            Self::NoLemma => f.write_str("there is no lemma"),
            Self::Goal => f.write_str("the goal is unknown"),
            Self::Plies => f.write_str("no game lasts for that many plies"),
            Self::Side => f.write_str("the side to move is neither 0 nor 1"),
            Self::Claimant => f.write_str("the claimant is neither 0 nor 1"),
            Self::OffBoard => f.write_str("a square is off the board"),
            Self::Twice(square) => write!(f, "{square} occurs twice"),
            Self::MaybeSets => write!(f, "there are more than {MAX_MAYBE_SETS} maybe-sets"),
            Self::ManyPositions => f.write_str("the last lemma is about many positions"),
            Self::GameOver => f.write_str("the game is already over"),
            Self::Depth => f.write_str("the proof is deeper than any game is long"),
            Self::Move(square) => write!(f, "the claimant may be unable to play {square}"),
            Self::Finish(line) => write!(f, "the opponent can complete {}", Row(line)),
            Self::Full => f.write_str("the opponent has no move, and nobody has won"),
            Self::Reply(square) => write!(f, "the opponent cannot play {square}"),
            Self::OnlyHolds(ending) => write!(f, "{ending:?} does not prove a win"),
            Self::SplitTurn => f.write_str("a split needs the opponent to be to move"),
            Self::Forward(lemma) => write!(f, "lemma {lemma} is not an earlier one"),
            Self::Symmetry(number) => write!(f, "the board has no symmetry {number}"),
            Self::OtherSide(lemma) => write!(f, "lemma {lemma} is about another side"),
            Self::Weaker(lemma) => write!(f, "lemma {lemma} does not claim enough"),
            Self::OtherStones(lemma) => {
                write!(
                    f,
                    "the claimant's stones in lemma {lemma} are not those of this state"
                )
            }
            Self::Uncovered(lemma, square) => {
                write!(
                    f,
                    "lemma {lemma} does not allow for an opponent on {square}"
                )
            }
            Self::UncoveredSets(lemma) => {
                write!(f, "lemma {lemma} does not allow for all maybe-sets")
            }
            Self::ReferenceInPart(lemma) => {
                write!(
                    f,
                    "lemma {lemma} is about the whole board, not a part of it"
                )
            }
            Self::Potential { weight, limit } => {
                write!(f, "the lines weigh {weight}, which is not below {limit}")
            }
            Self::Pair(square) => write!(f, "{square} cannot be one of a pair"),
            Self::Parts => f.write_str("a split has at least two parts, none of them empty"),
            Self::Part(square) => write!(f, "{square} is not in the part that is split"),
            Self::Across(line) => write!(f, "{} lies in no single part", Row(line)),
            Self::Horizon(line) => write!(f, "the opponent can fill {} in time", Row(line)),
            Self::NoHorizon => f.write_str("this proof has to hold for ever"),
            Self::Renju => f.write_str("renju allows neither maybe-sets nor the weak game"),
            Self::RenjuPosition => f.write_str("this is not a position of a renju game"),
        }
    }
}

/// A line by its first and last square.
struct Row(Line);

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0.first, self.0.last())
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(lemma) = self.lemma {
            write!(f, "lemma {lemma}, ")?;
        }
        write!(f, "byte {}: {}", self.offset, self.reason)?;
        match &self.state {
            Some(state) => write!(f, " ({state})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Rejection {}

/// A broken rule, with the state in which it was broken if there is one.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) reason: Reason,
    pub(crate) state: Option<Box<State>>,
}

impl Fault {
    /// Returns the rejection of a file that has been read until here.
    pub(crate) fn at(self, lemma: Option<usize>, offset: usize) -> Rejection {
        Rejection {
            lemma,
            offset,
            state: self.state,
            reason: self.reason,
        }
    }
}

impl From<Reason> for Fault {
    fn from(reason: Reason) -> Self {
        let state = None;
        Self { reason, state }
    }
}
