//! Computer players by name, with their options.

use std::time::Duration;

use dooz_core::classics::{AlphaBeta, Freecodecamp, Lafore, Machinarium, Sisoog};
use dooz_core::exact::{Entry, Perfect};
use dooz_core::textbook::Search;
use dooz_core::textbook::{self, Candidates, Cut, Family, Tie, Window};
use dooz_core::{Brain, CannotPlay, Player, Position, Rules, Symbol};

use super::{Chance, Draw, Random};
use crate::levels::{Level, LevelPlayer};

/// Which computer player, with which options and limits.
///
/// Its text is the name, followed by the options that differ from the usual:
///
/// ```
/// use dooz_play::players::BrainSpec;
/// let spec: BrainSpec = "alphabeta:window=-2,2:fast-cut=min".parse()?;
/// assert_eq!(spec.name(), "alphabeta");
/// assert_eq!(spec.to_string(), "alphabeta:window=-2,2:fast-cut=min");
/// assert_eq!("search:4".parse::<BrainSpec>()?.limits.depth, Some(4));
/// # Ok::<(), dooz_play::players::BrainSpecError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BrainSpec {
    /// The player.
    pub kind: BrainKind,
    /// How far it may think.
    pub limits: ThinkLimits,
}

/// A computer player with the options that are its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BrainKind {
    /// The console program in C.
    Sisoog,
    /// The program for the browser.
    Freecodecamp,
    /// The program that averages.
    Lafore,
    /// The program with a window, which searches with alpha-beta.
    AlphaBeta(AlphaBetaOptions),
    /// The same program without pruning.
    Minimax,
    /// The intuitive player for large boards.
    Machinarium(Machinarium),
    /// The player that cannot be beaten where it can search to the end.
    Perfect,
    /// A search of limited depth.
    Search,
    /// A player that slips as often as its level says.
    Level(Level),
    /// Any legal move.
    Random,
}

/// The options of `alphabeta`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlphaBetaOptions {
    /// The first window.
    pub window: Window,
    /// Where to stop at the best possible value.
    pub fast_cut: FastCut,
    /// When to cut.
    pub cut: Cut,
    /// Whether to store no move where the article's program stores none.
    pub faithful: bool,
}

impl Default for AlphaBetaOptions {
    fn default() -> Self {
        Self {
            window: Window::new(-1, 1),
            fast_cut: FastCut::None,
            cut: Cut::AtLeast,
            faithful: false,
        }
    }
}

/// Where alpha-beta stops at the best possible value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FastCut {
    /// Nowhere.
    #[default]
    None,
    /// In the nodes of the minimising side.
    Min,
    /// In all nodes.
    Both,
}

/// The usual player breaks ties toward the centre: the article's program
/// begins at the edge, where sixty squares are equally good to it.
pub(super) const INTUITIVE: Machinarium = Machinarium {
    family: Family::Power,
    style: 0,
    candidates: Candidates::All,
    tie: Tie::Centre,
};

/// Half-way between chance and the strongest play.
pub(super) const USUAL_LEVEL: Level = match Level::new(50) {
    Ok(level) => level,
    Err(_) => Level::BEST,
};

/// How far a player may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThinkLimits {
    /// The most moves to look ahead.
    pub depth: Option<u32>,
    /// The most positions to look at.
    pub nodes: Option<u64>,
    /// The longest time.
    pub time: Option<Duration>,
}

impl AlphaBetaOptions {
    fn brain(self, x: Player) -> AlphaBeta {
        let fast = match self.fast_cut {
            FastCut::None => textbook::FastCut::NONE,
            FastCut::Min => textbook::FastCut::min(-1),
            FastCut::Both => textbook::FastCut::both(-1, 1),
        };
        let Self {
            window,
            cut,
            faithful,
            ..
        } = self;
        AlphaBeta {
            window,
            cut,
            fast,
            faithful,
            ..AlphaBeta::new(x)
        }
    }
}

impl BrainSpec {
    /// The names of all players, in the order in which a menu lists them.
    pub const NAMES: [&'static str; 10] = [
        "perfect",
        "sisoog",
        "freecodecamp",
        "lafore",
        "alphabeta",
        "minimax",
        "machinarium",
        "search",
        "level",
        "random",
    ];

    /// The player of this name with its usual options.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let kind = match name.to_ascii_lowercase().as_str() {
            "perfect" => BrainKind::Perfect,
            "sisoog" => BrainKind::Sisoog,
            "freecodecamp" => BrainKind::Freecodecamp,
            "lafore" => BrainKind::Lafore,
            "alphabeta" => BrainKind::AlphaBeta(AlphaBetaOptions::default()),
            "minimax" => BrainKind::Minimax,
            "machinarium" => BrainKind::Machinarium(INTUITIVE),
            "search" => BrainKind::Search,
            "level" => BrainKind::Level(USUAL_LEVEL),
            "random" => BrainKind::Random,
            _ => return None,
        };
        let limits = ThinkLimits::default();
        Some(Self { kind, limits })
    }

    /// The player's name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self.kind {
            BrainKind::Sisoog => "sisoog",
            BrainKind::Freecodecamp => "freecodecamp",
            BrainKind::Lafore => "lafore",
            BrainKind::AlphaBeta(_) => "alphabeta",
            BrainKind::Minimax => "minimax",
            BrainKind::Machinarium(_) => "machinarium",
            BrainKind::Perfect => "perfect",
            BrainKind::Search => "search",
            BrainKind::Level(_) => "level",
            BrainKind::Random => "random",
        }
    }

    /// Whether the player knows these rules.
    ///
    /// # Errors
    ///
    /// If it does not.
    pub fn plays(&self, rules: Rules) -> Result<(), CannotPlay> {
        let only_small = match self.kind {
            BrainKind::Sisoog
            | BrainKind::Freecodecamp
            | BrainKind::Lafore
            | BrainKind::AlphaBeta(_)
            | BrainKind::Minimax => true,
            BrainKind::Machinarium(_)
            | BrainKind::Perfect
            | BrainKind::Search
            | BrainKind::Level(_)
            | BrainKind::Random => false,
        };
        if only_small && rules != Rules::TIC_TAC_TOE {
            return Err(CannotPlay::Only(Rules::TIC_TAC_TOE));
        }
        Ok(())
    }

    /// The player itself, for games of these rules in which the first player
    /// has the symbol `first`; `chance` and `game` are its dice.
    #[must_use]
    pub fn build(
        &self,
        rules: Rules,
        first: Symbol,
        chance: Chance,
        game: u32,
    ) -> Box<dyn Brain + Send> {
        let x = if first == Symbol::X {
            Player::First
        } else {
            Player::Second
        };
        match self.kind {
            BrainKind::Sisoog => Box::new(Sisoog),
            // The article's computer has X, and scores are for it.
            BrainKind::Freecodecamp => Box::new(Freecodecamp { computer: x }),
            BrainKind::Lafore => Box::new(Lafore),
            BrainKind::AlphaBeta(options) => Box::new(options.brain(x)),
            BrainKind::Minimax => Box::new(AlphaBeta::plain(x)),
            BrainKind::Machinarium(brain) => Box::new(brain),
            BrainKind::Perfect => {
                let entries = perfect_entries(rules);
                Box::new(Perfect::new(vec![Entry::default(); entries]))
            }
            BrainKind::Search => Box::new(self.search()),
            BrainKind::Level(level) => {
                let draw = move |position: &Position, choices| {
                    chance.draw(game, Draw::Move(position.ply()), choices)
                };
                Box::new(LevelPlayer::new(level, rules, draw))
            }
            BrainKind::Random => Box::new(Random::new(chance, game)),
        }
    }

    /// The search of limited depth that `search` is.
    fn search(&self) -> Search {
        let usual = Search::default();
        let depth = self.limits.depth.unwrap_or(usual.depth);
        Search { depth, ..usual }
    }

    /// How far the player may think where nobody has said it: the perfect
    /// player gives up its search after some seconds, and plays on without.
    #[must_use]
    pub fn limits_or_usual(&self) -> ThinkLimits {
        let unlimited = self.limits == ThinkLimits::default();
        let nodes = (unlimited && self.kind == BrainKind::Perfect).then_some(USUAL_NODES);
        ThinkLimits {
            nodes: self.limits.nodes.or(nodes),
            ..self.limits
        }
    }
}

/// How many positions the perfect player remembers.
fn perfect_entries(rules: Rules) -> usize {
    // Tic-tac-toe has 765 classes of positions. For larger boards 24 MiB hold
    // most of what fits the usual number of nodes.
    if rules.squares() <= 9 {
        1 << 10
    } else {
        1 << 20
    }
}

/// Three times what the empty board of 4x4x4 needs, and about a second.
const USUAL_NODES: u64 = 4_000_000;
