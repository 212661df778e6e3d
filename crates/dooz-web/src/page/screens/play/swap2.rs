//! The choice of the sides in an opening by swap2.

use dooz_core::Player;

use super::screen::PlayScreen;
use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::widgets::controls::{button, row};
use crate::page::widgets::players::{name, piece};

/// The keys that take the side of the first and of the second player.
const KEYS: [&str; 2] = ["1", "2"];

/// Creates the buttons that take a side, which are there while the user has to choose.
pub(super) fn sides(screen: PlayScreen) -> El {
    let is_wanted = memo(move |_| awaits_choice(screen));
    let buttons = move || {
        let buttons = Player::BOTH.iter().map(|&side| take(screen, side));
        row(buttons.collect::<Vec<_>>()).class("btns even")
    };
    html("div")
        .class("sides")
        .child(when(is_wanted.into(), buttons))
}

/// Creates the button that takes a side.
fn take(screen: PlayScreen, side: Player) -> El {
    let messages = screen.shared.messages;
    let word = derive(move || messages.format("swap2-take", &[("symbol", name(side).into())]));
    let label = vec![piece(side), html("span").child(word)];
    button(label, move || {
        screen.shared.store.take_side(side, screen.shared);
    })
    .attr("aria-keyshortcuts", KEYS[side as usize])
}

/// Returns `true` if the user has a side to choose.
fn awaits_choice(screen: PlayScreen) -> bool {
    screen.game().with(|game| {
        let opening = game.opening().filter(|_| game.awaits_person());
        opening.is_some_and(|opening| opening.has_sides())
    })
}

/// Takes the side of a key. Returns `false` if the key has another meaning.
pub(super) fn press(screen: PlayScreen, key: &str) -> bool {
    let side = KEYS.iter().position(|&known| known == key);
    let side = side.filter(|_| untrack(|| awaits_choice(screen)));
    if let Some(side) = side {
        screen
            .shared
            .store
            .take_side(Player::BOTH[side], screen.shared);
    }
    side.is_some()
}
