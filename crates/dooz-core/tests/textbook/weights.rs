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
            for style in -100..=100 {
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
            for style in [-200, -100, 0, 100, 200] {
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
fn style_zero_changes_nothing_and_styles_change_what_spoiling_is_worth() {
    for family in [Family::Power, Family::Factorial] {
        let weights = family.weights(5);
        assert_eq!(weights.styled(0), weights);
        let [cautious, aggressive] = [-100, 100].map(|style| weights.styled(style));
        for length in 1..=5 {
            assert_eq!(cautious.own(length), weights.own(length));
            assert_eq!(aggressive.own(length), weights.own(length));
        }
        assert!(cautious.opponent(2) > weights.own(2), "{family:?}");
        assert!(aggressive.opponent(3) < weights.opponent(3) / 20);
        assert_eq!(cautious.opponent(5), weights.opponent(5));
    }
}

#[test]
fn in_cautious_styles_stopping_a_win_outweighs_four_lines_one_stone_short() {
    for family in [Family::Power, Family::Factorial] {
        for k in 3..=31 {
            let weights = family.weights(k).styled(-100);
            // A square may make and spoil a line in each direction.
            let others = 4 * (weights.own(k - 1) + weights.opponent(k - 1));
            let before = family.weights(k);
            let before = 4 * (before.own(k - 1) + before.opponent(k - 1));
            let holds = before < family.weights(k).opponent(k);
            assert!(!holds || others < weights.opponent(k), "{family:?} {k}");
        }
    }
}

#[test]
fn styles_beyond_a_hundred_break_the_conditions_and_say_so() {
    for k in 3..=9 {
        let weights = Family::Power.weights(k);
        assert_eq!(weights.styled(-101).check(), Ok(()));
        assert_eq!(weights.styled(-110).check(), Err(WeightsError::MissesWins));
        assert_eq!(
            weights.styled(110).check(),
            Err(WeightsError::IgnoresThreats)
        );
        assert_eq!(weights.styled(i16::MIN), weights.styled(-200));
    }
}

#[test]
fn weights_of_ones_own_are_checked_and_kept_in_range() {
    let greedy = Weights::from_fn(5, i64::from, i64::from);
    assert_eq!(greedy.check(), Err(WeightsError::MissesWins));
    let endless = Weights::from_fn(5, |_| i64::MAX, |_| i64::MIN);
    assert_eq!((endless.own(5), endless.opponent(5)), (Weights::MAX, 0));
    assert_eq!(endless.check(), Err(WeightsError::IgnoresThreats));
}
