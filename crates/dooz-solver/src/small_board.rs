//! Exact values of small boards, by depth-first search.

mod certificate;
#[cfg(test)]
mod certificate_tests;
mod lines;
mod search;
mod solver;
mod state;
mod table;
mod techniques;
#[cfg(test)]
mod tests;

pub use self::solver::SmallBoardSolver;
pub use self::techniques::Techniques;
