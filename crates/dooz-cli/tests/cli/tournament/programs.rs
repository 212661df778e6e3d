//! Programs of the tournament protocol, in matches and at the board.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use dooz_core::Score;
use dooz_play::tournament::GameEntry;
use serde_json::Value;

use super::{games, openings, play};
use crate::program::{dooz, fresh_file};
use crate::scripted_program::scripted;

/// Plays two games of a scripted program against a player that fills the board
/// in order, and returns them.
fn games_of(name: &str, arguments: &str) -> Vec<GameEntry> {
    let log = fresh_file(&format!("program-{name}.jsonl"));
    let (program, plain) = (scripted(name), scripted("plain"));
    let mut all = vec!["match", &*program, &*plain, "--games", "2", "--log"];
    all.push(log.to_str().unwrap());
    all.extend(arguments.split_whitespace());
    let begin = Instant::now();
    let run = dooz(&all, "");
    assert_eq!(run.status, 0, "{}", run.errors);
    assert!(begin.elapsed() < Duration::from_secs(30), "it hangs");
    let games = games(&log);
    assert_eq!(games.len(), 2, "{}", run.output);
    games
}

#[test]
fn programs_play_by_the_tournament_protocol() {
    let programs = [
        "plain",
        "talkative",
        "complaining",
        "polite",
        "hasty",
        "inattentive",
        "fleeting",
        "weary",
    ];
    for name in programs {
        for game in games_of(name, "--rules 6x6x5 --move-time 5 --concurrency 1") {
            // Both fill the board in order, until the first has a column.
            assert_eq!(game.reason.name(), "line", "{name}: {:?}", game.detail);
            assert_eq!(game.plies, 25);
            if name == "talkative" {
                let own = usize::from(game.second.contains("talkative"));
                let mut scores = game.scores.iter().skip(own).step_by(2);
                assert!(scores.all(|&score| score == Some(Score::WinIn(3))));
            }
        }
    }
}

#[test]
fn programs_are_told_the_conditions() {
    let conditions = "--clock 2/10+0.1 --memory 64 --nodes 500 --depth 3";
    for game in games_of("careful", &format!("--rules 6x6x5 {conditions}")) {
        assert_eq!(game.reason.name(), "line", "{:?}", game.detail);
    }
}

#[test]
fn openings_reach_programs_in_the_order_of_the_moves() {
    let openings = openings("program.txt", "f6 a1 f5\nc3 d4 d3 c4\n");
    for game in games_of(
        "plain",
        &format!("--rules 6x6x5 --openings {}", openings.display()),
    ) {
        assert_eq!(game.reason.name(), "line", "{:?}", game.detail);
    }
}

#[test]
fn programs_that_fail_lose_and_the_match_goes_on() {
    for (name, reason, detail) in [
        ("crashing", "crash", "status: 3"),
        ("refusing", "crash", "I do not like this board"),
        ("ignorant", "crash", "UNKNOWN command"),
        ("silent", "time", "no answer"),
        ("slow", "time", "no answer"),
        ("endless", "time", "no answer"),
        ("insisting", "illegal", "SUGGEST 5,5"),
        ("repeating", "illegal", "is taken"),
        ("lost", "illegal", "99,99"),
        ("babbling", "illegal", "in the corner"),
    ] {
        // Where no clock runs, an error is an answer to the request.
        let time = match reason {
            "time" => "--move-time 1",
            _ => "",
        };
        for game in games_of(name, &format!("--rules 6x6x5 {time}")) {
            assert_eq!(game.reason.name(), reason, "{name}: {:?}", game.detail);
            let text = game.detail.as_ref().unwrap();
            assert!(text.contains(detail), "{name}: {text}");
            let lost = if game.first.contains(name) {
                "0-1"
            } else {
                "1-0"
            };
            assert_eq!(game.result_text(), lost, "{name}");
        }
    }
}

#[test]
fn failures_are_counted_by_their_kinds() {
    let program = scripted("crashing");
    let all = [
        "match", &program, "random", "--rules", "6x6x5", "--games", "4", "--json",
    ];
    let run = dooz(&all, "");
    let found: Value = serde_json::from_str(&run.output).unwrap();
    let player = &found["players"][0];
    assert_eq!(
        (&player["losses"], &player["crashes"]),
        (&4.into(), &4.into())
    );
    assert_eq!(
        (&player["time_losses"], &player["illegal_moves"]),
        (&0.into(), &0.into())
    );
}

#[test]
fn what_is_no_program_is_refused() {
    let plain = scripted("plain");
    for (player, rules, error, status) in [
        ("pbrain:/nowhere/pbrain-x", "gomoku", "no program at", 2),
        ("pbrain:", "gomoku", "is not a player", 2),
        (&*plain, "3x3x3", "does not play", 2),
        (&*plain, "15x15x5-misere", "does not play", 2),
        #[cfg(unix)]
        ("pbrain:true", "gomoku", "true does not play", 2),
    ] {
        let run = dooz(&["match", player, "random", "--rules", rules], "");
        assert_eq!(run.status, status, "{player}: {}", run.output);
        assert!(run.errors.contains(error), "{player}: {}", run.errors);
    }
}

#[test]
fn programs_have_limits_of_their_own() {
    let careful = scripted("careful") + ":depth=3:nodes=500";
    let run = dooz(
        &[
            "match", &careful, "random", "--rules", "6x6x5", "--games", "2", "--nodes", "9",
            "--clock", "2/10+0.1", "--memory", "64", "--json",
        ],
        "",
    );
    let found: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(found["players"][0]["name"], careful);
    assert_eq!(found["players"][0]["crashes"], 0, "{found}");
}

#[test]
fn a_program_answers_positions_and_sits_at_the_board() {
    let plain = scripted("plain");
    let board = ".".repeat(34) + "XO";
    let run = dooz(
        &[
            "think", "--brain", &plain, "--rules", "6x6x5", "--json", &board, "X",
        ],
        "",
    );
    let answer: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(answer["square"], "a6", "{answer}");

    let file = fresh_file("program.sgf");
    let kept = file.to_str().unwrap();
    let arguments = [
        "--plain",
        "--rules",
        "6x6x5",
        "--opponent",
        &plain,
        "--record",
        kept,
    ];
    let run = dooz(&arguments, "c3\n");
    assert!(
        run.output.contains("played a6"),
        "{}{}",
        run.output,
        run.errors
    );
    let run = dooz(&["--plain", "--resume", kept, "--opponent", &plain], "d4\n");
    assert!(
        run.output.contains("played b6"),
        "{}{}",
        run.output,
        run.errors
    );

    let crashing = scripted("babbling");
    let run = dooz(
        &["--plain", "--rules", "6x6x5", "--opponent", &crashing],
        "c3\n",
    );
    assert!(
        run.output
            .contains("has failed: its answer is `I think that"),
        "{}{}",
        run.output,
        run.errors
    );
}

#[cfg(unix)]
#[test]
fn a_game_file_starts_no_program() {
    let trace = fresh_file("started");
    let command = format!("pbrain:sh -c 'touch {}'", trace.display());
    let of_dooz = format!(
        "(;SZ[6]IR[5]RU[freestyle]DOOZ[game=1][opened-by=near][near=person][far={command}]\
         [first-mover=alternating][near-draws=X][random-stone=no][seed=1];B[aa])\n"
    );
    let foreign = format!("(;SZ[6]PW[{command}];B[aa])\n");
    let (own, other) = (fresh_file("own.sgf"), fresh_file("other.sgf"));
    fs::write(&own, &of_dooz).unwrap();
    fs::write(&other, &foreign).unwrap();
    let resume = |file: &Path, more: &[&str]| {
        let arguments = ["--plain", "--resume", file.to_str().unwrap()];
        dooz(&[&arguments[..], more].concat(), "c3\n")
    };

    let run = resume(&other, &[]);
    assert_eq!(run.status, 0, "{}", run.errors);
    let run = resume(&own, &[]);
    assert_eq!((run.status, &*run.output), (1, ""));
    let option = format!("--opponent '{}", command.split('\'').next().unwrap());
    assert!(run.errors.contains(&option), "{}", run.errors);
    let run = resume(&own, &["--opponent", "pbrain:true"]);
    assert_eq!(run.status, 1, "{}", run.errors);
    let run = resume(&own, &["--show", &command, "level"]);
    assert_eq!(run.status, 2, "{}", run.errors);
    assert!(!trace.exists());
    assert_eq!(fs::read_to_string(&own).unwrap(), of_dooz);

    resume(&own, &["--opponent", &command]);
    assert!(trace.exists());
}

#[test]
fn a_program_that_wants_the_owners_of_stones_is_told_them() {
    let log = fresh_file("swap2-owners.jsonl");
    let words = ["match", &scripted("owners"), "search:depth=1"];
    let options = ["--opening=swap2", "--games=4", "--max-moves=12", "--log"];
    let run = dooz(
        &[&words[..], &options, &[log.to_str().unwrap()]].concat(),
        "",
    );
    assert_eq!(run.status, 0, "{}", run.errors);
    for game in games(&log) {
        assert!(game.detail.is_none(), "{game:?}");
        // It adds two stones to those of the other one.
        assert_eq!(game.opening.len(), if game.game % 2 == 1 { 3 } else { 5 });
    }
}

#[test]
fn an_opening_that_is_impossible_or_refused_is_no_crash_of_the_match() {
    let small = play("search random --rules 3x3x3 --opening swap2");
    assert!(small.errors.contains("5x5"), "{}", small.errors);
    let both = play("search random --opening swap2 --openings none.txt");
    assert!(both.errors.contains("--openings"), "{}", both.errors);

    let program = scripted("plain");
    let words = [
        "match",
        &program,
        "random",
        "--rules=6x6x5",
        "--opening=swap2",
    ];
    let run = dooz(&[&words[..], &["--games=2", "--json"]].concat(), "");
    assert_eq!(run.status, 0, "{}", run.errors);
    let results: Value = serde_json::from_str(&run.output).unwrap();
    // It places stones beside the board.
    assert_eq!(results["players"][0]["illegal_moves"], 2, "{results}");
}
