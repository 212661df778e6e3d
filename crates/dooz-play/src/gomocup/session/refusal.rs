//! Refusals of commands.

use std::fmt;

use dooz_core::{CannotPlay, Foul, Outcome, Player, Rules, SetupError};

use super::super::{CommandError, Point, Reply, UnsupportedRule};
use super::{LARGEST, SMALLEST};

/// The reason why a session refuses a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The line is not a command.
    Command(CommandError),
    /// There is no board yet.
    NoBoard,
    /// No board has this size.
    Size,
    /// The rule is not supported.
    Rule(UnsupportedRule),
    /// The brain does not play by the rules.
    CannotPlay(CannotPlay),
    /// The point is not on the board.
    OffBoard(Point, Rules),
    /// There is a stone on the point.
    Occupied(Point),
    /// The move is forbidden.
    Foul(Point, Foul),
    /// The game is over.
    Over(Outcome),
    /// The first move is asked for, but there are stones on the board.
    NotEmpty,
    /// The move cannot be taken back.
    NotLast(Point),
    /// The numbers of stones do not leave the brain to move.
    Counts { own: usize, opponent: usize },
    /// The stones cannot have come from a game.
    Setup(SetupError),
    /// An opening by swaps does not have this number of stones.
    Opening(usize),
    /// There is no move that is not excluded.
    Blocked,
    /// No pair of moves, or no move, can balance the game.
    NothingToWeigh,
    /// The brain does not show or keep its table.
    Table,
    /// Too many commands wait for the brain.
    Busy,
}

impl Refusal {
    pub(super) fn reply(&self) -> Reply {
        match self {
            Self::Command(CommandError::Unknown(_)) | Self::Table => {
                Reply::Unknown(self.to_string())
            }
            _ => Reply::Error(self.to_string()),
        }
    }
}

impl From<UnsupportedRule> for Refusal {
    fn from(error: UnsupportedRule) -> Self {
        Self::Rule(error)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Command(error) => error.fmt(f),
            Self::NoBoard => f.write_str("there is no board: send START first"),
            Self::Size => write!(f, "boards have {SMALLEST} to {LARGEST} columns and rows"),
            Self::Rule(error) => error.fmt(f),
            Self::CannotPlay(error) => error.fmt(f),
            Self::OffBoard(point, rules) => {
                let (width, height) = (rules.width(), rules.height());
                write!(f, "{point} is off the {width}x{height} board")
            }
            Self::Occupied(point) => write!(f, "{point} is occupied"),
            Self::Foul(point, foul) => write!(f, "{point} is forbidden: it would be a {foul}"),
            Self::Over(Outcome::Draw) => f.write_str("the game is over: it is a draw"),
            Self::Over(Outcome::Win(Player::First)) => {
                f.write_str("the game is over: the first player has won")
            }
            Self::Over(Outcome::Win(Player::Second)) => {
                f.write_str("the game is over: the second player has won")
            }
            Self::NotEmpty => {
                f.write_str("there are stones on the board: BEGIN is for the first move")
            }
            Self::NotLast(point) => write!(f, "{point} was not the last move"),
            Self::Counts { own, opponent } => write!(
                f,
                "it is not the brain's turn: own stones {own}, opponent's {opponent}"
            ),
            Self::Setup(error) => error.fmt(f),
            Self::Opening(stones) => {
                write!(f, "SWAP2BOARD has 0, 3 or 5 stones, not {stones}")
            }
            Self::Blocked => f.write_str("every move is excluded: send YXBLOCKRESET"),
            Self::NothingToWeigh => f.write_str("no moves here leave the game open"),
            Self::Busy => f.write_str("too many commands wait for the end of the search"),
            Self::Table => f.write_str("the table of this brain is not shown or kept in files"),
        }
    }
}
