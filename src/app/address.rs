//! The shift under way in the page's address, while the browser stores nothing.

use bevy::prelude::*;
use serde_json::json;

use super::tell::Tell;
use crate::level::Unfinished;
use crate::screens::{Opening, Session};
use crate::store::Saved;

/// Fragment that asks to go on with the shift under way that is remembered, if there is one.
const RESUME: &str = "#resume";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        tell_left.run_if(resource_exists_and_changed::<Session>),
    );
}

/// Does what the fragment of an address asks for, and says what of it makes no sense.
pub(super) fn follow(session: &mut Session, fragment: &str) -> Option<Opening> {
    if fragment == RESUME {
        let is_there = session.store.remembered().under_way.is_some();
        return is_there.then_some(Opening::UnderWay);
    }
    match Unfinished::parse(fragment, &session.levels)? {
        Ok(left) => Some(session.take_up(left)),
        Err(why) => {
            session.say_fault("error-link", &format!("replay: {why}"));
            None
        }
    }
}

/// Tells the page what to keep in its fragment: the shift as it was left, or nothing.
fn tell_left(
    session: Res<Session>,
    mut last: Local<Option<Unfinished>>,
    mut tell: MessageWriter<Tell>,
) {
    let kept = session.store.saved() == Saved::Saved;
    let left = session.left().filter(|_| !kept);
    if *last != left {
        let fragment = left.as_ref().and_then(Unfinished::to_fragment);
        tell.write(Tell(
            json!({ "type": "save", "fragment": fragment.unwrap_or_default() }),
        ));
        *last = left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::embedded;
    use crate::store::Store;

    fn session() -> Session {
        Session::new(embedded().clone(), Store::nowhere())
    }

    /// What the page would have been told to keep, frame by frame.
    fn told(app: &mut App) -> Vec<String> {
        app.update();
        let words = app.world_mut().resource_mut::<Messages<Tell>>();
        let words = words.into_inner().drain();
        words
            .map(|Tell(words)| words["fragment"].as_str().unwrap_or("?").to_owned())
            .collect()
    }

    #[test]
    fn what_no_store_takes_lies_in_the_address_and_comes_back() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, super::super::tell::plugin, plugin))
            .insert_resource(session());
        assert_eq!(told(&mut app), [""; 0]);
        let level = embedded().by_id("web-cache-flush").expect("there");
        let left = Unfinished {
            replay: crate::level::Run::new(level, 5).replay(),
            minute: 12,
        };
        let mut session_ref = app.world_mut().resource_mut::<Session>();
        session_ref.take_up(left.clone());
        let fragments = told(&mut app);
        assert_eq!(fragments.len(), 1);
        assert_eq!(told(&mut app), [""; 0], "only when it changes");

        let mut fresh = session();
        let opening = follow(&mut fresh, &format!("#{}", fragments[0]));
        assert!(matches!(opening, Some(Opening::UnderWay)));
        assert_eq!(fresh.left(), Some(left));

        let mut session_ref = app.world_mut().resource_mut::<Session>();
        session_ref.remember(|remembered| remembered.under_way = None);
        assert_eq!(told(&mut app), [""], "the page forgets it");
    }

    #[test]
    fn a_senseless_fragment_is_said_and_ignored() {
        let mut session = session();
        session.notices.close();
        assert!(follow(&mut session, RESUME).is_none());
        assert!(follow(&mut session, "").is_none() && session.notices.now().is_none());
        assert!(follow(&mut session, "#replay=1.x&minute=2").is_none());
        assert!(session.notices.now().is_some_and(|said| said.bad));
    }
}
