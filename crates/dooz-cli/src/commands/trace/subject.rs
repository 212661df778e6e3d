//! The board or the tree to search, read from the command line.

use clap::Args;
use dooz_coach::trace::Subject;
use dooz_core::Rules;
use dooz_core::textbook::Side;
use dooz_locale::coach::explain_tree;
use dooz_locale::{Digits, Explain, Locale};

use crate::args::UsageError;
use crate::args::values::{RULES, one_of};
use crate::failure::Failure;
use crate::setup_text::read_setup;

/// The options that name the subject of a search: a tree, or the rules of a
/// board that stands among the words of the command line.
#[derive(Clone, Debug, Args)]
pub struct SubjectArgs {
    /// The rules of the board.
    #[arg(long, value_parser = RULES, conflicts_with = "tree")]
    pub rules: Option<Rules>,
    /// The text of the tree.
    #[arg(long, allow_hyphen_values = true)]
    pub tree: Option<String>,
    /// The side that moves first in the tree.
    #[arg(
        long,
        value_name = "CHOICE",
        requires = "tree",
        value_parser = one_of([("max", Side::Max), ("min", Side::Min)]),
    )]
    pub first: Option<Side>,
}

impl SubjectArgs {
    /// Reads the tree or, without one, the board and the side in `words`.
    pub(crate) fn read(&self, words: &[String], locale: &Locale) -> Result<Subject, Failure> {
        match (&self.tree, words) {
            (Some(text), []) => {
                let text = Digits::to_latin(text).replace('−', "-");
                let subject = Subject::tree(&text, self.first.unwrap_or(Side::Max));
                Ok(subject.map_err(|error| explain_tree(error, &text, locale))?)
            }
            (None, [board, side]) => {
                let rules = self.rules.unwrap_or(Rules::TIC_TAC_TOE);
                let setup = read_setup(rules, board, side);
                let setup = setup.map_err(|error| error.explain(locale))?;
                Ok(Subject::board(&setup).map_err(|error| error.explain(locale))?)
            }
            (None, [board]) => Err(UsageError::NoSide(board.clone()).into()),
            _ => Err(UsageError::NoSubject.into()),
        }
    }
}
