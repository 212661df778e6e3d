//! The sounds of the page, as samples.

/// A short, soft sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A pen on paper, for a stroke.
    Pen,
    /// A knock of wood, for a stone; its pitch changes slightly from move to move.
    Knock {
        /// The number of the move.
        number: u16,
    },
    /// Two rising notes, for a win.
    Rising,
    /// A low note, for a loss.
    Low,
    /// A breath, for a draw.
    Breath,
}

/// The samples of a second.
pub const RATE: u16 = 22_050;

/// The loudest sample.
const LOUDEST: f32 = 0.25;

impl Sound {
    /// Computes the samples, from -1 to 1.
    ///
    /// ```
    /// use dooz_web::sound::{RATE, Sound};
    /// let samples = Sound::Knock { number: 3 }.samples();
    /// assert!(samples.len() <= usize::from(RATE) / 4);
    /// ```
    #[must_use]
    pub fn samples(self) -> Vec<f32> {
        let mut noise = Noise(0x9e37_79b9);
        match self {
            // The strength of the strokes comes and goes with the grain of the paper.
            Self::Pen => make(160, |time| {
                let grain = 0.6 + 0.4 * wave(38.0, time);
                noise.soft(0.35) * grain * fade(time, 0.16)
            }),
            Self::Knock { number } => {
                let hertz = 310.0 + 9.0 * f32::from(number * 5 % 7);
                make(90, |time| {
                    let body = wave(hertz, time) + 0.5 * wave(2.7 * hertz, time);
                    0.6 * body * (-60.0 * time).exp()
                        + 0.2 * noise.soft(0.6) * (-220.0 * time).exp()
                })
            }
            Self::Rising => make(240, |time| {
                let (hertz, since) = if time < 0.11 {
                    (523.25, time)
                } else {
                    (783.99, time - 0.11)
                };
                wave(hertz, time) * (-9.0 * since).exp() * fade(time, 0.24)
            }),
            Self::Low => make(240, |time| wave(164.81, time) * fade(time, 0.24)),
            Self::Breath => make(240, |time| {
                noise.soft(0.12) * (std::f32::consts::PI * time / 0.24).sin()
            }),
        }
    }
}

/// Computes the samples of some milliseconds, which begin and end without a click.
fn make(milliseconds: u16, mut at: impl FnMut(f32) -> f32) -> Vec<f32> {
    let count = RATE / 1000 * milliseconds;
    let edge = RATE / 400;
    let sample = |place: u16| {
        let near = place.min(count - 1 - place).min(edge);
        let value = at(f32::from(place) / f32::from(RATE)) * f32::from(near) / f32::from(edge);
        value.clamp(-1.0, 1.0) * LOUDEST
    };
    (0..count).map(sample).collect()
}

fn wave(hertz: f32, time: f32) -> f32 {
    (std::f32::consts::TAU * hertz * time).sin()
}

/// Falls from 1 to 0.
fn fade(time: f32, seconds: f32) -> f32 {
    (1.0 - time / seconds).max(0.0)
}

/// Noise that is the same each time.
struct Noise(u32);

impl Noise {
    /// Returns the next sample; the smaller the share, the duller the noise.
    fn soft(&mut self, share: f32) -> f32 {
        // Three steps of xorshift, averaged as the share says.
        let mut next = || {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 17;
            self.0 ^= self.0 << 5;
            let high = u16::try_from(self.0 >> 16).unwrap_or_default();
            f32::from(high) / f32::from(u16::MAX) * 2.0 - 1.0
        };
        share * next() + (1.0 - share) * (next() + next() + next()) / 3.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_short_and_soft_and_does_not_click() {
        for sound in [
            Sound::Pen,
            Sound::Knock { number: 1 },
            Sound::Rising,
            Sound::Low,
            Sound::Breath,
        ] {
            let samples = sound.samples();
            assert!(samples.len() <= usize::from(RATE) / 4, "{sound:?}");
            assert!(
                samples.iter().all(|sample| sample.abs() <= LOUDEST),
                "{sound:?}"
            );
            assert!(
                samples.iter().any(|sample| sample.abs() > 0.02),
                "{sound:?}"
            );
            assert_eq!((samples.first(), samples.last()), (Some(&0.0), Some(&0.0)));
        }
    }

    #[test]
    fn stones_do_not_all_sound_alike() {
        let knock = |number| Sound::Knock { number }.samples();
        assert_ne!(knock(1), knock(2));
    }
}
