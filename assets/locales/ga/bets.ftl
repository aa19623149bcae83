# Ceist amháin sula nochtar cuair an scóir, le trí raon le roghnú.
ui-bet = Geall ar dtús
ui-bet-less = níos lú ná { $mark }
ui-bet-between = { $lo } go { $hi }
ui-bet-more = { $mark } nó níos mó
ui-bet-skip = Fág an geall
ui-bet-right = Ceart: { $value }.
ui-bet-wrong = Ní hea: { $value }.
ui-bet-reveal = Taispeáin an seal

# Ceist amháin in aghaidh an leibhéil; leanann `.why` an freagra.
bet-storm-without-you = Mura mbeadh aon rud bogtha agat: cé mhéad nóiméad a bheadh custaiméirí ag fanacht níos faide ná { $mark } ag an scipéad?
    .why = Críochnaíonn an sladmhargadh, ach ní chríochnaíonn an stoirm: tagann an méid ar theip air ar ais, agus coinníonn sé an lasc lán.
bet-price-of-asking = Cuireann an t-oibreoir eiseamláireach ceist bhreise ar a lán custaiméirí. Cé mhéad de na custaiméirí maithe a chailltear dá bharr?
    .why = Éiríonn le formhór na bhfíorchustaiméirí an cheist a fhreagairt, ach is beag calaoiseoir a n-éiríonn leis. Ba dhaoire i bhfad diúltú dóibh go léir.
bet-healthy-without-you = D’fhreagair eisitheoirí ghrúpa A mar is gnách. Mura mbeadh aon rud bogtha agat: cé mhéad dá gcustaiméirí maithe a cheadófaí ó thosaigh an tost?
    .why = Coinníonn íocaíochtaí atá ag fanacht le grúpa B na sliotáin gafa ar feadh soicindí, agus is iad na sliotáin chéanna a theastaíonn ó chustaiméirí ghrúpa A.
bet-alarm-comes-late = Glaoitear ort nuair a théann ráta dóite na huaire thar { $mark }. Mura mbeadh aon rud bogtha agat: cé mhéad nóiméad tar éis thús an scaoilte a ghlaofaí?
    .why = Is mall a ardaíonn meán na huaire. Léiríonn earráidí an nóiméid tógáil lochtach i bhfad roimhe sin.
bet-autoscaler-alone = Dá bhfágfaí an slua faoin uathscálóir amháin: cé mhéad nóiméad a dteipfeadh ar níos mó ná { $mark } de na hiarratais?
    .why = Ordaíonn an t-uathscálóir láithreach, ach tógann ásca nóiméid le tosú. Níl ach níos lú a dhéanamh a líonfadh an bhearna sin.
bet-cold-without-you = Mura mbeadh aon rud bogtha agat: cé mhéad nóiméad a bheadh an taisce níos lú ná { $mark } te?
    .why = Ní líonann taisce fholamh ach chomh tapa agus a iarrann úsáideoirí agus a fhreagraíonn an bunachar.
