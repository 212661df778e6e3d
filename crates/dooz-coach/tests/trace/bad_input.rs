//! Invalid input is an error with its place: no panic, no hang.

use std::time::Instant;

use dooz_coach::trace::{ALGORITHMS, Method, Subject, Trace, TraceError, TraceFilter};
use dooz_core::Symbol;
use dooz_core::textbook::{Side, Tree, TreeErrorKind};
use dooz_play::options::OptionError;

use super::messages::{board, trace, tree};

fn place(text: &str) -> (usize, TreeErrorKind) {
    let error = Subject::tree(text, Side::Max).unwrap_err();
    (error.at, error.kind)
}

#[test]
fn a_wrong_tree_is_refused_with_the_place() {
    assert_eq!(place(""), (0, TreeErrorKind::Empty));
    assert_eq!(place("(3 (7"), (5, TreeErrorKind::Unclosed));
    assert_eq!(place(")"), (0, TreeErrorKind::Unopened));
    assert_eq!(place("(3) 4"), (4, TreeErrorKind::Rest));
    assert_eq!(place("(3 x)"), (3, TreeErrorKind::Leaf));
}

#[test]
fn a_million_levels_are_too_many() {
    let deep = "(".repeat(1_000_000) + "1" + &")".repeat(1_000_000);
    assert_eq!(place(&deep), (Tree::MAX_DEPTH, TreeErrorKind::TooDeep));
    let deepest = "(".repeat(Tree::MAX_DEPTH) + "1" + &")".repeat(Tree::MAX_DEPTH);
    assert_eq!(trace(tree(&deepest), "minimax").summary.calls, 101);
}

#[test]
fn many_leaves_take_no_longer_than_they_are_many() {
    let wide = format!("({})", "7 ".repeat(200_000));
    let begin = Instant::now();
    for method in [
        "minimax",
        "alphabeta:fast-cut=both",
        "alphabeta:order=centre",
    ] {
        assert_eq!(trace(tree(&wide), method).summary.score, 7);
    }
    assert!(begin.elapsed().as_secs() < 20);
}

#[test]
fn what_does_not_go_together_is_refused() {
    let refused =
        |subject, method: &str| Trace::record(subject, method.parse().unwrap()).unwrap_err();
    assert_eq!(
        refused(tree("(1 2)"), "sisoog"),
        TraceError::BoardOnly("sisoog")
    );
    let rules = "4x3x3".parse().unwrap();
    let setup = dooz_core::Setup::parse(rules, "............", Symbol::X).unwrap();
    let large = Subject::board(&setup).unwrap();
    assert!(matches!(
        refused(large.clone(), "lafore"),
        TraceError::CannotPlay { .. }
    ));
    assert_eq!(refused(large, "minimax"), TraceError::TooLarge);
    let filter = TraceFilter {
        subtree: Some(10),
        ..TraceFilter::default()
    };
    let empty = Trace::record_part(board("O.XX.X.OO", Symbol::X), Method::default(), filter);
    assert_eq!(empty.unwrap_err(), TraceError::Empty { filter, calls: 9 });
}

#[test]
fn a_wrong_method_is_refused() {
    let error = |text: &str| text.parse::<Method>().unwrap_err();
    assert!(matches!(
        error("machinarium"),
        OptionError::Name { name, .. } if name == "machinarium"
    ));
    for text in [
        "minimax:window=-1,1",
        "sisoog:order=centre",
        "minimax:",
        "averaging:win=3",
    ] {
        assert!(matches!(error(text), OptionError::Option { .. }), "{text}");
    }
    assert!(matches!(
        error("alphabeta:cut=eq"),
        OptionError::Value { .. }
    ));
    assert!(matches!(error("minimax:win=0"), OptionError::Number { .. }));
    for window in ["1", "1,-1", "3,3"] {
        let text = format!("alphabeta:window={window}");
        assert_eq!(error(&text), OptionError::Window(window.to_owned()));
    }
}

#[test]
fn a_method_is_read_back_from_its_text() {
    for text in [
        "minimax",
        "negamax:order=centre:depth-score=zero:win=20:max=x",
        "alphabeta:window=-2,2:cut=gt:fast-cut=both:order=reversed",
        "alphabeta:window=-1000000000,1000000000",
        "alphabeta:window=-5,-3",
        "averaging:order=centre",
        "classic-alphabeta:max=o",
    ] {
        assert_eq!(text.parse::<Method>().unwrap().to_string(), text);
    }
    let negamax = "minimax:form=one:order=centre".parse::<Method>().unwrap();
    assert_eq!(negamax.to_string(), "negamax:order=centre");
}

#[test]
fn every_value_of_every_option_of_a_method_is_read_back() {
    for row in ALGORITHMS {
        assert_eq!(row.name.parse::<Method>().unwrap().name(), row.name);
        for option in row.options {
            let names = option.values.names().unwrap_or(&[]);
            let range = option.values.range().map(|(from, to)| [from, to]);
            let numbers = range.into_iter().flatten().map(|number| number.to_string());
            for value in names.iter().map(ToString::to_string).chain(numbers) {
                let text = format!("{}:{}={value}", row.name, option.name);
                let method: Method = text.parse().unwrap();
                assert_eq!(method.spec().value(option.name), Some(value), "{text}");
                assert_eq!(method.to_string().parse(), Ok(method), "{text}");
            }
        }
    }
}
