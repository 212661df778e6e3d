//! What the game asks of a microcontroller.

use crate::text;

/// A serial line, a lamp and a watchdog. All methods take `&self`, because
/// the watchdog is fed while others are at work.
pub trait Hardware {
    /// The next byte that has come in, if there is one. What was damaged on
    /// its way is dropped, and so is what came while nobody asked.
    fn receive(&self) -> Option<u8>;

    /// Sends a byte, as soon as the line has room for it.
    fn send(&self, byte: u8);

    /// Switches the lamp, which is off while the computer thinks.
    fn light(&self, on: bool);

    /// Tells the watchdog that the program still runs.
    fn feed_watchdog(&self);

    /// Restarts the chip.
    fn reset(&self) -> !;
}

/// Says that the program has found a mistake in itself, and restarts: what
/// panics and faults of the processor come to.
pub fn restart(hardware: &impl Hardware) -> ! {
    hardware.light(false);
    for byte in text::FAILED.bytes() {
        hardware.send(byte);
    }
    hardware.reset()
}
