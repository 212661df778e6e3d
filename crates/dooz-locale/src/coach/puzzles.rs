//! Puzzles in words.

use dooz_coach::puzzles::{Goal, Hint, Puzzle, PuzzleVerdict, Reached, WrongAnswer};
use dooz_core::MoveList;

use crate::{Locale, Value};

/// States the task of the player to move.
///
/// ```
/// use dooz_coach::puzzles::prove;
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// use dooz_locale::{Language, Locale, coach::puzzles};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX. / .O. / ...", Symbol::O)?;
/// let puzzle = prove(&setup.position()?, &Limits::default())?.expect("c3 alone blocks");
/// assert_eq!(
///     puzzles::task(&puzzle, &Locale::new(Language::English)),
///     "O is to move, and all moves but one lose: find that one.",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn task(puzzle: &Puzzle, locale: &Locale) -> String {
    let symbol = ("symbol", Value::from(puzzle.to_move().to_char()));
    match puzzle.goal() {
        Goal::Win { moves } => locale.format("puzzle-win", &[symbol, ("count", moves.into())]),
        Goal::Draw { .. } => locale.format("puzzle-draw", &[symbol]),
    }
}

/// Says whether an answer is right, and why.
///
/// ```
/// use dooz_coach::puzzles::prove;
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// use dooz_locale::{Language, Locale, coach::puzzles};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX. / .O. / ...", Symbol::O)?;
/// let puzzle = prove(&setup.position()?, &Limits::default())?.expect("c3 alone blocks");
/// let verdict = puzzle.judge("a1".parse()?)?;
/// assert_eq!(
///     puzzles::verdict(&verdict, &Locale::new(Language::English)),
///     "a1 loses in 1 move: a1 c3.",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn verdict(verdict: &PuzzleVerdict, locale: &Locale) -> String {
    match verdict {
        PuzzleVerdict::Solved { line } => match line.as_slice() {
            [only] => locale.format("puzzle-right", &[("square", only.to_string().into())]),
            _ => locale.format("puzzle-right-line", &[("moves", MoveList(line).into())]),
        },
        PuzzleVerdict::Wrong(mistake) => wrong(mistake, locale),
    }
}

fn wrong(mistake: &WrongAnswer, locale: &Locale) -> String {
    let first = mistake.line.first().map(ToString::to_string);
    let square = ("square", Value::from(first.unwrap_or_default()));
    let moves = ("moves", Value::from(MoveList(&mistake.line)));
    match mistake.reached {
        // There is no line to show: the answer itself ended the game.
        _ if mistake.line.len() == 1 => locale.format("puzzle-wrong-over", &[square]),
        Reached::Draw => locale.format("puzzle-wrong-draw", &[square, moves]),
        Reached::Loss { moves: count } => locale.format(
            "puzzle-wrong-loss",
            &[square, moves, ("count", count.into())],
        ),
    }
}

/// Writes a hint as a sentence.
///
/// ```
/// use dooz_coach::puzzles::Hint;
/// use dooz_locale::{Language, Locale, coach::puzzles};
/// let english = Locale::new(Language::English);
/// assert_eq!(puzzles::hint(&Hint::Row { row: 2 }, &english), "It is in row 2.");
/// ```
#[must_use]
pub fn hint(hint: &Hint, locale: &Locale) -> String {
    match hint {
        Hint::Row { row } => locale.format("puzzle-hint-row", &[("row", (*row).into())]),
        Hint::Column { bottom } => {
            let name = bottom.to_string();
            let column = name.trim_end_matches('1');
            locale.format("puzzle-hint-column", &[("column", column.into())])
        }
        Hint::Square { square } => locale.format(
            "puzzle-hint-square",
            &[("square", square.to_string().into())],
        ),
    }
}

/// Writes a puzzle as a line of a list: its number, rules, goal and state.
#[must_use]
pub fn entry(number: usize, puzzle: &Puzzle, solved: bool, locale: &Locale) -> String {
    let goal = match puzzle.goal() {
        Goal::Win { moves } => locale.format("puzzle-goal-win", &[("moves", moves.into())]),
        Goal::Draw { .. } => locale.text("puzzle-goal-draw").into_owned(),
    };
    let state = locale.text(if solved {
        "puzzle-solved"
    } else {
        "puzzle-open"
    });
    let gaps = [
        ("number", number.into()),
        ("rules", puzzle.rules().to_string().into()),
        ("grade", puzzle.grade().number().into()),
        ("goal", goal.into()),
        ("state", state.into()),
    ];
    locale.format("puzzle-list", &gaps)
}
