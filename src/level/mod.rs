//! Levels as data: reading, checking, playing and scoring them.
