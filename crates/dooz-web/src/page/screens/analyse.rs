//! The screen of analysis.

mod arrive;
mod chart;
mod lines;
mod moves;
mod open;
mod review;
mod reviewer;
mod save;
mod setup;
mod stepping;
mod study;
mod why;

use dooz_core::Player;
use dooz_locale::rules_name;
use dooz_play::matches::Match;

use self::chart::course;
use self::lines::engine;
use self::moves::{moves, steps};
use self::open::Opener;
use self::review::{accuracies, reviewed_moves};
use self::save::{save_dialog, share_dialog};
use self::setup::set_up;
use self::stepping::{steps_by_swipe, steps_by_wheel};
use self::study::{Study, Tab};
use self::why::why;
use crate::page::browser::dom::{El, Part, html, part, when};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::board::{Board, BoardOptions};
use crate::page::widgets::controls::{button, worded, yes_or_no};
use crate::page::widgets::evaluation_bar::evaluation_bar;
use crate::page::widgets::heading::unseen_heading;
use crate::page::widgets::icon::icon;
use crate::page::widgets::players::{name, piece};

pub(crate) use self::arrive::follow_addresses;
pub(crate) use self::save::{save_sgf, share_losses};

/// The name, in addresses, of the dialog that opens games.
pub(crate) const OPEN: &str = "open";

/// The name, in addresses, of the place where positions are set up.
pub(crate) const SET_UP: &str = "set-up";

/// Builds the screen of analysis.
pub(crate) fn analyse() -> Vec<El> {
    let shared = shared();
    let study = Study::begin(shared);
    let sets_up = RwSignal::new(false);
    let looks = derive(move || !sets_up.get());
    hotkeys(move |key| {
        if looks.get_untracked() {
            return press(study, key);
        }
        let leaves = key == "Escape";
        if leaves {
            sets_up.set(false);
        }
        leaves
    });

    let tools = Tools {
        opener: Opener::new(study),
        saves: RwSignal::new(false),
        shares: RwSignal::new(false),
        sets_up,
    };
    // The screen of play asks for these.
    let asked = shared.route.with_untracked(|route| route.rest.clone());
    match asked.as_str() {
        OPEN => tools.opener.show(),
        SET_UP => sets_up.set(true),
        _ => {}
    }
    let table = part(move || {
        let sets_up_now = sets_up.get();
        untrack(|| {
            if sets_up_now {
                let title = shared.messages.text("analyse-setup-title");
                shared.live.announce(title);
                set_up(study, move || sets_up.set(false))
            } else {
                look(study, &tools)
            }
        })
    });
    let has_bar = derive(move || looks.get() && study.on.get());
    let rules = memo(move |_| shared.store.game.read().rules());
    let heading = derive(move || {
        let name = shared
            .messages
            .with(|locale| rules_name(rules.get(), locale));
        let gaps = [("game", name.into())];
        shared.messages.format("analyse-heading", &gaps)
    });
    vec![
        unseen_heading(heading),
        html("div")
            .class("table has-tools")
            .class_if("has-bar", has_bar)
            .child(table),
        tools.opener.dialog(),
        save_dialog(tools.saves),
        share_dialog(tools.shares),
    ]
}

/// The tools under the board.
#[derive(Clone, Copy)]
struct Tools {
    opener: Opener,
    saves: RwSignal<bool>,
    shares: RwSignal<bool>,
    sets_up: RwSignal<bool>,
}

/// Performs the action of a key. Returns `false` if it has none.
fn press(study: Study, key: &str) -> bool {
    const PAGE: isize = 10;
    match key {
        "ArrowLeft" => study.go(Match::previous),
        "ArrowRight" => study.go(Match::next),
        "Home" => study.go(Match::first),
        "End" => study.go(Match::last),
        "PageUp" => study.go_by(-PAGE),
        "PageDown" => study.go_by(PAGE),
        "t" => study.threats.update(|threats| *threats = !*threats),
        "v" => study.heat.update(|heat| *heat = !*heat),
        "a" => study.on.update(|on| *on = !*on),
        "w" => study.ask_about_a_square(),
        "r" => study.toggle_review(),
        _ => return false,
    }
    true
}

/// Creates the game and, beside it, what is known of it.
fn look(study: Study, tools: &Tools) -> Vec<El> {
    let messages = study.shared.messages;
    let game = study.shared.store.game;
    let on = Signal::from(study.on);
    let board = Board {
        name: "analyse",
        view: memo(move |_| study.view()),
        label: messages.say("analyse-board"),
        playable: derive(move || game.read().outcome().is_none()),
        on_play: Callback::new(move |square| study.press(square)),
    };
    let options = BoardOptions {
        leaves_arrows: true,
        ..BoardOptions::default()
    };
    let stage = html("div")
        .class("stage")
        .child(when(on, move || evaluation_bar(study.analyst)))
        .child(steps_by_wheel(study, board.el_with(options)))
        .child(steps_by_swipe(study, toolbar(study, tools)));
    let side = html("aside")
        .class("side")
        .child(engine(study))
        .child(when(on, move || course(study)))
        .child(game_card(study));
    vec![stage, steps_by_swipe(study, side)]
}

/// Creates the buttons under the board.
fn toolbar(study: Study, &tools: &Tools) -> El {
    let messages = study.shared.messages;
    let tool = |icon_name, says, act: fn(Tools)| {
        button(worded(icon(icon_name), messages.say(says)), move || {
            act(tools);
        })
    };
    html("div")
        .class("under toolbar")
        .child(tool("open", "analyse-import", |tools| tools.opener.show()))
        .child(tool("set", "analyse-setup", |tools| {
            tools.sets_up.set(true);
        }))
        .child(tool("save", "analyse-export", |tools| {
            tools.saves.set(true);
        }))
        .child(tool("share", "analyse-share", |tools| {
            tools.shares.set(true);
        }))
        .child(html("span").class("gap"))
        .child(steps(study))
}

/// Creates the line with the names of the players, if a file has named them.
fn opponents(study: Study) -> Part {
    let game = study.shared.store.game;
    let names = memo(move |_| {
        game.with(|game| {
            let record = game.tree().record();
            Player::BOTH.map(|player| record.name(player).map(ToOwned::to_owned))
        })
    });
    let is_named = derive(move || names.read().iter().any(Option::is_some));
    when(is_named, move || {
        let opponent = move |player: Player| {
            let stone = name(player);
            let person = names.read()[player as usize].clone();
            let shown = person.as_ref().unwrap_or(&stone);
            let said = person.is_some().then(|| {
                let colour = html("span").class("unseen");
                colour.child(format!("{stone}: "))
            });
            html("span")
                .child(piece(player))
                .child(said)
                .child(html("bdi").child(shown.as_str()))
        };
        let opponents = part(move || Player::BOTH.map(opponent).into());
        html("p").class("opponents").child(opponents)
    })
}

/// Creates the card with the review, the moves and the reasons, one at a time. Its
/// buttons are none of ARIA's tabs: the arrows step through the game everywhere.
fn game_card(study: Study) -> El {
    let messages = study.shared.messages;
    let tab = study.tab;
    let choose = |of: Tab, says| {
        let is_chosen = derive(move || tab.get() == of);
        html("button")
            .class("tab")
            .attr("type", "button")
            .attr("aria-pressed", yes_or_no(is_chosen))
            .child(messages.say(says))
            .on_click(move || tab.set(of))
    };
    let tabs = html("div")
        .class("tabs")
        .attr("role", "group")
        .attr("aria-label", messages.say("analyse-game"))
        .child(choose(Tab::Review, "analyse-review"))
        .child(choose(Tab::Moves, "analyse-moves"))
        .child(choose(Tab::Why, "analyse-why-short"));
    let content = part(move || {
        let tab = tab.get();
        untrack(|| match tab {
            Tab::Review => reviewed_moves(study),
            Tab::Moves => moves(study),
            Tab::Why => vec![html("div").class("scroll").child(why(study))],
        })
    });
    html("section")
        .class("card grow review")
        .child(opponents(study))
        .child(
            html("div")
                .class("card-head")
                .child(tabs)
                .child(accuracies(study)),
        )
        .child(
            html("div")
                .class("tab-panel")
                .attr("role", "region")
                .attr("aria-label", messages.say("analyse-game"))
                .child(content),
        )
}
