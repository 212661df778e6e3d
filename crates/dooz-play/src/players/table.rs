//! The table of computer players.

use dooz_core::classics::{AlphaBeta, Classic, Freecodecamp, Lafore, Machinarium, Sisoog};
use dooz_core::exact::{Endgame, Entry, PackedRules, Perfect};
use dooz_core::textbook::{self, Candidates, Cut, Family, Search, Tie, Window};
use dooz_core::{Brain, MAX_SQUARES, Player, Position, Rules, Symbol};
use dooz_engine::{Board, Engine};
use dooz_solver::ExactPlayer;

use super::spec::{DEPTH, NODES, TIME};
use super::{BrainSpec, Random, RandomPurpose, SeededRandom};
use crate::gomocup::RuleFlags;
use crate::levels::{Level, LevelPlayer};
use crate::options::{Offered, OptionSpec, Values, names};

/// A row of the table of computer players: everything that a front end has to know
/// about a player. Its sentences are those of `brain-NAME`, `brain-NAME-about`
/// and, for each option, `help-think-OPTION`, `match-option-OPTION` and
/// `menu-OPTION`, where these are offered.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::players::PLAYERS;
/// let sisoog = PLAYERS.iter().find(|row| row.name == "sisoog").unwrap();
/// assert_eq!(sisoog.only, Some(Rules::TIC_TAC_TOE));
/// ```
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of a table: each is a fact of its own"
)]
#[derive(Clone, Copy, Debug)]
pub struct PlayerRow {
    /// The name by which the player is chosen.
    pub name: &'static str,
    /// The only rules by which it plays; `None` if it plays by all rules.
    pub only: Option<Rules>,
    /// Returns `true` if it plays by these rules.
    pub supports: fn(Rules) -> bool,
    /// Returns `true` if it is offered for these rules. Matches that name it go on by all
    /// that it supports.
    pub is_offered: fn(Rules) -> bool,
    /// The options, in the order in which they are written.
    pub options: &'static [OptionSpec],
    /// The published program that it is, if it is one.
    pub classic: Option<&'static Classic>,
    /// The settings that its article has where they differ from the default
    /// ones. They hold where single positions are answered.
    pub in_article: &'static [&'static str],
    /// `true` if its own scores are for the player who has the crosses, instead of for
    /// the player to move.
    pub scores_for_x: bool,
    /// `true` if it leaves out branches that cannot change its choice: a move that is no
    /// better than an earlier one then has a bound instead of a score.
    pub has_bounds: bool,
    /// `true` if its estimates are on the scale of the engine's weights, which tells the
    /// chance of winning. Those of other players are on scales of their own.
    pub estimates_chances: bool,
    /// `true` if it leaves something to chance. Its scores would tell whether
    /// it has slipped, and comparisons leave it out.
    pub by_chance: bool,
    /// `true` if it asks the engine, which needs its weights.
    pub asks_engine: bool,
    /// `true` for a program of its own that speaks the tournament protocol. Its
    /// name is its path, and no sentence names it.
    pub is_program: bool,
    /// Builds the player for a game.
    pub build: fn(&BrainSpec, GameContext) -> Box<dyn Brain + Send>,
}

/// The game that a player is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameContext {
    /// The rules.
    pub rules: Rules,
    /// The player who has the crosses.
    pub x: Player,
    /// The random numbers of the match.
    pub random: SeededRandom,
    /// The number of the game in its match, from 1.
    pub game: u32,
}

impl GameContext {
    /// Creates the context of a game in which the first player has the symbol `first`.
    #[must_use]
    pub fn new(rules: Rules, first: Symbol, random: SeededRandom, game: u32) -> Self {
        let x = match first {
            Symbol::X => Player::First,
            Symbol::O => Player::Second,
        };
        Self {
            rules,
            x,
            random,
            game,
        }
    }
}

impl PlayerRow {
    /// Creates the row of a player that plays by all rules and has no options.
    #[must_use]
    pub const fn new(
        name: &'static str,
        build: fn(&BrainSpec, GameContext) -> Box<dyn Brain + Send>,
    ) -> Self {
        Self {
            name,
            only: None,
            supports: |_| true,
            is_offered: |_| true,
            options: &[],
            classic: None,
            in_article: &[],
            scores_for_x: false,
            has_bounds: false,
            estimates_chances: false,
            by_chance: false,
            asks_engine: false,
            is_program: false,
            build,
        }
    }

    /// Creates the row of a program of its own. Its options are the limits of
    /// its thinking.
    #[must_use]
    pub const fn program(
        name: &'static str,
        build: fn(&BrainSpec, GameContext) -> Box<dyn Brain + Send>,
    ) -> Self {
        const OPTIONS: &[OptionSpec] = &[depth(None), nodes(None), TIME_LIMIT];
        Self {
            options: OPTIONS,
            supports: RuleFlags::supports,
            is_program: true,
            ..Self::new(name, build)
        }
    }

    /// Creates the row of a published program for tic-tac-toe.
    const fn classic(
        name: &'static str,
        classic: &'static Classic,
        build: fn(&BrainSpec, GameContext) -> Box<dyn Brain + Send>,
    ) -> Self {
        Self {
            only: Some(Rules::TIC_TAC_TOE),
            classic: Some(classic),
            ..Self::new(name, build)
        }
    }
}

/// All computer players, in the order in which menus list them; the perfect
/// player stands first.
pub static PLAYERS: &[PlayerRow] = &[
    PlayerRow {
        is_offered: has_end_in_reach,
        has_bounds: true,
        // Three times what the empty board of 7x4x4 needs, and about two seconds.
        options: &[nodes(Some(4_000_000)), TIME_LIMIT],
        ..PlayerRow::new("perfect", |_, game| perfect(game.rules))
    },
    PlayerRow::classic("sisoog", &Classic::SISOOG, |_, _| Box::new(Sisoog)),
    // The article's computer has X, and scores are for it.
    PlayerRow {
        scores_for_x: true,
        ..PlayerRow::classic("freecodecamp", &Classic::FREECODECAMP, |_, game| {
            Box::new(Freecodecamp { computer: game.x })
        })
    },
    PlayerRow::classic("lafore", &Classic::LAFORE, |_, _| Box::new(Lafore)),
    PlayerRow {
        options: &[
            OptionSpec::choice("window", &names(&WINDOWS)),
            OptionSpec::choice("fast-cut", &names(&FAST_CUTS)),
            OptionSpec::choice("cut", &names(&CUTS)),
            OptionSpec::new("faithful", Values::Flag),
        ],
        scores_for_x: true,
        has_bounds: true,
        ..PlayerRow::classic("alphabeta", &Classic::ALPHABETA, |spec, game| {
            let default = AlphaBeta::new(game.x);
            Box::new(AlphaBeta {
                window: spec.chosen("window", &WINDOWS).unwrap_or(default.window),
                fast: spec.chosen("fast-cut", &FAST_CUTS).unwrap_or(default.fast),
                cut: spec.chosen("cut", &CUTS).unwrap_or(default.cut),
                faithful: spec.is_set("faithful"),
                ..default
            })
        })
    },
    // The same program without its pruning. Its moves still begin with the best score so
    // far.
    PlayerRow {
        scores_for_x: true,
        has_bounds: true,
        ..PlayerRow::classic("minimax", &Classic::ALPHABETA, |_, game| {
            Box::new(AlphaBeta::plain(game.x))
        })
    },
    PlayerRow {
        classic: Some(&Classic::MACHINARIUM),
        options: &[
            OptionSpec::choice("family", &names(&FAMILIES)),
            OptionSpec::new(
                "style",
                // Beyond 100, it may miss wins or ignore threats.
                Values::Whole {
                    from: -200,
                    to: 200,
                    default: 0,
                },
            )
            .offered(Offered::Menus(&[-100, -50, 0, 50, 100])),
            OptionSpec::choice("candidates", &names(&CANDIDATES)),
            // The article's program begins at the edge, where sixty squares
            // are equally good to it.
            OptionSpec::new(
                "tie",
                Values::Choice {
                    names: &names(&TIES),
                    default: 1,
                },
            )
            .offered(Offered::Forms),
            OptionSpec::choice("count", &names(&COUNTS)),
        ],
        in_article: &["tie=first"],
        ..PlayerRow::new("machinarium", |spec, _| Box::new(machinarium(spec)))
    },
    PlayerRow {
        options: &[
            depth(Some(4)).offered(Offered::Menus(&[1, 2, 3, 4, 5, 6, 8, 10, 12, 16])),
            nodes(None),
            TIME_LIMIT,
        ],
        has_bounds: true,
        ..PlayerRow::new("search", |spec, _| {
            let default = Search::default();
            let depth = spec.number(DEPTH).unwrap_or(default.depth);
            Box::new(Search { depth, ..default })
        })
    },
    PlayerRow {
        supports: Board::supports,
        has_bounds: true,
        estimates_chances: true,
        asks_engine: true,
        options: &[
            depth(None),
            // About half a second.
            nodes(Some(500_000)),
            TIME_LIMIT,
            OptionSpec::new(
                "threads",
                Values::Whole {
                    from: 1,
                    to: MOST_THREADS as i64,
                    default: 1,
                },
            ),
            OptionSpec::new(
                "lines",
                Values::Whole {
                    from: 1,
                    to: MAX_SQUARES as u32 as i64,
                    default: 1,
                },
            ),
        ],
        ..PlayerRow::new("engine", |spec, game| {
            let threads = spec.number("threads").unwrap_or(1);
            let lines = spec.number("lines").unwrap_or(1);
            let mut engine = Engine::new().with_threads(threads).with_lines(lines);
            // Rules that it does not support are refused when it thinks.
            let _ = engine.prepare(game.rules);
            Box::new(engine)
        })
    },
    PlayerRow {
        options: &[OptionSpec::new(
            "level",
            // Half-way between chance and the strongest play.
            Values::Whole {
                from: 0,
                to: Level::BEST.number() as i64,
                default: 50,
            },
        )
        .offered(Offered::Menus(&[
            0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
        ]))],
        by_chance: true,
        asks_engine: true,
        ..PlayerRow::new("level", |spec, context| {
            let level = spec.number("level").map(Level::new);
            let level = level.and_then(Result::ok).unwrap_or(Level::BEST);
            let GameContext { random, game, .. } = context;
            let draw = move |position: &Position, choices| {
                random.draw(game, RandomPurpose::Move(position.ply()), choices)
            };
            Box::new(LevelPlayer::new(level, context.rules, draw))
        })
    },
    PlayerRow {
        by_chance: true,
        ..PlayerRow::new("random", |_, context| {
            Box::new(Random::new(context.random, context.game))
        })
    },
];

/// The most threads of a player.
pub const MOST_THREADS: u32 = 256;

const fn depth(default: Option<i64>) -> OptionSpec {
    let to = MAX_SQUARES as u32 as i64;
    OptionSpec::new(DEPTH, Values::Count { to, default })
}

const fn nodes(default: Option<i64>) -> OptionSpec {
    OptionSpec::new(NODES, Values::Count { to: MOST, default })
}

const TIME_LIMIT: OptionSpec = OptionSpec::new(
    TIME,
    Values::Count {
        to: MOST,
        default: None,
    },
);

/// The largest number of nodes or milliseconds: no limit in practice, and a
/// whole number in every format.
const MOST: i64 = 1 << 53;

/// The values of an option, each with its name.
type Table<T, const N: usize> = [(&'static str, T); N];

const WINDOWS: Table<Window, 2> = [("-1,1", Window::new(-1, 1)), ("-2,2", Window::new(-2, 2))];
const FAST_CUTS: Table<textbook::FastCut, 3> = [
    ("none", textbook::FastCut::NONE),
    ("min", textbook::FastCut::min(-1)),
    ("both", textbook::FastCut::both(-1, 1)),
];
const CUTS: Table<Cut, 2> = [("ge", Cut::AtLeast), ("gt", Cut::Above)];
const FAMILIES: Table<Family, 2> = [("power", Family::Power), ("factorial", Family::Factorial)];
const CANDIDATES: Table<Candidates, 2> = [("all", Candidates::All), ("near", Candidates::Near(1))];
/// The stones of a line that count: those of the row that a move makes, or those
/// beyond gaps as well.
const COUNTS: Table<bool, 2> = [("row", false), ("line", true)];
const TIES: Table<Tie, 2> = [("first", Tie::First), ("centre", Tie::Centre)];

/// Returns `true` if the perfect player can search to the end of games by these
/// rules: from some move on where its solver knows the board, which no other player
/// does, and from the first move where hardly any squares are left to fill.
fn has_end_in_reach(rules: Rules) -> bool {
    PackedRules::new(rules).is_some() || rules.squares() <= Endgame::MOST_EMPTY
}

/// Returns the intuitive player with the options of a spec; those that the spec
/// does not have have their defaults.
///
/// ```
/// use dooz_play::players::machinarium;
/// let player = machinarium(&"machinarium:style=-50:count=line".parse()?);
/// assert_eq!((player.style, player.beyond_gaps), (-50, true));
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
#[must_use]
pub fn machinarium(spec: &BrainSpec) -> Machinarium {
    let article = Machinarium::default();
    Machinarium {
        family: spec.chosen("family", &FAMILIES).unwrap_or(article.family),
        style: spec.number("style").unwrap_or(article.style),
        candidates: spec
            .chosen("candidates", &CANDIDATES)
            .unwrap_or(article.candidates),
        tie: spec.chosen("tie", &TIES).unwrap_or(article.tie),
        beyond_gaps: spec.chosen("count", &COUNTS).unwrap_or(article.beyond_gaps),
    }
}

/// Builds the perfect player.
fn perfect(rules: Rules) -> Box<dyn Brain + Send> {
    // Tic-tac-toe has 765 classes of positions, and every move gets its score.
    if rules.squares() <= 9 {
        Box::new(Perfect::new(vec![Entry::default(); 1 << 10]))
    } else {
        Box::new(ExactPlayer::new(Endgame::default()))
    }
}
