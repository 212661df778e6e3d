//! The integers that hold a small board.

use ops::Ops;

/// An integer that holds the squares of a small board, a row in each byte:
/// `u64` for eight rows, `u32` for four. The trait is sealed.
pub trait Word: Ops {
    /// The number of rows.
    const ROWS: u8;
}

/// Seals [`Word`] and hides the operations that only this crate needs.
pub(super) mod ops {
    use super::Bits;
    use core::fmt::Debug;
    use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign};
    use core::ops::{Not, Shl, Shr};

    pub trait Ops:
        Copy
        + Debug
        + Default
        + Ord
        + Into<u64>
        + Not<Output = Self>
        + BitAnd<Output = Self>
        + BitOr<Output = Self>
        + BitXor<Output = Self>
        + BitAndAssign
        + BitOrAssign
        + BitXorAssign
        + Shl<u32, Output = Self>
        + Shr<u32, Output = Self>
    {
        const BITS: u32;
        const EMPTY: Self;
        /// All columns but the eighth.
        const SQUARES: Self;

        /// Truncates a board to the rows that fit.
        fn truncate(squares: u64) -> Self;
        /// Returns the word with one square.
        fn bit(bit: u32) -> Self;
        /// Returns the eighth column, with its top row in the lowest bit.
        fn eighth_column(self) -> u8;
        /// Returns all squares but the lowest, or `None` if there is none.
        fn without_lowest(self) -> Option<Self>;
        /// Returns the numbers of the bits that are set, from the lowest.
        fn bits(self) -> Bits<Self> {
            Bits(self)
        }
        /// Returns a word for each bit that is set, from the lowest.
        fn singles(mut self) -> impl Iterator<Item = Self> {
            core::iter::from_fn(move || {
                let rest = self.without_lowest()?;
                let lowest = self ^ rest;
                self = rest;
                Some(lowest)
            })
        }
        fn trailing_zeros(self) -> u32;
        fn count_ones(self) -> u32;
        fn swap_bytes(self) -> Self;
        fn reverse_bits(self) -> Self;
        fn unbounded_shl(self, bits: u32) -> Self;
        fn unbounded_shr(self, bits: u32) -> Self;
    }
}

/// The numbers of the bits of a word that are set, from the lowest.
#[derive(Clone, Debug)]
pub struct Bits<W>(W);

impl<W: Ops> Iterator for Bits<W> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let bit = self.0.trailing_zeros();
        self.0 = self.0.without_lowest()?;
        Some(bit)
    }
}

macro_rules! words {
    ($($word:ty)*) => {$(
        impl Word for $word {
            const ROWS: u8 = (Self::BITS / 8) as u8;
        }

        impl Ops for $word {
            const BITS: u32 = Self::BITS;
            const EMPTY: Self = 0;
            const SQUARES: Self = Self::MAX / 0xff * 0x7f;

            #[inline]
            fn truncate(squares: u64) -> Self {
                squares as Self
            }

            #[inline]
            fn bit(bit: u32) -> Self {
                1 << bit
            }

            fn eighth_column(self) -> u8 {
                // The product brings bit 8 * row to bit `BITS` - `ROWS` + row.
                let column = self >> 7 & (Self::MAX / 0xff);
                let gathered = column.wrapping_mul(0x0102_0408_1020_4080_u64 as Self);
                (gathered >> (Self::BITS - Self::BITS / 8)) as u8
            }

            #[inline]
            fn without_lowest(self) -> Option<Self> {
                Some(self & self.checked_sub(1)?)
            }

            #[inline]
            fn trailing_zeros(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn count_ones(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn swap_bytes(self) -> Self {
                self.swap_bytes()
            }

            #[inline]
            fn reverse_bits(self) -> Self {
                self.reverse_bits()
            }

            #[inline]
            fn unbounded_shl(self, bits: u32) -> Self {
                self.unbounded_shl(bits)
            }

            #[inline]
            fn unbounded_shr(self, bits: u32) -> Self {
                self.unbounded_shr(bits)
            }
        }
    )*};
}

words!(u32 u64);
