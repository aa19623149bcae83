# Grúpaí: an méid de nasc chuig ceann acu a fágadh ar lár.
error-group = an grúpa, mar tá ainm, leibhéal a bhfuil spriocanna aige agus síol de dhíth air. Iarr nasc eile ar an té a sheol é.
error-group-level = an grúpa, mar níl a leibhéal { $level } sa leagan seo den chluiche. Fiafraigh den té a sheol an nasc.
error-group-name = comharthaí in ainm an ghrúpa nach féidir a tharraingt anseo. { $group } a thugtar air.

# Nasc an ghrúpa, agus an méid a fheiceann an grúpa de féin.
ui-group = Imirt mar ghrúpa
    .help = Imríonn gach duine a osclaíonn an nasc an leibhéal agus an síol seo, agus tugann siad comhad toraidh isteach. Leagann tusa na comhaid ar a chéile.
ui-group-make = Imirt mar ghrúpa…
ui-group-name = Ainm an ghrúpa
ui-group-minutes = Nóiméid, má tá deireadh leis
ui-group-bad-minutes = Is féidir idir 1 agus { $most } nóiméad a thabhairt do ghrúpa.
ui-group-not-drawn = Ní féidir an comhartha sin a tharraingt ar gach scáileán anseo, agus mar sin fágtar ar lár é.
ui-group-needs-name = Nuair a bheidh an t-ainm agus an t-am i gceart, beidh an nasc anseo.
ui-group-no-page = Níl aon leathanach gréasáin ar eolas ag an gclár seo (--link-base): is é seo a thugann gach duine dó i ndiaidh --link.
ui-group-now = { $group }, síol { $seed }
ui-group-left = { $n ->
        [one] { $n } nóim fágtha
        [two] { $n } nóim fágtha
        [few] { $n } nóim fágtha
        [many] { $n } nóim fágtha
       *[other] { $n } nóim fágtha
    }
ui-group-up = tá an t-am istigh
    .help = Tá am an ghrúpa istigh, agus mar sin ní imrítear an síol seo arís: tabhair isteach do chomhad toraidh.

# Clár sheal an lae.
ui-daily-play = Imir é
ui-daily-board = Clár an lae
