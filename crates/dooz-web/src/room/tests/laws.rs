//! A random walk through a room, beside the plainest account of it: a set of
//! lines.

use std::collections::BTreeSet;

use dooz_play::records::NodeId;
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;

/// What a person does.
#[derive(Clone, Copy, Debug)]
enum Deed {
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

fn any_deed() -> impl Strategy<Value = Deed> {
    let index = any::<Index>;
    prop_oneof![
        8 => index().prop_map(Deed::Play),
        2 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        1 => Just(Deed::First),
        2 => Just(Deed::Previous),
        1 => Just(Deed::Next),
        1 => Just(Deed::Last),
        2 => index().prop_map(Deed::LookAt),
        1 => index().prop_map(Deed::Promote),
        1 => index().prop_map(Deed::Remove),
        1 => Just(Deed::GoOn),
        1 => Just(Deed::Reload),
    ]
}

type Line = Vec<Square>;

/// The moves that lead to a node.
fn way(room: &Room, id: NodeId) -> Line {
    let record = room.tree().record();
    let upwards = std::iter::successors(Some(id), |&id| record.parent(id));
    let mut way: Line = upwards.filter_map(|id| record[id].square()).collect();
    way.reverse();
    way
}

fn node(room: &Room, index: Index) -> NodeId {
    let nodes: Vec<NodeId> = room.tree().record().nodes().collect();
    *index.get(&nodes)
}

/// All lines that have been played, and where one is.
#[derive(Debug)]
struct Oracle {
    lines: BTreeSet<Line>,
    at: Line,
}

impl Oracle {
    fn check(&self, room: &Room) {
        let record = room.tree().record();
        let lines: BTreeSet<Line> = record.nodes().map(|id| way(room, id)).collect();
        assert_eq!(lines, self.lines);
        assert_eq!(room.tree().moves().collect::<Line>(), self.at);

        let mut position = *record.start();
        for &square in &self.at {
            position.play(square).unwrap();
        }
        assert_eq!(*room.position(), position);

        let line = room.tree().line();
        assert_eq!(line[0], NodeId::ROOT);
        for pair in line.windows(2) {
            assert_eq!(record.parent(pair[1]), Some(pair[0]));
        }
        let end = line[line.len() - 1];
        assert_eq!(record.children(end).count(), 0);

        let list = room.move_list();
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

fn do_it(room: &mut Room, oracle: &mut Oracle, deed: Deed) {
    match deed {
        Deed::Play(index) => {
            let squares: Vec<Square> = room.position().legal_moves().collect();
            if squares.is_empty() {
                return;
            }
            let square = *index.get(&squares);
            room.play(square).unwrap();
            oracle.at.push(square);
            oracle.lines.insert(oracle.at.clone());
        }
        Deed::Undo => {
            assert_eq!(room.undo(), usize::from(oracle.at.pop().is_some()));
        }
        Deed::Redo => {
            let before = room.save();
            if room.redo() > 0 {
                oracle.at.push(room.last_move().unwrap());
                let mut back = room.clone();
                back.undo();
                back.game.paused = room.game.paused;
                assert_eq!(back.position(), Room::load(&before).unwrap().position());
            }
        }
        Deed::First => {
            room.first();
            oracle.at.clear();
        }
        Deed::Previous => {
            room.previous();
            oracle.at.pop();
        }
        Deed::Next => {
            room.next();
            oracle.at = way(room, room.tree().cursor());
        }
        Deed::Last => {
            room.last();
            oracle.at = way(room, room.tree().cursor());
            assert!(room.tree().is_at_end());
        }
        Deed::LookAt(index) => {
            let id = node(room, index);
            room.look_at(id);
            oracle.at = way(room, id);
        }
        Deed::Promote(index) => {
            let id = node(room, index);
            room.promote(id);
            assert!(room.tree().is_main(id));
        }
        Deed::Remove(index) => {
            let id = node(room, index);
            let gone = way(room, id);
            room.remove(id);
            if let Some((_, before)) = gone.split_last() {
                oracle.lines.retain(|line| !line.starts_with(&gone));
                if oracle.at.starts_with(&gone) {
                    oracle.at = before.to_vec();
                }
            }
        }
        Deed::GoOn => room.go_on(),
        Deed::Reload => {
            let text = room.save();
            *room = Room::load(&text).unwrap();
            assert_eq!(room.save(), text);
        }
    }
}

proptest! {
    #[test]
    fn a_room_agrees_with_a_set_of_lines(
        deeds in proptest::collection::vec(any_deed(), 0..60),
        size in 3..=5_u8,
    ) {
        let rules = Rules::new(size, size, 3, dooz_core::LineRule::Freestyle).unwrap();
        let mut room = people(rules);
        let mut oracle = Oracle { lines: BTreeSet::from([Vec::new()]), at: Vec::new() };
        for deed in deeds {
            do_it(&mut room, &mut oracle, deed);
            oracle.check(&room);
        }
    }

    #[test]
    fn undo_and_redo_undo_each_other(
        picks in proptest::collection::vec(any::<Index>(), 1..9),
        against_brain in any::<bool>(),
    ) {
        let mut room = if against_brain { Room::default() } else { people(Rules::TIC_TAC_TOE) };
        for pick in picks {
            let squares: Vec<Square> = room.position().legal_moves().collect();
            if !squares.is_empty() {
                room.play(*pick.get(&squares)).unwrap();
            }
        }
        let end = *room.position();
        let mut undone = 0;
        while room.undo() > 0 {
            undone += 1;
        }
        prop_assert_eq!(room.position().ply(), 0);
        for _ in 0..undone {
            prop_assert!(room.redo() > 0);
        }
        prop_assert_eq!(room.redo(), 0);
        prop_assert_eq!(*room.position(), end);
    }
}
