//! The game on the whole screen of a terminal.
//!
//! [`run`] is a loop: draw the app, wait for an event, let the app change its
//! state, and carry out the effects that it asks for. Nothing else here does
//! any input or output, so that tests send events and look at pictures of the
//! screen.

mod app;
mod art;
mod article_phrases;
mod board;
mod card;
mod coach_view;
mod dialog;
mod entry;
mod events;
mod grid;
mod help;
mod keys;
mod layout;
mod look;
mod menu;
mod menu_view;
mod names;
mod panel;
mod screen;
mod status;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod theme;

use std::io;

use dooz_coach::puzzles::Attempts;

use self::app::{App, Effect};
use self::events::Events;
use self::terminal::Screen;
use self::theme::{Colours, Theme};
use crate::play::ColourChoice;
use crate::play::session::Session;
use crate::puzzle::memory::Memory;

pub use self::look::Look;

/// Plays a match on the terminal until the person leaves, and returns it as
/// it stands then; `puzzles` asks for puzzles first. `new_match` gets each
/// further match that is begun from the menu, before anybody moves or thinks
/// in it.
///
/// # Errors
///
/// If the terminal cannot be used, or has gone.
pub fn run(
    session: Session,
    look: Look,
    puzzles: bool,
    mut new_match: impl FnMut(&mut Session),
) -> io::Result<Session> {
    let theme = theme(&look);
    let mut screen = Screen::enter()?;
    let events = Events::listen()?;
    // Asked after somebody listens for changes, so that none is missed.
    let mut app = App::new(session, look, theme, screen.size()?);
    let mut memory = match Memory::open(None) {
        Ok(memory) => {
            app.progress = memory.progress().clone();
            Some(memory)
        }
        Err(error) => {
            app.progress_problem = Some(error.explain(&app.locale));
            None
        }
    };
    if puzzles {
        app.begin_puzzles();
    }
    let mut effects = app.begin();
    loop {
        for effect in effects.drain(..) {
            match effect {
                Effect::Think(number, job) => events.think(number, job),
                Effect::Advise(number, job) => events.advise(number, job),
                Effect::Remember(puzzle, deed) => {
                    let change = |attempts: &mut Attempts| deed.add_to(attempts);
                    let kept = memory.as_mut().map(|memory| memory.change(puzzle, change));
                    if let Some(Err(error)) = kept {
                        app.warn(error.explain(&app.locale));
                    }
                }
                Effect::NewMatch => new_match(&mut app.session),
                Effect::Quit => return Ok(app.into_match()),
            }
        }
        paint(&mut screen, &app)?;
        effects = app.update(events.next(app.needs_ticks()));
        while let Some(event) = events.waiting() {
            effects.extend(app.update(event));
        }
    }
}

fn paint(screen: &mut Screen, app: &App) -> io::Result<()> {
    screen.draw(app.text().is_mirrored(), |buffer| screen::draw(buffer, app))
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
