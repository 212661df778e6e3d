//! The thread that thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use dooz_core::{Brain, CannotPlay, Limits, Progress, Symbol};
use dooz_play::clock::TimeManager;
use dooz_play::gomocup::{Answer, Commentary, Question, Reply};
use dooz_play::players::{BrainSpec, CachedPlayer, GameContext, SeededRandom, Snapshot};

use super::driver::Event;

/// A question with its clock.
pub(super) struct Order {
    pub(super) question: Question,
    pub(super) time: TimeManager,
    pub(super) begin: Instant,
    pub(super) stop: Arc<AtomicBool>,
}

/// The brain of the thread that thinks. It remembers what it has found until
/// the next game.
pub(super) struct Thinker {
    spec: BrainSpec,
    random: SeededRandom,
    player: CachedPlayer,
}

impl Thinker {
    pub(super) fn new(spec: BrainSpec, random: SeededRandom) -> Self {
        Self {
            spec,
            random,
            player: CachedPlayer::default(),
        }
    }

    /// Answers orders until there are no more.
    pub(super) fn run(mut self, orders: &Receiver<Order>, events: &Sender<Event>) {
        while let Ok(order) = orders.recv() {
            let mut tell = |remarks: Vec<Reply>| {
                if !remarks.is_empty() {
                    // Without a receiver the program is about to end.
                    let _ = events.send(Event::Remarks(remarks));
                }
            };
            let answer = self.think(order, &mut tell);
            if events.send(Event::Answer(answer)).is_err() {
                return;
            }
        }
    }

    fn think(
        &mut self,
        order: Order,
        tell: &mut dyn FnMut(Vec<Reply>),
    ) -> Result<Answer, CannotPlay> {
        let Order {
            question,
            mut time,
            begin,
            stop,
        } = order;
        let limits = Limits {
            stop: Some(&stop),
            ..self.limits(&question, &time)
        };
        let rules = question.position.rules();
        let mut commentary = Commentary::new(rules, question.show_detail);
        let mut snapshot = Snapshot::default();
        let brain = self.brain(&question);
        let choice = brain.think(&question.position, &limits, &mut |progress| {
            let elapsed = begin.elapsed();
            snapshot.update(progress);
            if !question.is_silent {
                tell(commentary.note(progress, elapsed));
            }
            if time.note(progress, elapsed).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        })?;

        let elapsed = begin.elapsed();
        if !question.is_silent {
            let mut last = Progress::of(&choice);
            last.depth = snapshot.depth;
            tell(vec![Commentary::close(&last, elapsed)]);
        }
        Ok(Answer {
            square: choice.square,
            reply: choice.pv.get(1).copied(),
            score: choice.score,
            moves: snapshot.moves().to_vec(),
            elapsed,
        })
    }

    /// Returns the stricter of the limits of the question and those in the
    /// options of the player. The player's default holds only if there is
    /// neither limit nor clock, and the manager waits.
    fn limits(&self, question: &Question, time: &TimeManager) -> Limits<'static> {
        let asked = question.limits();
        let until_stopped = question.is_silent.then_some(Duration::MAX);
        let time = time.maximum().or(until_stopped);
        let own = self.spec.within(asked.depth, asked.nodes, time);
        let own = own.limits();
        Limits {
            depth: least(own.depth, asked.depth),
            nodes: least(own.nodes, asked.nodes),
            memory: least(own.memory, asked.memory),
            ..Limits::NONE
        }
    }

    /// Returns the brain, which is built anew for a new game.
    fn brain(&mut self, question: &Question) -> &mut dyn Brain {
        let mut spec = self.spec;
        for (option, number) in [("threads", question.threads), ("lines", question.lines)] {
            if !spec.is_set(option) {
                // Most players think with one thread, and of one line.
                let _ = spec.set(option, &number.to_string());
            }
        }
        let rules = question.position.rules();
        let context = GameContext::new(rules, Symbol::X, self.random, question.game);
        self.player.of(&spec, context)
    }
}

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    one.into_iter().chain(other).min()
}

/// Returns the time after which the brain has to be stopped.
pub(super) fn deadline(spec: &BrainSpec, time: &TimeManager) -> Option<Duration> {
    least(spec.time_limit(), time.maximum())
}

#[cfg(test)]
mod tests {
    use dooz_core::{Position, Rules};
    use dooz_play::clock::{Clock, TimeControl};

    use super::*;

    #[test]
    fn only_a_search_that_nobody_waits_for_goes_on_until_it_is_stopped() {
        let spec: BrainSpec = "engine".parse().unwrap();
        let thinker = Thinker::new(spec, SeededRandom::new(1));
        let nodes = |is_silent| {
            let question = Question {
                position: Position::new(Rules::GOMOKU),
                clock: Clock::new(TimeControl::UNLIMITED),
                depth: None,
                nodes: None,
                memory: None,
                threads: 1,
                lines: 1,
                show_detail: 0,
                is_silent,
                game: 1,
            };
            let time = TimeManager::new(&question.clock, &question.position);
            thinker.limits(&question, &time).nodes
        };
        assert_eq!(nodes(true), None);
        assert_eq!(nodes(false), spec.limits().nodes);
        assert!(nodes(false).is_some());
    }
}
