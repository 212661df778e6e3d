//! Questions to the worker, of every kind and on boards of every size.

use std::cell::RefCell;

use dooz_coach::puzzles::shipped;
use dooz_coach::trace::{Filter, Subject};
use dooz_core::{Game, Rules, Square, Symbol};
use dooz_web::desk::Desk;
use dooz_web::protocol::{Question, Request};

use crate::work::{self, MIDDLE_GAME};

/// All questions, each with a name.
#[must_use]
pub fn questions() -> Vec<(String, Question)> {
    let mut questions = Vec::new();
    let mut ask = |name: String, question| questions.push((name, question));
    for (rules, moves) in BOARDS {
        let game = || Box::new(work::game(rules, moves));
        for brain in ["perfect", "search", "level:5"] {
            ask(format!("{rules} think {brain}"), think(game(), brain));
        }
        ask(format!("{rules} values"), Question::Values { game: game() });
        ask(format!("{rules} hint"), Question::Hint { game: game() });
        ask(format!("{rules} review"), Question::Review { game: game() });
        let (game_of, square) = (game(), CORNER);
        let explain = Question::Explain {
            game: game_of,
            square,
        };
        ask(format!("{rules} explain"), explain);
        for method in ["minimax", "alphabeta", "averaging"] {
            ask(format!("{rules} trace {method}"), trace(&game(), method));
        }
    }
    let empty = || Box::new(Game::new(Rules::TIC_TAC_TOE));
    for brain in ["sisoog", "freecodecamp", "lafore", "alphabeta"] {
        ask(format!("3x3x3 think {brain}"), think(empty(), brain));
        ask(format!("3x3x3 trace {brain}"), trace(&empty(), brain));
    }
    let game = Box::new(work::game("10x10x5", "e5 e6 d5"));
    ask(
        "10x10x5 think machinarium".to_owned(),
        think(game, "machinarium"),
    );
    for brain in ["perfect", "search", "level:5"] {
        ask(
            format!("9x9x5, 12 free, think {brain}"),
            think(almost_full(), brain),
        );
    }
    let game = almost_full();
    ask(
        "9x9x5, 12 free, values".to_owned(),
        Question::Values { game },
    );
    let game = almost_full();
    ask("9x9x5, 12 free, hint".to_owned(), Question::Hint { game });
    ask(
        "3x3x3 boards".to_owned(),
        Question::Boards { game: empty() },
    );
    for puzzle in shipped() {
        let (puzzle, square) = (puzzle.key(), puzzle.solution());
        ask(
            format!("judge {puzzle}"),
            Question::Judge { puzzle, square },
        );
    }
    questions
}

const BOARDS: [(&str, &str); 6] = [
    ("3x3x3", ""),
    ("4x4x4", ""),
    ("6x5x4", "c3"),
    ("10x10x5", "e5 e6 d5"),
    ("15x15x5", MIDDLE_GAME),
    ("22x22x5", MIDDLE_GAME),
];

const CORNER: Square = Square::new(0, 0).expect("every board has a corner");

fn think(game: Box<Game>, brain: &str) -> Question {
    Question::Think {
        game,
        first: Symbol::X,
        brain: brain.parse().expect("a player has a name"),
        seed: 7,
        number: 1,
    }
}

fn trace(game: &Game, method: &str) -> Question {
    Question::Trace {
        subject: Subject::Board {
            position: Box::new(*game.position()),
            first: Symbol::X,
        },
        method: method.parse().expect("a method has a name"),
        filter: Filter::default(),
        most: 20_000,
    }
}

/// A board too large for the exact solver, with as many free squares as the
/// textbook's alpha-beta may look at: rows of two and two in turn, so that
/// nobody has five.
fn almost_full() -> Box<Game> {
    let mut game = Game::new("9x9x5".parse().expect("a board has a name"));
    let squares: Vec<_> = game.position().legal_moves().collect();
    let colour = |cell: usize| (cell % 9 / 2 + cell / 9) % 2;
    let of = |wanted| (0..81).filter(move |&cell| colour(cell) == wanted);
    let pairs = of(0).zip(of(1));
    let cells = pairs.flat_map(|(first, second)| [first, second]);
    for cell in cells {
        if game.position().empty().len() == 12 {
            break;
        }
        game.play(squares[cell]).expect("nobody has five yet");
    }
    Box::new(game)
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Puts a question on a new desk.
pub fn begin(question: Question) {
    let mut desk = Desk::default();
    desk.take(&Request { id: 1, question }.to_bytes());
    DESK.set(desk);
}

/// Works for the shortest slice that there is. Returns how many bytes the
/// replies have, or none if there is nothing left to do.
#[must_use]
pub fn step() -> Option<usize> {
    DESK.with_borrow_mut(|desk| {
        let replies = (!desk.is_idle()).then(|| desk.work(&|| true))?;
        Some(replies.iter().map(Vec::len).sum())
    })
}

#[cfg(test)]
mod tests {
    use dooz_web::protocol::{Answer, Failure, Reply};

    use super::*;

    #[test]
    fn every_question_is_one_that_the_desk_takes() {
        for (name, question) in questions() {
            let mut desk = Desk::default();
            desk.take(&Request { id: 1, question }.to_bytes());
            let failed = Answer::Failed(Failure::Unreadable);
            let replies = desk.work(&|| true);
            let mut replies = replies.iter().map(|reply| Reply::read(reply).unwrap());
            assert!(replies.all(|reply| reply.answer != failed), "{name}");
        }
    }
}
