# Files that are handed in: why one is not taken.
ui-file-stray = Not a result file: left alone.
ui-file-damaged = Damaged, or altered.
ui-file-folder = It is a folder.
ui-file-not-plain = It is not a plain file.
ui-file-large = It has { $size } KiB; at most { $most } KiB are read.
ui-file-no-text = It is not text.
ui-file-refused = It cannot be read: { $reason }

# On the web: the results of a group, laid over one another.
ui-course-compare = Compare a group
ui-class-compared = { $n ->
        [one] { $n } run, laid over the operator’s and the untouched one.
       *[other] { $n } runs, laid over one another.
    }
ui-class-no-run = No run to compare.

# Boards that are taken in: why one, or an entry of one, is not.
ui-import-too-long = it is longer than { $n } MiB
ui-import-foreign = it is something else
ui-import-newer = it is of a later version of the game
ui-import-too-many = it has more than { $n } entries
ui-import-entry = Entry { $place }: { $why }
ui-import-entry-of = Entry { $place }, { $name }: { $why }
ui-import-name-empty = the name has no letter and no digit
ui-import-name-long = the name is longer than { $n } characters
ui-import-name-sign = { $sign } has no place in a name here
ui-import-name-unfriendly = the name is on the list of words that no board shows
ui-import-other-shift = level and seed are not those of its replay
ui-import-no-level = there is no level { $level } here
ui-import-no-score = its replay is not of a shift that has a score
ui-import-other-passed = { $stars ->
        [one] its replay gives score { $score }, { $stars } star, passed
       *[other] its replay gives score { $score }, { $stars } stars, passed
    }
ui-import-other-missed = { $stars ->
        [one] its replay gives score { $score }, { $stars } star, not passed
       *[other] its replay gives score { $score }, { $stars } stars, not passed
    }
ui-import-past = { $day } is longer ago than names are kept
ui-import-to-come = { $day } has not come yet
ui-import-known = it stands there already
ui-import-left-out = { $n ->
        [one] { $n } was left out:
       *[other] { $n } were left out:
    }
