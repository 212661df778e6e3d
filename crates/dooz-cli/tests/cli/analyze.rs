//! `dooz analyze`.

use dooz_core::{Outcome, Position, Rules};
use insta::assert_snapshot;
use serde_json::Value;

use crate::program::dooz;

fn said(arguments: &[&str], input: &str) -> String {
    let run = dooz(&[&["analyze"], arguments].concat(), input);
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    run.output
}

fn objects(text: &str) -> Vec<Value> {
    let object = |line| serde_json::from_str(line).unwrap();
    text.lines().map(object).collect()
}

/// Returns positions of random games of renju whose moves are near each other,
/// with their stones in order.
fn random_positions() -> Vec<(Position, String)> {
    let mut state = 7_u64;
    let mut below = |end: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % end
    };
    let mut positions = Vec::new();
    for _ in 0..20 {
        let (mut position, mut stones) = (Position::new(Rules::RENJU), String::new());
        while position.outcome().is_none() && position.ply() < 30 {
            let near = |square: &dooz_core::Square| {
                (4..11).contains(&square.column()) && (4..11).contains(&square.row())
            };
            let moves: Vec<_> = position.legal_moves().filter(near).collect();
            let Some(&square) = moves.get(below(moves.len().max(1))) else {
                break;
            };
            position.play(square).unwrap();
            stones += &square.to_string();
            if position.ply() > 9 && position.outcome().is_none() {
                positions.push((position, stones.clone()));
            }
        }
    }
    positions
}

#[test]
fn every_line_of_a_win_ends_with_a_five() {
    let positions = random_positions();
    let line = |(_, stones): &(_, String)| format!("{{\"stones\":\"{stones}\"}}\n");
    let input: String = positions.iter().map(line).collect();
    let mut wins = Vec::new();
    for threats in ["vcf", "vct"] {
        let arguments = ["--rules", "renju", "--threats", threats, "--json"];
        let answers = objects(&said(
            &[&arguments[..], &["--nodes", "20000"]].concat(),
            &input,
        ));
        assert_eq!(answers.len(), positions.len());
        let mut won = 0;
        for ((position, stones), answer) in positions.iter().zip(&answers) {
            let moves = answer["moves"].as_array().unwrap();
            assert_eq!(answer["win"] == true, !moves.is_empty(), "{stones}");
            if moves.is_empty() {
                continue;
            }
            won += 1;
            let mut after = *position;
            for square in moves {
                let square = square.as_str().unwrap().parse().unwrap();
                after
                    .play(square)
                    .unwrap_or_else(|error| panic!("{stones} {answer}: {error}"));
            }
            let winner = after.outcome().and_then(Outcome::winner);
            assert_eq!(winner, Some(position.turn()), "{stones} {answer}");
        }
        wins.push(won);
    }
    assert!(wins[0] > 50 && wins[1] > wins[0], "{wins:?}");
}

#[test]
fn a_position_of_threats_is_given_in_many_ways() {
    let row = format!("{}/", ".".repeat(15));
    let board =
        row.repeat(7) + "......XXX....../O.O.O........../" + row.repeat(6).trim_end_matches('/');
    let input = format!(
        "{}\n{}\n\n{}\n{}\n{}\n",
        r#"{"stones":"G8A7H8C7I8E7","side":1,"fours":1,"moves":"F8"}"#,
        r#"{"moves":"g8 a7 h8 c7 i8 e7"}"#,
        format_args!(r#"{{"board":"{board}","side":"X"}}"#),
        // Black has passed, and black has a foul on the board.
        r#"{"stones":"g8a7h8c7i8e7","to_move":"O"}"#,
        r#"{"stones":"g7a1h7o1i8a15i9o15i7a8","side":2}"#,
    );
    let arguments = ["--rules", "renju", "--threats", "vcf", "--json"];
    let answers = objects(&said(&arguments, &input));
    let wins: Vec<bool> = answers.iter().map(|answer| answer["win"] == true).collect();
    assert_eq!(wins, [true, true, true, false, false]);
    assert_eq!(answers[0]["moves"], answers[2]["moves"]);
}

#[test]
fn a_bad_line_is_explained_and_the_rest_goes_on() {
    let input = concat!(
        "{\"stones\":\"h8q\"}\n",
        "h8\n",
        "{\"side\":1}\n",
        "{\"stones\":\"h8h8\"}\n",
        "{\"stones\":\"h8p1\"}\n",
        "{\"stones\":\"h8\",\"side\":3}\n",
        "{\"stones\":\"a1c1a2c2a3c3a4c4a5\"}\n",
        "{\"stones\":\"h8\"}\n",
    );
    let run = dooz(&["analyze", "--threats", "vct"], input);
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    assert_snapshot!(run.output, @r"
    Line 1: `q`: This is not a square. Write the letter of its column and the number of its row, like h8.
    Line 2: This is not a JSON object that describes a position: expected value at line 1 column 1
    Line 3: The object has no stones, board or moves; give one of them.
    Line 4: `h8` is taken; choose an empty square.
    Line 5: `p1` is off this 15x15 board; columns go from a to o and rows from 1 to 15.
    Line 6: The side to move is 1 or X for black, 2 or O for white.
    Line 7: The position is decided; give one in which the game still goes on.
    No win by continuous threats was found for O.
    ");
    let run = dooz(&["analyze", "--threats", "vct", "--json"], input);
    let answers = objects(&run.output);
    assert_eq!(answers[6]["line"], 7);
    assert_eq!(answers[7]["win"], false);
}

#[test]
fn each_depth_is_a_line() {
    let text = said(&["--depth", "3", "--lines", "2", "h8 a1 i8 a3 j8 a5"], "");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(
        lines[0].starts_with("X wins by continuous fours: "),
        "{text}"
    );
    assert!(
        lines[3].starts_with("Depth 3: win in 2 (100.0%): "),
        "{text}"
    );
    assert_eq!(lines[3].matches('|').count(), 1, "{text}");
}

#[test]
fn of_a_finished_game_nothing_is_asked() {
    let moves = "h8 a1 i8 b1 j8 c1 k8 d1 l8";
    for arguments in [&["--threats", "vcf"][..], &["--threats", "vct"], &[]] {
        let run = dooz(&[&["analyze"], arguments, &[moves]].concat(), "");
        assert_eq!((run.status, &*run.output), (1, ""), "{arguments:?}");
        assert!(run.errors.contains("decided"), "{}", run.errors);
    }
}

#[test]
fn a_win_by_threats_takes_at_most_so_many_moves() {
    let moves = "h8 a1 i8 a3 j9 o15 j10 o1";
    let text = said(&["--depth", "2", moves], "");
    assert!(text.contains(": win in at most "), "{text}");
    let text = said(&["--depth", "2", "--json", moves], "");
    let line = &objects(&text)[1]["lines"][0];
    assert_eq!(line["knowledge"]["kind"], "proven", "{text}");
    assert_eq!(line["score"]["kind"], "win", "{text}");
}

#[test]
fn json_names_fouls_and_threats_before_the_depths() {
    let moves = "h8 a1 h9 a3 i7 a5 j7 a7";
    let text = said(&["--json", "--depth", "2", "--rules", "renju", moves], "");
    let objects = objects(&text);
    assert_eq!(objects.len(), 3, "{text}");
    assert_eq!(objects[0]["fouls"][0]["square"], "h7");
    assert_eq!(objects[0]["fouls"][0]["foul"], "double three");
    assert!(objects[0]["danger"].is_array(), "{text}");
    let depth = &objects[2];
    assert_eq!(depth["depth"], 2);
    let chance = depth["lines"][0]["chance"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&chance), "{text}");
}

#[test]
fn a_game_is_analysed_from_every_source() {
    let nodes = ["--nodes", "500", "--json"];
    let of = |arguments: &[&str], input: &str| {
        let text = said(&[&nodes[..], arguments].concat(), input);
        let lines = |object: &Value| object["lines"].to_string();
        objects(&text).iter().map(lines).collect::<Vec<_>>()
    };
    let moves = of(&["h8 i9"], "");
    assert_eq!(of(&["-"], "1. h8 i9\n"), moves);
    let sgf = "(;FF[4]GM[4]SZ[15]RU[freestyle]IR[5];B[hh];W[ig])";
    assert_eq!(of(&["-"], sgf), moves);
}

#[test]
fn a_single_position_is_counted_as_one_in_every_language() {
    for (language, count) in [
        ("en", "(1 position, "),
        ("fa", "(۱ وضعیت، "),
        ("ar", "(وضع واحد، "),
        ("ru", "(позиций 1, "),
    ] {
        let text = said(&["--depth", "1", "--language", language], "");
        assert!(text.contains(count), "{text}");
    }
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    for (arguments, problem) in [
        (
            &["--rules", "tic-tac-toe"][..],
            "plays on boards from 5x5 to 22x22",
        ),
        (&["a1 c1 a2 c2 a3 c3 a4 c4 a5"], "decided"),
        (&["no-such-file"], "neither a file"),
    ] {
        let run = dooz(&[&["analyze"], arguments].concat(), "");
        assert_eq!((run.status, run.output.as_str()), (1, ""), "{arguments:?}");
        assert!(run.errors.contains(problem), "{}", run.errors);
    }
    let run = dooz(&["analyze", "--lines", "0"], "");
    assert_eq!(run.status, 2);
}
