//! Crosses, circles and stones, drawn large.

use crate::play::tui::view::theme::Mark;

/// The drawing of a mark that is `height` rows high (3 or 5), row by row.
pub(crate) const fn drawing(mark: Mark, height: u16, ascii: bool) -> &'static [&'static str] {
    match (mark, height, ascii) {
        (Mark::Cross, 5.., false) => &[
            "▀▄     ▄▀",
            "  ▀▄ ▄▀  ",
            "    █    ",
            "  ▄▀ ▀▄  ",
            "▄▀     ▀▄",
        ],
        (Mark::Cross, 5.., true) => &[
            r"\       /",
            r"  \   /  ",
            r"    X    ",
            r"  /   \  ",
            r"/       \",
        ],
        (Mark::Cross, _, false) => &["▀▄ ▄▀", "  █  ", "▄▀ ▀▄"],
        (Mark::Cross, _, true) => &[r"\   /", r"  X  ", r"/   \"],
        (Mark::Circle | Mark::WhiteStone, 5.., false) => &[
            " ▄▀▀▀▀▀▄ ",
            "█       █",
            "█       █",
            "█       █",
            " ▀▄▄▄▄▄▀ ",
        ],
        (Mark::Circle | Mark::WhiteStone, 5.., true) => &[
            r"  .---.  ",
            r" /     \ ",
            r"|       |",
            r" \     / ",
            r"  '---'  ",
        ],
        (Mark::Circle | Mark::WhiteStone, _, false) => &["▄▀▀▀▄", "█   █", "▀▄▄▄▀"],
        (Mark::Circle | Mark::WhiteStone, _, true) => &[r" .-. ", r"(   )", r" '-' "],
        (Mark::BlackStone, 5.., false) => &[
            " ▄█████▄ ",
            "█████████",
            "█████████",
            "█████████",
            " ▀█████▀ ",
        ],
        (Mark::BlackStone, 5.., true) => &[
            r"  #####  ",
            r" ####### ",
            r"#########",
            r" ####### ",
            r"  #####  ",
        ],
        (Mark::BlackStone, _, false) => &["▄███▄", "█████", "▀███▀"],
        (Mark::BlackStone, _, true) => &[r" ### ", r"#####", r" ### "],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_a_full_rectangle() {
        let marks = [
            Mark::Cross,
            Mark::Circle,
            Mark::BlackStone,
            Mark::WhiteStone,
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
