# What cards can do. .text is a sentence or two; where rulesets differ, SETTING asks the table's.

ability-extra-attack = Inseguimento
    .text = I superstiti attaccano ancora una volta, dalla regione che hanno appena preso.
ability-relocate-agent = Trasferimento
    .text = Invece di compiere questa azione, l’agente passa a una posizione libera di un consiglio qualsiasi e agisce lì.
ability-add-one-to-attack = Uno in più
    .text = 1 stendardo della riserva si unisce all’attacco.
ability-act-elsewhere = Altrove
    .text = Invece di questa azione, compine una in un’altra posizione che controlli con un altro dei tuoi agenti.
ability-march = Marcia
    .text = Sposta quanti stendardi vuoi da una regione dell’impero che servi a un’altra delle sue. In una regione conquistata ne resta uno.
ability-annihilate = Annientamento
    .text = Tutti gli stendardi che hanno combattuto vengono uccisi, da entrambe le parti.
ability-strike-empty = Incursione
    .text = Questo attacco può colpire qualsiasi regione nemica senza stendardi. Un forte conta comunque.
ability-add-three-to-attack = Tre in più
    .text = 3 stendardi della riserva si uniscono all’attacco.
ability-garrison-city = Presidio
    .text = { SETTING("friendly") ->
        [active] Aggiungi 3 stendardi a una città controllata dall’impero che servi.
        [controller] Aggiungi 3 stendardi a una città qualsiasi, dell’impero che la controlla.
       *[unknown] Aggiungi 3 stendardi a una città, dell’impero che la controlla; con alcune regole solo a una città dell’impero che servi.
    }
ability-rearrange = Riassetto
    .text = Scegli un impero e ridistribuisci i suoi stendardi tra le regioni che controlla. Nelle regioni conquistate ne resta uno; nessuna può superare il suo limite di scorte.
ability-mercenaries = Mercenari
    .text = Uccidi fino a 3 stendardi in una regione.
ability-recruit = Reclutamento
    .text = Aggiungi 3 stendardi a una regione vuota, dell’impero di cui è regione d’origine.
ability-subjugate = Sottomissione
    .text = { SETTING("subjugate") ->
        [own_losses] L’impero che servi aggiunge 1 stendardo per ognuno dei suoi persi in questo attacco.
        [enemy_losses] L’impero che servi aggiunge 1 stendardo per ogni nemico ucciso in questo attacco.
       *[unknown] L’impero che servi aggiunge 1 stendardo per ognuno ucciso o perso in questo attacco, a seconda delle regole.
    }
ability-disperse = Dispersione
    .text = Tutti gli stendardi di una regione vanno in regioni adiacenti del loro impero; se non ce ne sono, tornano nella riserva.
ability-alchemists-fire = Fuoco alchemico
    .text = Uccidi fino a 5 stendardi nemici accanto a un esercito dell’impero che servi.
ability-populate = Popolamento
    .text = Aggiungi 1 stendardo a ogni regione controllata dall’impero che servi.
ability-armada = Flotta
    .text = Questo attacco può colpire qualsiasi regione nemica della mappa.
ability-reinforce = Rinforzi
    .text = Fino a 6 stendardi di una regione dell’impero che servi si uniscono all’attacco.
ability-uprising = Rivolta
    .text = Aggiungi 4 stendardi a una regione vuota senza città né forte, dell’impero di cui è regione d’origine.
ability-midnight-oil = Notte in bianco
    .text = Ripeti la stessa azione.

### When they can be played

window-instead = prima dell’azione, al suo posto
window-general = prima, durante o dopo una tua azione
window-strict = prima di una tua azione
window-choosing = mentre scegli un attacco
window-declared = dopo aver dichiarato un attacco
window-fought = dopo un combattimento
window-after = dopo l’azione
window-ask = quando comincia l’azione di un altro giocatore
window-offer = dopo che un altro giocatore ha dichiarato un attacco

### What a card is good for, as a list of lines

use-single = Da sola, { ABILITY($ability) }: { ABILITY($ability, form: "text") }
use-double = Con un’altra carta { EMPIRE($empire, form: "of") }, { ABILITY($ability) }: { ABILITY($ability, form: "text") }
use-pair = Con una carta { EMPIRE($empire, form: "of") }, { ABILITY($ability) }: { ABILITY($ability, form: "text") }
use-pays = Paga come ogni altra carta { EMPIRE($empire, form: "of") }.
use-treasure = Vale come seconda carta di un costo; da sola non si gioca.
use-ask = All’inizio dell’azione di un altro giocatore: chiedi di compierla al suo posto.
use-offer = Quando un altro giocatore attacca: offri altri 4 stendardi della riserva.

### The halves of conquest cards

half-bad-blood = Cattivo sangue
    .text = Gli stendardi dell’Orso di una regione attaccano quelli di una regione adiacente dell’Orso.
half-savaged = Sbranati
    .text = Tutti gli stendardi stranieri in una regione d’origine dell’Orso tornano nelle riserve.
half-trade = Commercio
    .text = Fino alla fine del turno le fattorie contano doppio.
half-hoard = Accaparramento
    .text = Nessun controllo delle scorte fino alla fine del turno; poi uno solo per tutti.
half-avert = Sventare
    .text = Tutti gli stendardi dell’Aquila in una regione vengono uccisi.
half-enact = Attuare
    .text = Gli agenti del consiglio dell’Aquila cambiano posto, ognuno in una nuova posizione.
half-purge = Epurare
    .text = Uno stendardo dell’Elefante viene ucciso in ogni regione che ne ha.
half-permit = Tollerare
    .text = L’Elefante non può attaccare fino alla fine del turno.
half-control = Contenere
    .text = Tutti gli stendardi del Leone in una sua regione d’origine vengono uccisi.
half-spread = Lasciar dilagare
    .text = Tutti gli stendardi del Leone in una regione vengono uccisi, e uno in ogni regione adiacente.

### Cards with a name of their own

# For alliance cards, .price is what the card costs,
# said to who proposes it, and .terms is what accepting would mean, said to who is asked.
card-special = { $special ->
    [ask] Alleanza { EMPIRE($empire, form: "of") } per l’azione
    [offer] Alleanza { EMPIRE($empire, form: "of") } per 4 stendardi
   *[other] { SPECIAL($special) } { EMPIRE($empire, form: "of") }
}
    .the = { $special ->
        [ask] l’alleanza { EMPIRE($empire, form: "of") } per l’azione
        [offer] l’alleanza { EMPIRE($empire, form: "of") } per 4 stendardi
       *[other] la carta { SPECIAL($special) } { EMPIRE($empire, form: "of") }
    }
    .price = { $special ->
        [ask] { $empire ->
             [bear] Se accetta, recuperi uno dei tuoi agenti.
             [eagle] Se accetta, pesca 2 carte dai mazzi che preferisce.
             [elephant] Se accetta, aggiunge 4 stendardi a una regione.
             [lion] Se accetta, scopri una delle tue fedeltà.
            *[horse] Se accetta, può scambiare uno dei suoi agenti con uno dei tuoi.
        }
       *[offer] { $empire ->
             [bear] Se accetta, recupera uno dei suoi agenti.
             [eagle] Se accetta, peschi 2 carte dai mazzi che preferisci.
             [elephant] Se accetta, aggiungi 4 stendardi a una regione.
             [lion] Se accetta, scopre una delle sue fedeltà.
            *[horse] Se accetta, puoi scambiare uno dei tuoi agenti con uno dei suoi.
        }
    }
    .terms = { $special ->
        [ask] { $empire ->
             [bear] Compie questa azione al tuo posto, poi recupera uno dei suoi agenti.
             [eagle] Compie questa azione al tuo posto, poi peschi 2 carte dai mazzi che preferisci.
             [elephant] Compie questa azione al tuo posto, poi aggiungi 4 stendardi a una regione.
             [lion] Compie questa azione al tuo posto, poi scopre una delle sue fedeltà.
            *[horse] Compie questa azione al tuo posto, poi puoi scambiare uno dei tuoi agenti con uno dei suoi.
        }
       *[offer] { $empire ->
             [bear] Il tuo attacco cresce di 4 stendardi, e recuperi uno dei tuoi agenti.
             [eagle] Il tuo attacco cresce di 4 stendardi, e chi offre pesca 2 carte dai mazzi che preferisce.
             [elephant] Il tuo attacco cresce di 4 stendardi, e chi offre aggiunge 4 stendardi a una regione.
             [lion] Il tuo attacco cresce di 4 stendardi, e scopri una delle tue fedeltà.
            *[horse] Il tuo attacco cresce di 4 stendardi, e chi offre può scambiare uno dei suoi agenti con uno dei tuoi.
        }
    }
item-card-price = { CARD($item, form: "price") }
