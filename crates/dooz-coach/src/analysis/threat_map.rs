//! Threats and forbidden squares, as a board shows them without a search.

use dooz_core::{Direction, Foul, Player, Position, Square};
use dooz_engine::{Board, Threat};
use serde::{Deserialize, Serialize};

use super::ThreatLine;
use crate::text;

/// The threats on a board: the rows of stones that threaten something, the empty
/// squares on which a stone would, and those that are forbidden.
///
/// ```
/// use dooz_coach::analysis::{ThreatClass, ThreatMap};
/// use dooz_core::{Position, Rules};
/// let mut position = Position::new(Rules::GOMOKU);
/// for square in ["h8", "a1", "i8", "a3", "j8"] {
///     position.play(square.parse()?)?;
/// }
/// let map = ThreatMap::of(&position).unwrap();
/// let strongest: Vec<_> = map.threats.iter().take(2).collect();
/// assert!(strongest.iter().all(|threat| threat.class == ThreatClass::OpenFour));
/// assert_eq!(strongest[0].square, "g8".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThreatMap {
    /// The threats of both players, the strongest first; those of one class in
    /// reading order. A square can be in it once for each player.
    pub threats: Vec<ThreatSquare>,
    /// The squares that renju forbids to the player to move, in reading order.
    pub forbidden: Vec<ForbiddenSquare>,
    /// The open threes and fours of both players, the fours first.
    pub lines: Vec<ThreatLine>,
}

/// An empty square on which a player's stone makes a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThreatSquare {
    /// The square.
    #[serde(with = "text")]
    pub square: Square,
    /// The player whose stone would make the threat.
    #[serde(with = "text::PlayerName")]
    pub player: Player,
    /// The greatest threat that the stone would make.
    pub class: ThreatClass,
}

/// The class of a threat, ordered by strength. Its names are those of gomoku: in
/// lines of `k` stones, a five is a line of `k`, and a four lacks one stone.
///
/// ```
/// use dooz_coach::analysis::ThreatClass;
/// assert!(ThreatClass::Five > ThreatClass::OpenThree);
/// assert_eq!(serde_json::to_string(&ThreatClass::OpenFour)?, r#""open-four""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThreatClass {
    /// An open three, or several.
    OpenThree,
    /// A four, perhaps with a three.
    Four,
    /// An open four, or two fours.
    OpenFour,
    /// A completed line.
    Five,
}

/// A square that renju forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForbiddenSquare {
    /// The square.
    #[serde(with = "text")]
    pub square: Square,
    /// The reason.
    #[serde(with = "text::FoulName")]
    pub foul: Foul,
}

impl ThreatMap {
    /// Returns the map of a position, which is empty if the game is over, or `None`
    /// if the engine does not play by its rules.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let mut board = Board::new(position)?;
        if position.outcome().is_some() {
            return Some(Self::default());
        }
        let mut threats = Vec::new();
        for player in Player::BOTH {
            let of_player = |square| ThreatSquare::of(&mut board, player, square);
            threats.extend(position.empty().squares().filter_map(of_player));
        }
        threats.sort_by_key(|threat| std::cmp::Reverse(threat.class));
        let forbidden = board.near_stones().squares().filter_map(|square| {
            let foul = position.foul(square)?;
            Some(ForbiddenSquare { square, foul })
        });
        Some(Self {
            threats,
            forbidden: forbidden.collect(),
            lines: ThreatLine::all(&board),
        })
    }
}

impl ThreatSquare {
    fn of(board: &mut Board, player: Player, square: Square) -> Option<Self> {
        let threat = match board.threat(player, square) {
            // Some of its threes can turn out to be none.
            Threat::Foul if !is_foul(board, player, square) => {
                let pattern = |direction| board.pattern(player, square, direction);
                Threat::of(Direction::ALL.map(pattern), false)
            }
            threat => threat,
        };
        let class = match threat {
            Threat::None | Threat::Foul => return None,
            Threat::Three | Threat::DoubleThree => ThreatClass::OpenThree,
            Threat::Four | Threat::FourWithGain | Threat::FourThree => ThreatClass::Four,
            Threat::OpenFour => ThreatClass::OpenFour,
            Threat::Five => ThreatClass::Five,
        };
        Some(Self {
            square,
            player,
            class,
        })
    }
}

/// Returns `true` if a player's stone would be a foul, even if it is not their turn.
fn is_foul(board: &mut Board, player: Player, square: Square) -> bool {
    if board.turn() == player {
        return board.is_foul(square);
    }
    board.pass();
    let is_foul = board.is_foul(square);
    board.undo();
    is_foul
}
