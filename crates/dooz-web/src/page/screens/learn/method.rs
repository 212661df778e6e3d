//! The choice of the method.

use dooz_locale::Locale;
use dooz_play::options::{Offered, OptionSpec, Values};

use super::form::{TraceForm, methods, way_name, ways};
use super::subject::{field as labelled, line};
use super::weights::weights;
use crate::page::browser::dom::{El, part, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{card, details, select, slider};
use crate::tree::{DEEPEST, INTUITION};

/// Creates the choice of the method.
pub(super) fn method_form(form: RwSignal<TraceForm>, search: Callback<()>) -> El {
    let messages = shared().messages;
    let fields = MethodFields { form, search };
    let method = fields.choice(
        messages.say("learn-method"),
        |locale| named(ways(), locale),
        |form| form.way.clone(),
        |form, way| form.way = way,
    );
    // Only another method has other options.
    let way = memo(move |_| form.read().way.clone());
    let options = part(move || {
        depend_on(way);
        let offered = form.with_untracked(TraceForm::offered);
        let (typed, chosen): (Vec<_>, Vec<_>) = offered.into_iter().partition(|it| is_typed(it));
        let elements = |options: Vec<_>| {
            let elements = options.into_iter().map(|option| fields.field(option));
            elements.collect::<Vec<El>>()
        };
        let more = (!typed.is_empty())
            .then(|| details(messages.say("play-more-options")).children(elements(typed)));
        elements(chosen).into_iter().chain(more).collect()
    });
    let has_tree = derive(move || way.read().as_str() != INTUITION);
    let own_weights = part(move || {
        if has_tree.get() {
            Vec::new()
        } else {
            untrack(|| weights(form, search))
        }
    });
    card(messages.say("learn-how"))
        .child(method)
        .child(options)
        .child(own_weights)
        .child(when(has_tree, move || {
            fields.choice(
                messages.say("learn-against"),
                |locale| {
                    let none = (String::new(), locale.text("learn-alone").into_owned());
                    std::iter::once(none)
                        .chain(named(methods(), locale))
                        .collect()
                },
                |form| form.against.clone(),
                |form, against| form.against = against,
            )
        }))
        .child(when(has_tree, move || {
            fields.level(
                "match-option-depth",
                |form| form.ahead,
                |form, ahead| form.ahead = ahead,
            )
        }))
        .child(when(has_tree, move || {
            fields.level(
                "learn-depth",
                |form| form.depth,
                |form, depth| form.depth = depth,
            )
        }))
}

/// The form, and the search that follows each change of it.
#[derive(Clone, Copy)]
struct MethodFields {
    form: RwSignal<TraceForm>,
    search: Callback<()>,
}

impl MethodFields {
    /// Creates a choice among values with their names.
    fn choice(
        self,
        label: Signal<String>,
        values: impl Fn(&Locale) -> Vec<(String, String)> + Send + Sync + 'static,
        get: impl Fn(&TraceForm) -> String + Send + Sync + 'static,
        set: impl Fn(&mut TraceForm, String) + 'static,
    ) -> El {
        let Self { form, search } = self;
        let values = derive(move || shared().messages.with(&values));
        let chosen = derive(move || get(&form.read()));
        select(label, values, chosen, move |value| {
            form.update(|form| set(form, value));
            search.run(());
        })
    }

    /// Creates the choice of a level of the tree, or of none.
    fn level(
        self,
        key: &'static str,
        get: fn(&TraceForm) -> Option<u32>,
        set: fn(&mut TraceForm, Option<u32>),
    ) -> El {
        self.choice(
            shared().messages.say(key),
            |locale| {
                let all = (String::new(), locale.text("learn-all-levels").into_owned());
                let levels = (1..=DEEPEST).map(|depth| (depth.to_string(), locale.number(depth)));
                std::iter::once(all).chain(levels).collect()
            },
            move |form| get(form).map_or_else(String::new, |level| level.to_string()),
            move |form, level| set(form, level.parse().ok()),
        )
    }

    /// Creates the field of an option.
    fn field(self, option: &'static OptionSpec) -> El {
        let name = option.name;
        let is_player = self.form.with_untracked(|form| form.way == INTUITION);
        let kind = if is_player { "match" } else { "learn" };
        let key = format!("{kind}-option-{name}");
        let label = shared().messages.say(key.clone());
        let Some(values) = option.values.names() else {
            return match option.values.range().filter(|_| !is_typed(option)) {
                Some(ends) => self.slider(name, label, ends),
                None => self.typed(option, label),
            };
        };
        let named = move |locale: &Locale| {
            let values = values.iter();
            values
                .map(|&value| {
                    let text = locale.text(&format!("{key}-{value}"));
                    (value.to_owned(), text.into_owned())
                })
                .collect()
        };
        self.choice(
            label,
            named,
            move |form| form.option(name),
            move |form, value| form.set_option(name, value),
        )
    }

    /// Creates the slider for a number.
    fn slider(self, name: &'static str, label: Signal<String>, (from, to): (i64, i64)) -> El {
        let Self { form, search } = self;
        let ends = [from, to].map(|end| i32::try_from(end).unwrap_or_default());
        let number = derive(move || form.read().option(name).parse().unwrap_or_default());
        slider(label, ends.into(), number, move |number| {
            form.update(|form| form.set_option(name, number.to_string()));
            search.run(());
        })
    }

    /// Creates a field for numbers that are typed.
    fn typed(self, option: &'static OptionSpec, label: Signal<String>) -> El {
        let Self { form, search } = self;
        let OptionSpec { name, values, .. } = *option;
        let field = line(
            derive(move || form.read().option(name)),
            move |text| form.update(|form| form.set_option(name, text)),
            search,
        );
        let is_window = values == Values::Window;
        labelled(
            label,
            field.attr("placeholder", if is_window { "-1,1" } else { "" }),
        )
    }
}

/// Names the entries of a list of ways.
fn named(ways: Vec<String>, locale: &Locale) -> Vec<(String, String)> {
    let name = |way: String| {
        let name = way_name(&way, locale);
        (way, name)
    };
    ways.into_iter().map(name).collect()
}

/// Returns `true` if the values of an option are typed.
fn is_typed(option: &OptionSpec) -> bool {
    option.values.names().is_none() && option.offered == Offered::Forms
}
