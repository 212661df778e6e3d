//! Emphasis in sentences.

/// Splits a sentence into its parts, which come with `true` if they stand between
/// asterisks and so are to be emphasised.
///
/// ```
/// use dooz_web::play::emphasis;
/// let parts: Vec<_> = emphasis("an *open three*: block it").collect();
/// assert_eq!(parts, [(false, "an "), (true, "open three"), (false, ": block it")]);
/// ```
pub fn emphasis(sentence: &str) -> impl Iterator<Item = (bool, &str)> {
    let parts = sentence.split('*').enumerate();
    let parts = parts.map(|(place, part)| (place % 2 == 1, part));
    parts.filter(|(_, part)| !part.is_empty())
}
