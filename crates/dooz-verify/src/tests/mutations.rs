//! Certificates with one step changed: rejected, or else still true.

use dooz_core::{Player, Rules, Symmetry};

use super::board::Board;
use super::generator::{Random, certificate, position, statement};
use super::oracle::Oracle;
use crate::{Certificate, Goal, Lemma, Statement, Step, Verified, verify, verify_watched};

/// The steps of a node and of all below it, with the statement that it proves.
struct Subtree {
    statement: Statement,
    steps: std::ops::Range<usize>,
}

/// Returns the subtrees of a proof, each below a move or a reply.
fn subtrees(certificate: &Certificate) -> Vec<Subtree> {
    let mut visits = Vec::new();
    verify_watched(&certificate.write(), &mut |visit| {
        visits.push((visit.depth, visit.statement.clone()));
    })
    .unwrap();
    let starts = (1..visits.len()).filter(|&i| visits[i].0 > visits[i - 1].0);
    let subtree = |start: usize| {
        let (depth, statement) = visits[start].clone();
        let size = visits[start..]
            .iter()
            .take_while(|(d, _)| *d >= depth)
            .count();
        Subtree {
            statement,
            steps: start..start + size,
        }
    };
    starts.map(subtree).collect()
}

fn mapped_statement(statement: &Statement, rules: Rules, map: Symmetry) -> Statement {
    Statement {
        state: statement.state.image(rules, map),
        ..*statement
    }
}

fn mapped_step(step: &Step, rules: Rules, map: Symmetry) -> Step {
    let image = |square| map.apply(rules, square);
    match step {
        Step::Move(square) => Step::Move(image(*square)),
        Step::Reply { square, also } => Step::Reply {
            square: image(*square),
            also: map.image(rules, also),
        },
        Step::Pair(first, second) => Step::Pair(image(*first), image(*second)),
        Step::Split(parts) => {
            Step::Split(parts.iter().map(|part| map.image(rules, part)).collect())
        }
        other => other.clone(),
    }
}

/// Moves a subtree into a lemma of its own, turned or reflected.
fn with_lemma(certificate: &Certificate, subtree: &Subtree, random: &mut Random) -> Certificate {
    let rules = certificate.rules;
    let maps = Symmetry::of(rules);
    let symmetry = random.below(maps.len());
    let back = maps[symmetry].inverse();
    let mut claim = certificate.lemmas[0].clone();
    let reference = Step::Reference {
        lemma: 0,
        symmetry: symmetry as u8,
    };
    let proof = claim.proof.splice(subtree.steps.clone(), [reference]);
    let proof = proof.map(|step| mapped_step(&step, rules, back)).collect();
    let statement = mapped_statement(&subtree.statement, rules, back);
    Certificate {
        rules,
        lemmas: vec![Lemma { statement, proof }, claim],
    }
}

/// Changes a statement to one that is near it.
fn change_statement(statement: &mut Statement, board: &Board, random: &mut Random) {
    let square = board.square(random.below(board.rules.squares()));
    match random.below(9) {
        0 => statement.state.opponent.insert(square),
        1 => statement.state.opponent.remove(square),
        2 => statement.state.claimant.insert(square),
        3 => statement.state.claimant.remove(square),
        4 => {
            let goals = [Goal::Win, Goal::Hold, Goal::HoldFor(3), Goal::HoldWeakly];
            statement.goal = goals[random.below(4)];
        }
        5 => drop(statement.state.maybe.pop()),
        6 => {
            let sets = &mut statement.state.maybe;
            match sets.last_mut() {
                Some(set) => set.insert(square),
                None => sets.push([square].into_iter().collect()),
            }
        }
        _ => statement.turn = !statement.turn,
    }
}

/// Changes a certificate in one place.
fn change(certificate: &mut Certificate, subtrees: &[Subtree], board: &Board, random: &mut Random) {
    let square = board.square(random.below(board.rules.squares()));
    let claim = certificate.lemmas.len() - 1;
    let place = random.below(certificate.lemmas[claim].proof.len());
    let proof = &mut certificate.lemmas[claim].proof;
    match random.below(6) {
        // An entry is dropped: its replies fall to the others.
        0 => {
            let entry = subtrees.iter().find(|subtree| {
                subtree.steps.start > place
                    && matches!(proof[subtree.steps.start - 1], Step::Reply { .. })
            });
            let Some(Subtree { steps, .. }) = entry else {
                return;
            };
            let replies = proof[..steps.start]
                .iter()
                .rposition(|step| matches!(step, Step::Replies(_)));
            if let Step::Replies(count) = &mut proof[replies.unwrap()] {
                *count = count.saturating_sub(1);
            }
            proof.drain(steps.start - 1..steps.end);
        }
        1 => {
            let reply = proof[place..].iter_mut().find_map(|step| match step {
                Step::Reply { also, .. } => Some(also),
                _ => None,
            });
            if let Some(also) = reply {
                also.insert(square);
            }
        }
        2 => {
            let own = proof[place..]
                .iter_mut()
                .find(|step| matches!(step, Step::Move(_)));
            if let Some(own) = own {
                *own = Step::Move(square);
            }
        }
        3 => {
            let other = board.square(random.below(board.rules.squares()));
            proof.insert(place, Step::Pair(square, other));
        }
        4 => {
            if let Some(Subtree { steps, .. }) = subtrees.get(random.below(subtrees.len().max(1))) {
                let ending = [Step::Potential, Step::Horizon][random.below(2)].clone();
                proof.splice(steps.clone(), [ending]);
            }
        }
        _ => {
            let lemma = random.below(claim + 1);
            change_statement(&mut certificate.lemmas[lemma].statement, board, random);
        }
    }
}

/// Makes certificates of a game, and with each one some others: the same with a
/// lemma, which is as right, and some with a change.
pub(super) fn changes(
    rules: Rules,
    oracle: &mut Oracle,
    random: &mut Random,
    positions: usize,
) -> Changes {
    let board = Board::new(rules);
    let mut changes = Changes::default();
    for i in 0..positions {
        let Some(position) = position(&board, i % 6, random) else {
            continue;
        };
        let goals = [Goal::Win, Goal::Hold, Goal::HoldFor(5), Goal::HoldWeakly];
        let claimant = Player::BOTH[random.below(2)];
        let statement = statement(&board, position, claimant, goals[random.below(4)]);
        let Some(made) = certificate(rules, &statement, oracle, random, 400, None) else {
            continue;
        };
        let subtrees = subtrees(&made);
        // What is stored, and about the whole game.
        let can_be_lemma = |subtree: &&Subtree| {
            let is_stored = matches!(
                made.lemmas[0].proof[subtree.steps.start],
                Step::Move(_) | Step::Replies(_) | Step::Potential | Step::Horizon
            );
            is_stored && subtree.statement.goal != Goal::HoldWeakly
        };
        let lemmas: Vec<_> = subtrees.iter().filter(can_be_lemma).collect();
        for _ in 0..12 {
            let mut changed = made.clone();
            if !lemmas.is_empty() && random.chance(50) {
                changed = with_lemma(&made, lemmas[random.below(lemmas.len())], random);
                changes.right.push(changed.clone());
                let lemma = random.below(2);
                change_statement(&mut changed.lemmas[lemma].statement, &board, random);
            } else {
                change(&mut changed, &subtrees, &board, random);
            }
            changes.changed.push(changed);
        }
        changes.right.push(made);
    }
    changes
}

/// Certificates, and some that differ from them in one place.
#[derive(Debug, Default)]
pub(super) struct Changes {
    pub(super) right: Vec<Certificate>,
    pub(super) changed: Vec<Certificate>,
}

#[test]
fn a_certificate_with_a_change_is_rejected_or_true() {
    let mut random = Random(11);
    let (mut tried, mut rejected) = (0, 0);
    let games = [
        "3x3x3",
        "4x3x3",
        "4x3x4",
        "6x2x2",
        "12x1x3",
        "3x3x3-exactly",
        "12x1x3-exactly",
        "4x3x3-caro",
        "12x1x3-caro",
        "6x2x3-caro",
    ];
    for rules in games {
        let rules: Rules = rules.parse().unwrap();
        let mut oracle = Oracle::new(rules);
        let changes = changes(rules, &mut oracle, &mut random, 300);
        for right in changes.right {
            verify(&right.write()).unwrap_or_else(|error| panic!("{error}\n{right:?}"));
        }
        for changed in changes.changed {
            tried += 1;
            match verify(&changed.write()) {
                Ok(Verified { claim, .. }) => {
                    assert!(oracle.confirms(&claim), "{claim} {changed:?}");
                }
                Err(_) => rejected += 1,
            }
        }
    }
    assert!(tried > 10_000 && rejected > 5_000, "{rejected} of {tried}");
}
