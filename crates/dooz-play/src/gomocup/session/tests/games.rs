use super::*;

#[test]
fn a_game_is_played_from_the_first_move() {
    let mut manager = Manager::new();
    assert_eq!(manager.say("START 15\nBEGIN"), ["OK", "7,7"]);
    assert_eq!(manager.say("TURN 8,7"), ["7,6"]);
    assert_eq!(manager.say("RESTART\nTURN 0,0"), ["OK", "7,7"]);
    assert_eq!(manager.say("END\nABOUT"), ["exit"]);
}

#[test]
fn boards_are_oblong_or_square() {
    assert_eq!(replies("RECTSTART 20,9\nBEGIN"), ["OK", "9,4"]);
    assert_eq!(replies("START 5\nBEGIN"), ["OK", "2,2"]);
    assert_eq!(replies("START 22\nBEGIN"), ["OK", "10,10"]);
}

#[test]
fn stones_come_in_any_order() {
    let board = "START 15\nBOARD\n7,7,2\n3,3,2\n8,8,1\n7,6,1\nDONE";
    let mut manager = Manager::new();
    assert_eq!(manager.say(board), ["OK", "6,7"]);
    // The brain has five stones now, and the opponent moves.
    assert_eq!(manager.say("TURN 6,6\nTAKEBACK 8,7"), ["8,7", "OK"]);
}

#[test]
fn the_side_with_fewer_stones_or_the_own_one_is_to_move() {
    let mut manager = Manager::new();
    manager.say("START 15\nBOARD\n7,7,2");
    assert_eq!(
        manager.question("DONE").position.turn(),
        dooz_core::Player::Second
    );
    let mut manager = Manager::new();
    manager.say("START 15\nBOARD");
    assert_eq!(manager.question("DONE").position.ply(), 0);
}

#[test]
fn squares_of_nobody_are_left_alone() {
    let dead = "BOARD\n7,7,3\n6,7,3\n7,6,3\nDONE";
    let mut manager = Manager::new();
    assert_eq!(manager.say("START 15"), ["OK"]);
    let reply = manager.say(dead);
    assert!(
        !["7,7", "6,7", "7,6"].contains(&reply[0].as_str()),
        "{reply:?}"
    );
    // In renju they are the forbidden points, which the rules know.
    assert_eq!(
        replies(&format!("START 15\nINFO rule 4\n{dead}")),
        ["OK", "7,7"]
    );
}

#[test]
fn the_last_move_is_taken_back() {
    let mut manager = Manager::new();
    manager.say("START 15\nBEGIN\nTURN 0,0");
    assert_eq!(manager.say("TAKEBACK 7,6"), ["OK"]);
    assert_eq!(manager.say("TAKEBACK 0,0"), ["OK"]);
    assert_eq!(manager.say("TURN 14,14"), ["7,6"]);
}

#[test]
fn a_move_before_the_last_one_is_not_taken_back() {
    let mut manager = Manager::new();
    manager.say("START 15\nBEGIN\nTURN 0,0\nPLAY 9,9");
    let refused = |point: &str| format!("ERROR {point} was not the last move");
    assert_eq!(manager.say("TAKEBACK 0,0"), [refused("0,0")]);
    assert_eq!(
        manager.say("TAKEBACK 9,9\nTAKEBACK 7,7"),
        ["OK", &refused("7,7")]
    );
    assert_eq!(manager.say("TAKEBACK 7,6\nTAKEBACK 0,0"), ["OK", "OK"]);
}

#[test]
fn stones_whose_order_is_unknown_are_taken_back_in_any_order() {
    let mut manager = Manager::new();
    manager.say("START 15\nBEGIN\nYXBOARD\n3,3,1\n4,4,2\n5,5,1\n6,6,2\nDONE\nTURN 0,0");
    assert_eq!(manager.say("TAKEBACK 7,7\nTAKEBACK 0,0"), ["OK", "OK"]);
    assert_eq!(
        manager.say("TAKEBACK 5,5"),
        ["ERROR 5,5 was not the last move"]
    );
    assert_eq!(manager.say("TAKEBACK 4,4\nTAKEBACK 3,3"), ["OK", "OK"]);
    assert_eq!(manager.say("TAKEBACK 6,6\nTAKEBACK 5,5"), ["OK", "OK"]);
}

#[test]
fn a_move_is_played_for_the_brain_and_repeated() {
    assert_eq!(
        replies("START 15\nPLAY 3,4\nTURN 3,4")[1..],
        ["3,4", "ERROR 3,4 is occupied"]
    );
}

#[test]
fn rules_may_come_after_the_start() {
    let row = "BOARD\n0,0,2\n2,2,1\n1,0,2\n3,3,1\n2,0,2\n9,9,1\n3,0,2\n8,8,1\n5,0,2\nDONE";
    let end = "TURN 4,0";
    let freestyle = replies(&format!("START 15\n{row}\n{end}"));
    assert_eq!(
        freestyle[2],
        "ERROR the game is over: the first player has won"
    );
    let exactly = replies(&format!("START 15\nINFO rule 1\n{row}\n{end}"));
    assert!(
        !exactly[2].contains("ERROR"),
        "six in a row do not win: {exactly:?}"
    );
}

#[test]
fn an_answer_that_may_not_be_played_is_replaced() {
    let mut manager = Manager::new();
    manager.say("START 15\nTURN 7,7");
    let question = manager.question("TURN 0,0");
    let mv = |name: &str, score| ScoredMove {
        square: name.parse().unwrap(),
        score: Some(Score::Estimate(score)),
        own_score: 0,
    };
    let answer = Answer {
        square: "h8".parse().ok(),
        moves: vec![mv("c3", 1), mv("d4", 5), mv("h8", 9)],
        ..manager.answer(&question)
    };
    let actions = manager.session.answer(Ok(answer));
    assert_eq!(actions, [Action::Reply(Reply::Move(Point { x: 3, y: 11 }))]);
}
