//! Who is at work, and for whom things are made.

use super::node::Id;
use super::runtime::graph;

/// Does something, and is not noticed to look at signals: nothing is done
/// again when they change.
///
/// ```
/// # use dooz_web::graph::{RwSignal, memo, quietly};
/// let count = RwSignal::new(1);
/// let first = memo(move || quietly(|| count.get()));
/// assert_eq!(first.get(), 1);
/// count.set(2);
/// assert_eq!(first.get(), 1);
/// ```
pub fn quietly<T>(act: impl FnOnce() -> T) -> T {
    let _scope = Scope::quiet();
    act()
}

/// Who is at work, and for whom things are made, until it is dropped.
pub(super) struct Scope {
    before: Context,
}

/// Who is at work, and for whom things are made.
#[derive(Clone, Copy, Default)]
pub(super) struct Context {
    /// Who is noticed to look at things.
    pub(super) observer: Option<Id>,
    pub(super) owner: Option<Id>,
}

impl Scope {
    /// Nobody is noticed to look at things.
    pub(super) fn quiet() -> Self {
        let owner = graph(|graph| graph.context.owner);
        Self::enter(Context {
            observer: None,
            owner,
        })
    }

    pub(super) fn enter(context: Context) -> Self {
        let before = graph(|graph| std::mem::replace(&mut graph.context, context));
        Self { before }
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        graph(|graph| graph.context = self.before);
    }
}
