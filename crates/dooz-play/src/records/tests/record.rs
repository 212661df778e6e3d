use dooz_core::{Game, Outcome, PlayError, Player, Rules};

use super::*;
use crate::records::GameResult;

#[test]
fn a_record_of_a_game_gives_the_game_back() {
    let mut game = Game::new(Rules::TIC_TAC_TOE);
    for square in ["b2", "a1", "a2", "b1", "c2"] {
        game.play(square.parse().unwrap()).unwrap();
    }
    let record = Record::from(&game);
    assert_eq!(record.game().moves(), game.moves());
    assert_eq!(record.game().position(), game.position());
    let won = GameResult::from(Outcome::Win(Player::First));
    assert_eq!(record.result, Some(won));
}

#[test]
fn a_move_that_cannot_be_played_is_not_added() {
    let mut record = Record::new(Rules::TIC_TAC_TOE);
    let b2 = "b2".parse().unwrap();
    let node = record.play(NodeId::ROOT, b2).unwrap();
    assert_eq!(record.play(node, b2), Err(PlayError::Occupied(b2)));
    assert_eq!(record.nodes().count(), 2);
    assert_eq!(record.play(NodeId::ROOT, b2), Ok(node));
}

#[test]
fn nodes_come_line_by_line() {
    let record = read(
        RecordFormat::Sgf,
        "(;SZ[5];B[aa](;W[ab];B[ac])(;W[bb](;B[ba])(;B[bc])))",
    );
    let squares = record.nodes().filter_map(|id| record[id].square());
    let names: Vec<String> = squares.map(|square| square.to_string()).collect();
    assert_eq!(names, ["a5", "a4", "a3", "b4", "b5", "b3"]);
    let last = record.nodes().last().unwrap();
    assert_eq!(record.position(last).ply(), 3);
}

#[test]
fn the_order_in_which_lines_were_added_makes_no_difference() {
    let lines = [["b2", "a1"], ["c3", "b2"]];
    let build = |order: [usize; 4]| {
        let mut record = Record::new(Rules::TIC_TAC_TOE);
        let mut ends = [NodeId::ROOT; 2];
        let mut next = [0; 2];
        for line in order {
            let square = lines[line][next[line]].parse().unwrap();
            ends[line] = record.play(ends[line], square).unwrap();
            next[line] += 1;
        }
        record
    };
    assert_eq!(build([0, 0, 1, 1]), build([0, 1, 1, 0]));
    assert_ne!(build([0, 0, 1, 1]), build([1, 1, 0, 0]));
}

#[test]
fn a_record_forgets_what_was_removed() {
    let text = "(;SZ[5];B[aa](;W[ab];B[ac])(;W[bb])(;W[cb]))";
    let mut record = read(RecordFormat::Sgf, text);
    let second = record.main_line().nth(1).unwrap();
    let middle = record.children(second).nth(1).unwrap();
    record.remove(middle);
    let rest = read(RecordFormat::Sgf, "(;SZ[5];B[aa](;W[ab];B[ac])(;W[cb]))");
    assert_eq!(record, rest);

    record.remove(NodeId::ROOT);
    assert_eq!(record, rest);
    record.remove(second);
    assert_eq!(record, read(RecordFormat::Sgf, "(;SZ[5])"));
    let again = record.play(NodeId::ROOT, "c3".parse().unwrap()).unwrap();
    assert_eq!(record.main_line().last(), Some(again));
}
