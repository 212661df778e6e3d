//! The executor that runs the page's effects, outer ones before inner ones.
//!
//! `reactive_graph` runs each effect as a task, which is woken by a change of
//! any signal that the effect has read. [`run_pending`] polls the woken tasks
//! by the depth of their owners, so that an effect can dispose of those it has
//! created before they see a value that they were not made for. In the order
//! of waking, the effects of a list's row would sometimes read an item that is
//! gone.
//!
//! ```
//! use dooz_web::effects;
//! use reactive_graph::{effect::Effect, owner::Owner, prelude::*, signal::RwSignal};
//!
//! effects::init(|| ());
//! let owner = Owner::new();
//! let (width, seen) = owner.with(|| (RwSignal::new(3), RwSignal::new(Vec::new())));
//! owner.with(|| Effect::new(move || seen.write_untracked().push(width.get())));
//!
//! effects::run_pending();
//! width.set(4);
//! width.set(5);
//! effects::run_pending();
//! assert_eq!(seen.get_untracked(), [3, 5], "two changes are one run");
//! ```

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::task::{Context, Wake, Waker};

use any_spawner::{CustomExecutor, Executor, PinnedFuture, PinnedLocalFuture};
use reactive_graph::owner::Owner;

/// Makes this executor the one that `reactive_graph` spawns effects on.
///
/// `schedule` is called when an effect is woken and none was waiting before;
/// it has to arrange that [`run_pending`] is called soon.
pub fn init(schedule: fn()) {
    TASKS.with_borrow_mut(|tasks| tasks.schedule = Some(schedule));
    // It fails if another thread has been here before, which set the same.
    let _ = Executor::init_custom_executor(OuterFirst);
}

/// Runs all effects that are due, and those that they wake in turn.
pub fn run_pending() {
    while let Some((id, mut task)) = TASKS.with_borrow_mut(Tasks::next_woken) {
        let waker = Waker::from(Arc::new(TaskWaker(id)));
        if task
            .as_mut()
            .poll(&mut Context::from_waker(&waker))
            .is_pending()
        {
            TASKS.with_borrow_mut(|tasks| tasks.pending.insert(id, task));
        }
    }
    TASKS.with_borrow_mut(|tasks| tasks.is_scheduled = false);
}

thread_local! {
    static TASKS: RefCell<Tasks> = RefCell::default();
}

/// The depth of a task's owner, and how many tasks had been spawned before.
type TaskId = (usize, u64);

/// The tasks of a thread.
#[derive(Default)]
struct Tasks {
    spawned: u64,
    pending: BTreeMap<TaskId, PinnedLocalFuture<()>>,
    woken: BTreeSet<TaskId>,
    is_scheduled: bool,
    schedule: Option<fn()>,
}

impl Tasks {
    fn spawn(&mut self, task: PinnedLocalFuture<()>) -> TaskId {
        let depth = Owner::current().map_or(0, |owner| 1 + owner.ancestry().len());
        let id = (depth, self.spawned);
        self.spawned += 1;
        self.pending.insert(id, task);
        id
    }

    /// Takes out the outermost task that has been woken.
    fn next_woken(&mut self) -> Option<(TaskId, PinnedLocalFuture<()>)> {
        loop {
            let id = self.woken.pop_first()?;
            // A task may be woken after it has ended.
            if let Some(task) = self.pending.remove(&id) {
                return Some((id, task));
            }
        }
    }

    /// Marks a task as woken. Returns the function to call if it is the first one.
    fn wake(&mut self, id: TaskId) -> Option<fn()> {
        self.woken.insert(id);
        let was_scheduled = std::mem::replace(&mut self.is_scheduled, true);
        self.schedule.filter(|_| !was_scheduled)
    }
}

fn wake(id: TaskId) {
    // As a thread ends, its last effects wake each other in vain.
    let schedule = TASKS.try_with(|tasks| tasks.borrow_mut().wake(id));
    if let Ok(Some(schedule)) = schedule {
        schedule();
    }
}

struct TaskWaker(TaskId);

impl Wake for TaskWaker {
    fn wake(self: Arc<Self>) {
        wake(self.0);
    }
}

struct OuterFirst;

impl CustomExecutor for OuterFirst {
    fn spawn(&self, task: PinnedFuture<()>) {
        self.spawn_local(task);
    }

    fn spawn_local(&self, task: PinnedLocalFuture<()>) {
        wake(TASKS.with_borrow_mut(|tasks| tasks.spawn(task)));
    }

    fn poll_local(&self) {
        run_pending();
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use reactive_graph::computed::Memo;
    use reactive_graph::effect::{Effect, RenderEffect};
    use reactive_graph::owner::{Owner, StoredValue};
    use reactive_graph::prelude::*;
    use reactive_graph::signal::RwSignal;

    use super::*;

    /// Runs a test with the executor, for an owner that goes at its end.
    fn with_effects(test: impl FnOnce()) {
        init(|| ());
        let owner = Owner::new();
        owner.with(test);
        owner.cleanup();
        run_pending();
        assert!(TASKS.with_borrow(|tasks| tasks.pending.is_empty()));
    }

    fn render_effect(mut update: impl FnMut() + 'static) {
        StoredValue::new(RenderEffect::new(move |_| update()));
    }

    #[test]
    fn an_inner_effect_never_sees_what_its_outer_one_would_hide() {
        with_effects(|| {
            let value = RwSignal::new(Some(1));
            let is_there = Memo::new(move |_| value.read().is_some());
            let seen = StoredValue::new(Vec::new());
            render_effect(move || {
                if is_there.get() {
                    render_effect(move || {
                        let value = value.get().expect("the outer effect has looked");
                        seen.update_value(|seen| seen.push(value));
                    });
                }
            });

            // Read by someone else, the memo subscribes again, and so later
            // than the inner effect.
            value.set(Some(2));
            let _ = is_there.get_untracked();
            run_pending();
            value.set(None);
            run_pending();
            assert_eq!(seen.get_value(), [1, 2]);
        });
    }

    #[test]
    fn a_row_that_is_kept_does_not_run_for_an_item_that_is_gone() {
        with_effects(|| {
            let items = RwSignal::new(vec![1, 2]);
            let screen = Owner::current().expect("the test has an owner");
            let rows = StoredValue::new(Vec::new());
            render_effect(move || {
                let count = items.read().len();
                rows.update_value(|rows: &mut Vec<Owner>| {
                    for place in rows.len()..count {
                        let row = screen.child();
                        row.with(|| render_effect(move || assert!(items.read()[place] > 0)));
                        rows.push(row);
                    }
                    rows.truncate(count);
                });
            });

            for count in [3, 2, 1, 4, 0] {
                items.set(vec![7; count]);
                run_pending();
            }
        });
    }

    #[test]
    fn an_effect_that_wakes_another_is_followed_by_it() {
        with_effects(|| {
            let (number, twice) = (RwSignal::new(1), RwSignal::new(0));
            let seen = StoredValue::new(Vec::new());
            Effect::new(move || seen.update_value(|seen| seen.push(twice.get())));
            Effect::new(move || twice.set(2 * number.get()));
            run_pending();
            number.set(4);
            run_pending();
            assert_eq!(seen.get_value(), [0, 2, 8]);
        });
    }

    #[test]
    fn effects_are_scheduled_once_until_they_run() {
        thread_local!(static CALLS: Cell<u32> = const { Cell::new(0) });
        with_effects(|| {
            init(|| CALLS.set(CALLS.get() + 1));
            let number = RwSignal::new(1);
            Effect::new(move || number.track());
            Effect::new(move || number.track());
            assert_eq!(CALLS.get(), 1);
            run_pending();
            number.set(2);
            assert_eq!(CALLS.get(), 2);
        });
    }
}
