//! The table of results, in Markdown that also reads well in a terminal.

use crate::race::{Goal, Lane, Measured, Spread};

/// Returns the table, with one row for each program of each race.
pub(crate) fn markdown(measured: &[Measured<'_>]) -> String {
    let mut rows = vec![HEAD.map(str::to_owned).to_vec()];
    for Measured { race, lanes } in measured {
        for (i, lane) in lanes.iter().enumerate() {
            rows.push(vec![
                if i == 0 { race.work } else { "" }.to_owned(),
                lane.runner.program.to_owned(),
                spread(lane.seconds, time),
                race.nodes.map_or_else(String::new, |nodes| {
                    time(lane.seconds.median / f64::from(nodes))
                }),
                if i == 0 {
                    String::new()
                } else {
                    spread(lane.times_as_fast, |times| format!("{times:.2}"))
                },
                goal(lane),
            ]);
        }
    }
    aligned(&rows)
}

const HEAD: [&str; 6] = [
    "work",
    "program",
    "time: min / median / max",
    "per node",
    "times as fast as the first: min / median / max",
    "asked for",
];

fn spread(figures: Spread, show: impl Fn(f64) -> String) -> String {
    let Spread { min, median, max } = figures;
    format!("{} / {} / {}", show(min), show(median), show(max))
}

fn goal(lane: &Lane<'_>) -> String {
    let Some(goal) = lane.runner.goal else {
        return String::new();
    };
    let asked = match goal {
        Goal::TimesAsFast(times) => format!("{times} times as fast"),
        Goal::Within(limit) => format!("within {}", time(limit.as_secs_f64())),
    };
    let verdict = if lane.reached() == Some(true) {
        "reached"
    } else {
        "MISSED"
    };
    format!("{asked}: {verdict}")
}

fn time(seconds: f64) -> String {
    let (figure, unit) = match seconds {
        s if s < 1e-6 => (s * 1e9, "ns"),
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    format!("{figure:.2} {unit}")
}

/// Aligns the columns. The first row is the head, and all rows have as many
/// cells as it has.
fn aligned(rows: &[Vec<String>]) -> String {
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|column| {
            rows.iter()
                .map(|row| row[column].chars().count())
                .max()
                .unwrap_or(0)
        })
        .collect();

    let line = |row: &[String]| {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .map(|(cell, &width)| format!("{cell:<width$}"))
            .collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();

    let mut text = line(&rows[0]) + &line(&rule);
    text.extend(rows[1..].iter().map(|row| line(row)));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::{Race, Runner};
    use std::time::Duration;

    #[test]
    fn a_race_becomes_rows_with_its_goals_judged() {
        const RACE: Race = Race {
            work: "count",
            nodes: Some(1000),
            runners: &[
                Runner {
                    program: "C",
                    run: || 0,
                    answer: 0,
                    goal: None,
                },
                Runner {
                    program: "ours",
                    run: || 0,
                    answer: 0,
                    goal: Some(Goal::TimesAsFast(4.0)),
                },
                Runner {
                    program: "other",
                    run: || 0,
                    answer: 0,
                    goal: Some(Goal::Within(Duration::from_micros(50))),
                },
            ],
        };
        let same = |figure| Spread {
            min: figure,
            median: figure,
            max: figure,
        };
        let lane = |i: usize, seconds, times| Lane {
            runner: &RACE.runners[i],
            seconds: same(seconds),
            times_as_fast: same(times),
        };
        let measured = Measured {
            race: &RACE,
            lanes: vec![
                lane(0, 8e-3, 1.0),
                lane(1, 2e-3, 4.0),
                lane(2, 60e-6, 133.3),
            ],
        };

        let table = markdown(&[measured]);

        let rows: Vec<Vec<&str>> = table
            .lines()
            .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
            .collect();
        assert_eq!(rows[0], HEAD);
        assert_eq!(
            rows[2..],
            [
                [
                    "count",
                    "C",
                    "8.00 ms / 8.00 ms / 8.00 ms",
                    "8.00 µs",
                    "",
                    ""
                ],
                [
                    "",
                    "ours",
                    "2.00 ms / 2.00 ms / 2.00 ms",
                    "2.00 µs",
                    "4.00 / 4.00 / 4.00",
                    "4 times as fast: reached"
                ],
                [
                    "",
                    "other",
                    "60.00 µs / 60.00 µs / 60.00 µs",
                    "60.00 ns",
                    "133.30 / 133.30 / 133.30",
                    "within 50.00 µs: MISSED"
                ],
            ]
        );
        let widths: Vec<usize> = table.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|&width| width == widths[0]));
    }
}
