//! The speed of the page's searches compared with native code: one table, in
//! Markdown. `cargo xtask bench wasm` builds both and runs it with the name of
//! the WebAssembly.
//!
//! The two take turns, so that anything that slows the machine for a while
//! slows both. The measure is processor time, if the system provides it.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of what a few seconds do are exact in a float"
)]

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Instant;

use dooz_bench_wasm::work::{self, WORKS, Work};

const ROUNDS: usize = 15;

/// The duration of a turn in seconds: the system counts processor time in steps
/// of some milliseconds.
const TURN: f64 = 0.1;

/// The required speed, as a fraction of the native speed.
const GOAL: f64 = 0.4;

fn main() {
    let file = env::args().nth(1).expect("the name of the WebAssembly");
    let clock = Clock::new();
    let mut node = Node::start(&file);
    let signature = node.answer();
    assert_eq!(
        signature.parse(),
        Ok(work::engine_signature()),
        "the engine searches other trees as WebAssembly"
    );
    println!(
        "| work | positions | native, per s | WebAssembly, per s | ratio: min / median / max | asked for |"
    );
    println!("|---|---|---|---|---|---|");
    for (number, work) in WORKS.iter().enumerate() {
        // The first turn warms both up: Node compiles while it runs.
        let (_, once) = turn(work, 1, &clock);
        let repeats = (TURN / once).ceil().clamp(1.0, 1e4) as usize;
        let _ = node.turn(number, repeats);
        let turns: Vec<_> = (0..ROUNDS)
            .map(|_| (turn(work, repeats, &clock), node.turn(number, repeats)))
            .collect();
        print_row(work, &turns);
    }
}

/// The result of a turn: the positions visited, and the seconds for doing the
/// work once.
type Turn = (u64, f64);

fn turn(work: &Work, repeats: usize, clock: &Clock) -> Turn {
    let before = clock.seconds();
    let mut nodes = 0;
    for _ in 0..repeats {
        nodes = (work.run)();
    }
    (nodes, (clock.seconds() - before) / repeats as f64)
}

fn print_row(work: &Work, turns: &[(Turn, Turn)]) {
    let nodes = turns[0].0.0;
    let is_same = |(native, wasm): &(Turn, Turn)| native.0 == nodes && wasm.0 == nodes;
    assert!(turns.iter().all(is_same), "{} differs", work.name);
    let native = median(turns.iter().map(|(native, _)| native.1));
    let wasm = median(turns.iter().map(|(_, wasm)| wasm.1));
    let ratios = || turns.iter().map(|(native, wasm)| native.1 / wasm.1);
    let middle = median(ratios());
    println!(
        "| {} | {nodes} | {:.0} | {:.0} | {:.2} / {middle:.2} / {:.2} | {GOAL}: {} |",
        work.name,
        nodes as f64 / native,
        nodes as f64 / wasm,
        ratios().fold(f64::MAX, f64::min),
        ratios().fold(0.0, f64::max),
        if middle >= GOAL { "reached" } else { "MISSED" },
    );
}

fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = figures.collect();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// The processor time of this thread; where the system does not report it,
/// wall-clock time.
struct Clock(Instant);

impl Clock {
    fn new() -> Self {
        Self(Instant::now())
    }

    fn seconds(&self) -> f64 {
        // The system counts when a thread gives way.
        thread::yield_now();
        let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
        let nanoseconds: Option<f64> = text
            .split_whitespace()
            .next()
            .and_then(|word| word.parse().ok());
        nanoseconds.map_or_else(|| self.0.elapsed().as_secs_f64(), |time| time / 1e9)
    }
}

/// Node with the WebAssembly.
struct Node {
    child: Child,
    questions: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Node {
    fn start(file: &str) -> Self {
        let mut child = Command::new("node")
            .args(["bench/wasm/turns.mjs", file])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Node is installed");
        let questions = child.stdin.take().expect("it was piped");
        let answers = child.stdout.take().expect("it was piped");
        Self {
            child,
            questions,
            answers: BufReader::new(answers).lines(),
        }
    }

    /// Returns the next line that Node writes.
    fn answer(&mut self) -> String {
        let line = self.answers.next().expect("Node answers");
        line.expect("it answers in text")
    }

    fn turn(&mut self, number: usize, repeats: usize) -> Turn {
        writeln!(self.questions, "{number} {repeats}").expect("Node listens");
        let line = self.answer();
        let (nodes, seconds) = line.split_once(' ').expect("it answers two numbers");
        let nodes = nodes.parse().expect("positions are counted");
        (nodes, seconds.parse().expect("seconds are a number"))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It has nothing to lose.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
