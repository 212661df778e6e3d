//! Puzzles as a table in a text file.

use std::fmt::{self, Write};
use std::sync::OnceLock;

use dooz_core::{NotationError, PictureError, Rules, RulesError, Setup, SetupError, Square};

use super::puzzle::{Goal, Puzzle};

/// Returns the hundred puzzles that are shipped with the program, ordered by
/// size of the board and then by grade.
///
/// ```
/// assert_eq!(dooz_coach::puzzles::shipped().len(), 100);
/// ```
#[must_use]
pub fn shipped() -> &'static [Puzzle] {
    static SHIPPED: OnceLock<Vec<Puzzle>> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let puzzles = read(include_str!("../../../../data/puzzles.tsv")).ok();
        puzzles.expect("a test reads and proves them")
    })
}

const HEADER: &str = "\
# Positions with exactly one move that wins, or exactly one that does not lose.
# No two are symmetric. A test proves each of them by exact search.
# rules     columns x rows x length of a line
# board     the cells from the top left; X began
# to_move   who is to move
# goal      win: only the solution wins; draw: all other moves lose
# moves     win: own moves to the win; draw: the opponent's moves to the win
#           after the wrong move that holds out longest
# solution  the only good move
# tempting  wrong moves that intuition likes as well as the solution
# grade     moves, and 1 more if a wrong move tempts, 2 more if three do; at most 5
rules\tboard\tto_move\tgoal\tmoves\tsolution\ttempting\tgrade
";

/// Writes puzzles as a table for [`read`].
#[must_use]
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut text = HEADER.to_owned();
    for puzzle in puzzles {
        let goal = match puzzle.goal() {
            Goal::Win { .. } => "win",
            Goal::Draw { .. } => "draw",
        };
        writeln!(
            text,
            "{}\t{}\t{}\t{goal}\t{}\t{}\t{}\t{}",
            puzzle.rules(),
            puzzle.position().picture(Puzzle::FIRST),
            puzzle.to_move(),
            puzzle.goal().moves(),
            puzzle.solution(),
            puzzle.tempting(),
            puzzle.grade(),
        )
        .expect("a string takes all");
    }
    text
}

/// Reads a table of puzzles. Its claims are not proven again, but boards and
/// squares must be valid.
///
/// ```
/// use dooz_coach::puzzles::{read, shipped, write};
/// assert_eq!(read(&write(shipped())).as_deref(), Ok(shipped()));
/// assert_eq!(read("3x3x3\tXX").unwrap_err().line, 1);
/// ```
///
/// # Errors
///
/// Returns the first line with an error.
pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzleFileError> {
    let is_puzzle = |(_, line): &(usize, &str)| {
        !line.is_empty() && !line.starts_with('#') && !line.starts_with("rules\t")
    };
    let lines = (1..).zip(text.lines()).filter(is_puzzle);
    let puzzles = lines.map(|(number, line)| {
        read_line(line).map_err(|problem| PuzzleFileError {
            line: number,
            problem,
        })
    });
    puzzles.collect()
}

fn read_line(line: &str) -> Result<Puzzle, PuzzleProblem> {
    let mut fields = line.split('\t');
    let mut field = |name| fields.next().ok_or(PuzzleProblem::Field(name));
    let rules: Rules = field("rules")?.parse().map_err(PuzzleProblem::Rules)?;
    let board = field("board")?;
    let to_move = field("to_move")?;
    let to_move = to_move
        .parse()
        .map_err(|_| PuzzleProblem::Field("to_move"))?;
    let setup = Setup::parse(rules, board, to_move).map_err(PuzzleProblem::Board)?;
    let position = setup.position().map_err(PuzzleProblem::Setup)?;
    if setup.first() != Puzzle::FIRST {
        return Err(PuzzleProblem::Field("to_move"));
    }
    let goal = field("goal")?;
    let mut number = |name| -> Result<u16, PuzzleProblem> {
        let text = field(name)?;
        text.parse().map_err(|_| PuzzleProblem::Field(name))
    };
    let moves = number("moves")?;
    let goal = match goal {
        "win" => Goal::Win { moves },
        "draw" => Goal::Draw { moves },
        _ => return Err(PuzzleProblem::Field("goal")),
    };
    let solution: Square = {
        let text = field("solution")?;
        let square = dooz_core::Notation::Algebraic.parse(rules, text);
        square.map_err(PuzzleProblem::Solution)?
    };
    if !position.legal_moves().any(|square| square == solution) {
        return Err(PuzzleProblem::Field("solution"));
    }
    let tempting = field("tempting")?
        .parse()
        .map_err(|_| PuzzleProblem::Field("tempting"))?;
    let puzzle = Puzzle::new(position, goal, solution, tempting);
    if field("grade")?.parse() != Ok(puzzle.grade()) {
        return Err(PuzzleProblem::Field("grade"));
    }
    Ok(puzzle)
}

/// The error of a line that is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleFileError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The kind of error.
    pub problem: PuzzleProblem,
}

/// The kind of error in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleProblem {
    /// A field is missing or has an invalid value.
    Field(&'static str),
    /// There are no such rules.
    Rules(RulesError),
    /// The picture does not fit the board.
    Board(PictureError),
    /// The position cannot occur in a game.
    Setup(SetupError),
    /// The solution is not a square of the board.
    Solution(NotationError),
}

impl fmt::Display for PuzzleFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            PuzzleProblem::Field(name) => write!(f, "the field {name} is missing or wrong"),
            PuzzleProblem::Rules(error) => error.fmt(f),
            PuzzleProblem::Board(error) => error.fmt(f),
            PuzzleProblem::Setup(error) => error.fmt(f),
            PuzzleProblem::Solution(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PuzzleFileError {}
