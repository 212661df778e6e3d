//! Sounds of a game.

use wasm_bindgen::JsValue;
use web_sys::AudioContext;

use crate::page::prelude::*;
use crate::sound::{RATE, Sound};

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
            // Without sounds the page is as usable.
            let _ = play(context, &sound.samples());
        });
    }
}

fn play(context: &AudioContext, samples: &[f32]) -> Result<(), JsValue> {
    let count = samples.len() as u32;
    let buffer = context.create_buffer(1, count, RATE.into())?;
    buffer.copy_to_channel(samples, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    source.connect_with_audio_node(&context.destination())?;
    source.start()
}
