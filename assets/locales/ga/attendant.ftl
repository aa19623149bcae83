# Focail ar leathanaigh an fheighlí: ócáidí, feitheamh, agus rudaí nach bhfuil mar a iarradh.
ui-attendant-events = Cén ócáid a leanfar? Tá clár acu seo.
ui-attendant-new-event = Ainm eile
ui-attendant-event-sign = Ní féidir an comhartha sin a tharraingt ar an gclár, agus fágadh ar lár é.
ui-attendant-goes-on = { $n ->
        [one] Leanfaidh an both ar aghaidh i gceann { $n } soicind.
        [two] Leanfaidh an both ar aghaidh i gceann { $n } shoicind.
        [few] Leanfaidh an both ar aghaidh i gceann { $n } shoicind.
        [many] Leanfaidh an both ar aghaidh i gceann { $n } soicind.
       *[other] Leanfaidh an both ar aghaidh i gceann { $n } soicind.
    }
ui-key-capital = Ceannlitir
ui-key-small = Litir bheag
error-booth-event = Bhí ainm na hócáide rófhada, nó bhí comharthaí ann nach féidir a tharraingt anseo. Glacann an both leis mar seo: { $event }
error-booth-levels = Iarradh leibhéil ar an mboth nach ann dóibh: { $unknown }. Tá siad seo ann: { $known }.
