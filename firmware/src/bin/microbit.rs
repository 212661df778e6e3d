//! Dooz on a BBC micro:bit, version 1, with its USB port as the serial line and
//! its upper left LED as the lamp.
//!
//! The registers are described in the nRF51 Series Reference Manual.
#![no_std]
#![no_main]

use core::panic::PanicInfo;

use dooz_firmware::register::{Register, reset_system};
use dooz_firmware::{Hardware, Session};

const TX: u32 = 24;
const RX: u32 = 25;
/// The LED shines while its row is high and its column low.
const LAMP_ROW: u32 = 13;
const LAMP_COLUMN: u32 = 4;

#[cortex_m_rt::entry]
fn main() -> ! {
    Session::new(Chip::start()).run()
}

struct Chip;

impl Chip {
    fn start() -> Self {
        gpio::OUTSET.write(1 << TX);
        gpio::DIRSET.write(1 << TX | 1 << LAMP_ROW | 1 << LAMP_COLUMN);

        uart::PSELTXD.write(TX);
        uart::PSELRXD.write(RX);
        uart::BAUDRATE.write(uart::BAUD_115200);
        uart::ENABLE.write(uart::ENABLED);
        uart::STARTRX.write(1);
        uart::STARTTX.write(1);

        // 32,768 ticks a second.
        wdt::CRV.write(6 * 32_768);
        wdt::RREN.write(1);
        wdt::START.write(1);
        Self
    }
}

impl Hardware for Chip {
    fn receive(&self) -> Option<u8> {
        let errors = uart::ERRORSRC.read();
        uart::ERRORSRC.write(errors);
        if uart::RXDRDY.read() == 0 {
            return None;
        }
        uart::RXDRDY.write(0);
        let byte = uart::RXD.read() as u8;
        let is_whole = errors & (uart::PARITY | uart::FRAMING | uart::BREAK) == 0;
        is_whole.then_some(byte)
    }

    fn send(&self, byte: u8) {
        uart::TXDRDY.write(0);
        uart::TXD.write(u32::from(byte));
        while uart::TXDRDY.read() == 0 {}
    }

    fn light(&self, on: bool) {
        gpio::OUTCLR.write(1 << LAMP_COLUMN);
        let register = if on { gpio::OUTSET } else { gpio::OUTCLR };
        register.write(1 << LAMP_ROW);
    }

    fn feed_watchdog(&self) {
        wdt::RR0.write(wdt::FEED);
    }

    fn reset(&self) -> ! {
        reset_system()
    }
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    dooz_firmware::restart(&Chip::start())
}

#[allow(unsafe_code, reason = "the processor calls it by its own rules")]
#[cortex_m_rt::exception]
unsafe fn HardFault(_: &cortex_m_rt::ExceptionFrame) -> ! {
    dooz_firmware::restart(&Chip::start())
}

#[allow(unsafe_code, reason = "see `Register`")]
const fn register(address: usize) -> Register {
    // SAFETY: called only below, with addresses from the manual.
    unsafe { Register::at(address) }
}

/// The pins.
mod gpio {
    use super::{Register, register};
    pub(crate) const OUTSET: Register = register(0x5000_0508);
    pub(crate) const OUTCLR: Register = register(0x5000_050c);
    pub(crate) const DIRSET: Register = register(0x5000_0518);
}

/// The serial line.
mod uart {
    use super::{Register, register};
    pub(crate) const STARTRX: Register = register(0x4000_2000);
    pub(crate) const STARTTX: Register = register(0x4000_2008);
    pub(crate) const RXDRDY: Register = register(0x4000_2108);
    pub(crate) const TXDRDY: Register = register(0x4000_211c);
    pub(crate) const ERRORSRC: Register = register(0x4000_2480);
    pub(crate) const ENABLE: Register = register(0x4000_2500);
    pub(crate) const PSELTXD: Register = register(0x4000_250c);
    pub(crate) const PSELRXD: Register = register(0x4000_2514);
    pub(crate) const RXD: Register = register(0x4000_2518);
    pub(crate) const TXD: Register = register(0x4000_251c);
    pub(crate) const BAUDRATE: Register = register(0x4000_2524);
    pub(crate) const ENABLED: u32 = 4;
    pub(crate) const BAUD_115200: u32 = 0x01d7_e000;
    pub(crate) const PARITY: u32 = 1 << 1;
    pub(crate) const FRAMING: u32 = 1 << 2;
    pub(crate) const BREAK: u32 = 1 << 3;
}

/// The watchdog.
mod wdt {
    use super::{Register, register};
    pub(crate) const START: Register = register(0x4001_0000);
    pub(crate) const CRV: Register = register(0x4001_0504);
    pub(crate) const RREN: Register = register(0x4001_0508);
    pub(crate) const RR0: Register = register(0x4001_0600);
    pub(crate) const FEED: u32 = 0x6e52_4635;
}
