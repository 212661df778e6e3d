//! Certificates in files: how they are read, and what is said about them.

mod claim;
mod file;
mod proof;

pub(crate) use claim::ClaimDocument;
pub(crate) use file::{read_certificate, write_certificate};
pub(crate) use proof::{read_proof, rejection_text, verify_with_progress};
