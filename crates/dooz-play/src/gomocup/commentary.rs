//! The remarks of a brain while it thinks.

use std::time::Duration;

use dooz_core::{MoveList, Progress, Rules, Score, ScoredMove, Square};

use super::{Point, Reply};
use crate::score_text::ScoreText;

/// The remarks of a brain about its search: `MESSAGE` lines for the log of the
/// manager and, if it asks for them, those that the board of Yixin draws.
///
/// ```
/// use std::time::Duration;
/// use dooz_core::{Progress, Rules, Score};
/// use dooz_play::gomocup::Commentary;
/// let pv = ["h8".parse()?, "i9".parse()?];
/// let mut progress = Progress::default();
/// progress.depth = Some(2);
/// progress.score = Some(Score::Estimate(35));
/// progress.pv = &pv;
/// progress.finished = true;
/// let mut commentary = Commentary::new(Rules::GOMOKU, 0);
/// let remarks = commentary.note(&progress, Duration::from_millis(124));
/// assert_eq!(
///     remarks[0].to_string(),
///     "MESSAGE Depth 2 | Eval 35 | Nodes 0 | Time 124ms | H8 I9",
/// );
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Commentary {
    rules: Rules,
    show_detail: u32,
    depth: Option<u32>,
    best: Option<Square>,
}

/// The flags of `INFO show_detail`.
const REALTIME: u32 = 1;
const DETAILS: u32 = 2;

impl Commentary {
    /// Creates the remarks about one search, with the flags of `INFO
    /// show_detail`.
    #[must_use]
    pub const fn new(rules: Rules, show_detail: u32) -> Self {
        Self {
            rules,
            show_detail,
            depth: None,
            best: None,
        }
    }

    /// Takes a report of the brain, and returns the remarks about it.
    pub fn note(&mut self, progress: &Progress<'_>, elapsed: Duration) -> Vec<Reply> {
        let mut remarks = Vec::new();
        if self.show_detail & REALTIME != 0 {
            self.draw(progress, &mut remarks);
        }
        if progress.finished {
            if self.show_detail & DETAILS != 0 {
                remarks.extend(self.details(progress, elapsed));
            }
            let (statistics, line) = (statistics(progress, elapsed), line(progress.pv));
            remarks.push(Reply::Message(format!("{statistics} | {line}")));
        }
        remarks
    }

    /// Returns the last remark about a search, given its last report.
    #[must_use]
    pub fn close(progress: &Progress<'_>, elapsed: Duration) -> Reply {
        let thousands = per_second(progress.nodes, elapsed) / 1000;
        let statistics = statistics(progress, elapsed);
        Reply::Message(format!("Speed {thousands}K | {statistics}"))
    }

    /// Tells the moves that have been searched.
    fn draw(&mut self, progress: &Progress<'_>, remarks: &mut Vec<Reply>) {
        let mut tell = |what: &str| remarks.push(Reply::Message(format!("REALTIME {what}")));
        let point = |square| Point::of(self.rules, square);
        if progress.depth != self.depth {
            self.depth = progress.depth;
            tell("REFRESH");
        }
        if let Some(ScoredMove { square, score, .. }) = progress.searched {
            let point = point(square);
            tell(&format!("DONE {point}"));
            if score.is_some_and(Score::is_loss) {
                tell(&format!("LOST {point}"));
            }
        }
        let best = progress.pv.first().copied();
        if let Some(square) = best.filter(|_| best != self.best) {
            tell(&format!("BEST {}", point(square)));
            self.best = best;
        }
    }

    /// Tells the line of a finished depth, one field a line.
    fn details(&self, progress: &Progress<'_>, elapsed: Duration) -> Vec<Reply> {
        let points = progress.pv.iter();
        let points = points.map(|&square| Point::of(self.rules, square).to_string());
        let points: Vec<String> = points.collect();
        let fields = [
            "PV 0".to_owned(),
            "NUMPV 1".to_owned(),
            format!("DEPTH {}", depth(progress)),
            format!("TOTALNODES {}", progress.nodes),
            format!("TOTALTIME {}", elapsed.as_millis()),
            format!("SPEED {}", per_second(progress.nodes, elapsed)),
            format!("EVAL {}", eval(progress.score)),
            format!("BESTLINE {}", points.join(" ")),
            "PV DONE".to_owned(),
        ];
        fields.map(Reply::Info).to_vec()
    }
}

/// Returns remarks about the best moves of a search, which are given best first, if several
/// were asked for. Moves without a score are in no order.
pub(super) fn best_moves(ranked: &[ScoredMove], count: u32) -> Vec<Reply> {
    if count < 2 {
        return Vec::new();
    }
    let remark = |(number, mv): (u32, &ScoredMove)| {
        let (eval, square) = (eval(mv.score), line(&[mv.square]));
        Reply::Message(format!("({number}) Eval {eval} | {square}"))
    };
    let scored = ranked.iter().filter(|mv| mv.score.is_some());
    (1..=count).zip(scored).map(remark).collect()
}

fn statistics(progress: &Progress<'_>, elapsed: Duration) -> String {
    let (depth, eval, nodes) = (depth(progress), eval(progress.score), progress.nodes);
    let time = elapsed.as_millis();
    format!("Depth {depth} | Eval {eval} | Nodes {nodes} | Time {time}ms")
}

fn per_second(nodes: u64, elapsed: Duration) -> u128 {
    u128::from(nodes) * 1000 / elapsed.as_millis().max(1)
}

/// Returns the depth, which is 0 for a search to the end of the game.
fn depth(progress: &Progress<'_>) -> u32 {
    progress.depth.unwrap_or(0)
}

fn eval(score: Option<Score>) -> String {
    score.map_or_else(|| "?".to_owned(), |score| ScoreText(score).to_string())
}

/// Returns a line of play in capital letters.
fn line(moves: &[Square]) -> String {
    MoveList(moves).to_string().to_uppercase()
}
