//! The second verifier, in Python, and copies of it with a mistake.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use dooz_core::{Player, Rules};

use super::board::Board;
use super::format::FOUR_THREE_THREE;
use super::generator::{Flaw, Random, certificate, position, statement};
use super::mutations::{Changes, changes};
use super::oracle::Oracle;
use super::renju;
use super::truth::damaged;
use crate::{Certificate, Goal, verify};

const GAMES: [&str; 12] = [
    "3x3x3",
    "4x3x3",
    "4x3x4",
    "6x2x2",
    "12x1x3",
    "7x1x3",
    "3x3x3-exactly",
    "12x1x3-exactly",
    "5x2x2-exactly",
    "12x1x3-caro",
    "6x2x3-caro",
    "4x4x4",
];

const SEED: u64 = 14;

/// Returns certificates: right ones, flawed ones, damaged ones, and others that
/// differ from right ones in one place.
fn files(seed: u64) -> Vec<Vec<u8>> {
    let mut random = Random(seed);
    let mut files = vec![FOUR_THREE_THREE.to_vec()];
    for rules in GAMES {
        let rules: Rules = rules.parse().unwrap();
        let (board, mut oracle) = (Board::new(rules), Oracle::new(rules));
        let flaws = Flaw::ALL.iter().copied().map(Some).chain([None; 5]);
        for (i, flaw) in flaws.cycle().take(300).enumerate() {
            let stones = i % 7 + if rules.squares() > 12 { 5 } else { 0 };
            let Some(position) = position(&board, stones, &mut random) else {
                continue;
            };
            let goals = [Goal::Win, Goal::Hold, Goal::HoldFor(4), Goal::HoldWeakly];
            let claimant = Player::BOTH[random.below(2)];
            let statement = statement(&board, position, claimant, goals[random.below(4)]);
            let made = certificate(rules, &statement, &mut oracle, &mut random, 200, flaw);
            files.extend(made.map(|made| made.write()));
        }
        let Changes { right, changed } = changes(rules, &mut oracle, &mut random, 18);
        files.extend(right.iter().chain(&changed).map(Certificate::write));
    }
    for flaw in [None, Some(Flaw::MaybeIsEmpty)] {
        let made = renju::certificates(90, flaw);
        files.extend(made.iter().map(|(_, certificate)| certificate.write()));
    }
    let damaged: Vec<_> = files
        .iter()
        .map(|bytes| damaged(bytes, &mut random))
        .collect();
    files.extend(damaged);
    files
}

/// Returns the file of the second verifier.
fn script() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/dzc_verify.py")
}

/// A folder with the files of a test, removed at its end.
struct Folder {
    path: PathBuf,
    files: usize,
}

impl Folder {
    fn new(name: &str, files: &[Vec<u8>]) -> Self {
        let path = env::temp_dir().join(format!("dooz-verify-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        for (i, bytes) in files.iter().enumerate() {
            fs::write(path.join(format!("{i}.dzc")), bytes).unwrap();
        }
        let files = files.len();
        Self { path, files }
    }

    /// Returns what a verifier says of each file. `step` leaves out all but each file of
    /// that many.
    fn verdicts(&self, script: &Path, step: usize) -> Vec<String> {
        let names = (0..self.files).step_by(step).map(|i| format!("{i}.dzc"));
        let mut python = Command::new("python3");
        let output = python
            .arg(script)
            .args(names)
            .current_dir(&self.path)
            .output()
            .expect("the second verifier needs python3");
        let text = String::from_utf8(output.stdout).unwrap();
        let verdict = |line: &str| line.split_once(": ").unwrap().1.to_string();
        text.lines().map(verdict).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

fn own_verdict(bytes: &[u8]) -> String {
    match verify(bytes) {
        Ok(verified) => verified.claim.to_string(),
        Err(rejection) => format!("rejected: {}", rejection.reason.name()),
    }
}

#[test]
#[ignore = "needs python3; cargo xtask test runs it"]
fn the_second_verifier_says_the_same_of_each_file() {
    let files = files(SEED);
    let folder = Folder::new("same", &files);
    let verdicts = folder.verdicts(&script(), 1);
    assert_eq!(verdicts.len(), files.len());
    for (bytes, verdict) in files.iter().zip(verdicts) {
        assert_eq!(own_verdict(bytes), verdict, "{bytes:?}");
    }
}

/// A mistake in the text of the second verifier: a rule, and what it becomes.
const MISTAKES: [(&str, &str); 32] = [
    ("require(not node.fillable(1), \"finish\")", "pass"),
    ("moves + len(self.maybe)", "moves"),
    (
        "for square_set in self.maybe]",
        "for square_set in self.maybe[1:]]",
    ),
    (
        "tried.add(column)\n                if column not in owner or place(owner[column], tried):",
        "if True:",
    ),
    ("require(node.goal != WINS, \"full\")", "pass"),
    ("if others:", "if False:"),
    ("others &= ~(also | 1 << square)", "others = 0"),
    ("self.with_maybe(after, also)", "after"),
    (
        "self.with_maybe(node.after_ply(), others)",
        "node.after_ply()",
    ),
    (
        "node.free() & ~node.all_o() & self.legal(node)",
        "node.free() & self.legal(node)",
    ),
    (
        "squares(near & node.free() & ~other)",
        "squares(near & node.free())",
    ),
    (
        "if threats:\n                return 2",
        "if threats.bit_count() > 2:\n                return 2",
    ),
    (
        "threats = self.completing(node, for_good=True)",
        "threats = self.completing(node)",
    ),
    (
        "if node.goal != HOLDS_WEAKLY:\n            threats",
        "if True:\n            threats",
    ),
    (
        "if node.goal != HOLDS_WEAKLY and self.completing",
        "if self.completing",
    ),
    (
        "require(stones == node.c, \"other-stones\")",
        "require(not stones & ~node.c, \"other-stones\")",
    ),
    ("require(not node.o & ~allowed, \"uncovered\")", "pass"),
    (
        "require(assignable(fits) == len(fits), \"uncovered-sets\")",
        "pass",
    ),
    ("require(is_enough, \"weaker\")", "pass"),
    (
        "require((lemma.claimant, lemma.claimants_turn) == sides, \"other-side\")",
        "pass",
    ),
    ("(y, left), (below, x)", "(below, x), (y, left)"),
    (
        "require(number < len(self.lemmas), \"forward\")",
        "number %= len(self.lemmas) or 1",
    ),
    ("require(node.goal != WINS, \"only-holds\")", "pass"),
    (
        "node.plies // 2 if node.claimants_turn else (node.plies + 1) // 2",
        "node.plies // 2",
    ),
    ("k if node.claimants_turn else k - 1", "k"),
    ("require(weight < 1 <<", "require(weight <= 1 <<"),
    ("o=self.all_o(), maybe=[]", "maybe=[]"),
    ("if line & both != both", "if not line & both"),
    ("lines[home[0]].append(line)", "pass"),
    ("require(home, \"across\")", "home = home or parts"),
    ("if line & c:", "if False:"),
    ("return 1 + height\n", "return height\n"),
];

/// The files that are tried, one batch after the other, until they notice a mistake:
/// the seed, and the step by which they are taken. Few are enough for most mistakes. The
/// other seeds are for those that all files of the first one happen to miss.
const BATCHES: [(u64, usize); 5] = [(SEED, 32), (SEED, 8), (SEED, 1), (15, 1), (16, 1)];

/// A batch of files with what the second verifier says of them.
struct Batch {
    folder: Folder,
    step: usize,
    verdicts: Vec<String>,
}

impl Batch {
    fn new(seed: u64, step: usize) -> Self {
        let folder = Folder::new(&format!("mistakes-{seed}-{step}"), &files(seed));
        let verdicts = folder.verdicts(&script(), step);
        Self {
            folder,
            step,
            verdicts,
        }
    }

    /// Returns `true` if a mistaken verifier says something else.
    fn notices(&self, script: &Path) -> bool {
        self.folder.verdicts(script, self.step) != self.verdicts
    }
}

#[test]
#[ignore = "needs python3; cargo xtask test runs it"]
fn mistakes_in_the_second_verifier_are_noticed() {
    let right = fs::read_to_string(script()).unwrap();
    let copies = Folder::new("mistaken", &[]);
    let mut batches: Vec<Batch> = Vec::new();
    for (rule, mistake) in MISTAKES {
        assert_eq!(right.matches(rule).count(), 1, "{rule}");
        let script = copies.path.join("mistaken.py");
        fs::write(&script, right.replace(rule, mistake)).unwrap();
        let mut is_noticed = batches.iter().any(|batch| batch.notices(&script));
        while !is_noticed && batches.len() < BATCHES.len() {
            let (seed, step) = BATCHES[batches.len()];
            let batch = Batch::new(seed, step);
            is_noticed = batch.notices(&script);
            batches.push(batch);
        }
        assert!(is_noticed, "nothing notices {mistake} in place of {rule}");
    }
}
