//! The presentation of the programs on a screen.

use crate::notation::Notation;
use crate::player::Symbol;
use crate::rules::Rules;

/// The way in which one of the five programs presents itself.
///
/// ```
/// use dooz_core::Symbol;
/// use dooz_core::classics::Classic;
/// assert_eq!(Classic::SISOOG.person, Symbol::O);
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
/// assert_eq!(Classic::MACHINARIUM.beginner, Beginner::ProgramByChance);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beginner {
    /// The person.
    Person,
    /// The program, with its first stone on a random cell.
    ProgramByChance,
}

impl Classic {
    /// The console program in C.
    pub const SISOOG: Self = Self {
        name: "sisoog",
        rules: Rules::TIC_TAC_TOE,
        person: Symbol::O,
        beginner: Beginner::Person,
        notation: Notation::Keypad,
    };

    /// The program for the browser.
    pub const FREECODECAMP: Self = Self {
        name: "freecodecamp",
        rules: Rules::TIC_TAC_TOE,
        person: Symbol::O,
        beginner: Beginner::Person,
        notation: Notation::Cell,
    };

    /// The program that averages.
    pub const LAFORE: Self = Self {
        name: "lafore",
        rules: Rules::TIC_TAC_TOE,
        person: Symbol::X,
        beginner: Beginner::Person,
        notation: Notation::Cell,
    };

    /// The program with a window, which searches with alpha-beta.
    pub const ALPHABETA: Self = Self {
        name: "alphabeta",
        rules: Rules::TIC_TAC_TOE,
        person: Symbol::X,
        beginner: Beginner::Person,
        notation: Notation::RowColumn,
    };

    /// The intuitive program for large boards.
    pub const MACHINARIUM: Self = Self {
        name: "machinarium",
        rules: Rules::MACHINARIUM,
        person: Symbol::X,
        beginner: Beginner::ProgramByChance,
        notation: Notation::RowColumn,
    };

    /// All five programs.
    pub const ALL: [Self; 5] = [
        Self::SISOOG,
        Self::FREECODECAMP,
        Self::LAFORE,
        Self::ALPHABETA,
        Self::MACHINARIUM,
    ];
}
