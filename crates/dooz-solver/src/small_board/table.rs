//! The table of searched positions.

use super::lines::CellSet;
use super::state::Role;

/// The answer to the question whether the attacker wins within a number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Answer {
    /// The attacker does not win, however many moves there are.
    Never,
    /// The attacker does not win within these moves.
    NotYet,
    /// The attacker wins.
    Yes,
}

/// The key of the positions that share an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// The stones of attacker and defender.
    pub(super) stones: [CellSet; 2],
    /// The side to move.
    pub(super) mover: Role,
}

/// The answers found for a position.
// The parts of the key stand here one by one, which saves a quarter of the memory.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    stones: [CellSet; 2],
    /// The side to move; `None` marks a free entry.
    mover: Option<Role>,
    /// The number of moves within which the attacker wins, or [`NEVER`].
    wins: u8,
    /// The number of moves within which the attacker does not win, or [`NEVER`].
    fails: u8,
    /// The move to try first.
    best: Option<u8>,
    /// The binary logarithm of the number of positions that were visited.
    effort: u8,
}

const _: () = assert!(size_of::<Entry>() == 24);

const NEVER: u8 = u8::MAX;

impl Entry {
    /// Creates the entry of an answer.
    pub(super) fn new(key: Key, moves: u8, answer: Answer, best: Option<u8>, nodes: u64) -> Self {
        let (wins, fails) = match answer {
            Answer::Yes => (moves, 0),
            Answer::NotYet => (NEVER, moves),
            Answer::Never => (NEVER, NEVER),
        };
        Self {
            stones: key.stones,
            mover: Some(key.mover),
            wins,
            fails,
            best,
            effort: nodes.checked_ilog2().unwrap_or(0) as u8,
        }
    }

    /// Returns the key, or `None` for a free entry.
    fn key(&self) -> Option<Key> {
        let stones = self.stones;
        self.mover.map(|mover| Key { stones, mover })
    }

    /// Returns the answer for a number of moves if it is known.
    pub(super) const fn answer(&self, moves: u8) -> Option<Answer> {
        if self.wins <= moves {
            Some(Answer::Yes)
        } else if self.fails == NEVER {
            Some(Answer::Never)
        } else if self.fails >= moves {
            Some(Answer::NotYet)
        } else {
            None
        }
    }

    /// Returns the move to try first.
    pub(super) const fn best(&self) -> Option<u8> {
        self.best
    }

    /// Returns an entry that also knows what an older one of its position knew.
    fn with(self, older: &Self) -> Self {
        Self {
            wins: self.wins.min(older.wins),
            fails: self.fails.max(older.fails),
            effort: self.effort.max(older.effort),
            ..self
        }
    }
}

/// A table of entries in pairs of places, which grows up to a limit of memory.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
    used: usize,
}

/// The number of entries of a new table: few, as it takes time to clear them.
const SMALLEST: usize = 1 << 10;

impl Table {
    pub(super) fn new() -> Self {
        Self {
            entries: vec![Entry::default(); SMALLEST],
            used: 0,
        }
    }

    /// Returns the entry of a position.
    pub(super) fn get(&self, key: &Key) -> Option<Entry> {
        let first = self.place(key);
        let pair = &self.entries[first..first + 2];
        pair.iter().find(|entry| entry.key() == Some(*key)).copied()
    }

    /// Stores an entry. Of its two places, the first is for the position that took
    /// the longest to search.
    pub(super) fn insert(&mut self, entry: Entry, memory: usize) {
        // Twice as many take three times the memory while they are moved.
        let bytes = 3 * self.entries.len() * size_of::<Entry>();
        if self.used > self.entries.len() / 2 && bytes <= memory {
            self.grow();
        }
        self.put(entry);
    }

    fn put(&mut self, entry: Entry) {
        let Some(key) = entry.key() else {
            return;
        };
        let first = self.place(&key);
        let [long, last] = &mut self.entries[first..first + 2] else {
            unreachable!("places come in pairs");
        };
        if let Some(known) = [&mut *long, &mut *last]
            .into_iter()
            .find(|known| known.key() == Some(key))
        {
            *known = entry.with(known);
            return;
        }
        self.used += usize::from(last.mover.is_none());
        if long.effort <= entry.effort {
            *last = *long;
            *long = entry;
        } else {
            *last = entry;
        }
    }

    fn grow(&mut self) {
        let twice = vec![Entry::default(); 2 * self.entries.len()];
        let old = std::mem::replace(&mut self.entries, twice);
        self.used = 0;
        for entry in old {
            self.put(entry);
        }
    }

    /// Returns the index of the first of a position's two places.
    fn place(&self, key: &Key) -> usize {
        // An odd fraction of 2^64, the golden ratio, mixes the words; the upper half
        // of the product spreads them over the table.
        const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
        let [attacker, defender] = key.stones;
        let turn = u64::from(key.mover == Role::Defender);
        let hash = (attacker ^ turn).wrapping_mul(MIX).rotate_left(29) ^ defender;
        let hash = hash.wrapping_mul(MIX);
        let hash = (hash ^ hash >> 32).wrapping_mul(MIX);
        let pairs = self.entries.len() / 2;
        2 * ((u128::from(hash) * pairs as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: CellSet) -> Key {
        Key {
            stones: [number, 0],
            mover: Role::Attacker,
        }
    }

    #[test]
    fn answers_for_other_numbers_of_moves_follow() {
        let won = Entry::new(key(1), 4, Answer::Yes, None, 1);
        assert_eq!(won.answer(5), Some(Answer::Yes));
        assert_eq!(won.answer(3), None);
        let open = Entry::new(key(1), 4, Answer::NotYet, None, 1);
        assert_eq!(open.answer(3), Some(Answer::NotYet));
        assert_eq!(open.answer(5), None);
        let never = Entry::new(key(1), 4, Answer::Never, None, 1);
        assert_eq!(never.answer(9), Some(Answer::Never));
    }

    #[test]
    fn a_position_keeps_both_of_its_bounds() {
        let mut table = Table::new();
        for (moves, answer) in [(3, Answer::NotYet), (5, Answer::Yes)] {
            table.insert(Entry::new(key(7), moves, answer, None, 1), 0);
        }
        let entry = table.get(&key(7)).unwrap();
        let answers = [3, 4, 5].map(|moves| entry.answer(moves));
        assert_eq!(answers, [Some(Answer::NotYet), None, Some(Answer::Yes)]);
    }

    #[test]
    fn a_table_grows_within_its_memory() {
        for (memory, fewest, most) in [(1 << 20, 4000, 5000), (0, 1000, SMALLEST)] {
            let mut table = Table::new();
            for number in 0..5000 {
                table.insert(Entry::new(key(number), 1, Answer::Yes, None, 1), memory);
            }
            let found = (0..5000).filter(|&number| table.get(&key(number)).is_some());
            let found = found.count();
            assert!((fewest..=most).contains(&found), "{found}");
        }
    }
}
