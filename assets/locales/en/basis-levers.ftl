# What is said below the levers beside the curves.
basis-ordered-servers = Servers ordered: { $ordered }; serving: { $serving }. The others take { $start } to start, and only then do N and the curves move.
basis-ordered-instances = Instances ordered: { $ordered }; serving: { $serving }. The others take { $start } to start, and only then do N and the curves move.
