use dooz_core::{Position, Symbol};

use super::*;
use crate::records::{CannotWrite, Loss, losses};

#[test]
fn everything_that_is_lost_is_told() {
    let text = "\
        (;SZ[5]RU[exactly]IR[4]PB[one]RE[W+Resign]EV[Cup]\
        ;W[aa]EMT[2]C[First.](;B[bb];W[cc](;B[dd])(;B[ee]))(;B[ab]C[Not in the game.]))\
        (;SZ[5])";
    let records = RecordFormat::Sgf.read(text, None).unwrap();
    assert_eq!(losses(&records, RecordFormat::Sgf), []);
    let rest = [Loss::Properties(1), Loss::Games(1)];
    let psq = [
        Loss::SideLines(2),
        Loss::Comments(1),
        Loss::Rules,
        Loss::Symbols,
        Loss::Result,
    ];
    assert_eq!(
        losses(&records, RecordFormat::Psq),
        [&psq[..], &rest].concat()
    );
    let list = [
        &psq[..4],
        &[Loss::Names, Loss::Result, Loss::Times(1)],
        &rest,
    ];
    assert_eq!(losses(&records, RecordFormat::Moves), list.concat());
}

#[test]
fn a_name_that_would_be_taken_for_something_else_is_lost() {
    let records = RecordFormat::Sgf
        .read("(;SZ[15]PB[42]PW[two])", None)
        .unwrap();
    assert_eq!(losses(&records, RecordFormat::Psq), [Loss::Names]);
    let psq = RecordFormat::Psq.write(&records).unwrap();
    assert_eq!(psq, "Piskvorky 15x15, 0:0, 0\n?\ntwo\n");
}

#[test]
fn a_result_that_the_board_shows_is_not_lost() {
    let text = "(;SZ[5]RE[B+];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae])";
    let records = RecordFormat::Sgf.read(text, None).unwrap();
    assert_eq!(losses(&records, RecordFormat::Psq), []);
}

#[test]
fn a_start_that_a_format_cannot_hold_is_refused() {
    let mut start = Position::new(Rules::GOMOKU);
    start.play("h8".parse().unwrap()).unwrap();
    let records = [Record::from_position(start, Symbol::X)];
    for format in [RecordFormat::Moves, RecordFormat::Psq] {
        assert_eq!(format.write(&records), Err(CannotWrite::Start));
    }
    assert_eq!(RecordFormat::Sgf.write(&[]), Err(CannotWrite::NoGame));
}
