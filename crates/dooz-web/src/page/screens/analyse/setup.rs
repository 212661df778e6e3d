//! The editor of positions.

use dooz_core::{LineRule, Player, Rules, Square, Symbol};
use dooz_locale::Explain;

use super::study::Study;
use crate::analysis::PositionEditor;
use crate::page::browser::dom::{El, html};
use crate::page::browser::window::text_of;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::{button, group, panel, primary, radio, row, select};
use crate::play::has_board;

/// Creates the editor of positions. The game on the board stays as it is until
/// the edited position is accepted.
pub(super) fn set_up(study: Study, close: impl Fn() + Copy + 'static) -> El {
    let &Shared {
        messages,
        live,
        store,
        ..
    } = study.shared;
    let editor = RwSignal::new(store.game.with_untracked(|game| {
        let first = game.symbol(Player::First);
        PositionEditor::of(game.position(), first)
    }));
    let pen = RwSignal::new(Some(Symbol::X));
    let put = move |square: Square| {
        editor.update(|editor| editor.put(square, pen.get_untracked()));
    };
    let problem = Memo::new(move |_| editor.with(PositionEditor::problem));
    let refusal = Signal::derive(move || {
        let explain =
            |problem: dooz_core::SetupError| messages.with(|locale| problem.explain(locale));
        problem.get().map(explain).unwrap_or_default()
    });
    let take = move || {
        let setup = editor.with_untracked(PositionEditor::setup);
        let mut done = Ok(());
        study.go(|game| {
            done = game.set_up(&setup);
            game.hold();
        });
        match done {
            Ok(()) => {
                live.clear_warning();
                live.announce(messages.text("analyse-setup-used"));
                close();
            }
            Err(error) => live.warn(messages.with(|locale| error.explain(locale))),
        }
    };
    let board = Board {
        name: "setup",
        view: Memo::new(move |_| editor.with(PositionEditor::view)),
        label: messages.say("analyse-setup-board"),
        playable: Signal::stored(true),
        on_play: Callback::new(put),
        on_point: None,
    };

    let pens = PENS.iter().map(|&(symbol, says)| {
        let chosen = Signal::derive(move || pen.get() == symbol);
        radio("pen", messages.say(says), chosen, move || pen.set(symbol))
    });
    let turns = PENS.iter().filter_map(|&(symbol, says)| {
        let symbol = symbol?;
        let chosen = Signal::derive(move || editor.read().to_move == symbol);
        let choose = move || editor.update(|editor| editor.to_move = symbol);
        Some(radio("turn", messages.say(says), chosen, choose))
    });
    let refusal = html("p")
        .class("refusal")
        .attr("role", "status")
        .child(refusal);
    let empty = move || editor.update(PositionEditor::clear);
    let buttons = vec![
        button(messages.say("analyse-setup-empty"), empty),
        primary(messages.say("analyse-setup-use"), take),
        button(messages.say("analyse-setup-cancel"), close),
    ];
    let panel = panel(messages.say("analyse-setup"))
        .child(group(messages.say("analyse-setup-place")).children(pens))
        .child(group(messages.say("analyse-setup-turn")).children(turns))
        .children(RulesFields::new(editor).els())
        .child(refusal)
        .child(row(buttons));
    html("div")
        .class("columns analyse")
        .child(board.el())
        .child(panel)
}

/// The symbols that a click can place, and their names.
const PENS: [(Option<Symbol>, &str); 3] = [
    (Some(Symbol::X), "analyse-setup-cross"),
    (Some(Symbol::O), "analyse-setup-circle"),
    (None, "analyse-setup-erase"),
];

/// The rules of the position: a preset, or any others.
#[derive(Clone, Copy)]
struct RulesFields {
    editor: RwSignal<PositionEditor>,
    rules: Memo<Rules>,
    shared: &'static Shared,
}

/// A part of the rules.
type Measures = (u8, u8, u8, LineRule);

impl RulesFields {
    fn new(editor: RwSignal<PositionEditor>) -> Self {
        Self {
            editor,
            rules: Memo::new(move |_| editor.with(PositionEditor::rules)),
            shared: shared(),
        }
    }

    fn els(self) -> [El; 3] {
        let messages = self.shared.messages;
        let presets = Signal::derive(move || {
            let custom = (String::new(), messages.text("rules-custom"));
            let presets = Rules::PRESETS.iter().map(|(name, _)| {
                let title = messages.text(&format!("rules-{name}"));
                ((*name).to_owned(), title)
            });
            std::iter::once(custom).chain(presets).collect()
        });
        let preset = Signal::derive(move || self.shown().preset().unwrap_or_default().to_owned());
        let choose = move |name: String| {
            if let Ok(rules) = name.parse() {
                self.change(rules);
            } else {
                self.restore();
            }
        };
        let lines = Signal::derive(move || {
            let lines = LineRule::ALL.into_iter().map(|line| {
                let title = messages.text(&format!("line-{}", line.name()));
                (line.name().to_owned(), title)
            });
            lines.collect()
        });
        let line = Signal::derive(move || self.shown().line().name().to_owned());
        let choose_line = move |name: String| {
            let line = LineRule::ALL.into_iter().find(|line| line.name() == name);
            if let Some(line) = line {
                self.measure(|measures| measures.3 = line);
            }
        };
        let measures = html("div")
            .class("measures")
            .child(self.number(
                "analyse-setup-columns",
                3,
                Rules::width,
                |measures, width| {
                    measures.0 = width;
                },
            ))
            .child(self.number(
                "analyse-setup-rows",
                3,
                Rules::height,
                |measures, height| {
                    measures.1 = height;
                },
            ))
            .child(
                self.number("analyse-setup-length", 2, Rules::k, |measures, k| {
                    measures.2 = k;
                }),
            );
        [
            select(messages.say("analyse-setup-rules"), presets, preset, choose),
            measures,
            select(messages.say("analyse-setup-line"), lines, line, choose_line),
        ]
    }

    fn number(
        self,
        says: &'static str,
        least: u32,
        get: fn(Rules) -> u8,
        set: fn(&mut Measures, u8),
    ) -> El {
        let shown = Signal::derive(move || get(self.shown()).to_string());
        let input = html("input")
            .attr("type", "number")
            .attr("min", least)
            .attr("max", 22)
            .prop("value", shown)
            .on("change", move |event| {
                let number = text_of(&event).parse().unwrap_or(0);
                self.measure(|measures| set(measures, number));
            });
        let label = html("label").child(self.shared.messages.say(says));
        label.child(" ").child(input)
    }

    /// The current rules, which are set again when a choice is refused.
    fn shown(self) -> Rules {
        self.editor.track();
        self.rules.get()
    }

    fn measure(self, change: impl FnOnce(&mut Measures)) {
        let old = self.rules.get_untracked();
        let mut measures = (old.width(), old.height(), old.k(), old.line());
        change(&mut measures);
        let (width, height, k, line) = measures;
        match Rules::new(width, height, k, line) {
            Ok(rules) => self.change(rules),
            Err(error) => self.refuse(self.shared.messages.with(|locale| error.explain(locale))),
        }
    }

    fn change(self, rules: Rules) {
        if has_board(rules) {
            self.shared.live.clear_warning();
            self.editor.update(|editor| editor.change_rules(rules));
        } else {
            let gaps = [("rules", rules.to_string().into())];
            self.refuse(self.shared.messages.format("error-no-board", &gaps));
        }
    }

    fn refuse(self, sentence: String) {
        self.shared.live.warn(sentence);
        self.restore();
    }

    /// Resets the fields to the current rules.
    fn restore(self) {
        self.editor.update(|_| {});
    }
}
