//! Methods that take turns at one question, with growing numbers of positions.

use dooz_core::Limits;

/// Methods that may answer one question.
pub(crate) trait Methods {
    /// One of the methods.
    type Method: Copy;
    /// The answer to the question.
    type Answer;

    /// Returns the number of positions visited so far, by all methods.
    fn nodes(&self) -> u64;

    /// Returns the number of positions for the first turn of a method. First turns take
    /// about the same time; each further one has four times as many positions.
    fn first_share(&self, method: Self::Method) -> u64;

    /// Lets a method search within limits, after `spent` positions of the whole search.
    fn attempt(
        &mut self,
        method: Self::Method,
        limits: &Limits<'_>,
        spent: u64,
    ) -> Attempt<Self::Answer>;
}

/// The result of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt<T> {
    /// The method has the answer.
    Answered(T),
    /// The method has no answer yet. It may find one with more positions, unless it left
    /// most of these unused.
    Open,
    /// The method cannot answer the question.
    Failed,
}

/// Returns the answer of the first method that has one; `None` if a limit is met, or no
/// method gets any further. The last method left is not interrupted.
pub(crate) fn take_turns<M: Methods>(
    methods: &mut M,
    mut open: Vec<M::Method>,
    limits: &Limits<'_>,
) -> Option<M::Answer> {
    let start = methods.nodes();
    for round in 0.. {
        let is_alone = open.len() == 1;
        let mut still_open = Vec::new();
        for method in open {
            let spent = methods.nodes() - start;
            let left = limits.after(spent).nodes.unwrap_or(u64::MAX);
            if left == 0 || limits.is_stopped() {
                return None;
            }
            let share = if is_alone {
                u64::MAX
            } else {
                let growth = 1 << (2 * round).min(40);
                methods.first_share(method).saturating_mul(growth)
            };
            let within = Limits {
                nodes: Some(left.min(share)),
                ..*limits
            };
            match methods.attempt(method, &within, spent) {
                Attempt::Answered(answer) => return Some(answer),
                Attempt::Open if methods.nodes() - start - spent >= left.min(share) / 2 => {
                    still_open.push(method);
                }
                Attempt::Open | Attempt::Failed => {}
            }
        }
        if is_alone || still_open.is_empty() {
            break;
        }
        open = still_open;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Methods that each answer once they may visit a number of positions, and note
    /// their turns.
    struct Needing {
        nodes: u64,
        turns: Vec<(u64, u64)>,
    }

    impl Methods for Needing {
        type Method = u64;
        type Answer = u64;

        fn nodes(&self) -> u64 {
            self.nodes
        }

        fn first_share(&self, _: u64) -> u64 {
            10
        }

        fn attempt(&mut self, method: u64, limits: &Limits<'_>, spent: u64) -> Attempt<u64> {
            assert_eq!(spent, self.nodes);
            let most = limits.nodes.expect("every turn has a limit");
            self.turns.push((method, most));
            match method {
                // It cannot answer, and says so or stops at once.
                0 => Attempt::Failed,
                1 => Attempt::Open,
                needed => {
                    self.nodes += most.min(needed);
                    if most >= needed {
                        Attempt::Answered(method)
                    } else {
                        Attempt::Open
                    }
                }
            }
        }
    }

    fn turns(methods: &[u64], nodes: Option<u64>) -> (Option<u64>, Vec<(u64, u64)>) {
        let limits = Limits {
            nodes,
            ..Limits::default()
        };
        let mut needing = Needing {
            nodes: 0,
            turns: Vec::new(),
        };
        let answer = take_turns(&mut needing, methods.to_vec(), &limits);
        (answer, needing.turns)
    }

    #[test]
    fn turns_grow_until_a_method_answers() {
        let expected = vec![(500, 10), (30, 10), (500, 40), (30, 40)];
        assert_eq!(turns(&[500, 30], None), (Some(30), expected));
    }

    #[test]
    fn methods_that_get_no_further_have_no_more_turns() {
        let expected = vec![(0, 10), (1, 10), (500, 10), (500, u64::MAX)];
        assert_eq!(turns(&[0, 1, 500], None), (Some(500), expected));
        assert_eq!(turns(&[0, 1], None).0, None);
        assert_eq!(turns(&[1], None), (None, vec![(1, u64::MAX)]));
        assert_eq!(turns(&[], None), (None, Vec::new()));
    }

    #[test]
    fn a_limit_counts_the_positions_of_all_methods() {
        let expected = vec![(500, 10), (600, 10), (500, 40), (600, 5)];
        assert_eq!(turns(&[500, 600], Some(65)), (None, expected));
    }
}
