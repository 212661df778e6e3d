//! Events of a search in few letters: a long trace has a hundred thousand.
//!
//! Each event is a list: a letter for the step, the call, the level, and what
//! belongs to the step. A window is two of them, `null` where it has no
//! bound; one that is not there at all is left out.

use dooz_coach::trace::{Bounds, End, Event, Step};
use dooz_core::textbook::Side;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

type Window = Option<(Option<i64>, Option<i64>)>;

/// The part of an event that is its step.
#[derive(Serialize, Deserialize)]
enum Short {
    #[serde(rename = "e")]
    Enter(Option<u64>, Option<u32>, bool, Option<u8>, Window),
    #[serde(rename = "b")]
    Choose(u32, i64, Window),
    #[serde(rename = "c")]
    Cut(bool, Option<i64>, Option<i64>, Vec<u32>),
    #[serde(rename = "l")]
    Leave(i64, u64, u64),
}

const ENDS: [End; 4] = [End::MaxWins, End::MinWins, End::Draw, End::Leaf];

pub(super) fn serialize<S: Serializer>(events: &[Event], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(
        events
            .iter()
            .map(|event| (event.call, event.level, short(&event.step))),
    )
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Event>, D::Error> {
    let events = Vec::<(u64, u32, Short)>::deserialize(from)?;
    let events = events.into_iter().map(|(call, level, short)| {
        let step = long(short)?;
        Some(Event { call, level, step })
    });
    let events: Option<_> = events.collect();
    events.ok_or_else(|| serde::de::Error::custom("no such end of a game"))
}

fn short(step: &Step) -> Short {
    let window = |window: &Option<Bounds>| window.map(|bounds| (bounds.alpha, bounds.beta));
    match step {
        Step::Enter {
            parent,
            by,
            side,
            end,
            window: entry,
        } => {
            let end = end.and_then(|end| ENDS.iter().position(|known| *known == end));
            let is_max = *side == Side::Max;
            Short::Enter(
                *parent,
                *by,
                is_max,
                end.map(|end| end as u8),
                window(entry),
            )
        }
        Step::Choose {
            by,
            score,
            window: after,
        } => Short::Choose(*by, *score, window(after)),
        Step::Cut {
            fast,
            window: left,
            pruned,
        } => Short::Cut(*fast, left.alpha, left.beta, pruned.clone()),
        Step::Leave {
            score,
            returned,
            calls,
        } => Short::Leave(*score, *returned, *calls),
    }
}

fn long(short: Short) -> Option<Step> {
    let bounds = |window: Window| window.map(|(alpha, beta)| Bounds { alpha, beta });
    Some(match short {
        Short::Enter(parent, by, is_max, end, window) => Step::Enter {
            parent,
            by,
            side: if is_max { Side::Max } else { Side::Min },
            end: match end {
                Some(end) => Some(*ENDS.get(usize::from(end))?),
                None => None,
            },
            window: bounds(window),
        },
        Short::Choose(by, score, window) => Step::Choose {
            by,
            score,
            window: bounds(window),
        },
        Short::Cut(fast, alpha, beta, pruned) => Step::Cut {
            fast,
            window: Bounds { alpha, beta },
            pruned,
        },
        Short::Leave(score, returned, calls) => Step::Leave {
            score,
            returned,
            calls,
        },
    })
}
