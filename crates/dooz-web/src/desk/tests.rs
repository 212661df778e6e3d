use std::cell::Cell;

use dooz_coach::advice::{Adviser, Review};
use dooz_coach::puzzles::{Verdict, shipped};
use dooz_coach::trace::{Filter, Subject, Trace};
use dooz_core::textbook::Side;
use dooz_core::{Limits, Square, Symbol};

use super::*;
use crate::protocol::Thought;
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
    let worked = |reply: &&Reply| matches!(reply.answer, Answer::Working { nodes: 1.. });
    assert!(replies.iter().any(|reply| worked(&reply)));
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
    assert!(exact.is_sorted() && exact.len() > 2, "{exact:?}");
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
fn a_stopped_player_plays_what_it_has_and_the_desk_goes_on() {
    let mut desk = Desk::default();
    ask(&mut desk, 1, think("7x7x5 d4", "perfect"));
    ask(&mut desk, 2, think("3x3x3 b2", "perfect"));
    let asked = Cell::new(0);
    let is_over = || {
        asked.set(asked.get() + 1);
        asked.get() > 60
    };
    assert!(desk.work(&is_over).is_empty());
    ask(&mut desk, 1, Question::Stop);
    ask(&mut desk, 9, Question::Stop);
    let replies = work(&mut desk);
    let [
        Reply {
            id: 1,
            last: true,
            answer:
                Answer::Move(Thought {
                    square: Some(_),
                    stopped: true,
                    ..
                }),
        },
        second,
    ] = &replies[..]
    else {
        panic!("{replies:?}")
    };
    assert!(matches!(&second.answer, Answer::Move(thought) if !thought.stopped));
}

#[test]
fn everything_can_be_stopped_at_once() {
    for question in [
        think("15x15x5 h8", "search"),
        values("5x5x4"),
        explain("5x5x4", "a1"),
        hint("5x5x4"),
        Question::Review {
            game: game("5x5x4 c3"),
        },
    ] {
        let mut desk = Desk::default();
        ask(&mut desk, 3, question);
        ask(&mut desk, 3, Question::Stop);
        let replies = work(&mut desk);
        assert!(
            matches!(
                &replies[..],
                [Reply {
                    id: 3,
                    last: true,
                    ..
                }]
            ),
            "{replies:?}"
        );
        let is_empty = matches!(replies[0].answer, Answer::Failed(_) | Answer::Nothing);
        assert!(!is_empty, "{replies:?}");
    }
}

#[test]
fn a_stopped_hint_says_what_is_known() {
    let mut desk = Desk::default();
    ask(&mut desk, 3, hint("9x9x5 e5 a1 e6 a9 e7 i1 e8"));
    let _ = desk.work(&|| true);
    ask(&mut desk, 3, Question::Stop);
    let replies = work(&mut desk);
    let Answer::Explanation(why) = &replies[0].answer else {
        panic!("{replies:?}")
    };
    // Whatever O does, X completes five next.
    assert_eq!(why.map.moves.len(), 81 - 7);
    assert!(why.found.is_exact());
}

#[test]
fn what_was_found_before_a_stop_is_still_known() {
    let slices_to_answer = |desk: &mut Desk| {
        ask(desk, 2, values("4x4x4 b2 c3 a1"));
        let mut slices = 0;
        while !desk.is_idle() {
            let _ = desk.work(&|| true);
            slices += 1;
        }
        slices
    };
    let without = slices_to_answer(&mut Desk::default());

    let mut desk = Desk::default();
    ask(&mut desk, 1, values("4x4x4 b2 c3 a1"));
    for _ in 0..without / 2 {
        let _ = desk.work(&|| true);
    }
    ask(&mut desk, 1, Question::Stop);
    let _ = desk.work(&|| true);
    assert!(slices_to_answer(&mut desk) < without);
}

#[test]
fn a_long_trace_can_be_stopped() {
    let board = Subject::Board {
        position: Box::new(*game("4x4x4").position()),
        first: Symbol::X,
    };
    let mut desk = Desk::default();
    ask(&mut desk, 1, trace(&board, "minimax", 9));
    assert!(desk.work(&|| true).is_empty());
    ask(&mut desk, 1, Question::Stop);
    assert_eq!(work(&mut desk)[0].answer, Answer::Nothing);
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
