//! The state of the screen of analysis.

use dooz_core::{Player, Square, Symbol};
use dooz_play::matches::{Match, Participant};
use dooz_play::records::{NodeId, Record};

use super::reviewer::Reviewer;
use super::why::{Asked, Explainer};
use crate::board_view::{BoardView, CellMark};
use crate::page::browser::scrolling::show_board;
use crate::page::browser::storage;
use crate::page::prelude::*;
use crate::page::state::analyst::Analyst;
use crate::page::state::shared::Shared;
use crate::page::widgets::players::name;
use crate::play::{COMMENT_KILOBYTES, cut_comment, opponent};

/// The state that the parts of the screen of analysis share.
#[derive(Clone, Copy)]
pub(super) struct Study {
    pub(super) shared: &'static Shared,
    pub(super) analyst: Analyst,
    pub(super) explainer: Explainer,
    pub(super) reviewer: Reviewer,
    /// `true` if positions are analysed.
    pub(super) on: RwSignal<bool>,
    /// `true` if the board shows the values of the moves.
    pub(super) heat: RwSignal<bool>,
    /// `true` if the board shows the threats.
    pub(super) threats: RwSignal<bool>,
    /// The line that is previewed on the board.
    pub(super) preview: RwSignal<Preview>,
    /// The part of the last card that is shown.
    pub(super) tab: RwSignal<Tab>,
}

/// A line that is previewed on the board, or none.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Preview {
    /// The player who begins it; without one, whoever is to move.
    pub(super) begins: Option<Player>,
    /// The moves.
    pub(super) line: Vec<Square>,
}

/// The part of the last card that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tab {
    /// The review.
    Review,
    /// The game and its side lines.
    Moves,
    /// The reasons for a move.
    Why,
}

/// The name under which the switches are stored.
const SWITCHES: &str = "dooz-analyse";

impl Study {
    /// Opens the match for analysis: computers pause meanwhile, and one whose
    /// turn it is waits afterwards.
    pub(super) fn begin(shared: &'static Shared) -> Self {
        let stored = storage::read(SWITCHES).unwrap_or_default();
        let is_on = |place| stored.as_bytes().get(place) != Some(&b'-');
        let [on, heat, threats] = [0, 1, 2].map(|place| RwSignal::new(is_on(place)));
        effect(move || {
            let sign = |switch: RwSignal<bool>| if switch.get() { '+' } else { '-' };
            let text: String = [on, heat, threats].map(sign).iter().collect();
            shared.store_text(SWITCHES, &text);
        });

        let store = shared.store;
        store.resting.set(true);
        store.game.update(Match::hold);
        cut_long_comments(shared);
        on_cleanup(move || {
            store.game.update(Match::hold);
            store.resting.set(false);
        });

        let analyst = Analyst::new(shared, on.into());
        let study = Self {
            shared,
            analyst,
            explainer: Explainer::new(shared, on.into()),
            reviewer: Reviewer::new(shared, on.into()),
            on,
            heat,
            threats,
            preview: RwSignal::new(Preview::default()),
            tab: RwSignal::new(Tab::Review),
        };
        study.tell_steps();
        study
    }

    /// Returns the contents of the board.
    pub(super) fn view(self) -> BoardView {
        let numbered = self.shared.settings.read().numbers;
        let mut view = self.shared.store.game.with(|game| {
            let mut view = BoardView::of(game.position(), game.symbol(Player::First));
            view.show_moves(game.moves(), numbered);
            view
        });
        self.preview.with(|preview| {
            if !preview.line.is_empty() {
                let begins = preview.begins.map(|player| self.symbol(player));
                view.preview_from(begins.unwrap_or(view.to_move), &preview.line);
                return;
            }
            if self.heat.get() {
                self.analyst.mark(&mut view);
            }
            if self.threats.get() {
                self.analyst.mark_threats(&mut view);
            }
        });
        if let Some(square) = self.explainer.asked.get().square() {
            view.cell_mut(square).mark = Some(CellMark::Look);
        }
        view
    }

    fn symbol(self, player: Player) -> Symbol {
        self.shared.store.game.read().symbol(player)
    }

    /// Plays on a square, or asks about it.
    pub(super) fn press(self, square: Square) {
        let asked = self.explainer.asked;
        if asked.get_untracked() != Asked::Choosing {
            self.look_along(Preview::default());
            // Here the user moves for both players.
            self.shared.store.game.update(Match::hold);
            self.shared.store.play(square, self.shared);
            return;
        }
        asked.set(Asked::At(square));
    }

    /// Previews a line on the board, or, if it is empty, none.
    pub(super) fn look_along(self, line: Preview) {
        // The pointer may leave the line after the screen has gone.
        if !self.preview.is_disposed() && self.preview.with_untracked(|shown| *shown != line) {
            self.preview.set(line);
        }
    }

    /// Plays the moves of a line from the current position.
    pub(super) fn play_line(self, line: &[Square]) {
        self.look_along(Preview::default());
        let &Shared {
            live,
            messages,
            store,
            ..
        } = self.shared;
        if store.game.with_untracked(|game| game.opening().is_some()) {
            // The stones of an opening are decisions.
            live.announce(messages.text("swap2-no-game"));
            return;
        }
        store.game.update(|game| {
            game.pause();
            for &square in line {
                // An outdated line ends at its first illegal move.
                if game.play(square).is_err() {
                    break;
                }
            }
        });
    }

    /// Goes to another place of the game.
    pub(super) fn go(self, step: impl FnOnce(&mut Match)) {
        self.look_along(Preview::default());
        self.explainer.asked.set(Asked::Last);
        self.shared.store.game.update(step);
    }

    /// Goes to a move that is named in a list, and shows the board.
    pub(super) fn visit(self, place: usize) {
        self.go_to(place);
        show_board();
    }

    /// Goes to the place after the move with this number.
    pub(super) fn go_to(self, place: usize) {
        self.go(|game| {
            let node = places(game).nth(place);
            game.look_at(node.unwrap_or_else(|| game.tree().cursor()));
        });
    }

    /// Begins a game against the strongest computer at the current position. The user is
    /// to move.
    pub(super) fn play_on(self) {
        self.go(|game| {
            let old = game.tree().record();
            let mut record = Record::from_position(*old.start(), old.first());
            let played = record.play_line(NodeId::ROOT, game.moves());
            played.expect("these moves were played");
            let computer = opponent(u8::MAX);
            game.open(
                record,
                match game.position().turn() {
                    Player::First => [Participant::Person, computer],
                    Player::Second => [computer, Participant::Person],
                },
            );
        });
    }

    /// Goes a number of moves forward or, if negative, back.
    pub(super) fn go_by(self, moves: isize) {
        self.go(|game| {
            for _ in 0..moves.abs() {
                if moves < 0 {
                    game.previous();
                } else {
                    game.next();
                }
            }
        });
    }

    /// Toggles whether the next click asks about a square.
    pub(super) fn ask_about_a_square(self) {
        self.on.set(true);
        self.tab.set(Tab::Why);
        let asked = self.explainer.asked;
        if asked.get_untracked() == Asked::Choosing {
            asked.set(Asked::Last);
        } else {
            asked.set(Asked::Choosing);
            let text = self.shared.messages.text("analyse-why-choose");
            self.shared.live.announce(text);
        }
    }

    /// Stops the review of the game, or goes on with it.
    pub(super) fn toggle_review(self) {
        self.tab.set(Tab::Review);
        if self.on.get_untracked() {
            self.reviewer.toggle();
        } else {
            self.on.set(true);
        }
    }

    /// Describes the current place.
    pub(super) fn place_text(self) -> String {
        let messages = self.shared.messages;
        self.shared.store.game.with(|game| {
            let tree = game.tree();
            let Some(last) = game.last_move() else {
                return messages.text("analyse-start");
            };
            let player = name(!game.position().turn());
            let square = last.to_string();
            let count = places(game).count() - 1;
            messages.format(
                "analyse-at",
                &[
                    ("number", tree.moves().len().into()),
                    ("count", count.into()),
                    ("square", (&*square).into()),
                    ("player", (&*player).into()),
                ],
            )
        })
    }

    /// Announces the current place whenever it changes.
    fn tell_steps(self) {
        let game = self.shared.store.game;
        let cursor = memo(move |_| game.read().tree().cursor());
        let tell = move |_: &_, _: Option<&_>, _| self.shared.live.announce(self.place_text());
        Effect::watch(move || cursor.get(), tell, false);
    }
}

/// Cuts comments that an earlier version of the page has stored, if no field can hold them.
fn cut_long_comments(shared: &'static Shared) {
    let mut cut = 0_usize;
    shared.store.game.update(|game| {
        let record = game.tree().record();
        let long = record.nodes().filter_map(|node| {
            let mut comment = record[node].comment.clone();
            cut_comment(&mut comment).then_some((node, comment))
        });
        for (node, comment) in long.collect::<Vec<_>>() {
            game.set_comment(node, &comment);
            cut += 1;
        }
    });
    if cut > 0 {
        tell_of_cut_comments(shared, cut);
    }
}

/// Tells the user that comments were too long.
pub(super) fn tell_of_cut_comments(shared: &Shared, count: usize) {
    let gaps = [("count", count.into()), ("size", COMMENT_KILOBYTES.into())];
    let sentence = shared.messages.format("analyse-comments-cut", &gaps);
    shared.live.tell_loss(sentence);
}

/// Returns the nodes of the current line: its start, and one for each move.
pub(super) fn places(game: &Match) -> impl Iterator<Item = dooz_play::records::NodeId> {
    let tree = game.tree();
    let record = tree.record();
    let line = tree.line().iter().enumerate();
    line.filter(|&(place, &node)| place == 0 || record[node].square().is_some())
        .map(|(_, &node)| node)
}
