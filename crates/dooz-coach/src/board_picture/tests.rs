use dooz_core::{Game, Rules, parse_moves};

use super::*;

fn svg(rules: &str, moves: &str, stones: PieceStyle, coordinates: bool, numbered: bool) -> String {
    let mut game = Game::new(rules.parse::<Rules>().unwrap());
    for square in parse_moves(moves) {
        game.play(square.unwrap()).unwrap();
    }
    let moves = game.moves().iter().copied();
    let numbers: Vec<_> = (1..).zip(moves).filter(|_| numbered).collect();
    let picture = BoardPicture {
        position: game.position(),
        first: Symbol::X,
        stones,
        coordinates,
        numbers: &numbers,
        last_move: game.moves().last().copied(),
    };
    picture.svg()
}

#[test]
fn crosses_circles_and_the_winning_line() {
    let svg = svg(
        "3x3x3",
        "b2 a1 c3 b3 a2 c1 c2",
        PieceStyle::Symbols,
        true,
        false,
    );
    insta::assert_snapshot!(svg);
}

#[test]
fn stones_on_crossings_with_their_numbers() {
    let svg = svg("5x4x4", "b2 c3 b3", PieceStyle::Stones, false, true);
    insta::assert_snapshot!(svg);
}

#[test]
fn the_largest_board_has_all_its_names() {
    let svg = svg("22x22x5", "", PieceStyle::Symbols, true, true);
    assert!(svg.contains(">v</text>") && svg.contains(">22</text>"));
    assert_eq!(svg.matches("<text").count(), 44);
}
