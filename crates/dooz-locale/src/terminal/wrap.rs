//! Line breaking, in reading order.

use super::{cells, width};

const POP_ISOLATE: char = '\u{2069}';

/// Breaks text at spaces into lines of at most `columns` cells, each still in
/// reading order.
///
/// A word that is wider than a line is broken anywhere. An isolate that is cut
/// in two is closed at the end of its line and opened again on the next, so that
/// every line can be ordered on its own.
///
/// ```
/// use dooz_locale::terminal::wrap;
///
/// assert_eq!(wrap("choose an empty square", 10), ["choose an", "empty", "square"]);
/// ```
#[must_use]
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    text.split('\n')
        .flat_map(|paragraph| {
            let mut lines = break_lines(paragraph, columns);
            carry_isolates(&mut lines);
            lines
        })
        .collect()
}

// Only plain spaces break lines: no-break spaces separate the thousands in
// Russian numbers.
fn break_lines(paragraph: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut used = 0;

    for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
        if used > 0 && used + 1 + width(word) > columns {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        for sign in word.chars() {
            if used > 0 && used + cells(sign) > columns {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            line.push(sign);
            used += cells(sign);
        }
    }
    lines.push(line);
    lines
}

fn carry_isolates(lines: &mut [String]) {
    let mut open = String::new();
    for line in lines {
        line.insert_str(0, &open);
        open.clear();
        for sign in line.chars() {
            match sign {
                '\u{2066}'..='\u{2068}' => open.push(sign),
                POP_ISOLATE => _ = open.pop(),
                _ => {}
            }
        }
        line.extend(open.chars().map(|_| POP_ISOLATE));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_full_as_words_allow() {
        assert_eq!(wrap("a bb ccc dddd", 6), ["a bb", "ccc", "dddd"]);
        assert_eq!(wrap("a bb ccc dddd", 8), ["a bb ccc", "dddd"]);
        assert_eq!(wrap("a bb ccc dddd", 80), ["a bb ccc dddd"]);
    }

    #[test]
    fn a_word_that_is_wider_than_a_line_is_broken() {
        assert_eq!(wrap("ab machinarium", 4), ["ab", "mach", "inar", "ium"]);
    }

    #[test]
    fn line_breaks_of_the_text_stay() {
        assert_eq!(wrap("a\n\nb", 10), ["a", "", "b"]);
        assert_eq!(wrap("", 10), [""]);
    }

    #[test]
    fn thousands_of_a_russian_number_stay_together() {
        assert_eq!(wrap("узлов 549\u{a0}946", 8), ["узлов", "549\u{a0}946"]);
    }

    #[test]
    fn persian_is_wrapped_in_the_order_in_which_it_is_read() {
        assert_eq!(
            wrap("این خانه پر است؛ خانه‌ای خالی برگزینید", 17),
            ["این خانه پر است؛", "خانه‌ای خالی", "برگزینید"],
        );
    }

    #[test]
    fn diacritics_and_marks_take_no_cell() {
        assert_eq!(
            wrap("أَنْتَ \u{2068}b2\u{2069}", 6),
            ["أَنْتَ \u{2068}b2\u{2069}"]
        );
    }

    #[test]
    fn an_isolate_that_is_cut_continues_on_the_next_line() {
        assert_eq!(
            wrap("رمز \u{2068}one two\u{2069} است", 7),
            ["رمز \u{2068}one\u{2069}", "\u{2068}two\u{2069} است"],
        );
    }

    #[test]
    fn a_width_of_nothing_still_ends() {
        assert_eq!(wrap("ab", 0), ["a", "b"]);
    }
}
