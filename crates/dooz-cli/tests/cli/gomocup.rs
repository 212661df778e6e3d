//! Whole sessions of the tournament protocol, with `dooz gomocup` and with
//! `pbrain-dooz`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use dooz_play::gomocup::{Point, Reply};

use crate::program::{command, dooz};

/// Longer than any answer should take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running brain.
struct Brain {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Brain {
    /// Starts a brain that stops each search after this many milliseconds.
    fn start(timeout_turn: u32) -> Self {
        let mut brain = Self::spawn(Command::new(env!("CARGO_BIN_EXE_pbrain-dooz")));
        brain.send(&format!("INFO timeout_turn {timeout_turn}\r\nSTART 15"));
        assert_eq!(brain.reply(), "OK");
        brain
    }

    fn spawn(mut command: Command) -> Self {
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    fn send(&mut self, lines: &str) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(format!("{lines}\r\n").as_bytes()).unwrap();
        input.flush().unwrap();
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(bytes).unwrap();
    }

    /// Returns the next line.
    fn line(&self) -> String {
        self.lines
            .recv_timeout(PATIENCE)
            .expect("the brain answers")
    }

    /// Returns the next line that is not a remark.
    fn reply(&self) -> String {
        loop {
            let line = self.line();
            let reply: Reply = line
                .parse()
                .unwrap_or_else(|_| panic!("{line} is no reply"));
            if !reply.is_remark() {
                return line;
            }
        }
    }

    fn ask(&mut self, lines: &str) -> String {
        self.send(lines);
        self.reply()
    }

    /// Sends lines that a move is the reply to.
    fn ask_for_move(&mut self, lines: &str) -> Point {
        let reply = self.ask(lines);
        match reply.parse() {
            Ok(Reply::Move(point)) => point,
            _ => panic!("{lines} got {reply}"),
        }
    }

    /// Waits for the end of the program, and returns how long it took.
    fn end(mut self) -> Duration {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success());
                return begin.elapsed();
            }
            thread::sleep(Duration::from_millis(1));
        }
        panic!("the brain does not end");
    }
}

impl Drop for Brain {
    fn drop(&mut self) {
        // It has ended already, unless a test has failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_game_is_played_to_its_end_and_the_next_one_begins() {
    let mut brain = Brain::start(20);
    let mut taken = vec![brain.ask_for_move("BEGIN")];
    'game: for y in 0..15 {
        for x in (0..15).step_by(2) {
            let point = Point { x, y };
            if taken.contains(&point) {
                continue;
            }
            let reply = brain.ask(&format!("TURN {point}"));
            match reply.parse() {
                Ok(Reply::Move(answer)) => taken.extend([point, answer]),
                // The game was over before this move, or is over with it.
                Ok(Reply::Error(reason)) => {
                    assert!(reason.starts_with("the game is over: "), "{reason}");
                    break 'game;
                }
                _ => panic!("{reply}"),
            }
        }
    }
    assert!(taken.len() > 8);
    assert_eq!(brain.ask("RESTART"), "OK");
    brain.ask_for_move("TURN 7,7");
}

#[test]
fn every_command_is_answered() {
    let mut brain = Brain::start(20);
    assert!(brain.ask("ABOUT").starts_with("name=\"Dooz"));
    let first = brain.ask_for_move("BEGIN");
    assert_eq!(brain.ask(&format!("TAKEBACK {first}")), "OK");
    assert_eq!(brain.ask("PLAY 3,3"), "3,3");
    brain.ask_for_move("TURN 11,11");
    brain.ask_for_move("BOARD\n7,7,2\n8,8,1\n7,8,2\n9,9,2\n10,10,1\nDONE");
    assert_eq!(brain.ask("RECTSTART 20,10"), "OK");
    assert!(brain.ask_for_move("BEGIN").y < 10);
    assert_eq!(brain.ask("RESTART"), "OK");
    let opening = brain.ask("SWAP2BOARD\nDONE");
    assert!(matches!(opening.parse(), Ok(Reply::Points(points)) if points.len() == 3));
    let choice = brain.ask("SWAP2BOARD\n9,4\n9,5\n10,4\nDONE");
    assert!(
        matches!(choice.parse(), Ok(Reply::Swap | Reply::Move(_))),
        "{choice}"
    );
    brain.ask_for_move("YXBOARD\n9,4,1\n9,5,2\nDONE\nYXNBEST 2");
    assert_eq!(brain.ask("YXSHOWFORBID"), "FORBID .");
    brain.ask_for_move("YXBALANCEONE 0");
    brain.send("YXSHOWINFO");
    assert_eq!(brain.line(), "MESSAGE INFO MAX_THREAD_NUM 256");
}

#[test]
fn a_search_uses_the_nodes_that_it_may_visit() {
    let mut brain = Brain::start(100_000);
    brain.send("INFO timeout_match 1000000\nINFO time_left 1000000\nINFO max_node 20000");
    brain.send("BOARD\n7,7,1\n8,8,2\n7,6,1\n7,8,2\nDONE");
    let mut last = String::new();
    loop {
        let line = brain.line();
        if !line.starts_with("MESSAGE") {
            break;
        }
        last = line;
    }
    let nodes = last
        .split(" | ")
        .find_map(|part| part.strip_prefix("Nodes "));
    let nodes: u64 = nodes.expect("the last remark sums up").parse().unwrap();
    assert!((20_000..25_000).contains(&nodes), "{last}");
}

#[test]
fn as_many_best_moves_are_told_as_the_manager_asks_for() {
    let mut brain = Brain::start(100_000);
    brain.send("INFO max_node 20000\nYXBOARD\n7,7,2\n8,8,1\n7,8,2\nDONE\nYXNBEST 3");
    let mut remarks = Vec::new();
    let reply = loop {
        let line = brain.line();
        if !line.starts_with("MESSAGE") {
            break line;
        }
        remarks.extend(line.strip_prefix("MESSAGE (").map(str::to_owned));
    };
    assert!(matches!(reply.parse(), Ok(Reply::Move(_))), "{reply}");
    let numbers: Vec<&str> = remarks.iter().map(|remark| &remark[..1]).collect();
    assert_eq!(numbers, ["1", "2", "3"], "{remarks:?}");
}

#[test]
fn where_the_best_move_is_excluded_the_next_best_is_played() {
    let mut brain = Brain::start(100_000);
    brain.send("INFO max_node 20000");
    // Two moves stop the opponent's three from becoming an open four.
    let defences = [Point { x: 7, y: 6 }, Point { x: 7, y: 10 }];
    for (excluded, other) in [(defences[0], defences[1]), (defences[1], defences[0])] {
        brain.send("YXBOARD\n7,7,2\n0,0,1\n7,8,2\n0,2,1\n7,9,2\nDONE");
        brain.send(&format!("YXBLOCKRESET\nYXBLOCK\n{excluded}\nDONE"));
        assert_eq!(brain.ask_for_move("YXNBEST 1"), other);
    }
}

#[test]
fn malformed_lines_are_refused_and_the_game_goes_on() {
    let mut brain = Brain::start(20);
    brain.ask_for_move("BEGIN");
    for line in [
        "TURN",
        "TURN 7",
        "TURN 7,7",
        "TURN 99,99",
        "TURN -1,-1",
        "TURN 7,7,7",
        "START",
        "START 4",
        "START 23",
        "START 99999999999999999999",
        "RECTSTART 10",
        "TAKEBACK",
        "TAKEBACK 0,0",
        "PLAY x,y",
        "BOARD\n7,7\nDONE",
        "BOARD\n7,7,9\nDONE",
        "BOARD\n7,7,1\n7,7,2\nDONE",
        "SWAP2BOARD\n1,1\nDONE",
        "INFO",
        "YXNBEST many",
    ] {
        let reply = brain.ask(line);
        assert!(reply.starts_with("ERROR "), "{line} got {reply}");
    }
    for line in [
        "XYZZY",
        "\u{7f}ELF",
        "سلام",
        "7,7",
        "DONE",
        "YXHASHDUMP\nfile",
    ] {
        let reply = brain.ask(line);
        assert!(reply.starts_with("UNKNOWN "), "{line} got {reply}");
    }
    brain.send_bytes(b"\xff\xfe\n");
    assert_eq!(
        brain.reply(),
        "UNKNOWN there is no command `\u{fffd}\u{fffd}`"
    );
    brain.send_bytes(b"BOARD\n7,7,1\n7,\xff,2\nDONE\n");
    assert!(brain.reply().starts_with("ERROR "));
    brain.send_bytes(b"INFO folder C:\\Spiele\\f\xfcnf\n");
    assert!(brain.ask(&"x".repeat(9000)).starts_with("ERROR "));
    brain.ask_for_move("TURN 0,0");
}

#[test]
fn the_end_comes_at_once_even_while_the_brain_thinks() {
    let mut brain = Brain::start(100_000);
    brain.send("TURN 3,4\nEND");
    let time = brain.end();
    assert!(time < Duration::from_secs(2), "{time:?}");

    let mut brain = Brain::start(100_000);
    brain.send("TURN 3,4");
    brain.input = None;
    let time = brain.end();
    assert!(time < Duration::from_secs(4), "{time:?}");
}

#[test]
fn a_stop_is_answered_at_once() {
    for stop in ["STOP", "yxstop"] {
        let mut brain = Brain::start(100_000);
        brain.send("TURN 3,4");
        // Reading goes on while the brain thinks.
        assert!(brain.ask("ABOUT").starts_with("name="));
        let begin = Instant::now();
        brain.ask_for_move(stop);
        assert!(begin.elapsed() < Duration::from_secs(2));
    }
}

#[test]
fn a_new_game_interrupts_the_old_one() {
    let mut brain = Brain::start(100_000);
    brain.send("TURN 3,4\nSTART 20");
    let answer: Result<Reply, _> = brain.reply().parse();
    assert!(matches!(answer, Ok(Reply::Move(_))));
    assert_eq!(brain.reply(), "OK");
}

#[test]
fn remarks_tell_of_the_search_and_details_if_asked() {
    let mut brain = Brain::start(1000);
    brain.send("BEGIN");
    let remark = brain.line();
    assert!(remark.starts_with("MESSAGE Depth 1 | Eval "), "{remark}");
    brain.reply();
    brain.send("INFO show_detail 1\nTURN 0,0");
    assert_eq!(brain.line(), "MESSAGE REALTIME REFRESH");
    assert!(brain.line().starts_with("MESSAGE REALTIME DONE "));
}

#[test]
fn time_is_kept() {
    let mut brain = Brain::start(300);
    for opponent in ["0,0", "14,0", "0,14"] {
        let begin = Instant::now();
        brain.ask_for_move(&format!("TURN {opponent}"));
        let time = begin.elapsed();
        assert!(time < Duration::from_millis(1500), "{time:?}");
    }
}

#[test]
fn any_player_that_plays_by_all_rules_can_be_the_brain() {
    let random = ["gomocup", "--brain", "random", "--seed", "7"];
    let moves = [(); 2].map(|()| {
        let mut brain = Brain::spawn(command(&random));
        assert_eq!(brain.ask("START 20"), "OK");
        brain.ask_for_move("BEGIN")
    });
    assert_eq!(moves[0], moves[1]);
    let run = dooz(&["gomocup", "--brain", "sisoog"], "");
    assert_eq!(run.status, 2);
    assert!(run.errors.contains("Sisoog"), "{}", run.errors);
    let run = dooz(&["gomocup", "--brain", "randon"], "");
    assert_eq!(run.status, 2);
    let offers = |player| run.errors.contains(player);
    assert!(offers("random") && !offers("sisoog"), "{}", run.errors);
}

#[test]
fn the_help_is_for_the_users_of_managers() {
    let help = dooz(&["gomocup", "--help"], "").output;
    assert!(
        help.contains("Piskvork") && help.contains("c-gomoku-cli"),
        "{help}"
    );
    let brain = Command::new(env!("CARGO_BIN_EXE_pbrain-dooz"))
        .arg("--help")
        .env("DOOZ_LANG", "en")
        .output()
        .unwrap();
    let brain = String::from_utf8(brain.stdout).unwrap();
    assert_eq!(brain.replace("pbrain-dooz [", "dooz gomocup ["), help);
}

#[test]
fn what_was_asked_is_answered_after_the_end_of_the_input() {
    let run = dooz(&["gomocup"], "INFO max_node 1000\nSTART 15\nBEGIN\n");
    let replies = run
        .output
        .lines()
        .filter(|line| !line.starts_with("MESSAGE"));
    assert_eq!(replies.collect::<Vec<_>>(), ["OK", "7,7"], "{}", run.output);
    assert_eq!(run.status, 0);
}
