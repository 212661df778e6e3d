//! The right answers to a step, which searches find.

use dooz_coach::trace::{Method, Step, Trace};
use dooz_core::classics::Machinarium;
use dooz_core::textbook::Search;
use dooz_core::textbook::{Side, Tie};
use dooz_core::{Brain, Limits, Outcome, Position, Score, Square};

use super::{Given, Lesson, Presentation, Task};

/// An answer to a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAnswer {
    /// The user has read the text.
    Next,
    /// A move: the cell of a board from 0 at the top left, or the index of a
    /// child of the root.
    Move(u32),
    /// A number.
    Number(i64),
    /// The index of a choice.
    Choice(usize),
    /// A state, by the moves that lead there from the root.
    State(Vec<u32>),
    /// A place of the walkthrough: the number of events up to it.
    At(usize),
}

/// A step with its right answers.
///
/// ```
/// use dooz_core::textbook::Side;
/// use dooz_web::lesson::{LessonAnswer, Exercise, Given, Lesson, Presentation, Task};
/// let step = Lesson {
///     name: "try",
///     given: Given::Tree { text: "((3 7) (2 9))", turn: Side::Max },
///     shown: Presentation::Leaves,
///     method: "minimax",
///     task: Task::Value(&[0]),
/// };
/// let exercise = Exercise::new(&step);
/// assert_eq!(exercise.solution(), LessonAnswer::Number(3));
/// assert_eq!(exercise.numbers(), [2, 3, 7, 9]);
/// ```
#[derive(Clone, Debug)]
pub struct Exercise {
    trace: Option<Trace>,
    right: Right,
    numbers: Vec<i64>,
    counts: Vec<u64>,
}

#[derive(Clone, Debug)]
enum Right {
    /// Any of these; the first one is the solution.
    AnyOf(Vec<LessonAnswer>),
    /// Any square that forces a win within `depth` moves.
    Force { position: Position, depth: u32 },
}

impl Exercise {
    /// Finds the right answers to a step.
    ///
    /// # Panics
    ///
    /// Panics if the step cannot be searched. Tests rule this out for all
    /// [`CHAPTERS`](super::CHAPTERS).
    #[must_use]
    pub fn new(step: &Lesson) -> Self {
        // A board to play on may be too large for a complete search.
        let needs_trace = step.shown != Presentation::Board
            || matches!(
                step.task,
                Task::Best | Task::Play | Task::Value(_) | Task::Calls
            );
        let trace = needs_trace.then(|| search(&step.given, step.method));
        let counts = match step.task {
            Task::Fewest(methods) => counts(step, methods),
            _ => Vec::new(),
        };
        let right = right(step, trace.as_ref(), &counts);
        let numbers = numbers(step, trace.as_ref(), &right);
        Self {
            trace,
            right,
            numbers,
            counts,
        }
    }

    /// Returns the search of the step, if its answers come from one.
    #[must_use]
    pub const fn trace(&self) -> Option<&Trace> {
        self.trace.as_ref()
    }

    /// Returns the numbers to choose from, if the task asks for one.
    #[must_use]
    pub fn numbers(&self) -> &[i64] {
        &self.numbers
    }

    /// Returns the number of calls of each method, if the task asks for the fewest.
    #[must_use]
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Returns `true` if an answer is right.
    #[must_use]
    pub fn is_right(&self, answer: &LessonAnswer) -> bool {
        match (&self.right, answer) {
            (Right::AnyOf(answers), answer) => answers.contains(answer),
            (Right::Force { position, depth }, LessonAnswer::Move(mv)) => {
                let square = position.rules().square(*mv as usize);
                square.is_some_and(|square| forces(position, square, *depth))
            }
            (Right::Force { .. }, _) => false,
        }
    }

    /// Returns a right answer.
    #[must_use]
    pub fn solution(&self) -> LessonAnswer {
        let found = match &self.right {
            Right::AnyOf(answers) => answers.first().cloned(),
            Right::Force { position, depth } => forcing(position, *depth),
        };
        found.expect("lessons are tested")
    }
}

fn search(given: &Given, method: &str) -> Trace {
    let method: Option<Method> = method.parse().ok();
    let trace = method.and_then(|method| Trace::record(given.subject(), method).ok());
    trace.expect("lessons are tested")
}

fn right(step: &Lesson, trace: Option<&Trace>, counts: &[u64]) -> Right {
    let trace = || trace.expect("a task that searches has a trace");
    let moves = |moves: Vec<u32>| moves.into_iter().map(LessonAnswer::Move).collect();
    let position = || {
        step.given
            .position()
            .expect("squares are pressed on boards")
    };
    Right::AnyOf(match step.task {
        Task::Read => vec![LessonAnswer::Next],
        Task::Win => moves(winning(&position())),
        Task::Best => moves(best(trace())),
        Task::Play => moves(trace().summary.best.into_iter().collect()),
        Task::Intuition => moves(liked(&position())),
        Task::Force { depth } => {
            let position = position();
            return Right::Force { position, depth };
        }
        Task::Value(path) => value(trace(), path)
            .map(LessonAnswer::Number)
            .into_iter()
            .collect(),
        Task::Calls => vec![LessonAnswer::Number(calls(trace()))],
        Task::Fewest(_) => {
            let least = counts.iter().min();
            let places = counts.iter().enumerate();
            let fewest = places.filter(|(_, count)| Some(*count) == least);
            fewest
                .map(|(place, _)| LessonAnswer::Choice(place))
                .collect()
        }
        Task::Pruned(method) => pruned(&search(&step.given, method)),
        Task::ToCut => ends_of(trace(), |step| matches!(step, Step::Cut { .. })),
        Task::ToEnd => vec![LessonAnswer::At(trace().events.len())],
    })
}

/// Counts the calls of each of these methods.
fn counts(step: &Lesson, methods: &[&str]) -> Vec<u64> {
    let calls = |method: &&str| search(&step.given, method).summary.calls;
    methods.iter().map(calls).collect()
}

/// Returns the numbers to choose from: the values of the leaves, or, for a count,
/// numbers around the right one. On a board, where a draw is possible as well as a win
/// of either side, none of the three is missing.
fn numbers(step: &Lesson, trace: Option<&Trace>, right: &Right) -> Vec<i64> {
    let Right::AnyOf(answers) = right else {
        return Vec::new();
    };
    let Some(LessonAnswer::Number(right)) = answers.first() else {
        return Vec::new();
    };
    let mut numbers = vec![*right];
    let mut add = |number| {
        if let Err(place) = numbers.binary_search(&number) {
            numbers.insert(place, number);
        }
    };
    if let (Task::Value(_), Some(trace)) = (step.task, trace) {
        let state = trace.state();
        let leaves = state.calls().iter().filter(|call| call.end.is_some());
        let leaves: Vec<i64> = leaves.filter_map(|call| call.score).collect();
        if step.given.position().is_some() {
            leaves.iter().map(|leaf| -leaf).for_each(&mut add);
            add(0);
        }
        leaves.into_iter().for_each(add);
    } else {
        [right / 2, right - 2, right * 2].into_iter().for_each(add);
    }
    numbers
}

/// Returns the cells that win at once.
fn winning(position: &Position) -> Vec<u32> {
    let wins = |square: &Square| {
        let mut after = *position;
        let won = Some(Outcome::Win(position.turn()));
        after.play(*square).is_ok() && after.outcome() == won
    };
    let cell = |square| position.rules().cell(square) as u32;
    position.legal_moves().filter(wins).map(cell).collect()
}

/// Returns the moves of the root with the best score, which is exact for methods
/// without a window.
fn best(trace: &Trace) -> Vec<u32> {
    let state = trace.state();
    let root = state.call(1).expect("every search visits its root");
    let children = || root.children.iter().filter_map(|&child| state.call(child));
    let good = |score: i64| match root.side {
        Side::Max => score,
        Side::Min => -score,
    };
    let most = children().filter_map(|child| child.score).map(good).max();
    children()
        .filter(|child| child.score.map(good) == most)
        .filter_map(|child| child.mv)
        .collect()
}

/// Returns the cells with the highest intuitive score, the player's own choice
/// first.
fn liked(position: &Position) -> Vec<u32> {
    let player = Machinarium {
        tie: Tie::Centre,
        ..Machinarium::default()
    };
    let intuition = player.intuition(position.rules());
    let mut scores = Vec::new();
    let best = intuition.best(position, &mut |square, score| scores.push((square, score)));
    let Some((first, most)) = best else {
        return Vec::new();
    };
    let others = scores
        .iter()
        .filter(|(square, score)| *score == most && *square != first);
    let squares = std::iter::once(first).chain(others.map(|(square, _)| *square));
    squares
        .map(|square| position.rules().cell(square) as u32)
        .collect()
}

/// Finds a move that forces a win, in the order of the intuitive scores.
fn forcing(position: &Position, depth: u32) -> Option<LessonAnswer> {
    let mut judged = Vec::new();
    let intuition = Machinarium::default().intuition(position.rules());
    intuition.best(position, &mut |square, score| judged.push((square, score)));
    judged.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    let mut squares = judged.into_iter().map(|(square, _)| square);
    let square = squares.find(|&square| forces(position, square, depth))?;
    Some(LessonAnswer::Move(position.rules().cell(square) as u32))
}

/// Returns `true` if a search to `depth` finds that a move forces a win.
fn forces(position: &Position, square: Square, depth: u32) -> bool {
    let mut after = *position;
    if after.play(square).is_err() {
        return false;
    }
    if let Some(outcome) = after.outcome() {
        return outcome == Outcome::Win(position.turn());
    }
    let mut brain = Search {
        depth: depth.saturating_sub(1),
        ..Search::default()
    };
    let answer = brain.think(&after, &Limits::default(), &mut |_| {});
    answer.is_ok_and(|answer| answer.score.is_some_and(Score::is_loss))
}

fn value(trace: &Trace, path: &[u32]) -> Option<i64> {
    let state = trace.state();
    let mut call = state.call(1)?;
    for &mv in path {
        let mut children = call.children.iter().filter_map(|&child| state.call(child));
        call = children.find(|child| child.mv == Some(mv))?;
    }
    call.score
}

fn calls(trace: &Trace) -> i64 {
    trace.summary.calls.try_into().unwrap_or(i64::MAX)
}

/// Returns the pruned states; the states below them are left out.
fn pruned(trace: &Trace) -> Vec<LessonAnswer> {
    let state = trace.state();
    let mut path: Vec<u32> = Vec::new();
    let mut pruned = Vec::new();
    for call in state.calls() {
        path.truncate((call.level as usize).saturating_sub(1));
        path.extend(call.mv);
        for &mv in call.cut.iter().flat_map(|cut| &cut.pruned) {
            let mut state = path.clone();
            state.push(mv);
            pruned.push(LessonAnswer::State(state));
        }
    }
    pruned
}

fn ends_of(trace: &Trace, is: impl Fn(&Step) -> bool) -> Vec<LessonAnswer> {
    let steps = (1..).zip(&trace.events);
    let there = steps.filter(|(_, event)| is(&event.step));
    there.map(|(step, _)| LessonAnswer::At(step)).collect()
}

#[cfg(test)]
mod tests;
