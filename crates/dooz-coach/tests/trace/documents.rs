//! JSON: one document, checked against its schema, or a line for each event.

use dooz_coach::trace::{Document, Method, TraceFilter, write_lines};
use dooz_core::{Limits, Symbol};
use serde_json::Value;

use super::messages::{board, trace, tree};
use super::schema::fault;

const SCHEMA: &str = include_str!("../../../../docs/trace.schema.json");

#[test]
fn every_document_fits_its_schema() {
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let position = board("O.XX.X.OO", Symbol::X);
    let traces = [
        trace(position.clone(), "freecodecamp"),
        trace(position.clone(), "alphabeta:window=-1,1:fast-cut=both"),
        trace(position, "lafore"),
        trace(tree("((3 7) (2 (9 1)))"), "alphabeta"),
        trace(tree("5"), "minimax"),
    ];
    for trace in &traces {
        let document = serde_json::to_value(Document::of(trace)).unwrap();
        assert_eq!(fault(&schema, &document), None, "{}", trace.method);
    }
}

#[test]
fn the_schema_refuses_what_is_no_document() {
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let trace = trace(tree("(3 7)"), "minimax");
    let good = serde_json::to_value(Document::of(&trace)).unwrap();
    for (pointer, wrong) in [
        ("/version", Value::from(2)),
        ("/calls/0/side", Value::from("both")),
        ("/result/calls", Value::from(-1)),
        ("/calls/1/score", Value::from("3")),
    ] {
        let mut bad = good.clone();
        *bad.pointer_mut(pointer).unwrap() = wrong;
        let fault = fault(&schema, &bad).unwrap();
        assert!(fault.starts_with(pointer), "{fault}");
    }
    let mut more = good;
    more["calls"][0]["extra"] = Value::Null;
    assert!(fault(&schema, &more).is_some());
}

#[test]
fn a_small_document() {
    let trace = trace(tree("(7 3)"), "alphabeta:window=0,9");
    insta::assert_snapshot!(serde_json::to_string_pretty(&Document::of(&trace)).unwrap());
}

#[test]
fn lines_come_as_events_happen() {
    let mut lines = Vec::new();
    let subject = board("O.XX.X.OO", Symbol::X);
    let method: Method = "alphabeta".parse().unwrap();
    let (filter, limits) = (TraceFilter::default(), Limits::default());
    write_lines(&subject, &method, filter, &limits, &mut |_| {}, &mut lines).unwrap();
    insta::assert_snapshot!(String::from_utf8(lines).unwrap());
}

#[test]
fn the_whole_tree_is_written_without_being_kept() {
    /// Counts lines, whose ends are written by themselves.
    #[derive(Default)]
    struct Count(u64);

    impl std::io::Write for Count {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += u64::from(bytes.ends_with(b"\n"));
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    let mut count = Count::default();
    let empty = board(".........", Symbol::X);
    let (filter, limits) = (TraceFilter::default(), Limits::default());
    let summary = write_lines(
        &empty,
        &Method::default(),
        filter,
        &limits,
        &mut |_| {},
        &mut count,
    )
    .unwrap();
    assert_eq!(summary.calls, 549_946);
    assert!(count.0 > 2 * 549_946);
}
