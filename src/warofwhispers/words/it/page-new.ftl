# Setting up a table, and waiting for its players.

page-new-title = Prepara un tavolo
page-new-players = Posti
page-new-seat = Posto { $number }
page-new-kind-me = Io
    .text = Qui siedi tu.
page-new-kind-screen = Su questo schermo
    .text = Un’altra persona a questo schermo; quando lo passi, la tua parte resta nascosta.
page-new-kind-friend = Un amico, tramite link
    .text = Ricevi un link da mandare.
page-new-kind-open = Chiunque
    .text = Chi passa dalla sala.
page-new-kind-bot = Bot
    .text = Gioca il computer.
page-new-kind-none = Nessun giocatore
page-new-name = Nome
page-new-level = Livello
page-new-character = Carattere
page-new-character-none = Carattere semplice
page-new-society = Società
page-new-society-any = Società a caso
page-new-rules = Regole
page-new-decks = Carte da aggiungere
page-new-options = Dettagli delle regole
page-new-changed = cambiata
page-new-listed = Mostra questo tavolo nella sala
page-new-coach = Tutti i giocatori possono chiedere consiglio a un bot
page-new-suspicion = Tutti possono vedere ciò che suggeriscono le azioni altrui
page-new-create = Crea il tavolo
page-new-few = Servono da { $fewest } a { $most } giocatori (R1.1).
page-new-twice = Due posti vogliono la stessa società.
page-new-follows = Segue { $source }.
page-new-unavailable = { $value } (non ancora)

page-lobby-title = In attesa di giocatori
page-lobby-free = libero
page-lobby-open = aperto a tutti
page-lobby-you = (tu)
page-lobby-take = Siediti qui
page-lobby-remove = Rimuovi { $name }
page-lobby-invite = Copia l’invito
page-lobby-code = Mostra un codice per telefoni
page-lobby-loopback = Questi link funzionano solo su questo computer. Per gli amici nella tua rete, avvia il gioco con { $command }.
page-lobby-nearby = I link portano a { $address }, che i computer della tua rete raggiungono.
page-lobby-start = Comincia
page-lobby-fill = Completa con bot e comincia
page-lobby-your-name = Il tuo nome
page-lobby-your-society = La tua società
page-lobby-rules = Regole: { RULESET($ruleset) }{ COUNT($changes) ->
    [0] {""}
   *[other] {" "}({ LIST($changes, item: "page-lobby-change", style: "plain") })
}
# An option that was changed: its name, and what it is now.
page-lobby-change = { $name }: { $value }
page-lobby-coach = Tutti i giocatori possono chiedere consiglio al suggeritore.
page-lobby-suspicion = Tutti possono aprire il quadro dei sospetti.
page-lobby-fair = Le estrazioni si potranno verificare dopo la partita: la pagina di ogni giocatore aggiunge una parola a caso, e questo tavolo si è impegnato su questo valore:
page-lobby-unchecked = Questo tavolo è di una versione precedente; le sue estrazioni non si possono verificare.
page-lobby-watch = Link per guardare
