//! Computer players side by side.

use std::time::Duration;

use dooz_coach::advice::{Adviser, Comparison, Contestant, MoveValue, Survey, SurveyError};
use dooz_core::classics::{AlphaBeta, Freecodecamp, Lafore, Sisoog};
use dooz_core::exact::{Entry, Perfect};
use dooz_core::{CannotPlay, Limits, Player, Rules, Symbol};

use crate::{position, sq};

#[test]
fn the_first_reply_is_compared_with_the_articles_calls() {
    let position = position("3x3x3", "X.. / ... / ...", Symbol::O);
    let computer = Player::Second;
    let (mut sisoog, mut freecodecamp, mut lafore) = (Sisoog, Freecodecamp { computer }, Lafore);
    let limits = Limits::default();
    let contestant = |name, brain| Contestant {
        name,
        brain,
        limits,
    };
    let mut contestants = [
        contestant("sisoog", &mut sisoog as &mut dyn dooz_core::Brain),
        contestant("freecodecamp", &mut freecodecamp),
        contestant("lafore", &mut lafore),
    ];
    let mut seconds = 0;
    let mut clock = || {
        seconds += 1;
        Duration::from_secs(seconds * seconds)
    };
    let mut adviser = Adviser::new();
    let comparison = Comparison::of(
        &position,
        &mut contestants,
        &mut adviser,
        &limits,
        &mut clock,
    )
    .unwrap();

    let thoughts = comparison.entries.iter().map(|entry| entry.thought);
    let thoughts: Vec<_> = thoughts.collect();
    let calls: Vec<u64> = thoughts.iter().map(|thought| thought.nodes).collect();
    assert_eq!(calls, [59_704, 59_705, 37_157]);
    let times: Vec<u64> = thoughts
        .iter()
        .map(|thought| thought.time.as_secs())
        .collect();
    assert_eq!(times, [3, 7, 11]);
    for thought in thoughts {
        assert_eq!(thought.square, Some(sq("b2")));
        assert_eq!(
            (thought.value, thought.keeps),
            (Some(MoveValue::Draw), Some(true))
        );
    }
}

#[test]
fn who_does_not_know_the_rules_is_not_compared() {
    let position = position("4x4x3", &".".repeat(16), Symbol::X);
    let limits = Limits::default();
    let mut contestants = [Contestant {
        name: "lafore",
        brain: &mut Lafore,
        limits,
    }];
    let comparison = Comparison::of(
        &position,
        &mut contestants,
        &mut Adviser::new(),
        &limits,
        &mut || Duration::ZERO,
    );
    assert_eq!(
        comparison.unwrap_err(),
        CannotPlay::Only(Rules::TIC_TAC_TOE)
    );
}

/// Returns the positions that the core's `lafore_suboptimal.tsv` lists, with
/// the cell that is played.
fn listed_mistakes() -> Vec<(String, usize)> {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../dooz-core/tests/data/classics/lafore_suboptimal.tsv"
    );
    let text = std::fs::read_to_string(file).unwrap();
    let rows = text.lines().skip(1).map(|line| {
        let mut fields = line.split('\t');
        let board = fields.next().unwrap().to_owned();
        (board, fields.next().unwrap().parse().unwrap())
    });
    let mut rows: Vec<_> = rows.collect();
    rows.sort();
    rows
}

#[test]
fn over_all_positions_one_classic_misses_wins_and_another_averages_games_away() {
    let rules = Rules::TIC_TAC_TOE;
    let mut perfect = Perfect::new(vec![Entry::default(); 1 << 10]);
    let mut sisoog = Sisoog;
    let mut freecodecamp = Freecodecamp {
        computer: Player::Second,
    };
    let mut lafore = Lafore;
    let mut alphabeta = AlphaBeta::new(Player::First);
    let limits = Limits::default();
    let brains: [(&str, &mut dyn dooz_core::Brain); 5] = [
        ("perfect", &mut perfect),
        ("sisoog", &mut sisoog),
        ("freecodecamp", &mut freecodecamp),
        ("lafore", &mut lafore),
        ("alphabeta", &mut alphabeta),
    ];
    let mut contestants = brains.map(|(name, brain)| Contestant {
        name,
        brain,
        limits,
    });
    let survey = Survey::of(rules, &mut contestants, &mut Adviser::new()).unwrap();
    let [perfect, sisoog, freecodecamp, lafore, alphabeta] = &survey.players[..] else {
        panic!("there are five players");
    };

    assert_eq!(survey.positions, 4520);
    for player in [perfect, sisoog, freecodecamp, alphabeta] {
        assert_eq!(player.wins_at_once(), 2358);
        assert_eq!(player.mistakes(Player::First), 0, "{}", player.name);
        assert_eq!(player.mistakes(Player::Second), 0, "{}", player.name);
    }
    assert_eq!((perfect.missed_wins(), perfect.differs), (0, 0));
    assert_eq!(sisoog.missed_wins(), 0);
    assert_eq!(freecodecamp.missed_wins(), 392);
    assert_eq!(lafore.missed_wins(), 0);

    // The article's machine moves second.
    let second = &lafore.sides[Player::Second as usize];
    assert_eq!(second.positions, 2097);
    let mut mistakes: Vec<(String, usize)> = second
        .mistakes
        .iter()
        .map(|mistake| {
            let board = mistake.position.picture(Symbol::X).to_string();
            (board, rules.cell(mistake.square))
        })
        .collect();
    mistakes.sort();
    assert_eq!(mistakes.len(), 16);
    assert_eq!(mistakes, listed_mistakes());
}

#[test]
fn a_board_with_too_many_positions_is_refused() {
    let survey = Survey::of(Rules::GOMOKU, &mut [], &mut Adviser::new());
    let most = Survey::MOST_POSITIONS;
    assert_eq!(survey.unwrap_err(), SurveyError::TooLarge { most });

    let mut sisoog = Sisoog;
    let mut contestants = [Contestant {
        name: "sisoog",
        brain: &mut sisoog,
        limits: Limits::default(),
    }];
    let survey = Survey::of(
        "2x2x2".parse().unwrap(),
        &mut contestants,
        &mut Adviser::new(),
    );
    assert_eq!(
        survey.unwrap_err(),
        SurveyError::CannotPlay {
            contestant: 0,
            reason: CannotPlay::Only(Rules::TIC_TAC_TOE),
        }
    );
}
