//! The cards beside the tree of a walkthrough.

use super::code::code_card;
use super::controls::more;
use super::counts::counts;
use super::walker::Walker;
use super::window::window_card;
use crate::page::browser::dom::{El, html};

/// Creates the window, the pseudo-code, the counts, and the keys of a walkthrough.
pub(super) fn walk_cards(walker: Walker) -> Vec<El> {
    vec![
        html("div")
            .class("l-cards")
            .child(window_card(walker))
            .child(code_card(walker))
            .child(counts(walker))
            .child(more(walker)),
    ]
}
