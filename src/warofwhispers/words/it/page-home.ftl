# The front page.

page-game-tagline = Cinque imperi sono in guerra. Quattro società segrete sussurrano nei loro consigli, e scommettono su chi resterà in piedi.
page-home-never = Mai giocato?
page-home-never-text = Una prima partita si spiega da sola mentre giochi: un quarto d’ora, contro bot indulgenti.
page-home-learn = Impara giocando
page-home-play = Gioca contro i bot
page-home-seats = Posti
page-home-level = Bot
page-home-go = Comincia
page-level-grade = { $grade ->
    [easy] Facile
    [normal] Normale
   *[hard] Difficile
}
page-level-others = Altri avversari
page-home-new = Prepara un tavolo
page-home-new-text = Amici tramite link, più persone su uno schermo, bot, ogni opzione delle regole.
page-home-record = Guarda una partita registrata
page-home-puzzle = Il rompicapo del giorno
page-home-rules = Di che si tratta?
page-home-how-1 = Nessuno possiede un impero. Tu sussurri: i tuoi agenti siedono nei consigli e ne guidano le azioni.
page-home-how-2 = In segreto sei fedele ad alcuni imperi e nemico di uno. Le città di quelli che favorisci ti danno punti.
page-home-how-3 = Quattro turni. Capisci che cosa vogliono gli altri, e non farti capire.
page-home-mine = I miei tavoli
page-home-open = Tavoli aperti
page-home-open-none = In questo momento nessuno aspetta giocatori.
page-home-running = Partite da guardare
page-home-forget = Togli da questo elenco

# A table without a name of its own is called after those who sit there.
page-home-table = { LIST($players, item: "page-home-player", style: "plain") }
page-home-player = { $kind ->
    [bots] { $number ->
        [one] 1 bot
       *[other] { $number } bot
    }
    [open] aperto a tutti
    [free] libero
   *[person] { page-seat-name }
}
page-home-status = { $status ->
    [open] in attesa
    [playing] turno { $round }
    [over] finita
    [closed] chiusa prima della fine
   *[unreadable] regole vecchie
}
