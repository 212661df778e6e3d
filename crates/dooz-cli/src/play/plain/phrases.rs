//! The sentences of a match: those of Dooz, or of one of the five programs.

use std::io::{self, Write};
use std::sync::Arc;

use dooz_core::classics::Classic;
use dooz_core::{Brain, Notation, Position, Rules, Square};
use dooz_locale::{ArticlePhrases, Locale, Value};
use dooz_play::matches::{Match, Seat, Thought, Turn};

use super::PlainStyle;
use super::board::Numbers;
use super::input::{InputError, folded};
use crate::play::notation_of;
use crate::play::thinking::{ThinkingAloud, think_with};
use crate::printer::Printer;

/// The sentences of a match, with those of the opponent's program taking
/// precedence, and the notation of its squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Phrases {
    /// The program's own sentences, if requested.
    pub(super) article: Option<ArticlePhrases>,
    /// The notation in which squares are written and numbers are read.
    pub(super) notation: Notation,
    /// `true` if the boards of the first two levels of thought are shown.
    shows_thinking: bool,
}

impl Phrases {
    /// Chooses the phrases of a match. The numbering of squares always follows
    /// the opponent's program, its sentences only if the style asks for them.
    pub(super) fn of(game: &Match, style: PlainStyle) -> Self {
        let opponent = game.options().participant(Seat::Far);
        let notation = notation_of(game, style.notation);
        Self {
            article: ArticlePhrases::of(opponent).filter(|_| style.classic),
            notation: notation.unwrap_or(Notation::Algebraic),
            shows_thinking: style.classic && opponent.classic() == Some(&Classic::LAFORE),
        }
    }

    /// Returns where the program draws the numbers of its board, if it draws the
    /// board with lines.
    pub(super) fn drawing(&self) -> Option<Numbers> {
        if !matches!(self.notation, Notation::Cell | Notation::Keypad) {
            return None;
        }
        let article = self.article?.article();
        if *article == Classic::SISOOG {
            Some(Numbers::InEmptySquares)
        } else if *article == Classic::LAFORE {
            Some(Numbers::BesideStones)
        } else {
            None
        }
    }

    /// Returns the program's own sentence by its name, if there is one.
    pub(super) fn own(
        &self,
        what: &str,
        gaps: &[(&str, Value<'_>)],
        locale: &Locale,
    ) -> Option<String> {
        self.article?.phrase(what, gaps, locale)
    }

    /// Returns the program's own sentence by its name, or the default one by its
    /// key.
    pub(super) fn own_or(
        &self,
        what: &str,
        default: &str,
        gaps: &[(&str, Value<'_>)],
        locale: &Locale,
    ) -> String {
        let own = self.own(what, gaps, locale);
        own.unwrap_or_else(|| locale.format(default, gaps))
    }

    /// Returns `true` if, after a game, any line but a command begins another
    /// one.
    pub(super) fn anything_goes(&self, locale: &Locale) -> bool {
        self.own("new-game", &[], locale).is_some()
    }

    /// Returns the program's own sentence about an occupied square.
    pub(super) fn occupied(&self, locale: &Locale) -> Option<String> {
        let illegal = || self.own("illegal", &[], locale);
        self.own("occupied", &[], locale).or_else(illegal)
    }

    /// Returns an example of a square to type.
    pub(super) fn example(&self, rules: Rules) -> String {
        let centre = Square::new(rules.width() / 2, rules.height() / 2);
        let centre = centre.expect("every board has a centre");
        self.notation.write(rules, centre).to_string()
    }

    /// Returns the sentence about a line that could not be carried out.
    pub(super) fn explain(&self, error: &InputError, rules: Rules, locale: &Locale) -> String {
        let own = self.own("key", &[], locale);
        let own = own.or_else(|| self.own("illegal", &[], locale));
        own.unwrap_or_else(|| error.explain(rules, &self.example(rules), locale))
    }

    /// Lets a computer think, and shows its search if its program did.
    pub(super) fn think(
        &self,
        turn: Turn,
        player: &mut dyn Brain,
        printer: &Printer,
        output: &mut dyn Write,
    ) -> io::Result<Thought> {
        const PLAYS: &str = "the rules were checked when the match was opened";
        let stop = Arc::default();
        if !self.shows_thinking {
            return Ok(think_with(turn, player, &stop, &mut |_| {}).expect(PLAYS));
        }
        let mut shown = Ok(());
        let first = turn.first;
        let mut aloud = ThinkingAloud(&mut |board: &Position| {
            // Each row on one line, so that 64 boards stay readable.
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

/// Reads the answer to the question for another game, or returns `None` if it
/// is neither yes nor no.
pub(super) fn answer_again(line: &str, locale: &Locale) -> Option<bool> {
    let word = folded(line);
    let is = |key, english| word == folded(&locale.text(key)) || word == english;
    if word.is_empty() || is("prompt-yes", "y") {
        Some(true)
    } else if is("prompt-no", "n") {
        Some(false)
    } else {
        None
    }
}
