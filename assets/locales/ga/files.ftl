# Comhaid a thugtar isteach: cén fáth nach nglactar le ceann.
ui-file-stray = Ní comhad toraidh é: fágadh mar atá é.
ui-file-damaged = Millte, nó athraithe.
ui-file-folder = Is fillteán é.
ui-file-not-plain = Ní gnáthchomhad é.
ui-file-large = Tá { $size } KiB ann; ní léitear níos mó ná { $most } KiB.
ui-file-no-text = Ní téacs é.
ui-file-refused = Ní féidir é a léamh: { $reason }

# Ar an ngréasán: torthaí grúpa, leagtha ar a chéile.
ui-course-compare = Cuir grúpa i gcomparáid
ui-class-compared = { $n ->
        [one] { $n } rith, leagtha ar rith an oibreora agus ar an gceann nár baineadh leis.
        [two] { $n } rith, leagtha ar a chéile.
        [few] { $n } rith, leagtha ar a chéile.
        [many] { $n } rith, leagtha ar a chéile.
       *[other] { $n } rith, leagtha ar a chéile.
    }
ui-class-no-run = Níl aon rith le cur i gcomparáid.

# Cláir a thugtar isteach: cén fáth nach nglactar le clár, nó le hiontráil ann.
ui-import-too-long = tá níos mó ná { $n } MiB ann
ui-import-foreign = rud eile atá ann
ui-import-newer = is ó leagan níos nuaí den chluiche é
ui-import-too-many = tá níos mó iontrálacha ann ná { $n }
ui-import-entry = Iontráil { $place }: { $why }
ui-import-entry-of = Iontráil { $place }, { $name }: { $why }
ui-import-name-empty = níl litir ná digit san ainm
ui-import-name-long = níos faide ná { $n } charachtar atá an t-ainm
ui-import-name-sign = níl áit do { $sign } in ainm anseo
ui-import-name-unfriendly = tá an t-ainm ar liosta na bhfocal nach dtaispeántar
ui-import-other-shift = ní lena hathimirt an leibhéal agus an síol
ui-import-no-level = níl leibhéal { $level } anseo
ui-import-no-score = ní le seal a bhfuil scór aige a hathimirt
ui-import-other-passed = { $stars ->
        [one] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, d’éirigh léi
        [two] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, d’éirigh léi
        [few] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, d’éirigh léi
        [many] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, d’éirigh léi
       *[other] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, d’éirigh léi
    }
ui-import-other-missed = { $stars ->
        [one] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, níor éirigh léi
        [two] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, níor éirigh léi
        [few] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, níor éirigh léi
        [many] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, níor éirigh léi
       *[other] is é a thugann a hathimirt: scór { $score }, { $stars } réalta, níor éirigh léi
    }
ui-import-past = { $day }: is faide ó shin é ná mar a choinnítear ainmneacha
ui-import-to-come = { $day }: níor tháinig an lá sin fós
ui-import-known = tá sí ann cheana
ui-import-left-out = { $n ->
        [one] Fágadh { $n } iontráil ar lár:
        [two] Fágadh { $n } iontráil ar lár:
        [few] Fágadh { $n } iontráil ar lár:
        [many] Fágadh { $n } n-iontráil ar lár:
       *[other] Fágadh { $n } iontráil ar lár:
    }
