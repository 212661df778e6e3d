//! A check of JSON against a schema. It supports only the keywords that our
//! schema uses, and rejects others, so that none is skipped.

use serde_json::{Map, Value};

/// Returns the first violation of the schema, with its place.
pub(crate) fn fault(schema: &Value, value: &Value) -> Option<String> {
    check(schema, schema, value, "").err()
}

fn check(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let words = schema.as_object().expect("a schema is an object");
    for (word, what) in words {
        let fits = match word.as_str() {
            "$schema" | "$defs" | "title" | "description" => true,
            "type" => each(what).any(|name| is_of(value, name.as_str().unwrap())),
            "const" => value == what,
            "enum" => what.as_array().unwrap().contains(value),
            "minimum" => value.is_null() || value.as_i64() >= what.as_i64(),
            "pattern" => {
                assert_eq!(what, "^[XO.]+$", "this check knows no other pattern");
                let text = value.as_str().unwrap_or_default();
                !text.is_empty() && text.chars().all(|sign| "XO.".contains(sign))
            }
            "required" => each(what).all(|name| value.get(name.as_str().unwrap()).is_some()),
            "additionalProperties" => {
                assert_eq!(what, false, "this check knows no other value");
                let known = words["properties"].as_object().unwrap();
                object(value).keys().all(|name| known.contains_key(name))
            }
            "properties" => {
                for (name, schema) in what.as_object().unwrap() {
                    if let Some(part) = value.get(name) {
                        check(root, schema, part, &format!("{at}/{name}"))?;
                    }
                }
                true
            }
            "items" => {
                for (number, item) in value.as_array().into_iter().flatten().enumerate() {
                    check(root, what, item, &format!("{at}/{number}"))?;
                }
                true
            }
            "oneOf" => {
                each(what)
                    .filter(|one| check(root, one, value, at).is_ok())
                    .count()
                    == 1
            }
            "$ref" => {
                let place = what.as_str().unwrap().strip_prefix('#').unwrap();
                check(
                    root,
                    root.pointer(place).expect("the reference leads somewhere"),
                    value,
                    at,
                )?;
                true
            }
            _ => panic!("this check does not know `{word}`"),
        };
        if !fits {
            return Err(format!("{at}: {value} does not fit {word} {what}"));
        }
    }
    Ok(())
}

fn each(what: &Value) -> impl Iterator<Item = &Value> {
    match what {
        Value::Array(all) => all.iter(),
        one => std::slice::from_ref(one).iter(),
    }
}

fn object(value: &Value) -> Map<String, Value> {
    value.as_object().cloned().unwrap_or_default()
}

fn is_of(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        _ => panic!("this check does not know the type `{name}`"),
    }
}
