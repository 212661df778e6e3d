//! The book shows what the program prints: every command in it runs, and
//! every picture is drawn by one of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use dooz_core::classics::Classic;

#[test]
fn every_command_prints_what_the_book_shows() {
    for path in chapters() {
        let text = read(&path);
        let new = with_outputs_of_today(&text, language(&path));
        bring_up_to_date(&path, &text, &new);
    }
}

#[test]
fn every_picture_is_drawn_by_a_command_and_shown() {
    let texts: String = chapters().iter().map(|path| read(path)).collect();
    let shown: BTreeSet<&str> = texts
        .split("](pictures/")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(name, _)| name)
        .collect();
    let drawn: BTreeSet<&str> = texts
        .lines()
        .filter_map(|line| line.strip_prefix("$ ")?.split_once("--output "))
        .map(|(_, name)| name)
        .collect();
    assert_eq!(shown, drawn);

    let kept = fs::read_dir(source().join("pictures")).unwrap();
    let kept: BTreeSet<String> = kept
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(kept, drawn.into_iter().map(String::from).collect());
}

#[test]
fn every_chapter_is_in_the_summary_and_every_link_leads_somewhere() {
    let summary = read(&source().join("SUMMARY.md"));
    for path in chapters() {
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(
            name == "SUMMARY.md" || summary.contains(&format!("]({name})")),
            "{name} is not in the summary"
        );
        for (link, _) in read(&path)
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split_once(')'))
        {
            let file = link.split('#').next().unwrap();
            let leads = file.starts_with("https://") || source().join(file).exists();
            assert!(leads, "{name} links to {link}");
        }
    }
}

#[test]
fn chapters_are_marked_with_their_language_and_its_direction() {
    for path in chapters() {
        let code = language(&path);
        if code == "en" {
            continue;
        }
        let direction = match code {
            "fa" | "ar" => "rtl",
            _ => "ltr",
        };
        let mark = format!("<div lang=\"{code}\" dir=\"{direction}\">\n\n");
        let text = read(&path);
        // The title stands first, because mdBook names the page after it.
        let behind_title = text.split_once("\n\n").unwrap().1;
        assert!(
            behind_title.starts_with(&mark),
            "{}: {mark}",
            path.display()
        );
        assert!(text.ends_with("\n\n</div>\n"), "{}", path.display());
    }
}

#[test]
fn each_article_has_a_page_in_its_own_language_and_in_english() {
    let summary = read(&source().join("SUMMARY.md"));
    for (classic, code) in Classic::ALL.iter().zip(["fa", "ar", "ar", "fa", "ru"]) {
        for name in [
            format!("article-{}.md", classic.name),
            format!("article-{}.{code}.md", classic.name),
        ] {
            assert!(source().join(&name).exists(), "{name}");
            assert!(summary.contains(&format!("]({name})")), "{name}");
        }
    }
}

#[test]
fn every_readme_points_to_the_pages_in_its_language_and_to_the_others() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = |code: &str| read(&root.join(format!("README.{code}.md")));
    for (classic, code) in Classic::ALL.iter().zip(["fa", "ar", "ar", "fa", "ru"]) {
        let page = format!("](docs/book/src/article-{}.{code}.md)", classic.name);
        assert!(readme(code).contains(&page), "README.{code}.md: {page}");
    }
    let english = read(&root.join("README.md"));
    for code in ["fa", "ar", "ru"] {
        assert!(english.contains(&format!("](README.{code}.md)")));
        let text = readme(code);
        assert!(text.contains("](README.md)"));
        for link in text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split_once(')'))
        {
            let is_there = link.0.starts_with("https://") || root.join(link.0).exists();
            assert!(is_there, "README.{code}.md links to {}", link.0);
        }
    }
}

#[test]
fn times_may_differ_and_nothing_else() {
    let book = "plays b2.\n9 calls in 0.006 ms.\n";
    let slower = "plays b2.\n9 calls in 12.106 ms.\n";
    let other = "plays b2.\n8 calls in 0.006 ms.\n";
    let [book, slower, other] = [book, slower, other].map(|text| without_times(text, "en"));
    assert_eq!(book, slower);
    assert_ne!(book, other);
    // Where nothing was timed, each space counts.
    let [shallow, deep] = ["├─ 2", "│  ├─ 2"].map(|text| without_times(text, "en"));
    assert_ne!(shallow, deep);
    for (language, time, later, calls) in [
        ("fa", "۰٫۰۱۴", "۱۲٫۱۰۶", "۵۴۹٬۹۴۶"),
        ("ar", "٠٫٠٢٥", "١٢٫١٠٦", "٥٤٩٬٩٤٦"),
        ("ru", "0,050", "12,106", "549"),
    ] {
        assert_eq!(
            without_times(time, language),
            without_times(later, language)
        );
        assert_eq!(without_times(calls, language), calls);
    }
}

/// Creates a chapter with what the commands in it, the lines that begin with
/// `$`, print now. Outputs stay as they are where only times are new.
fn with_outputs_of_today(chapter: &str, language: &str) -> String {
    let mut text = String::new();
    let mut lines = chapter.lines().peekable();
    while let Some(line) = lines.next() {
        text = text + line + "\n";
        let Some(command) = line.strip_prefix("$ ") else {
            continue;
        };
        let mut shown = String::new();
        while let Some(line) = lines.next_if(|line| !ends_output(line)) {
            shown = shown + line + "\n";
        }
        let printed = run(command, language);
        let same = without_times(&shown, language) == without_times(&printed, language);
        text += if same { &shown } else { &printed };
    }
    text
}

/// Returns the text with a mark for each time. Columns move with the width of a
/// time, so in such a text spaces do not count.
fn without_times(text: &str, language: &str) -> String {
    let mark = match language {
        "fa" | "ar" => '٫',
        "ru" => ',',
        _ => '.',
    };
    // A number with decimals.
    let is_time = |word: &str| {
        let word = word.trim_end_matches('.');
        let is_part = |c: char| c.is_numeric() || matches!(c, '.' | ',' | '٫' | '٬');
        word.starts_with(char::is_numeric) && word.contains(mark) && word.chars().all(is_part)
    };
    if !text.split_whitespace().any(is_time) {
        return text.to_owned();
    }
    let line = |line: &str| {
        let words = line.split_whitespace();
        let words = words.map(|word| if is_time(word) { "#" } else { word });
        words.collect::<Vec<_>>().join(" ")
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn ends_output(line: &str) -> bool {
    line.starts_with("$ ") || line.starts_with("```")
}

/// Returns the language of a chapter, which stands between its name and its
/// ending, unless it is English.
fn language(chapter: &Path) -> &str {
    let name = chapter.file_stem().unwrap().to_str().unwrap();
    name.split_once('.').map_or("en", |(_, language)| language)
}

/// Returns the output of the program. A picture that it draws is compared with
/// the one in the book.
fn run(line: &str, language: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let words = words(line);
    assert_eq!(words[0], "dooz", "{line}");
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let arguments = words[1..]
        .iter()
        .map(|word| match word.strip_prefix("data/") {
            Some(file) => project.join("data").join(file),
            None => word.into(),
        });
    let option = words.iter().position(|word| word == "--output");
    let picture = option.map(|option| &words[option + 1]);
    if let Some(name) = picture {
        // That of the last run of this test.
        let _ = fs::remove_file(folder.join(name));
    }
    let run = Command::new(env!("CARGO_BIN_EXE_dooz"))
        .args(arguments)
        .env("DOOZ_LANG", language)
        .current_dir(folder)
        .output()
        .unwrap();
    let errors = String::from_utf8(run.stderr).unwrap();
    assert!(
        run.status.success() && errors.is_empty(),
        "{line}: {errors}"
    );

    if let Some(name) = picture {
        let kept = source().join("pictures").join(name);
        let old = fs::read_to_string(&kept).unwrap_or_default();
        let new = fs::read_to_string(folder.join(name)).unwrap();
        bring_up_to_date(&kept, &old, &new);
    }
    let printed = String::from_utf8(run.stdout).unwrap();
    let printed = printed.lines().map(str::trim_end).collect::<Vec<_>>();
    let printed = printed.join("\n");
    match printed.trim_end() {
        "" => String::new(),
        text => text.to_owned() + "\n",
    }
}

/// Returns the words of a command line, as a shell takes it apart.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let quote = rest.chars().next().filter(|c| matches!(c, '\'' | '"'));
        let (word, after) = match quote {
            Some(quote) => rest[1..].split_once(quote).expect("each quote is closed"),
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    words
}

fn bring_up_to_date(path: &Path, old: &str, new: &str) {
    if std::env::var_os("DOOZ_BOOK").is_some_and(|value| value == "write") {
        if old != new {
            fs::write(path, new).unwrap();
        }
        return;
    }
    let place = old.lines().zip(new.lines()).find(|(old, new)| old != new);
    assert!(
        old == new,
        "{} is out of date. It says and should say:\n{place:#?}\nTo write it anew: {WRITE}",
        path.display()
    );
}

/// The command that brings the book up to date.
const WRITE: &str = "DOOZ_BOOK=write cargo test --package dooz-cli --test book";

fn chapters() -> Vec<PathBuf> {
    let files = fs::read_dir(source()).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let mut chapters: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .collect();
    chapters.sort();
    chapters
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/book/src")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}
