//! Races: programs that do the same work and are timed in turns.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// A piece of work and the programs that do it.
pub(crate) struct Race {
    pub(crate) work: &'static str,
    /// The number of game tree nodes that the work visits, if it is the same
    /// for every program.
    pub(crate) nodes: Option<u32>,
    pub(crate) runners: &'static [Runner],
}

/// A program in a race.
pub(crate) struct Runner {
    pub(crate) program: &'static str,
    pub(crate) run: fn() -> i64,
    /// The correct result of `run`.
    pub(crate) answer: i64,
    /// The speed that it is meant to have.
    pub(crate) goal: Option<Goal>,
}

/// The speed that a program is meant to have.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Goal {
    /// So many times the speed of the first program of its race.
    TimesAsFast(f64),
    /// At most this time.
    Within(Duration),
}

/// The result of a race.
pub(crate) struct Measured<'a> {
    pub(crate) race: &'a Race,
    /// One entry for each runner.
    pub(crate) lanes: Vec<Lane<'a>>,
}

/// The result of a runner.
pub(crate) struct Lane<'a> {
    pub(crate) runner: &'a Runner,
    /// The seconds that it took to do the work once.
    pub(crate) seconds: Spread,
    /// Its speed as a multiple of the first runner's, turn by turn.
    pub(crate) times_as_fast: Spread,
}

/// The minimum, median and maximum of some figures.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Spread {
    pub(crate) min: f64,
    pub(crate) median: f64,
    pub(crate) max: f64,
}

impl Race {
    /// Gives every runner one turn in each round. A turn repeats the work
    /// until it has taken about as long as `turn`, because clocks are not
    /// precise to the microsecond.
    pub(crate) fn run(&self, rounds: usize, turn: Duration) -> Measured<'_> {
        let repeats: Vec<u32> = self
            .runners
            .iter()
            .map(|runner| runner.repeats_to_fill(turn))
            .collect();

        let mut times = vec![Vec::with_capacity(rounds); self.runners.len()];
        for _ in 0..rounds {
            for (i, runner) in self.runners.iter().enumerate() {
                times[i].push(runner.time(repeats[i]).as_secs_f64() / f64::from(repeats[i]));
            }
        }

        let lanes = self
            .runners
            .iter()
            .zip(&times)
            .map(|(runner, own)| Lane {
                runner,
                seconds: Spread::of(own.iter().copied()),
                times_as_fast: Spread::of(times[0].iter().zip(own).map(|(first, own)| first / own)),
            })
            .collect();
        Measured { race: self, lanes }
    }
}

impl Runner {
    fn repeats_to_fill(&self, turn: Duration) -> u32 {
        let mut repeats = 1;
        while self.time(repeats) < turn {
            repeats *= 2;
        }
        repeats
    }

    fn time(&self, repeats: u32) -> Duration {
        let start = Instant::now();
        for _ in 0..repeats {
            let answer = black_box(self.run)();
            assert_eq!(answer, self.answer, "{} is wrong", self.program);
        }
        start.elapsed()
    }
}

impl Lane<'_> {
    /// Tells whether the median of all turns reaches the goal.
    pub(crate) fn reached(&self) -> Option<bool> {
        self.runner.goal.map(|goal| match goal {
            Goal::TimesAsFast(times) => self.times_as_fast.median >= times,
            Goal::Within(time) => self.seconds.median <= time.as_secs_f64(),
        })
    }
}

impl Spread {
    fn of(figures: impl Iterator<Item = f64>) -> Self {
        let mut sorted: Vec<f64> = figures.collect();
        sorted.sort_by(f64::total_cmp);
        Self {
            min: sorted[0],
            median: sorted[sorted.len() / 2],
            max: sorted[sorted.len() - 1],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    thread_local! {
        static RAN: RefCell<String> = const { RefCell::new(String::new()) };
    }

    fn note(runner: char) -> i64 {
        RAN.with_borrow_mut(|ran| ran.push(runner));
        0
    }

    #[test]
    fn runners_take_turns() {
        let race = Race {
            work: "",
            nodes: None,
            runners: &[
                Runner {
                    program: "A",
                    run: || note('A'),
                    answer: 0,
                    goal: None,
                },
                Runner {
                    program: "B",
                    run: || note('B'),
                    answer: 0,
                    goal: None,
                },
            ],
        };

        let measured = race.run(3, Duration::ZERO);

        // The first pair only finds out how often to repeat the work in a turn.
        assert_eq!(RAN.take(), "ABABABAB");
        assert_eq!(measured.lanes.len(), 2);
        assert_eq!(
            measured.lanes[0].times_as_fast,
            Spread {
                min: 1.0,
                median: 1.0,
                max: 1.0
            }
        );
    }

    #[test]
    fn a_spread_is_the_least_the_middle_and_the_greatest() {
        assert_eq!(
            Spread::of([3.0, 9.0, 1.0, 4.0, 5.0].into_iter()),
            Spread {
                min: 1.0,
                median: 4.0,
                max: 9.0
            }
        );
    }
}
