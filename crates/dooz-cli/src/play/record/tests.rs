use dooz_core::Rules;
use dooz_play::players::BrainSpec;
use proptest::prelude::*;

use super::*;
use RecordProblem as P;

const HEADER: &str = "\
dooz record 1
rules: 3x3x3
near: X person
far: O sisoog
begins: first
random stone: no
seed: 42
";

fn problem(body: &str) -> (usize, RecordProblem) {
    let error = Record::parse(&format!("{HEADER}{body}")).unwrap_err();
    (error.line, error.problem)
}

#[test]
fn every_line_that_cannot_happen_is_named_with_its_number() {
    let b2: Square = "b2".parse().unwrap();
    assert_eq!(problem(""), (8, P::BeforeGame));
    assert_eq!(problem("move b2\n"), (8, P::BeforeGame));
    assert_eq!(problem("game nobody\n"), (8, P::Place));
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
        let error = Record::parse(&HEADER.replace(line, instead)).unwrap_err();
        (error.line, error.problem)
    };
    assert_eq!(wrong("dooz record 1", "PNG"), (1, P::Title));
    assert_eq!(wrong("record 1", "record 2"), (1, P::Version("2".into())));
    assert_eq!(wrong("3x3x3", "3x3"), (2, P::Rules(RulesError::Form)));
    assert_eq!(wrong("X person", "Z person"), (3, P::Field("near")));
    let nobody = BrainSpecError::Name("nobody".into());
    assert_eq!(wrong("sisoog", "nobody"), (4, P::Seat(nobody)));
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
    assert_eq!(Record::parse("").unwrap_err().problem, P::Title);
}

/// What a person may do, as a number for a random choice.
fn act(session: &mut Session, entries: &mut Vec<Entry>, action: u8) {
    let entry = match action {
        0 => session.undo_one().map(|_| Entry::Undo),
        1 => session.redo_one().map(|_| Entry::Redo),
        2 => {
            session.go_on();
            Some(Entry::Forget)
        }
        3 => {
            session.open_with(Place::Far);
            Some(Entry::Game(Place::Far))
        }
        _ => {
            let square = session
                .position()
                .legal_moves()
                .nth(usize::from(action) - 4);
            square.map(|square| {
                session.play(square).unwrap();
                Entry::Move(square)
            })
        }
    };
    entries.extend(entry);
}

proptest! {
    #[test]
    fn a_match_is_read_back_as_it_was_played(actions in prop::collection::vec(0..12u8, 0..80)) {
        let brain: BrainSpec = "machinarium:style=25".parse().unwrap();
        let options = MatchOptions { rules: Rules::TIC_TAC_TOE, ..MatchOptions::against(brain, 9) };
        let mut session = Session::unopened(options);
        session.open_with(Place::Near);
        let mut entries = vec![Entry::Game(Place::Near)];
        for action in actions {
            act(&mut session, &mut entries, action);
        }

        let record = Record { options, entries };
        let read = Record::parse(&record.to_string());
        prop_assert_eq!(read.as_ref(), Ok(&record));
        let again = read.unwrap().session();
        prop_assert_eq!(again.game().moves(), session.game().moves());
        prop_assert_eq!(again.game().taken_back(), session.game().taken_back());
        prop_assert_eq!(again.tally(), session.tally());
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*", cut in 0..200usize) {
        let _ = Record::parse(&text);
        let record = format!("{HEADER}game near\nmove b2\n{text}");
        let end = cut.min(record.len());
        if let Some(part) = record.get(..end) {
            let _ = Record::parse(part);
        }
    }
}
