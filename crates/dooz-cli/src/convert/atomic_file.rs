//! Files that are written whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Writes a file under another name beside it, and renames it when it is
/// complete. Whatever was there before stays until then.
pub(super) fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link stays one: what it points to is written.
    let target = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let before = fs::metadata(&target).ok();
    if before.as_ref().is_some_and(|before| !before.is_file()) {
        // A device or a pipe has no place beside it.
        return File::options().write(true).open(&target)?.write_all(bytes);
    }

    let name = target
        .file_name()
        .ok_or_else(|| io::Error::from(io::ErrorKind::IsADirectory))?;
    let mut beside = OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}", std::process::id()));
    let beside = target.with_file_name(beside);
    let written = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&beside)
        .and_then(|mut new| {
            new.write_all(bytes)?;
            if let Some(before) = before {
                new.set_permissions(before.permissions())?;
            }
            new.sync_all()
        })
        .and_then(|()| fs::rename(&beside, &target));
    if written.is_err() {
        // What was begun is of no use; that it stays is not the worst.
        let _ = fs::remove_file(&beside);
    }
    written
}
