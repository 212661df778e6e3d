use dooz_core::Symbol;

use super::*;
use crate::protocol::tests::game;
use crate::protocol::{Analysis, BrainTurn};
use dooz_coach::advice::Adviser;
use dooz_core::Limits;
use dooz_play::swap2::Decision;

fn think(on: &str, brain: &str) -> Question {
    Question::Think(BrainTurn {
        game: game(on),
        first: Symbol::X,
        brain: brain.parse().unwrap(),
        seed: 7,
        number: 1,
    })
}

fn judge() -> Question {
    let square = "a1".parse().unwrap();
    Question::Judge {
        puzzle: String::new(),
        square,
    }
}

fn reply(Ticket(id): Ticket, answer: Answer) -> Reply {
    let last = !matches!(
        answer,
        Answer::Working { .. } | Answer::Thinking(_) | Answer::Values(_)
    );
    Reply { id, last, answer }
}

fn started<L: Clone>(queue: &mut TaskQueue<L>) -> Option<Ticket> {
    queue.start().map(Ticket::of)
}

fn thought(square: &str) -> Thought {
    Thought {
        square: square.parse().ok(),
        nodes: 12,
        ..Thought::default()
    }
}

#[test]
fn questions_are_answered_in_their_order() {
    let mut queue = TaskQueue::default();
    let [first, second] = ["first", "second"].map(|name| queue.ask(judge(), name));
    assert_eq!(started(&mut queue), Some(first));
    assert_eq!(started(&mut queue), None);
    assert_eq!(queue.take_reply(reply(second, Answer::Nothing)), None);

    let working = Answer::Working { nodes: 5 };
    let heard = queue.take_reply(reply(first, working.clone()));
    assert_eq!(heard, Some(("first", working, false)));
    assert_eq!(started(&mut queue), None);
    let heard = queue.take_reply(reply(first, Answer::Nothing));
    assert_eq!(heard, Some(("first", Answer::Nothing, true)));
    assert_eq!(started(&mut queue), Some(second));
}

#[test]
fn a_stopped_player_makes_the_last_move_that_it_thought_of() {
    let mut queue = TaskQueue::default();
    let ticket = queue.ask(think("15x15x5 h8", "search"), ());
    queue.start();
    for square in ["i9", "g7"] {
        queue.take_reply(reply(ticket, Answer::Thinking(thought(square))));
    }
    let none_yet = Answer::Thinking(Thought::default());
    queue.take_reply(reply(ticket, none_yet));

    let stopped = queue.stop(ticket).unwrap();
    assert!(stopped.was_running);
    let stopped = match stopped.answer {
        Answer::Move(thought) => thought,
        other => panic!("{other:?}"),
    };
    let expected = Thought {
        stopped: true,
        ..thought("g7")
    };
    assert_eq!(stopped, expected);
    assert_eq!(queue.stop(ticket), None);
    assert!(queue.is_empty());
}

#[test]
fn a_player_that_is_stopped_too_soon_moves_near_the_centre() {
    for (on, square) in [("15x15x5", "h8"), ("15x15x5 h8", "h9"), ("3x3x3 b2", "b3")] {
        let mut queue = TaskQueue::default();
        let ticket = queue.ask(think(on, "perfect"), ());
        let stopped = queue.stop(ticket).unwrap();
        assert!(!stopped.was_running);
        let Answer::Move(thought) = stopped.answer else {
            panic!()
        };
        assert_eq!(thought.square, square.parse().ok());
        assert!(thought.stopped);
    }
}

#[test]
fn a_decision_that_is_stopped_too_soon_is_waited_for() {
    let question = Question::Decide(BrainTurn {
        game: game("15x15x5"),
        first: Symbol::X,
        brain: "engine".parse().unwrap(),
        seed: 7,
        number: 1,
    });
    let mut queue = TaskQueue::default();
    let ticket = queue.ask(question, ());
    assert_eq!(queue.stop(ticket), None);
    assert_eq!(started(&mut queue), Some(ticket));
    let answer = Answer::Decision {
        decision: Decision::First,
        nodes: 1,
    };
    let progress = Reply {
        last: false,
        ..reply(ticket, answer.clone())
    };
    queue.take_reply(progress);
    assert_eq!(queue.stop(ticket).unwrap().answer, answer);
}

#[test]
fn values_that_are_known_are_the_answer_to_a_stopped_analysis() {
    let game = game("3x3x3 b2 a1");
    let map = Adviser::new().values(game.position(), &Limits::default());
    let lines = Vec::new();
    let answer = Answer::Values(Analysis {
        map,
        lines,
        search: None,
    });
    let mut queue = TaskQueue::default();
    let ticket = queue.ask(Question::Values { game }, ());
    queue.start();
    queue.take_reply(reply(ticket, answer.clone()));
    queue.take_reply(reply(ticket, Answer::Working { nodes: 7 }));
    assert_eq!(queue.stop(ticket).unwrap().answer, answer);
}

#[test]
fn a_stopped_question_without_progress_has_no_answer() {
    let mut queue = TaskQueue::default();
    let ticket = queue.ask(judge(), ());
    assert_eq!(queue.stop(ticket).unwrap().answer, Answer::Nothing);
}

#[test]
fn what_waits_behind_a_stopped_question_is_started_next() {
    let mut queue = TaskQueue::default();
    let [first, second, third] = [1, 2, 3].map(|number| queue.ask(judge(), number));
    queue.start();
    assert!(!queue.forget(second));
    assert!(queue.forget(first));
    assert!(!queue.forget(first));
    assert_eq!(started(&mut queue), Some(third));
}

#[test]
fn a_dead_worker_is_asked_again_until_the_question_is_to_blame() {
    let mut queue = TaskQueue::default();
    let bad = queue.ask(judge(), "bad");
    let good = queue.ask(judge(), "good");
    for _ in 1..MOST_FAILURES {
        assert_eq!(started(&mut queue), Some(bad));
        assert_eq!(queue.recover(), None);
    }
    assert_eq!(started(&mut queue), Some(bad));
    assert_eq!(queue.recover(), Some("bad"));
    assert_eq!(started(&mut queue), Some(good));
}

#[test]
fn a_worker_is_dead_when_it_is_silent() {
    let silent_for =
        |queue: &mut TaskQueue<()>, seconds| (0..seconds).all(|_| !queue.count_second());
    let mut queue = TaskQueue::default();
    assert!(
        silent_for(&mut queue, 2 * LONGEST_START),
        "nobody has asked"
    );

    let ticket = queue.ask(judge(), ());
    assert!(
        silent_for(&mut queue, LONGEST_START),
        "it may have to be fetched"
    );
    assert!(queue.count_second());

    queue.recover();
    queue.start();
    assert!(silent_for(&mut queue, LONGEST_SILENCE));
    queue.take_reply(reply(ticket, Answer::Working { nodes: 1 }));
    assert!(silent_for(&mut queue, LONGEST_SILENCE));
    assert!(queue.count_second());

    queue.forget(ticket);
    let game = game("15x15x5 h8");
    queue.ask(Question::Values { game }, ());
    queue.start();
    assert!(silent_for(&mut queue, LONGEST_PROOF));
    assert!(queue.count_second());
}
