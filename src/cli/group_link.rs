//! `group-link`: the link that everybody of a class opens.

use std::io::Write;

use super::CliError;
use super::class_args::GroupLinkArgs;
use super::simulate::find;
use crate::level::{Group, Levels, Link, tidy_group, tidy_name};

/// Prints the link. Without a page on the web it is the query that goes after `--link`.
pub(super) fn run(
    args: &GroupLinkArgs,
    base: Option<&str>,
    levels: &Levels,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let level = find(levels, &args.level)?;
    if level.is_free() {
        let id = &level.id;
        return Err(CliError::Usage(format!(
            "{id} has no goals, so there is nothing to compare"
        )));
    }
    let name = tidy_name(&args.group);
    if name != tidy_group(&name) {
        return Err(CliError::Usage(format!(
            "the game cannot draw all of {name:?}; without those signs it is {:?}",
            tidy_group(&name)
        )));
    }
    if name.is_empty() {
        return Err(CliError::Usage("the group needs a name".to_owned()));
    }
    let link = Link {
        level: Some(level.id.clone()),
        seed: Some(args.seed),
        speed: args.speed,
        lang: args.lang.map(|lang| lang.code().to_owned()),
        group: Some(Group {
            name,
            minutes: args.minutes,
        }),
        ..Link::default()
    };
    // A name has room in any link.
    let address = base.and_then(|base| link.to_address(base));
    writeln!(out, "{}", address.unwrap_or_else(|| link.to_query()))?;
    Ok(())
}
