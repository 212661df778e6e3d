//! What every move is worth, and the best lines of play.

use dooz_coach::advice::{Adviser, Knowledge, MoveWorth, ValueMap};
use dooz_core::{Endgame, Limits, PackedRules, Position};

use super::Task;
use crate::protocol::{Analysis, Answer};

/// First at a glance, so that there is something to look at, then as exactly
/// as a few seconds allow, then the lines.
pub(super) struct Values {
    position: Position,
    stage: Stage,
    /// What is known until now.
    best: ValueMap,
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
            best: ValueMap {
                rules: position.rules(),
                turn: position.turn(),
                moves: moves.collect(),
            },
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
    fn step(&mut self, adviser: &mut Adviser, say: &mut dyn FnMut(Answer)) -> Option<Answer> {
        let limits = Limits {
            nodes: Some(if self.stage == Stage::Glance {
                GLANCE
            } else {
                DEEP
            }),
            ..Limits::default()
        };
        if self.stage == Stage::Lines {
            let lines = adviser.lines(&self.position, &self.best, LINES, &limits);
            let map = self.best.clone();
            return Some(Answer::Values(Analysis { map, lines }));
        }

        let map = adviser.values(&self.position, &limits);
        if self.learn(&map) {
            say(self.so_far());
        }
        let deeper = self.stage == Stage::Glance && self.is_worth_a_look();
        self.stage = if deeper { Stage::Deep } else { Stage::Lines };
        None
    }

    fn stop(&mut self) -> Answer {
        self.so_far()
    }
}
