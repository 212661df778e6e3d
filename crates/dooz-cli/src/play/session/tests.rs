use proptest::prelude::*;

use super::*;

fn session(opponent: &str, begins: Begins) -> Session {
    let mut options = MatchOptions::against(opponent.parse().unwrap(), 1);
    options.begins = begins;
    Session::new(options)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Lets computers move until a person has to.
fn let_think(session: &mut Session) {
    while let Some(job) = session.pending() {
        session
            .accept(job.run())
            .expect("the position has not changed");
    }
}

#[test]
fn undo_and_redo_stop_where_the_person_is_to_move() {
    let mut session = session("sisoog", Begins::First);
    for name in ["b2", "b3"] {
        session.play(square(name)).unwrap();
        let_think(&mut session);
    }
    let moves = session.game().moves().to_vec();
    assert_eq!(moves.len(), 4);
    assert_eq!(session.undo(), [moves[3], moves[2]]);
    assert_eq!(session.undo(), [moves[1], moves[0]]);
    assert_eq!(session.undo(), []);
    assert_eq!(session.redo(), moves[..2]);
    assert_eq!(session.redo(), moves[2..]);
    assert_eq!(session.redo(), []);
}

#[test]
fn the_first_stone_of_a_computer_is_not_taken_back() {
    let mut session = session("sisoog", Begins::Second);
    let_think(&mut session);
    assert_eq!(session.undo(), []);
    session.play(square("b2")).unwrap();
    assert_eq!(session.undo(), [square("b2")]);
}

#[test]
fn undo_while_a_computer_thinks_makes_its_thought_late() {
    let mut session = session("sisoog", Begins::First);
    session.play(square("b2")).unwrap();
    let job = session.pending().unwrap();
    session.undo();
    assert_eq!(session.accept(job.run()), None);
    assert_eq!(session.position().ply(), 0);
}

#[test]
fn a_stopped_thought_still_has_a_move() {
    let options = MatchOptions {
        rules: Rules::GOMOKU,
        ..MatchOptions::default()
    };
    let mut session = Session::new(MatchOptions {
        begins: Begins::Second,
        ..options
    });
    let job = session.pending().unwrap();
    job.stop_flag()
        .store(true, std::sync::atomic::Ordering::Relaxed);
    assert!(session.accept(job.run()).is_some());
}

#[test]
fn thoughts_stay_with_their_moves() {
    let mut session = session("sisoog", Begins::First);
    session.play(square("b2")).unwrap();
    let_think(&mut session);
    assert!(session.thought(0).is_none());
    assert_eq!(session.last_thought().unwrap().moves.len(), 8);
    session.undo();
    assert!(session.last_thought().is_none());
    session.redo();
    assert!(session.last_thought().is_some());
    session.undo();
    session.play(square("a1")).unwrap();
    assert!(session.last_thought().is_none());
}

#[test]
fn a_show_waits_while_moves_are_taken_back() {
    let brain = "alphabeta".parse().unwrap();
    let seats = [Seat::Brain(brain); 2];
    let mut session = Session::new(MatchOptions {
        seats,
        ..MatchOptions::default()
    });
    let_think(&mut session);
    assert_eq!(session.outcome(), Some(Outcome::Draw));
    session.undo();
    session.undo();
    assert!(session.pending().is_none());
    session.go_on();
    assert_eq!(session.redo(), []);
    let_think(&mut session);
    assert_eq!(session.position().ply(), 9);
}

#[test]
fn the_one_who_begins_alternates_or_is_chosen_by_chance() {
    let begun = |begins| {
        let mut session = session("sisoog", begins);
        let places = (0..40).map(|_| {
            session.new_game();
            session.begins()
        });
        places.collect::<Vec<_>>()
    };
    let alternating = begun(Begins::Alternating);
    assert!(alternating.windows(2).all(|pair| pair[0] != pair[1]));
    let by_chance = begun(Begins::Random);
    assert_eq!(by_chance, begun(Begins::Random));
    assert!(by_chance.contains(&Place::Near) && by_chance.contains(&Place::Far));
    assert_ne!(by_chance, alternating);
}

#[test]
fn a_symbol_stays_with_its_seat_whoever_begins() {
    let mut session = session("sisoog", Begins::Alternating);
    assert_eq!(session.symbol(Player::First), Symbol::O);
    session.new_game();
    assert_eq!(session.symbol(Player::First), Symbol::X);
    assert_eq!(session.seat(Player::Second), Seat::Person);
}

#[test]
fn a_result_that_is_taken_back_does_not_count() {
    let options = MatchOptions {
        seats: [Seat::Person; 2],
        ..MatchOptions::default()
    };
    let mut session = Session::new(options);
    for name in ["a1", "b1", "a2", "b2", "a3"] {
        session.play(square(name)).unwrap();
    }
    assert_eq!(session.tally().wins, [1, 0]);
    session.undo();
    assert_eq!(session.tally(), Tally::default());
    session.redo();
    session.new_game();
    session.new_game();
    assert_eq!(session.tally().wins, [1, 0]);
}

proptest! {
    #[test]
    fn undo_and_redo_lead_back_to_the_same_position(
        moves in prop::collection::vec(0..100usize, 1..30),
        steps in 1..10usize,
    ) {
        let seats = [Seat::Person; 2];
        let rules = Rules::MACHINARIUM;
        let mut session = Session::new(MatchOptions { rules, seats, ..MatchOptions::default() });
        for cell in moves {
            // What is taken is refused, and changes nothing.
            let _ = session.play(rules.square(cell).unwrap());
        }
        let before = *session.position();
        let taken_back = (0..steps).map_while(|_| session.undo().pop()).count();
        for _ in 0..taken_back {
            prop_assert_eq!(session.redo().len(), 1);
        }
        prop_assert_eq!(*session.position(), before);
    }
}
