//! The transposition table.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use bytemuck::allocation::try_zeroed_slice_box;
use dooz_core::Square;
use prefetch_index::prefetch_index;

use crate::value::Value;

/// The meaning of a stored value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The value is not greater.
    Upper = 1,
    /// The value is not less.
    Lower,
    Exact,
}

impl Bound {
    /// Returns the bound that a search between `alpha` and `beta` found in a value.
    pub(crate) const fn of(value: Value, alpha: Value, beta: Value) -> Self {
        if value >= beta {
            Self::Lower
        } else if value > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

/// An entry of the table: the results of searching a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The value, which counts the plies to a win from this position.
    pub(crate) value: Value,
    pub(crate) bound: Bound,
    /// The static value, if it has one.
    pub(crate) static_value: Option<Value>,
    pub(crate) best: Option<Square>,
    /// The depth, in hundredths of a ply.
    pub(crate) depth: i32,
    /// `true` if the position was on a principal variation.
    pub(crate) is_pv: bool,
}

impl Entry {
    /// Returns `true` if the entry is of a search to some depth, or to a greater one. The
    /// table tells depths apart by its steps only.
    pub(crate) const fn is_as_deep_as(&self, depth: i32) -> bool {
        self.depth / DEPTH_UNIT >= depth / DEPTH_UNIT
    }
}

/// A transposition table that threads share without locks.
///
/// A slot holds its data and the exclusive or of data and key, so that a slot
/// which two threads write at once matches neither key (Hyatt and Mann, "A
/// lockless transposition table", 2002).
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    /// Buckets of [`BUCKET`] slots, some slots after the start.
    slots: Box<[Slot]>,
    /// The first slot of the first bucket.
    begin: usize,
    buckets: usize,
    /// The limit of its size in bytes.
    limit: usize,
    /// The number of the search, to tell old entries from new ones.
    generation: AtomicU8,
}

/// The key and the data of an entry.
///
/// ```text
/// data  bits  0..16 value   16..32 static value   32..48 best move
///            48..58 depth   58 on a variation     59..61 bound   61..64 generation
/// ```
type Slot = [AtomicU64; 2];

/// The number of slots in one line of the processor's cache.
const BUCKET: usize = 4;
const CACHE_LINE: usize = BUCKET * size_of::<Slot>();

const NO_MOVE: u16 = u16::MAX;
const NO_VALUE: i16 = i16::MIN;
/// The steps in which depths are stored, rounded down: about eighths of a ply.
const DEPTH_UNIT: i32 = 100 / 8 + 1;
const DEEPEST: i32 = 1023;
const GENERATIONS: u8 = 8;

impl TranspositionTable {
    /// Creates a table of at most `limit` bytes, except for a cache line, or of as many as
    /// the system has. It provides the memory when it is first used, so that no move waits
    /// for it.
    pub(crate) fn new(limit: usize) -> Self {
        let mut buckets = (limit / CACHE_LINE).max(1);
        let slots: Box<[Slot]> = loop {
            match try_zeroed_slice_box((buckets + 1) * BUCKET) {
                Ok(slots) => break slots,
                Err(()) if buckets > 1 => buckets /= 2,
                Err(()) => panic!("there is no memory for a single bucket"),
            }
        };
        let begin = slots.as_ptr().align_offset(CACHE_LINE);
        Self {
            // An allocator that aligns less would only make the table slower.
            begin: if begin < BUCKET { begin } else { 0 },
            slots,
            buckets,
            limit,
            generation: AtomicU8::new(0),
        }
    }

    /// Returns the limit of its size in bytes.
    pub(crate) const fn limit(&self) -> usize {
        self.limit
    }

    /// Marks the beginning of a search.
    pub(crate) fn new_search(&self) {
        let generation = self.generation.load(Ordering::Relaxed);
        self.generation
            .store((generation + 1) % GENERATIONS, Ordering::Relaxed);
    }

    /// Returns the entry of a key.
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|[masked_key, data]| {
            let data = data.load(Ordering::Relaxed);
            let is_hit = masked_key.load(Ordering::Relaxed) ^ data == key && data != 0;
            is_hit.then(|| unpack(data))
        })
    }

    /// Fetches what [`get`](Self::get) of a key will read into the processor's cache, while
    /// there is other work to do.
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch_index(&self.slots, self.first_slot(key));
    }

    /// Stores an entry, in place of that of the same key or of the one that is
    /// least worth keeping.
    pub(crate) fn insert(&self, key: u64, entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let slots = self.bucket(key);
        let loaded = || {
            let slots = slots.iter();
            slots.map(|slot| (slot, slot[1].load(Ordering::Relaxed)))
        };
        let same = loaded().find(|([masked_key, _], data)| {
            masked_key.load(Ordering::Relaxed) ^ data == key && *data != 0
        });
        let (slot, entry) = if let Some((slot, data)) = same {
            let known = unpack(data);
            let is_current = generation_of(data) == generation;
            // A much deeper entry of this search stays, unless the new one is exact.
            let is_much_deeper = known.depth > entry.depth + 200;
            if is_current && is_much_deeper && entry.bound != Bound::Exact {
                return;
            }
            let best = entry.best.or(known.best);
            (slot, Entry { best, ..entry })
        } else {
            let worth = |data: u64| {
                let age = (generation + GENERATIONS - generation_of(data)) % GENERATIONS;
                if data == 0 {
                    i32::MIN
                } else {
                    depth_of(data) - i32::from(age) * 32
                }
            };
            let least = loaded().min_by_key(|&(_, data)| worth(data));
            (least.expect("a bucket has slots").0, entry)
        };
        let data = pack(entry, generation);
        slot[0].store(key ^ data, Ordering::Relaxed);
        slot[1].store(data, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let first = self.first_slot(key);
        &self.slots[first..first + BUCKET]
    }

    fn first_slot(&self, key: u64) -> usize {
        // The upper half of the product spreads keys over any number of buckets.
        let bucket = (u128::from(key) * self.buckets as u128) >> 64;
        self.begin + bucket as usize * BUCKET
    }
}

fn pack(entry: Entry, generation: u8) -> u64 {
    let value = entry.value as i16 as u16;
    let static_value = entry.static_value.map_or(NO_VALUE, |value| value as i16) as u16;
    let best = entry.best.map_or(NO_MOVE, |square| {
        u16::from(square.row()) << 5 | u16::from(square.column())
    });
    let depth = (entry.depth / DEPTH_UNIT).clamp(0, DEEPEST) as u64;
    u64::from(value)
        | u64::from(static_value) << 16
        | u64::from(best) << 32
        | depth << 48
        | u64::from(entry.is_pv) << 58
        | (entry.bound as u64) << 59
        | u64::from(generation) << 61
}

fn unpack(data: u64) -> Entry {
    let static_value = (data >> 16) as i16;
    let best = (data >> 32) as u16;
    Entry {
        value: Value::from(data as i16),
        bound: match data >> 59 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
        static_value: (static_value != NO_VALUE).then_some(static_value.into()),
        best: (best != NO_MOVE)
            .then(|| Square::new((best & 31) as u8, (best >> 5) as u8))
            .flatten(),
        depth: depth_of(data) * DEPTH_UNIT,
        is_pv: data >> 58 & 1 != 0,
    }
}

const fn depth_of(data: u64) -> i32 {
    (data >> 48 & 1023) as i32
}

const fn generation_of(data: u64) -> u8 {
    (data >> 61) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: Value, depth: i32) -> Entry {
        Entry {
            value,
            bound: Bound::Lower,
            static_value: Some(-17),
            best: "h8".parse().ok(),
            depth,
            is_pv: true,
        }
    }

    #[test]
    fn an_entry_is_found_by_its_key() {
        let table = TranspositionTable::new(1 << 16);
        let stored = entry(-29_990, 13 * 52);
        table.insert(77 << 40, stored);
        assert_eq!(table.get(77 << 40), Some(stored));
        assert_eq!(table.get(77 << 40 | 1), None);
    }

    #[test]
    fn an_entry_is_as_deep_as_its_search() {
        let table = TranspositionTable::new(1 << 16);
        for depth in [50, 100, 167, 500] {
            table.insert(1 << 40, entry(0, depth));
            let known = table.get(1 << 40).unwrap();
            assert!(known.is_as_deep_as(depth) && !known.is_as_deep_as(depth + 13));
        }
    }

    #[test]
    fn the_shallowest_entry_makes_room() {
        let table = TranspositionTable::new(1);
        for depth in [5, 3, 4, 6, 7] {
            table.insert(depth, entry(1, depth as i32 * 130));
        }
        assert_eq!(table.get(3), None);
        assert!([4, 5, 6, 7].iter().all(|&key| table.get(key).is_some()));
    }

    #[test]
    fn an_old_entry_makes_room_before_a_new_one() {
        let table = TranspositionTable::new(1);
        table.insert(1, entry(1, 3 * 130));
        table.new_search();
        table.new_search();
        for key in 2..=5 {
            table.insert(key, entry(1, 130));
        }
        assert_eq!(table.get(1), None);
    }
}
