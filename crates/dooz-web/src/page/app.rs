//! The frame of the page around every screen.

use std::time::Duration;

use wasm_bindgen::JsCast;
use web_sys::Event;

use crate::page::browser::dom::{El, Part, html, part, when};
use crate::page::browser::storage;
use crate::page::browser::window::{after, document, listen, window};
use crate::page::prelude::*;
use crate::page::screens::analyse::{analyse, follow_addresses};
use crate::page::screens::learn::learn;
use crate::page::screens::play::play;
use crate::page::screens::puzzles::puzzles;
use crate::page::state::match_store::MatchStore;
use crate::page::state::messages::Messages;
use crate::page::state::shared::{Shared, shared};
use crate::page::state::weights_files::WeightsFiles;
use crate::page::state::worker_client::WorkerClient;
use crate::page::widgets::controls::{button, yes_or_no};
use crate::page::widgets::keys_help::keys_help;
use crate::page::widgets::live::{Live, live_region};
use crate::page::widgets::settings_panel::settings_panel;
use crate::route::{Route, Screen};
use crate::settings::{Settings, Theme};

/// Builds the page.
pub(super) fn app() -> [El; 6] {
    let settings = RwSignal::new(Settings::read(&storage::read(SETTINGS).unwrap_or_default()));
    let weights = WeightsFiles::new();
    let worker = WorkerClient::new(weights);
    let shared = Shared {
        settings,
        messages: Messages::follow(settings),
        live: Live::new(),
        weights,
        worker,
        analysis_worker: WorkerClient::new(weights),
        store: MatchStore::new(worker),
        route: RwSignal::new(route_now()),
        help: RwSignal::new(false),
    };
    let shared = shared.share();
    apply_settings(shared);
    shared.store.serve(shared);
    listen(&window(), "hashchange", move |_| {
        shared.route.set(route_now());
    });

    follow_addresses(shared);

    // The page is drawn first: a move can be played before the worker has started.
    after(WORKER_DELAY, move || shared.worker.wake());

    let skip = html("a")
        .class("skip")
        .attr("href", "#main")
        .on("click", |event| skip_to_main(&event))
        .child(shared.messages.say("page-skip"));
    let main = html("main")
        .attr("id", "main")
        .attr("tabindex", "-1")
        .child(current_screen());
    let [news, warning] = live_region();
    [skip, banner(), main, news, warning, keys_help()]
}

/// The delay of the worker; the first question starts it sooner.
const WORKER_DELAY: Duration = Duration::from_millis(200);

/// The name under which the settings are stored; `boot.js` reads them as well.
const SETTINGS: &str = "dooz-settings";

fn route_now() -> Route {
    Route::of(&window().location().hash().unwrap_or_default())
}

/// Stores the settings, and applies them to the document.
fn apply_settings(shared: &'static Shared) {
    Effect::new(move || {
        let settings = shared.settings.get();
        let language = shared.messages.language();
        let theme = match settings.theme {
            Theme::System => None,
            theme => Some(theme.name()),
        };
        let root = document().document_element().expect("a page has a root");
        for (name, value) in [
            ("lang", Some(language.code())),
            ("dir", Some(shared.messages.direction())),
            ("data-theme", theme),
            ("data-still", settings.still.then_some("")),
        ] {
            // Names and values are ours, and no browser refuses them.
            let _ = match value {
                Some(value) => root.set_attribute(name, value),
                None => root.remove_attribute(name),
            };
        }
        document().set_title(&shared.messages.text("page-title"));
        storage::write(SETTINGS, &settings.write());
    });
}

/// Moves the focus to the main part. The link alone would change the address,
/// which names the screen.
fn skip_to_main(event: &Event) {
    event.prevent_default();
    if let Some(main) = document().get_element_by_id("main") {
        let _ = main.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

fn banner() -> El {
    let &Shared {
        messages, route, ..
    } = shared();
    let open = RwSignal::new(false);
    let links = Screen::ALL.iter().map(|&screen| {
        let here = Signal::derive(move || {
            let is_here = route.read().screen == screen;
            is_here.then_some("page")
        });
        html("a")
            .attr("href", screen.address())
            .attr("aria-current", here)
            .child(messages.say(title(screen)))
    });
    let nav = html("nav")
        .attr("aria-label", messages.say("page-screens"))
        .children(links);
    let brand = html("a")
        .class("brand")
        .attr("href", Screen::Play.address())
        .child(messages.say("app-name"));
    let toggle = move || open.update(|open| *open = !*open);
    let settings = button(messages.say("page-settings"), toggle)
        .class("settings-button")
        .attr("aria-expanded", yes_or_no(open.into()));
    let panel = when(open.into(), move || settings_panel(move || open.set(false)));
    html("header")
        .child(brand)
        .child(nav)
        .child(settings)
        .child(panel)
}

const fn title(screen: Screen) -> &'static str {
    match screen {
        Screen::Play => "page-play",
        Screen::Analyse => "page-analyse",
        Screen::Learn => "page-learn",
        Screen::Puzzles => "page-puzzles",
    }
}

fn current_screen() -> Part {
    let route = shared().route;
    let screen = Memo::new(move |_| route.read().screen);
    part(move || {
        let screen = screen.get();
        untrack(|| match screen {
            Screen::Play => play(),
            Screen::Analyse => analyse(),
            Screen::Learn => learn(),
            Screen::Puzzles => puzzles(),
        })
    })
}
