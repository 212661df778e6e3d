//! What every move is worth, and the best lines of play.

use dooz_coach::advice::{Adviser, Inquiry, Knowledge, MoveWorth, ValueMap};
use dooz_core::{Endgame, Limits, PackedRules, Position};

use super::Task;
use crate::protocol::{Analysis, Answer};

/// First at a glance, so that there is something to look at, then as exactly
/// as a few seconds allow, then the lines.
pub(super) struct Values {
    position: Position,
    stage: Stage,
    inquiry: Inquiry,
    /// What is known until now.
    best: ValueMap,
    nodes: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Glance,
    Deep,
    Lines,
}

/// A few milliseconds.
const GLANCE: u64 = 20_000;

/// As many as the perfect player looks at.
const DEEP: u64 = 4_000_000;

/// How many lines of play are told.
const LINES: usize = 5;

impl Values {
    pub(super) fn new(position: Position) -> Self {
        let moves = position.legal_moves().map(|square| MoveWorth {
            square,
            worth: dooz_coach::advice::Worth::Unknown,
            knowledge: Knowledge::None,
        });
        Self {
            position,
            stage: Stage::Glance,
            inquiry: Inquiry::default(),
            best: ValueMap {
                rules: position.rules(),
                turn: position.turn(),
                moves: moves.collect(),
            },
            nodes: 0,
        }
    }

    /// Keeps what is new, and says whether there was anything.
    fn learn(&mut self, map: &ValueMap) -> bool {
        let mut is_new = false;
        for (old, new) in self.best.moves.iter_mut().zip(&map.moves) {
            let is_better = new.is_exact() || !old.is_exact();
            if new.knowledge != Knowledge::None && is_better && old != new {
                *old = *new;
                is_new = true;
            }
        }
        is_new
    }

    fn go_to(&mut self, stage: Stage) {
        self.nodes += self.inquiry.nodes();
        self.inquiry = Inquiry::default();
        self.stage = stage;
    }

    /// Whether a longer look may find out more than a glance.
    fn is_worth_a_look(&self) -> bool {
        let is_near = self.position.empty().len() <= Endgame::MOST_EMPTY + 1;
        let can_be_solved = is_near || PackedRules::new(self.position.rules()).is_some();
        can_be_solved && !self.best.is_exact()
    }

    fn so_far(&self) -> Answer {
        Answer::Values(Analysis {
            map: self.best.clone(),
            lines: Vec::new(),
        })
    }
}

impl Task for Values {
    fn step(
        &mut self,
        adviser: &mut Adviser,
        slice_is_over: &dyn Fn() -> bool,
        say: &mut dyn FnMut(Answer),
    ) -> Option<Answer> {
        let limits = Limits {
            nodes: Some(if self.stage == Stage::Glance {
                GLANCE
            } else {
                DEEP
            }),
            ..Limits::default()
        };
        let (position, inquiry) = (&self.position, &mut self.inquiry);
        if self.stage == Stage::Lines {
            let wanted = (&self.best, LINES);
            let lines =
                adviser.lines_in_slices(position, wanted, &limits, inquiry, slice_is_over)?;
            let map = self.best.clone();
            return Some(Answer::Values(Analysis { map, lines }));
        }

        let map = adviser.values_in_slices(position, &limits, inquiry, slice_is_over);
        let is_open = self.inquiry.is_open();
        if self.learn(&map) {
            say(self.so_far());
        }
        if !is_open {
            let deeper = self.stage == Stage::Glance && self.is_worth_a_look();
            self.go_to(if deeper { Stage::Deep } else { Stage::Lines });
        }
        None
    }

    fn stop(&mut self, _: &mut Adviser) -> Answer {
        self.so_far()
    }

    fn nodes(&self) -> u64 {
        self.nodes + self.inquiry.nodes()
    }
}
