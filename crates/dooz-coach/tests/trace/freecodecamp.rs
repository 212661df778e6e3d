//! The nine calls that the article about the game in the browser follows.

use dooz_coach::trace::{CallRow, End, SearchState, rows};
use dooz_core::Symbol;

use super::messages::{board, trace};

/// Number, parent, level, move, board, side to move, end, score, index,
/// scores of the children, order of return.
const ARTICLE: &str = "\
1	0	0	-	O.XX.X.OO	X	no	10	4	1:-10,4:10,6:-10	9
2	1	1	1	OXXX.X.OO	O	no	-10	4	4:-10,6:-10	3
3	2	2	4	OXXXOX.OO	X	human_win	-10	-	-	1
4	2	2	6	OXXX.XOOO	X	human_win	-10	-	-	2
5	1	1	4	O.XXXX.OO	O	ai_win	10	-	-	4
6	1	1	6	O.XX.XXOO	O	no	-10	4	1:10,4:-10	8
7	6	2	1	OOXX.XXOO	X	no	10	4	4:10	6
8	7	3	4	OOXXXXXOO	O	ai_win	10	-	-	5
9	6	2	4	O.XXOXXOO	X	human_win	-10	-	-	7
";

/// Returns a call as a line of the article's table.
fn line(row: &CallRow, state: &SearchState) -> String {
    let or = |value: Option<String>, none: &str| value.unwrap_or_else(|| none.to_owned());
    let child = |number: &u64| {
        let child = state.call(*number).unwrap();
        format!("{}:{}", child.mv.unwrap(), child.score.unwrap())
    };
    let children: Vec<String> = row.children.iter().map(child).collect();
    let end = match row.end {
        None => "no",
        Some(End::MaxWins) => "ai_win",
        Some(End::MinWins) => "human_win",
        Some(End::Draw | End::Leaf) => "draw",
    };
    [
        row.call.to_string(),
        or(row.parent.map(|parent| parent.to_string()), "0"),
        row.level.to_string(),
        or(row.mv.map(|mv| mv.to_string()), "-"),
        row.board.clone().unwrap(),
        row.to_move.unwrap().to_string(),
        end.to_owned(),
        row.score.unwrap().to_string(),
        or(row.best.map(|best| best.to_string()), "-"),
        or((!children.is_empty()).then(|| children.join(",")), "-"),
        row.returned.unwrap().to_string(),
    ]
    .join("\t")
}

#[test]
fn the_nine_calls_are_those_of_the_article() {
    let subject = board(r#"["O",1,"X","X",4,"X",6,"O","O"]"#, Symbol::X);
    let trace = trace(subject, "freecodecamp");
    let state = trace.state();
    let table: Vec<String> = rows(&trace, &state).map(|row| line(&row, &state)).collect();
    assert_eq!(table.join("\n") + "\n", ARTICLE);
}

#[test]
fn plain_minimax_makes_the_same_calls() {
    let subject = board("O.XX.X.OO", Symbol::X);
    let [classic, textbook] = ["freecodecamp", "minimax"].map(|name| trace(subject.clone(), name));
    assert_eq!(classic.events, textbook.events);
}
