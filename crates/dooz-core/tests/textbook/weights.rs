//! The conditions that make a player out of weights.

use dooz_core::textbook::{Family, Weights, WeightsError};

#[test]
fn in_every_style_both_families_win_and_stop_whatever_the_length() {
    for k in 1..=31 {
        for family in [Family::Power, Family::Factorial] {
            // The factorials' conditions begin at three.
            if family == Family::Factorial && k < 3 {
                continue;
            }
            for style in i8::MIN..=i8::MAX {
                let weights = family.weights(k).styled(style);
                assert!(weights.own(k) > 4 * weights.opponent(k), "{family:?} {k}");
                assert!(weights.opponent(k) > 4 * weights.own(k - 1));
                assert_eq!(weights.check(), Ok(()));
            }
        }
    }
}

#[test]
fn longer_lines_are_never_worth_less_and_sums_have_room() {
    for k in 1..=31 {
        for family in [Family::Power, Family::Factorial] {
            for style in [-100, 0, 100] {
                let weights = family.weights(k).styled(style);
                assert_eq!((weights.own(0), weights.opponent(0)), (0, 0));
                for length in 1..=31 {
                    assert!(weights.own(length) >= weights.own(length - 1));
                    assert!(weights.opponent(length) >= weights.opponent(length - 1));
                    assert!(weights.own(length) <= Weights::MAX);
                }
            }
        }
    }
}

#[test]
fn style_zero_changes_nothing_and_the_ends_use_all_the_room() {
    let weights = Family::Power.weights(5);
    assert_eq!(weights.styled(0), weights);
    let cautious = weights.styled(-100);
    assert!(cautious.own(5) <= 4 * (cautious.opponent(5) + 1));
    assert_eq!(cautious.own(3), weights.own(3));
    let aggressive = weights.styled(100);
    assert!(aggressive.opponent(5) <= 4 * (aggressive.own(4) + 1));
    assert_eq!(aggressive.opponent(3), weights.opponent(3));
}

#[test]
fn weights_of_ones_own_are_checked_and_kept_in_range() {
    let greedy = Weights::from_fn(5, i64::from, i64::from);
    assert_eq!(greedy.check(), Err(WeightsError::MissesWins));
    assert_eq!(greedy.styled(50), greedy);
    let endless = Weights::from_fn(5, |_| i64::MAX, |_| i64::MIN);
    assert_eq!((endless.own(5), endless.opponent(5)), (Weights::MAX, 0));
    assert_eq!(endless.check(), Err(WeightsError::IgnoresThreats));
}
