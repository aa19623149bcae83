# What is said once and can be closed.
error-store-damaged = Your saved game could not be read. It is kept as { $file }, and you start fresh.
error-store-newer = Your saved game is from a newer version. It is kept as { $file }, and you start fresh.
error-not-saved = Not saved: the game may store nothing here. It runs all the same.
error-not-written = { $file } could not be written: { $reason }
error-level-file = A level file has a fault, so the last good version stays: { $reason }
error-resume-failed = The shift under way could not be resumed: { $reason }
ui-replay-saved = Replay saved as { $file }
ui-csv-saved = Table saved as { $file }
ui-link-copied = Link copied
ui-run-copied = Text of the run copied: paste it into a file that ends in .ron
ui-not-saved = not saved
error-link = Part of the link was left out: { $reason }
