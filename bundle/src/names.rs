//! Short names for what module and glue call each other.
//!
//! wasm-bindgen's names end in hashes, which cannot be compressed. They are
//! there once in the module and once in the glue, and nobody reads them.

use std::convert::Infallible;

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{ExportSection, ImportSection, Module};
use wasmparser::{BinaryReaderError, Export, ImportSectionReader, Parser, Payload};

type Error = reencode::Error<Infallible>;

/// The same module and glue with short names instead of those with hashes.
pub(crate) fn shortened(module: &[u8], glue: &str) -> Result<(Vec<u8>, String), Error> {
    let mut long: Vec<String> = names(module)?;
    long.retain(|name| has_hash(name));
    // One name may begin like another.
    long.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let short = (0..long.len()).map(|number| format!("f{number}"));
    let mut names = Names(long.into_iter().zip(short).collect());

    let mut glue = glue.to_owned();
    for (long, short) in &names.0 {
        glue = glue.replace(long, short);
    }
    let mut shortened = Module::new();
    names.parse_core_module(&mut shortened, Parser::new(0), module)?;
    Ok((shortened.finish(), glue))
}

/// The names of what is imported and exported.
fn names(module: &[u8]) -> Result<Vec<String>, BinaryReaderError> {
    let mut names = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    names.push(import?.name.to_owned());
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    names.push(export?.name.to_owned());
                }
            }
            _ => {}
        }
    }
    Ok(names)
}

/// Whether a part of a name has sixteen hexadecimal digits.
fn has_hash(name: &str) -> bool {
    let is_hash =
        |part: &str| part.len() == 16 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    name.split('_').any(is_hash)
}

/// Long names, and the short ones that stand for them.
struct Names(Vec<(String, String)>);

impl Names {
    fn short<'a>(&'a self, name: &'a str) -> &'a str {
        let known = self.0.iter().find(|(long, _)| long == name);
        known.map_or(name, |(_, short)| short)
    }
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error> {
        for import in section.into_imports() {
            let import = import?;
            let entity = self.entity_type(import.ty)?;
            imports.import(import.module, self.short(import.name), entity);
        }
        Ok(())
    }

    fn parse_export(
        &mut self,
        exports: &mut ExportSection,
        export: Export<'_>,
    ) -> Result<(), Error> {
        let kind = self.export_kind(export.kind)?;
        let index = self.external_index(export.kind, export.index)?;
        exports.export(self.short(export.name), kind, index);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, ExportKind, TypeSection};

    use super::*;

    const IMPORT: &str = "__wbg_now_0123456789abcdef";

    /// A module that imports a function and exports it again under two names.
    fn module(exports: [&str; 2]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import("./page.js", IMPORT, EntityType::Function(0));
        let mut section = ExportSection::new();
        for name in exports {
            section.export(name, ExportKind::Func, 0);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&section);
        module.finish()
    }

    #[test]
    fn module_and_glue_still_agree() {
        let given = module(["start", "call_0123456789abcdef_"]);
        let glue = format!("{{ {IMPORT}: now }}; start(); call_0123456789abcdef_();");
        let (module, glue) = shortened(&given, &glue).unwrap();

        assert_eq!(names(&module).unwrap(), ["f0", "start", "f1"]);
        assert_eq!(glue, "{ f0: now }; start(); f1();");
    }

    #[test]
    fn a_name_that_begins_like_another_is_told_from_it() {
        let given = module(["call_0123456789abcdef_", "call_0123456789abcdef__3"]);
        let glue = "call_0123456789abcdef__3(call_0123456789abcdef_())";
        let (module, glue) = shortened(&given, glue).unwrap();

        assert_eq!(names(&module).unwrap(), ["f0", "f2", "f1"]);
        assert_eq!(glue, "f1(f2())");
    }

    #[test]
    fn what_is_no_module_is_an_error() {
        assert!(shortened(b"<html>", "").is_err());
    }
}
