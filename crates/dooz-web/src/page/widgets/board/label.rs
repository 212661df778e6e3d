//! The labels of cells.

use dooz_coach::analysis::ThreatClass;
use dooz_coach::board_picture::{BoardPainter, PieceStyle};
use dooz_core::{Square, Symbol};
use dooz_locale::Locale;

use crate::board_view::{Cell, CellMark, row_length};
use crate::page::widgets::players::piece_name;

/// Describes a cell for screen readers, which say what is seen: symbols or stones.
pub(super) fn label(
    cell: &Cell,
    square: Square,
    painter: &BoardPainter,
    locale: &Locale,
) -> String {
    let (rules, style) = (painter.rules(), painter.style());
    let square = square.to_string();
    let key = match (cell.stone, style) {
        (Some(Symbol::X), PieceStyle::Symbols) => "board-cross",
        (Some(Symbol::O), PieceStyle::Symbols) => "board-circle",
        (Some(Symbol::X), PieceStyle::Stones) => "board-black",
        (Some(Symbol::O), PieceStyle::Stones) => "board-white",
        (None, _) if cell.forbidden => "board-forbidden",
        (None, _) => "board-empty",
    };
    let marked = cell.mark.map(|mark| match mark {
        CellMark::Hint => "board-hint",
        CellMark::Better => "board-better",
        CellMark::Best => "board-best",
        CellMark::Wrong => "board-wrong",
        CellMark::Right => "board-right",
        CellMark::Look => "board-look",
    });
    let keys = [
        cell.last.then_some("board-last"),
        cell.wins.then_some("board-wins"),
        cell.threatens.then_some("board-threatens"),
        marked,
    ];
    let name = locale.format(key, &[("square", (&*square).into())]);
    let facts = keys.into_iter().flatten();
    let facts = facts.map(|key| locale.text(key).into_owned());
    let candidate = cell.candidate.map(|candidate| {
        let percent = [("percent", candidate.percent.into())];
        locale.format("board-candidate", &percent)
    });
    let threats = [Symbol::X, Symbol::O].into_iter().filter_map(|symbol| {
        let class = cell.threats[symbol as usize]?;
        let key = match class {
            // Threats have names in rows of five alone.
            _ if rules.k() != 5 => "board-threat-row",
            ThreatClass::OpenThree => "board-threat-open-three",
            ThreatClass::Four => "board-threat-four",
            ThreatClass::OpenFour => "board-threat-open-four",
            ThreatClass::Five => "board-threat-five",
        };
        let gaps = [
            ("player", piece_name(symbol, style, locale).into()),
            ("length", row_length(class, rules).into()),
        ];
        Some(locale.format(key, &gaps))
    });
    let heat = cell.heat.as_ref().map(|heat| heat.description.clone());
    let parts = std::iter::once(name).chain(facts);
    let parts = parts.chain(candidate).chain(heat).chain(threats);
    locale.short_list(&parts.collect::<Vec<_>>())
}
