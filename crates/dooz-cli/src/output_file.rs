//! The files that a user names for what a command writes.
//!
//! Each is written completely or not at all. A recorded match is never replaced, and
//! another file that holds something only with `--overwrite`. Certificates, which are
//! searched for again after an interruption, also replace certificates.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use dooz_locale::Locale;
use dooz_play::atomic_file;

use crate::failure::Failure;
use crate::game_files::FileFormat;

/// The number of bytes that show if a file holds a match.
const LONGEST_HEADER: u64 = 64 << 10;

/// Writes a file, completely or not at all.
///
/// # Errors
///
/// Returns an error if the file holds a recorded match, or cannot be written.
pub(crate) fn write_file(file: &Path, bytes: &[u8], locale: &Locale) -> Result<(), Failure> {
    refuse_match(file, locale)?;
    let written = atomic_file::write(file, bytes);
    written
        .map(drop)
        .map_err(|error| cannot_write_file(file, error, locale))
}

/// Returns an error if a file holds a match of this program, which nothing else
/// may overwrite.
pub(crate) fn refuse_match(file: &Path, locale: &Locale) -> Result<(), Failure> {
    if holds_match(file) {
        Err(failure("error-output-match", file, locale))
    } else {
        Ok(())
    }
}

/// Returns an error if a file cannot be written, or holds something that `--overwrite` does
/// not give up: before anybody computes for hours what it is to hold.
pub(crate) fn check_output(file: &Path, overwrite: bool, locale: &Locale) -> Result<(), Failure> {
    refuse_match(file, locale)?;
    if !overwrite && holds_something(file) {
        return Err(failure("error-output-exists", file, locale));
    }
    check_writable(file, locale)
}

/// Returns an error if there is no folder for a file, or it is a folder.
pub(crate) fn check_writable(file: &Path, locale: &Locale) -> Result<(), Failure> {
    let folder = file.parent().filter(|folder| *folder != Path::new(""));
    let refusal = match folder.map(fs::metadata) {
        Some(Err(error)) => Some(error),
        Some(Ok(folder)) if !folder.is_dir() => Some(ErrorKind::NotADirectory.into()),
        _ if file.is_dir() => Some(ErrorKind::IsADirectory.into()),
        _ => None,
    };
    refusal.map_or(Ok(()), |error| Err(cannot_write_file(file, error, locale)))
}

/// Returns the failure to write a file that is left as it is.
pub(crate) fn kept(file: &Path, locale: &Locale) -> Failure {
    failure("error-file-kept", file, locale)
}

/// Returns the failure of a file that the system refuses to write.
pub(crate) fn cannot_write_file(file: &Path, error: io::Error, locale: &Locale) -> Failure {
    let gaps = [
        ("file", file.display().to_string().into()),
        ("reason", error.to_string().into()),
    ];
    Failure::File(locale.format("error-output-write", &gaps), error)
}

/// Returns `true` if a file would lose something. In a device or a pipe nothing is lost.
pub(crate) fn holds_something(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|about| about.is_file() && about.len() > 0)
}

/// Returns `true` if a file holds a match of this program.
fn holds_match(file: &Path) -> bool {
    let mut begin = Vec::new();
    let read = |file: File| file.take(LONGEST_HEADER).read_to_end(&mut begin);
    let was_read = holds_something(file) && File::open(file).and_then(read).is_ok();
    let begin = String::from_utf8_lossy(&begin);
    was_read && FileFormat::of_bytes(begin.as_bytes()) == Some(FileFormat::Match)
}

fn failure(key: &str, file: &Path, locale: &Locale) -> Failure {
    let gaps = [("file", file.display().to_string().into())];
    locale.format(key, &gaps).into()
}
