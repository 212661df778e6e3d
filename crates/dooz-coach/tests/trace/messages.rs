//! Messages for pictures that need no language.

use dooz_coach::trace::{CallRow, Messages, Pruning, ScoreWriter, Subject, Trace};
use dooz_core::textbook::Side;
use dooz_core::{Rules, Setup, Symbol};

pub(crate) struct Plain;

impl Messages for Plain {
    fn title(&self, trace: &Trace) -> String {
        format!("<{}>", trace.method)
    }

    fn result(&self, trace: &Trace) -> String {
        let summary = trace.summary;
        format!("score {} after {} calls", summary.score, summary.calls)
    }

    fn call(&self, _: &Trace, row: &CallRow) -> String {
        format!("call {}", row.call)
    }

    fn pruned(&self, trace: &Trace, mv: &str, cut: &Pruning) -> String {
        let number = |number: i64| number.to_string();
        let window = ScoreWriter::new(&trace.method, &number).window(cut.window);
        format!("{mv} pruned {window}")
    }

    fn at_once(&self, _: &Trace, mv: &str, score: i64) -> String {
        format!("{mv} at once {score}")
    }

    fn folded(&self, calls: u64) -> String {
        format!("{calls} folded")
    }
}

pub(crate) fn board(picture: &str, to_move: Symbol) -> Subject {
    let setup = Setup::parse(Rules::TIC_TAC_TOE, picture, to_move).unwrap();
    Subject::board(&setup).unwrap()
}

pub(crate) fn tree(text: &str) -> Subject {
    Subject::tree(text, Side::Max).unwrap()
}

pub(crate) fn trace(subject: Subject, method: &str) -> Trace {
    Trace::record(subject, method.parse().unwrap()).unwrap()
}
