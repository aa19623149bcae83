# Groups: what of a link to one was left out.
error-group = a group, as it needs a name, a level with goals and a seed. Ask whoever sent the link for another.
error-group-level = the group, as its level { $level } is not in this version of the game. Ask whoever sent the link.
error-group-name = signs in the group’s name that cannot be drawn here. It is called { $group }.
