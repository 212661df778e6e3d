//! The days on which puzzles were solved.

use std::fmt;

/// The number of puzzles solved on the last day of solving, and the number of days in a
/// row that end with it. It can be stored as text. Days are counted from 1 January 1970.
///
/// ```
/// use dooz_web::puzzle_days::PuzzleDays;
/// let mut days = PuzzleDays::default();
/// days.solve(20_780);
/// days.solve(20_781);
/// days.solve(20_781);
/// assert_eq!((days.today(20_781), days.in_a_row(20_781)), (2, 2));
/// // The row still counts on the next morning, but not the day after.
/// assert_eq!((days.today(20_782), days.in_a_row(20_782)), (0, 2));
/// assert_eq!(days.in_a_row(20_783), 0);
/// assert_eq!(PuzzleDays::read(&days.to_string()), days);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleDays {
    last: u32,
    solved: u32,
    row: u32,
}

impl PuzzleDays {
    /// Parses the text of the `Display` form. Any other text is a fresh start.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let numbers: Option<Vec<u32>> = text.split(' ').map(|word| word.parse().ok()).collect();
        match numbers.as_deref() {
            Some(&[last, solved, row]) => Self { last, solved, row },
            _ => Self::default(),
        }
    }

    /// Counts a puzzle that was solved on this day.
    pub const fn solve(&mut self, day: u32) {
        if self.solved == 0 || day != self.last {
            self.row = self.in_a_row(day).saturating_add(1);
            self.solved = 0;
        }
        self.last = day;
        self.solved = self.solved.saturating_add(1);
    }

    /// Returns the number of puzzles solved on this day.
    #[must_use]
    pub const fn today(self, day: u32) -> u32 {
        if day == self.last { self.solved } else { 0 }
    }

    /// Returns the number of days in a row up to this one, or the one before.
    #[must_use]
    pub const fn in_a_row(self, day: u32) -> u32 {
        if day == self.last || day == self.last.saturating_add(1) {
            self.row
        } else {
            0
        }
    }
}

impl fmt::Display for PuzzleDays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.last, self.solved, self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_without_a_puzzle_ends_the_row() {
        let mut days = PuzzleDays::default();
        for day in [10, 11, 12, 14] {
            days.solve(day);
        }
        assert_eq!(days.in_a_row(14), 1);
    }

    #[test]
    fn damaged_text_is_a_fresh_start() {
        for text in ["", "1 2", "x y z", "1 2 3 4", "-1 2 3"] {
            assert_eq!(PuzzleDays::read(text), PuzzleDays::default(), "{text}");
        }
    }

    #[test]
    fn the_largest_numbers_stay_themselves() {
        let mut days = PuzzleDays::read(&format!("{0} {0} {0}", u32::MAX));
        days.solve(u32::MAX);
        assert_eq!(days.today(u32::MAX), u32::MAX);
    }
}
