//! A random walk through a game, compared with the plainest model of it: a set
//! of lines.

use std::collections::BTreeSet;

use crate::records::NodeId;
use crate::swap2::Decision;
use dooz_core::Symbol;
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;

/// An action of a person.
#[derive(Clone, Copy, Debug)]
enum Action {
    Play(Index),
    Undo,
    Redo,
    First,
    Previous,
    Next,
    Last,
    LookAt(Index),
    Promote(Index),
    Remove(Index),
    GoOn,
    Reload,
}

fn any_action() -> impl Strategy<Value = Action> {
    let index = any::<Index>;
    prop_oneof![
        8 => index().prop_map(Action::Play),
        2 => Just(Action::Undo),
        2 => Just(Action::Redo),
        1 => Just(Action::First),
        2 => Just(Action::Previous),
        1 => Just(Action::Next),
        1 => Just(Action::Last),
        2 => index().prop_map(Action::LookAt),
        1 => index().prop_map(Action::Promote),
        1 => index().prop_map(Action::Remove),
        1 => Just(Action::GoOn),
        1 => Just(Action::Reload),
    ]
}

type Line = Vec<Square>;

/// Returns the moves that lead to a node.
fn way(game: &Match, id: NodeId) -> Line {
    let record = game.tree().record();
    let upwards = std::iter::successors(Some(id), |&id| record.parent(id));
    let mut way: Line = upwards.filter_map(|id| record[id].square()).collect();
    way.reverse();
    way
}

fn node(game: &Match, index: Index) -> NodeId {
    let nodes: Vec<NodeId> = game.tree().record().nodes().collect();
    *index.get(&nodes)
}

/// All lines that have been played, and the current one.
#[derive(Debug)]
struct Oracle {
    lines: BTreeSet<Line>,
    at: Line,
}

impl Oracle {
    fn check(&self, game: &Match) {
        let record = game.tree().record();
        let lines: BTreeSet<Line> = record.nodes().map(|id| way(game, id)).collect();
        assert_eq!(lines, self.lines);
        assert_eq!(game.moves(), self.at);

        let mut position = *record.start();
        for &square in &self.at {
            position.play(square).unwrap();
        }
        assert_eq!(*game.position(), position);

        let line = game.tree().line();
        assert_eq!(line[0], NodeId::ROOT);
        for pair in line.windows(2) {
            assert_eq!(record.parent(pair[1]), Some(pair[0]));
        }
        let end = line[line.len() - 1];
        assert_eq!(record.children(end).count(), 0);

        let list = game.move_list();
        assert_eq!(list.len(), self.lines.len() - 1);
        assert_eq!(
            list.iter().filter(|entry| entry.is_current).count(),
            self.at.len().min(1)
        );
        let followed = list.iter().filter(|entry| entry.is_followed);
        let followed: Vec<NodeId> = followed.map(|entry| entry.node).collect();
        assert_eq!(followed, line[1..]);
    }
}

fn do_it(game: &mut Match, oracle: &mut Oracle, action: Action) {
    match action {
        Action::Play(index) => {
            let squares: Vec<Square> = game.position().legal_moves().collect();
            if squares.is_empty() {
                return;
            }
            let square = *index.get(&squares);
            game.play(square).unwrap();
            oracle.at.push(square);
            oracle.lines.insert(oracle.at.clone());
        }
        Action::Undo => {
            assert_eq!(game.undo().pop(), oracle.at.pop());
        }
        Action::Redo => {
            let before = game.to_sgf();
            if !game.redo().is_empty() {
                oracle.at.push(game.last_move().unwrap());
                let mut back = game.clone();
                back.undo();
                back.game.paused = game.game.paused;
                assert_eq!(
                    back.position(),
                    Match::from_sgf(&before).unwrap().position()
                );
            }
        }
        Action::First => {
            game.first();
            oracle.at.clear();
        }
        Action::Previous => {
            game.previous();
            oracle.at.pop();
        }
        Action::Next => {
            game.next();
            oracle.at = way(game, game.tree().cursor());
        }
        Action::Last => {
            game.last();
            oracle.at = way(game, game.tree().cursor());
            assert!(game.tree().is_at_end());
        }
        Action::LookAt(index) => {
            let id = node(game, index);
            game.look_at(id);
            oracle.at = way(game, id);
        }
        Action::Promote(index) => {
            let id = node(game, index);
            game.promote(id);
            assert!(game.tree().is_main(id));
        }
        Action::Remove(index) => {
            let id = node(game, index);
            let gone = way(game, id);
            game.remove(id);
            if let Some((_, before)) = gone.split_last() {
                oracle.lines.retain(|line| !line.starts_with(&gone));
                if oracle.at.starts_with(&gone) {
                    oracle.at = before.to_vec();
                }
            }
        }
        Action::GoOn => game.go_on(),
        Action::Reload => {
            let text = game.to_sgf();
            *game = Match::from_sgf(&text).unwrap();
            assert_eq!(game.to_sgf(), text);
        }
    }
}

/// Does an action whatever it leads to.
fn follow(game: &mut Match, action: Action) {
    match action {
        Action::Play(index) => {
            let squares: Vec<Square> = game.position().legal_moves().collect();
            if !squares.is_empty() {
                game.play(*index.get(&squares)).unwrap();
            }
        }
        Action::Undo => drop(game.undo()),
        Action::Redo => drop(game.redo()),
        Action::First => game.first(),
        Action::Previous => game.previous(),
        Action::Next => game.next(),
        Action::Last => game.last(),
        Action::LookAt(index) => game.look_at(node(game, index)),
        Action::Promote(index) => game.promote(node(game, index)),
        Action::Remove(index) => game.remove(node(game, index)),
        Action::GoOn => game.go_on(),
        Action::Reload => *game = Match::from_sgf(&game.to_sgf()).unwrap(),
    }
}

proptest! {
    #[test]
    fn a_match_agrees_with_a_set_of_lines(
        actions in proptest::collection::vec(any_action(), 0..60),
        size in 3..=5_u8,
    ) {
        let rules = Rules::new(size, size, 3, dooz_core::LineRule::Freestyle).unwrap();
        let mut game = people(rules);
        let mut oracle = Oracle { lines: BTreeSet::from([Vec::new()]), at: Vec::new() };
        for action in actions {
            do_it(&mut game, &mut oracle, action);
            oracle.check(&game);
        }
    }

    #[test]
    fn sides_are_chosen_after_the_stones_of_an_opening_at_the_earliest(
        actions in proptest::collection::vec(any_action(), 0..40),
        sides in any::<bool>(),
    ) {
        let people = MatchOptions::between_people("6x6x5".parse().unwrap());
        let mut game = Match::new(people.with_swap2(Symbol::X));
        for action in actions {
            follow(&mut game, action);
            if matches!(action, Action::GoOn) && game.opening().is_some() {
                let side = if sides { Decision::First } else { Decision::Second(None) };
                let _ = game.decide(&side);
            }
            let stones = game.game.opening_stones();
            prop_assert!(main_line(&game).split_whitespace().count() >= stones);
            let read = Match::from_sgf(&game.to_sgf()).unwrap();
            prop_assert_eq!(read.to_sgf(), game.to_sgf());
            prop_assert_eq!(read.opening().is_some(), game.opening().is_some());
        }
    }

    #[test]
    fn undo_and_redo_undo_each_other(
        picks in proptest::collection::vec(any::<Index>(), 1..9),
        against_brain in any::<bool>(),
    ) {
        let mut game = if against_brain { Match::default() } else { people(Rules::TIC_TAC_TOE) };
        for pick in picks {
            let squares: Vec<Square> = game.position().legal_moves().collect();
            if !squares.is_empty() {
                game.play(*pick.get(&squares)).unwrap();
            }
        }
        let end = *game.position();
        let mut undone = 0;
        while !game.undo().is_empty() {
            undone += 1;
        }
        prop_assert_eq!(game.position().ply(), 0);
        for _ in 0..undone {
            prop_assert!(!game.redo().is_empty());
        }
        prop_assert_eq!(game.redo(), []);
        prop_assert_eq!(*game.position(), end);
    }
}
