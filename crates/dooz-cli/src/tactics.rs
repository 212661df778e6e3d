//! What a position threatens, and the squares that are forbidden in it.

use dooz_coach::advice::Means;
use dooz_coach::analysis::{Analysis, ForbiddenSquare, ForcedWins, ThreatMap, WinSolver};
use dooz_core::{Limits, MoveList, Player, Position, Square, Symbol};
use dooz_engine::Board;
use dooz_locale::{Explain, Value};

use crate::printer::Printer;

/// The forced wins and the forbidden squares of a position, which are reported before
/// any search of all moves.
#[derive(Debug)]
pub(crate) struct Tactics {
    pub(crate) wins: ForcedWins,
    pub(crate) forbidden: Vec<ForbiddenSquare>,
}

/// The positions that are visited for each of the tactics: a tenth of a second's
/// worth.
const TACTICS_NODES: u64 = 20_000;

impl Tactics {
    /// Finds the tactics of a position.
    pub(crate) fn of(position: &Position, limits: &Limits<'_>) -> Self {
        let mut board = Board::new(position).expect("the rules are supported");
        let limits = Limits {
            nodes: Some(TACTICS_NODES.min(limits.nodes.unwrap_or(u64::MAX))),
            ..*limits
        };
        let map = ThreatMap::of(position).expect("the rules are supported");
        Self {
            wins: WinSolver::new().solve(&mut board, &limits),
            forbidden: map.forbidden,
        }
    }

    /// Returns the line by which the player to move wins by these threats.
    pub(crate) fn win_by(&self, threats: Threats) -> Option<&[Square]> {
        let win = self.wins.own.as_ref()?;
        (Threats::of(win.means) == threats).then_some(&win.moves)
    }

    /// Returns the sentences about the tactics.
    pub(crate) fn sentences(&self, turn: Player, first: Symbol, printer: &Printer) -> Vec<String> {
        let locale = printer.locale();
        let mut sentences = Vec::new();
        let name = |player: Player| player.symbol(first).to_string();
        let mut say = |key: &str, player, moves: Value<'_>| {
            let gaps = [("player", name(player).into()), ("moves", moves)];
            sentences.push(locale.format(key, &gaps));
        };
        if let Some(win) = &self.wins.own {
            let key = format!("analyze-{}-win", Threats::of(win.means).name());
            say(&key, turn, MoveList(&win.moves).into());
        }
        if let Some(win) = &self.wins.danger {
            say("analyze-danger", !turn, MoveList(&win.moves).into());
        }
        if !self.forbidden.is_empty() {
            let names = self.forbidden.iter();
            let names = names.map(|forbidden| {
                let foul = forbidden.foul.explain(locale);
                format!("{} ({foul})", forbidden.square)
            });
            say(
                "analyze-fouls",
                turn,
                locale.list(&names.collect::<Vec<_>>()).into(),
            );
        }
        sentences
    }
}

impl From<Analysis> for Tactics {
    fn from(analysis: Analysis) -> Self {
        Self {
            wins: analysis.wins,
            forbidden: analysis.threats.forbidden,
        }
    }
}

/// The threats by which a win is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threats {
    /// Fours (VCF).
    Fours,
    /// Fours, and what threatens to win by them (VCT).
    All,
}

impl Threats {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Fours, Self::All];

    /// Returns the name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fours => "vcf",
            Self::All => "vct",
        }
    }

    const fn of(means: Means) -> Self {
        match means {
            Means::Fours => Self::Fours,
            Means::Threats | Means::OpenThree => Self::All,
        }
    }
}
