# What a bot would think in one's place: coach-<code> for each reason of an analysis, a sentence each.

coach-takes = { EMPIRE($empire, form: "start") } prende la città { REGION($region, form: "in") }.
coach-loses = { EMPIRE($empire, form: "start") } perde la città { REGION($region, form: "in") }.
coach-forecast = Città previste alla fine per { EMPIRE($empire, form: "the") }: { NUMBER($after, maximumFractionDigits: 1) } invece di { NUMBER($before, maximumFractionDigits: 1) }; per te ognuna vale { SIGNED($worth) } rispetto ai rivali.
coach-controls = Un agente come { POSITION($position) } può portarti circa { SIGNED($worth) }.
coach-gives-up = Senza il tuo { POSITION($position) } rinunci a circa { SIGNED($worth) }.
coach-field = Un agente { REGION($region, form: "in") } conta, solo per te, come una città in più { EMPIRE($empire, form: "of") }.
coach-swaps = Con le città che ci si può aspettare, scambiare { EMPIRE($empire, form: "the") } con { EMPIRE($other_empire, form: "the") } ti porta { SIGNED($points) }.
coach-shows = Tutti vedranno le tue fedeltà su { SLOT($slot) } e su { SLOT($other_slot) }.
coach-cards = Carte nella tua mano: { SIGNED($number) }.
