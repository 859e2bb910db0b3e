# What a bot would think in one's place.

coach-takes = { EMPIRE($empire, form: "start") } prend la ville à { REGION($region) }.
coach-loses = { EMPIRE($empire, form: "start") } perd la ville à { REGION($region) }.
coach-forecast = Villes à attendre à la fin pour { EMPIRE($empire, form: "the") } : { NUMBER($after, maximumFractionDigits: 1) } au lieu de { NUMBER($before, maximumFractionDigits: 1) } ; chacune vous vaut { SIGNED($worth) } par rapport à vos rivaux.
coach-controls = Un agent comme { POSITION($position) } peut vous rapporter environ { SIGNED($worth) }.
coach-gives-up = Sans votre { POSITION($position) }, vous renoncez à environ { SIGNED($worth) }.
coach-field = Un agent à { REGION($region) } compte comme une ville de plus pour { EMPIRE($empire, form: "the") }, à votre seul profit.
coach-swaps = Avec les villes attendues, échanger { EMPIRE($empire, form: "the") } contre { EMPIRE($other_empire, form: "the") } vous rapporte { SIGNED($points) }.
coach-shows = Tout le monde verra vos loyautés { SLOT($slot) } et { SLOT($other_slot) }.
coach-cards = Cartes dans votre main : { SIGNED($number) }.
