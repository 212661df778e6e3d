//! `dooz solve` and `dooz prove` with their work split into jobs.

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::program::{command, dooz, fresh_file};

/// A claim that takes some hundred jobs of the smallest size.
const CLAIM: [&str; 7] = [
    "prove",
    "--rules",
    "7x6x5",
    "--claim",
    "second-holds-weakly",
    "--job-nodes",
    "1",
];

fn fresh_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_hundred_kills_change_no_byte_of_the_proof() {
    let alone = fresh_file("undisturbed.dzc");
    let run = dooz(
        &[
            &CLAIM[..],
            &["--certificate", alone.to_str().unwrap(), "--json"],
        ]
        .concat(),
        "",
    );
    let undisturbed: Value = serde_json::from_str(&run.output).unwrap();
    let jobs = undisturbed["jobs"]["finished"].as_u64().unwrap();
    assert!(jobs > 50, "{jobs} jobs");

    let folder = fresh_folder("killed");
    let file = fresh_file("killed.dzc");
    let arguments = [
        &CLAIM[..],
        &["--resume", folder.to_str().unwrap()],
        &["--certificate", file.to_str().unwrap(), "--json"],
    ];
    let arguments = arguments.concat();
    let mut survivals = 0;
    for kill in 0..100 {
        let mut child = command(&arguments).spawn().unwrap();
        thread::sleep(Duration::from_millis(1 + 37 * kill % 60));
        survivals += u32::from(child.try_wait().unwrap().is_some());
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert!(survivals < 100, "none was killed");
    let run = dooz(&arguments, "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    let end: Value = serde_json::from_str(&run.output).unwrap();
    let [finished, recalled] = ["finished", "recalled"].map(|key| end["jobs"][key].as_u64());
    assert_eq!(finished.unwrap() + recalled.unwrap(), jobs, "{end}");
    assert!(recalled.unwrap() > 0, "{end}");
    assert_eq!(end["nodes"], undisturbed["nodes"]);
    assert_eq!(fs::read(&file).unwrap(), fs::read(&alone).unwrap());
    assert_eq!(dooz(&["verify", file.to_str().unwrap()], "").status, 0);
}

#[test]
fn a_search_that_is_given_up_goes_on_later() {
    let folder = fresh_folder("given-up");
    let folder = folder.to_str().unwrap();
    let begin = [&CLAIM[..], &["--jobs", "2", "--resume", folder]].concat();
    let run = dooz(&[&begin[..], &["--nodes", "500"]].concat(), "");
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    let last = run.output.lines().last().unwrap();
    let kept = format!("What was found is kept in {folder}: the same command goes on from there.");
    assert_eq!(last, kept);
    let run = dooz(&[&begin[..], &["--json"]].concat(), "");
    let end: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(end["result"], "proved");
    assert!(end["jobs"]["recalled"].as_u64() > Some(0), "{end}");
}

#[test]
fn large_boards_are_solved_by_jobs() {
    let file = fresh_file("by-jobs.dzc");
    let position = ["15x15x5", "h8", "a1", "i8", "a3", "j9", "o15", "j10", "o1"];
    let solve = [&["solve"], &position[..], &["--jobs", "2", "--json"]].concat();
    let run = dooz(
        &[&solve[..], &["--certificate", file.to_str().unwrap()]].concat(),
        "",
    );
    let end: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(end["value"], "first", "{}", run.errors);
    assert_eq!(dooz(&["verify", file.to_str().unwrap()], "").status, 0);
}

#[test]
fn two_searches_do_not_share_a_folder() {
    let folder = fresh_folder("shared");
    let name = folder.to_str().unwrap();
    let endless = ["prove", "--claim", "second-wins", "--resume", name];
    let mut child = command(&endless).spawn().unwrap();
    while !folder.join("jobs.redb").exists() {
        thread::sleep(Duration::from_millis(5));
    }
    let run = dooz(&[&CLAIM[..], &["--resume", name]].concat(), "");
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(run.status, 1);
    assert!(
        run.errors.contains("in use by another program"),
        "{}",
        run.errors
    );
}

#[test]
fn a_file_that_holds_no_results_is_left_as_it_is() {
    let folder = fresh_folder("damaged");
    fs::create_dir(&folder).unwrap();
    let file = folder.join("jobs.redb");
    fs::write(&file, "not a database").unwrap();
    let run = dooz(
        &[&CLAIM[..], &["--resume", folder.to_str().unwrap()]].concat(),
        "",
    );
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("Move it away"), "{}", run.errors);
    assert_eq!(fs::read(&file).unwrap(), b"not a database");

    let run = dooz(
        &[&CLAIM[..], &["--resume", file.to_str().unwrap()]].concat(),
        "",
    );
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("cannot be used"), "{}", run.errors);
}
