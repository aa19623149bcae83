//! Reads the locale files by themselves, as a translator would find them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// One text: a message, or an attribute of one.
#[derive(Debug, Default)]
pub(crate) struct Words {
    /// File within the language's folder.
    pub(crate) file: String,
    /// The words alone, `{}` for a variable; those of all forms one after the other, a bar between.
    pub(crate) plain: String,
    /// Names of the variables.
    pub(crate) variables: BTreeSet<String>,
    /// For each choice by a variable: the forms named.
    pub(crate) choices: Vec<BTreeSet<String>>,
}

/// The project's folder.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The codes of the languages, by their folders.
pub(crate) fn codes() -> Vec<String> {
    let mut codes: Vec<String> = folder(&root().join("assets/locales"))
        .iter()
        .map(|path| name(path))
        .collect();
    codes.sort();
    codes
}

/// All texts of a language by key.
pub(crate) fn read(code: &str) -> BTreeMap<String, Words> {
    let mut all = BTreeMap::new();
    for path in folder(&root().join("assets/locales").join(code)) {
        let source = fs::read_to_string(&path).expect("a locale file in UTF-8");
        let resource = parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                assert!(
                    !matches!(entry, Entry::Junk { .. }),
                    "{}: {entry:?}",
                    path.display()
                );
                continue;
            };
            let id = message.id.name;
            let own = message.value.iter().map(|pattern| (id.to_owned(), pattern));
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|a| (format!("{id}.{}", a.id.name), &a.value));
            for (key, pattern) in own.chain(attributes) {
                let mut words = Words {
                    file: name(&path),
                    ..Words::default()
                };
                words.take(pattern);
                let twice = all.insert(key, words);
                assert!(twice.is_none(), "{}: {id} stands twice", path.display());
            }
        }
    }
    all
}

/// The files and folders of a folder.
pub(crate) fn folder(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path).expect("a folder of the project");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    let name = path.file_name().expect("a name");
    name.to_str().expect("a name in UTF-8").to_owned()
}

impl Words {
    fn take(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.plain.push_str(value),
                PatternElement::Placeable { expression } => self.take_expression(expression),
            }
        }
    }

    fn take_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.take_inline(inline),
            Expression::Select { selector, variants } => {
                self.take_inline(selector);
                let mut forms = BTreeSet::new();
                for variant in variants {
                    match &variant.key {
                        VariantKey::Identifier { name } => forms.insert((*name).to_owned()),
                        VariantKey::NumberLiteral { value } => forms.insert((*value).to_owned()),
                    };
                    self.plain.push('|');
                    self.take(&variant.value);
                }
                self.plain.push('|');
                self.choices.push(forms);
            }
        }
    }

    fn take_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                self.plain.push_str("{}");
            }
            InlineExpression::StringLiteral { value } => self.plain.push_str(value),
            InlineExpression::Placeable { expression } => self.take_expression(expression),
            other => panic!("the locale files keep to words, variables and choices: {other:?}"),
        }
    }
}
