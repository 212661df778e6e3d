//! The choice of the game, with a picture of each, and of any other rules.

use dooz_core::{LineRule, Rules};
use dooz_locale::{known_value, rules_name};

use super::match_form::MatchForm;
use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::widgets::board::sketch;
use crate::page::widgets::controls::{group, paragraph, radio};
use crate::page::widgets::rules_fields::rules_fields;
use crate::play::Sketch;

/// Returns the games of the tiles.
fn games() -> [Rules; 7] {
    let misere = Rules::new(3, 3, 3, LineRule::Misere).expect("the board is large enough");
    [
        Rules::TIC_TAC_TOE,
        Rules::GOMOKU,
        Rules::GOMOKU_20,
        Rules::RENJU,
        Rules::CARO,
        Rules::MACHINARIUM,
        misere,
    ]
}

/// Creates the choice of the game: tiles with a picture of each, and rules of one's own.
pub(super) fn rules_form(form: MatchForm) -> El {
    let messages = form.shared.messages;
    let rules = memo(move |_| form.rules());
    let is_own = RwSignal::new(!games().contains(&rules.get_untracked()));
    let tiles = games().into_iter().map(|game| {
        let is_chosen = derive(move || rules.get() == game && !is_own.get());
        let name = derive(move || messages.with(|locale| rules_name(game, locale)));
        let size = derive(move || {
            let gaps = [
                ("columns", game.width().into()),
                ("rows", game.height().into()),
            ];
            messages.format("match-size", &gaps)
        });
        tile(
            sketch(&Sketch::rules(game)),
            name,
            size,
            is_chosen,
            move || {
                is_own.set(false);
                form.choose(|draft| draft.rules(game));
            },
        )
    });
    let own = tile(
        sketch(&Sketch::own_rules()),
        messages.say("match-own"),
        messages.say("match-own-about"),
        is_own.into(),
        move || is_own.set(true),
    );
    let about = derive(move || {
        let rules = rules.get();
        let gaps = [("length", rules.k().into())];
        messages.with(|locale| {
            let about = locale.format(&format!("line-{}-about", rules.line().name()), &gaps);
            let known = known_value(rules, locale);
            known.map_or(about.clone(), |known| format!("{about} {known}"))
        })
    });
    let choose = move |parts, line| {
        let chosen = form.draft.try_update(|draft| draft.parts(parts, line));
        if let Some(chosen) = chosen {
            form.outcome.set(chosen);
        }
    };
    let fields = when(is_own.into(), move || rules_fields(rules, choose));
    group(messages.say("match-rules"))
        .child(html("div").class("tiles").children(tiles).child(own))
        .child(fields)
        .child(paragraph(about).class("tiny soft"))
}

/// Creates a tile: a picture, a name and a few words.
fn tile(
    picture: El,
    name: Signal<String>,
    about: Signal<String>,
    is_chosen: Signal<bool>,
    choose: impl FnMut() + 'static,
) -> El {
    let words = vec![picture, html("b").child(name), html("small").child(about)];
    radio("game", words, is_chosen, choose)
        .class("tile")
        .class_if("on", is_chosen)
}
