//! The five programs' own words.

use dooz_core::Square;
use dooz_core::classics::Classic;
use dooz_locale::Locale;

use super::Look;
use crate::play::options::Place;
use crate::play::session::Session;

/// The words of the opponent's article, which replace those of Dooz where it
/// has some.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    article: &'static Classic,
}

impl Manner {
    /// The manner of a match, if it is to be that of the opponent's article.
    pub(crate) fn of(session: &Session, look: &Look) -> Option<Self> {
        let article = Classic::of(session.options().seat(Place::Far).name())?;
        look.classic.then_some(Self { article })
    }

    /// What the program says at the end of a game; `how` is `draw`,
    /// `computer-wins` or `person-wins`.
    pub(crate) fn ending(self, how: &str, locale: &Locale) -> Option<String> {
        self.sentence(how, &[], locale)
    }

    /// What the program says about its move.
    pub(crate) fn moved(self, square: Square, locale: &Locale) -> Option<String> {
        let rules = self.article.rules;
        if !rules.contains(square) {
            return None;
        }
        let gaps = [
            ("column", (square.column() + 1).into()),
            ("row", (rules.height() - square.row()).into()),
            ("cell", rules.cell(square).into()),
        ];
        self.sentence("moved", &gaps, locale)
    }

    fn sentence(
        self,
        what: &str,
        gaps: &[(&str, dooz_locale::Value<'_>)],
        locale: &Locale,
    ) -> Option<String> {
        let key = format!("classic-{}-{what}", self.article.name);
        locale.has(&key).then(|| locale.format(&key, gaps))
    }
}
