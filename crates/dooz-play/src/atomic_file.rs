//! Files that are written completely or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file atomically: under a temporary name beside it, renamed once
/// everything is on the disk. The old file stays until then.
///
/// Returns the open file, locked against other programs if the file system
/// supports locks.
///
/// # Errors
///
/// Returns an error if the system refuses to write.
pub fn write(file: &Path, bytes: &[u8]) -> io::Result<File> {
    write_with(file, |new| new.write_all(bytes))
}

/// Writes a file atomically, as [`write()`] does, with a function that writes the text.
///
/// # Errors
///
/// Returns an error if the system refuses to write, or that of the function.
pub fn write_with<E: From<io::Error>>(
    file: &Path,
    text: impl FnOnce(&mut File) -> Result<(), E>,
) -> Result<File, E> {
    // A link stays a link: the file that it points to is written.
    let target = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let before = fs::metadata(&target).ok();
    if before.as_ref().is_some_and(|before| !before.is_file()) {
        // A device or a pipe cannot be replaced by renaming.
        let mut device = File::options().write(true).open(&target)?;
        text(&mut device)?;
        return Ok(device);
    }

    let name = target
        .file_name()
        .ok_or_else(|| io::Error::from(io::ErrorKind::IsADirectory))?;
    let mut beside = OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}", std::process::id()));
    let beside = target.with_file_name(beside);
    let written = write_new(&beside, text, before).and_then(|new| {
        fs::rename(&beside, &target)?;
        Ok(new)
    });
    if written.is_err() {
        // A leftover file is not worth a second error.
        let _ = fs::remove_file(&beside);
    } else if let Some(folder) = target.parent()
        && let Ok(folder) = File::open(folder)
    {
        // The new name is on the disk once its folder is. Not every system can
        // open folders.
        let _ = folder.sync_all();
    }
    written
}

fn write_new<E: From<io::Error>>(
    file: &Path,
    text: impl FnOnce(&mut File) -> Result<(), E>,
    before: Option<fs::Metadata>,
) -> Result<File, E> {
    // A killed program with the same process id may have left one behind.
    let _ = fs::remove_file(file);
    let mut new = OpenOptions::new().write(true).create_new(true).open(file)?;
    // Some file systems do not support locks.
    let _ = new.try_lock();
    text(&mut new)?;
    if let Some(before) = before {
        new.set_permissions(before.permissions())?;
    }
    new.sync_all()?;
    Ok(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_leftover_of_a_killed_program_is_replaced() {
        let id = std::process::id();
        let folder = std::env::temp_dir().join(format!("dooz-atomic-file-{id}"));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("game.sgf");
        fs::write(folder.join(format!(".game.sgf.{id}")), "half").unwrap();
        drop(write(&file, b"whole").unwrap());
        assert_eq!(fs::read(&file).unwrap(), b"whole");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
