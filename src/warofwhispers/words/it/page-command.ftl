# The command line. What can be typed stands here, so it is typed in the reader's own language; accents and
# capitals do not matter. Where several wordings are understood, a bar stands between them; the first is offered.

page-command-title = Riga di comando
page-command-input = Comando
page-command-hint = Scrivi una risposta o una domanda; «aiuto» le elenca.
page-command-run = Esegui
page-command-offers = Suggerimenti
page-command-transcript = Dialogo

### Words

page-command-fillers = il|lo|la|i|gli|le|l|un|uno|una|di|del|dello|della|dei|degli|delle|dell|d|a|al|allo|alla|ai|agli|alle|in|nel|nello|nella|nei|nelle|con|come|mio|mia|miei|mie|e
page-command-from = da|dal|dallo|dalla|dai|dagli|dalle|dall
page-command-attack = attacca | attaccare | attacco

page-command-do-act = agisci { PLACE($place) }
    .also = agire altrove
page-command-do-add = aggiungi { PLACE($place) }
    .also = aggiungere metti stendardo
page-command-do-at = scegli { PLACE($place) }
    .also = scegliere
page-command-do-count = { $number }
    .also = stendardi stendardo numero
page-command-do-deploy = schiera { PLACE($place) }
    .also = schierare piazza agente
page-command-do-discard = scarta { CARD($card) }
    .also = scartare carta
page-command-do-empire = scegli { EMPIRE($empire) }
    .also = scegliere impero
page-command-do-from = { PLACE($place, form: "from") }
    .also = da attacca attaccare attacco marcia parti
page-command-do-kill = uccidi { PLACE($place) }
    .also = uccidere elimina stendardo
page-command-do-move = sposta { PLACE($place) }
    .also = spostare vai agente
page-command-do-play = gioca { ABILITY($ability) } { LIST($cards, item: "item-card", style: "plain") }
    .also = giocare carta
page-command-do-propose = proponi { CARD($card) }
    .also = proporre alleanza carta
page-command-do-retrieve = recupera { PLACE($place) }
    .also = recuperare riprendi riprendere agente
page-command-do-reveal = rivela { SLOT($slot) }
    .also = rivelare mostra
page-command-do-sit = siedi { WHO($who, form: "bare") }
    .also = sedere
page-command-do-swap = scambia { SLOT($slot) } { SLOT($other_slot) }
    .also = scambiare
page-command-do-to = verso { PLACE($place) }
    .also = attacca attaccare attacco marcia bersaglio
page-command-do-attack = attacca { REGION($region_to) } { REGION($region_from, form: "from") }
page-command-also-pass = passa passare no niente nulla basta
page-command-also-order = azione ordine

page-command-ask-status = stato | situazione | a che punto siamo
    .help = stato: il turno, chi agisce, le città e il tuo punteggio
page-command-ask-who = chi controlla | chi tiene | chi
    .help = chi controlla aquila: un consiglio, una posizione o una regione
page-command-ask-cards = le mie carte | mie carte | carte | mano | fedeltà
    .help = le mie carte: le tue fedeltà, la tua mano e che cosa può fare ogni carta
page-command-ask-happened = cosa è successo | che cosa è successo | novità | cronaca
    .help = cosa è successo: tutto dalla tua ultima risposta
page-command-ask-details = dettagli | di più | altro
    .help = dettagli: le ultime notizie per intero, con le regole
page-command-ask-options = scelte | risposte | domanda
    .help = scelte: la domanda e le sue risposte
page-command-ask-look = guarda | leggi
    .help = guarda porta del leone: tutto su una regione, una posizione o una carta
page-command-ask-players = giocatori | punteggi | punti
    .help = giocatori: quel che si sa di ciascuno
page-command-ask-why = perché no | perché
    .help = perché porta del leone: che cosa impedisce una scelta
page-command-ask-rule = regola
    .help = regola R5.2: che cosa dice una regola
page-command-ask-undo = annulla | indietro
    .help = annulla: ritira la tua ultima scelta
page-command-ask-help = aiuto | help
    .help = aiuto: questo elenco

### Replies

page-command-help = Scrivi una risposta a parole, con il suo numero nell’elenco delle scelte, o come nelle partite registrate (from B5): schiera maresciallo orso; attacca porta del leone da guardafuoco 4; aggiungi portalupo 2, guardasud 1. Oppure chiedi:
page-command-unknown = { $near ->
    [none] Non conosco «{ $given }».
   *[other] Non conosco «{ $given }». Volevi dire «{ $near }»?
}
page-command-several = Può voler dire { LIST($options, style: "or") }.
page-command-not-offered = «{ $given }» non è tra le risposte possibili ora.
page-command-not-asked = Ora non ti è chiesto nulla.
page-command-needs = Indica una regione, una posizione, un impero o una delle tue carte.
page-command-no-rule = Non c’è nessuna regola «{ $given }».
page-command-no-attack = Ora non si può ordinare nessun attacco.
page-command-where = Da dove? Per esempio: { page-command-do-attack }
page-command-sent = La tua risposta: { LIST($answers, style: "plain") }.
page-command-can = Si può scegliere: { $name }.
page-command-nothing = Non è ancora successo nulla.
page-command-no-undo = Senza l’accordo degli altri non puoi ritirare nulla.
page-command-option = { $number }: { $text }
page-command-planned = In programma: { LIST($parts, item: "item-planned", style: "plain") }.
item-planned = { $name } { $number }
page-command-status = Turno { $round } di 4: { PHASE($phase) }.
page-command-status-active = { $player ->
    [none] Posizione successiva: { POSITION($position) }; non la controlla nessuno.
   *[other] { PERSON($player) ->
        [you] Posizione attiva: { POSITION($position) }, sotto il tuo controllo.
       *[they] Posizione attiva: { POSITION($position) }, sotto il controllo { WHO($player, form: "of") }.
    }
}
page-command-cities = Città: { LIST($cities, item: "item-cities", style: "plain") }.
item-cities = { EMPIRE($empire) } { $number }
page-command-council = { EMPIRE($empire) }: { LIST($positions, item: "item-controller", style: "plain") }.
item-controller = { $player ->
    [none] nessuno come { TITLE($title) }
   *[other] { PERSON($player) ->
        [you] tu come { TITLE($title) }
       *[they] { WHO($player) } come { TITLE($title) }
    }
}
page-command-hand = { COUNT($cards) ->
    [0] Non hai carte.
   *[other] Hai in mano { LIST($cards, item: "item-card") }.
}
page-command-card = { CARD($card) }: { LIST($abilities, item: "item-ability", style: "plain") }.{ COUNT($now) ->
    [0] {""}
   *[other] {" "}Ora: { LIST($now, item: "item-ability", style: "plain") }.
}
item-ability = { ABILITY($item) }
