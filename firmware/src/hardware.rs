//! The hardware that the game needs.

use crate::text::TEXTS;

/// A serial line, a lamp and a watchdog. All methods take `&self`, because the
/// watchdog is fed from within a search.
pub trait Hardware {
    /// Returns the next byte received, if there is one. Damaged bytes are
    /// dropped, and so are bytes that were not fetched in time.
    fn receive(&self) -> Option<u8>;

    /// Sends a byte as soon as the line is free.
    fn send(&self, byte: u8);

    /// Switches the lamp. It is off while the computer thinks.
    fn light(&self, on: bool);

    /// Tells the watchdog that the program is alive.
    fn feed_watchdog(&self);

    /// Restarts the chip.
    fn reset(&self) -> !;
}

/// Reports an internal error and restarts the chip: the end of every panic and
/// every processor fault.
pub fn restart(hardware: &impl Hardware) -> ! {
    hardware.light(false);
    for byte in TEXTS.failed.bytes() {
        hardware.send(byte);
    }
    hardware.reset()
}
