//! The folder of the page: generated and static files together.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io;
use std::path::Path;

use dooz_locale::{Language, page_sentences};
use minifier::{css, js};
use wasm_bindgen_cli_support::Bindgen;

use crate::worker_cache;

/// The files in a folder and its subfolders: contents by path relative to the
/// folder, with `/` as the separator.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The folder of the style sheets, which become one file.
const STYLES: &str = "style/";

/// The folder of the engine's weights in the page.
pub(crate) const WEIGHTS: &str = "weights/";

/// The folder of what the page says, a file for each language.
pub(crate) const SENTENCES: &str = "sentences/";

/// The folder of the proofs in the page.
pub(crate) const PROOFS: &str = "proofs/";

/// The largest number of bytes of a certificate that is a file of the page.
const LARGEST_PROOF: usize = 100_000;

/// The places from which the page is built.
pub(crate) struct Sources<'a> {
    /// The WebAssembly module.
    pub(crate) wasm: &'a Path,
    /// The folder of static files.
    pub(crate) files: &'a Path,
    /// The folder of the engine's weights.
    pub(crate) weights: &'a Path,
    /// The folder of certificates.
    pub(crate) proofs: &'a Path,
}

/// Builds the page in the folder `dist`, which is emptied first, and returns
/// its files.
pub(crate) fn build(
    dist: &Path,
    sources: &Sources<'_>,
    dev: bool,
) -> Result<Files, Box<dyn Error>> {
    empty(dist).map_err(|error| at(dist, &error))?;
    bind(sources.wasm, dist, dev)?;
    let mut page = read(dist)?;
    page.extend(with_joined_styles(read(sources.files)?));
    page.extend(sentences());
    page.extend(weights(read(sources.weights)?));
    page.extend(small_proofs(read(sources.proofs)?));
    if !dev {
        minify(&mut page)?;
    }
    worker_cache::describe(&mut page, dev)?;

    write(dist, &page)?;
    Ok(page)
}

/// Empties a folder, except for hidden files such as `.gitignore`.
fn empty(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if is_hidden(&entry) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

fn is_hidden(entry: &fs::DirEntry) -> bool {
    entry.file_name().to_string_lossy().starts_with('.')
}

/// Runs wasm-bindgen, which writes `dooz.js` and the module beside it.
fn bind(wasm: &Path, dist: &Path, dev: bool) -> Result<(), Box<dyn Error>> {
    Bindgen::new()
        .input_path(wasm)
        .out_name("dooz")
        .web(true)?
        // Otherwise every caller has to pass the module's address.
        .omit_default_module_path(false)
        .typescript(false)
        .keep_debug(dev)
        .remove_name_section(!dev)
        .remove_producers_section(!dev)
        .generate(dist)
        .map_err(|error| format!("{}: {error:#}", wasm.display()).into())
}

/// Joins all style sheets in the order of their names: the browser draws
/// nothing before it has them, so they should be one request.
fn with_joined_styles(files: Files) -> Files {
    let (styles, mut rest): (Files, Files) = files
        .into_iter()
        .partition(|(path, _)| path.starts_with(STYLES));
    let style = styles.into_values().collect::<Vec<_>>().join(&b'\n');
    rest.insert("style.css".to_owned(), style);
    rest
}

/// Leaves the comments and spaces out of the page, scripts and style sheets.
fn minify(page: &mut Files) -> Result<(), Box<dyn Error>> {
    for (path, content) in page {
        let text = || str::from_utf8(content);
        let small = match path.rsplit_once('.') {
            Some((_, "css")) => css::minify(text()?)?.to_string(),
            Some((_, "js")) => js::minify(text()?)?.to_string(),
            Some((_, "html")) => minify_html(text()?),
            _ => continue,
        };
        *content = small.into();
    }
    Ok(())
}

/// Leaves the comments and line ends out of a page whose lines begin and end with tags.
fn minify_html(text: &str) -> String {
    let parts = text.split("<!--");
    let parts = parts.map(|part| part.split_once("-->").map_or(part, |(_, rest)| rest));
    parts.flat_map(str::lines).collect()
}

/// Returns the files of sentences, in the folder where the page looks for them.
fn sentences() -> impl Iterator<Item = (String, Vec<u8>)> {
    // Hosts compress what is called a text.
    let path = |language| format!("{SENTENCES}{language}.txt");
    let languages = Language::ALL.into_iter();
    languages.map(move |language| (path(language), page_sentences(language).into()))
}

/// Returns the files of weights, in the folder where the page looks for them.
fn weights(files: Files) -> impl Iterator<Item = (String, Vec<u8>)> {
    let files = files.into_iter();
    let weights = files.filter(|(name, _)| name.ends_with(".weights"));
    weights.map(|(name, content)| (format!("{WEIGHTS}{name}"), content))
}

/// Returns the small certificates, in the folder where the page looks for them.
fn small_proofs(files: Files) -> impl Iterator<Item = (String, Vec<u8>)> {
    let files = files.into_iter();
    let small = files.filter(|(_, content)| content.len() <= LARGEST_PROOF);
    small.map(|(name, content)| (format!("{PROOFS}{name}"), content))
}

fn read(folder: &Path) -> Result<Files, String> {
    let mut files = Files::new();
    read_below(folder, "", &mut files)?;
    Ok(files)
}

fn read_below(folder: &Path, prefix: &str, files: &mut Files) -> Result<(), String> {
    let broken = |error: &io::Error| at(folder, error);
    for entry in fs::read_dir(folder).map_err(|error| broken(&error))? {
        let entry = entry.map_err(|error| broken(&error))?;
        if is_hidden(&entry) {
            continue;
        }
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let path = entry.path();
        if path.is_dir() {
            read_below(&path, &format!("{name}/"), files)?;
        } else {
            let content = fs::read(&path).map_err(|error| at(&path, &error))?;
            files.insert(name, content);
        }
    }
    Ok(())
}

fn write(folder: &Path, files: &Files) -> Result<(), String> {
    for (name, content) in files {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent)
            .and_then(|()| fs::write(&path, content))
            .map_err(|error| at(&path, &error))?;
    }
    Ok(())
}

fn at(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files<const N: usize>(files: [(&str, &str); N]) -> Files {
        files
            .map(|(name, content)| (name.to_owned(), content.as_bytes().to_vec()))
            .into()
    }

    #[test]
    fn style_sheets_are_joined_in_the_order_of_their_names() {
        let given = files([
            ("index.html", "<p>"),
            ("style/board.css", "b{}"),
            ("style/app.css", "a{}"),
        ]);
        let page = files([("index.html", "<p>"), ("style.css", "a{}\nb{}")]);

        assert_eq!(with_joined_styles(given), page);
    }

    #[test]
    fn a_page_is_served_without_comments_and_line_ends() {
        let given = "<!doctype html>\n<p>a - b</p>\n<!-- One,\nand two. -->\n<p>c</p>\n";
        assert_eq!(minify_html(given), "<!doctype html><p>a - b</p><p>c</p>");
    }

    #[test]
    fn weights_are_taken_without_the_records_of_their_fit() {
        let given = files([("renju.json", "{}"), ("renju.weights", "7")]);
        let page = files([("weights/renju.weights", "7")]);

        assert_eq!(weights(given).collect::<Files>(), page);
    }

    #[test]
    fn large_proofs_are_left_out() {
        let large = "7".repeat(LARGEST_PROOF + 1);
        let given = files([("7x4x4.dzc", &large), ("4x3x3.dzc", "7")]);
        let page = files([("proofs/4x3x3.dzc", "7")]);

        assert_eq!(small_proofs(given).collect::<Files>(), page);
    }

    #[test]
    fn an_emptied_folder_keeps_hidden_files() {
        let folder = std::env::temp_dir().join(format!("dooz-emptied-{}", std::process::id()));
        let page = files([("a.txt", "a"), ("b/c.txt", "c"), (".gitignore", "*")]);
        write(&folder, &page).unwrap();

        empty(&folder).unwrap();
        assert_eq!(read(&folder), Ok(Files::new()));
        assert!(folder.join(".gitignore").is_file());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn files_are_read_as_they_were_written() {
        let folder = std::env::temp_dir().join(format!("dooz-bundle-{}", std::process::id()));
        let page = files([("a.txt", "a"), ("icons/b.svg", "<svg/>")]);

        write(&folder, &page).unwrap();
        assert_eq!(read(&folder), Ok(page));
        fs::remove_dir_all(&folder).unwrap();

        assert!(read(&folder).unwrap_err().contains("dooz-bundle"));
    }
}
