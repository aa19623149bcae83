//! The words: the same in every language, complete, drawable, and none of them missing where the game asks for them.

mod calls;
mod drawable;
mod files;
mod glossary;
mod keys;
mod locale;
mod numbers;
