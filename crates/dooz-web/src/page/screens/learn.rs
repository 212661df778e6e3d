//! The screen of learning: guided lessons, the tree of a search, and proofs.

mod ahead;
mod canvas;
mod code;
mod controls;
mod counts;
mod form;
mod head;
mod lesson;
mod method;
mod overview;
mod proof;
mod subject;
mod task;
mod trace_request;
mod uncover;
mod visualiser;
mod walk_cards;
mod walker;
mod weights;
mod window;

use crate::lesson::{LearnPlace, LessonProgress};
use crate::page::app::focus_main;
use crate::page::browser::dom::{El, html, part};
use crate::page::browser::storage;
use crate::page::browser::window::next_frame;
use crate::page::prelude::*;
use crate::page::state::shared::shared;

/// The name under which the progress is stored.
const PROGRESS: &str = "dooz-lessons";

/// The address of the tree without a query.
const TREE: &str = "#/learn/tree";

/// Builds the screen.
pub(crate) fn learn() -> Vec<El> {
    let route = shared().route;
    let place = memo(move |_| {
        route.with(|route| {
            // A lesson that is open follows the address to its steps by itself.
            let is_lesson = matches!(LearnPlace::read(&route.rest), Some(LearnPlace::Lesson(..)));
            (!is_lesson).then(|| (route.rest.clone(), route.query.clone()))
        })
    });
    let shown = StoredValue::new(false);
    let screen = part(move || {
        let (rest, query) = place.get().unwrap_or_else(|| {
            let rest = route.with_untracked(|route| route.rest.clone());
            (rest, String::new())
        });
        // The link that leads here has gone with its screen.
        let is_next = shown.try_update_value(|shown| std::mem::replace(shown, true));
        if is_next == Some(true) {
            focus_main();
            announce_heading();
        }
        untrack(|| match LearnPlace::read(&rest) {
            Some(LearnPlace::Overview) => overview::overview(),
            Some(LearnPlace::Lesson(chapter, step)) => lesson::lesson(chapter, step),
            Some(LearnPlace::Tree) => visualiser::visualiser(&query),
            Some(LearnPlace::Proof(name)) => proof::proof(name),
            None => {
                shared().warn_of_address();
                overview::overview()
            }
        })
    });
    vec![html("div").child(screen)]
}

/// Announces the heading of the screen once it is there.
fn announce_heading() {
    next_frame(|| {
        let heading = untrack(|| shared().place.get());
        shared().live.announce(heading);
    });
}

/// Returns the address of a step of a chapter, both counted from 0.
fn step_address(chapter: usize, step: usize) -> String {
    LearnPlace::Lesson(chapter, Some(step)).address()
}

/// Reads the progress of earlier visits.
fn stored_progress() -> LessonProgress {
    LessonProgress::read(&storage::read(PROGRESS).unwrap_or_default())
}
