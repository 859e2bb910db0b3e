# Rules in short, each by its number: rule-R5-2. docs/rules.md has them in full.

rule-R1-1 = Da 2 a 4 giocatori, ognuno una società segreta con 9 agenti e 5 gettoni fedeltà, uno per impero.
rule-R1-2 = Cinque imperi agiscono in quest’ordine: Orso, Aquila, Elefante, Leone, Cavallo. Ognuno ha 20 stendardi, un mazzo e un consiglio con Sceriffo, Amministratore, Maresciallo e Cancelliere.
rule-R1-3 = 40 regioni, ognuna d’origine di un impero. Sono adiacenti solo le regioni che hanno un confine in comune; nessuno attraversa il mare.
rule-R1-4 = Un impero controlla le regioni in cui ha stendardi, e le sue regioni d’origine in cui nessuno ne ha.
rule-R1-5 = Gli stendardi che non sono sulla mappa sono nella riserva dell’impero: sempre 20 in tutto.
rule-R2-1 = Alcuni stendardi cominciano sulla mappa, gli altri nella riserva.
rule-R2-2 = I cinque gettoni di ogni giocatore stanno coperti, a caso, su Devoto ×4, Fedele ×3, Affiliato ×2, Non alleato ×0 e Opposto ×−1. Puoi sempre guardare i tuoi.
rule-R2-3 = I posti e il primo giocatore si sorteggiano. Si gioca a giro, nell’ordine dei posti.
rule-R2-4 = Con queste regole due giocatori non hanno mai lo stesso impero su Devoto.
rule-R3 = I turni sono quattro: si schierano gli agenti, agiscono i cinque consigli, il turno si chiude.
rule-R3-1 = Tra un turno e l’altro ogni giocatore recupera un agente dal tabellone, obbligatoriamente se ne ha.
rule-R3-2 = A giro, un agente alla volta, ognuno schiera due agenti in posizioni libere; tre se si gioca in due.
rule-R3-3 = Con queste regole un agente può stare invece in una regione: due al massimo, mai due tuoi nella stessa.
rule-R3-4 = Chi non può schierare un agente salta.
rule-R4-1 = Gli imperi agiscono in ordine, e in ognuno lo Sceriffo, l’Amministratore, il Maresciallo e il Cancelliere.
rule-R4-2 = Una posizione è controllata dall’agente che la occupa; se è libera, dal primo agente che segue verso il Cancelliere. Se non ce n’è, non fa nulla.
rule-R4-3 = Chi controlla la posizione compie una sola delle sue azioni, per intero.
rule-R4-4 = Gli stendardi aggiunti vengono dalla riserva dell’impero e vanno in qualsiasi regione che controlla. Se la riserva non basta, dà quel che ha.
rule-R4-5 = Le carte si pescano dal mazzo dell’impero che agisce, una per ogni gruppo completo di simboli.
rule-R4-6 = Lo scambio sposta l’agente in un’altra posizione del consiglio, dove agisce subito. Se lì c’è un agente, i due si scambiano di posto.
rule-R4-7 = Dopo il turno di un impero una regione mantiene 4 stendardi, con una fattoria 6. Gli altri tornano nella riserva.
rule-R4-8 = Le scorte non contano prima della fine del turno dell’impero.
rule-R5-1 = Un attacco va da una regione che l’impero controlla a una adiacente controllata da un altro impero, con almeno uno stendardo.
rule-R5-2 = In una regione conquistata deve restare uno stendardo; una regione d’origine si può lasciare vuota.
rule-R5-3 = Un attacco sconsiderato è permesso. Spostarsi tra le proprie regioni non è un attacco.
rule-R5-4 = { SETTING("fort") ->
    [kill] Un forte uccide uno stendardo attaccante mentre entra.
    [defend] Un forte conta come un difensore in più.
   *[unknown] Un forte costa uno stendardo agli attaccanti: lo uccide all’entrata, o conta come un difensore in più, a seconda delle regole.
}
rule-R5-5 = Le due parti perdono stendardi uno a uno finché una non ne ha più. Le perdite tornano nelle riserve. Se non resta nessuno, la regione torna all’impero d’origine.
rule-R5-6 = L’ordine di un attacco: incursione o flotta; poi partenza, bersaglio e numero; poi carte prima del combattimento, forte, combattimento, carte dopo.
rule-R5-7 = 3 contro 2 lasciano 1. 3 contro 2 e un forte non lasciano nessuno.
rule-R6-1 = Una carta ha un uso da sola, uno con una seconda carta del suo impero e uno con una carta dell’impero abbinato.
rule-R6-2 = Le carte servono l’impero che agisce, di qualunque colore siano. Prima si pagano, poi si risolvono una alla volta.
rule-R6-3 = Le carte si giocano intorno all’azione di una posizione che controlli: prima, in un attacco prima e dopo il combattimento, e dopo.
rule-R6-4 = { SETTING("spent") ->
    [reshuffle] Le carte spese si rimescolano subito nel loro mazzo.
    [discard] Le carte spese vanno tra gli scarti finché il loro mazzo non finisce.
   *[unknown] Le carte spese tornano nel loro mazzo o vanno tra gli scarti, a seconda delle regole.
}
rule-R6-5 = Una carta che sostituisce l’azione si può giocare una volta per ogni posizione che agisce.
rule-R6-6 = Una carta che non potrebbe fare nulla non si gioca. Se la riserva non basta, dà quel che ha.
rule-R6-7 = Le carte conquista si mostrano appena pescate, hanno effetto subito ed escono dal gioco. Al posto di una che non può fare nulla se ne pesca un’altra.
rule-R6-8 = Alleanze oscure: una carta può chiedere l’azione di un altro giocatore, o offrire 4 stendardi al suo attacco. Chi la riceve accetta o rifiuta; poi si paga il prezzo della carta.
rule-R7-1 = Dopo il quarto turno la partita finisce subito.
rule-R7-2 = Alla fine di un turno tutti scartano fino ad avere cinque carte e possono scambiare due fedeltà coperte, che restano poi scoperte.
rule-R7-3 = Il segnalino del primo giocatore passa al posto seguente.
rule-R8-1 = Ogni città che un impero controlla vale il tuo moltiplicatore per quell’impero.
rule-R8-2 = Con queste regole ogni fedeltà ancora coperta alla fine vale un punto.
rule-R8-3 = Vince il punteggio più alto. A parità, chi ha fatto meno scambi (o ha più fedeltà nascoste), poi chi ha più carte in mano.
rule-R8-4 = Per esempio: ×4 con 2 città, ×3 con 3, ×2 con 1, ×0 con 4 e ×−1 con 2 fanno 17.
rule-C-bear-1 = { ABILITY("extra_attack") }: { ABILITY("extra_attack", form: "text") }
    .name = { ABILITY("extra_attack") }
rule-C-bear-2 = { ABILITY("annihilate") }: { ABILITY("annihilate", form: "text") }
    .name = { ABILITY("annihilate") }
rule-C-eagle-1 = { ABILITY("relocate_agent") }: { ABILITY("relocate_agent", form: "text") }
    .name = { ABILITY("relocate_agent") }
rule-C-eagle-2 = { ABILITY("strike_empty") }: { ABILITY("strike_empty", form: "text") }
    .name = { ABILITY("strike_empty") }
rule-C-elephant-1 = { ABILITY("add_one_to_attack") }: { ABILITY("add_one_to_attack", form: "text") }
    .name = { ABILITY("add_one_to_attack") }
rule-C-elephant-2 = { ABILITY("add_three_to_attack") }: { ABILITY("add_three_to_attack", form: "text") }
    .name = { ABILITY("add_three_to_attack") }
rule-C-lion-1 = { ABILITY("act_elsewhere") }: { ABILITY("act_elsewhere", form: "text") }
    .name = { ABILITY("act_elsewhere") }
rule-C-lion-2 = { ABILITY("garrison_city") }: { ABILITY("garrison_city", form: "text") }
    .name = { ABILITY("garrison_city") }
rule-C-horse-1 = { ABILITY("march") }: { ABILITY("march", form: "text") }
    .name = { ABILITY("march") }
rule-C-horse-2 = { ABILITY("rearrange") }: { ABILITY("rearrange", form: "text") }
    .name = { ABILITY("rearrange") }
rule-C-mercenaries = { ABILITY("mercenaries") }: { ABILITY("mercenaries", form: "text") }
    .name = { ABILITY("mercenaries") }
rule-C-recruit = { ABILITY("recruit") }: { ABILITY("recruit", form: "text") }
    .name = { ABILITY("recruit") }
rule-C-subjugate = { ABILITY("subjugate") }: { ABILITY("subjugate", form: "text") }
    .name = { ABILITY("subjugate") }
rule-C-disperse = { ABILITY("disperse") }: { ABILITY("disperse", form: "text") }
    .name = { ABILITY("disperse") }
rule-C-alchemists-fire = { ABILITY("alchemists_fire") }: { ABILITY("alchemists_fire", form: "text") }
    .name = { ABILITY("alchemists_fire") }
rule-C-populate = { ABILITY("populate") }: { ABILITY("populate", form: "text") }
    .name = { ABILITY("populate") }
rule-C-armada = { ABILITY("armada") }: { ABILITY("armada", form: "text") }
    .name = { ABILITY("armada") }
rule-C-reinforce = { ABILITY("reinforce") }: { ABILITY("reinforce", form: "text") }
    .name = { ABILITY("reinforce") }
rule-C-uprising = { ABILITY("uprising") }: { ABILITY("uprising", form: "text") }
    .name = { ABILITY("uprising") }
rule-C-midnight-oil = { ABILITY("midnight_oil") }: { ABILITY("midnight_oil", form: "text") }
    .name = { ABILITY("midnight_oil") }
