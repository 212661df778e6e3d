use super::*;

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

#[test]
fn settings_reach_the_brain_and_outlive_the_game() {
    let mut manager = Manager::new();
    manager.say(
        "INFO timeout_turn 2000\nINFO timeout_match 60000\nINFO time_increment 500\n\
         INFO max_memory 83886080\nINFO max_depth 12\nINFO max_node 5000\nINFO thread_num 2\n\
         INFO show_detail 1\nINFO folder C:\\data\nINFO game_type 2\nINFO caution_factor 3",
    );
    for _ in 0..2 {
        manager.say("START 15");
        let question = manager.question("BEGIN");
        assert_eq!(question.clock.control().turn, Some(ms(2000)));
        assert_eq!(question.clock.control().increment, ms(500));
        assert_eq!(question.clock.left(), Some(ms(60_000)));
        assert_eq!(question.depth, Some(12));
        assert_eq!(question.nodes, Some(5000));
        assert_eq!(question.memory, Some(64 << 20));
        assert_eq!((question.threads, question.show_detail), (2, 1));
        manager.session.answer(Ok(Answer::default()));
    }
}

#[test]
fn zero_and_less_are_no_limit() {
    let mut manager = Manager::new();
    manager.say("INFO max_depth 0\nINFO max_node -1\nINFO max_memory 0\nINFO timeout_match 0");
    manager.say("START 15");
    let question = manager.question("BEGIN");
    assert_eq!(
        (question.depth, question.nodes, question.memory),
        (None, None, None)
    );
    assert_eq!(question.clock.left(), None);
}

#[test]
fn no_limit_of_memory_is_above_the_largest_table_that_is_announced() {
    for setting in ["max_memory 9999999999999999", "hash_size 99999999999999999"] {
        let mut manager = Manager::new();
        manager.say(&format!("START 15\nINFO {setting}"));
        let question = manager.question("BEGIN");
        assert_eq!(question.memory, Some(1024 << LARGEST_TABLE), "{setting}");
    }
}

#[test]
fn a_turn_without_time_is_short() {
    for (time, turn) in [(0, Some(20)), (5, Some(5)), (2_147_483_647, None)] {
        let mut manager = Manager::new();
        manager.say(&format!("START 15\nINFO timeout_turn {time}"));
        assert_eq!(manager.question("BEGIN").clock.for_move(), turn.map(ms));
    }
}

#[test]
fn the_clock_runs_between_the_times_that_the_manager_tells() {
    let mut manager = Manager::new();
    manager.say("START 15\nINFO timeout_match 1000\nBEGIN");
    assert_eq!(manager.question("TURN 0,0").clock.left(), Some(ms(990)));
    manager.session.answer(Ok(Answer::default()));
    manager.say("INFO time_left 700");
    assert_eq!(manager.question("TURN 1,3").clock.left(), Some(ms(700)));
    manager.session.answer(Ok(Answer::default()));
    manager.say("INFO time_left -20");
    assert_eq!(manager.question("TURN 3,6").clock.left(), Some(ms(0)));
    manager.session.answer(Ok(Answer::default()));
    manager.say("INFO time_left 2147483647");
    assert_eq!(manager.question("TURN 9,1").clock.left(), None);
    manager.session.answer(Ok(Answer::default()));
    manager.say("RESTART");
    assert_eq!(manager.question("BEGIN").clock.left(), Some(ms(1000)));
}

#[test]
fn the_time_told_just_before_the_start_holds() {
    let mut manager = Manager::new();
    manager.say("START 15\nBEGIN\nINFO time_left 4000\nSTART 15");
    assert_eq!(manager.question("BEGIN").clock.left(), Some(ms(4000)));
}

#[test]
fn the_choice_of_an_opening_takes_less_than_a_turn() {
    let mut manager = Manager::new();
    manager.say("START 15\nINFO timeout_turn 2400\nSWAP2BOARD");
    let question = manager.question("DONE");
    assert_eq!(question.clock.for_move(), Some(ms(100)));
}

#[test]
fn every_opening_is_weighed_for_the_same_time() {
    let mut manager = Manager::new();
    manager.say("START 15\nINFO timeout_turn 2147483647\nINFO timeout_match 10000\nSWAP2BOARD");
    let mut question = manager.question("DONE");
    let share = question.clock.for_move();
    assert_eq!(share, Some(ms(5_000) / 12));
    for _ in 1..12 {
        question = next_question(&mut manager, &question).unwrap();
        assert_eq!(question.clock.for_move(), share);
    }
}

#[test]
fn the_brain_ponders_in_the_time_of_the_opponent_if_asked() {
    let mut manager = Manager::new();
    manager.say("START 15\nINFO pondering 1\nINFO timeout_match 60000");
    manager.question("BEGIN");
    let answer = Answer {
        square: "h8".parse().ok(),
        reply: "h9".parse().ok(),
        elapsed: ms(10),
        ..Answer::default()
    };
    let actions = manager.session.answer(Ok(answer));
    let [Action::Reply(_), Action::Think(pondered)] = &actions[..] else {
        panic!("{actions:?}");
    };
    assert!(pondered.is_silent);
    assert_eq!(pondered.position.ply(), 2);
    assert_eq!(pondered.clock.for_move(), None);

    // The opponent's move ends it, and its time is not charged.
    assert_eq!(manager.session.line("TURN 7,6"), [Action::Stop]);
    let answer = Answer {
        elapsed: ms(30_000),
        ..Answer::default()
    };
    let actions = manager.session.answer(Ok(answer));
    let [Action::Think(question)] = &actions[..] else {
        panic!("{actions:?}");
    };
    assert!(!question.is_silent);
    assert_eq!(question.clock.left(), Some(ms(59_990)));
}

/// Lets the brain answer a question, and returns the one that follows.
fn next_question(manager: &mut Manager, question: &Question) -> Option<Question> {
    let answer = manager.answer(question);
    let actions = manager.session.answer(Ok(answer));
    actions.into_iter().find_map(|action| match action {
        Action::Think(question) => Some(*question),
        _ => None,
    })
}

#[test]
fn the_brain_prepares_and_ponders_with_as_many_lines_as_it_moves_with() {
    let mut manager = Manager::new();
    manager.say("INFO pondering 1");
    assert_eq!(manager.question("START 15").lines, 1);
    manager.session.answer(Ok(Answer::default()));
    let preparation = manager.question("INFO nbestsym 2");
    assert_eq!((preparation.lines, preparation.is_silent), (2, true));
    manager.session.answer(Ok(Answer::default()));
    manager.say("YXBLOCK\n0,0");
    let preparation = manager.question("DONE");
    assert_eq!((preparation.lines, preparation.is_silent), (3, true));
    manager.session.answer(Ok(Answer::default()));

    let question = manager.question("BEGIN");
    assert_eq!((question.lines, question.is_silent), (3, false));
    let pondered = next_question(&mut manager, &question).unwrap();
    assert_eq!((pondered.lines, pondered.is_silent), (3, true));
    assert_eq!(manager.session.line("TURN 9,9"), [Action::Stop]);
    let question = next_question(&mut manager, &pondered).unwrap();
    assert_eq!((question.lines, question.is_silent), (3, false));
}

#[test]
fn no_brain_is_asked_for_more_lines_than_it_can_search() {
    let brain = "engine".parse::<crate::players::BrainSpec>().unwrap();
    for command in ["YXNBEST 683", "INFO nbestsym 4294967295\nBEGIN"] {
        let mut manager = Manager::new();
        manager.say("START 15\nYXBLOCK\n0,0\nDONE");
        let (settings, command) = command.rsplit_once('\n').unwrap_or(("", command));
        manager.say(settings);
        let lines = manager.question(command).lines;
        let mut brain = brain;
        assert_eq!(brain.set("lines", &lines.to_string()), Ok(()), "{lines}");
    }
}

#[test]
fn the_brain_ponders_with_the_lines_of_the_last_move() {
    let mut manager = Manager::new();
    manager.say("START 15\nINFO pondering 1");
    let question = manager.question("YXNBEST 4");
    assert_eq!(next_question(&mut manager, &question).unwrap().lines, 4);
}

#[test]
fn a_brain_that_has_moved_is_prepared() {
    let mut manager = Manager::new();
    manager.say("START 15\nYXBLOCK\n0,0\nDONE");
    let question = manager.question("BEGIN");
    assert_eq!((question.lines, question.threads), (2, 1));
    assert_eq!(next_question(&mut manager, &question), None);
    // With a stone on it, the square is no longer excluded.
    let question = manager.question("TURN 0,0");
    assert_eq!(question.lines, 1);
    assert_eq!(next_question(&mut manager, &question), None);
}

#[test]
fn the_number_of_lines_is_the_same_on_both_sides_turns() {
    let stones = "YXBOARD\n5,7,1\n6,7,1\n7,5,1\n7,6,1\n0,0,2\n0,2,2\n0,4,2\n0,6,2\nDONE";
    let mut manager = Manager::new();
    manager.say(&format!("START 15\nINFO rule 4\n{stones}"));
    // A double three of black, which is excluded as well.
    manager.say("YXBLOCK\n7,7\nDONE");
    for command in ["YXNBEST 1", "YXNBEST 1"] {
        let question = manager.question(command);
        assert_eq!(question.lines, 2);
        assert_eq!(next_question(&mut manager, &question), None);
    }
}

#[test]
fn settings_do_not_change_the_commands_before_them() {
    let mut manager = Manager::new();
    let prepares = manager.question("START 15");
    for line in [
        "INFO max_node 100",
        "BEGIN",
        "INFO max_node 4000",
        "TURN 0,0",
        "INFO max_node 300",
    ] {
        assert!(manager.session.line(line).is_empty(), "{line}");
    }
    let begins = next_question(&mut manager, &prepares).unwrap();
    assert_eq!(begins.nodes, Some(100));
    let turns = next_question(&mut manager, &begins).unwrap();
    assert_eq!(turns.nodes, Some(4000));
}
