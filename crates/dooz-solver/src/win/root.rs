//! The search from the position of the claim, until it is won or the limits end it.

use dooz_core::{LineRule, Square, Symmetry};
use dooz_engine::ProofNumbers;
use dooz_verify::Certificate;

use super::score::odds_against;
use super::search::Search;
use super::table::{Entry, Method};

/// The positions that the first search of a reply may visit.
const FIRST_SLICE: u64 = 1_000_000;
/// The factor by which the slices grow.
const GROWTH: u64 = 3;

/// The number of moves that are compared, to be tried against all replies.
const MOVES: usize = 16;
/// The number of a move's sharpest replies by whose odds against a win it is compared.
const SHARPEST: usize = 28;
/// Comparisons: the nodes that the engine may visit after each of these replies, and the
/// number of moves that remain.
const COMPARISONS: [(u64, usize); 3] = [(5_000, 6), (30_000, 4), (180_000, 4)];
/// The average of these odds, in 1024ths, below which a move needs no longer comparison.
const EASY: u32 = 102;
/// The positions that the first search of the best of these moves may visit.
const FIRST_MOVE_BUDGET: u64 = 200_000_000;

/// The number of times that a search is widened which has tried all its moves.
const ROUNDS: u32 = 4;

/// The number of times that a certificate is made again.
const REPAIRS: u32 = 200;

/// The result of a search of all replies to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AllReplies {
    /// All are answered.
    Answered,
    /// A limit was reached.
    Open,
    /// None of the moves that are tried answers one of them.
    Unanswerable,
}

impl Search<'_> {
    /// The [`width`](Self::width) at first.
    pub(super) const FIRST_WIDTH: usize = 12;
    /// The [`pass_budget`](Self::pass_budget) at first.
    pub(super) const FIRST_PASS_BUDGET: u64 = 200;

    /// Searches for a win, and returns its certificate, which the verifier has accepted.
    pub(super) fn certificate_of_win(&mut self) -> Option<Certificate> {
        if self.attack.rules().line() == LineRule::Renju {
            return self.accepted(Self::certificate_of_fours);
        }
        for _ in 0..ROUNDS {
            if self.is_won() {
                let certificate = self.accepted(Self::certificate);
                if certificate.is_some() {
                    return certificate;
                }
            }
            if self.is_stopped {
                return None;
            }
            self.widen();
        }
        None
    }

    fn is_won(&mut self) -> bool {
        self.slice_end = u64::MAX;
        if self.attack.board.turn() == self.attack.attacker {
            let entry = self.strategies_of_attacker(ProofNumbers::UNLIMITED);
            entry.is_proved() || (!self.is_stopped && self.wins_by_some_move(entry))
        } else {
            let entry = self.strategies_of_defender(ProofNumbers::UNLIMITED);
            entry.is_proved() || self.search_all_replies(u64::MAX) == AllReplies::Answered
        }
    }

    /// Makes a certificate that the verifier accepts; if need be, again with the
    /// replies that it has found missing.
    fn accepted(&mut self, make: impl Fn(&mut Self) -> Option<Certificate>) -> Option<Certificate> {
        for _ in 0..=REPAIRS {
            let certificate = make(self)?;
            if self.missing.learn_from(&certificate)? {
                return Some(certificate);
            }
        }
        None
    }

    /// Forgets what was not proved, to try more moves for longer.
    fn widen(&mut self) {
        self.width += Self::FIRST_WIDTH / 2;
        self.pass_budget *= 4;
        self.strategies.keep_proved();
    }

    /// Searches for a move that wins against all replies: for positions with so few stones
    /// that no win by threats follows a pass. The moves take turns, with more positions
    /// each time; each move has a third as many as the one before it, since their order
    /// is good.
    fn wins_by_some_move(&mut self, mut entry: Entry) -> bool {
        let mut moves = self.ranked_moves();
        let mut budget = FIRST_MOVE_BUDGET;
        while !moves.is_empty() {
            let mut open = Vec::new();
            for (rank, square) in moves.into_iter().enumerate() {
                if self.is_stopped {
                    return false;
                }
                let share = budget / GROWTH.pow(rank as u32);
                let replies = self.after(square, |search| search.search_all_replies(share));
                match replies {
                    AllReplies::Answered => {
                        entry.numbers = ProofNumbers::PROVED;
                        entry.method = Method::Branches;
                        entry.best = Some(square);
                        self.strategies.put(entry);
                        return true;
                    }
                    AllReplies::Open => open.push(square),
                    AllReplies::Unanswerable => {}
                }
            }
            moves = open;
            budget = budget.saturating_mul(GROWTH);
        }
        false
    }

    /// Returns the moves to try against all replies, first those with the smallest
    /// [`risk`](Self::risk). Until one is easy to win with, the best of them are compared
    /// again by longer searches (successive halving: Karnin, Koren and Somekh, 2013).
    fn ranked_moves(&mut self) -> Vec<Square> {
        let mut moves = self.different_moves();
        moves.reverse();
        moves.truncate(MOVES);
        for (nodes, remaining) in COMPARISONS {
            let risks = moves
                .iter()
                .map(|&square| (self.risk(square, nodes), square));
            let mut risks: Vec<_> = risks.collect();
            risks.sort_by_key(|&(risk, _)| risk);
            moves = risks.iter().map(|&(_, square)| square).collect();
            moves.truncate(remaining);
            let least = risks.first().map_or(0, |&(risk, _)| risk);
            if least < EASY * SHARPEST as u32 {
                break;
            }
        }
        moves
    }

    /// Returns the sum of the odds against a win after each of a move's sharpest replies,
    /// in 1024ths, as the engine sees them within a number of nodes.
    pub(super) fn risk(&mut self, square: Square, nodes: u64) -> u32 {
        self.after(square, |search| {
            let replies = search.different_moves();
            let sharpest = replies.iter().rev().take(SHARPEST);
            let odds = sharpest.map(|&reply| {
                let advice = search.after(reply, |search| search.advice(nodes));
                odds_against(advice.map_or(0, |choice| choice.own_score))
            });
            odds.sum()
        })
    }

    /// Searches an answer to a reply within a number of positions.
    fn answers(&mut self, reply: Square, budget: u64) -> Entry {
        self.slice_end = self.nodes().saturating_add(budget);
        self.after(reply, |search| {
            search.strategies_of_attacker(ProofNumbers::UNLIMITED)
        })
    }

    /// Searches all replies to the position in slices that grow, so that hard ones
    /// gain from what the easy ones have taught. Ends when all are answered, or a limit
    /// is reached, or one cannot be answered by the moves that are tried.
    fn search_all_replies(&mut self, budget: u64) -> AllReplies {
        let end = self.nodes().saturating_add(budget);
        let mut left = self.different_moves();
        let mut slice = FIRST_SLICE;
        let mut result = AllReplies::Answered;
        while !left.is_empty() && result == AllReplies::Answered {
            left.retain(|&square| {
                if self.is_stopped || self.nodes() >= end {
                    result = AllReplies::Open;
                }
                if result != AllReplies::Answered {
                    return true;
                }
                let entry = self.answers(square, slice.min(end - self.nodes()));
                if entry.numbers.disproof == 0 {
                    result = AllReplies::Unanswerable;
                }
                !entry.is_proved()
            });
            slice = slice.saturating_mul(GROWTH);
        }
        if result == AllReplies::Answered {
            self.answered_all = Some(self.attack.key());
        }
        result
    }

    /// Returns the moves that no symmetry of the position maps to each other, those that
    /// matter least first.
    fn different_moves(&self) -> Vec<Square> {
        let rules = self.attack.rules();
        let keeps = |symmetry: &&Symmetry| {
            let mut players = [self.attack.attacker, self.attack.defender()].into_iter();
            players.all(|player| {
                let stones = self.attack.stones(player);
                symmetry.image(rules, stones) == *stones
            })
        };
        let kept: Vec<_> = Symmetry::of(rules).iter().filter(keeps).collect();
        let is_first = |&square: &Square| kept.iter().all(|s| s.apply(rules, square) >= square);
        let mut moves: Vec<_> = self
            .attack
            .board
            .empty()
            .squares()
            .filter(is_first)
            .collect();
        moves.sort_by_key(|&square| {
            let both = [self.attack.attacker, self.attack.defender()];
            let scores = both.map(|player| self.scores.of(&self.attack, player, square));
            8 * (scores[0] + scores[1]) - rules.from_centre(square).cast_signed()
        });
        moves
    }
}
