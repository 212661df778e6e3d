//! Victory by continuous fours.

use std::cmp::Reverse;

use dooz_core::{Limits, Rules, Square};

use crate::board::Board;
use crate::tactics::{self, Obligation};
use crate::threat::Threat;

/// The result of a search for a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WinSearch {
    /// The player to move wins by this line, in which the opponent resists as long
    /// as the threats allow.
    Win(Vec<Square>),
    /// The search has come to its end and found no such win. If it was for fours alone,
    /// there is none; a [`VctSolver`](crate::VctSolver) may miss some.
    NoWin,
    /// The limits were reached first.
    Unknown,
}

/// A solver of victories by continuous fours (VCF): every move of the winner is a
/// four, so that the opponent has only the answer to it.
///
/// It remembers refuted positions of a game from question to question.
///
/// ```
/// use dooz_core::{Limits, Position, Rules};
/// use dooz_engine::{Board, VcfSolver, WinSearch};
/// let mut position = Position::new(Rules::GOMOKU);
/// for square in "h8 a1 i8 a3 j8 g8 i9 a7 i10 a9".split(' ') {
///     position.play(square.parse()?)?;
/// }
/// let mut board = Board::new(&position).unwrap();
/// let WinSearch::Win(line) = VcfSolver::new().solve(&mut board, &Limits::default()) else {
///     panic!("i7 makes an open four");
/// };
/// assert_eq!(line.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct VcfSolver {
    /// The rules of the positions that are remembered.
    rules: Option<Rules>,
    /// Positions, each with the number of fours within which there is no win.
    refuted: Vec<(u64, u16)>,
    nodes: u64,
    line: Vec<Square>,
}

/// The number of fours in the lines that are tried first.
const FIRST_LENGTH: u16 = 6;

/// More fours than fit on a board.
const LONGEST: u16 = 256;

/// The number of positions that are remembered, as a power of two: 4 MiB.
const REMEMBERED: u32 = 18;

/// A search for lines of limited length.
struct Attempt<'a> {
    board: &'a mut Board,
    limits: &'a Limits<'a>,
    /// The count of nodes at its start.
    start: u64,
}

/// The result of an attempt at one node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    Win,
    /// No line wins.
    No,
    /// No line of the allowed length wins.
    NotSoShort,
    Stopped,
}

impl VcfSolver {
    /// Creates a solver that remembers nothing.
    #[must_use]
    pub fn new() -> Self {
        Self {
            rules: None,
            refuted: Vec::new(),
            nodes: 0,
            line: Vec::new(),
        }
    }

    /// Returns the number of positions searched so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches for a win of the player to move. The board is the same afterwards.
    ///
    /// Of the limits, the nodes of this call and the stop flag count.
    pub fn solve(&mut self, board: &mut Board, limits: &Limits<'_>) -> WinSearch {
        if self.rules != Some(board.rules()) {
            self.rules = Some(board.rules());
            self.refuted = vec![(0, 0); 1 << REMEMBERED];
        }
        let mut attempt = Attempt {
            board,
            limits,
            start: self.nodes,
        };
        let mut length = FIRST_LENGTH;
        loop {
            self.line.clear();
            match self.attack(&mut attempt, None, length) {
                Found::Win => {
                    let mut line = std::mem::take(&mut self.line);
                    line.reverse();
                    return WinSearch::Win(line);
                }
                Found::NotSoShort if length < LONGEST => length *= 2,
                Found::No | Found::NotSoShort => return WinSearch::NoWin,
                Found::Stopped => return WinSearch::Unknown,
            }
        }
    }

    /// Searches for a win by at most `length` fours, the first of them after `last`. If
    /// there is one, `self.line` grows by it, last move first.
    fn attack(&mut self, attempt: &mut Attempt<'_>, last: Option<Square>, length: u16) -> Found {
        if !attempt.limits.allow(self.nodes - attempt.start) {
            return Found::Stopped;
        }
        self.nodes += 1;
        let own = attempt.board.turn();
        if let Some(five) = attempt.board.squares(own, Threat::Five).squares().next() {
            self.line.push(five);
            return Found::Win;
        }
        let key = attempt.board.key();
        let slot = (key >> (u64::BITS - REMEMBERED)) as usize;
        let (known, refuted) = self.refuted[slot];
        if known == key && refuted >= length {
            return if refuted == LONGEST {
                Found::No
            } else {
                Found::NotSoShort
            };
        }

        let mut result = Found::No;
        for square in fours(attempt.board, last) {
            if attempt.board.is_foul(square) {
                continue;
            }
            let Some(length) = length.checked_sub(1) else {
                result = Found::NotSoShort;
                break;
            };
            attempt.board.play(square);
            let found = self.answers(attempt, square, length);
            attempt.board.undo();
            match found {
                Found::Win => self.line.push(square),
                Found::No => continue,
                Found::NotSoShort => {
                    result = found;
                    continue;
                }
                Found::Stopped => {}
            }
            return found;
        }
        let refuted = if result == Found::No { LONGEST } else { length };
        self.refuted[slot] = (key, refuted);
        result
    }

    /// Searches for a win against every answer to a four. If there is one, `self.line`
    /// grows by the longest.
    fn answers(&mut self, attempt: &mut Attempt<'_>, four: Square, length: u16) -> Found {
        let board = &mut *attempt.board;
        let answers = match Obligation::of(board) {
            Obligation::AnswerFive(answers) => answers,
            Obligation::LossIn(2) => {
                self.show_five(board);
                return Found::Win;
            }
            _ => return Found::No,
        };
        let start = self.line.len();
        let mut longest = Vec::new();
        for square in answers.squares() {
            attempt.board.play(square);
            let found = self.attack(attempt, Some(four), length);
            attempt.board.undo();
            if found != Found::Win {
                self.line.truncate(start);
                return found;
            }
            self.line.push(square);
            let line = self.line.split_off(start);
            if line.len() > longest.len() {
                longest = line;
            }
        }
        self.line.append(&mut longest);
        Found::Win
    }

    /// Adds a five that cannot be prevented, and a legal move before it.
    fn show_five(&mut self, board: &mut Board) {
        let attacker = !board.turn();
        // Of two fives, one is prevented.
        let fives = *board.squares(attacker, Threat::Five);
        let elsewhere = *board.empty();
        let answer = (fives.squares().skip(1))
            .chain(elsewhere.squares())
            .find(|&square| !board.is_foul(square));
        if let Some(answer) = answer {
            board.play(answer);
        }
        // In caro, the answer to one may end another.
        let five = board.squares(attacker, Threat::Five).squares().next();
        if answer.is_some() {
            board.undo();
        }
        self.line.push(five.expect("the four has no answer"));
        self.line.extend(answer);
    }
}

impl Default for VcfSolver {
    fn default() -> Self {
        Self::new()
    }
}

/// Returns the fours of the player to move: the strongest first, and of equals
/// those near the four before. If the opponent threatens a five, only answers
/// count.
fn fours(board: &Board, last: Option<Square>) -> Vec<Square> {
    let own = board.turn();
    let mut squares = tactics::fours(board, own);
    if board.count(!own, Threat::Five) > 0 {
        squares &= tactics::answers_to_fives(board);
    }
    let distance = |square: Square| {
        last.map_or(0, |last| {
            let columns = last.column().abs_diff(square.column());
            columns.max(last.row().abs_diff(square.row()))
        })
    };
    let mut moves: Vec<Square> = squares.squares().collect();
    moves.sort_by_key(|&square| (Reverse(board.threat(own, square)), distance(square)));
    moves
}
