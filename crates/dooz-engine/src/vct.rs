//! Victory by continuous threats.

use std::collections::HashMap;

use dooz_core::{Bitboard, Limits, LineRule, Player, Rules, Square};

use crate::board::Board;
use crate::lines::Pattern;
use crate::proof_numbers::{MostProving, ProofNumbers};
use crate::tactics::{self, Obligation};
use crate::threat::Threat;
use crate::vcf::{VcfSolver, WinSearch};

#[cfg(test)]
mod tests;

/// A solver of victories by continuous threats (VCT): every move of the winner answers a
/// four or makes a threat, after which continuous fours would win if the opponent passed.
/// Only few answers prevent that.
///
/// It is a depth-first proof-number search (df-pn): it follows the line that takes
/// the fewest further positions to prove or to refute. Continuous fours are
/// searched by a [`VcfSolver`], in 128 positions at most, so that a threat of a long line
/// of fours may be passed over. In renju and caro, threats are only those that are seen
/// without a search: fours, open threes, and threats of a four and a three.
///
/// ```
/// use dooz_core::{Limits, Position, Rules};
/// use dooz_engine::{Board, VctSolver, WinSearch};
/// let mut position = Position::new(Rules::GOMOKU);
/// for square in "h8 a1 i8 a3 j9 o15 j10 o1".split(' ') {
///     position.play(square.parse()?)?;
/// }
/// let mut board = Board::new(&position).unwrap();
/// let WinSearch::Win(line) = VctSolver::new().solve(&mut board, &Limits::default()) else {
///     panic!("j8 makes two open threes");
/// };
/// for square in line {
///     position.play(square)?;
/// }
/// assert!(position.outcome().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct VctSolver {
    fours: VcfSolver,
    /// The game that the memory is of.
    rules: Option<Rules>,
    entries: Vec<Entry>,
    nodes: u64,
}

/// A position that has been searched.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    numbers: ProofNumbers,
}

impl Entry {
    const NONE: Self = Self {
        key: 0,
        numbers: ProofNumbers::UNKNOWN,
    };
}

/// A move with the proof numbers of the position after it, as far as they are known.
#[derive(Clone, Copy, Debug)]
struct Branch {
    square: Square,
    key: u64,
    numbers: ProofNumbers,
}

/// One question to the solver.
struct Question<'a> {
    board: &'a mut Board,
    limits: &'a Limits<'a>,
    attacker: Player,
    /// The count of nodes at its start.
    start: u64,
    is_stopped: bool,
}

/// The number of positions that are remembered, as a power of two.
const REMEMBERED: u32 = 19;

/// The positions that a search of continuous fours may visit inside. A longer line of
/// the attacker is found as well, since fours are threats, but not that a move threatens
/// one.
const NODES_OF_FOURS: u64 = 128;

/// The numbers of a move that may turn out to be a threat: about as many answers as such
/// threats have.
const UNSEEN: ProofNumbers = ProofNumbers {
    proof: 20,
    disproof: 1,
};

impl Question<'_> {
    fn key(&self) -> u64 {
        let roles = roles(self.board.turn(), self.attacker);
        self.board.hash().rotate_left(roles)
    }

    /// Returns the moves that are threats, or may turn out to be.
    fn threats(&mut self) -> Vec<Branch> {
        let candidates = candidates(self.board);
        let mut threats = Vec::new();
        for square in candidates.squares() {
            if self.board.is_foul(square) {
                continue;
            }
            let numbers = self.first_numbers(square);
            if numbers != ProofNumbers::REFUTED {
                threats.push(self.branch(square, numbers));
            }
        }
        threats
    }

    /// Returns the numbers of a threat before it is searched.
    fn first_numbers(&mut self, square: Square) -> ProofNumbers {
        let board = &mut *self.board;
        let has_zones = has_zones(board.rules());
        let is_quiet = board.threat(self.attacker, square) == Threat::None
            && board.count(!self.attacker, Threat::Five) == 0;
        if is_quiet && has_zones {
            return UNSEEN;
        }
        board.play(square);
        let answers = Answers::seen(board);
        board.undo();
        match answers {
            Some(Answers::None) => ProofNumbers::PROVED,
            // Every answer has to be refuted.
            Some(Answers::Only(squares)) => ProofNumbers {
                proof: squares.len() as u32,
                disproof: 1,
            },
            None if has_zones => UNSEEN,
            Some(Answers::All) | None => ProofNumbers::REFUTED,
        }
    }

    /// Returns the branch of a move of the player to move.
    fn branch(&self, square: Square, numbers: ProofNumbers) -> Branch {
        let roles = roles(!self.board.turn(), self.attacker);
        Branch {
            square,
            key: self.board.hash_after(square).rotate_left(roles),
            numbers,
        }
    }
}

impl VctSolver {
    /// Creates a solver that remembers nothing.
    #[must_use]
    pub fn new() -> Self {
        Self {
            fours: VcfSolver::new(),
            rules: None,
            entries: vec![Entry::NONE; 1 << REMEMBERED],
            nodes: 0,
        }
    }

    /// Returns the number of positions searched so far, those of continuous fours
    /// included.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes + self.fours.nodes()
    }

    /// Searches for a win of the player to move. The board is the same afterwards.
    ///
    /// Of the limits, the nodes of this call and the stop flag count.
    pub fn solve(&mut self, board: &mut Board, limits: &Limits<'_>) -> WinSearch {
        if self.rules != Some(board.rules()) {
            self.rules = Some(board.rules());
            self.entries.fill(Entry::NONE);
        }
        let mut question = Question {
            attacker: board.turn(),
            start: self.nodes(),
            board,
            limits,
            is_stopped: false,
        };
        let numbers = self.attack(&mut question, ProofNumbers::UNLIMITED);
        if numbers.proof == 0
            && let Some(line) = self.winning_line(&mut question, &mut HashMap::new())
        {
            WinSearch::Win(line)
        } else if numbers.disproof == 0 {
            WinSearch::NoWin
        } else {
            WinSearch::Unknown
        }
    }

    /// Searches a position with the attacker to move until its numbers are known or
    /// beyond the limits.
    fn attack(&mut self, question: &mut Question<'_>, limits: ProofNumbers) -> ProofNumbers {
        let key = question.key();
        let known = self.known(key);
        if let Some(numbers) = known
            && numbers.is_known()
        {
            return numbers;
        }
        if !self.enter(question) {
            return ProofNumbers::UNKNOWN;
        }
        if known.is_none() && self.wins_by_fours(question) {
            return self.remember(key, ProofNumbers::PROVED);
        }
        let mut branches = question.threats();
        loop {
            for branch in &mut branches {
                branch.numbers = self.known(branch.key).unwrap_or(branch.numbers);
            }
            let best = MostProving::among(branches.iter().map(|branch| branch.numbers));
            if !best.numbers.is_within(limits) || question.is_stopped {
                return self.remember(key, best.numbers);
            }
            let branch = &mut branches[best.index];
            question.board.play(branch.square);
            branch.numbers = self.defend(question, best.limits(limits));
            question.board.undo();
        }
    }

    /// Searches a position with the defender to move, like
    /// [`attack`](Self::attack).
    fn defend(&mut self, question: &mut Question<'_>, limits: ProofNumbers) -> ProofNumbers {
        // A refutation is the choice of the defender.
        let limits = limits.turned();
        let key = question.key();
        if !self.enter(question) {
            return ProofNumbers::UNKNOWN;
        }
        let squares = match self.answers(question) {
            Answers::None => return self.remember(key, ProofNumbers::PROVED),
            Answers::All if question.is_stopped => return ProofNumbers::UNKNOWN,
            Answers::All => return self.remember(key, ProofNumbers::REFUTED),
            Answers::Only(squares) => squares,
        };
        let branch = |square| question.branch(square, ProofNumbers::UNKNOWN);
        let mut branches: Vec<Branch> = squares.squares().map(branch).collect();
        loop {
            for branch in &mut branches {
                let known = self.known(branch.key).map(ProofNumbers::turned);
                branch.numbers = known.unwrap_or(branch.numbers);
            }
            let best = MostProving::among(branches.iter().map(|branch| branch.numbers));
            if !best.numbers.is_within(limits) || question.is_stopped {
                return self.remember(key, best.numbers.turned());
            }
            let branch = &mut branches[best.index];
            let limits = best.limits(limits).turned();
            question.board.play(branch.square);
            branch.numbers = self.attack(question, limits).turned();
            question.board.undo();
        }
    }

    /// Returns the answers of the player to move to the attacker's last move.
    fn answers(&mut self, question: &mut Question<'_>) -> Answers {
        if let Some(seen) = Answers::seen(question.board) {
            return seen;
        }
        if !has_zones(question.board.rules()) {
            return Answers::All;
        }
        question.board.pass();
        let threat = self.line_of_fours(question);
        let zone = match &threat {
            WinSearch::Win(line) => Some(zone_of_fours(question.board, line)),
            WinSearch::NoWin | WinSearch::Unknown => None,
        };
        question.board.undo();
        let answers = match zone {
            Some(zone) if !self.wins_by_fours(question) => {
                Answers::Only(zone & *question.board.empty())
            }
            _ => Answers::All,
        };
        self.note_limits(question);
        answers
    }

    /// Counts a position, and returns `true` if the limits allow it.
    fn enter(&mut self, question: &mut Question<'_>) -> bool {
        self.note_limits(question);
        if !question.is_stopped {
            self.nodes += 1;
        }
        !question.is_stopped
    }

    /// Notes if the limits are reached.
    fn note_limits(&self, question: &mut Question<'_>) {
        let Limits { nodes, .. } = *question.limits;
        let is_spent = nodes.is_some_and(|most| self.nodes() - question.start >= most);
        question.is_stopped |= is_spent || question.limits.is_stopped();
    }

    fn wins_by_fours(&mut self, question: &mut Question<'_>) -> bool {
        matches!(self.line_of_fours(question), WinSearch::Win(_))
    }

    /// Searches for a win by fours of the player to move, within the limits.
    fn line_of_fours(&mut self, question: &mut Question<'_>) -> WinSearch {
        let left = question.limits.after(self.nodes() - question.start);
        let limits = Limits {
            nodes: Some(NODES_OF_FOURS.min(left.nodes.unwrap_or(u64::MAX))),
            ..left
        };
        self.fours.solve(question.board, &limits)
    }

    fn known(&self, key: u64) -> Option<ProofNumbers> {
        let entry = &self.entries[slot(key)];
        (entry.key == key && entry.numbers != ProofNumbers::UNKNOWN).then_some(entry.numbers)
    }

    fn remember(&mut self, key: u64, numbers: ProofNumbers) -> ProofNumbers {
        self.entries[slot(key)] = Entry { key, numbers };
        numbers
    }

    /// Returns the line of a proven win, in which the opponent resists as long as
    /// the proof allows, or `None` if the limits are reached.
    fn winning_line(
        &mut self,
        question: &mut Question<'_>,
        lines: &mut HashMap<u64, Vec<Square>>,
    ) -> Option<Vec<Square>> {
        let key = question.key();
        if let Some(line) = lines.get(&key) {
            return Some(line.clone());
        }
        if !self.enter(question) {
            return None;
        }
        let line = match self.line_of_fours(question) {
            WinSearch::Win(line) => line,
            _ => self.threat_line(question, lines)?,
        };
        lines.insert(key, line.clone());
        Some(line)
    }

    /// Returns the line of a proven win that begins with a threat.
    fn threat_line(
        &mut self,
        question: &mut Question<'_>,
        lines: &mut HashMap<u64, Vec<Square>>,
    ) -> Option<Vec<Square>> {
        let mut branches = question.threats();
        for branch in &mut branches {
            branch.numbers = self.known(branch.key).unwrap_or(branch.numbers);
        }
        // The proof can have been forgotten; then it is searched again.
        branches.sort_by_key(|branch| branch.numbers.proof);
        for Branch { square, .. } in branches {
            question.board.play(square);
            let is_won = self.defend(question, ProofNumbers::UNLIMITED).proof == 0;
            let rest = is_won.then(|| self.longest_answer(question, lines));
            question.board.undo();
            if question.is_stopped {
                return None;
            }
            if let Some(rest) = rest {
                let mut line = vec![square];
                line.extend(rest?);
                return Some(line);
            }
        }
        None
    }

    /// Returns the line of the answer that resists longest in a proven win.
    fn longest_answer(
        &mut self,
        question: &mut Question<'_>,
        lines: &mut HashMap<u64, Vec<Square>>,
    ) -> Option<Vec<Square>> {
        let squares = match self.answers(question) {
            Answers::Only(squares) => squares,
            Answers::None | Answers::All => self.last_answers(question),
        };
        let mut longest = Vec::new();
        for square in squares.squares() {
            question.board.play(square);
            let is_won = self.attack(question, ProofNumbers::UNLIMITED).proof == 0;
            let rest = is_won.then(|| self.winning_line(question, lines));
            question.board.undo();
            let rest = rest??;
            if rest.len() >= longest.len() {
                longest = [vec![square], rest].concat();
            }
        }
        Some(longest)
    }

    /// Returns answers to threats that no answer parries: the squares of the line
    /// by which the attacker wins, or any legal move.
    fn last_answers(&mut self, question: &mut Question<'_>) -> Bitboard {
        question.board.pass();
        let line = match self.line_of_fours(question) {
            WinSearch::Win(line) => line,
            _ => Vec::new(),
        };
        question.board.undo();
        let board = &mut *question.board;
        let legal = |square: &Square| !board.is_foul(*square);
        let answers: Bitboard = line.into_iter().filter(legal).collect();
        if !answers.is_empty() {
            return answers;
        }
        let empty = *board.empty();
        let mut squares = empty.squares();
        squares
            .find(|&square| !board.is_foul(square))
            .into_iter()
            .collect()
    }
}

impl Default for VctSolver {
    fn default() -> Self {
        Self::new()
    }
}

/// The answers to a threat that do not lose at once.
enum Answers {
    /// There is none: the threat wins.
    None,
    Only(Bitboard),
    /// The opponent may do anything, or wins.
    All,
}

impl Answers {
    /// Returns the answers if they are seen without a search.
    fn seen(board: &mut Board) -> Option<Self> {
        match Obligation::of(board) {
            Obligation::None => None,
            Obligation::WinIn(_) => Some(Self::All),
            Obligation::LossIn(_) => Some(Self::None),
            Obligation::AnswerFive(squares) | Obligation::Answer(squares) => {
                Some(Self::Only(squares))
            }
        }
    }
}

/// Returns `true` if every four has one answer, and nothing spoils a win by fours but a
/// stone on its squares or a four of the opponent.
const fn has_zones(rules: Rules) -> bool {
    matches!(rules.line(), LineRule::Freestyle | LineRule::Exactly)
}

/// Returns the squares on which a stone of the opponent may spoil a win by fours of the
/// player to move: those of the line, and those on which the opponent makes a four
/// meanwhile.
fn zone_of_fours(board: &mut Board, line: &[Square]) -> Bitboard {
    let opponent = !board.turn();
    let mut zone: Bitboard = line.iter().copied().collect();
    zone |= tactics::fours(board, opponent);
    let moves = &line[..line.len() - 1];
    for &square in moves {
        board.play(square);
        zone |= tactics::fours(board, opponent);
    }
    for _ in moves {
        board.undo();
    }
    zone
}

/// Returns the squares on which a stone of the player to move can be a threat: if
/// the opponent threatens a five, the answers to it.
fn candidates(board: &Board) -> Bitboard {
    let own = board.turn();
    if board.count(!own, Threat::Five) > 0 {
        return tactics::answers_to_fives(board);
    }
    let is_promising = |&square: &Square| {
        let patterns = board.patterns(own, square);
        let best = patterns.iter().max().expect("there are four");
        let count = patterns.iter().filter(|&&p| p >= Pattern::OpenTwo).count();
        *best >= Pattern::OpenThree || (*best >= Pattern::Three && count > 1)
    };
    let mut squares = tactics::fours(board, own);
    squares |= *board.squares(own, Threat::Three);
    squares |= *board.squares(own, Threat::DoubleThree);
    let near = board.near_stones();
    squares |= near.squares().filter(is_promising).collect::<Bitboard>();
    squares
}

/// Returns by how much the hash of a position is rotated, to tell apart who is to move
/// and who attacks.
const fn roles(turn: Player, attacker: Player) -> u32 {
    turn as u32 * 2 + attacker as u32
}

const fn slot(key: u64) -> usize {
    (key >> (u64::BITS - REMEMBERED)) as usize
}
