//! Counts the moves of a tournament that missed a win in one or left one open to the
//! opponent, as the rules see them; no engine takes part:
//!
//! ```sh
//! dooz match engine engine --rules renju --games 2000 --move-time 0.02 --log renju.jsonl
//! cargo run --release -p dooz-play --example missed -- renju.jsonl
//! ```

use dooz_core::{Outcome, Position, Rules, Square};
use dooz_play::tournament::GameEntry;
use serde_json::Value;

/// Moves of one kind, and those of them that were mistakes.
#[derive(Clone, Copy, Default)]
struct Count {
    all: u32,
    mistakes: u32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file)?;
        let (terms, games) = text.split_once('\n').ok_or("the log has no games")?;
        let terms: Value = serde_json::from_str(terms)?;
        let rules: Rules = terms["terms"]["rules"]
            .as_str()
            .ok_or("the log does not begin with its terms")?
            .parse()?;
        let (mut wins, mut defences) = (Count::default(), Count::default());
        let mut moves = 0;
        for line in games.lines() {
            let game: GameEntry = serde_json::from_str(line)?;
            let mut position = Position::new(rules);
            for &square in &game.opening {
                position.play(square)?;
            }
            for &square in &game.moves {
                moves += 1;
                judge(&position, square, &mut wins, &mut defences);
                position.play(square)?;
            }
        }
        println!(
            "{file}: {moves} moves; of {} wins in one, {} were missed; of {} threats that could be \
             parried, {} were left open",
            wins.all, wins.mistakes, defences.all, defences.mistakes
        );
    }
    Ok(())
}

/// Counts a move among those that could win at once, or could parry a threat.
fn judge(position: &Position, played: Square, wins: &mut Count, defences: &mut Count) {
    if has_win(position) {
        wins.all += 1;
        let outcome = position.after(played).outcome();
        wins.mistakes += u32::from(outcome != Some(Outcome::Win(position.turn())));
        return;
    }
    let leaves_open = |square| has_win(&position.after(square));
    let is_open = leaves_open(played);
    let is_threat = is_open || position.legal_moves().any(leaves_open);
    let can_parry = !is_open || !position.legal_moves().all(leaves_open);
    if is_threat && can_parry {
        defences.all += 1;
        defences.mistakes += u32::from(is_open);
    }
}

/// Returns `true` if the player to move can complete a line at once.
fn has_win(position: &Position) -> bool {
    position.outcome().is_none()
        && position
            .legal_moves()
            .any(|square| matches!(position.after(square).outcome(), Some(Outcome::Win(_))))
}
