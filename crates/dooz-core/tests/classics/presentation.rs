use dooz_core::Symbol;
use dooz_core::classics::{Beginner, Classic};

#[test]
fn every_classic_can_write_its_cells() {
    for classic in Classic::ALL {
        assert!(classic.notation.fits(classic.rules));
    }
}

#[test]
fn persons_have_the_symbols_of_the_articles() {
    let persons = Classic::ALL.map(|classic| (classic.name, classic.person));
    assert_eq!(
        persons[..4],
        [
            ("sisoog", Symbol::O),
            ("freecodecamp", Symbol::O),
            ("lafore", Symbol::X),
            ("alphabeta", Symbol::X),
        ]
    );
}

#[test]
fn only_the_cafe_game_begins_with_a_stone_by_chance() {
    let by_chance = Classic::ALL
        .iter()
        .filter(|classic| classic.beginner == Beginner::ProgramByChance);
    let names: Vec<_> = by_chance.map(|classic| classic.name).collect();
    assert_eq!(names, ["machinarium"]);
}
