use std::format;
use std::string::String;
use std::vec;
use std::vec::Vec;

use proptest::prelude::*;

use super::*;
use crate::{Game, Setup, Symmetry};

/// Creates a position from a picture with crosses moving first; missing rows at
/// the top and columns at the right are empty.
fn position(rules: Rules, picture: &str) -> Position {
    let rows: Vec<String> = picture
        .lines()
        .map(|row| row.split_whitespace().collect())
        .filter(|row: &String| !row.is_empty())
        .collect();
    let empty = usize::from(rules.height()) - rows.len();
    let width = usize::from(rules.width());
    let mut padded = vec![format!("{:.<width$}", ""); empty];
    padded.extend(rows.iter().map(|row| format!("{row:.<width$}")));

    let crosses = picture.matches('X').count();
    let circles = picture.matches('O').count();
    let to_move = if crosses > circles {
        Symbol::O
    } else {
        Symbol::X
    };
    let setup = Setup::parse(rules, &padded.join("/"), to_move).unwrap();
    setup.position().unwrap()
}

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

fn play(position: &mut Position, moves: &str) {
    for square in moves.split_whitespace() {
        position.play(square.parse().unwrap()).unwrap();
    }
}

/// Returns the outcome after a move of crosses.
fn outcome_after(rules: Rules, picture: &str, square: &str) -> Option<Outcome> {
    let mut position = position(rules, picture);
    play(&mut position, square);
    position.outcome()
}

const FIRST_WINS: Option<Outcome> = Some(Outcome::Win(Player::First));
const SECOND_WINS: Option<Outcome> = Some(Outcome::Win(Player::Second));

#[test]
fn three_in_a_row_win_in_every_direction() {
    let cases = [
        ("O O . / X X .", "c1", "a1-c1"),
        ("X O . / X O . / . . .", "a1", "a1-a3"),
        ("X O . / O X . / . . .", "c1", "a3-c1"),
        (". O X / O X . / . . .", "a1", "a1-c3"),
    ];
    for (picture, square, ends) in cases {
        let mut position = position(Rules::TIC_TAC_TOE, &picture.replace('/', "\n"));
        play(&mut position, square);
        assert_eq!(position.outcome(), FIRST_WINS, "{picture}");

        let lines: Vec<Line> = position.winning_lines().collect();
        assert_eq!(lines.len(), 1, "{picture}");
        let (from, to) = ends.split_once('-').unwrap();
        let found = [lines[0].first, lines[0].last()];
        assert!(found.contains(&from.parse().unwrap()), "{picture}");
        assert!(found.contains(&to.parse().unwrap()), "{picture}");
    }
}

#[test]
fn one_stone_can_complete_two_lines() {
    let picture = "
        X X .
        O O X
        O O X
    ";
    let mut position = position(Rules::TIC_TAC_TOE, picture);
    play(&mut position, "c3");
    assert_eq!(position.outcome(), FIRST_WINS);
    assert_eq!(position.winning_lines().count(), 2);
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    play(&mut position, "b2 a1 c1 a3 a2 c2 b1 b3 c3");
    assert_eq!(position.outcome(), Some(Outcome::Draw));
    assert_eq!(position.legal_moves().count(), 0);
}

#[test]
fn a_line_on_the_last_square_is_a_win_not_a_draw() {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    play(&mut position, "a3 b3 c3 a2 b2 c2 b1 a1 c1");
    assert_eq!(position.outcome(), FIRST_WINS);
}

#[test]
fn a_line_does_not_go_round_the_edge() {
    let mut narrow = Position::new(rules("5x3x3"));
    play(&mut narrow, "d2 a1 e2 b1 a3");
    assert_eq!(narrow.outcome(), None);

    let mut widest = Position::new(rules("31x22x3"));
    play(&mut widest, "ad2 a1 ae2 b1 a3 d1 ae22 e1 ad22");
    assert_eq!(widest.outcome(), None);
}

#[test]
fn six_in_a_row_do_not_win_standard_gomoku() {
    let picture = "
        o . o . o . .
        o . o . . . .
        X X X . X X .
    ";
    let picture = picture.replace('o', "O");
    assert_eq!(outcome_after(Rules::STANDARD, &picture, "d1"), None);
    assert_eq!(outcome_after(Rules::GOMOKU, &picture, "d1"), FIRST_WINS);
}

#[test]
fn caro_asks_for_an_open_end_or_a_sixth_stone() {
    let blocked = "
        O . . O . . .
        O X X . X X O
    ";
    let open = "
        O . . O . O .
        O X X . X X .
    ";
    let six = "
        O . . O . . O .
        O X X . X X X O
    ";
    let at_the_edge = "
        . . . O . O O
        X X . X X O .
    ";
    assert_eq!(outcome_after(Rules::CARO, blocked, "d1"), None);
    assert_eq!(outcome_after(Rules::CARO, open, "d1"), FIRST_WINS);
    assert_eq!(outcome_after(Rules::CARO, six, "d1"), FIRST_WINS);
    assert_eq!(outcome_after(Rules::CARO, at_the_edge, "c1"), FIRST_WINS);
}

#[test]
fn whoever_completes_a_line_loses_misere() {
    let misere = rules("3x3x3-misere");
    assert_eq!(outcome_after(misere, "O O . \n X X .", "c1"), SECOND_WINS);
}

#[test]
fn a_move_that_cannot_be_played_changes_nothing() {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    play(&mut position, "b2");
    let before = position;
    let square = |text: &str| text.parse::<Square>().unwrap();
    for (text, error) in [
        ("b2", PlayError::Occupied(square("b2"))),
        ("d1", PlayError::OffBoard(square("d1"))),
        ("a4", PlayError::OffBoard(square("a4"))),
    ] {
        assert_eq!(position.play(square(text)), Err(error));
        assert_eq!(position, before);
    }

    play(&mut position, "a1 a2 b1 c2");
    assert_eq!(position.play(square("c1")), Err(PlayError::GameOver));
}

#[test]
fn only_the_last_move_can_be_undone() {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    let square = |text: &str| text.parse::<Square>().unwrap();
    assert_eq!(position.undo(square("b2")), Err(UndoError(square("b2"))));
    play(&mut position, "b2 a1 a2 b1 c2");

    // An empty square, the opponent's stone, a stone outside the line.
    for text in ["c3", "a1"] {
        assert_eq!(position.undo(square(text)), Err(UndoError(square(text))));
    }
    position.undo(square("c2")).unwrap();
    assert_eq!(position.outcome(), None);
}

#[test]
fn a_stone_beside_the_winning_line_was_not_the_last() {
    let mut position = Position::new(rules("4x3x3"));
    play(&mut position, "d1 a1 b2 b1 a2 d3 c2");
    let d1 = "d1".parse().unwrap();
    assert_eq!(position.undo(d1), Err(UndoError(d1)));
}

#[test]
fn a_stone_without_which_there_would_be_a_line_was_not_the_last() {
    let undo = |rules, picture, moves, square: &str| {
        let mut position = position(rules, picture);
        play(&mut position, moves);
        assert_eq!(position.outcome(), None);
        position.undo(square.parse().unwrap())
    };
    // Six in a row, of which d1 was the last.
    let picture = "O . O . O . O . O \n X X X . X X";
    let six = |square| undo(Rules::STANDARD, picture, "d1", square);
    assert_eq!(six("f1"), Err(UndoError("f1".parse().unwrap())));
    assert_eq!(six("d1"), Ok(()));
    // Five crosses between two circles, of which g1 was not the last.
    let picture = "X . O . O . O \n O X X X . X O";
    let blocked = |square| undo(rules("9x9x5-caro"), picture, "e1 c9", square);
    assert_eq!(blocked("g1"), Err(UndoError("g1".parse().unwrap())));
    assert_eq!(blocked("c9"), Ok(()));
}

/// Checks the marked squares of a renju board, crosses to move: `4`, `3` and
/// `6` are a double four, a double three and an overline, `a` is allowed.
#[track_caller]
fn check_fouls(picture: &str) {
    let mut stones = [Bitboard::EMPTY; 2];
    let mut marks = Vec::new();
    let rows = picture.lines().filter(|row| !row.trim().is_empty());
    for (row, line) in (0..).zip(rows.rev()) {
        for (column, mark) in (0..).zip(line.split_whitespace()) {
            let square = Square::new(column, row).unwrap();
            match mark {
                "X" => stones[0].insert(square),
                "O" => stones[1].insert(square),
                "6" => marks.push((square, Some(Foul::Overline))),
                "4" => marks.push((square, Some(Foul::DoubleFour))),
                "3" => marks.push((square, Some(Foul::DoubleThree))),
                "a" => marks.push((square, None)),
                _ => {}
            }
        }
    }
    // The missing circles lie far away and apart.
    let apart = [14, 12].into_iter().flat_map(|row| {
        (0..15)
            .step_by(2)
            .filter_map(move |column| Square::new(column, row))
    });
    let missing = stones[0].len() - stones[1].len();
    stones[1] |= apart.take(missing).collect();

    let position = Position::from_stones(Rules::RENJU, stones);
    assert_eq!(position.turn(), Player::First);
    assert!(!marks.is_empty(), "the picture marks nothing");
    for (square, foul) in marks {
        assert_eq!(position.foul(square), foul, "{square} in {position:?}");
        assert_eq!(position.fouls().contains(square), foul.is_some());
    }
}

proptest! {
    #[test]
    fn the_fouls_of_a_board_are_those_of_its_squares(
        black in 1_u8..8,
        cells in proptest::collection::vec(0_u8..10, 225),
    ) {
        let board = Rules::RENJU.board();
        let stones = |range: core::ops::Range<u8>| -> Bitboard {
            let chosen = board.squares().zip(&cells);
            chosen.filter(|(_, cell)| range.contains(cell)).map(|(square, _)| square).collect()
        };
        let (black, white) = (stones(0..black), stones(8..9));
        let empty = board.without(&black).without(&white);
        let one_by_one = |&square: &Square| renju::foul(&black, &empty, square).is_some();
        let plain: Bitboard = empty.squares().filter(one_by_one).collect();
        prop_assert_eq!(renju::fouls(&black, &empty), plain);
    }
}

#[test]
fn renju_forbids_six_in_a_row() {
    check_fouls(
        "
        . . . . . . . .
        . X X 6 X X X .
    ",
    );
}

#[test]
fn renju_allows_a_five_even_with_an_overline() {
    // d4 makes a five in its column and a six in its row.
    check_fouls(
        "
        . . . X . . . .
        . X X a X X X .
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .
    ",
    );
}

#[test]
fn renju_forbids_two_fours() {
    check_fouls(
        "
        . . . . X . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X 4 . . . .
    ",
    );
}

#[test]
fn two_fours_in_one_line_are_two() {
    check_fouls(
        "
        . . . . . . . . . .
        . X . X 4 X . X . .
    ",
    );
    check_fouls(
        "
        . . . . . . . . . .
        X X . X 4 . X X . .
    ",
    );
}

#[test]
fn a_straight_four_is_one_four() {
    check_fouls(
        "
        . . . . . . . . .
        . . X X X a . . .
    ",
    );
}

#[test]
fn renju_forbids_two_threes() {
    check_fouls(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X 3 . . . .
        . . . . . . . . .
        . . . . . . . . .
    ",
    );
    // Broken threes count, too.
    check_fouls(
        "
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . X X 3 . . . .
        . . . . . . . . .
        . . . . . . . . .
    ",
    );
}

#[test]
fn a_blocked_three_is_no_three() {
    check_fouls(
        "
        . . . . O . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
    ",
    );
}

#[test]
fn a_three_and_a_four_are_allowed() {
    check_fouls(
        "
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        O X X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
    ",
    );
}

#[test]
fn a_three_that_could_only_grow_to_an_overline_is_no_three() {
    // To the left the row is shut at b3; to the right its straight four,
    // d3 to g3, would become six with the stone on i3.
    check_fouls(
        "
        . . . . . . . . . .
        . . . . . X . . . .
        . . . . . X . . . .
        . O . X X a . . X .
        . . . . . . . . . .
        . . . . . . . . . .
        ",
    );
}

#[test]
fn a_three_whose_four_would_be_a_foul_is_no_three() {
    // The row can become a straight four at f3 alone, because a3 shuts its
    // other side; but f3 would make a four of its column as well.
    check_fouls(
        "
        . . . . . O . . . .
        . . . . . X . . . .
        . . . . X X . . . .
        . . . . X X . . . .
        O . X X a . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
    ",
    );
}

#[test]
fn the_second_player_of_renju_has_no_fouls() {
    let picture = "
        X . X . X . . X
        . . . . . . . .
        X O O . O O O .
    ";
    let mut position = position(Rules::RENJU, picture);
    play(&mut position, "o15 d1");
    assert_eq!(position.outcome(), SECOND_WINS);
}

#[test]
fn renju_is_drawn_when_only_fouls_are_left() {
    let picture = "
        O O O X O O O
        O O O X X X X
        X X X . X X O
    ";
    let mut position = position(rules("7x3x5-renju"), picture);
    assert_eq!(position.outcome(), Some(Outcome::Draw));

    position.undo("g1".parse().unwrap()).unwrap();
    assert_eq!(position.outcome(), None);
    play(&mut position, "g1");
    assert_eq!(position.outcome(), Some(Outcome::Draw));
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let line = proptest::sample::select(&LineRule::ALL[..]);
    (3..=9_u8, 3..=9_u8, 3..=5_u8, line).prop_map(|(width, height, k, line)| {
        let k = if line == LineRule::Renju { 5 } else { k };
        Rules::new(width, height, k, line).unwrap()
    })
}

/// Plays the legal moves chosen by the numbers until the game is over.
fn random_game(rules: Rules, choices: &[u16]) -> Game {
    let mut game = Game::new(rules);
    for &choice in choices {
        let moves: Vec<Square> = game.position().legal_moves().collect();
        if moves.is_empty() {
            break;
        }
        game.play(moves[usize::from(choice) % moves.len()]).unwrap();
    }
    game
}

fn any_game() -> impl Strategy<Value = Game> {
    let choices = proptest::collection::vec(any::<u16>(), 0..81);
    (any_rules(), choices).prop_map(|(rules, choices)| random_game(rules, &choices))
}

proptest! {
    #[test]
    fn undo_restores_the_position(game in any_game()) {
        let mut replayed = *game.start();
        let mut position = *game.position();
        let mut history = vec![replayed];
        for &square in game.moves() {
            replayed.play(square).unwrap();
            history.push(replayed);
        }
        for (&square, before) in game.moves().iter().zip(&history).rev() {
            position.undo(square).unwrap();
            prop_assert_eq!(&position, before);
        }
    }

    #[test]
    fn the_hash_that_is_kept_equals_a_fresh_one(game in any_game()) {
        prop_assert_eq!(game.position().hash(), game.position().fresh_hash());
    }

    #[test]
    fn symmetric_games_end_alike(game in any_game()) {
        let rules = game.start().rules();
        for &symmetry in Symmetry::of(rules) {
            let mut image = Position::new(rules);
            for &square in game.moves() {
                image.play(symmetry.apply(rules, square)).unwrap();
            }
            prop_assert_eq!(image, game.position().transformed(symmetry));
            prop_assert_eq!(image.outcome(), game.position().outcome());
            prop_assert_eq!(image.canonical(), game.position().canonical());
            prop_assert_eq!(image.transformed(symmetry.inverse()), *game.position());
        }
    }

    #[test]
    fn a_picture_is_read_back(game in any_game(), crosses_begin: bool) {
        let position = *game.position();
        let first = if crosses_begin { Symbol::X } else { Symbol::O };
        let to_move = position.turn().symbol(first);
        let picture = position.picture(first);
        for text in [format!("{picture}"), format!("{picture:#}"), format!("{}", picture.array())] {
            let setup = Setup::parse(position.rules(), &text, to_move).unwrap();
            prop_assert_eq!(setup.first(), first);
            prop_assert_eq!(setup.position(), Ok(position));
        }
    }

    #[test]
    fn what_is_played_is_redone_after_undo(game in any_game()) {
        let mut stepped = game.clone();
        while stepped.undo().is_some() {}
        prop_assert_eq!(stepped.position(), game.start());
        while stepped.redo().is_some() {}
        prop_assert_eq!(stepped.position(), game.position());
        prop_assert_eq!(stepped.moves(), game.moves());
    }
}
