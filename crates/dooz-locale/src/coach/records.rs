//! Errors in files of games, and losses in the conversion to other formats.

use dooz_core::PlayError;
use dooz_play::matches::MatchError;
use dooz_play::records::{CannotWrite, Loss, Place, Problem, RecordError};

use crate::{Explain, Locale, quoted};

impl Explain for RecordError {
    fn explain(&self, locale: &Locale) -> String {
        let reason = ("reason", self.problem.explain(locale).into());
        match self.place {
            Place::Text { line, column, .. } => {
                let gaps = [("line", line.into()), ("column", column.into()), reason];
                locale.format("records-place", &gaps)
            }
            Place::Binary { byte } => {
                locale.format("records-place-byte", &[("byte", byte.into()), reason])
            }
        }
    }
}

impl Explain for MatchError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Record(error) => error.explain(locale),
            Self::Entry { game, entry } => {
                let gaps = [("number", (*game).into()), ("entry", (*entry).into())];
                locale.format("records-entry", &gaps)
            }
        }
    }
}

impl Explain for Problem {
    fn explain(&self, locale: &Locale) -> String {
        let quote = |key, text: &String| locale.format(key, &[("text", quoted(text).into())]);
        let name = |key, name: &String| locale.format(key, &[("name", quoted(name).into())]);
        let key = match self {
            Self::Word(word, error) => {
                let reason = error.explain(locale).into();
                let gaps = [("word", quoted(word).into()), ("reason", reason)];
                return locale.format("error-word", &gaps);
            }
            Self::Move { number, error } => return explain_move(*number, *error, locale),
            Self::OtherBoard {
                rules,
                width,
                height,
            } => {
                let gaps = [
                    ("columns", (*width).into()),
                    ("rows", (*height).into()),
                    ("rules", rules.to_string().into()),
                ];
                return locale.format("records-other-board", &gaps);
            }
            Self::LibVersion { major, minor } => {
                let version = format!("{major}.{minor}");
                return locale.format("records-lib-version", &[("version", version.into())]);
            }
            Self::LibBoard(rules) => {
                return locale.format("records-lib-board", &[("rules", rules.to_string().into())]);
            }
            Self::Occupied(square) => return PlayError::Occupied(*square).explain(locale),
            Self::Rules(error) => return error.explain(locale),
            Self::Setup(error) => return error.explain(locale),
            Self::UnknownRules(text) => return quote("records-unknown-rules", text),
            Self::OtherGame(text) => return quote("records-other-game", text),
            Self::Size(text) => return quote("records-size", text),
            Self::Length(text) => return quote("records-length", text),
            Self::Point(text) => return quote("records-point", text),
            Self::Side(text) => return quote("records-side", text),
            Self::Offset(text) => return quote("records-offset", text),
            Self::NoValue(property) => return name("records-no-value", property),
            Self::UnclosedValue(property) => return name("records-unclosed-value", property),
            Self::Sign(sign) => {
                let sign = quoted(&sign.to_string());
                return locale.format("records-sign", &[("sign", sign.into())]);
            }
            Self::NotText => "records-not-text",
            Self::NoGame => "records-no-game",
            Self::NoSize => "records-no-size",
            Self::NoRules => "records-no-rules",
            Self::Pass => "records-pass",
            Self::OutOfTurn => "records-out-of-turn",
            Self::TwoMoves => "records-two-moves",
            Self::LateSetup => "records-late-setup",
            Self::NoNode => "records-no-node",
            Self::UnclosedTree => "records-unclosed-tree",
            Self::TooManyNodes => "records-too-many-nodes",
            Self::PsqHeader => "records-psq-header",
            Self::PsqMove => "records-psq-move",
            Self::LibHeader => "records-lib-header",
            Self::LibCut => "records-lib-cut",
            Self::LibRest => "records-lib-rest",
            Self::Finished => "records-finished",
        };
        locale.text(key).into_owned()
    }
}

fn explain_move(number: u16, error: PlayError, locale: &Locale) -> String {
    // The usual sentence advises to begin a new game, which does not help here.
    if error == PlayError::GameOver {
        return locale.format("records-move-after-end", &[("number", number.into())]);
    }
    let gaps = [
        ("number", number.into()),
        ("reason", error.explain(locale).into()),
    ];
    locale.format("records-move", &gaps)
}

/// Explains why a format cannot hold a record.
///
/// ```
/// use dooz_play::records::CannotWrite;
/// use dooz_locale::{Language, Locale, coach::records::cannot_write};
/// let english = Locale::new(Language::English);
/// assert_eq!(
///     cannot_write(CannotWrite::Start, "psq", &english),
///     "psq has no place for stones that are set up; choose sgf.",
/// );
/// ```
#[must_use]
pub fn cannot_write(error: CannotWrite, format: &str, locale: &Locale) -> String {
    let key = match error {
        CannotWrite::NoGame => "records-no-game",
        CannotWrite::Start => "records-cannot-hold-start",
        CannotWrite::Board => "records-cannot-hold-board",
        CannotWrite::Binary => "records-not-a-text",
    };
    locale.format(key, &[("format", format.into())])
}

/// Describes the loss as part of a sentence: `2 comments`.
impl Explain for Loss {
    fn explain(&self, locale: &Locale) -> String {
        let (key, count) = match *self {
            Self::SideLines(count) => ("records-loss-side-lines", count),
            Self::Comments(count) => ("records-loss-comments", count),
            Self::Times(count) => ("records-loss-times", count),
            Self::Properties(count) => ("records-loss-properties", count),
            Self::Games(count) => ("records-loss-games", count),
            Self::Rules => return locale.text("records-loss-rules").into_owned(),
            Self::Symbols => return locale.text("records-loss-symbols").into_owned(),
            Self::Names => return locale.text("records-loss-names").into_owned(),
            Self::Result => return locale.text("records-loss-result").into_owned(),
        };
        locale.format(key, &[("count", count.into())])
    }
}

#[cfg(test)]
mod tests {
    use dooz_play::openings::OpeningFormat;
    use dooz_play::records::RecordFormat;

    use super::*;
    use crate::Language;

    fn sentence(format: RecordFormat, text: &str, language: Language) -> String {
        let error = format.read(text, None).unwrap_err();
        error.explain(&Locale::new(language))
    }

    #[test]
    fn an_illegal_move_is_reported_with_its_place_and_number() {
        let text = "(;SZ[5]\n;B[aa];W[aa])";
        assert_eq!(
            sentence(RecordFormat::Sgf, text, Language::English),
            "Line 2, column 10: Move 2 cannot be played. `a5` is taken; choose an empty square."
        );
        assert_eq!(
            sentence(RecordFormat::Sgf, text, Language::Russian),
            "Строка 2, знак 10: Ход 2 сделать нельзя. Поле «a5» занято; выберите свободное."
        );
    }

    #[test]
    fn every_problem_has_its_own_sentence_in_every_language() {
        let wrong = [
            "",
            "(;SZ[5]",
            "(;SZ[5];B[aa",
            "(;SZ[5];B)",
            "(;SZ[5]\u{1b})",
            "(;SZ[5]()(;))",
            "(;GM[1])",
            "(;)",
            "(;SZ[3])",
            "(;SZ[x])",
            "(;SZ[99])",
            "(;SZ[5]RU[x])",
            "(;SZ[5]IR[x])",
            "(;SZ[5];B[zz])",
            "(;SZ[5];B[])",
            "(;SZ[5];B[aa];B[bb])",
            "(;SZ[5];B[aa][bb])",
            "(;SZ[5];AB[aa])",
            "(;SZ[5]AB[aa]AW[aa])",
            "(;SZ[5]PL[x])",
            "(;SZ[5]AB[aa][bb])",
            "(;SZ[5];B[aa];W[aa])",
            "(;SZ[5]RU[15x15x5])",
            "(;SZ[5];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae];W[be])",
        ];
        for language in Language::ALL {
            let mut sentences: Vec<String> = wrong
                .iter()
                .map(|text| RecordFormat::Sgf.read(text, None).unwrap_err().problem)
                .map(|problem| problem.explain(&Locale::new(language)))
                .collect();
            for sentence in &sentences {
                assert!(!sentence.contains(['⟨', '\u{1b}']), "{sentence}");
            }
            sentences.sort();
            sentences.dedup();
            assert_eq!(sentences.len(), wrong.len());
        }
    }

    #[test]
    fn an_error_in_a_book_of_openings_names_its_line() {
        let rules = dooz_core::Rules::GOMOKU;
        let error = OpeningFormat::Offsets
            .read("0,0, 1,1\n0,0, 1\n", rules)
            .unwrap_err();
        assert_eq!(
            error.explain(&Locale::new(Language::English)),
            "Line 2, column 6: `1` is not a pair of offsets; write each stone as its distances \
             from the centre, to the right and down, like -1,2."
        );
    }

    #[test]
    fn every_problem_of_a_binary_file_has_its_own_sentence_in_every_language() {
        const HEADER: &[u8] = b"\xFFRenLib\xFF\x03\x04\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
        let newer = [&HEADER[..8], &[4], &HEADER[9..]].concat();
        let wrong: [(&[u8], _); 5] = [
            (b"Renlib", None),
            (&newer, None),
            (HEADER, Some(dooz_core::Rules::GOMOKU_20)),
            (&HEADER[..12], None),
            (&[HEADER, b"\x78\x40\x78\x40"].concat(), None),
        ];
        for language in Language::ALL {
            let locale = Locale::new(language);
            let mut sentences: Vec<String> = wrong
                .iter()
                .map(|(bytes, rules)| RecordFormat::Lib.read_bytes(bytes, *rules))
                .map(|read| read.unwrap_err().explain(&locale))
                .collect();
            assert!(!sentences.concat().contains('⟨'), "{sentences:?}");
            sentences.sort();
            sentences.dedup();
            assert_eq!(sentences.len(), wrong.len());
        }
    }

    #[test]
    fn losses_are_counted_as_the_language_counts() {
        let russian = Locale::new(Language::Russian);
        let says = |loss: Loss| loss.explain(&russian);
        assert_eq!(says(Loss::SideLines(1)), "1 побочный вариант");
        assert_eq!(says(Loss::SideLines(3)), "3 побочных варианта");
        assert_eq!(says(Loss::Comments(5)), "5 заметок");
    }
}
