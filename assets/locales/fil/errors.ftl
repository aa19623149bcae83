# Sinasabi nang minsan at naisasara.
error-store-damaged = Hindi mabasa ang na-save mong laro. Itinabi ito bilang { $file }, at magsisimula ka nang bago.
error-store-newer = Mula sa mas bagong bersiyon ang na-save mong laro. Itinabi ito bilang { $file }, at magsisimula ka nang bago.
error-not-saved = Hindi nase-save: walang maitatabi ang laro dito. Tuloy pa rin ang laro.
error-not-written = Hindi maisulat ang { $file }: { $reason }
error-level-file = May mali sa isang file ng antas, kaya mananatili ang huling maayos: { $reason }
error-resume-failed = Hindi maituloy ang naiwang shift: { $reason }
ui-replay-saved = Na-save ang replay bilang { $file }
ui-csv-saved = Na-save ang talahanayan bilang { $file }
ui-link-copied = Nakopya ang link
ui-run-copied = Nakopya ang teksto ng laro: i-paste sa file na nagtatapos sa .ron
ui-not-saved = hindi na-save
error-link = May bahagi ng link na hindi sinunod: { $reason }
