use dooz_core::{Foul, ParseSquareError, PictureError, PlayError, Player, RulesError, SetupError};
use proptest::prelude::*;
use proptest::sample::Index;

use dooz_play::matches::{Participant, Seat};

use super::super::{Address, AddressError};
use super::*;

#[track_caller]
fn error(text: &str) -> AddressError {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2");
    let before = game.to_sgf();
    let error = Address::visit(text, &mut game).unwrap_err();
    assert_eq!(game.to_sgf(), before);
    error
}

#[test]
fn an_address_leads_to_the_place_that_was_looked_at() {
    let mut game = people(Rules::RENJU);
    play(&mut game, "h8 i9 j10");
    game.previous();
    assert_eq!(
        Address::of(&game).to_string(),
        "#/play?rules=15x15x5-renju&moves=h8i9j10&at=2"
    );
    let mut other = Match::default();
    Address::visit(&Address::of(&game).to_string(), &mut other).unwrap();
    assert_eq!(other.position(), game.position());
    assert_eq!(
        Address::of(&other).to_string(),
        Address::of(&game).to_string()
    );
    assert!(other.pending().is_none());
}

#[test]
fn a_board_that_was_set_up_is_in_the_address() {
    let text = "#/play?rules=5x4x3&board=x4/5/2ox1/o4&turn=x&moves=b2";
    let mut game = Match::default();
    Address::visit(text, &mut game).unwrap();
    assert_eq!(Address::of(&game).to_string(), text);
    assert_eq!(
        format!("{:#}", game.position().picture(game.symbol(Player::First))),
        "X . . . .\n. . . . .\n. X O X .\nO . . . .\n"
    );
}

#[test]
fn circles_may_begin() {
    let mut game = Match::new(against("sisoog"));
    play(&mut game, "b2");
    let text = "#/play?rules=3x3x3&turn=o&moves=b2";
    assert_eq!(Address::of(&game).to_string(), text);
    let mut other = Match::default();
    Address::visit(text, &mut other).unwrap();
    assert_eq!(other.symbol(Player::First), dooz_core::Symbol::O);
}

#[test]
fn an_address_can_say_who_plays() {
    let text = "#/play?rules=3x3x3&turn=o&moves=b2&first=alphabeta:window=-2,2&second=person";
    assert_eq!(text.parse::<Address>().unwrap().to_string(), text);

    let mut other = Match::default();
    Address::visit(text, &mut other).unwrap();
    assert_eq!(other.seat(Player::First), Seat::Far);
    assert_eq!(other.participant_to_move(), Participant::Person);
    play(&mut other, "a1");
    assert_eq!(
        other.pending().unwrap().spec.to_string(),
        "alphabeta:window=-2,2"
    );
}

#[test]
fn what_comes_with_an_address_from_elsewhere_does_no_harm() {
    let mut game = Match::default();
    Address::visit("#/play", &mut game).unwrap();
    Address::visit(
        "#/play?rules=%63aro&utm_source=mail&moves=H8%20i9&",
        &mut game,
    )
    .unwrap();
    assert_eq!(
        Address::of(&game).to_string(),
        "#/play?rules=15x15x5-caro&moves=h8i9"
    );
}

#[test]
fn hostile_addresses_are_refused_with_what_is_wrong() {
    use AddressError as E;
    assert_eq!(
        error(&format!("#/play?{}", "x".repeat(9000))),
        E::TooLong { most: 8192 }
    );
    assert_eq!(error(""), E::Page);
    assert_eq!(error("#/player"), E::Page);
    for text in ["%", "%4", "%zz", "%+1", "%ff", "%é"] {
        assert_eq!(error(&format!("#/play?moves={text}")), E::Percent, "{text}");
    }
    assert_eq!(error("#/play?at=0&at=0"), E::Twice("at".into()));
    assert_eq!(error("#/play?rules=chess"), E::Rules(RulesError::Form));
    let large = "31x22x5".parse().unwrap();
    assert_eq!(error("#/play?rules=31x22x5"), E::Board(large));
    assert_eq!(error("#/play?turn=z"), E::Turn("z".into()));
    assert_eq!(
        error("#/play?moves=b2a1zz9"),
        E::Word {
            word: "zz9".into(),
            reason: ParseSquareError::TooFar
        }
    );
    let refused = |number, error| E::Move {
        number,
        error,
        rules: Rules::TIC_TAC_TOE,
    };
    assert_eq!(
        error("#/play?moves=b2d4"),
        refused(2, PlayError::OffBoard(sq("d4")))
    );
    assert_eq!(
        error("#/play?moves=b2b2"),
        refused(2, PlayError::Occupied(sq("b2")))
    );
    assert_eq!(
        error("#/play?moves=a1b1a2b2a3b3"),
        refused(6, PlayError::GameOver)
    );
    let foul = PlayError::Foul(sq("h8"), Foul::Overline);
    assert_eq!(
        error("#/play?rules=renju&moves=e8a1f8c1g8e1i8g1j8i1h8"),
        E::Move {
            number: 11,
            error: foul,
            rules: Rules::RENJU
        }
    );
    for at in ["3", "-1", "x", "", "99999999999999999999"] {
        let found = at.to_owned();
        assert_eq!(
            error(&format!("#/play?moves=b2a1&at={at}")),
            E::At { found, last: 2 }
        );
    }
    assert_eq!(error("#/play?first=<b>"), E::Participant("<b>".into()));
}

#[test]
fn hostile_boards_are_refused_with_what_is_wrong() {
    let picture = |error| AddressError::Picture(error, Rules::TIC_TAC_TOE);
    let board = |text: &str| error(&format!("#/play?board={text}&turn=x"));
    assert_eq!(board("3/3"), picture(PictureError::Size { found: 6 }));
    assert_eq!(
        board("4/3/3"),
        picture(PictureError::RowLength {
            number: 1,
            found: 4
        })
    );
    let many = "9".repeat(4000);
    assert_eq!(
        board(&format!("{many}/3/3")),
        picture(PictureError::RowLength {
            number: 1,
            found: 4
        })
    );
    assert_eq!(board("z2/3/3"), picture(PictureError::Cell('z')));
    assert_eq!(
        board("xx1/3/3"),
        AddressError::Setup(SetupError::Counts {
            x: 2,
            o: 0,
            to_move: dooz_core::Symbol::X
        })
    );
    assert_eq!(
        board("xxx/ooo/3"),
        AddressError::Setup(SetupError::TwoWinners)
    );
}

proptest! {
    #[test]
    fn every_address_is_read_back(
        set_up in 0..6_usize,
        picks in proptest::collection::vec(any::<Index>(), 0..40),
        at in any::<Index>(),
        rules in proptest::sample::select(vec!["3x3x3", "22x22x5", "7x5x4-misere", "caro"]),
        crosses_begin in any::<bool>(),
    ) {
        let rules: Rules = rules.parse().unwrap();
        let mut position = dooz_core::Position::new(rules);
        let mut moves = Vec::new();
        let mut start = position;
        for (index, pick) in picks.iter().enumerate() {
            let squares: Vec<Square> = position.legal_moves().collect();
            if squares.is_empty() {
                break;
            }
            let square = *pick.get(&squares);
            position.play(square).unwrap();
            if index < set_up {
                start = position;
            } else {
                moves.push(square);
            }
        }
        let address = Address {
            start,
            first: if crosses_begin { dooz_core::Symbol::X } else { dooz_core::Symbol::O },
            at: at.index(moves.len() + 1),
            moves,
            participants: None,
            is_opening: false,
        };
        let text = address.to_string();
        let is_safe = |c: char| c.is_ascii_alphanumeric() || "#/?&=-".contains(c);
        prop_assert!(text.chars().all(is_safe), "{}", text);
        prop_assert_eq!(text.parse(), Ok(address));
    }

    #[test]
    fn no_address_makes_a_match_panic(text in "(#/play\\?)?((rules|moves|board|turn|at|first)=[ -~%]{0,30}&){0,4}") {
        let mut game = Match::default();
        if Address::visit(&text, &mut game).is_ok() {
            prop_assert_eq!(Match::from_sgf(&game.to_sgf()).unwrap().to_sgf(), game.to_sgf());
        }
    }
}

#[test]
fn an_opening_is_in_the_address_until_the_sides_are_chosen() {
    let text = "#/play?rules=15x15x5&moves=h8i9j10&opening=swap2";
    let mut game = Match::default();
    Address::visit(&format!("{text}&first=person&second=level:50"), &mut game).unwrap();
    assert_eq!(Address::of(&game).to_string(), text);
    assert!(game.pending_decision().is_some());

    Address::visit(text, &mut game).unwrap();
    assert!(game.awaits_person());
    game.undo();
    let earlier = text.replace("j10", "");
    assert_eq!(Address::of(&game).to_string(), earlier);
    Address::visit(&format!("{text}&at=2"), &mut game).unwrap();
    assert_eq!(Address::of(&game).to_string(), earlier);

    Address::visit(text, &mut game).unwrap();
    game.decide(&dooz_play::swap2::Decision::First).unwrap();
    let begun = text.replace("&opening=swap2", "");
    assert_eq!(Address::of(&game).to_string(), begun);
}

#[test]
fn moves_of_no_opening_are_refused() {
    for address in [
        "#/play?rules=3x3x3&opening=swap2",
        "#/play?rules=15x15x5&moves=a1a2a3a4a5a6&opening=swap2",
        "#/play?rules=5x5x5&board=x4/5/5/5/5&turn=o&opening=swap2",
    ] {
        assert_eq!(
            error(address),
            AddressError::Opening("swap2".to_owned()),
            "{address}"
        );
    }
    let other = "#/play?rules=15x15x5&opening=pro";
    assert_eq!(error(other), AddressError::Opening("pro".to_owned()));
}
