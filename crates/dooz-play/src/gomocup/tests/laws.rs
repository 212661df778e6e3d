use super::*;

/// A text of one line that has no blanks at its ends.
const TEXT: &str = r"[a-zA-Z0-9а-я:\\.;|=]([ a-zA-Z0-9а-я:\\.;|=]{0,20}[a-z0-9а-я])?";

fn any_point() -> impl Strategy<Value = Point> {
    (any::<u8>(), any::<u8>()).prop_map(|(x, y)| Point { x, y })
}

fn any_points() -> impl Strategy<Value = Vec<Point>> {
    proptest::collection::vec(any_point(), 0..6)
}

fn any_stones() -> impl Strategy<Value = Vec<Stone>> {
    let owner = proptest::sample::select(vec![Owner::Own, Owner::Opponent, Owner::Nobody]);
    let stone = (any_point(), owner).prop_map(|(point, owner)| Stone { point, owner });
    proptest::collection::vec(stone, 0..6)
}

fn any_info() -> impl Strategy<Value = Info> {
    let kinds = vec![
        GameType::Human,
        GameType::Brain,
        GameType::Tournament,
        GameType::Network,
    ];
    prop_oneof![
        any::<u64>().prop_map(Info::TimeoutTurn),
        any::<u64>().prop_map(Info::TimeoutMatch),
        any::<i64>().prop_map(Info::TimeLeft),
        any::<u64>().prop_map(Info::TimeIncrement),
        any::<u64>().prop_map(Info::MaxMemory),
        proptest::sample::select(kinds).prop_map(Info::GameType),
        any::<u32>().prop_map(|flags| Info::Rule(RuleFlags(flags))),
        any::<u32>().prop_map(Info::MaxDepth),
        any::<u64>().prop_map(Info::MaxNodes),
        any::<u32>().prop_map(Info::Threads),
        any::<u64>().prop_map(Info::HashSize),
        any::<u32>().prop_map(Info::ShowDetail),
        any::<bool>().prop_map(Info::Pondering),
        any::<u32>().prop_map(Info::Lines),
        ("x_[a-z_0-9]{0,9}", TEXT).prop_map(|(key, value)| Info::Other { key, value }),
    ]
}

fn any_command() -> impl Strategy<Value = Command> {
    let bare = vec![
        Command::Restart,
        Command::Begin,
        Command::About,
        Command::End,
        Command::Stop,
        Command::ShowInfo,
        Command::ShowForbid,
        Command::BlockReset,
        Command::HashClear,
        Command::ShowHashUsage,
    ];
    prop_oneof![
        proptest::sample::select(bare),
        any::<u8>().prop_map(Command::Start),
        any::<(u8, u8)>().prop_map(|(width, height)| Command::RectStart { width, height }),
        any_point().prop_map(Command::Turn),
        any_point().prop_map(Command::Play),
        any_point().prop_map(Command::Takeback),
        any_stones().prop_map(Command::Board),
        any_points().prop_map(Command::Swap2Board),
        any_info().prop_map(Command::Info),
        any_stones().prop_map(Command::YxBoard),
        any::<u32>().prop_map(Command::NBest),
        any::<i32>().prop_map(Command::BalanceOne),
        any::<i32>().prop_map(Command::BalanceTwo),
        any_points().prop_map(Command::Block),
        any_points().prop_map(Command::BlockUndo),
        "/[a-z. ]{0,9}[a-z]".prop_map(Command::HashDump),
        "/[a-z. ]{0,9}[a-z]".prop_map(Command::HashLoad),
    ]
}

fn any_reply() -> impl Strategy<Value = Reply> {
    let two_or_more = proptest::collection::vec(any_point(), 2..5);
    let small = (0..100_u8, 0..100_u8).prop_map(|(x, y)| Point { x, y });
    prop_oneof![
        Just(Reply::Swap),
        Just(Reply::Ok),
        any_point().prop_map(Reply::Move),
        two_or_more.prop_map(Reply::Points),
        TEXT.prop_map(Reply::Error),
        TEXT.prop_map(Reply::Unknown),
        TEXT.prop_map(Reply::Message),
        TEXT.prop_map(Reply::Debug),
        TEXT.prop_map(Reply::Info),
        any_point().prop_map(Reply::Suggest),
        (TEXT, TEXT).prop_map(|(name, email)| {
            Reply::About(About {
                name,
                email,
                ..About::default()
            })
        }),
        proptest::collection::vec(small, 0..5).prop_map(Reply::Forbid),
    ]
}

proptest! {
    #[test]
    fn commands_are_read_back_from_their_text(command in any_command()) {
        let text = command.to_string();
        prop_assert_eq!(text.parse(), Ok(command.clone()));
        let sent = text.replace('\n', "\r\n") + "\r\n";
        prop_assert_eq!(sent.parse(), Ok(command));
    }

    #[test]
    fn replies_are_read_back_from_their_text(reply in any_reply()) {
        let text = reply.to_string();
        prop_assert_eq!(text.lines().count(), 1);
        prop_assert_eq!(text.parse(), Ok(reply));
    }

    #[test]
    fn any_line_is_read_or_refused(lines in proptest::collection::vec(any::<String>(), 0..5)) {
        let mut reader = CommandReader::default();
        for line in &lines {
            let _ = line.parse::<Reply>();
            for command in reader.read(line).into_iter().flatten() {
                prop_assert_eq!(command.to_string().parse(), Ok(command));
            }
        }
    }
}
