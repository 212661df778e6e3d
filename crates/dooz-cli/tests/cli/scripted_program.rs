//! Programs that speak the tournament protocol, well or badly.
//!
//! Each is a test that another test starts as a program of its own: see
//! [`scripted`]. Run as a test, it finds no input and ends.

use std::cell::Cell;
use std::io::{self, Write};
use std::process;
use std::thread;
use std::time::{Duration, Instant};

use dooz_core::{Position, Rules};
use dooz_play::gomocup::{Command, CommandReader, Info, Owner, Point, Reply};

/// Returns the name of a scripted program as a player.
pub(crate) fn scripted(name: &str) -> String {
    let tests = std::env::current_exe().unwrap();
    format!(
        "pbrain:'{}' scripted_program::{name} --exact --ignored --nocapture --quiet",
        tests.display()
    )
}

/// Prints a line at once.
fn say(line: impl std::fmt::Display) {
    let mut output = io::stdout().lock();
    writeln!(output, "{line}").unwrap();
    output.flush().unwrap();
}

/// A game as the program sees it.
struct Game {
    rules: Rules,
    stones: Vec<Point>,
    settings: Vec<Info>,
}

impl Game {
    fn start(&mut self, width: u8, height: u8) {
        self.rules = Rules::new(width, height, 5, self.rules.line()).unwrap();
        self.stones.clear();
        say(Reply::Ok);
    }

    fn position(&self) -> Position {
        let mut position = Position::new(self.rules);
        for point in &self.stones {
            let square = point.square(self.rules).unwrap();
            position.play(square).unwrap();
        }
        position
    }

    fn make_move(&mut self, point: Point) {
        say(point);
        self.stones.push(point);
    }

    /// The first legal move in reading order.
    fn first_move(&self) -> Point {
        let square = self.position().legal_moves().next().unwrap();
        Point::of(self.rules, square)
    }
}

/// Opens in the middle, adds two stones if it can, and then takes the side that has
/// placed the first stone.
fn swap2(stones: &[Point]) -> Reply {
    let points = |points: &[(u8, u8)]| {
        let points = points.iter().map(|&(x, y)| Point { x, y });
        Reply::Points(points.collect())
    };
    match stones.len() {
        0 => points(&[(7, 7), (8, 8), (9, 7)]),
        3 => points(&[(0, 14), (14, 14)]),
        _ => Reply::Swap,
    }
}

/// Speaks the protocol until the end; `answer` prints the answer to a request
/// to move, and returns the move.
fn speak(answer: impl FnMut(&Game) -> Option<Point>) {
    speak_by(Some, answer);
}

/// Speaks the protocol by the lines that `read` leaves.
fn speak_by(
    mut read: impl FnMut(String) -> Option<String>,
    mut answer: impl FnMut(&Game) -> Option<Point>,
) {
    let mut reader = CommandReader::default();
    let mut game = Game {
        rules: Rules::GOMOKU,
        stones: Vec::new(),
        settings: Vec::new(),
    };
    for line in io::stdin().lines().filter_map(|line| read(line.unwrap())) {
        for command in reader.read(&line) {
            match command.unwrap() {
                Command::Start(size) => game.start(size, size),
                Command::RectStart { width, height } => game.start(width, height),
                Command::Restart => {
                    game.stones.clear();
                    say(Reply::Ok);
                }
                Command::Info(info) => game.settings.push(info),
                Command::End => process::exit(0),
                Command::Swap2Board(stones) => say(swap2(&stones)),
                // The suggested move is accepted.
                Command::Play(point) => game.make_move(point),
                command => {
                    match command {
                        Command::Begin => {}
                        Command::Turn(point) => game.stones.push(point),
                        Command::Board(stones) => {
                            assert_eq!(stones.last().unwrap().owner, Owner::Opponent);
                            game.stones = stones.iter().map(|stone| stone.point).collect();
                        }
                        other => panic!("nobody sends {other}"),
                    }
                    if let Some(point) = answer(&game) {
                        game.make_move(point);
                    }
                }
            }
        }
    }
}

/// Wants the owner of each stone of an opening by swap2, and passes over those
/// without one.
#[test]
#[ignore = "a program that other tests start"]
fn owners() {
    let mut is_opening = false;
    let read = |line: String| {
        let word = line.trim();
        is_opening = word == "SWAP2BOARD" || (is_opening && word != "DONE");
        if !is_opening || word == "SWAP2BOARD" {
            return Some(line);
        }
        let stone = word.rsplit_once(',');
        let point = stone.filter(|(point, _)| point.contains(','));
        if point.is_none() {
            say("ERROR Color is not a valid value");
        }
        Some(point?.0.to_owned())
    };
    speak_by(read, |game| Some(game.first_move()));
}

/// Knows no settings, and says so.
#[test]
#[ignore = "a program that other tests start"]
fn unset() {
    let read = |line: String| {
        let is_setting = line.starts_with("INFO ");
        if is_setting {
            say(format!("UNKNOWN command: {line}"));
        }
        (!is_setting).then_some(line)
    };
    speak_by(read, |game| Some(game.first_move()));
}

/// Misses the first word of the command that begins its second game.
#[test]
#[ignore = "a program that other tests start"]
fn inattentive() {
    let mut starts = 0;
    let read = |line: String| {
        let size = line.strip_prefix("START ");
        starts += usize::from(size.is_some());
        if starts == 2
            && let Some(size) = size
        {
            say(format!("ERROR Unknown command: {size}"));
            return None;
        }
        Some(line)
    };
    speak_by(read, |game| Some(game.first_move()));
}

/// Ends instead of beginning a second game.
#[test]
#[ignore = "a program that other tests start"]
fn fleeting() {
    let mut starts = 0;
    let read = |line: String| {
        starts += usize::from(line.starts_with("START "));
        if starts == 2 {
            process::exit(1);
        }
        Some(line)
    };
    speak_by(read, |game| Some(game.first_move()));
}

/// Passes over whatever comes right after a move.
#[test]
#[ignore = "a program that other tests start"]
fn weary() {
    let moved = Cell::new(None::<Instant>);
    let read = |line: String| {
        let is_heard = moved.get().is_none_or(|moved| moved.elapsed() > WEARY);
        is_heard.then_some(line)
    };
    speak_by(read, |game| {
        moved.set(Some(Instant::now()));
        Some(game.first_move())
    });
}

/// The time in which a weary program hears nothing.
const WEARY: Duration = Duration::from_millis(2);

/// Defines programs by their answers to a request to move.
macro_rules! programs {
    ($($(#[doc = $about:literal])* $name:ident: $answer:expr;)*) => {$(
        $(#[doc = $about])*
        #[test]
        #[ignore = "a program that other tests start"]
        fn $name() {
            speak($answer);
        }
    )*};
}

programs! {
    /// Plays the first legal move.
    plain: |game| Some(game.first_move());
    /// Introduces itself, remarks on its score, and suggests nothing odd.
    talkative: |game| {
        say("MESSAGE Depth 1 | Eval 7 | Time 0ms");
        say("DEBUG nothing");
        say("");
        say("MESSAGE Depth 2 | Eval +M3 | Time 0ms");
        Some(game.first_move())
    };
    /// Ends at its third stone.
    crashing: |game| {
        if game.stones.len() >= 4 {
            process::exit(3);
        }
        Some(game.first_move())
    };
    /// Says nothing from its third stone on.
    silent: |game| (game.stones.len() < 4).then(|| game.first_move());
    /// Answers after three seconds.
    slow: |game| {
        thread::sleep(Duration::from_secs(3));
        Some(game.first_move())
    };
    /// Answers with the square of the last stone.
    repeating: |game| game.stones.last().copied().or(Some(Point { x: 0, y: 0 }));
    /// Answers with a square that is not on the board.
    lost: |_| Some(Point { x: 99, y: 99 });
    /// Answers with something that is no move.
    babbling: |_| {
        say("I think that I shall play in the corner");
        None
    };
    /// Talks without end.
    endless: |_| loop {
        say("MESSAGE Let me think");
    };
    /// Suggests a move without end.
    insisting: |_| loop {
        say(Reply::Suggest(Point { x: 5, y: 5 }));
    };
    /// Refuses to play.
    refusing: |_| {
        say("ERROR I do not like this board");
        None
    };
    /// Does not know the command that asks for a move.
    ignorant: |_| {
        say("UNKNOWN command");
        None
    };
    /// Complains about the settings, but plays.
    complaining: |game| {
        say("ERROR Unknown command: TIME_LEFT");
        Some(game.first_move())
    };
    /// Now and then misses the first word of the command that tells it a move.
    hasty: {
        let mut requests = 0;
        move |game| {
            requests += 1;
            let is_missed = requests % 5 == 2 && game.stones.len() > 1;
            if is_missed && let Some(point) = game.stones.last() {
                say(format!("ERROR Unknown command: {point}"));
                return None;
            }
            Some(game.first_move())
        }
    };
    /// Suggests its moves.
    polite: |game| {
        say(Reply::Suggest(game.first_move()));
        None
    };
    /// Fails unless it was told the usual settings before it moves, and unless its clock
    /// has been charged with all of the time that it took.
    careful: |game| {
        let told = |info: &Info| game.settings.contains(info);
        assert!(told(&Info::TimeoutTurn(2_000)) && told(&Info::TimeoutMatch(10_000)));
        assert!(told(&Info::TimeIncrement(100)) && told(&Info::MaxMemory(64 << 20)));
        assert!(told(&Info::MaxNodes(500)) && told(&Info::MaxDepth(3)));
        let left = game.settings.last().unwrap();
        let gained = 80 * i64::try_from(game.stones.len() / 2).unwrap();
        let is_charged = |left: &i64| (9_000..=10_000 + gained).contains(left);
        assert!(matches!(left, Info::TimeLeft(left) if is_charged(left)), "{left:?}");
        // Of an increment of 100 ms.
        thread::sleep(Duration::from_millis(20));
        Some(game.first_move())
    };
    /// Fails unless it was told a share of the sixteen seconds that it has for a game.
    clocked: |game| {
        let is_share = |info: &Info| matches!(info, Info::TimeoutTurn(500..=2_000));
        assert!(game.settings.iter().any(is_share), "{:?}", game.settings);
        Some(game.first_move())
    };
}
