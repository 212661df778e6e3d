//! Pictures: outline, Graphviz, drawing.

use std::io::Write;
use std::process::{Command, Stdio};

use dooz_coach::trace::{Trace, TreeView, dot, outline, svg};
use dooz_core::Symbol;

use super::messages::{Plain, board, trace, tree};

fn view(trace: &Trace, room: usize) -> TreeView {
    TreeView::finished(trace.clone(), room)
}

fn drawn(trace: &Trace, room: usize) -> String {
    svg(&view(trace, room), &Plain)
}

#[test]
fn an_outline_of_boards() {
    let trace = trace(board("O.XX.X.OO", Symbol::X), "alphabeta");
    insta::assert_snapshot!(outline(&view(&trace, 100), &Plain));
}

#[test]
fn an_outline_of_averaging_shows_what_wins_at_once() {
    let trace = trace(board("O.XX.X.OO", Symbol::X), "lafore");
    insta::assert_snapshot!(outline(&view(&trace, 100), &Plain));
}

#[test]
fn without_cuts_a_classic_keeps_its_scores_and_its_maximiser() {
    // O wins, which its program counts as -1, whoever is to move.
    let view = view(
        &trace(board("XOX / .O. / ..X", Symbol::O), "classic-alphabeta"),
        100,
    );
    assert_eq!(view.full_score(0), Some(-1));
    let pruned = view.node_at(&[7]).unwrap();
    assert_eq!(view.full_score(pruned), Some(-1));
}

#[test]
fn a_graph() {
    let trace = trace(tree("((7 9) (3 8 6))"), "alphabeta");
    insta::assert_snapshot!(dot(&view(&trace, 100), &Plain));
}

#[test]
fn a_drawing() {
    let trace = trace(board("O.XX.X.OO", Symbol::X), "alphabeta");
    insta::assert_snapshot!(drawn(&trace, 100));
}

#[test]
fn a_drawing_folds_what_is_too_big_and_says_so() {
    let trace = trace(board("X...O....", Symbol::X), "alphabeta");
    let drawing = drawn(&trace, 40);
    let calls = drawing.matches("<title>call ").count() as u64;
    assert!(calls <= 40);
    let folded = trace.summary.calls - calls;
    assert!(
        drawing.contains(&format!(">{folded} folded</text>")),
        "{folded}"
    );
}

#[test]
fn whatever_the_words_are_the_drawing_stays_well_formed() {
    let trace = trace(tree("((7 9) (3 8 6))"), "alphabeta");
    let drawing = drawn(&trace, 100);
    assert!(drawing.contains("&lt;alphabeta&gt;"));
    assert!(!drawing.contains("<alphabeta>"));
    for name in ["g", "title", "text", "svg", "style", "desc"] {
        let opened = drawing.matches(&format!("<{name}>")).count()
            + drawing.matches(&format!("<{name} ")).count();
        assert_eq!(
            opened,
            drawing.matches(&format!("</{name}>")).count(),
            "{name}"
        );
    }
}

#[test]
#[ignore = "needs Graphviz; cargo xtask test runs it"]
fn graphviz_lays_the_graphs_out() {
    let trace = trace(board("O.XX.X.OO", Symbol::X), "alphabeta");
    let graph = dot(&view(&trace, 100), &Plain);
    let mut child = Command::new("dot")
        .arg("-Tplain")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(graph.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let laid_out = String::from_utf8(output.stdout).unwrap();
    let pruned: usize = trace
        .state()
        .calls()
        .iter()
        .map(|call| call.cut.as_ref().map_or(0, |cut| cut.pruned.len()))
        .sum();
    let nodes = laid_out
        .lines()
        .filter(|line| line.starts_with("node "))
        .count();
    assert_eq!(nodes, trace.state().calls().len() + pruned);
}
