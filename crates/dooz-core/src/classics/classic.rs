//! The presentation of the programs on a screen.

use crate::notation::Notation;
use crate::player::Symbol;
use crate::rules::Rules;

/// The way in which one of the five programs presents itself.
///
/// ```
/// use dooz_core::Symbol;
/// use dooz_core::classics::Classic;
/// let sisoog = Classic::of("sisoog").unwrap();
/// assert_eq!(sisoog.person, Symbol::O);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    /// The name by which it is chosen.
    pub name: &'static str,
    /// The rules that it plays.
    pub rules: Rules,
    /// The person's symbol; the program has the other one.
    pub person: Symbol,
    /// The player who makes the first move by default.
    pub beginner: Beginner,
    /// The notation of cells.
    pub notation: Notation,
}

/// The player who makes the first move of a game against a program.
///
/// ```
/// use dooz_core::classics::{Beginner, Classic};
/// let machinarium = Classic::of("machinarium").unwrap();
/// assert_eq!(machinarium.beginner, Beginner::ProgramByChance);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beginner {
    /// The person.
    Person,
    /// The program, with its first stone on a random cell.
    ProgramByChance,
}

impl Classic {
    /// All five programs.
    pub const ALL: [Self; 5] = [
        Self {
            name: "sisoog",
            rules: Rules::TIC_TAC_TOE,
            person: Symbol::O,
            beginner: Beginner::Person,
            notation: Notation::Keypad,
        },
        Self {
            name: "freecodecamp",
            rules: Rules::TIC_TAC_TOE,
            person: Symbol::O,
            beginner: Beginner::Person,
            notation: Notation::Cell,
        },
        Self {
            name: "lafore",
            rules: Rules::TIC_TAC_TOE,
            person: Symbol::X,
            beginner: Beginner::Person,
            notation: Notation::Cell,
        },
        Self {
            name: "alphabeta",
            rules: Rules::TIC_TAC_TOE,
            person: Symbol::X,
            beginner: Beginner::Person,
            notation: Notation::RowColumn,
        },
        Self {
            name: "machinarium",
            rules: Rules::MACHINARIUM,
            person: Symbol::X,
            beginner: Beginner::ProgramByChance,
            notation: Notation::RowColumn,
        },
    ];

    /// Returns the classic with this name.
    #[must_use]
    pub fn of(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|classic| classic.name == name)
    }
}
