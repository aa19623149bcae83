# The summary of the course as a picture.
ui-course-save-picture = Save as picture
ui-course-picture-proofs = Level, seed and fingerprint identify a run: anyone can play the same shift with that seed, and the same moves come to the same score and fingerprint.
