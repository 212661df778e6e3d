//! Proof numbers, by which depth-first proof-number search (df-pn) chooses its way.

/// The proof number and the disproof number of a position: estimates of the positions
/// that are still to be searched to prove a win, and to refute it.
///
/// A proof-number search (Allis, van der Meulen and van den Herik, 1994) follows the
/// branches with the smallest numbers. A depth-first one (df-pn, Nagai, 2002) searches
/// each position until its numbers reach limits, and keeps them in a table.
///
/// ```
/// use dooz_engine::ProofNumbers;
/// let open = ProofNumbers { proof: 3, disproof: 1 };
/// assert!(open.is_within(ProofNumbers::UNLIMITED));
/// assert!(!open.is_within(ProofNumbers { proof: 3, disproof: 9 }));
/// assert_eq!(ProofNumbers::PROVED.turned(), ProofNumbers::REFUTED);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofNumbers {
    /// The positions to search for a proof: 0 if the win is proved.
    pub proof: u32,
    /// The positions to search for a refutation: 0 if the win is refuted.
    pub disproof: u32,
}

impl ProofNumbers {
    /// Infinity: the proof number of a refuted position, and the disproof number of a
    /// proved one.
    pub const INFINITE: u32 = 100_000_000;

    /// The numbers of a win that is proved.
    pub const PROVED: Self = Self {
        proof: 0,
        disproof: Self::INFINITE,
    };
    /// The numbers of a win that is refuted.
    pub const REFUTED: Self = Self {
        proof: Self::INFINITE,
        disproof: 0,
    };
    /// The numbers of a position of which nothing is known.
    pub const UNKNOWN: Self = Self {
        proof: 1,
        disproof: 1,
    };
    /// The limits of a search that ends with a proof or a refutation.
    pub const UNLIMITED: Self = Self {
        proof: Self::INFINITE,
        disproof: Self::INFINITE,
    };

    /// Returns `true` if the win is proved or refuted.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// Returns `true` if a search with these limits goes on: nothing is known yet, and
    /// both numbers are below them.
    #[must_use]
    pub const fn is_within(self, limits: Self) -> bool {
        !self.is_known() && self.proof < limits.proof && self.disproof < limits.disproof
    }

    /// Returns the numbers with the sides exchanged, so that both can choose by the same
    /// code.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            proof: self.disproof,
            disproof: self.proof,
        }
    }
}

/// The most-proving branch of a position, whose player needs one branch only: the one
/// with the least proof number.
///
/// ```
/// use dooz_engine::{MostProving, ProofNumbers};
/// let branches = [(5, 2), (3, 4)].map(|(proof, disproof)| ProofNumbers { proof, disproof });
/// let best = MostProving::among(branches);
/// assert_eq!(best.index, 1);
/// // All branches have to be refuted.
/// assert_eq!(best.numbers, ProofNumbers { proof: 3, disproof: 6 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MostProving {
    /// The numbers of the position, which is refuted if there is no branch.
    pub numbers: ProofNumbers,
    /// The index of the branch: of equals, the first.
    pub index: usize,
    /// The proof number of the second-best branch.
    second: u32,
    /// The sum of the disproof numbers of the other branches.
    others: u32,
}

impl MostProving {
    /// Chooses from the branches of a position.
    pub fn among(branches: impl IntoIterator<Item = ProofNumbers>) -> Self {
        let mut index = 0;
        let mut best = ProofNumbers::REFUTED;
        let mut second = ProofNumbers::INFINITE;
        let mut sum = 0_u64;
        for (branch, numbers) in branches.into_iter().enumerate() {
            sum += u64::from(numbers.disproof);
            if branch == 0 || numbers.proof < best.proof {
                second = best.proof;
                best = numbers;
                index = branch;
            } else {
                second = second.min(numbers.proof);
            }
        }
        // An open position stays below the number of what is impossible.
        let disproof = sum.min(u64::from(ProofNumbers::INFINITE - 1)) as u32;
        let numbers = match (best.proof, disproof) {
            (0, _) => ProofNumbers::PROVED,
            (_, 0) => ProofNumbers::REFUTED,
            (proof, disproof) => ProofNumbers { proof, disproof },
        };
        Self {
            numbers,
            index,
            second,
            others: disproof.saturating_sub(best.disproof),
        }
    }

    /// Returns the limits for the search of the branch, given those of the position: it
    /// goes on until another branch promises more, or the position reaches its limits.
    /// A quarter more than the second-best number saves changes between the two.
    #[must_use]
    pub fn limits(&self, limits: ProofNumbers) -> ProofNumbers {
        ProofNumbers {
            proof: limits.proof.min(self.second + self.second / 4 + 1),
            disproof: limits.disproof.saturating_sub(self.others),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(proof: u32, disproof: u32) -> ProofNumbers {
        ProofNumbers { proof, disproof }
    }

    #[test]
    fn one_proved_branch_proves_the_position() {
        let branches = [numbers(2, 7), ProofNumbers::PROVED, ProofNumbers::REFUTED];
        let best = MostProving::among(branches);
        assert_eq!((best.index, best.numbers), (1, ProofNumbers::PROVED));
    }

    #[test]
    fn a_position_without_an_open_branch_is_refuted() {
        for branches in [&[][..], &[ProofNumbers::REFUTED; 2]] {
            let best = MostProving::among(branches.iter().copied());
            assert_eq!(best.numbers, ProofNumbers::REFUTED);
        }
    }

    #[test]
    fn large_sums_leave_a_position_open() {
        let branches = [numbers(8, ProofNumbers::INFINITE - 1); 3];
        let best = MostProving::among(branches);
        assert!(best.numbers.is_within(ProofNumbers::UNLIMITED));
    }

    #[test]
    fn a_branch_is_searched_until_another_one_or_the_position_has_enough() {
        let best = MostProving::among([numbers(8, 5), numbers(4, 6)]);
        assert_eq!(best.limits(ProofNumbers::UNLIMITED).proof, 8 + 2 + 1);
        assert_eq!(best.limits(numbers(6, 20)), numbers(6, 20 - 5));
    }
}
