//! The nodes of the graph, and where they are kept.

use std::any::Any;
use std::rc::Rc;

/// The name of a node. Those that were made first come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Id {
    /// How many nodes had been made before: a name is never given twice,
    /// though a place is.
    born: u32,
    place: u32,
}

/// A value of any type.
pub(super) type Value = Rc<dyn Any>;

/// Makes the value of a node, given the last one; nothing, if it is the same
/// or there is none to be made.
pub(super) type Work = Box<dyn FnMut(Option<&Value>) -> Option<Value>>;

/// A node of the graph: a value, or something to do, or both; and what it
/// owns.
#[derive(Default)]
pub(super) struct Node {
    pub(super) kind: Kind,
    pub(super) state: State,
    /// Out while somebody changes it, and before it is made.
    pub(super) value: Option<Value>,
    /// Out while it is done.
    pub(super) work: Option<Work>,
    /// What it has looked at.
    pub(super) sources: Vec<Id>,
    /// Who has looked at it.
    pub(super) observers: Vec<Id>,
    pub(super) owner: Option<Id>,
    /// What was made for it, in that order.
    pub(super) owned: Vec<Owned>,
    /// How often it is at work now.
    pub(super) running: u32,
    /// Whether it is to go when its work is done.
    pub(super) is_doomed: bool,
}

impl Node {
    /// Something that holds a value.
    pub(super) fn holding(value: Value) -> Self {
        Self {
            value: Some(value),
            ..Self::default()
        }
    }

    pub(super) fn derived(make: Rc<dyn Fn() -> Value>) -> Self {
        Self {
            kind: Kind::Derived(make),
            ..Self::default()
        }
    }

    /// Something whose work is still to be done.
    pub(super) fn working(kind: Kind, work: Work) -> Self {
        Self {
            kind,
            state: State::Dirty,
            work: Some(work),
            ..Self::default()
        }
    }
}

/// What a node is.
#[derive(Clone, Default)]
pub(super) enum Kind {
    /// Something that others change, or an owner.
    #[default]
    Plain,
    /// Something that is worked out whenever somebody looks at it.
    Derived(Rc<dyn Fn() -> Value>),
    /// Something that is worked out when it may be out of date.
    Memo,
    /// Something that is done.
    Effect,
}

/// Whether a node is up to date.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum State {
    /// It is.
    #[default]
    Clean,
    /// It is, if what it has looked at is.
    Check,
    /// It is not.
    Dirty,
}

/// What goes with its owner.
pub(super) enum Owned {
    Node(Id),
    Cleanup(Box<dyn FnOnce()>),
}

/// The nodes by their names.
pub(super) struct Nodes {
    /// Those that are there, each with the name of its time.
    places: Vec<Option<(Id, Node)>>,
    free: Vec<u32>,
    born: u32,
}

impl Nodes {
    pub(super) const fn new() -> Self {
        Self {
            places: Vec::new(),
            free: Vec::new(),
            born: 0,
        }
    }

    pub(super) fn add(&mut self, node: Node) -> Id {
        let place = self.free.pop().unwrap_or(self.places.len() as u32);
        let id = Id {
            born: self.born,
            place,
        };
        // A page that has made four thousand million nodes begins again: by
        // then the names of the first ones are forgotten.
        self.born = self.born.wrapping_add(1);
        let entry = Some((id, node));
        match self.places.get_mut(place as usize) {
            Some(free) => *free = entry,
            None => self.places.push(entry),
        }
        id
    }

    pub(super) fn get(&mut self, id: Id) -> Option<&mut Node> {
        let entry = self.places.get_mut(id.place as usize)?.as_mut();
        entry
            .filter(|(there, _)| *there == id)
            .map(|(_, node)| node)
    }

    pub(super) fn remove(&mut self, id: Id) -> Option<Node> {
        self.get(id)?;
        let (_, node) = self.places[id.place as usize].take()?;
        self.free.push(id.place);
        Some(node)
    }

    #[cfg(test)]
    pub(super) fn iter(&self) -> impl Iterator<Item = &Node> {
        self.places.iter().flatten().map(|(_, node)| node)
    }
}
