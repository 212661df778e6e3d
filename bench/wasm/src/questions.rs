//! Questions to the worker, of every kind and on boards of every size.

use std::cell::RefCell;

use dooz_coach::puzzles::shipped;
use dooz_core::Game;
use dooz_web::desk::Desk;
use dooz_web::protocol::game_to_text;

use crate::work::MIDDLE_GAME;

/// All questions, each with a name.
#[must_use]
pub fn questions() -> Vec<(String, String)> {
    let mut questions = Vec::new();
    for (rules, moves) in BOARDS {
        let game = format!("{rules} {moves}");
        let game = game.trim();
        for brain in ["perfect", "search", "level:5"] {
            questions.push((format!("{rules} think {brain}"), think(game, brain)));
        }
        for kind in ["values", "hint", "review"] {
            let text = format!(r#"{{"{kind}":{{"game":"{game}"}}}}"#);
            questions.push((format!("{rules} {kind}"), text));
        }
        let text = format!(r#"{{"explain":{{"game":"{game}","square":"a1"}}}}"#);
        questions.push((format!("{rules} explain"), text));
        for method in ["minimax", "alphabeta", "averaging"] {
            let text = trace(game, method);
            questions.push((format!("{rules} trace {method}"), text));
        }
    }
    for brain in ["sisoog", "freecodecamp", "lafore", "alphabeta"] {
        questions.push((format!("3x3x3 think {brain}"), think("3x3x3", brain)));
        questions.push((format!("3x3x3 trace {brain}"), trace("3x3x3", brain)));
    }
    questions.push((
        "10x10x5 think machinarium".to_owned(),
        think("10x10x5 e5 e6 d5", "machinarium"),
    ));
    let almost_full = almost_full();
    for brain in ["perfect", "search", "level:5"] {
        questions.push((
            format!("9x9x5, 12 free, think {brain}"),
            think(&almost_full, brain),
        ));
    }
    for kind in ["values", "hint"] {
        let text = format!(r#"{{"{kind}":{{"game":"{almost_full}"}}}}"#);
        questions.push((format!("9x9x5, 12 free, {kind}"), text));
    }
    questions.push((
        "3x3x3 boards".to_owned(),
        r#"{"boards":{"game":"3x3x3"}}"#.to_owned(),
    ));
    for puzzle in shipped() {
        let (key, square) = (puzzle.key(), puzzle.solution());
        let text = format!(r#"{{"judge":{{"puzzle":"{key}","square":"{square}"}}}}"#);
        questions.push((format!("judge {}", puzzle.key()), text));
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

fn think(game: &str, brain: &str) -> String {
    format!(r#"{{"think":{{"game":"{game}","first":"X","brain":"{brain}","seed":7,"number":1}}}}"#)
}

fn trace(game: &str, method: &str) -> String {
    format!(
        r#"{{"trace":{{"subject":{{"board":{{"game":"{game}","first":"X"}}}},"method":"{method}","filter":{{}},"most":20000}}}}"#
    )
}

/// A board too large for the exact solver, with as many free squares as the
/// textbook's alpha-beta may look at: rows of two and two in turn, so that
/// nobody has five.
fn almost_full() -> String {
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
    game_to_text(&game)
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Puts a question on a new desk.
pub fn begin(question: &str) {
    let mut desk = Desk::default();
    desk.take(&format!(r#"{{"id":1,"question":{question}}}"#));
    DESK.set(desk);
}

/// Works for the shortest slice that there is. Returns how many bytes the
/// replies have, or none if there is nothing left to do.
#[must_use]
pub fn step() -> Option<usize> {
    DESK.with_borrow_mut(|desk| {
        let texts = (!desk.is_idle()).then(|| desk.work(&|| true))?;
        Some(texts.iter().map(String::len).sum())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_can_be_read() {
        for (name, question) in questions() {
            let text = format!(r#"{{"id":1,"question":{question}}}"#);
            assert!(dooz_web::protocol::Request::read(&text).is_ok(), "{name}");
        }
    }
}
