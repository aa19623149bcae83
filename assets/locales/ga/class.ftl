# Ritheanna ranga, leagtha ar a chéile.
ui-class-group = Grúpa { $group }
ui-class-runs = { $n ->
        [one] { $n } rith, imeartha arís óna athimirt: is í an athimirt a thug na scóir.
        [two] { $n } rith ar an trácht céanna agus na géarchéimeanna céanna, gach ceann imeartha arís óna athimirt: is í an athimirt a thug na scóir.
        [few] { $n } rith ar an trácht céanna agus na géarchéimeanna céanna, gach ceann imeartha arís óna athimirt: is í an athimirt a thug na scóir.
        [many] { $n } rith ar an trácht céanna agus na géarchéimeanna céanna, gach ceann imeartha arís óna athimirt: is í an athimirt a thug na scóir.
       *[other] { $n } rith ar an trácht céanna agus na géarchéimeanna céanna, gach ceann imeartha arís óna athimirt: is í an athimirt a thug na scóir.
    }
ui-class-pick = Roghnaigh ritheanna sa liosta, nó dírigh ar líne, chun iad a thabhairt chun tosaigh i ngach cairt.
ui-class-whose = Cé leis an líne
ui-class-nameless = gan ainm
ui-class-goals = Cad a iarradh, agus cad a baineadh amach
ui-class-player = Imreoir
ui-class-score = Scór
ui-class-stars = Réaltaí
ui-class-parting = Fágann líne an oibreora
ui-class-lines = Nóiméad ar nóiméad
ui-class-levers = Cathain a bogadh gach luamhán
ui-class-everybody = Bhog gach imreoir é.
ui-class-others = { $n ->
        [one] Níor bhog { $n } imreoir riamh é.
        [two] Níor bhog { $n } imreoir riamh é.
        [few] Níor bhog { $n } imreoir riamh é.
        [many] Níor bhog { $n } n-imreoir riamh é.
       *[other] Níor bhog { $n } imreoir riamh é.
    }
ui-class-idle = Níor bhog aon duine: { $controls }
ui-class-left-out = Fágtha ar lár
ui-class-why-foreign = Baineann sé le { $level }, síol { $seed }.
ui-class-why-twice = Tá an rith céanna ag an imreoir céanna in { $file }.
ui-class-why-too-many = Ní leagtar níos mó ná { $n } rith ar a chéile.
ui-class-why-too-many-files = Ní léitear níos mó ná { $n } comhad.
ui-class-why-no-score = Níl scór ag a sheal: ní chuirtear i gcomparáid ach leibhéil a bhfuil spriocanna acu.
ui-class-why-unplayable = Ní féidir a athimirt a rith: { $reason }
ui-class-why-score = Deir sé scór { $said }, ach { $given } a thugann a athimirt.
ui-class-why-stars = Líon na réaltaí dar leis: { $said }. De réir a athimeartha: { $given }.
ui-class-why-goal = An rud a deir sé faoin sprioc { $goal }, ní hé a thugann a athimirt.
ui-class-why-fingerprint = Ní lena athimirt a mhéarlorg.

# Tabhairt isteach, agus imirt i ngrúpa.
ui-class-hand-in = Toradh
    .help = Comhad beag ina bhfuil leibhéal, síol, scór agus gach beart. Leagann ceannaire an ranga iad go léir ar a chéile.
ui-class-your-name = D’ainm, más maith leat
ui-class-save-result = Sábháil an toradh
ui-class-result-saved = Toradh sábháilte: { $file }
ui-class-time-up = Tá an t-am istigh. Críochnaigh an seal seo, ansin tabhair isteach do chomhad toraidh.

# An cúrsa, seal an lae, an achoimre.
ui-course = Cúrsa
ui-course-level = { $n }. { $level }
ui-course-save = Sábháil achoimre
ui-course-saved = Achoimre sábháilte: { $file }
ui-course-summary = Achoimre ar an gcúrsa
ui-course-sum = { $n ->
        [one] { $n } réalta as { $of }
        [two] { $n } réalta as { $of }
        [few] { $n } réalta as { $of }
        [many] { $n } réalta as { $of }
       *[other] { $n } réalta as { $of }
    }
ui-course-proofs = Is í a athimirt a chruthaíonn gach rith is fearr: nuair a osclaítear í, imrítear na nóiméid chéanna arís agus tagann an scór céanna agus an méarlorg céanna amach.
ui-course-no-proof = Níor coinníodh athimirt den rith seo.
ui-daily = Seal an lae
    .help = An leibhéal céanna agus an síol céanna do chách, i ngach áit, go meán oíche UTC.
ui-daily-level = Inniu: { $level }
ui-daily-best = { $n ->
        [one] Scór is fearr inniu: { $best }, tar éis { $n } seal. Tagann ceann nua ag meán oíche UTC.
        [two] Scór is fearr inniu: { $best }, tar éis { $n } sheal. Tagann ceann nua ag meán oíche UTC.
        [few] Scór is fearr inniu: { $best }, tar éis { $n } sheal. Tagann ceann nua ag meán oíche UTC.
        [many] Scór is fearr inniu: { $best }, tar éis { $n } seal. Tagann ceann nua ag meán oíche UTC.
       *[other] Scór is fearr inniu: { $best }, tar éis { $n } seal. Tagann ceann nua ag meán oíche UTC.
    }
