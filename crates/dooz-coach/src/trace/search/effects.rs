//! The effects of the options of a search.

use dooz_core::textbook::{Cut, Form, Window};

use super::method::{Algorithm, FastCutAt, Method};
use super::order::Order;
use super::subject::Subject;

/// An option of alpha-beta, to show its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Minimax, which skips nothing.
    Minimax,
    /// Alpha-beta with its default options.
    AlphaBeta,
    /// The order in which moves are tried.
    Order,
    /// The window at the root.
    Window,
    /// The condition under which the window is closed.
    Cut,
    /// The fast cut-off: a win ends a node at once.
    FastCut,
}

/// Returns methods for a comparison of their calls, leaves and cuts: minimax,
/// alpha-beta, and alpha-beta with each of its options in turn. All of them
/// score like `like`.
///
/// ```
/// use dooz_coach::trace::{Effect, Method, Subject, effects};
/// use dooz_core::{Rules, Setup, Symbol};
/// let empty = Subject::board(&Setup::parse(Rules::TIC_TAC_TOE, ".........", Symbol::X)?)?;
/// let methods = effects(&empty, &Method::default());
/// assert_eq!(methods[0].0, Effect::Minimax);
/// let orders = methods.iter().filter(|(effect, _)| *effect == Effect::Order);
/// assert_eq!(orders.count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn effects(subject: &Subject, like: &Method) -> Vec<(Effect, Method)> {
    let (lowest, highest) = match subject {
        Subject::Board { position, .. } => like.extremes(position.rules().squares()),
        Subject::Tree(tree) => tree.range(),
    };
    let with = |algorithm, order| Method {
        algorithm,
        order,
        ..*like
    };
    let pruning = |window, cut, fast_cut| {
        let form = Form::Pair;
        let algorithm = Algorithm::AlphaBeta {
            form,
            window,
            cut,
            fast_cut,
        };
        with(algorithm, Order::Rows)
    };
    let default = Algorithm::ALPHA_BETA;
    let (widest, at_least) = (Window::WIDEST, Cut::AtLeast);
    let mut methods = vec![
        (Effect::Minimax, with(Algorithm::default(), Order::Rows)),
        (Effect::AlphaBeta, with(default, Order::Rows)),
        (Effect::Order, with(default, Order::Centre)),
        (Effect::Order, with(default, Order::Reversed)),
    ];
    // A tree of equal leaves has no window.
    if lowest < highest {
        let tight = Window::new(lowest, highest);
        let wide = Window::new(lowest.saturating_sub(1), highest.saturating_add(1));
        let windows = [tight, wide];
        methods.extend(windows.map(|window| {
            let method = pruning(window, at_least, FastCutAt::None);
            (Effect::Window, method)
        }));
    }
    let above = pruning(widest, Cut::Above, FastCutAt::None);
    methods.push((Effect::Cut, above));
    for fast_cut in [FastCutAt::Min, FastCutAt::Both] {
        methods.push((Effect::FastCut, pruning(widest, at_least, fast_cut)));
    }
    methods
}
