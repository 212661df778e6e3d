//! Puts the files of `dist/` into the program, compressed; without them the
//! program is built all the same, and knows that it has no page.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

/// The folder that `cargo xtask web` makes. It exists in every checkout: cargo
/// would run this again and again while it waits for one that does not.
const DIST: &str = "../../dist";

/// Set to leave the page out although it is there: for who weighs the program
/// by itself.
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

/// An expression of the type `Option<Page>`.
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
        .expect("texts take what is written to them");
    }
    let version = format!("{:016x}", hasher.finish());
    Ok(format!(
        "Some(Page {{ version: {version:?}, files: &[{list}] }})"
    ))
}

/// The files below a folder that belong to the page, by their paths in it.
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
