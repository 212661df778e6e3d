use dooz_core::{PictureError, Setup, SetupError, Symbol};
use dooz_play::matches::Participant;
use dooz_play::records::{CannotWrite, Loss, NodeId, Problem, RecordFormat};

use super::super::{Address, AddressError, Export, ImportError, read_games};
use super::*;
use crate::route::Screen;

#[track_caller]
fn opened(text: &str) -> Match {
    let mut games = read_games(text.as_bytes(), Rules::TIC_TAC_TOE).unwrap();
    assert_eq!(games.len(), 1);
    let mut game = Match::default();
    game.open(games.remove(0), [Participant::Person; 2]);
    game
}

#[track_caller]
fn refused(text: &str) -> ImportError {
    read_games(text.as_bytes(), Rules::TIC_TAC_TOE).unwrap_err()
}

#[test]
fn every_form_of_a_game_can_be_opened() {
    assert_eq!(moves(&opened("b2 a1 c3")), "b2 a1 c3");
    assert_eq!(
        moves(&opened("Piskvorky 15x15, 0:0, 0\n8,8,0\n9,8,0\n")),
        "h8 i8"
    );
    let game = opened("(;GM[4]SZ[15]RU[renju];B[hh]C[Centre.](;W[ii];B[jj])(;W[ih]))");
    assert_eq!(game.rules(), Rules::RENJU);
    assert_eq!(moves(&game), "h8 i7 j6");
    assert_eq!(game.move_list().len(), 4);
    assert_eq!(game.pending(), None);
    assert_eq!(opened("X.. / .O. / X..").position().ply(), 3);
    let drawn = " X | 2 | 3\n---+---+---\n 4 | O | 6\n---+---+---\n X | 8 | 9\n";
    assert_eq!(
        opened(drawn).position(),
        opened("X.. / .O. / X..").position()
    );
    assert_eq!(
        opened("[\"O\",1,\"X\",3,4,5,6,7,8]").symbol(dooz_core::Player::First),
        Symbol::X
    );
}

#[test]
fn moves_that_do_not_fit_the_board_are_read_as_gomoku() {
    let game = opened("h8 i9 j10");
    assert_eq!(
        (game.rules(), moves(&game)),
        (Rules::GOMOKU, "h8 i9 j10".into())
    );
    let error = refused("b2 z9");
    assert!(error.to_string().contains("z9"), "{error}");
}

#[test]
fn a_file_of_many_games_has_them_all() {
    let text = b"(;SZ[5];B[aa])(;SZ[5];B[bb])";
    assert_eq!(read_games(text, Rules::TIC_TAC_TOE).unwrap().len(), 2);
}

#[test]
fn a_picture_of_another_board_is_opened_on_that_board() {
    let game = opened("X . . O\n. X . .\n. . . .\n. . . .\n");
    assert_eq!(game.rules().to_string(), "4x4x4");
    assert_eq!(game.position().ply(), 3);
    let large = format!("{}X", ".......... / ".repeat(9)) + ".........";
    assert_eq!(opened(&large).rules(), Rules::MACHINARIUM);
    let error = PictureError::RowLength {
        number: 1,
        found: 4,
    };
    assert_eq!(
        refused("X..O / ... / ...."),
        ImportError::Picture(error, Rules::TIC_TAC_TOE)
    );
}

#[test]
fn the_address_that_is_shared_can_be_opened() {
    let mut game = people("4x4x4".parse().unwrap());
    play(&mut game, "b2 a1 c3");
    let address = Screen::Analyse.with_game(&Address::of(&game).to_string());
    let again = opened(&format!("https://example.org/dooz/{address}\n"));
    assert_eq!(again.rules(), game.rules());
    assert_eq!(moves(&again), "b2 a1 c3");
    let error = refused("dooz://localhost/#/play?rules=chess");
    assert!(matches!(
        error,
        ImportError::Address(AddressError::Rules(_))
    ));
    assert_eq!(
        refused("https://example.org/#/puzzles/3"),
        ImportError::Unknown
    );
}

#[test]
fn hostile_files_are_refused_with_what_is_wrong() {
    let record = |text: &str| match refused(text) {
        ImportError::Record(error) => error.problem,
        error => panic!("{error}"),
    };
    assert_eq!(refused("chess?"), ImportError::Unknown);
    assert_eq!(refused(""), ImportError::Unknown);
    assert_eq!(record("(;SZ[5];B[aa"), Problem::UnclosedValue("B".into()));
    assert!(matches!(record("b2 b2"), Problem::Move { number: 2, .. }));
    let large = "(;SZ[31:22];B[aa])";
    assert_eq!(
        refused(large),
        ImportError::Board("31x22x5".parse().unwrap())
    );
    assert_eq!(
        refused("X.. / .O."),
        ImportError::Picture(PictureError::Size { found: 6 }, Rules::TIC_TAC_TOE)
    );
    let counts = SetupError::Counts {
        x: 3,
        o: 0,
        to_move: Symbol::O,
    };
    assert_eq!(refused("X.X / .X. / ..."), ImportError::Setup(counts));
    assert_eq!(
        read_games(&[b'(', 0xff], Rules::CARO)
            .unwrap_err()
            .to_string(),
        "line 1, column 2: this is not text in UTF-8"
    );
    let most = 4 << 20;
    let huge = vec![b' '; most + 1];
    let error = read_games(&huge, Rules::CARO).unwrap_err();
    assert_eq!(error, ImportError::TooLarge { most });
    let many = format!("(;SZ[5]{})", "(;B[aa])".repeat(50_000));
    assert_eq!(refused(&many), ImportError::TooManyMoves { most: 50_000 });
}

#[test]
fn sgf_holds_everything_with_the_result_and_the_computers_name() {
    let mut game = Match::new(against("lafore"));
    play(&mut game, "b2 a1 c3 a3 a2 c2");
    game.undo();
    play(&mut game, "c1");
    game.set_comment(NodeId::ROOT, "At home");
    let file = Export::of(&game, RecordFormat::Sgf).unwrap();
    assert_eq!(file.losses, []);
    let text = file.text().unwrap();
    assert!(text.contains("PW[lafore]"), "{text}");
    let again = opened(text);
    assert_eq!(again.move_list().len(), game.move_list().len());
    assert_eq!(again.tree().record()[NodeId::ROOT].comment, "At home");
    assert_eq!(again.participant_to_move(), Participant::Person);
}

#[test]
fn formats_without_side_lines_get_the_line_that_is_followed() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1 c3");
    game.first();
    play(&mut game, "a3 b1");
    let file = Export::of(&game, RecordFormat::Moves).unwrap();
    assert_eq!(file.text(), Some("a3 b1\n"));
    assert_eq!(file.losses, [Loss::SideLines(1), Loss::Rules]);
}

#[test]
fn a_format_may_not_hold_a_board_that_was_set_up() {
    let mut game = Match::default();
    let setup = Setup::parse(Rules::TIC_TAC_TOE, "X........", Symbol::O).unwrap();
    game.set_up(&setup).unwrap();
    assert_eq!(
        Export::of(&game, RecordFormat::Moves),
        Err(CannotWrite::Start)
    );
    assert!(Export::of(&game, RecordFormat::Sgf).is_ok());
}
