# Ang nagaganap sa isang laro sa booth, sa isang pangungusap: habang nangyayari, at kapag tapos na.
booth-event-sale = { $times ->
        [2] Doble ng karaniwang trapiko.
       *[other] { $times } ulit ng karaniwang trapiko.
    }
    .over = Tapos na ang dagsa.
booth-event-fraud-wave = { $share } ng mga bagong bayad ay panloloko.
    .over = Humupa na ang panloloko.
booth-event-issuer-outage = { $seconds } bago sumagot ang mga issuer ng grupo B.
    .over = Karaniwan na uli ang sagot ng mga issuer ng grupo B.
booth-event-bad-build = Kasalukuyang inilalabas ang isang bagong build.
    .over = Balik na ang huling maayos na build.
booth-event-viral-surge = Mabilis na umaakyat ang trapiko.
    .over = Umaalis na ang madla.
booth-event-cache-flush = Na-flush ang cache: wala na ang mga pinakahinahanap.
    .over = Mainit na muli ang cache.
