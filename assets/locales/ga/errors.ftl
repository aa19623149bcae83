# An rud a deirtear uair amháin agus is féidir a dhúnadh.
error-store-damaged = Níorbh fhéidir do chluiche sábháilte a léamh. Coinnítear é mar { $file }, agus tosaíonn tú as an nua.
error-store-newer = Tháinig do chluiche sábháilte ó leagan níos nuaí. Coinnítear é mar { $file }, agus tosaíonn tú as an nua.
error-not-saved = Gan sábháil: níl cead ag an gcluiche aon rud a choinneáil anseo. Leanann sé ar aghaidh mar sin féin.
error-not-written = Níorbh fhéidir { $file } a scríobh: { $reason }
error-level-file = Tá locht ar chomhad leibhéil, mar sin fanann an leagan maith deireanach: { $reason }
error-resume-failed = Níorbh fhéidir leanúint leis an seal a bhí ar siúl: { $reason }
ui-replay-saved = Sábháladh an athimirt mar { $file }
ui-csv-saved = Sábháladh an tábla mar { $file }
ui-link-copied = Cóipeáladh an nasc
ui-run-copied = Cóipeáladh téacs an tseala: greamaigh i gcomhad a chríochnaíonn le .ron é
ui-not-saved = gan sábháil
error-link = Fágadh cuid den nasc ar lár: { $reason }
