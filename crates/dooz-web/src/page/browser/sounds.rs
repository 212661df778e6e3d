//! Sounds of a game.

use web_sys::AudioContext;

use crate::page::prelude::*;

/// A short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// For a move.
    Move,
    /// For a win.
    Win,
    /// For a draw.
    Draw,
}

impl Sound {
    /// Returns its tones: the frequency in hertz, and the start in tenths of a
    /// second.
    const fn tones(self) -> &'static [(u16, u8)] {
        match self {
            Self::Move => &[(440, 0)],
            Self::Win => &[(523, 0), (659, 1), (784, 2)],
            Self::Draw => &[(440, 0), (440, 2)],
        }
    }
}

/// The source of sounds, which is created with the first one.
#[derive(Clone, Copy)]
pub(crate) struct Speaker(StoredValue<Option<AudioContext>>);

impl Speaker {
    pub(crate) fn new() -> Self {
        Self(StoredValue::new(None))
    }

    /// Plays a sound, if the browser can.
    pub(crate) fn play(self, sound: Sound) {
        if self.0.with_value(Option::is_none) {
            self.0.set_value(AudioContext::new().ok());
        }
        self.0.with_value(|context| {
            let Some(context) = context else { return };
            for &(hertz, tenths) in sound.tones() {
                // Without sounds the page is as usable.
                let _ = tone(context, hertz, tenths);
            }
        });
    }
}

fn tone(context: &AudioContext, hertz: u16, tenths: u8) -> Result<(), wasm_bindgen::JsValue> {
    let begin = context.current_time() + f64::from(tenths) / 10.0;
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.frequency().set_value(hertz.into());
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    // A tone that ends abruptly clicks.
    gain.gain().set_value_at_time(0.15, begin)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(0.001, begin + 0.15)?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(begin + 0.16)
}
