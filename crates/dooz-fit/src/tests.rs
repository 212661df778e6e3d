use dooz_core::{LineRule, Outcome, Player, Rules, Square};
use dooz_engine::{PatternCode, Weights};
use dooz_play::selfplay::{RecordedGame, RecordedLeaf, RecordedPly, SelfPlay, Terms};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::dataset::{DataError, Dataset};
use crate::design::Design;
use crate::fit::{Hyperparameters, fit, gradient};
use crate::objective::{
    CodeCount, Objective, PolicySamples, ValueSamples, logits, sigmoid, softplus, tables,
};
use crate::spsa::Spsa;

/// Returns random numbers below `end`.
fn draws(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    move |end| ((u128::from(rng.next_u64()) * end as u128) >> 64) as usize
}

/// Returns positions of a few codes whose targets follow from weights.
fn values(count: usize, weights: Option<&[f64]>) -> ValueSamples {
    let mut draw = draws(5);
    let mut samples = ValueSamples::new(1);
    for _ in 0..count {
        let counts: Vec<CodeCount> = (0..4)
            .map(|_| CodeCount {
                code: [0, PatternCode::COUNT][draw(2)] as u16 + 1 + draw(12) as u16,
                count: [-2, -1, 0, 1, 2][draw(5)],
            })
            .collect();
        let turn = Player::BOTH[draw(2)];
        let mask = draw(4);
        let target = weights.map_or(0.3, |weights| {
            let sum: f64 = counts
                .iter()
                .map(|count| weights[usize::from(count.code)] * f64::from(count.count))
                .sum();
            sigmoid(sum + weights[2 * PatternCode::COUNT + mask])
        });
        samples.push(counts, turn, mask, target);
    }
    samples
}

fn design() -> Design {
    Design::of_codes(&Design::VALUE)
        .with_deviations(2, &Design::of_codes(&Design::DEVIATION))
        .and(&Design::of_masks(&Design::VALUE))
}

/// Checks a gradient against differences of losses.
fn check_gradient(objective: &impl Objective, design: &Design) {
    let mut draw = draws(9);
    let parameters: Vec<f64> = (0..design.parameters())
        .map(|_| draw(1_000) as f64 / 1_000.0 - 0.5)
        .collect();
    let samples: Vec<usize> = (0..objective.samples()).collect();
    let loss = |parameters: &[f64]| {
        let known = parameters.iter().zip(design.precisions());
        let known: f64 = known
            .map(|(value, precision)| precision * value * value / 2.0)
            .sum();
        objective.mean_loss(&design.weights(parameters), &samples) + known / samples.len() as f64
    };
    let found = gradient(objective, design, &parameters, &samples, samples.len());
    for parameter in (0..design.parameters()).step_by(7) {
        let at = |change: f64| {
            let mut changed = parameters.clone();
            changed[parameter] += change;
            loss(&changed)
        };
        let numerical = (at(1e-4) - at(-1e-4)) / 2e-4;
        let error = (found[parameter] - numerical).abs();
        assert!(
            error < 1e-5,
            "{parameter}: {} {numerical}",
            found[parameter]
        );
    }
}

#[test]
fn the_gradient_of_the_value_is_that_of_its_loss() {
    check_gradient(&values(20, None), &design());
}

#[test]
fn the_gradient_of_the_policy_is_that_of_its_loss() {
    let mut draw = draws(3);
    let mut samples = PolicySamples::new(1);
    for _ in 0..20 {
        let candidates: Vec<[u16; 2]> =
            (0..6).map(|_| [draw(40) as u16, draw(40) as u16]).collect();
        samples.push(candidates, draw(6));
    }
    check_gradient(&samples, &Design::of_codes(&Design::POLICY).times(2));
}

#[test]
fn a_fit_finds_the_weights_behind_the_data() {
    let mut draw = draws(1);
    let planted: Vec<f64> = (0..2 * PatternCode::COUNT + Weights::MASKS)
        .map(|_| draw(1_000) as f64 / 1_000.0 - 0.5)
        .collect();
    let samples = values(20_000, Some(&planted));
    let all: Vec<usize> = (0..samples.samples()).collect();
    let hyperparameters = Hyperparameters {
        epochs: 15,
        ..Hyperparameters::new(1)
    };
    let design = design();
    let found = design.weights(&fit(&samples, &design, &all, &hyperparameters, |_, _| {}));
    for code in (1..=12).flat_map(|code| [code, PatternCode::COUNT + code]) {
        let error = (found[code] - planted[code]).abs();
        assert!(error < 0.05, "{code}: {} {}", found[code], planted[code]);
    }
    assert!(found[0].abs() < 1e-12, "four dead patterns weigh nothing");
}

#[test]
fn the_weights_of_a_file_are_those_of_the_fit() {
    let codes = 2 * PatternCode::COUNT;
    let values: Vec<f64> = (0..2 * codes + 2 * Weights::MASKS)
        .map(|i| (i % 100) as f64 * 8.0 / 200.0)
        .collect();
    let policies: Vec<f64> = (0..2 * codes)
        .map(|i| (i % 77) as f64 * 16.0 / 200.0)
        .collect();
    let file = dooz_engine::WeightsFile {
        line: LineRule::Renju,
        seed: 0,
        data: 0,
        positions: 0,
        value_loss: 0.0,
        policy_loss: 0.0,
        tables: tables(&values, &policies),
    };
    assert_eq!(logits(&file), [values, policies]);
}

/// Returns the file of some games.
fn file_of(terms: &Terms, games: &[RecordedGame]) -> Vec<u8> {
    let games = games.iter().flat_map(RecordedGame::to_bytes);
    terms.line().into_bytes().into_iter().chain(games).collect()
}

#[test]
fn recorded_games_become_samples_and_games_of_another_rule_do_not() {
    let mut player = SelfPlay::new(Rules::GOMOKU, 100);
    let games: Vec<_> = (1..=21)
        .map(|seed| player.play(seed, None).unwrap())
        .collect();
    let plies: usize = games.iter().map(|game| game.plies.len()).sum();
    let file = file_of(&Terms::new(Rules::GOMOKU, 1, 100, "test"), &games);
    let mut data = Dataset::new(LineRule::Freestyle);
    data.add_file(&file).unwrap();
    data.blend(0.5);
    assert_eq!(data.games(), 21);
    assert!((1..plies).contains(&data.values.samples()));
    let [learned, held_out] = data.value_split();
    assert_eq!(learned.len() + held_out.len(), data.values.samples());
    assert!(!held_out.is_empty() && held_out.len() < learned.len());
    let [weights, _] = logits(&{
        let zero = vec![0.0; 2 * PatternCode::COUNT + Weights::MASKS];
        dooz_engine::WeightsFile {
            line: LineRule::Freestyle,
            seed: 0,
            data: 0,
            positions: 0,
            value_loss: 0.0,
            policy_loss: 0.0,
            tables: tables(&zero, &vec![0.0; 2 * PatternCode::COUNT]),
        }
    });
    let loss = data.values.mean_loss(&weights, &learned);
    assert!((loss - std::f64::consts::LN_2).abs() < 1e-9);

    let mut other = Dataset::new(LineRule::Renju);
    assert_eq!(
        other.add_file(&file),
        Err(DataError::Line(LineRule::Freestyle))
    );
    let mut damaged = file;
    *damaged.last_mut().unwrap() ^= 1;
    let mut other = Dataset::new(LineRule::Freestyle);
    let found = other.add_file(&damaged);
    assert!(matches!(found, Err(DataError::Damaged(_))), "{found:?}");
}

/// Returns the targets of samples, which their losses tell where every logit is 1.
fn targets(samples: &ValueSamples) -> Vec<f64> {
    let codes = 2 * samples.tables * PatternCode::COUNT;
    let mut weights = vec![0.0; codes];
    weights.resize(codes + samples.tables * Weights::MASKS, 1.0);
    (0..samples.samples())
        .map(|sample| softplus(1.0) - samples.loss(&weights, sample, None))
        .collect()
}

#[test]
fn targets_are_chances_of_the_side_to_move() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let ply = |name, value| RecordedPly {
        square: square(name),
        by_chance: false,
        value,
    };
    let leaf = |name, value| RecordedLeaf {
        ply: 3,
        line: vec![square(name)],
        best: ply("h15", value),
    };
    let game = |winner| RecordedGame {
        opening: vec![square("h8")],
        plies: vec![
            ply("a1", 0),
            ply("o15", 0),
            ply("a15", -200),
            ply("o1", 200),
        ],
        result: Outcome::Win(winner),
        leaves: vec![leaf("h1", 25_000), leaf("h2", -25_000), leaf("h3", 100)],
    };
    // An estimate of 200 has won three games of four: a logit of ln 3.
    let [first, second] = Player::BOTH.map(game);
    let games = [first.clone(), first.clone(), second, first];
    let mut data = Dataset::new(LineRule::Freestyle);
    let terms = Terms::new(Rules::GOMOKU, 1, 100, "test");
    data.add_file(&file_of(&terms, &games)).unwrap();

    // A position of two games keeps the label of the first. The leaves stand before the
    // last position, since they are of the search for its move.
    let leaf = sigmoid(3.0_f64.ln() / 2.0);
    for (share_of_result, expected) in [
        (1.0, [0.0, 1.0, 0.0, leaf, 1.0]),
        (0.0, [0.25, 1.0, 0.0, leaf, 0.75]),
        (0.5, [0.125, 1.0, 0.0, leaf, 0.875]),
    ] {
        let scale = data.blend(share_of_result);
        assert!((scale - 200.0 / 3.0_f64.ln()).abs() < 1e-6, "{scale}");
        let found = targets(&data.values);
        assert_eq!(found.len(), expected.len());
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-9, "{found} {expected}");
        }
    }
}

#[test]
fn leaves_become_samples_beside_the_positions_of_their_games() {
    let mut player = SelfPlay::new(Rules::GOMOKU, 500).with_leaves(3);
    let mut terms = Terms::new(Rules::GOMOKU, 1, 500, "test");
    terms.leaves = 3;
    let games = [1, 2].map(|seed| player.play(seed, None).unwrap());
    let leaves: usize = games.iter().map(|game| game.leaves.len()).sum();
    let samples = |games: &[RecordedGame]| {
        let mut data = Dataset::new(LineRule::Freestyle);
        data.add_file(&file_of(&terms, games)).unwrap();
        [data.values.samples(), data.policies.samples()]
    };
    let without_leaves = games.clone().map(|mut game| {
        game.leaves.clear();
        game
    });
    let [values, policies] = samples(&without_leaves);
    assert!(values > 0 && policies > 0);
    let [all_values, all_policies] = samples(&games);
    // Leaves that call for no judgement are left out, and most are met once.
    assert!((leaves / 4..=leaves).contains(&(all_values - values)));
    assert_eq!(all_policies - policies, all_values - values);
}

#[test]
fn a_step_moves_towards_the_leader_and_stays_in_range() {
    let spsa = Spsa {
        rate: 0.5,
        ..Spsa::default()
    };
    let before = [0.0, 0.3, 0.5, 0.7, 1.0];
    let mut setting = before;
    let mut leader = Vec::new();
    spsa.step(3, &mut setting, |[up, down]| {
        leader = up.to_vec();
        let differ = |(up, down): (&f64, &f64)| (up - down).abs() > 0.05;
        assert!(up.iter().zip(down).all(differ));
        2.0
    });
    assert!((setting[2] - before[2]).abs() > 0.05);
    for ((before, after), leader) in before.iter().zip(setting).zip(leader) {
        assert!((0.0..=1.0).contains(&after));
        // A leader at the bound pulls no further.
        assert!((after - before) * (leader - before) >= 0.0);
    }
}
