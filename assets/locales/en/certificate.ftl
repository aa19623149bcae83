# The summary of the course as a picture.
ui-course-save-picture = Save as picture
