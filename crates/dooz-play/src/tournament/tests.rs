//! The statistics against figures computed by other means, and against chance.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::*;

fn near(found: f64, expected: f64, tolerance: f64) -> bool {
    (found - expected).abs() <= tolerance
}

/// Figures of a program of its own, which maximises the likelihood under each
/// hypothesis by coordinate ascent over the distributions with its score: the
/// counts, the two hypotheses, the log-likelihood ratio, the Elo difference
/// with its bounds, and the likelihood of superiority.
#[expect(clippy::type_complexity, reason = "a table")]
const WORKED: [([u32; 5], (f64, f64), f64, [f64; 3], f64); 5] = [
    (
        [9, 30, 60, 30, 9],
        (0.0, 10.0),
        -0.2386,
        [-28.410, 0.0, 28.410],
        0.5,
    ),
    (
        [50, 200, 400, 300, 90],
        (0.0, 10.0),
        8.4753,
        [19.586, 30.142, 40.754],
        1.0,
    ),
    (
        [10, 40, 100, 60, 20],
        (0.0, 5.0),
        1.1039,
        [8.606, 30.288, 52.208],
        0.99693,
    ),
    (
        [0, 0, 2, 0, 37],
        (0.0, 20.0),
        2.1805,
        [477.210, 631.913, f64::INFINITY],
        1.0,
    ),
    (
        [30, 0, 500, 0, 20],
        (-5.0, 0.0),
        -0.9630,
        [-15.065, -6.318, 2.422],
        0.07827,
    ),
];

#[test]
fn the_statistics_agree_with_those_of_another_program() {
    for (counts, (elo0, elo1), llr, [low, elo, high], superiority) in WORKED {
        let pairs = Pentanomial::new(counts);
        let sprt = Sprt::new(elo0, elo1).unwrap();
        assert!(near(sprt.llr(&pairs), llr, 1e-4), "{counts:?}");
        assert!(near(pairs.elo(), elo, 1e-3), "{counts:?}");
        let interval = pairs.elo_interval();
        assert!(near(interval.low, low, 1e-3), "{counts:?}");
        assert!(
            high.is_infinite() == interval.high.is_infinite()
                && (high.is_infinite() || near(interval.high, high, 1e-3)),
            "{counts:?}"
        );
        assert!(near(pairs.superiority(), superiority, 1e-5), "{counts:?}");
    }
}

#[test]
fn the_opponent_sees_the_same_results_from_the_other_side() {
    for (counts, (elo0, elo1), llr, [low, elo, _], superiority) in WORKED {
        let pairs = Pentanomial::new(counts).reversed();
        let sprt = Sprt::new(-elo1, -elo0).unwrap();
        assert!(near(sprt.llr(&pairs), -llr, 1e-4), "{counts:?}");
        assert!(near(pairs.elo(), -elo, 1e-3), "{counts:?}");
        assert!(near(pairs.elo_interval().high, -low, 1e-3), "{counts:?}");
        assert!(near(pairs.superiority(), 1.0 - superiority, 1e-5));
    }
}

#[test]
fn pairs_that_were_all_alike_still_have_an_error() {
    let draws = Pentanomial::new([0, 0, 20, 0, 0]);
    assert!(near(draws.elo(), 0.0, 0.0) && draws.elo_error() > 100.0);
    let wins = Pentanomial::new([0, 0, 0, 0, 20]);
    assert!(wins.elo().is_infinite());
    assert!(wins.elo_interval().low > 250.0);
    assert!(near(wins.superiority(), 1.0, 1e-5) && near(draws.superiority(), 0.5, 0.0));
    let none = Pentanomial::default();
    assert!(near(none.elo(), 0.0, 0.0) && near(none.superiority(), 0.5, 0.0));
}

#[test]
fn a_pair_or_two_that_were_alike_make_nobody_the_stronger_one_for_sure() {
    let one = Pentanomial::new([0, 0, 0, 0, 1]);
    assert!(near(one.superiority(), 0.84134, 1e-5));
    let two = Pentanomial::new([0, 0, 0, 2, 0]);
    assert!(near(two.superiority(), 0.76025, 1e-5));
    assert!(near(two.reversed().superiority(), 1.0 - 0.76025, 1e-5));
}

#[test]
fn superiority_is_as_sure_as_the_interval_of_the_same_results() {
    for kind in 0..5 {
        for count in 0..40 {
            let mut counts = [0; 5];
            counts[kind] = count;
            let alike = Pentanomial::new(counts);
            counts[2] += 3;
            for pairs in [alike, Pentanomial::new(counts)] {
                let is_above = pairs.elo_interval().low > 0.0;
                assert_eq!(pairs.superiority() > 0.975, is_above, "{pairs:?}");
            }
        }
    }
}

#[test]
fn a_match_of_wins_alone_comes_to_an_end() {
    let sprt = Sprt::new(0.0, 10.0).unwrap();
    let decided = (1..2000).find(|&wins| {
        let pairs = Pentanomial::new([0, 0, 0, 0, wins]);
        sprt.decision(&pairs) == Some(Hypothesis::Alternative)
    });
    assert!(decided.is_some_and(|wins| wins < 300), "{decided:?}");
}

/// Plays matches until the test decides, between players whose Elo difference
/// is `elo`, and returns the share of those that accept the alternative.
fn accepted(sprt: &Sprt, elo: f64, matches: u32) -> f64 {
    // Pairs of a game with few draws, moved to the score by another one that
    // the stronger player wins.
    let even = [0.08, 0.12, 0.6, 0.12, 0.08];
    let moved = 2.0 * score_of_elo(elo) - 1.0;
    let chances: [f64; 5] =
        std::array::from_fn(|i| even[i] * (1.0 - moved) + if i == 4 { moved } else { 0.0 });
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut pair = || {
        let mut rest = f64::from(rng.next_u32());
        let scaled = chances.map(|chance| chance * f64::from(u32::MAX));
        let found = scaled.iter().position(|chance| {
            rest -= chance;
            rest < 0.0
        });
        found.unwrap_or(4)
    };
    let mut alternative = 0;
    for _ in 0..matches {
        let mut pairs = Pentanomial::default();
        let decision = loop {
            pairs.add(pair());
            if let Some(decision) = sprt.decision(&pairs) {
                break decision;
            }
        };
        alternative += u32::from(decision == Hypothesis::Alternative);
    }
    f64::from(alternative) / f64::from(matches)
}

#[test]
fn the_test_errs_as_rarely_as_it_promises() {
    let sprt = Sprt::new(0.0, 40.0).unwrap();
    // Of 1,000 matches, 50 may err; 64 are two standard errors more.
    let false_alarms = accepted(&sprt, 0.0, 1_000);
    assert!((0.01..=0.064).contains(&false_alarms), "{false_alarms}");
    let missed = 1.0 - accepted(&sprt, 40.0, 1_000);
    assert!((0.01..=0.064).contains(&missed), "{missed}");
    // Half-way, it is a toss-up.
    let half_way = accepted(&sprt, 20.0, 1_000);
    assert!((0.42..=0.58).contains(&half_way), "{half_way}");
}

#[test]
fn the_confidence_interval_holds_the_truth_nineteen_times_in_twenty() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut held = 0;
    for _ in 0..2_000 {
        let mut pairs = Pentanomial::default();
        for _ in 0..200 {
            // Two games, each won with a probability of 5/8.
            let half_points = (0..2).filter(|_| rng.next_u32() % 8 < 5).count() * 2;
            pairs.add(half_points);
        }
        let Interval { low, high } = pairs.elo_interval();
        held += u32::from((low..=high).contains(&elo_of_score(0.625)));
    }
    assert!((1_860..=1_940).contains(&held), "{held}");
}

#[test]
fn hypotheses_are_read_and_written() {
    for text in ["0,10", "-5,0", "-1.5,2.5"] {
        assert_eq!(text.parse::<Sprt>().unwrap().to_string(), text);
    }
    assert_eq!("\u{2212}5, 0".parse::<Sprt>(), "-5,0".parse());
    for text in ["", "5", "5,5", "10,0", "a,b", "0,inf", "nan,1", "0,99999"] {
        assert_eq!(text.parse::<Sprt>(), Err(ParseSprtError), "{text}");
    }
}
