use dooz_core::{Outcome, Player, Position, Symbol};
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;
use crate::records::GameResult;

/// A text that survives in a comment or a name; examples show what reading
/// makes of others.
const TEXT: &str = r"[a-zа-я\[\]\\():;,+0-9 ]{0,12}";

fn any_rules() -> impl Strategy<Value = Rules> {
    const NAMES: [&str; 7] = [
        "3x3x3",
        "tic-tac-toe",
        "7x6x4",
        "5x9x5-caro",
        "renju",
        "31x22x5",
        "4x4x3-misere",
    ];
    proptest::sample::select(&NAMES[..]).prop_map(|name| name.parse().unwrap())
}

fn any_result() -> impl Strategy<Value = Option<GameResult>> {
    proptest::sample::select(vec![
        None,
        Some(GameResult::Draw),
        Some(GameResult::Void),
        Some(GameResult::Other("?".into())),
        Some(GameResult::from(Outcome::Win(Player::First))),
        Some(GameResult::Win {
            winner: Player::Second,
            how: "Resign".into(),
        }),
    ])
}

/// Generates a record that grows at any of its nodes, from any position.
pub(crate) fn any_record() -> impl Strategy<Value = Record> {
    let step = (
        any::<Index>(),
        any::<Index>(),
        TEXT,
        proptest::option::of(0..9_999_999_u32),
    );
    let steps = proptest::collection::vec(step, 0..40);
    let names = [TEXT, TEXT];
    (
        any_rules(),
        any::<bool>(),
        0..4_usize,
        steps,
        names,
        any_result(),
    )
        .prop_map(|(rules, crosses_begin, set_up, steps, names, result)| {
            let first = if crosses_begin { Symbol::X } else { Symbol::O };
            let mut start = Position::new(rules);
            for (_, pick, ..) in steps.iter().take(set_up) {
                play_any(&mut start, *pick);
            }
            let mut record = Record::from_position(start, first);
            let mut nodes = vec![NodeId::ROOT];
            for (node, pick, comment, milliseconds) in steps {
                let node = *node.get(&nodes);
                let moves: Vec<_> = record.position(node).legal_moves().collect();
                if moves.is_empty() {
                    continue;
                }
                let id = record.play(node, *pick.get(&moves)).unwrap();
                record[id].comment = comment.trim_end().to_owned();
                record[id].milliseconds = milliseconds;
                nodes.push(id);
            }
            for (player, name) in Player::BOTH.into_iter().zip(&names) {
                record.set_name(player, name);
            }
            record.result = result;
            record
        })
}

fn play_any(position: &mut Position, pick: Index) {
    let moves: Vec<_> = position.legal_moves().collect();
    if !moves.is_empty() {
        position.play(*pick.get(&moves)).unwrap();
    }
}

proptest! {
    #[test]
    fn any_record_comes_back_from_sgf(records in proptest::collection::vec(any_record(), 1..3)) {
        let text = RecordFormat::Sgf.write(&records).unwrap();
        let again = RecordFormat::Sgf.read(&text, None);
        prop_assert_eq!(again.as_ref(), Ok(&records), "{}", text);
        prop_assert_eq!(RecordFormat::of_text(&text), Some(RecordFormat::Sgf));
    }

    #[test]
    fn the_game_itself_comes_back_from_every_format(record in any_record()) {
        for format in RecordFormat::ALL {
            if format != RecordFormat::Sgf && record.start().ply() > 0 {
                continue;
            }
            let Ok(file) = format.write_bytes(std::slice::from_ref(&record)) else {
                prop_assert_eq!(format, RecordFormat::Lib);
                continue;
            };
            if file.trim_ascii().is_empty() {
                continue;
            }
            let again = format.read_bytes(&file, Some(record.rules())).unwrap();
            prop_assert_eq!(moves(&again[0]), moves(&record), "{:?}", file);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_its_place(
        text in r"[();BWSZACRUPL\[\]abc\\15:,x0-9 \n\u{0}-\u{ff}]{0,60}",
    ) {
        for begin in ["", "(;SZ[5]", "(;SZ[5];B[aa](", "Piskvorky 15x15, 0:0, 0\n"] {
            let text = format!("{begin}{text}");
            for format in RecordFormat::ALL {
                match format.read(&text, None) {
                    Err(error) => prop_assert!(text.is_char_boundary(error.place.byte())),
                    Ok(records) => {
                        let written = format.write(&records).unwrap();
                        let again = format.read(&written, None);
                        prop_assert_eq!(again.as_ref(), Ok(&records), "{}", written);
                    }
                }
            }
        }
    }
}
