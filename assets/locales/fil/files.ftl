# Mga file na isinusumite: bakit may hindi tinatanggap.
ui-file-stray = Hindi file ng resulta: hindi ginalaw.
ui-file-damaged = Sira, o binago: { $reason }
ui-file-folder = Folder ito.
ui-file-not-plain = Hindi ito karaniwang file.
ui-file-large = { $size } KiB ito; hanggang { $most } KiB lang ang binabasa.
ui-file-no-text = Hindi ito teksto.
ui-file-refused = Hindi ito mabasa: { $reason }
