//! What is to be searched, read from the command line.

use dooz_coach::trace::Subject;
use dooz_locale::coach::explain_tree;
use dooz_locale::{Explain, Locale};

use crate::args::SubjectText;
use crate::setup_text::read_setup;

/// Reads a board or a tree, or says what is wrong with it.
pub(crate) fn read_subject(text: &SubjectText, locale: &Locale) -> Result<Subject, String> {
    match text {
        SubjectText::Tree { text, first } => {
            Subject::tree(text, *first).map_err(|error| explain_tree(error, text, locale))
        }
        SubjectText::Board { rules, board, side } => {
            let setup = read_setup(*rules, board, side);
            let setup = setup.map_err(|error| error.explain(locale))?;
            Subject::board(&setup).map_err(|error| error.explain(locale))
        }
    }
}
