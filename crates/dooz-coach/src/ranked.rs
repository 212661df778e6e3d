//! The order of a few things.

/// Things in the order of a key, those with the same key as they came. They
/// are few, the squares of a board at most, so each is put into its place:
/// no sort is as small.
pub(crate) fn ranked<T, K: Ord>(
    things: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
) -> Vec<T> {
    let mut ranked: Vec<T> = Vec::new();
    for thing in things {
        let own = key(&thing);
        let place = ranked.partition_point(|other| key(other) <= own);
        ranked.insert(place, thing);
    }
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_ranked_as_a_stable_sort_does() {
        let things = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        let mut sorted = things;
        sorted.sort_by_key(|thing| thing.0);
        assert_eq!(ranked(things, |thing| thing.0), sorted);
        assert!(ranked([0; 0], |thing| *thing).is_empty());
    }
}
