//! The static evaluation of positions of the weak game.

use dooz_engine::ProofNumbers;

use super::forcing::forcing_sequence;
use super::hypergraph::{Hypergraph, ONE, Weight};
use super::node::Role;
use super::pairing::Pairing;
use super::table::Entry;
use super::techniques::WeakGameTechniques;

/// The steps in which a pairing is looked for.
const PAIRING_STEPS: u32 = 60;

/// The excess of the potential at which Maker is taken to win almost certainly.
const CERTAIN: Weight = ONE;

/// Returns all that these techniques can say of a position without looking ahead: who
/// wins, or the numbers with which its search begins.
pub(super) fn evaluate(graph: &Hypergraph, mover: Role, techniques: WeakGameTechniques) -> Entry {
    let uses = |technique| techniques.contains(technique);
    if let Some(entry) = decided(graph, mover) {
        return entry;
    }

    let heaviest = (mover == Role::Breaker).then(|| heaviest(graph));
    let potential = graph.potential() - heaviest.map_or(0, |(_, weight)| weight);
    let best = heaviest.map(|(cell, _)| cell);
    if uses(WeakGameTechniques::POTENTIAL) && potential < ONE / 2 {
        return won_by_potential(graph, best, uses(WeakGameTechniques::PAIRING));
    }

    let singles = graph.singles();
    let forced = if singles != 0 {
        Some(singles)
    } else if uses(WeakGameTechniques::FORCING) {
        forcing_sequence(graph)
    } else {
        None
    };
    if mover == Role::Maker {
        if let Some(squares) = forced {
            return Entry::won(Role::Maker, squares, 0);
        }
        if uses(WeakGameTechniques::PAIRING)
            && potential < Pairing::MOST_POTENTIAL
            && let Some(pairing) = Pairing::find(graph, PAIRING_STEPS)
        {
            return Entry::won(Role::Breaker, pairing.squares(), 0);
        }
    }
    Entry {
        numbers: if uses(WeakGameTechniques::INITIAL_NUMBERS) {
            initial_numbers(potential)
        } else {
            ProofNumbers::UNKNOWN
        },
        zone: forced.unwrap_or(0),
        best: 0,
        work: 0,
    }
}

/// Returns the entry of a position that is decided at once: no line is left, or one is
/// complete, or Maker's next stone completes one.
fn decided(graph: &Hypergraph, mover: Role) -> Option<Entry> {
    let singles = graph.singles();
    let lowest = singles & singles.wrapping_neg();
    if graph.edges().contains(&0) {
        Some(Entry::won(Role::Maker, 0, 0))
    } else if graph.edges().is_empty() {
        Some(Entry::won(Role::Breaker, 0, 0))
    } else if singles != 0 && mover == Role::Maker {
        let cell = lowest.trailing_zeros() as u8;
        Some(Entry::won(Role::Maker, lowest, cell))
    } else if singles != lowest {
        Some(Entry::won(Role::Maker, singles, 0))
    } else {
        None
    }
}

/// Returns the cell through which the lines weigh most, and their weight.
fn heaviest(graph: &Hypergraph) -> (u8, Weight) {
    (0..)
        .zip(graph.weights())
        .max_by_key(|&(cell, weight)| (weight, !cell))
        .expect("boards have squares")
}

/// Returns the entry of a position that Breaker holds by always taking the heaviest
/// cell, of which `best` is the first if Breaker is to move.
fn won_by_potential(graph: &Hypergraph, best: Option<u8>, uses_pairing: bool) -> Entry {
    let rest = best.map_or_else(|| graph.clone(), |best| graph.after_breaker(best.into()));
    // Pairs need fewer squares than weights.
    let pairing = uses_pairing.then(|| Pairing::find(&rest, PAIRING_STEPS));
    let zone = pairing
        .flatten()
        .map_or(rest.squares(), |pairing| pairing.squares());
    let best_cell = best.map_or(0, |best| 1 << best);
    Entry::won(Role::Breaker, zone | best_cell, best.unwrap_or(0))
}

/// Returns the numbers with which the search of a position of this potential begins.
fn initial_numbers(potential: Weight) -> ProofNumbers {
    let excess = potential.saturating_sub(ONE / 2);
    ProofNumbers {
        proof: 1 + exponential(CERTAIN.saturating_sub(excess)),
        disproof: 1 + exponential(excess),
    }
}

/// Returns about 2^8x. It must be the same on all machines, for proofs to be the same, so
/// it has no floating point.
fn exponential(x: Weight) -> u32 {
    let sixteenths = 8 * 16 * x / ONE;
    let (whole, sixteenths) = (sixteenths / 16, sixteenths % 16);
    (16 + sixteenths as u32) << whole.min(16) >> 4
}
