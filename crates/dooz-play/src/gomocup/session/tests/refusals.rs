use super::*;

/// Returns the last reply to lines after `START 15`.
fn last(lines: &str) -> String {
    let mut replies = replies(&format!("START 15\n{lines}"));
    replies.pop().expect("there is the reply to START")
}

#[test]
fn impossible_moves_are_refused_and_the_game_goes_on() {
    let mut manager = Manager::new();
    manager.say("START 15\nBEGIN");
    assert_eq!(manager.say("TURN 7,7"), ["ERROR 7,7 is occupied"]);
    assert_eq!(
        manager.say("TURN 15,0"),
        ["ERROR 15,0 is off the 15x15 board"]
    );
    assert_eq!(
        manager.say("TURN 300,2"),
        ["ERROR 255,2 is off the 15x15 board"]
    );
    assert_eq!(
        manager.say("TURN a,b"),
        ["ERROR the command is written `TURN x,y`"]
    );
    assert_eq!(
        manager.say("TAKEBACK 3,3"),
        ["ERROR 3,3 was not the last move"]
    );
    assert_eq!(
        manager.say("BEGIN"),
        ["ERROR there are stones on the board: BEGIN is for the first move"]
    );
    assert_eq!(manager.say("TURN 8,8"), ["7,6"]);
}

#[test]
fn unknown_commands_are_unknown() {
    assert_eq!(last("XYZZY 1"), "UNKNOWN there is no command `XYZZY`");
    assert_eq!(last("7,7,1"), "UNKNOWN there is no command `7,7,1`");
}

#[test]
fn without_a_board_there_is_no_game() {
    for line in [
        "BEGIN",
        "TURN 7,7",
        "TAKEBACK 1,1",
        "RESTART",
        "SWAP2BOARD\nDONE",
        "BOARD\nDONE",
    ] {
        assert_eq!(
            replies(line),
            ["ERROR there is no board: send START first"],
            "{line}"
        );
    }
}

#[test]
fn impossible_sizes_are_refused_and_the_game_goes_on() {
    let mut manager = Manager::new();
    manager.say("START 15\nBEGIN");
    for line in [
        "START 4",
        "START 23",
        "START 0",
        "START 300",
        "RECTSTART 15,4",
        "RECTSTART 31,20",
    ] {
        assert_eq!(
            manager.say(line),
            ["ERROR boards have 5 to 22 columns and rows"],
            "{line}"
        );
    }
    assert!(manager.say("START fifteen")[0].starts_with("ERROR"));
    assert_eq!(manager.say("TURN 8,8"), ["7,6"]);
}

#[test]
fn rules_that_do_not_exist_are_refused_until_they_change() {
    let mut manager = Manager::new();
    assert_eq!(manager.say("INFO rule 9"), [""; 0]);
    assert!(manager.say("START 15")[0].starts_with("ERROR rule 9 is not supported"));
    assert_eq!(manager.say("INFO rule 8\nSTART 15\nINFO rule 2"), ["OK"]);
    assert!(manager.say("BEGIN")[0].starts_with("ERROR rule 2 is not supported"));
    assert_eq!(manager.say("INFO rule 0\nBEGIN"), ["7,7"]);
}

#[test]
fn a_wrong_setting_is_told_with_the_next_command() {
    let told = [
        "MESSAGE `soon` is not a valid value for INFO timeout_turn",
        "OK",
    ];
    assert_eq!(
        replies("INFO timeout_turn soon\nINFO rule 1\nSTART 15"),
        told
    );
    assert_eq!(
        last("INFO"),
        "ERROR the command is written `INFO key value`"
    );
}

#[test]
fn impossible_boards_are_refused() {
    let board = |stones: &str| last(&format!("BOARD\n{stones}\nDONE"));
    assert_eq!(board("7,7,1\n7,7,2"), "ERROR 7,7 is occupied");
    assert_eq!(board("7,7,1\n15,7,2"), "ERROR 15,7 is off the 15x15 board");
    assert_eq!(
        board("7,7,4"),
        "ERROR `7,7,4` is not a valid line in the list of BOARD"
    );
    assert_eq!(
        board("7,7,1"),
        "ERROR it is not the brain's turn: own stones 1, opponent's 0"
    );
    let both = "0,0,1\n1,0,1\n2,0,1\n3,0,1\n4,0,1\n0,9,2\n1,9,2\n2,9,2\n3,9,2\n4,9,2";
    assert_eq!(board(both), "ERROR both sides have a winning line");
}

#[test]
fn a_finished_game_has_no_move() {
    let won = "BOARD\n0,0,2\n1,0,2\n2,0,2\n3,0,2\n4,0,2\n0,9,1\n2,9,1\n4,9,1\n6,9,1\nDONE";
    let over = "ERROR the game is over: the first player has won";
    assert_eq!(last(won), over);
    assert_eq!(last(&format!("{won}\nTURN 9,9")), over);
    assert_eq!(last(&format!("{won}\nYXNBEST 2")), over);
    assert_eq!(last(&format!("{won}\nTAKEBACK 4,0\nTURN 9,9")), "7,7");
}

#[test]
fn a_move_is_not_made_while_every_answer_is_excluded() {
    let squares = (0..25).map(|cell| format!("{},{}", cell % 5, cell / 5));
    let squares = squares.collect::<Vec<_>>().join("\n");
    let mut manager = Manager::new();
    manager.say(&format!("START 5\nYXBLOCK\n{squares}\nDONE"));
    assert_eq!(
        manager.say("TURN 1,1\nYXBLOCKRESET\nTURN 1,1"),
        ["ERROR every move is excluded: send YXBLOCKRESET", "2,2"]
    );
}

#[test]
fn a_full_board_has_no_move() {
    let mut stones = Vec::new();
    for y in 0..5 {
        for x in 0..5 {
            // No five in a row: rows alternate in pairs.
            let who = if (x + 2 * y) % 4 < 2 { 1 } else { 2 };
            stones.push(format!("{x},{y},{who}"));
        }
    }
    let stones = stones.join("\n");
    let reply = replies(&format!("START 5\nYXBOARD\n{stones}\nDONE\nYXNBEST 1"));
    assert_eq!(reply, ["OK", "ERROR the game is over: it is a draw"]);
}

#[test]
fn a_forbidden_move_of_black_is_refused_in_renju() {
    // Black has twos in row 7 and column 7, and is to move.
    let stones = "YXBOARD\n5,7,1\n6,7,1\n7,5,1\n7,6,1\n0,0,2\n0,2,2\n0,4,2\n0,6,2\nDONE";
    let reply = last(&format!("INFO rule 4\n{stones}\nTURN 7,7"));
    assert_eq!(reply, "ERROR 7,7 is forbidden: it would be a double three");
}

#[test]
fn a_brain_that_cannot_play_says_so() {
    let mut manager = Manager::new();
    manager.say("START 15");
    manager.question("BEGIN");
    let error = CannotPlay::Only(dooz_core::Rules::TIC_TAC_TOE);
    let actions = manager.session.answer(Err(error));
    let error = "this brain plays 3x3x3 alone".to_owned();
    assert_eq!(actions, [Action::Reply(Reply::Error(error))]);
}
