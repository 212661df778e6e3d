//! Input and output on the serial line.

use crate::chance::Chance;
use crate::hardware::Hardware;
use crate::keys::Keys;

/// The person's terminal, which need not echo.
#[derive(Debug)]
pub(crate) struct Console<H> {
    pub(crate) hardware: H,
    keys: Keys,
    pub(crate) chance: Chance,
}

/// A line of input: at most two letters and digits.
pub(crate) type Line = [Option<u8>; 2];

const BELL: u8 = 7;
const BACKSPACE: u8 = 8;
const DELETE: u8 = 127;

impl<H: Hardware> Console<H> {
    pub(crate) const fn new(hardware: H) -> Self {
        Self {
            hardware,
            keys: Keys::Between,
            chance: Chance::new(),
        }
    }

    pub(crate) fn say(&self, text: &str) {
        text.bytes().for_each(|byte| self.hardware.send(byte));
    }

    /// Waits for a key.
    pub(crate) fn key(&mut self) -> u8 {
        loop {
            self.hardware.feed_watchdog();
            self.chance.stir();
            let byte = self.hardware.receive();
            if let Some(key) = byte.and_then(|byte| self.keys.key(byte)) {
                return key;
            }
        }
    }

    /// Waits for a line. Echoes characters, handles backspace, and rings the bell
    /// for anything that cannot be part of a line.
    pub(crate) fn line(&mut self) -> Line {
        let mut line = [None; 2];
        let mut length = 0;
        loop {
            match self.key() {
                Keys::ENTER => {
                    self.say("\r\n");
                    return line;
                }
                BACKSPACE | DELETE if length > 0 => {
                    length -= 1;
                    line[length] = None;
                    self.say("\x08 \x08");
                }
                key if key.is_ascii_alphanumeric() && length < line.len() => {
                    line[length] = Some(key.to_ascii_lowercase());
                    length += 1;
                    self.hardware.send(key);
                }
                _ => self.hardware.send(BELL),
            }
        }
    }
}
