use std::cell::Cell;

use dooz_coach::advice::{Adviser, Review};
use dooz_coach::puzzles::{Verdict, shipped};
use dooz_coach::trace::{Subject, Trace};
use dooz_core::textbook::Side;
use dooz_core::{Game, Limits};

use super::*;
use crate::protocol::{Thought, game_from_text};

fn ask(id: u32, question: &str) -> String {
    format!(r#"{{"id":{id},"question":{question}}}"#)
}

/// Works in the shortest slices until nothing is left to do.
fn work(desk: &mut Desk) -> Vec<Reply> {
    let mut replies = Vec::new();
    while !desk.is_idle() {
        let texts = desk.work(&|| true);
        replies.extend(texts.iter().map(|text| Reply::read(text).unwrap()));
    }
    replies
}

fn answers(question: &str) -> Vec<Answer> {
    let mut desk = Desk::default();
    desk.take(&ask(1, question));
    let replies = work(&mut desk);
    let lasts = replies.iter().filter(|reply| reply.last);
    assert_eq!(lasts.count(), 1, "{question}");
    assert!(replies.last().unwrap().last && replies.iter().all(|reply| reply.id == 1));
    let answers = replies.into_iter().map(|reply| reply.answer);
    answers
        .filter(|answer| !matches!(answer, Answer::Working { .. }))
        .collect()
}

fn game(text: &str) -> Game {
    game_from_text(text).unwrap()
}

fn think(game: &str, brain: &str) -> String {
    format!(r#"{{"think":{{"game":"{game}","first":"X","brain":"{brain}","seed":7,"number":1}}}}"#)
}

#[test]
fn requests_are_answered_in_their_order() {
    let mut desk = Desk::default();
    desk.take(&ask(5, &think("4x4x4 b2 c3 a1", "perfect")));
    desk.take(&ask(6, r#"{"values":{"game":"3x3x3"}}"#));
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
    let answers = answers(r#"{"values":{"game":"4x4x4 b2 c3 a1"}}"#);
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
    let answers = answers(r#"{"hint":{"game":"3x3x3/XX..O...."}}"#);
    let [Answer::Explanation(why)] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert_eq!(why.found.square, "c3".parse().unwrap());
    assert!(!why.reasons.is_empty());
}

#[test]
fn a_review_tells_every_move_and_then_all() {
    let text = "3x3x3 a3 b3 a1 a2 c1";
    let answers = answers(&format!(r#"{{"review":{{"game":"{text}"}}}}"#));
    let review = Review::of(&game(text), &mut Adviser::new(), &Limits::default());
    assert_eq!(answers.len(), 6);
    assert_eq!(answers[1], Answer::Reviewed(review.moves[1].clone()));
    assert_eq!(answers[5], Answer::Review(Box::new(review)));
}

#[test]
fn a_trace_comes_in_pieces_and_knows_when_it_is_not_whole() {
    let subject = r#"{"tree":{"text":"((7 9) (3 8))","max_begins":true}}"#;
    let question = |most: usize| {
        format!(
            r#"{{"trace":{{"subject":{subject},"method":"alphabeta","filter":{{}},"most":{most}}}}}"#
        )
    };
    let told = answers(&question(1000));
    let [
        Answer::Begun(begun),
        Answer::Events(events),
        Answer::Ended { summary, whole },
    ] = &told[..]
    else {
        panic!("{told:?}")
    };
    let mut trace = begun.as_ref().clone().trace();
    trace.events.clone_from(events);
    trace.summary = *summary;
    let tree = Subject::tree("((7 9) (3 8))", Side::Max).unwrap();
    assert_eq!(
        trace,
        Trace::record(tree, "alphabeta".parse().unwrap()).unwrap()
    );
    assert!(whole);

    let told = answers(&question(4));
    let [_, Answer::Events(events), Answer::Ended { summary, whole }] = &told[..] else {
        panic!("{told:?}")
    };
    assert_eq!((events.len(), summary.calls, *whole), (4, 6, false));
}

#[test]
fn the_averaging_program_shows_two_levels_of_boards() {
    let answers = answers(r#"{"boards":{"game":"3x3x3"}}"#);
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
    let (key, square) = (puzzle.key(), puzzle.solution());
    let question = format!(r#"{{"judge":{{"puzzle":"{key}","square":"{square}"}}}}"#);
    let answers = answers(&question);
    assert!(matches!(
        answers[..],
        [Answer::Verdict(Verdict::Solved { .. })]
    ));
}

#[test]
fn a_stopped_player_plays_what_it_has_and_the_desk_goes_on() {
    let mut desk = Desk::default();
    desk.take(&ask(1, &think("7x7x5 d4", "perfect")));
    desk.take(&ask(2, &think("3x3x3 b2", "perfect")));
    let asked = Cell::new(0);
    let is_over = || {
        asked.set(asked.get() + 1);
        asked.get() > 60
    };
    assert!(desk.work(&is_over).is_empty());
    desk.take(&ask(1, r#""stop""#));
    desk.take(&ask(9, r#""stop""#));
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
        r#"{"values":{"game":"5x5x4"}}"#.to_owned(),
        r#"{"explain":{"game":"5x5x4","square":"a1"}}"#.to_owned(),
        r#"{"hint":{"game":"5x5x4"}}"#.to_owned(),
        r#"{"review":{"game":"5x5x4 c3"}}"#.to_owned(),
    ] {
        let mut desk = Desk::default();
        desk.take(&ask(3, &question));
        desk.take(&ask(3, r#""stop""#));
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
            "{question}"
        );
        let is_empty = matches!(replies[0].answer, Answer::Failed(_) | Answer::Nothing);
        assert!(!is_empty, "{question}");
    }
}

#[test]
fn a_stopped_hint_says_what_is_known() {
    let hint = r#"{"hint":{"game":"9x9x5 e5 a1 e6 a9 e7 i1 e8"}}"#;
    let mut desk = Desk::default();
    desk.take(&ask(3, hint));
    let _ = desk.work(&|| true);
    desk.take(&ask(3, r#""stop""#));
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
    let values = r#"{"values":{"game":"4x4x4 b2 c3 a1"}}"#;
    let slices_to_answer = |desk: &mut Desk| {
        desk.take(&ask(2, values));
        let mut slices = 0;
        while !desk.is_idle() {
            let _ = desk.work(&|| true);
            slices += 1;
        }
        slices
    };
    let without = slices_to_answer(&mut Desk::default());

    let mut desk = Desk::default();
    desk.take(&ask(1, values));
    for _ in 0..without / 2 {
        let _ = desk.work(&|| true);
    }
    desk.take(&ask(1, r#""stop""#));
    let _ = desk.work(&|| true);
    assert!(slices_to_answer(&mut desk) < without);
}

#[test]
fn a_long_trace_can_be_stopped() {
    let subject = r#"{"board":{"game":"4x4x4","first":"X"}}"#;
    let question =
        format!(r#"{{"trace":{{"subject":{subject},"method":"minimax","filter":{{}},"most":9}}}}"#);
    let mut desk = Desk::default();
    desk.take(&ask(1, &question));
    assert!(desk.work(&|| true).is_empty());
    desk.take(&ask(1, r#""stop""#));
    assert_eq!(work(&mut desk)[0].answer, Answer::Nothing);
}

#[test]
fn what_cannot_be_answered_is_said_and_nothing_panics() {
    for (question, failure) in [
        ("{}", Failure::Unreadable),
        (r#"{"values":{"game":"99x99x9"}}"#, Failure::Unreadable),
        (r#"{"values":{"game":"3x3x3 b2 b2"}}"#, Failure::Unreadable),
        (&think("15x15x5", "sisoog"), Failure::CannotPlay),
        (
            r#"{"explain":{"game":"3x3x3 b2","square":"b2"}}"#,
            Failure::IllegalMove,
        ),
        (
            r#"{"hint":{"game":"3x3x3 a3 b3 a2 b2 a1"}}"#,
            Failure::GameOver,
        ),
        (
            r#"{"judge":{"puzzle":"3x3x3","square":"b2"}}"#,
            Failure::NoSuchPuzzle,
        ),
        (r#"{"boards":{"game":"4x4x4"}}"#, Failure::CannotPlay),
        (
            r#"{"trace":{"subject":{"tree":{"text":"(1 2)","max_begins":true}},"method":"sisoog","filter":{},"most":9}}"#,
            Failure::NoTrace,
        ),
    ] {
        assert_eq!(answers(question), [Answer::Failed(failure)], "{question}");
    }
    let mut desk = Desk::default();
    desk.take("rubbish");
    assert_eq!(work(&mut desk)[0].id, 0);
}
