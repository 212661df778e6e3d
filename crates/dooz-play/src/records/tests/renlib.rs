//! The files of `RenLib`, written by hand as `RenLib` and others write them.

use dooz_core::PlayError;
use proptest::prelude::*;

use super::laws::any_record;
use super::*;
use crate::records::{CannotWrite, Loss, Property, losses};
use Problem as P;

const HEADER: &[u8; 20] = b"\xFFRenLib\xFF\x03\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";

/// Moves as bytes: the row from 0 at the top, and the column from 1.
const H8: u8 = 0x78;
const I9: u8 = 0x69;
const H9: u8 = 0x68;
const A1: u8 = 0xE1;

fn file(nodes: &[u8]) -> Vec<u8> {
    [HEADER, nodes].concat()
}

#[track_caller]
fn library(nodes: &[u8]) -> Record {
    let mut records = RecordFormat::Lib.read_bytes(&file(nodes), None).unwrap();
    assert_eq!(records.len(), 1);
    records.remove(0)
}

/// Returns the SGF of a library without its header.
fn sgf(nodes: &[u8]) -> String {
    let text = write(RecordFormat::Sgf, &library(nodes));
    let tree = text.strip_prefix("(;FF[4]GM[4]CA[UTF-8]SZ[15]").unwrap();
    tree.replace('\n', "")
}

/// Returns the byte of an error with its problem.
#[track_caller]
fn wrong(nodes: &[u8]) -> (usize, Problem) {
    let error = RecordFormat::Lib
        .read_bytes(&file(nodes), None)
        .unwrap_err();
    (error.place.byte(), error.problem)
}

#[test]
fn a_tree_is_read_with_and_without_a_root() {
    let tree = [H8, 0x00, I9, 0x80, A1, 0x40, H9, 0x40];
    let rooted = [&[0, 0][..], &tree].concat();
    assert_eq!(sgf(&rooted), ";B[hh](;W[ig];B[ao])(;W[hg]))");
    assert_eq!(sgf(&tree), sgf(&rooted));
    assert!(library(&tree).assumes_rules());
    assert_eq!(library(&tree).rules(), Rules::GOMOKU);
}

#[test]
fn the_first_move_may_have_alternatives() {
    assert_eq!(sgf(&[0, 0, H8, 0xC0, A1, 0x40]), "(;B[hh])(;B[ao]))");
}

#[test]
fn an_empty_library_has_no_moves() {
    for nodes in [&[][..], &[0, 0], &[0, 0x40]] {
        assert_eq!(sgf(nodes), ")");
    }
}

#[test]
fn comments_have_a_first_line_and_others() {
    let long = b"\x00\x08First.\x08Second.\r\nThird.\0\0\x78\x48Even\0\0";
    assert_eq!(sgf(long), "C[First.Second.Third.];B[hh]C[Even])");
    let record = library(long);
    assert_eq!(record[NodeId::ROOT].comment, "First.\nSecond.\nThird.");
    assert_eq!(sgf(b"\x78\x48\x08Only.\0\0"), ";B[hh]C[Only.])");
}

#[test]
fn comments_of_old_programs_are_read() {
    // The last byte of a text in seven bits has the eighth.
    assert_eq!(sgf(b"\x78\x60Ol\xE4\0"), ";B[hh]C[Old])");
    // Latin-1, unless it is UTF-8.
    assert_eq!(sgf(b"\x78\x48B\xF6n\0"), ";B[hh]C[B\u{f6}n])");
    assert_eq!(
        sgf("\u{78}\u{48}B\u{f6}n\0\0".as_bytes()),
        ";B[hh]C[B\u{f6}n])"
    );
}

#[test]
fn board_texts_are_labels_of_the_position_before() {
    // One on the square of a move, one on a square without a move.
    let nodes = b"\x78\x00\x69\xC1\0\x01A\0\x68\x43\0\x01B2\0\0";
    assert_eq!(sgf(nodes), ";B[hh]LB[hg:B2][ig:A];W[ig])");
}

#[test]
fn marks_and_the_start_are_kept() {
    assert_eq!(
        sgf(&[H8, 0x10, I9, 0x54]),
        ";B[hh]HO[1];W[ig]HO[1]LIB[start])"
    );
}

#[test]
fn what_is_no_library_is_refused_with_its_place() {
    let other = |bytes: &[u8]| {
        let error = RecordFormat::Lib.read_bytes(bytes, None).unwrap_err();
        (error.place.byte(), error.problem)
    };
    assert_eq!(other(b""), (0, P::LibHeader));
    assert_eq!(other(b"(;SZ[15])"), (0, P::LibHeader));
    assert_eq!(other(&HEADER[..12]), (12, P::LibCut));
    let newer = b"\xFFRenLib\xFF\x03\x05\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
    assert_eq!(other(newer), (8, P::LibVersion { major: 3, minor: 5 }));

    assert_eq!(wrong(&[H8]), (21, P::LibCut));
    assert_eq!(wrong(&[H8, 0]), (22, P::LibCut));
    assert_eq!(wrong(&[H8, 0x48, b'a', b'b']), (24, P::LibCut));
    assert_eq!(wrong(&[H8, 0x40, I9, 0x40]), (22, P::LibRest));
    assert_eq!(wrong(&[H8, 0, 0, 0x40]), (22, P::Pass));
    assert_eq!(wrong(&[0x70, 0x40]), (20, P::Point("0,8".into())));
    let error = PlayError::Occupied("h8".parse().unwrap());
    assert_eq!(
        wrong(&[H8, 0, H8, 0x40]),
        (22, P::Move { number: 2, error })
    );
}

#[test]
fn smaller_boards_are_read_with_their_rules() {
    let rules = "10x10x5".parse().unwrap();
    let records = RecordFormat::Lib.read_bytes(&file(&[0x98, 0x40]), Some(rules));
    assert_eq!(moves(&records.unwrap()[0]), "h1");
    let error = RecordFormat::Lib.read_bytes(&file(&[A1, 0x40]), Some(rules));
    assert_eq!(error.unwrap_err().problem, P::Point("1,15".into()));
    let error = RecordFormat::Lib.read_bytes(&file(&[]), Some(Rules::GOMOKU_20));
    assert_eq!(error.unwrap_err().problem, P::LibBoard(Rules::GOMOKU_20));
}

#[test]
fn a_larger_board_cannot_be_written() {
    let records = [Record::new(Rules::GOMOKU_20)];
    assert_eq!(
        RecordFormat::Lib.write_bytes(&records),
        Err(CannotWrite::Board)
    );
    let records = [Record::new(Rules::GOMOKU)];
    assert_eq!(RecordFormat::Lib.write(&records), Err(CannotWrite::Binary));
}

#[test]
fn everything_that_is_lost_is_told() {
    let text = "\
        (;SZ[15]RU[renju]PB[one]RE[W+Resign]EV[Cup]\
        ;B[aa]EMT[2]C[First.](;W[bb]HO[1]LB[cc:A])(;W[ab]EMT[1]TR[aa]LB[zz:A]))";
    let records = RecordFormat::Sgf.read(text, None).unwrap();
    let lost = [
        Loss::Rules,
        Loss::Names,
        Loss::Result,
        Loss::Times(2),
        Loss::Properties(3),
    ];
    assert_eq!(losses(&records, RecordFormat::Lib), lost);
    let default = RecordFormat::Sgf.read("(;SZ[15];B[aa]C[!](;W[bb])(;W[cc]))", None);
    assert_eq!(losses(&default.unwrap(), RecordFormat::Lib), []);
}

#[test]
fn comments_without_a_move_belong_to_the_move_before() {
    let text = "(;SZ[15];B[hh]C[One.];C[Two.](;W[ii])(;C[Three.];W[ih]))";
    let records = RecordFormat::Sgf.read(text, None).unwrap();
    let bytes = RecordFormat::Lib.write_bytes(&records).unwrap();
    assert_eq!(
        sgf(&bytes[20..]),
        ";B[hh]C[One.Two.Three.](;W[ii])(;W[ih]))"
    );
}

/// Returns the part of a record that a library holds.
fn held(record: &Record) -> Record {
    let mut held = Record::new(record.rules());
    let mut ids = std::collections::HashMap::from([(NodeId::ROOT, NodeId::ROOT)]);
    for id in record.nodes() {
        if let (Some(parent), Some(square)) = (record.parent(id), record[id].square()) {
            let id_there = held.append(ids[&parent], Some(square));
            ids.insert(id, id_there);
        }
        held[ids[&id]].comment.clone_from(&record[id].comment);
        held[ids[&id]].properties.clone_from(&record[id].properties);
    }
    held
}

proptest! {
    #[test]
    fn a_library_holds_moves_comments_and_labels(record in any_record()) {
        let rules = record.rules();
        prop_assume!(rules.width() <= 15 && rules.height() <= 15 && record.start().ply() == 0);
        let mut record = held(&record);
        let ids: Vec<NodeId> = record.nodes().collect();
        for (number, &id) in ids.iter().enumerate() {
            // Some comments have several lines.
            let comment = record[id].comment.replace(',', "\n");
            comment.trim_start_matches('\n').clone_into(&mut record[id].comment);
            if number % 3 == 1 {
                record[id].properties.push(Property::texts("HO", ["1"]));
                record[id].properties.push(Property::texts("LB", ["aa:A", "ba:1"]));
            }
        }
        // Labels come back in the order of their squares.
        let bytes = RecordFormat::Lib.write_bytes(std::slice::from_ref(&record)).unwrap();
        prop_assert_eq!(RecordFormat::of_bytes(&bytes), Some(RecordFormat::Lib));
        let again = RecordFormat::Lib.read_bytes(&bytes, Some(rules)).unwrap();
        prop_assert_eq!(&again[0], &record);
    }

    #[test]
    fn any_bytes_are_read_or_refused_with_their_place(
        nodes in proptest::collection::vec(
            (prop_oneof![Just(0_u8), any::<u8>()], prop_oneof![Just(0x40_u8), Just(0x80), any::<u8>()]),
            0..20,
        ),
    ) {
        let nodes: Vec<u8> = nodes.into_iter().flat_map(|(place, flags)| [place, flags]).collect();
        let bytes = file(&nodes);
        match RecordFormat::Lib.read_bytes(&bytes, None) {
            Err(error) => prop_assert!(error.place.byte() <= bytes.len()),
            Ok(records) => {
                let written = RecordFormat::Lib.write_bytes(&records).unwrap();
                let again = RecordFormat::Lib.read_bytes(&written, None);
                prop_assert_eq!(again.as_ref(), Ok(&records));
                let sgf = RecordFormat::Sgf.write(&records).unwrap();
                let again = RecordFormat::Sgf.read(&sgf, None);
                prop_assert_eq!(again.as_ref(), Ok(&records), "{}", sgf);
            }
        }
    }
}
