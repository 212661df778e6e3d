use dooz_core::{CannotPlay, Limits, Position, Rules, Symbol};

use super::*;
use crate::options::{Configurable, Offered, OptionError, Values};

fn spec(text: &str) -> BrainSpec {
    text.parse().unwrap()
}

fn error(text: &str) -> OptionError {
    text.parse::<BrainSpec>().unwrap_err()
}

/// A few moves of thought.
const SHORT: Limits<'_> = Limits {
    depth: Some(2),
    nodes: Some(2000),
    ..Limits::NONE
};

#[test]
fn every_player_is_read_back_and_plays_by_the_rules_that_it_claims() {
    let all = Rules::PRESETS.map(|(_, rules)| rules);
    let more = ["4x3x3", "7x6x4"].map(|text| text.parse().unwrap());
    for row in PLAYERS {
        let spec = spec(&row.name.to_uppercase());
        assert_eq!(spec.to_string(), row.name);
        for rules in all.into_iter().chain(more) {
            let position = Position::new(rules);
            let mut brain = spec.build(GameContext::new(rules, Symbol::X, SeededRandom::new(1), 1));
            let choice = brain.think(&position, &SHORT, &mut |_| {});
            let is_small = rules.width().min(rules.height()) < 5;
            let refused = match row.only {
                Some(only) => (only != rules).then_some(CannotPlay::Only(only)),
                None if row.name == "engine" && is_small => Some(CannotPlay::Unsupported),
                None => None,
            };
            assert_eq!(spec.plays(rules).err(), refused, "{spec} {rules}");
            match choice {
                Ok(choice) => {
                    let square = choice.square.unwrap();
                    assert!(position.legal_moves().any(|mv| mv == square), "{spec}");
                }
                Err(error) => assert_eq!(Some(error), refused, "{spec} {rules}"),
            }
        }
    }
}

#[test]
fn the_perfect_player_stands_first() {
    assert_eq!(BrainSpec::PERFECT.name(), "perfect");
}

#[test]
fn the_perfect_player_is_offered_where_its_solver_knows_the_board() {
    for (rules, is_offered) in [
        ("tic-tac-toe", true),
        ("7x6x4", true),
        ("7x8x5-caro", true),
        ("8x3x3", false),
        ("6x6x5-renju", false),
        ("machinarium", false),
        ("gomoku", false),
        ("30x20x5", false),
    ] {
        let rules = rules.parse().unwrap();
        assert_eq!(BrainSpec::PERFECT.is_offered(rules), is_offered, "{rules}");
        assert!(BrainSpec::strongest(rules).is_offered(rules), "{rules}");
        assert!(
            BrainSpec::default_opponent(rules).is_offered(rules),
            "{rules}"
        );
        // Games that name it go on.
        assert_eq!(BrainSpec::PERFECT.plays(rules), Ok(()));
    }
}

#[test]
fn every_value_of_every_option_is_read_back_and_builds_a_player() {
    for row in PLAYERS {
        for option in row.options {
            let values = match (option.values.names(), option.values.range()) {
                (Some(names), _) => names.iter().map(ToString::to_string).collect(),
                (None, Some((from, to))) => vec![from.to_string(), to.to_string()],
                (None, None) => vec!["-1,1".to_owned()],
            };
            for value in values {
                let text = format!("{}:{}={value}", row.name, option.name);
                let spec = spec(&text);
                assert_eq!(spec.value(option.name), Some(value), "{text}");
                assert_eq!(spec.to_string().parse(), Ok(spec), "{text}");
                let _ = spec.build(GameContext::new(
                    Rules::TIC_TAC_TOE,
                    Symbol::X,
                    SeededRandom::new(1),
                    1,
                ));
            }
            if let Offered::Menus(steps) = option.offered {
                let (from, to) = option.values.range().unwrap();
                assert!(steps.is_sorted(), "{}", option.name);
                assert!(from <= steps[0] && steps[steps.len() - 1] <= to);
            }
        }
    }
}

#[test]
fn the_default_value_of_every_option_changes_nothing() {
    let think = |spec: &BrainSpec| {
        let small = ["3x3x3", "5x5x3"].map(|text| text.parse().unwrap());
        let rules = small.into_iter().find(|rules| spec.plays(*rules).is_ok());
        let rules = rules.expect("every player plays on a small board");
        let mut brain = spec.build(GameContext::new(rules, Symbol::X, SeededRandom::new(1), 1));
        let mut scores = Vec::new();
        let position = Position::new(rules);
        let choice = brain.think(&position, &spec.limits(), &mut |progress| {
            scores.extend(progress.searched);
        });
        (choice.unwrap().square, scores)
    };
    for row in PLAYERS {
        let default = spec(row.name);
        for option in row.options {
            let Some(value) = default.value(option.name) else {
                continue;
            };
            let mut set = default;
            set.set(option.name, &value).unwrap();
            let is_count = matches!(option.values, Values::Count { .. });
            assert_eq!(set == default, !is_count, "{set}");
            assert_eq!(think(&set), think(&default), "{set}");
        }
    }
}

#[test]
fn a_cached_player_remembers_its_search_until_the_next_game() {
    let context = |game| GameContext::new(Rules::GOMOKU, Symbol::X, SeededRandom::new(1), game);
    let mut position = Position::new(Rules::GOMOKU);
    position.play("h8".parse().unwrap()).unwrap();
    let limits = Limits {
        depth: Some(8),
        ..Limits::default()
    };
    let mut player = CachedPlayer::default();
    let mut nodes = |spec: &BrainSpec, game| {
        let brain = player.of(spec, context(game));
        brain.think(&position, &limits, &mut |_| {}).unwrap().nodes
    };
    let engine = spec("engine");
    let fresh = nodes(&engine, 1);
    assert!(nodes(&engine, 1) < fresh / 2);
    assert_eq!(nodes(&engine, 2), fresh);
    assert_eq!(nodes(&spec("engine:nodes=900000"), 2), fresh);
}

#[test]
fn every_option_makes_a_difference_to_its_player() {
    for (text, option, opening) in [
        ("alphabeta:window=-2,2", "window", "b2"),
        ("alphabeta:cut=gt", "cut", "b2"),
        ("alphabeta:window=-2,2:fast-cut=both", "fast-cut", "b2"),
        ("machinarium:family=factorial", "family", "b2"),
        ("machinarium:style=-100", "style", "b2"),
        ("machinarium:tie=first", "tie", "b2"),
        // A stone counts across a gap.
        ("machinarium:count=line", "count", "b2 a6 e5 f1"),
    ] {
        let rules = spec(text).row().only.unwrap_or("6x6x4".parse().unwrap());
        let mut position = Position::new(rules);
        for square in opening.split(' ') {
            position.play(square.parse().unwrap()).unwrap();
        }
        let think = |spec: &BrainSpec| {
            let mut brain = spec.build(GameContext::new(rules, Symbol::X, SeededRandom::new(1), 1));
            let choice = brain.think(&position, &Limits::default(), &mut |_| {});
            choice.unwrap()
        };
        let mut without = spec(text);
        let default = spec(without.name()).value(option).unwrap();
        without.set(option, &default).unwrap();
        assert_ne!(think(&spec(text)), think(&without), "{text}");
    }
}

#[test]
fn options_are_read_back_and_default_ones_left_out() {
    for (text, expected) in [
        ("alphabeta:window=-1,1", "alphabeta"),
        (
            "alphabeta:cut=GT:fast-cut=both",
            "alphabeta:fast-cut=both:cut=gt",
        ),
        ("alphabeta:faithful", "alphabeta:faithful=yes"),
        (
            "machinarium:style=-25:tie=first",
            "machinarium:style=-25:tie=first",
        ),
        ("machinarium:style=\u{2212}25", "machinarium:style=-25"),
        ("Search:4", "search:depth=4"),
        ("level:60", "level:level=60"),
        ("level:50", "level"),
        (
            "perfect:nodes=1000:time-ms=50",
            "perfect:nodes=1000:time-ms=50",
        ),
        ("engine:threads=2", "engine:threads=2"),
        ("engine:threads=1", "engine"),
    ] {
        let spec: BrainSpec = text.parse().unwrap();
        assert_eq!(spec.to_string(), expected);
        assert_eq!(spec.to_string().parse(), Ok(spec));
    }
}

#[test]
fn usual_limits_hold_where_no_limit_is_set() {
    assert_eq!(spec("perfect").limits().nodes, Some(4_000_000));
    assert_eq!(spec("perfect:time-ms=50").limits().nodes, None);
    assert_eq!(spec("search").limits().depth, Some(4));
    assert_eq!(spec("search:nodes=9").limits().nodes, Some(9));
    assert_eq!(spec("sisoog").limits().nodes, None);
    let time = spec("perfect:time-ms=50").time_limit().unwrap();
    assert_eq!(time.as_millis(), 50);
}

#[test]
fn a_wrong_text_is_refused_with_the_part_that_is_wrong() {
    for name in ["", "deepblue"] {
        let OptionError::Name {
            name: found,
            choices,
            ..
        } = error(name)
        else {
            panic!("{name:?}")
        };
        assert_eq!((found.as_str(), choices.len()), (name, PLAYERS.len()));
    }
    for (text, wrong) in [("sisoog:window=-1,1", "window"), ("sisoog:4", "4")] {
        let expected = OptionError::Option {
            kind: PlayerRow::KIND,
            name: "sisoog",
            option: wrong.to_owned(),
        };
        assert_eq!(error(text), expected);
    }
    assert!(matches!(
        error("alphabeta:window=-3,3"),
        OptionError::Value { .. }
    ));
    for text in [
        "search:0",
        "search:",
        "search:deep",
        "machinarium:style=0.5",
        "level:101",
        "level:-1",
        "engine:threads=0",
    ] {
        assert!(matches!(error(text), OptionError::Number { .. }), "{text}");
    }
}
