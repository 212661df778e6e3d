use proptest::prelude::*;

use super::super::super::{CommandReader, Reply};
use super::*;

/// Generates lines that managers send, and others.
fn any_line() -> impl Strategy<Value = String> {
    let small = || 0..16_u8;
    let bare = [
        "START 15",
        "START 5",
        "START 30",
        "RESTART",
        "BEGIN",
        "BOARD",
        "DONE",
        "SWAP2BOARD",
        "ABOUT",
        "YXBOARD",
        "YXSTOP",
        "YXSHOWINFO",
        "YXSHOWFORBID",
        "YXBLOCK",
        "YXBLOCKRESET",
        "YXHASHCLEAR",
        "YXHASHDUMP",
        "YXNBEST 2",
        "YXBALANCEONE 0",
        "",
        "TURN",
        "INFO",
        "RECTSTART 9,6",
    ];
    let bare = proptest::sample::select(bare.to_vec()).prop_map(str::to_owned);
    prop_oneof![
        4 => bare,
        3 => (small(), small()).prop_map(|(x, y)| format!("TURN {x},{y}")),
        1 => (small(), small()).prop_map(|(x, y)| format!("TAKEBACK {x},{y}")),
        1 => (small(), small()).prop_map(|(x, y)| format!("PLAY {x},{y}")),
        3 => (small(), small(), 1..4_u8).prop_map(|(x, y, who)| format!("{x},{y},{who}")),
        2 => (small(), small()).prop_map(|(x, y)| format!("{x},{y}")),
        1 => small().prop_map(|rule| format!("INFO rule {rule}")),
        1 => any::<String>(),
    ]
}

/// Counts the replies that are not remarks.
fn count(replies: &[String]) -> usize {
    let replies = replies.iter().filter(|reply| *reply != "stop");
    let is_remark = |reply: &&String| reply.parse().is_ok_and(|reply: Reply| reply.is_remark());
    replies.filter(|reply| !is_remark(reply)).count()
}

proptest! {
    #[test]
    fn each_command_that_wants_a_reply_gets_one(
        lines in proptest::collection::vec(any_line(), 0..40),
    ) {
        let mut manager = Manager::new();
        let mut reader = CommandReader::default();
        for line in lines {
            let replies = manager.say(&line);
            let commands = reader.read(&line);
            let wanted = commands.iter().filter(|command| match command {
                Ok(command) => command.wants_reply(),
                Err(CommandError::Info { .. }) => false,
                Err(_) => true,
            });
            let wanted = wanted.count();
            let found = count(&replies);
            // Commands without a reply may be refused.
            prop_assert!(found >= wanted && found <= commands.len(), "{line}: {replies:?}");
        }
    }

    #[test]
    fn commands_during_a_search_are_answered_after_it(
        lines in proptest::collection::vec(any_line(), 0..40),
    ) {
        let mut patient = Manager::new();
        let mut questions = Vec::new();
        let mut replies = Vec::new();
        let mut at_once = Manager::new();
        at_once.say("START 15");
        patient.say("START 15");
        let mut expected = Vec::new();
        for line in lines {
            // These are answered in another order, or end a search.
            if ["ABOUT", "YXSHOWINFO", "YXSTOP"].iter().any(|name| line.starts_with(name)) {
                continue;
            }
            expected.extend(at_once.say(&line));
            sort(patient.session.line(&line), &mut questions, &mut replies);
        }
        while let Some(question) = questions.pop() {
            let answer = patient.answer(&question);
            sort(patient.session.answer(Ok(answer)), &mut questions, &mut replies);
        }
        let openings = |reply: &String| reply.contains(' ') && !reply.contains("ERROR");
        expected.retain(|reply| !openings(reply));
        replies.retain(|reply| !openings(reply));
        prop_assert_eq!(replies, expected);
    }
}

fn sort(actions: Vec<Action>, questions: &mut Vec<Question>, replies: &mut Vec<String>) {
    for action in actions {
        match action {
            Action::Reply(reply) => replies.push(reply.to_string()),
            Action::Think(question) => questions.push(*question),
            Action::Stop | Action::Exit => {}
        }
    }
}
