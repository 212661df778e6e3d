//! The second level: wins by fours, threes, and quiet moves that make two ways to
//! four (VCT), by depth-first proof-number search.

use dooz_core::{Bitboard, Square};
use dooz_engine::{MostProving, ProofNumbers, Threat};

use super::score::{self, makes_two_threes};
use super::search::{Fours, Search};
use super::table::{Branch, Entry, Method, sorted_by_score};

/// The positions that a search by fours of the attacker may visit.
const FOURS: u64 = 500;
/// The same after a pass of the defender.
const FOURS_AFTER_PASS: u64 = 300;
/// The same for fours of the defender, to whom a threat leaves the move.
const COUNTER_FOURS: u64 = 100;
/// The same for fours of the defender, if the attacker made no threat.
const COUNTER_FOURS_BEFORE: u64 = 200;

impl Search<'_> {
    /// Searches for a win by threats of the attacker, who is to move, within a number of
    /// positions.
    pub(super) fn win_by_threats(&mut self, budget: u64) -> Entry {
        self.threats_end = self.visited + budget;
        self.threats_of_attacker(ProofNumbers::UNLIMITED)
    }

    fn threats_go_on(&self) -> bool {
        self.visited <= self.threats_end && !self.is_stopped
    }

    fn threats_of_attacker(&mut self, limits: ProofNumbers) -> Entry {
        self.visit();
        let key = self.attack.key();
        let mut entry = self.threats.get(key).copied().unwrap_or(Entry::new(key));
        if entry.numbers.is_known() {
            return entry;
        }
        let start = self.visited;
        if entry.work == 0 {
            self.begin_threats(&mut entry);
        }
        if !entry.numbers.is_known() {
            let mut branches = self.branches_of_attacker(&entry.more);
            loop {
                let best = MostProving::among(branches.iter().map(|branch| branch.numbers));
                entry.numbers = best.numbers;
                if entry.is_proved() {
                    let square = branches[best.index].square;
                    entry.best = Some(square);
                    entry.method = Method::Branches;
                    entry.zone = self
                        .threats
                        .get(self.attack.key_after(square))
                        .map_or(Bitboard::EMPTY, |e| e.zone);
                    entry.zone.insert(square);
                    break;
                }
                if !entry.numbers.is_within(limits) || !self.threats_go_on() {
                    break;
                }
                let branch = &mut branches[best.index];
                let below = self.after(branch.square, |search| {
                    search.threats_of_defender(best.limits(limits))
                });
                branch.numbers = below.numbers;
            }
        }
        entry.add_work(self.visited - start + 1);
        self.threats.put(entry);
        entry
    }

    /// Searches what is seen without the positions below: lines, wins by fours, and
    /// the moves that are threats.
    fn begin_threats(&mut self, entry: &mut Entry) {
        let attacker = self.attack.attacker;
        if let Some(five) = self.attack.fives().squares().next() {
            entry.numbers = ProofNumbers::PROVED;
            entry.best = Some(five);
            entry.method = Method::Fours;
            entry.zone = [five].into_iter().collect();
            entry.more = entry.zone;
            return;
        }
        let counter_fives = self.attack.counter_fives();
        if counter_fives.len() > 1 {
            entry.numbers = ProofNumbers::REFUTED;
            return;
        }
        if let Some(fours) = self.win_by_fours(FOURS) {
            entry.numbers = ProofNumbers::PROVED;
            entry.best = fours.line.first().copied();
            entry.method = Method::Fours;
            [entry.zone, entry.more] = self.zones_of_fours(&fours);
            return;
        }
        entry.more = if counter_fives.is_empty() {
            let mut moves = self.threatening_moves();
            if let Some(fours) = self.counter_fours(COUNTER_FOURS_BEFORE) {
                moves &= self.answers_to_fours(&fours);
            }
            moves
        } else {
            counter_fives
        };
        let board = &mut self.attack.board;
        for square in entry.more.squares() {
            if board.threat(attacker, square) == Threat::Foul {
                entry.more.remove(square);
            }
        }
        if entry.more.is_empty() {
            entry.numbers = ProofNumbers::REFUTED;
        }
    }

    /// Returns a win by fours of the defender if the attacker passed.
    pub(super) fn counter_fours(&mut self, budget: u64) -> Option<Fours> {
        if self.attack.fours(self.attack.defender()).is_empty() {
            return None;
        }
        self.after_pass(|search| search.win_by_fours(budget))
    }

    /// Returns the moves that are threats if no line of the defender has to be answered.
    fn threatening_moves(&self) -> Bitboard {
        let (board, attacker) = (&self.attack.board, self.attack.attacker);
        let mut moves = self.attack.fours(attacker);
        moves |= *board.squares(attacker, Threat::Three);
        moves |= *board.squares(attacker, Threat::DoubleThree);
        let others = board.near_stones().without(&moves);
        moves.extend(
            others
                .squares()
                .filter(|&square| makes_two_threes(board.patterns(attacker, square))),
        );
        moves
    }

    fn branches_of_attacker(&self, moves: &Bitboard) -> Vec<Branch> {
        let branch = |square| {
            let score = self.scores.of(&self.attack, self.attack.attacker, square);
            let known = self.threats.get(self.attack.key_after(square));
            let numbers = known.map_or_else(|| score::numbers_of_threat(score), |e| e.numbers);
            (score, Branch { square, numbers })
        };
        sorted_by_score(moves.squares().map(branch).collect())
    }

    fn threats_of_defender(&mut self, limits: ProofNumbers) -> Entry {
        self.visit();
        let key = self.attack.key();
        let mut entry = self.threats.get(key).copied().unwrap_or(Entry::new(key));
        if entry.numbers.is_known() {
            return entry;
        }
        let start = self.visited;
        if entry.work == 0 {
            self.begin_replies(&mut entry);
        }
        if !entry.numbers.is_known() {
            self.search_replies(&mut entry, limits);
        }
        entry.add_work(self.visited - start + 1);
        self.threats.put(entry);
        entry
    }

    /// Finds the replies to a threat: those that could spoil the attacker's win by
    /// fours after a pass.
    fn begin_replies(&mut self, entry: &mut Entry) {
        if !self.attack.counter_fives().is_empty() {
            entry.numbers = ProofNumbers::REFUTED;
            return;
        }
        let fives = *self.attack.fives();
        if !fives.is_empty() {
            let [danger] = self.dangers(&Bitboard::EMPTY, [1]);
            entry.zone = fives.squares().take(2).collect::<Bitboard>() | danger;
            if fives.len() > 1 {
                entry.numbers = ProofNumbers::PROVED;
            } else {
                entry.method = Method::Forced;
                entry.more = fives;
            }
            return;
        }
        let fours = self.after_pass(|search| search.win_by_fours(FOURS_AFTER_PASS));
        let Some(fours) = fours else {
            entry.numbers = ProofNumbers::REFUTED;
            return;
        };
        [entry.more, entry.zone] = self.zones_of_fours(&fours);
        entry.more &= *self.attack.board.empty();
        if self.win_by_fours(COUNTER_FOURS).is_some() {
            entry.numbers = ProofNumbers::REFUTED;
        }
    }

    /// Searches the replies until the proof numbers are known or beyond the limits.
    fn search_replies(&mut self, entry: &mut Entry, limits: ProofNumbers) {
        let limits = limits.turned();
        let mut scored = Vec::new();
        for square in entry.more.squares() {
            if !entry.more.contains(square) {
                continue;
            }
            let known = self.threats.get(self.attack.key_after(square)).copied();
            if let Some(known) = known.filter(Entry::is_proved) {
                answered(entry, square, &known);
                continue;
            }
            let both = [self.attack.attacker, self.attack.defender()];
            let scores = both.map(|player| self.scores.of(&self.attack, player, square));
            let numbers = known.map_or(ProofNumbers::UNKNOWN, |e| e.numbers).turned();
            scored.push((scores[0] + scores[1], Branch { square, numbers }));
        }
        let mut branches = sorted_by_score(scored);
        loop {
            branches.retain(|branch| entry.more.contains(branch.square));
            let best = MostProving::among(branches.iter().map(|branch| branch.numbers));
            entry.numbers = best.numbers.turned();
            if !best.numbers.is_within(limits) || !self.threats_go_on() {
                break;
            }
            let branch = &mut branches[best.index];
            let below = self.after(branch.square, |search| {
                search.threats_of_attacker(best.limits(limits).turned())
            });
            branch.numbers = below.numbers.turned();
            if below.is_proved() {
                let square = branch.square;
                answered(entry, square, &below);
            }
        }
    }
}

/// Notes that a reply is answered, and others by the same answer.
fn answered(entry: &mut Entry, square: Square, below: &Entry) {
    entry.more.remove(square);
    if below.method == Method::Fours && entry.method != Method::Forced {
        entry.more &= below.zone;
        entry.zone |= below.more;
    } else {
        entry.zone |= below.zone;
    }
}
