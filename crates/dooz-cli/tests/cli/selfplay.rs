//! Games of the engine against itself, and books of openings.

use std::fs;
use std::path::Path;

use dooz_core::{Game, Rules, Square};
use dooz_play::openings::OpeningFormat;
use dooz_play::selfplay::{RecordedGame, Terms, games};

use crate::program::{Run, dooz, fresh_file};

/// Plays games into a file.
fn play(arguments: &str, file: &Path) -> Run {
    let mut all = vec!["selfplay", "--nodes", "60", "--output"];
    all.push(file.to_str().unwrap());
    all.extend(arguments.split_whitespace());
    if !arguments.contains("--rules") {
        all.extend(["--rules", "9x9x5"]);
    }
    dooz(&all, "")
}

fn played(arguments: &str, file: &Path) -> Vec<u8> {
    let run = play(arguments, file);
    assert_eq!((run.status, &*run.errors), (0, ""), "{}", run.output);
    fs::read(file).unwrap()
}

#[test]
fn games_that_were_cut_off_are_resumed_with_the_same_bytes() {
    let whole = played("--games 6 --jobs 1", &fresh_file("whole.games"));
    let (_, begin) = Terms::read(&whole).unwrap();
    assert_eq!(games(&whole[begin..]).count(), 6);
    for end in [0, 10, begin, begin + 1, whole.len() / 2, whole.len() - 1] {
        let file = fresh_file("cut.games");
        fs::write(&file, &whole[..end]).unwrap();
        assert_eq!(played("--games 6 --jobs 2", &file), whole, "{end}");
    }
}

fn recorded(file: &[u8]) -> Vec<RecordedGame> {
    let (_, begin) = Terms::read(file).unwrap();
    games(&file[begin..]).map(|read| read.unwrap().0).collect()
}

#[test]
fn leaves_are_recorded_beside_the_same_moves() {
    let plain = played("--games 2", &fresh_file("plain.games"));
    let with_leaves = played("--games 2 --leaves 2", &fresh_file("leaves.games"));
    let mut games = recorded(&with_leaves);
    for game in &mut games {
        let leaves = std::mem::take(&mut game.leaves);
        assert!((1..=2 * game.plies.len()).contains(&leaves.len()));
        assert!(leaves.iter().all(|leaf| leaf.ply < game.plies.len()));
    }
    assert_eq!(games, recorded(&plain));
}

#[test]
fn a_game_depends_on_the_sum_of_seed_and_number() {
    let first = played("--games 3 --seed 5", &fresh_file("first.games"));
    let second = played("--games 2 --seed 6", &fresh_file("second.games"));
    assert_eq!(recorded(&first)[1..], recorded(&second));
}

/// Returns an opening on the largest board of the engine.
fn long_opening(moves: usize) -> String {
    let mut game = Game::new("22x22x5".parse().unwrap());
    // Neither player has more than two stones in a row in any direction.
    let owner = |square: Square| (square.column() / 2 + square.row()) % 2;
    let board = game.position().rules().board();
    let [first, second] = [0, 1].map(|player| {
        let own = board
            .squares()
            .filter(move |&square| owner(square) == player);
        own.collect::<Vec<_>>()
    });
    for square in first
        .into_iter()
        .zip(second)
        .flat_map(<[_; 2]>::from)
        .take(moves)
    {
        game.play(square).unwrap();
    }
    OpeningFormat::Moves.write(&[game])
}

#[test]
fn an_opening_that_is_too_long_for_the_file_is_refused() {
    let book = fresh_file("long.txt");
    let file = fresh_file("long.games");
    let arguments = format!("--rules 22x22x5 --games 2 --openings {}", book.display());
    fs::write(&book, long_opening(7) + &long_opening(256)).unwrap();
    let run = play(&arguments, &file);
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("Opening 2 of"), "{}", run.errors);
    assert!(run.errors.contains("more than 255 moves"), "{}", run.errors);
    assert!(!file.exists());

    fs::write(&book, long_opening(255)).unwrap();
    let games = recorded(&played(&arguments, &file));
    assert!(games.iter().all(|game| game.opening.len() == 255));
}

#[test]
fn a_file_with_a_damaged_game_is_left_alone() {
    let file = fresh_file("damaged.games");
    let mut bytes = played("--games 3", &file);
    let (_, begin) = Terms::read(&bytes).unwrap();
    let (_, first) = games(&bytes[begin..]).next().unwrap().unwrap();
    bytes[begin + first + 5] ^= 1;
    fs::write(&file, &bytes).unwrap();
    let run = play("--games 4", &file);
    assert_eq!(run.status, 1);
    let expected = format!("Game 2 of {} is damaged", file.display());
    assert!(run.errors.contains(&expected), "{}", run.errors);
    let rest = format!("truncate -s {}", begin + first);
    assert!(run.errors.contains(&rest), "{}", run.errors);
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

#[test]
fn a_game_with_a_damaged_length_is_not_cut_off() {
    let file = fresh_file("length.games");
    let whole = played("--games 3", &file);
    let (_, begin) = Terms::read(&whole).unwrap();
    for (byte, bit) in [(1, 0x10), (2, 1), (3, 0x80)] {
        let mut bytes = whole.clone();
        bytes[begin + byte] ^= bit;
        fs::write(&file, &bytes).unwrap();
        let run = play("--games 4", &file);
        assert_eq!(run.status, 1, "{}", run.output);
        assert!(run.errors.contains("Game 1 of"), "{}", run.errors);
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_device_keeps_no_games() {
    let run = play("--games 1", Path::new("/dev/full"));
    assert_eq!(run.status, 1, "{}", run.output);
    assert!(run.errors.contains("not a regular file"), "{}", run.errors);
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let file = fresh_file("other.games");
    fs::write(&file, "my letters").unwrap();
    let run = play("--games 1", &file);
    assert_eq!(run.status, 1);
    assert!(
        run.errors.contains("is not a file of games"),
        "{}",
        run.errors
    );
    assert_eq!(fs::read(&file).unwrap(), b"my letters");

    let file = fresh_file("terms.games");
    let bytes = played("--games 1", &file);
    let run = play("--games 1 --seed 9", &file);
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("other settings"), "{}", run.errors);
    assert_eq!(fs::read(&file).unwrap(), bytes);

    let text = String::from_utf8_lossy(&bytes);
    let (terms, _) = text.split_once('\n').unwrap();
    let before = terms.replace("\"version\":2", "\"version\":1") + "\n";
    fs::write(&file, &before).unwrap();
    let run = play("--games 1", &file);
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("games in form 1"), "{}", run.errors);
    assert_eq!(fs::read(&file).unwrap(), before.as_bytes());
}

#[test]
fn a_book_has_two_halves_of_different_openings_whatever_the_threads() {
    let halves = |name: &str, ending: &str, jobs: &str| {
        let file = fresh_file(&format!("{name}.{ending}"));
        let arguments = [
            "book", "--rules", "renju", "--count", "12", "--nodes", "200",
        ];
        let rest = [
            "--jobs",
            jobs,
            "--overwrite",
            "--output",
            file.to_str().unwrap(),
        ];
        let run = dooz(&[&arguments[..], &rest[..]].concat(), "");
        assert_eq!((run.status, &*run.errors), (0, ""), "{}", run.output);
        ["tuning", "held-out"].map(|half| {
            let file = file.with_file_name(format!("{name}-{half}.{ending}"));
            fs::read_to_string(file).unwrap()
        })
    };
    let [tuning, held_out] = halves("book", "txt", "1");
    assert_eq!([&*tuning, &*held_out], halves("other", "txt", "3"));
    let read = |text: &str| OpeningFormat::Moves.read(text, Rules::RENJU).unwrap();
    // With row 1 at the top, as such a book is read.
    let [mirrored, _] = halves("book", "Pos", "3");
    let mirrored = OpeningFormat::Pos.read(&mirrored, Rules::RENJU).unwrap();
    assert_eq!(OpeningFormat::Moves.write(&mirrored), tuning);
    for opening in read(&tuning) {
        let is_same = |other: &dooz_core::Game| other.moves() == opening.moves();
        assert!(!read(&held_out).iter().any(is_same));
    }
}

#[test]
fn a_book_with_openings_for_one_half_only_is_not_written() {
    let file = fresh_file("half.txt");
    // Of these two openings, the first alone is balanced.
    let arguments = [
        "book", "--rules", "5x5x4", "--count", "2", "--nodes", "100", "--seed", "2",
    ];
    let output = ["--output", file.to_str().unwrap()];
    let run = dooz(&[&arguments[..], &output].concat(), "");
    assert_eq!((run.status, &*run.output), (1, ""));
    assert!(run.errors.contains("Too few balanced"), "{}", run.errors);
    assert!(!file.with_file_name("half-tuning.txt").exists());
}
