# Why something is not offered: reason-<code>, with the question's $empire, $region_from and
# $position where it has them, and what was pointed at: $region and its $holder, the $society that
# sits at a position, the $ability of a card and its $window.

reason-other-asked = Ora tocca { WHO($player, form: "to") }, non a te.
reason-chance-first = Si stanno distribuendo le carte.
reason-over = La partita è finita; non c’è altro da scegliere.
reason-not-asked = La domanda non riguarda questo.
reason-elsewhere = Sta agendo un’altra posizione: { POSITION($position) }.

# Where banners come from and go to
reason-not-held = { REGION($region) }: la regione è { EMPIRE($holder, form: "of") }, non { EMPIRE($empire, form: "of") }.
reason-empty = Non ci sono stendardi { REGION($region, form: "in") }.
reason-last-banner = { REGION($region) }: la regione è conquistata, l’ultimo stendardo deve restare.
reason-no-target = { EMPIRE($empire, form: "start") } non ha nulla da attaccare { REGION($region, form: "from") }.
reason-only-from-there = Chi insegue attacca dalla regione appena presa.
reason-may-not-attack = L’Elefante non può attaccare fino alla fine del turno.
reason-own-region = { REGION($region) }: la regione è già { EMPIRE($empire, form: "of") }.
reason-too-far = { REGION($region) }: la regione non confina con { REGION($region_from, form: "the") }.
reason-too-far-to-strike = { REGION($region) }: la regione non è vuota e non confina con { REGION($region_from, form: "the") }.
reason-same-region = Gli stendardi sono già { REGION($region, form: "in") }.
reason-not-among = { REGION($region) }: la regione non confina con quella che gli stendardi lasciano.
reason-passed-by = Gli stendardi si piazzano nell’ordine della mappa, e ormai si è oltre { REGION($region, form: "the") }.
reason-full = Non c’è più posto per stendardi { REGION($region, form: "in") }.

# Where a card takes effect
reason-no-city = Non c’è nessuna città { REGION($region, form: "in") }.
reason-not-served = Quella città è { EMPIRE($holder, form: "of") }; l’azione è per { EMPIRE($empire, form: "the") }.
reason-no-reserve = { EMPIRE($holder, form: "start") } non ha stendardi in riserva.
reason-not-empty = { REGION($region) }: la regione non è vuota.
reason-city-or-fort = C’è una città o un forte { REGION($region, form: "in") }.
reason-no-enemy-near = Non ci sono stendardi nemici nelle regioni che confinano con { REGION($region, form: "the") }.
reason-already-laid-out = Gli stendardi { EMPIRE($empire, form: "of") } non si potrebbero disporre in altro modo.
reason-not-such = La carta non arriva fin là.

# Agents
reason-taken = { PERSON($society) ->
    [you] Lì c’è già un tuo agente.
   *[they] { WHO($society, form: "start") } ha già un agente lì.
}
reason-field-off = A questo tavolo non si schierano agenti nelle regioni.
reason-field-full = Hai già due agenti nelle regioni.
reason-field-twice = Hai già un agente { REGION($region, form: "in") }.
reason-not-your-agent = Lì non puoi scegliere nessuno dei tuoi agenti.
reason-other-council = L’agente resta nel suo consiglio.
reason-same-position = L’agente è già lì.
reason-vacant-position = A questo tavolo un agente si scambia solo con un altro agente.
reason-not-yours = Non controlli quella posizione.
reason-same-agent = Controlli quella posizione con l’agente che sta agendo; serve un altro dei tuoi.
reason-no-order-there = Ora in quella posizione non si può scegliere nessuna azione.

# Orders
reason-empty-reserve = La riserva { EMPIRE($empire, form: "of") } è vuota: non si possono aggiungere stendardi.
reason-no-attack = { EMPIRE($empire, form: "start") } non ha nulla da attaccare: l’attacco non si può scegliere.
reason-no-switch = L’agente non ha nessuno con cui scambiarsi.
reason-one-switch = Uno scambio non porta a un altro scambio.
reason-order-without-effect = Questa azione non cambierebbe nulla, e nella prima versione delle regole un’azione del genere non si può scegliere.
reason-nothing-to-draw = In quel mazzo non ci sono più carte.

# Cards
reason-cannot-pay = Non hai la seconda carta che serve.
reason-wrong-window = { ABILITY($ability) } si gioca in un altro momento: { $window ->
    [instead] { window-instead }
    [general] { window-general }
    [strict] { window-strict }
    [choosing] { window-choosing }
    [declared] { window-declared }
    [fought] { window-fought }
   *[after] { window-after }
}.
reason-replaced = Una carta può sostituire l’azione di una posizione una volta sola.
reason-ally = Un alleato compie l’azione in corso, e nessun’altra al suo posto.
reason-no-vacancy = Nessuna posizione è libera.
reason-nowhere-else = Nessun altro dei tuoi agenti ha un’azione da compiere.
reason-no-reinforcement = L’impero non ha stendardi in riserva.
reason-no-survivor = Non resta nessun attaccante per inseguire.
reason-nobody-left = Di chi ha combattuto non resta nessuno.
reason-none-killed = Il combattimento non porta stendardi da aggiungere.
reason-subjugated = La Sottomissione è già stata giocata per questo attacco.
reason-repeated = L’azione è già stata ripetuta.
reason-no-order-to-repeat = Non è stata compiuta nessuna azione.
reason-no-wider = Non aprirebbe nessun bersaglio nuovo.
reason-no-effect = { ABILITY($ability) } ora non avrebbe effetto.
reason-no-proposal = Ora nessuna azione e nessun attacco aspetta una proposta.

# Loyalties
reason-face-up = Una fedeltà scoperta non si muove più.

# What cannot be chosen because it never is.
reason-city = Una città cambia mano quando un altro impero prende la sua regione.
reason-reserve = Gli stendardi lasciano la riserva quando un’azione o una carta li aggiunge.
reason-deck = Le carte si pescano quando lo dice un’azione o una carta.
reason-loyalty = Le fedeltà si scambiano alla fine dei primi tre turni, e solo quelle coperte.
