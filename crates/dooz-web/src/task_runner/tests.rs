use std::cell::Cell;

use dooz_coach::advice::{Adviser, MoveValue, Review};
use dooz_coach::analysis::ThreatClass;
use dooz_coach::puzzles::{PuzzleVerdict, shipped};
use dooz_coach::trace::{Subject, Trace, TraceFilter};
use dooz_core::textbook::Side;
use dooz_core::{Game, Limits, Rules, Square, Symbol};
use dooz_play::players::{BrainSpec, GameContext, SeededRandom};
use dooz_play::swap2::Decision;

use super::*;
use crate::protocol::tests::game;
use crate::protocol::{BrainTurn, Thought};

/// A clock that advances by the interval of reports at each look, so that all
/// progress is reported.
fn clock() -> impl Fn() -> Duration {
    let looks = Cell::new(0);
    move || {
        looks.set(looks.get() + 1);
        looks.get() * INTERVAL
    }
}

fn request(question: Question) -> Vec<u8> {
    let weights = None;
    Request {
        id: 7,
        weights,
        question,
    }
    .to_bytes()
}

fn run(runner: &mut TaskRunner, question: Question) -> Vec<Reply> {
    let mut replies = Vec::new();
    let request = request(question);
    runner.run(&request, &clock(), &mut |reply| replies.push(reply));
    replies
}

/// Returns the answers to a question, without progress.
fn answers(question: Question) -> Vec<Answer> {
    let replies = run(&mut TaskRunner::default(), question);
    let lasts = replies.iter().filter(|reply| reply.last);
    assert_eq!(lasts.count(), 1, "{replies:?}");
    assert!(replies.last().unwrap().last && replies.iter().all(|reply| reply.id == 7));
    let answers = replies.into_iter().map(|reply| reply.answer);
    answers
        .filter(|answer| !matches!(answer, Answer::Working { .. }))
        .collect()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn think(on: &str, brain: &str) -> Question {
    Question::Think(BrainTurn {
        game: game(on),
        first: Symbol::X,
        brain: brain.parse().unwrap(),
        seed: 7,
        number: 1,
    })
}

fn decide(on: &str, brain: &str) -> Question {
    Question::Decide(BrainTurn {
        game: game(on),
        first: Symbol::X,
        brain: brain.parse().unwrap(),
        seed: 7,
        number: 1,
    })
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
        ahead: None,
        filter: TraceFilter::default(),
        most,
    }
}

#[test]
fn an_opponent_remembers_its_search_from_move_to_move() {
    let mut runner = TaskRunner::default();
    let mut nodes = || {
        let replies = run(&mut runner, think("15x15x5 h8", "engine:depth=8"));
        match replies.last().map(|reply| &reply.answer) {
            Some(Answer::Move(thought)) => thought.nodes,
            other => panic!("{other:?}"),
        }
    };
    let fresh = nodes();
    assert!(nodes() < fresh / 2);
}

#[test]
fn a_player_tells_what_it_would_play_until_it_plays() {
    for brain in ["perfect", "search:3", "level"] {
        let mut answers = answers(think("5x5x4 b2 c3 a1", brain));
        let Some(Answer::Move(last)) = answers.pop() else {
            panic!("{brain}")
        };
        let thoughts: Vec<Thought> = answers
            .into_iter()
            .map(|answer| match answer {
                Answer::Thinking(thought) => thought,
                other => panic!("{other:?}"),
            })
            .collect();
        assert!(thoughts.iter().all(|thought| thought.square.is_some()));
        assert!(thoughts.is_sorted_by_key(|thought| thought.nodes) && !thoughts.is_empty());
        let position = *game("5x5x4 b2 c3 a1").position();
        let spec: BrainSpec = brain.parse().unwrap();
        let mut player = spec.build(GameContext::new(
            position.rules(),
            Symbol::X,
            SeededRandom::new(7),
            1,
        ));
        let choice = player
            .think(&position, &spec.limits(), &mut |_| {})
            .unwrap();
        assert_eq!((last.square, last.nodes), (choice.square, choice.nodes));
    }
}

#[test]
fn progress_waits_for_the_clock() {
    let question = think("5x5x4 b2 c3 a1", "perfect");
    let request = request(question);
    let mut replies = 0;
    let time_stands_still = || Duration::ZERO;
    TaskRunner::default().run(&request, &time_stands_still, &mut |_| replies += 1);
    assert_eq!(replies, 2, "the first progress, and the move");
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
                .filter(|found| found.is_proven())
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
fn a_hint_on_a_large_board_sees_a_win_that_takes_several_fours() {
    let answers = answers(hint("15x15x5 h8 g8 i8 a1 j8 c1 k9 e1 k10 a3"));
    let [Answer::Explanation(why)] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert_eq!(why.found.square, square("k8"));
    assert_eq!(why.found.value, MoveValue::Win { plies: 5 });
    assert_eq!((why.line.len(), why.better), (5, None));
}

#[test]
fn a_review_tells_one_move_after_the_other() {
    let whole = game("3x3x3 a3 b3 a1 a2 c1");
    let review = Review::of(&whole, &mut Adviser::new(), &Limits::default());
    let judged = (1..=5).map(|number| {
        let mut game = Game::new(Rules::TIC_TAC_TOE);
        for &square in &whole.moves()[..number] {
            game.play(square).unwrap();
        }
        let game = Box::new(game);
        match answers(Question::Review { game }).pop() {
            Some(Answer::Reviewed(reviewed, _)) => reviewed,
            other => panic!("{other:?}"),
        }
    });
    assert_eq!(Review::from_moves(&whole, judged.collect()), review);
}

#[test]
fn a_review_names_the_threats_that_a_move_makes_and_stops() {
    let question = Question::Review {
        game: game("15x15x5 h8 a1 i8 a3 j8 g8"),
    };
    let answers = answers(question);
    let [Answer::Reviewed(_, threats)] = answers[..] else {
        panic!()
    };
    assert_eq!(threats.makes, None);
    assert_eq!(threats.stops, Some(ThreatClass::OpenFour));
}

#[test]
fn a_trace_comes_in_pieces_and_knows_when_it_is_not_whole() {
    let tree = Subject::tree("((7 9) (3 8))", Side::Max).unwrap();
    let told = answers(trace(&tree, "alphabeta", 1000));
    let [
        Answer::TraceHead(head),
        Answer::TraceEvents(events),
        Answer::TraceEnd { summary, complete },
    ] = &told[..]
    else {
        panic!("{told:?}")
    };
    let mut heard = head.as_ref().clone().trace();
    heard.events.clone_from(events);
    heard.summary = *summary;
    let recorded = Trace::record(tree.clone(), "alphabeta".parse().unwrap());
    assert_eq!(heard, recorded.unwrap());
    assert!(complete);

    let told = answers(trace(&tree, "alphabeta", 4));
    let [
        _,
        Answer::TraceEvents(events),
        Answer::TraceEnd { summary, complete },
    ] = &told[..]
    else {
        panic!("{told:?}")
    };
    assert_eq!((events.len(), summary.calls, *complete), (4, 6, false));
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
    assert_eq!(scenes[1].position, *game("3x3x3 a3 b3").position());
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
        [Answer::Verdict(PuzzleVerdict::Solved { .. })]
    ));
}

#[test]
fn positions_of_the_last_question_are_remembered() {
    let mut runner = TaskRunner::default();
    let mut replies = || run(&mut runner, values("4x4x4-caro b2 c3 a1")).len();
    assert!(replies() > replies());
}

#[test]
fn questions_that_cannot_be_answered_fail() {
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
fn bytes_that_are_no_request_are_answered_under_the_number_that_they_have() {
    for (bytes, number) in [(&b""[..], 0), (b"\xff", 0), (b"\x05?", 5), (b"\x05", 5)] {
        let mut replies = Vec::new();
        TaskRunner::default().run(bytes, &clock(), &mut |reply| replies.push(reply));
        let failed = Reply {
            id: number,
            last: true,
            answer: Answer::Failed(Failure::Unreadable),
        };
        assert_eq!(replies, [failed]);
    }
}

#[test]
fn a_player_weighs_openings_and_tells_the_best_so_far() {
    let stones = |answer: &Answer| match answer {
        Answer::Decision {
            decision: Decision::Stones(stones),
            ..
        } => stones.len(),
        other => panic!("{other:?}"),
    };
    // Somebody else may have begun to place stones.
    for on in ["9x9x5", "9x9x5 e5 e6"] {
        let answers = answers(decide(on, "engine:nodes=50"));
        assert!(answers.len() > 2);
        assert!(answers.iter().all(|answer| stones(answer) == 3));
    }
}

#[test]
fn a_player_takes_the_better_side() {
    // Two stones in the centre against one in the corner; the fourth stone is open.
    let answers = answers(decide("15x15x5 h8 a1 i9 o15", "engine:nodes=200"));
    let [first, .., last] = &answers[..] else {
        panic!("{answers:?}");
    };
    let decision = |answer: &Answer| match answer {
        Answer::Decision { decision, .. } => decision.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        decision(first),
        Decision::Second(None),
        "before it has thought"
    );
    assert_eq!(decision(last), Decision::First);
}

#[test]
fn threats_are_those_of_the_board_and_a_game_without_them_has_none() {
    for (moves, lines) in [
        ("15x15x5 h8 a1 i8 a3 j8", 1),
        ("15x15x5 h8", 0),
        ("3x3x3 a3 b2 a2", 0),
    ] {
        let answers = answers(Question::Threats { game: game(moves) });
        let [Answer::Threats(map)] = &answers[..] else {
            panic!("{answers:?}")
        };
        assert_eq!(map.lines.len(), lines, "{moves}");
    }
}

#[test]
fn no_search_keeps_the_page_waiting_for_news() {
    let review = |of| Question::Review { game: game(of) };
    for question in [
        decide("15x15x5 h8 a1 i9 o15", "engine:nodes=20000"),
        explain("4x4x4 b2", "c3"),
        explain("15x15x5 h8 a1", "h9"),
        review("4x4x4 b2 c3"),
        review("15x15x5 h8 a1 h9"),
        hint("4x4x4 b2"),
    ] {
        let replies = run(&mut TaskRunner::default(), question.clone());
        let is_news = |reply: &&Reply| matches!(reply.answer, Answer::Working { .. });
        let news = replies.iter().filter(is_news);
        assert!(news.count() > 1, "{question:?}");
    }
}

#[test]
fn stones_of_no_opening_leave_nothing_to_decide() {
    for on in ["3x3x3", "15x15x5 h8 i9 j10 a1 a2 a3"] {
        let answers = answers(decide(on, "random"));
        assert_eq!(answers, [Answer::Failed(Failure::NoOpening)], "{on}");
    }
}
