//! `dooz solve` and `dooz prove` with their work split into jobs.

use std::fs;
use std::path::{Path, PathBuf};
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

/// The number of bytes of results, 0 if there are none.
fn size(folder: &Path) -> u64 {
    fs::metadata(folder.join("jobs.redb")).map_or(0, |file| file.len())
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
        &["--store", folder.to_str().unwrap()],
        &["--certificate", file.to_str().unwrap(), "--json"],
    ];
    let arguments = arguments.concat();
    let (mut survivals, mut time) = (0, Duration::from_millis(1));
    for kill in 0..100 {
        let before = size(&folder);
        let mut child = command(&arguments).spawn().unwrap();
        thread::sleep(time + Duration::from_millis(37 * kill % 60));
        survivals += u32::from(child.try_wait().unwrap().is_some());
        child.kill().unwrap();
        child.wait().unwrap();
        if kill % 10 == 9 && size(&folder) == before {
            // On a busy machine it may take longer until there is something to lose.
            time += Duration::from_millis(20);
        }
    }
    assert!(survivals < 100, "none was killed");
    let run = dooz(&arguments, "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    let end: Value = serde_json::from_str(&run.output).unwrap();
    let [finished, recalled] = ["finished", "recalled"].map(|key| end["jobs"][key].as_u64());
    if survivals == 0 {
        assert_eq!(finished.unwrap() + recalled.unwrap(), jobs, "{end}");
        assert!(recalled.unwrap() > 0, "{end}");
    } else {
        // A run that came to its end has left the answer.
        assert_eq!((finished, recalled), (Some(0), Some(0)), "{end}");
    }
    assert_eq!(fs::read(&file).unwrap(), fs::read(&alone).unwrap());
    assert_eq!(dooz(&["verify", file.to_str().unwrap()], "").status, 0);
}

#[test]
fn a_search_that_is_given_up_goes_on_later() {
    let folder = fresh_folder("given-up");
    let folder = folder.to_str().unwrap();
    let limited = [&CLAIM[..], &["--jobs", "2", "--nodes", "500"]].concat();
    let limited = [&limited[..], &["--store", folder]].concat();
    let run = dooz(&limited, "");
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    let last = run.output.lines().last().unwrap();
    assert!(last.ends_with(&format!("are kept in {folder}.")), "{last}");
    // The limit holds for each run, so that the same command comes to an end.
    let mut runs = (0..100).map(|_| dooz(&[&limited[..], &["--json"]].concat(), ""));
    let last = runs.find(|run| run.status == 0);
    let end: Value = serde_json::from_str(&last.expect("it ends").output).unwrap();
    assert_eq!(end["result"], "proved");
    assert!(end["jobs"]["recalled"].as_u64() > Some(0), "{end}");
}

#[test]
fn large_boards_are_solved_by_jobs() {
    let file = fresh_file("by-jobs.dzc");
    let solve = ["solve", "8x6x5", "--jobs", "2", "--json", "--certificate"];
    let run = dooz(&[&solve[..], &[file.to_str().unwrap()]].concat(), "");
    let end: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(end["value"], "draw", "{}", run.errors);
    assert!(end["jobs"]["finished"].as_u64() > Some(0), "{end}");
    assert_eq!(dooz(&["verify", file.to_str().unwrap()], "").status, 0);
}

#[test]
fn what_cannot_be_split_is_searched_as_without_jobs() {
    let solve = |rules| {
        let run = dooz(&["solve", rules, "--jobs", "2", "--json"], "");
        serde_json::from_str::<Value>(&run.output).unwrap()
    };
    let misere = solve("4x4x3-misere");
    assert_eq!(misere["value"], solve("4x4x3-misere")["value"]);
    assert!(misere["value"].is_string(), "{misere}");
    let prove = [
        "prove",
        "--rules",
        "renju",
        "--claim",
        "first-wins",
        "--jobs",
        "2",
    ];
    let four = ["--position", "h8 a1 i8 a3 j8 a5 k8 a7", "--json"];
    let run = dooz(&[&prove[..], &four].concat(), "");
    assert_eq!(run.status, 0, "{}{}", run.output, run.errors);
}

#[test]
fn two_searches_do_not_share_a_folder() {
    let folder = fresh_folder("shared");
    let name = folder.to_str().unwrap();
    let endless = ["prove", "--claim", "second-wins", "--store", name];
    let mut child = command(&endless).spawn().unwrap();
    while !folder.join("jobs.redb").exists() {
        assert!(child.try_wait().unwrap().is_none(), "it should go on");
        thread::sleep(Duration::from_millis(5));
    }
    // The file is opened right after it is there.
    thread::sleep(Duration::from_millis(200));
    let run = dooz(&[&CLAIM[..], &["--store", name]].concat(), "");
    child.kill().unwrap();
    child.wait().unwrap();
    let refused = run.errors.contains("in use by another program");
    assert!(run.status == 1 && refused, "{}", run.errors);
}

#[test]
fn a_file_that_holds_no_results_is_left_as_it_is() {
    let folder = fresh_folder("damaged");
    fs::create_dir(&folder).unwrap();
    let file = folder.join("jobs.redb");
    fs::write(&file, "not a database").unwrap();
    let run = dooz(
        &[&CLAIM[..], &["--store", folder.to_str().unwrap()]].concat(),
        "",
    );
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("Move it away"), "{}", run.errors);
    assert_eq!(fs::read(&file).unwrap(), b"not a database");

    let run = dooz(
        &[&CLAIM[..], &["--store", file.to_str().unwrap()]].concat(),
        "",
    );
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("cannot be used"), "{}", run.errors);
}

#[test]
fn a_store_that_a_claim_cannot_use_is_refused() {
    let folder = fresh_folder("unused");
    let claim = ["prove", "--rules", "15x15x5-caro", "--claim", "first-wins"];
    let value = ["solve", "4x4x4-misere"];
    for question in [&claim[..], &value[..]] {
        let store = ["--store", folder.to_str().unwrap()];
        let run = dooz(&[question, &store[..]].concat(), "");
        assert_eq!(run.status, 1);
        assert!(run.errors.contains("not split into jobs"), "{}", run.errors);
        assert!(!folder.exists());
    }
}

#[test]
fn a_store_says_what_it_holds_and_goes_on_without_the_question() {
    let folder = fresh_folder("asked");
    let folder = folder.to_str().unwrap();
    let store = ["prove", "--store", folder];
    let json = |words: &[&str]| {
        let run = dooz(&[&store, words, &["--json"]].concat(), "");
        assert_eq!(run.errors, "", "{words:?}");
        serde_json::from_str::<Value>(&run.output).unwrap()
    };
    dooz(
        &[&CLAIM[..], &["--store", folder, "--nodes", "100"]].concat(),
        "",
    );

    let open = json(&[]);
    assert!(open["results"].as_u64() > Some(0), "{open}");
    let question = &open["questions"][0];
    assert_eq!(question["claim"], "second-holds-weakly");
    assert_eq!(question["result"], "open");
    let shown = dooz(&store, "");
    assert_eq!(shown.status, 1);
    let shown = shown.output;
    assert!(shown.contains("7x6x5, empty board, X to move: second-holds-weakly"));
    assert!(shown.contains("Go on with --jobs"), "{shown}");

    let end = json(&["--jobs", "2"]);
    assert_eq!(end["result"], "proved");
    assert!(end["jobs"]["recalled"].as_u64() > Some(0), "{end}");
    assert_eq!(json(&[])["questions"][0]["result"], "proved");
    let file = fresh_file("exported.dzc");
    let export = ["--certificate", file.to_str().unwrap()];
    std::fs::write(&file, "my notes").unwrap();
    let run = dooz(&[&store[..], &export].concat(), "");
    assert!(run.errors.contains("left as it is"), "{}", run.errors);
    std::fs::remove_file(&file).unwrap();
    let run = dooz(&[&store[..], &export].concat(), "");
    assert_eq!(run.status, 0);
    assert!(run.output.contains("X never completes"), "{}", run.output);
    assert_eq!(dooz(&["verify", file.to_str().unwrap()], "").status, 0);

    // A second question in the same folder, and this one asks for a value.
    dooz(
        &["solve", "8x6x5", "--store", folder, "--nodes", "1000001"],
        "",
    );
    let both = json(&[]);
    assert_eq!(both["questions"].as_array().unwrap().len(), 2, "{both}");
    let run = dooz(&[&store[..], &["--jobs", "2", "--json"]].concat(), "");
    let end: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(end["value"], "draw", "{}", run.errors);
    let run = dooz(&[&store[..], &export].concat(), "");
    assert!(run.errors.contains("several proofs"), "{}", run.errors);
}

#[test]
fn a_claim_that_is_proved_is_exported_and_not_proved_again() {
    let folder = fresh_folder("proved");
    let [file, again] = ["first-proof.dzc", "same-proof.dzc"].map(fresh_file);
    let [folder, file, again] = [&folder, &file, &again].map(|path| path.to_str().unwrap());
    let run = |words: &[&str], certificate| {
        let rest = ["--store", folder, "--certificate", certificate, "--json"];
        let run = dooz(&[words, &rest].concat(), "");
        serde_json::from_str::<Value>(&run.output).expect(&run.errors)
    };
    let first = run(&[&CLAIM[..], &["--jobs", "2"]].concat(), file);
    assert!(first["nodes"].as_u64() > Some(0), "{first}");
    let other = ["prove", "--rules", "4x4x3", "--claim", "first-wins"];
    run(&other, again);

    // The sizes of jobs may be left out.
    for words in [&CLAIM[..], &CLAIM[..5]] {
        let end = run(words, again);
        assert_eq!(end["nodes"], 0, "{end}");
        assert_eq!(end["jobs"]["finished"], 0, "{end}");
        assert_eq!(fs::read(again).unwrap(), fs::read(file).unwrap());
    }
    // By other sizes, it is another question.
    let end = run(&[&CLAIM[..6], &["50"]].concat(), again);
    assert!(end["nodes"].as_u64() > Some(0), "{end}");
}

#[test]
fn a_claim_that_is_proved_is_not_called_open() {
    let folder = fresh_folder("proved-otherwise");
    let folder = folder.to_str().unwrap();
    let run = |words: &[&str]| dooz(&[words, &["--store", folder]].concat(), "");
    run(&[&CLAIM[..], &["--nodes", "100"]].concat());
    // The sizes of the jobs are those of the question that is there.
    let go_on = run(&[&CLAIM[..5], &["--nodes", "100", "--json"]].concat());
    let end: Value = serde_json::from_str(&go_on.output).unwrap();
    assert!(end["jobs"]["recalled"].as_u64() > Some(0), "{end}");

    run(&[&CLAIM[..6], &["1000"]].concat());
    let contents: Value = serde_json::from_str(&run(&["prove", "--json"]).output).unwrap();
    assert_eq!(contents["questions"].as_array().unwrap().len(), 1);
    let question = &contents["questions"][0];
    assert_eq!(question["result"], "proved");
    assert_eq!(question["job_nodes"], 1000);
    assert_eq!(question["memory"], Value::Null);
    let shown = run(&["prove", "--jobs", "2"]);
    assert!(!shown.output.contains("not proved yet"), "{shown:?}");
}

#[test]
fn a_store_remembers_that_a_claim_is_refuted() {
    let folder = fresh_folder("refuted");
    let folder = folder.to_str().unwrap();
    let store = ["prove", "--store", folder];
    let claim = ["--rules", "5x4x4", "--claim", "first-wins"];
    let run = dooz(&[&store[..], &claim].concat(), "");
    assert!(run.output.starts_with("The claim is refuted,"), "{run:?}");

    let json = dooz(&[&store[..], &["--json"]].concat(), "");
    let contents: Value = serde_json::from_str(&json.output).unwrap();
    let question = &contents["questions"][0];
    assert_eq!(question["result"], "refuted");
    assert_eq!(question["bytes"], Value::Array(Vec::new()));
    // There is nothing to go on with, and nothing to write.
    let run = dooz(&[&store[..], &["--jobs", "2"]].concat(), "");
    assert!(run.output.contains("first-wins is refuted"), "{run:?}");
    assert!(run.output.contains("no certificate shows it"), "{run:?}");
    assert!(run.output.contains("second-holds would"), "{run:?}");
    assert!(!run.output.contains("--jobs"), "{run:?}");
    let run = dooz(&[&store[..], &["--certificate", "none.dzc"]].concat(), "");
    assert!(run.errors.contains("no certificate to write"), "{run:?}");
}

#[test]
fn a_store_goes_on_with_its_own_sizes_of_jobs_and_refuses_others() {
    let folder = fresh_folder("sizes");
    let folder = folder.to_str().unwrap();
    let memory = ["--memory", "3", "--nodes", "100", "--store", folder];
    dooz(&[&CLAIM[..], &memory].concat(), "");

    let go_on = |words: &[&str]| dooz(&[&["prove", "--store", folder], words].concat(), "");
    let run = go_on(&["--memory", "64"]);
    assert_eq!((run.status, run.output.as_str()), (1, ""));
    assert!(run.errors.contains("found with --memory 3"), "{run:?}");
    let run = go_on(&["--jobs", "2", "--job-nodes", "1000"]);
    assert!(run.errors.contains("found with --job-nodes 1."), "{run:?}");
    let same = ["--memory", "3", "--job-nodes", "1", "--nodes", "100"];
    let run = go_on(&[&same[..], &["--json"]].concat());
    let end: Value = serde_json::from_str(&run.output).unwrap();
    assert!(end["jobs"]["recalled"].as_u64() > Some(0), "{end}");

    // Usual sizes are none of those that can be named.
    let folder = fresh_folder("usual-sizes");
    let folder = folder.to_str().unwrap();
    let usual = ["prove", "--claim", "second-wins", "--nodes", "1"];
    dooz(&[&usual[..], &["--store", folder]].concat(), "");
    let run = dooz(&["prove", "--store", folder, "--memory", "64"], "");
    assert!(run.errors.contains("found without --memory"), "{run:?}");
}

#[test]
fn a_store_without_questions_says_what_to_do() {
    let folder = fresh_folder("nothing");
    let run = dooz(&["prove", "--store", folder.to_str().unwrap()], "");
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("There is no file"), "{}", run.errors);
    assert!(!folder.exists(), "to look creates nothing");
    let run = dooz(&["prove"], "");
    assert_eq!(run.status, 2);
    assert!(run.errors.contains("--claim"), "{}", run.errors);
}
