//! The rules and the perfect player of Dooz for C programs, as declared and
//! documented in `include/dooz_core.h`.
#![cfg_attr(not(test), no_std)]

mod game;

use core::ptr::NonNull;
use core::slice;

use dooz_core::exact::Solver;
use dooz_core::{Limits, Player};

pub use game::{Game, Status};

/// The words of a packed board.
#[cfg(not(feature = "compact"))]
type Word = u64;
#[cfg(feature = "compact")]
type Word = u32;

type Entry = dooz_core::exact::Entry<Word>;

/// The result of `dooz_outcome`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub enum Outcome {
    /// `DOOZ_GOES_ON`
    GoesOn = 0,
    /// `DOOZ_FIRST_WINS`
    FirstWins = 1,
    /// `DOOZ_SECOND_WINS`
    SecondWins = 2,
    /// `DOOZ_DRAW`
    Draw = 3,
}

/// A square, as `dooz_best_move` returns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Square {
    /// The column, from 0 at the left.
    pub column: u8,
    /// The row, from 0 at the bottom.
    pub row: u8,
}

/// Begins a game.
///
/// # Safety
///
/// `game` must be null or valid for writes of a `dooz_game`.
#[allow(unsafe_code, reason = "C knows it by this name and passes pointers")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dooz_start(
    game: *mut Game,
    columns: u8,
    rows: u8,
    k: u8,
    rule: u8,
) -> Status {
    let Some(place) = NonNull::new(game) else {
        return Status::Null;
    };
    match Game::new([columns, rows, k, rule]) {
        Ok(game) => {
            // SAFETY: the caller's promise; nothing is read from it.
            unsafe { place.write(game) };
            Status::Ok
        }
        Err(status) => status,
    }
}

/// Plays a move for the player to move.
///
/// # Safety
///
/// `game` must be null or point to an initialised `dooz_game`.
#[allow(unsafe_code, reason = "C knows it by this name and passes pointers")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dooz_play(game: *mut Game, column: u8, row: u8) -> Status {
    // SAFETY: the caller's promise.
    let Some(game) = (unsafe { game.as_mut() }) else {
        return Status::Null;
    };
    game.play(Square { column, row }).into()
}

/// Takes back the last move.
///
/// # Safety
///
/// `game` must be null or point to an initialised `dooz_game`.
#[allow(unsafe_code, reason = "C knows it by this name and passes pointers")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dooz_undo(game: *mut Game) -> Status {
    // SAFETY: the caller's promise.
    let Some(game) = (unsafe { game.as_mut() }) else {
        return Status::Null;
    };
    game.undo().into()
}

/// Tells whether and how the game has ended.
///
/// # Safety
///
/// `game` must be null or point to an initialised `dooz_game`; `outcome` must
/// be null or valid for writes.
#[allow(unsafe_code, reason = "C knows it by this name and passes pointers")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dooz_outcome(game: *const Game, outcome: *mut Outcome) -> Status {
    // SAFETY: the caller's promise.
    let (Some(game), Some(outcome)) = (unsafe { game.as_ref() }, NonNull::new(outcome)) else {
        return Status::Null;
    };
    let answer = game.board(|_, board| match board.outcome() {
        None => Outcome::GoesOn,
        Some(dooz_core::Outcome::Draw) => Outcome::Draw,
        Some(dooz_core::Outcome::Win(Player::First)) => Outcome::FirstWins,
        Some(dooz_core::Outcome::Win(Player::Second)) => Outcome::SecondWins,
    });
    // SAFETY: the caller's promise; nothing is read from it.
    let answer = answer.map(|answer| unsafe { outcome.write(answer) });
    answer.into()
}

/// Tells the owner of the stone on a square: 1 or 2, or 0 if it is empty; plus 4
/// if the stone is part of a line that decided the game.
///
/// # Safety
///
/// `game` must be null or point to an initialised `dooz_game`; `stone` must be
/// null or valid for writes.
#[allow(unsafe_code, reason = "C knows it by this name and passes pointers")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dooz_stone(
    game: *const Game,
    column: u8,
    row: u8,
    stone: *mut u8,
) -> Status {
    // SAFETY: the caller's promise.
    let (Some(game), Some(stone)) = (unsafe { game.as_ref() }, NonNull::new(stone)) else {
        return Status::Null;
    };
    let answer = game.board(|rules, board| {
        let square = dooz_core::Square::new(column, row)?;
        let player = board.stone(square).map_or(0, |player| 1 + player as u8);
        let on_board = rules.rules().contains(square);
        on_board.then_some(player + 4 * u8::from(board.decides(square)))
    });
    let answer = answer.and_then(|answer| {
        let answer = answer.ok_or(Status::OffBoard)?;
        // SAFETY: the caller's promise; nothing is read from it.
        unsafe { stone.write(answer) };
        Ok(())
    });
    answer.into()
}

/// Finds the best move.
///
/// # Safety
///
/// `game` must be null or point to an initialised `dooz_game`; `best` must be
/// null or valid for writes; `memory` must be null or valid for writes of
/// `words` words, which nobody else uses meanwhile.
#[allow(unsafe_code, reason = "C knows it by this name and passes pointers")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dooz_best_move(
    game: *const Game,
    memory: *mut u64,
    words: usize,
    most_nodes: u64,
    best: *mut Square,
) -> Status {
    // SAFETY: the caller's promise.
    let (Some(game), Some(best)) = (unsafe { game.as_ref() }, NonNull::new(best)) else {
        return Status::Null;
    };
    let table = match NonNull::new(memory) {
        // SAFETY: the caller's promise; an entry is no more aligned than a
        // word, consists of integers, so that zeros are one, and so many fit.
        Some(memory) => unsafe {
            memory.write_bytes(0, words);
            let entries = words * size_of::<u64>() / size_of::<Entry>();
            slice::from_raw_parts_mut(memory.cast::<Entry>().as_ptr(), entries)
        },
        None => &mut [],
    };

    let limits = Limits {
        nodes: (most_nodes > 0).then_some(most_nodes),
        ..Limits::default()
    };
    let answer = game.board(|rules, board| {
        let found = Solver::new(rules, table, &limits).best_move(board);
        found
            .map_err(|_| Status::OutOfLimits)?
            .ok_or(Status::GameOver)
    });
    let answer = answer.flatten().map(|square| {
        let square = Square {
            column: square.column(),
            row: square.row(),
        };
        // SAFETY: the caller's promise; nothing is read from it.
        unsafe { best.write(square) };
    });
    answer.into()
}

const _: () = assert!(align_of::<Entry>() <= align_of::<u64>());

#[cfg(not(test))]
#[allow(unsafe_code, reason = "the C program decides where to go")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    unsafe extern "C" {
        /// Provided by the caller or its C library.
        safe fn abort() -> !;
    }
    abort()
}

/// A symbol that the core library refers to on systems with unwinding; nothing
/// here unwinds.
#[cfg(not(any(test, target_os = "none")))]
#[allow(unsafe_code, reason = "the linker knows it by this name")]
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}
