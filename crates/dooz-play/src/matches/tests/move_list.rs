use super::super::Participant;
use crate::records::RecordFormat;

use super::*;

/// Returns the list as symbols: `>` for each depth, `|` where a line begins,
/// `?` for moves not on the followed line, and `!` for those on the board.
fn printed(game: &Match) -> String {
    let words = game.move_list().into_iter().map(|entry| {
        let depth = ">".repeat(usize::from(entry.depth));
        let begin = if entry.begins_line { "|" } else { "" };
        let way = if entry.is_followed { "" } else { "?" };
        let mark = if entry.is_current { "!" } else { "" };
        format!("{depth}{begin}{}{}{way}{mark}", entry.number, entry.square)
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_move_comes_before_its_alternatives_and_these_before_what_follows() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1 a2");
    game.first();
    game.next();
    play(&mut game, "a3 c1");
    game.previous();
    play(&mut game, "c2");
    assert_eq!(printed(&game), "1b2 2a1? >|2a3 >3c1? >>|3c2! 3a2?");
}

#[test]
fn a_comment_of_its_own_is_no_move() {
    let text = "(;SZ[5];B[aa];C[So.];W[bb](;B[cc])(;B[cd]))";
    let mut games = RecordFormat::Sgf.read(text, None).unwrap();
    let mut game = Match::default();
    game.open(games.remove(0), [Participant::Person; 2]);
    assert_eq!(printed(&game), "1a5 2b4 3c3! >|3c2?");
    game.previous();
    game.previous();
    assert_eq!(printed(&game), "1a5! 2b4 3c3 >|3c2?");
    assert_eq!(game.undo().len(), 1);
    assert_eq!(game.redo().len(), 1);
    assert_eq!(moves(&game), "a5");
    let file = RecordFormat::Sgf
        .write(&[game.current().to_record()])
        .unwrap();
    assert!(file.contains(";C[So.]"), "{file}");
}

#[test]
fn lines_in_lines_are_listed_however_deep() {
    let mut game = people("22x22x22".parse().unwrap());
    let squares: Vec<Square> = game.position().legal_moves().collect();
    for pair in squares.chunks(2).take(100) {
        game.play(pair[0]).unwrap();
        game.previous();
        game.play(pair[1]).unwrap();
    }
    let list = game.move_list();
    assert_eq!(list.len(), 200);
    assert_eq!(list.iter().map(|entry| entry.depth).max(), Some(100));
}
