//! Reasons for moves and values of moves in words.

use dooz_coach::advice::{
    Explanation, Knowledge, Means, MoveClass, MoveValue, Reason, ValueMap, ValuedMove,
};
use dooz_core::{MoveList, Square};

use crate::{Locale, Value};

/// Gives the most important reasons for a move in one or two sentences.
///
/// ```
/// use dooz_coach::advice::Adviser;
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// use dooz_locale::{Language, Locale, coach::advice};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX. / .O. / ...", Symbol::O)?;
/// let mut adviser = Adviser::new();
/// let mut why = |square: &str| {
///     let why = adviser.explain(&setup.position()?, square.parse()?, &Limits::default())?;
///     Ok::<_, Box<dyn std::error::Error>>(advice::in_short(&why, &Locale::new(Language::English)))
/// };
/// assert_eq!(
///     why("c3")?,
///     "Stops the opponent from completing a line at c3. Threatens to win at a1.",
/// );
/// assert_eq!(why("a1")?, "Loses at once to c3. c3 is better: it keeps the draw.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn in_short(why: &Explanation, locale: &Locale) -> String {
    /// The largest number of sentences that people take in at a glance.
    const MOST_SENTENCES: usize = 2;
    let sentences = why.reasons.iter().take(MOST_SENTENCES);
    let sentences: Vec<String> = sentences.map(|found| reason(found, locale)).collect();
    sentences.join(" ")
}

/// Writes a reason as a sentence.
#[must_use]
pub fn reason(reason: &Reason, locale: &Locale) -> String {
    let with_squares = |key: &str, name, squares: &[Square]| {
        locale.format(key, &[(name, MoveList(squares).into())])
    };
    let with_any = |key: &str, squares: &[Square]| {
        locale.format(key, &[("squares", any_of(squares, locale).into())])
    };
    let with_line = |key: &str, plies, bound, line: &[Square]| {
        let [count, length] = in_moves(plies, bound);
        locale.format(key, &[count, length, ("line", MoveList(line).into())])
    };
    let key = match reason {
        Reason::WinsAtOnce { line } => {
            return with_squares("advice-wins-at-once", "squares", line);
        }
        Reason::CompletesLine { line } => {
            return with_squares("advice-completes-line", "squares", line);
        }
        Reason::Blocks { squares } => return with_any("advice-blocks", squares),
        Reason::Fork { squares } => return with_any("advice-fork", squares),
        Reason::BlocksFork { squares } => return with_any("advice-blocks-fork", squares),
        Reason::Threatens { square } => {
            return with_squares("advice-threatens", "square", &[*square]);
        }
        Reason::Loses {
            plies,
            line,
            exact,
            bound,
            means,
        } => {
            let key = match means {
                Some(Means::OpenThree) => "advice-loses-open-three",
                Some(Means::Fours) => "advice-loses-fours",
                Some(Means::Threats) => "advice-loses-threats",
                None if *exact => "advice-loses",
                None => "advice-loses-seen",
            };
            return with_line(key, *plies, *bound, line);
        }
        Reason::WinsIn {
            plies,
            line,
            exact,
            bound,
            means,
        } => {
            let key = match means {
                Some(Means::Fours) => "advice-wins-fours",
                Some(Means::OpenThree | Means::Threats) => "advice-wins-threats",
                None if *exact => "advice-wins-in",
                None => "advice-wins-in-seen",
            };
            return with_line(key, *plies, *bound, line);
        }
        Reason::SureWin {
            square,
            plies,
            bound,
        } => {
            let [count, length] = in_moves(*plies, *bound);
            let gaps = [("square", square.to_string().into()), count, length];
            return locale.format("advice-sure-win", &gaps);
        }
        Reason::Better {
            square,
            value,
            bound,
        } => return better(*square, *value, *bound, locale),
        Reason::MostLines { count } => {
            return locale.format("advice-most-lines", &[("count", (*count).into())]);
        }
        Reason::SearchPrefers { line, .. } => {
            return with_squares("advice-search-prefers", "line", line);
        }
        Reason::SearchDoubts { better, .. } => {
            return with_squares("advice-search-doubts", "square", &[*better]);
        }
        Reason::EndsInDraw => "advice-ends-in-draw",
        Reason::Forced => "advice-forced",
        Reason::OnlyWin => "advice-only-win",
        Reason::OnlyDraw => "advice-only-draw",
        Reason::KeepsDraw => "advice-keeps-draw",
        Reason::Draws => "advice-draws",
        Reason::LastsLongest => "advice-lasts-longest",
        Reason::NothingToLose => "advice-nothing-to-lose",
    };
    locale.text(key).into_owned()
}

fn better(square: Square, value: MoveValue, bound: bool, locale: &Locale) -> String {
    let square = ("square", square.to_string().into());
    match value {
        MoveValue::Win { plies } => {
            let [count, length] = in_moves(plies, bound);
            locale.format("advice-better-win", &[square, count, length])
        }
        MoveValue::Draw => locale.format("advice-better-draw", &[square]),
        MoveValue::Loss { plies } => {
            let gaps = [square, ("count", moves_to_end(plies))];
            locale.format("advice-better-loss", &gaps)
        }
        MoveValue::Estimate { .. } | MoveValue::Unknown => {
            locale.format("advice-better-unclear", &[square])
        }
    }
}

/// Describes the value of a move in a few words.
///
/// ```
/// use dooz_coach::advice::MoveValue;
/// use dooz_locale::{Language, Locale, coach::advice};
/// let english = Locale::new(Language::English);
/// assert_eq!(advice::value(MoveValue::Win { plies: 3 }, &english), "win in 2");
/// ```
#[must_use]
pub fn value(value: MoveValue, locale: &Locale) -> String {
    value_within(value, false, locale)
}

/// Describes a value in a few words, whose number of moves may be an upper bound.
fn value_within(value: MoveValue, bound: bool, locale: &Locale) -> String {
    match value {
        MoveValue::Win { plies } => locale.format("advice-value-win", &in_moves(plies, bound)),
        MoveValue::Draw => locale.text("advice-value-draw").into_owned(),
        MoveValue::Loss { plies } => locale.format("advice-value-loss", &in_moves(plies, bound)),
        MoveValue::Estimate { .. } => {
            let percent = percent(value.chance_if(false));
            locale.format("advice-value-chance", &[("percent", percent.into())])
        }
        MoveValue::Unknown => locale.text("advice-value-unknown").into_owned(),
    }
}

/// Describes the value of a move in a few words, and tells whether a win or a loss is
/// proven, and whether its length is.
///
/// ```
/// use dooz_coach::advice::{Knowledge, MoveValue, ValuedMove};
/// use dooz_locale::{Language, Locale, coach::advice};
/// let (square, value) = ("b2".parse()?, MoveValue::Win { plies: 9 });
/// let worth = |knowledge| {
///     let found = ValuedMove { square, value, knowledge };
///     advice::worth(&found, &Locale::new(Language::English))
/// };
/// assert_eq!(worth(Knowledge::Exact), "win in 5");
/// assert_eq!(worth(Knowledge::Proven), "win in at most 5");
/// assert_eq!(worth(Knowledge::Search { plies: 12 }), "likely win in 5");
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[must_use]
pub fn worth(found: &ValuedMove, locale: &Locale) -> String {
    if found.is_bound() {
        value_within(found.value, true, locale)
    } else {
        value_seen(found.value, found.is_proven(), locale)
    }
}

/// Describes a value in a few words, and tells whether a win or a loss is proven.
///
/// ```
/// use dooz_coach::advice::MoveValue;
/// use dooz_locale::{Language, Locale, coach::advice};
/// let english = Locale::new(Language::English);
/// let loss = MoveValue::Loss { plies: 4 };
/// assert_eq!(advice::value_seen(loss, false, &english), "likely loss in 2");
/// ```
#[must_use]
pub fn value_seen(value: MoveValue, is_proven: bool, locale: &Locale) -> String {
    let worth = self::value(value, locale);
    if value.plies().is_none() || is_proven {
        return worth;
    }
    locale.format("advice-value-seen", &[("worth", worth.into())])
}

/// Describes the quality of a move in a few words.
#[must_use]
pub fn class(class: MoveClass, locale: &Locale) -> String {
    let key = match class {
        MoveClass::Forced => "advice-class-forced",
        MoveClass::Only => "advice-class-only",
        MoveClass::Best => "advice-class-best",
        MoveClass::SlowerWin => "advice-class-slower-win",
        MoveClass::FasterLoss => "advice-class-faster-loss",
        MoveClass::ThrowsWinAway => "advice-class-throws-win-away",
        MoveClass::Loses => "advice-class-loses",
        MoveClass::Unproven => "advice-class-unproven",
        MoveClass::Lost => "advice-class-lost",
        MoveClass::Preferred => "advice-class-preferred",
        MoveClass::Good => "advice-class-good",
        MoveClass::Doubtful => "advice-class-doubtful",
        MoveClass::Mistake => "advice-class-mistake",
        MoveClass::Unknown => "advice-class-unknown",
    };
    locale.text(key).into_owned()
}

/// Says in a sentence whether the value of the explained move is proven.
#[must_use]
pub fn certainty(why: &Explanation, locale: &Locale) -> String {
    if why.reasons.iter().any(|reason| reason.means().is_some()) {
        locale.text("advice-proven").into_owned()
    } else {
        knowledge(why.found.knowledge, locale)
    }
}

/// Says in a sentence whether a value is proven.
#[must_use]
pub fn knowledge(knowledge: Knowledge, locale: &Locale) -> String {
    match knowledge {
        Knowledge::Exact => locale.text("advice-exact").into_owned(),
        Knowledge::Proven => locale.text("advice-outcome-proven").into_owned(),
        Knowledge::Search { plies } => {
            locale.format("advice-not-proven", &[("count", plies.into())])
        }
        Knowledge::None => locale.text("advice-not-exact").into_owned(),
    }
}

/// Describes how the values of a map are known, of which some may be exact before a
/// limit has ended the search for the others.
#[must_use]
pub fn knowledge_of_map(map: &ValueMap, locale: &Locale) -> String {
    let knowledge = map.knowledge();
    if knowledge == Knowledge::None && map.moves.iter().any(ValuedMove::is_proven) {
        return locale.text("advice-partly-exact").into_owned();
    }
    self::knowledge(knowledge, locale)
}

/// Writes the value of a move as a short sign for a map of the board: `+3` wins
/// and `-2` loses in this many moves, `=` draws, `57` is a chance of winning in
/// percent and `?` is unknown. A win, a draw or a loss that is not proven is a chance.
///
/// ```
/// use dooz_coach::advice::{Knowledge, MoveValue, ValuedMove};
/// use dooz_locale::coach::advice;
/// let (square, value) = ("b2".parse().unwrap(), MoveValue::Loss { plies: 4 });
/// let proven = ValuedMove { square, value, knowledge: Knowledge::Exact };
/// assert_eq!(advice::sign(&proven), "-2");
/// let seen = ValuedMove { knowledge: Knowledge::Search { plies: 6 }, ..proven };
/// assert_eq!(advice::sign(&seen), "1");
/// ```
#[must_use]
pub fn sign(found: &ValuedMove) -> String {
    match (found.value, found.is_proven()) {
        (MoveValue::Unknown, _) => "?".to_owned(),
        (MoveValue::Win { plies }, true) => format!("+{}", plies.div_ceil(2)),
        (MoveValue::Draw, true) => "=".to_owned(),
        (MoveValue::Loss { plies }, true) => format!("-{}", plies.div_ceil(2)),
        _ => percent(found.chance()).to_string(),
    }
}

/// Returns a chance of winning in percent.
fn percent(chance: Option<f64>) -> i32 {
    (100.0 * chance.unwrap_or_default()).round() as i32
}

/// Returns the gaps of a sentence that says in how many moves the winner wins, or in how
/// many at most: `count` and `length`.
#[must_use]
pub fn in_moves(plies: u16, bound: bool) -> [(&'static str, Value<'static>); 2] {
    let length = if bound { "bound" } else { "exact" };
    [("count", moves_to_end(plies)), ("length", length.into())]
}

/// Counts the moves, in this many plies, of the player who makes the last one: the winner,
/// or in misère the loser.
fn moves_to_end(plies: u16) -> Value<'static> {
    plies.div_ceil(2).into()
}

/// Lists alternative squares: "a1 or c3".
fn any_of(squares: &[Square], locale: &Locale) -> String {
    let names = squares.iter().map(ToString::to_string);
    let or = |first: String, second: String| {
        let gaps = [("first", first.into()), ("second", second.into())];
        locale.format("advice-or", &gaps)
    };
    names.reduce(or).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    const LANGUAGES: [Language; 4] = [
        Language::English,
        Language::Persian,
        Language::Arabic,
        Language::Russian,
    ];

    fn sq(square: &str) -> Square {
        square.parse().unwrap()
    }

    #[track_caller]
    fn says(language: Language, found: &Reason, expected: &str) {
        let sentence = reason(found, &Locale::new(language));
        let plain = crate::terminal::without_marks(&sentence);
        assert_eq!(plain, expected);
    }

    #[test]
    fn a_fork_is_described_in_every_language() {
        let fork = Reason::Fork {
            squares: vec![sq("a1"), sq("c3")],
        };
        says(
            Language::English,
            &fork,
            "Makes a fork: threatens to win at a1 or c3.",
        );
        says(
            Language::Persian,
            &fork,
            "دوراهی می‌سازد: تهدید به برد در a1 یا c3.",
        );
        says(
            Language::Arabic,
            &fork,
            "تصنع شوكة: تهدد بالفوز في a1 أو c3.",
        );
        says(
            Language::Russian,
            &fork,
            "Ставит вилку: грозит выиграть на a1 или c3.",
        );
    }

    #[test]
    fn moves_are_counted_with_their_plural_forms() {
        let wins = |plies| Reason::WinsIn {
            plies,
            line: vec![sq("a1")],
            exact: true,
            bound: false,
            means: None,
        };
        says(Language::English, &wins(3), "Wins in 2 moves: a1.");
        says(Language::Russian, &wins(3), "Выигрывает за 2 хода: a1.");
        says(Language::Russian, &wins(9), "Выигрывает за 5 ходов: a1.");
        says(Language::Arabic, &wins(3), "تفوز في نقلتين: a1.");
        says(Language::Arabic, &wins(5), "تفوز في ٣ نقلات: a1.");
    }

    #[test]
    fn the_means_of_a_loss_are_named_in_every_language() {
        let loss = |means| Reason::Loses {
            plies: 6,
            line: vec![sq("b2"), sq("c2")],
            exact: true,
            bound: true,
            means: Some(means),
        };
        let fours = [
            "Loses to continuous fours in at most 3 moves: b2 c2.",
            "به چهارتایی‌های پیاپی حریف در حداکثر ۳ حرکت می‌بازد: b2 c2.",
            "تخسر أمام رباعيات متتابعة في ٣ نقلات على الأكثر: b2 c2.",
            "Проигрывает из-за непрерывных четвёрок не более чем за 3 хода: b2 c2.",
        ];
        let open_three = [
            "Ignores an open three and loses in at most 3 moves: b2 c2.",
            "سه‌تایی باز حریف را بی‌پاسخ می‌گذارد و در حداکثر ۳ حرکت می‌بازد: b2 c2.",
            "تتجاهل ثلاثية مفتوحة وتخسر في ٣ نقلات على الأكثر: b2 c2.",
            "Оставляет открытую тройку без ответа и проигрывает не более чем за 3 хода: b2 c2.",
        ];
        for (language, (fours, open_three)) in
            LANGUAGES.into_iter().zip(fours.into_iter().zip(open_three))
        {
            says(language, &loss(Means::Fours), fours);
            says(language, &loss(Means::OpenThree), open_three);
        }
    }

    #[test]
    fn a_bound_is_said_to_be_one_in_every_language() {
        let worth = |language, value, knowledge| {
            let square = sq("b2");
            let found = ValuedMove {
                square,
                value,
                knowledge,
            };
            crate::terminal::without_marks(&worth(&found, &Locale::new(language)))
        };
        let (win, loss) = (MoveValue::Win { plies: 9 }, MoveValue::Loss { plies: 6 });
        let words = [
            ["win in 5", "win in at most 5", "loss in at most 3"],
            [
                "برد در ۵ حرکت",
                "برد در حداکثر ۵ حرکت",
                "باخت در حداکثر ۳ حرکت",
            ],
            [
                "فوز في ٥ نقلات",
                "فوز في ٥ نقلات على الأكثر",
                "خسارة في ٣ نقلات على الأكثر",
            ],
            [
                "выигрыш за 5 ходов",
                "выигрыш не более чем за 5 ходов",
                "проигрыш не более чем за 3 хода",
            ],
        ];
        for (language, [exact, at_most, loses]) in LANGUAGES.into_iter().zip(words) {
            assert_eq!(worth(language, win, Knowledge::Exact), exact);
            assert_eq!(worth(language, win, Knowledge::Proven), at_most);
            assert_eq!(worth(language, loss, Knowledge::Proven), loses);
        }

        let better = |bound| Reason::Better {
            square: sq("b2"),
            value: win,
            bound,
        };
        let exact = "b2 is better: it wins in 5 moves.";
        let at_most = "b2 is better: it wins in at most 5 moves.";
        says(Language::English, &better(false), exact);
        says(Language::English, &better(true), at_most);
    }

    #[test]
    fn the_findings_of_a_search_are_not_presented_as_facts() {
        let loss = |exact| Reason::Loses {
            plies: 4,
            line: vec![sq("b2")],
            exact,
            bound: false,
            means: None,
        };
        says(Language::English, &loss(true), "Loses in 2 moves: b2.");
        says(
            Language::English,
            &loss(false),
            "The search sees a loss in 2 moves: b2.",
        );
    }
}
