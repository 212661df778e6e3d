use super::*;

fn swap2(score: i64, stones: &str) -> String {
    let mut manager = Manager::new();
    manager.score = Score::Estimate(score);
    manager.say("START 15");
    manager
        .say(&format!("SWAP2BOARD\n{stones}\nDONE"))
        .remove(0)
}

#[test]
fn an_opening_has_three_stones_on_every_board() {
    for size in 5..=22 {
        let mut manager = Manager::new();
        manager.say(&format!("START {size}"));
        let reply = manager.say("SWAP2BOARD\nDONE");
        let Ok(Reply::Points(points)) = reply[0].parse() else {
            panic!("{reply:?}")
        };
        assert_eq!(points.len(), 3);
        // The opponent may take them as they are.
        let stones: Vec<String> = points.iter().map(Point::to_string).collect();
        let stones = stones.join("\n");
        let answer = manager.say(&format!("SWAP2BOARD\n{stones}\nDONE"));
        assert!(
            matches!(answer[0].parse(), Ok(Reply::Move(_))),
            "{answer:?}"
        );
    }
}

#[test]
fn the_better_colour_is_taken() {
    for stones in ["1,1\n3,2\n4,4", "1,1\n3,2\n4,4\n9,9\n9,8"] {
        assert_eq!(swap2(50, stones), "7,7");
        assert_eq!(swap2(-50, stones), "SWAP");
    }
}

#[test]
fn the_stones_of_an_opening_are_checked() {
    assert_eq!(
        swap2(0, "1,1\n2,2"),
        "ERROR SWAP2BOARD has 0, 3 or 5 stones, not 2"
    );
    assert_eq!(swap2(0, "1,1\n2,2\n1,1"), "ERROR 1,1 is occupied");
    assert_eq!(
        swap2(0, "1,1\n2,2\n1,20"),
        "ERROR 1,20 is off the 15x15 board"
    );
}

#[test]
fn an_opening_leaves_the_game_as_it_is() {
    let mut manager = Manager::new();
    manager.say("START 15\nBEGIN\nSWAP2BOARD\nDONE");
    assert_eq!(manager.say("TAKEBACK 7,7"), ["OK"]);
}

#[test]
fn the_most_balanced_opening_is_chosen() {
    let mut manager = Manager::new();
    manager.say("START 15\nSWAP2BOARD");
    let mut actions = manager.session.line("DONE");
    let mut asked = Vec::new();
    let mut balances = (-40..).step_by(10);
    while let Some(Action::Think(question)) = actions.pop() {
        let balance = Score::Estimate(balances.next().unwrap());
        asked.push(question.position);
        let answer = Answer {
            score: Some(balance),
            ..Answer::default()
        };
        actions = manager.session.answer(Ok(answer));
        if let [Action::Reply(Reply::Points(points))] = &actions[..] {
            let square = points[0].square(dooz_core::Rules::GOMOKU).unwrap();
            assert_eq!(asked[4].stone(square), Some(dooz_core::Player::First));
            assert_eq!(asked.len(), 12);
            return;
        }
    }
    panic!("there was no reply");
}

#[test]
fn one_or_two_moves_balance_a_game() {
    let mut manager = Manager::new();
    manager.say("START 15\nBEGIN\nTURN 8,8");
    let one = manager.say("YXBALANCEONE 0");
    assert!(matches!(one[0].parse(), Ok(Reply::Move(_))), "{one:?}");
    let two = manager.say("YXBALANCETWO 0");
    assert!(matches!(two[0].parse(), Ok(Reply::Points(_))), "{two:?}");
}

#[test]
fn without_a_clock_a_limit_of_positions_is_the_only_one() {
    for (nodes, has_time) in [(0, true), (500, false)] {
        let mut manager = Manager::new();
        manager.say(&format!(
            "INFO timeout_turn 2147483647\nINFO max_node {nodes}\nSTART 15\nSWAP2BOARD"
        ));
        let question = manager.question("DONE");
        assert_eq!(question.clock.for_move().is_some(), has_time);
    }
}
