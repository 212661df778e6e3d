use super::*;
use crate::Language;
use dooz_core::{LineRule, Rules, Setup, Symbol};
use dooz_play::matches::MatchOptions;

fn said(game: &Match, say: impl Fn(StatusText<'_>) -> String) -> String {
    let locale = Locale::new(Language::English);
    let said = say(StatusText {
        game,
        locale: &locale,
        names: Player::BOTH.map(|player| game.symbol(player).to_string()),
    });
    // Direction marks around arguments are not tested here.
    said.replace(['\u{2068}', '\u{2069}'], "")
}

fn played(mut game: Match, moves: &str) -> Match {
    for square in moves.split_whitespace() {
        game.play(square.parse().unwrap()).unwrap();
    }
    game
}

fn people(moves: &str) -> Match {
    let options = MatchOptions::between_people(Rules::TIC_TAC_TOE);
    played(Match::new(options), moves)
}

#[test]
fn two_people_are_called_by_what_they_draw() {
    assert_eq!(said(&people("b2"), |text| text.status()), "O to move.");
    let won = people("a1 b1 a2 b2 a3");
    assert_eq!(said(&won, |text| text.status()), "X wins!");
}

#[test]
fn only_the_end_on_time_is_put_down_to_the_clock() {
    let game = Match::new(MatchOptions {
        clock: "10".parse().unwrap(),
        ..MatchOptions::between_people(Rules::TIC_TAC_TOE)
    });
    let mut game = played(game, "a1");
    assert!(game.check_flag(std::time::Duration::from_secs(11)));
    assert_eq!(
        said(&game, |text| text.status()),
        "O is out of time. X wins!"
    );
    game.first();
    let game = played(game, "b1 a1 b2 a2 b3");
    assert_eq!(said(&game, |text| text.status()), "X wins!");
}

#[test]
fn a_person_and_a_computer_are_called_you_and_the_computer() {
    let game = Match::default();
    assert_eq!(said(&game, |text| text.status()), "Your move.");
    let lost = played(Match::default(), "b1 a1 b3 a2 c3 a3");
    assert_eq!(said(&lost, |text| text.status()), "The computer wins.");
}

#[test]
fn a_draw_on_a_full_board_is_said() {
    let full = people("b2 a1 c1 a3 a2 c2 b1 b3 c3");
    let status = said(&full, |text| text.status());
    assert_eq!(status, "It is a draw: the board is full.");
}

#[test]
fn a_draw_by_fouls_alone_is_not_said_to_fill_the_board() {
    let rules = Rules::new(7, 3, 5, LineRule::Renju).unwrap();
    // Seven in a row are too many for black.
    let picture = "OOOXOOO / XXX.XXX / OOXOXXO";
    let setup = Setup::parse(rules, picture, Symbol::X).unwrap();
    let mut game = people("");
    game.set_up(&setup).unwrap();
    let status = said(&game, |text| text.status());
    assert_eq!(status, "It is a draw: every move left to X is forbidden.");
}

#[test]
fn looking_back_is_said() {
    let mut game = people("b2 a1 c3");
    game.first();
    game.next();
    let status = said(&game, |text| text.status());
    assert!(status.contains("1 of 3"), "{status}");
}

#[test]
fn a_program_of_an_article_speaks_as_it_does_there() {
    let lafore = MatchOptions::against("lafore".parse().unwrap());
    let phrase = |game: &Match| said(game, |text| text.article_phrase().unwrap());
    let game = Match::new(lafore);
    assert_eq!(phrase(&game), "Tictac");
    let game = played(game, "b2 a3");
    assert_eq!(phrase(&game), "I play at 0");
    let game = played(game, "a1 b3 c2 c3");
    assert_eq!(phrase(&game), "I win!");
}

#[test]
fn every_language_has_a_sentence_for_every_earlier_game() {
    let mut game = people("a1 b1 a2 b2 a3");
    game.new_game();
    for language in Language::ALL {
        let locale = Locale::new(language);
        let text = StatusText {
            game: &game,
            locale: &locale,
            names: ["play-black", "play-white"].map(|key| locale.text(key).into_owned()),
        };
        let earlier = text.earlier(game.earlier().next().unwrap());
        let name = rules_name(Rules::TIC_TAC_TOE, &locale);
        assert!(earlier.contains(&name), "{earlier}");
    }
}
