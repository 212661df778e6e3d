//! The search from the position of the claim, until it is won or the limits end it.

use dooz_core::{Bitboard, LineRule, Square, Symmetry};
use dooz_verify::Certificate;

use super::search::Search;
use super::table::Effort;

/// The positions that the first search of a reply may visit, and the factor by which
/// the slices grow.
const FIRST_SLICE: u64 = 1_000_000;
const GROWTH: u64 = 3;

/// The number of times that a search is widened which has tried all its moves.
const ROUNDS: u32 = 4;

/// The number of times that a certificate is made again.
const REPAIRS: u32 = 200;

impl Search<'_> {
    /// The number of moves to search in a position where no threats win, and the
    /// positions that a search after a pass of the defender may visit.
    pub(super) const FIRST_WIDTH: usize = 12;
    pub(super) const FIRST_PASS_BUDGET: u64 = 3000;

    /// Searches a win, and returns its certificate, which the verifier has accepted.
    pub(super) fn certificate_of_win(&mut self) -> Option<Certificate> {
        if self.attack.rules().line() == LineRule::Renju {
            return self.accepted(Self::certificate_of_fours);
        }
        for _ in 0..ROUNDS {
            if self.is_attackers_turn() {
                self.slice_end = u64::MAX;
                self.strategies_of_attacker(Effort::BOUNDLESS);
            } else if !self.strategies_of_defender(Effort::BOUNDLESS).is_proved() {
                self.search_all_replies();
            }
            if self.is_stopped {
                return None;
            }
            let certificate = self.accepted(Self::certificate);
            if certificate.is_some() {
                return certificate;
            }
            self.widen();
        }
        None
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

    fn is_attackers_turn(&self) -> bool {
        self.attack.board.turn() == self.attack.attacker
    }

    /// Forgets what was not proved, to try more moves for longer.
    fn widen(&mut self) {
        self.width += Self::FIRST_WIDTH / 2;
        self.pass_budget *= 4;
        self.strategies.keep_proved();
    }

    /// Searches all replies to the position in slices that grow, so that hard ones
    /// gain from what the easy ones have taught. Ends when all are won, or a limit is
    /// reached, or one cannot be won by the moves that are tried.
    fn search_all_replies(&mut self) {
        let mut left = self.different_replies();
        let mut slice = FIRST_SLICE;
        let mut has_failed = false;
        while !left.is_empty() && !has_failed {
            left.retain(|&square| {
                if self.is_stopped || has_failed {
                    return true;
                }
                self.slice_end = self.nodes().saturating_add(slice);
                self.attack.play(square);
                let effort = self.strategies_of_attacker(Effort::BOUNDLESS).effort;
                self.attack.undo();
                has_failed |= effort.refute == 0;
                effort.prove > 0
            });
            has_failed |= self.is_stopped;
            slice = slice.saturating_mul(GROWTH);
        }
    }

    /// Returns the replies that no symmetry of the position maps to each other, those
    /// that matter least first.
    fn different_replies(&self) -> Vec<Square> {
        let rules = self.attack.rules();
        let keeps = |symmetry: &&Symmetry| {
            let image = |stones: &Bitboard| -> Bitboard {
                let stones = stones.squares();
                stones.map(|square| symmetry.apply(rules, square)).collect()
            };
            let mut players = [self.attack.attacker, self.attack.defender()].into_iter();
            players.all(|player| {
                let stones = self.attack.stones(player);
                image(stones) == *stones
            })
        };
        let kept: Vec<_> = Symmetry::of(rules).iter().filter(keeps).collect();
        let is_first = |&square: &Square| kept.iter().all(|s| s.apply(rules, square) >= square);
        let mut replies: Vec<_> = self
            .attack
            .board
            .empty()
            .squares()
            .filter(is_first)
            .collect();
        replies.sort_by_key(|&square| {
            let both = [self.attack.attacker, self.attack.defender()];
            let scores = both.map(|player| self.scores.of(&self.attack, player, square));
            8 * (scores[0] + scores[1]) - rules.from_centre(square).cast_signed()
        });
        replies
    }
}
