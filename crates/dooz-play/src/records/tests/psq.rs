use dooz_core::{PlayError, Player};

use super::*;
use Problem as P;

/// A file as saved by a tournament manager.
const TOURNAMENT: &str = "\
Piskvorky 20x20, 11:11, 0\r
11,11,0\r
12,11,0\r
12,12,4512\r
10,10,871\r
pbrain-one\r
pbrain-two\r
-1\r
0,Freestyle1\r
";

#[track_caller]
fn problem(text: &str) -> (usize, usize, Problem) {
    wrong(RecordFormat::Psq, text, None)
}

#[test]
fn a_game_of_a_tournament_is_read_with_names_and_times() {
    let record = read(RecordFormat::Psq, TOURNAMENT);
    assert_eq!(record.rules(), Rules::GOMOKU_20);
    assert!(record.assumes_rules());
    // Rows count from the top there, and from the bottom here.
    assert_eq!(moves(&record), "k10 l10 l9 j11");
    assert_eq!(record.name(Player::First), Some("pbrain-one"));
    assert_eq!(record[last(&record)].milliseconds, Some(871));
    let properties = &record[NodeId::ROOT].properties;
    let ending: Vec<String> = properties[1].values().collect();
    assert_eq!(ending, ["-1", "0,Freestyle1"]);
}

#[test]
fn it_is_written_as_it_was() {
    let written = write(RecordFormat::Psq, &read(RecordFormat::Psq, TOURNAMENT));
    assert_eq!(written, TOURNAMENT.replace('\r', ""));
}

#[test]
fn nothing_is_lost_on_the_way_through_sgf() {
    let record = read(RecordFormat::Psq, TOURNAMENT);
    let there = read(RecordFormat::Sgf, &write(RecordFormat::Sgf, &record));
    assert_eq!(there, record);
    assert_eq!(
        write(RecordFormat::Psq, &there),
        write(RecordFormat::Psq, &record)
    );
}

#[test]
fn the_player_who_began_is_the_first_whoever_is_named_first() {
    let record = read(
        RecordFormat::Psq,
        "Piskvorky 15x15, 1:2, 1\n8,8,0\none\ntwo\n-1\n",
    );
    assert_eq!(record.name(Player::First), Some("two"));
    let written = write(RecordFormat::Psq, &record);
    assert_eq!(written, "Piskvorky 15x15, 2:1, 0\n8,8,0\ntwo\none\n-1\n");
}

#[test]
fn a_game_of_people_has_no_names() {
    let text = "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\n-1\n";
    let record = read(RecordFormat::Psq, text);
    assert_eq!(record.name(Player::First), None);
    assert_eq!(write(RecordFormat::Psq, &record), text);
}

#[test]
fn a_small_board_needs_the_rules_of_the_caller() {
    let text = "Piskvorky 3x3, 0:0, 0\n2,2,0\n";
    assert_eq!(problem(text), (1, 1, P::NoRules));
    let records = RecordFormat::Psq
        .read(text, Some(Rules::TIC_TAC_TOE))
        .unwrap();
    assert_eq!(moves(&records[0]), "b2");
}

#[test]
fn a_line_that_is_no_move_is_named_with_its_place() {
    let body = |lines: &str| problem(&format!("Piskvorky 15x15, 0:0, 0\n{lines}"));
    assert_eq!(body("8,8,0\n8,x,0\n"), (3, 1, P::PsqMove));
    assert_eq!(body("8,8,0,1\n"), (2, 1, P::PsqMove));
    assert_eq!(body("8,8,soon\n"), (2, 1, P::PsqMove));
    assert_eq!(body("0,8,0\n"), (2, 1, P::Point("0,8".into())));
    assert_eq!(body("8,16,0\n"), (2, 1, P::Point("8,16".into())));
    assert_eq!(body("\n  8,99999999999,0\n").1, 3);
    let taken = P::Move {
        number: 2,
        error: PlayError::Occupied("h8".parse().unwrap()),
    };
    assert_eq!(body("8,8,0\n8,8,0\n"), (3, 1, taken));
    for header in [
        "",
        "Piskvorky",
        "Piskvorky 15, 0:0, 0",
        "Piskvorky 15x15, 0:0, 2",
    ] {
        assert_eq!(problem(header), (1, 1, P::PsqHeader), "{header}");
    }
}

#[test]
fn no_move_is_lost_behind_a_line_that_is_none() {
    let body = |lines: &str| problem(&format!("Piskvorky 15x15, 0:0, 0\n{lines}"));
    assert_eq!(body("8,8,0\n9;9;0\n10,10,0\n7,7,0\n"), (4, 1, P::PsqMove));
    let second = "Piskvorky 15x15, 0:0, 0\n7,7,0\n";
    assert_eq!(body(&format!("8,8,0\n{second}")), (3, 1, P::PsqMove));
    assert_eq!(
        body(&format!("8,8,0\none\ntwo\n-1\n{second}")),
        (6, 1, P::PsqMove)
    );
}

#[test]
fn a_number_before_control_signs_and_a_comma_is_no_name() {
    let text = "Piskvorky 15x15, 0:0, 0\n82\0\0,p\n";
    assert_eq!(problem(text), (2, 1, P::PsqMove));
}

#[test]
fn ten_megabytes_of_moves_end_at_the_first_that_is_wrong() {
    let text = format!("Piskvorky 15x15, 0:0, 0\n{}", "8,8,0\n".repeat(1_700_000));
    assert_eq!(problem(&text).0, 3);
}
