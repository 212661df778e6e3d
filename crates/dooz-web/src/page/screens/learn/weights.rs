//! The weights of intuition: the user's own ones, and the conditions that they keep.

use dooz_coach::trace::Subject;
use dooz_core::Rules;
use dooz_core::textbook::Weights;
use dooz_locale::Locale;
use dooz_locale::coach::intuition::conditions;

use super::form::{OWN, SPOILED, TraceForm};
use super::subject::{field, line};
use crate::page::browser::dom::{El, html, part};
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::tree::{TreeQuery, Way};

/// Creates the fields of the weights, with their table and conditions.
pub(super) fn weights(form: RwSignal<TraceForm>, search: Callback<()>) -> Vec<El> {
    let &Shared {
        messages, store, ..
    } = shared();
    let typed = move |option: &'static str, key: &'static str, example: &'static str| {
        let text = line(
            derive(move || form.read().option(option)),
            move |text| form.update(|form| form.set_option(option, text)),
            search,
        );
        field(messages.say(key), text.attr("placeholder", example))
    };
    let known = memo(move |_| {
        let query = store.game.with(|game| form.read().query(game));
        query.ok().and_then(|query| weights_of(&query))
    });
    let shown = part(move || {
        let Some((weights, rules)) = known.get() else {
            return Vec::new();
        };
        messages.with(|locale| {
            let conditions = conditions(&weights, rules, locale);
            let conditions = conditions.into_iter();
            let conditions = conditions.map(|sentence| html("p").child(sentence));
            std::iter::once(table(&weights, rules.k(), locale))
                .chain(conditions)
                .collect()
        })
    });
    vec![
        typed(OWN, "learn-weights-own", "1,10,100"),
        typed(SPOILED, "learn-weights-spoiled", "1,5,50"),
        html("div").attr("aria-live", "polite").child(shown),
    ]
}

/// Returns the weights of a query's intuition, and its rules.
fn weights_of(query: &TreeQuery) -> Option<(Weights, Rules)> {
    let (Way::Intuition(spec), Subject::Board { position, .. }) = (&query.way, &query.subject)
    else {
        return None;
    };
    let rules = position.rules();
    Some((spec.intuition(rules).weights, rules))
}

fn table(weights: &Weights, k: u8, locale: &Locale) -> El {
    let head = ["k", "g(k)", "q(k)"].map(|name| html("th").attr("scope", "col").child(name));
    let rows = (1..=k).map(|length| {
        let weights = [weights.own(length), weights.opponent(length)];
        let weights = weights.map(|weight| html("td").class("num").child(locale.number(weight)));
        let length = locale.number(u64::from(length));
        html("tr")
            .child(html("th").attr("scope", "row").child(length))
            .children(weights)
    });
    html("table")
        .class("results")
        .child(html("thead").child(html("tr").children(head)))
        .child(html("tbody").children(rows))
}
