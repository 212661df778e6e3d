//! The writer of SGF.

use dooz_core::{Player, Rules, Square, Symbol};

use super::super::game_result::GameResult;
use super::super::record::{Node, NodeId, Record};
use super::{ELAPSED, GAME, IN_A_ROW, escaped, root};

/// The column from which the next node begins on a new line.
const LINE: usize = 70;

pub(in super::super) fn write(record: &Record) -> String {
    let mut tree = Tree {
        record,
        column: 0,
        text: String::from("("),
    };
    tree.node(NodeId::ROOT, record.start().turn());
    let mut tasks = Vec::new();
    tree.follow(NodeId::ROOT, record.start().turn(), &mut tasks);
    while let Some(task) = tasks.pop() {
        match task {
            Task::Close => tree.text.push(')'),
            Task::Branch(id, turn) => {
                tree.text += "\n(";
                tree.node(id, turn);
                tasks.push(Task::Close);
                tree.follow(id, turn, &mut tasks);
            }
            Task::Node(id, turn) => {
                tree.node(id, turn);
                tree.follow(id, turn, &mut tasks);
            }
        }
    }
    tree.text += ")\n";
    tree.text
}

/// Writes nodes of one line, for a place at this column in the text of the
/// record.
pub(crate) fn write_nodes(record: &Record, nodes: &[NodeId], column: usize) -> String {
    let mut tree = Tree {
        record,
        column,
        text: String::new(),
    };
    for &id in nodes {
        tree.node(id, record.mover(id));
    }
    tree.text
}

/// A part still to be written, with the player to move before the node.
enum Task {
    Node(NodeId, Player),
    Branch(NodeId, Player),
    Close,
}

struct Tree<'a> {
    record: &'a Record,
    /// The column where the text begins.
    column: usize,
    text: String,
}

impl Tree<'_> {
    fn follow(&self, id: NodeId, turn: Player, tasks: &mut Vec<Task>) {
        let turn = match self.record[id].square() {
            Some(_) => !turn,
            None => turn,
        };
        let first = tasks.len();
        tasks.extend(
            self.record
                .children(id)
                .map(|child| Task::Branch(child, turn)),
        );
        if let [Task::Branch(only, turn)] = tasks[first..] {
            tasks[first] = Task::Node(only, turn);
        }
        tasks[first..].reverse();
    }

    fn node(&mut self, id: NodeId, turn: Player) {
        let column = match self.text.rfind('\n') {
            Some(end) => self.text.len() - end - 1,
            None => self.column + self.text.len(),
        };
        if column > LINE {
            self.text.push('\n');
        }
        self.text.push(';');
        if id == NodeId::ROOT {
            self.head();
        }

        let node = &self.record[id];
        if let Some(square) = node.square().or(node.foul()) {
            let name = colour(turn.symbol(self.record.first()));
            self.raw(name, &point(self.record.rules(), square));
        }
        self.details(node);
        if id == NodeId::ROOT {
            self.text.push('\n');
        }
    }

    /// Writes the properties of the whole game.
    fn head(&mut self) {
        let record = self.record;
        let rules = record.rules();
        self.raw("FF", "4");
        self.raw("GM", GAME);
        self.raw("CA", "UTF-8");
        let (width, height) = (rules.width(), rules.height());
        if width == height {
            self.raw("SZ", &width.to_string());
        } else {
            self.raw("SZ", &format!("{width}:{height}"));
        }
        if !record.assumes_rules() {
            self.raw("RU", rules.line().name());
            self.raw(IN_A_ROW, &rules.k().to_string());
        }
        for (name, symbol) in [("PB", Symbol::X), ("PW", Symbol::O)] {
            if let Some(player) = record.name(root::player(record, symbol)) {
                self.raw(name, &escaped(player));
            }
        }
        if let Some(result) = &record.result {
            self.raw("RE", &escaped(&result_value(record, result)));
        }

        let start = record.start();
        for (name, wanted) in [("AB", Symbol::X), ("AW", Symbol::O)] {
            let stones = start.stones(root::player(record, wanted));
            let mut points = stones
                .squares()
                .map(|square| point(rules, square))
                .peekable();
            if points.peek().is_some() {
                self.text += name;
                points.for_each(|point| self.value(&point));
            }
        }
        if start.ply() > 0 || record.first() != Symbol::X {
            self.raw("PL", colour(start.turn().symbol(record.first())));
        }
    }

    fn details(&mut self, node: &Node) {
        if let Some(milliseconds) = node.milliseconds {
            let (seconds, thousandths) = (milliseconds / 1000, milliseconds % 1000);
            let text = format!("{seconds}.{thousandths:03}");
            self.raw(ELAPSED, text.trim_end_matches('0').trim_end_matches('.'));
        }
        for property in &node.properties {
            self.text += property.name();
            for value in property.raw_values() {
                self.value(value);
            }
        }
        if !node.comment.is_empty() {
            self.raw("C", &escaped(&node.comment));
        }
    }

    fn raw(&mut self, name: &str, value: &str) {
        self.text += name;
        self.value(value);
    }

    fn value(&mut self, value: &str) {
        self.text.push('[');
        self.text += value;
        self.text.push(']');
    }
}

const fn colour(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::X => "B",
        Symbol::O => "W",
    }
}

/// Returns the point of a square.
pub(in super::super) fn point(rules: Rules, square: Square) -> String {
    let letter = |place: u8| match place {
        0..26 => char::from(b'a' + place),
        _ => char::from(b'A' + place - 26),
    };
    let from_top = rules.height() - 1 - square.row();
    [letter(square.column()), letter(from_top)].iter().collect()
}

fn result_value(record: &Record, result: &GameResult) -> String {
    match result {
        GameResult::Win { winner, how } => {
            format!("{}+{how}", colour(winner.symbol(record.first())))
        }
        GameResult::Draw => "Draw".to_owned(),
        GameResult::Void => "Void".to_owned(),
        GameResult::Other(text) => text.clone(),
    }
}
