//! What is to be searched, read from the command line.

use dooz_coach::trace::Subject;
use dooz_core::{PictureError, Setup, Symbol};
use dooz_locale::coach::trace::explain_tree;
use dooz_locale::{Explain, Locale};

use crate::args::SubjectText;
use crate::words::shown;

/// Reads a board or a tree, or says what is wrong with it.
pub(crate) fn read_subject(text: &SubjectText, locale: &Locale) -> Result<Subject, String> {
    match text {
        SubjectText::Tree { text, first } => {
            Subject::tree(text, *first).map_err(|error| explain_tree(error, text, locale))
        }
        SubjectText::Board { rules, board, side } => {
            let to_move: Symbol = side.parse().map_err(|_| {
                let gaps = [("input", shown(side).into()), ("choices", "X | O".into())];
                locale.format("error-choice", &gaps)
            })?;
            let setup = Setup::parse(*rules, board, to_move).map_err(|error| {
                let sentence = error.explain(locale);
                if let PictureError::Size { .. } = error {
                    let size = [("count", rules.squares().into())];
                    return sentence + " " + &locale.format("error-position-size", &size);
                }
                sentence
            })?;
            Subject::board(&setup).map_err(|error| error.explain(locale))
        }
    }
}
