# Achoimre an chúrsa mar phictiúr.
ui-course-save-picture = Sábháil mar phictiúr
ui-course-picture-proofs = Aithnítear rith ar a leibhéal, ar a shíol agus ar a mhéarlorg: is féidir le duine ar bith an seal céanna a imirt leis an síol sin, agus tagann an scór céanna agus an méarlorg céanna as na bearta céanna.
