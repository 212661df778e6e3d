use super::*;

#[test]
fn the_board_of_yixin_is_greeted() {
    let reply = replies("yxshowinfo");
    assert_eq!(
        reply,
        [
            "MESSAGE INFO MAX_THREAD_NUM 256",
            "MESSAGE INFO MAX_HASH_SIZE 22"
        ]
    );
}

#[test]
fn two_is_renju_for_the_board_of_yixin() {
    let mut manager = Manager::new();
    manager.say("yxshowinfo\nINFO rule 2\nSTART 15");
    let question = manager.question("BEGIN");
    assert_eq!(question.position.rules(), dooz_core::Rules::RENJU);
}

#[test]
fn stones_are_set_without_a_move() {
    let mut manager = Manager::new();
    manager.say("START 15");
    assert_eq!(manager.say("YXBOARD\n7,7,1\nDONE"), [""; 0]);
    assert_eq!(manager.say("TURN 6,7"), ["7,6"]);
}

#[test]
fn forbidden_points_are_shown() {
    let stones = "YXBOARD\n5,7,1\n6,7,1\n7,5,1\n7,6,1\n0,0,2\n0,2,2\n0,4,2\n0,6,2\nDONE";
    let lines = format!("START 15\nINFO rule 4\n{stones}\nYXSHOWFORBID");
    assert_eq!(replies(&lines), ["OK", "FORBID 0707."]);
    assert_eq!(replies("START 15\nYXSHOWFORBID"), ["OK", "FORBID ."]);
}

#[test]
fn blocked_squares_are_left_alone() {
    let mut manager = Manager::new();
    manager.say("START 15\nYXBLOCK\n7,7\n7,6\nDONE");
    assert_eq!(manager.say("BEGIN\nTAKEBACK 6,7"), ["6,7", "OK"]);
    manager.say("YXBLOCKUNDO\n7,6\nDONE");
    assert_eq!(manager.say("BEGIN\nTAKEBACK 7,6"), ["7,6", "OK"]);
    manager.say("YXBLOCKRESET");
    assert_eq!(manager.say("BEGIN\nTAKEBACK 7,7"), ["7,7", "OK"]);
    assert_eq!(
        manager.say("YXBLOCK\n99,9\nDONE"),
        ["ERROR 99,9 is off the 15x15 board"]
    );
}

#[test]
fn where_all_is_blocked_there_is_no_move() {
    let points: Vec<String> = (0..25).map(|i| format!("{},{}", i % 5, i / 5)).collect();
    let points = points.join("\n");
    let mut manager = Manager::new();
    manager.say(&format!("START 5\nYXBLOCK\n{points}\nDONE"));
    for command in ["BEGIN", "YXBALANCEONE 0", "YXBALANCETWO 0"] {
        assert_eq!(
            manager.say(command),
            ["ERROR every move is excluded: send YXBLOCKRESET"],
            "{command}"
        );
    }
}

#[test]
fn squares_that_are_excluded_do_not_balance_the_game() {
    let mut manager = Manager::new();
    manager.say("START 15");
    for balance in ["YXBALANCEONE 0", "YXBALANCETWO 0"] {
        assert!(manager.say(balance)[0].starts_with("7,7"));
    }
    manager.say("YXBLOCK\n7,7\n7,6\nDONE");
    assert_eq!(manager.say("YXBALANCEONE 0"), ["6,7"]);
    assert_eq!(manager.say("YXBALANCETWO 0"), ["6,7 8,7"]);
    // A square of nobody is excluded, too.
    manager.say("YXBOARD\n6,7,3\nDONE");
    assert_eq!(manager.say("YXBALANCEONE 0"), ["8,7"]);
}

#[test]
fn a_game_is_balanced_far_from_its_stones_if_all_is_excluded_near_them() {
    let near: Vec<String> = (0..9).map(|i| format!("{},{}", i % 3, i / 3)).collect();
    let mut manager = Manager::new();
    manager.say("START 15\nYXBOARD\n0,0,1\nDONE\nYXBLOCK");
    manager.say(&near.join("\n"));
    assert_eq!(manager.say("DONE\nYXBALANCEONE 0"), ["7,7"]);
    manager.say("YXBLOCKUNDO\n1,1\nDONE");
    assert_eq!(manager.say("YXBALANCEONE 0"), ["1,1"]);
    // No pair of moves is near the stone.
    assert_eq!(manager.say("YXBALANCETWO 0"), ["7,7 7,6"]);
}

#[test]
fn several_lines_are_told_before_the_move() {
    let mut manager = Manager::new();
    manager.say("START 15\nTURN 7,7");
    let question = manager.question("YXNBEST 3");
    assert_eq!(question.lines, 3);
    let mv = |name: &str, score: Option<i64>| ScoredMove {
        square: name.parse().unwrap(),
        score: score.map(Score::Estimate),
        own_score: 0,
    };
    let answer = Answer {
        square: "d4".parse().ok(),
        moves: vec![mv("c3", Some(1)), mv("d4", Some(5)), mv("e5", None)],
        ..Answer::default()
    };
    let mut replies = Vec::new();
    let actions = manager.session.answer(Ok(answer));
    manager.act(actions, &mut replies);
    // A move without a score is not among the best.
    let remarks = ["MESSAGE (1) Eval 5 | D4", "MESSAGE (2) Eval 1 | C3"];
    assert_eq!(replies, [remarks[0], remarks[1], "3,11"]);
}

#[test]
fn the_table_is_cleared_for_the_next_question() {
    let mut manager = Manager::new();
    manager.say("START 15");
    let before = manager.question("BEGIN").game;
    manager.session.answer(Ok(Answer::default()));
    assert_eq!(manager.say("YXHASHCLEAR"), [""; 0]);
    assert_ne!(manager.question("TURN 0,0").game, before);
}

#[test]
fn files_of_the_table_are_unknown_with_their_path() {
    let unknown = "UNKNOWN the table of this brain is not shown or kept in files";
    assert_eq!(replies("YXHASHDUMP\nhash.bin"), [unknown]);
    assert_eq!(replies("YXSHOWHASHUSAGE"), [unknown]);
}

#[test]
fn while_the_brain_thinks_the_manager_is_heard() {
    let mut manager = Manager::new();
    manager.say("START 15");
    let question = manager.question("BEGIN");
    assert_eq!(manager.say("ABOUT"), ["name=\"Dooz\""]);
    assert_eq!(manager.say("INFO timeout_turn 70"), [""; 0]);
    assert_eq!(manager.say("STOP"), ["stop"]);
    // These wait for the answer, which RESTART asks for.
    assert_eq!(manager.say("TURN 0,0\nXYZZY"), [""; 0]);
    assert_eq!(manager.say("RESTART"), ["stop"]);
    let mut replies = Vec::new();
    let answer = manager.answer(&question);
    let actions = manager.session.answer(Ok(answer));
    manager.act(actions, &mut replies);
    // The answer to TURN is asked for at once, too.
    let unknown = "UNKNOWN there is no command `XYZZY`";
    assert_eq!(replies, ["7,7", "7,6", unknown, "OK", "stop"]);
}

#[test]
fn the_end_comes_while_the_brain_thinks() {
    let mut manager = Manager::new();
    manager.say("START 15");
    manager.question("BEGIN");
    assert_eq!(manager.say("END"), ["exit"]);
}

#[test]
fn a_stop_without_a_search_changes_nothing() {
    assert_eq!(replies("STOP\nSTART 15\nYXSTOP\nBEGIN"), ["OK", "7,7"]);
}

#[test]
fn a_stop_ends_the_choice_of_an_opening() {
    let mut manager = Manager::new();
    manager.say("START 15\nSWAP2BOARD");
    let question = manager.question("DONE");
    assert_eq!(manager.say("STOP"), ["stop"]);
    let answer = manager.answer(&question);
    let actions = manager.session.answer(Ok(answer));
    assert!(
        matches!(&actions[..], [Action::Reply(Reply::Points(_))]),
        "{actions:?}"
    );
    // The next search is not stopped.
    assert_eq!(manager.say("BEGIN"), ["7,7"]);
}
