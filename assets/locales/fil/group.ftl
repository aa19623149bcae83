# Mga grupo: ano sa link nito ang hindi sinunod.
error-group = ang grupo, dahil kailangan nito ng pangalan, antas na may layunin, at seed. Humingi ng iba sa nagpadala ng link.
error-group-level = ang grupo, dahil wala sa bersiyong ito ng laro ang antas nitong { $level }. Magtanong sa nagpadala ng link.
error-group-name = mga karakter sa pangalan ng grupo na hindi maiguhit dito. Tinatawag itong { $group }.
