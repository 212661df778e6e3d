//! The techniques of the search.

use bitflags::bitflags;

bitflags! {
    /// Techniques that make the search visit fewer positions, and change no value.
    ///
    /// ```
    /// use dooz_core::exact::Value;
    /// use dooz_core::{Limits, Position, Rules};
    /// use dooz_solver::{SmallBoardSolver, Techniques};
    /// let solver = SmallBoardSolver::new(Rules::TIC_TAC_TOE).expect("3x3 is small");
    /// let mut solver = solver.with_techniques(Techniques::all() - Techniques::TABLE);
    /// let empty = Position::new(Rules::TIC_TAC_TOE);
    /// let value = solver.value(&empty, &Limits::default(), &mut |_| {});
    /// assert_eq!(value, Ok(Value::DRAW));
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Techniques: u8 {
        /// Positions are remembered.
        const TABLE = 1 << 0;
        /// Symmetric positions are remembered as one, while they have few stones.
        const SYMMETRY = 1 << 1;
        /// Moves go only to squares of lines that can still be completed. In freestyle
        /// alone, where a stone never harms its own side.
        const LIVE_SQUARES = 1 << 2;
        /// Lines that cannot be completed within the plies asked for are ignored.
        const DEADLINE = 1 << 3;
        /// Moves that make two threats at once are seen, and answered only by moves that
        /// meet them.
        const DOUBLE_THREATS = 1 << 4;
        /// A search ends where the potential of Erdős and Selfridge shows that the other
        /// side can put a stone on every line.
        const POTENTIAL = 1 << 5;
        /// The squares of the most and the longest rows are tried first.
        const ORDERING = 1 << 6;
        /// The second player is taken not to win the empty board, since the first player
        /// could use the same strategy with one stone more. In freestyle alone.
        const STRATEGY_STEALING = 1 << 7;
    }
}
