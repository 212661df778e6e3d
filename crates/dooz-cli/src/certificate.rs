//! Certificates in files: how they are read, and what is said about them.

mod claim;
mod file;

pub(crate) use claim::{ClaimDocument, claim_text};
pub(crate) use file::read_certificate;
