//! What the player (or the operator, or a link) wants done: the only way from the panels to the simulation.

use crate::model::control::{DeskKind, Set};

/// Pace of the simulated clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Half pace: a simulated minute takes four seconds.
    Half,
    /// A simulated minute takes two seconds.
    #[default]
    One,
    /// Double pace.
    Two,
    /// Fourfold pace.
    Four,
}

impl Speed {
    /// All paces, slowest first.
    pub const ALL: [Self; 4] = [Self::Half, Self::One, Self::Two, Self::Four];

    /// The pace of a factor; the usual one for a factor that none has.
    #[must_use]
    pub fn from_factor(factor: f64) -> Self {
        Self::ALL
            .into_iter()
            .find(|speed| (speed.factor() - factor).abs() < 1e-9)
            .unwrap_or_default()
    }

    /// Multiple of the usual pace.
    #[must_use]
    pub fn factor(self) -> f64 {
        match self {
            Self::Half => 0.5,
            Self::One => 1.0,
            Self::Two => 2.0,
            Self::Four => 4.0,
        }
    }
}

/// What lies over a screen. A shift waits behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// How the player likes it, and what the keys do.
    Settings,
    /// Every relation of the model.
    Basis,
    /// Every key.
    Shortcuts,
    /// The player's name and the result file.
    HandIn,
    /// The levels as a course.
    Course,
    /// The shift of the day and its board.
    Daily,
    /// The link that everybody of a group opens.
    Group,
}

/// What the summary of the best runs is made as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SummaryForm {
    /// A page whose links play the runs again.
    Page,
    /// A picture to print.
    Picture,
}

/// A wish of a booth's visitor beside the levers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoothWish {
    /// Loop: a round, as from whatever is pressed; for those whose presses only the screen itself learns of.
    TakeOver,
    /// Result, name and board: another round on the same seed.
    Again,
    /// Result: the place where the name is typed.
    GiveName,
    /// Result and name: the board.
    ShowBoard,
    /// Nothing more: the next visitor may come.
    Done,
    /// Round: the levers that had no room, or back from them.
    More(bool),
}

/// A wish of whoever makes a group's link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupWish {
    /// It plays the level of this id.
    Level(String),
    /// What it is called, as typed.
    Name(String),
    /// For how many minutes it plays, as typed; nothing for no end.
    Minutes(String),
    /// Copies the link.
    Copy,
}

/// What is done with a text that is typed by touch, or by a keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// This character comes next.
    Type(char),
    /// The last one goes.
    Erase,
    /// It is as it should be.
    Enter,
}

/// A wish about a name for the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameWish {
    /// A stroke on the keys.
    Key(Stroke),
    /// The score goes on the board without a name.
    Nameless,
}

/// A wish of whoever tends a booth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttendantWish {
    /// Asks for the number, or closes what is open.
    Ask,
    /// A touch of the corner: four of them ask.
    Corner,
    /// A stroke on the keys: of the number, or of the event's name.
    Key(Stroke),
    /// Leaves this page: for the one before, or for the booth.
    Back,
    /// To the events that have a board, or straight to the name of a new one.
    Event,
    /// To the name of an event.
    NameEvent,
    /// Goes on with this event.
    GoOnWith(String),
    /// Plays this level, or no more.
    Level(String),
    /// To the question whether the board is to be erased.
    Reset,
    /// Erases it.
    Erase,
    /// Writes the board to a file.
    Export,
    /// To the files that can be taken in.
    Import,
    /// Takes in this file.
    Take(String),
}

/// One wish of the player.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Sets a control from the next minute on.
    Set(Set),
    /// Starts or stops the clock.
    Pause(bool),
    /// Changes the pace of the clock.
    Speed(Speed),
    /// Plays one minute, then pauses.
    OneMinute,
    /// Ends a free shift.
    EndShift,
    /// Title: opens the briefing of a level.
    Brief(String),
    /// Title: lets the reference operator play a level.
    Watch(String),
    /// Title: goes on with the shift that was under way.
    Resume,
    /// Briefing: opens the desk.
    OpenDesk,
    /// Leaves for the title.
    Leave,
    /// Scoring: the same level and seed again.
    SameSeed,
    /// Scoring: the same level with another seed. Title: another seed.
    NewSeed,
    /// Scoring: the briefing of the next level.
    NextLevel,
    /// Scoring: the answer to the bet, from 0.
    Answer(usize),
    /// Scoring: what came of the shift, after the bet or without it.
    Reveal,
    /// Copies a link to the run on the desk.
    CopyLink,
    /// Closes the field with the link that could not be copied.
    CloseLink,
    /// Scoring: writes the replay file.
    SaveReplay,
    /// Scoring: writes the table of indicators.
    ExportCsv,
    /// Title: the briefing of the shift of the day.
    Daily,
    /// Title: writes the summary of the best runs.
    SaveSummary(SummaryForm),
    /// Title: lets the page take the result files of a group.
    CompareResults,
    /// Who plays, as typed.
    PlayerName(String),
    /// Scoring: writes the result file, under the player's name.
    SaveResult,
    /// Course: the link of a group.
    Group(GroupWish),
    /// Title: the seed as typed.
    SeedText(String),
    /// Opens something over whatever is on the screen, in place of what lies there.
    Open(Overlay),
    /// Closes it.
    Close,
    /// Basis, where no shift is under way: looks at this desk.
    ShowBasisOf(DeskKind),
    /// Settings: language code.
    Language(String),
    /// Settings: size of all text and panels, 0.75–2.
    UiScale(f32),
    /// Settings: whether things move by themselves.
    ReducedMotion(bool),
    /// Settings: whether a coach says something.
    Coached(bool),
    /// Makes the shift heard, as loud as before, or silent.
    Sound(bool),
    /// Makes the shift heard this loud, as a share of the greatest loudness.
    Volume(f32),
    /// Desk: its player has been shown around, or wants no more of it.
    HintsSeen,
    /// Settings: the pace shifts begin with.
    DefaultSpeed(Speed),
    /// Closes a notice.
    DismissNotice,
    /// Fills the screen, or goes back to the window.
    FullScreen,
    /// Booth: what its visitor wants.
    Booth(BoothWish),
    /// Booth, shift of the day: the name under which the score goes on the board.
    Name(NameWish),
    /// Shift of the day: that name as typed.
    BoardName(String),
    /// Booth: what its attendant wants.
    Attendant(AttendantWish),
    /// Ends the program.
    Quit,
}
