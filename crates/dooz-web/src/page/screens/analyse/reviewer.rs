//! The reviews of the lines of a game, which the worker makes move by move.

use dooz_coach::advice::{Review, ReviewedMove};
use dooz_core::{Game, Position, Square};
use dooz_play::matches::Match;

use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::Shared;
use crate::protocol::{Answer, MoveThreats, Question};

/// The worker's reviews of the lines. The current line is reviewed while the user looks
/// at it.
#[derive(Clone, Copy)]
pub(super) struct Reviewer {
    reviews: RwSignal<Vec<LineReview>>,
    line: Memo<Line>,
    /// `true` if lines are reviewed.
    on: RwSignal<bool>,
}

/// A line: its start and its moves.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    start: Position,
    moves: Vec<Square>,
}

/// The review of a line, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
struct LineReview {
    line: Line,
    moves: Vec<JudgedMove>,
}

/// The review of a move, with its threats.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct JudgedMove {
    pub(super) reviewed: ReviewedMove,
    pub(super) threats: MoveThreats,
}

/// The maximum number of reviews in memory: those of a game and some side lines.
const MOST_LINES: usize = 8;

impl Reviewer {
    pub(super) fn new(shared: &'static Shared, wanted: Signal<bool>) -> Self {
        let game = shared.store.game;
        let reviewer = Self {
            reviews: RwSignal::new(Vec::new()),
            line: memo(move |_| game.with(|game| Line::of(&followed(game)))),
            on: RwSignal::new(true),
        };
        let question = QuestionSlot::new(shared.worker);
        // Another side line that begins with the same moves does not disturb it.
        let next = memo(move |_| {
            let is_wanted = wanted.get() && reviewer.on.get();
            is_wanted.then(|| reviewer.next()).flatten()
        });
        effect(move || {
            let Some(line) = next.get() else {
                question.forget();
                return;
            };
            let game = Box::new(line.game());
            question.ask(Question::Review { game }, move |answer, _| match answer {
                Answer::Reviewed(reviewed, threats) => {
                    reviewer.add(&line, JudgedMove { reviewed, threats });
                }
                Answer::Working { .. } => {}
                failure => {
                    reviewer.on.set(false);
                    shared.warn_of_failure(&failure);
                }
            });
        });
        // Each side line has a review as well, but no news of it.
        let is_complete =
            memo(move |_| game.read().tree().follows_game() && reviewer.review().is_some());
        let tell = move |&is_complete: &bool, _: Option<&bool>, _| {
            if is_complete {
                let text = shared.messages.text("analyse-reviewed");
                shared.live.announce(text);
            }
        };
        Effect::watch(move || is_complete.get(), tell, false);
        reviewer
    }

    /// Returns the judgements of the current line so far.
    pub(super) fn judged(self) -> Vec<JudgedMove> {
        let line = self.line.read();
        self.reviews.with(|reviews| {
            let found = reviews
                .iter()
                .max_by_key(|review| review.shared_moves(&line));
            let found = found.map(|review| {
                let shared = review.shared_moves(&line);
                review.moves[..shared].to_vec()
            });
            found.unwrap_or_default()
        })
    }

    /// Returns the reviews of the current line so far, without the threats.
    pub(super) fn moves(self) -> Vec<ReviewedMove> {
        let judged = self.judged().into_iter();
        judged.map(|judged| judged.reviewed).collect()
    }

    /// Returns the whole review of the current line, if it is complete and not empty.
    pub(super) fn review(self) -> Option<Review> {
        let moves = self.moves();
        let line = self.line.read();
        let is_complete = moves.len() == line.moves.len() && !moves.is_empty();
        is_complete.then(|| Review::from_moves(&line.game(), moves))
    }

    /// Returns the number of the move that turned or decided the game, once all is
    /// reviewed.
    pub(super) fn turning_point(self) -> Option<usize> {
        self.review()?.decisive_move()
    }

    /// Returns the number of moves of the current line.
    pub(super) fn count(self) -> usize {
        self.line.read().moves.len()
    }

    /// Returns `true` if lines are reviewed.
    pub(super) fn is_on(self) -> bool {
        self.on.get()
    }

    /// Stops the review of lines, or goes on with it.
    pub(super) fn toggle(self) {
        self.on.update(|on| *on = !*on);
    }

    /// Returns the current line up to the next move to be reviewed, if there is one.
    fn next(self) -> Option<Line> {
        let known = self.judged().len();
        let line = self.line.read();
        (known < line.moves.len()).then(|| line.until(known + 1))
    }

    /// Adds the judgement of the last move of a line.
    fn add(self, line: &Line, judged: JudgedMove) {
        self.reviews.update(|all| {
            let number = line.moves.len();
            let known = |review: &LineReview| {
                review.moves.len() >= number - 1 && review.shared_moves(line) >= number - 1
            };
            let Some(place) = all.iter().position(known) else {
                if number == 1 {
                    all.push(LineReview::of(line, vec![judged]));
                }
                return;
            };
            let mut moves = all[place].moves[..number - 1].to_vec();
            moves.push(judged);
            // A review that ends here goes on; one that branches off stays as well.
            if all[place].moves.len() == number - 1 {
                all.remove(place);
            } else if all.len() == MOST_LINES {
                all.remove(0);
            }
            all.push(LineReview::of(line, moves));
        });
    }
}

impl Line {
    fn of(game: &Game) -> Self {
        Self {
            start: *game.start(),
            moves: game.moves().to_vec(),
        }
    }

    fn until(&self, number: usize) -> Self {
        Self {
            start: self.start,
            moves: self.moves[..number].to_vec(),
        }
    }

    fn game(&self) -> Game {
        let mut game = Game::from_position(self.start);
        for &square in &self.moves {
            game.play(square).expect("the line was played");
        }
        game
    }
}

impl LineReview {
    fn of(line: &Line, moves: Vec<JudgedMove>) -> Self {
        let line = line.clone();
        Self { line, moves }
    }

    /// Returns the number of reviewed moves that begin another line as well.
    fn shared_moves(&self, other: &Line) -> usize {
        if self.line.start != other.start {
            return 0;
        }
        let pairs = self.moves.iter().zip(&other.moves);
        pairs
            .take_while(|(judged, square)| judged.reviewed.found.square == **square)
            .count()
    }
}

/// Returns the current line, to its end.
pub(super) fn followed(game: &Match) -> Game {
    let tree = game.tree();
    let mut game = Game::from_position(*tree.record().start());
    for place in 1..tree.line().len() {
        if let Some(square) = tree.square_at(place) {
            game.play(square).expect("the record has tried the move");
        }
    }
    game
}
