//! Matches between computer players.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dooz_core::MoveList;
use dooz_play::tournament::GameEntry;
use serde_json::Value;

use crate::program::{Run, dooz, fresh_file};
use crate::scripted_program::scripted;

mod log;
mod programs;

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
    assert_eq!(run.status, 0, "{}", run.errors);
    let games = games(&log);
    assert_eq!(games.len(), 4);
    for game in &games {
        let program_opened = game.game % 2 == 1;
        let program_is_first = game.first != "search:depth=1";
        assert_eq!(program_opened != program_is_first, game.swapped, "{game:?}");
        if program_opened {
            assert_eq!(MoveList(&game.opening).to_string(), "h8 i7 j8");
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
fn what_a_match_does_beyond_its_options_is_told() {
    let log = fresh_file("odd.jsonl");
    let common = "random level:0 level --rules 3x3x3 --games 3 --seed 5 --resume --log";
    let run = play(&format!("{common} {}", log.display()));
    assert_eq!(games(&log).len(), 3 * 4);
    assert!(run.errors.contains("play 4 games."), "{}", run.errors);
    assert!(run.errors.contains("a new match begins"), "{}", run.errors);
}

#[test]
fn games_that_would_be_repeated_are_announced() {
    let file = openings("two.txt", "b2 a1\nb2 a2\n");
    let openings = format!("--openings {}", file.display());
    for (arguments, different) in [
        ("search:2 search:1 --games 4", Some("included: 1.")),
        (
            &format!("search:2 search:1 --games 18 {openings}"),
            Some("included: 8."),
        ),
        (&format!("search:2 search:1 --games 16 {openings}"), None),
        ("search:2 search:1 --games 4 --clock 10", None),
        ("search:2 search:1 --games 4 --seed 1 --pair 2", None),
        ("search:2 random --games 4", None),
        ("random search:2 search:1 --games 4 --gauntlet", None),
        ("random search:2 search:1 --games 4", Some("included: 1.")),
    ] {
        let run = play(&format!("{arguments} --rules 3x3x3"));
        assert_eq!(run.status, 0, "{arguments}: {}", run.errors);
        match different {
            Some(different) => assert!(run.errors.contains(different), "{}", run.errors),
            None => assert_eq!(run.errors, "", "{arguments}"),
        }
    }
}

#[test]
fn a_log_with_more_games_than_are_asked_for_is_not_resumed() {
    let log = fresh_file("longer.jsonl");
    let common = format!(
        "random level --rules 3x3x3 --seed 5 --log {}",
        log.display()
    );
    results(&format!("{common} --games 4"));
    let run = play(&format!("{common} --games 2 --resume"));
    assert!(run.errors.contains("Game 3 of the log"), "{}", run.errors);
    assert!(run.errors.contains("fewer games"), "{}", run.errors);
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
        run.output
            .contains("Games: 4 in all, 0 of them already played."),
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
