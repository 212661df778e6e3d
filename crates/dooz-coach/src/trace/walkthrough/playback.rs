//! Automatic playback of a walkthrough.

/// The speed of automatic playback. The clock is outside: the caller passes the
/// elapsed time and receives the number of steps due.
///
/// ```
/// use dooz_coach::trace::Playback;
/// let mut playback = Playback::new(4.0);
/// assert_eq!(playback.tick(200.0), 0);
/// assert_eq!(playback.tick(100.0), 1);
/// assert_eq!(playback.tick(1000.0), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playback {
    per_second: f64,
    /// The part of a step that is due already.
    owed: f64,
}

impl Playback {
    /// The range of speeds: from one step in ten seconds to a thousand in one.
    pub const RANGE: (f64, f64) = (0.1, 1000.0);

    /// Creates a playback with this many steps a second, within
    /// [`Playback::RANGE`].
    #[must_use]
    pub fn new(per_second: f64) -> Self {
        let mut playback = Self {
            per_second: 1.0,
            owed: 0.0,
        };
        playback.set(per_second);
        playback
    }

    /// Changes the speed during playback.
    pub fn set(&mut self, per_second: f64) {
        if !per_second.is_nan() {
            self.per_second = per_second.clamp(Self::RANGE.0, Self::RANGE.1);
        }
    }

    /// Returns the number of steps a second.
    #[must_use]
    pub const fn per_second(&self) -> f64 {
        self.per_second
    }

    /// Returns the number of steps due after this many more milliseconds. At
    /// most one second is made up for, so a page that slept for long continues
    /// from where it was.
    #[expect(clippy::cast_sign_loss, reason = "time does not run backwards")]
    pub fn tick(&mut self, milliseconds: f64) -> usize {
        if milliseconds.is_nan() {
            return 0;
        }
        let seconds = (milliseconds / 1000.0).clamp(0.0, 1.0);
        self.owed += seconds * self.per_second;
        let due = self.owed.floor();
        self.owed -= due;
        due as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_ticks_add_up_to_the_same_steps() {
        let mut playback = Playback::new(8.0);
        let steps: usize = (0..64).map(|_| playback.tick(31.25)).sum();
        assert_eq!(steps, 16);
    }

    #[test]
    fn a_page_that_slept_does_not_jump() {
        assert_eq!(Playback::new(2.0).tick(3_600_000.0), 2);
        assert_eq!(Playback::new(2.0).tick(-5.0), 0);
    }

    #[test]
    fn playback_goes_on_after_a_tick_of_unknown_length() {
        let mut playback = Playback::new(2.0);
        assert_eq!(playback.tick(f64::NAN), 0);
        assert_eq!(playback.tick(1000.0), 2);
    }
}
