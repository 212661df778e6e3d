//! Maker's forcing sequences.

use super::board::CellSet;
use super::hypergraph::Hypergraph;

/// The most positions in which a sequence is looked for.
const BUDGET: u32 = 200;

/// Returns the squares of a sequence of threats by which Maker, to move, wins, if a
/// short search finds one: it wins even if Breaker has all other squares.
///
/// A threat makes a line lack one square. It needs an edge of two, and Breaker has
/// to take the other one.
pub(super) fn forcing_sequence(graph: &Hypergraph) -> Option<CellSet> {
    search(graph, &mut BUDGET.clone())
}

fn search(graph: &Hypergraph, budget: &mut u32) -> Option<CellSet> {
    *budget = budget.checked_sub(1)?;
    let is_two = |edge: &&CellSet| edge.count_ones() == 2;
    let twos: Vec<CellSet> = graph.edges().iter().filter(is_two).copied().collect();
    for (i, &edge) in twos.iter().enumerate() {
        // A square of two such edges makes two threats at once.
        let meets = |other: &&CellSet| **other & edge != 0 && **other != edge;
        if let Some(other) = twos[..i].iter().find(meets) {
            return Some(edge | other);
        }
    }
    for edge in twos {
        let low = edge.trailing_zeros() as usize;
        let high = edge.ilog2() as usize;
        for (threat, answer) in [(low, high), (high, low)] {
            let mut gains = false;
            for &other in graph.edges() {
                let is_shortened = other >> threat & 1 != 0 && other >> answer & 1 == 0;
                if is_shortened && other.count_ones() == 2 {
                    return Some(edge | other);
                }
                gains |= is_shortened && other.count_ones() == 3;
            }
            if gains {
                let next = graph.after_breaker(answer).after_maker(threat);
                if let Some(squares) = search(&next, budget) {
                    return Some(squares | edge);
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sequence_uses_the_squares_of_its_lines_alone() {
        // Maker takes 1 (Breaker has to take 0) and then 2, with threats at 3 and 4.
        let edges = [0b00_0011, 0b00_1110, 0b01_0110, 0b10_0001];
        let graph = Hypergraph::new(edges.into_iter(), 0, 0);
        assert_eq!(forcing_sequence(&graph).map(|squares| squares & 1), Some(1));
        assert_eq!(forcing_sequence(&graph.after_breaker(1)), None);
    }
}
