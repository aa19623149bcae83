# Ang sinasabi sa ilalim ng mga pihitang katabi ng mga kurba.
basis-ordered-servers = Mga inorder na server: { $ordered }; gumagana: { $serving }. Aabutin ng { $start } bago gumana ang iba, at saka pa lang gagalaw ang N at ang mga kurba.
basis-ordered-instances = Mga inorder na instance: { $ordered }; gumagana: { $serving }. Aabutin ng { $start } bago gumana ang iba, at saka pa lang gagalaw ang N at ang mga kurba.
