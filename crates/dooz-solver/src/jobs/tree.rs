//! The tree of jobs of one claim.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use dooz_core::{LineRule, Player, Position, Square};
use dooz_verify::{Certificate, Goal, Statement};

use super::JobSearch;
use super::job::{Job, JobResult, Verdict};
use super::merge::Merge;
use super::ranking::{self, Rule};
use crate::proof::proves;
use crate::prover::Prover;

/// The search for a proof of one claim, split into jobs.
///
/// A claim is first tried by jobs that may visit more and more positions, and then
/// split into the moves. Which job comes next is decided by job-level proof-number search
/// (Wu et al., 2013): the *proof number* of a position estimates the work of a proof, in
/// jobs of the smallest size, and each later move of the claimant doubles it, since their
/// order is good. A job that is out counts as one that has failed (*virtual loss*), so
/// that other workers look for another move of the claimant.
///
/// ```
/// use dooz_core::{Player, Position};
/// use dooz_solver::{JobSearch, JobTree};
/// use dooz_verify::{Goal, verify};
/// let empty = Position::new("4x4x4".parse()?);
/// let mut tree = JobTree::new(empty, Player::Second, Goal::Hold).expect("there is a prover");
/// while let Some(job) = tree.next_job() {
///     // Here somebody else may do the work.
///     let result = job.run(None);
///     tree.accept(&job, &result);
/// }
/// let certificate = tree.certificate().expect("4,4,4 is a draw");
/// assert!(verify(&certificate.write()).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct JobTree {
    pub(super) claimant: Player,
    pub(super) goal: Goal,
    sizes: JobSizes,
    /// `true` if threats are the only method of its jobs.
    by_threats_alone: bool,
    /// The positions of the tree: first the root, then others in canonical form.
    pub(super) nodes: Vec<Node>,
    numbers_of: HashMap<Position, usize>,
}

/// The sizes of jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobSizes {
    /// The number of positions that the first job about a position may visit. Each
    /// other one may visit four times as many.
    pub nodes: u64,
    /// The number of jobs about a position before it is split.
    pub tries: u32,
    /// The memory of each table of a job, in bytes.
    pub memory: usize,
}

/// A position of the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) state: State,
    proof: Number,
    disproof: Number,
    parents: Vec<usize>,
}

#[derive(Clone, Debug)]
pub(super) enum State {
    /// After `tries` failed jobs; the next one may be out.
    Open { tries: u32, is_out: bool },
    /// The position is split into its moves; symmetric ones lead to the same node.
    Split {
        children: Vec<Child>,
        /// `false` if the claim may be true even if no child proves it.
        is_complete: bool,
    },
    /// The claim is true, as this certificate shows.
    Proved(Vec<u8>),
    /// The claim is false, says a search.
    Refuted,
    /// The prover has given up, and the position cannot be split.
    Hopeless,
}

/// A move, and the node of the position after it, or after the reply that it forces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) square: Square,
    pub(super) node: usize,
}

/// A proof number, or a disproof number.
type Number = u64;
const INFINITE: Number = Number::MAX;
/// The largest finite number.
const LARGEST: Number = Number::MAX - 1;

/// By how much a job about the same position is larger than the last one, as a power
/// of two.
const GROWTH: u32 = 2;
/// By how much each later move of the claimant has a larger proof number, as a power of
/// two.
const DECAY: u32 = 1;

/// The number of stones below which a search of threats alone is all but sure to fail: a
/// single stone threatens nothing.
const FEWEST_STONES: usize = 2;

impl JobSizes {
    /// Returns the default sizes: of jobs from about a second to a minute, or up to an
    /// hour for a whole game that only threats win. The hardest second moves of gomoku take
    /// hundreds of millions of positions; after less, the tree would split them, but the
    /// prover is better at finding the third move.
    fn default(prover: &Prover, root: &Position) -> Self {
        let is_large_game = root.ply() == 0 && prover.proves_by_threats_alone();
        let (nodes, memory) = if is_large_game {
            (1_500_000_000, 4000 << 20)
        } else {
            (10 * prover.first_share(), 256 << 20)
        };
        Self {
            nodes,
            tries: 4,
            memory,
        }
    }
}

impl JobTree {
    /// Creates the tree of a claim about a position, with jobs of the default sizes: from
    /// about a second to a minute, and up to an hour for the empty board of a game that only
    /// threats win, such as gomoku.
    ///
    /// Returns `None` if no prover proves such claims, if they are not split into moves
    /// ([`HoldFor`](Goal::HoldFor), and rules other than freestyle and exactly), or if the
    /// game is over.
    #[must_use]
    pub fn new(position: Position, claimant: Player, goal: Goal) -> Option<Self> {
        let prover = Prover::new(position.rules(), goal)?;
        let line = position.rules().line();
        let is_split = matches!(line, LineRule::Freestyle | LineRule::Exactly)
            && !matches!(goal, Goal::HoldFor(_));
        if !is_split || position.outcome().is_some() {
            return None;
        }
        let mut tree = Self {
            claimant,
            goal,
            sizes: JobSizes::default(&prover, &position),
            by_threats_alone: prover.proves_by_threats_alone(),
            nodes: Vec::new(),
            numbers_of: HashMap::new(),
        };
        tree.node(position);
        Some(tree)
    }

    /// Returns the sizes of its jobs.
    #[must_use]
    pub const fn sizes(&self) -> JobSizes {
        self.sizes
    }

    /// Returns the tree with jobs of other sizes. It must not have handed out any.
    #[must_use]
    pub fn with_sizes(mut self, sizes: JobSizes) -> Self {
        self.sizes = sizes;
        self
    }

    /// Returns the number of the node of a position, which is created if it is new.
    fn node(&mut self, position: Position) -> usize {
        *self.numbers_of.entry(position).or_insert_with(|| {
            self.nodes.push(Node {
                position,
                state: State::Open {
                    tries: 0,
                    is_out: false,
                },
                proof: 1,
                disproof: 1,
                parents: Vec::new(),
            });
            self.nodes.len() - 1
        })
    }

    /// Returns `true` if the claim is proved, `false` if it is refuted, as far as a
    /// search can tell, and `None` if neither is known.
    #[must_use]
    pub fn answer(&self) -> Option<bool> {
        let Node {
            proof, disproof, ..
        } = self.nodes[0];
        if proof == 0 {
            Some(true)
        } else {
            (disproof == 0).then_some(false)
        }
    }

    /// Returns `true` if jobs about these claims are its own.
    pub(super) fn is_about(&self, claimant: Player, goal: Goal) -> bool {
        (self.claimant, self.goal) == (claimant, goal)
    }

    /// Returns the next job about a position after `tries` others.
    fn job(&self, number: usize, tries: u32) -> Job {
        Job {
            position: self.nodes[number].position,
            claimant: self.claimant,
            goal: self.goal,
            nodes: self.sizes.nodes.saturating_mul(size(tries)),
            memory: self.sizes.memory,
        }
    }

    /// Returns the node of a job that is out, and the number of jobs before it.
    fn awaited(&self, job: &Job) -> Option<(usize, u32)> {
        let &number = self.numbers_of.get(&job.position)?;
        match self.nodes[number].state {
            State::Open {
                tries,
                is_out: true,
            } if *job == self.job(number, tries) => Some((number, tries)),
            _ => None,
        }
    }

    /// Returns the work below a node if the next job about each position proves what it
    /// asks.
    fn work(&self, number: usize, known: &mut HashMap<usize, Number>) -> Number {
        if let Some(&work) = known.get(&number) {
            return work;
        }
        let node = &self.nodes[number];
        let work = match &node.state {
            State::Proved(_) => 0,
            State::Refuted | State::Hopeless => INFINITE,
            State::Open { tries, .. } => size(*tries),
            State::Split { children, .. } if self.is_claimants_turn(node) => {
                let ranked = children.iter().enumerate();
                let best = ranked
                    .min_by_key(|&(rank, child)| discounted(self.nodes[child.node].proof, rank));
                best.map_or(INFINITE, |(_, child)| self.work(child.node, known))
            }
            State::Split { children, .. } => {
                sum(children.iter().map(|child| self.work(child.node, known)))
            }
        };
        known.insert(number, work);
        work
    }

    /// Returns `true` if a position has too few stones for a job.
    fn has_too_few_stones(&self, number: usize) -> bool {
        let position = &self.nodes[number].position;
        let rules = position.rules();
        let stones = rules.squares() - position.empty().len();
        self.by_threats_alone && stones < FEWEST_STONES
    }

    /// Returns the state of a position after `tries` failed jobs.
    fn after_failure(&mut self, number: usize, tries: u32, has_given_up: bool) -> State {
        let open = State::Open {
            tries,
            is_out: false,
        };
        if tries < self.sizes.tries && !has_given_up {
            return open;
        }
        let position = self.nodes[number].position;
        let moves = ranking::moves(&position, self.claimant, self.goal);
        let mut children: Vec<Child> = Vec::new();
        for square in moves.squares {
            let after = self.after(&position, square);
            if after.outcome().is_some() {
                continue;
            }
            let node = self.node(after.canonical());
            if children.iter().all(|child| child.node != node) {
                self.nodes[node].parents.push(number);
                children.push(Child { square, node });
            }
        }
        if !children.is_empty() {
            State::Split {
                children,
                is_complete: moves.are_all,
            }
        } else if has_given_up {
            State::Hopeless
        } else {
            open
        }
    }

    /// Returns the position after a move, and after the reply that it forces.
    pub(super) fn after(&self, position: &Position, square: Square) -> Position {
        let after = position.after(square);
        match Rule::of(&after, self.claimant, self.goal) {
            Rule::Forced(reply) if after.turn() != self.claimant => after.after(reply),
            _ => after,
        }
    }

    /// Returns the open position that matters most below one, and is not out. `seen` has
    /// the positions that were looked at.
    fn most_promising(&self, number: usize, seen: &mut HashSet<usize>) -> Option<usize> {
        let node = &self.nodes[number];
        if matches!(node.proof, 0 | INFINITE) || !seen.insert(number) {
            return None;
        }
        match &node.state {
            State::Open { is_out: false, .. } => Some(number),
            State::Split { children, .. } => {
                let mut order: Vec<_> = children.iter().enumerate().collect();
                order.sort_by_cached_key(|&(rank, child)| {
                    let Node {
                        proof, disproof, ..
                    } = self.nodes[child.node];
                    if self.is_claimants_turn(node) {
                        (discounted(proof, rank), Reverse(0))
                    } else {
                        // Of replies that are as easily refuted the hardest: if it has no
                        // answer, the others need none.
                        (disproof, Reverse(proof))
                    }
                });
                let mut children = order.into_iter().map(|(_, child)| child.node);
                children.find_map(|child| self.most_promising(child, seen))
            }
            _ => None,
        }
    }

    pub(super) fn is_claimants_turn(&self, node: &Node) -> bool {
        node.position.turn() == self.claimant
    }

    /// Computes the numbers of a node anew, and of all above it that change.
    fn update(&mut self, number: usize) {
        let mut changed = vec![number];
        while let Some(number) = changed.pop() {
            let (proof, disproof) = self.numbers(&self.nodes[number]);
            let node = &mut self.nodes[number];
            if (node.proof, node.disproof) != (proof, disproof) {
                (node.proof, node.disproof) = (proof, disproof);
                changed.extend_from_slice(&node.parents);
            }
        }
    }

    /// Returns the proof number and the disproof number of a node.
    fn numbers(&self, node: &Node) -> (Number, Number) {
        let (children, is_complete) = match &node.state {
            State::Open { tries, is_out } => return (size(tries + u32::from(*is_out)), 1),
            State::Proved(_) => return (0, INFINITE),
            State::Refuted => return (INFINITE, 0),
            State::Hopeless => return (INFINITE, INFINITE),
            State::Split {
                children,
                is_complete,
            } => (children, *is_complete),
        };
        let numbers = children.iter().enumerate().map(|(rank, child)| {
            let Node {
                proof, disproof, ..
            } = self.nodes[child.node];
            (rank, proof, disproof)
        });
        if self.is_claimants_turn(node) {
            let proofs = numbers.clone().map(|(rank, p, _)| discounted(p, rank));
            let disproof = if is_complete {
                sum(numbers.map(|(_, _, d)| d))
            } else {
                INFINITE
            };
            (proofs.min().unwrap_or(INFINITE), disproof)
        } else {
            let disproofs = numbers.clone().map(|(_, _, d)| d);
            let disproof = disproofs.min().unwrap_or(INFINITE);
            (sum(numbers.map(|(_, p, _)| p)), disproof)
        }
    }

    /// Returns `true` if the claim about the position of a node is proved.
    pub(super) fn is_proved(&self, number: usize) -> bool {
        self.nodes[number].proof == 0
    }

    /// Returns the number of the node of a position below the root that is in the tree.
    pub(super) fn number_of(&self, position: &Position) -> usize {
        self.numbers_of[&position.canonical()]
    }

    /// Returns the certificate of the claim, which the verifier has accepted, or `None`
    /// if the claim is not proved. It depends on the results, but not on the order in
    /// which they came.
    ///
    /// # Panics
    ///
    /// Panics if a result was taken that does not prove what it says;
    /// [`JobResult::read`] returns none of these.
    #[must_use]
    pub fn certificate(&self) -> Option<Certificate> {
        let statement = Statement::of(&self.nodes[0].position, self.claimant, self.goal);
        let certificate = self.is_proved(0).then(|| Merge::new(self).certificate())?;
        let is_accepted = proves(&certificate, &statement);
        assert!(is_accepted, "certificates merge to one that is accepted");
        Some(certificate)
    }
}

impl JobSearch for JobTree {
    fn work_left(&self) -> u64 {
        match self.nodes[0].proof {
            ended @ (0 | INFINITE) => ended,
            _ => self.work(0, &mut HashMap::new()).max(1),
        }
    }

    fn first_size(&self, _: &Job) -> u64 {
        self.sizes.nodes
    }

    fn next_job(&mut self) -> Option<Job> {
        let number = loop {
            let number = self.most_promising(0, &mut HashSet::new())?;
            if !self.has_too_few_stones(number) {
                break number;
            }
            self.nodes[number].state = self.after_failure(number, self.sizes.tries, true);
            self.update(number);
        };
        let State::Open { tries, is_out } = &mut self.nodes[number].state else {
            unreachable!("only open positions are chosen")
        };
        *is_out = true;
        let tries = *tries;
        let job = self.job(number, tries);
        self.update(number);
        Some(job)
    }

    fn is_out(&self, job: &Job) -> bool {
        self.awaited(job).is_some()
    }

    fn accept(&mut self, job: &Job, result: &JobResult) {
        let Some((number, tries)) = self.awaited(job) else {
            return;
        };
        self.nodes[number].state = match &result.verdict {
            Verdict::Proved(certificate) => State::Proved(certificate.clone()),
            Verdict::Refuted => State::Refuted,
            Verdict::Unknown => {
                // A job that stops long before its limit does not gain from a larger one.
                let has_given_up = result.nodes < job.nodes / 2;
                self.after_failure(number, tries + 1, has_given_up)
            }
        };
        self.update(number);
    }

    fn give_back(&mut self, job: &Job) {
        if let Some((number, tries)) = self.awaited(job) {
            let is_out = false;
            self.nodes[number].state = State::Open { tries, is_out };
            self.update(number);
        }
    }
}

/// Returns the size of the next job after `tries` others, in jobs of the first size.
fn size(tries: u32) -> u64 {
    1_u64.checked_shl(GROWTH * tries).unwrap_or(LARGEST)
}

/// Returns the proof number of the claimant's move of a rank.
fn discounted(proof: Number, rank: usize) -> Number {
    let factor = u32::try_from(rank).ok().map(|rank| DECAY * rank);
    match proof {
        0 | INFINITE => proof,
        _ => factor
            .and_then(|shift| 1_u64.checked_shl(shift))
            .map_or(LARGEST, |factor| proof.saturating_mul(factor).min(LARGEST)),
    }
}

/// Adds numbers, of which an infinite one makes the sum infinite.
pub(super) fn sum(numbers: impl Iterator<Item = Number>) -> Number {
    numbers.fold(0, |sum, number| {
        if sum == INFINITE || number == INFINITE {
            INFINITE
        } else {
            sum.saturating_add(number).min(LARGEST)
        }
    })
}
