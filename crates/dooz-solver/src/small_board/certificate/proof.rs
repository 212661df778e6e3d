//! Proofs of claims, before they are written as lemmas.

use std::rc::Rc;

use dooz_verify::{Goal, Step};

use super::super::lines::CellSet;
use super::super::state::{Role, State};
use crate::zones::{Reply, Zones};

/// A proof of a node. Proofs share those of later nodes.
pub(super) struct Proof {
    pub(super) key: Key,
    pub(super) zones: Zones<CellSet>,
    pub(super) body: Body,
}

/// The first step of a proof, with the proofs of what comes after it.
pub(super) enum Body {
    /// The steps of an ending, if any are stored.
    Ending(Vec<Step>),
    Move(usize, Rc<Proof>),
    /// The reply is forced.
    Forced(Rc<Proof>),
    Replies(Replies),
    /// The proof of a symmetric node.
    Image(Rc<Proof>),
}

/// A position, and what is claimed of it.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) goal: Goal,
    pub(super) state: State,
    pub(super) mover: Role,
}

/// The parts of a node by which it differs from all others.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub(super) goal: Goal,
    /// The stones of the claimant.
    pub(super) own: CellSet,
    /// The stones of the opponent.
    pub(super) other: CellSet,
    pub(super) mover: Role,
}

/// The replies of the opponent, and the answers to them.
pub(super) struct Replies {
    /// Those that have an answer of their own.
    pub(super) listed: Vec<Reply<CellSet, Rc<Proof>>>,
    /// The answer to all others, if there are any.
    pub(super) others: Option<Rc<Proof>>,
}
