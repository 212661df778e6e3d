//! The techniques of the search.

use bitflags::bitflags;

bitflags! {
    /// Techniques that make the search visit fewer positions, and change no verdict.
    ///
    /// ```
    /// use dooz_core::{Limits, Player, Rules};
    /// use dooz_solver::{ProofSearch, WeakGameProver, WeakGameTechniques};
    /// use dooz_verify::{Goal, State, Statement};
    /// let statement = Statement {
    ///     goal: Goal::HoldWeakly,
    ///     claimant: Player::Second,
    ///     turn: Player::First,
    ///     state: State::EMPTY,
    /// };
    /// let techniques = WeakGameTechniques::all() - WeakGameTechniques::TWINS;
    /// let prover = WeakGameProver::new(Rules::TIC_TAC_TOE).expect("3x3 is small");
    /// let mut prover = prover.with_techniques(techniques);
    /// let found = prover.prove(&statement, &Limits::default(), &mut |_| {});
    /// // The first player completes a line if those of the second one do not count.
    /// assert_eq!(found, ProofSearch::Refuted);
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct WeakGameTechniques: u16 {
        /// Lines that hold all squares of another one are dropped.
        const SUPERSETS = 1 << 0;
        /// Two squares that lie on the same lines are paired: Breaker gets one of them.
        const TWINS = 1 << 1;
        /// Moves on squares whose lines all go through another square are dropped.
        const DOMINANCE = 1 << 2;
        /// Breaker meets the sequence of threats by which Maker would win.
        const FORCING = 1 << 3;
        /// A move outside the squares that the answer to another move uses is taken to
        /// have the same answer.
        const MUST_PLAY = 1 << 4;
        /// A search ends where the potential of Erdős and Selfridge shows that Breaker
        /// can put a stone on every line.
        const POTENTIAL = 1 << 5;
        /// A search ends where pairs of squares show that.
        const PAIRING = 1 << 6;
        /// The proof numbers of a new position come from its potential.
        const INITIAL_NUMBERS = 1 << 7;
        /// Symmetric positions near the root are remembered as one.
        const SYMMETRY = 1 << 8;
    }
}
