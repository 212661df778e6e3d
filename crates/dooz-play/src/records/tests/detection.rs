use super::*;

#[test]
fn a_format_is_known_by_its_text() {
    for (text, format) in [
        ("(;SZ[15])", Some(RecordFormat::Sgf)),
        ("\u{feff}\r\n( ;SZ[15])", Some(RecordFormat::Sgf)),
        ("Piskvorky 15x15, 0:0, 0\n", Some(RecordFormat::Psq)),
        ("1. h8 i9", Some(RecordFormat::Moves)),
        ("h8i9", Some(RecordFormat::Moves)),
        ("", None),
        ("{}", None),
        ("dooz record 1\n", None),
    ] {
        assert_eq!(RecordFormat::of_text(text), format, "{text:?}");
    }
}

#[test]
fn a_format_is_known_by_the_ending_of_its_files() {
    assert_eq!(RecordFormat::of_ending("SGF"), Some(RecordFormat::Sgf));
    assert_eq!(RecordFormat::of_ending("psq"), Some(RecordFormat::Psq));
    assert_eq!(RecordFormat::of_ending("txt"), Some(RecordFormat::Moves));
    assert_eq!(RecordFormat::of_ending("png"), None);
    // In books of openings with this ending, row 1 is the uppermost.
    assert_eq!(RecordFormat::of_ending("pos"), None);
}
