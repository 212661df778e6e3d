use dooz_core::{Limits, LineRule};

use super::Bench;
use crate::board::Board;
use crate::tactics::Obligation;

/// The signature of searches of 2,000 nodes. Replace it when the search changes; nothing
/// else may change it.
const SIGNATURE: u64 = 0xc7d3_8942_f1f7_2bdc;

#[test]
fn the_signature_changes_only_when_the_search_does() {
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    let bench = Bench::run(&limits, 1, |_, _| {});
    assert_eq!(
        bench.signature, SIGNATURE,
        "{:#018x} is the new signature",
        bench.signature
    );
}

#[test]
fn the_positions_are_quiet_ones_of_every_rule() {
    let mut lines = Vec::new();
    for position in Bench::positions() {
        let mut board = Board::new(&position).unwrap();
        assert_eq!(Obligation::of(&mut board), Obligation::None, "{position:?}");
        lines.push(position.rules().line());
    }
    for line in [
        LineRule::Freestyle,
        LineRule::Exactly,
        LineRule::Renju,
        LineRule::Caro,
    ] {
        assert!(lines.contains(&line), "{line:?}");
    }
}
