//! The form of a new game.

use dooz_core::{Rules, Symbol};
use dooz_locale::{Explain, rules_name};
use dooz_play::matches::{FirstMover, Match, MatchOptions, Participant, Seat, Symbols};

use super::participant_form::participant_form;
use super::rules_form::rules_form;
use super::screen::PlayScreen;
use super::strength::strength;
use crate::page::browser::dom::{El, Part, html, when};
use crate::page::browser::focus;
use crate::page::browser::window::{next_frame, random_seed};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{
    details, group, named, option, paragraph, primary, segment, segments, select, soft, worded,
};
use crate::page::widgets::dialog::DialogContent;
use crate::page::widgets::icon::icon;
use crate::play::{Change, Draft, DraftError, FIRST_LEVEL, computer_name, level_of, opponent};

/// The new match that is being configured, and the outcome of the last choice.
#[derive(Clone, Copy)]
pub(super) struct MatchForm {
    pub(super) draft: RwSignal<Draft>,
    pub(super) outcome: RwSignal<Result<Option<Change>, DraftError>>,
    pub(super) shared: &'static Shared,
}

impl MatchForm {
    pub(super) fn rules(self) -> Rules {
        self.draft.read().options().rules
    }

    pub(super) fn participant(self, seat: Seat) -> Participant {
        self.draft.with(|draft| draft.options().participant(seat))
    }

    /// Makes a choice that may change another one.
    pub(super) fn choose(self, choose: impl FnOnce(&mut Draft) -> Option<Change>) {
        let change = self.draft.try_update(choose).flatten();
        self.outcome.set(Ok(change));
    }

    /// Says what will be played.
    fn summary(self) -> String {
        let messages = self.shared.messages;
        messages.with(|locale| {
            self.draft.with(|draft| {
                let options = draft.options();
                let name = |seat| match options.participant(seat) {
                    Participant::Person => locale.text("match-friend").into_owned(),
                    Participant::Computer(spec) => computer_name(spec, options.rules, locale),
                };
                let mut parts = vec![rules_name(options.rules, locale)];
                if options.is_show() {
                    parts.push(name(Seat::Near));
                }
                parts.push(name(Seat::Far));
                if Opponents::of(options) == Opponents::Computer {
                    let begins = format!("match-begins-{}", options.first_mover.name());
                    parts.push(locale.text(&begins).into_owned());
                }
                if options.swap2 {
                    parts.push(locale.text("opening-swap2").into_owned());
                }
                locale.short_list(&parts)
            })
        })
    }

    /// Says what the last choice has changed besides, or why it cannot be.
    fn note(self) -> String {
        let messages = self.shared.messages;
        let brain =
            |participant: Participant| messages.text(&format!("brain-{}", participant.name()));
        match self.outcome.get() {
            Ok(None) => String::new(),
            Ok(Some(Change::Participant { old, new })) => {
                let gaps = [("brain", brain(old).into()), ("other", brain(new).into())];
                messages.format("match-seat-changed", &gaps)
            }
            Ok(Some(Change::Rules(participant))) => {
                let rules = self.rules();
                if participant.plays(Rules::GOMOKU).is_ok() {
                    let gaps = [
                        ("brain", brain(participant).into()),
                        ("rules", rules.to_string().into()),
                    ];
                    messages.format("match-rules-other", &gaps)
                } else {
                    messages.format(
                        "match-rules-changed",
                        &[("brain", brain(participant).into())],
                    )
                }
            }
            Err(DraftError::Rules(error)) => messages.with(|locale| error.explain(locale)),
            Err(DraftError::Board) => messages.text("match-no-board"),
        }
    }
}

/// Creates the form of a new game.
pub(super) fn match_form(screen: PlayScreen) -> DialogContent {
    let shared = screen.shared;
    let messages = shared.messages;
    let options = screen.game().with_untracked(|game| *game.options());
    let form = MatchForm {
        draft: RwSignal::new(Draft::new(options)),
        outcome: RwSignal::new(Ok(None)),
        shared,
    };
    let begin = move || {
        let options = form
            .draft
            .with_untracked(|draft| draft.finish(random_seed()));
        // Values and thoughts would give away the next game as well.
        screen
            .shown
            .update(|shown| (shown.thinking, shown.worth) = (false, false));
        screen
            .game()
            .update(|game: &mut Match| game.restart(options));
        shared.live.announce(messages.text("play-new-kept"));
        // The dialog is closed by then, and has given the focus to its button.
        next_frame(focus::to_board);
    };
    let note = derive(move || {
        let note = form.note();
        if note.is_empty() {
            form.summary()
        } else {
            note
        }
    });
    // It submits the form, which closes the window.
    let is_wrong = derive(move || form.outcome.with(Result::is_err));
    let begin = primary(messages.say("match-begin"), begin)
        .class("btn primary big")
        .attr("type", "submit")
        .attr("disabled", is_wrong);
    DialogContent {
        body: vec![rules_form(form), opponents(form), details_of(form)],
        foot: vec![
            paragraph(note).class("tiny soft").attr("role", "status"),
            begin,
        ],
    }
}

/// The kinds of opponents.
#[derive(Clone, Copy, PartialEq)]
enum Opponents {
    Computer,
    Friend,
    Watch,
}

impl Opponents {
    fn of(options: &MatchOptions) -> Self {
        match options.participants {
            [Participant::Person, Participant::Person] => Self::Friend,
            [Participant::Computer(_), Participant::Computer(_)] => Self::Watch,
            _ => Self::Computer,
        }
    }
}

impl MatchForm {
    fn opponents(self) -> Opponents {
        self.draft.with(|draft| Opponents::of(draft.options()))
    }

    /// Seats people and computers. A computer that sits there already stays.
    fn seat(self, opponents: Opponents) {
        let [near, far] = match opponents {
            Opponents::Friend => [false, false],
            Opponents::Computer => [false, true],
            Opponents::Watch => [true, true],
        };
        for (seat, is_computer) in [(Seat::Near, near), (Seat::Far, far)] {
            let sits = self
                .draft
                .with_untracked(|draft| draft.options().participant(seat));
            if is_computer != (sits != Participant::Person) {
                let participant = if is_computer {
                    opponent(FIRST_LEVEL)
                } else {
                    Participant::Person
                };
                self.choose(|draft| draft.set_participant(seat, participant));
            }
        }
    }
}

/// Creates the choice between a computer, a friend and a show, and the strength.
fn opponents(form: MatchForm) -> El {
    let messages = form.shared.messages;
    let choices = [
        (Opponents::Computer, "chip", "match-computer"),
        (Opponents::Friend, "people", "match-friend"),
        (Opponents::Watch, "eye", "match-watch"),
    ];
    let segment = |(opponents, shape, name)| {
        let is_chosen = derive(move || form.opponents() == opponents);
        let label = worded(icon(shape), messages.say(name));
        segment("against", label, is_chosen, move || form.seat(opponents))
    };
    let is_against_computer = derive(move || form.opponents() == Opponents::Computer);
    group(messages.say("match-against"))
        .child(segments(choices.map(segment)))
        .child(level(form, Seat::Near, "match-strength-near"))
        .child(level(form, Seat::Far, "match-strength"))
        .child(when(is_against_computer, move || turns(form)))
}

/// Creates the slider for the strength of the participant at a seat, if that has one.
fn level(form: MatchForm, seat: Seat, label: &'static str) -> Part {
    let level = memo(move |_| level_of(form.participant(seat)));
    let shown = derive(move || level.get().unwrap_or(FIRST_LEVEL));
    let rules = derive(move || form.rules());
    when(derive(move || level.get().is_some()), move || {
        strength(label, shown, rules, move |level| {
            let level = level.to_string();
            form.draft
                .update(|draft| draft.set_option(seat, "level", &level));
        })
    })
}

/// Creates the choice of who begins.
fn turns(form: MatchForm) -> El {
    let messages = form.shared.messages;
    let choices = [
        (FirstMover::Near, "match-first"),
        (FirstMover::Far, "match-second"),
        (FirstMover::Random, "match-by-lot"),
    ];
    let segment = |(first_mover, name)| {
        let is_chosen = derive(move || form.draft.read().options().first_mover == first_mover);
        let label = html("span").child(messages.say(name));
        segment("begins", label, is_chosen, move || {
            form.set_first_mover(first_mover);
        })
    };
    group(messages.say("match-you-play")).child(segments(choices.map(segment)))
}

impl MatchForm {
    fn set_first_mover(self, first_mover: FirstMover) {
        self.draft
            .update(|draft| draft.change(|options| options.first_mover = first_mover));
    }
}

/// Creates the choices that few people need.
fn details_of(form: MatchForm) -> El {
    let messages = form.shared.messages;
    // In an opening by swap2 the symbols go with the sides that the players choose.
    let is_free = derive(move || !form.draft.read().options().swap2);
    details(messages.say("match-details"))
        .child(kind(form, Seat::Near))
        .child(kind(form, Seat::Far))
        .child(opening(form))
        .child(clock(form))
        .child(when(is_free, move || symbols(form)))
        .child(in_turns(form))
        .child(when(is_free, move || first_stone(form)))
}

/// Creates the choice of the opening, where the rules have more than one.
fn opening(form: MatchForm) -> Part {
    let messages = form.shared.messages;
    let is_offered = derive(move || form.draft.read().offers_swap2());
    let is_swap2 = derive(move || form.draft.read().options().swap2);
    let is_free = derive(move || !is_swap2.get());
    let choice = move |name, is_chosen, swap2| {
        let label = html("span").child(messages.say(name));
        segment("opening", label, is_chosen, move || {
            form.draft.update(|draft| draft.set_swap2(swap2));
        })
    };
    when(is_offered, move || {
        group(messages.say("opening-title"))
            .child(segments([
                choice("opening-free", is_free, false),
                choice("opening-swap2", is_swap2, true),
            ]))
            .child(soft(messages.say("opening-swap2-about")).class("tiny soft"))
    })
}

/// Creates the choice of the kind of computer at a seat, if one sits there.
fn kind(form: MatchForm, seat: Seat) -> Part {
    let is_computer = memo(move |_| form.participant(seat) != Participant::Person);
    when(is_computer.into(), move || participant_form(form, seat))
}

/// The choices of the symbols, with the keys of their names.
const SYMBOLS: [(Symbols, &str); 4] = [
    (Symbols::First(Symbol::X), "match-symbols-first"),
    (Symbols::First(Symbol::O), "match-symbols-first-o"),
    (Symbols::Near(Symbol::X), "match-symbols-x"),
    (Symbols::Near(Symbol::O), "match-symbols-o"),
];

/// The clocks that are offered, as the texts of their time controls.
const CLOCKS: [&str; 6] = ["unlimited", "60", "180+2", "300", "600", "1800"];

/// Creates the choice of the time for a game.
fn clock(form: MatchForm) -> El {
    let clocks = CLOCKS.map(|text| {
        (
            text.to_owned(),
            format!("match-clock-{text}").replace('+', "-"),
        )
    });
    let now = derive(move || form.draft.read().options().clock.to_string());
    let choose = move |text: String| {
        if let Ok(clock) = text.parse() {
            form.draft
                .update(|draft| draft.change(|options| options.clock = clock));
        }
    };
    let label = form.shared.messages.say("match-clock");
    select(label, named(clocks.into()), now, choose)
}

/// Creates the choice of the symbols.
fn symbols(form: MatchForm) -> El {
    let draft = form.draft;
    let choices = SYMBOLS.map(|(_, key)| (key.to_owned(), key.to_owned()));
    let now = derive(move || {
        let now = draft.read().options().symbols;
        let known = SYMBOLS.into_iter().find(|(symbols, _)| *symbols == now);
        known.map_or_else(String::new, |(_, key)| key.to_owned())
    });
    let choose = move |key: String| {
        if let Some((symbols, _)) = SYMBOLS.into_iter().find(|(_, known)| *known == key) {
            draft.update(|draft| draft.change(|options| options.symbols = symbols));
        }
    };
    let label = form.shared.messages.say("match-symbols");
    select(label, named(choices.into()), now, choose)
}

/// Creates the switch for turns to begin.
fn in_turns(form: MatchForm) -> El {
    let alternates =
        derive(move || form.draft.read().options().first_mover == FirstMover::Alternating);
    let set = move |on| {
        form.set_first_mover(if on {
            FirstMover::Alternating
        } else {
            FirstMover::Near
        });
    };
    option(form.shared.messages.say("match-in-turns"), alternates, set)
}

/// Creates the switch for a first stone by chance.
fn first_stone(form: MatchForm) -> El {
    let now = derive(move || form.draft.read().options().random_stone);
    let set = move |on| {
        form.draft
            .update(|draft| draft.change(|options| options.random_stone = on));
    };
    option(form.shared.messages.say("match-stone"), now, set)
}
