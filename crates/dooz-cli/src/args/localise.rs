//! The help of all commands, in the language of the person who asks for it.

use clap::builder::PossibleValuesParser;
use clap::{Command, CommandFactory};
use dooz_coach::trace::AlgorithmRow;
use dooz_locale::{Locale, TextDirection};
use dooz_play::options::Spec;
use dooz_play::players::BrainSpec;

use super::Arguments;
use super::values::brains;
use crate::play::autosaves::MOST_KEPT;

/// Returns the command line of the program, with its help in the language of
/// `locale`.
#[must_use]
pub fn command(locale: &Locale) -> Command {
    let command = Arguments::command();
    let names = command
        .get_subcommands()
        .map(|command| command.get_name().to_owned());
    let names = PossibleValuesParser::new(names.collect::<Vec<_>>());
    let naming =
        |command: Command| command.mut_arg("command", |arg| arg.value_parser(names.clone()));
    localised(command, locale)
        .mut_subcommand("man", naming)
        .mut_subcommand("help", naming)
}

/// Translates the words in brackets of the usage lines of a help text.
#[must_use]
pub fn with_usage_words(help: &str, locale: &Locale) -> String {
    let words = [
        ("[OPTIONS]", locale.format("help-usage-options", &[])),
        ("<COMMAND>", locale.format("help-usage-command", &[])),
    ];
    let line = |line: &str| {
        let is_usage = words.iter().any(|(word, _)| line.contains(word));
        let Some(at) = line.find("dooz").filter(|_| is_usage) else {
            return line.to_owned();
        };
        let (before, usage) = line.split_at(at);
        let usage = words
            .iter()
            .fold(usage.to_owned(), |usage, (word, translated)| {
                usage.replace(word, translated)
            });
        match locale.direction() {
            TextDirection::LeftToRight => format!("{before}{usage}"),
            // What is typed keeps its order.
            TextDirection::RightToLeft => format!("{before}\u{2066}{usage}\u{2069}"),
        }
    };
    help.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Translates a command and those below it. Every sentence of their help is taken from
/// the locale: `help-COMMAND` for the command, `help-COMMAND-note-1` and so on
/// for the paragraphs at its end, and `help-COMMAND-ARGUMENT` for an argument, or
/// `help-ARGUMENT` if several commands share it.
fn localised(command: Command, locale: &Locale) -> Command {
    let tables = [
        ("players", BrainSpec::names().join(", ").into()),
        ("brains", brains().join(", ").into()),
        ("searches", Spec::<AlgorithmRow>::names().join(", ").into()),
        ("kept", MOST_KEPT.into()),
    ];
    let text = |key: &str| locale.format(key, &tables);
    let name = command.get_name().to_owned();
    // Without a command the program plays.
    let owner = if name == "dooz" { "play" } else { &name };
    let of_argument = |id: &str| {
        let id = id.replace('_', "-");
        let own = format!("help-{owner}-{id}");
        if locale.has(&own) {
            text(&own)
        } else {
            text(&format!("help-{id}"))
        }
    };
    let usage = text("help-usage");
    let notes = (1..).map(|number| format!("help-{name}-note-{number}"));
    let notes = notes.take_while(|key| locale.has(key));
    let notes: Vec<String> = notes.map(|key| text(&key)).collect();
    command
        .about(text(&format!("help-{name}")))
        .long_about(None)
        .help_template(format!(
            "{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .after_help(notes.join("\n\n"))
        .subcommand_help_heading(text("help-commands"))
        .disable_help_flag(true)
        // It would be in English; `dooz help` is a command like the others.
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .args_override_self(true)
        .mut_args(|arg| {
            let help = of_argument(arg.get_id().as_str());
            let takes_value = arg.get_action().takes_values();
            arg.help(help)
                .long_help(None)
                .help_heading(text("help-options"))
                .hide_default_value(takes_value)
                .hide_possible_values(takes_value)
        })
        .mut_subcommands(|command| localised(command, locale))
}
