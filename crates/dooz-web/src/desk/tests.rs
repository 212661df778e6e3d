use dooz_coach::advice::{Adviser, Review};
use dooz_coach::puzzles::{Verdict, shipped};
use dooz_coach::trace::{Filter, Subject, Trace};
use dooz_core::textbook::Side;
use dooz_core::{Limits, Square, Symbol};

use super::*;
use crate::protocol::tests::game;

fn ask(desk: &mut Desk, id: u32, question: Question) {
    desk.take(&Request { id, question }.to_bytes());
}

/// Works in the shortest slices until nothing is left to do.
fn work(desk: &mut Desk) -> Vec<Reply> {
    let mut replies = Vec::new();
    while !desk.is_idle() {
        let new = desk.work(&|| true);
        replies.extend(new.iter().map(|reply| Reply::read(reply).unwrap()));
    }
    replies
}

fn answers(question: Question) -> Vec<Answer> {
    let mut desk = Desk::default();
    ask(&mut desk, 1, question);
    let replies = work(&mut desk);
    let lasts = replies.iter().filter(|reply| reply.last);
    assert_eq!(lasts.count(), 1, "{replies:?}");
    assert!(replies.last().unwrap().last && replies.iter().all(|reply| reply.id == 1));
    let answers = replies.into_iter().map(|reply| reply.answer);
    answers
        .filter(|answer| !matches!(answer, Answer::Working { .. }))
        .collect()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn think(on: &str, brain: &str) -> Question {
    Question::Think {
        game: game(on),
        first: Symbol::X,
        brain: brain.parse().unwrap(),
        seed: 7,
        number: 1,
    }
}

fn values(of: &str) -> Question {
    Question::Values { game: game(of) }
}

fn hint(on: &str) -> Question {
    Question::Hint { game: game(on) }
}

fn explain(on: &str, square_of: &str) -> Question {
    Question::Explain {
        game: game(on),
        square: square(square_of),
    }
}

fn trace(subject: &Subject, method: &str, most: usize) -> Question {
    Question::Trace {
        subject: subject.clone(),
        method: method.parse().unwrap(),
        filter: Filter::default(),
        most,
    }
}

#[test]
fn requests_are_answered_in_their_order() {
    let mut desk = Desk::default();
    ask(&mut desk, 5, think("4x4x4 b2 c3 a1", "perfect"));
    ask(&mut desk, 6, values("3x3x3"));
    let replies = work(&mut desk);
    let lasts: Vec<u32> = { replies.iter() }
        .filter(|reply| reply.last)
        .map(|reply| reply.id)
        .collect();
    assert_eq!(lasts, [5, 6]);
}

#[test]
fn values_get_better_until_they_are_exact() {
    let answers = answers(values("4x4x4 b2 c3 a1"));
    let exact: Vec<usize> = answers
        .iter()
        .map(|answer| match answer {
            Answer::Values(found) => found
                .map
                .moves
                .iter()
                .filter(|found| found.is_exact())
                .count(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert!(exact.is_sorted() && exact.len() > 1, "{exact:?}");
    let Some(Answer::Values(found)) = answers.last() else {
        panic!()
    };
    let limits = Limits::default();
    let position = *game("4x4x4 b2 c3 a1").position();
    assert_eq!(found.map, Adviser::new().values(&position, &limits));
    assert_eq!(found.lines.len(), 5);
    assert_eq!(Some(&found.lines[0].found), found.map.best());
}

#[test]
fn a_hint_is_the_best_move_with_its_reasons() {
    let answers = answers(hint("3x3x3/XX..O...."));
    let [Answer::Explanation(why)] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert_eq!(why.found.square, "c3".parse().unwrap());
    assert!(!why.reasons.is_empty());
}

#[test]
fn a_review_tells_every_move_and_then_that_it_is_over() {
    let text = "3x3x3 a3 b3 a1 a2 c1";
    let answers = answers(Question::Review { game: game(text) });
    let review = Review::of(&game(text), &mut Adviser::new(), &Limits::default());
    let (last, moves) = answers.split_last().unwrap();
    assert_eq!(*last, Answer::Review);
    let judged = moves.iter().map(|answer| match answer {
        Answer::Reviewed(reviewed) => reviewed.clone(),
        other => panic!("{other:?}"),
    });
    assert_eq!(Review::from_moves(&game(text), judged.collect()), review);
}

#[test]
fn a_trace_comes_in_pieces_and_knows_when_it_is_not_whole() {
    let tree = Subject::tree("((7 9) (3 8))", Side::Max).unwrap();
    let told = answers(trace(&tree, "alphabeta", 1000));
    let [
        Answer::Begun(begun),
        Answer::Events(events),
        Answer::Ended { summary, whole },
    ] = &told[..]
    else {
        panic!("{told:?}")
    };
    let mut heard = begun.as_ref().clone().trace();
    heard.events.clone_from(events);
    heard.summary = *summary;
    let recorded = Trace::record(tree.clone(), "alphabeta".parse().unwrap());
    assert_eq!(heard, recorded.unwrap());
    assert!(whole);

    let told = answers(trace(&tree, "alphabeta", 4));
    let [_, Answer::Events(events), Answer::Ended { summary, whole }] = &told[..] else {
        panic!("{told:?}")
    };
    assert_eq!((events.len(), summary.calls, *whole), (4, 6, false));
}

#[test]
fn the_averaging_program_shows_two_levels_of_boards() {
    let answers = answers(Question::Boards {
        game: game("3x3x3"),
    });
    let [Answer::Boards(scenes)] = &answers[..] else {
        panic!()
    };
    assert_eq!(scenes.len(), 9 + 9 * 8);
    assert_eq!((scenes[0].level, scenes[1].level), (1, 2));
    assert_eq!(scenes[1].board, "XO.......");
}

#[test]
fn an_answer_to_a_puzzle_is_judged() {
    let puzzle = &shipped()[0];
    let answers = answers(Question::Judge {
        puzzle: puzzle.key(),
        square: puzzle.solution(),
    });
    assert!(matches!(
        answers[..],
        [Answer::Verdict(Verdict::Solved { .. })]
    ));
}

#[test]
fn what_cannot_be_answered_is_said() {
    let tree = Subject::tree("(1 2)", Side::Max).unwrap();
    let judge = Question::Judge {
        puzzle: "3x3x3".to_owned(),
        square: square("b2"),
    };
    let boards = Question::Boards {
        game: game("4x4x4"),
    };
    for (question, failure) in [
        (think("15x15x5", "sisoog"), Failure::CannotPlay),
        (explain("3x3x3 b2", "b2"), Failure::IllegalMove),
        (hint("3x3x3 a3 b3 a2 b2 a1"), Failure::GameOver),
        (judge, Failure::NoSuchPuzzle),
        (boards, Failure::CannotPlay),
        (trace(&tree, "sisoog", 9), Failure::NoTrace),
    ] {
        assert_eq!(answers(question), [Answer::Failed(failure)]);
    }
}

#[test]
fn what_is_no_request_is_said_under_the_number_that_it_has() {
    let mut desk = Desk::default();
    for bytes in [&b""[..], b"?", b"\x05\0\0\0?", b"\x05\0\0\0"] {
        desk.take(bytes);
    }
    let replies = work(&mut desk);
    let numbers: Vec<u32> = replies.iter().map(|reply| reply.id).collect();
    assert_eq!(numbers, [0, 0, 5, 5]);
    let failed = Answer::Failed(Failure::Unreadable);
    assert!(
        replies
            .iter()
            .all(|reply| reply.last && reply.answer == failed)
    );
}
