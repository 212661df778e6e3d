//! Dooz on an STM32F030F4: USART1 on PA9 (TX) and PA10 (RX), a lamp on PA4.
//!
//! The registers are described in the reference manual RM0360.
#![no_std]
#![no_main]

use core::panic::PanicInfo;

use dooz_firmware::register::{Register, reset_system};
use dooz_firmware::{Hardware, Session};

/// The internal oscillator, which runs after a reset.
const CLOCK: u32 = 8_000_000;
const BAUD: u32 = 115_200;

const TX: u32 = 9;
const RX: u32 = 10;
const LAMP: u32 = 4;

#[cortex_m_rt::entry]
fn main() -> ! {
    Session::new(Chip::start()).run()
}

struct Chip;

impl Chip {
    /// Initialises the devices, whatever state they are in.
    fn start() -> Self {
        rcc::AHBENR.modify(0, rcc::GPIOA);
        rcc::APB2ENR.modify(0, rcc::USART1);

        gpioa::AFRH.modify(
            0xf << (4 * (TX - 8)) | 0xf << (4 * (RX - 8)),
            gpioa::USART1 << (4 * (TX - 8)) | gpioa::USART1 << (4 * (RX - 8)),
        );
        // A line that is not connected must not look like one that sends.
        gpioa::PUPDR.modify(0b11 << (2 * RX), gpioa::PULL_UP << (2 * RX));
        gpioa::MODER.modify(
            0b11 << (2 * TX) | 0b11 << (2 * RX) | 0b11 << (2 * LAMP),
            gpioa::ALTERNATE << (2 * TX)
                | gpioa::ALTERNATE << (2 * RX)
                | gpioa::OUTPUT << (2 * LAMP),
        );

        // After a panic it is still enabled, and then its rate cannot be set.
        usart1::CR1.write(0);
        usart1::BRR.write((CLOCK + BAUD / 2) / BAUD);
        usart1::CR1.write(usart1::UE | usart1::RE | usart1::TE);

        // 40 kHz / 64, 4096 ticks: six and a half seconds.
        iwdg::KR.write(iwdg::START);
        iwdg::KR.write(iwdg::UNLOCK);
        iwdg::PR.write(4);
        iwdg::RLR.write(0xfff);
        Self
    }
}

impl Hardware for Chip {
    fn receive(&self) -> Option<u8> {
        let status = usart1::ISR.read();
        // An error is reported until it is cleared.
        usart1::ICR.write(status & usart1::ERRORS);
        if status & usart1::RXNE == 0 {
            return None;
        }
        let byte = usart1::RDR.read() as u8;
        let is_whole = status & (usart1::FE | usart1::NF) == 0;
        is_whole.then_some(byte)
    }

    fn send(&self, byte: u8) {
        while usart1::ISR.read() & usart1::TXE == 0 {}
        usart1::TDR.write(u32::from(byte));
    }

    fn light(&self, on: bool) {
        let reset = if on { 0 } else { 16 };
        gpioa::BSRR.write(1 << (LAMP + reset));
    }

    fn feed_watchdog(&self) {
        iwdg::KR.write(iwdg::FEED);
    }

    fn reset(&self) -> ! {
        // Let the last byte arrive first.
        while usart1::ISR.read() & usart1::TC == 0 {}
        reset_system()
    }
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    // The panic may have happened during initialisation: repeat it.
    dooz_firmware::restart(&Chip::start())
}

#[allow(unsafe_code, reason = "the processor calls it by its own rules")]
#[cortex_m_rt::exception]
unsafe fn HardFault(_: &cortex_m_rt::ExceptionFrame) -> ! {
    dooz_firmware::restart(&Chip::start())
}

#[allow(unsafe_code, reason = "see `Register`")]
const fn register(address: usize) -> Register {
    // SAFETY: called only below, with addresses from the manual's memory map.
    unsafe { Register::at(address) }
}

/// Reset and clock control.
mod rcc {
    use super::{Register, register};
    pub(crate) const AHBENR: Register = register(0x4002_1014);
    pub(crate) const APB2ENR: Register = register(0x4002_1018);
    pub(crate) const GPIOA: u32 = 1 << 17;
    pub(crate) const USART1: u32 = 1 << 14;
}

/// Port A.
mod gpioa {
    use super::{Register, register};
    pub(crate) const MODER: Register = register(0x4800_0000);
    pub(crate) const PUPDR: Register = register(0x4800_000c);
    pub(crate) const BSRR: Register = register(0x4800_0018);
    pub(crate) const AFRH: Register = register(0x4800_0024);
    pub(crate) const OUTPUT: u32 = 0b01;
    pub(crate) const ALTERNATE: u32 = 0b10;
    pub(crate) const PULL_UP: u32 = 0b01;
    /// The alternate function of PA9 and PA10 that is the serial line.
    pub(crate) const USART1: u32 = 1;
}

/// The serial line.
mod usart1 {
    use super::{Register, register};
    pub(crate) const CR1: Register = register(0x4001_3800);
    pub(crate) const BRR: Register = register(0x4001_380c);
    pub(crate) const ISR: Register = register(0x4001_381c);
    pub(crate) const ICR: Register = register(0x4001_3820);
    pub(crate) const RDR: Register = register(0x4001_3824);
    pub(crate) const TDR: Register = register(0x4001_3828);
    pub(crate) const UE: u32 = 1 << 0;
    pub(crate) const RE: u32 = 1 << 2;
    pub(crate) const TE: u32 = 1 << 3;
    pub(crate) const FE: u32 = 1 << 1;
    pub(crate) const NF: u32 = 1 << 2;
    pub(crate) const ORE: u32 = 1 << 3;
    pub(crate) const RXNE: u32 = 1 << 5;
    pub(crate) const TC: u32 = 1 << 6;
    pub(crate) const TXE: u32 = 1 << 7;
    /// The flags that are cleared by the same bits of ICR.
    pub(crate) const ERRORS: u32 = FE | NF | ORE;
}

/// The watchdog.
mod iwdg {
    use super::{Register, register};
    pub(crate) const KR: Register = register(0x4000_3000);
    pub(crate) const PR: Register = register(0x4000_3004);
    pub(crate) const RLR: Register = register(0x4000_3008);
    pub(crate) const START: u32 = 0xcccc;
    pub(crate) const UNLOCK: u32 = 0x5555;
    pub(crate) const FEED: u32 = 0xaaaa;
}
