# Grúpaí: an méid de nasc chuig ceann acu a fágadh ar lár.
error-group = an grúpa, mar tá ainm, leibhéal a bhfuil spriocanna aige agus síol de dhíth air. Iarr nasc eile ar an té a sheol é.
error-group-level = an grúpa, mar níl a leibhéal { $level } sa leagan seo den chluiche. Fiafraigh den té a sheol an nasc.
error-group-name = comharthaí in ainm an ghrúpa nach féidir a tharraingt anseo. { $group } a thugtar air.
