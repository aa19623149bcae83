# Ang buod ng kurso bilang larawan.
ui-course-save-picture = I-save bilang larawan
ui-course-picture-proofs = Nakikilala ang isang laro sa antas, seed at tatak nito: malalaro ninuman ang shift ding iyon gamit ang seed, at kapag pareho ang mga galaw, pareho rin ang lalabas na puntos at tatak.
