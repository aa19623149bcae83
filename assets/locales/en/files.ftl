# Files that are handed in: why one is not taken.
ui-file-stray = Not a result file: left alone.
ui-file-damaged = Damaged, or altered: { $reason }
ui-file-folder = It is a folder.
ui-file-not-plain = It is not a plain file.
ui-file-large = It has { $size } KiB; at most { $most } KiB are read.
ui-file-no-text = It is not text.
ui-file-refused = It cannot be read: { $reason }
