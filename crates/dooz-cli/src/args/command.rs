//! The options and commands, as clap knows them and in the reader's language.

use std::ffi::OsStr;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, Command, value_parser};
use dooz_locale::Locale;
use dooz_locale::terminal::Bidi;
use dooz_play::players::{self, BrainSpec};

use super::play::NOTATIONS;
use crate::play::options::Begins;

/// The command line of the program, with its help in the language of
/// `locale`.
#[must_use]
pub fn command(locale: &Locale) -> Command {
    let root = play_options(base("dooz", "help-about", locale), locale)
        .version(env!("CARGO_PKG_VERSION"))
        .arg(
            flag("version", "help-version", locale)
                .short('V')
                .action(ArgAction::Version),
        )
        .args_conflicts_with_subcommands(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(locale.text("help-commands").into_owned());
    let play = play_options(base("play", "help-play", locale), locale);
    let think = think_options(base("think", "help-think", locale), locale);
    let trace = super::trace::options(base("trace", "help-trace", locale), locale);
    let diff = super::diff::options(base("diff", "help-diff", locale), locale);
    let convert = super::convert::options(base("convert", "help-convert", locale), locale);
    let compare = super::advice::compare_options(base("compare", "help-compare", locale), locale);
    let explain = super::advice::explain_options(base("explain", "help-explain", locale), locale);
    let review = super::advice::review_options(base("review", "help-review", locale), locale);
    let web = super::web::options(base("web", "help-web", locale), locale);
    let completions = base("completions", "help-completions", locale).arg(
        Arg::new("shell")
            .value_name("SHELL")
            .help(locale.text("help-completions-shell").into_owned())
            .required(true)
            .value_parser(value_parser!(clap_complete::Shell))
            .hide_possible_values(true),
    );
    let puzzle = puzzle_options(base("puzzle", "help-puzzle", locale), locale);
    let coach = coach_commands(base("coach", "help-coach", locale), locale);
    let man = base("man", "help-man", locale).arg(
        Arg::new("command")
            .value_name("COMMAND")
            .help(locale.text("help-man-command").into_owned())
            .value_parser(PossibleValuesParser::new([
                "play",
                "think",
                "trace",
                "diff",
                "puzzle",
                "coach",
                "compare",
                "explain",
                "review",
                "convert",
                "web",
                "completions",
                "man",
            ]))
            .hide_possible_values(true),
    );
    root.subcommands(
        [
            play,
            think,
            trace,
            diff,
            puzzle,
            coach,
            compare,
            explain,
            review,
            convert,
            web,
            completions,
            man,
        ]
        .map(|command| with_language(command, locale)),
    )
}

/// A command with its own help option, of which every word is translated.
fn base(name: &'static str, about: &str, locale: &Locale) -> Command {
    let usage = locale.text("help-usage");
    Command::new(name)
        .about(locale.text(about).into_owned())
        .help_template(format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}"))
        .next_help_heading(locale.text("help-options").into_owned())
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args_override_self(true)
        .arg(
            flag("help", "help-help", locale)
                .short('h')
                .action(ArgAction::Help),
        )
}

pub(super) fn flag(name: &'static str, help: &str, locale: &Locale) -> Arg {
    Arg::new(name)
        .long(name)
        .help(locale.text(help).into_owned())
        .action(ArgAction::SetTrue)
}

pub(super) fn option(
    command: &str,
    name: &'static str,
    value: &'static str,
    locale: &Locale,
) -> Arg {
    let help = locale.text(&format!("help-{command}-{name}")).into_owned();
    Arg::new(name).long(name).value_name(value).help(help)
}

/// An option with a fixed list of values, which its help names.
pub(super) fn choice(
    command: &str,
    name: &'static str,
    choices: impl IntoIterator<Item = &'static str>,
    locale: &Locale,
) -> Arg {
    option(command, name, "CHOICE", locale)
        .value_parser(PossibleValuesParser::new(choices))
        .hide_possible_values(true)
}

fn play_options(command: Command, locale: &Locale) -> Command {
    let path = |name| option("play", name, "FILE", locale).value_parser(value_parser!(PathBuf));
    let command = command
        .arg(option("play", "rules", "RULES", locale))
        .arg(
            option("play", "opponent", "PLAYER", locale)
                .value_parser(PlayerName { person: true })
                .hide_possible_values(true),
        )
        .arg(
            option("play", "show", "PLAYER", locale)
                .num_args(2)
                .value_names(["PLAYER", "PLAYER"])
                .value_parser(PlayerName { person: false })
                .hide_possible_values(true)
                .conflicts_with("opponent"),
        )
        .arg(choice(
            "play",
            "begins",
            Begins::ALL.map(Begins::name),
            locale,
        ))
        .arg(choice("play", "symbols", ["XO", "OX"], locale).ignore_case(true))
        .arg(choice("play", "first-stone", ["chosen", "random"], locale))
        .arg(option("play", "depth", "MOVES", locale).allow_hyphen_values(true))
        .arg(option("play", "style", "NUMBER", locale).allow_hyphen_values(true))
        .arg(option("play", "seed", "NUMBER", locale).allow_hyphen_values(true))
        .arg(path("record"))
        .arg(path("resume").conflicts_with_all([
            "record",
            "rules",
            "opponent",
            "show",
            "begins",
            "symbols",
            "first-stone",
            "depth",
            "style",
            "seed",
        ]))
        .arg(flag("plain", "help-play-plain", locale))
        .arg(flag("puzzles", "help-play-puzzles", locale).conflicts_with_all(["record", "resume"]))
        .arg(flag("classic", "help-play-classic", locale))
        .arg(choice(
            "play",
            "notation",
            NOTATIONS.map(|(name, _)| name),
            locale,
        ))
        .arg(choice("play", "colour", ["auto", "always", "never"], locale).alias("color"))
        .arg(flag("ascii", "help-play-ascii", locale))
        .arg(flag("stones", "help-play-stones", locale))
        .arg(option("play", "pace", "MS", locale).allow_hyphen_values(true));
    with_language(command, locale)
}

fn think_options(command: Command, locale: &Locale) -> Command {
    let number = |name| option("think", name, "NUMBER", locale).allow_hyphen_values(true);
    let named = |name| {
        let choices = players::choices(name);
        choice("think", name, choices, locale).allow_hyphen_values(true)
    };
    command
        .arg(
            option("think", "brain", "PLAYER", locale)
                .required(true)
                .value_parser(PlayerName { person: false })
                .hide_possible_values(true),
        )
        .arg(option("think", "rules", "RULES", locale))
        .arg(flag("json", "help-think-json", locale))
        .args(["window", "fast-cut", "cut", "family", "candidates", "tie"].map(named))
        .args(["style", "depth", "nodes", "time-ms", "level", "seed"].map(number))
        .arg(flag("faithful", "help-think-faithful", locale))
        .arg(
            Arg::new("positions")
                .value_name("BOARD SIDE")
                .num_args(0..)
                .help(locale.text("help-think-positions").into_owned()),
        )
}

fn puzzle_options(command: Command, locale: &Locale) -> Command {
    command
        .arg(option("puzzle", "board", "RULES", locale))
        .arg(option("puzzle", "grade", "NUMBER", locale).allow_hyphen_values(true))
        .arg(
            option("puzzle", "number", "NUMBER", locale)
                .allow_hyphen_values(true)
                .conflicts_with_all(["board", "grade"]),
        )
        .arg(flag("list", "help-puzzle-list", locale))
        .arg(option("puzzle", "progress", "FILE", locale).value_parser(value_parser!(PathBuf)))
}

fn coach_commands(command: Command, locale: &Locale) -> Command {
    let number = |command, name| option(command, name, "NUMBER", locale).allow_hyphen_values(true);
    let levels = base("levels", "help-levels", locale)
        .arg(option("levels", "rules", "RULES", locale))
        .arg(number("levels", "games"))
        .arg(number("levels", "seed"))
        .arg(flag("json", "help-levels-json", locale));
    let puzzles = base("puzzles", "help-puzzles", locale).arg(number("puzzles", "seed"));
    command
        .subcommand_required(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(locale.text("help-commands").into_owned())
        .subcommands([levels, puzzles].map(|command| with_language(command, locale)))
}

/// Adds the options about language, unless the command has them.
fn with_language(command: Command, locale: &Locale) -> Command {
    if command
        .get_arguments()
        .any(|argument| argument.get_id() == "language")
    {
        return command;
    }
    command
        .arg(option("play", "language", "LANGUAGE", locale))
        .arg(choice("play", "digits", ["native", "latin"], locale))
        .arg(choice("play", "bidi", Bidi::ALL.map(Bidi::name), locale))
}

/// Offers the names of players for completion, but takes any text: options
/// may follow the name, and the error about it is our own.
#[derive(Clone)]
struct PlayerName {
    person: bool,
}

impl TypedValueParser for PlayerName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let person = self.person.then_some("person");
        let names = BrainSpec::NAMES.into_iter().chain(person);
        Some(Box::new(names.map(PossibleValue::new)))
    }
}
