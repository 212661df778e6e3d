//! Levels: what they promise, computed and played.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use dooz_core::exact::{Entry, PackedBoard, PackedRules, Perfect, Solver};
use dooz_core::{
    Brain, CannotPlay, Choice, Game, Limits, Player, Position, Progress, Rules, Square,
};
use dooz_play::levels::{
    ExactOdds, ExactOddsError, Level, LevelMatch, LevelPlayer, LevelTable, Odds, Strength, play_out,
};
use dooz_play::tournament::WinDrawLoss;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The boards whose duels take no time.
const SMALL: [&str; 6] = ["3x3x3", "3x3x3-misere", "4x3x3", "3x3x2", "4x2x3", "4x4x3"];

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn perfect() -> Perfect<Vec<Entry>> {
    Perfect::new(vec![Entry::default(); 1 << 10])
}

fn exact_odds(rules: Rules, side: Player) -> ExactOdds {
    ExactOdds::explore(rules, side, &mut perfect(), &Limits::default()).unwrap()
}

fn dice(seed: u64) -> impl FnMut(&Position, usize) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    move |_, choices| ((u128::from(rng.next_u64()) * choices as u128) >> 64) as usize
}

fn after(position: &Position, square: Square) -> Position {
    let mut after = *position;
    after.play(square).unwrap();
    after
}

/// Counts the choices of each square over all numbers that chance can return.
fn choices_of(number: u8, position: &Position) -> HashMap<Square, usize> {
    let moves = position.legal_moves().count();
    let mut counts = HashMap::new();
    for drawn in 0..100 * moves {
        let mut player = LevelPlayer::new(level(number), position.rules(), |_, choices| {
            assert_eq!(choices, 100 * moves);
            drawn
        });
        let choice = player.think(position, &Limits::default(), &mut |_| {});
        *counts.entry(choice.unwrap().square.unwrap()).or_default() += 1;
    }
    counts
}

#[test]
fn level_0_plays_every_legal_move_equally_often() {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    for square in ["b2", "a1", "a2"] {
        position.play(square.parse().unwrap()).unwrap();
    }
    let counts = choices_of(0, &position);
    assert_eq!(counts.len(), 6);
    assert!(counts.values().all(|&count| count == 100), "{counts:?}");
}

#[test]
fn a_level_plays_the_best_move_as_often_as_it_says_and_then_by_chance() {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    for square in ["b2", "a1", "a2"] {
        position.play(square.parse().unwrap()).unwrap();
    }
    let counts = choices_of(70, &position);
    for (square, count) in counts {
        // Of 600 numbers, 30 in a hundred are slips, shared by six squares.
        let is_best = square == "c2".parse().unwrap();
        assert_eq!(count, if is_best { 420 + 30 } else { 30 }, "{square}");
    }
}

#[test]
fn level_100_makes_the_moves_of_the_perfect_player() {
    let mut position = Position::new(rules("4x4x3"));
    let mut best = LevelPlayer::new(Level::BEST, position.rules(), |_, _| 0);
    while position.outcome().is_none() {
        let choose = |brain: &mut dyn Brain| {
            let choice = brain.think(&position, &Limits::default(), &mut |_| {});
            choice.unwrap().square.unwrap()
        };
        let square = choose(&mut best);
        assert_eq!(square, choose(&mut perfect()));
        position.play(square).unwrap();
    }
}

/// Returns the odds of a player that plays any legal move, in plain floating
/// point.
fn random_odds(position: &Position, side: Player) -> [f64; 3] {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner() {
            Some(winner) if winner == side => [1.0, 0.0, 0.0],
            None => [0.0, 1.0, 0.0],
            Some(_) => [0.0, 0.0, 1.0],
        };
    }
    let moves: Vec<Square> = if position.turn() == side {
        position.legal_moves().collect()
    } else {
        let choice = perfect().think(position, &Limits::default(), &mut |_| {});
        vec![choice.unwrap().square.unwrap()]
    };
    let weight = 1.0 / f64::from(moves.len() as u32);
    moves.iter().fold([0.0; 3], |sum, &square| {
        let odds = random_odds(&after(position, square), side);
        [0, 1, 2].map(|end| sum[end] + weight * odds[end])
    })
}

#[test]
fn level_0_fares_as_a_random_player() {
    for side in Player::BOTH {
        let odds = exact_odds(Rules::TIC_TAC_TOE, side).odds(Level::RANDOM);
        let expected = random_odds(&Position::new(Rules::TIC_TAC_TOE), side);
        let found = [odds.win(), odds.draw(), odds.loss()];
        for (found, expected) in found.into_iter().zip(expected) {
            assert!((found - expected).abs() < 1e-12, "{found} {expected}");
        }
    }
}

#[test]
fn level_100_never_loses_where_it_need_not() {
    for rules in SMALL.map(rules) {
        let packed = PackedRules::new(rules).unwrap();
        let limits = Limits::default();
        let mut table = vec![Entry::default(); 1 << 12];
        let mut solver = Solver::new(&packed, &mut table, &limits);
        let value = solver.value(PackedBoard::new(&packed, &Position::new(rules)));
        let value = value.unwrap();
        let certain = |is_win, is_loss| match (is_win, is_loss) {
            (true, _) => Odds {
                wins: 1,
                draws: 0,
                losses: 0,
                of: 1,
            },
            (_, true) => Odds {
                wins: 0,
                draws: 0,
                losses: 1,
                of: 1,
            },
            _ => Odds {
                wins: 0,
                draws: 1,
                losses: 0,
                of: 1,
            },
        };
        let first = exact_odds(rules, Player::First).odds(Level::BEST);
        assert_eq!(first, certain(value.is_win(), value.is_loss()), "{rules}");
        let second = exact_odds(rules, Player::Second).odds(Level::BEST);
        assert_eq!(second, certain(value.is_loss(), value.is_win()), "{rules}");
    }
}

#[test]
fn more_level_never_means_more_losses_or_fewer_points() {
    for rules in SMALL.map(rules) {
        for side in Player::BOTH {
            let exact_odds = exact_odds(rules, side);
            let all: Vec<Odds> = Level::all().map(|level| exact_odds.odds(level)).collect();
            for (number, pair) in all.windows(2).enumerate() {
                let [weak, strong] = [&pair[0], &pair[1]];
                let what = format!("{rules} {side:?} {number}");
                assert!(strong.loss() <= weak.loss() + 1e-12, "{what}");
                assert!(strong.score() >= weak.score() - 1e-12, "{what}");
            }
        }
    }
}

#[test]
fn the_ends_of_all_games_are_counted_once() {
    for rules in SMALL.map(rules) {
        let exact_odds = exact_odds(rules, Player::First);
        for level in Level::all() {
            let odds = exact_odds.odds(level);
            assert_eq!(
                odds.wins + odds.draws + odds.losses,
                odds.of,
                "{rules} {level}"
            );
        }
    }
}

/// A brain that remembers its choices; it must not depend on chance.
struct Remembering<B> {
    brain: B,
    known: HashMap<Position, Choice>,
}

impl<B: Brain> Brain for Remembering<B> {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        if let Some(&choice) = self.known.get(position) {
            return Ok(choice);
        }
        let choice = self.brain.think(position, limits, progress)?;
        self.known.insert(*position, choice);
        Ok(choice)
    }
}

#[test]
fn games_that_are_played_end_as_often_as_computed() {
    const GAMES: u32 = 1000;
    let rules = Rules::TIC_TAC_TOE;
    let known = HashMap::new();
    let mut perfect = Remembering {
        brain: perfect(),
        known,
    };
    for side in Player::BOTH {
        let exact_odds = exact_odds(rules, side);
        for number in [0, 25, 50, 75, 95, 100] {
            let mut weak = LevelPlayer::new(level(number), rules, dice(number.into()));
            let mut tally = WinDrawLoss::default();
            for _ in 0..GAMES {
                let players: [&mut dyn Brain; 2] = match side {
                    Player::First => [&mut weak, &mut perfect],
                    Player::Second => [&mut perfect, &mut weak],
                };
                tally.add(
                    side,
                    play_out(Game::new(rules), players, &Limits::default()).unwrap(),
                );
            }
            let odds = exact_odds.odds(level(number));
            for (count, chance) in [
                (tally.wins, odds.win()),
                (tally.draws, odds.draw()),
                (tally.losses, odds.loss()),
            ] {
                let played = f64::from(count) / f64::from(GAMES);
                let standard_error = (chance * (1.0 - chance) / f64::from(GAMES)).sqrt();
                assert!(
                    (played - chance).abs() <= 4.0 * standard_error + 1e-12,
                    "{side:?} {number}: {played} played, {chance} computed"
                );
            }
        }
    }
}

#[test]
fn a_duel_that_cannot_be_computed_says_why() {
    let limits = Limits::default();
    let explore = |rules, limits: &Limits<'_>| {
        let exact_odds = ExactOdds::explore(rules, Player::First, &mut perfect(), limits);
        exact_odds.map(|exact_odds| exact_odds.positions())
    };
    assert_eq!(
        explore(rules("6x5x4"), &limits),
        Err(ExactOddsError::TooLarge)
    );
    assert_eq!(
        explore(Rules::RENJU, &limits),
        Err(ExactOddsError::TooLarge)
    );
    let few = Limits {
        nodes: Some(3),
        ..Limits::default()
    };
    assert_eq!(
        explore(Rules::TIC_TAC_TOE, &few),
        Err(ExactOddsError::OutOfLimits)
    );
    let stop = AtomicBool::new(true);
    let stopped = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    assert_eq!(
        explore(Rules::TIC_TAC_TOE, &stopped),
        Err(ExactOddsError::OutOfLimits)
    );
}

/// Returns the positions and the plies that a level looks at.
fn extent(strength: Strength) -> (u64, u32) {
    match strength {
        Strength::Perfect => (u64::MAX, u32::MAX),
        Strength::Search { nodes, depth } => (nodes, depth),
        Strength::Engine(strength) => (strength.nodes, 0),
    }
}

#[test]
fn a_higher_level_never_looks_at_less() {
    for rules in ["3x3x3", "6x5x4", "10x10x5", "15x15x5-renju"].map(rules) {
        let mut before = (0, 0);
        for level in Level::all() {
            let (nodes, plies) = extent(Strength::of(level, rules));
            assert!(nodes >= before.0 && plies >= before.1, "{rules} {level}");
            before = (nodes, plies);
        }
    }
}

#[test]
fn the_engine_plays_the_levels_of_boards_from_seven_by_seven_on() {
    let is_engine = |text| matches!(Strength::of(Level::BEST, rules(text)), Strength::Engine(_));
    for text in ["7x7x5", "10x10x5", "15x15x5-renju", "20x20x5-caro"] {
        assert!(is_engine(text), "{text}");
    }
    for text in ["3x3x3", "6x6x5", "7x6x4", "8x8x4-misere"] {
        assert!(!is_engine(text), "{text}");
    }
}

/// Returns the share of games, each with another chance, in which a level moves to
/// one of these squares.
fn share_of(number: u8, moves: &str, wanted: &[&str]) -> f64 {
    const GAMES: u32 = 60;
    let mut position = Position::new(Rules::GOMOKU);
    for square in moves.split(' ') {
        position.play(square.parse().unwrap()).unwrap();
    }
    let mut dice = dice(number.into());
    let played = (0..GAMES).filter(|_| {
        let mut player = LevelPlayer::new(level(number), Rules::GOMOKU, &mut dice);
        let choice = player.think(&position, &Limits::default(), &mut |_| {});
        let square = choice.unwrap().square.unwrap().to_string();
        wanted.contains(&square.as_str())
    });
    f64::from(played.count() as u32) / f64::from(GAMES)
}

#[test]
fn low_levels_miss_fours_and_others_hardly_ever() {
    let four = "h8 g8 i8 h9 j8 a1 k8";
    let share = |number| share_of(number, four, &["l8"]);
    assert!(share(0) < 0.2);
    assert!(share(20) > 0.5 && share(20) < 1.0);
    assert!(share(60) > 0.9);
}

#[test]
fn levels_below_the_best_do_not_always_play_the_same_game() {
    // At first, the higher levels often agree with the best one.
    for (number, games, first_moves) in [(0, 4, 4), (40, 4, 2), (90, 2, 1)] {
        let mut dice = dice(5);
        let mut seen = std::collections::HashSet::new();
        for _ in 0..8 {
            let mut position = after(&Position::new(Rules::GOMOKU), "h8".parse().unwrap());
            let mut game = Vec::new();
            for _ in 0..6 {
                let mut player = LevelPlayer::new(level(number), Rules::GOMOKU, &mut dice);
                let choice = player.think(&position, &Limits::default(), &mut |_| {});
                let square = choice.unwrap().square.unwrap();
                position = after(&position, square);
                game.push(square);
            }
            seen.insert(game);
        }
        assert!(seen.len() >= games, "{number}: {seen:?}");
        let first: std::collections::HashSet<_> = seen.iter().map(|game| game[0]).collect();
        assert!(first.len() >= first_moves, "{number}: {first:?}");
    }
}

#[test]
fn a_move_that_is_taken_back_and_played_again_is_the_same() {
    let position = after(&Position::new(Rules::GOMOKU), "h8".parse().unwrap());
    let limits = Limits {
        nodes: Some(5_000),
        ..Limits::default()
    };
    for number in [10, 55, 100] {
        let mut player = LevelPlayer::new(level(number), Rules::GOMOKU, |_, _| 700_300);
        let mut think = || player.think(&position, &limits, &mut |_| {}).unwrap();
        assert_eq!(think(), think());
    }
}

#[test]
fn the_table_has_a_documented_form() {
    let levels = [0, 100].map(level);
    let table = LevelTable::compute(Rules::TIC_TAC_TOE, &levels, &Limits::default()).unwrap();
    let text = serde_json::to_string_pretty(&table).unwrap();
    insta::assert_snapshot!(text, @r#"
    {
      "version": 1,
      "rules": "3x3x3",
      "rows": [
        {
          "level": 0,
          "first": {
            "win": 0.0,
            "draw": 0.11322751322751323,
            "loss": 0.8867724867724868
          },
          "second": {
            "win": 0.0,
            "draw": 0.005208333333333333,
            "loss": 0.9947916666666666
          }
        },
        {
          "level": 100,
          "first": {
            "win": 0.0,
            "draw": 1.0,
            "loss": 0.0
          },
          "second": {
            "win": 0.0,
            "draw": 1.0,
            "loss": 0.0
          }
        }
      ]
    }
    "#);
}

#[test]
fn an_interval_is_as_wide_as_its_games_are_few() {
    let tally = |wins, draws, losses| WinDrawLoss {
        wins,
        draws,
        losses,
    };
    let width = |tally: WinDrawLoss| tally.score_interval().high - tally.score_interval().low;
    assert!(width(tally(5, 0, 5)) > 2.0 * width(tally(50, 0, 50)));
    let all = tally(20, 0, 0);
    assert!(all.score_interval().high >= 1.0 - 1e-12);
    assert!((0.8..0.9).contains(&all.score_interval().low));
    assert!(all.elo().is_infinite() && all.elo() > 0.0);
    assert!(all.elo_interval().low > 200.0);
    assert!(width(WinDrawLoss::default()) >= 1.0);
}

#[test]
#[ignore = "plays some thousand moves of search"]
fn on_a_large_board_the_higher_of_two_levels_wins_the_match() {
    for pair in [[30, 0], [60, 30], [90, 60]] {
        let mut dice = dice(3);
        let mut chance = |_, position: &Position, choices| dice(position, choices);
        let found = LevelMatch::play(Rules::MACHINARIUM, pair.map(level), 24, &mut chance);
        assert!(found.score_interval.low > 0.5, "{found:?}");
    }
}
