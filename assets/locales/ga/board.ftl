# Clár na scór: na scóir is fearr inniu, agus an áit a gclóscríobhtar ainm.
ui-board-today = Scóir is fearr inniu
ui-board-shift = { $level }, síol { $seed }
ui-board-below = { $n ->
        [one] { $n } scór eile thíos.
        [two] { $n } scór eile thíos.
        [few] { $n } scór eile thíos.
        [many] { $n } scór eile thíos.
       *[other] { $n } scór eile thíos.
    }
ui-board-passed-first = Tá sealanna ar éirigh leo os cionn gach seala eile.
ui-board-simulated = samhailte
ui-board-your-name = D’ainm
ui-board-letters = { $n ->
        [one] suas le { $n } litir
        [two] suas le { $n } litir
        [few] suas le { $n } litir
        [many] suas le { $n } litir
       *[other] suas le { $n } litir
    }
ui-board-name-empty = Clóscríobh ainm ar dtús, nó lean ort gan cheann.
ui-board-name-sign = Níl áit do { $sign } in ainm anseo.
ui-board-name-unfriendly = Ná húsáid é sin, le do thoil: léann páistí an clár seo. Ainm eile?
ui-board-put-up = Cuir d’ainm ar an gclár
ui-board-put-up-name = Cuir { $name } ar an gclár
ui-board-nameless = Gan ainm
ui-board-guest = AOI { $n }
ui-board-again = Imir arís
ui-board-done = Déanta
ui-board-rank = Áit inniu
ui-board-behind = { $n ->
        [0] cothrom leis an áit thuas
        [one] { $n } phointe ón áit thuas
        [two] { $n } phointe ón áit thuas
        [few] { $n } phointe ón áit thuas
        [many] { $n } bpointe ón áit thuas
       *[other] { $n } pointe ón áit thuas
    }
ui-board-of = as { $n }
ui-board-kept = { $n ->
        [one] Fanann ainmneacha ar an meaisín seo agus scriostar iad tar éis { $n } lae.
        [two] Fanann ainmneacha ar an meaisín seo agus scriostar iad tar éis { $n } lá.
        [few] Fanann ainmneacha ar an meaisín seo agus scriostar iad tar éis { $n } lá.
        [many] Fanann ainmneacha ar an meaisín seo agus scriostar iad tar éis { $n } lá.
       *[other] Fanann ainmneacha ar an meaisín seo agus scriostar iad tar éis { $n } lá.
    }
ui-board-not-saved = Coinnítear ainmneacha go dtí go ndúntar an cluiche.
ui-board-until = { $n ->
        [one] Gan teagmháil, tosóidh an chéad duine eile i gceann { $n } soicind.
        [two] Gan teagmháil, tosóidh an chéad duine eile i gceann { $n } shoicind.
        [few] Gan teagmháil, tosóidh an chéad duine eile i gceann { $n } shoicind.
        [many] Gan teagmháil, tosóidh an chéad duine eile i gceann { $n } soicind.
       *[other] Gan teagmháil, tosóidh an chéad duine eile i gceann { $n } soicind.
    }
ui-key-space-bar = spás
ui-key-erase = Scrios an litir dheireanach
error-board-damaged = Níorbh fhéidir an clár a léamh. Tá sé coinnithe mar { $file }, agus tosaíonn clár nua.
error-board-newer = Is ó leagan níos nuaí an clár. Tá sé coinnithe mar { $file }, agus tosaíonn clár nua.
error-board-not-saved = Ní féidir an clár a shábháil anseo: imeoidh na hainmneacha nuair a dhúnfar an cluiche.
error-board-altered = { $n ->
        [one] Tá { $n } iontráil ar an gclár nach dtagann lena hathimirt, agus fágadh ar lár í. Tá an clár mar a bhí coinnithe mar { $file }.
        [two] Tá { $n } iontráil ar an gclár nach dtagann lena n-athimirt, agus fágadh ar lár iad. Tá an clár mar a bhí coinnithe mar { $file }.
        [few] Tá { $n } iontráil ar an gclár nach dtagann lena n-athimirt, agus fágadh ar lár iad. Tá an clár mar a bhí coinnithe mar { $file }.
        [many] Tá { $n } n-iontráil ar an gclár nach dtagann lena n-athimirt, agus fágadh ar lár iad. Tá an clár mar a bhí coinnithe mar { $file }.
       *[other] Tá { $n } iontráil ar an gclár nach dtagann lena n-athimirt, agus fágadh ar lár iad. Tá an clár mar a bhí coinnithe mar { $file }.
    }

# An té atá i bhfeighil.
ui-attendant = Feighlí
ui-attendant-number = Cuir isteach an uimhir.
ui-attendant-wrong = { $n ->
        [one] Ní hí sin í. { $n } iarracht fágtha.
        [two] Ní hí sin í. { $n } iarracht fágtha.
        [few] Ní hí sin í. { $n } iarracht fágtha.
        [many] Ní hí sin í. { $n } n-iarracht fágtha.
       *[other] Ní hí sin í. { $n } iarracht fágtha.
    }
ui-attendant-wait = { $n ->
        [one] An iomarca iarrachtaí. Fan { $n } soicind.
        [two] An iomarca iarrachtaí. Fan { $n } shoicind.
        [few] An iomarca iarrachtaí. Fan { $n } shoicind.
        [many] An iomarca iarrachtaí. Fan { $n } soicind.
       *[other] An iomarca iarrachtaí. Fan { $n } soicind.
    }
ui-attendant-enter = Isteach
ui-attendant-close = Ar ais chuig an mboth
ui-attendant-event = Ócáid
ui-attendant-no-event = gan ainm
ui-attendant-change = Athraigh
ui-attendant-levels = Leibhéil
ui-attendant-board = Clár
ui-attendant-visitors = { $n ->
        [one] { $n } chuairteoir
        [two] { $n } chuairteoir
        [few] { $n } chuairteoir
        [many] { $n } gcuairteoir
       *[other] { $n } cuairteoir
    }
ui-attendant-export = Easpórtáil
ui-attendant-import = Iompórtáil
ui-attendant-reset = Scrios
ui-attendant-program = An cluiche
ui-attendant-event-name = Ainm na hócáide. Tá a clár féin ag gach ceann.
ui-attendant-take = Glac leis an ainm
ui-attendant-erase-here = { $n ->
        [one] Scriosfar { $n } chuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
        [two] Scriosfar { $n } chuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
        [few] Scriosfar { $n } chuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
        [many] Scriosfar { $n } gcuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
       *[other] Scriosfar { $n } cuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
    }
ui-attendant-erase-event = { $n ->
        [one] { $event }: scriosfar { $n } chuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
        [two] { $event }: scriosfar { $n } chuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
        [few] { $event }: scriosfar { $n } chuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
        [many] { $event }: scriosfar { $n } gcuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
       *[other] { $event }: scriosfar { $n } cuairteoir den chlár, go deo. Easpórtáil é ar dtús más mian leat é a choinneáil.
    }
ui-attendant-erase = Scrios go deo
ui-attendant-erased = Tá an clár scriosta.
ui-attendant-files = Cén comhad?
ui-attendant-no-files = Níl aon chlár easpórtáilte i measc do cháipéisí.
ui-attendant-exported = Sábháladh an clár mar { $file }
error-not-a-board = Ní clár inghlactha é { $file }: { $reason }
error-booth-unlocked = Níor socraíodh PIN (--pin, pin=): ní féidir an both a athrú agus é ar siúl, agus dúntar a fhuinneog mar a dhúntar aon fhuinneog eile.
