use dooz_play::matches::MatchError;

use super::super::{Address, StorageError, load};
use super::*;

#[test]
fn a_match_is_loaded_as_it_was_saved() {
    let mut game = Match::new(against("level:30"));
    play(&mut game, "b2 a1");
    game.new_game();
    play(&mut game, "b2 a1 a2 a3");
    game.previous();
    assert_eq!(load(&game.to_sgf()).unwrap().to_sgf(), game.to_sgf());
}

#[test]
fn what_the_page_kept_before_is_read() {
    let text = r"dooz-room 1
begun 3
near-wins 1
far-wins 0
draws 2

rules 3x3x3
near person
far level:level=30
begins alternating
near-draws X
random-stone false
seed 7
number 2
beginner far
counts true
paused true
end 4
at 1
sgf (;FF[4]GM[4]CA[UTF-8]SZ[3]RU[freestyle]IR[3]PL[W]
 ;W[bb]
 (;B[ac];W[ab])
 (;B[ca]C[Better\]:
 a corner]))

rules 3x3x3
near person
far person
begins first
first-draws O
random-stone false
seed 0
number 1
beginner near
counts false
paused false
end 1
at 1
sgf (;FF[4]GM[4]CA[UTF-8]SZ[3]RU[freestyle]IR[3]PL[W]
 ;W[bb])
 
";
    let game = load(text).unwrap();
    assert_eq!(moves(&game), "b2");
    assert_eq!((game.tally().wins, game.tally().draws), ([1, 0], 2));
    assert_eq!(game.number(), 2);
    assert!(game.awaits_person());
    let end = game.tree().line_end();
    assert_eq!(game.tree().record()[end].comment, "Better]:\na corner");
    let earlier = game.earlier().next().unwrap();
    assert_eq!(earlier.tree().moves(), [sq("b2")]);
    assert_eq!(load(&game.to_sgf()).unwrap().to_sgf(), game.to_sgf());
}

#[test]
fn a_text_that_is_no_match_is_refused_with_the_reason() {
    let error = |text: &str| load(text).unwrap_err();
    for foreign in ["", "null", "dooz-room", "dooz-room 1", &"\n".repeat(10_000)] {
        let error = error(foreign);
        assert!(
            matches!(error, StorageError::Match(MatchError::Record(_))),
            "{error}"
        );
    }
    let text = people(Rules::TIC_TAC_TOE).to_sgf();
    let small = text.replacen("SZ[3]RU[freestyle]IR[3]", "SZ[2]RU[freestyle]IR[2]", 1);
    let board = StorageError::Board("2x2x2".parse().unwrap());
    assert_eq!(error(&small), board);
    assert_eq!(error(&(small + &text)), board);
    assert_eq!(error(&" ".repeat(17 << 20)), StorageError::TooLarge);
}

#[test]
fn the_longest_game_has_an_address() {
    let mut game = people("22x22x22".parse().unwrap());
    let squares: Vec<Square> = game.position().legal_moves().collect();
    for square in squares {
        if game.outcome().is_none() {
            game.play(square).unwrap();
        }
    }
    assert!(Address::of(&game).to_string().len() < 2_000);
}
