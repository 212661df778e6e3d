mod games;
mod laws;
mod openings;
mod refusals;
mod settings;
mod yixin;

use std::time::Duration;

use dooz_core::{Score, ScoredMove};

use super::super::{About, Reply};
use super::*;

/// A manager at its table with a session.
struct Manager {
    session: Session,
    /// The score that the brain gives to every position.
    score: Score,
}

impl Manager {
    fn new() -> Self {
        let about = About {
            name: "Dooz".to_owned(),
            ..About::default()
        };
        Self {
            session: Session::new(about),
            score: Score::Estimate(0),
        }
    }

    /// Sends lines, lets the brain answer each question by the free square
    /// nearest the centre, and returns the replies.
    fn say(&mut self, lines: &str) -> Vec<String> {
        let mut replies = Vec::new();
        for line in lines.lines() {
            let actions = self.session.line(line);
            self.act(actions, &mut replies);
        }
        replies
    }

    fn act(&mut self, actions: Vec<Action>, replies: &mut Vec<String>) {
        for action in actions {
            match action {
                Action::Reply(reply) => replies.push(reply.to_string()),
                Action::Think(question) => {
                    let answer = self.answer(&question);
                    let actions = self.session.answer(Ok(answer));
                    self.act(actions, replies);
                }
                Action::Stop => replies.push("stop".to_owned()),
                Action::Exit => replies.push("exit".to_owned()),
            }
        }
    }

    fn answer(&self, question: &Question) -> Answer {
        let rules = question.position.rules();
        let moves = question.position.legal_moves();
        Answer {
            square: moves.min_by_key(|&square| rules.from_centre(square)),
            score: Some(self.score),
            elapsed: Duration::from_millis(10),
            ..Answer::default()
        }
    }

    /// Returns the question that a line makes the session ask.
    fn question(&mut self, line: &str) -> Question {
        let actions = self.session.line(line);
        let question = actions.into_iter().find_map(|action| match action {
            Action::Think(question) => Some(*question),
            _ => None,
        });
        question.expect(line)
    }
}

/// Returns the replies to lines in a session of their own.
fn replies(lines: &str) -> Vec<String> {
    Manager::new().say(lines)
}
