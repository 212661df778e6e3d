//! The visual order of a line, from its reading order.

use ar_reshaper::{ArabicReshaper, ReshaperConfig};
use unicode_bidi::{Level, ParagraphBidiInfo};
use unicode_bidi_mirroring::get_mirrored;

use super::{cells, steers_order};
use crate::TextDirection;

const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';
const ZERO_WIDTH_JOINER: char = '\u{200d}';

/// Puts a line into visual order: joins letters, reorders runs, mirrors
/// brackets and removes the marks.
pub(super) fn seen(line: &str, direction: TextDirection) -> String {
    let base = match direction {
        TextDirection::LeftToRight => Level::ltr(),
        TextDirection::RightToLeft => Level::rtl(),
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

/// Replaces Arabic letters by their contextual forms.
fn joined(line: &str) -> String {
    // A joiner asks for a form without a neighbour. Our sentences have none, and
    // `ar_reshaper` miscounts ligatures beside one.
    let line: String = line
        .chars()
        .filter(|&sign| sign != ZERO_WIDTH_JOINER)
        .collect();

    // `ar_reshaper` expects a letter before the first diacritic.
    let first = line.find(|sign| cells(sign) > 0).unwrap_or(line.len());
    let (marks, letters) = line.split_at(first);

    let reshaper = ArabicReshaper::new(ReshaperConfig {
        delete_harakat: false,
        ..ReshaperConfig::default()
    });
    format!("{marks}{}", reshaper.reshape(letters))
}

/// Appends a run from right to left. Diacritics stay after their letters, where
/// terminals expect them (rule L3 of the bidirectional algorithm), and brackets
/// are mirrored (rule L4).
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
