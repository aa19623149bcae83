# Groups: what of a link to one was left out.
error-group = a group, as it needs a name, a level with goals and a seed. Ask whoever sent the link for another.
error-group-level = the group, as its level { $level } is not in this version of the game. Ask whoever sent the link.
error-group-name = characters in the group’s name that cannot be drawn here. It is called { $group }.

# The link of a group, and what the group sees of itself.
ui-group = Play as a group
    .help = Everybody who opens the link plays this level and seed, and hands in a result file. You lay the files over one another.
ui-group-make = Play as a group…
ui-group-name = Name of the group
ui-group-minutes = Minutes, if there is an end
ui-group-bad-minutes = A group can be given 1 to { $most } minutes.
ui-group-not-drawn = That character cannot be drawn on every screen here, so it is left out.
ui-group-needs-name = The link appears here once name and time are right.
ui-group-no-page = No page on the web is known to this program (--link-base): this is what everybody gives it after --link.
ui-group-now = { $group }, seed { $seed }
ui-group-left = { $n ->
        [one] { $n } min left
       *[other] { $n } min left
    }
ui-group-up = time is up
    .help = The group’s time is up, so this seed is not played again: hand in your result file.

# The board of the shift of the day.
ui-daily-play = Play it
ui-daily-board = Board of the day
