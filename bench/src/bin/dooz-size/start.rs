//! The time until a terminal program shows its first screen.

use std::env;
use std::error::Error;
use std::io::Read;
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

const ROWS: NonZero<u16> = NonZero::new(24).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(80).unwrap();

/// A screen that has not changed for so long is taken to be complete.
const QUIET: Duration = Duration::from_millis(300);

/// The milliseconds that several starts took.
pub(crate) struct Start {
    pub(crate) count: usize,
    pub(crate) min: f64,
    pub(crate) median: f64,
    pub(crate) max: f64,
}

/// Starts the program `count` times in a terminal of its own.
pub(crate) fn time_to_board(program: &Path, count: usize) -> Result<Start, Box<dyn Error>> {
    let mut times = (0..count)
        .map(|_| start(program))
        .collect::<Result<Vec<_>, _>>()?;
    times.sort();

    let milliseconds = |i: usize| times[i].as_secs_f64() * 1e3;
    Ok(Start {
        count,
        min: milliseconds(0),
        median: milliseconds(count / 2),
        max: milliseconds(count - 1),
    })
}

fn start(program: &Path) -> Result<Duration, Box<dyn Error>> {
    let terminal = native_pty_system().openpty(PtySize {
        rows: ROWS.get(),
        cols: COLUMNS.get(),
        ..PtySize::default()
    })?;
    let mut reader = terminal.master.try_clone_reader()?;
    let (sender, output) = mpsc::channel();
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(length @ 1..) = reader.read(&mut buffer) {
            if sender
                .send((Instant::now(), buffer[..length].to_vec()))
                .is_err()
            {
                break;
            }
        }
    });

    // The terminal starts programs in the home folder, so that a relative
    // path would not be found.
    let mut command = CommandBuilder::new(program.canonicalize()?);
    command.cwd(env::current_dir()?);
    command.env("TERM", "xterm-256color");
    let began = Instant::now();
    let mut child = terminal.slave.spawn_command(command)?;
    drop(terminal.slave);

    let shown = first_picture(&output);
    child.kill()?;
    child.wait()?;

    let shown = shown.ok_or_else(|| {
        format!(
            "{} ended before it showed anything that lasted",
            program.display()
        )
    })?;
    Ok(shown - began)
}

/// Returns the time at which the screen was first complete, or `None` if the
/// program ended before.
fn first_picture(output: &Receiver<(Instant, Vec<u8>)>) -> Option<Instant> {
    let mut screen = vt100::Parser::new(ROWS, COLUMNS, 0);
    let mut picture = String::new();
    let mut changed = None;
    loop {
        match output.recv_timeout(QUIET) {
            Ok((when, bytes)) => {
                screen.process(&bytes);
                if changed.is_some_and(|changed| when - changed > QUIET) {
                    return changed;
                }
                let contents = screen.screen().contents();
                if contents != picture {
                    picture = contents;
                    changed = Some(when);
                }
            }
            Err(RecvTimeoutError::Timeout) if changed.is_some() => return changed,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Feeds output in pieces, each so many milliseconds after the start, and
    /// returns the number of milliseconds until the screen was complete.
    fn complete_after(pieces: &[(u64, &str)], goes_on: bool) -> Option<u128> {
        let (sender, output) = mpsc::channel();
        let start = Instant::now();
        for &(after, text) in pieces {
            let when = start + Duration::from_millis(after);
            sender.send((when, text.as_bytes().to_vec())).unwrap();
        }
        let _sender = goes_on.then_some(sender);
        first_picture(&output).map(|when| (when - start).as_millis())
    }

    #[test]
    fn a_picture_is_complete_with_its_last_visible_change() {
        let hide_cursor = "\x1b[?25l";
        let pieces = [
            (1, hide_cursor),
            (5, "a b c"),
            (9, "\r\n1 X"),
            (40, hide_cursor),
        ];
        assert_eq!(complete_after(&pieces, true), Some(9));
    }

    #[test]
    fn what_a_program_draws_much_later_is_another_picture() {
        assert_eq!(
            complete_after(&[(5, "board"), (900, " thinking")], true),
            Some(5)
        );
    }

    #[test]
    fn a_program_that_ends_has_shown_no_lasting_picture() {
        assert_eq!(complete_after(&[(5, "Segmentation fault")], false), None);
    }
}
