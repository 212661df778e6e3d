//! Strokes of a pen.

use std::f32::consts::PI;

use super::path::{Path, Point};

/// A stroke of a pen, which grows broader and thinner on its way.
///
/// Its sway depends only on a seed, so that a board always looks the same.
#[derive(Clone, Debug)]
pub(super) struct Stroke {
    points: Vec<Point>,
    /// Half the width at the start, in the middle and at the end.
    widths: [f32; 3],
}

impl Stroke {
    /// The two strokes of a cross in a cell of 100 units.
    pub(super) fn cross((x, y): Point, seed: usize) -> [Self; 2] {
        let mut sway = Sway::new(seed);
        [1.0, -1.0].map(|side| {
            let mut end = |sign: f32| {
                let reach = |sway: &mut Sway| 25.0 + 2.5 * sway.next();
                (
                    x + sign * side * reach(&mut sway),
                    y + sign * reach(&mut sway),
                )
            };
            let (from, to) = (end(-1.0), end(1.0));
            let bend = -(0.035 + 0.015 * sway.next()) * side;
            Self {
                points: bent(from, to, bend, 6),
                widths: [4.3, 5.8, 3.2],
            }
        })
    }

    /// The stroke of a circle in a cell of 100 units: from about 11 o'clock
    /// clockwise for 385 degrees, slightly inside its start at last.
    pub(super) fn circle((x, y): Point, seed: usize) -> Self {
        const STEPS: u8 = 18;
        let mut sway = Sway::new(seed);
        let start = (-116.0 + 8.0 * sway.next()).to_radians();
        let (wide, high) = (26.0 + 0.8 * sway.next(), 26.0 + 0.8 * sway.next());
        let (lean, turn) = (0.7 * sway.next(), PI * sway.next());
        let points = (0..=STEPS).map(|step| {
            let done = f32::from(step) / f32::from(STEPS);
            let angle = start + done * 385_f32.to_radians();
            let shrink = 1.04 - 0.08 * done;
            let swell = lean * (2.0 * angle + turn).sin();
            (
                x + (wide * shrink + swell) * angle.cos(),
                y + (high * shrink + swell) * angle.sin(),
            )
        });
        Self {
            points: points.collect(),
            widths: [4.1, 5.6, 2.5],
        }
    }

    /// A line of the board.
    pub(super) fn ruled(from: Point, to: Point, seed: usize) -> Self {
        let mut sway = Sway::new(seed);
        let along = length(from, to);
        let (right, down) = ((to.0 - from.0) / along, (to.1 - from.1) / along);
        // At most a hundredth of the length, and of 400 units on large boards.
        let bend = 0.008 * sway.next() * (400.0 / along).min(1.0);
        let (early, late) = (2.5 * sway.next(), 2.5 * sway.next());
        let (lean, back) = (0.9 * sway.next(), 0.9 * sway.next());
        let from = (
            from.0 + right * early + down * lean,
            from.1 + down * early + right * lean,
        );
        let to = (
            to.0 + right * late + down * back,
            to.1 + down * late + right * back,
        );
        Self {
            points: bent(from, to, bend, 5),
            widths: [1.35, 1.55, 1.35],
        }
    }

    /// The tick below the symbol of the last move in a cell of 100 units.
    pub(super) fn tick((x, y): Point, seed: usize) -> Self {
        let sway = Sway::new(seed).next();
        Self {
            points: bent(
                (x - 11.0, y + 37.5),
                (x + 11.0, y + 37.5 + sway),
                0.03 * sway,
                3,
            ),
            widths: [1.6, 2.4, 1.2],
        }
    }

    /// A sweep over a line of symbols.
    pub(super) fn sweep(from: Point, to: Point, seed: usize) -> Self {
        let bend = 0.006 * Sway::new(seed).next();
        Self {
            points: bent(from, to, bend, 3),
            widths: [13.0; 3],
        }
    }

    /// Returns the path in the middle of the stroke.
    pub(super) fn centre(&self) -> String {
        let mut path = Path::default();
        path.start(self.points[0]);
        path.curve(&self.points);
        path.0
    }

    /// Adds the outline of the stroke to a path.
    pub(super) fn outline(&self, path: &mut Path) {
        let last = self.points.len() - 1;
        let side = |place: usize, sign: f32| {
            let (before, after) = (place.saturating_sub(1), (place + 1).min(last));
            let (from, to) = (self.points[before], self.points[after]);
            let along = length(from, to);
            let half = sign * self.half_width(place as f32 / last as f32);
            let (x, y) = self.points[place];
            (
                x + half * (to.1 - from.1) / along,
                y - half * (to.0 - from.0) / along,
            )
        };
        let there: Vec<Point> = (0..=last).map(|place| side(place, 1.0)).collect();
        let back: Vec<Point> = (0..=last).rev().map(|place| side(place, -1.0)).collect();
        path.start(there[0]);
        path.curve(&there);
        for (width, edge) in [(self.widths[2], &back[..]), (self.widths[0], &there[..1])] {
            let (x, y) = edge[0];
            path.add("A", &[width, width, 0.0, 0.0, 1.0, x, y]);
            path.curve(edge);
        }
        path.0.push('Z');
    }

    /// Returns half the width at a part of the way, on a parabola.
    fn half_width(&self, done: f32) -> f32 {
        let [start, middle, end] = self.widths;
        let (steep, bow) = (
            4.0 * middle - end - 3.0 * start,
            2.0 * (end + start) - 4.0 * middle,
        );
        start + done * (steep + done * bow)
    }
}

/// Returns points on a line that is bent by a part of its length.
fn bent(from: Point, to: Point, bend: f32, steps: u8) -> Vec<Point> {
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    let point = |step: u8| {
        let done = f32::from(step) / f32::from(steps);
        let aside = bend * (done * PI).sin();
        (
            from.0 + done * right + aside * down,
            from.1 + done * down - aside * right,
        )
    };
    (0..=steps).map(point).collect()
}

fn length(from: Point, to: Point) -> f32 {
    (to.0 - from.0).hypot(to.1 - from.1)
}

/// A source of small deviations, from -1 to 1, that depend only on a seed.
///
/// These are the numbers of `SplitMix64` (Steele, Lea and Flood, 2014).
#[derive(Clone, Copy, Debug)]
pub(super) struct Sway(u64);

impl Sway {
    pub(super) const fn new(seed: usize) -> Self {
        Self(seed as u64)
    }

    pub(super) fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        (mixed >> 40) as f32 / 8_388_608.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_of_one_seed_always_looks_the_same() {
        let outline = |seed| {
            let mut path = Path::default();
            Stroke::circle((50.0, 50.0), seed).outline(&mut path);
            path.0
        };
        assert_eq!(outline(7), outline(7));
        assert_ne!(outline(7), outline(8));
    }

    #[test]
    fn the_symbols_stay_within_their_cell() {
        for seed in 0..500 {
            let middle = (50.0, 50.0);
            let [down, up] = Stroke::cross(middle, seed);
            for stroke in [
                down,
                up,
                Stroke::circle(middle, seed),
                Stroke::tick(middle, seed),
            ] {
                let is_inside =
                    |&(x, y): &Point| (15.0..=93.0).contains(&y) && (15.0..=85.0).contains(&x);
                assert!(stroke.points.iter().all(is_inside), "{seed}: {stroke:?}");
            }
        }
    }

    #[test]
    fn deviations_lie_on_both_sides_and_within_one() {
        let mut sway = Sway::new(3);
        let numbers: Vec<f32> = (0..1000).map(|_| sway.next()).collect();
        assert!(numbers.iter().all(|number| number.abs() <= 1.0));
        let mean = numbers.iter().sum::<f32>() / 1000.0;
        assert!(mean.abs() < 0.1, "{mean}");
    }
}
