//! The part of an address after its `?`.

use dooz_locale::quoted;

use super::AddressError;

/// Keys with their values, decoded.
#[derive(Debug, Default)]
pub(crate) struct Query {
    items: Vec<(String, String)>,
}

impl Query {
    pub(crate) fn parse(text: &str) -> Result<Self, AddressError> {
        let mut query = Self::default();
        for item in text.split('&').filter(|item| !item.is_empty()) {
            let (key, value) = item.split_once('=').unwrap_or((item, ""));
            let key = decoded(key)?;
            if query.get(&key).is_some() {
                return Err(AddressError::Twice(quoted(&key)));
            }
            query.items.push((key, decoded(value)?));
        }
        Ok(query)
    }

    pub(crate) fn get(&self, key: &str) -> Option<&str> {
        let found = self.items.iter().find(|(name, _)| name == key);
        found.map(|(_, value)| value.as_str())
    }
}

/// Decodes the `%` codes of a text. We write none, but programs through which
/// an address is sent do.
fn decoded(text: &str) -> Result<String, AddressError> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let byte = match byte {
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                let code = digit().zip(digit());
                let (high, low) = code.ok_or(AddressError::Percent)?;
                (high * 16 + low) as u8
            }
            _ => byte,
        };
        bytes.push(byte);
    }
    String::from_utf8(bytes).map_err(|_| AddressError::Percent)
}
