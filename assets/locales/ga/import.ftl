# Clár a thugtar isteach: cá fhad atá déanta, cá ndeachaigh na hiontrálacha, agus cad atá cearr le ceann díobh.
ui-import-playing = Tá gach iontráil á himirt arís: { $done } as { $of }
ui-import-stop = Stop: ní thiocfaidh aon chuid de isteach
ui-import-none = Níor tháinig aon iontráil isteach.
ui-import-here = { $n ->
        [one] Tháinig { $n } iontráil isteach ar chláir na hócáide seo.
        [two] Tháinig { $n } iontráil isteach ar chláir na hócáide seo.
        [few] Tháinig { $n } iontráil isteach ar chláir na hócáide seo.
        [many] Tháinig { $n } n-iontráil isteach ar chláir na hócáide seo.
       *[other] Tháinig { $n } iontráil isteach ar chláir na hócáide seo.
    }
ui-import-event = { $n ->
        [one] Tháinig { $n } iontráil isteach ar chláir { $event }; feicfear ansin í nuair a bheidh an ócáid sin ar siúl.
        [two] Tháinig { $n } iontráil isteach ar chláir { $event }; feicfear ansin iad nuair a bheidh an ócáid sin ar siúl.
        [few] Tháinig { $n } iontráil isteach ar chláir { $event }; feicfear ansin iad nuair a bheidh an ócáid sin ar siúl.
        [many] Tháinig { $n } n-iontráil isteach ar chláir { $event }; feicfear ansin iad nuair a bheidh an ócáid sin ar siúl.
       *[other] Tháinig { $n } iontráil isteach ar chláir { $event }; feicfear ansin iad nuair a bheidh an ócáid sin ar siúl.
    }
ui-import-nameless = { $n ->
        [one] Tháinig { $n } iontráil isteach ar chláir na hócáide gan ainm; feicfear ansin í nuair a bheidh sí ar siúl.
        [two] Tháinig { $n } iontráil isteach ar chláir na hócáide gan ainm; feicfear ansin iad nuair a bheidh sí ar siúl.
        [few] Tháinig { $n } iontráil isteach ar chláir na hócáide gan ainm; feicfear ansin iad nuair a bheidh sí ar siúl.
        [many] Tháinig { $n } n-iontráil isteach ar chláir na hócáide gan ainm; feicfear ansin iad nuair a bheidh sí ar siúl.
       *[other] Tháinig { $n } iontráil isteach ar chláir na hócáide gan ainm; feicfear ansin iad nuair a bheidh sí ar siúl.
    }
ui-import-no-entry = millte, nó athraithe: níl iontráil ann
ui-import-missing = millte, nó athraithe: tá “{ $field }” in easnamh
ui-import-field = millte, nó athraithe: ní féidir an luach atá ag “{ $field }”
ui-import-replay-damaged = tá a hathimirt gearrtha nó athraithe
ui-import-replay-version = is ó leagan eile den chluiche a hathimirt
ui-import-replay-long = tá a hathimirt níos faide ná { $most } beart (byte)
ui-import-replay-faulty = tá rud ina hathimirt nach bhfuil sa leagan seo den chluiche
ui-import-replay-at = tá a hathimirt millte ag líne { $line }, colún { $column }
ui-file-damaged-at = Millte, nó athraithe, ag líne { $line }, colún { $column }
