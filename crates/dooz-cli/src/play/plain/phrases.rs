//! The sentences of a match: those of Dooz, or of one of the five programs.

use std::io::{self, Write};
use std::sync::Arc;

use dooz_core::classics::{Classic, Lafore};
use dooz_core::{Brain, CannotPlay, Choice, Limits, Notation, Position, Progress, Rules, Square};
use dooz_locale::{ArticlePhrases, Locale, Value};
use dooz_play::matches::{Match, Seat, Thought, Turn};

use super::PlainStyle;
use super::input::InputError;
use crate::play::thinking::{think, think_with};
use crate::printer::Printer;

/// The sentences of a match, those of the opponent's program before the usual
/// ones, and the notation of its squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Phrases {
    /// The program's own sentences, if they are wanted.
    pub(super) article: Option<ArticlePhrases>,
    /// The notation in which squares are written and numbers are read.
    pub(super) notation: Notation,
    /// Whether the boards of the first two levels of thought are shown.
    shows_thinking: bool,
}

impl Phrases {
    /// Chooses the phrases of a match. The numbering of the opponent's program
    /// comes with the opponent, its sentences only if the style asks for them.
    pub(super) fn of(game: &Match, style: PlainStyle) -> Self {
        let opponent = game.options().participant(Seat::Far);
        let numbering = style.notation.or_else(|| game.options().numbering());
        let notation = numbering.filter(|notation| notation.fits(game.rules()));
        Self {
            article: ArticlePhrases::of(opponent).filter(|_| style.classic),
            notation: notation.unwrap_or(Notation::Algebraic),
            shows_thinking: style.classic && opponent.classic() == Some(&Classic::LAFORE),
        }
    }

    /// The program's own sentence by its name, if there is one.
    pub(super) fn own(
        &self,
        what: &str,
        gaps: &[(&str, Value<'_>)],
        locale: &Locale,
    ) -> Option<String> {
        self.article?.phrase(what, gaps, locale)
    }

    /// The program's own sentence by its name, or the usual one by its key.
    pub(super) fn own_or(
        &self,
        what: &str,
        usual: &str,
        gaps: &[(&str, Value<'_>)],
        locale: &Locale,
    ) -> String {
        let own = self.own(what, gaps, locale);
        own.unwrap_or_else(|| locale.format(usual, gaps))
    }

    /// Returns whether any line but a command begins another game when one is
    /// over.
    pub(super) fn anything_goes(&self, locale: &Locale) -> bool {
        self.own("new-game", &[], locale).is_some()
    }

    /// The program's own sentence about a square that is taken.
    pub(super) fn occupied(&self, locale: &Locale) -> Option<String> {
        let illegal = || self.own("illegal", &[], locale);
        self.own("occupied", &[], locale).or_else(illegal)
    }

    /// An example of a square to type.
    pub(super) fn example(&self, rules: Rules) -> String {
        let centre = Square::new(rules.width() / 2, rules.height() / 2);
        let centre = centre.expect("every board has a centre");
        self.notation.write(rules, centre).to_string()
    }

    /// The sentence about a line that could not be followed.
    pub(super) fn explain(&self, error: &InputError, rules: Rules, locale: &Locale) -> String {
        let own = self.own("key", &[], locale);
        let own = own.or_else(|| self.own("illegal", &[], locale));
        own.unwrap_or_else(|| error.explain(rules, &self.example(rules), locale))
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
        let mut aloud = ThinkingAloud(&mut |board: &Position| {
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
struct ThinkingAloud<'a>(&'a mut dyn FnMut(&Position));

impl Brain for ThinkingAloud<'_> {
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
