use super::super::match_svg;
use super::*;
use crate::settings::PieceStyle;

#[test]
fn crosses_circles_and_the_winning_line() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1 c3 b3 a2 c1 c2");
    insta::assert_snapshot!(match_svg(&game, PieceStyle::Symbols, true, false));
}

#[test]
fn stones_on_crossings_with_their_numbers() {
    let mut game = people("5x4x4".parse().unwrap());
    play(&mut game, "b2 c3 b3");
    insta::assert_snapshot!(match_svg(&game, PieceStyle::Stones, false, true));
}

#[test]
fn the_largest_board_has_all_its_names() {
    let game = people("22x22x5".parse().unwrap());
    let svg = match_svg(&game, PieceStyle::Symbols, true, true);
    assert!(svg.contains(">v</text>") && svg.contains(">22</text>"));
    assert_eq!(svg.matches("<text").count(), 44);
}
