//! The speed of the solver of small boards.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use dooz_core::{Limits, Position};
use dooz_solver::SmallBoardSolver;

fn values(criterion: &mut Criterion) {
    let boards = [
        "4x4x4", "5x4x4", "5x5x4", "6x4x4", "6x5x4", "6x6x4", "7x4x4", "6x6x5",
    ];
    let mut group = criterion.benchmark_group("value of the empty board");
    group.sample_size(10);
    for text in boards {
        let empty = Position::new(text.parse().expect("the text is rules"));
        let solver = SmallBoardSolver::new(empty.rules()).expect("the board is small");
        group.bench_function(text, |bencher| {
            bencher.iter(|| {
                let limits = Limits::default();
                let mut solver = solver.clone();
                solver.value(black_box(&empty), &limits, &mut |_| {})
            });
        });
    }
}

criterion_group!(benches, values);
criterion_main!(benches);
