//! A running program, line by line.

use std::io::{self, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crate::input_lines::{InputLine, InputLines};

/// A running program whose input is written and whose output is read by threads, so
/// that nobody ever waits for it longer than wanted. It ends when it is dropped, at
/// the latest, and so does what it has started: many programs are scripts that start
/// another.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: Option<Sender<String>>,
    lines: Receiver<InputLine>,
}

/// The number of lines that wait to be read. A program that writes more has to
/// wait itself.
const LINES: usize = 4096;

/// The time in which a program should end by itself.
const FAREWELL: Duration = Duration::from_millis(500);

/// The reason why there is no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoLine {
    /// There is none yet.
    Silence,
    /// The program has ended, or closed its output.
    End,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(mut command: Command) -> io::Result<Self> {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        // Ctrl-C in the terminal is for this program, which then ends the
        // others; it must not look as if they had failed.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let mut input = child.stdin.take().expect("the input is a pipe");
        let (input_sender, texts) = mpsc::channel::<String>();
        thread::spawn(move || {
            for text in texts {
                let written = input.write_all(text.as_bytes());
                if written.and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        let output = child.stdout.take().expect("the output is a pipe");
        let (sender, lines) = mpsc::sync_channel(LINES);
        thread::spawn(move || {
            let mut output = InputLines::new(BufReader::new(output));
            while let Ok(Some(line)) = output.next_line() {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self {
            child,
            input: Some(input_sender),
            lines,
        })
    }

    /// Sends lines to the program, which may read them later.
    ///
    /// # Errors
    ///
    /// Returns an error if it is known to read nothing any more.
    pub(super) fn send(&self, lines: &str) -> io::Result<()> {
        let text = lines.replace('\n', "\r\n") + "\r\n";
        let sent = self.input.as_ref().map(|input| input.send(text));
        match sent {
            Some(Ok(())) => Ok(()),
            _ => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    /// Waits for the next line, at most this long. Lines that are too long, or
    /// not in UTF-8, are handed over as empty ones: they are remarks, since
    /// moves are short and consist of digits.
    pub(super) fn line(&self, patience: Duration) -> Result<String, NoLine> {
        match self.lines.recv_timeout(patience) {
            Ok(InputLine::Text(line)) => Ok(line),
            Ok(InputLine::TooLong | InputLine::NotText(_)) => Ok(String::new()),
            Err(RecvTimeoutError::Timeout) => Err(NoLine::Silence),
            Err(RecvTimeoutError::Disconnected) => Err(NoLine::End),
        }
    }

    /// Forgets the lines that have come and were not asked for.
    pub(super) fn forget_lines(&self) {
        // No more than can wait: a program may write without end.
        self.lines.try_iter().take(LINES).for_each(drop);
    }

    /// Describes how the program ended, for the log; kills it if it has not.
    pub(super) fn end_status(&mut self) -> String {
        if !self.has_ended_within(FAREWELL) {
            self.kill_group();
        }
        let status = self.child.wait();
        status.map_or_else(|error| error.to_string(), |status| status.to_string())
    }

    /// Ends the program at once.
    pub(super) fn kill(&mut self) {
        self.input = None;
        self.kill_group();
        let _ = self.child.wait();
    }

    /// Kills the program with the programs that it has started, unless it has ended.
    fn kill_group(&mut self) {
        // The number of a group that has ended may be that of another by now.
        if !matches!(self.child.try_wait(), Ok(None)) {
            return;
        }
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        let _ = self.child.kill();
    }

    fn has_ended_within(&mut self, time: Duration) -> bool {
        let begin = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(None) if begin.elapsed() < time => thread::sleep(Duration::from_millis(2)),
                Ok(None) => return false,
                Ok(Some(_)) | Err(_) => return true,
            }
        }
    }
}

/// Ends the program: it is asked to, and killed if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        if self.input.is_some() && self.send("END").is_ok() {
            self.input = None;
            self.has_ended_within(FAREWELL);
        }
        self.kill();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_for_a_program_that_does_not_read() {
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 600; true"]);
        let mut process = Process::start(command).unwrap();
        // More than a pipe holds.
        assert!(process.send(&"x".repeat(1 << 20)).is_ok());
        process.kill();
    }

    #[test]
    fn what_a_program_has_started_ends_with_it() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo OK; sleep 600; true"]);
        let mut process = Process::start(command).unwrap();
        let patience = Duration::from_mins(1);
        assert_eq!(process.line(patience).as_deref(), Ok("OK"));
        process.kill();
        // As long as `sleep` runs, it holds the output open.
        assert_eq!(process.line(patience), Err(NoLine::End));
    }
}
