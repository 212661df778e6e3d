use dooz_core::{LineRule, PlayError, Player, Setup, Symbol};
use proptest::prelude::*;

use super::*;

/// A batch with its arrays.
#[derive(Debug)]
struct Arrays {
    batch: Batch,
    actions: Vec<i64>,
    observation: Vec<u8>,
    legal: Vec<u8>,
    reward: Vec<f32>,
    done: Vec<u8>,
    turn: Vec<u8>,
}

impl Arrays {
    fn of(batch: Batch) -> Self {
        let (size, cells) = (batch.size(), batch.rules().squares());
        let mut arrays = Self {
            batch,
            actions: vec![0; size],
            observation: vec![9; size * cells * 2],
            legal: vec![9; size * cells],
            reward: vec![9.0; size],
            done: vec![9; size],
            turn: vec![9; size],
        };
        for board in 0..size {
            let (batch, _, views) = arrays.parts();
            batch.show(board, views);
        }
        arrays
    }

    fn parts(&mut self) -> (&mut Batch, &[i64], Views<'_>) {
        let views = Views {
            observation: &mut self.observation,
            legal: &mut self.legal,
            reward: &mut self.reward,
            done: &mut self.done,
            turn: &mut self.turn,
        };
        (&mut self.batch, &self.actions, views)
    }

    fn step(&mut self) -> Result<(), IllegalAction> {
        let (batch, actions, views) = self.parts();
        batch.step(actions, views)
    }

    fn step_by_chance(&mut self) {
        self.batch.sample(&mut self.actions);
        self.step().expect("these actions are legal");
    }

    /// Holds every entry against its plain meaning.
    fn assert_shows_the_positions(&self) {
        let rules = self.batch.rules();
        let cells = rules.squares();
        for board in 0..self.batch.size() {
            let position = self.batch.position(board);
            let turn = position.turn();
            assert_eq!(self.turn[board], turn as u8);
            let legal: Vec<usize> = position.legal_moves().map(|sq| rules.cell(sq)).collect();
            for cell in 0..cells {
                let stone = position.stone(rules.square(cell).unwrap());
                let byte = |plane| self.observation[(2 * board + plane) * cells + cell];
                assert_eq!(byte(0), u8::from(stone == Some(turn)));
                assert_eq!(byte(1), u8::from(stone == Some(!turn)));
                let is_legal = self.legal[board * cells + cell];
                assert_eq!(is_legal, u8::from(legal.contains(&cell)));
            }
        }
    }
}

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

#[test]
fn the_arrays_show_the_positions_whatever_the_size() {
    for text in [
        "1x1x2",
        "3x3x3",
        "5x4x3-misere",
        "8x2x4",
        "9x9x5-renju",
        "31x22x5-caro",
    ] {
        let mut arrays = Arrays::of(Batch::new(rules(text), 3, 5));
        for _ in 0..40 {
            arrays.assert_shows_the_positions();
            arrays.step_by_chance();
        }
        arrays.assert_shows_the_positions();
    }
}

#[test]
fn rewards_are_for_who_has_just_moved_and_finished_games_begin_again() {
    for line in [LineRule::Freestyle, LineRule::Misere] {
        let rules = Rules::new(3, 3, 3, line).unwrap();
        let mut arrays = Arrays::of(Batch::new(rules, 20, 1));
        let mut results = [0; 3];
        for _ in 0..30 {
            let before: Vec<Position> = (0..20).map(|board| arrays.batch.position(board)).collect();
            arrays.step_by_chance();
            for (board, mut position) in before.into_iter().enumerate() {
                let mover = position.turn();
                let cell = arrays.actions[board].try_into().unwrap();
                position.play(rules.square(cell).unwrap()).unwrap();
                let outcome = position.outcome();
                let reward = outcome.map_or(0, |outcome| match outcome.winner() {
                    Some(winner) => 1 - 2 * i8::from(winner != mover),
                    None => 0,
                });
                assert!(arrays.reward[board].total_cmp(&f32::from(reward)).is_eq());
                assert_eq!(arrays.done[board], u8::from(outcome.is_some()));
                results[usize::try_from(reward + 1).unwrap()] += 1;
                if outcome.is_some() {
                    position = Position::new(rules);
                }
                assert_eq!(arrays.batch.position(board), position);
            }
        }
        let decided = results[if line == LineRule::Misere { 0 } else { 2 }];
        assert!(decided > 20, "{results:?}");
    }
}

#[test]
fn an_illegal_action_names_its_board_and_changes_none() {
    let mut arrays = Arrays::of(Batch::new(rules("3x3x3"), 3, 1));
    arrays.actions = vec![0, 1, 2];
    arrays.step().unwrap();
    let before = (arrays.observation.clone(), arrays.legal.clone());
    let occupied = PlayError::Occupied("b3".parse().unwrap());
    for (action, reason) in [
        (1, WrongAction::Play(occupied)),
        (9, WrongAction::NoCell),
        (-2, WrongAction::NoCell),
        (i64::MAX, WrongAction::NoCell),
    ] {
        arrays.actions = vec![3, action, 2];
        let error = IllegalAction {
            board: 1,
            action,
            reason,
        };
        assert_eq!(arrays.step(), Err(error));
        assert_eq!((&arrays.observation, &arrays.legal), (&before.0, &before.1));
        assert_eq!(arrays.batch.position(0).ply(), 1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn packed_boards_play_the_games_of_plain_ones(
        name in prop::sample::select(vec![
            "3x3x3", "1x1x2", "7x8x5-caro", "5x3x3-exactly", "4x4x3-misere", "2x8x4",
        ]),
        seed: u64,
        restarts: bool,
        // Some actions of a step are arbitrary, and so often illegal.
        surprises in prop::collection::vec(prop::option::weighted(0.2, (0..4usize, -2..60i64)), 70),
    ) {
        let rules = rules(name);
        let packed = Batch::new(rules, 4, seed);
        prop_assert!(packed.games.iter().all(|game| matches!(game.board(), BatchBoard::Small(..))));
        let plain = BatchBoard::large(Position::new(rules));
        let plain = Batch::from_start(plain, 4, seed).unwrap();
        let [mut packed, mut plain] =
            [packed, plain].map(|batch| Arrays::of(batch.with_restarts(restarts)));
        for surprise in surprises {
            packed.batch.sample(&mut packed.actions);
            plain.batch.sample(&mut plain.actions);
            prop_assert_eq!(&packed.actions, &plain.actions);
            if let Some((board, action)) = surprise {
                packed.actions[board] = action;
                plain.actions[board] = action;
            }
            prop_assert_eq!(packed.step(), plain.step());
            prop_assert_eq!(&packed.observation, &plain.observation);
            prop_assert_eq!(&packed.legal, &plain.legal);
            prop_assert_eq!(&packed.reward, &plain.reward);
            prop_assert_eq!((&packed.done, &packed.turn), (&plain.done, &plain.turn));
            for board in 0..4 {
                prop_assert_eq!(packed.batch.position(board), plain.batch.position(board));
            }
        }
    }
}

#[test]
fn a_drawn_board_that_no_game_reaches_is_shown_as_it_is() {
    // O has the line, and would be to move again.
    let setup = Setup::parse(rules("3x3x3"), "OOO X.. ...", Symbol::O).unwrap();
    let (position, _) = setup.drawn().unwrap();
    assert_eq!(position.outcome().unwrap().winner(), Some(position.turn()));
    let mut batch = Batch::new(rules("3x3x3"), 1, 1).with_restarts(false);
    batch.set(0, &position).unwrap();
    let arrays = Arrays::of(batch);
    assert_eq!(arrays.batch.position(0), position);
    arrays.assert_shows_the_positions();
}

#[test]
fn the_threads_change_no_game() {
    let games = |threads| {
        let batch = Batch::new(rules("5x5x4"), 1000, 3);
        let mut arrays = Arrays::of(batch.with_threads(NonZeroUsize::new(threads).unwrap()));
        let mut history = vec![];
        for _ in 0..60 {
            arrays.step_by_chance();
            history.push((arrays.actions.clone(), arrays.reward.clone()));
        }
        arrays.assert_shows_the_positions();
        (history, arrays.observation)
    };
    let one = games(1);
    assert_eq!(one, games(2));
    assert_eq!(one, games(7));
}

#[test]
fn each_legal_action_is_chosen_equally_often() {
    let mut batch = Batch::new(rules("3x3x3"), 9000, 11);
    let mut taken = Position::new(rules("3x3x3"));
    for square in ["b2", "a3", "c1"] {
        taken.play(square.parse().unwrap()).unwrap();
    }
    (0..9000).for_each(|board| batch.set(board, &taken).unwrap());
    let mut actions = vec![0; 9000];
    batch.sample(&mut actions);
    let mut counts = [0; 9];
    for action in actions {
        counts[usize::try_from(action).unwrap()] += 1;
    }
    // 1,500 are expected; six standard deviations are 212.
    for (cell, count) in counts.into_iter().enumerate() {
        let range = if [0, 4, 8].contains(&cell) {
            0..=0
        } else {
            1288..=1712
        };
        assert!(range.contains(&count), "{counts:?}");
    }
}

#[test]
fn without_restarts_a_finished_game_stays_until_it_is_told() {
    let batch = Batch::new(rules("2x2x2"), 2, 1).with_restarts(false);
    let mut arrays = Arrays::of(batch);
    for actions in [[0, 0], [1, 1], [2, Batch::PASS]] {
        arrays.actions = actions.to_vec();
        arrays.step().unwrap();
    }
    assert_eq!(
        (&arrays.done, &arrays.reward),
        (&vec![1, 0], &vec![1.0, 0.0])
    );
    arrays.batch.sample(&mut arrays.actions);
    assert_eq!(arrays.actions[0], Batch::PASS);
    arrays.step().unwrap();
    // The result has been told once.
    assert_eq!(arrays.done[0], 0);

    arrays.actions = vec![3, Batch::PASS];
    let over = WrongAction::Play(PlayError::GameOver);
    assert_eq!(arrays.step().map_err(|error| error.reason), Err(over));
    arrays.batch.restart(None, Some(&[true, false]));
    assert_eq!(arrays.batch.position(0).ply(), 0);
    assert_ne!(arrays.batch.position(1).ply(), 0);
}

#[test]
fn a_seed_begins_the_random_numbers_again() {
    let mut batch = Batch::new(rules("gomoku"), 50, 4);
    let mut first = vec![0; 50];
    let mut again = vec![0; 50];
    batch.sample(&mut first);
    batch.sample(&mut again);
    assert_ne!(first, again);
    batch.restart(Some(4), None);
    batch.sample(&mut again);
    assert_eq!(first, again);
    // No board has the random numbers of another one.
    batch.restart(Some(5), None);
    batch.sample(&mut again);
    assert_ne!(first[1..], again[..49]);
}

#[test]
fn exact_values_are_for_the_player_to_move() {
    let mut batch = Batch::new(rules("3x3x3"), 3, 1).with_restarts(false);
    for (board, moves) in [(1, "a1 b1 a2 c1"), (2, "a1 b1 a2 c1 a3")] {
        let mut position = Position::new(batch.rules());
        for square in moves.split(' ') {
            position.play(square.parse().unwrap()).unwrap();
        }
        batch.set(board, &position).unwrap();
    }
    assert_eq!(batch.values(&Limits::default()), Ok(vec![0, 1, -1]));
    let mut large = Batch::new(rules("gomoku"), 1, 1);
    assert_eq!(large.values(&Limits::default()), Err(ValuesError::TooLarge));
}

#[test]
fn only_positions_of_its_games_can_be_set() {
    let mut batch = Batch::new(rules("2x2x2"), 1, 1);
    let other = Position::new(rules("3x3x3"));
    assert_eq!(batch.set(0, &other), Err(SetError::Rules(rules("2x2x2"))));
    let mut over = Position::new(rules("2x2x2"));
    for square in ["a1", "a2", "b1"] {
        over.play(square.parse().unwrap()).unwrap();
    }
    assert_eq!(over.outcome().unwrap().winner(), Some(Player::First));
    assert_eq!(batch.set(0, &over), Err(SetError::GameOver));
    assert!(batch.with_restarts(false).set(0, &over).is_ok());
}

#[test]
fn an_empty_batch_is_one() {
    let mut arrays = Arrays::of(Batch::new(rules("3x3x3"), 0, 1));
    arrays.step_by_chance();
    assert_eq!(arrays.batch.values(&Limits::default()), Ok(vec![]));
}
