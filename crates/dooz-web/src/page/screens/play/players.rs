//! The players of the game, with the games that each has won.

use dooz_coach::board_picture::PieceStyle;
use dooz_core::{Player, Symbol};
use dooz_locale::{Locale, StatusText};
use dooz_play::matches::{Match, Participant, Seat};

use super::screen::PlayScreen;
use crate::page::browser::dom::{El, html, part, when};
use crate::page::prelude::*;
use crate::page::widgets::players::{name, names, piece};
use crate::play::{StrengthStop, clock_text, level_of};

/// Creates the players, the user first.
pub(super) fn players(screen: PlayScreen) -> El {
    let messages = screen.shared.messages;
    let score = derive(move || {
        let score = |game: &Match| messages.with(|locale| score(screen, game, locale));
        screen.game().with(score)
    });
    html("div")
        .class("players")
        .attr("role", "group")
        .attr("aria-label", score)
        .children(Seat::BOTH.iter().map(|&seat| player(screen, seat)))
}

fn player(screen: PlayScreen, seat: Seat) -> El {
    let messages = screen.shared.messages;
    let say = move |say: fn(PlayScreen, &Match, &Locale, Seat) -> String| {
        derive(move || {
            let text = |game: &Match| messages.with(|locale| say(screen, game, locale, seat));
            screen.game().with(text)
        })
    };
    let is_to_move = memo(move |_| {
        screen.game().with(|game| {
            let turn = game.player_to_move();
            game.outcome().is_none() && game.seat(turn) == seat
        })
    });
    let is_opening = screen.is_opening();
    let owner = memo(move |_| screen.game().with(|game| player_at(game, seat)));
    let wins = derive(move || {
        let wins = screen.game().with(|game| game.tally().wins[seat as usize]);
        messages.number(wins)
    });
    let thinks = derive(move || {
        let thinking = screen.shared.store.thinking.read().is_some();
        thinking && is_to_move.get()
    });
    let title = html("b").child(say(name_of)).child(when(thinks, || {
        html("span").class("dots").attr("aria-hidden", "true")
    }));
    let who = html("div")
        .class("who")
        .child(title)
        .child(html("small").child(say(about)));
    let clock = derive(move || {
        let left = screen.shared.store.clocks.left(owner.get());
        left.map(|left| messages.with(|locale| clock_text(left, locale)))
    });
    let has_clock = derive(move || clock.read().is_some());
    let clock = derive(move || clock.get().unwrap_or_default());
    html("div")
        .class("player")
        .class_if("turn", is_to_move.into())
        .class_if("sideless", is_opening.into())
        .child(part(move || {
            // In an opening nobody has a side yet.
            let sign = (!is_opening.get()).then(|| piece(owner.get()));
            sign.into_iter().collect()
        }))
        .child(who)
        .child(when(has_clock, move || {
            html("span")
                .class("clock num")
                .attr("role", "timer")
                .child(clock)
        }))
        .child(html("span").class("wins").child(wins))
}

/// Returns the player who has a seat.
fn player_at(game: &Match, seat: Seat) -> Player {
    if game.seat(Player::First) == seat {
        Player::First
    } else {
        Player::Second
    }
}

/// Names the participant at a seat: the user, a strength, a kind of player, or, among
/// people or computers alike, the symbol.
fn name_of(_: PlayScreen, game: &Match, locale: &Locale, seat: Seat) -> String {
    let options = game.options();
    let participant = options.participant(seat);
    match participant {
        Participant::Person if options.participant(!seat) == Participant::Person => {
            let player = player_at(game, seat);
            if game.opening().is_some() {
                opening_name(game, locale, player)
            } else {
                name(player)
            }
        }
        Participant::Person => locale.text("player-you").into_owned(),
        Participant::Computer(spec) => match level_of(participant) {
            Some(level) => {
                let key = StrengthStop::of(level).key(game.rules());
                locale.text(key).into_owned()
            }
            None => locale.brain(spec.name()).into_owned(),
        },
    }
}

/// Names a player who has no side yet.
fn opening_name(game: &Match, locale: &Locale, player: Player) -> String {
    let text = StatusText {
        game,
        locale,
        names: names(),
    };
    text.opening().name(player)
}

/// Says the strength of a level, and otherwise the colour or the order of play.
fn about(screen: PlayScreen, game: &Match, locale: &Locale, seat: Seat) -> String {
    if let Some(level) = level_of(game.options().participant(seat)) {
        return locale.format("play-strength", &[("level", level.into())]);
    }
    if game.opening().is_some() {
        return locale.text("swap2-no-side").into_owned();
    }
    let player = player_at(game, seat);
    // Two people have the names of their stones.
    let people = [Participant::Person; 2];
    let has_colour = screen.stones() == PieceStyle::Stones && game.options().participants != people;
    let key = match (has_colour, game.symbol(player), player) {
        (true, Symbol::X, _) => "play-has-black",
        (true, Symbol::O, _) => "play-has-white",
        (false, _, Player::First) => "play-begins",
        (false, _, Player::Second) => "play-follows",
    };
    locale.text(key).into_owned()
}

/// Says how the games of the match have ended, with the strength of each player.
fn score(screen: PlayScreen, game: &Match, locale: &Locale) -> String {
    let tally = game.tally();
    let name = |seat: Seat| {
        let name = name_of(screen, game, locale, seat);
        match level_of(game.options().participant(seat)) {
            Some(level) => format!("{name} {}", locale.number(level)),
            None => name,
        }
    };
    let gaps = [
        ("first", name(Seat::Near).into()),
        ("wins", tally.wins[0].into()),
        ("second", name(Seat::Far).into()),
        ("losses", tally.wins[1].into()),
        ("draws", tally.draws.into()),
    ];
    locale.format("play-score", &gaps)
}
