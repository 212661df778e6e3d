#![no_main]
//! Sessions of a tournament brain with its manager, line by line.

use dooz_play::gomocup::{
    About, Action, Answer, Command, CommandError, CommandReader, Reply, Session,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut session = Session::new(About::default());
    let mut reader = CommandReader::default();
    for line in text.lines() {
        dooz_fuzz::parse_and_print_agree::<Reply>(line);
        let mut wanted = 0;
        let commands = reader.read(line);
        for command in &commands {
            wanted += usize::from(match command {
                Ok(command) => {
                    dooz_fuzz::parse_and_print_agree::<Command>(&command.to_string());
                    command.wants_reply()
                }
                Err(error) => {
                    dooz_fuzz::assert_is_sentence(error);
                    !matches!(error, CommandError::Info { .. })
                }
            });
        }

        let mut replies = 0;
        let mut actions = session.line(line);
        while !actions.is_empty() {
            let mut next = Vec::new();
            for action in actions {
                match action {
                    Action::Reply(reply) => replies += usize::from(!reply.is_remark()),
                    // A brain that has no idea.
                    Action::Think(_) => next.extend(session.answer(Ok(Answer::default()))),
                    Action::Stop => panic!("nobody thinks"),
                    Action::Exit => return,
                }
            }
            actions = next;
        }
        assert!(
            (wanted..=commands.len()).contains(&replies),
            "{line:?} got {replies} replies"
        );
    }
});
