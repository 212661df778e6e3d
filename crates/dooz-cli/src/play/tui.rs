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
use std::time::Instant;

use dooz_coach::puzzles::Attempts;
use dooz_play::matches::Match;

use self::app::{App, Effect};
use self::input::events::Events;
use self::view::terminal::Screen;
use self::view::theme::{Colours, Theme};
use crate::commands::play::ColourChoice;
use crate::commands::puzzle::memory::Memory;
use crate::messages::file_error;
use crate::play::opened_match::OpenedMatch;
use crate::play::recording::Recording;

pub use self::look::Look;

/// Plays a match on the terminal until the person leaves, and returns the match
/// being played then. `puzzles` begins with puzzles.
///
/// # Errors
///
/// Returns an error if the terminal cannot be used or is gone.
pub fn run(opened: OpenedMatch, look: Look, puzzles: bool) -> io::Result<Match> {
    let theme = theme(&look);
    let mut screen = Screen::enter()?;
    let mut world = World {
        events: Events::listen()?,
        recording: opened.recording,
        memory: None,
    };
    // Ask only once the listener for changes runs, so that none is missed.
    let mut app = App::new(opened.game, look, theme, screen.size()?);
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
        // Wait for the screen to show everything that has happened already.
        let event = if let Some(event) = world.events.waiting() {
            event
        } else {
            paint(&mut screen, &app)?;
            world.events.next(app.needs_ticks())
        };
        app.now = begin.elapsed();
        effects = app.update(event);
    }
    Ok(app.into_match())
}

/// The outside world that the app affects, except the screen.
struct World {
    events: Events,
    recording: Recording,
    memory: Option<Memory>,
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
        let file = self.recording.path().unwrap_or_default();
        let file = file.display().to_string();
        if let Err(error) = begun {
            app.warn(file_error(&error, &file, &app.locale));
        }
        if let Err(error) = self.recording.save(app.played_match()) {
            let gaps = [("file", file.into()), ("reason", error.to_string().into())];
            app.warn(app.locale.format("error-file-write", &gaps));
        }

        for effect in effects {
            match effect {
                Effect::Think(number, turn, stop) => self.events.think(number, *turn, stop),
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
                Effect::Quit => return ControlFlow::Break(()),
            }
        }
        ControlFlow::Continue(())
    }
}

fn paint(screen: &mut Screen, app: &App) -> io::Result<()> {
    screen.draw(app.text().is_mirrored(), |buffer| {
        view::screen::draw(buffer, app);
    })
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
