//! The files of certificates.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use dooz_locale::Locale;
use dooz_verify::MAGIC;
use ruzstd::decoding::StreamingDecoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use crate::failure::Failure;
use crate::input_lines::read_at_most;
use crate::messages::cannot_read_file;
use crate::output_file::{check_writable, holds_something, kept, refuse_match, write_file};

/// The largest certificate that is read, in MiB: some 25 times a proof of gomoku.
const LARGEST_MIB: u64 = 1024;

/// The first bytes of what zstd has compressed.
const ZSTD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// The content of a file that should be a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertificateFile {
    /// The bytes of the certificate.
    pub bytes: Vec<u8>,
    /// The number of bytes that zstd made of them, if it did.
    pub compressed: Option<usize>,
}

/// Reads a file of a certificate; `-` is the standard input.
///
/// # Errors
///
/// Returns an error if the file cannot be read.
pub fn read_certificate(
    file: &Path,
    input: impl Read,
    locale: &Locale,
) -> Result<CertificateFile, Failure> {
    if file.as_os_str() == "-" {
        let content = unpacked(input, LARGEST_MIB << 20);
        return content.map_err(|error| error.failure("-", locale));
    }
    let content = File::open(file).map_err(FileError::Read);
    let content = content.and_then(|file| unpacked(file, LARGEST_MIB << 20));
    content.map_err(|error| error.failure(&file.display().to_string(), locale))
}

/// Returns an error if a certificate cannot be written to a file, so that nobody searches for
/// hours before it turns out. It replaces earlier certificates, but nothing else.
pub(crate) fn check_certificate_file(file: &Path, locale: &Locale) -> Result<(), Failure> {
    // Elsewhere it stands for the standard output, which has the answer here.
    if file.as_os_str() == "-" {
        return Err(locale.text("certificate-error-output").into_owned().into());
    }
    refuse_match(file, locale)?;
    if !may_be_replaced(file) {
        return Err(kept(file, locale));
    }
    check_writable(file, locale)
}

/// Returns `true` for a file that is new or empty, or holds a certificate.
fn may_be_replaced(file: &Path) -> bool {
    let is_certificate = |file| starts_certificate(file).unwrap_or(false);
    !holds_something(file) || File::open(file).is_ok_and(is_certificate)
}

/// Returns `true` if a file starts as a certificate does, which zstd may have compressed.
fn starts_certificate(mut file: impl Read) -> io::Result<bool> {
    let mut start = [0; MAGIC.len()];
    file.read_exact(&mut start)?;
    if start == ZSTD {
        let frame = StreamingDecoder::new(ZSTD.chain(file));
        let mut frame = frame.map_err(io::Error::other)?;
        frame.read_exact(&mut start)?;
    }
    Ok(start == MAGIC)
}

/// Writes a certificate to a file, compressed if its name ends in `.zst`.
///
/// # Errors
///
/// Returns an error if the file holds anything but a certificate, or cannot be written.
pub fn write_certificate(file: &Path, bytes: &[u8], locale: &Locale) -> Result<(), Failure> {
    check_certificate_file(file, locale)?;
    if file.extension().is_some_and(|extension| extension == "zst") {
        let compressed = compress_to_vec(bytes, CompressionLevel::Fastest);
        write_file(file, &compressed, locale)
    } else {
        write_file(file, bytes, locale)
    }
}

/// The reason why a file is not read as a certificate.
#[derive(Debug)]
enum FileError {
    /// The system refuses.
    Read(io::Error),
    /// The compressed data is damaged.
    Damaged(String),
    /// The certificate is larger than [`LARGEST_MIB`].
    TooLarge,
}

impl FileError {
    /// Returns the failure to read the file.
    fn failure(self, file: &str, locale: &Locale) -> Failure {
        let sentence = self.explain(file, locale);
        match self {
            Self::Read(error) => Failure::File(sentence, error),
            Self::Damaged(_) | Self::TooLarge => sentence.into(),
        }
    }

    /// Returns the sentence about the file.
    fn explain(&self, file: &str, locale: &Locale) -> String {
        match self {
            Self::Read(error) => cannot_read_file(error, file, locale),
            Self::Damaged(reason) => {
                let gaps = [("file", file.into()), ("reason", reason.into())];
                locale.format("certificate-error-damaged", &gaps)
            }
            Self::TooLarge => {
                let gaps = [("file", file.into()), ("most", LARGEST_MIB.into())];
                locale.format("certificate-error-too-large", &gaps)
            }
        }
    }
}

/// Reads a certificate, which zstd may have compressed: its first bytes tell.
fn unpacked(input: impl Read, most: u64) -> Result<CertificateFile, FileError> {
    let bytes = read_at_most(most, input).map_err(FileError::Read)?;
    let bytes = bytes.ok_or(FileError::TooLarge)?;
    if !bytes.starts_with(&ZSTD) {
        let compressed = None;
        return Ok(CertificateFile { bytes, compressed });
    }
    Ok(CertificateFile {
        bytes: decompressed(&bytes, most)?,
        compressed: Some(bytes.len()),
    })
}

/// Undoes a compression by zstd. A few bytes can stand for any number, so the
/// limit is checked on the way.
fn decompressed(mut frame: &[u8], most: u64) -> Result<Vec<u8>, FileError> {
    let damaged = |reason: &dyn ToString| FileError::Damaged(reason.to_string());
    let mut decoder = StreamingDecoder::new(&mut frame).map_err(|error| damaged(&error))?;
    let bytes = read_at_most(most, &mut decoder).map_err(|error| damaged(&error))?;
    let bytes = bytes.ok_or(FileError::TooLarge)?;
    let decoder = decoder.into_frame_decoder();
    if let Some(sum) = decoder.get_checksum_from_data()
        && decoder.get_calculated_checksum() != Some(sum)
    {
        return Err(damaged(&"its checksum is another one"));
    }
    if frame.is_empty() {
        Ok(bytes)
    } else {
        Err(damaged(&"something follows its end"))
    }
}

#[cfg(test)]
mod tests {
    use dooz_locale::Language;

    use super::*;

    fn compressed(bytes: &[u8]) -> Vec<u8> {
        compress_to_vec(bytes, CompressionLevel::Fastest)
    }

    #[test]
    fn the_first_bytes_tell_what_is_compressed() {
        let plain = unpacked(&b"DZC1..."[..], 10).unwrap();
        assert_eq!((plain.bytes, plain.compressed), (b"DZC1...".to_vec(), None));
        let packed = compressed(b"DZC1...");
        let content = unpacked(&packed[..], 100).unwrap();
        assert_eq!(content.bytes, b"DZC1...");
        assert_eq!(content.compressed, Some(packed.len()));
    }

    #[test]
    fn what_else_zstd_has_compressed_does_not_start_as_a_certificate() {
        for (bytes, starts) in [
            (&b"DZC1..."[..], true),
            (b"DZC", false),
            (b"ustar...", false),
        ] {
            assert_eq!(starts_certificate(bytes).unwrap_or(false), starts);
            let packed = compressed(bytes);
            assert_eq!(starts_certificate(&packed[..]).unwrap_or(false), starts);
        }
    }

    #[test]
    fn a_certificate_is_written_to_no_file_that_looks_like_the_standard_output() {
        let locale = Locale::new(Language::English);
        assert!(check_certificate_file(Path::new("-"), &locale).is_err());
        assert!(check_certificate_file(Path::new("./-"), &locale).is_ok());
    }

    #[test]
    fn few_bytes_cannot_stand_for_too_many() {
        let bomb = compressed(&vec![0; 1 << 20]);
        assert!(bomb.len() < 1 << 10);
        assert!(unpacked(&bomb[..], 1 << 20).is_ok());
        for most in [1 << 10, (1 << 20) - 1] {
            let error = unpacked(&bomb[..], most).unwrap_err();
            assert!(matches!(error, FileError::TooLarge), "{error:?}");
        }
        let error = unpacked(&[0; 11][..], 10).unwrap_err();
        assert!(matches!(error, FileError::TooLarge), "{error:?}");
    }

    #[test]
    fn damaged_files_are_refused() {
        let bytes: Vec<u8> = (0..200).collect();
        let packed = compressed(&bytes);
        for end in 4..packed.len() {
            let error = unpacked(&packed[..end], 1 << 10).unwrap_err();
            assert!(matches!(error, FileError::Damaged(_)), "{end}: {error:?}");
        }
        let longer = [&packed[..], b"."].concat();
        let mut other = packed.clone();
        other[20] ^= 1;
        for wrong in [longer, other] {
            let error = unpacked(&wrong[..], 1 << 10).unwrap_err();
            assert!(matches!(error, FileError::Damaged(_)), "{error:?}");
        }
    }
}
