//! The speed of the rules: perft, which counts the games of some length.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dooz_core::{Position, Rules, perft};

fn rules(criterion: &mut Criterion) {
    let boards = [
        ("3x3", Rules::TIC_TAC_TOE, 9),
        ("gomoku", Rules::GOMOKU, 3),
        ("standard", Rules::STANDARD, 3),
        ("renju", Rules::RENJU, 3),
        ("caro", Rules::CARO, 3),
    ];
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for (name, rules, depth) in boards {
        let start = Position::new(rules);
        group.throughput(Throughput::Elements(perft(&start, depth)));
        group.bench_function(format!("{name}, {depth} plies"), |bencher| {
            bencher.iter(|| perft(black_box(&start), depth));
        });
    }
}

criterion_group!(benches, rules);
criterion_main!(benches);
