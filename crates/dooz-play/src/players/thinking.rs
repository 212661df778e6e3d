//! A computer player that thinks in slices.

use dooz_core::classics::LaforeThought;
use dooz_core::{
    Brain, CannotPlay, Choice, Deepening, Endgame, EndgameMarks, EndgameSolver, Entry, Limits,
    PackedBoard, PackedRules, Position, Solver, Square, Symbol,
};

use super::spec::perfect_entries;
use super::{BrainKind, BrainSpec, Chance, Draw};
use crate::levels::Strength;
use crate::slices::{Notes, Slice};

/// One turn of a computer player, thought in slices, so that whoever has but
/// one thread can do something else in between. It makes the same move as
/// the player that [`BrainSpec::build`] makes, with the same counts.
///
/// The players of the articles but the averaging one, who look at no more
/// than 3x3, and those who do not look ahead make up their minds in one slice. A slice of any other
/// ends wherever it is, within a thousand positions. [`ThinkLimits::time`](super::ThinkLimits::time) is up to
/// whoever has a clock.
///
/// ```
/// use dooz_play::players::{BrainSpec, Chance, Thinking};
/// use dooz_core::{Position, Rules, Symbol};
/// let spec: BrainSpec = "perfect".parse()?;
/// let empty = Position::new(Rules::TIC_TAC_TOE);
/// let mut thinking = Thinking::new(&spec, &empty, Symbol::X, Chance::new(1), 1);
/// while !thinking.step(&|| true)? {}
/// assert_eq!(thinking.choice().square, "a3".parse().ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Thinking {
    position: Position,
    depth: Option<u32>,
    nodes: Option<u64>,
    mind: Mind,
    /// What a search to the end has visited in vain.
    in_vain: u64,
    choice: Choice,
    scores: Vec<(Square, i64)>,
}

enum Mind {
    /// Thinks at once.
    Whole(Box<dyn Brain + Send>),
    /// Averages.
    Average(Box<LaforeThought>),
    /// Looks ahead.
    Search(Box<Deepening>),
    /// Looks ahead, too, but only for want of something exact.
    Opinion(Box<Deepening>, Option<Box<ToTheEnd>>),
    /// Looks to the end.
    Solver(Box<ToTheEnd>),
    /// Has made its choice.
    Made,
}

/// A search to the end of the game.
struct ToTheEnd {
    /// None for a large board near its end.
    rules: Option<PackedRules>,
    table: Vec<Entry>,
    notes: Notes,
    bookmark: EndgameMarks,
    /// Plays where the limits do not suffice.
    endgame: Endgame,
    has_opinion: bool,
}

/// What a slice of a search to the end has brought.
enum Solved {
    /// It goes on in the next slice.
    Open,
    /// The choice is made.
    Choice,
    /// The limits did not suffice, and there is no opinion yet.
    InVain,
}

impl Thinking {
    /// Begins to think: see [`BrainSpec::build`].
    #[must_use]
    pub fn new(
        spec: &BrainSpec,
        position: &Position,
        first: Symbol,
        chance: Chance,
        game: u32,
    ) -> Self {
        let limits = spec.limits_or_usual();
        let mut thinking = Self {
            position: *position,
            depth: limits.depth,
            nodes: limits.nodes,
            mind: Mind::Made,
            in_vain: 0,
            choice: Choice::default(),
            scores: Vec::new(),
        };
        let rules = position.rules();
        thinking.mind = match spec.kind {
            BrainKind::Lafore => Mind::Average(Box::default()),
            BrainKind::Search => Mind::Search(Box::new(spec.search().begin(position))),
            BrainKind::Perfect => thinking.to_the_end(Endgame::default(), perfect_entries(rules)),
            BrainKind::Level(level) => {
                let chance = |choices| chance.draw(game, Draw::Move(position.ply()), choices);
                if let Some(square) = level.slip(position, chance) {
                    thinking.choice.square = Some(square);
                    Mind::Made
                } else {
                    let strength = Strength::of(level, rules);
                    let nodes = [thinking.nodes, strength.nodes];
                    thinking.nodes = nodes.into_iter().flatten().min();
                    let search = strength.search();
                    thinking.to_the_end(Endgame { search }, Strength::entries(rules))
                }
            }
            _ => Mind::Whole(spec.build(rules, first, chance, game)),
        };
        thinking
    }

    fn to_the_end(&self, endgame: Endgame, entries: usize) -> Mind {
        let many_empty = self.position.empty().len() > Endgame::MOST_EMPTY;
        let opinion = || Box::new(endgame.search.begin(&self.position));
        let rules = PackedRules::new(self.position.rules());
        if rules.is_none() {
            if self.position.outcome().is_some() {
                return Mind::Whole(Box::new(endgame));
            }
            if many_empty {
                return Mind::Opinion(opinion(), None);
            }
        }
        let entries = if rules.is_some() { entries } else { 0 };
        let solver = Box::new(ToTheEnd {
            rules,
            table: vec![Entry::default(); entries],
            notes: Notes::default(),
            bookmark: EndgameSolver::bookmark(),
            endgame,
            has_opinion: many_empty,
        });
        if many_empty {
            Mind::Opinion(opinion(), Some(solver))
        } else {
            Mind::Solver(solver)
        }
    }

    /// Thinks until the slice is over, and at least a little. Returns whether
    /// the choice is made.
    ///
    /// # Errors
    ///
    /// If the player does not play by these rules.
    pub fn step(&mut self, slice_is_over: &dyn Fn() -> bool) -> Result<bool, CannotPlay> {
        let slice = Slice::new(slice_is_over);
        loop {
            self.think(&slice)?;
            let is_made = matches!(self.mind, Mind::Made);
            if is_made || slice_is_over() {
                return Ok(is_made);
            }
        }
    }

    fn think(&mut self, slice: &Slice<'_>) -> Result<(), CannotPlay> {
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            ..Limits::default()
        };
        self.mind = match std::mem::replace(&mut self.mind, Mind::Made) {
            Mind::Made => Mind::Made,
            Mind::Whole(mut brain) => {
                let scores = &mut self.scores;
                let mut scored = |square, score| scores.push((square, score));
                self.choice = brain.choose(&self.position, &limits, &mut scored)?;
                Mind::Made
            }
            Mind::Average(mut thought) => {
                let (scores, interrupt) = (&mut self.scores, || slice.is_over());
                let mut scored = |square, score| scores.push((square, score));
                let mut show = |_, _: &Position| {};
                let choice =
                    thought.go_on(&self.position, &limits, &mut scored, &mut show, &interrupt)?;
                match choice {
                    Some(choice) => {
                        self.choice = choice;
                        Mind::Made
                    }
                    None => Mind::Average(thought),
                }
            }
            Mind::Search(mut search) => {
                let is_done = search.step_until(&limits, &|| slice.is_over());
                self.choice = search.choice();
                if is_done {
                    self.scores = search.scores().collect();
                    Mind::Made
                } else {
                    Mind::Search(search)
                }
            }
            Mind::Opinion(mut search, solver) => {
                // The nodes are for what is searched to the end.
                let limits = Limits {
                    nodes: None,
                    ..limits
                };
                let is_done = search.step_until(&limits, &|| slice.is_over());
                self.choice = self.opinion(search.choice());
                if is_done {
                    self.scores = search.scores().collect();
                    solver.map_or(Mind::Made, Mind::Solver)
                } else {
                    Mind::Opinion(search, solver)
                }
            }
            Mind::Solver(mut solver) => match self.solve(&mut solver, &limits, slice) {
                Solved::Open => Mind::Solver(solver),
                Solved::Choice => Mind::Made,
                Solved::InVain => {
                    let search = solver.endgame.search.begin(&self.position);
                    Mind::Opinion(Box::new(search), None)
                }
            },
        };
        Ok(())
    }

    fn solve(&mut self, solver: &mut ToTheEnd, limits: &Limits<'_>, slice: &Slice<'_>) -> Solved {
        let stop = || slice.is_over();
        let limits = Limits {
            stop: Some(&stop),
            ..*limits
        };
        solver.notes.rewind();
        let mut scores = Vec::new();
        let mut scored = |square, score| scores.push((square, score));
        let notes = &mut solver.notes;
        let (found, nodes) = if let Some(rules) = &solver.rules {
            let board = PackedBoard::new(rules, &self.position);
            let mut search = Solver::with_journal(rules, &mut solver.table[..], &limits, notes);
            (search.choice(board, &mut scored), search.nodes())
        } else {
            let mut search = EndgameSolver::new(&limits, notes, &mut solver.bookmark);
            // The endgame's own search does not count what was in vain.
            (search.choice(&self.position, &mut scored), 0)
        };
        if slice.has_ended() {
            return Solved::Open;
        }
        if let Ok(choice) = found {
            (self.choice, self.scores) = (choice, scores);
            return Solved::Choice;
        }
        if solver.has_opinion {
            self.choice.nodes += nodes;
            return Solved::Choice;
        }
        self.in_vain = nodes;
        Solved::InVain
    }

    fn opinion(&self, choice: Choice) -> Choice {
        let distance = |square: &Square| self.position.rules().from_centre(*square);
        let nearest = || self.position.legal_moves().min_by_key(distance);
        Choice {
            square: choice.square.or_else(nearest),
            exact: Some(false),
            nodes: choice.nodes + self.in_vain,
            ..choice
        }
    }

    /// The positions visited until now.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        match &self.mind {
            Mind::Solver(solver) => self.choice.nodes + solver.notes.nodes(),
            Mind::Search(search) | Mind::Opinion(search, _) => self.in_vain + search.nodes(),
            Mind::Average(thought) => thought.nodes(),
            Mind::Whole(_) | Mind::Made => self.choice.nodes,
        }
    }

    /// The choice, or what it would be now.
    #[must_use]
    pub fn choice(&self) -> Choice {
        if self.choice.square.is_some() || matches!(self.mind, Mind::Made) {
            return self.choice;
        }
        let square = match &self.mind {
            Mind::Search(search) | Mind::Opinion(search, _) => search.choice().square,
            Mind::Average(thought) => thought.best(),
            _ => None,
        };
        self.opinion(Choice {
            square,
            ..self.choice
        })
    }

    /// The moves that have a score, in the order in which the player looked
    /// at them.
    #[must_use]
    pub fn scores(&self) -> &[(Square, i64)] {
        &self.scores
    }
}

impl std::fmt::Debug for Mind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Whole(_) => "Whole",
            Self::Average(_) => "Average",
            Self::Search(_) => "Search",
            Self::Opinion(..) => "Opinion",
            Self::Solver(_) => "Solver",
            Self::Made => "Made",
        })
    }
}
