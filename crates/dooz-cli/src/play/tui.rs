//! The match on the whole screen of a terminal.
//!
//! [`run`] is a loop: draw the app, wait for an event, let the app update its
//! state, and carry out the effects that it requests. Nothing else here does
//! any input or output, so that tests can send events and compare pictures of
//! the screen.

mod app;
mod input;
mod look;
#[cfg(test)]
mod tests;
mod view;

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use dooz_coach::puzzles::Attempts;
use dooz_locale::Explain;
use ratatui::buffer::Buffer;

use self::app::{App, Effect};
use self::input::events::Events;
use self::view::terminal::Screen;
use self::view::theme::{Colours, Theme};
use crate::game_files;
use crate::messages::file_error;
use crate::play::autosaves;
use crate::play::opened_match::{OpenedMatch, programs_of};
use crate::play::recording::Recording;
use crate::puzzle_memory::Memory;

pub use self::look::{ColourChoice, Look};

/// The end of a program on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The person has left.
    Left,
    /// The person has left, and the unfinished game is kept in this file, which nobody
    /// named.
    Autosaved(PathBuf),
    /// The person has left, and the match was not recorded to its end, for this reason.
    Unrecorded(String),
    /// The system has ended the program.
    Terminated,
}

/// Plays a match on the terminal until the person leaves. `puzzles` begins with
/// puzzles, and `autosave` keeps matches that are in no file.
///
/// # Errors
///
/// Returns an error if the terminal cannot be used or is gone.
pub fn run(opened: OpenedMatch, look: Look, puzzles: bool, autosave: bool) -> io::Result<End> {
    let theme = theme(&look);
    let warning = opened.warnings(&look.locale()).join(" ");
    let mut screen = Screen::enter()?;
    let games = autosaves::folder();
    let autosaves = games.clone().filter(|_| autosave);
    if let Some(folder) = &autosaves {
        autosaves::remove_old(folder);
    }
    let mut world = World {
        events: Events::listen()?,
        programs: programs_of(&opened.game),
        recording: recording(opened.recording, autosaves.as_deref()),
        games,
        autosaves,
        memory: None,
        problem: None,
        has_warned: false,
        is_suspended: false,
    };
    // Ask only once the listener for changes runs, so that none is missed.
    let mut app = App::new(opened.game, look, theme, screen.size()?);
    app.is_recorded = world.recording.is_on();
    if !warning.is_empty() {
        app.warn(warning);
    }
    world.list_autosaves(&mut app);
    match Memory::open(None) {
        Ok(memory) => {
            app.progress = memory.progress().clone();
            world.memory = Some(memory);
        }
        Err(error) => app.progress_problem = Some(error.explain(&app.locale)),
    }
    if puzzles {
        app.begin_puzzles();
    }
    let begin = Instant::now();
    let mut effects = app.begin();
    while world.carry_out(effects, &mut app).is_continue() {
        if std::mem::take(&mut world.is_suspended) {
            screen = suspend(screen)?;
            app.skip_time(begin.elapsed());
        }
        // Wait for the screen to show everything that has happened already.
        let event = if let Some(event) = world.events.waiting() {
            event
        } else {
            let is_mirrored = app.text().is_mirrored();
            screen.draw(is_mirrored, |buffer| paint(buffer, &mut app))?;
            world.events.next(app.needs_ticks())
        };
        app.now = begin.elapsed();
        effects = app.update(event);
    }
    Ok(match world.problem {
        _ if app.is_terminated => End::Terminated,
        Some(problem) => End::Unrecorded(problem),
        None => match world.recording.autosave() {
            Some(file) if app.played_match().outcome().is_none() => End::Autosaved(file),
            _ => End::Left,
        },
    })
}

/// Returns the recording of a match; if it is in no file, one that keeps it in the
/// folder of games.
fn recording(asked_for: Recording, games: Option<&Path>) -> Recording {
    match games {
        Some(games) if !asked_for.is_on() => Recording::automatic(games),
        _ => asked_for,
    }
}

/// Gives the terminal back to the shell until the person comes back.
#[cfg(unix)]
fn suspend(screen: Screen) -> io::Result<Screen> {
    drop(screen);
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    Screen::enter()
}

#[cfg(not(unix))]
fn suspend(screen: Screen) -> io::Result<Screen> {
    Ok(screen)
}

/// The outside world that the app affects, except the screen.
struct World {
    events: Events,
    /// The programs that were named on the command line, which alone may be started.
    programs: Vec<&'static str>,
    recording: Recording,
    /// The folder of autosaved games.
    games: Option<PathBuf>,
    /// The same folder if games are to be autosaved.
    autosaves: Option<PathBuf>,
    memory: Option<Memory>,
    /// The reason why a match is not recorded to its end.
    problem: Option<String>,
    /// `true` if the person knows that matches cannot be kept.
    has_warned: bool,
    /// `true` if the person wants to go back to the shell for a while.
    is_suspended: bool,
}

impl World {
    /// Carries out the effects of an event, and breaks if the app is to end.
    /// The match is on the disk before anything else is done.
    fn carry_out(&mut self, effects: Vec<Effect>, app: &mut App) -> ControlFlow<()> {
        let is_new = effects
            .iter()
            .any(|effect| matches!(effect, Effect::NewMatch));
        let begun = if is_new {
            self.recording.begin_next()
        } else {
            Ok(())
        };
        if let Err(error) = begun {
            app.warn(file_error(&error, &self.file_name(), &app.locale));
        }
        if let Err(error) = self.recording.save(app.played_match()) {
            self.report(&error, app);
        }

        app.is_recorded = self.recording.is_on();
        if is_new {
            self.list_autosaves(app);
        }

        for effect in effects {
            match effect {
                Effect::Think(number, turn, stop) => self.events.think(number, *turn, stop),
                Effect::ThinkAloud(number, turn, stop) => {
                    self.events.think_aloud(number, *turn, stop);
                }
                Effect::Decide(number, job, stop) => self.events.decide(number, job, stop),
                Effect::Advise(number, job) => self.events.advise(number, job),
                Effect::Analyse(number, job) => self.events.analyse(number, job),
                Effect::Remember(puzzle, attempt) => {
                    let change = |attempts: &mut Attempts| attempt.add_to(attempts);
                    let memory = self.memory.as_mut();
                    let kept = memory.map(|memory| memory.change(puzzle, change));
                    if let Some(Err(error)) = kept {
                        app.warn(error.explain(&app.locale));
                    }
                }
                Effect::NewMatch => {}
                Effect::Save(game, file) => {
                    let locale = app.look.locale();
                    match game_files::write_match(&game, &file, &locale) {
                        Ok(sentence) => app.say(sentence),
                        Err(failure) => app.warn(failure.explain(&locale)),
                    }
                }
                Effect::Open(file) => match OpenedMatch::resume(&file, &self.programs) {
                    Ok(opened) => {
                        let warning = opened.warnings(&app.locale).join(" ");
                        self.recording = opened.recording.then_automatic(self.autosaves.as_deref());
                        self.has_warned = false;
                        self.list_autosaves(app);
                        let effects = app.open_match(opened.game);
                        if !warning.is_empty() {
                            app.warn(warning);
                        }
                        return self.carry_out(effects, app);
                    }
                    Err(error) => app.warn(error.explain(&file, &app.locale)),
                },
                Effect::Suspend => self.is_suspended = true,
                Effect::Quit => return ControlFlow::Break(()),
            }
        }
        ControlFlow::Continue(())
    }

    /// Tells the person that the match is not kept: once if nobody asked for it, and
    /// otherwise also at the end of the program.
    fn report(&mut self, error: &io::Error, app: &mut App) {
        let reason = error.to_string();
        if !self.recording.is_automatic() {
            let gaps = [("reason", reason.clone().into())];
            self.problem = Some(app.locale.format("error-record-ended", &gaps));
        } else if std::mem::replace(&mut self.has_warned, true) {
            return;
        }
        let gaps = [("file", self.file_name().into()), ("reason", reason.into())];
        app.warn(app.locale.format("error-file-write", &gaps));
    }

    /// Returns the name of the file of the match.
    fn file_name(&self) -> String {
        let file = self.recording.path().unwrap_or(Path::new(""));
        file.display().to_string()
    }

    /// Tells the app which other games are kept.
    fn list_autosaves(&self, app: &mut App) {
        let current = self.recording.path();
        let games = self.games.as_deref();
        app.autosaves = games.map_or_else(Vec::new, |games| autosaves::latest(games, current));
    }
}

/// Draws the app in the size of the buffer. When the window changes its size, a frame may
/// be drawn before the event about it arrives.
fn paint(buffer: &mut Buffer, app: &mut App) {
    app.size = buffer.area.as_size();
    view::screen::draw(buffer, app);
}

fn theme(look: &Look) -> Theme {
    let variable = |name: &str| std::env::var(name).ok();
    let colours = match look.colours {
        ColourChoice::Auto => Colours::from_environment(variable),
        ColourChoice::Never => Colours::None,
        ColourChoice::Always => {
            let value = |name| variable(name).unwrap_or_default();
            Colours::of_terminal(&value("TERM"), &value("COLORTERM"))
        }
    };
    Theme {
        colours,
        ascii: look.ascii,
    }
}
