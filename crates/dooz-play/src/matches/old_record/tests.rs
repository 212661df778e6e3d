use dooz_core::Square;
use proptest::prelude::*;

use super::*;
use OldRecordProblem as P;

const HEADER: &str = "\
dooz record 1
rules: 3x3x3
near: X person
far: O sisoog
begins: first
random stone: no
seed: 42
";

fn problem(body: &str) -> (usize, OldRecordProblem) {
    let error = parse(&format!("{HEADER}{body}")).unwrap_err();
    (error.line, error.problem)
}

#[test]
fn every_line_that_cannot_happen_is_named_with_its_number() {
    let b2: Square = "b2".parse().unwrap();
    assert_eq!(problem(""), (8, P::BeforeGame));
    assert_eq!(problem("move b2\n"), (8, P::BeforeGame));
    assert_eq!(problem("game nobody\n"), (8, P::Seat));
    assert_eq!(
        problem("game near\n\n# a remark\njump b2\n"),
        (11, P::Entry)
    );
    assert_eq!(
        problem("game near\nmove\n"),
        (9, P::Square(ParseSquareError::Form))
    );
    let taken = PlayError::Occupied(b2);
    assert_eq!(
        problem("game near\nmove b2\nmove b2\n"),
        (10, P::Play(taken))
    );
    assert_eq!(problem("game near\nundo\n"), (9, P::NothingToUndo));
    assert_eq!(
        problem("game near\nmove b2\nredo\n"),
        (10, P::NothingToRedo)
    );
}

#[test]
fn every_line_of_the_header_is_checked() {
    let wrong = |line: &str, instead: &str| {
        let error = parse(&HEADER.replace(line, instead)).unwrap_err();
        (error.line, error.problem)
    };
    assert_eq!(wrong("dooz record 1", "PNG"), (1, P::Title));
    assert_eq!(wrong("record 1", "record 2"), (1, P::Version("2".into())));
    assert_eq!(wrong("3x3x3", "3x3"), (2, P::Rules(RulesError::Form)));
    assert_eq!(wrong("X person", "Z person"), (3, P::Field("near")));
    let nobody = "nobody".parse::<Participant>().unwrap_err();
    assert_eq!(wrong("sisoog", "nobody"), (4, P::Participant(nobody)));
    assert_eq!(wrong("O sisoog", "X sisoog"), (4, P::SameSymbol));
    assert_eq!(
        wrong("begins: first", "begins: last"),
        (5, P::Field("begins"))
    );
    assert_eq!(
        wrong("stone: no", "stone: maybe"),
        (6, P::Field("random stone"))
    );
    assert_eq!(wrong("42", "forty-two"), (7, P::Field("seed")));
    assert_eq!(parse("").unwrap_err().problem, P::Title);
}

/// Returns an entry that is possible now, chosen by a random number.
fn entry(game: &Match, number: usize) -> Option<String> {
    let tree = game.tree();
    let (square, entry) = match number {
        0 => (game.last_move(), "undo"),
        1 => (tree.square_at(tree.at() + 1), "redo"),
        2 => return Some("forget".to_owned()),
        3 => return Some("game far".to_owned()),
        _ => {
            let square = game.position().legal_moves().nth(number - 4)?;
            return Some(format!("move {square}"));
        }
    };
    square.map(|_| entry.to_owned())
}

proptest! {
    #[test]
    fn a_match_is_read_as_it_was_played(numbers in prop::collection::vec(0..12usize, 0..80)) {
        let mut text = format!("{HEADER}game near\n");
        let mut moves: Vec<Square> = Vec::new();
        let mut taken_back: Vec<Square> = Vec::new();
        for number in numbers {
            let game = parse(&text).unwrap();
            prop_assert_eq!(game.moves(), &moves);
            let Some(entry) = entry(&game, number) else { continue };
            match entry.split_once(' ') {
                Some(("game", _)) => {
                    moves.clear();
                    taken_back.clear();
                }
                Some((_, square)) => {
                    let square = square.parse().unwrap();
                    moves.push(square);
                    if taken_back.pop() != Some(square) {
                        taken_back.clear();
                    }
                }
                None if entry == "undo" => taken_back.extend(moves.pop()),
                None if entry == "redo" => {
                    // The continuation after another move is still known.
                    let again = taken_back.pop();
                    let tree = game.tree();
                    moves.extend(again.or(tree.square_at(tree.at() + 1)));
                }
                None => {}
            }
            text = format!("{text}{entry}\n");
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*", cut in 0..200usize) {
        let _ = parse(&text);
        let record = format!("{HEADER}game near\nmove b2\n{text}");
        let end = cut.min(record.len());
        if let Some(part) = record.get(..end) {
            let _ = parse(part);
        }
    }
}
