//! The judge of large boards, whose games cannot be searched to their end.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use dooz_core::{Limits, Outcome, Position, Rules, Score, Square};
use dooz_engine::{Board, Engine, Obligation, Threat};

use crate::analysis::WinSolver;

use super::move_value::{Knowledge, MoveValue, ValueMap, ValuedMove};

/// A judge of moves on boards that the engine plays on.
///
/// It proves before it estimates: what the board shows, then wins by continuous
/// fours and threats of either player, then the engine's search. Its limits are
/// counts of positions, so that it judges alike on every machine.
#[derive(Debug)]
pub(super) struct Judge {
    board: Board,
    solver: WinSolver,
    engine: Engine,
    /// The last question to the engine, with the answer: in a review, the position
    /// after one move is the one before the next.
    searched: Option<(Searched, Vec<Seen>)>,
    /// The position judged last, and the continuations after its moves.
    position: Position,
    lines: HashMap<Square, Vec<Square>>,
}

/// The moves that need a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// A move whose value is asked for.
    pub(super) asked: Option<Square>,
    /// The number of best moves.
    pub(super) best: usize,
}

/// A question to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Searched {
    position: Position,
    lines: usize,
    nodes: u64,
}

/// A line of the engine's search.
#[derive(Clone, Debug)]
struct Seen {
    score: Score,
    plies: u32,
    line: Vec<Square>,
}

/// The node limit of a search of the engine: a twentieth of a second.
const SEARCH_NODES: u64 = 40_000;

/// The node limit of a VCF search, and again of a VCT search.
const WIN_NODES: u64 = 10_000;

/// The node limit of the search for the line of a win that the board shows.
const SHOWN_NODES: u64 = 500;

/// The number of best moves to search once the best one turns out to lose.
const MORE_LINES: usize = 5;

/// The most moves kept of a line that does not reach the end of the game.
const LONGEST_LINE: usize = 8;

/// The memory of the engine, in bytes.
const MEMORY: usize = 32 << 20;

impl Judge {
    /// Creates a judge for some rules. Returns `None` if the engine does not play
    /// by them.
    pub(super) fn new(rules: Rules) -> Option<Self> {
        let position = Position::new(rules);
        Some(Self {
            board: Board::new(&position)?,
            solver: WinSolver::new(),
            engine: Engine::new(),
            searched: None,
            position,
            lines: HashMap::new(),
        })
    }

    /// Returns the rules of the boards that it judges.
    pub(super) fn rules(&self) -> Rules {
        self.board.rules()
    }

    /// Adds values to a map that are not proven there, and reports the map after
    /// each search.
    pub(super) fn find_values(
        &mut self,
        position: &Position,
        wanted: Wanted,
        limits: &Limits<'_>,
        known: &RefCell<ValueMap>,
        report: &dyn Fn(),
    ) {
        self.position = *position;
        self.lines.clear();
        self.board.set(position);
        let mut case = Case {
            judge: self,
            limits,
            known,
            report,
        };
        case.find_shown();
        case.find_win();
        case.find_best(wanted.best);
        if let Some(asked) = wanted.asked {
            case.find_value(asked);
        }
    }

    /// Returns the continuation after a move, whose value has been found.
    pub(super) fn continuation(
        &mut self,
        position: &Position,
        found: &ValuedMove,
        limits: &Limits<'_>,
    ) -> Vec<Square> {
        if self.position == *position
            && let Some(line) = self.lines.get(&found.square)
        {
            return line.clone();
        }
        let child = position.after(found.square);
        self.board.set(&child);
        let line = match (found.is_proven(), found.value) {
            (true, MoveValue::Win { .. }) => self.loss(limits),
            (true, MoveValue::Loss { .. }) => self.win(WIN_NODES, limits),
            _ => self.search(&child, 1, limits).pop().map(|seen| seen.line),
        };
        line.unwrap_or_default()
    }

    /// Returns a line by which the player to move on the board wins, if it is found
    /// within `nodes` positions.
    fn win(&mut self, nodes: u64, limits: &Limits<'_>) -> Option<Vec<Square>> {
        let within = within(nodes, limits);
        let (win, _) = self.solver.solve_own(&mut self.board, &within);
        win.map(|win| win.moves).or_else(|| self.shown_win(limits))
    }

    /// Returns the line of a move that threatens more than can be answered, though by
    /// no four and no three.
    fn shown_win(&mut self, limits: &Limits<'_>) -> Option<Vec<Square>> {
        let near = self.board.near_stones();
        for square in near.squares().filter(|_| !limits.is_stopped()) {
            if !self.is_legal(square) {
                continue;
            }
            self.board.play(square);
            let line = match Obligation::of(&mut self.board) {
                Obligation::LossIn(_) => self.shown_loss(limits),
                _ => None,
            };
            self.board.undo();
            if let Some(line) = line {
                return Some([square].into_iter().chain(line).collect());
            }
        }
        None
    }

    /// Returns a line by which the opponent wins after a move.
    fn refutation(&mut self, square: Square, limits: &Limits<'_>) -> Option<Vec<Square>> {
        self.board.play(square);
        let line = self.win(WIN_NODES, limits);
        self.board.undo();
        line
    }

    /// Returns the longest line by which the player to move on the board loses, if
    /// threats leave only answers all of which are refuted.
    fn loss(&mut self, limits: &Limits<'_>) -> Option<Vec<Square>> {
        let answers = match Obligation::of(&mut self.board) {
            Obligation::AnswerFive(answers) | Obligation::Answer(answers) => answers,
            Obligation::LossIn(_) => return self.shown_loss(limits),
            Obligation::WinIn(_) | Obligation::None => return None,
        };
        let mut longest = Vec::new();
        for answer in answers.squares() {
            let line = self.refutation(answer, limits)?;
            if line.len() >= longest.len() {
                longest = [answer].into_iter().chain(line).collect();
            }
        }
        (!longest.is_empty()).then_some(longest)
    }

    /// Returns the line of a loss that no move delays.
    fn shown_loss(&mut self, limits: &Limits<'_>) -> Option<Vec<Square>> {
        let other = !self.board.turn();
        let threats = Threat::ALL.into_iter().rev();
        let mut threats = threats.filter(|&threat| threat != Threat::Foul);
        let strongest = threats.find(|&threat| self.board.count(other, threat) > 0)?;
        let squares = *self.board.squares(other, strongest);
        let mut answers = squares.squares().chain(self.board.empty().squares());
        let answer = answers.find(|&square| self.is_legal(square))?;
        self.board.play(answer);
        let line = self.win(SHOWN_NODES, limits);
        self.board.undo();
        Some([answer].into_iter().chain(line?).collect())
    }

    fn is_legal(&mut self, square: Square) -> bool {
        self.board.is_empty(square) && !self.board.is_foul(square)
    }

    /// Lets the engine search the best lines of a position that is not over.
    fn search(&mut self, position: &Position, lines: usize, limits: &Limits<'_>) -> Vec<Seen> {
        let limits = Limits {
            memory: Some(MEMORY),
            ..within(SEARCH_NODES, limits)
        };
        let question = Searched {
            position: *position,
            lines,
            nodes: limits.nodes.unwrap_or_default(),
        };
        if let Some((asked, answer)) = &self.searched
            && *asked == question
        {
            return answer.clone();
        }
        let mut seen: Vec<Seen> = Vec::new();
        let mut engine = std::mem::take(&mut self.engine).with_lines(lines);
        // The answer must not depend on the questions before.
        engine.clear();
        let searched = engine.analyze(position, &limits, &mut |now, line| {
            let Some(line) = line else { return };
            let longest = match line.score {
                Score::Estimate(_) | Score::Draw => LONGEST_LINE,
                Score::WinIn(_) | Score::LossIn(_) => usize::MAX,
            };
            let new = Seen {
                score: line.score,
                plies: now.depth.unwrap_or_default(),
                line: line.moves.iter().copied().take(longest).collect(),
            };
            match seen.get_mut(line.rank) {
                Some(old) => *old = new,
                None => seen.push(new),
            }
        });
        searched.expect("the engine plays by these rules");
        self.engine = engine;
        // A search that was cut short leaves lines of the depth before.
        let mut first = HashSet::new();
        seen.retain(|seen| first.insert(seen.line[0]));
        // The whole answer may differ from one that the stop flag cut short.
        self.searched = (!limits.is_stopped()).then(|| (question, seen.clone()));
        seen
    }
}

/// Returns limits of at most `nodes` positions.
fn within<'a>(nodes: u64, limits: &Limits<'a>) -> Limits<'a> {
    Limits {
        depth: None,
        nodes: Some(limits.nodes.map_or(nodes, |most| most.min(nodes))),
        ..*limits
    }
}

/// A position under examination by a judge, on whose board it lies.
struct Case<'a> {
    judge: &'a mut Judge,
    limits: &'a Limits<'a>,
    known: &'a RefCell<ValueMap>,
    report: &'a dyn Fn(),
}

impl Case<'_> {
    fn is_open(&self, square: Square) -> bool {
        let known = self.known.borrow();
        known.of(square).is_some_and(|found| !found.is_proven())
    }

    fn is_won(&self) -> bool {
        self.known.borrow().outcome() == Some(1)
    }

    fn is_finished(&self) -> bool {
        self.limits.is_stopped() || self.known.borrow().is_proven()
    }

    /// Learns the value of a move, and the line that follows it.
    fn learn(
        &mut self,
        square: Square,
        value: MoveValue,
        knowledge: Knowledge,
        follows: Vec<Square>,
    ) {
        let mut known = self.known.borrow_mut();
        let mut moves = known.moves.iter_mut();
        let found = moves.find(|found| found.square == square);
        let found = found.expect("the move is legal");
        (found.value, found.knowledge) = (value, knowledge);
        self.judge.lines.insert(square, follows);
    }

    fn learn_win(&mut self, square: Square, follows: Vec<Square>) {
        let plies = 1 + follows.len() as u16;
        self.learn_end(square, MoveValue::Win { plies }, follows);
    }

    fn learn_loss(&mut self, square: Square, follows: Vec<Square>) {
        let plies = 1 + follows.len() as u16;
        self.learn_end(square, MoveValue::Loss { plies }, follows);
    }

    fn learn_end(&mut self, square: Square, value: MoveValue, follows: Vec<Square>) {
        self.learn(square, value, Knowledge::of_proof(value), follows);
    }

    /// Finds what the board shows without a search after every move.
    fn find_shown(&mut self) {
        let position = self.judge.position;
        for square in position.legal_moves() {
            // On the largest boards this takes longer than anybody should wait.
            if self.limits.is_stopped() {
                return;
            }
            if !self.is_open(square) {
                continue;
            }
            match position.after(square).outcome() {
                Some(Outcome::Win(_)) => self.learn_win(square, Vec::new()),
                Some(Outcome::Draw) => {
                    self.learn(square, MoveValue::Draw, Knowledge::Exact, Vec::new());
                }
                None => self.find_shown_after(square),
            }
        }
    }

    fn find_shown_after(&mut self, square: Square) {
        let Judge { board, .. } = self.judge;
        board.play(square);
        let shown = Obligation::of(board);
        let line = match shown {
            Obligation::WinIn(_) => self.judge.win(SHOWN_NODES, self.limits),
            Obligation::LossIn(_) => self.judge.shown_loss(self.limits),
            Obligation::AnswerFive(_) | Obligation::Answer(_) | Obligation::None => None,
        };
        self.judge.board.undo();
        match (shown, line) {
            (Obligation::WinIn(_), Some(line)) => self.learn_loss(square, line),
            (_, Some(line)) => self.learn_win(square, line),
            (_, None) => {}
        }
    }

    /// Finds a win by continuous fours or threats.
    fn find_win(&mut self) {
        if self.is_won() || self.is_finished() {
            return;
        }
        let line = self.judge.win(WIN_NODES, self.limits);
        if let Some((&square, follows)) = line.as_deref().and_then(<[Square]>::split_first) {
            self.learn_win(square, follows.to_vec());
        }
    }

    /// Returns `true` and learns it if the opponent certainly wins after a move.
    fn refutes(&mut self, square: Square) -> bool {
        let line = self.judge.refutation(square, self.limits);
        line.map(|line| self.learn_loss(square, line)).is_some()
    }

    /// Finds the best moves, if there is no certain win.
    fn find_best(&mut self, count: usize) {
        for lines in [count, count.max(MORE_LINES)] {
            if !self.is_won() && !self.has_estimate() {
                self.find_lines(lines);
            }
        }
        let answers = match Obligation::of(&mut self.judge.board) {
            Obligation::AnswerFive(answers) | Obligation::Answer(answers) => answers,
            Obligation::WinIn(_) | Obligation::LossIn(_) | Obligation::None => return,
        };
        // If all of them lose, that is proven.
        for square in answers.squares() {
            if !self.is_won() && !self.has_estimate() {
                self.find_value(square);
            }
        }
    }

    /// Returns `true` if some move is not proven, but has been searched.
    fn has_estimate(&self) -> bool {
        let known = self.known.borrow();
        let mut moves = known.moves.iter();
        moves.any(|found| matches!(found.knowledge, Knowledge::Search { .. }))
    }

    /// Finds the values of the best moves by a search. Those that certainly lose are
    /// proven to.
    fn find_lines(&mut self, count: usize) {
        if self.is_finished() {
            return;
        }
        let position = self.judge.position;
        for seen in self.judge.search(&position, count, self.limits) {
            let (square, follows) = (seen.line[0], seen.line[1..].to_vec());
            if self.is_open(square) && !self.refutes(square) {
                let knowledge = Knowledge::Search { plies: seen.plies };
                self.learn(square, seen.score.into(), knowledge, follows);
            }
            (self.report)();
        }
    }

    /// Finds the value of a move that has none.
    fn find_value(&mut self, square: Square) {
        let has_value = self.judge.lines.contains_key(&square);
        if has_value || !self.is_open(square) || self.limits.is_stopped() || self.refutes(square) {
            return;
        }
        if self.is_won() {
            self.judge.board.play(square);
            let line = self.judge.loss(self.limits);
            self.judge.board.undo();
            if let Some(line) = line {
                return self.learn_win(square, line);
            }
        }
        let child = self.judge.position.after(square);
        if let Some(seen) = self.judge.search(&child, 1, self.limits).pop() {
            let plies = seen.plies + 1;
            let value = seen.score.one_ply_before().into();
            self.learn(square, value, Knowledge::Search { plies }, seen.line);
        }
        (self.report)();
    }
}
