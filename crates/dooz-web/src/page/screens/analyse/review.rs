//! The list of the reviewed moves.

use dooz_coach::advice::{MoveClass, Review};
use dooz_coach::analysis::ThreatClass;
use dooz_core::Player;
use dooz_locale::Locale;
use dooz_locale::coach::{advice, review as sentences};

use super::reviewer::JudgedMove;
use super::study::Study;
use crate::analysis::{Grade, Worth, accuracy, cost, worth_before};
use crate::page::browser::dom::{El, each, html, part, when};
use crate::page::browser::scrolling::keep_current_in_view;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{quiet, soft};
use crate::page::widgets::icon::icon;
use crate::page::widgets::players::{name, names, piece};

/// Creates the accuracy of both players, as far as they are reviewed.
pub(super) fn accuracies(study: Study) -> El {
    let messages = shared().messages;
    let known = memo(move |_| {
        let moves = study.reviewer.moves();
        Player::BOTH.map(|player| accuracy(&moves, player))
    });
    let of = move |player: Player| {
        let percent = known.get()[player as usize]?;
        let percent = ("percent", u16::from(percent).into());
        let shown = messages.format("analyse-percent", std::slice::from_ref(&percent));
        let said = messages.format(
            "analyse-accuracy",
            &[("player", name(player).into()), percent],
        );
        let figure = html("b").attr("aria-hidden", "true").child(shown);
        Some(
            html("span")
                .attr("title", said.clone())
                .child(piece(player))
                .child(figure)
                .child(html("span").class("unseen").child(said)),
        )
    };
    let figures = part(move || Player::BOTH.into_iter().filter_map(of).collect());
    html("span").class("tiny acc").child(figures)
}

/// Creates the list of the reviewed moves, with the turning point and the progress.
pub(super) fn reviewed_moves(study: Study) -> Vec<El> {
    let messages = shared().messages;
    let reviewer = study.reviewer;
    let judged = memo(move |_| reviewer.judged());
    let turning_point = memo(move |_| reviewer.turning_point());
    let here = memo(move |_| study.shared.store.game.read().moves().len());
    let list = each(judged, move |judged| {
        row(study, &judged, turning_point, here)
    });

    let is_empty = derive(move || reviewer.count() == 0);
    let empty = when(is_empty, move || soft(messages.say("analyse-no-review")));
    let is_open = memo(move |_| judged.read().len() < reviewer.count());
    let progress = when(is_open.into(), move || progress(study, judged));
    let is_aside = memo(move |_| !study.shared.store.game.read().tree().follows_game());
    let aside = when(is_aside.into(), move || {
        soft(messages.say("analyse-side-line"))
    });
    let summary = memo(move |_| {
        let review = reviewer.review()?;
        let text = messages.with(|locale| turn_text(&review, locale));
        Some((review.decisive_move(), text))
    });
    let summary = part(move || {
        let summary = summary.get().map(|(turn, text)| match turn {
            Some(number) => html("button")
                .class("proof")
                .attr("type", "button")
                .child(text)
                .on_click(move || study.visit(number)),
            None => soft(text),
        });
        summary.into_iter().collect()
    });
    let list = html("div")
        .class("scroll")
        .child(html("ol").class("revs").child(list));
    keep_current_in_view(&list, move || {
        depend_on(here);
        depend_on(judged);
    });
    vec![
        html("div")
            .class("review-state")
            .child(aside)
            .child(empty)
            .child(progress)
            .child(summary),
        list,
    ]
}

/// Names the move that turned the game, with the values before and after it.
fn turn_text(review: &Review, locale: &Locale) -> String {
    let place = review
        .decisive_move()
        .and_then(|number| number.checked_sub(1));
    let Some(turn) = place.and_then(|place| review.moves.get(place)) else {
        return sentences::turning_point(review, name, locale);
    };
    let names = names();
    let worth = |worth: Worth| worth.text(&names, locale).into();
    locale.format(
        "analyse-turn",
        &[
            ("number", turn.number.into()),
            ("square", turn.found.square.to_string().into()),
            ("player", name(turn.player).into()),
            ("before", worth(worth_before(turn))),
            ("after", worth(Worth::of(&turn.found, turn.player))),
        ],
    )
}

/// Creates the state of a review that is not complete, with the button that stops it.
fn progress(study: Study, judged: Memo<Vec<JudgedMove>>) -> El {
    let messages = shared().messages;
    let reviewer = study.reviewer;
    let text = derive(move || {
        let gaps = [
            ("number", judged.read().len().into()),
            ("count", reviewer.count().into()),
        ];
        messages.format("analyse-reviewing", &gaps)
    });
    let label = derive(move || {
        let is_on = reviewer.is_on() && study.on.get();
        messages.text(if is_on {
            "analyse-review-stop"
        } else {
            "analyse-review-start"
        })
    });
    let toggle = quiet(label, move || study.toggle_review()).attr("aria-keyshortcuts", "r");
    html("div")
        .class("review-progress")
        .child(soft(text))
        .child(toggle)
}

/// Creates the row of a move, which goes there.
fn row(
    study: Study,
    judged: &JudgedMove,
    turning_point: Memo<Option<usize>>,
    here: Memo<usize>,
) -> El {
    let messages = shared().messages;
    let reviewed = &judged.reviewed;
    let (number, player) = (reviewed.number, reviewed.player);
    let square = reviewed.found.square;
    let grade = Grade::of(reviewed);
    let cost = cost(reviewed);
    let badge = html("span").class("badge").attr("aria-hidden", "true");
    let badge = match grade {
        Some(Grade::Best) => badge.child(icon("star").class("icon full")),
        Some(Grade::Good) => badge.child(icon("check")),
        Some(Grade::Slip) => badge.child("?!"),
        Some(Grade::Mistake) => badge.child("?"),
        Some(Grade::Blunder) => badge.child("??"),
        None => badge,
    };
    let shown_cost = derive(move || match cost {
        None => String::new(),
        Some(0) => messages.number(0),
        // The sign is a minus, not a hyphen, which would be broken off.
        Some(cost) => format!("\u{2212}{}", messages.number(u16::from(cost))),
    });
    let is_turn = derive(move || turning_point.get() == Some(number));
    let remark = {
        let judged = judged.clone();
        derive(move || {
            let reason = messages.with(|locale| reason(&judged, locale));
            if !is_turn.get() {
                return reason;
            }
            let turn = messages.text("analyse-turning-point");
            let parts = [turn, reason].into_iter().filter(|part| !part.is_empty());
            let parts: Vec<String> = parts.collect();
            messages.with(|locale| locale.list(&parts))
        })
    };
    // The piece, the badge and the number, in words.
    let said = derive(move || {
        let grade = grade.map(|grade| messages.text(grade.message_key()));
        let cost = cost.filter(|&cost| cost > 0).map(|cost| {
            messages.format(
                "analyse-review-cost",
                &[("percent", u16::from(cost).into())],
            )
        });
        let parts = [Some(name(player)), grade, cost].into_iter().flatten();
        let parts: Vec<String> = parts.collect();
        messages.with(|locale| locale.short_list(&parts))
    });
    let is_here = derive(move || (here.get() == number).then_some("true"));
    let symbol = part(move || vec![piece(player)]);
    let button = html("button")
        .attr("type", "button")
        .class(format!("rev {}", grade.map_or("", Grade::name)))
        .class_if("turn", is_turn)
        .attr("aria-current", is_here)
        .on_click(move || study.visit(number))
        .child(badge)
        .child(
            html("span")
                .class("rn num")
                .child(derive(move || messages.number(number))),
        )
        .child(html("span").class("rs").child(symbol))
        .child(" ")
        .child(html("b").class("sq").child(square.to_string()))
        .child(" ")
        .child(html("span").class("unseen").child(said))
        .child(" ")
        .child(html("span").class("rw").child(remark))
        .child(
            html("span")
                .class("rd num ltr")
                .attr("aria-hidden", "true")
                .child(shown_cost),
        );
    html("li").child(button)
}

/// Says in a few words what is to be said of a move.
fn reason(judged: &JudgedMove, locale: &Locale) -> String {
    let JudgedMove { reviewed, threats } = judged;
    let is_bad =
        Grade::of(reviewed).is_some_and(|grade| !matches!(grade, Grade::Best | Grade::Good));
    if let Some(better) = reviewed.better.as_ref().filter(|_| is_bad) {
        let worth = Worth::of(&better.found, reviewed.player);
        let gaps = [
            ("square", better.found.square.to_string().into()),
            ("worth", worth.text(&names(), locale).into()),
        ];
        return locale.format("analyse-review-better", &gaps);
    }
    let key = match (threats.makes, threats.stops) {
        (Some(ThreatClass::Five), _) => "analyse-makes-five",
        (_, Some(ThreatClass::Five)) => "analyse-stops-four",
        (Some(ThreatClass::OpenFour), _) => "analyse-makes-open-four",
        (Some(ThreatClass::Four), _) => "analyse-makes-four",
        (_, Some(ThreatClass::OpenFour)) => "analyse-stops-open-three",
        (Some(ThreatClass::OpenThree), _) => "analyse-makes-open-three",
        _ => {
            // The badge says the rest.
            let is_worth_saying = matches!(
                reviewed.class,
                MoveClass::Forced
                    | MoveClass::Only
                    | MoveClass::SlowerWin
                    | MoveClass::FasterLoss
                    | MoveClass::Unproven
                    | MoveClass::Lost
            );
            let class = is_worth_saying.then(|| advice::class(reviewed.class, locale));
            return class.unwrap_or_default();
        }
    };
    locale.text(key).into_owned()
}
