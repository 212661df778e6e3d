//! How changes go through the graph.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::node::{Id, Kind, Node, Nodes, Owned, State, Value};
use super::owner::{clear, dispose};
use super::scope::{Context, Scope, quietly};

/// Does what there is to do: each effect that has seen something that is
/// different now, those that were made first before the others.
///
/// ```
/// # use dooz_web::graph::{RwSignal, Stored, settle, whenever};
/// let (name, greeting) = (RwSignal::new("Ada"), Stored::new(String::new()));
/// whenever(move || greeting.set(format!("Good morning, {}", name.get())));
/// assert_eq!(greeting.get(), "");
/// settle();
/// assert_eq!(greeting.get(), "Good morning, Ada");
/// ```
///
/// # Panics
///
/// If effects set each other off without end.
pub fn settle() {
    /// More than any page does at once.
    const MOST: u32 = 1_000_000;
    let Some(_settling) = Settling::begin() else {
        return;
    };
    let mut count = 0;
    while let Some(Reverse(effect)) = graph(|graph| graph.due.pop()) {
        refresh(effect);
        count += 1;
        assert!(count < MOST, "effects set each other off without end");
    }
}

/// Lets `soon` be called when there is something to do again. It has to see
/// to it that [`settle`] is called when what goes on now is over.
///
/// ```
/// # use dooz_web::graph::{settle, when_due, whenever};
/// # use std::cell::Cell;
/// thread_local!(static CALLS: Cell<u32> = Cell::new(0));
/// when_due(|| CALLS.set(CALLS.get() + 1));
/// whenever(|| {});
/// whenever(|| {});
/// assert_eq!(CALLS.get(), 1, "it is enough to be told once");
/// settle();
/// whenever(|| {});
/// assert_eq!(CALLS.get(), 2);
/// ```
pub fn when_due(soon: fn()) {
    graph(|graph| graph.soon = soon);
}

/// Who settles the graph; nobody else does at the same time.
struct Settling;

impl Settling {
    fn begin() -> Option<Self> {
        let is_late = graph(|graph| std::mem::replace(&mut graph.is_settling, true));
        (!is_late).then(|| Self)
    }
}

impl Drop for Settling {
    fn drop(&mut self) {
        graph(|graph| {
            graph.is_settling = false;
            graph.is_told = false;
        });
    }
}

/// The graph of a thread.
pub(super) struct Graph {
    pub(super) nodes: Nodes,
    pub(super) context: Context,
    /// The effects that are to run, perhaps.
    due: BinaryHeap<Reverse<Id>>,
    is_settling: bool,
    /// Whether it was told that there is something to do.
    is_told: bool,
    soon: fn(),
}

thread_local! {
    static GRAPH: RefCell<Graph> = const {
        RefCell::new(Graph {
            nodes: Nodes::new(),
            context: Context { observer: None, owner: None },
            due: BinaryHeap::new(),
            is_settling: false,
            is_told: false,
            soon: || {},
        })
    };
}

/// Looks at the graph or changes it. Nothing that others have written may be
/// called or dropped meanwhile: it could come here as well.
pub(super) fn graph<T>(act: impl FnOnce(&mut Graph) -> T) -> T {
    GRAPH.with_borrow_mut(act)
}

/// Adds a node for whom things are made now.
pub(super) fn add(node: Node) -> Id {
    let owner = graph(|graph| graph.context.owner);
    add_for(owner, node)
}

/// Adds a node for an owner, or for ever.
pub(super) fn add_for(owner: Option<Id>, node: Node) -> Id {
    graph(|graph| {
        let id = graph.nodes.add(Node { owner, ..node });
        if let Some(owner) = owner {
            let owner = graph.nodes.get(owner);
            let owner = owner.expect("things are made for an owner that is there");
            owner.owned.push(Owned::Node(id));
        }
        id
    })
}

/// The value of a node; `follows` says whether who is at work wants to know
/// when it changes.
pub(super) fn read(id: Id, follows: bool) -> Value {
    let derived = graph(|graph| match &graph.nodes.get(id)?.kind {
        Kind::Derived(make) => Some(make.clone()),
        _ => None,
    });
    if let Some(make) = derived {
        return if follows {
            make.value()
        } else {
            quietly(|| make.value())
        };
    }
    refresh(id);
    graph(|graph| {
        if follows {
            graph.follow(id);
        }
        let node = graph.nodes.get(id);
        let node = node.expect("nobody looks at a value that is gone with its owner");
        assert!(node.running == 0, "no memo looks at itself");
        let value = node.value.clone();
        value.expect("nobody looks at a value while it is changed")
    })
}

/// Whether a node is there.
pub(super) fn is_there(id: Id) -> bool {
    graph(|graph| graph.nodes.get(id).is_some())
}

/// Takes the value of a node out, to be changed; nothing if it is gone.
pub(super) fn take(id: Id) -> Option<Value> {
    graph(|graph| {
        let value = graph.nodes.get(id)?.value.take();
        Some(value.expect("nobody changes a value while it is changed"))
    })
}

/// Puts a value back that was taken out.
pub(super) fn put(id: Id, value: Value) {
    let late = graph(|graph| match graph.nodes.get(id) {
        Some(node) => node.value.replace(value),
        None => Some(value),
    });
    drop(late);
}

/// Tells everybody who looks at a node that it has changed.
pub(super) fn tell(id: Id) {
    graph(|graph| graph.mark_observers(id, State::Dirty));
    wake();
}

/// Makes a node up to date.
pub(super) fn refresh(id: Id) {
    let mut asked = 0;
    loop {
        match graph(|graph| graph.lacks(id, asked)) {
            Lack::Nothing => return,
            Lack::Work => return run(id),
            Lack::News(source) => refresh(source),
        }
        asked += 1;
    }
}

/// What a node lacks to be up to date.
enum Lack {
    Nothing,
    /// Whether something that it has looked at has changed.
    News(Id),
    /// To do its work again.
    Work,
}

/// Lets a node do its work.
pub(super) fn run(id: Id) {
    clear(id);
    let begun = graph(|graph| {
        let node = graph.nodes.get(id)?;
        let work = node.work.take()?;
        // What is written while it runs may put it out of date again.
        node.state = State::Clean;
        node.running += 1;
        let last = node.value.clone();
        let sources = std::mem::take(&mut node.sources);
        graph.leave(id, &sources);
        Some((work, last))
    });
    let Some((mut work, last)) = begun else {
        return;
    };
    let new = {
        let (observer, owner) = (Some(id), Some(id));
        let _scope = Scope::enter(Context { observer, owner });
        work.run(last.as_ref())
    };
    drop(last);
    let old = graph(|graph| {
        let node = graph.nodes.get(id)?;
        node.work = Some(work);
        let new = new?;
        let old = node.value.replace(new);
        graph.mark_observers(id, State::Dirty);
        old
    });
    drop(old);
    end_of_run(id);
    wake();
}

/// Lets a node go that was to go while it was at work.
pub(super) fn end_of_run(id: Id) {
    let is_doomed = graph(|graph| {
        let node = graph.nodes.get(id)?;
        node.running -= 1;
        Some(node.is_doomed && node.running == 0)
    });
    if is_doomed == Some(true) {
        dispose(id);
    }
}

/// Lets an effect run with the others.
pub(super) fn run_soon(effect: Id) {
    graph(|graph| graph.due.push(Reverse(effect)));
    wake();
}

/// Tells that there is something to do, if that is news.
fn wake() {
    let soon = graph(|graph| {
        let is_news = !graph.due.is_empty() && !graph.is_settling && !graph.is_told;
        graph.is_told |= is_news;
        is_news.then_some(graph.soon)
    });
    if let Some(soon) = soon {
        soon();
    }
}

impl Graph {
    /// What a node lacks to be up to date when so many of those that it has
    /// looked at were asked.
    fn lacks(&mut self, id: Id, asked: usize) -> Lack {
        let Some(node) = self.nodes.get(id) else {
            return Lack::Nothing;
        };
        match (node.state, node.sources.get(asked)) {
            (State::Clean, _) => Lack::Nothing,
            (State::Dirty, _) => Lack::Work,
            (State::Check, Some(&source)) => Lack::News(source),
            (State::Check, None) => {
                node.state = State::Clean;
                Lack::Nothing
            }
        }
    }

    /// Notices that who is at work looks at a node.
    fn follow(&mut self, source: Id) {
        let Some(observer) = self.context.observer else {
            return;
        };
        let Some(node) = self.nodes.get(observer) else {
            return;
        };
        if node.sources.contains(&source) {
            return;
        }
        node.sources.push(source);
        if let Some(source) = self.nodes.get(source) {
            source.observers.push(observer);
        }
    }

    /// Forgets that a node looks at others.
    pub(super) fn leave(&mut self, id: Id, sources: &[Id]) {
        for &source in sources {
            let Some(source) = self.nodes.get(source) else {
                continue;
            };
            // Those that came last mostly go first.
            let place = source.observers.iter().rposition(|there| *there == id);
            if let Some(place) = place {
                source.observers.swap_remove(place);
            }
        }
    }

    fn mark_observers(&mut self, id: Id, state: State) {
        let Some(node) = self.nodes.get(id) else {
            return;
        };
        let observers = std::mem::take(&mut node.observers);
        for &observer in &observers {
            self.mark(observer, state);
        }
        if let Some(node) = self.nodes.get(id) {
            node.observers = observers;
        }
    }

    /// Marks a node as out of date, and those that rest on it as perhaps so.
    fn mark(&mut self, id: Id, state: State) {
        let Some(node) = self.nodes.get(id) else {
            return;
        };
        let was_clean = node.state == State::Clean;
        node.state = node.state.max(state);
        if !was_clean {
            // Who rests on it knows.
            return;
        }
        if matches!(node.kind, Kind::Effect) {
            self.due.push(Reverse(id));
        } else {
            self.mark_observers(id, State::Check);
        }
    }
}
