# La prima partita che insegna, e le lezioni. Nessun messaggio supera le 40 parole. Un passo ha due frasi al massimo.

### The first game

teach-you = Sei { SOCIETY("raven") }, una delle tre società segrete a questo tavolo. Nessun impero è tuo: sussurri nei consigli di tutti e cinque.
teach-bets = Queste sono le tue fedeltà, cinque scommesse segrete: ogni città { EMPIRE($devout, form: "of") } ti vale 4 punti, { EMPIRE($dutiful, form: "of") } 3, { EMPIRE($affiliated, form: "of") } 2. Quelle { EMPIRE($opposed, form: "of") } te ne costano 1 ciascuna.
teach-cities = Dopo quattro turni contano solo le città, per l’impero che le tiene; brillano quelle delle tue due scommesse migliori. Se finisse ora, il tuo punteggio sarebbe { $points }.
teach-agent = Gli agenti fanno agire un impero: i posti vanno da 1, Sceriffo, a 4, Cancelliere, che agisce anche per quelli liberi prima di lui. Prova con { EMPIRE($devout, form: "the") }, la tua scommessa migliore; ma scegli sempre tu.
teach-agent-far = Le copie chiare mostrano per chi agisce il tuo agente, { POSITION($position) }: tutti i posti liberi prima di lui, finché un rivale non siede in mezzo.
teach-agent-near = Il tuo agente, { POSITION($position) }, agisce per questo posto e per quelli liberi prima, non per quelli dopo. Il Cancelliere copre tutto il consiglio.
teach-second-agent = Ancora un agente: il posto illuminato ti dà voce in un impero su cui scommetti. Poi i consigli agiscono a turno, per primo { EMPIRE("bear", form: "the") }; le didascalie dicono chi fa che cosa.
teach-watched = Ecco un consiglio: dallo Sceriffo al Cancelliere, ogni posto compie un’azione: aggiungere stendardi (i soldati), attaccare o pescare carte. La cronaca conserva tutto; un clic su una riga la mostra sulla mappa.
teach-fort = C’è un forte { REGION($region, form: "in") }: il primo attaccante è caduto prima dello scontro. Prendere un luogo così richiede uno stendardo in più.
teach-act = Ora tocca a te, come { POSITION($position) }: ogni posto compie un’azione, per intero. Se ce n’è una sola, viene compiuta subito.
teach-add = Gli stendardi vengono dalla riserva nelle regioni { EMPIRE("elephant", form: "of") }. Radunali qui: la { REGION("P1") } confina con { REGION("H8", form: "the") }, città { EMPIRE("horse", form: "of") } che nessuno difende.
teach-add-lion = Il { REGION("L4") } confina con { REGION("H6", form: "the") }, un’altra città { EMPIRE("horse", form: "of") } senza difesa. Chi sta qui può marciare là.
teach-add-any = Gli stendardi vengono dalla riserva in qualsiasi regione { EMPIRE($empire, form: "of") }. Tengono il posto in cui stanno, e da lì possono marciare.
teach-draw = Una scelta: stendardi subito, o una carta di questo impero, che può rovesciare uno scontro o fare ciò che nessuna azione fa. Prova a pescare.
teach-card = La tua prima carta può fare una di tre cose: la prima da sola, la seconda con un’altra del suo colore, la terza con una dell’impero indicato nell’angolo. Ti verrà chiesto al momento giusto.
teach-draw-more = Hai una carta { EMPIRE("lion", form: "of") }. Con una seconda potresti giocarle insieme: fanno più di ciascuna da sola.
teach-attack = Un attacco manda stendardi da una regione in una vicina di un altro impero. È così che le città cambiano mano.
teach-target = La { REGION("P1") } confina con { REGION("H8", form: "the") }: una città { EMPIRE("horse", form: "of") }, vuota. Ora ti costa un punto; in mano { EMPIRE("elephant", form: "to") } ne vale 4.
teach-count = Negli scontri gli stendardi cadono uno contro uno; chi resta tiene la regione. Manda quanto serve e pensa al dopo: l’anteprima mostra come va a finire.
teach-fort-ahead = C’è un forte { REGION($region, form: "in") }: il tuo primo stendardo cade prima dello scontro. Mandane uno più dei difensori, e un altro che resti.
teach-stays = Marci { REGION($region, form: "from") }, terra conquistata: uno stendardo deve restare, o andrebbe persa. Le regioni d’origine si possono svuotare.
teach-card-one = Il momento di una carta: da sola, la tua carta { EMPIRE("elephant", form: "of") } manda uno stendardo in più, che poi potrà proseguire. Giocala, ed è spesa; o tienila per uno scontro più duro.
teach-won = { REGION($region) }: la regione ora è { EMPIRE($empire, form: "of") }. Il tuo punteggio è { $points }: quello che avresti se la partita finisse ora.
teach-lost = L’attacco contro { REGION($region, form: "the") } è fallito; stendardi persi: { $lost } tuoi, { $killed } loro. La prossima volta conta difensori e forti; l’anteprima lo fa per te.
teach-freed = Nessuno tiene più { REGION($region, form: "the") }: la regione torna al suo impero d’origine, { EMPIRE($empire, form: "the") }. Il tuo punteggio è { $points }.
teach-friend = Lo scontro ha ferito { EMPIRE($empire, form: "the") }, su cui hai scommesso. Ogni città che perde è persa anche per te.
teach-foe = Hai rafforzato { EMPIRE($empire, form: "the") }, le cui città ti costano punti. Meglio usare quel consiglio per mandare i suoi stendardi a cadere.
teach-chancellor = Il Cancelliere attacca o scambia. Scambiare è spostare il tuo agente in un altro posto di questo consiglio e compiere subito lì un’azione.
teach-card-two = Due carte insieme: le tue due carte { EMPIRE("lion", form: "of") } mettono tre stendardi in una città. Una qualsiasi: si uniscono a chi la tiene.
teach-garrison = Il { REGION("L4") } è una città { EMPIRE("lion", form: "of") }, accanto alle terre { EMPIRE("horse", form: "of") }. Tre stendardi la difendono e minacciano ciò che sta oltre il confine.
teach-supply = Troppi stendardi { REGION($region, form: "in") }: una regione ne mantiene quattro, sei con una fattoria. Finché il Cancelliere non ha agito possono restare o marciare; poi il resto torna nella riserva.
teach-supply-lost = Scorte: { $number ->
    [one] uno stendardo ha lasciato
   *[other] { $number } stendardi hanno lasciato
} { REGION($region, form: "the") }. Quando il consiglio ha agito, una regione ne tiene quattro, sei con una fattoria.
teach-supply-late = Dopo ogni consiglio si contano le scorte: una regione mantiene quattro stendardi, sei con una fattoria. Ciò che è in più torna nella riserva.
teach-revealed = { WHO($society, form: "start") } ha scambiato due fedeltà, ora scoperte. Chi guarda ciò che fanno gli altri indovina il resto.
teach-swap = Puoi scambiare due fedeltà; l’elenco mostra il tuo punteggio con ogni scambio. Ma entrambe restano scoperte per sempre, e a pari punti vince chi ha scambiato meno.
teach-swapped = Le due fedeltà sono scoperte e non si muovono più. Il tuo punteggio è { $points }; gli altri se ne ricorderanno.
teach-retrieve = Un nuovo turno: prima torna un agente, poi ne schieri di nuovo due. Riprendi quello che ti serve meno.
teach-alone = Questo turno è tutto tuo. Se ti blocchi, chiedi al suggeritore, sotto la domanda: dice che cosa farebbe qui un bot, e perché.
teach-end = Il gioco è tutto qui; punteggio finora: { $points }, e restano due turni da giocare come vuoi, ora o più tardi. Le lezioni riprendono i punti difficili, uno per uno.

### Lessons

lesson-first-game = La tua prima partita
    .task = Una vera partita contro due bot gentili, con una parola d’aiuto a ogni novità. Un quarto d’ora; esci e torna quando vuoi.
lesson-control = Di chi è l’azione?
    .task = Una società rivale siede come { POSITION("lion.marshal") } e agisce per i due posti liberi che vengono prima. Schiera il tuo ultimo agente in modo da agire tu per entrambi.
    .hint = Un posto libero segue l’agente più vicino dopo di lui, verso il Cancelliere.
    .right = L’Amministratore è il più vicino ai due: agisci come Amministratore e, con quell’agente, come Sceriffo.
    .wrong = Non lì: il Maresciallo rivale resta l’agente più vicino dopo i due posti liberi.
    .wrong-near = A metà: come Sceriffo agisci tu, ma il posto dell’Amministratore segue ancora il Maresciallo che viene dopo.
    .wrong-far = Il Cancelliere copre i posti liberi solo fino all’agente successivo. Il Maresciallo rivale siede in mezzo.
lesson-behind = Uno resta
    .task = Agisci come Maresciallo e Cancelliere { EMPIRE("elephant", form: "of") }. Prendi { REGION("H8", form: "the") } e { REGION("H7", form: "the") } in questo consiglio, e tieni entrambe le regioni.
    .hint = Il secondo attacco parte da terra conquistata. Che cosa va lasciato lì?
    .right = Due sono andati { REGION("H8", form: "in") }; uno ha potuto proseguire, uno è rimasto. La terra conquistata si tiene con uno stendardo, quella d’origine da sola.
    .wrong = Le due regioni devono essere { EMPIRE("elephant", form: "of") } alla fine del consiglio. Prima { REGION("H8", form: "the") }, poi oltre.
    .wrong-thin = Uno stendardo solo ha preso { REGION("H8", form: "the") }, e quello che tiene terra conquistata non può partire. Mandane uno in più nel primo attacco.
lesson-forts = Contro un forte
    .task = Due stendardi { EMPIRE("eagle", form: "of") } stanno { REGION("E2", form: "in") }, dietro un forte. Agisci come Maresciallo e Cancelliere { EMPIRE("bear", form: "of") }: prendi quella regione.
    .hint = Conta: il forte ne prende uno, ogni difensore uno, e uno deve restare.
    .right = Uno è caduto al forte, due contro due si sono battuti, e chi è rimasto tiene il posto.
    .wrong = Il { REGION("E2") } dev’essere { EMPIRE("bear", form: "of") } alla fine del consiglio. Confina con { REGION("B4", form: "the") }.
    .wrong-thin = Attaccanti caduti: { $lost }, difensori: { $killed }. Il forte ha preso il primo prima dello scontro. Ne servono quattro; il Maresciallo può portarli.
lesson-supply = Nessuno ha fame
    .task = Sette stendardi stanno { REGION("B4", form: "in") }, che ne mantiene quattro. Agisci come Maresciallo e Cancelliere: alla fine del consiglio le scorte non devono togliere nessuno.
    .hint = Solo gli attacchi spostano stendardi. Attenzione anche a quanti arrivano.
    .right = Chi marcia non mangia a casa. Ciò che resta, qui e là, è nei limiti.
    .wrong = Le scorte hanno tolto stendardi { EMPIRE("bear", form: "to") }.
    .wrong-starved = Stendardi tolti dalle scorte { REGION($region, form: "in") }: { $number }. Una regione ne mantiene quattro, sei con una fattoria; il resto deve marciare prima che finisca il Cancelliere.
lesson-cards = Quanto costa una carta
    .task = Prendi { REGION("E5", form: "the") } con l’azione del Maresciallo e tieni una carta. Tre stendardi stanno { REGION("P5", form: "in") }; contro di loro due e un forte.
    .hint = Una carta da sola aggiunge uno stendardo, due insieme tre. Si giocano quando l’attacco è dichiarato.
    .right = Quattro contro due e un forte: uno resta. Bastava una carta, e l’altra è ancora tua.
    .wrong = { REGION("E5") } deve cadere con questa azione, { REGION("P5", form: "from") }.
    .wrong-spent = { REGION("E5") } è presa, ma le due carte sono andate. Bastava uno stendardo in più, che costa una carta sola.
    .wrong-thin = Caduti: { $lost } contro { $killed }, e nessuno è rimasto a tenere il posto. Ad attacco dichiarato una carta può aggiungere uno stendardo.
lesson-strike = Colpire lontano
    .task = { EMPIRE("eagle", form: "start") } non confina con città da prendere. Hai due sue carte: fa’ che tenga tre città alla fine di questo consiglio.
    .hint = Due carte { EMPIRE("eagle", form: "of") } sono un’incursione: qualsiasi regione nemica vuota, vicina o lontana. Si giocano quando comincia un attacco.
    .right = Un’incursione raggiunge ogni regione vuota. Con una carta { EMPIRE("horse", form: "of") } accanto a una { EMPIRE("eagle", form: "of") } sarebbe una flotta, che raggiunge anche quelle difese.
    .wrong = Servono tre città. Molte sono vuote sulla mappa, e senza forte.
    .wrong-fort = { REGION("B1") } è vuota ma ha un forte, e uno stendardo solo lì muore. Colpisci dove non c’è, o mandane due.
    .wrong-kept = Le carte sono ancora nella tua mano. Prima ordina un attacco: allora si possono giocare insieme.
lesson-switch = Scambiare posto
    .task = La { REGION("P4") } è sguarnita. Tocca al Cancelliere, e lì vuoi tre stendardi, subito.
    .hint = Chi scambia compie un’azione del posto in cui arriva. Quale posto ne aggiunge tre?
    .right = Come Maresciallo aggiungi uno stendardo per forte. L’agente spostato ora è Cancelliere, ma non agisce per questo.
    .wrong = Tre stendardi devono stare { REGION("P4", form: "in") } alla fine del consiglio.
    .wrong-few = Stendardi arrivati: solo { $number }. Un altro posto ne porta di più: { EMPIRE("elephant", form: "the") } ha tre forti.
    .wrong-attack = Un attacco sposta solo ciò che c’è. Per aggiungere, va’ a un posto che aggiunge.
lesson-swap = Quando conviene scambiare
    .task = Il turno finisce, e le tue fedeltà sono messe male: 10 punti. Scambiane due per ottenere il massimo.
    .hint = Quattro città che ti costano 1 ciascuna varrebbero molto di più altrove.
    .right = Le quattro città { EMPIRE("horse", form: "of") } ora contano 4 ciascuna, e l’unica { EMPIRE("bear", form: "of") } ti costa 1. Il prezzo: tutti vedono entrambe.
    .wrong = C’è uno scambio migliore.
    .wrong-kept = Tenere i segreti può essere giusto, ma non con dieci punti: sei Opposto all’impero più forte.
    .wrong-less = Così il punteggio è { $points }, non meglio di prima. Le due fedeltà sono scoperte per niente.
    .wrong-more = Punteggio { $points }: meglio di 10, ma non il meglio. Quale impero ha più città, e dove conta di più?
