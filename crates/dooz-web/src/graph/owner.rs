//! How long things live.

use super::node::{Id, Node, Owned};
use super::runtime::{add, add_for, end_of_run, graph};
use super::scope::{Context, Scope};

/// Something for which other things are made, and with which they go: each
/// effect and each memo is one, and what it made goes before it runs again.
///
/// What is made without an owner, as in the listener of an event, stays for
/// ever.
///
/// ```
/// # use dooz_web::graph::{Owner, RwSignal, on_cleanup};
/// let open = RwSignal::new(true);
/// let owner = Owner::new();
/// let inner = owner.run(|| {
///     on_cleanup(move || open.set(false));
///     RwSignal::new(1)
/// });
/// owner.dispose();
/// assert!(!open.get());
/// assert!(inner.is_gone());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner(Id);

impl Owner {
    /// Another owner, which goes with the one for which things are made now.
    #[must_use]
    pub fn new() -> Self {
        Self(add(Node::default()))
    }

    /// The one for which things are made now.
    #[must_use]
    pub fn current() -> Option<Self> {
        graph(|graph| graph.context.owner).map(Self)
    }

    /// Another owner, which goes with this one.
    ///
    /// # Panics
    ///
    /// If this one is gone.
    #[must_use]
    pub fn child(self) -> Self {
        Self(add_for(Some(self.0), Node::default()))
    }

    /// Makes things for this owner, without looking at signals.
    ///
    /// # Panics
    ///
    /// If it is gone.
    pub fn run<T>(self, make: impl FnOnce() -> T) -> T {
        let _running = Running::begin(self.0);
        make()
    }

    /// Lets everything go that was made for it, the last first, and itself.
    /// An effect that is running goes when it has run.
    pub fn dispose(self) {
        dispose(self.0);
    }
}

impl Default for Owner {
    fn default() -> Self {
        Self::new()
    }
}

/// Does something when the owner goes for which things are made now, or, if
/// that is an effect or a memo, before it runs again. What had been made for
/// the owner by now is still there then.
///
/// ```
/// # use dooz_web::graph::{RwSignal, Stored, keep, on_cleanup, settle};
/// let (page, left) = (RwSignal::new(1), Stored::new(Vec::new()));
/// keep(move || {
///     let here = page.get();
///     on_cleanup(move || {
///         left.update(|left| left.push(here));
///     });
/// });
/// page.set(2);
/// settle();
/// assert_eq!(left.get(), [1]);
/// ```
pub fn on_cleanup(act: impl FnOnce() + 'static) {
    add_cleanup(Box::new(act));
}

fn add_cleanup(act: Box<dyn FnOnce()>) {
    let left = graph(|graph| {
        let owner = graph.context.owner;
        match owner.and_then(|owner| graph.nodes.get(owner)) {
            Some(owner) => {
                owner.owned.push(Owned::Cleanup(act));
                None
            }
            // What stays for ever is never cleaned up.
            None => Some(act),
        }
    });
    drop(left);
}

/// An owner for which things are made, until it is dropped.
struct Running {
    id: Id,
    _scope: Scope,
}

impl Running {
    fn begin(id: Id) -> Self {
        graph(|graph| {
            let owner = graph.nodes.get(id);
            let owner = owner.expect("things are made for an owner that is there");
            owner.running += 1;
        });
        let (observer, owner) = (None, Some(id));
        Self {
            id,
            _scope: Scope::enter(Context { observer, owner }),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        end_of_run(self.id);
    }
}

/// Lets a node go with everything that was made for it.
pub(super) fn dispose(id: Id) {
    graph(|graph| {
        let owner = graph.nodes.get(id)?.owner?;
        let owned = &mut graph.nodes.get(owner)?.owned;
        let is_it = |owned: &Owned| matches!(owned, Owned::Node(there) if *there == id);
        let place = owned.iter().rposition(is_it)?;
        owned.remove(place);
        Some(())
    });
    end(id);
}

/// Lets everything go that was made for a node, the last first: whatever
/// somebody saw when it was made is there until it has gone.
pub(super) fn clear(id: Id) {
    while let Some(owned) = graph(|graph| graph.nodes.get(id)?.owned.pop()) {
        match owned {
            Owned::Node(id) => end(id),
            Owned::Cleanup(act) => {
                let _scope = Scope::enter(Context::default());
                act();
            }
        }
    }
}

fn end(id: Id) {
    clear(id);
    let node = graph(|graph| {
        let node = graph.nodes.get(id)?;
        if node.running > 0 {
            // It may make more until its work is done.
            node.is_doomed = true;
            node.owner = None;
            return None;
        }
        let node = graph.nodes.remove(id)?;
        graph.leave(id, &node.sources);
        Some(node)
    });
    drop(node);
}
