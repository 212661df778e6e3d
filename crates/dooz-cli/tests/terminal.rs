//! Whole sessions of the real program in a pseudo-terminal.
#![cfg(unix)]

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::{MouseProtocolMode, Parser, Screen};

/// Far more than any step takes, even on a machine that is busy.
const PATIENCE: Duration = Duration::from_mins(1);

/// A terminal in which `dooz` runs.
struct Terminal {
    master: Box<dyn MasterPty + Send>,
    /// Kept open, so that the modes can be read when the program has ended.
    _slave: Box<dyn portable_pty::SlavePty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    shown: Arc<Mutex<Shown>>,
}

/// The output of the program.
struct Shown {
    bytes: Vec<u8>,
    parser: Parser,
}

impl Terminal {
    fn start(arguments: &[&str], variables: &[(&str, &str)], size: (u16, u16)) -> Self {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_dooz"));
        command.args(arguments);
        Self::start_command(command, variables, size)
    }

    fn start_command(
        mut command: CommandBuilder,
        variables: &[(&str, &str)],
        (columns, rows): (u16, u16),
    ) -> Self {
        let pair = native_pty_system().openpty(size(columns, rows)).unwrap();
        command.env_clear();
        command.env("TERM", "xterm-256color");
        // Nothing is kept in the folders of the person who runs the tests.
        command.env("XDG_DATA_HOME", "/dev/null/nowhere");
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();

        let parser = Parser::new(number(rows), number(columns), 0);
        let shown = Arc::new(Mutex::new(Shown {
            bytes: Vec::new(),
            parser,
        }));
        let mut output = pair.master.try_clone_reader().unwrap();
        let writer = Arc::clone(&shown);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut buffer) {
                let mut shown = writer.lock().unwrap();
                shown.bytes.extend_from_slice(&buffer[..count]);
                shown.parser.process(&buffer[..count]);
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Self {
            master: pair.master,
            _slave: pair.slave,
            keyboard,
            child,
            shown,
        }
    }

    /// Waits until the screen is as it should be, and returns what it shows.
    fn wait(&self, for_what: &str, is_so: impl Fn(&Screen) -> bool) -> String {
        let begin = Instant::now();
        loop {
            let shown = self.shown.lock().unwrap();
            let screen = shown.parser.screen();
            if is_so(screen) {
                return screen.contents();
            }
            assert!(
                begin.elapsed() < PATIENCE,
                "waited for {for_what}:\n{}",
                screen.contents()
            );
            drop(shown);
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits for a text, which may go on in the next line.
    fn wait_for_text(&self, text: &str) -> String {
        self.wait(text, |screen| {
            let contents = screen.contents();
            let words: Vec<&str> = contents.split_whitespace().collect();
            words.join(" ").contains(text)
        })
    }

    fn contents(&self) -> String {
        self.shown.lock().unwrap().parser.screen().contents()
    }

    /// Counts how often the program has written a sequence.
    fn count(&self, sequence: &[u8]) -> usize {
        let shown = self.shown.lock().unwrap();
        let sequences = shown.bytes.windows(sequence.len());
        sequences.filter(|window| *window == sequence).count()
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    fn click(&mut self, (column, row): (usize, usize)) {
        let (x, y) = (column + 1, row + 1);
        self.press(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    fn resize(&self, columns: u16, rows: u16) {
        self.shown
            .lock()
            .unwrap()
            .parser
            .set_size(number(rows), number(columns));
        self.master.resize(size(columns, rows)).unwrap();
    }

    /// Waits for the program to end by itself.
    fn wait_for_end(&mut self) -> portable_pty::ExitStatus {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(
                begin.elapsed() < PATIENCE,
                "dooz goes on:\n{}",
                self.contents()
            );
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Returns the modes of the line discipline: echo, line by line, and so on.
    fn line_modes(&self) -> String {
        format!("{:?}", self.master.get_termios().unwrap())
    }

    fn assert_restored(&self, line_modes: &str) {
        self.wait("the terminal to be given back", |screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && screen.mouse_protocol_mode() == MouseProtocolMode::None
        });
        assert_eq!(self.line_modes(), line_modes);
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that failed leaves no program behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

fn number(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}

/// Returns the place of a square of 3x3, by the labels of the sides.
fn place_of(contents: &str, square: &str) -> (usize, usize) {
    let (letter, row) = square.split_at(1);
    let lines: Vec<Vec<char>> = contents
        .lines()
        .map(|line| line.chars().collect())
        .collect();
    let words = |line: &Vec<char>| line.iter().collect::<String>();
    let is_legend = |line: &&Vec<char>| words(line).split_whitespace().take(3).eq(["a", "b", "c"]);
    let legend = lines
        .iter()
        .find(is_legend)
        .expect("the columns are labelled");
    let column = legend
        .iter()
        .position(|&sign| sign == letter.chars().next().unwrap());
    let is_row = |line: &Vec<char>| words(line).trim_start().starts_with(&format!("{row} "));
    let row = lines.iter().position(is_row);
    (
        column.expect("the column is labelled"),
        row.expect("the row is labelled"),
    )
}

const SQUARES: [&str; 9] = ["b2", "a1", "c3", "c1", "a3", "b3", "c2", "a2", "b1"];

/// Takes squares in order until the game is over; taken ones are refused.
fn play_to_the_end(terminal: &mut Terminal, mut take: impl FnMut(&mut Terminal, &str)) -> String {
    for square in SQUARES {
        let before = terminal.contents();
        take(terminal, square);
        let after = terminal.wait("an answer", |screen| {
            let now = screen.contents();
            let answers = ["Your move.", "is taken", "The game is over."];
            now != before && answers.iter().any(|answer| now.contains(answer))
        });
        if after.contains("The game is over.") {
            return after;
        }
    }
    panic!(
        "the board is full and the game goes on:\n{}",
        terminal.contents()
    );
}

#[test]
fn a_whole_session_with_mouse_and_keys() {
    let mut terminal = Terminal::start(&["--autosave", "no"], &[], (80, 24));
    let contents = terminal.wait_for_text("Your move.");
    assert!(
        terminal
            .shown
            .lock()
            .unwrap()
            .parser
            .screen()
            .alternate_screen()
    );

    let place = |square: &str| place_of(&contents, square);
    let end = play_to_the_end(&mut terminal, |terminal, square| {
        terminal.click(place(square));
    });
    assert!(
        end.contains("It is a draw") || end.contains("The computer wins."),
        "{end}"
    );

    terminal.press(" ");
    terminal.wait_for_text("No moves yet.");
    let key = |square: &str| match square.as_bytes() {
        [column, row] => (column - b'a' + 1 + 3 * (row - b'1')).to_string(),
        _ => unreachable!("squares of 3x3 have two letters"),
    };
    let end = play_to_the_end(&mut terminal, |terminal, square| {
        terminal.press(&key(square));
    });
    assert!(
        end.contains("It is a draw") || end.contains("The computer wins."),
        "{end}"
    );

    terminal.resize(30, 12);
    terminal.wait("the board in small cells", |screen| {
        screen.contents().contains("a   b   c")
    });
    terminal.resize(15, 5);
    terminal.wait_for_text("Enlarge");
    terminal.resize(80, 24);
    terminal.wait_for_text("Moves");

    terminal.press("m");
    terminal.wait_for_text("Who begins");
    terminal.press("\x1b[B\x1b[C");
    terminal.press("\x1b");
    terminal.wait("the menu to close", |screen| {
        !screen.contents().contains("Who begins")
    });
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    // An answer would have to be waited for, and some terminals give none.
    assert_eq!(
        terminal.count(b"\x1b[6n"),
        0,
        "the terminal is asked nothing"
    );
}

#[test]
fn the_terminal_is_given_back_as_it_was() {
    let before = {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        format!("{:?}", pair.master.get_termios().unwrap())
    };
    let mut terminal = Terminal::start(&[], &[], (80, 24));
    terminal.wait_for_text("Your move.");
    assert_ne!(terminal.line_modes(), before, "keys come one by one");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    terminal.assert_restored(&before);
}

#[test]
fn a_program_that_is_asked_to_end_gives_the_terminal_back() {
    for ending in ["TERM", "HUP", "INT", "control-c"] {
        let mut terminal = Terminal::start(&[], &[], (80, 24));
        terminal.wait_for_text("Your move.");
        if ending == "control-c" {
            terminal.press("\x03");
        } else {
            // The first frame is shown before signals are listened for.
            terminal.press("h");
            terminal.wait_for_text("Hint:");
            let id = terminal.child.process_id().unwrap().to_string();
            let sent = Command::new("kill")
                .args([&format!("-{ending}"), &id])
                .status()
                .unwrap();
            assert!(sent.success());
        }
        let status = terminal.wait_for_end();
        assert_eq!(status.signal(), None, "{ending} is not left to the system");
        assert_eq!(status.success(), ending == "control-c", "{ending}");
        terminal.wait("the terminal to be given back", |screen| {
            !screen.alternate_screen() && !screen.hide_cursor()
        });
    }
}

#[test]
fn a_command_that_waits_for_positions_ends_at_the_first_control_c() {
    let mut terminal = Terminal::start(&["analyze", "--threats", "vcf"], &[], (80, 24));
    terminal.press("no position\r");
    terminal.wait_for_text("Line 1");
    terminal.press("\x03");
    let status = terminal.wait_for_end();
    assert_eq!(status.signal(), Some("Interrupt"));
}

#[test]
fn a_terminal_that_only_scrolls_gets_the_game_line_by_line() {
    let mut terminal = Terminal::start(&[], &[("TERM", "dumb")], (80, 24));
    terminal.wait_for_text("Your move, X");
    assert_eq!(terminal.count(b"\x1b"), 0);
    terminal.press("quit\r");
    assert!(terminal.wait_for_end().success());
}

#[test]
fn a_question_ends_its_line_if_the_output_goes_on_to_another_program() {
    let mut command = CommandBuilder::new("/bin/sh");
    command.args(["-c", "\"$0\" --plain | cat", env!("CARGO_BIN_EXE_dooz")]);
    let mut terminal = Terminal::start_command(command, &[], (80, 24));
    terminal.wait_for_text("Your move, X");
    terminal.press("quit\r");
    assert!(terminal.wait_for_end().success());
    let contents = terminal.contents();
    let is_typed = |line: &str| line.trim() == "quit";
    assert!(contents.lines().any(is_typed), "{contents}");
}

#[test]
fn a_game_is_kept_and_gone_on_with() {
    let folder = std::env::temp_dir().join(format!("dooz-games-{}", std::process::id()));
    let home = [("XDG_DATA_HOME", folder.to_str().unwrap())];
    let mut terminal = Terminal::start(&[], &home, (80, 24));
    terminal.wait_for_text("Your move.");
    terminal.press("5");
    terminal.wait_for_text("Time: ");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    terminal.wait_for_text("The game is kept in");
    assert!(folder.join("dooz/games/game.sgf").exists());

    let mut terminal = Terminal::start(&[], &home, (80, 24));
    terminal.wait_for_text("Your move.");
    terminal.press("m");
    terminal.wait_for_text("Set up a position");
    terminal.press("\x1b[A\x1b[A\x1b[A\x1b[A\r");
    terminal.wait_for_text("The game goes on after 2 moves.");
    let copy = folder.join("copy.psq");
    terminal.press("m");
    terminal.wait_for_text("Save as");
    terminal.press("\x1b[A\x1b[A\x1b[A");
    terminal.press(&"\x7f".repeat("game.sgf".len()));
    terminal.press(&format!("{}\r", copy.display()));
    terminal.wait_for_text("Saved in");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    assert!(
        std::fs::read_to_string(copy)
            .unwrap()
            .starts_with("Piskvorky")
    );
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_file_that_is_only_read_is_called_so_before_anything_is_played() {
    let name = format!("dooz-other-{}.psq", std::process::id());
    let file = std::env::temp_dir().join(name);
    std::fs::write(&file, "Piskvorky 15x15, 0:0, 0\n8,8,0\n").unwrap();
    let arguments = ["--autosave", "no", "--resume", file.to_str().unwrap()];
    let mut terminal = Terminal::start(&arguments, &[], (110, 36));
    terminal.wait_for_text(".psq is read-only");
    terminal.press("q");
    terminal.wait_for_text("This game is not kept.");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_game_that_was_left_for_a_new_one_is_offered_and_goes_on_in_its_file() {
    let folder = std::env::temp_dir().join(format!("dooz-left-{}", std::process::id()));
    let games = folder.join("dooz/games");
    let home = [("XDG_DATA_HOME", folder.to_str().unwrap())];
    let choose = |terminal: &mut Terminal, rows_from_the_end: usize| {
        terminal.press("m");
        terminal.wait_for_text("Set up a position");
        terminal.press(&format!("{}\r", "\x1b[A".repeat(rows_from_the_end)));
        terminal.wait("the end of the menu", |screen| {
            !screen.contents().contains("Set up a position")
        });
    };
    let (start, open) = (6, 4);
    let mut terminal = Terminal::start(&[], &home, (80, 24));
    terminal.wait_for_text("Your move.");
    terminal.press("5");
    terminal.wait_for_text("Time: ");
    choose(&mut terminal, start);
    choose(&mut terminal, open);
    terminal.wait_for_text("The game goes on after 2 moves.");

    choose(&mut terminal, start);
    assert!(!games.join("game-2.sgf").exists());
    choose(&mut terminal, open);
    terminal.wait_for_text("The game goes on after 2 moves.");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    terminal.wait_for_text("The game is kept in");
    assert!(!games.join("game-2.sgf").exists());
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_game_is_not_kept_if_nobody_wants_autosaves() {
    let folder = std::env::temp_dir().join(format!("dooz-no-autosave-{}", std::process::id()));
    let home = [("XDG_DATA_HOME", folder.to_str().unwrap())];
    let mut terminal = Terminal::start(&["--autosave", "no"], &home, (80, 24));
    terminal.wait_for_text("Your move.");
    terminal.press("5");
    terminal.wait_for_text("Time: ");
    terminal.press("q");
    terminal.wait_for_text("This game is not kept.");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
    let games = std::fs::read_dir(folder.join("dooz/games")).unwrap();
    assert_eq!(games.count(), 0);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_game_that_cannot_be_kept_unasked_is_no_error() {
    let folder = std::env::temp_dir().join(format!("dooz-unkept-{}", std::process::id()));
    let home = [("XDG_DATA_HOME", folder.to_str().unwrap())];
    let mut terminal = Terminal::start(&[], &home, (80, 24));
    terminal.wait_for_text("Your move.");
    std::fs::remove_dir_all(&folder).unwrap();
    terminal.press("5");
    terminal.wait_for_text("Time: ");
    terminal.wait_for_text("games/game.sgf cannot be");
    terminal.press("q");
    terminal.wait_for_text("This game is not kept.");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
}

#[test]
fn a_game_that_cannot_be_kept_says_so_even_without_a_folder() {
    // What would hold the folder is no folder.
    let mut terminal = Terminal::start(&[], &[], (80, 24));
    terminal.wait_for_text("Your move.");
    terminal.press("5");
    terminal.wait_for_text("games/game.sgf cannot be");
    terminal.wait_for_text("but it is not kept.");
    terminal.press("qq");
    assert!(terminal.wait_for_end().success());
}

#[test]
fn a_match_that_was_not_recorded_is_no_success_even_if_another_was_opened_since() {
    let folder = std::env::temp_dir().join(format!("dooz-unrecorded-{}", std::process::id()));
    let lost = folder.join("lost");
    std::fs::create_dir_all(&lost).unwrap();
    let (record, other) = (lost.join("mine.sgf"), folder.join("other.sgf"));
    std::fs::write(&other, "(;FF[4]GM[4]SZ[15]RU[freestyle]IR[5];B[hh];W[ig])").unwrap();

    let arguments = ["--autosave", "no", "--record", record.to_str().unwrap()];
    let mut terminal = Terminal::start(&arguments, &[], (80, 24));
    terminal.wait_for_text("Your move.");
    std::fs::remove_dir_all(&lost).unwrap();
    terminal.press("5");
    terminal.wait_for_text("Time: ");
    terminal.wait_for_text("Your move.");
    terminal.press("u");
    terminal.wait_for_text("mine.sgf cannot be");
    terminal.press("m");
    terminal.wait_for_text("Set up a position");
    terminal.press("\x1b[A\x1b[A\x1b[A\x1b[A");
    terminal.press(&format!("{}\r", other.display()));
    terminal.wait_for_text("other.sgf is read-only");
    terminal.press("qq");
    assert_eq!(terminal.wait_for_end().exit_code(), 1);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_game_that_is_in_no_file_is_left_after_a_question() {
    let mut terminal = Terminal::start(&["--autosave", "no"], &[], (80, 24));
    terminal.wait_for_text("Your move.");
    terminal.press("5");
    // The answer.
    terminal.wait_for_text("Time: ");
    terminal.wait_for_text("Your move.");
    terminal.press("q");
    terminal.wait_for_text("This game is not kept.");
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
}

#[cfg(target_os = "linux")]
#[test]
fn control_z_goes_back_to_the_shell_for_a_while() {
    let mut terminal = Terminal::start(&[], &[], (80, 24));
    terminal.wait_for_text("Your move.");
    terminal.press("\x1a");
    terminal.wait("the shell", |screen| !screen.alternate_screen());
    let id = terminal.child.process_id().unwrap();
    let is_stopped = || {
        let about = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
        about.rsplit(')').next().unwrap().starts_with(" T")
    };
    let begin = Instant::now();
    while !is_stopped() {
        assert!(begin.elapsed() < PATIENCE, "it goes on");
        thread::sleep(Duration::from_millis(5));
    }
    let sent = Command::new("kill")
        .args(["-CONT", &id.to_string()])
        .status();
    assert!(sent.unwrap().success());
    terminal.wait("the screen", Screen::alternate_screen);
    terminal.press("q");
    assert!(terminal.wait_for_end().success());
}

#[test]
fn the_thoughts_of_a_computer_are_shown_while_it_thinks() {
    let arguments = "--rules 9x9x5 --opponent search:16 --autosave no";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let mut terminal = Terminal::start(&arguments, &[], (100, 30));
    terminal.wait_for_text("Your move.");
    terminal.press("e5\r");
    terminal.wait_for_text("Search is thinking");
    terminal.wait_for_text("Depth: ");
    let first = terminal.wait_for_text(" nodes");
    terminal.wait("more thoughts", |screen| screen.contents() != first);
    terminal.press("qq");
    assert!(terminal.wait_for_end().success());
}

#[test]
fn a_solution_shows_how_far_it_is_until_it_is_interrupted() {
    let mut terminal = Terminal::start(&["solve", "9x7x5"], &[], (100, 30));
    let first = terminal.wait_for_text("no win in");
    terminal.wait("more positions", |screen| screen.contents() != first);
    terminal.press("\x03");
    assert_eq!(terminal.wait_for_end().exit_code(), 1);
    let contents = terminal.wait_for_text("Nobody can force a win");
    assert!(contents.contains("not solved within"), "{contents}");
}

#[test]
fn every_row_of_persian_is_kept_in_order_and_again_after_a_resize() {
    let mut terminal = Terminal::start(&[], &[("DOOZ_LANG", "fa")], (80, 24));
    terminal.wait("the board", |screen| {
        screen.contents().contains("a           b")
    });
    assert_eq!(terminal.count(b"\x1b[8l"), 24);
    terminal.resize(60, 16);
    terminal.wait("smaller cells", |screen| {
        screen.contents().contains("a   b   c")
    });
    assert_eq!(terminal.count(b"\x1b[8l"), 24 + 16);
    terminal.press("q");
    terminal.wait_for_end();
    terminal.wait("the end", |screen| !screen.alternate_screen());
    assert!(terminal.count(b"\x1b[8h") > 0);
}

#[test]
fn a_thousand_keys_at_once_are_all_read() {
    let mut terminal = Terminal::start(&[], &[], (80, 24));
    terminal.wait_for_text("Your move.");
    terminal.press(&("\x1b[C".repeat(1000) + "q"));
    assert!(terminal.wait_for_end().success());
}

#[test]
fn no_colour_is_sent_where_none_is_wanted() {
    for (arguments, variables) in [
        (&["--color", "never"][..], &[][..]),
        (&[], &[("NO_COLOR", "1")]),
    ] {
        let mut terminal = Terminal::start(arguments, variables, (80, 24));
        terminal.wait_for_text("Your move.");
        terminal.press("5");
        terminal.wait_for_text("1. b2");
        let shown = terminal.shown.lock().unwrap();
        let screen = shown.parser.screen();
        for row in 0..24 {
            for column in 0..80 {
                let cell = screen.cell(row, column).unwrap();
                assert_eq!(cell.fgcolor(), vt100::Color::Default);
                assert_eq!(cell.bgcolor(), vt100::Color::Default);
            }
        }
    }
}

#[test]
fn puzzles_are_remembered_and_the_coach_answers_in_the_match_behind_them() {
    let folder = std::env::temp_dir().join(format!("dooz-terminal-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.to_str().unwrap();
    let home = [("HOME", path), ("XDG_DATA_HOME", path)];
    let mut terminal = Terminal::start(&["--puzzles"], &home, (80, 24));
    terminal.wait_for_text("Puzzle 1 of 100");
    terminal.press("h");
    terminal.wait_for_text("It is in");
    terminal.press("\x1b");
    terminal.wait_for_text("Perfect");
    terminal.press("5");
    terminal.wait_for_text("Time: ");
    terminal.press("v");
    terminal.wait_for_text("Exact: searched to the end");
    terminal.press("y");
    terminal.wait_for_text("Why ");
    terminal.press("qq");
    assert!(terminal.wait_for_end().success());

    let progress = std::fs::read_to_string(folder.join("dooz/puzzles.txt")).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(progress.contains("open\t0\t1"), "{progress}");
}
