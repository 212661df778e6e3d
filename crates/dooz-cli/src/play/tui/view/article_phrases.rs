//! The sentences of the five programs.

use dooz_core::Square;
use dooz_core::classics::Classic;
use dooz_locale::Locale;
use dooz_play::matches::{Match, Seat};

use crate::play::tui::Look;

/// The sentences of the opponent's article, which replace those of Dooz where
/// there are any.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArticlePhrases {
    article: &'static Classic,
}

impl ArticlePhrases {
    /// The opponent's own phrases, if the match is to be told in them.
    pub(crate) fn of(game: &Match, look: &Look) -> Option<Self> {
        let article = Classic::of(game.options().participant(Seat::Far).name())?;
        look.classic.then_some(Self { article })
    }

    /// The program's sentence at the end of a game; `how` is `draw`,
    /// `computer-wins` or `person-wins`.
    pub(crate) fn ending(self, how: &str, locale: &Locale) -> Option<String> {
        self.sentence(how, &[], locale)
    }

    /// The program's sentence about its move.
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
