// Expected rows are written as code points, because an editor would reorder
// them. Each line of a row is one word, the leftmost first.

use super::*;
use crate::terminal::width;

#[track_caller]
fn shows(line: &str, row: &[&str]) {
    let found = seen(line, TextDirection::RightToLeft);
    assert_eq!(found, row.concat(), "{}", found.escape_unicode());
}

#[test]
fn letters_are_joined_and_run_from_right_to_left() {
    shows("دوز", &["\u{feaf}", "\u{feed}", "\u{fea9}"]);
    shows("حرکت", &["\u{fe96}", "\u{fb90}", "\u{feae}", "\u{fea3}"]);
}

#[test]
fn lam_and_alef_share_a_cell() {
    shows("سلام", &["\u{fee1}", "\u{fefc}", "\u{feb3}"]);
}

#[test]
fn a_move_stays_readable_within_a_persian_sentence() {
    shows(
        "خانهٔ «\u{2068}b2\u{2069}» پر است.",
        &[
            ".",
            "\u{fe96}\u{feb3}\u{fe8d} ",
            "\u{feae}\u{fb58} ",
            "«b2» ",
            "\u{feea}\u{654}\u{fee7}\u{fe8e}\u{fea7}",
        ],
    );
}

#[test]
fn brackets_turn_round_and_numbers_do_not() {
    shows(
        "دوز (۱۰ تا ۱۵): [a1]",
        &[
            "[a1] :",
            "(۱۵ ",
            "\u{fe8e}\u{fe97} ",
            "۱۰) ",
            "\u{feaf}\u{feed}\u{fea9}",
        ],
    );
}

#[test]
fn a_sign_and_separators_stay_with_their_number() {
    shows(
        "عمق: \u{2068}\u{200e}−۱٬۲۳۴٫۵\u{2069}.",
        &[".−۱٬۲۳۴٫۵ ", ":", "\u{fed6}\u{fee4}\u{fecb}"],
    );
}

#[test]
fn an_isolated_option_keeps_its_dashes_in_front() {
    shows(
        "با \u{2066}--plain\u{2069}",
        &["--plain ", "\u{fe8e}\u{fe91}"],
    );
}

#[test]
fn a_diacritic_follows_its_letter() {
    shows(
        "أَنْتَ",
        &["\u{fe96}\u{64e}", "\u{fee7}\u{652}", "\u{fe83}\u{64e}"],
    );
}

#[test]
fn a_diacritic_without_a_letter_does_no_harm() {
    shows("\u{64e}ب", &["\u{fe8f}", "\u{64e}"]);
    shows("\u{64e}", &["\u{64e}"]);
}

#[test]
fn an_empty_line_stays_empty() {
    shows("", &[]);
    shows("\u{200d}", &[]);
}

#[test]
fn a_zero_width_non_joiner_parts_letters_and_takes_no_cell() {
    shows(
        "خانه‌ای",
        &["\u{fbfc}\u{fe8d}", "\u{feea}\u{fee7}\u{fe8e}\u{fea7}"],
    );
}

#[test]
fn a_persian_name_in_an_english_line_leaves_the_line_in_order() {
    assert_eq!(
        seen("Language: فارسی.", TextDirection::LeftToRight),
        "Language: \u{fbfd}\u{feb3}\u{fead}\u{fe8e}\u{fed3}.",
    );
}

#[test]
fn a_line_that_reads_from_left_to_right_is_left_alone() {
    for line in ["", "a1 (b2)", "Ваш ход: «h8» — 1 234,5"] {
        assert_eq!(seen(line, TextDirection::LeftToRight), line);
    }
}

#[test]
fn no_text_can_stop_it_or_leave_a_mark_behind() {
    let signs = [
        'ل', 'ا', '\u{64e}', 'ـ', '\u{200d}', '\u{200c}', '\u{2068}', '\u{2069}', 'b', ' ',
    ];
    let mut texts = vec![String::new()];
    for _ in 0..5 {
        texts = texts
            .iter()
            .flat_map(|text| signs.map(|sign| format!("{text}{sign}")))
            .collect();
        for text in &texts {
            let row = seen(text, TextDirection::RightToLeft);
            assert!(!row.contains(steers_order), "{text:?}");
            assert!(width(&row) <= width(text), "{text:?}");
            assert_eq!(
                row.matches('b').count(),
                text.matches('b').count(),
                "{text:?}"
            );
        }
    }
}
