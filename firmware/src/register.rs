//! Device registers.

/// A device register of 32 bits.
#[derive(Clone, Copy, Debug)]
pub struct Register(*mut u32);

#[allow(
    unsafe_code,
    reason = "a device is accessed by its address, which the compiler cannot check"
)]
impl Register {
    /// Refers to the register at an address.
    ///
    /// # Safety
    ///
    /// The chip must have a 32-bit register there, and no access to it may
    /// change the memory of the program.
    #[must_use]
    pub const unsafe fn at(address: usize) -> Self {
        Self(core::ptr::without_provenance_mut(address))
    }

    /// Reads the register.
    #[must_use]
    pub fn read(self) -> u32 {
        // SAFETY: `at` was promised that this is a register.
        unsafe { self.0.read_volatile() }
    }

    /// Writes the register.
    pub fn write(self, value: u32) {
        // SAFETY: `at` was promised that this is a register.
        unsafe { self.0.write_volatile(value) }
    }

    /// Clears some bits, then sets some.
    pub fn modify(self, clear: u32, set: u32) {
        self.write(self.read() & !clear | set);
    }
}

/// Restarts the processor and all devices, as on every Cortex-M.
pub fn reset_system() -> ! {
    loop {
        AIRCR.write(AIRCR_KEY | SYSRESETREQ);
    }
}

#[allow(unsafe_code, reason = "see `Register`")]
// SAFETY: ARMv6-M Architecture Reference Manual, chapter B3.2.6.
const AIRCR: Register = unsafe { Register::at(0xe000_ed0c) };
const AIRCR_KEY: u32 = 0x05fa << 16;
const SYSRESETREQ: u32 = 1 << 2;
