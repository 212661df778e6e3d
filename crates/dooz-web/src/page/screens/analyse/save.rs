//! The dialogs that save and share the game.

use dooz_coach::board_picture::BoardPicture;
use dooz_core::Player;
use dooz_locale::coach::records::cannot_write;
use dooz_locale::{Explain, Locale};
use dooz_play::matches::Match;
use dooz_play::records::Loss;
use web_sys::{Event, HtmlInputElement};

use crate::analysis::Save;
use crate::page::browser::dom::{El, html, when};
use crate::page::browser::files;
use crate::page::browser::window::target;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::controls::{button, group, primary, radio, soft};
use crate::page::widgets::dialog::{DialogContent, dialog};
use crate::play::{Address, Export};
use crate::route::Screen;
use crate::settings::Settings;

/// Creates the dialog with the address of the position, and a button that copies it.
pub(super) fn share_dialog(open: RwSignal<bool>) -> El {
    let &Shared {
        messages, store, ..
    } = shared();
    dialog("share", "analyse-share", open, move || {
        let address = memo(move |_| {
            let game = Address::of(&store.game.read()).to_string();
            files::page() + &Screen::Analyse.with_game(&game)
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
            .class("stacked")
            .child(html("span").child(messages.say("analyse-share-address")))
            .child(field);
        let news = RwSignal::new(String::new());
        let copy = move || copy(Ok(address.get_untracked()), news);
        let note = soft(messages.say("analyse-share-note"));
        let losses = derive(move || share_losses().unwrap_or_default());
        let loses = derive(move || !losses.read().is_empty());
        let file = when(loses, move || {
            button(messages.say("analyse-share-file"), move || {
                save(Save::Sgf, news);
            })
        });
        DialogContent {
            body: vec![label, note, soft(losses), news_of(news)],
            foot: vec![
                html("span").child(file),
                primary(messages.say("analyse-export-copy"), copy),
            ],
        }
    })
}

/// Says what of the game its address leaves out, and which file holds it.
pub(crate) fn share_losses() -> Option<String> {
    let &Shared {
        messages, store, ..
    } = shared();
    let losses = store.game.with(Address::losses);
    messages.with(|locale| {
        let gaps = [("losses", listed(&losses, locale).into())];
        (!losses.is_empty()).then(|| locale.format("analyse-share-loses", &gaps))
    })
}

/// Saves the game with all that belongs to it.
pub(crate) fn save_sgf() {
    save(Save::Sgf, RwSignal::new(String::new()));
}

/// Creates the dialog with the formats in which the game or the board can be saved.
pub(super) fn save_dialog(open: RwSignal<bool>) -> El {
    let &Shared {
        messages, store, ..
    } = shared();
    let kind = RwSignal::new(Save::default());
    dialog("save", "analyse-export", open, move || {
        let choices = Save::ALL.into_iter().map(|of| {
            let chosen = derive(move || kind.get() == of);
            radio(
                "format",
                messages.say(of.message_key()),
                chosen,
                move || {
                    kind.set(of);
                },
            )
            .class("choice")
        });
        let note = derive(move || {
            let note = |game: &_| messages.with(|locale| note(game, kind.get(), locale));
            store.game.with(note).unwrap_or_default()
        });
        let formats = group(messages.say("analyse-export-as"));
        let formats = formats.child(html("div").class("choices").children(choices));
        let is_not_text = derive(move || !kind.get().is_text());
        let news = RwSignal::new(String::new());
        effect(move || {
            kind.track();
            news.set(String::new());
        });
        let copy = button(messages.say("analyse-export-copy"), move || {
            copy(text(kind.get_untracked()), news);
        });
        let save = primary(messages.say("analyse-export-save"), move || {
            save(kind.get_untracked(), news);
        });
        DialogContent {
            body: vec![formats, soft(note), news_of(news)],
            foot: vec![copy.attr("disabled", is_not_text), save],
        }
    })
}

/// Creates the place for what has happened, since a dialog covers the page's own.
fn news_of(news: RwSignal<String>) -> El {
    let place = html("p").class("news").attr("role", "status");
    place.child(Signal::from(news))
}

/// Copies a text, or says why there is none.
fn copy(text: Result<String, String>, news: RwSignal<String>) {
    let messages = shared().messages;
    match text {
        Err(sentence) => news.set(sentence),
        Ok(text) => files::copy(&text, move |is_copied| {
            let key = if is_copied {
                "analyse-export-copied"
            } else {
                "analyse-export-not-copied"
            };
            // The dialog may have been closed meanwhile.
            news.try_set(messages.text(key));
        }),
    }
}

/// Saves the game or the board as a file, or says why that is impossible.
fn save(kind: Save, news: RwSignal<String>) {
    let messages = shared().messages;
    match contents(kind) {
        Err(sentence) => news.set(sentence),
        Ok(svg) if kind == Save::Png => {
            let svg = String::from_utf8_lossy(&svg);
            files::save_picture(&svg, &Save::Png.file_name(), move || {
                news.try_set(messages.text("analyse-export-no-picture"));
            });
        }
        Ok(bytes) => files::save(&bytes, kind.media_type(), &kind.file_name()),
    }
}

fn text(kind: Save) -> Result<String, String> {
    contents(kind).map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns the contents of the file; for a PNG picture, the drawing that it is made from.
fn contents(kind: Save) -> Result<Vec<u8>, String> {
    let &Shared {
        messages,
        store,
        settings,
        ..
    } = shared();
    store.game.with_untracked(|game| {
        let of = |settings: &_| messages.with(|locale| contents_of(game, kind, settings, locale));
        settings.with_untracked(of)
    })
}

fn contents_of(
    game: &Match,
    kind: Save,
    settings: &Settings,
    locale: &Locale,
) -> Result<Vec<u8>, String> {
    let first = game.symbol(Player::First);
    match kind.format() {
        Some(format) => match Export::of(game, format) {
            Ok(export) => Ok(export.bytes),
            Err(error) => Err(cannot_write(error, format.name(), locale)),
        },
        None if kind == Save::Board => {
            let picture = format!("{:#}", game.position().picture(first));
            Ok(picture.into_bytes())
        }
        None => {
            let numbers = game.numbered_moves().filter(|_| settings.numbers);
            let picture = BoardPicture {
                stones: settings.pieces.on(game.rules()),
                coordinates: settings.coordinates,
                numbers: &numbers.collect::<Vec<_>>(),
                last_move: game.last_move(),
                ..BoardPicture::of(game.position(), first)
            };
            Ok(picture.svg().into_bytes())
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
    let gaps = [("losses", listed(&export.losses, locale).into())];
    Some(locale.format("analyse-export-loses", &gaps))
}

/// Names losses, with the comma of the language between them.
fn listed(losses: &[Loss], locale: &Locale) -> String {
    let losses: Vec<String> = losses.iter().map(|loss| loss.explain(locale)).collect();
    locale.short_list(&losses)
}
