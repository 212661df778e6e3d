//! The packing of one Fluent pattern into the format of `src/packing.rs`.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::packing::{CHOICE, DONE, END, GAP, NEXT, NUMBER};

/// Unicode's isolates, which go around arguments so that a square such as `b2`
/// does not change the order of its neighbours.
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Packs a pattern and the messages that it refers to, with isolates where
/// Fluent puts them.
pub(crate) fn packed(
    pattern: &Pattern<String>,
    messages: &BTreeMap<String, Pattern<String>>,
    isolates: bool,
) -> Result<String, String> {
    let mut packer = Packer {
        messages,
        isolates,
        depth: 0,
        text: String::new(),
    };
    packer.pattern(pattern)?;
    Ok(packer.text)
}

struct Packer<'a> {
    messages: &'a BTreeMap<String, Pattern<String>>,
    isolates: bool,
    /// The depth of nested references.
    depth: u32,
    text: String,
}

impl Packer<'_> {
    fn pattern(&mut self, pattern: &Pattern<String>) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.say(value)?,
                PatternElement::Placeable { expression } => {
                    let is_ours = matches!(
                        expression,
                        Expression::Inline(
                            InlineExpression::MessageReference { .. }
                                | InlineExpression::StringLiteral { .. }
                        )
                    );
                    let isolates = self.isolates && pattern.elements.len() > 1 && !is_ours;
                    if isolates {
                        self.text.push(ISOLATE[0]);
                    }
                    self.expression(expression)?;
                    if isolates {
                        self.text.push(ISOLATE[1]);
                    }
                }
            }
        }
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<(), String> {
        if text.contains(|sign: char| sign <= DONE) {
            return Err("control characters have a meaning here".to_owned());
        }
        self.text.push_str(text);
        Ok(())
    }

    /// Writes a mark and the name that belongs to it.
    fn mark(&mut self, mark: char, name: &str) {
        self.text.push(mark);
        self.text.push_str(name);
        self.text.push(END);
    }

    fn expression(&mut self, expression: &Expression<String>) -> Result<(), String> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let InlineExpression::VariableReference { id } = selector else {
            return Err("only an argument can choose".to_owned());
        };
        self.mark(CHOICE, &id.name);
        let (others, chosen): (Vec<_>, Vec<_>) =
            variants.iter().partition(|variant| variant.default);
        for variant in chosen.into_iter().chain(others) {
            let key = match &variant.key {
                _ if variant.default => "",
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => whole(value)?,
            };
            self.text.push_str(key);
            self.text.push(END);
            self.pattern(&variant.value)?;
            self.text.push(NEXT);
        }
        self.text.push(DONE);
        Ok(())
    }

    fn inline(&mut self, inline: &InlineExpression<String>) -> Result<(), String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.say(&unescape_unicode_to_string(value))
            }
            InlineExpression::NumberLiteral { value } => {
                self.mark(NUMBER, whole(value)?);
                Ok(())
            }
            InlineExpression::VariableReference { id } => {
                self.mark(GAP, &id.name);
                Ok(())
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => self.quote(&id.name),
            _ => Err("only texts, numbers, arguments and other messages can be put in".to_owned()),
        }
    }

    fn quote(&mut self, key: &str) -> Result<(), String> {
        let quoted = self.messages.get(key);
        let quoted = quoted.ok_or_else(|| format!("there is no `{key}`"))?;
        if self.depth > 8 {
            return Err(format!("`{key}` quotes itself"));
        }
        self.depth += 1;
        self.pattern(quoted)?;
        self.depth -= 1;
        Ok(())
    }
}

/// Returns `number` if it is an integer.
fn whole(number: &str) -> Result<&str, String> {
    let is_whole = number.parse::<i64>().is_ok();
    is_whole
        .then_some(number)
        .ok_or_else(|| format!("`{number}` is not a whole number"))
}
