//! Embeds the compressed files of `dist/`. If there are none, the program is
//! built without a page.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

/// The folder that `cargo xtask web` fills. It is part of every checkout, because
/// cargo reruns a build script whenever a watched folder is missing.
const DIST: &str = "../../dist";

/// The environment variable that leaves the page out, to measure the size of the
/// program alone.
const WITHOUT_PAGE: &str = "DOOZ_WITHOUT_PAGE";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={DIST}");
    println!("cargo::rerun-if-env-changed={WITHOUT_PAGE}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    let mut files = Vec::new();
    let dist = Path::new(DIST);
    if env::var_os(WITHOUT_PAGE).is_none() && dist.join("index.html").is_file() {
        find(dist, "", &mut files)?;
    }
    fs::write(out.join("page.rs"), page(&mut files, &out)?)
}

/// Writes an expression of the type `Option<Page>`.
fn page(files: &mut [(String, PathBuf)], out: &Path) -> io::Result<String> {
    if files.is_empty() {
        return Ok("None".to_owned());
    }
    files.sort();
    let mut list = String::new();
    let mut hasher = DefaultHasher::new();
    for (i, (path, source)) in files.iter().enumerate() {
        let content = fs::read(source)?;
        (path, &content).hash(&mut hasher);
        let gzipped = fs::File::create(out.join(format!("{i}.gz")))?;
        let mut encoder = GzEncoder::new(gzipped, Compression::best());
        encoder.write_all(&content)?;
        encoder.finish()?;
        write!(
            list,
            "File {{ path: {path:?}, \
             gzipped: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{i}.gz\")) }},"
        )
        .expect("writing to a String cannot fail");
    }
    let version = format!("{:016x}", hasher.finish());
    Ok(format!(
        "Some(Page {{ version: {version:?}, files: &[{list}] }})"
    ))
}

/// Collects the files below a folder with their paths in it, except hidden ones.
fn find(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with('.') {
            continue;
        }
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            find(&path, &format!("{name}/"), files)?;
        } else {
            files.push((name, path));
        }
    }
    Ok(())
}
