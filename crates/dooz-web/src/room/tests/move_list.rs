use dooz_play::records::Format;

use super::*;

/// The list as signs: `>` for each depth, `|` where a line begins, `?` for
/// what is not followed, and `!` for what is on the board.
fn printed(room: &Room) -> String {
    let words = room.move_list().into_iter().map(|entry| {
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
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2 a1 a2");
    room.first();
    room.next();
    play(&mut room, "a3 c1");
    room.previous();
    play(&mut room, "c2");
    assert_eq!(printed(&room), "1b2 2a1? >|2a3 >3c1? >>|3c2! 3a2?");
}

#[test]
fn a_comment_of_its_own_is_no_move() {
    let text = b"(;SZ[5];B[aa];C[So.];W[bb](;B[cc])(;B[cd]))";
    let mut games = super::super::read_games(text, None, Rules::TIC_TAC_TOE).unwrap();
    let mut room = Room::default();
    room.open(games.remove(0));
    assert_eq!(printed(&room), "1a5 2b4 3c3! >|3c2?");
    room.previous();
    room.previous();
    assert_eq!(printed(&room), "1a5! 2b4 3c3 >|3c2?");
    assert_eq!(room.undo(), 1);
    assert_eq!(room.redo(), 1);
    assert_eq!(moves(&room), "a5");
    let file = room.export(Format::Sgf).unwrap().text;
    assert!(file.contains(";C[So.]"), "{file}");
}

#[test]
fn lines_in_lines_are_listed_however_deep() {
    let mut room = people("22x22x22".parse().unwrap());
    let squares: Vec<Square> = room.position().legal_moves().collect();
    for pair in squares.chunks(2).take(100) {
        room.play(pair[0]).unwrap();
        room.previous();
        room.play(pair[1]).unwrap();
    }
    let list = room.move_list();
    assert_eq!(list.len(), 200);
    assert_eq!(list.iter().map(|entry| entry.depth).max(), Some(100));
}
