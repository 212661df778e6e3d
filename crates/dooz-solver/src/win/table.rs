//! The transposition table, and the branches of a search.

use std::cmp::Reverse;

use dooz_core::{Bitboard, Square};
use dooz_engine::ProofNumbers;

/// A move with the proof numbers of the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    pub(super) square: Square,
    pub(super) numbers: ProofNumbers,
}

/// Sorts branches by their scores, the highest first: of those with the same proof number,
/// the first is searched.
pub(super) fn sorted_by_score(mut scored: Vec<(i32, Branch)>) -> Vec<Branch> {
    scored.sort_by_key(|&(score, _)| Reverse(score));
    scored.into_iter().map(|(_, branch)| branch).collect()
}

/// The way in which a position was proved, or is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Method {
    /// By the positions after it.
    #[default]
    Branches,
    /// By fours alone, or a line that is completed at once.
    Fours,
    /// The opponent has but one reply.
    Forced,
    /// In a search of strategies, by threats alone.
    Threats,
}

/// A position that has been searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) key: u64,
    pub(super) numbers: ProofNumbers,
    /// The number of positions visited for it.
    pub(super) work: u32,
    /// The attacker's move that wins.
    pub(super) best: Option<Square>,
    pub(super) method: Method,
    /// The number of times that a search with a larger budget was tried in it.
    pub(super) tries: u8,
    /// The number of times that the engine was asked for a move in it.
    pub(super) asked: u8,
    /// Squares that the proof depends on: a stone of the defender elsewhere changes
    /// nothing.
    pub(super) zone: Bitboard,
    /// Of an open position, the moves that are left to search. Of one that is won by
    /// fours, the zone in case the defender may have another stone as well.
    pub(super) more: Bitboard,
}

impl Entry {
    pub(super) const fn new(key: u64) -> Self {
        Self {
            key,
            numbers: ProofNumbers::UNKNOWN,
            work: 0,
            best: None,
            method: Method::Branches,
            tries: 0,
            asked: 0,
            zone: Bitboard::EMPTY,
            more: Bitboard::EMPTY,
        }
    }

    pub(super) const fn is_proved(&self) -> bool {
        self.numbers.proof == 0
    }

    /// Adds a number of positions that have been visited for it.
    pub(super) fn add_work(&mut self, positions: u64) {
        let positions = u32::try_from(positions).unwrap_or(u32::MAX);
        self.work = self.work.saturating_add(positions);
    }
}

/// Entries by their keys. The table grows as it fills, up to its limit; from then on, of
/// the entries that share a bucket, the one with the least work is replaced.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
    used: usize,
    most: usize,
}

/// The number of entries that share a bucket.
const BUCKET: usize = 4;

/// The number of entries of a table at first, or half of it. It grows fourfold.
const FIRST_SIZE: usize = 1 << 10;

impl Table {
    /// Creates an empty table that never takes more than `bytes` bytes.
    pub(super) fn new(bytes: usize) -> Self {
        // While it grows, the old entries are still there, a quarter as many.
        let most = (bytes / size_of::<Entry>() * 4 / 5).max(BUCKET);
        let most: usize = 1 << most.ilog2();
        let first = FIRST_SIZE << (most.ilog2() % 2);
        Self {
            entries: vec![Entry::new(0); first.min(most)],
            used: 0,
            most,
        }
    }

    fn bucket(&self, key: u64) -> std::ops::Range<usize> {
        let start = key as usize & (self.entries.len() - 1) & !(BUCKET - 1);
        start..start + BUCKET
    }

    pub(super) fn get(&self, key: u64) -> Option<&Entry> {
        let bucket = &self.entries[self.bucket(key)];
        bucket.iter().find(|e| e.key == key && e.work > 0)
    }

    pub(super) fn put(&mut self, entry: Entry) {
        if self.used > self.entries.len() / 2 && self.entries.len() < self.most {
            self.grow();
        }
        let bucket = self.bucket(entry.key);
        let bucket = &mut self.entries[bucket];
        let same = bucket.iter().position(|e| e.key == entry.key);
        let slot = same.unwrap_or_else(|| {
            let least = (0..BUCKET).min_by_key(|&i| bucket[i].work);
            least.expect("a bucket has entries")
        });
        self.used += usize::from(bucket[slot].work == 0);
        bucket[slot] = entry;
    }

    fn grow(&mut self) {
        let size = 4 * self.entries.len();
        let old = std::mem::replace(&mut self.entries, vec![Entry::new(0); size]);
        self.used = 0;
        for entry in old.into_iter().filter(|entry| entry.work > 0) {
            self.put(entry);
        }
    }

    /// Forgets all positions that are not proved.
    pub(super) fn keep_proved(&mut self) {
        for entry in &mut self.entries {
            if !entry.is_proved() {
                *entry = Entry::new(0);
            }
        }
        self.used = self.entries.iter().filter(|entry| entry.work > 0).count();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_takes_more_than_its_memory_even_while_it_grows() {
        for megabytes in 1..40 {
            let mut table = Table::new(megabytes << 20);
            while table.entries.len() < table.most {
                let before = table.entries.len();
                table.grow();
                let taken = (before + table.entries.len()) * size_of::<Entry>();
                assert!(taken <= megabytes << 20, "{taken} bytes of {megabytes} MB");
            }
        }
    }
}
