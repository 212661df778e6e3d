//! The functions of a module in an order that compresses well.
//!
//! Deflate finds again what it has seen in the last 32 KB. A compiler makes
//! many functions that are nearly alike, one for each type, and they stand
//! megabytes apart. Here each function is followed by the one that shares the
//! most with what stands before it, by the length of its own: Broder's
//! shingles ("On the resemblance and containment of documents", 1997) in a
//! greedy chain. That order of functions matters for the compressed size is
//! from Hoag, Lee, Mestre and Pupyrev, "Optimizing Function Layout for Mobile
//! Applications" (2023).

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{BinaryReaderError, CodeSectionReader, FunctionSectionReader, Parser, Payload};

/// The bytes that count as seen, a little less than deflate's window.
const WINDOW: usize = 30_000;
/// The bytes of a shingle: an instruction or two with what belongs to them.
const SHINGLE: usize = 6;
/// A shingle that more functions have tells nothing about them.
const COMMON: usize = 200;

type Error = reencode::Error<Infallible>;

/// The same module with its functions in another order.
pub(crate) fn reordered(module: &[u8]) -> Result<Vec<u8>, Error> {
    let (imported, bodies) = functions(module)?;
    let mut reordered = Module::new();
    Moves::new(imported, chain(&bodies)).parse_core_module(
        &mut reordered,
        Parser::new(0),
        module,
    )?;
    Ok(reordered.finish())
}

/// How many functions a module imports, and the code of its own.
fn functions(module: &[u8]) -> Result<(u32, Vec<&[u8]>), BinaryReaderError> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, wasmparser::TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    Ok((imported, bodies))
}

/// The functions, each after those that it shares most with.
fn chain(bodies: &[&[u8]]) -> Vec<usize> {
    let mut likeness = Likeness::new(bodies);
    // What is like nothing begins anew, the longest first.
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    left.sort_by_key(|&function| std::cmp::Reverse(bodies[function].len()));

    let mut order = Vec::with_capacity(bodies.len());
    while !left.is_empty() {
        let by_share = |&a: &usize, &b: &usize| {
            let share = |of: usize| likeness.share(of);
            // The first of equals, so that the longest begins.
            share(left[a]).total_cmp(&share(left[b])).then(b.cmp(&a))
        };
        let next = (0..left.len()).max_by(by_share).expect("some are left");
        let function = left.remove(next);
        likeness.place(function);
        order.push(function);
    }
    order
}

/// What functions share with those that were placed last.
struct Likeness<'a> {
    bodies: &'a [&'a [u8]],
    /// The shingles of each function.
    shingles: Vec<Vec<usize>>,
    /// The functions that have each shingle.
    holders: Vec<Vec<usize>>,
    /// How many of the placed functions in the window have each shingle.
    seen: Vec<u32>,
    /// The number of each function's shingles that were seen.
    shared: Vec<u32>,
    window: VecDeque<usize>,
    bytes: usize,
}

impl<'a> Likeness<'a> {
    fn new(bodies: &'a [&'a [u8]]) -> Self {
        let mut numbers: HashMap<&[u8], usize> = HashMap::new();
        let mut holders: Vec<Vec<usize>> = Vec::new();
        for (function, body) in bodies.iter().enumerate() {
            for shingle in body.windows(SHINGLE) {
                let number = *numbers.entry(shingle).or_insert(holders.len());
                if number == holders.len() {
                    holders.push(Vec::new());
                }
                if holders[number].last() != Some(&function) {
                    holders[number].push(function);
                }
            }
        }
        holders.retain(|holders| (2..=COMMON).contains(&holders.len()));

        let mut shingles = vec![Vec::new(); bodies.len()];
        for (number, holders) in holders.iter().enumerate() {
            for &function in holders {
                shingles[function].push(number);
            }
        }
        Self {
            bodies,
            shingles,
            seen: vec![0; holders.len()],
            shared: vec![0; bodies.len()],
            holders,
            window: VecDeque::new(),
            bytes: 0,
        }
    }

    /// The part of a function that was seen, by its shingles.
    fn share(&self, function: usize) -> f64 {
        // A few bytes more, or the shortest functions would all come first.
        let length = self.bodies[function].len() as u32 + 20;
        f64::from(self.shared[function]) / f64::from(length)
    }

    /// Puts a function behind the others.
    fn place(&mut self, function: usize) {
        for &shingle in &self.shingles[function] {
            self.seen[shingle] += 1;
            if self.seen[shingle] == 1 {
                for &holder in &self.holders[shingle] {
                    self.shared[holder] += 1;
                }
            }
        }
        self.window.push_back(function);
        self.bytes += self.bodies[function].len();
        while self.bytes > WINDOW && self.window.len() > 1 {
            self.forget();
        }
    }

    /// Takes out of the window what was placed first.
    fn forget(&mut self) {
        let Some(function) = self.window.pop_front() else {
            return;
        };
        self.bytes -= self.bodies[function].len();
        for &shingle in &self.shingles[function] {
            self.seen[shingle] -= 1;
            if self.seen[shingle] == 0 {
                for &holder in &self.holders[shingle] {
                    self.shared[holder] -= 1;
                }
            }
        }
    }
}

/// Functions that get other numbers; those that are imported keep theirs.
struct Moves {
    imported: u32,
    /// The function at each place.
    order: Vec<usize>,
    /// The place of each function.
    places: Vec<u32>,
}

impl Moves {
    fn new(imported: u32, order: Vec<usize>) -> Self {
        let mut places = vec![0; order.len()];
        for (place, &function) in order.iter().enumerate() {
            places[function] = place as u32;
        }
        Self {
            imported,
            order,
            places,
        }
    }
}

impl Reencode for Moves {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(match function.checked_sub(self.imported) {
            Some(own) => self.imported + self.places[own as usize],
            None => function,
        })
    }

    fn parse_function_section(
        &mut self,
        types: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let given = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for &function in &self.order {
            types.function(given[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let given = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, given[function].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, TypeSection, ValType,
    };

    use super::*;

    /// A module that imports one function and has one for each list of
    /// numbers, which it exports by its number. A function drops its numbers
    /// and calls the next one, the last one what is imported.
    fn module(functions: &[&[i32]]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        types.ty().function([ValType::I32], []);
        let mut imports = ImportSection::new();
        imports.import("page", "tick", EntityType::Function(0));
        let mut signatures = FunctionSection::new();
        let mut exports = ExportSection::new();
        let mut code = CodeSection::new();
        let last = functions.len() as u32;
        for (numbers, number) in functions.iter().zip(1..) {
            signatures.function(0);
            exports.export(&number.to_string(), ExportKind::Func, number);
            let mut body = Function::new([]);
            for &number in *numbers {
                body.instructions().i32_const(number).drop();
            }
            let next = if number == last { 0 } else { number + 1 };
            body.instructions().call(next).end();
            code.function(&body);
        }
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imports)
            .section(&signatures);
        module.section(&exports).section(&code);
        module.finish()
    }

    /// What the functions do, one after the other, from the first export on.
    fn walk(module: &[u8]) -> Vec<i32> {
        let (imported, bodies) = functions(module).unwrap();
        let mut function = Parser::new(0)
            .parse_all(module)
            .find_map(|payload| match payload.unwrap() {
                Payload::ExportSection(exports) => {
                    let mut exports = exports.into_iter().map(Result::unwrap);
                    exports.find(|export| export.name == "1")
                }
                _ => None,
            })
            .unwrap()
            .index;
        let mut done = Vec::new();
        while let Some(own) = function.checked_sub(imported) {
            let body = bodies[own as usize];
            let body = wasmparser::FunctionBody::new(wasmparser::BinaryReader::new(body, 0));
            for operator in body.get_operators_reader().unwrap() {
                match operator.unwrap() {
                    wasmparser::Operator::I32Const { value } => done.push(value),
                    wasmparser::Operator::Call { function_index } => function = function_index,
                    _ => {}
                }
            }
        }
        done
    }

    const ODD: &[i32] = &[1_001, 3_003, 5_005, 7_007, 9_009];
    const EVEN: &[i32] = &[2_002, 4_004, 6_006, 8_008];

    #[test]
    fn what_is_alike_becomes_neighbours() {
        let given = module(&[ODD, EVEN, &ODD[1..], &EVEN[1..]]);
        let (_, bodies) = functions(&given).unwrap();

        assert_eq!(chain(&bodies), [0, 2, 1, 3]);
    }

    #[test]
    fn every_function_still_calls_the_ones_that_it_called() {
        let given = module(&[ODD, EVEN, &ODD[1..], &EVEN[1..]]);
        let moved = reordered(&given).unwrap();

        assert_ne!(moved, given);
        assert_eq!(walk(&moved), walk(&given));
        assert_eq!(walk(&given).len(), 5 + 4 + 4 + 3);
    }

    #[test]
    fn what_is_in_order_stays_as_it_is() {
        for given in [module(&[]), module(&[ODD]), module(&[ODD, &ODD[1..], EVEN])] {
            assert_eq!(reordered(&given).unwrap(), given);
        }
    }

    #[test]
    fn what_is_no_module_is_an_error() {
        assert!(reordered(b"<html>").is_err());
    }
}
