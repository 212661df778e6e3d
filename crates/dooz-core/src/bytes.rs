//! Squares, rules, positions and games in the binary form of [`borsh`], for
//! programs that send them to one another. Whatever is read has been checked
//! as if somebody had typed it.

use borsh::io::{Error, ErrorKind, Read, Result, Write};
use borsh::{BorshDeserialize, BorshSerialize};

use crate::{Game, LineRule, MAX_SQUARES, Position, Rules, Setup, Square, Symbol};

/// The column and the row.
impl BorshSerialize for Square {
    fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
        (self.column(), self.row()).serialize(writer)
    }
}

impl BorshDeserialize for Square {
    fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
        let (column, row) = BorshDeserialize::deserialize_reader(reader)?;
        Self::new(column, row).ok_or_else(|| invalid("no board has this square"))
    }
}

/// Width, height, `k` and the line rule.
impl BorshSerialize for Rules {
    fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
        (self.width(), self.height(), self.k()).serialize(writer)?;
        self.line().serialize(writer)
    }
}

impl BorshDeserialize for Rules {
    fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
        let (width, height, k) = BorshDeserialize::deserialize_reader(reader)?;
        let line = LineRule::deserialize_reader(reader)?;
        Self::new(width, height, k, line).map_err(|_| invalid("there are no such rules"))
    }
}

/// The rules, and a letter for each cell from the top left, with the first
/// player as `X`.
impl BorshSerialize for Position {
    fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
        let rules = self.rules();
        rules.serialize(writer)?;
        let mut cells = [b'.'; MAX_SQUARES];
        for (player, symbol) in crate::Player::BOTH.into_iter().zip(Symbol::BOTH) {
            for square in self.stones(player).squares() {
                cells[rules.cell(square)] = symbol.to_char() as u8;
            }
        }
        writer.write_all(&cells[..rules.squares()])
    }
}

impl BorshDeserialize for Position {
    fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
        let rules = Rules::deserialize_reader(reader)?;
        let mut cells = [0; MAX_SQUARES];
        let cells = &mut cells[..rules.squares()];
        reader.read_exact(cells)?;
        let picture = core::str::from_utf8(cells).map_err(|_| invalid("a cell is no letter"))?;
        let count = |letter| picture.matches(letter).count();
        let to_move = if count('X') > count('O') {
            Symbol::O
        } else {
            Symbol::X
        };
        let setup = Setup::parse(rules, picture, to_move);
        let setup = setup.map_err(|_| invalid("the picture is none of this board"))?;
        let position = setup.position();
        position.map_err(|_| invalid("the position cannot occur in a game"))
    }
}

/// Where it began, and the moves that are on the board; those that were taken
/// back are left out.
impl BorshSerialize for Game {
    fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
        self.start().serialize(writer)?;
        self.moves().serialize(writer)
    }
}

impl BorshDeserialize for Game {
    fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
        let mut game = Self::from_position(Position::deserialize_reader(reader)?);
        let count = u32::deserialize_reader(reader)?;
        for _ in 0..count {
            let square = Square::deserialize_reader(reader)?;
            let played = game.play(square);
            played.map_err(|_| invalid("a move cannot be played"))?;
        }
        Ok(game)
    }
}

fn invalid(reason: &'static str) -> Error {
    Error::new(ErrorKind::InvalidData, reason)
}

#[cfg(test)]
mod tests {
    use borsh::{from_slice, to_vec};
    use std::vec::Vec;

    use super::*;

    fn game(rules: &str, moves: &str) -> Game {
        let mut game = Game::new(rules.parse().unwrap());
        for square in crate::parse_moves(moves) {
            game.play(square.unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_position_is_its_rules_and_a_picture() {
        let position = *game("3x3x3-misere", "b2 a1").position();
        let bytes = to_vec(&position).unwrap();
        assert_eq!(bytes, b"\x03\x03\x03\x04....X.O..");
        assert_eq!(from_slice::<Position>(&bytes).unwrap(), position);
    }

    #[test]
    fn a_game_is_read_back_without_what_was_taken_back() {
        for (rules, moves) in [
            ("3x3x3", ""),
            ("3x3x3", "a3 b3 a1 a2 c1 b1 b2"),
            ("31x22x5", "ae22 a1 aa11"),
            ("15x15x5-renju", "h8 i9 j10"),
        ] {
            let mut game = game(rules, moves);
            game.undo();
            let again: Game = from_slice(&to_vec(&game).unwrap()).unwrap();
            assert_eq!(again.start(), game.start());
            assert_eq!(again.position(), game.position());
            assert_eq!(again.moves(), game.moves());
            assert!(again.taken_back().is_empty());
        }
    }

    #[test]
    fn what_no_game_has_is_refused() {
        let refused = |bytes: &[u8]| from_slice::<Game>(bytes).unwrap_err().kind();
        for bytes in [
            &b"\x00\x03\x03\x00"[..],
            b"\x03\x03\x04\x02.........\0\0\0\0",
            b"\x03\x03\x03\x05.........\0\0\0\0",
            b"\x03\x03\x03\x00....?....\0\0\0\0",
            b"\x03\x03\x03\x00....\xff....\0\0\0\0",
            b"\x03\x03\x03\x00XX.......\0\0\0\0",
            b"\x03\x03\x03\x00XXXOOO...\0\0\0\0",
            b"\x03\x03\x03\x00X........\x01\0\0\0\x00\x02",
            b"\x03\x03\x03\x00.........\x01\0\0\0\x1f\x00",
            b"\x03\x03\x03\x00.........\xff\xff\xff\xff",
            b"\x03\x03\x03\x00.........\0\0\0\0\0",
        ] {
            assert_eq!(refused(bytes), ErrorKind::InvalidData, "{bytes:?}");
        }
        let whole = to_vec(&game("3x3x3", "b2 a1")).unwrap();
        let cut: Vec<_> = (0..whole.len()).map(|end| refused(&whole[..end])).collect();
        assert!(
            cut.iter()
                .all(|kind| *kind == ErrorKind::InvalidData || *kind == ErrorKind::UnexpectedEof)
        );
    }
}
