//! What the parts of the screen of analysis share.

use dooz_core::{Player, Square};

use super::analyst::Analyst;
use super::review::Reviewer;
use super::why::Explainer;
use crate::face::{Face, Mark};
use crate::page::prelude::*;
use crate::page::shared::Shared;
use crate::page::storage;
use crate::room::Room;

/// What the parts of the screen of analysis share.
#[derive(Clone, Copy)]
pub(super) struct Study {
    pub(super) shared: &'static Shared,
    pub(super) analyst: Analyst,
    pub(super) explainer: Explainer,
    pub(super) reviewer: Reviewer,
    /// Whether anything is analysed.
    pub(super) on: RwSignal<bool>,
    /// Whether the board shows what moves are worth.
    pub(super) heat: RwSignal<bool>,
    /// A line that is looked at, empty for none.
    pub(super) preview: RwSignal<Vec<Square>>,
    /// Whether the next square is asked about instead of played on.
    pub(super) asks: RwSignal<bool>,
}

/// The name under which the two switches are kept.
const SWITCHES: &str = "dooz-analyse";

impl Study {
    /// Computers rest while it lasts, and one whose turn it is waits when it
    /// is over.
    pub(super) fn begin(shared: &'static Shared) -> Self {
        let kept = storage::recall(SWITCHES).unwrap_or_default();
        let is_on = |place| kept.as_bytes().get(place) != Some(&b'-');
        let (on, heat) = (RwSignal::new(is_on(0)), RwSignal::new(is_on(1)));
        Effect::new(move || {
            let sign = |is_on| if is_on { '+' } else { '-' };
            let text: String = [on.get(), heat.get()].map(sign).iter().collect();
            storage::keep(SWITCHES, &text);
        });

        let table = shared.table;
        table.resting.set(true);
        table.room.update(Room::hold);
        on_cleanup(move || {
            table.room.update(Room::hold);
            table.resting.set(false);
        });

        let analyst = Analyst::new(shared, on.into());
        let study = Self {
            shared,
            analyst,
            explainer: Explainer::new(shared, on.into()),
            reviewer: Reviewer::new(shared, analyst),
            on,
            heat,
            preview: RwSignal::new(Vec::new()),
            asks: RwSignal::new(false),
        };
        study.tell_steps();
        study
    }

    /// What the board shows.
    pub(super) fn face(self) -> Face {
        let numbered = self.shared.settings.read().numbers;
        let mut face = self.shared.table.room.with(|room| {
            let mut face = Face::of(room.position(), room.symbol(Player::First));
            let moves: Vec<Square> = room.tree().moves().collect();
            face.show_moves(&moves, numbered);
            face
        });
        self.preview.with(|line| {
            if !line.is_empty() {
                face.think_of(line);
            } else if self.heat.get() {
                self.analyst.mark(&mut face);
            }
        });
        if let Some(square) = self.explainer.chosen.get() {
            face.cell_mut(square).mark = Some(Mark::Look);
        }
        face
    }

    /// Plays on a square, or asks about it.
    pub(super) fn press(self, square: Square) {
        if !self.asks.get_untracked() {
            self.look_along(&[]);
            // A person moves for everybody here.
            self.shared.table.room.update(Room::hold);
            self.shared.table.play(square, self.shared);
            return;
        }
        self.asks.set(false);
        // The person waits for this answer, and not for the others.
        self.analyst.stop();
        self.explainer.chosen.set(Some(square));
    }

    /// Shows a line on the board, or, if it is empty, none.
    pub(super) fn look_along(self, line: &[Square]) {
        // The line of before may be left after the screen.
        if !self.preview.is_disposed() && self.preview.with_untracked(|shown| shown != line) {
            self.preview.set(line.to_vec());
        }
    }

    /// Plays the moves of a line from here.
    pub(super) fn play_line(self, line: &[Square]) {
        self.look_along(&[]);
        self.shared.table.room.update(|room| {
            room.pause();
            for &square in line {
                // A line that does not fit any more ends where it fits.
                if room.play(square).is_err() {
                    break;
                }
            }
        });
    }

    /// Looks at another place of the game.
    pub(super) fn go(self, step: impl FnOnce(&mut Room)) {
        self.look_along(&[]);
        self.asks.set(false);
        self.shared.table.room.update(step);
    }

    /// Looks at a place of the line, as many moves behind its beginning.
    pub(super) fn go_to(self, place: usize) {
        self.go(|room| {
            let node = places(room).nth(place);
            room.look_at(node.unwrap_or_else(|| room.tree().cursor()));
        });
    }

    /// Looks so many moves further or, if negative, back.
    pub(super) fn go_by(self, moves: isize) {
        self.go(|room| {
            for _ in 0..moves.abs() {
                if moves < 0 {
                    room.previous();
                } else {
                    room.next();
                }
            }
        });
    }

    /// Lets the next square be asked about, or not.
    pub(super) fn ask_about_a_square(self) {
        self.on.set(true);
        self.explainer.chosen.set(None);
        self.asks.update(|asks| *asks = !*asks);
        if self.asks.get_untracked() {
            let text = self.shared.words.text("analyse-why-choose");
            self.shared.live.tell(text);
        }
    }

    /// Where one is, in words.
    pub(super) fn place_in_words(self) -> String {
        let words = self.shared.words;
        self.shared.table.room.with(|room| {
            let tree = room.tree();
            let Some(last) = room.last_move() else {
                return words.text("analyse-start");
            };
            let player = room.symbol(!room.position().turn()).to_string();
            let square = last.to_string();
            let count = places(room).count() - 1;
            words.format(
                "analyse-at",
                &[
                    ("number", tree.moves().count().into()),
                    ("count", count.into()),
                    ("square", (&*square).into()),
                    ("player", (&*player).into()),
                ],
            )
        })
    }

    /// Says where one is whenever one goes somewhere else.
    fn tell_steps(self) {
        let room = self.shared.table.room;
        let cursor = Memo::new(move |_| room.read().tree().cursor());
        let tell = move |_: &_, _: Option<&_>, _| self.shared.live.tell(self.place_in_words());
        Effect::watch(move || cursor.get(), tell, false);
    }
}

/// The nodes of the line that is followed: its beginning, and one for each
/// move.
pub(super) fn places(room: &Room) -> impl Iterator<Item = dooz_play::records::NodeId> {
    let tree = room.tree();
    let record = tree.record();
    let line = tree.line().iter().enumerate();
    line.filter(|&(place, &node)| place == 0 || record[node].square().is_some())
        .map(|(_, &node)| node)
}
