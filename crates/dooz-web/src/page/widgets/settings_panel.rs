//! The settings of the page.

use dooz_locale::{Digits, Language};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::controls::{button, group, radio, toggle};
use crate::settings::{PieceStyle, Settings, Theme};

/// Creates the panel of settings.
pub(crate) fn settings_panel(close: impl Fn() + Copy + 'static) -> El {
    let &Shared {
        settings, messages, ..
    } = shared();
    let languages = Language::ALL.iter().map(|&language| {
        let chosen = Signal::derive(move || messages.language() == language);
        let choose = move || {
            settings.update(|settings| language.code().clone_into(&mut settings.language));
        };
        radio("language", language.own_name(), chosen, choose).attr("lang", language.code())
    });
    let themes = Theme::ALL.iter().map(|&theme| {
        let chosen = Signal::derive(move || settings.read().theme == theme);
        let choose = move || settings.update(|settings| settings.theme = theme);
        radio("theme", messages.say(theme_key(theme)), chosen, choose)
    });
    let stones = PieceStyle::ALL.iter().map(|&stones| {
        let chosen = Signal::derive(move || settings.read().stones == stones);
        let choose = move || settings.update(|settings| settings.stones = stones);
        radio("stones", messages.say(stones_key(stones)), chosen, choose)
    });
    let has_other_digits = Signal::derive(move || messages.language().digits() != Digits::Latin);
    let more = group(messages.say("page-more"))
        .children(SWITCHES.iter().map(one_of))
        .child(when(has_other_digits, || one_of(&LATIN_DIGITS)));

    html("section")
        .class("settings")
        .attr("aria-label", messages.say("page-settings"))
        .on("keydown", move |event| {
            let event: KeyboardEvent = event.unchecked_into();
            if event.key() == "Escape" {
                close();
            }
        })
        .child(group(messages.say("page-language")).children(languages))
        .child(group(messages.say("page-theme")).children(themes))
        .child(group(messages.say("page-stones")).children(stones))
        .child(more)
        .child(button(messages.say("page-close"), close))
}

/// A setting that is on or off.
struct Switch {
    key: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
}

const SWITCHES: [Switch; 4] = [
    Switch {
        key: "page-coordinates",
        get: |settings| settings.coordinates,
        set: |settings, on| settings.coordinates = on,
    },
    Switch {
        key: "page-numbers",
        get: |settings| settings.numbers,
        set: |settings, on| settings.numbers = on,
    },
    Switch {
        key: "page-sounds",
        get: |settings| settings.sounds,
        set: |settings, on| settings.sounds = on,
    },
    Switch {
        key: "page-still",
        get: |settings| settings.still,
        set: |settings, on| settings.still = on,
    },
];

const LATIN_DIGITS: Switch = Switch {
    key: "page-latin-digits",
    get: |settings| settings.latin_digits,
    set: |settings, on| settings.latin_digits = on,
};

fn one_of(&Switch { key, get, set }: &Switch) -> El {
    let &Shared {
        settings, messages, ..
    } = shared();
    let on = Signal::derive(move || settings.with(get));
    toggle(messages.say(key), on, move |on| {
        settings.update(|settings| set(settings, on));
    })
}

const fn theme_key(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "page-theme-system",
        Theme::Light => "page-theme-light",
        Theme::Dark => "page-theme-dark",
    }
}

const fn stones_key(stones: PieceStyle) -> &'static str {
    match stones {
        PieceStyle::Symbols => "page-stones-symbols",
        PieceStyle::Stones => "page-stones-stones",
    }
}
