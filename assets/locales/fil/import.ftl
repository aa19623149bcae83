# Talaang ipinapasok: gaano na kalayo, saan napunta ang mga tala, at ano ang mali sa isa.
ui-import-playing = Inuulit ang laro ng bawat tala: { $done } sa { $of }
ui-import-stop = Itigil: walang papasok
ui-import-none = Walang talang naipasok.
ui-import-here = { $n ->
        [one] { $n } tala ang naipasok sa mga talaan ng okasyong ito.
       *[other] { $n } na tala ang naipasok sa mga talaan ng okasyong ito.
    }
ui-import-event = { $n ->
        [one] { $n } tala ang naipasok sa mga talaan ng { $event }; makikita kapag iyon na ang okasyon.
       *[other] { $n } na tala ang naipasok sa mga talaan ng { $event }; makikita kapag iyon na ang okasyon.
    }
ui-import-nameless = { $n ->
        [one] { $n } tala ang naipasok sa mga talaan ng okasyong walang pangalan; makikita kapag iyon na ang okasyon.
       *[other] { $n } na tala ang naipasok sa mga talaan ng okasyong walang pangalan; makikita kapag iyon na ang okasyon.
    }
ui-import-no-entry = sira, o binago: walang tala rito
ui-import-missing = sira, o binago: kulang ng “{ $field }”
ui-import-field = sira, o binago: hindi puwede ang nasa “{ $field }”
ui-import-replay-damaged = putol o binago ang replay nito
ui-import-replay-version = mula sa ibang bersiyon ng laro ang replay nito
ui-import-replay-long = lampas sa { $most } byte ang replay nito
ui-import-replay-faulty = may wala sa bersiyong ito ng laro sa replay nito
ui-import-replay-at = sira ang replay nito sa linya { $line }, hanay { $column }
ui-file-damaged-at = Sira, o binago, sa linya { $line }, hanay { $column }
