//! Matches between computer players.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use dooz_core::{Score, Square};
use dooz_play::tournament::GameEntry;
use serde_json::Value;

use crate::program::{Run, command, dooz, fresh_file};
use crate::scripted_program::scripted;

/// Plays a match.
fn play(arguments: &str) -> Run {
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    dooz(&[&["match"], &arguments[..]].concat(), "")
}

/// Plays a match to its end, and returns its results.
fn results(arguments: &str) -> Value {
    let run = play(&format!("{arguments} --json"));
    assert_eq!((run.status, &*run.errors), (0, ""), "{}", run.output);
    serde_json::from_str(&run.output).unwrap()
}

/// Returns the finished games of a log, in the order of their numbers.
fn games(log: &Path) -> Vec<GameEntry> {
    let text = fs::read_to_string(log).unwrap();
    let complete = text.rfind('\n').map_or("", |end| &text[..end]);
    let games = complete.lines().skip(1);
    let mut games: Vec<GameEntry> = games
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    games.sort_by_key(|game| game.game);
    games
}

/// Returns the games of a log without their times.
fn timeless(log: &Path) -> Vec<GameEntry> {
    let mut games = games(log);
    for game in &mut games {
        game.times_ms.fill(0);
    }
    games
}

/// Returns the names of squares.
fn squares(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    names.join(" ")
}

/// Writes a file of openings.
fn openings(name: &str, text: &str) -> PathBuf {
    let file = fresh_file(name);
    fs::write(&file, text).unwrap();
    file
}

#[test]
fn games_do_not_depend_on_the_number_of_threads() {
    let openings = openings("threads.txt", "c3 b2\nc3\nc4 b3 d2\n");
    let play = |concurrency: u32| {
        let log = fresh_file(&format!("threads-{concurrency}.jsonl"));
        results(&format!(
            "search level:level=70 random --rules 5x5x4 --games 12 --nodes 300 --seed 5 \
             --openings {} --concurrency {concurrency} --log {}",
            openings.display(),
            log.display(),
        ));
        timeless(&log)
    };
    let one_thread = play(1);
    assert_eq!(one_thread.len(), 36);
    assert_eq!(one_thread, play(4));
}

#[test]
fn each_opening_is_played_with_both_colours() {
    let openings = openings("colours.txt", "b2\n\na1 b2\n");
    let log = fresh_file("colours.jsonl");
    results(&format!(
        "random level --rules 3x3x3 --games 8 --openings {} --log {}",
        openings.display(),
        log.display(),
    ));
    let games = games(&log);
    for pair in games.chunks(2) {
        let [one, other] = pair else {
            panic!("a pair is two games")
        };
        assert_eq!((one.pair, &one.opening), (other.pair, &other.opening));
        assert_eq!((&one.first, &one.second), (&other.second, &other.first));
    }
    let played: BTreeSet<_> = games.iter().map(|game| game.opening.len()).collect();
    assert_eq!(played, BTreeSet::from([1, 2]));
}

#[test]
fn a_match_ends_when_its_test_decides() {
    let found = results("search:4 random --rules 3x3x3 --sprt 0,50 --seed 1");
    assert_eq!(found["sprt"]["accepted"], "H1", "{found}");
    assert!(found["games"].as_u64().unwrap() < 500, "{found}");
    assert!(found["sprt"]["llr"].as_f64().unwrap() >= 19_f64.ln());

    let found = results("random search:4 --rules 3x3x3 --sprt 0,50 --seed 1");
    assert_eq!(found["sprt"]["accepted"], "H0", "{found}");
}

#[test]
fn in_a_gauntlet_the_first_player_meets_the_others() {
    let found = results("random level search:2 --rules 3x3x3 --games 4 --gauntlet");
    let games: Vec<u64> = found["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["games"].as_u64().unwrap())
        .collect();
    assert_eq!(games, [8, 4, 4]);
    assert_eq!(found["meetings"].as_array().unwrap().len(), 2);
}

#[test]
fn the_results_are_those_of_the_games() {
    let log = fresh_file("sums.jsonl");
    let found = results(&format!(
        "random random --rules 3x3x3 --games 20 --log {}",
        log.display()
    ));
    let games = games(&log);
    let wins = |name: &str| {
        let won = |game: &&GameEntry| match game.result_text() {
            "1-0" => game.first == name,
            "0-1" => game.second == name,
            _ => false,
        };
        games.iter().filter(won).count() as u64
    };
    let [one, other] = [0, 1].map(|player| &found["players"][player]);
    assert_eq!([&one["name"], &other["name"]], ["random", "random (2)"]);
    assert_eq!(one["wins"], wins("random"));
    assert_eq!(other["wins"], wins("random (2)"));
    assert_eq!(one["losses"], other["wins"]);
    let pairs = found["meetings"][0]["pairs"].as_array().unwrap().iter();
    assert_eq!(pairs.map(|count| count.as_u64().unwrap()).sum::<u64>(), 10);
}

#[test]
fn a_long_game_is_drawn() {
    let log = fresh_file("long.jsonl");
    results(&format!(
        "random random --rules 15x15x5 --games 2 --max-moves 7 --log {}",
        log.display()
    ));
    for game in games(&log) {
        assert_eq!((game.plies, game.reason.name()), (7, "max-moves"));
        assert_eq!(game.result_text(), "1/2-1/2");
    }
}

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
        ("random level --resume --seed 77", "other terms"),
        ("random level --resume --nodes 7", "other terms"),
        ("random search --resume", "other terms"),
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
fn wrong_arguments_are_explained() {
    for (arguments, error) in [
        ("random", "<PLAYER>"),
        ("random nobody", "`nobody` is not a player"),
        ("random sisoog", "3x3 board only"),
        ("random level --sprt 5", "two Elo differences"),
        ("random level --sprt 5,0", "two Elo differences"),
        ("random level search --sprt 0,5", "two players"),
        ("random level --clock soon", "This is not a clock"),
        ("random level --move-time 0", "more than 0 seconds"),
        ("random level --move-time 1 --clock 2", "--clock"),
        ("random level --resume", "--log"),
    ] {
        let run = play(arguments);
        assert_eq!(run.status, 2, "{arguments}: {}", run.output);
        assert!(run.errors.contains(error), "{arguments}: {}", run.errors);
    }
    let wrong = openings("wrong.txt", "b2\nb2 b2\n");
    let run = play(&format!(
        "random level --rules 3x3x3 --openings {}",
        wrong.display()
    ));
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("wrong.txt"), "{}", run.errors);
}

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
        .map(|game| squares(&game.opening))
        .collect();
    let images = ["b4 a2", "d1 e3", "d4 e2", "b1 a3", "b4 a2"];
    let expected = images.iter().flat_map(|image| [*image; 2]);
    assert_eq!(played, expected.collect::<Vec<_>>());
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
        run.output.contains("plays no move"),
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
fn in_an_opening_by_swap2_the_players_choose_their_sides() {
    let (log, record) = (fresh_file("swap2.jsonl"), fresh_file("swap2.sgf"));
    let program = scripted("plain");
    let words = [
        &*program,
        "search:depth=1",
        "--opening=swap2",
        "--games=4",
        "--max-moves=24",
        "--json",
        "--seed=3",
        "--log",
        log.to_str().unwrap(),
        "--record",
        record.to_str().unwrap(),
    ];
    let run = dooz(&[&["match"], &words[..]].concat(), "");
    assert_eq!((run.status, &*run.errors), (0, ""), "{}", run.output);
    let games = games(&log);
    assert_eq!(games.len(), 4);
    for game in &games {
        let program_opened = game.game % 2 == 1;
        let program_is_first = game.first != "search:depth=1";
        assert_eq!(program_opened != program_is_first, game.swapped, "{game:?}");
        if program_opened {
            let stones: Vec<String> = game.opening.iter().map(ToString::to_string).collect();
            assert_eq!(stones, ["h8", "i7", "j8"]);
        } else {
            // The program adds two stones, and leaves the choice to the other one.
            assert_eq!(game.opening.len(), 5);
        }
        assert!(game.detail.is_none(), "{game:?}");
        assert_eq!(game.moves.len(), game.times_ms.len());
    }
    assert_eq!(
        fs::read_to_string(&record).unwrap().matches("PB[").count(),
        4
    );

    let again = dooz(&[&["match"], &words[..], &["--resume"]].concat(), "");
    assert_eq!(again.output, run.output);
    let free: Vec<&str> = words
        .into_iter()
        .filter(|word| *word != "--opening=swap2")
        .collect();
    let other = dooz(&[&["match"], &free[..], &["--resume"]].concat(), "");
    assert!(other.errors.contains("swap2"), "{}", other.errors);
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
    assert_eq!((run.status, &*run.errors), (0, ""), "{}", run.output);
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

#[test]
fn pairs_that_are_played_alone_make_the_same_match() {
    let whole = fresh_file("whole.jsonl");
    let common = "random level random --rules 3x3x3 --games 4 --seed 5";
    results(&format!("{common} --log {}", whole.display()));
    let pairs = (1..=6).flat_map(|pair| {
        let part = fresh_file("pair.jsonl");
        results(&format!("{common} --pair {pair} --log {}", part.display()));
        timeless(&part)
    });
    assert_eq!(pairs.collect::<Vec<_>>(), timeless(&whole));
    let run = play("random level --pair 3");
    assert!(run.errors.contains("--seed"), "{}", run.errors);
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

#[test]
fn what_a_match_does_beyond_its_options_is_told() {
    let log = fresh_file("odd.jsonl");
    let common = "random level:0 level --rules 3x3x3 --games 3 --seed 5 --resume --log";
    let run = play(&format!("{common} {}", log.display()));
    assert_eq!(games(&log).len(), 3 * 4);
    assert!(run.errors.contains("play 4 games."), "{}", run.errors);
    assert!(run.errors.contains("a new match begins"), "{}", run.errors);
}

#[test]
fn without_a_complete_pair_there_is_no_strength() {
    let log = fresh_file("half-a-pair.jsonl");
    let common = format!(
        "random level --rules 3x3x3 --games 2 --seed 5 --log {}",
        log.display()
    );
    results(&common);
    let text = fs::read_to_string(&log).unwrap();
    let begun: String = text.split_inclusive('\n').take(2).collect();
    fs::write(&log, begun).unwrap();

    let found = results(&format!("{common} --check --resume"));
    assert_eq!(found["games"], 1);
    for key in ["score", "elo", "elo_interval", "los"] {
        let number = found["players"][0].get(key);
        assert_eq!(number, Some(&Value::Null), "{key}: {found}");
    }
    let run = play(&format!("{common} --check --resume"));
    assert_eq!(run.output.matches('–').count(), 4, "{}", run.output);
}

#[test]
fn a_check_finds_what_a_match_would_and_plays_nothing() {
    let log = fresh_file("checked.jsonl");
    let common = format!(
        "random level --rules 3x3x3 --games 4 --seed 5 --log {}",
        log.display()
    );
    let run = play(&format!("{common} --check"));
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert!(
        run.output.contains("Games in all: 4, played: 0."),
        "{}",
        run.output
    );
    assert!(!log.exists(), "the match could not begin");

    // As part of a match that is played elsewhere, it begins the log.
    let empty = results(&format!("{common} --check --resume"));
    assert_eq!((&empty["games"], games(&log).len()), (&0.into(), 0));
    assert_eq!(fs::read_to_string(&log).unwrap().lines().count(), 1);
    results(&format!("{common} --resume"));
    let all = results(&format!("{common} --check --resume"));
    assert_eq!((&all["games"], games(&log).len()), (&4.into(), 4));

    let log = log.display();
    for wrong in [
        "random nobody --check".to_owned(),
        "random pbrain:/no/such/program --check".to_owned(),
        "random level --openings /no/such/file --check".to_owned(),
        "random level random --sprt 0,10 --check".to_owned(),
        "random level --opening swap2 --rules 3x3x3 --check".to_owned(),
        format!("{common} --check"),
        format!("random random --rules 3x3x3 --check --resume --log {log}"),
    ] {
        let run = play(&wrong);
        assert_ne!(run.status, 0, "{wrong}");
        assert_eq!(
            (run.output.as_str(), run.errors.is_empty()),
            ("", false),
            "{wrong}"
        );
    }
}

#[test]
fn the_help_states_the_rules_of_a_match_that_names_none() {
    for language in ["en", "fa", "ar", "ru"] {
        let run = dooz(&["match", "--help", "--language", language], "");
        assert_eq!(run.status, 0);
        let mut words = run.output.split_whitespace();
        assert!(words.any(|word| word.contains("gomoku)")), "{}", run.output);
    }
}
