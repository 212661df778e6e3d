//! The third level: wins by any moves of the attacker, by depth-first proof-number
//! search with wins by threats as its leaves.

use std::cmp::Reverse;
use std::collections::HashMap;

use dooz_core::{Bitboard, Square};
use dooz_engine::{MostProving, ProofNumbers, Threat};

use super::search::Search;
use super::table::{Branch, Entry, Method, sorted_by_score};

/// The positions that a search by threats may visit at first; at each further try, four
/// times as many.
const THREATS: u64 = 300;
/// The number of tries.
const TRIES: u8 = 4;
/// The positions visited below a position before the second try; before each further
/// one, four times as many.
const WORK_BEFORE_TRY: u32 = 64;

/// The positions considered below a position before the engine is asked for a move in
/// it; before each further time, four times as many.
const WORK_BEFORE_ADVICE: u64 = 1000;
/// The nodes that the engine may visit for each of them: a sixth of the positions that
/// each takes on all levels.
const ADVICE_FOR_WORK: u64 = 50;
/// The most nodes that the engine may visit.
const MOST_ADVICE: u64 = 4_000_000;
/// The search of the engine's move alone may visit this many times as many positions.
const TRUST_IN_ADVICE: u64 = 10;

/// The number of tries after a pass of the defender, each with four times as many
/// positions.
const TRIES_AFTER_PASS: u8 = 3;
/// The proof number of a position in which the first of these tries was undecided; after
/// each further one, four times as large. Other moves that promise something come first.
const UNDECIDED: u32 = 300;

/// The positions that a search by fours of the defender may visit.
const COUNTER_FOURS: u64 = 500;

/// The number of stones up to which a search after a pass of the defender is worth more.
const FEW_STONES: usize = 5;
/// The factor by which such a search may visit more positions.
const MORE_WITH_FEW_STONES: u64 = 30;

/// Moves that won in positions with the same stones of the attacker.
#[derive(Clone, Debug, Default)]
pub(super) struct Favourites(HashMap<Bitboard, Vec<(Square, u32)>>);

impl Favourites {
    const MOST: usize = 4;

    fn add(&mut self, stones: &Bitboard, square: Square) {
        let moves = self.0.entry(*stones).or_default();
        match moves.iter_mut().find(|(known, _)| *known == square) {
            Some((_, wins)) => *wins += 1,
            None => moves.push((square, 1)),
        }
        moves.sort_by_key(|&(_, wins)| Reverse(wins));
    }

    fn of(&self, stones: &Bitboard) -> Vec<Square> {
        let moves = self.0.get(stones).into_iter().flatten();
        moves.take(Self::MOST).map(|&(square, _)| square).collect()
    }
}

impl Search<'_> {
    fn strategies_go_on(&self) -> bool {
        !self.is_stopped && self.nodes() < self.slice_end
    }

    /// Searches for a win of the attacker, who is to move.
    pub(super) fn strategies_of_attacker(&mut self, limits: ProofNumbers) -> Entry {
        let start = self.considered;
        self.considered += 1;
        self.visit();
        let key = self.attack.key();
        let mut entry = self.strategies.get(key).copied().unwrap_or(Entry::new(key));
        if entry.numbers.is_known() {
            return entry;
        }
        if entry.work == 0
            || ((1..TRIES).contains(&entry.tries)
                && entry.work > WORK_BEFORE_TRY << (2 * (entry.tries - 1)))
        {
            self.try_threats(&mut entry);
        }
        if !entry.numbers.is_known() && entry.work == 0 {
            self.begin_strategies(&mut entry);
        }
        if !entry.numbers.is_known() {
            let mut branches = self.branches_of_strategies(&entry.more);
            loop {
                let best = MostProving::among(branches.iter().map(|branch| branch.numbers));
                entry.numbers = best.numbers;
                if entry.is_proved() {
                    let square = branches[best.index].square;
                    entry.best = Some(square);
                    entry.method = Method::Branches;
                    let stones = *self.attack.stones(self.attack.attacker);
                    self.favourites.add(&stones, square);
                    break;
                }
                if !entry.numbers.is_within(limits) || !self.strategies_go_on() {
                    break;
                }
                let work = u64::from(entry.work) + self.considered - start;
                if work > WORK_BEFORE_ADVICE << (2 * entry.asked) {
                    self.follow_advice(&mut entry, work);
                    branches = self.branches_of_strategies(&entry.more);
                    continue;
                }
                let branch = &mut branches[best.index];
                let below = self.after(branch.square, |search| {
                    search.strategies_of_defender(best.limits(limits))
                });
                branch.numbers = below.numbers;
            }
        }
        entry.add_work(self.considered - start);
        self.strategies.put(entry);
        entry
    }

    /// Searches the move of the engine alone for a while: where a search is long, the
    /// numbers of its moves often hide the one that wins.
    fn follow_advice(&mut self, entry: &mut Entry, work: u64) {
        entry.asked += 1;
        let nodes = (ADVICE_FOR_WORK * work).min(MOST_ADVICE);
        let advice = self.advice(nodes);
        let advice = advice.filter(|choice| choice.own_score >= 0);
        let Some(square) = advice.and_then(|choice| choice.square) else {
            return;
        };
        entry.more.insert(square);
        let slice_end = self.slice_end;
        self.slice_end = slice_end.min(self.nodes() + TRUST_IN_ADVICE * nodes);
        self.after(square, |search| {
            search.strategies_of_defender(ProofNumbers::UNLIMITED)
        });
        self.slice_end = slice_end;
    }

    fn try_threats(&mut self, entry: &mut Entry) {
        let found = self.win_by_threats(THREATS << (2 * entry.tries));
        if found.is_proved() {
            entry.numbers = ProofNumbers::PROVED;
            entry.best = found.best;
            entry.method = Method::Threats;
            entry.zone = found.zone;
        }
        entry.tries = if found.numbers.disproof == 0 {
            0
        } else {
            entry.tries + 1
        };
    }

    /// Chooses the moves to search: the best by the patterns of both sides.
    fn begin_strategies(&mut self, entry: &mut Entry) {
        let counter_fives = self.attack.counter_fives();
        let mut moves = *self.attack.board.empty();
        if counter_fives.len() > 1 {
            entry.numbers = ProofNumbers::REFUTED;
            return;
        }
        if !counter_fives.is_empty() {
            moves = counter_fives;
        } else if let Some(fours) = self.counter_fours(COUNTER_FOURS) {
            moves &= self.answers_to_fours(&fours);
        }
        let attacker = self.attack.attacker;
        moves = moves.without(self.attack.board.squares(attacker, Threat::Foul));
        let best = self.by_score(&moves).into_iter().take(self.width);
        entry.more = best.map(|(_, square)| square).collect();
        let favourites = self.favourites.of(self.attack.stones(attacker));
        entry.more.extend(
            favourites
                .into_iter()
                .filter(|&square| moves.contains(square)),
        );
        if entry.more.is_empty() {
            entry.numbers = ProofNumbers::REFUTED;
        }
    }

    /// Returns moves of the attacker with their scores, the best first.
    fn by_score(&self, moves: &Bitboard) -> Vec<(i32, Square)> {
        let score = |square| {
            let own = self.scores.of(&self.attack, self.attack.attacker, square);
            let other = self.scores.of(&self.attack, self.attack.defender(), square);
            (2 * own + other, square)
        };
        let mut moves: Vec<_> = moves.squares().map(score).collect();
        moves.sort_by_key(|&scored| Reverse(scored));
        moves
    }

    fn branches_of_strategies(&self, moves: &Bitboard) -> Vec<Branch> {
        let favourites = self.favourites.of(self.attack.stones(self.attack.attacker));
        let branch = |(rank, (_, square)): (usize, (i32, Square))| {
            let known = self.strategies.get(self.attack.key_after(square));
            let favourite = favourites.iter().position(|&favourite| favourite == square);
            let proof = match favourite {
                Some(rank) => 1 + 2 * rank,
                None => 8 + 4 * rank,
            } as u32;
            let numbers = known.map_or(ProofNumbers { proof, disproof: 1 }, |e| e.numbers);
            Branch { square, numbers }
        };
        self.by_score(moves)
            .into_iter()
            .enumerate()
            .map(branch)
            .collect()
    }

    pub(super) fn strategies_of_defender(&mut self, limits: ProofNumbers) -> Entry {
        let start = self.considered;
        self.considered += 1;
        self.visit();
        let key = self.attack.key();
        let mut entry = self.strategies.get(key).copied().unwrap_or(Entry::new(key));
        if entry.numbers.is_known() {
            return entry;
        }
        if entry.work == 0 {
            self.begin_replies_to_strategy(&mut entry);
        }
        // Replies are left from the first win after a pass on, as its moves are among them.
        while entry.more.is_empty() && entry.numbers.is_within(limits) && self.strategies_go_on() {
            self.try_pass(&mut entry);
        }
        if !entry.numbers.is_known() && !entry.more.is_empty() {
            self.search_replies_to_strategy(&mut entry, limits);
        }
        entry.add_work(self.considered - start);
        self.strategies.put(entry);
        entry
    }

    /// Decides what needs no search after a pass: lines, and wins by fours of the defender.
    fn begin_replies_to_strategy(&mut self, entry: &mut Entry) {
        if !self.attack.counter_fives().is_empty() {
            entry.numbers = ProofNumbers::REFUTED;
            return;
        }
        let fives = *self.attack.fives();
        if fives.len() > 1 {
            entry.numbers = ProofNumbers::PROVED;
            return;
        }
        if !fives.is_empty() {
            entry.method = Method::Forced;
            entry.more = fives;
            return;
        }
        if self.win_by_fours(COUNTER_FOURS).is_some() {
            entry.numbers = ProofNumbers::REFUTED;
        }
    }

    /// Finds the replies to a move: those that could spoil the attacker's win by
    /// threats after a pass. A move without one is searched no further.
    fn try_pass(&mut self, entry: &mut Entry) {
        let mut budget = self.pass_budget << (2 * entry.tries);
        if self.attack.stone_count() <= FEW_STONES {
            budget *= MORE_WITH_FEW_STONES;
        }
        let found = self.after_pass(|search| search.win_by_threats(budget));
        entry.tries += 1;
        if found.is_proved() {
            entry.more = found.zone & *self.attack.board.empty();
        } else if found.numbers.disproof == 0 || entry.tries == TRIES_AFTER_PASS {
            entry.numbers = ProofNumbers::REFUTED;
        } else {
            entry.numbers.proof = UNDECIDED << (2 * (entry.tries - 1));
        }
    }

    fn search_replies_to_strategy(&mut self, entry: &mut Entry, limits: ProofNumbers) {
        let limits = limits.turned();
        let mut scored = Vec::new();
        for square in entry.more.squares() {
            if !entry.more.contains(square) {
                continue;
            }
            let known = self.strategies.get(self.attack.key_after(square)).copied();
            if let Some(known) = known.filter(Entry::is_proved) {
                answered_by_strategy(entry, square, &known);
                continue;
            }
            let numbers = known.map_or_else(|| self.numbers_of_reply(square), |e| e.numbers);
            let score = self.scores.of(&self.attack, self.attack.defender(), square)
                + 2 * self.scores.of(&self.attack, self.attack.attacker, square);
            let numbers = numbers.turned();
            scored.push((score, Branch { square, numbers }));
        }
        let mut branches = sorted_by_score(scored);
        loop {
            branches.retain(|branch| entry.more.contains(branch.square));
            let best = MostProving::among(branches.iter().map(|branch| branch.numbers));
            entry.numbers = best.numbers.turned();
            if !best.numbers.is_within(limits) || !self.strategies_go_on() {
                return;
            }
            let branch = &mut branches[best.index];
            let below = self.after(branch.square, |search| {
                search.strategies_of_attacker(best.limits(limits).turned())
            });
            branch.numbers = below.numbers.turned();
            if below.is_proved() {
                let square = branch.square;
                answered_by_strategy(entry, square, &below);
            }
        }
    }

    fn numbers_of_reply(&mut self, square: Square) -> ProofNumbers {
        self.after(square, |search| {
            search.scores.numbers_of_position(&search.attack)
        })
    }
}

fn answered_by_strategy(entry: &mut Entry, square: Square, below: &Entry) {
    entry.more.remove(square);
    if below.method == Method::Threats && entry.method != Method::Forced {
        entry.more &= below.zone;
    }
}
