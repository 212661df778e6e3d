//! The arguments of `dooz puzzle`.

use std::path::PathBuf;

use clap::ArgMatches;
use dooz_coach::puzzles::{Filter, Grade, shipped};

use super::{UsageError, check_language, number, parsed, text};

/// What `dooz puzzle` is asked to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleRequest {
    /// Which puzzles are wanted.
    pub filter: Filter,
    /// The place of a single puzzle that is wanted, from 0.
    pub only: Option<usize>,
    /// Whether to list the puzzles instead of asking them.
    pub list: bool,
    /// Where to remember what was solved, if not in the usual place.
    pub progress: Option<PathBuf>,
}

impl PuzzleRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let only = text(matches, "number").map(|text| number(text, 1, shipped().len() as u64));
        Ok(Self {
            filter: Filter {
                rules: parsed(matches, "board")?,
                grade: text(matches, "grade").map(grade).transpose()?,
            },
            only: only.transpose()?.map(|number| number as usize - 1),
            list: matches.get_flag("list"),
            progress: matches.get_one::<PathBuf>("progress").cloned(),
        })
    }
}

fn grade(text: &str) -> Result<Grade, UsageError> {
    let [from, to] = [Grade::EASIEST, Grade::HARDEST].map(|grade| grade.number().into());
    let wanted = number(text, from, to)?;
    let found = Grade::all().find(|grade| u64::from(grade.number()) == wanted);
    Ok(found.expect("the number is a grade's"))
}
