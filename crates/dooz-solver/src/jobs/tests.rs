use std::collections::HashMap;

use dooz_core::exact::Value;
use dooz_core::{Limits, LineRule, Player, Position};
use dooz_verify::{Certificate, Goal, Lemma, Statement, Step, verify};
use proptest::prelude::*;

use super::*;
use crate::SmallBoardSolver;

fn position(rules: &str, moves: &str) -> Position {
    let mut position = Position::new(rules.parse().expect("rules"));
    for square in moves.split_whitespace() {
        let square = square.parse().expect("a square");
        position.play(square).expect("a move");
    }
    position
}

/// Returns a tree of small jobs, each of which may visit `nodes` positions at first.
fn tree(position: Position, claimant: Player, goal: Goal, nodes: u64) -> JobTree {
    let tree = JobTree::new(position, claimant, goal).expect("there is a prover");
    let sizes = JobSizes {
        nodes,
        tries: 2,
        memory: 1 << 20,
    };
    tree.with_sizes(sizes)
}

/// Runs up to `workers` jobs at the same time; the last one that is out comes back first.
/// Returns the number of jobs.
fn run(tree: &mut JobTree, workers: usize) -> usize {
    let (mut out, mut count) = (Vec::new(), 0);
    loop {
        while out.len() < workers
            && let Some(job) = tree.next_job()
        {
            out.push(job);
        }
        let Some(job) = out.pop() else {
            return count;
        };
        tree.accept(&job, &job.run(None));
        count += 1;
    }
}

/// The bytes of a certificate, after the verifier has accepted it.
fn certified(tree: &JobTree, position: &Position) -> Vec<u8> {
    let bytes = tree.certificate().expect("the claim is proved").write();
    let claim = verify(&bytes).expect("it is verified").claim;
    assert_eq!(claim.setup().position().as_ref(), Ok(position));
    bytes
}

#[test]
fn a_win_by_threats_gets_no_job_below_two_stones() {
    let position = position("9x9x4", "");
    let mut tree = tree(position, Player::First, Goal::Win, 10_000);
    let job = tree.next_job().expect("the value is open");
    assert_eq!(job.position.empty().len(), 79);
    tree.give_back(&job);
    run(&mut tree, 1);
    certified(&tree, &position);
}

#[test]
fn a_whole_game_that_only_threats_win_gets_large_jobs() {
    let sizes = |rules: &str, moves: &str| {
        let tree = JobTree::new(position(rules, moves), Player::First, Goal::Win);
        tree.expect("there is a prover").sizes()
    };
    let usual = sizes("15x15x5", "h8 i9");
    let large = sizes("15x15x5", "");
    assert!(large.nodes > 1000 * usual.nodes && large.memory > 10 * usual.memory);
    // Its values are exact.
    assert!(sizes("8x8x5", "").nodes < large.nodes);
}

#[test]
fn claims_are_proved_by_parts() {
    for (rules, moves, claimant, goal, nodes) in [
        ("6x6x5", "", Player::Second, Goal::HoldWeakly, 1),
        ("4x3x3", "", Player::First, Goal::Win, 30),
        ("3x3x3", "b3 a2", Player::First, Goal::Win, 1),
        ("5x5x4", "c3 b4", Player::Second, Goal::Hold, 3000),
        ("5x4x4-exactly", "", Player::Second, Goal::Hold, 10),
        ("7x6x5", "", Player::Second, Goal::HoldWeakly, 100),
        (
            "15x15x5",
            "h8 a1 i8 a3 j9 o15 j10 o1",
            Player::First,
            Goal::Win,
            1,
        ),
        (
            "15x15x5",
            "h8 i9 g8 i8 g9 f8",
            Player::First,
            Goal::Win,
            1000,
        ),
    ] {
        let position = position(rules, moves);
        let mut tree = tree(position, claimant, goal, nodes);
        let jobs = run(&mut tree, 1);
        assert!(jobs > 1, "{rules} {moves}: one job");
        assert_eq!(tree.answer(), Some(true), "{rules} {moves}");
        assert_eq!(tree.work_left(), 0);
        certified(&tree, &position);
    }
}

#[test]
fn the_order_of_results_changes_no_byte() {
    // Second holds however jobs come back, and each reply has to be answered, so that
    // all runs end with the same results.
    let position = position("6x6x5", "c3");
    let certificate = |workers| {
        let mut tree = tree(position, Player::Second, Goal::HoldWeakly, 1);
        run(&mut tree, workers);
        certified(&tree, &position)
    };
    let one_by_one = certificate(1);
    for workers in [2, 7] {
        assert_eq!(certificate(workers), one_by_one, "{workers} workers");
    }
}

#[test]
fn a_new_tree_goes_on_from_the_results_of_another() {
    let position = position("7x6x5", "");
    let new = || tree(position, Player::Second, Goal::HoldWeakly, 100);
    let mut undisturbed = new();
    run(&mut undisturbed, 1);

    let mut known: HashMap<Job, JobResult> = HashMap::new();
    let mut finished = None;
    for _ in 0..100 {
        // Each of these coordinators is killed after two jobs.
        let (mut tree, mut left) = (new(), 2);
        while let Some(job) = tree.next_job() {
            let result = match known.get(&job) {
                Some(result) => result.clone(),
                None if left == 0 => break,
                None => {
                    left -= 1;
                    job.run(None)
                }
            };
            tree.accept(&job, &result);
            known.insert(job, result);
        }
        if tree.answer().is_some() {
            finished = Some(tree);
            break;
        }
    }
    let finished = finished.expect("it ends");
    assert!(known.len() > 4, "{} jobs", known.len());
    assert_eq!(
        certified(&finished, &position),
        certified(&undisturbed, &position)
    );
}

#[test]
fn a_job_that_is_out_is_not_handed_out_again() {
    let mut tree = tree(position("6x6x5", ""), Player::Second, Goal::HoldWeakly, 1);
    let mut out = Vec::new();
    while tree.answer().is_none() {
        while let Some(job) = tree.next_job() {
            assert!(!out.contains(&job), "{job:?} is out");
            out.push(job);
        }
        let job = out.remove(0);
        tree.accept(&job, &job.run(None));
    }
}

#[test]
fn a_lost_job_is_handed_out_again() {
    let mut tree = tree(position("4x3x3", ""), Player::First, Goal::Win, 30);
    let job = tree.next_job().expect("there is one");
    assert_eq!(tree.next_job(), None);
    tree.give_back(&job);
    assert_eq!(tree.next_job(), Some(job));
}

#[test]
fn what_a_tree_does_not_wait_for_changes_nothing() {
    let mut tree = tree(position("4x3x3", ""), Player::First, Goal::Win, 30);
    let job = tree.next_job().expect("there is one");
    let elsewhere = Job {
        position: position("4x3x3", "a1"),
        ..job.clone()
    };
    let refuted = JobResult {
        verdict: Verdict::Refuted,
        nodes: 1,
    };
    let otherwise = Job {
        claimant: Player::Second,
        ..job.clone()
    };
    let larger = Job {
        nodes: 2 * job.nodes,
        ..job.clone()
    };
    for other in [&elsewhere, &otherwise, &larger] {
        tree.accept(other, &refuted);
        tree.give_back(other);
        assert_eq!((tree.answer(), tree.next_job()), (None, None));
    }
    tree.accept(&job, &job.run(None));
    run(&mut tree, 1);
    assert_eq!(tree.answer(), Some(true));
    tree.accept(&job, &refuted);
    assert_eq!(tree.answer(), Some(true));
}

#[test]
fn a_position_that_no_job_decides_ends_the_search() {
    // Too few squares are empty to split it.
    let position = position("3x3x3", "b2 a1");
    let mut tree = tree(position, Player::First, Goal::Win, 1000);
    let mut jobs = 0;
    while let Some(job) = tree.next_job() {
        let result = JobResult {
            verdict: Verdict::Unknown,
            nodes: 0,
        };
        tree.accept(&job, &result);
        jobs += 1;
    }
    assert_eq!((jobs, tree.answer(), tree.work_left()), (1, None, u64::MAX));
}

#[test]
fn a_row_that_is_too_long_for_a_line_refutes_no_claim() {
    // Only c1 can be proved to keep O from a line, but four in a row are none: X wins
    // elsewhere.
    let position = position("4x4x3-exactly", "b4 a1 d3 b1 a2 d1");
    let mut solver = SmallBoardSolver::new(position.rules()).expect("the board is small");
    let value = solver.value(&position, &Limits::default(), &mut |_| {});
    assert_eq!(value, Ok(Value::win_in(3)));
    for goal in [Goal::Win, Goal::Hold] {
        let mut tree = tree(position, Player::First, goal, 1);
        run(&mut tree, 1);
        assert_ne!(tree.answer(), Some(false), "{goal:?}");
    }
}

#[test]
fn the_claim_of_a_result_may_be_that_of_an_earlier_lemma() {
    let position = position("6x6x5", "");
    let mut tree = tree(position, Player::Second, Goal::HoldWeakly, 1_000_000);
    let job = tree.next_job().expect("the value is open");
    let Verdict::Proved(certificate) = job.run(None).verdict else {
        panic!("6,6,5 is a draw");
    };
    let (mut certificate, _) = Certificate::read(&certificate).expect("it is one");
    let claim = Step::Reference {
        lemma: certificate.lemmas.len() as u64 - 1,
        symmetry: 0,
    };
    for goal in [Goal::Hold, Goal::HoldWeakly] {
        certificate.lemmas.push(Lemma {
            statement: Statement {
                goal,
                ..job.statement()
            },
            proof: vec![claim.clone()],
        });
    }
    let result = JobResult {
        verdict: Verdict::Proved(certificate.write()),
        nodes: 1,
    };
    let result = JobResult::read(&result.write(), &job).expect("it answers the job");
    tree.accept(&job, &result);
    certified(&tree, &position);
}

#[test]
fn claims_that_are_not_split_have_no_tree() {
    let new = |rules, goal| JobTree::new(position(rules, ""), Player::Second, goal);
    assert!(new("4x4x4", Goal::Hold).is_some());
    for (rules, goal) in [
        ("4x4x4", Goal::HoldFor(3)),
        ("15x15x5-renju", Goal::Win),
        ("15x15x5-caro", Goal::Win),
        ("4x4x4-misere", Goal::Win),
    ] {
        assert!(new(rules, goal).is_none(), "{rules} {goal:?}");
    }
}

#[test]
fn the_value_is_the_claim_that_is_proved() {
    for (rules, moves, winner, certificates) in [
        ("4x3x3", "", Some(Player::First), 1),
        ("3x3x3", "b3 a2", Some(Player::First), 1),
        ("3x3x3", "b2 b3 a1", Some(Player::First), 1),
        ("4x4x4", "", None, 1),
        ("4x4x4", "b2 b3", None, 2),
    ] {
        let position = position(rules, moves);
        let mut search = ValueJobs::new(position).expect("there are provers");
        while let Some(job) = search.next_job() {
            search.accept(&job, &job.run(None));
        }
        let (solution, proofs) = search.solution().expect("it is solved");
        assert_eq!(
            (solution.winner, proofs.len()),
            (winner, certificates),
            "{rules} {moves}"
        );
        for proof in proofs {
            let claim = verify(&proof.write()).expect("it is verified").claim;
            assert_eq!(claim.setup().position(), Ok(position), "{rules} {moves}");
        }
    }
    assert!(ValueJobs::new(position("3x3x3", "a1 b1 a2 b2 a3")).is_none());
}

#[test]
fn jobs_and_results_survive_the_way_as_bytes() {
    for (rules, moves, claimant, goal) in [
        ("15x15x5-renju", "h8 i9", Player::First, Goal::Win),
        ("5x4x4-exactly", "a1", Player::Second, Goal::HoldFor(7)),
        ("3x3x3", "", Player::Second, Goal::HoldWeakly),
    ] {
        let job = Job {
            position: position(rules, moves),
            claimant,
            goal,
            nodes: 1 << 40,
            memory: 1 << 30,
        };
        assert_eq!(Job::read(&job.write()), Ok(job));
    }
}

#[test]
fn nothing_that_was_changed_on_the_way_is_believed() {
    let tree = tree(position("4x3x3", ""), Player::First, Goal::Win, 100_000);
    let job = tree.clone().next_job().expect("there is one");
    let result = job.run(None);
    let bytes = result.write();
    assert_eq!(JobResult::read(&bytes, &job), Ok(result.clone()));
    for bit in 0..8 * bytes.len() {
        let mut changed = bytes.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(
            JobResult::read(&changed, &job),
            Err(JobError::Damaged),
            "bit {bit}"
        );
    }
    let job_bytes = job.write();
    for bit in 0..8 * job_bytes.len() {
        let mut changed = job_bytes.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(Job::read(&changed), Err(JobError::Damaged), "bit {bit}");
    }
    for length in 0..bytes.len() {
        assert!(JobResult::read(&bytes[..length], &job).is_err());
    }

    // A liar can make the checksum fit, but not the proof.
    let Verdict::Proved(certificate) = &result.verdict else {
        panic!("4,3,3 is won");
    };
    let mut wrong = certificate.clone();
    wrong.pop();
    let lie = JobResult {
        verdict: Verdict::Proved(wrong),
        ..result.clone()
    };
    let read = JobResult::read(&lie.write(), &job);
    assert!(matches!(read, Err(JobError::Rejected(_))), "{read:?}");
    let other = Job {
        position: position("4x3x3", "a1 b1"),
        ..job
    };
    let read = JobResult::read(&bytes, &other);
    assert!(matches!(read, Err(JobError::OtherClaim(_))), "{read:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn trees_find_what_the_exact_solver_knows(
        rules in prop::sample::select(vec!["3x3x3", "4x3x3", "4x4x3-exactly", "4x4x4", "5x3x3"]),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..8),
        claimant in prop::sample::select(Player::BOTH.to_vec()),
        goal in prop::sample::select(vec![Goal::Win, Goal::Hold]),
        tries in 1..3_u32,
    ) {
        let mut position = position(rules, "");
        for choice in choices {
            let moves: Vec<_> = position.legal_moves().collect();
            let next = position.after(*choice.get(&moves));
            if next.outcome().is_some() {
                break;
            }
            position = next;
        }
        let mut solver = SmallBoardSolver::new(position.rules()).expect("the board is small");
        let value = solver.value(&position, &Limits::default(), &mut |_| {}).expect("no limits");
        let is_own = position.turn() == claimant;
        let wins = if is_own { value.is_win() } else { value.is_loss() };
        let loses = if is_own { value.is_loss() } else { value.is_win() };
        let is_true = match goal {
            Goal::Win => wins,
            _ => !loses,
        };

        let mut tree = tree(position, claimant, goal, 1);
        tree = tree.clone().with_sizes(JobSizes { tries, ..tree.sizes() });
        run(&mut tree, 3);
        // Certificates take k in a row of the opponent for a line even where more make
        // none, so that some claims stay open.
        if position.rules().line() == LineRule::Exactly {
            prop_assert_ne!(tree.answer(), Some(!is_true));
        } else {
            prop_assert_eq!(tree.answer(), Some(is_true));
        }
        if is_true && tree.answer() == Some(true) {
            certified(&tree, &position);
        }
    }
}

#[test]
fn answers_come_back_from_their_bytes() {
    let proved = Answer::Proved {
        value: Some(crate::Solution::DRAW),
        certificates: vec![vec![1, 2], vec![3]],
    };
    for answer in [proved, Answer::Refuted] {
        assert_eq!(Answer::read(&answer.write()), Ok(answer));
    }
}

#[test]
fn a_question_accepts_no_answer_to_another_one() {
    let question = |rules, moves, claim| Question {
        claim,
        ..Question::value(position(rules, moves))
    };
    let answer = |question: &Question| {
        let mut search = question.search().expect("there are provers");
        while let Some(job) = search.next_job() {
            search.accept(&job, &job.run(None));
        }
        search.answer().expect("the board is small")
    };
    let win = Some((Player::First, Goal::Win));
    let questions = [
        question("4x3x3", "", win),
        question("4x3x3", "b2 a1", win),
        question("5x3x3", "", win),
        question("4x3x3", "", None),
        question("4x4x4", "", None),
        question("4x4x4", "", Some((Player::Second, Goal::HoldWeakly))),
    ];
    for (index, question) in questions.iter().enumerate() {
        let answer = answer(question);
        for (other, asked) in questions.iter().enumerate() {
            assert_eq!(asked.accepts(&answer), index == other, "{index} {other}");
        }
    }
    let empty = Answer::Proved {
        value: Some(crate::Solution::DRAW),
        certificates: Vec::new(),
    };
    assert!(!questions[4].accepts(&empty));
    assert!(questions[0].accepts(&Answer::Refuted));
    assert!(!questions[3].accepts(&Answer::Refuted));
}
