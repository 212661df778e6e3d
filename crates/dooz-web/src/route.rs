//! The screens of the page and their addresses.

/// The part of the address after the `#`: a screen and its parameters.
///
/// ```
/// use dooz_web::route::{Route, Screen};
/// let route = Route::of("#/learn/tree?method=minimax");
/// assert_eq!(route.screen, Screen::Learn);
/// assert_eq!((route.rest.as_str(), route.query.as_str()), ("tree", "method=minimax"));
/// let nowhere = Route::of("#/nowhere");
/// assert!(nowhere.is_unknown && nowhere.screen == Screen::Play);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// The screen.
    pub screen: Screen,
    /// The path after its name, which names a place within the screen.
    pub rest: String,
    /// The query after the question mark.
    pub query: String,
    /// `true` if the address names no screen.
    pub is_unknown: bool,
}

/// A screen of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// A game.
    #[default]
    Play,
    /// The analysis of a game.
    Analyse,
    /// Lessons and the game tree.
    Learn,
    /// Positions with one good move.
    Puzzles,
}

impl Screen {
    /// All screens, in the order of the navigation.
    pub const ALL: [Self; 4] = [Self::Play, Self::Analyse, Self::Learn, Self::Puzzles];

    /// Returns its name in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Analyse => "analyse",
            Self::Learn => "learn",
            Self::Puzzles => "puzzles",
        }
    }

    /// Returns its address within the page.
    ///
    /// ```
    /// assert_eq!(dooz_web::route::Screen::Learn.address(), "#/learn");
    /// ```
    #[must_use]
    pub fn address(self) -> String {
        format!("#/{}", self.name())
    }

    /// Converts the address of a game, which names the screen of play, to one of
    /// this screen.
    ///
    /// ```
    /// use dooz_web::route::{Route, Screen};
    /// let game = "#/play?rules=3x3x3&moves=b2";
    /// let address = Screen::Analyse.with_game(game);
    /// assert_eq!(address, "#/analyse?rules=3x3x3&moves=b2");
    /// assert_eq!(Route::of(&address).game().as_deref(), Some(game));
    /// ```
    #[must_use]
    pub fn with_game(self, game: &str) -> String {
        let query = game.split_once('?').map_or("", |(_, query)| query);
        format!("{}?{query}", self.address())
    }
}

impl Route {
    /// Parses the fragment of an address. An unknown screen is the first one.
    #[must_use]
    pub fn of(fragment: &str) -> Self {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let (name, rest) = path.split_once('/').unwrap_or((path, ""));
        let screen = Screen::ALL.into_iter().find(|screen| screen.name() == name);
        Self {
            screen: screen.unwrap_or_default(),
            rest: rest.to_owned(),
            query: query.to_owned(),
            is_unknown: screen.is_none() && !name.is_empty(),
        }
    }

    /// Returns the address of the game in the route, if there is one: only the
    /// screens of play and of analysis take games.
    #[must_use]
    pub fn game(&self) -> Option<String> {
        let takes_games = matches!(self.screen, Screen::Play | Screen::Analyse);
        let brings_one = takes_games && self.rest.is_empty() && !self.query.is_empty();
        brings_one.then(|| format!("{}?{}", Screen::Play.address(), self.query))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_found_at_its_address() {
        for screen in Screen::ALL {
            assert_eq!(Route::of(&screen.address()).screen, screen);
        }
    }

    #[test]
    fn only_screens_with_a_board_of_the_game_take_one_from_the_address() {
        assert_eq!(Route::of("#/play").game(), None);
        assert_eq!(Route::of("#/learn/tree?rules=3x3x3").game(), None);
        let hostile = Route::of("#/analyse?moves=%%%");
        assert_eq!(hostile.game().as_deref(), Some("#/play?moves=%%%"));
    }

    #[test]
    fn an_address_without_a_fragment_is_the_game() {
        assert_eq!(Route::of(""), Route::default());
        assert_eq!(Route::of("#"), Route::default());
    }
}
