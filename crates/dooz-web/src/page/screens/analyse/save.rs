//! The export of games.

use dooz_coach::board_picture::BoardPicture;
use dooz_core::Player;
use dooz_locale::coach::records::cannot_write;
use dooz_locale::{Explain, Locale};
use dooz_play::matches::Match;
use web_sys::{Event, HtmlInputElement};

use super::browser;
use crate::analysis::Save;
use crate::page::browser::dom::{El, html};
use crate::page::browser::window::target;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::controls::{button, details, row, select, soft};
use crate::play::{Address, Export};
use crate::route::Screen;
use crate::settings::Settings;

/// Creates the panel that exports the game or the board.
pub(super) fn save_game() -> El {
    let messages = shared().messages;
    details(messages.say("analyse-export"))
        .class("panel")
        .children(share())
        .children(export())
}

/// Creates the address of the position, with a button that copies it.
fn share() -> [El; 2] {
    let &Shared {
        messages, store, ..
    } = shared();
    let address = Memo::new(move |_| {
        browser::page() + &Screen::Analyse.with_game(&Address::of(&store.game.read()).to_string())
    });
    let select_all = move |event: Event| target::<HtmlInputElement>(&event).select();
    let field = html("input")
        .class("address")
        .attr("type", "text")
        .attr("dir", "ltr")
        .attr("readonly", true)
        .prop("value", address)
        .on("focus", select_all);
    let label = html("label")
        .child(messages.say("analyse-share"))
        .child(field);
    let copy = copy_button(move || Ok(address.get_untracked()));
    [label, row(copy)]
}

/// Creates the choice of a format, with buttons that copy and save the game.
fn export() -> [El; 3] {
    let &Shared {
        messages,
        live,
        store,
        settings,
        ..
    } = shared();
    let kind = RwSignal::new(Save::default());
    let text = move || {
        let kind = kind.get_untracked();
        let text = |game: &Match| {
            let text_of =
                |settings: &_| messages.with(|locale| text_of(game, kind, settings, locale));
            settings.with_untracked(text_of)
        };
        store.game.with_untracked(text)
    };
    let save = move || match (text(), kind.get_untracked()) {
        (Err(sentence), _) => live.warn(sentence),
        (Ok(svg), Save::Png) => browser::save_picture(&svg, &Save::Png.file_name(), move || {
            live.warn(messages.text("analyse-export-no-picture"));
        }),
        (Ok(text), kind) => browser::save(&text, kind.media_type(), &kind.file_name()),
    };
    let options = Signal::derive(move || {
        let kinds = Save::ALL.into_iter();
        kinds
            .map(|kind| (kind.name().to_owned(), messages.text(kind.message_key())))
            .collect()
    });
    let chosen = Signal::derive(move || kind.get().name().to_owned());
    let choose = move |name: String| {
        if let Some(chosen) = Save::named(&name) {
            kind.set(chosen);
        }
    };
    let note = Signal::derive(move || {
        let note = |game: &_| messages.with(|locale| note(game, kind.get(), locale));
        store.game.with(note).unwrap_or_default()
    });
    let is_picture = Signal::derive(move || kind.get() == Save::Png);
    let copy = copy_button(text).attr("disabled", is_picture);
    let save = button(messages.say("analyse-export-save"), save);
    [
        select(messages.say("analyse-export-as"), options, chosen, choose),
        soft(note),
        row(copy).child(save),
    ]
}

/// Creates a button that copies a text, or warns with the reason why there is
/// none.
fn copy_button(text: impl Fn() -> Result<String, String> + 'static) -> El {
    let &Shared { messages, live, .. } = shared();
    button(messages.say("analyse-export-copy"), move || match text() {
        Err(sentence) => live.warn(sentence),
        Ok(text) => browser::copy(&text, move |is_copied| {
            if is_copied {
                live.announce(messages.text("analyse-export-copied"));
            } else {
                live.warn(messages.text("analyse-export-not-copied"));
            }
        }),
    })
}

/// Returns the text of a game or of its board; for a PNG picture, the drawing
/// that it is made from.
fn text_of(
    game: &Match,
    kind: Save,
    settings: &Settings,
    locale: &Locale,
) -> Result<String, String> {
    let first = game.symbol(Player::First);
    match kind.format() {
        Some(format) => match Export::of(game, format) {
            Ok(export) => Ok(export.text),
            Err(error) => Err(cannot_write(error, format.name(), locale)),
        },
        None if kind == Save::Board => Ok(format!("{:#}", game.position().picture(first))),
        None => {
            let numbers = game.numbered_moves().filter(|_| settings.numbers);
            let picture = BoardPicture {
                position: game.position(),
                first,
                stones: settings.stones,
                coordinates: settings.coordinates,
                numbers: &numbers.collect::<Vec<_>>(),
                last_move: game.last_move(),
            };
            Ok(picture.svg())
        }
    }
}

/// Lists the information that the format cannot hold.
fn note(game: &Match, kind: Save, locale: &Locale) -> Option<String> {
    let format = kind.format()?;
    let export = match Export::of(game, format) {
        Ok(export) => export,
        Err(error) => return Some(cannot_write(error, format.name(), locale)),
    };
    if export.losses.is_empty() {
        return Some(locale.text("analyse-export-holds").into_owned());
    }
    let losses: Vec<String> = export
        .losses
        .iter()
        .map(|loss| loss.explain(locale))
        .collect();
    let comma = format!("{} ", locale.text("board-comma"));
    let losses = losses.join(&comma);
    Some(locale.format("analyse-export-loses", &[("losses", (&*losses).into())]))
}
