//! The head of the page, and the four places.

use dooz_locale::Language;

use crate::page::browser::dom::{El, html, part};
use crate::page::browser::window::prefers_dark;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::controls::{button, icon_button, options};
use crate::page::widgets::icon::{icon, mark};
use crate::route::Screen;
use crate::settings::Theme;

/// Creates the head of the page: the mark, the places, the language, the theme and the
/// settings.
pub(crate) fn head(settings_open: RwSignal<bool>) -> El {
    let &Shared {
        messages, place, ..
    } = shared();
    let brand = html("a")
        .class("brand")
        .attr("href", Screen::Play.address())
        .child(mark())
        .child(html("span").child(messages.say("app-name")));
    let nav = places("nav", |screen| vec![label(screen)]);
    let place = html("span")
        .class("where")
        .attr("aria-hidden", "true")
        .child(Signal::from(place));
    let settings = icon_button("gear", messages.say("page-settings"), move || {
        settings_open.set(true);
    });
    let tools = html("div")
        .class("tools")
        .child(language())
        .child(theme())
        .child(settings);
    html("header")
        .class("head")
        .child(brand)
        .child(nav)
        .child(place)
        .child(tools)
}

/// Creates the places at the bottom of a phone, or at the side of a low screen.
pub(crate) fn tab_bar() -> El {
    places("tabbar", |screen| {
        vec![icon(icon_of(screen)), label(screen)]
    })
}

fn label(screen: Screen) -> El {
    html("span").child(shared().messages.say(title(screen)))
}

/// Creates the links to the four places. The style sheet shows one of their two bars.
fn places(class: &'static str, content: impl Fn(Screen) -> Vec<El>) -> El {
    let &Shared {
        messages, route, ..
    } = shared();
    let links = Screen::ALL.iter().map(|&screen| {
        let here = derive(move || {
            let is_here = route.read().screen == screen;
            is_here.then_some("page")
        });
        html("a")
            .attr("href", screen.address())
            .attr("aria-current", here)
            .children(content(screen))
    });
    html("nav")
        .class(class)
        .attr("aria-label", messages.say("page-screens"))
        .children(links)
}

/// Creates the choice of the language.
fn language() -> El {
    let &Shared {
        settings, messages, ..
    } = shared();
    let names = Language::ALL.map(|language| {
        let own_name = language.own_name().to_owned();
        (language.code().to_owned(), own_name)
    });
    let chosen = derive(move || messages.chosen().code().to_owned());
    let list = options(derive(move || names.to_vec()), chosen, move |code| {
        settings.update(|settings| settings.language = code.parse().ok());
    });
    html("label")
        .class("btn quiet wide language")
        .child(icon("globe"))
        .child(
            html("span")
                .class("unseen")
                .child(messages.say("page-language")),
        )
        .child(list)
}

/// Creates the button that turns day into night.
fn theme() -> El {
    let &Shared {
        settings, messages, ..
    } = shared();
    let system_is_dark = prefers_dark();
    let is_dark = memo(move |_| match settings.read().theme {
        Theme::System => system_is_dark.get(),
        theme => theme == Theme::Dark,
    });
    let toggle = move || {
        let other = if is_dark.get_untracked() {
            Theme::Light
        } else {
            Theme::Dark
        };
        settings.update(|settings| settings.theme = other);
    };
    let name = derive(move || {
        messages.text(if is_dark.get() {
            "page-to-light"
        } else {
            "page-to-dark"
        })
    });
    let shape = part(move || vec![icon(if is_dark.get() { "sun" } else { "moon" })]);
    button(shape, toggle)
        .class("btn quiet only wide")
        .attr("aria-label", name)
}

const fn icon_of(screen: Screen) -> &'static str {
    match screen {
        Screen::Play => "board",
        Screen::Analyse => "chart",
        Screen::Learn => "tree",
        Screen::Puzzles => "puzzle",
    }
}

/// Returns the key of a screen's name.
pub(crate) const fn title(screen: Screen) -> &'static str {
    match screen {
        Screen::Play => "page-play",
        Screen::Analyse => "page-analyse",
        Screen::Learn => "page-learn",
        Screen::Puzzles => "page-puzzles",
    }
}
