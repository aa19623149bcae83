# Comhaid a thugtar isteach: cén fáth nach nglactar le ceann.
ui-file-stray = Ní comhad toraidh é: fágadh mar atá é.
ui-file-damaged = Millte, nó athraithe: { $reason }
ui-file-folder = Is fillteán é.
ui-file-not-plain = Ní gnáthchomhad é.
ui-file-large = Tá { $size } KiB ann; ní léitear níos mó ná { $most } KiB.
ui-file-no-text = Ní téacs é.
ui-file-refused = Ní féidir é a léamh: { $reason }
