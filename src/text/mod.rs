//! Every visible word, by language.
