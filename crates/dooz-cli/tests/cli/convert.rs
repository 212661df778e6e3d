//! Games from one format into another.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{Run, dooz, fresh_file};

const SGF: &str = "(;FF[4]GM[4]SZ[15]RU[freestyle]IR[5]PB[one]PW[two]\
                   ;B[hh]C[Centre.](;W[ig];B[ii])(;W[hg]))";

fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let file = fresh_file(name);
    fs::write(&file, text).unwrap();
    file
}

fn convert(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    dooz(&[&["convert"], arguments].concat(), input)
}

fn path(file: &Path) -> &str {
    file.to_str().unwrap()
}

#[track_caller]
fn complaint(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let run = convert(arguments, input);
    assert_eq!((run.status, run.output.as_str()), (1, ""), "{}", run.errors);
    run.errors
}

#[test]
fn every_format_becomes_every_other() {
    let texts = [
        ("sgf", "(;FF[4]GM[4]SZ[15]RU[freestyle]IR[5];B[hh];W[ig])"),
        ("psq", "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n"),
        ("moves", "h8 i9\n"),
    ];
    let dooz_text = convert(&["-", "-", "--to", "dooz"], texts[0].1).output;
    assert!(dooz_text.contains("DOOZ[game=1]"), "{dooz_text}");
    for (from, text) in texts.into_iter().chain([("dooz", dooz_text.as_str())]) {
        for to in ["sgf", "psq", "moves", "dooz"] {
            let there = convert(&["-", "--to", to, "--rules", "gomoku"], text);
            assert_eq!(there.status, 0, "{from} to {to}: {}", there.errors);
            let back = convert(&["-", "--to", "moves", "--rules", "gomoku"], there.output);
            assert_eq!(back.output, "h8 i9\n", "{from} to {to}: {}", back.errors);
        }
    }
}

#[test]
fn the_names_of_the_files_say_the_formats() {
    let from = file("named.sgf", SGF);
    let to = fresh_file("named.psq");
    let run = convert(&[path(&from), path(&to)], "");
    assert_eq!((run.status, run.output.as_str()), (0, ""));
    let written = fs::read_to_string(&to).unwrap();
    assert_eq!(
        written,
        "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n9,9,0\none\ntwo\n"
    );
    assert_eq!(
        run.errors,
        "The format psq cannot hold everything. Lost: 1 side line; 1 comment.\n"
    );
}

#[test]
fn a_library_of_renlib_is_read_and_written() {
    let library = fresh_file("written.lib");
    let run = convert(&["-", path(&library)], SGF);
    assert_eq!((run.status, run.output.as_str()), (0, ""), "{}", run.errors);
    assert_eq!(
        run.errors,
        "The format lib cannot hold everything. Lost: the names of the players.\n"
    );
    let bytes = fs::read(&library).unwrap();
    assert_eq!(
        bytes[20..],
        *b"\0\0\x78\x08Centre.\0\x69\x80\x89\x40\x68\x40"
    );

    let tree = ";B[hh]C[Centre.]\n(;W[ig];B[ii])\n(;W[hg]))\n";
    for arguments in [vec![path(&library)], vec!["-"], vec!["-", "--from", "lib"]] {
        let back = convert(&arguments, &bytes);
        assert!(back.output.ends_with(tree), "{}", back.output);
        assert!(
            back.errors.contains("15x15x5 was assumed"),
            "{}",
            back.errors
        );
    }

    let review = dooz(&["review", path(&library), "--nodes", "1"], "");
    assert_eq!(review.status, 0, "{}", review.errors);
    let resumed = dooz(&["play", "--plain", "--resume", path(&library)], "");
    assert!(resumed.output.contains("3 moves"), "{}", resumed.output);
}

#[test]
fn a_broken_library_is_refused_with_its_place() {
    let library = b"\xFFRenLib\xFF\x03\x04\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x78";
    assert_eq!(
        complaint(&["-"], library),
        "dooz: -: Byte 21: The file is cut off here; get a complete copy of it.\n"
    );
    assert!(complaint(&["-", "--from", "lib"], SGF).contains("not a file of RenLib"));
    let large = complaint(&["-", "--to", "lib"], "(;SZ[20];B[aa])");
    assert!(
        large.contains("no place for a board of more than 15x15"),
        "{large}"
    );
}

#[test]
fn nothing_is_lost_from_sgf_to_sgf() {
    let run = convert(&["-"], SGF);
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert_eq!(convert(&["-"], &run.output).output, run.output);
    assert!(run.output.contains("C[Centre.]"), "{}", run.output);
}

#[test]
fn rules_that_a_file_does_not_say_are_asked_for_or_told() {
    let said = complaint(&["-"], "h8 i9");
    assert!(
        said.contains("how many in a row") && said.contains("--rules"),
        "{said}"
    );
    let run = convert(&["-"], "(;SZ[15];B[hh])");
    assert!(run.errors.contains("15x15x5 was assumed"), "{}", run.errors);
    let run = convert(&["-", "--rules", "renju"], "(;SZ[15];B[hh])");
    assert_eq!(run.errors, "");
    assert!(run.output.contains("RU[renju]"), "{}", run.output);
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place() {
    let broken = file("broken.sgf", "(;SZ[15]\n;B[hh];W[hh])");
    let said = complaint(&[path(&broken)], "");
    assert!(
        said.contains("broken.sgf: Line 2, column 10: Move 2"),
        "{said}"
    );
    assert!(complaint(&["-"], "").contains("--from: sgf | psq | lib | moves | dooz"));
    assert!(complaint(&["-"], b"(;SZ[15]\xff").contains("UTF-8"));
    assert!(complaint(&["-"], "dooz record 1\nrules: 3x3\n").contains("Line 2"));
    let missing = fresh_file("missing.sgf");
    let said = complaint(&[path(&missing)], "");
    assert!(said.contains("There is no file"), "{said}");
    assert!(said.contains("missing.sgf; check its name."), "{said}");
    // What is there, but no file, is told with the reason of the system.
    let said = complaint(&["."], "");
    assert!(said.contains(". cannot be read: "), "{said}");
    let set_up = "(;SZ[15]AB[hh];W[ii])";
    assert!(complaint(&["-", "--to", "psq"], set_up).contains("choose sgf"));
    let deep = "(;SZ[15]".to_owned() + &"(;".repeat(1_000_000);
    assert!(complaint(&["-"], deep).contains("never closed"));
}

#[test]
fn a_file_that_says_it_is_go_is_read_by_the_rules_that_are_named() {
    let text = "(;GM[1]SZ[15];B[hh];W[ii])";
    assert!(complaint(&["-"], text).contains("Rules are named with --rules."));
    let run = convert(&["-", "--to", "moves", "--rules", "gomoku"], text);
    assert_eq!(run.output, "h8 i7\n");
}

#[test]
fn a_file_that_cannot_be_converted_leaves_the_other_as_it_was() {
    let from = file("wrong.sgf", "(;SZ[15];B[hh");
    let to = file("precious.psq", "precious");
    complaint(&[path(&from), path(&to)], "");
    assert_eq!(fs::read_to_string(&to).unwrap(), "precious");
    let said = complaint(&["-", "/nowhere/at/all.sgf"], SGF);
    assert!(
        said.contains("/nowhere/at/all.sgf cannot be written"),
        "{said}"
    );
}

#[test]
fn a_file_can_be_written_over_itself_and_nothing_stays_beside_it() {
    let folder = fresh_file("beside");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    let game = folder.join("game.sgf");
    fs::write(&game, SGF).unwrap();
    assert!(complaint(&[path(&game), path(&game)], "").contains("--overwrite"));
    assert_eq!(fs::read_to_string(&game).unwrap(), SGF);
    let run = convert(&[path(&game), path(&game), "--overwrite"], "");
    assert_eq!(run.status, 0);
    assert!(fs::read_to_string(&game).unwrap().starts_with("(;FF[4]"));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_a_device_a_device() {
    let real = file("real.sgf", "old");
    let link = fresh_file("link.sgf");
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let run = convert(&["-", path(&link), "--overwrite"], SGF);
    assert_eq!(run.status, 0);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&real).unwrap().starts_with("(;FF[4]"));
    assert_eq!(convert(&["-", "/dev/null"], SGF).status, 0);
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
}

#[test]
fn losses_are_told_in_the_language_that_is_asked_for() {
    let run = convert(&["-", "--to", "moves", "--language", "ru"], SGF);
    assert!(run.errors.contains("1 побочный вариант"), "{}", run.errors);
}

#[test]
fn losses_are_separated_by_the_sign_of_the_language() {
    let run = convert(&["-", "--to", "moves", "--language", "fa"], SGF);
    assert!(run.errors.contains("؛ "), "{}", run.errors);
    assert!(!run.errors.contains("; "), "{}", run.errors);
}

#[test]
fn what_is_known_of_a_game_is_not_said_of_a_position_that_was_set_up() {
    let file = file(
        "set-up.sgf",
        "(;GM[4]SZ[6:5]IR[4]RU[freestyle]AB[aa][ba]AW[ca][da])",
    );
    let run = dooz(&["--plain", "--resume", path(&file)], "quit\n");
    assert_eq!(run.status, 0, "{}", run.errors);
    assert!(!run.output.contains("With best play"), "{}", run.output);
}

#[test]
fn a_game_of_another_format_can_be_gone_on_with() {
    let sgf = "(;GM[4]SZ[3]RU[freestyle]IR[3];B[bb];W[aa])";
    let psq = "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\n";
    for (name, text, moves) in [
        ("resumed.sgf", sgf, "b2 a3 c1"),
        ("resumed.psq", psq, "h8 i7 c1"),
    ] {
        let file = fresh_file(name);
        fs::write(&file, text).unwrap();
        let run = dooz(
            &["--plain", "--resume", file.to_str().unwrap()],
            "c1\nmoves\nquit\n",
        );
        assert_eq!(run.status, 0, "{}", run.errors);
        assert!(run.output.contains("is read-only"), "{}", run.output);
        assert!(run.output.contains(moves), "{}", run.output);
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}
