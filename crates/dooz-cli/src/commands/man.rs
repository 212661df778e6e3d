//! `dooz man`: the pages of the manual.

use std::io::{self, Write};

use clap::Args;
use clap::builder::Resettable;

use crate::args;
use crate::play::autosaves::MOST_KEPT;
use crate::printer::Printer;

/// The arguments of `dooz man`.
#[derive(Clone, Debug, Args)]
pub struct ManArgs {
    /// The command to describe; `None` for the program itself.
    pub command: Option<String>,
}

/// Writes the manual page of the program, or of one of its commands.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: &ManArgs, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let root = args::command(printer.locale());
    let named = args
        .command
        .as_deref()
        .and_then(|name| root.find_subcommand(name));
    let command = match named {
        Some(command) => {
            let name = format!("dooz-{}", command.get_name());
            let version = env!("CARGO_PKG_VERSION");
            command.clone().name(name).version(version)
        }
        None => root,
    };
    let is_root = command.get_name() == "dooz";
    let notes = command.get_after_help().map(ToString::to_string);
    let notes = notes.filter(|notes| !notes.is_empty());
    let commands = printer.locale().text("help-commands").to_uppercase();
    let command = command
        .after_help(Resettable::Reset)
        .subcommand_help_heading(commands);

    let mut text = Vec::new();
    clap_mangen::Man::new(command).render(&mut text)?;
    let own = SECTIONS.iter().filter(|section| is_root || section.of_all);
    for section in own {
        let heading = printer.locale().text(section.heading).to_uppercase();
        writeln!(text, ".SH \"{}\"", escaped(&heading))?;
        for (term, about) in section.entries {
            let gaps = [("kept", MOST_KEPT.into())];
            let about = printer.locale().format(about, &gaps);
            writeln!(text, ".TP\n\\fB{}\\fR\n{}", escaped(term), escaped(&about))?;
        }
    }
    if let Some(notes) = notes {
        let heading = printer.locale().text("man-notes").to_uppercase();
        writeln!(text, ".SH \"{}\"", escaped(&heading))?;
        for paragraph in notes.split("\n\n") {
            writeln!(text, ".PP\n{}", escaped(paragraph))?;
        }
    }
    output.write_all(&text)
}

/// A section of the manual that does not come from the command line.
struct Section {
    heading: &'static str,
    /// `true` if it stands on the pages of all commands as well.
    of_all: bool,
    /// Terms, each with its explanation.
    entries: &'static [(&'static str, &'static str)],
}

const SECTIONS: [Section; 6] = [
    Section {
        heading: "man-examples",
        of_all: false,
        entries: &[
            ("dooz", "man-example-play"),
            (
                "dooz --rules gomoku --record game.sgf",
                "man-example-record",
            ),
            ("dooz explain X........ O b3", "man-example-explain"),
            ("dooz review game.sgf", "man-example-review"),
            (
                "dooz think --brain perfect --json < positions.txt",
                "man-example-think",
            ),
        ],
    },
    Section {
        heading: "man-positions",
        of_all: false,
        entries: &[
            ("X../.O./... X", "man-position-board"),
            ("b2 a1 c3", "man-position-moves"),
        ],
    },
    Section {
        heading: "man-exit",
        of_all: true,
        entries: &[
            ("0", "man-exit-0"),
            ("1", "man-exit-1"),
            ("2", "man-exit-2"),
            ("130", "man-exit-130"),
        ],
    },
    Section {
        heading: "man-files",
        of_all: false,
        entries: &[
            ("~/.config/dooz/config", "man-file-config"),
            ("~/.local/share/dooz/puzzles.txt", "man-file-puzzles"),
            ("~/.local/share/dooz/games", "man-file-games"),
        ],
    },
    Section {
        heading: "man-environment",
        of_all: false,
        entries: &[
            ("DOOZ_CONFIG", "man-variable-config"),
            (
                "DOOZ_LANG, LC_ALL, LC_MESSAGES, LANG",
                "man-variable-language",
            ),
            ("NO_COLOR", "man-variable-colour"),
            ("TERM", "man-variable-term"),
        ],
    },
    Section {
        heading: "man-json",
        of_all: false,
        entries: &[
            ("board, to_move, brain", "man-json-question"),
            ("move, square", "man-json-move"),
            ("score, scores_for", "man-json-score"),
            ("worth", "man-json-worth"),
            ("moves", "man-json-moves"),
            ("is", "man-json-is"),
            ("exact, pv, calls, nodes, time_ms", "man-json-rest"),
            ("line, error", "man-json-error"),
        ],
    },
];

/// Returns a text in which nothing is a command of the manual's format.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    if text.starts_with(['.', '\'']) {
        format!("\\&{text}")
    } else {
        text
    }
}
