//! Values as bytes.
//!
//! Numbers are little-endian; in front of a list stands its length in four
//! bytes, in front of one of several things a byte that says which. Whatever
//! is read has been checked as if somebody had typed it.

/// What can be sent as bytes.
pub(super) trait Wire: Sized {
    /// Adds the value to bytes.
    fn put(&self, to: &mut Vec<u8>);

    /// Takes a value from the front of the bytes; none if it is none.
    fn take(from: &mut &[u8]) -> Option<Self>;
}

/// What all of these bytes mean.
pub(super) fn read<T: Wire>(mut bytes: &[u8]) -> Option<T> {
    let value = T::take(&mut bytes)?;
    bytes.is_empty().then_some(value)
}

/// Structures: the fields one after the other.
macro_rules! structures {
    ($($type:ident { $($field:ident),+ })+) => {
        $(impl Wire for $type {
            fn put(&self, to: &mut Vec<u8>) {
                let Self { $($field),+ } = self;
                $($field.put(to);)+
            }

            fn take(from: &mut &[u8]) -> Option<Self> {
                Some(Self { $($field: Wire::take(from)?),+ })
            }
        })+
    };
}
pub(super) use structures;

/// Enumerations: a byte for the variant, then its fields.
macro_rules! enumerations {
    ($($type:ident { $($tag:literal $variant:ident { $($field:tt: $name:ident),* })+ })+) => {
        $(impl Wire for $type {
            fn put(&self, to: &mut Vec<u8>) {
                match self {
                    $(Self::$variant { $($field: $name),* } => {
                        to.push($tag);
                        $($name.put(to);)*
                    })+
                }
            }

            fn take(from: &mut &[u8]) -> Option<Self> {
                Some(match u8::take(from)? {
                    $($tag => Self::$variant { $($field: Wire::take(from)?),* },)+
                    _ => return None,
                })
            }
        })+
    };
}
pub(super) use enumerations;

macro_rules! numbers {
    ($($number:ident)+) => {
        $(impl Wire for $number {
            fn put(&self, to: &mut Vec<u8>) {
                to.extend_from_slice(&self.to_le_bytes());
            }

            fn take(from: &mut &[u8]) -> Option<Self> {
                let (bytes, rest) = from.split_first_chunk()?;
                *from = rest;
                Some(Self::from_le_bytes(*bytes))
            }
        })+
    };
}
numbers! { u8 u16 u32 u64 i64 }

impl Wire for usize {
    fn put(&self, to: &mut Vec<u8>) {
        (*self as u64).put(to);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        u64::take(from)?.try_into().ok()
    }
}

impl Wire for bool {
    fn put(&self, to: &mut Vec<u8>) {
        u8::from(*self).put(to);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        match u8::take(from)? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Wire for String {
    fn put(&self, to: &mut Vec<u8>) {
        (self.len() as u32).put(to);
        to.extend_from_slice(self.as_bytes());
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let length = u32::take(from)?;
        let (text, rest) = from.split_at_checked(length as usize)?;
        *from = rest;
        Some(str::from_utf8(text).ok()?.to_owned())
    }
}

impl<T: Wire> Wire for Box<T> {
    fn put(&self, to: &mut Vec<u8>) {
        T::put(self, to);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        T::take(from).map(Self::new)
    }
}

impl<T: Wire> Wire for Option<T> {
    fn put(&self, to: &mut Vec<u8>) {
        self.is_some().put(to);
        if let Some(value) = self {
            value.put(to);
        }
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        Some(if bool::take(from)? {
            Some(T::take(from)?)
        } else {
            None
        })
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn put(&self, to: &mut Vec<u8>) {
        (self.len() as u32).put(to);
        for value in self {
            value.put(to);
        }
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        // The length may be a lie, so that memory is taken value by value.
        let mut values = Self::new();
        for _ in 0..u32::take(from)? {
            values.push(T::take(from)?);
        }
        Some(values)
    }
}

impl<A: Wire, B: Wire> Wire for (A, B) {
    fn put(&self, to: &mut Vec<u8>) {
        self.0.put(to);
        self.1.put(to);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        Some((A::take(from)?, B::take(from)?))
    }
}
