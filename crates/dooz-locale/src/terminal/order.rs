//! From the order in which a line is read to the order in which it is seen.

use ar_reshaper::{ArabicReshaper, ReshaperConfig};
use unicode_bidi::{Level, ParagraphBidiInfo};
use unicode_bidi_mirroring::get_mirrored;

use super::{cells, steers_order};
use crate::Direction;

const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';
const ZERO_WIDTH_JOINER: char = '\u{200d}';

/// One line with its letters joined, its runs in the order of the cells, its
/// brackets mirrored, and without the marks that have done their work.
pub(super) fn seen(line: &str, direction: Direction) -> String {
    let base = match direction {
        Direction::LeftToRight => Level::ltr(),
        Direction::RightToLeft => Level::rtl(),
    };
    if line.is_ascii() && base.is_ltr() {
        return line.to_owned();
    }

    let shaped = joined(line);
    if shaped.is_empty() {
        return shaped;
    }

    let paragraph = ParagraphBidiInfo::new(&shaped, Some(base));
    let (levels, runs) = paragraph.visual_runs(0..shaped.len());

    let mut row = String::with_capacity(shaped.len());
    for run in runs {
        if levels[run.start].is_rtl() {
            push_reversed(&mut row, &shaped[run]);
        } else {
            row.push_str(&shaped[run]);
        }
    }
    row.retain(|sign| !steers_order(sign) && sign != ZERO_WIDTH_NON_JOINER);
    row
}

/// The letters of the Arabic script in the forms that they take beside each
/// other.
fn joined(line: &str) -> String {
    // The joiner asks for a form that no neighbour explains. Our sentences do
    // without it, and `ar_reshaper` counts its ligatures wrongly beside one.
    let line: String = line
        .chars()
        .filter(|&sign| sign != ZERO_WIDTH_JOINER)
        .collect();

    // `ar_reshaper` needs a letter before the first diacritic.
    let first = line.find(|sign| cells(sign) > 0).unwrap_or(line.len());
    let (marks, letters) = line.split_at(first);

    let reshaper = ArabicReshaper::new(ReshaperConfig {
        delete_harakat: false,
        ..ReshaperConfig::default()
    });
    format!("{marks}{}", reshaper.reshape(letters))
}

/// Appends a run from right to left. A diacritic stays behind its letter,
/// where terminals expect it (rule L3 of the bidirectional algorithm), and a
/// bracket turns round (rule L4).
fn push_reversed(row: &mut String, run: &str) {
    let mut rest = run;
    while !rest.is_empty() {
        let letter = rest.char_indices().rfind(|&(_, sign)| cells(sign) > 0);
        let (before, cluster) = rest.split_at(letter.map_or(0, |(at, _)| at));
        row.extend(
            cluster
                .chars()
                .map(|sign| get_mirrored(sign).unwrap_or(sign)),
        );
        rest = before;
    }
}

#[cfg(test)]
mod tests;
