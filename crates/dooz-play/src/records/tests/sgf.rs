use dooz_core::{Foul, LineRule, PlayError, Player, Symbol};

use super::*;
use crate::records::{GameResult, Loss, losses};

/// A file as written by a match runner.
const MATCH: &str = "\
(;FF[4]GM[4]GN[7]EV[one x two]DT[2026.11.20 12:00:00]RO[1.1]RU[1]SZ[15]PB[one]PW[two]RE[B+1]TE[five]
;B[hh]C[opening move];W[ig]C[opening move]
;B[ii]C[12ms];W[gg]C[7ms])

(;FF[4]GM[4]GN[8]RU[4]SZ[15]PB[two]PW[one]RE[0];B[hh];W[hg])
";

/// A file with everything that the format offers.
const STUDY: &str = r"(;FF[4]GM[4]CA[UTF-8]AP[Any:1.0]SZ[5:4]RU[freestyle]IR[3]
PB[Anna \[1\]]PW[Борис]RE[W+Time]C[A colon: here, a \] there,
and a long line that is \
broken for the file alone.]
;B[aa]EMT[1.5]TR[aa][bb:cc]
(;W[ba]C[The game];B[ab](;W[bb])(;W[cc];B[ac]))
(;W[ad]LB[aa:a\:b][bb:b]))";

#[test]
fn a_collection_of_a_match_runner_is_read_whole() {
    let records = RecordFormat::Sgf.read(MATCH, None).unwrap();
    let [first, second] = &records[..] else {
        panic!("there are two games");
    };
    assert_eq!(first.rules(), Rules::STANDARD);
    assert_eq!(moves(first), "h8 i9 i7 g9");
    assert_eq!(first.name(Player::First), Some("one"));
    assert_eq!(
        first.result,
        Some(GameResult::Win {
            winner: Player::First,
            how: "1".into()
        })
    );
    assert_eq!(first[last(first)].comment, "7ms");
    assert_eq!(
        (second.rules(), second.result.as_ref()),
        (Rules::RENJU, Some(&GameResult::Draw))
    );
    assert!(!first.assumes_rules());
}

#[test]
fn a_game_that_ends_with_a_foul_is_read_up_to_it_and_keeps_it() {
    let text = "(;FF[4]GM[4]SZ[15]RU[renju]RE[W+Forfeit]\
        ;B[gh];W[ao];B[fh];W[am];B[hi];W[ak];B[hj];W[ai];B[hh]C[a double three])";
    let record = read(RecordFormat::Sgf, text);
    assert_eq!(moves(&record), "g8 a1 f8 a3 h7 a5 h6 a7");
    assert_eq!(record[last(&record)].comment, "a double three");
    let again = RecordFormat::Sgf
        .write(std::slice::from_ref(&record))
        .unwrap();
    assert!(again.contains(";B[hh]"), "{again}");
    assert_eq!(read(RecordFormat::Sgf, &again), record);
}

#[test]
fn what_follows_a_foul_is_refused_because_of_it() {
    let text = |rest: &str| {
        format!(
            "(;FF[4]GM[4]SZ[15]RU[renju];B[gh];W[ao];B[fh];W[am];B[hi];W[ak];B[hj];W[ai];B[hh]{rest})"
        )
    };
    let foul = PlayError::Foul("h8".parse().unwrap(), Foul::DoubleThree);
    let (_, _, problem) = wrong(RecordFormat::Sgf, &text("C[!];;W[oo]"), None);
    assert_eq!(
        problem,
        Problem::Move {
            number: 9,
            error: foul
        }
    );
    // A match may have gone on with another move instead.
    let record = read(RecordFormat::Sgf, &text(";B[oo];W[oa]"));
    assert!(moves(&record).ends_with("a7 o1 o15"));
    assert_eq!(
        read(RecordFormat::Sgf, &write(RecordFormat::Sgf, &record)),
        record
    );
}

#[test]
fn every_file_of_a_game_holds_the_foul_that_ends_it() {
    let text = "(;FF[4]GM[4]SZ[15]RU[renju]\
        ;B[gh];W[ao];B[fh];W[am];B[hi];W[ak];B[hj];W[ai];B[hh])";
    let records = [read(RecordFormat::Sgf, text)];
    for format in [RecordFormat::Psq, RecordFormat::Lib] {
        assert_eq!(losses(&records, format), [Loss::Rules]);
        let file = format.write_bytes(&records).unwrap();
        let again = format.read_bytes(&file, Some(Rules::RENJU)).unwrap();
        assert_eq!(again, records);
    }
    let lost = [Loss::Rules, Loss::Properties(1)];
    assert_eq!(losses(&records, RecordFormat::Moves), lost);
}

#[test]
fn a_foul_in_a_side_line_of_a_library_ends_that_line_alone() {
    let text = "(;FF[4]GM[4]SZ[15]RU[renju]\
        ;B[gh];W[ao];B[fh];W[am];B[hi];W[ak];B[hj];W[ai](;B[oo];W[oa])(;B[hh])(;B[oa]))";
    let records = [read(RecordFormat::Sgf, text)];
    let file = RecordFormat::Lib.write_bytes(&records).unwrap();
    let again = RecordFormat::Lib.read_bytes(&file, Some(Rules::RENJU));
    assert_eq!(again.as_deref(), Ok(&records[..]));
}

#[test]
fn a_study_keeps_its_lines_comments_times_and_unknown_properties() {
    let record = read(RecordFormat::Sgf, STUDY);
    assert_eq!(record.rules(), "5x4x3".parse().unwrap());
    assert_eq!(moves(&record), "a4 b4 a3 b3");
    assert_eq!(record.name(Player::First), Some("Anna [1]"));
    assert_eq!(record.name(Player::Second), Some("Борис"));
    let root = &record[NodeId::ROOT];
    assert_eq!(
        root.comment,
        "A colon: here, a ] there,\nand a long line that is broken for the file alone."
    );
    let first = record.children(NodeId::ROOT).next().unwrap();
    assert_eq!(record[first].milliseconds, Some(1500));
    assert_eq!(record[first].properties[0].name(), "TR");
    let line = record.children(first).nth(1).unwrap();
    let labels: Vec<String> = record[line].properties[0].values().collect();
    assert_eq!(labels, ["aa:a:b", "bb:b"]);
}

#[test]
fn a_study_is_written_for_people_to_read() {
    insta::assert_snapshot!(write(RecordFormat::Sgf, &read(RecordFormat::Sgf, STUDY)), @r"
    (;FF[4]GM[4]CA[UTF-8]SZ[5:4]RU[freestyle]IR[3]PB[Anna [1\]]PW[Борис]RE[W+Time]AP[Any:1.0]C[A colon: here, a \] there,
    and a long line that is broken for the file alone.]
    ;B[aa]EMT[1.5]TR[aa][bb:cc]
    (;W[ba]C[The game];B[ab]
    (;W[bb])
    (;W[cc];B[ac]))
    (;W[ad]LB[aa:a\:b][bb:b]))
    ");
}

#[test]
fn what_was_written_is_read_back() {
    for text in [MATCH, STUDY] {
        let records = RecordFormat::Sgf.read(text, None).unwrap();
        let written = RecordFormat::Sgf.write(&records).unwrap();
        assert_eq!(
            RecordFormat::Sgf.read(&written, None).as_ref(),
            Ok(&records)
        );
    }
}

#[test]
fn untidy_files_are_read_as_they_are_meant() {
    let tidy = read(RecordFormat::Sgf, "(;GM[4]SZ[15];B[hh];W[ig];B[ii])");
    for untidy in [
        "(;SZ[15];B[hh];W[ig];B[ii])",
        "\u{feff}(;GM[4]SZ[15]\r\n;B[hh]\r\n;W[ig]\r\n;B[ii])\r\n",
        "Dear friend, (here it is)\n\n ( ; GM [4] SZ [ 15 ] ; B [hh] ; W [ig]\n; B [ii] ) Yours\0",
        "(;GM[4]SZ[15:15]B[hh];W[ig];B[ii])",
        "(;GaMe[4]SiZe[15];Black[hh];White[ig];Black[ii])",
        "(;GM[4]SZ[15](;B[hh](;W[ig](;B[ii]))))",
    ] {
        assert_eq!(read(RecordFormat::Sgf, untidy), tidy, "{untidy:?}");
    }
    assert!(tidy.assumes_rules());
    assert_eq!(tidy.rules(), Rules::GOMOKU);
}

#[test]
fn rules_are_known_by_many_names() {
    for (text, rules) in [
        ("SZ[15]RU[renju]", "renju"),
        ("SZ[20]RU[Standard]", "20x20x5-exactly"),
        ("SZ[15]RU[8]", "caro"),
        ("SZ[20]", "gomoku-20"),
        ("SZ[7:6]IR[4]", "7x6x4"),
        ("SZ[3]RU[misere]IR[3]", "3x3x3-misere"),
        ("RU[15x15x5-renju]", "renju"),
        ("RU[tic-tac-toe]", "3x3x3"),
    ] {
        let record = read(RecordFormat::Sgf, &format!("(;{text})"));
        assert_eq!(record.rules(), rules.parse().unwrap(), "{text}");
    }
}

#[test]
fn the_rules_of_the_caller_come_before_those_of_the_file() {
    let text = "(;SZ[15]RU[Soosorv-8];B[hh])";
    let records = RecordFormat::Sgf.read(text, Some(Rules::RENJU)).unwrap();
    assert_eq!(records[0].rules().line(), LineRule::Renju);
    assert!(!records[0].assumes_rules());
}

#[test]
fn stones_can_be_set_up_as_points_and_as_rectangles() {
    let record = read(
        RecordFormat::Sgf,
        "(;SZ[5]IR[5]AB[aa:ba][cc]AW[ea]AW[ee];W[bb])",
    );
    let picture = record.start().picture(record.first());
    assert_eq!(
        format!("{picture:#}"),
        "X X . . O\n. . . . .\n. . X . .\n. . . . .\n. . . . O\n"
    );
    assert_eq!(moves(&record), "b4");
    let again = read(RecordFormat::Sgf, &write(RecordFormat::Sgf, &record));
    assert_eq!(again, record);
}

#[test]
fn white_may_begin() {
    for text in [
        "(;SZ[5];W[aa];B[bb])",
        "(;SZ[5]PL[W])",
        "(;SZ[5]AB[aa]AW[bb](;W[cc]))",
    ] {
        let record = read(RecordFormat::Sgf, text);
        assert_eq!(record.first(), Symbol::O, "{text}");
        assert_eq!(record.start().turn(), Player::First, "{text}");
        assert_eq!(
            read(RecordFormat::Sgf, &write(RecordFormat::Sgf, &record)),
            record,
            "{text}"
        );
    }
}

#[test]
fn a_position_without_moves_knows_who_is_to_move() {
    let record = read(RecordFormat::Sgf, "(;SZ[5]AB[aa][bb]AW[cc])");
    assert_eq!(record.start().turn(), Player::Second);
    let record = read(RecordFormat::Sgf, "(;SZ[5]AB[aa]AW[bb][cc])");
    assert_eq!(
        (record.start().turn(), record.first()),
        (Player::Second, Symbol::O)
    );
}

#[test]
fn comments_between_moves_have_nodes_of_their_own() {
    let record = read(RecordFormat::Sgf, "(;SZ[5];B[aa];C[A remark.];W[bb])");
    assert_eq!(record.main_line().count(), 4);
    assert_eq!(moves(&record), "a5 b4");
    assert_eq!(
        read(RecordFormat::Sgf, &write(RecordFormat::Sgf, &record)),
        record
    );
}

#[test]
fn the_last_column_of_the_widest_board_is_a_capital() {
    let record = read(RecordFormat::Sgf, "(;SZ[31:22];B[Ea];W[av])");
    assert_eq!(moves(&record), "ae22 a1");
}
