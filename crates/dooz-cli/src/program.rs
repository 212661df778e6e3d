//! External programs as players: any that speaks the tournament protocol of
//! gomoku.

mod brain;
mod eval_message;
mod process;
mod session;

use std::ffi::OsString;
use std::path::{self, Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use dooz_core::{Brain, Rules};
use dooz_locale::{Explain, Locale};
use dooz_play::players::{BrainSpec, PlayerRow};
use dooz_play::swap2::{Decision, Swap2};

pub use brain::ProgramBrain;
pub(crate) use brain::moves_to;
pub use session::SessionError;
pub(crate) use session::{Session, milliseconds};

/// A program that speaks the tournament protocol, as it is named on the command
/// line: `pbrain:PATH`, perhaps followed by arguments. A path with spaces
/// stands in quotation marks, unless it is the whole text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    path: PathBuf,
    arguments: Vec<OsString>,
}

/// The beginning of the name of a program.
const PREFIX: &str = "pbrain:";

/// Finds the program that a text names, and returns its row with the options
/// after its name.
pub(crate) fn find(text: &str) -> Option<(&'static PlayerRow, &str)> {
    // The rows of the few programs that are named last as long as this program
    // does, like those of its own players.
    static ROWS: Mutex<Vec<&'static PlayerRow>> = Mutex::new(Vec::new());

    let (name, options) = split_options(text);
    Program::of(name)?;
    let mut rows = ROWS.lock().ok()?;
    let known = rows.iter().find(|row| row.name == name).copied();
    let row = known.unwrap_or_else(|| {
        let row = PlayerRow::program(name.to_owned().leak(), |spec, _| {
            let program = Program::of(spec.name()).expect("its name was read");
            Box::new(ProgramBrain::new(program, spec.move_time()))
        });
        let row: &'static PlayerRow = Box::leak(Box::new(row));
        rows.push(row);
        row
    });
    Some((row, options))
}

/// Starts the program that a player is, if it is one, and begins a game: what does not
/// speak the protocol shows before anybody plays.
pub(crate) fn check(spec: &BrainSpec, rules: Rules) -> Result<(), SessionError> {
    let Some(program) = Program::of(spec.name()) else {
        return Ok(());
    };
    let mut session = Session::open(&program, rules)?;
    let begun = session.begin_game(rules, [], &AtomicBool::new(false));
    if begun.is_err() {
        session.kill();
    }
    begun
}

/// Lets the program that a player is decide in an opening by swap2; `None` if it
/// fails, does not know swap2, or the flag is set.
pub(crate) fn decide(spec: BrainSpec, opening: &Swap2, stop: &AtomicBool) -> Option<Decision> {
    ProgramBrain::new(Program::of(spec.name())?, spec.move_time())
        .decide(opening, &spec.limits(), stop)
        .ok()
}

/// The failure of a program to choose a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramFailure {
    /// The name of the player.
    pub player: &'static str,
    /// The failure.
    pub error: SessionError,
}

impl ProgramFailure {
    /// Returns the failure of a player to choose its last move, if it is a program that failed.
    pub(crate) fn of(spec: &BrainSpec, brain: &dyn Brain) -> Option<Self> {
        let error = brain.failure()?.downcast_ref::<SessionError>()?;
        Some(Self {
            player: spec.name(),
            error: error.clone(),
        })
    }
}

impl Explain for ProgramFailure {
    fn explain(&self, locale: &Locale) -> String {
        let gaps = [
            ("player", locale.brain(self.player).into()),
            ("reason", self.error.explain(locale).into()),
        ];
        locale.format("program-failed", &gaps)
    }
}

/// Splits the options off the end of a text: paths may have colons, too.
fn split_options(text: &str) -> (&str, &str) {
    let mut name = text;
    while let Some((rest, option)) = name.rsplit_once(':') {
        let is_option = option.split_once('=').is_some_and(|(option, value)| {
            let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
            option.bytes().all(is_letter) && value.bytes().all(|byte| byte.is_ascii_digit())
        });
        if !is_option || rest.len() < PREFIX.len() {
            break;
        }
        name = rest;
    }
    text.split_at(name.len())
}

impl Program {
    /// Returns the program of this name; `None` if it names none.
    pub(crate) fn of(name: &str) -> Option<Self> {
        let text = name.strip_prefix(PREFIX)?.trim();
        let mut words = if Path::new(text).is_file() {
            vec![text.to_owned()]
        } else {
            shell_words::split(text).ok()?
        };
        if words.first().is_none_or(String::is_empty) {
            return None;
        }
        Some(Self {
            path: words.remove(0).into(),
            arguments: words.into_iter().map(OsString::from).collect(),
        })
    }

    /// Returns the path of the program that a player is, if it is one, but there
    /// is no file at the path. A name without a folder is looked for where the
    /// system keeps programs.
    pub(crate) fn missing(spec: &BrainSpec) -> Option<PathBuf> {
        let path = Self::of(spec.name())?.path;
        let exists = path.is_file() || path.components().count() == 1;
        (!exists).then_some(path)
    }

    /// Returns the command that starts the program, in the program's folder,
    /// where it finds its files.
    fn command(&self) -> Command {
        let found = path::absolute(&self.path).ok();
        let found = found.filter(|path| path.is_file());
        let mut command = Command::new(found.as_deref().unwrap_or(&self.path));
        if let Some(folder) = found.as_deref().and_then(Path::parent) {
            command.current_dir(folder);
        }
        command.args(&self.arguments);
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_follow_the_path() {
        let program = Program::of("pbrain:/opt/x/pbrain-x --level 3").unwrap();
        assert_eq!(program.path, Path::new("/opt/x/pbrain-x"));
        assert_eq!(program.arguments, ["--level", "3"]);

        let quoted = Program::of("pbrain:'/my games/pbrain-x' a").unwrap();
        assert_eq!(quoted.path, Path::new("/my games/pbrain-x"));
        for wrong in ["pbrain:", "pbrain: ", "pbrain:'x", "/opt/pbrain-x"] {
            assert_eq!(Program::of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn options_follow_the_arguments() {
        crate::offer_players();
        let spec: BrainSpec = "pbrain:/opt/a:b/x --y=7:nodes=500:depth=3".parse().unwrap();
        assert_eq!(spec.name(), "pbrain:/opt/a:b/x --y=7");
        assert_eq!(
            spec.to_string(),
            "pbrain:/opt/a:b/x --y=7:depth=3:nodes=500"
        );
        assert_eq!(spec.limits().nodes, Some(500));
        assert_eq!(spec, spec.to_string().parse().unwrap());
        assert!("pbrain:/opt/x:colour=7".parse::<BrainSpec>().is_err());
        assert!("pbrain:".parse::<BrainSpec>().is_err());
    }
}
