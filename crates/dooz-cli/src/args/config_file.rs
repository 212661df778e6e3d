//! The configuration file: options that a person does not want to type.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::TypedValueParser;
use dooz_core::{Notation, Rules};
use dooz_locale::{Explain, Locale, quoted};
use dooz_play::matches::{MatchOptions, Participant};
use etcetera::BaseStrategy;

use super::values::{YES_OR_NO, one_of, read};
use super::{CommandArgs, GLOBAL_OPTIONS, UsageError, after_command, command_at, value_of};
use crate::commands::play::PlayArgs;
use crate::messages::cannot_read_file;
use crate::proof_player::ProofPlayer;

/// The options of the configuration file. Each line has the form `name = value`, with
/// the names and values of the command line; empty lines and lines that begin with `#`
/// are skipped.
///
/// Language, digits and order hold for every command, the others for `dooz play`. What
/// is typed comes later, and wins, even over rules, an opponent or a notation that do not go
/// with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConfigFile {
    shared: Vec<String>,
    play: Vec<String>,
    game: Vec<String>,
}

/// The reason why the configuration file cannot be used.
#[derive(Debug)]
pub enum ConfigError {
    /// The file cannot be read.
    Read(PathBuf, io::Error),
    /// A line is not `name = value` with one of the names.
    Line {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        number: usize,
        /// Its text.
        text: String,
    },
    /// The value of a line is none of its option.
    Value {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        number: usize,
        /// The error that the command line reports of the value.
        error: UsageError,
    },
}

/// The options of the look.
const LOOK: [&str; 6] = ["colour", "ascii", "stones", "notation", "pace", "plain"];

/// The options of files.
const FILES: [&str; 1] = ["autosave"];

/// The options of the game, which give way to those that bring a game with them.
const GAME: [&str; 5] = ["rules", "opponent", "begins", "symbols", "clock"];

/// The options that have no value.
const FLAGS: [&str; 3] = ["ascii", "stones", "plain"];

/// The options of the command line that bring a game with them.
const BRINGS_GAME: [&str; 4] = ["--resume", "--show", "--from-proof", "--puzzles"];

impl ConfigFile {
    /// Reads the file that `DOOZ_CONFIG` names, or else the one in the folder of
    /// settings. Without such a file there are no options. If the file cannot be read, or
    /// is not of its form, the options before the error are returned along with it.
    #[must_use]
    pub fn open(named: Option<OsString>) -> (Self, Option<ConfigError>) {
        let mut config = Self::default();
        let is_named = named.is_some();
        let Some(file) = named.map(PathBuf::from).or_else(default_file) else {
            return (config, None);
        };
        let problem = match fs::read_to_string(&file) {
            Ok(text) => config.read(&text, &file).err(),
            Err(error) if !is_named && error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => Some(ConfigError::Read(file, error)),
        };
        (config, problem)
    }

    fn read(&mut self, text: &str, file: &Path) -> Result<(), ConfigError> {
        let play = clap::Command::new("dooz").disable_help_flag(true);
        let mut play = CommandArgs::<PlayArgs>::augment_args(play);
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = || ConfigError::Line {
                file: file.to_owned(),
                number,
                text: line.to_owned(),
            };
            let (name, value) = line.split_once('=').ok_or_else(wrong)?;
            let (name, value) = (name.trim(), value.trim());
            let options = if GLOBAL_OPTIONS.contains(&format!("--{name}").as_str()) {
                &mut self.shared
            } else if LOOK.contains(&name) || FILES.contains(&name) {
                &mut self.play
            } else if GAME.contains(&name) {
                &mut self.game
            } else {
                return Err(wrong());
            };
            let wrong_value = |error: clap::Error| ConfigError::Value {
                file: file.to_owned(),
                number,
                error: error.into(),
            };
            if FLAGS.contains(&name) {
                let is_set = one_of(YES_OR_NO).parse_ref(&play, None, OsStr::new(value));
                if is_set.map_err(wrong_value)? {
                    options.push(format!("--{name}"));
                }
            } else {
                let option = format!("--{name}={value}");
                let matches = play.try_get_matches_from_mut(["dooz", &option]);
                matches.map_err(wrong_value)?;
                options.push(option);
            }
        }
        Ok(())
    }

    /// Puts the options before those of a command line that begins with the program's
    /// name, and all options after the command.
    #[must_use]
    pub fn before(&self, arguments: Vec<OsString>) -> Vec<OsString> {
        let mut arguments = after_command(arguments);
        let command = command_at(&arguments);
        let named = command.map(|at| arguments[at].clone());
        let plays = named
            .as_deref()
            .is_none_or(|name| name == OsStr::new("play"));
        let [rules, opponent] = ["--rules", "--opponent"].map(|name| value_of(&arguments, name));
        let proof = opponent.as_deref().and_then(ProofPlayer::named);
        let is_typed = |names: &[&str]| {
            arguments.iter().any(|argument| {
                let text = argument.to_string_lossy();
                let name = text.split('=').next().unwrap_or_default();
                names.contains(&name)
            })
        };
        let brings_game = proof.is_some() || is_typed(&BRINGS_GAME);
        let brings_rules = proof.is_some() || is_typed(&["--show", "--from-proof"]);
        let fits = |option: &&String| match (option.split_once('='), &rules, &opponent) {
            (Some(("--opponent", opponent)), Some(rules), _) => plays_by(opponent, rules),
            (Some(("--rules", rules)), _, Some(opponent)) => plays_by(opponent, rules),
            (Some(("--notation", "keypad")), rules, opponent) => {
                !brings_rules && keypad_fits(rules.as_deref(), opponent.as_deref())
            }
            _ => true,
        };
        let mut options: Vec<OsString> = self.shared.iter().map(OsString::from).collect();
        if plays {
            options.extend(self.play.iter().filter(fits).map(OsString::from));
        }
        if plays && !brings_game {
            options.extend(self.game.iter().filter(fits).map(OsString::from));
        }
        let at = command.map_or(1, |at| at + 1).min(arguments.len());
        arguments.splice(at..at, options);
        arguments
    }
}

impl ConfigError {
    /// Returns the sentence about the error.
    pub(crate) fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Read(file, error) => cannot_read_file(error, &file.display().to_string(), locale),
            Self::Line { file, number, text } => {
                let names = GLOBAL_OPTIONS
                    .iter()
                    .map(|name| name.trim_start_matches('-'));
                let names: Vec<&str> = names.chain(LOOK).chain(FILES).chain(GAME).collect();
                let gaps = [
                    ("file", file.display().to_string().into()),
                    ("line", (*number).into()),
                    ("input", quoted(text).into()),
                    ("choices", names.join(" | ").into()),
                ];
                locale.format("error-config-line", &gaps)
            }
            Self::Value {
                file,
                number,
                error,
            } => {
                let gaps = [
                    ("file", file.display().to_string().into()),
                    ("line", (*number).into()),
                    ("reason", error.explain(locale).into()),
                ];
                locale.format("error-config-value", &gaps)
            }
        }
    }
}

/// Returns `false` if both texts can be read, and the opponent is not one for the rules.
fn plays_by(opponent: &str, rules: &str) -> bool {
    match (read::<Participant>(opponent), read::<Rules>(rules)) {
        (Ok(opponent), Ok(rules)) => opponent.plays(rules).is_ok() && opponent.is_offered(rules),
        // What is wrong is reported later.
        _ => true,
    }
}

/// Returns `false` if the number pad has no key for some squares of a game by these rules,
/// or else by those that the opponent brings.
fn keypad_fits(rules: Option<&str>, opponent: Option<&str>) -> bool {
    let rules = match (rules.map(read::<Rules>), opponent.map(read::<Participant>)) {
        (Some(Ok(rules)), _) => rules,
        (None, Some(Ok(Participant::Computer(spec)))) => MatchOptions::against(spec).rules,
        // What is wrong is reported later.
        _ => return true,
    };
    Notation::Keypad.fits(rules)
}

fn default_file() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(folders.config_dir().join("dooz").join("config"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<OsString> {
        text.split(' ').map(OsString::from).collect()
    }

    fn config(text: &str) -> Result<ConfigFile, ConfigError> {
        let mut config = ConfigFile::default();
        config.read(text, Path::new("config"))?;
        Ok(config)
    }

    #[test]
    fn options_stand_before_those_that_are_typed() {
        let config = config(
            "# mine\nlanguage = fa\n\nopponent = engine\nascii = yes\nstones = no\nautosave = no",
        );
        let config = config.unwrap();
        for (typed, read) in [
            (
                "dooz",
                "dooz --language=fa --ascii --autosave=no --opponent=engine",
            ),
            (
                "dooz play --opponent random",
                "dooz play --language=fa --ascii --autosave=no --opponent=engine --opponent random",
            ),
            (
                "dooz --resume game.sgf",
                "dooz --language=fa --ascii --autosave=no --resume game.sgf",
            ),
            ("dooz explain b2", "dooz explain --language=fa b2"),
            (
                "dooz --language en values 3x3x3",
                "dooz values --language=fa --language en 3x3x3",
            ),
        ] {
            assert_eq!(config.before(words(typed)), words(read), "{typed}");
        }
    }

    #[test]
    fn a_line_that_is_no_option_is_named() {
        for (text, line) in [("a", 1), ("# b\nseed = 3", 2)] {
            let error = config(text).unwrap_err();
            assert!(matches!(error, ConfigError::Line { number, .. } if number == line));
        }
    }

    #[test]
    fn a_value_that_its_option_does_not_have_is_named() {
        for (text, line) in [
            ("ascii = maybe", 1),
            ("stones = no\ncolour = sometimes", 2),
            ("language = tlh", 1),
            ("opponent = enginee", 1),
        ] {
            let error = config(text).unwrap_err();
            assert!(matches!(error, ConfigError::Value { number, .. } if number == line));
        }
    }

    #[test]
    fn options_give_way_to_typed_ones_that_they_do_not_go_with() {
        for (text, typed, read) in [
            (
                "opponent = engine",
                "dooz --rules tic-tac-toe",
                "dooz --rules tic-tac-toe",
            ),
            (
                "opponent = engine",
                "dooz --rules 9x9x5",
                "dooz --opponent=engine --rules 9x9x5",
            ),
            (
                "rules = 6x6x4\nclock = 60",
                "dooz --opponent lafore",
                "dooz --clock=60 --opponent lafore",
            ),
            (
                "rules = 6x6x4",
                "dooz --opponent person",
                "dooz --rules=6x6x4 --opponent person",
            ),
            (
                "begins = second",
                "dooz --opponent proof:3x3x3.dzc",
                "dooz --opponent proof:3x3x3.dzc",
            ),
            (
                "notation = keypad",
                "dooz --rules gomoku",
                "dooz --rules gomoku",
            ),
            (
                "notation = keypad",
                "dooz --opponent engine",
                "dooz --opponent engine",
            ),
            (
                "notation = keypad",
                "dooz --opponent perfect",
                "dooz --notation=keypad --opponent perfect",
            ),
            (
                "notation = keypad",
                "dooz --from-proof 4x4x4.dzc",
                "dooz --from-proof 4x4x4.dzc",
            ),
            (
                "notation = keypad",
                "dooz --resume game.sgf",
                "dooz --notation=keypad --resume game.sgf",
            ),
        ] {
            let config = config(text).unwrap();
            assert_eq!(config.before(words(typed)), words(read), "{typed}");
        }
    }
}
