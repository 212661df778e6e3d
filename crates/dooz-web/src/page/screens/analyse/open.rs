//! The dialog that opens games from outside: files, and texts that are pasted.

use dooz_core::Player;
use dooz_locale::{Explain, rules_name};
use dooz_play::matches::{Match, Participant};
use dooz_play::records::Record;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Event, FileList, HtmlInputElement};

use super::study::{Study, tell_of_cut_comments};
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::files;
use crate::page::browser::focus;
use crate::page::browser::window::{listen, next_frame, target, text_of, window};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{primary, soft, worded};
use crate::page::widgets::dialog::{DialogContent, dialog};
use crate::page::widgets::icon::icon;
use crate::play::{GameList, cut_comments, read_games};

/// Opens games that come as files or texts, wherever on the screen they are dropped or
/// pasted.
#[derive(Clone, Copy)]
pub(super) struct Opener {
    /// `true` while the dialog is open.
    open: RwSignal<bool>,
    text: RwSignal<String>,
    /// The games to choose from, if the text has several.
    games: RwSignal<GameList>,
    /// The words that the games to choose from have in common.
    filter: RwSignal<String>,
    /// The reason why the last text has no game. The dialog covers warnings of the page.
    refusal: RwSignal<String>,
    study: Study,
}

impl Opener {
    pub(super) fn new(study: Study) -> Self {
        let opener = Self {
            open: RwSignal::new(false),
            text: RwSignal::new(String::new()),
            games: RwSignal::new(GameList::default()),
            filter: RwSignal::new(String::new()),
            refusal: RwSignal::new(String::new()),
            study,
        };
        opener.take_what_is_dropped();
        opener
    }

    /// Shows the dialog.
    pub(super) fn show(self) {
        self.games.set(GameList::default());
        self.filter.set(String::new());
        self.refusal.set(String::new());
        self.open.set(true);
    }

    /// Creates the dialog.
    pub(super) fn dialog(self) -> El {
        dialog("open", "analyse-import", self.open, move || {
            let has_choice = derive(move || !self.games.read().games.is_empty());
            let has_none = derive(move || !has_choice.get());
            let body = html("div")
                .child(when(has_none, move || self.sources()))
                .child(when(has_choice, move || self.choices()));
            let refusal = html("p").class("refusal").attr("role", "alert");
            let refusal = refusal.child(Signal::from(self.refusal));
            DialogContent {
                body: vec![body, refusal],
                foot: vec![html("span"), self.confirm(has_choice)],
            }
        })
    }

    /// Creates the field for a text, and the button for a file.
    fn sources(self) -> El {
        let messages = self.study.shared.messages;
        let text = self.text;
        let field = html("textarea")
            .attr("rows", "6")
            .attr("dir", "ltr")
            .attr("spellcheck", "false")
            .attr("maxlength", LONGEST_TEXT)
            .prop("value", text)
            .on("input", move |event| text.set(text_of(&event)));
        let file = html("input")
            .class("unseen")
            .attr("type", "file")
            .attr("accept", ".sgf,.psq,.lib,.txt,.moves,text/plain")
            .on("change", move |event| {
                let input: HtmlInputElement = target(&event);
                let files = input.files();
                self.read_first(files.as_ref());
                // Otherwise the same file could not be chosen again.
                input.set_value("");
            });
        let choose = html("label")
            .class("btn file")
            .child(file)
            .child(worded(icon("open"), messages.say("analyse-import-file")));
        html("div")
            .class("open-sources")
            .child(choose)
            .child(soft(messages.say("analyse-import-drop")))
            .child(
                html("label")
                    .class("stacked")
                    .child(html("span").child(messages.say("analyse-import-text")))
                    .child(field),
            )
    }

    fn confirm(self, has_choice: Signal<bool>) -> El {
        let messages = self.study.shared.messages;
        let text = self.text;
        let is_idle = derive(move || has_choice.get() || text.read().trim().is_empty());
        primary(messages.say("analyse-import-open"), move || {
            self.read(text.get_untracked().as_bytes());
        })
        .attr("disabled", is_idle)
    }

    /// Creates the list of the games to choose from, with a field that filters them.
    fn choices(self) -> El {
        let messages = self.study.shared.messages;
        let Self { games, filter, .. } = self;
        let shown = memo(move |_| {
            let filter = filter.read();
            games.read().matching(&filter, GameList::MOST_SHOWN)
        });
        let question = derive(move || {
            let count = games.read().games.len();
            messages.format("analyse-import-choose", &[("count", count.into())])
        });
        let field = html("input")
            .attr("type", "search")
            .attr("aria-label", messages.say("analyse-import-filter"))
            .attr("aria-describedby", "open-question")
            .attr("placeholder", messages.say("analyse-import-filter"))
            .prop("value", filter)
            .on("input", move |event| filter.set(text_of(&event)));
        // What had the focus has gone.
        next_frame(|| {
            focus::give(".open-choices input");
        });
        let list = part(move || {
            let places = shown.get().into_iter();
            places.map(|place| self.choice(place)).collect()
        });
        let note = derive(move || {
            let (shown, all) = (shown.read().len(), games.read().games.len());
            if shown == all {
                return String::new();
            }
            let gaps = [("shown", shown.into()), ("count", all.into())];
            messages.format("analyse-import-shown", &gaps)
        });
        html("div")
            .class("open-choices")
            .child(html("p").attr("id", "open-question").child(question))
            .child(field)
            .child(soft(note))
            .child(html("ol").class("games").child(list))
    }

    fn choice(self, place: usize) -> El {
        let messages = self.study.shared.messages;
        let (rules, moves, names) = self.games.with_untracked(|games| {
            let record = &games.games[place];
            let names = Player::BOTH.map(|player| record.name(player).unwrap_or("?").to_owned());
            let is_named = Player::BOTH
                .iter()
                .any(|&player| record.name(player).is_some());
            let moves = record.main_line().count() - 1;
            (record.rules(), moves, is_named.then_some(names))
        });
        let label = derive(move || {
            let name = messages.with(|locale| rules_name(rules, locale));
            messages.format(
                "analyse-import-game",
                &[
                    ("number", (place + 1).into()),
                    ("rules", name.into()),
                    ("count", moves.into()),
                ],
            )
        });
        let names = names.map(|[first, second]| {
            // Names are in any language.
            let name = |text| html("bdi").child(text);
            html("b")
                .child(name(first))
                .child(" – ")
                .child(name(second))
        });
        let open = move || {
            let record = self
                .games
                .with_untracked(|games| games.games[place].clone());
            self.open_game(record);
        };
        let button = html("button").attr("type", "button").on_click(open);
        html("li").child(button.child(names).child(html("span").child(label)))
    }

    fn open_game(self, mut record: Record) {
        let &Shared { messages, live, .. } = self.study.shared;
        let cut = cut_comments(&mut record);
        self.study.go(|game| {
            game.open(record, [Participant::Person; 2]);
            game.pause();
        });
        self.open.set(false);
        self.games.set(GameList::default());
        self.text.set(String::new());
        live.clear_warning();
        live.announce(messages.text("analyse-import-done"));
        if cut > 0 {
            tell_of_cut_comments(self.study.shared, cut);
        }
    }

    fn read(self, bytes: &[u8]) {
        let &Shared {
            messages,
            live,
            store,
            ..
        } = self.study.shared;
        let default = store.game.with_untracked(Match::rules);
        match read_games(bytes, default) {
            Ok(mut found) if found.len() == 1 => self.open_game(found.remove(0)),
            Ok(found) => {
                self.show();
                self.games.set(GameList::new(found));
            }
            Err(error) => {
                let sentence = messages.with(|locale| error.explain(locale));
                if self.open.get_untracked() {
                    self.refusal.set(sentence);
                } else {
                    live.warn(sentence);
                }
            }
        }
    }

    fn read_first(self, files: Option<&FileList>) {
        if let Some(file) = files.and_then(|files| files.get(0)) {
            files::read_file(file.unchecked_into(), move |bytes| self.read(&bytes));
        }
    }

    fn take_what_is_dropped(self) {
        let window = window();
        // Otherwise the browser would leave the page and show the file.
        listen(&window, "dragover", |event| event.prevent_default());
        listen(&window, "drop", move |event: Event| {
            event.prevent_default();
            let event: DragEvent = event.unchecked_into();
            self.take(event.data_transfer());
        });
        listen(&window, "paste", move |event: Event| {
            let is_in_field = event
                .target()
                .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
                .is_some_and(|element| element.matches("input, textarea").unwrap_or_default());
            if !is_in_field {
                let event: ClipboardEvent = event.unchecked_into();
                self.take(event.clipboard_data());
            }
        });
    }

    fn take(self, data: Option<DataTransfer>) {
        let Some(data) = data else { return };
        let files = data.files();
        if files.as_ref().is_some_and(|files| files.length() > 0) {
            self.read_first(files.as_ref());
        } else if let Ok(text) = data.get_data("text/plain")
            && !text.trim().is_empty()
        {
            self.read(text.as_bytes());
        }
    }
}

/// The letters of a pasted text at most. Larger games are opened as files, since a field
/// with more takes seconds to draw.
const LONGEST_TEXT: u32 = 100_000;
