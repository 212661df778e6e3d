//! Short tones for what happens in a game.

use web_sys::AudioContext;

use crate::page::prelude::*;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sound {
    /// A stone is put down.
    Move,
    /// Somebody has won.
    Win,
    /// Nobody has won.
    Draw,
}

impl Sound {
    /// Its tones: hertz, and tenths of a second from the begin.
    const fn tones(self) -> &'static [(u16, u8)] {
        match self {
            Self::Move => &[(440, 0)],
            Self::Win => &[(523, 0), (659, 1), (784, 2)],
            Self::Draw => &[(440, 0), (440, 2)],
        }
    }
}

/// What makes the tones, from the first one on.
#[derive(Clone, Copy)]
pub(super) struct Speaker(StoredValue<Option<AudioContext>>);

impl Speaker {
    pub(super) fn new() -> Self {
        Self(StoredValue::new(None))
    }

    /// Lets a sound be heard, if the browser can.
    pub(super) fn play(self, sound: Sound) {
        if self.0.with_value(Option::is_none) {
            self.0.set_value(AudioContext::new().ok());
        }
        self.0.with_value(|context| {
            let Some(context) = context else { return };
            for &(hertz, tenths) in sound.tones() {
                // A page that is silent is no worse.
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
    // A tone that is cut off clicks.
    gain.gain().set_value_at_time(0.15, begin)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(0.001, begin + 0.15)?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(begin + 0.16)
}
