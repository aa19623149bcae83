# An rud atá ar siúl i mbabhta, in abairt: fad a mhaireann sé, agus nuair atá sé thart.
booth-event-sale = { $times ->
        [2] An gnáththrácht faoi dhó.
       *[other] { $times } oiread an ghnáththráchta.
    }
    .over = Tá an ruathar thart.
booth-event-fraud-wave = Is calaois { $share } d’íocaíochtaí nua.
    .over = Tá an tonn chalaoise imithe.
booth-event-issuer-outage = Freagraíonn eisitheoirí ghrúpa B i { $seconds }.
    .over = Tá eisitheoirí ghrúpa B ag freagairt mar is gnách arís.
booth-event-bad-build = Tá tógáil nua á scaoileadh amach.
    .over = Tá an tógáil mhaith ar ais.
booth-event-viral-surge = Tá an trácht ag ardú go tapa.
    .over = Tá an slua ag imeacht.
booth-event-cache-flush = Folmhaíodh an taisce: tá na réada coitianta imithe.
    .over = Tá an taisce te arís.
