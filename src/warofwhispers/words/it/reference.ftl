# The rules in full; see the English file.

### Chapters

chapter-R1 = Il tavolo
chapter-R2 = Preparazione
chapter-R3 = Il turno
chapter-R4 = I turni degli imperi
chapter-R5 = Attacchi
chapter-R6 = Carte
chapter-single = Abilità di una carta sola
chapter-double = Abilità di due carte dello stesso impero
chapter-pair = Abilità di due imperi
chapter-decks = Carte facoltative
chapter-R7 = La fine di un turno
chapter-R8 = Punteggio
chapter-R9 = Regolamenti

### 1 The table

heading-R1-1 = Giocatori e società
detail-R1-1 = Le società sono il Corvo Pallido, il Ragno Supplicante, il Culto del Ratto e il Serpente Senza Fine.
heading-R1-2 = Imperi
heading-R1-3 = Regioni e confini
detail-R1-3 = Una regione può mostrare una città, una fattoria, un forte, o due di questi simboli. Su un confine le copie del tabellone non concordano.
heading-R1-4 = Chi controlla una regione
detail-R1-4 = Quindi ogni regione è sempre controllata da un solo impero, e gli stendardi di due imperi non stanno mai nella stessa. Chi controlla una regione controlla anche i suoi simboli.
heading-R1-5 = La riserva

### 2 Setup

heading-R2-1 = Stendardi iniziali e mazzi
detail-R2-1 = L’elenco delle regioni (R1.3) dice quanti stendardi cominciano dove. Le carte di ogni impero si mescolano nel suo mazzo.
heading-R2-2 = Fedeltà
detail-R2-2 = Un gettone resta al suo posto finché il suo giocatore non lo scambia (R7.2).
heading-R2-3 = Posti e primo giocatore
detail-R2-3 =
    Il tavolo può anche mettersi d’accordo su entrambi.
    _L’ordine dei giocatori_, ovunque se ne parli in queste regole, comincia da chi ha in quel momento il segnalino del primo giocatore e prosegue a giro.
heading-R2-4 = Un solo Devoto per impero
detail-R2-4 = Così le regole competitive distribuiscono le fedeltà.

### 3 The round

heading-R3-1 = Recuperare un agente
detail-R3-1 = Nell’ordine dei giocatori, da un consiglio o da una regione.
heading-R3-2 = Schierare gli agenti
detail-R3-2 = Comincia il primo giocatore. Va bene qualsiasi posizione libera di qualsiasi consiglio.
heading-R3-3 = Agenti nelle regioni
detail-R3-3 = Non importa chi controlla la regione, né se vi sono già agenti altrui. Solo il recupero (R3.1) e le alleanze oscure (R6.8) spostano un agente del genere. Alla fine ognuno conta come una città per il suo giocatore (R8.1).
heading-R3-4 = Nessun posto libero

### 4 Empire turns

heading-R4-1 = Chi agisce quando
detail-R4-1 = Un segnalino indica il punto raggiunto. Va solo avanti; la crisi di successione (R6.7) è l’unica eccezione.
heading-R4-2 = Chi controlla una posizione
detail-R4-2 = L’agente con cui si controlla una posizione è _l’agente attivo_. Il controllo si guarda quando tocca alla posizione. Dove nessuno controlla, non si giocano neppure carte.
heading-R4-3 = Una sola azione, per intero
detail-R4-3 =
    Si aggiungono tutti gli stendardi, si pescano tutte le carte, e un attacco conta almeno uno stendardo.
    Per lo scambio ci vuole sempre un posto dove andare (R4.6). Se nessuna azione si può scegliere, la posizione non fa nulla: il suo giocatore può ancora giocare le carte che precedono un’azione, ma nessuna dopo.
    A chi ha carte si chiede in ogni caso: una carta potrebbe rendere possibile un’azione, e la pausa non deve rivelare quali carte ha.
    Se si può attaccare solo grazie a un’incursione o a una flotta, bisogna allora giocare una delle due. Nessuno è costretto a farlo: dove non si può scegliere altra azione, si può anche passare.
heading-R4-4 = Aggiungere stendardi
detail-R4-4 = Ognuno può andare in una regione diversa, o tutti nella stessa. _Per simbolo_ vuol dire: tanti per ogni simbolo di quel tipo nelle regioni che l’impero controlla.
heading-R4-5 = Pescare carte
detail-R4-5 = Il numero si fissa quando l’azione comincia. Le carte arrivano una alla volta. Un mazzo vuoto riprende prima i suoi scarti; se non ci sono neppure quelli, la pesca finisce.
heading-R4-6 = Scambio dell’agente
detail-R4-6 =
    L’agente spostato non compie alcuna azione. Poi si riprende dopo la posizione che era attiva.
    Lo scambio e l’azione a cui porta sono una sola azione: un momento per le carte prima, uno dopo, e nessuna sostituzione (R6.5) in mezzo; un attacco raggiunto così ha i suoi momenti. Uno scambio non porta mai a un altro. Se non porta a nessuna azione possibile, gli agenti restano dove li ha messi, e il momento dopo l’azione c’è lo stesso.
heading-R4-7 = Scorte
detail-R4-7 = Si controllano dopo il Cancelliere, anche se in quel consiglio non ha agito nessuno.
heading-R4-8 = Nessun limite durante il turno

### 5 Attacks

heading-R5-1 = Partenza, bersaglio, numero
detail-R5-1 = Da una regione senza stendardi non si attacca, e nessuno attacca con zero.
heading-R5-2 = Uno resta indietro
detail-R5-2 = Vale per tutto ciò che lascia la regione durante un attacco, carte comprese.
heading-R5-3 = Che cos’è un attacco
detail-R5-3 = Riprendere una regione d’origine perduta lo è, e poi quella regione non è conquistata.
heading-R5-4 = Forti
detail-R5-4 = Costa uno stendardo a tutta la forza, non uno a testa. Le due letture lasciano in piedi gli stessi stendardi: di _a_ attaccanti e _d_ difensori ne muoiono min(_a_, _d_ + 1) e min(_a_ − 1, _d_).
heading-R5-5 = Il combattimento
detail-R5-5 =
    Se restano attaccanti, la regione è loro.
    Le carte giocate dopo la dichiarazione possono cambiare chi tiene il bersaglio. Se è passato all’impero che attacca, gli stendardi si uniscono a quelli che ci sono: né forte né combattimento, e tutta la forza conta come superstite. Se è passato a un terzo impero, si combatte con quello.
heading-R5-6 = Lo svolgimento di un attacco
detail-R5-6 =
    Gli attacchi proseguiti o ripetuti si svolgono allo stesso modo. Il momento dopo il combattimento c’è anche se non resta nessun attaccante.
    Quando una carta parla dell’attacco, intende quello appena combattuto. I suoi _superstiti_ sono gli stendardi delle due parti che stavano nel bersaglio dopo il combattimento e ci stanno ancora. Quelli arrivati dopo non lo sono; quando qualcuno parte o muore, si contano prima i nuovi. Appena la regione cambia padrone, del vecchio non sopravvive più nessuno.
heading-R5-7 = Esempi
detail-R5-7 = Dopo il secondo la regione va al suo impero d’origine. Uno contro una regione vuota con un forte: l’attaccante muore.

### 6 Cards

heading-R6-1 = Che cosa offre una carta
detail-R6-1 = Sono quaranta: due per ogni coppia ordinata di imperi. La carta giocata fa parte del suo stesso costo, e il giocatore sceglie quale altra carta paga.
heading-R6-2 = Pagare e risolvere
detail-R6-2 = Se ne possono giocare quante si vuole, e durante il turno la mano non ha limite.
heading-R6-3 = Quando si giocano le carte
detail-R6-3 = Conta anche una posizione controllata con un agente più avanti nel consiglio. Il momento dopo l’azione di un Cancelliere viene prima del controllo delle scorte; quello del Cancelliere del Cavallo prima della fine del turno, anche nel quarto.
heading-R6-4 = Carte spese
detail-R6-4 = Lo stesso vale per le carte scartate.
heading-R6-5 = Sostituire un’azione
detail-R6-5 = Sono C-eagle-1 e C-lion-1. Altre carte si possono giocare intorno all’azione a cui porta una di queste; da lì in poi, compreso il momento dopo quell’azione, le carte servono l’impero di quell’azione.
heading-R6-6 = Carte senza effetto
detail-R6-6 = Solo C-reinforce può non aggiungere nulla. Altrove «fino a» vuol dire almeno uno.

### Single abilities

detail-C-bear-1 =
    In una regione conquistata resta uno stendardo (R5.2): quindi uno dei superstiti rimane. Con più carte, più volte. Senza superstiti non si può giocare.
    La carta è risolta quando quell’attacco comincia: vi si possono giocare carte come in ogni altro.
detail-C-eagle-1 = Va bene anche la posizione attiva, se è libera. L’azione è per l’impero della nuova posizione; se lì non se ne può scegliere nessuna, l’agente si è solo spostato. Il segnalino riprende da dove era. Chi resta controlla il consiglio che l’agente ha lasciato, e se la nuova posizione viene più avanti, lì agisce di nuovo. Senza posizioni libere la carta non si può giocare.
detail-C-elephant-1 = È uno stendardo dell’impero che attacca, e si unisce all’attacco appena dichiarato.
detail-C-lion-1 = Agisce per il suo impero. Se la sua azione è uno scambio, si muove quell’altro agente. Il segnalino riprende da dove era.
detail-C-horse-1 = Le due regioni non devono per forza toccarsi.

### Double abilities

detail-C-bear-2 = Anche i superstiti. Chi è rimasto nella regione di partenza non ha preso parte al combattimento. Basta un solo stendardo mandato contro un forte.
detail-C-eagle-2 = Non serve che sia adiacente. In una regione di partenza conquistata ne resta uno (R5.2).
detail-C-elephant-2 = Sono stendardi dell’impero che attacca, e si uniscono all’attacco appena dichiarato.
detail-C-horse-2 = Una regione che era già oltre il limite può tenere quel che aveva.

### Pair abilities

detail-C-mercenaries = Si possono scegliere anche stendardi dell’impero che servi.
detail-C-subjugate = Si dividono come si vuole tra le sue regioni. Contano il combattimento e l’annientamento; il difensore in più di un forte non è uno stendardo. Una volta per attacco.
detail-C-disperse = Si dividono come si vuole. La regione è abbandonata, anche se conquistata.
detail-C-alchemists-fire = Scegli una regione con stendardi dell’impero che servi; i cinque si dividono come vuoi tra le regioni accanto.
detail-C-populate = Contano anche le sue regioni d’origine vuote. Se la riserva non basta, il giocatore sceglie quali restano senza.
detail-C-armada = Difesa o no, adiacente o no. I forti contano.
detail-C-reinforce = La regione non deve essere adiacente, e può essere quella stessa da cui parte l’attacco. In una conquistata ne resta uno. Può anche non arrivarne nessuno.
detail-C-midnight-oil = È lo stesso tipo di azione, con nuove scelte, simboli contati di nuovo, e senza ciò che le carte avevano aggiunto. Dopo uno scambio ripete l’azione raggiunta, non lo scambio. La ripetizione ha i momenti del suo attacco e uno dopo di sé, ma nessuna sostituzione e nessuna seconda notte in bianco.

### Optional cards

heading-R6-7 = Carte conquista
detail-R6-7 =
    Sono due per mazzo. Chi l’ha pescata fa tutte le scelte, prima della carta seguente; di due metà, quella che non farebbe nulla non si può scegliere. La carta conta come carta pescata.
    L’azione che l’ha fatta pescare è portata a termine dal suo giocatore anche se il suo agente è stato spostato.
heading-R6-8 = Alleanze oscure
detail-R6-8 =
    Sono due per mazzo: una richiesta e un’offerta. All’inizio dell’azione di un avversario (richiesta) e quando un avversario ha dichiarato un attacco (offerta), si chiede una volta a ognuno degli altri giocatori, a giro da quello di cui è l’azione, e se ne accetta una al massimo.
    Rifiutata, la carta torna in mano, vista da tutti, e non si propone più durante questa azione. Accettata, è spesa. Chi l’ha chiesta compie l’azione al posto dell’altro, fa tutte le scelte, pesca le carte e gioca da solo carte intorno a essa; un alleato non può sostituire l’azione (R6.5), e in uno scambio si muove l’agente che controlla la posizione, di chiunque sia. Un’offerta aggiunge 4 stendardi della riserva.
    Il prezzo si paga alla fine, o cade se è impossibile. La carta può anche pagare un costo come ogni carta del suo impero.
    L’occasione di chiedere si presenta una volta, prima della prima domanda dell’azione; quella di offrire una volta, quando si dichiara il primo attacco dell’azione e il suo impero ha uno stendardo nella riserva.

### 7 The end of a round

heading-R7-1 = Il segnalino del turno
detail-R7-1 = Niente più recupero, pulizia né scambio: si contano i punti.
heading-R7-2 = Pulizia e scambio
detail-R7-2 = Tutti i giocatori fanno ogni fase nell’ordine dei giocatori. Le carte da scartare le sceglie chi le ha, e gli altri ne vedono solo il colore. Un gettone scoperto non si muove mai più.
heading-R7-3 = Il primo giocatore

### 8 Scoring

heading-R8-1 = Città
detail-R8-1 = Con agenti nelle regioni (R3.3), ognuno conta, solo per il suo giocatore, come una città in più dell’impero che controlla la regione.
heading-R8-2 = Gettoni coperti
heading-R8-3 = Chi vince
heading-R8-4 = Esempi
detail-R8-4 = Con tre gettoni coperti e un punto per ognuno, e con 2, 0, 1 e un agente in una regione, 3, 4 città: 3 + 8 + 0 + 4 + 0 − 4 = 11.

### 9 Rulesets

rule-R9 = Le regole di un tavolo sono un regolamento, e le opzioni che vi si cambiano.
detail-R9 = Le due edizioni, un riassunto molto noto e delle regole competitive non ufficiali non concordano. Un regolamento decide ogni differenza; dove tutti i documenti tacciono, decide una regola nostra.

### Values of options

variant-disputed-border-P5-P7 = { REGION("P5") } confina con { REGION("P7", form: "the") }.
variant-disputed-border-P4-P8 = { REGION("P4") } confina invece con { REGION("P8", form: "the") }.
variant-loyalty-setup-random = I cinque gettoni di ogni giocatore si dispongono a caso.
variant-loyalty-setup-unique-devout = Prima si estraggono gli imperi Devoti, in segreto e senza rimetterli; gli altri quattro gettoni di ogni giocatore si dispongono a caso.
variant-retrieve-start = All’inizio dei turni da 2 a 4: ognuno ne recupera uno prima che si schieri il primo agente.
variant-retrieve-end = Alla fine dei turni da 1 a 3, prima di pulizia e scambio (R7.2).
variant-field-agents-on = Gli agenti si possono schierare anche nelle regioni.
variant-field-agents-off = Gli agenti si schierano solo nei consigli.
variant-null-orders-allowed = Si può scegliere un’azione che non cambia nulla.
variant-null-orders-recruit-barred = Non si può scegliere di aggiungere con la riserva vuota; ogni altra azione sì.
variant-null-orders-target-barred = Non si può scegliere un attacco senza bersaglio; ogni altra azione sì, e chi non ha nulla da aggiungere o da pescare non aggiunge o non pesca nulla.
variant-null-orders-barred = Non si può scegliere nessuna azione che non cambierebbe nulla (solo nelle partite cominciate con la prima versione di queste regole).
variant-horse-steward-adds-on = L’Amministratore del Cavallo può anche aggiungere 2 stendardi.
variant-horse-steward-adds-off = L’Amministratore del Cavallo può solo pescare.
variant-switch-agents = L’agente scambia il posto con un altro agente dello stesso consiglio, anche proprio.
variant-switch-any = L’agente va in qualsiasi altra posizione del consiglio, e scambia il posto se è occupata.
variant-switch-competitive = L’agente scambia il posto con un altro agente, e l’azione può essere quella di ogni posizione che ora controlla e prima no. Quando tocca proprio al Cancelliere, il turno del consiglio finisce con quell’azione.
variant-supply-all = Si controlla ogni regione, di chiunque sia.
variant-supply-active = Si controllano solo gli stendardi dell’impero di cui era il turno.
variant-fort-defend = Il forte conta come un difensore in più in questo combattimento. Subisce la prima perdita, non è uno stendardo e poi sparisce.
variant-fort-kill = Quando gli attaccanti entrano, uno di loro muore, una volta sola per tutta la forza.
variant-treasure-on = Ogni mazzo contiene anche due tesori. Un tesoro vale come seconda carta di un costo e da solo non si gioca.
variant-treasure-off = Non ci sono tesori.
variant-card-timing-open = Le abilità generali si giocano prima dell’azione, quando si dichiara un attacco, dopo il suo combattimento e dopo l’azione.
variant-card-timing-strict = Le abilità generali si giocano solo prima dell’azione.
variant-spent-reshuffle = Si rimescolano subito nel loro mazzo.
variant-spent-discard = Vanno in una pila di scarti accanto al mazzo, che vi si rimescola quando si pesca e il mazzo è vuoto.
variant-friendly-controller = Si può scegliere qualsiasi città, e riceve stendardi l’impero che la controlla.
variant-friendly-active = Si può scegliere solo una città dell’impero che servi.
variant-subjugate-enemy-losses = Uno stendardo per ogni stendardo nemico ucciso in questo attacco.
variant-subjugate-own-losses = Uno stendardo per ognuno dei suoi morto in questo attacco, anche al forte.
variant-conquest-on = Le carte conquista sono nei mazzi.
variant-conquest-off = Non ci sono carte conquista.
variant-dark-alliances-on = Le alleanze oscure sono nei mazzi.
variant-dark-alliances-off = Non ci sono alleanze oscure.
variant-end-of-round-cleanup-swap = Prima tutti scartano fino a cinque carte, poi tutti possono scambiare.
variant-end-of-round-swap-cleanup = Prima tutti possono scambiare, poi tutti scartano fino a cinque carte.
variant-first-player-passes-early = Prima di pulizia e scambio.
variant-first-player-passes-late = Dopo pulizia e scambio.
variant-concealed-bonus-on = Un punto per ogni gettone ancora coperto.
variant-concealed-bonus-off = I gettoni coperti di per sé non valgono nulla.
variant-tie-swaps = Chi ha fatto meno scambi; poi chi ha più carte; poi la vittoria è condivisa.
variant-tie-concealed = Chi ha più gettoni coperti; poi chi ha più carte; poi non vince nessuno.

### Words

glossary-banner = stendardo
    .means = una singola unità di un impero; tutti quelli in una regione sono un esercito
glossary-position = posizione
    .means = uno dei quattro posti di un consiglio; una posizione libera non ha agente
glossary-order = azione
    .means = ciò che si può far fare a una posizione
glossary-controls = controllare
    .means = una regione: R1.4; una posizione: R4.2
glossary-active = attivo
    .means = la posizione a cui tocca, e l’agente con cui la si controlla, finché la sua azione e le carte intorno non sono risolte
glossary-served = impero che servi
    .means = l’impero della posizione attiva o, quando una carta ha spostato l’azione (R6.5), quello dell’azione a cui porta
glossary-enemy = nemico
    .means = ogni impero tranne quello che servi
glossary-friendly = amico
    .means = si dice di uno stendardo dell’impero che controlla la regione in questione
glossary-empty = vuota
    .means = senza stendardi; simboli e agenti non contano
glossary-conquered = conquistata
    .means = si dice di una regione in cui un impero ha stendardi e che non è una delle sue d’origine
glossary-window = momento
    .means = quando si possono giocare carte

### Examples

example-extra-attack = Quattro Orsi prendono { REGION("E2", form: "the") } e ne restano due: uno rimane, l’altro attacca { REGION("E1", form: "the") }.
example-relocate-agent = Tocca allo Sceriffo dell’Orso. Il tuo agente passa al Maresciallo del Cavallo, libero, e attacca con il Cavallo; quando arriva il turno del Cavallo, lì agisce di nuovo.
example-add-one-to-attack = Due attaccano due. Con uno in più, dei tre ne resta uno a tenere la regione.
example-act-elsewhere = Tocca allo Sceriffo dell’Orso, ma hai anche il Cancelliere del Leone: il Leone attacca ora, e potrà farlo ancora al suo turno.
example-march = Cinque stendardi { REGION("B1", form: "in") } marciano fino all’altro capo delle terre dell’Orso, { REGION("B6", form: "in") }.
example-annihilate = Un Orso attacca sei Leoni dietro un forte e muore alle mura. Poi muoiono anche i sei.
example-strike-empty = Il Cavallo colpisce da lontano { REGION("B1", form: "the") }, vuota. Il suo forte costa comunque uno stendardo.
example-add-three-to-attack = Uno attacca tre. Con tre in più, quattro combattono tre e ne resta uno.
example-garrison-city = Servi il Leone, che controlla { REGION("L3", form: "the") }: tre Leoni vi prendono posto.
example-rearrange = L’Aquila ha sei stendardi, tutti { REGION("E5", form: "in") }: vanno { REGION("E1", form: "in") } e { REGION("E7", form: "in") }, tre per parte.
example-mercenaries = Tre dei quattro Orsi { REGION("B5", form: "in") } muoiono prima che il Leone attacchi.
example-recruit = Servi il Leone, ma { REGION("B2", form: "the") } sono dell’Orso e vuoti: lì arrivano tre Orsi.
example-subjugate = Il Cavallo ha ucciso tre Leoni. Dove contano le perdite nemiche, aggiunge tre stendardi alle sue regioni.
example-disperse = Cinque Leoni tengono { REGION("B6", form: "the") }, e nessuna loro regione è accanto: tornano nella riserva.
example-alchemists-fire = Dai Leoni { REGION("L2", form: "in") }: tre Orsi muoiono { REGION("B5", form: "in") } e due Cavalli { REGION("H2", form: "in") }.
example-populate = Il Leone controlla nove regioni e ha sette stendardi nella riserva: sette delle nove ne ricevono uno.
example-armada = L’Elefante attacca { REGION("B1", form: "the") } { REGION("P4", form: "from") }, attraverso tutta la mappa.
example-reinforce = Due attaccano. Altri sei vengono da una regione lontana, e in otto vanno al combattimento.
example-uprising = Una regione vuota del Cavallo senza città né forte, come { REGION("H5", form: "the") }: lì insorgono quattro Cavalli.
example-midnight-oil = Il Maresciallo ha attaccato. Attacca ancora, da un’altra regione se vuoi.

### Conquest cards

conquest-warring-clans = Con Cattivo sangue vale R5.2 e i forti non contano; gli stendardi muoiono uno a uno, e chi resta rimane lì.
conquest-the-trials = L’agente del Cancelliere dell’Orso, o il suo posto vuoto, scambia con un’altra posizione dell’Orso (assolvere) o con lo Sceriffo di un altro impero (esiliare). Non segue nessuna azione.
conquest-bountiful-harvest = Commercio vale per le azioni che cominciano più tardi in questo turno. Accaparramento finisce con un controllo per tutti, prima di R7.1.
conquest-stampede = Tutti gli stendardi in una regione accanto a una dell’Elefante muoiono, anche i suoi.
conquest-peace-through-strength = Con Tollerare l’Elefante non attacca neppure con le carte.
conquest-muster = Scegli una regione del Leone. Vi arriva uno stendardo da ogni altra regione in cui il Leone ne ha almeno due. (Il nome è nostro: la fonte tralascia questa carta.)
conquest-nomadic-life = Un intero esercito del Cavallo va in una regione vuota e abbandona la sua, conquistata o no. Il forte di un altro impero ne uccide uno.
conquest-succession-crisis = Gli agenti del consiglio del Cavallo cambiano posto, ognuno in una nuova posizione. L’azione che ha fatto pescare la carta si porta a termine, con il suo momento dopo; poi, se il segnalino è nel consiglio del Cavallo, torna allo Sceriffo, senza controllo delle scorte.

### Under the pictures

picture-holding = La regione vuota è del suo impero d’origine, il Cavallo. Uno stendardo dell’Orso la dà all’Orso.
picture-control = Il Serpente è Sceriffo, il Corvo Cancelliere. Il Serpente compie la prima azione; le altre tre sono del Corvo.
picture-switch = L’agente del Corvo lascia il Cancelliere per il Maresciallo e ne compie subito un’azione. L’agente del Ragno prende il suo posto.
picture-supply = Sei su terra nuda: due tornano nella riserva. Sei su una fattoria possono restare.
picture-stay = L’Orso ha conquistato questa regione: dei suoi quattro stendardi ne attaccano al massimo tre.
picture-fort = { SETTING("fort") ->
    [defend] Tre ne attaccano due dietro un forte, che conta come un terzo. Tre per tre: non resta nessuno, e l’impero d’origine tiene la regione.
    [kill] Tre ne attaccano due dietro un forte. Uno cade alle mura, poi due per due: non resta nessuno, e l’impero d’origine tiene la regione.
   *[unknown] Tre ne attaccano due dietro un forte. Uno cade alle mura, o contro un terzo difensore che non è uno stendardo; poi due per due. Non resta nessuno, e l’impero d’origine tiene la regione.
}
picture-fight = Tre ne attaccano due: ne muoiono due per parte, e un attaccante resta in piedi.
picture-press-on = Dopo il primo combattimento ne restano due. Uno rimane nella regione presa, l’altro attacca oltre.
picture-strike = Un’incursione raggiunge ogni regione vuota di un altro impero, vicina o lontana; i due stendardi lontani sono fuori portata.
picture-armada = Una flotta raggiunge ogni regione di un altro impero, difesa o no.
picture-score = Devoto al Leone, che controlla due città: 4 × 2 = 8 punti.

### What the sources leave open

open-one-replacement = L’azione di una posizione si sostituisce con una carta una volta sola.
open-rearrange-supply = Nulla si dispone oltre ciò che una regione può mantenere.
open-march-number = Le fonti parlano qui di un esercito, là di un numero qualsiasi: è un numero qualsiasi.
open-discard-pile = Gli scarti rientrano quando si pesca e il mazzo è vuoto.
open-discards-seen = Gli altri vedono il colore di ciò che si scarta.
open-lasting-tie = Una parità che nulla risolve è una vittoria condivisa.
open-one-switch = Uno scambio non porta mai a un altro scambio.
open-switch-without-order = Uno scambio che non porta a nessuna azione sposta comunque gli agenti; la notte in bianco lì non ripete nulla.
open-own-target = In un bersaglio diventato proprio si entra senza combattere.
open-survivors = Chi sta ancora nel bersaglio è un superstite; chi arriva dopo no.
open-press-on = Solo i superstiti inseguono.
open-pressed-on-cards = In un attacco proseguito si giocano carte come in ogni altro.
open-friendly = Il senso che le regole competitive danno ad «amico» vale solo per il presidio.
open-null-orders = Nelle regole competitive un attacco vuole un bersaglio; aggiungere e pescare non vogliono nulla.
open-act-elsewhere = Nell’altra posizione deve esserci un’azione che si possa scegliere.
open-oil = Se la notte in bianco farebbe qualcosa, si giudica con il costo già pagato.
open-cleanup-swap = I regolamenti della prima edizione si contraddicono; seguiamo le loro panoramiche.
open-last-swap = Dopo il turno 4 non c’è scambio.
open-horse-steward = L’Amministratore del Cavallo pesca una carta ogni due forti.
open-border = Un confine cambia da una copia all’altra; decide l’opzione.
open-ally = Un alleato non sostituisce l’azione, e il prezzo viene dopo.
open-alliance-time = Le richieste arrivano all’inizio di un’azione, le offerte con il suo primo attacco.
open-council-rearranged = Quando un consiglio cambia disposizione, ogni agente si sposta.
open-conquest-no-effect = Per una carta conquista che non cambia nulla si pesca di nuovo.
open-slips = Le sviste dei documenti sono annotate, non seguite: l’esempio competitivo fa 11, non 19.

### The documents

document-first-english = prima edizione (inglese)
document-first-italian = prima edizione (italiano)
document-summary = riassunto di Esoteric Order of Gamers
document-second-french = seconda edizione (francese)
document-competitive = regole competitive non ufficiali
item-document = { $item ->
    [first-english] { document-first-english }
    [first-italian] { document-first-italian }
    [summary] { document-summary }
    [second-french] { document-second-french }
   *[competitive] { document-competitive }
}

### Labels

reference-title = Tutte le regole
reference-about =
    Le regole come le gioca questo progetto, con parole nostre. Ogni regola ha un numero, citato da domande, rifiuti, carte e cronaca.
    Dove i documenti non concordano decide un regolamento (R9): l’opzione e i suoi valori stanno sotto la regola.
reference-board = Il tabellone
reference-board-text = I nomi sono nostri: il tabellone stampato non ne ha.
reference-decks = Queste carte non sono in nessun regolamento; ogni tipo si può aggiungere a tutti.
reference-own = Un regolamento proprio è un piccolo file:
reference-differs = In grassetto: dove un regolamento è diverso da quello consueto.
reference-unsaid = In corsivo: ciò che il documento di quel regolamento non menziona.
reference-words = Termini
reference-word = termine
reference-meaning = significato
reference-short = Il gioco in breve
reference-short-text =
    Cinque imperi si contendono quaranta regioni, e nessun giocatore è uno di loro. Guidi una società segreta che scommette su ognuno: quattro punti per ogni città di uno, tre per un altro, poi due, nessuno, e uno in meno per l’ultimo. Gli altri non sanno qual è quale.
    La partita ha quattro turni. In ognuno infili due agenti nei consigli degli imperi (tre se si gioca in due). Poi tocca agli imperi, Orso, Aquila, Elefante, Leone, Cavallo, e in ogni consiglio le quattro posizioni compiono un’azione ciascuna: più stendardi, una carta, un attacco, uno scambio di posto. Un agente decide per la sua posizione e per quelle vuote che la precedono. Le carte piegano tutto questo e si giocano intorno alle tue azioni.
    Tra un turno e l’altro puoi scambiare due delle tue scommesse, ma allora tutti le vedono. Dopo il quarto turno si contano le città.
reference-beats = Una carta che contraddice una regola generale vince.
reference-example = Esempio.
reference-ours = Le fonti lasciano aperto questo punto. Noi giochiamo così:
reference-option = opzione
reference-rule = regola
reference-window = momento
reference-abilities = abilità
reference-card = carta
reference-empire = impero
reference-effect = effetto
reference-region = regione
reference-icons = simboli
reference-start = all’inizio
reference-borders = confina con
reference-preset = regolamento
reference-follows = segue
reference-ask-price = prezzo di una richiesta
reference-offer-price = prezzo di un’offerta
reference-way = { $cost ->
    [single] da sola
    [double] con un’altra carta dello stesso impero
   *[pair] con una carta dell’impero abbinato
}
reference-cost-of = { $cost ->
    [single] Costo: una carta { EMPIRE($empire, form: "of") }.
    [double] Costo: due carte { EMPIRE($empire, form: "of") }.
   *[pair] Costo: una carta { EMPIRE($empire, form: "of") } e una { EMPIRE($partner, form: "of") }.
}
reference-when = { $window ->
    [instead] Quando: { window-instead }.
    [general] Quando: { window-general }.
    [strict] Quando: { window-strict }.
    [choosing] Quando: { window-choosing }.
    [declared] Quando: { window-declared }.
    [fought] Quando: { window-fought }.
   *[after] Quando: { window-after }.
}
reference-ability = { reference-cost-of } { reference-when }
# A half of a conquest card, in its table.
reference-half = _{ HALF($half) }._ { HALF($half, form: "text") }
reference-from = Da: { LIST($documents, item: "item-document") }.
reference-silent = Non se ne parla in: { LIST($documents, item: "item-document") }.
reference-optional = Descritto come aggiunta in: { LIST($documents, item: "item-document") }.
item-ruleset = { RULESET($item) }
reference-variant = { COUNT($presets) ->
    [0] { $value }: { $text }
   *[other] { $value } ({ LIST($presets, item: "item-ruleset") }): { $text }
}
