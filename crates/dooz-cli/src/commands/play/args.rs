//! The arguments of `dooz play`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::builder::TypedValueParser;
use clap::{ArgAction, Args};
use dooz_core::{Notation, Player, Rules, Symbol};
use dooz_locale::Digits;
use dooz_play::clock::TimeControl;
use dooz_play::matches::{FirstMover, MatchOptions, Participant, Symbols};
use dooz_play::options::OptionError;
use dooz_play::players::BrainSpec;

use crate::args::UsageError;
use crate::args::values::{
    self, OPENINGS, OpenChoice, RULES, SeedArgs, YES_OR_NO, check_opening, check_player, number,
    one_of, read,
};
use crate::play::tui::ColourChoice;
use crate::proof_player::{ProofPlayer, proof_of};

/// The arguments of `dooz play`.
#[derive(Clone, Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of the command line"
)]
pub struct PlayArgs {
    /// The match, unless one is resumed.
    #[command(flatten)]
    pub options: NewMatchArgs,
    /// The file in which to record the match.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The file of the match to resume. Programs that play in it are named again.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = [
            "record", "rules", "from_proof", "begins", "symbols", "first_stone", "depth",
            "style", "seed", "clock", "opening",
        ],
    )]
    pub resume: Option<PathBuf>,
    /// `true` to keep a match on the screen that is in no file in one of its own.
    #[arg(
        long,
        value_name = "CHOICE",
        default_value = "yes",
        hide_default_value = true,
        value_parser = one_of(YES_OR_NO),
        action = ArgAction::Set,
    )]
    pub autosave: bool,
    /// Plays line by line even in a terminal.
    #[arg(long)]
    pub plain: bool,
    /// Asks puzzles first.
    #[arg(long, conflicts_with_all = ["record", "resume"])]
    pub puzzles: bool,
    /// Uses the sentences of the opponent's own program.
    #[arg(long)]
    pub classic: bool,
    /// The notation of squares, if not the default one.
    #[arg(long, value_name = "CHOICE", value_parser = one_of(NOTATIONS))]
    pub notation: Option<Notation>,
    /// The look of the match on a screen.
    #[command(flatten)]
    pub appearance: Appearance,
}

/// The options of a new match.
#[derive(Clone, Debug, Args)]
pub struct NewMatchArgs {
    #[arg(long, value_parser = RULES)]
    rules: Option<Rules>,
    #[arg(
        long,
        value_name = "PLAYER",
        value_parser = OpenChoice { read: read::<Participant>, names: values::participants },
    )]
    opponent: Option<Participant>,
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["rules", "opponent", "show", "first_stone", "opening"],
    )]
    from_proof: Option<PathBuf>,
    #[arg(
        long,
        value_names = ["PLAYER", "PLAYER"],
        num_args = 2,
        action = ArgAction::Set,
        conflicts_with = "opponent",
        value_parser = OpenChoice { read: read::<BrainSpec>, names: values::players },
    )]
    show: Option<Vec<BrainSpec>>,
    #[arg(
        long,
        value_name = "CHOICE",
        value_parser = one_of(FirstMover::ALL.map(|begins| (begins.name(), begins))),
    )]
    begins: Option<FirstMover>,
    #[arg(
        long,
        value_name = "CHOICE",
        ignore_case = true,
        value_parser = one_of([("XO", Symbol::X), ("OX", Symbol::O)]),
    )]
    symbols: Option<Symbol>,
    #[arg(
        long,
        value_name = "CHOICE",
        value_parser = one_of([("chosen", false), ("random", true)]),
    )]
    first_stone: Option<bool>,
    #[arg(
        id = "opening",
        long,
        value_name = "CHOICE",
        conflicts_with = "first_stone",
        value_parser = one_of(OPENINGS),
    )]
    swap2: Option<bool>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    depth: Option<String>,
    #[arg(long, value_name = "NUMBER", allow_hyphen_values = true)]
    style: Option<String>,
    #[command(flatten)]
    seed: SeedArgs,
    #[arg(
        long,
        value_name = "TIME",
        allow_hyphen_values = true,
        value_parser = read::<TimeControl>,
    )]
    clock: Option<TimeControl>,
}

/// The look of a match on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Args)]
pub struct Appearance {
    /// The use of colours.
    #[arg(
        long,
        value_name = "CHOICE",
        alias = "color",
        default_value = "auto",
        value_parser = one_of(COLOURS),
    )]
    pub colour: ColourChoice,
    /// Draws with ASCII characters only.
    #[arg(long)]
    pub ascii: bool,
    /// Draws stones instead of crosses and circles.
    #[arg(long)]
    pub stones: bool,
    /// The pause after each move of a game between computers.
    #[arg(
        long,
        value_name = "MS",
        allow_hyphen_values = true,
        default_value = "700",
        value_parser = number::<u64>(0, 60_000).map(Duration::from_millis),
    )]
    pub pace: Duration,
}

const COLOURS: [(&str, ColourChoice); 3] = [
    ("auto", ColourChoice::Auto),
    ("always", ColourChoice::Always),
    ("never", ColourChoice::Never),
];

const NOTATIONS: [(&str, Notation); 5] = [
    ("algebraic", Notation::Algebraic),
    ("row-column", Notation::RowColumn),
    ("cell", Notation::Cell),
    ("keypad", Notation::Keypad),
    ("tournament", Notation::Tournament),
];

impl PlayArgs {
    /// Returns the file of the match; empty if it has none.
    pub(super) fn file(&self) -> &Path {
        let file = self.resume.as_deref().or(self.record.as_deref());
        file.unwrap_or(Path::new(""))
    }

    /// Returns the options of the match, unless one is resumed.
    ///
    /// # Errors
    ///
    /// Returns an error if the arguments do not fit together.
    pub(super) fn match_options(&self) -> Result<Option<MatchOptions>, UsageError> {
        if self.resume.is_some() {
            return Ok(None);
        }
        let options = self.options.read()?;
        if self
            .notation
            .is_some_and(|notation| !notation.fits(options.rules))
        {
            return Err(UsageError::KeypadRules);
        }
        let is_classic = |participant: &Participant| participant.classic().is_some();
        if self.classic && !options.participants.iter().any(is_classic) {
            return Err(UsageError::NoClassic);
        }
        Ok(Some(options))
    }
}

impl NewMatchArgs {
    /// Returns the opponent, if one is named.
    fn opponent(&self) -> Result<Option<Participant>, UsageError> {
        let Some(file) = &self.from_proof else {
            return Ok(self.opponent);
        };
        let spec: BrainSpec = ProofPlayer::name_of(file).parse()?;
        Ok(Some(Participant::Computer(spec)))
    }

    /// Returns the names of the programs on the command line, beside which no other player
    /// is named.
    ///
    /// # Errors
    ///
    /// Returns an error if another player is named.
    pub(super) fn programs(&self) -> Result<Vec<&'static str>, UsageError> {
        let shown = self.show.iter().flatten().copied();
        let participants = self
            .opponent
            .into_iter()
            .chain(shown.map(Participant::Computer));
        let program = |participant| match participant {
            Participant::Computer(spec) if spec.row().is_program => Ok(spec.name()),
            _ => Err(UsageError::ResumedPlayer),
        };
        participants.map(program).collect()
    }

    /// Returns the proof that the opponent is, if it is one.
    ///
    /// # Errors
    ///
    /// Returns an error if the name of its file is none.
    pub(super) fn proof(&self) -> Result<Option<&'static ProofPlayer>, UsageError> {
        Ok(match self.opponent()? {
            Some(Participant::Computer(spec)) => proof_of(&spec),
            _ => None,
        })
    }

    fn read(&self) -> Result<MatchOptions, UsageError> {
        let opponent = self.opponent()?;
        let mut options = match (self.show.as_deref(), opponent) {
            (Some(&[near, far]), _) => MatchOptions {
                participants: [near, far].map(Participant::Computer),
                ..MatchOptions::against(far)
            },
            (_, Some(Participant::Computer(brain))) => MatchOptions::against(brain),
            (_, Some(Participant::Person)) => MatchOptions::between_people(Rules::TIC_TAC_TOE),
            _ => MatchOptions::by_rules(self.rules.unwrap_or(Rules::TIC_TAC_TOE)),
        };
        options.seed = self.seed.or_fresh();
        options.clock = self.clock.unwrap_or_default();

        if let Some(rules) = self.rules {
            options = options.with_rules(rules);
        }
        let proof = self.proof()?;
        if let Some(proof) = proof {
            options = with_proof(&options, self.rules, proof)?;
            self.check_opening_of_proof(proof)?;
        }
        let default_mover = options.first_mover;
        options.first_mover = self.begins.unwrap_or(default_mover);
        options.symbols = self.symbols.map_or(options.symbols, Symbols::Near);
        options.random_stone = self.first_stone.unwrap_or(options.random_stone);
        if self.swap2 == Some(true) {
            check_opening(true, options.rules)?;
            options = options.with_swap2(self.symbols.unwrap_or(Symbol::X));
        }
        for (option, value) in [("depth", &self.depth), ("style", &self.style)] {
            if let Some(value) = value {
                set_for_brains(&mut options, option, value)?;
            }
        }
        for seat in options.participants {
            if let Participant::Computer(brain) = seat {
                check_player(&brain, options.rules)?;
            }
        }
        if let Some(proof) = proof
            && options.first_mover != default_mover
        {
            return Err(UsageError::ProofSide(proof.file().display().to_string()));
        }
        Ok(options)
    }

    /// Returns an error if an option changes how games against a proof begin.
    fn check_opening_of_proof(&self, proof: &ProofPlayer) -> Result<(), UsageError> {
        let option = if self.first_stone == Some(true) {
            "--first-stone random"
        } else if self.swap2 == Some(true) {
            "--opening swap2"
        } else {
            return Ok(());
        };
        let player = format!("--opponent {}", proof.name());
        Err(UsageError::Conflict { player, option })
    }
}

/// Returns the options of a match in which the opponent plays the side of a proof, by
/// these rules if some are chosen. The first player has crosses, as in what is said of
/// proofs.
fn with_proof(
    options: &MatchOptions,
    rules: Option<Rules>,
    proof: &ProofPlayer,
) -> Result<MatchOptions, UsageError> {
    let spec: BrainSpec = proof.name().parse()?;
    let claim = proof.checked()?.claim();
    check_player(&spec, rules.unwrap_or(claim.rules))?;
    if proof.opening().is_none() {
        let file = proof.file().display().to_string();
        return Err(UsageError::ProofPosition(file));
    }
    Ok(MatchOptions {
        rules: claim.rules,
        first_mover: match claim.statement.claimant {
            Player::First => FirstMover::Far,
            Player::Second => FirstMover::Near,
        },
        symbols: Symbols::First(Symbol::X),
        random_stone: false,
        ..*options
    })
}

/// Sets an option of every computer player that has it; at least one must.
fn set_for_brains(
    options: &mut MatchOptions,
    option: &'static str,
    value: &str,
) -> Result<(), UsageError> {
    let value = Digits::to_latin(value);
    let mut refused = None;
    let mut taken = false;
    for seat in options.participants.iter_mut().rev() {
        if let Participant::Computer(spec) = seat {
            match spec.set(option, &value) {
                Ok(()) => taken = true,
                Err(error @ OptionError::Option { .. }) => refused = Some(error),
                Err(error) => return Err(error.into()),
            }
        }
    }
    match refused {
        Some(error) if !taken => Err(error.into()),
        None if !taken => Err(UsageError::NoBrain(option)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Request, command};
    use dooz_locale::{Language, Locale};
    use std::ffi::OsString;

    fn match_of(arguments: &str) -> MatchOptions {
        let command = command(&Locale::new(Language::English));
        let arguments = arguments.split(' ').map(OsString::from).collect();
        match Request::parse(command, arguments) {
            Ok(Request::Play(args)) => args.own.match_options().unwrap().unwrap(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_opponent_brings_its_articles_begin_symbols_and_rules() {
        let sisoog = match_of("dooz --opponent sisoog");
        assert_eq!(sisoog.symbols, Symbols::Near(Symbol::O));
        let machinarium = match_of("dooz play --opponent machinarium");
        assert_eq!(machinarium.rules, Rules::MACHINARIUM);
        assert!(machinarium.random_stone);
        let engine = match_of("dooz --opponent engine");
        assert_eq!(engine.rules, Rules::GOMOKU);
        let cafe = match_of("dooz --rules machinarium --opponent search:2");
        assert!(cafe.random_stone);
    }

    #[test]
    fn the_rules_bring_an_opponent_if_none_is_named() {
        for (rules, opponent) in [
            ("tic-tac-toe", "perfect"),
            ("6x6x5", "perfect"),
            ("7x7x5", "engine"),
            ("machinarium", "machinarium"),
            ("renju", "engine"),
            ("30x20x5", "search"),
        ] {
            let options = match_of(&format!("dooz --rules {rules}"));
            assert_eq!(options.participants[1].to_string(), opponent, "{rules}");
        }
        let options = match_of("dooz --rules 6x6x4 --opponent perfect");
        assert_eq!(options.participants[1].to_string(), "perfect");
    }

    #[test]
    fn options_override_what_the_opponent_brings() {
        let options = match_of("dooz --opponent machinarium --rules gomoku --symbols ox");
        assert_eq!(options.rules, Rules::GOMOKU);
        assert_eq!(options.symbols, Symbols::Near(Symbol::O));
        assert!(!options.random_stone);
        let options = match_of("dooz --opponent machinarium --first-stone chosen");
        assert!(!options.random_stone);
    }

    #[test]
    fn no_stone_of_chance_opens_a_game_against_a_proof() {
        crate::offer_players();
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/proofs/4x3x3.dzc");
        let proof = ProofPlayer::named(&format!("proof:{file}")).unwrap();
        // The rules of Machinarium's cafe bring such a stone.
        let options = MatchOptions::by_rules(Rules::MACHINARIUM);
        assert!(options.random_stone);
        let options = with_proof(&options, None, proof).unwrap();
        assert!(!options.random_stone);
    }

    #[test]
    fn an_option_for_brains_goes_to_all_that_have_it() {
        let options = match_of("dooz --show search sisoog --depth 2");
        assert_eq!(options.participants[0].to_string(), "search:depth=2");
        assert_eq!(options.participants[1].to_string(), "sisoog");
    }
}
