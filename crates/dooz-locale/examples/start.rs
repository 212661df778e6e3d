//! Measures the time to the first sentence, per language.
//!
//! `cargo run --release --package dooz-locale --example start`

use std::{hint::black_box, time::Instant};

use dooz_locale::{Language, Locale};

const ROUNDS: u32 = 200;

fn main() {
    println!("language  first start    mean of {ROUNDS}");
    for language in Language::ALL {
        let start = Instant::now();
        black_box(Locale::new(language).text("play-your-move"));
        let first = start.elapsed();

        let start = Instant::now();
        for _ in 0..ROUNDS {
            black_box(Locale::new(language).text("play-your-move"));
        }
        println!(
            "{language:8}  {first:>11.1?}  {:>11.1?}",
            start.elapsed() / ROUNDS
        );
    }
}
