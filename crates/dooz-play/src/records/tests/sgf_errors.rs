use dooz_core::{PlayError, RulesError, SetupError, Square};

use super::*;
use Problem as P;

#[track_caller]
fn problem(text: &str) -> (usize, usize, Problem) {
    wrong(RecordFormat::Sgf, text, None)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn what_breaks_the_syntax_is_named_with_its_place() {
    assert_eq!(problem(""), (1, 1, P::NoGame));
    assert_eq!(problem("nothing (here)"), (1, 1, P::NoGame));
    assert_eq!(problem("(;SZ[5]\n;B[aa]"), (1, 1, P::UnclosedTree));
    assert_eq!(problem("(;SZ[5]\n(;B[aa]"), (2, 1, P::UnclosedTree));
    assert_eq!(
        problem("(;SZ[5];B[aa)"),
        (1, 10, P::UnclosedValue("B".into()))
    );
    assert_eq!(
        problem(r"(;SZ[5]C[a\])"),
        (1, 9, P::UnclosedValue("C".into()))
    );
    assert_eq!(problem("(;SZ[5];B)"), (1, 9, P::NoValue("B".into())));
    assert_eq!(problem("(;SZ[5];b[aa])"), (1, 9, P::NoValue("b".into())));
    assert_eq!(problem("(;SZ[5];\nö[aa])"), (2, 1, P::Sign('ö')));
    assert_eq!(problem("(;SZ[5];\0)"), (1, 9, P::Sign('\0')));
    assert_eq!(problem("(;SZ[5]()(;))"), (1, 8, P::NoNode));
    assert_eq!(problem("(;SZ[5](;B[aa]);W[bb])"), (1, 16, P::Sign(';')));
    assert_eq!(problem("(;SZ[5](;B[aa])W[bb])"), (1, 16, P::Sign('W')));
}

#[test]
fn what_has_no_meaning_on_this_board_is_named_with_its_place() {
    assert_eq!(problem("(;GM[1]SZ[19])"), (1, 6, P::OtherGame("1".into())));
    assert_eq!(problem("(;B[hh])"), (1, 1, P::NoSize));
    assert_eq!(problem("(;SZ[3])"), (1, 6, P::NoRules));
    assert_eq!(problem("(;SZ[x])"), (1, 6, P::Size("x".into())));
    assert_eq!(problem("(;SZ[52])"), (1, 6, P::Rules(RulesError::Width)));
    assert_eq!(
        problem("(;SZ[15]RU[Japanese])"),
        (1, 12, P::UnknownRules("Japanese".into()))
    );
    assert_eq!(
        problem("(;SZ[15]IR[many])"),
        (1, 12, P::Length("many".into()))
    );
    assert_eq!(problem("(;SZ[5];B[ff])"), (1, 11, P::Point("ff".into())));
    assert_eq!(problem("(;SZ[5];B[a5])"), (1, 11, P::Point("a5".into())));
    assert_eq!(problem("(;SZ[5];B[])"), (1, 11, P::Pass));
    assert_eq!(problem("(;SZ[5];B[aa];B[bb])"), (1, 17, P::OutOfTurn));
    assert_eq!(problem("(;SZ[5];B[aa]W[bb])"), (1, 16, P::TwoMoves));
    assert_eq!(problem("(;SZ[5];B[aa][bb])"), (1, 15, P::TwoMoves));
    assert_eq!(problem("(;SZ[5];B[aa];AB[bb])"), (1, 18, P::LateSetup));
    assert_eq!(
        problem("(;SZ[5]AB[aa]AW[aa])"),
        (1, 17, P::Occupied(square("a5")))
    );
    assert_eq!(problem("(;SZ[5]PL[red])"), (1, 11, P::Side("red".into())));
    let counts = SetupError::Counts {
        x: 2,
        o: 0,
        to_move: dooz_core::Symbol::X,
    };
    assert_eq!(problem("(;SZ[5]AB[aa][bb])"), (1, 11, P::Setup(counts)));
}

#[test]
fn rules_that_do_not_fit_the_board_are_refused() {
    let other = P::OtherBoard {
        rules: Rules::RENJU,
        width: 20,
        height: 20,
    };
    let with_rules = wrong(RecordFormat::Sgf, "(;SZ[20])", Some(Rules::RENJU));
    assert_eq!(with_rules, (1, 6, other));
}

#[test]
fn an_illegal_move_has_its_number_even_in_a_side_line() {
    let taken = |number| P::Move {
        number,
        error: PlayError::Occupied(square("a5")),
    };
    assert_eq!(problem("(;SZ[5];B[aa];W[aa])"), (1, 17, taken(2)));
    let side_line = "(;SZ[5];B[aa](;W[bb];B[cc];W[dd])\n(;W[ab];B[aa]))";
    assert_eq!(problem(side_line), (2, 11, taken(3)));
    let over = P::Move {
        number: 6,
        error: PlayError::GameOver,
    };
    assert_eq!(
        problem("(;SZ[3]IR[3];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc])").2,
        over
    );
}

#[test]
fn a_million_levels_of_nothing_are_refused_at_once() {
    let open = "(".repeat(1_000_000);
    assert_eq!(problem(&open), (1, 1, P::NoGame));
    let nodes = format!("(;SZ[5]{}", "(;".repeat(1_000_000));
    assert_eq!(problem(&nodes).2, P::UnclosedTree);
}

#[test]
fn a_million_levels_that_close_are_read_and_written() {
    let text = format!(
        "(;SZ[5]{}{})",
        "(;".repeat(1_000_000),
        ")".repeat(1_000_000)
    );
    let record = read(RecordFormat::Sgf, &text);
    assert_eq!(record.main_line().count(), 1_000_001);
    assert_eq!(
        read(RecordFormat::Sgf, &write(RecordFormat::Sgf, &record)),
        record
    );
}

#[test]
fn more_nodes_than_a_record_holds_are_refused() {
    let text = format!("(;SZ[5]{})", ";".repeat(2_000_000));
    assert_eq!(problem(&text).2, P::TooManyNodes);
}

#[test]
fn ten_megabytes_of_one_comment_are_a_comment() {
    let comment = "\\]\n(;".repeat(2_000_000);
    let record = read(RecordFormat::Sgf, &format!("(;SZ[5]C[{comment}])"));
    assert_eq!(record[NodeId::ROOT].comment.len(), 8_000_000);
    let unclosed = format!("(;SZ[5]C[{comment}");
    assert_eq!(problem(&unclosed), (1, 9, P::UnclosedValue("C".into())));
}

#[test]
fn bytes_that_are_no_text_are_named_with_their_place() {
    let error = RecordFormat::Sgf
        .read_bytes(b"(;SZ[5]\nC[\xff])", None)
        .unwrap_err();
    assert_eq!(error.place.to_string(), "line 2, column 3");
    assert_eq!(error.problem, P::NotText);
}
