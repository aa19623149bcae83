//! Named items of a file, and references to them, so that a fault of an item is not followed by one of everything that names it.

use super::source::{Faults, Node};

/// Most items with names in one list: each is compared with those before it.
const NAMED_MAX: usize = 1000;

/// Items in the order of the file, those with faults included.
#[derive(Debug)]
pub(super) struct Named<T> {
    /// What the items are, in a message.
    what: &'static str,
    items: Vec<(Option<String>, Option<T>)>,
    /// Every name could be read.
    is_complete: bool,
}

impl<T: Clone> Named<T> {
    /// No items yet.
    pub(super) fn new(what: &'static str) -> Self {
        Self {
            what,
            items: Vec::new(),
            is_complete: true,
        }
    }

    /// Items that are known to be without fault.
    pub(super) fn of(what: &'static str, items: &[T], id: impl Fn(&T) -> &str) -> Self {
        let items = items
            .iter()
            .map(|t| (Some(id(t).to_owned()), Some(t.clone())));
        Self {
            what,
            items: items.collect(),
            is_complete: true,
        }
    }

    /// Reads a list of items that may be left out; `read` gives an item's name and the item.
    pub(super) fn read<'a>(
        what: &'static str,
        list: Option<Node<'a>>,
        faults: &mut Faults,
        read: impl Fn(&Node<'a>, &mut Faults) -> (Option<String>, Option<T>),
    ) -> Self {
        let mut named = Self::new(what);
        let Some(list) = list else { return named };
        match few_items(&list, faults) {
            None => named.is_complete = false,
            Some(items) => {
                for item in items {
                    let (id, value) = read(&item, faults);
                    named.is_complete &= id.is_some();
                    named.push(&item, id, value, faults);
                }
            }
        }
        named
    }

    /// Adds an item; a name that an earlier item has is a fault.
    pub(super) fn push(
        &mut self,
        node: &Node<'_>,
        id: Option<String>,
        value: Option<T>,
        faults: &mut Faults,
    ) {
        if id.is_some() && self.items.iter().any(|(earlier, _)| *earlier == id) {
            let id = id.as_deref().unwrap_or_default();
            faults.push(node.fault(format!(
                "there is another {} of the name \"{id}\"",
                self.what
            )));
        }
        self.items.push((id, value));
    }

    /// How many items the file has.
    pub(super) fn len(&self) -> usize {
        self.items.len()
    }

    /// The item at a place, if it is without fault.
    pub(super) fn get(&self, place: usize) -> Option<&T> {
        self.items.get(place).and_then(|(_, value)| value.as_ref())
    }

    /// Reads a reference: the place of the item of that name.
    pub(super) fn find(&self, node: &Node<'_>, faults: &mut Faults) -> Option<usize> {
        let id: String = node.read("a name in quotes", faults)?;
        let place = self
            .items
            .iter()
            .position(|(name, _)| name.as_ref() == Some(&id));
        if place.is_none() && self.is_complete {
            let known: Vec<&str> = self
                .items
                .iter()
                .filter_map(|(id, _)| id.as_deref())
                .collect();
            let known = if known.is_empty() {
                "none".to_owned()
            } else {
                known.join(", ")
            };
            let (written, what) = (node.as_written(), self.what);
            faults.push(node.fault(format!("{written} is no {what}; known are {known}")));
        }
        place
    }

    /// The items without fault.
    pub(super) fn into_vec(self) -> Vec<T> {
        self.items
            .into_iter()
            .filter_map(|(_, value)| value)
            .collect()
    }
}

/// Reads the items of a list in which items may have names.
pub(super) fn few_items<'a>(list: &Node<'a>, faults: &mut Faults) -> Option<Vec<Node<'a>>> {
    let items = list.items(faults)?;
    if items.len() <= NAMED_MAX {
        return Some(items);
    }
    let n = items.len();
    faults.push(list.fault(format!("{n} items; allowed are at most {NAMED_MAX}")));
    None
}
