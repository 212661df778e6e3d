use dooz_core::Square;
use proptest::prelude::*;
use proptest::sample::Index;

use super::super::{Change, MatchError, Participant, Seat};
use super::*;
use crate::records::tests::laws::any_record;
use crate::records::{NodeId, Problem, RecordFormat};

/// Creates a match with side lines, a comment, and an earlier game.
fn lived_in() -> Match {
    let mut game = Match::new(MatchOptions {
        seed: u64::MAX,
        ..against("level:30")
    });
    play(&mut game, "b2 a1");
    game.new_game();
    play(&mut game, "b2 a1 a2 a3");
    game.first();
    game.next();
    play(&mut game, "c3");
    game.set_comment(game.tree().cursor(), "Better [1]:\r\na\tcorner\\ ");
    game.previous();
    game.count_hint();
    game
}

#[test]
fn a_match_is_read_as_it_was_written() {
    let game = lived_in();
    let text = game.to_sgf();
    assert_eq!(
        text,
        "(;FF[4]GM[4]CA[UTF-8]SZ[3]RU[freestyle]IR[3]PW[level:level=30]\
         DOOZ[game=1][opened-by=near][near=person][far=level:level=30][first-mover=first]\
         [near-draws=X][random-stone=no][seed=18446744073709551615]\n\
         ;B[bb];W[ac])\n\
         (;FF[4]GM[4]CA[UTF-8]SZ[3]RU[freestyle]IR[3]PW[level:level=30]\
         DOOZ[game=2][opened-by=near][near=person][far=level:level=30][first-mover=first]\
         [near-draws=X][random-stone=no][seed=18446744073709551615]\
         [hints=1][paused=yes][end=5][at=1]\n\
         ;B[bb]\n\
         (;W[ac];B[ab];W[aa])\n\
         (;W[ca]C[Better [1\\]:\na corner\\\\]))\n"
    );
    let read = Match::from_sgf(&text).unwrap();
    assert_eq!(read.to_sgf(), text);
    assert_eq!(read.position(), game.position());
    assert_eq!(read.tree().record(), game.tree().record());
    assert_eq!(read.options(), game.options());
    assert_eq!((read.number(), read.hints()), (2, 1));
    assert_eq!(read.move_list().len(), 5);
    assert!(read.is_paused());
    assert_eq!(read.earlier().len(), 1);
}

#[test]
fn every_node_of_a_file_keeps_its_place() {
    let text = "(;SZ[5];;B[aa];;C[x];W[bb](;;B[cc])(;B[cd];))";
    let mut game = Match::from_sgf(text).unwrap();
    let nodes: Vec<_> = game.tree().record().nodes().collect();
    for id in nodes {
        game.look_at(id);
        let read = Match::from_sgf(&game.to_sgf()).unwrap();
        assert_eq!(read.position(), game.position());
        assert_eq!(read.tree().at(), game.tree().at());
    }
}

#[test]
fn other_files_are_games_of_people() {
    let text = "(;SZ[15]PB[Anna]PW[perfect]RE[B+T]EV[Cup];B[hh]C[!])(;SZ[3]IR[3])";
    let mut game = Match::from_sgf(text).unwrap();
    assert_eq!(moves(&game), "h8");
    assert_eq!(game.options().participants, [Participant::Person; 2]);
    game.set_comment(NodeId::ROOT, "A cup.");
    let written = game.to_sgf();
    for kept in ["PB[Anna]PW[perfect]RE[B+T]EV[Cup]", ";B[hh]C[!])"] {
        assert!(written.contains(kept), "{written}");
    }
    assert_eq!(Match::from_sgf(&written).unwrap().to_sgf(), written);
    game.play(sq("i9")).unwrap();
    assert!(game.to_sgf().contains(";B[hh]C[!];W[ig])"));
}

#[test]
fn a_stated_result_goes_when_the_game_gets_another_end() {
    let read = || Match::from_sgf("(;SZ[5]RU[freestyle]IR[3]RE[B+Resign];B[aa](;W[bb])(;W[cc]))");
    let check = |change: fn(&mut Match), stays: bool| {
        let mut game = read().unwrap();
        game.take_change();
        change(&mut game);
        let text = game.to_sgf();
        assert_eq!(text.contains("RE[B+Resign]"), stays, "{text}");
        assert_eq!(game.take_change(), Change::Other);
    };
    let side_line = |game: &Match| game.move_list().last().unwrap().node;
    check(|game| play(game, "c1"), false);
    check(|game| game.remove(game.tree().cursor()), false);
    check(
        |game| {
            game.previous();
            play(game, "d1");
        },
        true,
    );
    check(
        |game| {
            game.first();
            play(game, "a5 b4");
        },
        true,
    );
    let mut game = read().unwrap();
    game.promote(side_line(&game));
    assert!(!game.to_sgf().contains("RE["));
    let mut game = read().unwrap();
    game.remove(side_line(&game));
    assert!(game.to_sgf().contains("RE[B+Resign]"));
}

#[test]
fn a_finished_game_and_the_players_are_told_in_words_of_sgf() {
    let mut game = Match::opened_by(Seat::Far, against("lafore"));
    play(&mut game, "b2 a1 c2 a3 a2");
    let written = game.to_sgf();
    for word in ["PW[lafore]", "RE[W+]"] {
        assert!(written.contains(word), "{written}");
    }
    game.undo();
    assert!(!game.to_sgf().contains("RE["));
    let read = Match::from_sgf(&written).unwrap();
    assert_eq!(read.tree().record().result, None);
    assert_eq!(
        read.tally(),
        Match::from_sgf(&read.to_sgf()).unwrap().tally()
    );
}

#[test]
fn a_tally_without_its_games_is_kept() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "a1 b1 a2 b2 a3");
    game.new_game();
    game.limit_earlier(0, 0);
    let read = Match::from_sgf(&game.to_sgf()).unwrap();
    assert_eq!(read.tally().wins, [1, 0]);
    assert_eq!(read.earlier().len(), 0);
}

#[test]
fn a_wrong_entry_is_named_with_its_game() {
    let text = lived_in().to_sgf();
    let error = |of: &str, to: &str| {
        let wrong = text.replace(of, to);
        assert_ne!(wrong, text);
        Match::from_sgf(&wrong).unwrap_err()
    };
    let entry = |game, entry| MatchError::Entry { game, entry };
    assert_eq!(error("[game=1]", ""), entry(1, "game"));
    assert_eq!(error("[game=2]", "[game=x]"), entry(2, "game"));
    assert_eq!(error("far=level:level=30", "far=level&30"), entry(1, "far"));
    assert_eq!(error("[near-draws=X]", ""), entry(1, "first-draws"));
    assert_eq!(
        error("random-stone=no", "random-stone=2"),
        entry(1, "random-stone")
    );
    assert_eq!(error("[at=1]", "[at=100]"), entry(2, "at"));
    assert_eq!(error("[end=5]", "[end=100]"), entry(2, "end"));
    match error(";B[ab]", ";B[bb]") {
        MatchError::Record(error) => assert!(matches!(error.problem, Problem::Move { .. })),
        error @ MatchError::Entry { .. } => panic!("{error}"),
    }
    assert!(matches!(Match::from_sgf(""), Err(MatchError::Record(_))));
}

#[test]
fn entries_that_are_not_known_are_left_aside() {
    let text = lived_in().to_sgf();
    let newer = text.replace("[seed=", "[look=stones][x][seed=");
    let newer = newer.replace("far=level:level=30", "far=level:30");
    assert_eq!(Match::from_sgf(&newer).unwrap().to_sgf(), text);
}

#[test]
fn the_longest_game_is_written_and_read() {
    let mut game = people("22x22x22".parse().unwrap());
    let squares: Vec<Square> = game.position().legal_moves().collect();
    for square in squares {
        if game.outcome().is_none() {
            game.play(square).unwrap();
        }
    }
    let read = Match::from_sgf(&game.to_sgf()).unwrap();
    assert_eq!(read.position(), game.position());
}

proptest! {
    #[test]
    fn a_match_of_any_record_comes_back(
        record in any_record(),
        earlier in any_record(),
        place in any::<Index>(),
        participants in prop::sample::select(vec!["person", "perfect", "level:30"]),
    ) {
        let participants = [Participant::Person, participants.parse().unwrap()];
        let mut game = Match::from_record(earlier, participants);
        game.open(record, participants);
        let nodes: Vec<NodeId> = game.tree().record().nodes().collect();
        game.look_at(*place.get(&nodes));
        let text = game.to_sgf();
        let read = Match::from_sgf(&text).unwrap();
        prop_assert_eq!(read.to_sgf(), text);
        prop_assert_eq!(read.position(), game.position());
        prop_assert_eq!(read.tally(), game.tally());
        prop_assert_eq!(read.pending(), game.pending());
    }

    #[test]
    fn a_damaged_text_is_an_error_or_a_match(
        cuts in prop::collection::vec((any::<Index>(), any::<char>()), 1..4),
    ) {
        let mut chars: Vec<char> = lived_in().to_sgf().chars().collect();
        for (place, c) in cuts {
            let place = place.index(chars.len());
            chars[place] = c;
        }
        let text: String = chars.into_iter().collect();
        if let Ok(mut game) = Match::from_sgf(&text) {
            game.last();
            game.undo();
            game.new_game();
            game.resume(0);
            prop_assert!(Match::from_sgf(&game.to_sgf()).is_ok());
        }
    }
}

#[test]
fn a_record_of_a_game_has_no_entries() {
    let record = lived_in().current().to_record();
    assert_eq!(record[NodeId::ROOT].properties, []);
    let text = RecordFormat::Sgf.write(&[record]).unwrap();
    assert!(!text.contains("DOOZ"), "{text}");
}
