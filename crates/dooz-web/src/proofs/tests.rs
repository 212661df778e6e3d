//! Ways through the proofs that ship with the page.

use std::collections::BTreeSet;
use std::fs;

use dooz_coach::trace::Go;
use dooz_core::{Outcome, Player};
use dooz_locale::{Language, Locale};

use super::*;
use crate::board_view::Tone;

const PROOFS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/proofs");

fn walk(name: &str) -> ProofWalk {
    let bytes = fs::read(format!("{PROOFS}/{name}.dzc")).unwrap();
    ProofWalk::read(&bytes).unwrap()
}

fn english() -> Locale {
    Locale::new(Language::English)
}

/// Plays a line, like `b2 a3 c2`.
fn played(name: &str, line: &str) -> ProofWalk {
    let mut walk = walk(name);
    for square in line.split_whitespace() {
        assert!(walk.play(square.parse().unwrap()), "{square}");
    }
    walk
}

#[test]
fn every_shipped_proof_is_a_small_file_about_its_rules() {
    let all = ShippedProof::all();
    assert!(all.len() > 20 && all.iter().any(|proof| proof.name == ShippedProof::FIRST));
    for proof in &all {
        let bytes = fs::read(format!("{PROOFS}/{}.dzc", proof.name)).unwrap();
        assert!(bytes.len() <= 100_000, "{}", proof.name);
        let walk = ProofWalk::read(&bytes).unwrap();
        let claim = walk.claim(&english());
        assert!(
            claim.starts_with(&format!("{}, empty board", proof.rules)),
            "{claim}"
        );
        let means = match proof.aspect {
            Aspect::Win => "X wins within",
            Aspect::NotSooner => "O does not lose within",
            Aspect::Draw => "a draw",
        };
        assert!(claim.contains(means), "{claim}");
    }
    let names: BTreeSet<_> = all.iter().map(|proof| proof.name).collect();
    assert_eq!(names.len(), all.len());
    assert!(!names.contains("7x7x5"), "it has 147 KB");
}

#[test]
fn what_proves_nothing_is_not_walked_through() {
    let mut bytes = fs::read(format!("{PROOFS}/4x3x3.dzc")).unwrap();
    bytes.pop();
    assert!(ProofWalk::read(&bytes).is_none());
}

#[test]
fn forward_leads_to_the_end_of_every_proof_and_back_to_its_start() {
    for proof in ShippedProof::all() {
        let mut walk = walk(proof.name);
        // That no row of three is ready after four moves needs no move.
        let is_shown = proof.name != "4x4x3.2";
        assert!(!walk.can(Go::First), "{}", proof.name);
        assert_eq!(walk.go(Go::Last), is_shown, "{}", proof.name);
        assert!(!walk.can(Go::Forward) && !walk.go(Go::Forward));
        let line = walk.moves().to_vec();
        while walk.go(Go::Back) {}
        assert!(!walk.can(Go::First));
        walk.go(Go::Last);
        assert_eq!(walk.moves(), line, "{}", proof.name);
        walk.go(Go::First);
        assert!(!walk.can(Go::Back) && !walk.go(Go::Back) && !walk.go(Go::First));
    }
}

#[test]
fn the_longest_defence_of_a_win_takes_all_its_plies() {
    for (name, plies) in [("4x3x3", 7), ("4x4x3", 5), ("6x5x4", 11)] {
        let mut walk = walk(name);
        walk.go(Go::Last);
        assert_eq!(walk.moves().len(), plies, "{name}");
        let position = walk.moves().iter().fold(
            dooz_core::Position::new(ShippedProof::named(name).unwrap().rules),
            |position, &square| position.after(square),
        );
        assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
    }
}

#[test]
fn replies_are_told_apart_by_their_effect() {
    let Turn::Replies(replies) = played("4x3x3", "b2").turn() else {
        panic!("O is to move");
    };
    let effect = |square: &str| {
        let square = square.parse().unwrap();
        replies.iter().find(|reply| reply.square == square).unwrap()
    };
    assert_eq!(replies.len(), 11);
    assert_eq!(effect("a3").effect, ReplyEffect::Unchanged);
    assert_eq!(effect("a3").answer, "c2".parse().ok());
    assert_eq!(effect("c2").effect, ReplyEffect::Answered);
    // After c2 there are two ways to complete the row.
    let Turn::Replies(replies) = played("4x3x3", "b2 a3 c2").turn() else {
        panic!("O is to move");
    };
    assert!(
        replies
            .iter()
            .all(|reply| reply.effect == ReplyEffect::LosesAtOnce)
    );
}

#[test]
fn the_board_shows_the_next_move_or_colours_every_reply() {
    let mut walk = walk("4x3x3");
    let view = walk.view(&english());
    let shadows = view.cells.iter().filter(|cell| cell.planned.is_some());
    assert_eq!(shadows.count(), 1);
    assert!(view.cells.iter().all(|cell| cell.heat.is_none()));

    walk.go(Go::Forward);
    let mut view = walk.view(&english());
    let empty = view.cells.iter().filter(|cell| cell.stone.is_none());
    assert!(empty.clone().all(|cell| cell.heat.is_some()));
    let mut heat = |square: &str| {
        let cell = view.cell_mut(square.parse().unwrap());
        cell.heat.clone().unwrap()
    };
    let (unchanged, answered) = (heat("a3"), heat("c2"));
    assert_eq!((unchanged.text.as_str(), unchanged.tone), ("–", Tone::Even));
    assert_eq!(unchanged.description, "changes nothing, answered on c2");
    assert_eq!((answered.text.as_str(), answered.tone), ("a1", Tone::Good));
}

#[test]
fn the_sentences_say_what_a_step_is_and_how_many_plies_are_left() {
    let sentences = |line| played("4x3x3", line).sentences(&english()).join(" ");
    assert_eq!(
        sentences(""),
        "X is to move: the proof plays b2. X wins within 7 more moves, counting those of both \
         players."
    );
    let replies = sentences("b2");
    assert!(replies.starts_with("X b2 is the move of the proof. O is to move: choose a reply."));
    assert!(replies.ends_with("X wins within 6 more moves, counting those of both players."));
    let unchanged = sentences("b2 a3");
    assert!(unchanged.starts_with("O a3 changes nothing: the proof goes on as if O had passed."));
    assert!(sentences("b2 a3 c2 d2 a2").ends_with("X wins!"));
    let nothing = walk("4x4x3.2").sentences(&english());
    assert_eq!(
        nothing,
        ["Nothing has to be played: no line can be completed in that time."]
    );
    // A proof of a draw ends where no line is left.
    let mut draw = walk("3x3x3");
    draw.go(Go::Last);
    let end = draw.sentences(&english()).pop().unwrap();
    assert!(
        ["The proof ends here.", "It is a draw: the board is full."].contains(&&*end),
        "{end}"
    );
}

#[test]
fn another_reply_forgets_the_moves_behind_it() {
    let mut walk = played("4x3x3", "b2 a3 c2");
    walk.go(Go::Back);
    walk.go(Go::Back);
    assert!(!walk.play("b2".parse().unwrap()), "it is taken");
    assert!(walk.play("c2".parse().unwrap()));
    walk.go(Go::Back);
    walk.go(Go::Forward);
    let moves: Vec<_> = walk.moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["b2", "c2"]);
}
