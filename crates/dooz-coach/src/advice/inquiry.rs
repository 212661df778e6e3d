//! A question to an adviser that is answered in slices.

use dooz_core::{EndgameMarks, EndgameSolver, Entry, Limits, PackedRules};

use super::adviser::Seen;
use super::exact::Exact;
use dooz_play::slices::{Found, Notes, Slice};

/// What an adviser has found out for one question, so that it can be answered
/// in slices: ask the same again, with the same limits, until
/// [`Inquiry::is_open`] says that the question is answered. The answer is the
/// same as if it had been asked at once.
///
/// ```
/// use dooz_coach::advice::{Adviser, Inquiry};
/// use dooz_core::{Limits, Position, Rules};
/// let (empty, limits) = (Position::new(Rules::TIC_TAC_TOE), Limits::default());
/// let (mut adviser, mut inquiry) = (Adviser::new(), Inquiry::default());
/// let map = loop {
///     // Slices do not get shorter than these.
///     let map = adviser.values_in_slices(&empty, &limits, &mut inquiry, &|| true);
///     if !inquiry.is_open() {
///         break map;
///     }
/// };
/// assert_eq!(map, Adviser::new().values(&empty, &limits));
/// ```
#[derive(Debug)]
pub struct Inquiry {
    notes: Notes,
    bookmark: EndgameMarks,
    seen: Found<Seen>,
    open: bool,
}

impl Default for Inquiry {
    fn default() -> Self {
        Self {
            notes: Notes::default(),
            bookmark: EndgameSolver::bookmark(),
            seen: Found::default(),
            open: false,
        }
    }
}

impl Inquiry {
    /// Whether the last slice was over before the question was answered.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// The positions visited until now.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.notes.nodes()
    }

    /// Goes back to the beginning of the question.
    pub(super) fn rewind(&mut self) {
        self.notes.rewind();
        self.seen.rewind();
    }

    pub(super) fn close(&mut self, slice: &Slice<'_>) {
        self.open = slice.has_ended();
    }

    /// What knows exact values, and what was seen by searches of limited
    /// depth.
    pub(super) fn parts<'a>(
        &'a mut self,
        rules: Option<&'a PackedRules>,
        table: &'a mut [Entry],
        limits: &'a Limits<'a>,
    ) -> (Exact<'a>, &'a mut Found<Seen>) {
        let exact = Exact::new(rules, table, limits, &mut self.notes, &mut self.bookmark);
        (exact, &mut self.seen)
    }

    #[cfg(test)]
    pub(super) fn exact<'a>(
        &'a mut self,
        rules: Option<&'a PackedRules>,
        table: &'a mut [Entry],
        limits: &'a Limits<'a>,
    ) -> Exact<'a> {
        self.parts(rules, table, limits).0
    }
}
