use std::time::Duration;

use dooz_core::{Progress, Rules, Score, ScoredMove, Square};

use super::*;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn notes(show_detail: u32, reports: &[Progress<'_>]) -> Vec<String> {
    let mut commentary = Commentary::new(Rules::GOMOKU, show_detail);
    let time = Duration::from_millis(500);
    let notes = reports
        .iter()
        .flat_map(|report| commentary.note(report, time));
    notes.map(|note| note.to_string()).collect()
}

#[test]
fn the_moves_under_search_are_told_if_asked() {
    let best = [square("h8")];
    let mut report = Progress::default();
    report.depth = Some(3);
    report.pv = &best;
    report.searched = Some(ScoredMove {
        square: square("a15"),
        score: Some(Score::LossIn(4)),
        own_score: 0,
    });
    assert_eq!(notes(0, &[report]), [""; 0]);
    assert_eq!(
        notes(1, &[report, report]),
        [
            "MESSAGE REALTIME REFRESH",
            "MESSAGE REALTIME DONE 0,0",
            "MESSAGE REALTIME LOST 0,0",
            "MESSAGE REALTIME BEST 7,7",
            "MESSAGE REALTIME DONE 0,0",
            "MESSAGE REALTIME LOST 0,0",
        ]
    );
}

#[test]
fn the_line_of_a_depth_is_told_in_fields_if_asked() {
    let pv = [square("h8"), square("h9")];
    let mut report = Progress::default();
    report.depth = Some(3);
    report.nodes = 2000;
    report.score = Some(Score::WinIn(7));
    report.pv = &pv;
    report.finished = true;
    assert_eq!(
        notes(2, &[report]),
        [
            "INFO PV 0",
            "INFO NUMPV 1",
            "INFO DEPTH 3",
            "INFO TOTALNODES 2000",
            "INFO TOTALTIME 500",
            "INFO SPEED 4000",
            "INFO EVAL +M7",
            "INFO BESTLINE 7,7 7,6",
            "INFO PV DONE",
            "MESSAGE Depth 3 | Eval +M7 | Nodes 2000 | Time 500ms | H8 H9",
        ]
    );
    let closing = Commentary::close(&report, Duration::from_millis(500));
    let text = "MESSAGE Speed 4K | Depth 3 | Eval +M7 | Nodes 2000 | Time 500ms";
    assert_eq!(closing.to_string(), text);
}
