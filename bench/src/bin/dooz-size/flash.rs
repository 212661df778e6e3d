//! The size of a microcontroller program in flash memory.

use object::elf::{SHF_ALLOC, SHT_NOBITS};
use object::{Object, ObjectSection, SectionFlags};

/// Counts the bytes of all sections that are loaded: code (`.text`), constants
/// (`.rodata`) and initial values of variables (`.data`).
pub(crate) fn bytes(program: &[u8]) -> Result<u64, object::Error> {
    Ok(object::File::parse(program)?
        .sections()
        .filter(|section| is_loaded(section.flags()))
        .map(|section| section.size())
        .sum())
}

fn is_loaded(flags: SectionFlags) -> bool {
    match flags {
        SectionFlags::Elf { sh_type, sh_flags } => {
            sh_flags.contains(SHF_ALLOC) && sh_type != SHT_NOBITS
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs};

    #[test]
    fn what_is_loaded_is_a_part_of_the_program() {
        let program = fs::read(env::current_exe().unwrap()).unwrap();

        let loaded = super::bytes(&program).unwrap();

        // Debug information is in the file but is never loaded.
        assert!(loaded > 0);
        assert!(loaded < program.len() as u64);
    }

    #[test]
    fn a_text_is_not_a_program() {
        assert!(super::bytes(b"X..XO....").is_err());
    }
}
