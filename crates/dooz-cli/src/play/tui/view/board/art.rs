//! Crosses, circles and stones, drawn large.

use crate::play::tui::view::theme::PlayerMark;

/// Returns the drawing of a mark `height` rows high (3 or 5), row by row.
pub(crate) const fn drawing(mark: PlayerMark, height: u16, ascii: bool) -> &'static [&'static str] {
    match (mark, height, ascii) {
        (PlayerMark::Cross, 5.., false) => &[
            "▀▄     ▄▀",
            "  ▀▄ ▄▀  ",
            "    █    ",
            "  ▄▀ ▀▄  ",
            "▄▀     ▀▄",
        ],
        (PlayerMark::Cross, 5.., true) => &[
            r"\       /",
            r"  \   /  ",
            r"    X    ",
            r"  /   \  ",
            r"/       \",
        ],
        (PlayerMark::Cross, _, false) => &["▀▄ ▄▀", "  █  ", "▄▀ ▀▄"],
        (PlayerMark::Cross, _, true) => &[r"\   /", r"  X  ", r"/   \"],
        (PlayerMark::Circle | PlayerMark::WhiteStone, 5.., false) => &[
            " ▄▀▀▀▀▀▄ ",
            "█       █",
            "█       █",
            "█       █",
            " ▀▄▄▄▄▄▀ ",
        ],
        (PlayerMark::Circle | PlayerMark::WhiteStone, 5.., true) => &[
            r"  .---.  ",
            r" /     \ ",
            r"|       |",
            r" \     / ",
            r"  '---'  ",
        ],
        (PlayerMark::Circle | PlayerMark::WhiteStone, _, false) => &["▄▀▀▀▄", "█   █", "▀▄▄▄▀"],
        (PlayerMark::Circle | PlayerMark::WhiteStone, _, true) => &[r" .-. ", r"(   )", r" '-' "],
        (PlayerMark::BlackStone, 5.., false) => &[
            " ▄█████▄ ",
            "█████████",
            "█████████",
            "█████████",
            " ▀█████▀ ",
        ],
        (PlayerMark::BlackStone, 5.., true) => &[
            r"  #####  ",
            r" ####### ",
            r"#########",
            r" ####### ",
            r"  #####  ",
        ],
        (PlayerMark::BlackStone, _, false) => &["▄███▄", "█████", "▀███▀"],
        (PlayerMark::BlackStone, _, true) => &[r" ### ", r"#####", r" ### "],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_a_full_rectangle() {
        let marks = [
            PlayerMark::Cross,
            PlayerMark::Circle,
            PlayerMark::BlackStone,
            PlayerMark::WhiteStone,
        ];
        for (mark, ascii) in marks
            .into_iter()
            .flat_map(|mark| [(mark, false), (mark, true)])
        {
            for (height, width) in [(3, 5), (5, 9)] {
                let rows = drawing(mark, height, ascii);
                assert_eq!(rows.len(), usize::from(height));
                assert!(
                    rows.iter().all(|row| row.chars().count() == width),
                    "{mark:?}"
                );
                assert!(!ascii || rows.iter().all(|row| row.is_ascii()), "{mark:?}");
            }
        }
    }
}
