//! The five programs, each in its own way and without its faults.

use crate::program::{dooz, hinted_game};

fn classic(name: &str, input: &str) -> String {
    let run = dooz(&["--classic", "--opponent", name, "--seed", "1"], input);
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    run.output
}

#[test]
fn sisoog_counts_as_the_number_pad_and_the_person_has_o() {
    let output = classic("sisoog", "0\nx\n7\n7\n");
    assert!(output.starts_with("X: computer, O: you\n"), "{output}");
    assert!(
        output.contains("Your move (1 to 9, as on the number pad):"),
        "{output}"
    );
    assert_eq!(
        output
            .matches("Only the keys 1 to 9 name a square.")
            .count(),
        2,
        "{output}"
    );
    // The top left is key 7; the answer is the centre.
    assert!(output.contains("Computer: column 2, row 2"), "{output}");
    assert!(
        output.contains("\n  O  |  8  |  9\n_____|_____|_____\n"),
        "{output}"
    );
    assert!(
        output.contains("This square is taken. It is still your turn."),
        "{output}"
    );
}

#[test]
fn the_header_of_sisoog_names_the_seats_as_they_are() {
    let arguments = ["--classic", "--opponent", "sisoog", "--symbols", "XO"];
    let run = dooz(&arguments, "7\n");
    assert!(
        run.output.starts_with("O: computer, X: you\n"),
        "{}",
        run.output
    );
    assert!(run.output.contains("\n  X  |  8  |  9\n"), "{}", run.output);
}

#[test]
fn sisoog_draws_without_a_move_of_its_own_and_shows_the_board() {
    // 5: centre, answered at cell 0 (key 7); the rest blocks to a full board.
    let output = classic("sisoog", "5\n4\n8\n3\n9\n1\n6\n2\n");
    let end = output
        .find("Equalised!")
        .unwrap_or_else(|| panic!("no draw: {output}"));
    assert!(!output.contains("column 0"), "{output}");
    let board = &output[..end];
    let board = &board[board.rfind("Board").unwrap()..];
    assert_eq!(board.matches(['X', 'O']).count(), 9, "{board}");
    assert!(output.contains("Press any key for a new game."), "{output}");
}

#[test]
fn any_answer_begins_the_next_game_of_sisoog() {
    let output = classic("sisoog", "5\n4\n8\n3\n9\n1\n6\n2\nwhatever\n");
    assert!(output.contains("A new game begins."), "{output}");
}

#[test]
fn freecodecamp_counts_cells_from_nought() {
    let output = classic("freecodecamp", "0\n9\n");
    assert!(output.starts_with("O: you, X: computer\n"), "{output}");
    assert!(output.contains("Your move (0 to 8):"), "{output}");
    assert!(output.contains("The computer takes square 4."), "{output}");
    assert!(output.contains("\nO 1 2\n3 X 5\n6 7 8\n"), "{output}");
    assert!(
        output.contains("`9` is not a number from 0 to 8"),
        "{output}"
    );
}

#[test]
fn lafore_shows_the_boards_of_its_first_two_levels() {
    let output = classic("lafore", "4\n4\nq\n");
    assert!(output.starts_with("Tictac\n"), "{output}");
    assert!(output.contains("Make your move (0 to 8):"), "{output}");
    assert_eq!(
        output.matches("of the first two levels").count(),
        64,
        "{output}"
    );
    assert!(output.contains("board OX./.X./..."), "{output}");
    assert!(output.contains("I play at 0\n"), "{output}");
    assert!(output.contains("Illegal move.\n"), "{output}");
}

#[test]
fn lafore_notices_a_draw_also_when_it_begins() {
    let arguments = ["--classic", "--opponent", "lafore", "--begins", "second"];
    let run = dooz(&arguments, hinted_game(&arguments));
    assert_eq!(run.status, 0);
    assert!(run.output.contains("It's a draw\n"), "{}", run.output);
}

#[test]
fn alphabeta_lets_the_person_have_x_and_looks_at_clicks_on_taken_squares() {
    let output = classic("alphabeta", "b2\nb2\n");
    assert!(output.starts_with("Tic-tac-toe\n"), "{output}");
    assert!(output.contains("2 . X ."), "{output}");
    assert!(output.contains("`b2` is taken"), "{output}");
}

#[test]
fn machinarium_begins_with_a_random_stone_on_the_large_board() {
    let first = |seed: &str| {
        let run = dooz(&["--opponent", "machinarium", "--seed", seed], "q\n");
        let at = run.output.find("the first stone fell on ").unwrap();
        run.output[at..].lines().next().unwrap().to_owned()
    };
    assert_eq!(first("1"), first("1"));
    assert!(["2", "3", "4"].iter().any(|seed| first(seed) != first("1")));
    let output = classic("machinarium", "q\n");
    assert!(output.starts_with("Five in a row\n"), "{output}");
    assert!(output.contains("10 "), "{output}");
}

#[test]
fn the_cafe_can_be_visited_by_the_name_of_its_rules() {
    let run = dooz(&["--rules", "machinarium"], "q\n");
    assert!(
        run.output.contains("the first stone fell on"),
        "{}",
        run.output
    );
    let search = ["--rules", "machinarium", "--opponent", "search"];
    let run = dooz(&search, "q\n");
    assert!(
        run.output.contains("the first stone fell on"),
        "{}",
        run.output
    );
    let run = dooz(&["--rules", "machinarium", "--begins", "first"], "q\n");
    assert!(!run.output.contains("fell on"), "{}", run.output);
}

#[test]
fn no_classic_lets_a_person_who_fills_the_board_in_any_order_win() {
    for name in ["sisoog", "freecodecamp", "lafore", "alphabeta", "minimax"] {
        for order in ["123456789", "987654321", "519372846", "258147369"] {
            let input: String = order.chars().flat_map(|key| [key, '\n']).collect();
            let arguments = ["--opponent", name, "--notation", "keypad"];
            let run = dooz(&arguments, input);
            assert!(
                !run.output.contains("You win"),
                "{name} {order}: {}",
                run.output
            );
            let ended = run.output.contains("The computer wins") || run.output.contains("draw");
            assert!(ended, "{name} {order}: {}", run.output);
        }
    }
}
