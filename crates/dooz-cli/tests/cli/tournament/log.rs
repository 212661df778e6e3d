//! The log of a match, its records, and matches that go on after an interruption.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use dooz_core::MoveList;
use serde_json::Value;

use super::{games, openings, play, results, timeless};
use crate::program::{command, dooz, fresh_file};

#[test]
fn the_games_are_kept_as_records() {
    let record = fresh_file("games.sgf");
    let arguments = format!(
        "search:2 level --rules 5x5x4 --games 4 --record {}",
        record.display()
    );
    results(&arguments);
    let text = fs::read_to_string(&record).unwrap();
    assert_eq!(text.matches("(;FF[4]GM[4]").count(), 4, "{text}");
    let list = dooz(
        &["convert", record.to_str().unwrap(), "-", "--to", "moves"],
        "",
    );
    assert_eq!(list.status, 0, "{}", list.errors);

    // Nothing is overwritten.
    let again = play(&arguments);
    assert_eq!(again.status, 1);
    assert!(
        again.errors.contains("has something in it"),
        "{}",
        again.errors
    );
    assert_eq!(fs::read_to_string(&record).unwrap(), text);
}

#[test]
fn a_killed_match_goes_on_without_a_game_lost_or_played_twice() {
    let whole = fresh_file("whole.jsonl");
    let arguments = "search:3 level random --rules 5x5x4 --games 20 --nodes 500 --seed 9 --json";
    results(&format!("{arguments} --log {}", whole.display()));
    let whole = timeless(&whole);
    assert_eq!(whole.len(), 60);

    let log = fresh_file("killed.jsonl");
    let record = fresh_file("killed.sgf");
    let arguments = format!(
        "match {arguments} --resume --log {} --record {}",
        log.display(),
        record.display()
    );
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    for wanted in [4, 20] {
        let mut child = command(&arguments).spawn().unwrap();
        let begin = Instant::now();
        let finished = || fs::read_to_string(&log).map_or(0, |text| text.lines().count());
        while finished() <= wanted && child.try_wait().unwrap().is_none() {
            assert!(
                begin.elapsed() < Duration::from_mins(1),
                "nothing is played"
            );
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // As if it had been killed in the middle of a line.
        let mut text = fs::read(&log).unwrap();
        text.extend(br#"{"game":3,"pair":"#);
        fs::write(&log, text).unwrap();
    }

    let run = dooz(&arguments, "");
    assert_eq!(run.status, 0, "{}", run.errors);
    assert_eq!(timeless(&log), whole);
    let games = fs::read_to_string(&record).unwrap();
    assert_eq!(games.matches("(;FF[4]").count(), 60);
    let found: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(found["games"], 60);

    // There is nothing left to do.
    let again = dooz(&arguments, "");
    assert_eq!(serde_json::from_str::<Value>(&again.output).unwrap(), found);
}

#[test]
fn a_match_is_resumed_on_its_own_terms_alone() {
    let log = fresh_file("terms.jsonl");
    let rules = "--rules 3x3x3 --log";
    results(&format!("random level {rules} {}", log.display()));
    for (arguments, error) in [
        ("random level", "is not empty"),
        ("random level --resume --seed 77", "other settings"),
        ("random level --resume --nodes 7", "other settings"),
        ("random search --resume", "other settings"),
    ] {
        let run = play(&format!("{arguments} {rules} {}", log.display()));
        assert_eq!(run.status, 1, "{arguments}: {}", run.output);
        assert!(run.errors.contains(error), "{arguments}: {}", run.errors);
    }
    // It may become longer.
    let longer = results(&format!(
        "random level --resume --games 110 {rules} {}",
        log.display()
    ));
    assert_eq!(longer["games"], 110);

    for text in [
        "{\"terms\":7}\n",
        "one line without an end",
        "a list\nwithout an end",
    ] {
        fs::write(&log, text).unwrap();
        let run = play(&format!("random level --resume {rules} {}", log.display()));
        assert!(run.errors.contains("Line 1 of"), "{}", run.errors);
        assert_eq!(fs::read_to_string(&log).unwrap(), text);
    }
}

#[test]
fn a_record_is_not_replaced_by_that_of_a_log_without_games() {
    let (log, record) = (fresh_file("missing.jsonl"), fresh_file("games.sgf"));
    fs::write(&record, "(;FF[4])\n").unwrap();
    let run = play(&format!(
        "random level --rules 3x3x3 --resume --log {} --record {}",
        log.display(),
        record.display()
    ));
    assert_eq!(run.status, 1, "{}", run.output);
    assert!(
        run.errors.contains("games.sgf has something in it"),
        "{}",
        run.errors
    );
    assert_eq!(fs::read_to_string(&record).unwrap(), "(;FF[4])\n");
}

#[test]
fn a_refused_record_leaves_no_log_behind() {
    let (log, record) = (fresh_file("refused.jsonl"), fresh_file("refused.sgf"));
    fs::write(&record, "my games").unwrap();
    let common = format!(
        "random level --rules 3x3x3 --games 2 --log {}",
        log.display()
    );
    let refused = |arguments: &str, error: &str| {
        let run = play(&format!("{common} {arguments}"));
        assert_eq!(run.status, 1, "{arguments}: {}", run.output);
        assert!(run.errors.contains(error), "{arguments}: {}", run.errors);
        assert!(!log.exists(), "{arguments}");
    };
    for more in ["", "--check", "--resume", "--check --resume"] {
        let record = format!("--record {} {more}", record.display());
        refused(&record, "choose another file for the games");
        refused(&format!("--record {} {more}", log.display()), "a file each");
        refused(
            &format!("--record /no/such/folder/a.sgf {more}"),
            "/no/such",
        );
    }
    assert_eq!(fs::read_to_string(&record).unwrap(), "my games");
    // A check finds it in the file of a match that was begun, too.
    results(&common);
    let check = format!("{common} --resume --check --record {}", record.display());
    assert_eq!(play(&check).status, 1);
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_cannot_be_written_is_named() {
    for option in ["--record", "--log"] {
        let run = play(&format!("random level --rules 3x3x3 {option} /dev/full"));
        assert_eq!(run.status, 1, "{}", run.output);
        assert!(run.errors.contains("/dev/full"), "{}", run.errors);
    }
    // It could be read without end.
    let run = play("random level --rules 3x3x3 --resume --log /dev/full");
    assert_eq!(run.status, 1, "{}", run.output);
    assert!(run.errors.contains("not a regular file"), "{}", run.errors);
}

#[cfg(unix)]
#[test]
fn a_record_that_nobody_reads_any_more_is_no_success() {
    use std::process::{Command, Stdio};
    let pipe = fresh_file("record.pipe");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let mut head = Command::new("head");
    head.args(["-c", "1"]).arg(&pipe).stdout(Stdio::null());
    let mut reader = head.spawn().unwrap();
    let run = play(&format!(
        "random level --rules 3x3x3 --games 2000 --record {}",
        pipe.display()
    ));
    reader.wait().unwrap();
    assert_eq!(run.status, 1, "{}", run.errors);
    assert!(run.errors.contains("record.pipe"), "{}", run.errors);
}

#[test]
fn a_record_of_something_else_is_not_replaced_by_that_of_a_log() {
    let (log, record) = (fresh_file("some.jsonl"), fresh_file("some.sgf"));
    let arguments = format!(
        "random level --rules 3x3x3 --resume --log {} --record {}",
        log.display(),
        record.display()
    );
    results(&arguments.replace("--resume", ""));
    // In the order of their numbers, not of their ends.
    results(&arguments);
    let games = fs::read_to_string(&record).unwrap();
    // What a program that was killed leaves behind is completed.
    for end in [0, 1, games.len() / 2, games.len()] {
        fs::write(&record, &games[..end]).unwrap();
        results(&arguments);
        assert_eq!(fs::read_to_string(&record).unwrap(), games, "{end}");
    }
    for other in ["my games".to_owned(), format!("{games}(;FF[4])")] {
        fs::write(&record, &other).unwrap();
        let run = play(&arguments);
        assert_eq!(run.status, 1, "{}", run.output);
        assert!(run.errors.contains("has something in it"), "{}", run.errors);
        assert_eq!(fs::read_to_string(&record).unwrap(), other);
    }
}

#[test]
fn a_log_with_moves_that_cannot_be_played_is_refused() {
    let log = fresh_file("illegal.jsonl");
    let arguments = format!("random level --rules 3x3x3 --log {}", log.display());
    results(&arguments);
    let text = fs::read_to_string(&log).unwrap();
    let begin = text.find("\"moves\":\"").unwrap() + "\"moves\":\"".len();
    let square = &text[begin..begin + 2];
    let changed = format!("{}{square} {}", &text[..begin], &text[begin..]);
    fs::write(&log, &changed).unwrap();
    let run = play(&format!("{arguments} --resume"));
    assert_eq!(run.status, 1, "{}", run.output);
    assert!(run.errors.contains("of the log"), "{}", run.errors);
    assert_eq!(fs::read_to_string(&log).unwrap(), changed);
}

#[test]
fn openings_that_come_again_are_turned_also_after_an_interruption() {
    let openings = openings("turned.txt", "b4 a2\n");
    let log = fresh_file("turned.jsonl");
    let arguments = format!(
        "random level:1 --rules 5x4x4 --openings {} --log {}",
        openings.display(),
        log.display()
    );
    results(&format!("{arguments} --games 2"));
    results(&format!("{arguments} --games 10 --resume"));
    let played: Vec<_> = games(&log)
        .iter()
        .map(|game| MoveList(&game.opening).to_string())
        .collect();
    let images = ["b4 a2", "d1 e3", "d4 e2", "b1 a3", "b4 a2"];
    let expected = images.iter().flat_map(|image| [*image; 2]);
    assert_eq!(played, expected.collect::<Vec<_>>());
}

#[test]
fn a_pair_beyond_the_last_is_refused_before_a_log_is_begun() {
    let log = fresh_file("no-pair.jsonl");
    let common = format!("random level --games 3 --seed 5 --log {}", log.display());
    let run = play(&format!("{common} --pair 3"));
    assert_eq!((run.status, run.output.as_str()), (1, ""));
    assert!(run.errors.contains("from 1 to 2"), "{}", run.errors);
    assert!(!log.exists());
    let pair = results(&format!("{common} --rules 3x3x3 --pair 2"));
    assert_eq!(pair["games"], 2);
}
