//! The puzzle of the day.

/// Returns the index of the puzzle of a day, of `count` puzzles. Days are counted
/// from any fixed one, such as 1 January 1970. Neighbouring days have puzzles that lie
/// far apart, so that boards and grades vary.
///
/// ```
/// use dooz_coach::puzzles::{of_the_day, shipped};
/// let today = &shipped()[of_the_day(20_780, shipped().len())];
/// let tomorrow = &shipped()[of_the_day(20_781, shipped().len())];
/// assert_ne!(today, tomorrow);
/// ```
///
/// # Panics
///
/// Panics if there are no puzzles.
#[must_use]
pub const fn of_the_day(day: u32, count: usize) -> usize {
    assert!(count > 0, "there are no puzzles");
    // A prime that does not divide the count leads to every puzzle before one comes again.
    (day as usize % count) * STEP % count
}

/// The distance between the puzzles of two days.
const STEP: usize = 37;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::shipped;

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        let count = shipped().len();
        let mut seen = vec![false; count];
        for day in 20_000..20_000 + count as u32 {
            seen[of_the_day(day, count)] = true;
        }
        assert!(seen.iter().all(|&seen| seen));
    }
}
