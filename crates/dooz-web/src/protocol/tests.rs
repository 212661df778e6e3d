use dooz_coach::advice::{Adviser, Review, ReviewedMove};
use dooz_coach::puzzles::shipped;
use dooz_coach::trace::{Event, Trace};
use dooz_core::Limits;
use dooz_core::textbook::Side;

use super::*;

#[track_caller]
fn round_trip(answer: Answer) {
    let reply = Reply {
        id: 3,
        last: true,
        answer,
    };
    assert_eq!(Reply::read(&reply.to_text()).unwrap(), reply);
}

fn game(text: &str) -> Box<Game> {
    Box::new(game_from_text(text).unwrap())
}

/// One game that ends with a win, one that goes on where nothing is proven,
/// one that begins in the middle.
const GAMES: [&str; 4] = [
    "3x3x3 a3 b3 a1 a2 c1 b1 b2",
    "10x10x5 e5 f6 e6 f7",
    "4x4x4/X..O............ b2",
    "3x3x3-misere b2 a1",
];

#[test]
fn what_the_coach_says_of_a_game_is_read_back_as_it_was() {
    for text in GAMES {
        let game = game(text);
        let limits = Limits {
            nodes: Some(20_000),
            ..Limits::default()
        };
        let mut adviser = Adviser::new();
        let review = Review::of(&game, &mut adviser, &limits);
        for reviewed in &review.moves {
            round_trip(Answer::Reviewed(ReviewedMove::clone(reviewed)));
        }
        round_trip(Answer::Review(Box::new(review)));

        let mut position = *game.start();
        for &square in game.moves() {
            let why = adviser.explain(&position, square, &limits).unwrap();
            let map = why.map.clone();
            round_trip(Answer::Explanation(Box::new(why)));
            let lines = Vec::new();
            round_trip(Answer::Values(Analysis { map, lines }));
            position.play(square).unwrap();
        }
    }
}

#[test]
fn what_a_player_found_is_read_back_as_it_was() {
    let square = "h8".parse().unwrap();
    round_trip(Answer::Move(Thought {
        square: Some(square),
        score: -5,
        calls: 1 << 40,
        exact: Some(false),
        pv: vec![square],
        scores: vec![(square, i64::MIN)],
        stopped: true,
    }));
    round_trip(Answer::Move(Thought::default()));
}

#[test]
fn a_trace_is_put_together_again_as_it_was() {
    let board = Subject::Board {
        position: Box::new(*game("3x3x3 b2 a1 b1 b3 a3").position()),
        first: Symbol::O,
    };
    let tree = Subject::tree("((7 9) (3 8 -2))", Side::Min).unwrap();
    for (subject, method) in [
        (&board, "minimax"),
        (&board, "alphabeta:fast-cut=both"),
        (&board, "lafore"),
        (&tree, "alphabeta"),
        (&tree, "averaging"),
    ] {
        let trace = Trace::record(subject.clone(), method.parse().unwrap()).unwrap();
        let begun = Begun {
            subject: trace.subject.clone(),
            method: trace.method,
            filter: trace.filter,
            lead: trace.lead.clone(),
        };
        let text = serde_json::to_string(&Answer::Begun(Box::new(begun))).unwrap();
        let Answer::Begun(begun) = serde_json::from_str(&text).unwrap() else {
            panic!("it is the beginning")
        };
        let mut again = begun.trace();
        for events in trace.events.chunks(7) {
            round_trip(Answer::Events(Vec::<Event>::from(events)));
            again.events.extend_from_slice(events);
        }
        again.summary = trace.summary;
        assert_eq!(again, trace);
    }
}

#[test]
fn small_answers_are_read_back_as_they_were() {
    round_trip(Answer::Working { nodes: 0 });
    round_trip(Answer::Nothing);
    round_trip(Answer::Failed(Failure::NoSuchPuzzle));
    round_trip(Answer::Boards(vec![Scene {
        level: 2,
        board: "XO.......".to_owned(),
    }]));
    let puzzle = &shipped()[0];
    for answer in puzzle.position().legal_moves() {
        round_trip(Answer::Verdict(puzzle.judge(answer).unwrap()));
    }
}

#[test]
fn a_request_is_written_as_it_was_read() {
    for text in [
        r#"{"id":1,"question":{"think":{"game":"15x15x5-renju h8","first":"X","brain":"search:depth=2","seed":42,"number":1}}}"#,
        r#"{"id":2,"question":{"explain":{"game":"3x3x3/X...O....","square":"c1"}}}"#,
        r#"{"id":3,"question":{"hint":{"game":"3x3x3"}}}"#,
        r#"{"id":4,"question":{"review":{"game":"3x3x3 b2 a1"}}}"#,
        r#"{"id":5,"question":{"trace":{"subject":{"tree":{"text":"(3 7)","max_begins":true}},"method":"minimax","filter":{"depth":null,"subtree":null},"most":9}}}"#,
        r#"{"id":6,"question":{"boards":{"game":"3x3x3 a3"}}}"#,
        r#"{"id":7,"question":{"judge":{"puzzle":"3x3x3 XX..O....","square":"c3"}}}"#,
        r#"{"id":7,"question":"stop"}"#,
    ] {
        assert_eq!(Request::read(text).unwrap().to_text(), text);
    }
}
