//! The game in all languages.

use crate::program::dooz;

#[test]
fn a_game_can_be_played_in_every_language() {
    for (language, undo) in [
        ("en", "undo"),
        ("fa", "پس گرفتن"),
        ("ar", "تراجع"),
        ("ru", "отмена"),
    ] {
        let input = format!("a1\na2\nundo\n{undo}\na1\nb1\na2\nb2\na3\n");
        let run = dooz(&["--opponent", "person", "--language", language], input);
        assert_eq!((run.status, run.errors.as_str()), (0, ""));
        assert!(!run.output.contains('⟨'), "{}", run.output);
        // The board is the same everywhere.
        assert!(
            run.output.contains("3 X . .\n2 X O .\n1 X O .\n  a b c\n"),
            "{}",
            run.output
        );
    }
}

#[test]
fn digits_are_read_in_every_script() {
    for (language, keys) in [("fa", "۷\n۵\nmoves\n"), ("ar", "٧\n٥\nmoves\n")] {
        let arguments = [
            "--opponent",
            "person",
            "--notation",
            "keypad",
            "--language",
            language,
        ];
        let run = dooz(&arguments, keys);
        assert!(run.output.contains("7 5"), "{}", run.output);
    }
}

#[test]
fn pipes_get_no_marks_and_no_controls() {
    for language in ["fa", "ar"] {
        for bidi in ["--bidi=off", "--digits=native"] {
            let run = dooz(&["--language", language, bidi], "b2\nx\nhint\nundo\n?\n");
            let steers = |sign: char| matches!(sign, '\u{1b}' | '\u{2066}'..='\u{2069}');
            assert!(!run.output.contains(steers), "{}", run.output);
        }
    }
}

#[test]
fn digits_can_be_chosen() {
    let arguments = [
        "think",
        "--brain",
        "minimax",
        "--language",
        "fa",
        ".........",
        "X",
    ];
    let run = dooz(&arguments, "");
    assert!(run.output.contains("۵۴۹٬۹۴۶"), "{}", run.output);
    let run = dooz(&[&arguments[..], &["--digits", "latin"]].concat(), "");
    assert!(run.output.contains("549,946"), "{}", run.output);
}

#[test]
fn usage_is_in_the_language_too() {
    for (language, word) in [
        ("fa", "[گزینه‌ها]"),
        ("ar", "[الخيارات]"),
        ("ru", "[параметры]"),
    ] {
        for arguments in [["convert", "--help"], ["help", "convert"]] {
            let run = dooz(&[&["--language", language][..], &arguments].concat(), "");
            assert!(run.output.contains(word), "{}", run.output);
            assert!(!run.output.contains("OPTIONS]"), "{}", run.output);
        }
    }
}
