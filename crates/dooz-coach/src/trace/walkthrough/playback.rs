//! Playing a walk by itself.

/// How fast a walk goes on by itself. The clock stands outside: whoever has
/// one says how much time has passed and is told how many steps are due.
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
    /// From one step in ten seconds to a thousand in one.
    pub const RANGE: (f64, f64) = (0.1, 1000.0);

    /// So many steps a second, within [`Playback::RANGE`].
    #[must_use]
    pub fn new(per_second: f64) -> Self {
        let mut playback = Self {
            per_second: 1.0,
            owed: 0.0,
        };
        playback.set(per_second);
        playback
    }

    /// Changes the speed, as a slider does while the walk goes on.
    pub fn set(&mut self, per_second: f64) {
        if !per_second.is_nan() {
            self.per_second = per_second.clamp(Self::RANGE.0, Self::RANGE.1);
        }
    }

    /// The steps a second.
    #[must_use]
    pub const fn per_second(&self) -> f64 {
        self.per_second
    }

    /// How many steps are due after so many milliseconds more. A page that
    /// slept for long goes on from where it was: more than a second is not
    /// made up for.
    #[expect(clippy::cast_sign_loss, reason = "time does not run backwards")]
    pub fn tick(&mut self, milliseconds: f64) -> usize {
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
        assert_eq!(Playback::new(2.0).tick(f64::NAN), 0);
    }
}
