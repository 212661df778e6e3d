//! The sentences of a match: those of Dooz, or of one of the five programs.

use std::io::{self, Write};
use std::sync::Arc;

use dooz_core::classics::Lafore;
use dooz_core::{Brain, CannotPlay, Choice, Limits, Notation, Position, Progress, Rules, Square};
use dooz_locale::Locale;
use dooz_play::matches::{Match, Participant, Seat, Thought, Turn};
use dooz_play::players::BrainKind;

use super::Style;
use super::input::InputError;
use crate::play::thinking::{think, think_with};
use crate::printer::Printer;

/// The sentences of a match, by their keys, and how its squares are written.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArticlePhrases {
    /// Said once, at the start of the match.
    pub(super) title: Option<&'static str>,
    pub(super) prompt: &'static str,
    pub(super) moved: &'static str,
    pub(super) draw: &'static str,
    pub(super) computer_wins: &'static str,
    pub(super) person_wins: &'static str,
    /// Asked when a game is over.
    pub(super) again: &'static str,
    /// Whether anything but a command means yes to that.
    pub(super) anything_goes: bool,
    /// Said about a square that is taken, if not the usual.
    pub(super) occupied: Option<&'static str>,
    /// Said about a line that is not a square, if not the usual.
    unclear: Option<&'static str>,
    /// The notation in which squares are written and numbers are read.
    pub(super) notation: Notation,
    /// Whether the boards of the first two levels of thought are shown.
    shows_thinking: bool,
}

const DOOZ: ArticlePhrases = ArticlePhrases {
    title: None,
    prompt: "prompt-move",
    moved: "play-moved",
    draw: "play-draw-long",
    computer_wins: "play-computer-wins",
    person_wins: "play-you-win",
    again: "prompt-again",
    anything_goes: false,
    occupied: None,
    unclear: None,
    notation: Notation::Algebraic,
    shows_thinking: false,
};

const SISOOG: ArticlePhrases = ArticlePhrases {
    title: Some("classic-sisoog-title"),
    prompt: "classic-sisoog-prompt",
    moved: "classic-sisoog-moved",
    draw: "classic-sisoog-draw",
    computer_wins: "classic-sisoog-computer-wins",
    person_wins: "classic-sisoog-person-wins",
    again: "classic-sisoog-new-game",
    anything_goes: true,
    occupied: Some("classic-sisoog-occupied"),
    unclear: Some("classic-sisoog-key"),
    ..DOOZ
};

const FREECODECAMP: ArticlePhrases = ArticlePhrases {
    title: Some("classic-freecodecamp-title"),
    prompt: "classic-freecodecamp-prompt",
    moved: "classic-freecodecamp-moved",
    draw: "classic-freecodecamp-draw",
    computer_wins: "classic-freecodecamp-computer-wins",
    person_wins: "classic-freecodecamp-person-wins",
    ..DOOZ
};

const LAFORE: ArticlePhrases = ArticlePhrases {
    title: Some("classic-lafore-title"),
    prompt: "classic-lafore-prompt",
    moved: "classic-lafore-moved",
    draw: "classic-lafore-draw",
    computer_wins: "classic-lafore-computer-wins",
    person_wins: "classic-lafore-person-wins",
    occupied: Some("classic-lafore-illegal"),
    unclear: Some("classic-lafore-illegal"),
    shows_thinking: true,
    ..DOOZ
};

const ALPHABETA: ArticlePhrases = ArticlePhrases {
    title: Some("classic-alphabeta-title"),
    draw: "classic-alphabeta-draw",
    again: "classic-alphabeta-new-game",
    anything_goes: true,
    ..DOOZ
};

const MACHINARIUM: ArticlePhrases = ArticlePhrases {
    title: Some("classic-machinarium-title"),
    ..DOOZ
};

impl ArticlePhrases {
    /// Chooses the phrases of a match. The numbering of the opponent's program
    /// comes with the opponent, its sentences only if the style asks for them.
    pub(super) fn of(game: &Match, style: Style) -> Self {
        let classic = match game.options().participant(Seat::Far) {
            Participant::Person => DOOZ,
            Participant::Computer(spec) => match spec.kind {
                BrainKind::Sisoog => SISOOG,
                BrainKind::Freecodecamp => FREECODECAMP,
                BrainKind::Lafore => LAFORE,
                BrainKind::AlphaBeta(_) | BrainKind::Minimax => ALPHABETA,
                BrainKind::Machinarium(_) => MACHINARIUM,
                BrainKind::Perfect
                | BrainKind::Search
                | BrainKind::Level(_)
                | BrainKind::Random => DOOZ,
            },
        };
        let mut phrases = if style.classic { classic } else { DOOZ };
        let numbering = style.notation.or_else(|| game.options().numbering());
        if let Some(notation) = numbering.filter(|notation| notation.fits(game.rules())) {
            phrases.notation = notation;
        }
        phrases
    }

    /// An example of a square to type.
    pub(super) fn example(&self, rules: Rules) -> String {
        let centre = Square::new(rules.width() / 2, rules.height() / 2);
        let centre = centre.expect("every board has a centre");
        self.notation.write(rules, centre).to_string()
    }

    /// The sentence about a line that could not be followed.
    pub(super) fn explain(&self, error: &InputError, rules: Rules, locale: &Locale) -> String {
        if let Some(key) = self.unclear {
            return locale.text(key).into_owned();
        }
        error.explain(rules, &self.example(rules), locale)
    }

    /// Lets a computer think, and shows its thoughts where its program did.
    pub(super) fn think(
        &self,
        turn: Turn,
        printer: &Printer,
        output: &mut dyn Write,
    ) -> io::Result<Thought> {
        const PLAYS: &str = "the rules were checked when the match was opened";
        let stop = Arc::default();
        if !self.shows_thinking {
            return Ok(think(turn, &stop, &mut |_| {}).expect(PLAYS));
        }
        let mut shown = Ok(());
        let first = turn.first;
        let mut aloud = Aloud(&mut |board: &Position| {
            // The rows in one line each, so that 64 boards stay readable.
            let picture = format!("{:#}", board.picture(first));
            let rows: Vec<String> = picture.lines().map(|row| row.replace(' ', "")).collect();
            if shown.is_ok() {
                let gaps = [("board", rows.join("/").into())];
                shown = printer.say(output, "classic-lafore-thinking", &gaps);
            }
        });
        let thought = think_with(turn, &mut aloud, &stop, &mut |_| {}).expect(PLAYS);
        shown.map(|()| thought)
    }
}

/// Reads the answer to the question for another game; `None` if it is neither
/// yes nor no.
pub(super) fn answer_again(line: &str, locale: &Locale) -> Option<bool> {
    let word = line.trim().to_lowercase();
    let is = |key, english| word == locale.text(key).to_lowercase() || word == english;
    if word.is_empty() || is("prompt-yes", "y") {
        Some(true)
    } else if is("prompt-no", "n") {
        Some(false)
    } else {
        None
    }
}

/// The averaging program as it shows the boards of its first thoughts.
struct Aloud<'a>(&'a mut dyn FnMut(&Position));

impl Brain for Aloud<'_> {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let mut show = |_, board: &Position| (self.0)(board);
        Lafore.thinking_aloud(position, limits, progress, &mut show)
    }
}
