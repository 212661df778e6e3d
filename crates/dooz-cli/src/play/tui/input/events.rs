//! The sources of events: the terminal, the system, and thinking threads.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{self, Event as Input, KeyEventKind};
use dooz_core::Position;
use dooz_play::matches::{OpeningTurn, Turn};
use dooz_play::players::{CachedPlayer, Snapshot};
use ratatui::layout::Size;

use crate::play::advice_job::AdviceJob;
use crate::play::analysis_job::AnalysisJob;
use crate::play::opening::decide;
use crate::play::thinking::{ThinkingAloud, think_with};
use crate::play::tui::app::Event;
use crate::program::ProgramFailure;

const TICK: Duration = Duration::from_millis(100);

/// The time for which a board is shown that a program thinks about.
const SHOWN_FOR: Duration = Duration::from_millis(80);

/// A queue of all events.
pub(crate) struct Events {
    sender: Sender<Event>,
    receiver: Receiver<Event>,
    players: Arc<Mutex<[CachedPlayer; 2]>>,
}

impl Events {
    /// Begins to listen. No event of the system after this is missed.
    ///
    /// # Errors
    ///
    /// Returns an error if the system does not deliver its signals.
    pub(crate) fn listen() -> io::Result<Self> {
        let (sender, receiver) = channel();
        listen_to_system(sender.clone())?;
        let input = sender.clone();
        thread::spawn(move || listen_to_terminal(&input));
        Ok(Self {
            sender,
            receiver,
            players: Arc::default(),
        })
    }

    /// Waits for the next event; with `ticks`, no longer than a tick.
    pub(crate) fn next(&self, ticks: bool) -> Event {
        let next = if ticks {
            self.receiver.recv_timeout(TICK)
        } else {
            self.receiver
                .recv()
                .map_err(|_| RecvTimeoutError::Disconnected)
        };
        // This struct keeps a sender: the channel is never closed.
        next.unwrap_or(Event::Tick)
    }

    /// Returns the next event if there is one already.
    pub(crate) fn waiting(&self) -> Option<Event> {
        self.receiver.try_recv().ok()
    }

    /// Lets a computer player think in a thread of its own. Its progress is
    /// sent from time to time, and its result last.
    pub(crate) fn think(&self, number: u64, turn: Turn, stop: Arc<AtomicBool>) {
        let sender = self.sender.clone();
        let players = Arc::clone(&self.players);
        thread::spawn(move || {
            let alarm = Alarm(sender);
            let mut snapshot = Snapshot::default();
            let mut told = Instant::now();
            // A player that was stopped lets go of them at once.
            let mut players = players.lock().unwrap_or_else(PoisonError::into_inner);
            let (spec, brain) = (turn.spec, turn.player(&mut players));
            let thought = think_with(turn, brain, &stop, &mut |progress| {
                snapshot.update(progress);
                if told.elapsed() >= TICK {
                    told = Instant::now();
                    let snapshot = Box::new(snapshot.clone());
                    // Nobody listens any more when the program ends.
                    let _ = alarm.0.send(Event::Progress(number, snapshot));
                }
            });
            let failure = ProgramFailure::of(&spec, brain);
            let _ = alarm
                .0
                .send(Event::Thought(number, Box::new(thought), failure));
        });
    }

    /// Lets the averaging program think in a thread of its own, and sends the
    /// boards that it shows, slowly enough to be seen.
    pub(crate) fn think_aloud(&self, number: u64, turn: Turn, stop: Arc<AtomicBool>) {
        let sender = self.sender.clone();
        thread::spawn(move || {
            let alarm = Alarm(sender);
            let show = &mut |board: &Position| {
                if !stop.load(Ordering::Relaxed) {
                    // Nobody listens any more when the program ends.
                    let _ = alarm.0.send(Event::Shown(number, Box::new(*board)));
                    thread::sleep(SHOWN_FOR);
                }
            };
            let thought = think_with(turn, &mut ThinkingAloud(show), &stop, &mut |_| {});
            let _ = alarm
                .0
                .send(Event::Thought(number, Box::new(thought), None));
        });
    }

    /// Lets a computer player decide in an opening in a thread of its own; the
    /// decision is an event.
    pub(crate) fn decide(&self, number: u64, due: Box<OpeningTurn>, stop: Arc<AtomicBool>) {
        let sender = self.sender.clone();
        thread::spawn(move || {
            let alarm = Alarm(sender);
            // Nobody listens any more when the program ends.
            let _ = alarm.0.send(Event::Decision(number, decide(*due, &stop)));
        });
    }

    /// Lets the coach answer in a thread of its own; the answer is an event.
    pub(crate) fn advise(&self, number: u64, job: Box<AdviceJob>) {
        let sender = self.sender.clone();
        thread::spawn(move || {
            let alarm = Alarm(sender);
            let advice = job.run().map(Box::new);
            // Nobody listens any more when the program ends.
            let _ = alarm.0.send(Event::Advice(number, advice));
        });
    }

    /// Analyses a position in a thread of its own; each state is an event.
    pub(crate) fn analyse(&self, number: u64, job: Box<AnalysisJob>) {
        let sender = self.sender.clone();
        thread::spawn(move || {
            let alarm = Alarm(sender);
            job.run(&mut |analysis, time| {
                let analysis = Box::new(analysis.clone());
                // Nobody listens any more when the program ends.
                let _ = alarm.0.send(Event::Analysis(number, analysis, time));
            });
        });
    }
}

/// A guard that ends the program if its thread panics: otherwise the screen
/// would wait forever for its answer.
struct Alarm(Sender<Event>);

impl Drop for Alarm {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Event::Terminate);
        }
    }
}

fn listen_to_terminal(sender: &Sender<Event>) {
    loop {
        let event = match event::read() {
            Ok(Input::Key(key)) if key.kind != KeyEventKind::Release => Event::Key(key),
            Ok(Input::Mouse(mouse)) => Event::Mouse(mouse),
            Ok(Input::Resize(width, height)) => Event::Resize(Size { width, height }),
            Ok(_) => continue,
            Err(_) => Event::Terminate,
        };
        let is_last = matches!(event, Event::Terminate);
        if sender.send(event).is_err() || is_last {
            return;
        }
    }
}

#[cfg(unix)]
fn listen_to_system(sender: Sender<Event>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGWINCH};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM, SIGWINCH])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let event = match (signal, crossterm::terminal::size()) {
                // The terminal reports its size, too, but listens for changes
                // only some time after this function has returned.
                (SIGWINCH, Ok((width, height))) => Event::Resize(Size { width, height }),
                (SIGWINCH, Err(_)) => continue,
                _ => Event::Terminate,
            };
            if sender.send(event).is_err() {
                return;
            }
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn listen_to_system(_: Sender<Event>) -> io::Result<()> {
    Ok(())
}
