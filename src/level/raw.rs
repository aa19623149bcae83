//! RON cut into the texts of its parts, which say by their address where in the file they stand.

use std::fmt;

use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// Field names and the text of their values.
pub(super) struct RawFields<'a>(pub(super) Vec<(&'a str, &'a RawValue)>);

impl<'de> Deserialize<'de> for RawFields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct V;
        impl<'de> Visitor<'de> for V {
            type Value = RawFields<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fields")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut list = Vec::new();
                while let Some(Name(key)) = map.next_key()? {
                    list.push((key, map.next_value()?));
                }
                Ok(RawFields(list))
            }
        }
        deserializer.deserialize_struct("", &[], V)
    }
}

/// A field's name, borrowed so that its place in the file is known.
struct Name<'a>(&'a str);

impl<'de> Deserialize<'de> for Name<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct V;
        impl<'de> Visitor<'de> for V {
            type Value = Name<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a field name")
            }
            fn visit_borrowed_str<E>(self, name: &'de str) -> Result<Self::Value, E> {
                Ok(Name(name))
            }
        }
        deserializer.deserialize_identifier(V)
    }
}

/// The text of the parts of a tuple of any length.
pub(super) struct Parts<'a>(pub(super) Vec<&'a RawValue>);

impl<'de> Deserialize<'de> for Parts<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct V;
        impl<'de> Visitor<'de> for V {
            type Value = Parts<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("values")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut list = Vec::new();
                while let Some(raw) = seq.next_element()? {
                    list.push(raw);
                }
                Ok(Parts(list))
            }
        }
        deserializer.deserialize_tuple(0, V)
    }
}
