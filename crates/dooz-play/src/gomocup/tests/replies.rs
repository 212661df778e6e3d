use super::*;

#[test]
fn replies_are_read_in_any_capitals_with_any_ends_of_lines() {
    assert_eq!("300,2".parse(), Ok(Reply::Move(point(255, 2))));
    for line in ["7,8", " 7,8\r\n", "7, 8\r", "7 8"] {
        assert_eq!(line.parse(), Ok(Reply::Move(point(7, 8))), "{line:?}");
    }
    let opening = vec![point(7, 7), point(8, 7), point(9, 9)];
    assert_eq!("7,7 8,7 9,9".parse(), Ok(Reply::Points(opening)));
    assert_eq!("swap".parse(), Ok(Reply::Swap));
    assert_eq!("Ok".parse(), Ok(Reply::Ok));
    assert_eq!(
        "ERROR the board is too large".parse(),
        Ok(Reply::Error("the board is too large".into()))
    );
    assert_eq!("UNKNOWN".parse(), Ok(Reply::Unknown(String::new())));
    assert_eq!("suggest 3,4".parse(), Ok(Reply::Suggest(point(3, 4))));
    assert_eq!("FORBID .".parse(), Ok(Reply::Forbid(vec![])));
    assert_eq!(
        "forbid 07100311.".parse(),
        Ok(Reply::Forbid(vec![point(7, 10), point(3, 11)]))
    );
}

#[test]
fn other_lines_are_no_replies() {
    for line in [
        "",
        "7",
        "7,7,7",
        "x,y",
        "-1,3",
        "SUGGEST",
        "FORBID 071.",
        "hello",
        "name=Dooz",
    ] {
        assert_eq!(line.parse::<Reply>(), Err(ReplyError), "{line:?}");
    }
}

#[test]
fn an_introduction_is_read_whatever_its_fields_are() {
    let line =
        r#"name="pbrain", version = "2.1" author="A, B", motto="x=y", WWW="https://example.org""#;
    let Ok(Reply::About(about)) = line.parse() else {
        panic!("{line}")
    };
    assert_eq!(about.name, "pbrain");
    assert_eq!(about.version, "2.1");
    assert_eq!(about.author, "A, B");
    assert_eq!(about.www, "https://example.org");
    assert_eq!(about.country, "");
}

#[test]
fn a_reply_is_one_line_whatever_its_text_is() {
    let reply = Reply::Message("first\r\nOK\n".into());
    assert_eq!(reply.to_string(), "MESSAGE first  OK");
    let about = About {
        name: "A \"B\"\n".into(),
        ..About::default()
    };
    assert_eq!(Reply::About(about).to_string(), "name=\"A 'B'\"");
}
