//! Compares the chances of winning that estimates stand for with the results of
//! games of self-play, in ten bins:
//!
//! ```sh
//! dooz selfplay --rules gomoku --games 2000 --nodes 1000 --output gomoku.games
//! cargo run --release -p dooz-coach --example calibration -- gomoku.games
//! ```

use dooz_coach::advice::MoveValue;
use dooz_core::Player;
use dooz_play::selfplay::{Terms, games};

/// The estimates of one range of chances.
#[derive(Clone, Copy, Default)]
struct Bin {
    count: u32,
    /// The sums of the estimated chances and of the results, a draw counted as half a
    /// win.
    chances: f64,
    results: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut bins = [Bin::default(); 10];
    for file in std::env::args().skip(1) {
        let bytes = std::fs::read(file)?;
        let (_, begin) = Terms::read(&bytes)?;
        for read in games(&bytes[begin..]) {
            let (game, _) = read?;
            for (ply, recorded) in (game.opening.len()..).zip(&game.plies) {
                let mover = Player::BOTH[ply % 2];
                let estimate = recorded.estimate().map(i64::from);
                let value = estimate.map(|score| MoveValue::Estimate { score });
                let Some(chance) = value.and_then(MoveValue::chance) else {
                    continue;
                };
                let mut begins = (0..10_u8).rev();
                let tenth = begins.find(|&tenth| 10.0 * chance >= f64::from(tenth));
                let bin = &mut bins[usize::from(tenth.unwrap_or_default())];
                bin.count += 1;
                bin.chances += chance;
                bin.results += match game.result.winner() {
                    Some(winner) => f64::from(u8::from(winner == mover)),
                    None => 0.5,
                };
            }
        }
    }

    println!("chance      positions  mean chance  mean result");
    for (tenth, bin) in bins.into_iter().enumerate() {
        let mean = |sum: f64| 100.0 * sum / f64::from(bin.count.max(1));
        println!(
            "{:>3}-{:<3} %  {:>9}  {:>9.1} %  {:>9.1} %",
            10 * tenth,
            10 * tenth + 10,
            bin.count,
            mean(bin.chances),
            mean(bin.results)
        );
    }
    Ok(())
}
