//! What is sent as the text by which people write it.

use std::fmt::Display;
use std::str::FromStr;

use borsh::io::{Error, ErrorKind, Read, Result, Write};
use borsh::{BorshDeserialize, BorshSerialize};

pub(super) fn write<T: Display, W: Write>(value: &T, writer: &mut W) -> Result<()> {
    value.to_string().serialize(writer)
}

pub(super) fn read<T: FromStr, R: Read>(reader: &mut R) -> Result<T> {
    let text = String::deserialize_reader(reader)?;
    let value = text.parse();
    value.map_err(|_| Error::new(ErrorKind::InvalidData, "the text says nothing"))
}
