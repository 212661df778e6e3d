use dooz_core::classics::Sisoog;
use dooz_core::{Notation, Position, Rules, Symbol};

use crate::tables::{after_one_move, cell, choose, reply, table};

#[test]
fn every_row_of_the_table_holds() {
    for row in table("sisoog.tsv") {
        let game = row.game(Symbol::X);
        let (choice, scores) = choose(&mut Sisoog, &game.position).unwrap();
        let square = choice.square.unwrap();
        let keypad = Notation::Keypad.write(Rules::TIC_TAC_TOE, square);
        assert_eq!(Some(cell(square)), row.optional("move"), "{row:?}");
        assert_eq!(keypad.to_string(), row.text("keypad"));
        assert_eq!(Some(choice.own_score), row.optional("best_val"), "{row:?}");
        assert_eq!(choice.nodes.to_string(), row.text("calls"), "{row:?}");
        assert_eq!(choice.exact, Some(true));

        let listed = |cell| Some((cell, row.optional(&format!("v{cell}"))?));
        let listed: Vec<_> = (0..9).filter_map(listed).collect();
        assert_eq!(scores, listed, "{row:?}");
    }
}

#[test]
fn replies_and_calls_at_the_start_are_the_articles() {
    let (choice, _) = choose(&mut Sisoog, &Position::new(Rules::TIC_TAC_TOE)).unwrap();
    assert_eq!((choice.own_score, choice.nodes), (0, 549_945));

    let replies: Vec<_> = after_one_move().map(|p| reply(&mut Sisoog, &p)).collect();
    assert_eq!(replies, [4, 0, 4, 0, 0, 2, 4, 1, 4]);
    let calls = after_one_move().map(|p| choose(&mut Sisoog, &p).unwrap().0.nodes);
    let (corner, edge, centre) = (59_704, 63_904, 55_504);
    let expected = [
        corner, edge, corner, edge, centre, edge, corner, edge, corner,
    ];
    assert_eq!(calls.collect::<Vec<_>>(), expected);
}

#[test]
fn a_finished_game_has_no_move_and_scores_its_result() {
    let lost = crate::tables::XPosition::new("OOOXX.X..", Symbol::X);
    let (choice, scores) = choose(&mut Sisoog, &lost.position).unwrap();
    assert_eq!(
        (choice.square, choice.own_score, choice.nodes),
        (None, -10, 0)
    );
    assert_eq!(scores, []);
}
