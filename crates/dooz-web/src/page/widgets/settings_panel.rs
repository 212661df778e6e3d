//! The settings of the page.

use dooz_locale::{Digits, Language};

use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::controls::{group, option, segment, segments};
use crate::page::widgets::dialog::{DialogContent, dialog};
use crate::page::widgets::keys_help::keys_button;
use crate::settings::{Pieces, Settings, Theme};

/// Creates the dialog of the settings.
pub(crate) fn settings_dialog(open: RwSignal<bool>) -> El {
    dialog("settings", "page-settings", open, move || {
        let close = move || open.set(false);
        DialogContent {
            body: vec![languages(), themes(), pieces(), switches()],
            foot: vec![keys_button(close)],
        }
    })
}

fn languages() -> El {
    let &Shared {
        settings, messages, ..
    } = shared();
    let languages = Language::ALL.iter().map(|&language| {
        let chosen = derive(move || messages.chosen() == language);
        let choose = move || {
            settings.update(|settings| settings.language = Some(language));
        };
        let name = html("span")
            .attr("lang", language.code())
            .child(language.own_name());
        segment("language", name, chosen, choose)
    });
    group(messages.say("page-language")).child(segments(languages))
}

fn themes() -> El {
    let &Shared {
        settings, messages, ..
    } = shared();
    let themes = Theme::ALL.iter().map(|&theme| {
        let chosen = derive(move || settings.read().theme == theme);
        let choose = move || settings.update(|settings| settings.theme = theme);
        segment("theme", messages.say(theme_key(theme)), chosen, choose)
    });
    group(messages.say("page-theme")).child(segments(themes))
}

fn pieces() -> El {
    let &Shared {
        settings, messages, ..
    } = shared();
    let pieces = Pieces::ALL.iter().map(|&pieces| {
        let chosen = derive(move || settings.read().pieces == pieces);
        let choose = move || settings.update(|settings| settings.pieces = pieces);
        segment("stones", messages.say(pieces_key(pieces)), chosen, choose)
    });
    group(messages.say("page-stones")).child(segments(pieces))
}

fn switches() -> El {
    let messages = shared().messages;
    let has_other_digits = derive(move || messages.language().digits() != Digits::Latin);
    let rows = html("div")
        .class("opts")
        .children(SWITCHES.iter().map(one_of))
        .child(when(has_other_digits, || one_of(&LATIN_DIGITS)));
    group(messages.say("page-more")).child(rows)
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
    let on = derive(move || settings.with(get));
    option(messages.say(key), on, move |on| {
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

const fn pieces_key(pieces: Pieces) -> &'static str {
    match pieces {
        Pieces::BySize => "page-stones-by-size",
        Pieces::Symbols => "page-stones-symbols",
        Pieces::Stones => "page-stones-stones",
    }
}
