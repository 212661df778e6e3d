//! The grades of moves in a review.

use dooz_coach::advice::{MoveClass, ReviewedMove};
use dooz_core::Player;

use super::Worth;

/// The grade of a move: its badge in a review, and its dot in the chart.
///
/// ```
/// use dooz_coach::advice::{Adviser, Review};
/// use dooz_core::{Game, Limits, Rules, parse_moves};
/// use dooz_web::analysis::{Grade, cost};
/// let mut game = Game::new(Rules::TIC_TAC_TOE);
/// for square in parse_moves("a3 b3 a1") {
///     game.play(square.unwrap())?;
/// }
/// let review = Review::of(&game, &mut Adviser::new(), &Limits::default());
/// let slip = &review.moves[1];
/// assert_eq!((Grade::of(slip), cost(slip)), (Some(Grade::Blunder), Some(50)));
/// # Ok::<(), dooz_core::PlayError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// No other move is known to be better.
    Best,
    /// Another move is better, but not by much.
    Good,
    /// It costs some of the chance.
    Slip,
    /// It costs much of the chance.
    Mistake,
    /// It certainly throws away a win or a draw.
    Blunder,
}

/// The loss in per cent from which on a move is a slip, and a mistake.
const SLIP: u8 = 10;
const MISTAKE: u8 = 25;

impl Grade {
    /// Returns the grade of a move, or `None` if nothing is known of it.
    #[must_use]
    pub fn of(reviewed: &ReviewedMove) -> Option<Self> {
        Some(match reviewed.class {
            MoveClass::Forced | MoveClass::Only | MoveClass::Best | MoveClass::Preferred => {
                Self::Best
            }
            MoveClass::SlowerWin | MoveClass::FasterLoss | MoveClass::Good => Self::Good,
            MoveClass::Doubtful => Self::Slip,
            MoveClass::Mistake => Self::Mistake,
            MoveClass::ThrowsWinAway | MoveClass::Loses => Self::Blunder,
            MoveClass::Unproven | MoveClass::Lost => match cost(reviewed)? {
                MISTAKE.. => Self::Mistake,
                SLIP.. => Self::Slip,
                _ => Self::Good,
            },
            MoveClass::Unknown => return None,
        })
    }

    /// Returns its name in style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Slip => "slip",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// Returns the key of the message that names it.
    #[must_use]
    pub const fn message_key(self) -> &'static str {
        match self {
            Self::Best => "analyse-grade-best",
            Self::Good => "analyse-grade-good",
            Self::Slip => "analyse-grade-slip",
            Self::Mistake => "analyse-grade-mistake",
            Self::Blunder => "analyse-grade-blunder",
        }
    }

    /// Returns `true` if the move turned the chances.
    #[must_use]
    pub const fn is_mistake(self) -> bool {
        matches!(self, Self::Mistake | Self::Blunder)
    }
}

/// Returns the chance that a move has cost its player, in whole per cent.
#[must_use]
pub fn cost(reviewed: &ReviewedMove) -> Option<u8> {
    let own = |worth: Worth| {
        let percent = worth.percent()?;
        Some(match reviewed.player {
            Player::First => percent,
            Player::Second => 100 - percent,
        })
    };
    let after = own(Worth::of(&reviewed.found, reviewed.player))?;
    let before = own(worth_before(reviewed))?;
    Some(before.saturating_sub(after))
}

/// Returns the value of the position before a move.
#[must_use]
pub fn worth_before(reviewed: &ReviewedMove) -> Worth {
    let better = reviewed.better.as_ref();
    let best = better.map_or(&reviewed.found, |better| &better.found);
    // As in `Worth::of_map`: where it is not known whether the move keeps the value, only a
    // win is proven.
    let is_proven = best.value.is_win() || reviewed.keeps.is_some();
    let exact = best.is_proven() && is_proven;
    Worth::new(best, exact, reviewed.player)
}

/// Returns the accuracy of a player in whole per cent: what is left of the chance after
/// a move, on average. `None` before anything is known of their moves.
///
/// ```
/// use dooz_coach::advice::{Adviser, Review};
/// use dooz_core::{Game, Limits, Player, Rules, parse_moves};
/// use dooz_web::analysis::accuracy;
/// let mut game = Game::new(Rules::TIC_TAC_TOE);
/// for square in parse_moves("a3 b3 a1 a2") {
///     game.play(square.unwrap())?;
/// }
/// let review = Review::of(&game, &mut Adviser::new(), &Limits::default());
/// assert_eq!(accuracy(&review.moves, Player::First), Some(100));
/// assert_eq!(accuracy(&review.moves, Player::Second), Some(75));
/// # Ok::<(), dooz_core::PlayError>(())
/// ```
#[must_use]
pub fn accuracy(moves: &[ReviewedMove], player: Player) -> Option<u8> {
    let own = moves.iter().filter(|reviewed| reviewed.player == player);
    let costs: Vec<u32> = own.filter_map(cost).map(u32::from).collect();
    let count = u32::try_from(costs.len()).ok().filter(|&count| count > 0)?;
    let lost = (costs.iter().sum::<u32>() + count / 2) / count;
    u8::try_from(100 - lost).ok()
}
