//! Arguments that are right and wrong.

use crate::program::{command, dooz, fresh_file};

/// Returns the sentence about wrong arguments.
fn complaint(arguments: &[&str]) -> String {
    let run = dooz(arguments, "");
    assert_eq!(run.status, 2, "{arguments:?}: {}{}", run.output, run.errors);
    assert_eq!(run.output, "", "{arguments:?}");
    assert_eq!(
        run.errors.lines().count(),
        1,
        "{arguments:?}: {}",
        run.errors
    );
    let sentence = run.errors.trim().strip_prefix("dooz: ");
    sentence.expect("everybody knows who speaks").to_owned()
}

#[test]
fn a_misspelt_name_of_rules_is_answered_with_the_name() {
    for (typed, expected) in [
        ("gomuku", "Unknown rules `gomuku`; did you mean gomoku?"),
        (
            "Machinarum",
            "Unknown rules `Machinarum`; did you mean machinarium?",
        ),
    ] {
        for command in ["play", "selfplay", "book"] {
            assert_eq!(complaint(&[command, "--rules", typed]), expected);
        }
    }
    assert!(complaint(&["--rules=-3x3x3"]).starts_with("Unknown rules `-3x3x3`."));
}

#[test]
fn options_of_every_command_may_stand_before_it() {
    let before = dooz(&["--language", "fa", "--digits", "latin", "man"], "");
    let after = dooz(&["man", "--language", "fa", "--digits", "latin"], "");
    assert_eq!((before.status, before.output), (0, after.output));
}

#[test]
fn a_file_that_is_not_there_is_not_taken_for_moves() {
    let run = dooz(&["review", "nofile.sgf"], "");
    assert_eq!(
        (run.status, run.errors.as_str()),
        (1, "dooz: There is no file nofile.sgf; check its name.\n")
    );
}

#[test]
fn the_configuration_file_holds_what_nobody_wants_to_type() {
    let file = fresh_file("config");
    let with = |text: &str, arguments: &[&str]| {
        std::fs::write(&file, text).unwrap();
        let mut command = command(arguments);
        let output = command.env("DOOZ_CONFIG", &file).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (
            output.status.code(),
            text(output.stdout),
            text(output.stderr),
        )
    };
    let config = "language = ru\nrules = 4x4x3\nopponent = random\n";
    let (status, output, _) = with(config, &["--plain"]);
    assert_eq!(status, Some(0));
    assert!(output.contains("Ваш ход"), "{output}");
    assert!(output.contains("\n4 . . . ."), "{output}");
    let (_, typed, _) = with(config, &["--plain", "--language", "en", "--rules", "3x3x3"]);
    assert!(
        typed.contains("Your move") && typed.contains("\n3 . . ."),
        "{typed}"
    );

    let (status, _, errors) = with("colour = never\nfoo = bar\n", &["--plain"]);
    assert_eq!(status, Some(1));
    assert!(errors.starts_with("dooz: Line 2 of "), "{errors}");
    let (status, _, errors) = with("ascii = maybe\n", &["--plain"]);
    assert_eq!(status, Some(1));
    let sentence = "`maybe` cannot be chosen here; choose yes | no.\n";
    assert!(
        errors.starts_with("dooz: Line 1 of ") && errors.ends_with(sentence),
        "{errors}"
    );
    let (_, _, errors) = with("language = ru\nclock = abc\n", &["--plain"]);
    assert!(errors.starts_with("dooz: Строка 2 "), "{errors}");
}

#[test]
fn the_manual_says_what_the_help_does_not() {
    let page = dooz(&["man"], "").output;
    for heading in [
        "EXAMPLES",
        "POSITIONS",
        "EXIT STATUS",
        "FILES",
        "ENVIRONMENT",
    ] {
        assert!(page.contains(&format!(".SH \"{heading}\"")), "{heading}");
    }
    let headings = page.lines().filter(|line| line.starts_with(".SH"));
    let told: Vec<&str> = headings.collect();
    assert!(told.contains(&".SH COMMANDS") && told.contains(&".SH \"NOTES\""));
    assert!(
        told.iter()
            .all(|line| line.to_uppercase() == **line && !line.contains("EXTRA")),
        "{told:?}"
    );
    let of_command = dooz(&["man", "explain"], "").output;
    assert!(of_command.contains(".SH \"EXIT STATUS\""), "{of_command}");
    assert!(!of_command.contains("NOTES"), "{of_command}");
    assert!(!of_command.contains("FILES"));
}

#[test]
fn the_shell_completes_rules_and_languages() {
    let script = dooz(&["completions", "bash"], "").output;
    for names in [
        "tic-tac-toe machinarium gomoku gomoku-20 standard renju caro",
        "en fa ar ru",
    ] {
        assert!(
            script.contains(&format!("compgen -W \"{names}\"")),
            "{names}"
        );
    }
}

#[test]
fn a_player_that_is_not_offered_gives_way_to_one_that_is() {
    for (arguments, sentence) in [
        (
            &["--opponent", "perfect", "--rules", "renju"][..],
            "Perfect needs a board that can be searched to the end: at most 7 columns and \
             8 rows, no renju. Choose engine",
        ),
        (
            &["match", "perfect", "random", "--rules", "30x20x5"],
            "Choose search",
        ),
    ] {
        let run = dooz(arguments, "");
        assert_ne!(run.status, 0);
        assert!(run.errors.contains(sentence), "{}", run.errors);
    }
}

#[test]
fn what_is_wrong_is_named_with_its_remedy() {
    for (arguments, part) in [
        (
            &["--qqqq"][..],
            "`--qqqq` is neither an option nor a command",
        ),
        (
            &["--plian"],
            "`--plian` is not known here; did you mean --plain?",
        ),
        (&["chess"], "`chess` is neither"),
        (&["thing"], "did you mean think?"),
        (&["--plain", "play"], "Write --plain after play"),
        (&["--plain", "chess"], "`chess` is neither"),
        (
            &["coach"],
            "Say which command is meant; choose levels | puzzles",
        ),
        (
            &["explain", "X........", "O", "b2", "c3"],
            "`c3` is neither an option nor a command",
        ),
        (
            &["web", "--port", "65536"],
            "`65536` is not a number from 0 to 65,535",
        ),
        (&["--rules", "chess"], "`chess`. Name a preset"),
        (&["--rules", "99x3x3"], "A board has 1 to 31 columns"),
        (&["--rules"], "needs a value"),
        (
            &["--opponent", "deepblue"],
            "`deepblue` is not a player of Dooz; choose person | perfect",
        ),
        (
            &["--opponent", "sisoog", "--rules", "gomoku"],
            "choose another player",
        ),
        (
            &["--opponent", "sisoog:window=-1,1"],
            "Sisoog has no option `window`",
        ),
        (
            &["--opponent", "sisoog", "--depth", "3"],
            "Sisoog has no option `depth`",
        ),
        (
            &["--opponent", "search", "--depth", "0"],
            "`0` is not a number from 1 to",
        ),
        (
            &["--opponent", "person", "--depth", "3"],
            "only people play",
        ),
        (
            &["--opponent", "machinarium", "--style", "201"],
            "from -200 to 200",
        ),
        (
            &["--opponent", "perfect", "--show", "random", "random"],
            "cannot go together",
        ),
        (&["--show", "random"], "needs 2 values"),
        (
            &["--begins", "nobody"],
            "choose first | second | random | alternating",
        ),
        (&["--symbols", "XX"], "choose XO | OX"),
        (
            &["--seed", "-1"],
            "is not a number from 0 to 18446744073709551615",
        ),
        (&["--classic"], "Only the published programs have a way"),
        (&["--rules", "gomoku", "--notation", "keypad"], "nine keys"),
        (
            &["--language", "tlh"],
            "`tlh` is not a language of Dooz; choose en | fa | ar",
        ),
        (&["--resume", "a", "--record", "b"], "cannot go together"),
        (&["--resume", "a", "--rules", "renju"], "cannot go together"),
        (&["think"], "Say who is to think with --brain"),
        (
            &["think", "--brain", "perfect", "........."],
            "say who is to move",
        ),
        (&["think", "--brain", "lafore", "--rules", "gomoku"], "3x3"),
        (
            &["think", "--brain", "alphabeta", "--window", "-3,3"],
            "choose -1,1 | -2,2",
        ),
        (
            &["think", "--brain", "perfect", "--nodes", "many"],
            "`many` is not a number",
        ),
        (&["completions"], "SHELL"),
        (&["completions", "cmd"], "choose bash"),
        (&["man", "chess"], "choose play | think"),
    ] {
        let complaint = complaint(arguments);
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = crate::program::command(&["--rules"]);
    command.arg(std::ffi::OsStr::from_bytes(b"\xff"));
    let end = command.output().unwrap();
    assert_eq!(end.status.code(), Some(2));
    assert!(String::from_utf8(end.stderr).unwrap().contains("UTF-8"));
}

#[test]
fn complaints_and_help_are_in_the_language_that_is_asked_for() {
    let run = dooz(&["--language", "ru", "--qqqq"], "");
    assert_eq!(run.status, 2);
    assert!(
        run.errors.contains("справк") || run.errors.contains("список"),
        "{}",
        run.errors
    );
    let run = dooz(&["think", "--help", "--language=fa"], "");
    assert_eq!(run.status, 0);
    assert!(run.output.contains("گزینه‌ها"), "{}", run.output);
}

#[test]
fn the_number_of_missing_values_has_the_digits_of_the_language() {
    let run = dooz(&["--language", "fa", "--show", "random"], "");
    assert_eq!(run.status, 2);
    assert!(run.errors.contains("۲ مقدار"), "{}", run.errors);
}

#[test]
fn every_option_has_its_help_in_every_language() {
    for language in ["en", "fa", "ar", "ru"] {
        for command in [&["--help"][..], &["play", "--help"], &["think", "--help"]] {
            let run = dooz(&[command, &["--language", language]].concat(), "");
            assert_eq!(run.status, 0);
            // A sentence that no language has comes out as its key.
            assert!(!run.output.contains('⟨'), "{}", run.output);
            assert!(run.output.lines().count() > 15, "{}", run.output);
        }
    }
}

#[test]
fn help_is_a_command_as_well() {
    for language in ["en", "fa", "ar", "ru"] {
        for command in [&[][..], &["think"], &["help"]] {
            let words = [&["help"], command, &["--language", language]].concat();
            let option = [command, &["--help", "--language", language]].concat();
            let [help, usual] = [words, option].map(|arguments| dooz(&arguments, ""));
            assert_eq!((help.status, help.errors.as_str()), (0, ""));
            assert_eq!(help.output, usual.output);
            assert!(!help.output.contains('⟨'), "{}", help.output);
        }
    }
    let complaint = complaint(&["help", "chess"]);
    assert!(complaint.contains("choose play | think"), "{complaint}");
}

#[test]
fn completions_and_manual_pages_name_every_option() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = dooz(&["completions", shell], "");
        assert_eq!(run.status, 0);
        for option in ["opponent", "first-stone", "fast-cut", "time-ms"] {
            assert!(run.output.contains(option), "{shell}: {option}");
        }
    }
    let page = dooz(&["man"], "");
    assert_eq!(page.status, 0);
    assert!(page.output.contains(".TH dooz 1"), "{}", page.output);
    assert!(page.output.contains(r"\-\-opponent"), "{}", page.output);
    let page = dooz(&["man", "think"], "").output;
    assert!(page.contains(r"\-\-fast\-cut"), "{page}");
}

#[test]
fn manual_pages_tell_how_a_command_ends_after_a_signal() {
    for language in ["en", "fa", "ar", "ru"] {
        let arguments = ["man", "--language", language, "--digits", "latin"];
        let page = dooz(&arguments, "").output;
        let (_, from_exit) = page.split_once("130").expect("130 is there");
        for command in ["dooz match", "dooz analyze"] {
            assert!(from_exit.contains(command), "{page}");
        }
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let run = dooz(&["--version"], "");
    assert_eq!(
        run.output.trim(),
        concat!("dooz ", env!("CARGO_PKG_VERSION"))
    );
}

/// Returns the keys of all objects in a JSON value.
fn keys(value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(object) => {
            for (key, value) in object {
                found.push(key.clone());
                keys(value, found);
            }
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn the_manual_names_the_fields_of_json() {
    // Inside of fields that are named; docs/trace.schema.json describes those of traces.
    const INNER: &[&str] = &[
        "version",
        "format",
        "kind",
        "plies",
        "low",
        "high",
        "alpha",
        "beta",
        "depth",
        "subtree",
        "leaves",
        "cuts",
        "fast_cuts",
        "limited",
        "fast",
        "pruned",
    ];
    for (arguments, page) in [
        ("think --brain perfect --json", "man"),
        ("trace X..XO...O X --format json", "trace --help"),
        ("compare X..XO...O X --json", "compare --help"),
        ("coach levels --rules 3x3x3 --json", "coach levels --help"),
        (
            "coach levels --rules 6x6x5 --games 2 --step 100 --json",
            "coach levels --help",
        ),
        ("explain X........ O b3 --json", "explain --help"),
        ("review b2 b1 a3 c1 a1 --json", "review --help"),
        ("analyze h8 i9 --depth 2 --json", "analyze --help"),
        ("analyze h8 --threats vcf --json", "analyze --help"),
        (
            "match random random --rules 3x3x3 --games 2 --sprt 0,10 --json",
            "match --help",
        ),
        ("bench --nodes 100 --json", "bench --help"),
        ("solve 6x6x4 --nodes 100 --json", "solve --help"),
        ("solve 8x6x5 --jobs 2 --nodes 401000 --json", "solve --help"),
        (
            "prove --rules 4x3x3 --claim first-wins --jobs 1 --json",
            "prove --help",
        ),
        ("verify ../../data/proofs/3x3x3.dzc --json", "verify --help"),
        ("verify - --json", "verify --help"),
        ("values --json", "values --help"),
    ] {
        let [arguments, page] = [arguments, page].map(|words| words.split(' ').collect::<Vec<_>>());
        // The first one reads these lines, of which one is wrong; to `verify` they are no
        // certificate.
        let output = dooz(&arguments, "X..XO.... O\nX..XO.... Y\n").output;
        let mut found = Vec::new();
        for line in output.lines() {
            keys(&serde_json::from_str(line).unwrap(), &mut found);
        }
        assert!(found.len() > 3, "{arguments:?}: {output}");
        let help = dooz(&page, "").output;
        let words: Vec<&str> = help
            .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .collect();
        for key in found {
            let is_named = words.contains(&key.as_str()) || INNER.contains(&key.as_str());
            assert!(is_named, "{arguments:?}: {key}");
        }
    }
}
