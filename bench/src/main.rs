//! The speed of Dooz as a table in Markdown, measured in one process.
//!
//! The programs of a race take turns, so that a slow phase of the machine slows
//! all of them, and each is compared with the first one turn by turn.
//! `cargo xtask bench` builds this program in release mode and runs it.

mod plain_c;
mod race;
mod races;
mod table;
mod unwatched;

use std::time::Duration;

fn main() {
    let measured: Vec<_> = races::RACES
        .iter()
        .map(|race| {
            eprintln!("{} ...", race.work);
            race.run(21, Duration::from_millis(5))
        })
        .collect();
    print!("{}", table::markdown(&measured));
}
