//! The head of a screen of learning: the way back, the place, and the title.

use crate::page::browser::dom::{El, html};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::heading::heading;
use crate::page::widgets::icon::turning_icon;

/// Creates the head of a screen of learning.
pub(super) fn head(place: Option<Signal<String>>, title: impl Into<Signal<String>>) -> El {
    let back = html("a")
        .class("btn quiet only")
        .attr("href", "#/learn")
        .attr("aria-label", shared().messages.say("learn-all-lessons"))
        .child(turning_icon("prev"));
    let place = place.map(|place| html("p").class("tiny soft").child(place));
    let names = html("div").child(place).child(heading(title));
    html("div").class("l-head").child(back).child(names)
}
