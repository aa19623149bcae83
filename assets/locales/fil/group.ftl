# Mga grupo: ano sa link nito ang hindi sinunod.
error-group = ang grupo, dahil kailangan nito ng pangalan, antas na may layunin, at seed. Humingi ng iba sa nagpadala ng link.
error-group-level = ang grupo, dahil wala sa bersiyong ito ng laro ang antas nitong { $level }. Magtanong sa nagpadala ng link.
error-group-name = mga karakter sa pangalan ng grupo na hindi maiguhit dito. Tinatawag itong { $group }.

# Ang link ng grupo, at ang nakikita ng grupo tungkol sa sarili nito.
ui-group = Maglaro bilang grupo
    .help = Lahat ng magbubukas ng link ay maglalaro ng antas at seed na ito, at magsusumite ng file ng resulta. Pagpapatong-patungin mo ang mga file.
ui-group-make = Maglaro bilang grupo…
ui-group-name = Pangalan ng grupo
ui-group-minutes = Ilang minuto, kung may hangganan
ui-group-bad-minutes = Maaaring bigyan ang grupo ng 1 hanggang { $most } minuto.
ui-group-not-drawn = Hindi maiguguhit sa bawat screen dito ang karakter na iyon, kaya hindi isinama.
ui-group-needs-name = Kapag tama ang pangalan at oras, lalabas dito ang link.
ui-group-no-page = Walang alam na pahina sa web ang programang ito (--link-base): ito ang ibibigay ng lahat dito pagkatapos ng --link.
ui-group-now = { $group }, seed { $seed }
ui-group-left = { $n ->
        [one] { $n } min ang natitira
       *[other] { $n } min ang natitira
    }
ui-group-up = tapos na ang oras
    .help = Tapos na ang oras ng grupo, kaya hindi na uulitin ang seed na ito: isumite ang file ng resulta mo.

# Ang talaan ng shift ng araw.
ui-daily-play = Laruin ito
ui-daily-board = Talaan ng araw
