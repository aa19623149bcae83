# Achoimre an chúrsa mar phictiúr.
ui-course-save-picture = Sábháil mar phictiúr
