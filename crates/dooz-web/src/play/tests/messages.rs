use dooz_locale::{Explain, Language, Locale};

use super::super::{Address, load, read_games};
use super::*;

fn of_address(address: &str, language: Language) -> String {
    let error = address.parse::<Address>().unwrap_err();
    error.explain(&Locale::new(language))
}

#[test]
fn a_person_is_told_what_is_wrong_with_an_address() {
    let english = |address: &str| of_address(address, Language::English);
    assert_eq!(
        english("#/play?rules=5x5x4&moves=b2p9"),
        "This address holds no game: Move 2 cannot be played. \
         `p9` is off this 5x5 board; columns go from a to e and rows from 1 to 5."
    );
    assert_eq!(
        of_address("#/play?moves=b2a1&at=7", Language::Russian),
        "«7» — не место в этой партии; напишите после at= число от 0 до 2."
    );
}

#[test]
fn every_error_has_its_own_sentence_in_every_language() {
    let long = format!("#/play?{}", "x".repeat(9000));
    let addresses = [
        long.as_str(),
        "",
        "#/play?moves=%",
        "#/play?at=0&at=0",
        "#/play?rules=chess",
        "#/play?rules=2x2x2",
        "#/play?board=3/3",
        "#/play?board=4/3/3",
        "#/play?turn=\u{1b}",
        "#/play?board=xxx/ooo/3",
        "#/play?moves=zz",
        "#/play?moves=b2b2",
        "#/play?moves=a1b1a2b2a3b3",
        "#/play?at=1",
        "#/play?second=<b>",
    ];
    let many = format!("(;SZ[5]{})", "(;B[aa])".repeat(50_000));
    let huge = " ".repeat(5 << 20);
    let files = [
        huge.as_str(),
        &many,
        "",
        "(;SZ[5]",
        "[\"X\"]",
        "XXX/.../...",
        "(;SZ[31])",
    ];
    let matches = ["", "(;SZ[3]IR[3]DOOZ[game=1])"];
    for language in Language::ALL {
        let locale = Locale::new(language);
        let mut sentences: Vec<String> = Vec::new();
        for address in addresses {
            sentences.push(address.parse::<Address>().unwrap_err().explain(&locale));
        }
        for file in files {
            let error = read_games(file.as_bytes(), Rules::TIC_TAC_TOE).unwrap_err();
            sentences.push(error.explain(&locale));
        }
        for text in matches {
            sentences.push(load(text).unwrap_err().explain(&locale));
        }
        for sentence in &sentences {
            assert!(!sentence.contains(['⟨', '\u{1b}']), "{sentence}");
        }
        let count = sentences.len();
        sentences.sort();
        sentences.dedup();
        assert_eq!(sentences.len(), count, "{sentences:#?}");
    }
}
