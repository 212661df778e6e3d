//! How what is asked and answered becomes bytes.

use dooz_coach::advice::{
    Explanation, Knowledge, MoveClass, MoveValue, ReviewedMove, Suggestion, ValueMap, ValuedMove,
};
use dooz_coach::puzzles::{Mistake, PuzzleVerdict, Reached};
use dooz_coach::trace::{
    Bounds, End, Event, Method, Step, Subject, Summary, TraceFilter, TreeText,
};
use dooz_core::textbook::Side;
use dooz_core::{
    Game, LineRule, Player, Position, Rules, Score, ScoredMove, Setup, Square, Symbol,
};
use dooz_play::players::BrainSpec;

use super::wire::{Wire, enumerations, structures};
use super::{Analysis, Answer, Begun, Failure, Question, Reply, Request, Scene, Thought};

structures! {
    Request { id, question }
    Reply { id, last, answer }
    Thought { square, depth, score, own_score, nodes, exact, pv, moves, stopped }
    ScoredMove { square, score, own_score }
    Analysis { map, lines }
    Scene { level, board }
    Begun { subject, method, filter, lead }
    TraceFilter { depth, subtree }
    Summary { score, best, calls, leaves, cuts, fast_cuts, limited }
    Event { call, level, step }
    Bounds { alpha, beta }
    ValueMap { rules, turn, moves }
    ValuedMove { square, value, knowledge }
    Suggestion { found, line }
    ReviewedMove { number, player, found, class, keeps, decision, better }
    Mistake { reached, line }
}

enumerations! {
    Question {
        0 Think { game: game, first: first, brain: brain, seed: seed, number: number }
        1 Values { game: game }
        2 Explain { game: game, square: square }
        3 Hint { game: game }
        4 Review { game: game }
        5 Trace { subject: subject, method: method, filter: filter, most: most }
        6 Boards { game: game }
        7 Judge { puzzle: puzzle, square: square }
    }
    Answer {
        0 Working { nodes: nodes }
        1 Thinking { 0: thought }
        2 Move { 0: thought }
        3 Values { 0: analysis }
        4 Explanation { 0: why }
        5 Reviewed { 0: reviewed }
        6 Review {}
        7 Begun { 0: begun }
        8 Events { 0: events }
        9 Ended { summary: summary, whole: whole }
        10 Boards { 0: scenes }
        11 Verdict { 0: verdict }
        12 Nothing {}
        13 Failed { 0: failure }
    }
    Failure {
        0 Unreadable {}
        1 CannotPlay {}
        2 IllegalMove {}
        3 GameOver {}
        4 NoSuchPuzzle {}
        5 NoTrace {}
    }
    Subject {
        0 Board { position: position, first: first }
        1 Tree { 0: tree }
    }
    Step {
        0 Enter { parent: parent, by: by, side: side, end: end, window: window }
        1 Choose { by: by, score: score, window: window }
        2 Cut { fast: fast, window: window, pruned: pruned }
        3 Leave { score: score, returned: returned, calls: calls }
    }
    End {
        0 MaxWins {}
        1 MinWins {}
        2 Draw {}
        3 Leaf {}
    }
    Score {
        0 LossIn { 0: plies }
        1 Estimate { 0: estimate }
        2 Draw {}
        3 WinIn { 0: plies }
    }
    MoveValue {
        0 Win { plies: plies }
        1 Draw {}
        2 Loss { plies: plies }
        3 Estimate { score: score }
        4 Unknown {}
    }
    Knowledge {
        0 Exact {}
        1 Search { plies: plies }
        2 None {}
    }
    MoveClass {
        0 Forced {}
        1 Only {}
        2 Best {}
        3 SlowerWin {}
        4 FasterLoss {}
        5 ThrowsWinAway {}
        6 Loses {}
        7 LeavesWin {}
        8 Lost {}
        9 Preferred {}
        10 Doubtful {}
    }
    PuzzleVerdict {
        0 Solved { line: line }
        1 Wrong { 0: mistake }
    }
    Reached {
        0 Draw {}
        1 Loss { moves: moves }
    }
    Player {
        0 First {}
        1 Second {}
    }
    Symbol {
        0 X {}
        1 O {}
    }
    Side {
        0 Max {}
        1 Min {}
    }
    LineRule {
        0 Freestyle {}
        1 Exactly {}
        2 Renju {}
        3 Caro {}
        4 Misere {}
    }
}

/// The text by which people write it.
macro_rules! texts {
    ($($type:ident)+) => {
        $(impl Wire for $type {
            fn put(&self, to: &mut Vec<u8>) {
                self.to_string().put(to);
            }

            fn take(from: &mut &[u8]) -> Option<Self> {
                String::take(from)?.parse().ok()
            }
        })+
    };
}
texts! { BrainSpec Method }

/// The column and the row.
impl Wire for Square {
    fn put(&self, to: &mut Vec<u8>) {
        to.extend([self.column(), self.row()]);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        Self::new(u8::take(from)?, u8::take(from)?)
    }
}

/// Width, height, `k` and the line rule.
impl Wire for Rules {
    fn put(&self, to: &mut Vec<u8>) {
        to.extend([self.width(), self.height(), self.k()]);
        self.line().put(to);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let [width, height, k] = [u8::take(from)?, u8::take(from)?, u8::take(from)?];
        Self::new(width, height, k, Wire::take(from)?).ok()
    }
}

/// The rules, and the picture in one word with the first player as `X`.
impl Wire for Position {
    fn put(&self, to: &mut Vec<u8>) {
        self.rules().put(to);
        self.picture(Symbol::X).to_string().put(to);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let rules = Rules::take(from)?;
        let picture = String::take(from)?;
        let count = |symbol| picture.matches(symbol).count();
        let to_move = if count('X') > count('O') {
            Symbol::O
        } else {
            Symbol::X
        };
        let setup = Setup::parse(rules, &picture, to_move).ok()?;
        setup.position().ok()
    }
}

/// Where it began, and the moves that are on the board; those that were taken
/// back are left out.
impl Wire for Game {
    fn put(&self, to: &mut Vec<u8>) {
        self.start().put(to);
        self.moves().to_vec().put(to);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let mut game = Self::from_position(Wire::take(from)?);
        for square in Vec::take(from)? {
            game.play(square).ok()?;
        }
        Some(game)
    }
}

/// The text and the side to move.
impl Wire for TreeText {
    fn put(&self, to: &mut Vec<u8>) {
        self.text().to_owned().put(to);
        self.turn().put(to);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let (text, turn) = <(String, Side)>::take(from)?;
        Self::parse(&text, turn).ok()
    }
}

/// The position, the move, and what every legal move is worth and leads to:
/// all else follows from that.
impl Wire for Explanation {
    fn put(&self, to: &mut Vec<u8>) {
        self.position.put(to);
        self.found.square.put(to);
        self.moves().put(to);
    }

    fn take(from: &mut &[u8]) -> Option<Self> {
        let (position, square) = <(Position, Square)>::take(from)?;
        Self::of(position, square, Wire::take(from)?)
    }
}
