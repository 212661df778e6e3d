//! The table of searched positions.

use dooz_engine::ProofNumbers;

use super::board::CellSet;
use super::key::Key;
use super::node::{Role, for_side};

/// The state of knowledge on a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The numbers of a win of Maker.
    pub(super) numbers: ProofNumbers,
    /// If a side has won: squares on which it can rely alone, even if the other side
    /// has all others. Else, with Breaker to move: the squares of which it has to
    /// take one, if there are such, as Maker would win by them.
    pub(super) zone: CellSet,
    /// The cell of the winning move, if the side to move has won.
    pub(super) best: u8,
    /// The number of positions that were visited.
    pub(super) work: u32,
}

impl Entry {
    /// Creates the entry of a position that a side has won.
    pub(super) const fn won(winner: Role, zone: CellSet, best: u8) -> Self {
        Self {
            numbers: for_side(winner, ProofNumbers::PROVED),
            zone,
            best,
            work: 0,
        }
    }
}

/// An entry with the key of its position.
#[derive(Clone, Copy, Debug)]
struct Slot {
    check: u64,
    place: u64,
    entry: Option<Entry>,
}

const EMPTY: Slot = Slot {
    check: 0,
    place: 0,
    entry: None,
};

/// The number of slots in which a position can be.
const CLUSTER: usize = 4;

/// A table of entries, which grows up to a limit of memory.
#[derive(Clone, Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    used: usize,
    /// The largest number of slots.
    most: usize,
}

/// The number of slots of a new table: few, as it takes time to clear them.
const SMALLEST: usize = 1 << 12;

impl Table {
    /// Creates a table that holds at most `memory` bytes, also while it grows.
    pub(super) fn new(memory: usize) -> Self {
        // Twice as many slots take three times the memory while they are moved.
        let most = (memory / size_of::<Slot>() / 3 * 2).max(CLUSTER);
        Self {
            slots: vec![EMPTY; SMALLEST.min(most / CLUSTER * CLUSTER)],
            used: 0,
            most,
        }
    }

    /// Returns the entry of a position.
    pub(super) fn get(&self, key: Key) -> Option<Entry> {
        let first = self.first(key);
        let cluster = &self.slots[first..first + CLUSTER];
        let slot = cluster.iter().find(|slot| slot.is_of(key))?;
        slot.entry
    }

    /// Stores an entry, in place of that which took the least work.
    pub(super) fn insert(&mut self, key: Key, entry: Entry) {
        if self.used > self.slots.len() / 2 && self.slots.len() * 2 <= self.most {
            self.grow();
        }
        self.put(key, entry);
    }

    fn put(&mut self, key: Key, entry: Entry) {
        let first = self.first(key);
        let cluster = &mut self.slots[first..first + CLUSTER];
        let slot = match cluster.iter().position(|slot| slot.is_of(key)) {
            Some(index) => &mut cluster[index],
            None => cluster
                .iter_mut()
                .min_by_key(|slot| slot.entry.map(|entry| entry.work))
                .expect("a cluster has slots"),
        };
        self.used += usize::from(slot.entry.is_none());
        *slot = Slot {
            check: key.check,
            place: key.place,
            entry: Some(entry),
        };
    }

    fn grow(&mut self) {
        let twice = vec![EMPTY; 2 * self.slots.len()];
        let old = std::mem::replace(&mut self.slots, twice);
        self.used = 0;
        for slot in old {
            let Slot {
                check,
                place,
                entry,
            } = slot;
            if let Some(entry) = entry {
                self.put(Key { place, check }, entry);
            }
        }
    }

    /// Returns the first slot of the cluster of a position.
    fn first(&self, key: Key) -> usize {
        let clusters = (self.slots.len() / CLUSTER) as u128;
        CLUSTER * ((u128::from(key.place) * clusters) >> 64) as usize
    }
}

impl Slot {
    fn is_of(&self, key: Key) -> bool {
        self.entry.is_some() && (self.check, self.place) == (key.check, key.place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_keeps_the_most_laborious_entries_of_its_memory() {
        let mut table = Table::new(0);
        for work in [5, 1, 4, 3, 2] {
            let key = Key {
                place: 0,
                check: u64::from(work),
            };
            let entry = Entry {
                work,
                ..Entry::won(Role::Maker, 0, 0)
            };
            table.insert(key, entry);
        }
        let is_kept = |check| table.get(Key { place: 0, check }).is_some();
        assert_eq!(
            [1, 2, 3, 4, 5].map(is_kept),
            [false, true, true, true, true]
        );
    }

    #[test]
    fn a_table_grows_within_its_memory() {
        for (memory, fewest) in [(1 << 20, 5_000), (1 << 16, 600)] {
            let mut table = Table::new(memory);
            let key = |i: u64| Key {
                place: i.wrapping_mul(0x9e37_79b9_7f4a_7c15),
                check: i,
            };
            for i in 0..10_000 {
                table.insert(key(i), Entry::won(Role::Maker, 0, 0));
            }
            let found = (0..10_000).filter(|&i| table.get(key(i)).is_some()).count();
            assert!(found >= fewest, "{found}");
            assert!(table.slots.len() * size_of::<Slot>() <= memory);
        }
    }
}
