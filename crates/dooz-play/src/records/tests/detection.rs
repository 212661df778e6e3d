use super::*;

#[test]
fn a_format_is_known_by_its_text() {
    for (text, format) in [
        ("(;SZ[15])", Some(Format::Sgf)),
        ("\u{feff}\r\n( ;SZ[15])", Some(Format::Sgf)),
        ("Piskvorky 15x15, 0:0, 0\n", Some(Format::Psq)),
        ("1. h8 i9", Some(Format::Moves)),
        ("h8i9", Some(Format::Moves)),
        ("", None),
        ("{}", None),
        ("dooz record 1\n", None),
    ] {
        assert_eq!(Format::of_text(text), format, "{text:?}");
    }
}

#[test]
fn a_format_is_known_by_the_ending_of_its_files() {
    assert_eq!(Format::of_ending("SGF"), Some(Format::Sgf));
    assert_eq!(Format::of_ending("psq"), Some(Format::Psq));
    assert_eq!(Format::of_ending("txt"), Some(Format::Moves));
    assert_eq!(Format::of_ending("png"), None);
}
