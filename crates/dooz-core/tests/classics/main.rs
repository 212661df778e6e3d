//! The five classic programs, row by row against tables of what they do.

mod alphabeta;
mod every_game;
#[path = "../tables/mod.rs"]
mod files;
mod freecodecamp;
mod lafore;
mod limits;
mod machinarium;
mod presentation;
mod sisoog;
mod tables;
mod tic_tac_toe_board;
