//! Reasons for the quality of a move, as facts that can be checked on the
//! board.

use dooz_core::{LineRule, Outcome, Player, Position, Square};
use serde::Serialize;

use super::means::Means;
use super::move_value::{Knowledge, MoveValue, ValueMap, ValuedMove};
use super::stones::Stones;
use crate::text;

/// A fact about a move that shows why it is good or bad. *The player* is the
/// one who makes it.
///
/// ```
/// use dooz_coach::advice::Reason;
/// let blocks = Reason::Blocks { squares: vec!["c3".parse().unwrap()] };
/// assert_eq!(serde_json::to_string(&blocks)?, r#"{"kind":"blocks","squares":["c3"]}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// It completes a line, which wins.
    WinsAtOnce {
        /// The squares of the line, or of all lines if there are several, each
        /// once.
        #[serde(with = "text::squares")]
        line: Vec<Square>,
    },
    /// It completes a line, which loses by the rules.
    CompletesLine {
        /// The squares of the line, or of all lines if there are several, each
        /// once.
        #[serde(with = "text::squares")]
        line: Vec<Square>,
    },
    /// It fills the board, and nobody has won.
    EndsInDraw,
    /// It loses: the opponent has this answer.
    Loses {
        /// The number of plies to the end, including this move.
        plies: u16,
        /// The continuation, beginning with the opponent's answer.
        #[serde(with = "text::squares")]
        line: Vec<Square>,
        /// `true` if this is proven.
        exact: bool,
        /// `true` if the number of plies is an upper bound.
        #[serde(skip_serializing_if = "is_false")]
        bound: bool,
        /// The means by which the winner wins, on a large board if it is proven.
        #[serde(skip_serializing_if = "Option::is_none")]
        means: Option<Means>,
    },
    /// It wins, but not at once.
    WinsIn {
        /// The number of plies to the end, including this move.
        plies: u16,
        /// The continuation, beginning with the opponent's answer.
        #[serde(with = "text::squares")]
        line: Vec<Square>,
        /// `true` if this is proven.
        exact: bool,
        /// `true` if the number of plies is an upper bound.
        #[serde(skip_serializing_if = "is_false")]
        bound: bool,
        /// The means by which the winner wins, on a large board if it is proven.
        #[serde(skip_serializing_if = "Option::is_none")]
        means: Option<Means>,
    },
    /// Another move is better: certainly, or because this one loses and a search sees no loss
    /// after the other.
    Better {
        /// That move.
        #[serde(with = "text")]
        square: Square,
        /// Its value.
        #[serde(rename = "worth")]
        value: MoveValue,
        /// `true` if the number of plies of the value is an upper bound.
        #[serde(skip_serializing_if = "is_false")]
        bound: bool,
    },
    /// Before it, the opponent could complete a line at these squares and win;
    /// now that is no longer possible.
    Blocks {
        /// The squares, usually the move itself.
        #[serde(with = "text::squares")]
        squares: Vec<Square>,
    },
    /// The opponent cannot win at once, and the player has several squares that
    /// do, some of them new, unless the opponent stops them.
    Fork {
        /// The squares.
        #[serde(with = "text::squares")]
        squares: Vec<Square>,
    },
    /// The player can now win at this square unless the opponent stops it.
    Threatens {
        /// The square.
        #[serde(with = "text")]
        square: Square,
    },
    /// With the opponent to move instead, there would be a fork at these
    /// squares; now there is none anywhere.
    BlocksFork {
        /// The squares.
        #[serde(with = "text::squares")]
        squares: Vec<Square>,
    },
    /// Another move certainly wins; whether this one does is not proven.
    SureWin {
        /// The other move.
        #[serde(with = "text")]
        square: Square,
        /// The number of plies to the end with it.
        plies: u16,
        /// `true` if the number of plies is an upper bound.
        #[serde(skip_serializing_if = "is_false")]
        bound: bool,
    },
    /// It is the only legal move.
    Forced,
    /// It is the only move that keeps the win.
    OnlyWin,
    /// It is the only move that keeps the draw.
    OnlyDraw,
    /// It keeps the draw, and no move wins.
    KeepsDraw,
    /// It draws, which is proven; whether another move wins is not.
    Draws,
    /// Every move loses, and no other one lasts longer.
    LastsLongest,
    /// Every move draws.
    NothingToLose,
    /// More lines without an opposing stone run through it than through any
    /// other free square.
    MostLines {
        /// The number of lines.
        count: usize,
    },
    /// A search does not reach the end, and prefers no other move.
    SearchPrefers {
        /// The depth of the search.
        plies: u32,
        /// The expected line, beginning with the opponent's answer.
        #[serde(with = "text::squares")]
        line: Vec<Square>,
    },
    /// A search prefers another move.
    SearchDoubts {
        /// The depth of the search.
        plies: u32,
        /// The move that it prefers.
        #[serde(with = "text")]
        better: Square,
    },
}

impl Reason {
    /// Returns the means by which the winner wins, if they are known.
    #[must_use]
    pub const fn means(&self) -> Option<Means> {
        match self {
            Self::Loses { means, .. } | Self::WinsIn { means, .. } => *means,
            _ => None,
        }
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_false(bound: &bool) -> bool {
    !*bound
}

/// A move and everything that is needed to give reasons for it.
pub(super) struct Question<'a> {
    pub(super) position: &'a Position,
    /// The position after the move.
    pub(super) child: &'a Position,
    pub(super) square: Square,
    pub(super) map: &'a ValueMap,
    /// The continuation after the move.
    pub(super) follows: &'a [Square],
    /// The best move that is known, if it is better than this one.
    pub(super) better: Option<ValuedMove>,
}

/// Returns the reasons, the most important first.
pub(super) fn reasons(question: &Question<'_>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if let Some(outcome) = question.child.outcome() {
        reasons.push(question.end(outcome));
    }
    if question.child.outcome().is_none() {
        let (by_outcome, comparison) = (question.by_outcome(), question.only_or_better());
        // Facts about lines explain a win, but must hide neither a loss, nor a draw, nor
        // that another move is certainly better.
        let facts = question.facts();
        if matches!(by_outcome, Some(Reason::Loses { .. } | Reason::Draws)) {
            reasons.extend(by_outcome);
            reasons.extend(comparison);
            reasons.extend(facts);
        } else if question.better.is_some_and(|better| better.is_proven()) {
            reasons.extend(comparison);
            reasons.extend(facts);
            reasons.extend(by_outcome);
        } else {
            reasons.extend(facts);
            reasons.extend(by_outcome);
            reasons.extend(comparison);
        }
        reasons.extend(question.position_play());
    } else if !question.own().value.is_win() {
        reasons.extend(question.only_or_better());
    }
    reasons
}

impl Question<'_> {
    fn own(&self) -> &ValuedMove {
        self.map.of(self.square).expect("the move is legal")
    }

    fn player(&self) -> Player {
        self.position.turn()
    }

    /// Returns the reason of a move that ends the game.
    fn end(&self, outcome: Outcome) -> Reason {
        let mut line = Vec::new();
        for completed in self.child.winning_lines() {
            for square in completed.squares() {
                if !line.contains(&square) {
                    line.push(square);
                }
            }
        }
        match outcome {
            Outcome::Win(winner) if winner == self.player() => Reason::WinsAtOnce { line },
            Outcome::Win(_) => Reason::CompletesLine { line },
            Outcome::Draw => Reason::EndsInDraw,
        }
    }

    /// Returns the reason that follows from the outcome after the move.
    fn by_outcome(&self) -> Option<Reason> {
        let (own, exact) = (self.own(), self.own().is_proven());
        let line = || self.follows.to_vec();
        let means = || Means::of(self.position, self.square, self.follows).filter(|_| exact);
        match own.value {
            // The search for the line has met its limit.
            MoveValue::Win { .. } | MoveValue::Loss { .. } if self.follows.is_empty() => None,
            MoveValue::Win { plies } => Some(Reason::WinsIn {
                plies,
                line: line(),
                exact,
                bound: own.is_bound(),
                means: means(),
            }),
            MoveValue::Loss { plies } => Some(Reason::Loses {
                plies,
                line: line(),
                exact,
                bound: own.is_bound(),
                means: means(),
            }),
            MoveValue::Estimate { .. } => self.estimate(),
            MoveValue::Draw => (exact && self.map.outcome().is_none()).then_some(Reason::Draws),
            MoveValue::Unknown => None,
        }
    }

    fn estimate(&self) -> Option<Reason> {
        let Knowledge::Search { plies } = self.own().knowledge else {
            return None;
        };
        Some(match &self.better {
            // A search cannot be held against a proof.
            Some(better) if better.is_proven() => return None,
            Some(better) => Reason::SearchDoubts {
                plies,
                better: better.square,
            },
            None => Reason::SearchPrefers {
                plies,
                line: self.follows.to_vec(),
            },
        })
    }

    /// Returns the reason that follows from a comparison with other moves.
    fn only_or_better(&self) -> Option<Reason> {
        if self.map.moves.len() == 1 {
            return Some(Reason::Forced);
        }
        if let Some(better) = &self.better {
            if let (MoveValue::Win { plies }, true, false) =
                (better.value, better.is_proven(), self.own().is_proven())
            {
                return Some(Reason::SureWin {
                    square: better.square,
                    plies,
                    bound: better.is_bound(),
                });
            }
            let Knowledge::Search { plies } = better.knowledge else {
                return Some(Reason::Better {
                    square: better.square,
                    value: better.value,
                    bound: better.is_bound(),
                });
            };
            return match (self.own().value, better.value) {
                // It is doubted already.
                (MoveValue::Estimate { .. }, _) => None,
                (MoveValue::Loss { .. }, MoveValue::Estimate { .. }) => Some(Reason::Better {
                    square: better.square,
                    value: better.value,
                    bound: false,
                }),
                _ => Some(Reason::SearchDoubts {
                    plies,
                    better: better.square,
                }),
            };
        }
        let own = self.own().proven()?;
        let others = self
            .map
            .moves
            .iter()
            .filter(|other| other.square != self.square);
        let others: Option<Vec<i8>> = others.map(ValuedMove::proven).collect();
        let Some(others) = others else {
            let keeps_draw = own == 0 && self.map.outcome() == Some(0);
            return keeps_draw.then_some(Reason::KeepsDraw);
        };
        let all = |test: fn(i8, i8) -> bool| others.iter().all(|&other| test(other, own));
        match own {
            1.. if all(|other, own| other < own) => Some(Reason::OnlyWin),
            0 if all(|other, own| other < own) => Some(Reason::OnlyDraw),
            0 if all(|other, own| other == own) => Some(Reason::NothingToLose),
            0 => Some(Reason::KeepsDraw),
            1.. => None,
            _ => self.lasts_longest().then_some(Reason::LastsLongest),
        }
    }

    /// Returns `true` if no other losing move can last longer.
    fn lasts_longest(&self) -> bool {
        let is_best = |best: &ValuedMove| best.value == self.own().value;
        self.own().knowledge == Knowledge::Exact && self.map.best().is_some_and(is_best)
    }

    /// Returns the facts about the lines of both players.
    fn facts(&self) -> Vec<Reason> {
        let mut facts = Vec::new();
        if self.position.rules().line() == LineRule::Misere {
            return facts;
        }
        let (player, opponent) = (self.player(), !self.player());
        let (before, after) = (Stones::of(self.position), Stones::of(self.child));
        let [own_before, own_after] = [before, after].map(|stones| stones.completing(player));
        let [wins_before, wins_after] = [before, after].map(|stones| stones.completing(opponent));

        let is_new = |square: &Square| !own_before.contains(square);
        let has_new = own_after.iter().any(is_new);
        if wins_after.is_empty() && has_new && own_after.len() >= 2 {
            facts.push(Reason::Fork {
                squares: own_after.clone(),
            });
        }
        let blocked = wins_before.iter().filter(|win| !wins_after.contains(win));
        let blocked: Vec<Square> = blocked.copied().collect();
        if !blocked.is_empty() {
            facts.push(Reason::Blocks { squares: blocked });
        } else if wins_before.is_empty() && own_before.is_empty() && self.forks_are_moves() {
            let forks = before.forks(opponent);
            if !forks.is_empty() && after.forks(opponent).is_empty() {
                facts.push(Reason::BlocksFork { squares: forks });
            }
        }
        if let [square] = own_after[..]
            && has_new
            && wins_after.is_empty()
        {
            facts.push(Reason::Threatens { square });
        }
        facts
    }

    /// Returns `true` if the opponent may play at every fork: renju forbids
    /// some squares to the first player, depending on the whole board.
    fn forks_are_moves(&self) -> bool {
        let may_be_foul =
            self.position.rules().line() == LineRule::Renju && self.player() == Player::Second;
        !may_be_foul
    }

    /// Returns a reason for a move if nothing can go wrong.
    fn position_play(&self) -> Option<Reason> {
        let misere = self.position.rules().line() == LineRule::Misere;
        let decided = matches!(
            self.own().value,
            MoveValue::Win { .. } | MoveValue::Loss { .. }
        );
        if misere || decided || self.better.is_some() {
            return None;
        }
        let stones = Stones::of(self.position);
        stones
            .has_most_open_lines(self.player(), self.square)
            .then(|| Reason::MostLines {
                count: stones.open_lines(self.player(), self.square),
            })
    }
}
