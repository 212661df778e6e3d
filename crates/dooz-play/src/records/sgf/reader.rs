//! The reader of SGF.

use dooz_core::{Rules, Symbol};

use super::super::error::{Problem, RecordError};
use super::super::record::{MOST_NODES, NodeId, Record};
use super::lexer::{Fault, Lexer, RawProperty, Token, TokenKind, find_tree};
use super::{node, root};

/// Reads every game of a collection.
pub(in super::super) fn read(text: &str, rules: Option<Rules>) -> Result<Vec<Record>, RecordError> {
    let fail = |(byte, problem)| RecordError::new(text, byte, problem);
    let mut reader = Reader {
        lexer: Lexer::new(text, 0),
        rules,
        nodes_left: MOST_NODES,
    };
    let mut records = Vec::new();
    while let Some(begin) = find_tree(text, reader.lexer.at()) {
        reader.lexer = Lexer::new(text, begin);
        records.push(reader.tree(begin).map_err(fail)?);
    }
    if records.is_empty() {
        return Err(fail((0, Problem::NoGame)));
    }
    Ok(records)
}

struct Reader<'a> {
    lexer: Lexer<'a>,
    rules: Option<Rules>,
    nodes_left: usize,
}

impl<'a> Reader<'a> {
    /// Reads the tree that begins at a byte.
    fn tree(&mut self, begin: usize) -> Result<Record, Fault> {
        // The `(` and the `;` that were found.
        self.lexer.next_token()?;
        self.lexer.next_token()?;
        let (properties, mut token) = self.properties(begin)?;
        let after = self.lexer.clone();
        let mover = first_mover(&properties, token.as_ref(), after);
        let mut builder = root::begin(properties, begin, self.rules, || mover)?;

        // The place of each `(`, and the node to return to at its `)`.
        let mut open = vec![(begin, NodeId::ROOT)];
        let mut has_closed = false;
        loop {
            let Some(Token { at, kind }) = token else {
                let &(at, _) = open.last().expect("it ends when the last one closes");
                return Err((at, Problem::UnclosedTree));
            };
            token = match kind {
                TokenKind::Open => {
                    open.push((at, builder.at()));
                    has_closed = false;
                    let next = self.lexer.next_token()?;
                    if !matches!(
                        next,
                        Some(Token {
                            kind: TokenKind::Node,
                            ..
                        })
                    ) {
                        return Err((at, Problem::NoNode));
                    }
                    next
                }
                TokenKind::Close => {
                    let (_, back) = open.pop().expect("it ends when the last one closes");
                    if open.is_empty() {
                        return Ok(builder.record);
                    }
                    builder.return_to(back);
                    has_closed = true;
                    self.lexer.next_token()?
                }
                // Side lines end the line that they branch from: nothing can
                // follow them.
                TokenKind::Node if has_closed => return Err((at, Problem::Sign(';'))),
                TokenKind::Node => {
                    let (properties, next) = self.properties(at)?;
                    node::add(properties, &mut builder)?;
                    next
                }
                TokenKind::Property(property) => {
                    let sign = property.name.chars().next().expect("names have letters");
                    return Err((at, Problem::Sign(sign)));
                }
            };
        }
    }

    /// Reads the properties of a node, and the token after them.
    fn properties(
        &mut self,
        at: usize,
    ) -> Result<(Vec<RawProperty<'a>>, Option<Token<'a>>), Fault> {
        self.nodes_left = self
            .nodes_left
            .checked_sub(1)
            .ok_or((at, Problem::TooManyNodes))?;
        let mut properties: Vec<RawProperty<'a>> = Vec::new();
        loop {
            match self.lexer.next_token()? {
                Some(Token {
                    kind: TokenKind::Property(property),
                    ..
                }) => {
                    properties.push(property);
                }
                next => return Ok((properties, next)),
            }
        }
    }
}

/// Finds the side that makes the first move of a tree.
fn first_mover(
    root: &[RawProperty<'_>],
    next: Option<&Token<'_>>,
    mut lexer: Lexer<'_>,
) -> Option<Symbol> {
    if let Some(property) = root.iter().find(|property| node::is_move(property)) {
        return Some(node::symbol(property));
    }
    let mut depth = 1_usize;
    let mut count = |kind: &TokenKind<'_>| {
        match kind {
            TokenKind::Open => depth += 1,
            TokenKind::Close => depth -= 1,
            _ => {}
        }
        depth > 0
    };
    let mut in_tree = next.is_some_and(|token| count(&token.kind));
    while in_tree {
        // Errors are found again, and reported, when the tree is read.
        let token = lexer.next_token().ok()??;
        if let TokenKind::Property(property) = &token.kind
            && node::is_move(property)
        {
            return Some(node::symbol(property));
        }
        in_tree = count(&token.kind);
    }
    None
}
