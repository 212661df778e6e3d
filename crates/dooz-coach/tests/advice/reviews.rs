//! Games looked at move by move.

use dooz_coach::advice::{Adviser, MoveClass, MoveValue, Review, ReviewedMove};
use dooz_core::exact::{Entry, Perfect};
use dooz_core::{Brain, Game, Limits, Player, Position, Rules, parse_moves};

use crate::{position, sq, squares};

fn game(rules: Rules, moves: &str) -> Game {
    let mut game = Game::new(rules);
    for square in parse_moves(moves) {
        game.play(square.unwrap()).unwrap();
    }
    game
}

fn review(game: &Game) -> Review {
    Review::of(game, &mut Adviser::new(), &Limits::default())
}

#[test]
fn a_known_blunder_is_the_point_of_no_return() {
    // An edge is the wrong reply to a corner.
    let review = review(&game(Rules::TIC_TAC_TOE, "a3 b3 a1 a2 c1 b1 b2"));
    let classes: Vec<MoveClass> = review.moves.iter().map(|mv| mv.class).collect();
    assert_eq!(
        classes,
        [
            MoveClass::Best,
            MoveClass::Loses,
            MoveClass::Best,
            MoveClass::Best,
            MoveClass::Best,
            MoveClass::Best,
            MoveClass::Only,
        ]
    );
    assert_eq!(review.point_of_no_return, Some(2));
    assert_eq!(
        (review.finished, review.winner),
        (true, Some(Player::First))
    );

    let better = review.moves[1].better.as_ref().unwrap();
    assert_eq!(better.found.square, sq("b2"));
    assert_eq!(better.found.value, MoveValue::Draw);
    let [first, second] = review.players;
    assert_eq!(first.decisions_kept(), Some(100.0));
    assert_eq!(second.decisions_kept(), Some(0.0));
    assert_eq!((second.moves, second.best, second.decisions), (3, 2, 1));
}

#[test]
fn a_win_that_is_thrown_away_twice_turns_twice() {
    let review = review(&game(Rules::TIC_TAC_TOE, "a3 a2 b1 c2 b2"));
    assert_eq!(review.moves[1].class, MoveClass::Loses);
    assert_eq!(review.moves[2].class, MoveClass::ThrowsWinAway);
    assert_eq!(review.moves[3].class, MoveClass::Loses);
    assert_eq!(review.point_of_no_return, Some(4));
    let suggestion = review.moves[2].better.as_ref().unwrap();
    assert_eq!(suggestion.found.value, MoveValue::Win { plies: 5 });
    assert_eq!(suggestion.line.len(), 5);
    assert!(!review.finished);
}

#[test]
fn perfect_play_against_itself_is_accurate_and_has_no_turning_point() {
    for rules in ["3x3x3", "4x3x3", "3x3x3-misere"] {
        let mut game = Game::new(rules.parse().unwrap());
        let mut perfect = Perfect::new(vec![Entry::default(); 1 << 12]);
        while game.position().outcome().is_none() {
            let choice = perfect.think(game.position(), &Limits::default(), &mut |_| {});
            game.play(choice.unwrap().square.unwrap()).unwrap();
        }
        let review = review(&game);
        assert_eq!(review.point_of_no_return, None);
        for player in review.players {
            assert_eq!(player.best, player.moves, "{rules}");
            assert_eq!(player.kept, player.decisions, "{rules}");
            assert!(
                matches!(player.decisions_kept(), None | Some(100.0)),
                "{rules}"
            );
        }
        assert!(review.players.iter().any(|player| player.decisions > 0));
    }
}

#[test]
fn a_game_may_begin_in_the_middle_and_be_judged_while_it_goes_on() {
    let start = position("3x3x3", "X.. / .O. / ..X", dooz_core::Symbol::O);
    let mut game = Game::from_position(start);
    let mut adviser = Adviser::new();
    let mut judged = Vec::new();
    for (number, square) in (1..).zip(squares("b3 b1 c3 a1")) {
        let before: Position = *game.position();
        judged.push(ReviewedMove::of(
            number,
            &before,
            square,
            &mut adviser,
            &Limits::default(),
            &mut |_| {},
        ));
        game.play(square).unwrap();
    }
    assert_eq!(judged[0].player, Player::Second);
    assert_eq!(Review::from_moves(&game, judged.clone()), review(&game));

    let mut begun = Game::from_position(start);
    begun.play(judged[0].found.square).unwrap();
    judged.truncate(1);
    let as_if_over = Review::from_moves(&game, judged);
    assert_eq!(as_if_over, review(&begun));
    assert!(!as_if_over.finished);
}

#[test]
fn an_empty_game_has_an_empty_review() {
    let review = review(&Game::new(Rules::TIC_TAC_TOE));
    assert_eq!(review.moves, []);
    assert_eq!(review.point_of_no_return, None);
    assert_eq!(review.players[0].decisions_kept(), None);
}

#[test]
fn on_a_large_board_only_what_is_proven_counts() {
    let limits = Limits {
        nodes: Some(1000),
        ..Limits::default()
    };
    // The five on e is not blocked.
    let game = game(Rules::GOMOKU, "e5 a1 e6 a3 e7 a5 e8 a7 e9");
    let review = Review::of(&game, &mut Adviser::new(), &limits);
    let last = &review.moves[8];
    assert_eq!(last.found.value, MoveValue::Win { plies: 1 });
    assert_eq!(last.class, MoveClass::Best);
    assert_eq!(review.moves[7].found.value, MoveValue::Loss { plies: 2 });
    assert_eq!(review.moves[0].keeps, None);
    // With an open four on the board, whatever is played keeps the win.
    assert_eq!(last.decision, Some(false));
    assert_eq!(review.players[0].unknown, 4);
}

#[test]
fn a_move_of_which_nothing_is_known_is_not_called_the_best() {
    // The engine does not play misère, and the board is too large to be solved.
    let game = game("6x6x4-misere".parse().unwrap(), "a1 b2 c3 d4");
    let limits = Limits {
        nodes: Some(1000),
        ..Limits::default()
    };
    let review = Review::of(&game, &mut Adviser::new(), &limits);
    assert!(review.moves.iter().all(|mv| mv.class == MoveClass::Unknown));
    for player in review.players {
        assert_eq!((player.moves, player.judged, player.best), (2, 0, 0));
    }
}
