//! Certificates in files: how they are read, and what is said about them.

mod claim;
mod file;
mod proof;

pub use claim::ClaimDocument;
pub(crate) use file::check_certificate_file;
pub use file::{CertificateFile, read_certificate, write_certificate};
pub use proof::rejection_text;
pub(crate) use proof::{read_proof, verify_with_progress};
