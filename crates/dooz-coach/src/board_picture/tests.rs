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
        stones,
        coordinates,
        numbers: &numbers,
        last_move: game.moves().last().copied(),
        ..BoardPicture::of(game.position(), Symbol::X)
    };
    picture.svg()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn crosses_circles_and_the_winning_line() {
    let moves = "b2 a1 c3 b3 a2 c1 c2";
    let svg = svg("3x3x3", moves, PieceStyle::Symbols, true, false);
    insta::assert_snapshot!(svg);
}

#[test]
fn stones_on_crossings_with_their_numbers() {
    let svg = svg("5x4x4", "b2 c3 b3", PieceStyle::Stones, false, true);
    insta::assert_snapshot!(svg);
}

#[test]
fn the_largest_board_has_all_its_names() {
    for style in [PieceStyle::Symbols, PieceStyle::Stones] {
        let svg = svg("22x22x5", "", style, true, true);
        assert!(svg.contains(">v</text>") && svg.contains(">22</text>"));
        assert_eq!(svg.matches("<text").count(), 44);
    }
}

#[test]
fn only_one_mark_is_on_the_last_move() {
    let stones = |numbered| svg("9x9x5", "e5 d4", PieceStyle::Stones, false, numbered);
    assert_eq!(stones(false).matches(r#"r="3.6""#).count(), 1);
    assert_eq!(stones(true).matches(r#"r="3.6""#).count(), 0);
}

#[test]
fn a_picture_needs_no_style_sheet() {
    let moves = "e5 d4 e6 d5 e7 d6 e8 d7 e9";
    let svg = svg("9x9x5", moves, PieceStyle::Stones, true, false);
    assert!(!svg.contains("class=") && !svg.contains("style=") && !svg.contains("var("));
}

#[test]
fn frames_arrows_and_values_lie_over_the_board() {
    let position = Position::new(Rules::TIC_TAC_TOE).after(square("b2"));
    let label = |name: &str, text: &str, tone| ValueLabel {
        square: square(name),
        text: text.to_owned(),
        tone,
        exact: true,
    };
    let values = [
        label("a1", "=", Tone::Even),
        label("c1", "+2", Tone::Win),
        label("a2", "<-3", Tone::Loss),
    ];
    let picture = BoardPicture {
        marks: &[square("b2")],
        arrows: &[(square("b2"), square("c3")), (square("a3"), square("a3"))],
        values: &values,
        size: 300,
        ..BoardPicture::of(&position, Symbol::X)
    };
    let svg = picture.svg();
    assert_eq!(svg.matches(">=</text>").count(), 1);
    assert!(svg.contains(">&lt;-3</text>") && !svg.contains("class="));
    // An arrow to its own square is none.
    assert_eq!(svg.matches(Ink::Arrow.attributes()).count(), 1);
    insta::assert_snapshot!(svg);
}
