//! The text form of proofs: a line for each step, indented by its depth.

use std::fmt;

use crate::rejection::Rejection;
use crate::state::Squares;
use crate::step::{Step, Visit};
use crate::verifier::verify_watched;

/// Returns a certificate as text, with a line for each lemma and each step, and
/// the claim as the last one.
///
/// ```
/// let certificate = b"DZC1\x00\x03\x01\x02\x01\x00\x00\x00\x00\x00\x00\x01";
/// let text = "\
/// lemma 0, First to move: First wins, claimant -, opponent -
///   First b1
///     First threatens a1 c1
/// 3x1x2, First -, Second -, First to move: First wins within 3 plies
/// ";
/// assert_eq!(dooz_verify::text(certificate)?, text);
/// # Ok::<(), dooz_verify::Rejection>(())
/// ```
///
/// # Errors
///
/// Returns the first rule that the certificate breaks: only what is proved is
/// shown.
pub fn text(bytes: &[u8]) -> Result<String, Rejection> {
    let mut text = String::new();
    let mut add_line = |line: String| {
        text += &line;
        text.push('\n');
    };
    let mut lemmas = 0;
    let verified = verify_watched(bytes, &mut |visit| {
        if visit.lemma == lemmas {
            lemmas += 1;
            add_line(format!("lemma {}, {}", visit.lemma, visit.statement));
        }
        add_line(visit.to_string());
    })?;
    add_line(verified.claim.to_string());
    Ok(text)
}

impl fmt::Display for Visit<'_> {
    /// Writes the step in one line, indented by its depth.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let claimant = self.statement.claimant;
        let opponent = !claimant;
        write!(f, "{:indent$}", "", indent = 2 + 2 * self.depth)?;
        match self.step {
            Step::Complete(square) => write!(f, "{claimant:?} {square} completes a line"),
            Step::Move(square) => write!(f, "{claimant:?} {square}"),
            Step::Threats(squares) => write!(f, "{claimant:?} threatens {}", Squares(squares)),
            Step::Forced(square) => write!(f, "{opponent:?} {square} is forced"),
            Step::Replies(1) => f.write_str("1 reply is listed"),
            Step::Replies(count) => write!(f, "{count} replies are listed"),
            Step::Reply { square, also } => {
                write!(f, "{opponent:?} {square}")?;
                if also.is_empty() {
                    Ok(())
                } else {
                    write!(f, ", or {}", Squares(also))
                }
            }
            Step::Others(squares) => write!(f, "{opponent:?} one of {}", Squares(squares)),
            Step::Safe => f.write_str("no line is left"),
            Step::Stuck => f.write_str("no move is left"),
            Step::Elapsed => f.write_str("the plies are over"),
            Step::Reference { lemma, symmetry } => {
                write!(f, "lemma {lemma} by symmetry {symmetry}")
            }
            Step::Potential => f.write_str("potential"),
            Step::Pair(first, second) => write!(f, "pair {first} {second}"),
            Step::Split(parts) => {
                f.write_str("split")?;
                for (i, part) in parts.iter().enumerate() {
                    let comma = if i == 0 { "" } else { "," };
                    write!(f, "{comma} {}", Squares(part))?;
                }
                Ok(())
            }
            Step::Horizon => f.write_str("horizon"),
        }
    }
}
