//! Elements of the document, created by hand and kept up to date by signals.

use std::time::Duration;

use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};
use web_sys::{Element, Event, HtmlElement, Node};

use crate::effects;
use crate::page::browser::focus;
use crate::page::browser::window::{after, document, listen, run_effects_soon};
use crate::page::prelude::*;

/// An element of the document. Effects keep it up to date for as long as the
/// owner lives under which it was created.
///
/// ```text
/// html("p").class("news").attr("dir", "auto").child(words.say("play-draw"))
/// ```
#[derive(Clone, PartialEq)]
pub(crate) struct El(Element);

/// Creates an HTML element.
pub(crate) fn html(tag: &str) -> El {
    let element = document().create_element(tag);
    El(element.expect_throw("the tags of this page are well formed"))
}

/// Creates an SVG element.
pub(crate) fn svg(tag: &str) -> El {
    let element = document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag);
    El(element.expect_throw("the tags of this page are well formed"))
}

impl El {
    /// Returns the element itself.
    pub(crate) fn element(&self) -> &Element {
        &self.0
    }

    /// Returns the element as its own type, which is not checked.
    pub(crate) fn cast<T: JsCast>(&self) -> T {
        self.0.clone().unchecked_into()
    }

    /// Sets an attribute to a value, or keeps it equal to a signal.
    pub(crate) fn attr(self, name: &'static str, value: impl Into<Attr>) -> Self {
        self.set(name, value.into());
        self
    }

    /// Changes an attribute of an element that has been added already.
    pub(crate) fn change_attr(&self, name: &str, value: Option<&str>) {
        if self.0.get_attribute(name).as_deref() != value {
            self.put(name, value);
        }
    }

    fn put(&self, name: &str, value: Option<&str>) {
        // Names and values are ours, and no browser refuses them.
        let _ = match value {
            Some(value) => self.0.set_attribute(name, value),
            None => self.0.remove_attribute(name),
        };
    }

    /// Takes an element of the document that was written as a text.
    pub(crate) const fn of(element: Element) -> Self {
        Self(element)
    }

    /// Removes it from the document.
    pub(crate) fn remove(&self) {
        self.0.remove();
    }

    /// Sets its classes, as [`Self::attr`] does.
    pub(crate) fn class(self, value: impl Into<Attr>) -> Self {
        self.attr("class", value)
    }

    fn set(&self, name: &'static str, value: Attr) {
        let element = self.clone();
        let set = move |value: Option<&str>| element.put(name, value);
        match value {
            Attr::Fixed(value) => set(value.as_deref()),
            Attr::Text(text) => render_effect(move || set(Some(&text.get()))),
            Attr::Maybe(text) => render_effect(move || set(text.get().as_deref())),
            Attr::Name(name) => render_effect(move || set(Some(name.get()))),
            Attr::MaybeName(name) => render_effect(move || set(name.get())),
            Attr::Flag(flag) => render_effect(move || set(flag.get().then_some(""))),
        }
    }

    /// Adds a class while a signal is `true`.
    pub(crate) fn class_if(self, name: &'static str, holds: Signal<bool>) -> Self {
        let list = self.0.class_list();
        render_effect(move || {
            let _ = list.toggle_with_force(name, holds.get());
        });
        self
    }

    /// Keeps a property, such as the value of a field, equal to a signal.
    pub(crate) fn prop(self, name: &'static str, value: impl Into<Prop>) -> Self {
        let element = self.0.clone();
        let set = move |value: JsValue| {
            let _ = js_sys::Reflect::set(&element, &name.into(), &value);
        };
        match value.into() {
            Prop::Flag(flag) => render_effect(move || set(flag.get().into())),
            Prop::Text(text) => render_effect(move || set(text.get().into())),
        }
        self
    }

    /// Keeps a property of its style equal to a signal. (The content security
    /// policy forbids `style` attributes.)
    pub(crate) fn style(self, name: &'static str, value: Signal<String>) -> Self {
        let style = self.cast::<HtmlElement>().style();
        render_effect(move || {
            let _ = style.set_property(name, &value.get());
        });
        self
    }

    /// Calls `react` for each event of one kind.
    pub(crate) fn on(self, event: &str, react: impl FnMut(Event) + 'static) -> Self {
        listen(&self.0, event, react);
        self
    }

    /// Calls `react` when it is clicked.
    pub(crate) fn on_click(self, mut react: impl FnMut() + 'static) -> Self {
        self.on("click", move |_| react())
    }

    /// Adds a child: an element, a text, or a part that changes.
    pub(crate) fn child(self, child: impl Into<Child>) -> Self {
        child.into().add_to(&self.0);
        self
    }

    /// Adds children.
    pub(crate) fn children(self, children: impl IntoIterator<Item = El>) -> Self {
        for child in children {
            self.append(&child);
        }
        self
    }

    /// Adds a child to an element that has been added already.
    pub(crate) fn append(&self, child: &Self) {
        append(&self.0, &child.0);
    }
}

/// The value of an attribute.
pub(crate) enum Attr {
    Fixed(Option<String>),
    Text(Signal<String>),
    Maybe(Signal<Option<String>>),
    Name(Signal<&'static str>),
    MaybeName(Signal<Option<&'static str>>),
    Flag(Signal<bool>),
}

macro_rules! from {
    ($($from:ty => $into:ident, |$value:ident| $make:expr;)*) => {
        $(impl From<$from> for $into {
            fn from($value: $from) -> Self {
                $make
            }
        })*
    };
}

from! {
    &str => Attr, |value| Self::Fixed(Some(value.to_owned()));
    String => Attr, |value| Self::Fixed(Some(value));
    usize => Attr, |value| Self::Fixed(Some(value.to_string()));
    u32 => Attr, |value| Self::Fixed(Some(value.to_string()));
    i32 => Attr, |value| Self::Fixed(Some(value.to_string()));
    u16 => Attr, |value| Self::Fixed(Some(value.to_string()));
    f32 => Attr, |value| Self::Fixed(Some(value.to_string()));
    bool => Attr, |value| Self::Fixed(value.then(String::new));
    Option<&str> => Attr, |value| Self::Fixed(value.map(str::to_owned));
    Signal<String> => Attr, |value| Self::Text(value);
    Signal<Option<String>> => Attr, |value| Self::Maybe(value);
    Signal<&'static str> => Attr, |value| Self::Name(value);
    Signal<Option<&'static str>> => Attr, |value| Self::MaybeName(value);
    Signal<bool> => Attr, |value| Self::Flag(value);
    Memo<String> => Attr, |value| Self::Text(value.into());
    Memo<bool> => Attr, |value| Self::Flag(value.into());
}

/// The value of a property.
pub(crate) enum Prop {
    Flag(Signal<bool>),
    Text(Signal<String>),
}

from! {
    Signal<bool> => Prop, |value| Self::Flag(value);
    Signal<String> => Prop, |value| Self::Text(value);
    Memo<String> => Prop, |value| Self::Text(value.into());
    RwSignal<String> => Prop, |value| Self::Text(value.into());
}

/// The child of an element.
pub(crate) enum Child {
    Element(El),
    Text(String),
    Signal(Signal<String>),
    Part(Part),
    List(Vec<El>),
}

from! {
    El => Child, |child| Self::Element(child);
    &str => Child, |text| Self::Text(text.to_owned());
    String => Child, |text| Self::Text(text);
    Signal<String> => Child, |text| Self::Signal(text);
    Part => Child, |part| Self::Part(part);
    Vec<El> => Child, |list| Self::List(list);
    Option<El> => Child, |element| Self::List(element.into_iter().collect());
}

impl Child {
    fn add_to(self, parent: &Element) {
        match self {
            Self::Element(child) => append(parent, &child.0),
            Self::Text(text) => append(parent, &document().create_text_node(&text)),
            Self::Signal(text) => {
                let node = document().create_text_node("");
                append(parent, &node);
                render_effect(move || node.set_data(&text.get()));
            }
            Self::Part(Part(make)) => show(parent, make),
            Self::List(children) => {
                for child in children {
                    append(parent, &child.0);
                }
            }
        }
    }
}

/// Children that are rebuilt when a signal changes that they were built from.
pub(crate) struct Part(Box<dyn FnMut() -> Vec<El>>);

/// Creates children that are rebuilt when a signal changes that `make` reads.
pub(crate) fn part(make: impl FnMut() -> Vec<El> + 'static) -> Part {
    Part(Box::new(make))
}

/// Creates a child that is there while a signal is `true`.
pub(crate) fn when(holds: Signal<bool>, make: impl FnMut() -> El + 'static) -> Part {
    // Boxed first, as in the prelude.
    let mut make: Box<dyn FnMut() -> El> = Box::new(make);
    // The signal may notify without a change, and the child has to stay then.
    let holds = memo(move |_| holds.get());
    part(move || {
        if holds.get() {
            vec![untrack(&mut make)]
        } else {
            Vec::new()
        }
    })
}

/// Creates a child for each item of a list. An item that stays keeps its
/// element, and with it the focus.
pub(crate) fn each<T: Clone + PartialEq + Send + Sync + 'static>(
    items: impl Into<Signal<Vec<T>>>,
    make: impl Fn(T) -> El + 'static,
) -> Part {
    let items = items.into();
    let screen = Owner::current().expect("every element is created under an owner");
    let mut rows: Vec<Row<T>> = Vec::new();
    part(move || {
        let mut old = std::mem::take(&mut rows);
        for item in items.get() {
            let place = old.iter().position(|row| row.item == item);
            rows.push(if let Some(place) = place {
                old.remove(place)
            } else {
                let owner = screen.child();
                let el = owner.with(|| untrack(|| make(item.clone())));
                Row {
                    item,
                    el,
                    _owner: owner,
                }
            });
        }
        untrack(|| drop(old));
        rows.iter().map(|row| row.el.clone()).collect()
    })
}

/// An item of a list with its element, and the owner of that element's effects.
struct Row<T> {
    item: T,
    el: El,
    _owner: Owner,
}

fn show(parent: &Element, mut make: Box<dyn FnMut() -> Vec<El>>) {
    // The children stand before this node, which is invisible.
    let end: Node = document().create_comment("").into();
    append(parent, &end);
    let mut shown: Vec<El> = Vec::new();
    render_effect(move || {
        let new = make();
        // An element that is not moved keeps the focus, and no screen reader takes it
        // for a new one.
        let pairs = shown.iter().zip(&new);
        let head = pairs.take_while(|(old, new)| old == new).count();
        let pairs = shown[head..].iter().rev().zip(new[head..].iter().rev());
        let tail = pairs.take_while(|(old, new)| old == new).count();
        let (changed, rest) = new[head..].split_at(new.len() - head - tail);
        let mut stays = Vec::new();
        for old in &shown[head..shown.len() - tail] {
            if changed.contains(old) {
                stays.push(old);
            } else {
                old.0.remove();
            }
        }
        let mut next = rest.first().map_or(&end, |next| &next.0);
        if let Some(parent) = end.parent_node() {
            for element in changed.iter().rev() {
                if stays.last() == Some(&element) {
                    stays.pop();
                } else {
                    stays.retain(|stays| *stays != element);
                    let _ = parent.insert_before(&element.0, Some(next));
                }
                next = &element.0;
            }
        }
        shown = new;
    });
}

fn append(parent: &Node, child: &Node) {
    // It fails only for an ancestor of the parent, which a new node is not.
    let _ = parent.append_child(child);
}

/// Returns a signal that is `true`; while the page wakes, it becomes so in a task of its
/// own.
///
/// Code runs for the first time then, and is compiled before it does: all of it in one task
/// would hold up the browser.
pub(crate) fn next_task() -> Signal<bool> {
    let is_due = RwSignal::new(waking_page().is_none());
    if !is_due.get_untracked() {
        after(Duration::ZERO, move || is_due.set(true));
    }
    is_due.into()
}

/// Makes the state of the page, then the elements that take the place of what `index.html`
/// shows meanwhile, for as long as the page lives.
pub(crate) fn mount<const N: usize>(
    state: impl FnOnce(),
    elements: impl FnOnce() -> [El; N] + 'static,
) {
    effects::init(run_effects_soon);
    focus::remember();
    let owner = Owner::new();
    owner.with(state);
    after(Duration::ZERO, move || {
        let elements = owner.with(elements);
        std::mem::forget(owner);
        // By then they are complete: the screen comes in the next task, its panel after it.
        after(Duration::ZERO, || {
            after(Duration::ZERO, || {
                if let Some(waking) = waking_page() {
                    waking.remove();
                }
                let body = document().body().expect("a page has a body");
                for element in elements {
                    append(&body, &element.0);
                }
            });
        });
    });
}

/// Returns what `index.html` shows until the page is there.
fn waking_page() -> Option<Element> {
    document().get_element_by_id("waking")
}
