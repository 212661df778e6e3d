//! Each rule, broken once.

use dooz_core::{Bitboard, Line, Player, Rules, RulesError, Square};

use super::format::FOUR_THREE_THREE;
use crate::{Certificate, Ending, Goal, Lemma, Reason, State, Statement, Step, verify};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> Bitboard {
    names.split_whitespace().map(square).collect()
}

/// A claim of the first player, who is to move unless it says otherwise.
fn first(goal: Goal, own: &str, other: &str) -> Statement {
    let state = State {
        claimant: squares(own),
        opponent: squares(other),
        maybe: Vec::new(),
    };
    Statement {
        goal,
        claimant: Player::First,
        turn: Player::First,
        state,
    }
}

fn second_to_move(statement: Statement) -> Statement {
    Statement {
        turn: Player::Second,
        ..statement
    }
}

fn with_maybe(mut statement: Statement, sets: &[&str]) -> Statement {
    statement.state.maybe = sets.iter().map(|set| squares(set)).collect();
    statement
}

fn step(name: &str) -> Step {
    Step::Move(square(name))
}

fn reply(name: &str, also: &str) -> Step {
    Step::Reply {
        square: square(name),
        also: squares(also),
    }
}

fn pair(first: &str, second: &str) -> Step {
    Step::Pair(square(first), square(second))
}

fn split(parts: &[&str]) -> Step {
    Step::Split(parts.iter().map(|part| squares(part)).collect())
}

fn reference(lemma: u64, symmetry: u8) -> Step {
    Step::Reference { lemma, symmetry }
}

fn bytes(rules: &str, lemmas: &[(Statement, &[Step])]) -> Vec<u8> {
    let lemma = |(statement, proof): &(Statement, &[Step])| Lemma {
        statement: statement.clone(),
        proof: proof.to_vec(),
    };
    let (rules, lemmas): (Rules, _) = (rules.parse().unwrap(), lemmas.iter().map(lemma).collect());
    Certificate { rules, lemmas }.write()
}

fn verdict(bytes: &[u8]) -> Result<(), Reason> {
    verify(bytes)
        .map(|_| ())
        .map_err(|rejection| rejection.reason)
}

fn reason(bytes: &[u8]) -> Reason {
    verdict(bytes).expect_err("a broken rule")
}

/// Returns the reason why a proof of one statement is rejected.
fn broken(rules: &str, statement: Statement, proof: &[Step]) -> Reason {
    reason(&bytes(rules, &[(statement, proof)]))
}

/// Returns the line from one square to another.
fn line(from: &str, to: &str, length: u8) -> Line {
    let (first, last) = (square(from), square(to));
    let lines = dooz_core::Direction::ALL.map(|direction| Line {
        first,
        direction,
        length,
    });
    let ends =
        |line: &Line| line.first.step(line.direction, length.cast_signed() - 1) == Some(last);
    lines.into_iter().find(ends).unwrap()
}

/// Returns 4,3,3 with a change of its bytes.
fn changed(change: impl FnOnce(&mut Vec<u8>)) -> Reason {
    let mut bytes = FOUR_THREE_THREE.to_vec();
    change(&mut bytes);
    reason(&bytes)
}

/// The place of the first byte of the proof of 4,3,3.
const PROOF: usize = 15;

#[test]
fn the_beginning_of_a_file_is_checked() {
    assert_eq!(reason(b"DZC2"), Reason::Magic);
    assert_eq!(reason(b""), Reason::EndOfFile);
    assert_eq!(changed(|bytes| bytes[4] = 5), Reason::LineRule);
    assert_eq!(changed(|bytes| bytes[4] = 4), Reason::Misere);
    assert_eq!(
        changed(|bytes| bytes[5] = 0),
        Reason::Rules(RulesError::Width)
    );
    assert_eq!(
        changed(|bytes| bytes[5] = 32),
        Reason::Rules(RulesError::Width)
    );
    assert_eq!(
        changed(|bytes| bytes[6] = 23),
        Reason::Rules(RulesError::Height)
    );
    assert_eq!(
        changed(|bytes| bytes[7] = 0),
        Reason::Rules(RulesError::Length)
    );
    assert_eq!(
        changed(|bytes| bytes[4] = 2),
        Reason::Rules(RulesError::RenjuLength)
    );
    assert_eq!(reason(b"DZC1\x00\x04\x03\x03\x00"), Reason::NoLemma);
    assert_eq!(reason(b"DZC1\x00\x04\x03\x03\x81\x00"), Reason::Number);
    assert_eq!(
        reason(b"DZC1\x00\x04\x03\x03\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"),
        Reason::Number
    );
}

#[test]
fn the_beginning_of_a_lemma_is_checked() {
    assert_eq!(changed(|bytes| bytes[9] = 4), Reason::Goal);
    assert_eq!(changed(|bytes| bytes[10] = 2), Reason::Side);
    assert_eq!(changed(|bytes| bytes[11] = 2), Reason::Claimant);
    assert_eq!(changed(|bytes| bytes[12] = 13), Reason::Count);
    assert_eq!(changed(|bytes| bytes[14] = 9), Reason::MaybeSets);
    let twice = |bytes: &mut Vec<u8>| drop(bytes.splice(12..13, [2, 5, 5]));
    assert_eq!(changed(twice), Reason::Twice(square("b2")));
    let both = |bytes: &mut Vec<u8>| drop(bytes.splice(12..14, [1, 5, 1, 5]));
    assert_eq!(changed(both), Reason::Twice(square("b2")));
    let off = |bytes: &mut Vec<u8>| drop(bytes.splice(12..13, [1, 12]));
    assert_eq!(changed(off), Reason::OffBoard);
    let long = b"DZC1\x00\x04\x03\x03\x01\x02\x80\x80\x04";
    assert_eq!(reason(long), Reason::Plies);
}

#[test]
fn the_end_of_a_file_is_checked() {
    assert_eq!(changed(|bytes| bytes.truncate(29)), Reason::EndOfFile);
    assert_eq!(changed(|bytes| bytes.push(0)), Reason::BytesLeft(1));
    // One lemma more or less than there are.
    assert_eq!(changed(|bytes| bytes[8] = 2), Reason::EndOfFile);
    assert_eq!(changed(|bytes| bytes[8] = 0), Reason::BytesLeft(21));
}

#[test]
fn the_claim_is_about_one_position_that_goes_on() {
    let state = with_maybe(first(Goal::Hold, "a1 b1", "a2"), &["c2"]);
    assert_eq!(broken("3x2x3", state, &[]), Reason::ManyPositions);
    // The third of the opponent's stones has ended the game.
    let over = first(Goal::Win, "a1 b1 a3", "a2 b2 c2");
    assert_eq!(broken("3x3x3", over, &[]), Reason::GameOver);
}

#[test]
fn a_full_board_is_no_win() {
    let proof = [step("a1"), Step::Replies(0)];
    assert_eq!(
        broken("1x1x2", first(Goal::Win, "", ""), &proof),
        Reason::Full
    );
}

#[test]
fn a_reply_that_is_left_out_is_answered_as_the_others_are() {
    // Without its entry, a2 is among the squares where c2 has to be the answer,
    // and c2 then makes no double threat.
    let reason = changed(|bytes| drop(bytes.splice(PROOF + 1..PROOF + 6, [2])));
    assert_eq!(reason, Reason::EndOfFile);
    // The answer to the others, c2, is uncertain if it is one of them.
    let reason = changed(|bytes| {
        bytes[PROOF + 1] = 2;
        bytes.drain(PROOF + 10..PROOF + 14);
    });
    assert_eq!(reason, Reason::Move(square("c2")));
    // With one that is counted but not there, the next byte is taken for it.
    assert_eq!(changed(|bytes| bytes[PROOF + 1] = 4), Reason::EndOfFile);
    // One more square of the second entry: its answer a2 is now uncertain.
    let reason = changed(|bytes| drop(bytes.splice(PROOF + 7..PROOF + 8, [1, 4])));
    assert_eq!(reason, Reason::Move(square("a2")));
}

#[test]
fn the_claimant_moves_on_certainly_empty_squares() {
    for (byte, name) in [(5, "b2"), (4, "a2")] {
        // The answer to a2.
        assert_eq!(
            changed(|bytes| bytes[PROOF + 4] = byte),
            Reason::Move(square(name))
        );
    }
    let in_the_maybe_set = |bytes: &mut Vec<u8>| bytes[PROOF + 14] = 0;
    assert_eq!(changed(in_the_maybe_set), Reason::Move(square("a1")));
    assert_eq!(changed(|bytes| bytes[PROOF] = 12), Reason::OffBoard);
    assert_eq!(changed(|bytes| bytes[PROOF] = 250), Reason::OffBoard);
}

#[test]
fn listed_replies_are_on_squares_that_are_not_taken() {
    assert_eq!(
        changed(|bytes| bytes[PROOF + 2] = 5),
        Reason::Reply(square("b2"))
    );
    let also = |bytes: &mut Vec<u8>| drop(bytes.splice(PROOF + 3..PROOF + 4, [1, 5]));
    assert_eq!(changed(also), Reason::Reply(square("b2")));
    let twice = |bytes: &mut Vec<u8>| drop(bytes.splice(PROOF + 3..PROOF + 4, [2, 0, 0]));
    assert_eq!(changed(twice), Reason::Twice(square("a1")));
}

#[test]
fn the_opponent_must_not_complete_a_line() {
    let state = first(Goal::Win, "a1 c2", "a3 b3");
    let reason = broken("4x3x3", state, &[step("d1")]);
    assert_eq!(reason, Reason::Finish(line("a3", "c3", 3)));
    // One of two stones may be there.
    let state = with_maybe(first(Goal::Win, "a1 c2", "a3"), &["b3 d3"]);
    let reason = broken("4x3x3", state, &[step("d1")]);
    assert_eq!(reason, Reason::Finish(line("a3", "c3", 3)));
}

#[test]
fn rules_that_only_hold_prove_no_win() {
    let endings = [
        (Step::Potential, Ending::Potential),
        (pair("a1", "b1"), Ending::Pair),
        (split(&["a1", "b1"]), Ending::Split),
        (Step::Horizon, Ending::Horizon),
    ];
    for (step, ending) in endings {
        let reason = broken("3x3x3", first(Goal::Win, "", ""), &[step]);
        assert_eq!(reason, Reason::OnlyHolds(ending));
    }
}

#[test]
fn a_line_of_other_rules_is_no_line() {
    // c1 makes five, which is more than four.
    let state = first(Goal::Win, "a1 b1 d1 e1", "a2 b2 d2 e3");
    verify(&bytes("5x3x4", &[(state.clone(), &[])])).unwrap();
    assert_eq!(broken("5x3x4-exactly", state, &[]), Reason::EndOfFile);
    // a2 and e2 block a line in caro.
    let state = first(Goal::Win, "b2 c2", "a2 e2 a3");
    verify(&bytes("5x3x3", &[(state.clone(), &[])])).unwrap();
    assert_eq!(broken("5x3x3-caro", state, &[]), Reason::EndOfFile);
}

#[test]
fn in_caro_a_threat_that_can_be_blocked_at_its_end_is_none() {
    // b1 and e1 both make three, but e1 would also block b1-d1 beside a1.
    let state = second_to_move(first(Goal::Win, "c1 d1", "a1"));
    verify(&bytes("6x1x3", &[(state.clone(), &[])])).unwrap();
    assert_eq!(broken("6x1x3-caro", state, &[]), Reason::EndOfFile);
}

#[test]
fn references_go_back_to_lemmas_that_cover_the_state() {
    let empty = || first(Goal::Win, "", "");
    let proved = |statement: Statement, step: Step| {
        let lemmas: &[(Statement, &[Step])] =
            &[(empty(), &[Step::Move(square("b2"))]), (statement, &[step])];
        reason(&bytes("3x3x2", lemmas))
    };
    assert_eq!(proved(empty(), reference(1, 0)), Reason::Forward(1));
    assert_eq!(proved(empty(), reference(2, 0)), Reason::Forward(2));
    assert_eq!(proved(empty(), reference(0, 8)), Reason::Symmetry(8));
    assert_eq!(
        proved(second_to_move(empty()), reference(0, 0)),
        Reason::OtherSide(0)
    );
    let hold = first(Goal::Hold, "", "");
    assert_eq!(proved(hold, reference(0, 0)), Reason::Weaker(0));
    let other = first(Goal::HoldFor(3), "", "");
    assert_eq!(proved(other, reference(0, 0)), Reason::Weaker(0));
    let fewer = first(Goal::Win, "", "a1");
    assert_eq!(
        proved(fewer, reference(0, 0)),
        Reason::Uncovered(0, square("a1"))
    );
    let uncertain = with_maybe(empty(), &["a1"]);
    assert_eq!(proved(uncertain, reference(0, 0)), Reason::UncoveredSets(0));
    let swapped = Statement {
        claimant: Player::Second,
        ..second_to_move(empty())
    };
    assert_eq!(proved(swapped, reference(0, 0)), Reason::OtherSide(0));
    // Oblong boards have four symmetries.
    let oblong = bytes(
        "3x2x2",
        &[(empty(), &[step("b1")]), (empty(), &[reference(0, 4)])],
    );
    assert_eq!(reason(&oblong), Reason::Symmetry(4));
}

#[test]
fn a_reference_is_turned_by_its_symmetry() {
    // From here a2 threatens a3 and c2.
    let lemma = first(Goal::Win, "a1 b2", "c3");
    let used = |own: &str, other: &str, symmetry| {
        let state = first(Goal::Win, own, other);
        let lemmas: &[(Statement, &[Step])] = &[
            (lemma.clone(), &[step("a2")]),
            (state, &[reference(0, symmetry)]),
        ];
        verdict(&bytes("3x3x3", lemmas))
    };
    assert_eq!(used("a1 b2", "c3", 0), Ok(()));
    assert_eq!(used("c3 b2", "a1", 1), Ok(()));
    assert_eq!(used("c1 b2", "a3", 2), Ok(()));
    assert_eq!(used("a3 b2", "c1", 3), Ok(()));
    // A quarter turn clockwise brings a1 to a3, and one back brings it to c1.
    assert_eq!(used("a3 b2", "c1", 4), Ok(()));
    assert_eq!(used("c1 b2", "a3", 5), Ok(()));
    assert_eq!(used("a1 b2", "c3", 6), Ok(()));
    assert_eq!(used("c3 b2", "a1", 7), Ok(()));
    assert_eq!(used("c3 b2", "a1", 0), Err(Reason::OtherStones(0)));
    assert_eq!(
        used("a1 b2", "c1 c3", 0),
        Err(Reason::Uncovered(0, square("c1")))
    );
}

#[test]
fn a_lemma_about_maybe_sets_covers_smaller_ones() {
    let used = |sets: &[&str]| {
        let claim = first(Goal::Win, "a1 b2", "c3");
        let lemmas: &[(Statement, &[Step])] = &[
            (with_maybe(claim.clone(), &["b1 d1"]), &[step("a2")]),
            (with_maybe(claim.clone(), sets), &[reference(0, 0)]),
            (claim, &[step("a2")]),
        ];
        verdict(&bytes("4x3x3", lemmas))
    };
    assert_eq!(used(&[]), Ok(()));
    assert_eq!(used(&["d1"]), Ok(()));
    assert_eq!(used(&["c1"]), Err(Reason::UncoveredSets(0)));
    assert_eq!(used(&["b1", "d1"]), Err(Reason::UncoveredSets(0)));
}

#[test]
fn a_lemma_about_stones_covers_states_that_may_have_them() {
    let used = |sets: &[&str]| {
        let claim = first(Goal::Win, "a1 b2", "c3");
        let lemma = with_maybe(first(Goal::Win, "a1 b2", "c3 b1"), &["d2"]);
        let lemmas: &[(Statement, &[Step])] = &[
            (lemma, &[step("a2")]),
            (with_maybe(claim.clone(), sets), &[reference(0, 0)]),
            (claim, &[step("a2")]),
        ];
        verdict(&bytes("4x3x3", lemmas))
    };
    assert_eq!(used(&["b1"]), Ok(()));
    assert_eq!(used(&["b1 d2", "b1"]), Ok(()));
    assert_eq!(used(&["b1", "d2", "d2"]), Err(Reason::UncoveredSets(0)));
    assert_eq!(used(&["b1 c1"]), Err(Reason::UncoveredSets(0)));
}

#[test]
fn what_holds_is_not_used_for_more_than_it_says() {
    let holds = |goal| first(goal, "", "");
    let weak = [Step::Potential];
    // One line of three, with the move.
    let used = |known: Goal, wanted: Goal| {
        let lemmas: &[(Statement, &[Step])] =
            &[(holds(known), &weak), (holds(wanted), &[reference(0, 0)])];
        verdict(&bytes("3x1x3", lemmas))
    };
    let goals = [
        Goal::HoldWeakly,
        Goal::Hold,
        Goal::HoldFor(5),
        Goal::HoldFor(4),
    ];
    for (i, &known) in goals.iter().enumerate() {
        for (j, &wanted) in goals.iter().enumerate() {
            let expected = if i <= j {
                Ok(())
            } else {
                Err(Reason::Weaker(0))
            };
            assert_eq!(used(known, wanted), expected, "{known:?} {wanted:?}");
        }
        assert_eq!(used(known, Goal::Win), Err(Reason::Weaker(0)));
    }
}

#[test]
fn the_weak_game_may_have_more_stones_than_its_lemma() {
    let lemma = first(Goal::HoldWeakly, "b1", "");
    let used = |goal: Goal, own: &str, other: &str| {
        let lemma = second_to_move(lemma.clone());
        let state = second_to_move(first(goal, own, other));
        let lemmas: &[(Statement, &[Step])] =
            &[(lemma, &[Step::Potential]), (state, &[reference(0, 0)])];
        verdict(&bytes("7x1x3", lemmas))
    };
    assert_eq!(used(Goal::HoldWeakly, "b1", ""), Ok(()));
    assert_eq!(used(Goal::HoldWeakly, "b1 g1", ""), Ok(()));
    assert_eq!(used(Goal::Hold, "b1 g1", ""), Ok(()));
    assert_eq!(used(Goal::Hold, "g1", ""), Err(Reason::OtherStones(0)));
    assert_eq!(
        used(Goal::Hold, "b1", "g1"),
        Err(Reason::Uncovered(0, square("g1")))
    );
}

#[test]
fn a_reference_needs_the_whole_board() {
    let lemma = second_to_move(first(Goal::HoldWeakly, "d1", ""));
    let parts = split(&["a1 b1 c1", "e1 f1 g1"]);
    let proof = [parts, reference(0, 0), Step::Potential];
    let lemmas: &[(Statement, &[Step])] = &[(lemma.clone(), &[Step::Potential]), (lemma, &proof)];
    assert_eq!(reason(&bytes("7x1x3", lemmas)), Reason::ReferenceInPart(0));
}

#[test]
fn the_potential_has_to_be_below_its_limit() {
    // Each line of three weighs 1/8: three are few enough if the opponent is to
    // move, seven if the claimant is.
    let potential = |rules: &str, statement| {
        verify(&bytes(rules, &[(statement, &[Step::Potential])])).map_err(|e| e.reason)
    };
    let hold = || first(Goal::Hold, "", "");
    assert!(potential("5x1x3", second_to_move(hold())).is_ok());
    let reason = potential("6x1x3", second_to_move(hold())).unwrap_err();
    assert_eq!(
        reason,
        Reason::Potential {
            weight: 4,
            limit: 4
        }
    );
    assert!(potential("9x1x3", hold()).is_ok());
    let reason = potential("10x1x3", hold()).unwrap_err();
    assert_eq!(
        reason,
        Reason::Potential {
            weight: 8,
            limit: 8
        }
    );
}

#[test]
fn a_pair_is_of_two_squares_that_are_not_taken() {
    let hold = || second_to_move(first(Goal::Hold, "c1", "a1"));
    for (a, b, wrong) in [("c1", "d1", "c1"), ("d1", "a1", "a1"), ("e1", "e1", "e1")] {
        let reason = broken("7x1x3", hold(), &[pair(a, b), Step::Potential]);
        assert_eq!(reason, Reason::Pair(square(wrong)));
    }
    // All that may be O's is O's before a pair.
    let maybe = with_maybe(hold(), &["e1"]);
    let reason = broken("7x1x3", maybe, &[pair("d1", "e1"), Step::Potential]);
    assert_eq!(reason, Reason::Pair(square("e1")));
    // In the weak game the claimant's own lines do not count.
    let state = first(Goal::Hold, "a1 b1", "a2");
    verify(&bytes("7x2x3", &[(state.clone(), &[])])).unwrap();
    let weak = Statement {
        goal: Goal::HoldWeakly,
        ..state
    };
    assert_eq!(broken("7x2x3", weak, &[]), Reason::EndOfFile);
}

#[test]
fn a_split_has_parts_that_hold_all_lines() {
    let hold = || second_to_move(first(Goal::Hold, "d1", ""));
    let rejected = |parts: &[&str]| broken("7x1x3", hold(), &[split(parts)]);
    assert_eq!(rejected(&["a1 b1 c1 e1 f1 g1"]), Reason::Parts);
    assert_eq!(rejected(&["a1 b1 c1 e1 f1 g1", ""]), Reason::Parts);
    assert_eq!(
        rejected(&["a1 b1 c1 g1", "e1 f1 g1"]),
        Reason::Part(square("g1"))
    );
    assert_eq!(
        rejected(&["a1 b1", "e1 f1 g1"]),
        Reason::Across(line("a1", "c1", 3))
    );
    let proof = [
        split(&["a1 b1 c1", "e1 f1 g1"]),
        Step::Potential,
        Step::Potential,
    ];
    verify(&bytes("7x1x3", &[(hold(), &proof)])).unwrap();
    // Each part keeps to its squares.
    let proof = [split(&["a1 b1 c1", "e1 f1 g1"]), pair("a1", "e1")];
    assert_eq!(broken("7x1x3", hold(), &proof), Reason::Pair(square("e1")));
    let proof = [
        split(&["a1 b1 c1", "e1 f1 g1"]),
        Step::Replies(1),
        reply("e1", ""),
    ];
    assert_eq!(broken("7x1x3", hold(), &proof), Reason::Reply(square("e1")));
    let move_away = [
        split(&["a1 b1 c1", "e1 f1 g1"]),
        Step::Replies(1),
        reply("a1", "b1"),
        step("e1"),
    ];
    assert_eq!(
        broken("7x1x3", hold(), &move_away),
        Reason::Move(square("e1"))
    );
    let nested = [split(&["a1 b1 c1", "e1 f1 g1"]), split(&["a1 b1 c1", "g1"])];
    assert_eq!(broken("7x1x3", hold(), &nested), Reason::Part(square("g1")));
    let to_move = first(Goal::Hold, "d1", "");
    assert_eq!(
        broken("7x1x3", to_move, &[split(&["a1", "b1"])]),
        Reason::SplitTurn
    );
}

#[test]
fn a_horizon_is_too_near_for_the_opponent() {
    let horizon = |plies, statement: fn(Statement) -> Statement| {
        let statement = statement(first(Goal::HoldFor(plies), "a2", "a1"));
        verify(&bytes("3x2x3", &[(statement, &[Step::Horizon])])).map_err(|e| e.reason)
    };
    let within = Reason::Horizon(line("a1", "c1", 3));
    assert!(horizon(3, |claimant_to_move| claimant_to_move).is_ok());
    assert_eq!(horizon(4, |claimant_to_move| claimant_to_move), Err(within));
    assert!(horizon(2, second_to_move).is_ok());
    assert_eq!(horizon(3, second_to_move), Err(within));
    let forever = first(Goal::Hold, "a2", "a1");
    assert_eq!(
        broken("3x2x3", forever, &[Step::Horizon]),
        Reason::NoHorizon
    );
}

#[test]
fn there_are_at_most_eight_maybe_sets() {
    let mut sets = with_maybe(first(Goal::Hold, "", ""), &["a1"; 8]);
    sets = second_to_move(sets);
    let proof = [Step::Replies(0)];
    assert_eq!(broken("9x9x9", sets, &proof), Reason::MaybeSets);
}

#[test]
fn no_proof_is_deeper_than_the_board_is_large() {
    // Nine replies are harmless, the tenth changes nothing: each round of two
    // plies takes but one square.
    let state = first(Goal::HoldWeakly, "c1 f1", "");
    let mut free = vec!["a1", "b1", "d1", "e1", "g1", "h1", "i1", "j1", "k1", "l1"];
    let mut proof = Vec::new();
    for own in ["i1", "a1", "b1", "d1", "e1", "g1", "h1"] {
        free.retain(|&square| square != own);
        proof.extend([step(own), Step::Replies(free.len() - 1)]);
        for square in free.iter().filter(|&&square| square != "j1") {
            proof.extend([reply(square, ""), Step::Potential]);
        }
    }
    assert_eq!(broken("12x1x3", state, &proof), Reason::Depth);
}

#[test]
fn renju_is_proved_position_by_position() {
    let position = || first(Goal::Hold, "a1", "b1");
    let maybe = with_maybe(position(), &["a2"]);
    assert_eq!(broken("7x7x5-renju", maybe, &[]), Reason::Renju);
    for proof in [Step::Potential, pair("a2", "b2")] {
        assert_eq!(broken("7x7x5-renju", position(), &[proof]), Reason::Renju);
    }
    let weak = first(Goal::HoldWeakly, "a1", "b1");
    assert_eq!(broken("7x7x5-renju", weak, &[]), Reason::Renju);
    let unequal = first(Goal::Hold, "a1", "b1 c1");
    assert_eq!(broken("7x7x5-renju", unequal, &[]), Reason::RenjuPosition);
    // Other replies than the listed ones would be a maybe-set.
    let replies = [step("d4"), Step::Replies(0)];
    assert_eq!(broken("7x7x5-renju", position(), &replies), Reason::Renju);
    // A double three at d4 is a foul.
    let fouls = first(Goal::Win, "d2 d3 b4 c4", "a1 a7 g1 g7");
    let reason = broken("7x7x5-renju", fouls.clone(), &[step("d4")]);
    assert_eq!(reason, Reason::Move(square("d4")));
    // With fewer of white's stones, black's fouls can be others.
    let fewer = Statement {
        state: State {
            opponent: squares("a1 a7 g1"),
            ..fouls.state.clone()
        },
        ..fouls
    };
    let lemmas: &[(Statement, &[Step])] = &[(fewer, &[])];
    assert_eq!(
        self::reason(&bytes("7x7x5-renju", lemmas)),
        Reason::RenjuPosition
    );
}

#[test]
fn a_rejection_names_lemma_place_state_and_line() {
    let state = with_maybe(first(Goal::Win, "a1 c2", "a3"), &["b3 d3"]);
    let rejection = verify(&bytes("4x3x3", &[(state, &[step("d1")])])).unwrap_err();
    assert_eq!(
        rejection.to_string(),
        "lemma 0, byte 22: the opponent can complete a3-c3 \
         (claimant c2 a1 d1, opponent a3, maybe one of b3 d3)"
    );
}
