//! The frame of the page around every screen.

use std::time::Duration;

use dooz_locale::Locale;
use wasm_bindgen::JsCast;
use web_sys::Event;

use crate::page::browser::dom::{El, Part, html, next_task, part};
use crate::page::browser::sounds::Speaker;
use crate::page::browser::storage;
use crate::page::browser::window::{after, document, listen, window};
use crate::page::prelude::*;
use crate::page::screens::analyse::{analyse, follow_addresses};
use crate::page::screens::learn::learn;
use crate::page::screens::play::{play, statistics};
use crate::page::screens::puzzles::puzzles;
use crate::page::state::match_store::MatchStore;
use crate::page::state::messages::Messages;
use crate::page::state::shared::{Shared, shared};
use crate::page::state::weights_files::WeightsFiles;
use crate::page::state::worker_client::WorkerClient;
use crate::page::widgets::head::{head, tab_bar, title};
use crate::page::widgets::keys_help::keys_help;
use crate::page::widgets::live::{Live, live_region};
use crate::page::widgets::settings_panel::settings_dialog;
use crate::route::{Route, Screen};
use crate::settings::{Settings, Theme};

/// Makes the state of the page, with the sentences of its first language.
pub(super) fn state(locale: Locale) {
    let settings = RwSignal::new(Settings::read(&storage::read(SETTINGS).unwrap_or_default()));
    let weights = WeightsFiles::new();
    let worker = WorkerClient::new(weights);
    let shared = Shared {
        settings,
        messages: Messages::follow(settings, locale),
        live: Live::new(),
        speaker: Speaker::new(),
        weights,
        worker,
        analysis_worker: WorkerClient::new(weights),
        store: MatchStore::new(worker),
        route: RwSignal::new(route_now()),
        place: RwSignal::new(String::new()),
        help: RwSignal::new(false),
        refusal_told: StoredValue::new(false),
    };
    let shared = shared.share();
    apply_settings(shared);
    shared.messages.fetch_chosen(shared);
    storage::when_changed_elsewhere(SETTINGS, move || {
        let stored = Settings::read(&storage::read(SETTINGS).unwrap_or_default());
        if *shared.settings.read() != stored {
            shared.settings.set(stored);
        }
    });
    shared.store.serve(shared);
    statistics::keep(shared);
    listen(&window(), "hashchange", move |_| {
        shared.route.set(route_now());
    });

    follow_addresses(shared);
    effect(move || {
        if shared.route.read().is_unknown {
            shared.warn_of_address();
        }
    });

    // The page is drawn first, also where that takes a while: a move can be played before
    // the worker has started.
    after(WORKER_DELAY, move || shared.worker.wake());
}

/// Builds the page.
pub(super) fn elements() -> [El; 8] {
    let skip = html("a")
        .class("skip")
        .attr("href", "#main")
        .on("click", |event| skip_to_main(&event))
        .child(shared().messages.say("page-skip"));
    let main = html("main")
        .attr("id", "main")
        .attr("tabindex", "-1")
        .child(current_screen());
    let settings_open = RwSignal::new(false);
    let [news, toast] = live_region();
    [
        skip,
        head(settings_open),
        main,
        tab_bar(),
        news,
        toast,
        keys_help(),
        settings_dialog(settings_open),
    ]
}

/// The delay of the worker; the first question starts it sooner.
const WORKER_DELAY: Duration = Duration::from_millis(500);

/// The name under which the settings are stored; `boot.js` reads them as well.
const SETTINGS: &str = "dooz-settings";

fn route_now() -> Route {
    Route::of(&window().location().hash().unwrap_or_default())
}

/// Stores the settings, and applies them to the document.
fn apply_settings(shared: &'static Shared) {
    effect(move || {
        let settings = shared.settings.get();
        let language = shared.messages.language();
        let theme = match settings.theme {
            Theme::System => None,
            theme => Some(theme.name()),
        };
        let root = El::of(document().document_element().expect("a page has a root"));
        for (name, value) in [
            ("lang", Some(language.code())),
            ("dir", Some(shared.messages.direction())),
            ("data-theme", theme),
            ("data-still", settings.still.then_some("")),
        ] {
            root.change_attr(name, value);
        }
        shared.store_text(SETTINGS, &settings.write());
    });
    effect(move || {
        let gaps = [("place", shared.place.get().into())];
        document().set_title(&shared.messages.format("page-title", &gaps));
    });
}

/// Moves the focus to the main part. The link alone would change the address,
/// which names the screen.
fn skip_to_main(event: &Event) {
    event.prevent_default();
    focus_main();
}

/// Moves the focus to the main part.
pub(super) fn focus_main() {
    if let Some(main) = document().get_element_by_id("main") {
        let _ = main.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

fn current_screen() -> Part {
    let &Shared {
        route,
        live,
        messages,
        ..
    } = shared();
    let screen = memo(move |_| route.read().screen);
    let shown = StoredValue::new(None);
    let is_due = next_task();
    part(move || {
        if !is_due.get() {
            return Vec::new();
        }
        let screen = screen.get();
        let last = shown.try_update_value(|shown| shown.replace(screen));
        if last.flatten().is_some() {
            live.announce(untrack(|| messages.text(title(screen))));
            focus_main();
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        untrack(|| match screen {
            Screen::Play => play(),
            Screen::Analyse => analyse(),
            Screen::Learn => learn(),
            Screen::Puzzles => puzzles(),
        })
    })
}
