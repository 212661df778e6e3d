//! The nodes of the graph, and where they are kept.

use std::any::Any;
use std::rc::Rc;

/// The name of a node: how many had been made before, so that those that were
/// made first come first. It is never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Id(u32);

/// A value of any type. It is dropped by code that knows no types: a counted
/// pointer to each of them would bring its own.
pub(super) type Value = Rc<Box<dyn Any>>;

/// A value that is seen by one.
pub(super) fn hold<T: 'static>(value: T) -> Value {
    counted(Box::new(value))
}

fn counted(value: Box<dyn Any>) -> Value {
    Rc::new(value)
}

// Closures would be called in one way only, and be compiled for three.

/// Makes a value, whenever it is asked for.
pub(super) trait Derive {
    fn value(&self) -> Value;
}

/// What a node does.
pub(super) trait Work {
    /// Makes the value of the node, given the last one; nothing, if it is the
    /// same or there is none to be made.
    fn run(&mut self, last: Option<&Value>) -> Option<Value>;
}

/// A node of the graph: a value, or something to do, or both; and what it
/// owns.
#[derive(Default)]
pub(super) struct Node {
    pub(super) kind: Kind,
    pub(super) state: State,
    /// Out while somebody changes it, and before it is made.
    pub(super) value: Option<Value>,
    /// Out while it is done.
    pub(super) work: Option<Box<dyn Work>>,
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

    pub(super) fn derived(make: Rc<dyn Derive>) -> Self {
        Self {
            kind: Kind::Derived(make),
            ..Self::default()
        }
    }

    /// Something whose work is still to be done.
    pub(super) fn working(kind: Kind, work: Box<dyn Work>) -> Self {
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
    Derived(Rc<dyn Derive>),
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
    /// A node is at the place that the lowest bits of its name say; there are
    /// two to the power of so many bits.
    places: Vec<Option<(Id, Node)>>,
    count: usize,
    next: u32,
}

impl Nodes {
    pub(super) const fn new() -> Self {
        Self {
            places: Vec::new(),
            count: 0,
            next: 0,
        }
    }

    pub(super) fn add(&mut self, node: Node) -> Id {
        if self.places.len() < 2 * (self.count + 1) {
            self.make_room();
        }
        self.count += 1;
        loop {
            let id = Id(self.next);
            // A page that has made four thousand million nodes begins again: by
            // then the names of the first ones are forgotten.
            self.next = self.next.wrapping_add(1);
            // A name whose place is taken is left out.
            let place = self.place(id);
            if self.places[place].is_none() {
                self.places[place] = Some((id, node));
                return id;
            }
        }
    }

    /// Nodes that had places of their own still do: their names differ in
    /// bits that go on to count.
    fn make_room(&mut self) {
        let room = (2 * self.places.len()).max(64);
        let old = std::mem::take(&mut self.places);
        self.places.resize_with(room, || None);
        for (id, node) in old.into_iter().flatten() {
            let place = self.place(id);
            self.places[place] = Some((id, node));
        }
    }

    fn place(&self, Id(name): Id) -> usize {
        name as usize & (self.places.len() - 1)
    }

    fn entry(&mut self, id: Id) -> Option<&mut Option<(Id, Node)>> {
        let place = self.place(id);
        let entry = self.places.get_mut(place)?;
        let is_it = entry.as_ref().is_some_and(|(there, _)| *there == id);
        is_it.then_some(entry)
    }

    pub(super) fn get(&mut self, id: Id) -> Option<&mut Node> {
        let (_, node) = self.entry(id)?.as_mut()?;
        Some(node)
    }

    pub(super) fn remove(&mut self, id: Id) -> Option<Node> {
        let (_, node) = self.entry(id)?.take()?;
        self.count -= 1;
        Some(node)
    }

    #[cfg(test)]
    pub(super) fn iter(&self) -> impl Iterator<Item = &Node> {
        self.places.iter().flatten().map(|(_, node)| node)
    }
}
