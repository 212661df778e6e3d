//! The editor of positions.

use dooz_coach::board_picture::PieceStyle;
use dooz_core::{Player, Rules, SetupError, Square, Symbol};
use dooz_locale::{Explain, Locale};
use dooz_play::position_editor::PositionEditor;

use super::study::Study;
use crate::board_view::BoardView;
use crate::page::browser::dom::{El, html, part};
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::board::{Board, BoardOptions};
use crate::page::widgets::controls::{
    button, card, group, primary, quiet, segment, segments, select,
};
use crate::page::widgets::piece_icon::piece_icon;
use crate::page::widgets::players::piece_name;
use crate::page::widgets::rules_fields::rules_fields;
use crate::play::has_board;

/// Creates the editor of positions in the place of the game, which stays as it is until
/// the edited position is accepted.
pub(super) fn set_up(study: Study, close: impl Fn() + Copy + 'static) -> Vec<El> {
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
    let problem = memo(move |_| editor.with(PositionEditor::problem));
    let wrong = RwSignal::new(String::new());
    let refusal = derive(move || {
        let style = style(editor);
        let explain = |problem| messages.with(|locale| explain(problem, style, locale));
        problem.get().map(explain).unwrap_or_default()
    });
    let take = move || {
        let setup = editor.with_untracked(|editor| *editor.setup());
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
    let edits = BoardOptions {
        edits: true,
        ..BoardOptions::default()
    };
    let board = Board {
        name: "setup",
        view: memo(move |_| editor.with(|editor| BoardView::of_setup(editor.setup()))),
        label: messages.say("analyse-setup-board"),
        playable: Signal::stored(true),
        on_play: Callback::new(put),
    };

    let pens = PENS.iter().map(|&(symbol, says)| {
        let chosen = derive(move || pen.get() == symbol);
        let label = piece_of(editor, symbol, says);
        segment("pen", label, chosen, move || pen.set(symbol))
    });
    let turns = PENS.iter().filter_map(|&(symbol, says)| {
        let symbol = symbol?;
        let chosen = derive(move || editor.read().setup().to_move() == symbol);
        let choose = move || editor.update(|editor| editor.set_to_move(symbol));
        let label = piece_of(editor, Some(symbol), says);
        Some(segment("turn", label, chosen, choose))
    });
    let refusal = html("p")
        .class("refusal")
        .attr("role", "status")
        .child(refusal);
    let is_wrong = derive(move || problem.get().is_some() || !wrong.read().is_empty());
    let empty = move || editor.update(PositionEditor::clear);
    let under = html("div")
        .class("under toolbar")
        .child(quiet(messages.say("analyse-setup-cancel"), close))
        .child(button(messages.say("analyse-setup-empty"), empty))
        .child(html("span").class("gap"))
        .child(primary(messages.say("analyse-setup-use"), take).attr("disabled", is_wrong));
    let stage = html("div")
        .class("stage")
        .child(board.el_with(edits))
        .child(under);
    let palette = card(messages.say("analyse-setup-title"))
        .class("card palette")
        .child(group(messages.say("analyse-setup-place")).child(segments(pens)))
        .child(group(messages.say("analyse-setup-turn")).child(segments(turns)))
        .child(refusal);
    let side = html("aside")
        .class("side")
        .child(palette)
        .child(rules_card(editor, wrong));
    vec![stage, side]
}

/// Returns the look of the pieces on the edited board. The signals are tracked.
fn style(editor: RwSignal<PositionEditor>) -> PieceStyle {
    let rules = editor.with(PositionEditor::rules);
    shared().settings.read().pieces.on(rules)
}

/// Says what is wrong with a position, by the names that its pieces have on the board.
fn explain(problem: SetupError, style: PieceStyle, locale: &Locale) -> String {
    let SetupError::Counts { x, o, to_move } = problem else {
        return problem.explain(locale);
    };
    let name = |symbol| piece_name(symbol, style, locale);
    let gaps = [
        ("first", name(Symbol::X).into()),
        ("x", x.into()),
        ("second", name(Symbol::O).into()),
        ("o", o.into()),
        ("turn", name(to_move).into()),
    ];
    locale.format("analyse-setup-counts", &gaps)
}

/// Creates the label of a choice: the piece, as it is on such a board, and its name.
fn piece_of(
    editor: RwSignal<PositionEditor>,
    symbol: Option<Symbol>,
    says: &'static str,
) -> Vec<El> {
    let messages = shared().messages;
    let style = memo(move |_| style(editor));
    let drawn = part(move || {
        let style = style.get();
        symbol
            .map(|symbol| piece_icon(symbol, style))
            .into_iter()
            .collect()
    });
    let name = derive(move || {
        messages.text(match (style.get(), symbol) {
            (PieceStyle::Stones, Some(Symbol::X)) => "play-black",
            (PieceStyle::Stones, Some(Symbol::O)) => "play-white",
            _ => says,
        })
    });
    vec![
        html("span").class("piece").child(drawn),
        html("span").child(name),
    ]
}

/// The symbols that a click can place, and their names.
const PENS: [(Option<Symbol>, &str); 3] = [
    (Some(Symbol::X), "analyse-setup-cross"),
    (Some(Symbol::O), "analyse-setup-circle"),
    (None, "analyse-setup-erase"),
];

/// Creates the choice of the rules: a preset, or any others. `wrong` says why those that
/// were typed cannot be.
fn rules_card(editor: RwSignal<PositionEditor>, wrong: RwSignal<String>) -> El {
    let messages = shared().messages;
    let rules = memo(move |_| editor.with(PositionEditor::rules));
    let change = move |rules: Rules| {
        wrong.set(String::new());
        editor.update(|editor| editor.change_rules(rules));
    };
    let choose = move |[columns, rows, k]: [u8; 3], line| match Rules::new(columns, rows, k, line) {
        Ok(rules) if has_board(rules) => change(rules),
        Ok(_) => wrong.set(messages.text("match-no-board")),
        Err(error) => wrong.set(messages.with(|locale| error.explain(locale))),
    };
    let presets = derive(move || {
        let custom = (String::new(), messages.text("rules-custom"));
        let presets = Rules::PRESETS.iter().map(|(name, _)| {
            let title = messages.text(&format!("rules-{name}"));
            ((*name).to_owned(), title)
        });
        std::iter::once(custom).chain(presets).collect()
    });
    let preset = derive(move || rules.get().preset().unwrap_or_default().to_owned());
    let choose_preset = move |name: String| {
        if let Ok(rules) = name.parse() {
            change(rules);
        }
    };
    let game = select(
        messages.say("analyse-setup-game"),
        presets,
        preset,
        choose_preset,
    );
    let refusal = html("p").class("refusal").attr("role", "status");
    card(messages.say("analyse-setup-rules"))
        .child(game)
        .child(rules_fields(rules, choose))
        .child(refusal.child(Signal::from(wrong)))
}
