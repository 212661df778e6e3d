use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};

use dooz_core::{Rules, Square};
use proptest::prelude::*;

use super::*;
use crate::matches::MatchOptions;

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("dooz-match-file-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("game.sgf")
    }

    /// Returns the names of the files in it.
    fn names(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).unwrap();
        let name = |file: io::Result<fs::DirEntry>| file.unwrap().file_name();
        files
            .map(|file| name(file).into_string().unwrap())
            .collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn people(rules: Rules) -> Match {
    Match::new(MatchOptions::between_people(rules))
}

fn play(game: &mut Match, moves: &str) {
    for square in moves.split_whitespace() {
        game.play(square.parse().unwrap()).unwrap();
    }
}

/// Creates a file with a match of some moves.
fn recorded(folder: &Folder, moves: &str) -> (Match, Recorder) {
    let mut game = people(Rules::GOMOKU);
    let mut recorder = Recorder::create(&folder.file()).unwrap();
    recorder.save(&mut game).unwrap();
    for square in moves.split_whitespace() {
        play(&mut game, square);
        recorder.save(&mut game).unwrap();
    }
    (game, recorder)
}

#[test]
#[cfg(unix)]
fn a_move_is_added_to_the_file_and_anything_else_replaces_it() {
    use std::os::unix::fs::MetadataExt;
    let folder = Folder::new();
    let (mut game, mut recorder) = recorded(&folder, "h8");
    let inode = || fs::metadata(folder.file()).unwrap().ino();
    let before = inode();
    play(&mut game, "i9 j10");
    recorder.save(&mut game).unwrap();
    assert_eq!(inode(), before);
    game.undo();
    recorder.save(&mut game).unwrap();
    assert_ne!(inode(), before);
    assert_eq!(folder.names(), ["game.sgf"]);
}

#[test]
fn a_move_that_could_not_be_saved_is_saved_the_next_time() {
    let folder = Folder::new();
    let (mut game, mut recorder) = recorded(&folder, "h8");
    recorder.file = File::open(folder.file()).unwrap();
    play(&mut game, "i9");
    recorder.save(&mut game).unwrap_err();
    recorder.save(&mut game).unwrap();
    assert_eq!(fs::read_to_string(folder.file()).unwrap(), game.to_sgf());
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_that_was_there_before_stays_when_nothing_can_be_saved() {
    let folder = Folder::new();
    std::os::unix::fs::symlink("/dev/full", folder.file()).unwrap();
    let mut game = people(Rules::GOMOKU);
    let mut recorder = Recorder::create(&folder.file()).unwrap();
    recorder.save(&mut game).unwrap_err();
    assert_eq!(folder.names(), ["game.sgf"]);
}

#[test]
fn a_match_goes_on_in_its_file() {
    let folder = Folder::new();
    let (mut game, recorder) = recorded(&folder, "h8 i9");
    drop(recorder);
    let file = MatchFile::open(&folder.file()).unwrap();
    let (mut copy, repaired) = file.read().unwrap();
    assert!(!repaired);
    let mut recorder = file.into_recorder().unwrap();
    recorder.save(&mut copy).unwrap();
    play(&mut copy, "j10");
    recorder.save(&mut copy).unwrap();
    play(&mut game, "j10");
    assert_eq!(fs::read_to_string(folder.file()).unwrap(), game.to_sgf());
}

#[test]
fn wherever_a_file_is_cut_no_complete_move_is_lost() {
    let folder = Folder::new();
    let (mut game, mut recorder) = recorded(&folder, "h8 i9 j10");
    game.undo();
    play(&mut game, "a1");
    game.set_comment(game.tree().cursor(), "Is it [good]? دوز");
    play(&mut game, "b2");
    game.new_game();
    play(&mut game, "c3 d4");
    recorder.save(&mut game).unwrap();
    drop(recorder);
    let whole = fs::read(folder.file()).unwrap();
    let begin = whole.iter().rposition(|&byte| byte == b'(').unwrap();
    let text = std::str::from_utf8(&whole[begin..]).unwrap();
    let first = begin + text.find(";B[").unwrap() + 1;
    for cut in first..whole.len() - 2 {
        fs::write(folder.file(), &whole[..cut]).unwrap();
        let file = MatchFile::open(&folder.file()).unwrap();
        let (mut copy, repaired) = file.read().unwrap();
        assert!(repaired, "{cut}");
        let complete = whole[first..cut].iter().filter(|&&byte| byte == b']');
        assert_eq!(copy.moves(), &game.moves()[..complete.count()], "{cut}");
        assert_eq!(copy.earlier().len(), 1);
        let mut recorder = file.into_recorder().unwrap();
        recorder.save(&mut copy).unwrap();
        assert_eq!(fs::read_to_string(folder.file()).unwrap(), copy.to_sgf());
    }
}

#[test]
fn a_file_with_another_fault_is_an_error() {
    let folder = Folder::new();
    for text in [
        "",
        "my diary",
        "(;SZ[3]RU[freestyle]IR[3];B[zz])",
        "(;SZ[3]",
    ] {
        fs::write(folder.file(), text).unwrap();
        let read = MatchFile::open(&folder.file()).unwrap().read();
        assert!(read.is_err(), "{text}");
    }
    fs::write(folder.file(), b"(;SZ[15];B[hh]C[\xff])").unwrap();
    assert!(MatchFile::open(&folder.file()).unwrap().read().is_err());
}

#[test]
fn a_player_that_does_not_play_by_the_rules_is_an_error() {
    let folder = Folder::new();
    let text = people(Rules::GOMOKU).to_sgf();
    fs::write(folder.file(), text.replace("far=person", "far=lafore")).unwrap();
    let read = MatchFile::open(&folder.file()).unwrap().read();
    let (game, entry) = (1, "far");
    assert_eq!(read.unwrap_err(), MatchError::Entry { game, entry });
}

#[test]
fn two_matches_do_not_write_into_one_file() {
    let folder = Folder::new();
    let (mut game, mut recorder) = recorded(&folder, "h8");
    let is_busy =
        |folder: &Folder| matches!(MatchFile::open(&folder.file()), Err(MatchFileError::Busy));
    assert!(is_busy(&folder));
    game.undo();
    recorder.save(&mut game).unwrap();
    assert!(is_busy(&folder));
    assert!(matches!(
        Recorder::create(&folder.file()),
        Err(MatchFileError::Busy)
    ));
    drop(recorder);
    assert!(!is_busy(&folder));
    assert!(matches!(
        Recorder::create(&folder.file()),
        Err(MatchFileError::Exists)
    ));
}

/// Performs one of a person's actions, chosen by a number.
fn act(game: &mut Match, action: u8) {
    match action {
        0 => drop(game.undo()),
        1 => drop(game.redo()),
        2 => game.new_game(),
        3 => game.previous(),
        4 => drop(game.resume(0)),
        _ => {
            let free: Vec<Square> = game.position().legal_moves().collect();
            if let Some(&square) = free.get(usize::from(action) - 5) {
                game.play(square).unwrap();
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn a_file_is_always_the_text_of_its_match(actions in prop::collection::vec(0..14u8, 0..40)) {
        let folder = Folder::new();
        let mut game = people("5x4x3".parse().unwrap());
        let mut recorder = Recorder::create(&folder.file()).unwrap();
        recorder.save(&mut game).unwrap();
        for action in actions {
            act(&mut game, action);
            recorder.save(&mut game).unwrap();
            prop_assert_eq!(fs::read_to_string(folder.file()).unwrap(), game.to_sgf());
        }
    }
}
