//! The speed of textbook searches and of the exact solver on small boards.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use dooz_core::exact::{Entry, PackedBoard, PackedRules, Solver};
use dooz_core::textbook::{AlphaBeta, Minimax};
use dooz_core::{Limits, Position, Rules};

fn textbook(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("whole tree of 3x3");
    let rules = PackedRules::new(Rules::TIC_TAC_TOE).expect("3x3 is a small board");
    group.bench_function("minimax", |bencher| {
        bencher.iter(|| Minimax::default().search(black_box(&rules.start()), &mut ()));
    });
    group.bench_function("alpha-beta", |bencher| {
        bencher.iter(|| AlphaBeta::default().search(black_box(&rules.start()), &mut ()));
    });
}

fn exact(criterion: &mut Criterion) {
    let boards = ["3x3x3", "4x4x4", "5x4x4", "4x4x4-caro"];
    let mut group = criterion.benchmark_group("value of the empty board");
    group.sample_size(10);
    for text in boards {
        let rules: Rules = text.parse().expect("the text is rules");
        let packed = PackedRules::new(rules).expect("the board is small");
        let empty = PackedBoard::new(&packed, &Position::new(rules));
        group.bench_function(text, |bencher| {
            bencher.iter(|| {
                let mut table = vec![Entry::default(); 1 << 16];
                Solver::new(&packed, &mut table, &Limits::default()).value(black_box(empty))
            });
        });
    }
}

criterion_group!(benches, textbook, exact);
criterion_main!(benches);
