# An méid a deirtear faoi na luamháin in aice leis na cuair.
basis-ordered-servers = Freastalaithe ordaithe: { $ordered }; ag obair: { $serving }. Tógfaidh sé { $start } ar an gcuid eile tosú, agus is ansin amháin a bhogfaidh N agus na cuair.
basis-ordered-instances = Ásca ordaithe: { $ordered }; ag freastal: { $serving }. Tógfaidh sé { $start } ar an gcuid eile tosú, agus is ansin amháin a bhogfaidh N agus na cuair.
