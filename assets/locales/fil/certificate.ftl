# Ang buod ng kurso bilang larawan.
ui-course-save-picture = I-save bilang larawan
