//! The proofs of lemmas as trees.

use std::sync::Arc;

use dooz_verify::{Goal, Statement, Step};

/// The proof of a lemma as a tree: its steps in preorder, each with its depth.
///
/// The step of a node has the depth of the node. The entries of a list of replies
/// have that of the node that lists them.
#[derive(Clone, Debug)]
pub(super) struct LemmaProof {
    pub(super) statement: Statement,
    steps: Vec<(Arc<Step>, u16)>,
    /// For wins, the number of plies in which the proof wins at the latest.
    height: u32,
}

impl LemmaProof {
    /// Creates the proof of a statement, at first without a step.
    pub(super) fn new(statement: Statement) -> Self {
        Self {
            statement,
            steps: Vec::new(),
            height: 0,
        }
    }

    /// Appends a step.
    pub(super) fn push(&mut self, step: Arc<Step>, depth: usize) {
        // No proof is deeper than the largest board has squares.
        self.steps.push((step, depth as u16));
    }

    pub(super) fn step(&self, place: usize) -> &Step {
        &self.steps[place].0
    }

    /// Returns the steps from the node at a place to the end of what is below it,
    /// with their depths below the node.
    pub(super) fn below(&self, place: usize) -> impl Iterator<Item = (&Step, usize)> {
        let top = self.steps[place].1;
        let is_below = move |(step, depth): &&(Arc<Step>, u16)| {
            *depth > top || (*depth == top && is_entry(step))
        };
        let first = std::iter::once(&self.steps[place]);
        let rest = self.steps[place + 1..].iter().take_while(is_below);
        first
            .chain(rest)
            .map(move |(step, depth)| (&**step, usize::from(depth - top)))
    }

    /// Returns the places of the entries of the node at a place, which lists
    /// replies; the others are the last entry.
    pub(super) fn entries(&self, place: usize) -> impl Iterator<Item = usize> {
        let below = self.below(place).enumerate().skip(1);
        let is_entry = |(_, (step, depth)): &(usize, (&Step, usize))| *depth == 0 && is_entry(step);
        below.filter(is_entry).map(move |(i, _)| place + i)
    }

    /// Returns the places of the nodes right below the node at a place, in order.
    pub(super) fn children(&self, place: usize) -> impl Iterator<Item = usize> {
        let below = self.below(place).enumerate();
        let is_child =
            |(_, (step, depth)): &(usize, (&Step, usize))| *depth == 1 && !is_entry(step);
        below.filter(is_child).map(move |(i, _)| place + i)
    }

    /// Finds the heights of all wins among lemmas, each of which refers to earlier
    /// ones only.
    pub(super) fn measure_all(lemmas: &mut [Self]) {
        for lemma in 0..lemmas.len() {
            if lemmas[lemma].statement.goal == Goal::Win {
                lemmas[lemma].height = lemmas[lemma].height_at(0, lemmas);
            }
        }
    }

    /// Returns the height of the node at a place in a proof of a win.
    pub(super) fn height_at(&self, place: usize, lemmas: &[Self]) -> u32 {
        self.measure(&mut { place }, lemmas)
    }

    /// Returns the height of the node at a place, and moves the place past it.
    fn measure(&self, place: &mut usize, lemmas: &[Self]) -> u32 {
        let (step, depth) = &self.steps[*place];
        *place += 1;
        match &**step {
            Step::Threats(_) => 2,
            Step::Move(_) | Step::Forced(_) => 1 + self.measure(place, lemmas),
            Step::Reference { lemma, .. } => lemmas[*lemma as usize].height,
            Step::Replies(_) => {
                let mut height = 0;
                while let Some((entry, of)) = self.steps.get(*place)
                    && of == depth
                    && is_entry(entry)
                {
                    *place += 1;
                    height = height.max(self.measure(place, lemmas));
                }
                1 + height
            }
            // A line is completed; nothing else ends a proof of a win.
            _ => 1,
        }
    }
}

/// Returns `true` if a step is an entry of a list of replies, and no node.
const fn is_entry(step: &Step) -> bool {
    matches!(step, Step::Reply { .. } | Step::Others(_))
}
