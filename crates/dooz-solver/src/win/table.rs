//! The transposition table, and the proof numbers in it.

use dooz_core::{Bitboard, Square};

/// The proof number and the disproof number of a position: estimates of the positions
/// that are still to be searched to prove a win, and to refute it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofNumbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl ProofNumbers {
    /// The number of what is impossible: to prove what is refuted, or to refute what is
    /// proved.
    pub(super) const INFINITE: u32 = 100_000_000;

    pub(super) const PROVED: Self = Self {
        proof: 0,
        disproof: Self::INFINITE,
    };
    pub(super) const REFUTED: Self = Self {
        proof: Self::INFINITE,
        disproof: 0,
    };
    pub(super) const UNLIMITED: Self = Self {
        proof: Self::INFINITE,
        disproof: Self::INFINITE,
    };

    pub(super) const fn is_known(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// Returns `true` if a search with these limits goes on.
    pub(super) const fn is_within(self, limits: Self) -> bool {
        !self.is_known() && self.proof < limits.proof && self.disproof < limits.disproof
    }

    /// Returns the numbers with the sides exchanged, so that both can choose by the
    /// same code.
    pub(super) const fn turned(self) -> Self {
        Self {
            proof: self.disproof,
            disproof: self.proof,
        }
    }
}

/// A move with the proof numbers of the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    pub(super) square: Square,
    pub(super) numbers: ProofNumbers,
    pub(super) score: i32,
}

/// A choice among branches by the player for whom one of them is enough.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The proof numbers of the position of the choice.
    pub(super) numbers: ProofNumbers,
    /// The index of the branch to search first.
    pub(super) best: usize,
    second: u32,
}

impl Choice {
    /// Chooses the branch with the least proof number; of equals, the one
    /// with the highest score.
    pub(super) fn among(branches: &[Branch]) -> Self {
        let mut best = 0;
        let mut second = ProofNumbers::INFINITE;
        let mut disproof = 0_u64;
        for (index, branch) in branches.iter().enumerate() {
            disproof += u64::from(branch.numbers.disproof);
            if index == 0 {
                continue;
            }
            let (new, old) = (branch, &branches[best]);
            let is_better = (new.numbers.proof, -new.score) < (old.numbers.proof, -old.score);
            if is_better {
                second = old.numbers.proof;
                best = index;
            } else {
                second = second.min(new.numbers.proof);
            }
        }
        let proof = branches
            .get(best)
            .map_or(ProofNumbers::INFINITE, |b| b.numbers.proof);
        let disproof = disproof.min(ProofNumbers::INFINITE.into()) as u32;
        let numbers = match (proof, disproof) {
            (0, _) => ProofNumbers::PROVED,
            (_, 0) => ProofNumbers::REFUTED,
            _ => ProofNumbers { proof, disproof },
        };
        Self {
            numbers,
            best,
            second,
        }
    }

    /// Returns the limits for the search of the best branch: until another one
    /// promises more, or the limits of the position are reached. A quarter more than
    /// the second best saves changes between the two.
    pub(super) fn limits(&self, branches: &[Branch], limits: ProofNumbers) -> ProofNumbers {
        let own = branches[self.best].numbers.disproof;
        let others = self.numbers.disproof.saturating_sub(own);
        ProofNumbers {
            proof: limits.proof.min(self.second + self.second / 4 + 1),
            disproof: limits.disproof.saturating_sub(others),
        }
    }
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
            numbers: ProofNumbers {
                proof: 1,
                disproof: 1,
            },
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

/// The number of entries of a table at first.
const FIRST_SIZE: usize = 1 << 10;

impl Table {
    /// Creates an empty table that never takes more than `bytes` bytes.
    pub(super) fn new(bytes: usize) -> Self {
        // While it grows, the old entries are still there.
        let most = (bytes / size_of::<Entry>() * 4 / 5).max(BUCKET);
        let most = 1 << most.ilog2();
        Self {
            entries: vec![Entry::new(0); FIRST_SIZE.min(most)],
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
        let size = (4 * self.entries.len()).min(self.most);
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
