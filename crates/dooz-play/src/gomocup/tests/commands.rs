use dooz_core::{LineRule, Rules};

use super::*;

fn read(text: &str) -> Command {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> String {
    let result: Result<Command, _> = text.parse();
    result.expect_err(text).to_string()
}

#[test]
fn commands_are_read_in_any_capitals_with_any_spaces_and_ends_of_lines() {
    for line in [
        "TURN 7,8",
        "turn 7,8\r\n",
        "  Turn\t7 , 8 \n",
        "TURN 7 8\r",
        "\u{feff}TURN 7,8\0",
    ] {
        assert_eq!(read(line), Command::Turn(point(7, 8)), "{line:?}");
    }
    assert_eq!(read("start 20"), Command::Start(20));
    assert_eq!(
        read("RECTSTART 20, 15"),
        Command::RectStart {
            width: 20,
            height: 15
        }
    );
    assert_eq!(read("begin"), Command::Begin);
    assert_eq!(read("stop"), Command::Stop);
    assert_eq!(read("YXSTOP"), Command::Stop);
    assert_eq!(read("yxnbest 3"), Command::NBest(3));
    assert_eq!(read("yxbalancetwo -20"), Command::BalanceTwo(-20));
}

#[test]
fn the_board_of_yixin_gives_both_sides_of_the_board() {
    assert_eq!(read("start 15 15"), Command::Start(15));
    assert_eq!(
        read("start 15 12"),
        Command::RectStart {
            width: 15,
            height: 12
        }
    );
}

#[test]
fn lists_end_with_done() {
    let stones = vec![
        Stone {
            point: point(7, 7),
            owner: Owner::Own,
        },
        Stone {
            point: point(8, 7),
            owner: Owner::Opponent,
        },
        Stone {
            point: point(0, 0),
            owner: Owner::Nobody,
        },
    ];
    let text = "BOARD\r\n7,7,1\r\n\r\n8, 7, 2\r\n0,0,3\r\ndone\r\n";
    assert_eq!(read(text), Command::Board(stones.clone()));
    assert_eq!(
        read(&text.replace("BOARD", "yxboard")),
        Command::YxBoard(stones)
    );
    assert_eq!(read("SWAP2BOARD\nDONE"), Command::Swap2Board(vec![]));
    let path = "C:\\hash table.bin".to_owned();
    assert_eq!(
        read("yxhashdump\nC:\\hash table.bin"),
        Command::HashDump(path)
    );
}

#[test]
fn a_path_may_be_the_name_of_a_command() {
    let mut reader = CommandReader::default();
    for path in ["end", "BEGIN games/table.bin", "done"] {
        assert_eq!(reader.read("YXHASHLOAD"), []);
        let load = Command::HashLoad(path.to_owned());
        assert_eq!(reader.read(path), [Ok(load)]);
    }
    assert_eq!(
        error("YXHASHLOAD"),
        "YXHASHLOAD is followed by a line with a path"
    );
}

#[test]
fn a_wrong_line_in_a_list_is_reported_at_its_end() {
    let mut reader = CommandReader::default();
    for line in ["BOARD", "7,7,1", "7,7,4", "seven,7,1", "7,7,1,1", "-1,7,1"] {
        assert_eq!(reader.read(line), []);
    }
    let line = CommandError::Line {
        command: "BOARD",
        line: "7,7,4".into(),
    };
    assert_eq!(reader.read("DONE"), [Err(line)]);
    assert_eq!(reader.read("BEGIN"), [Ok(Command::Begin)]);
}

#[test]
fn a_command_interrupts_a_list_and_is_read() {
    let mut reader = CommandReader::default();
    let unfinished = Err(CommandError::Unfinished { command: "BOARD" });
    assert_eq!(reader.read("BOARD"), []);
    assert_eq!(reader.read("END"), [unfinished.clone(), Ok(Command::End)]);
    assert_eq!(reader.read("BOARD"), []);
    assert_eq!(reader.read("YXBLOCK"), [unfinished]);
    assert_eq!(reader.read("DONE"), [Ok(Command::Block(vec![]))]);
    assert_eq!(reader.read("BOARD"), []);
    assert!(reader.finish().is_err());
    assert_eq!(reader.finish(), Ok(()));
}

#[test]
fn errors_say_how_the_command_is_written() {
    assert_eq!(error("TURN 7"), "the command is written `TURN x,y`");
    assert_eq!(error("START"), "the command is written `START size`");
    assert_eq!(error("TURN -1,3"), "the command is written `TURN x,y`");
    assert_eq!(
        error("START 15 15 15"),
        "the command is written `START size`"
    );
    assert_eq!(error("INFO"), "the command is written `INFO key value`");
    assert_eq!(
        error("INFO rule five"),
        "`five` is not a valid value for INFO rule"
    );
    assert_eq!(error("xyzzy 1"), "there is no command `xyzzy`");
    assert_eq!(
        error("BOARD\n7,7,1"),
        "the list of BOARD has no DONE at its end"
    );
    assert_eq!(error(""), "the text is not exactly one command");
    assert_eq!(error("BEGIN\nEND"), "the text is not exactly one command");
}

#[test]
fn settings_are_read_by_their_keys() {
    assert_eq!(
        "timeout_match 180000".parse(),
        Ok(Info::TimeoutMatch(180_000))
    );
    assert_eq!(
        "Game_Type 2".parse(),
        Ok(Info::GameType(GameType::Tournament))
    );
    assert_eq!("pondering 1".parse(), Ok(Info::Pondering(true)));
    for (text, key, value) in [
        ("VCThread 2", "vcthread", "2"),
        ("folder C:\\brain data", "folder", "C:\\brain data"),
        ("evaluate -1,-1", "evaluate", "-1,-1"),
    ] {
        let (key, value) = (key.to_owned(), value.to_owned());
        assert_eq!(text.parse(), Ok(Info::Other { key, value }));
    }
    assert!("game_type 4".parse::<Info>().is_err());
    assert!("timeout_turn".parse::<Info>().is_err());
}

#[test]
fn numbers_that_name_something_are_not_cut_to_their_range() {
    for key in ["rule", "game_type"] {
        for number in ["-1", "4294967296", "4294967304"] {
            assert_eq!(
                error(&format!("INFO {key} {number}")),
                format!("`{number}` is not a valid value for INFO {key}")
            );
        }
    }
    assert_eq!("max_depth -1".parse(), Ok(Info::MaxDepth(0)));
    assert_eq!("max_depth 4294967304".parse(), Ok(Info::MaxDepth(u32::MAX)));
}

#[test]
fn rule_numbers_name_line_rules() {
    let rule = |number, dialect| RuleFlags(number).line_rule(dialect).ok();
    for line in LineRule::ALL {
        let flags = RuleFlags::of(line);
        assert_eq!(flags.is_none(), line == LineRule::Misere);
        for dialect in [Dialect::Piskvork, Dialect::Yixin] {
            let back = flags.map(|flags| flags.line_rule(dialect));
            assert_eq!(back, flags.map(|_| Ok(line)));
        }
    }
    assert_eq!(rule(2, Dialect::Yixin), Some(LineRule::Renju));
    assert_eq!(rule(6, Dialect::Yixin), Some(LineRule::Freestyle));
    for number in [2, 3, 5, 9, 12, 16] {
        assert_eq!(rule(number, Dialect::Piskvork), None);
    }
}

#[test]
fn points_count_from_the_top_left_of_their_board() {
    let oblong: Rules = "20x15x5".parse().unwrap();
    for square in oblong.board().squares() {
        assert_eq!(Point::of(oblong, square).square(oblong), Some(square));
    }
    assert_eq!(point(0, 0).square(oblong), "a15".parse().ok());
    assert_eq!(point(20, 0).square(oblong), None);
    assert_eq!(point(0, 15).square(oblong), None);
    assert_eq!(point(255, 255).square(oblong), None);
}
