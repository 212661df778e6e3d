//! Assignment of items to different sets.

use crate::state::MAX_MAYBE_SETS;

/// Returns the largest number of items that can be assigned to different sets
/// that fit them; there are at most [`MAX_MAYBE_SETS`] sets.
///
/// Each item in turn takes a set that fits it, if need be from an item that can
/// take another one instead (the augmenting paths of Berge, 1957, and Kuhn).
pub(crate) fn matching(items: usize, sets: usize, fits: impl Fn(usize, usize) -> bool) -> usize {
    let mut owners = [None; MAX_MAYBE_SETS];
    let owners = &mut owners[..sets];
    let placed = (0..items).filter(|&item| {
        let mut tried = [false; MAX_MAYBE_SETS];
        place(item, owners, &mut tried, &fits)
    });
    placed.count()
}

/// Assigns an item to a set, and moves others if need be. Returns `false`, and
/// changes nothing, if that is impossible.
fn place(
    item: usize,
    owners: &mut [Option<usize>],
    tried: &mut [bool; MAX_MAYBE_SETS],
    fits: &impl Fn(usize, usize) -> bool,
) -> bool {
    for set in 0..owners.len() {
        if tried[set] || !fits(item, set) {
            continue;
        }
        tried[set] = true;
        if owners[set].is_none_or(|owner| place(owner, owners, tried, fits)) {
            owners[set] = Some(item);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries all assignments.
    fn by_trying(items: &[Vec<usize>], taken: &mut Vec<usize>) -> usize {
        let Some((first, rest)) = items.split_first() else {
            return taken.len();
        };
        let mut best = by_trying(rest, taken);
        for &set in first {
            if !taken.contains(&set) {
                taken.push(set);
                best = best.max(by_trying(rest, taken));
                taken.pop();
            }
        }
        best
    }

    #[test]
    fn an_item_gives_its_set_to_one_that_fits_no_other() {
        let fits = [vec![0, 1], vec![0], vec![0, 2]];
        let size = matching(3, 3, |item, set| fits[item].contains(&set));
        assert_eq!(size, 3);
    }

    proptest::proptest! {
        #[test]
        fn a_matching_is_as_large_as_trying_all_assignments(
            fits in proptest::collection::vec(proptest::collection::vec(0_usize..5, 0..4), 0..6),
        ) {
            let size = matching(fits.len(), 5, |item, set| fits[item].contains(&set));
            proptest::prop_assert_eq!(size, by_trying(&fits, &mut Vec::new()));
        }
    }
}
