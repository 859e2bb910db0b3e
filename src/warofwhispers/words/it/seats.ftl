# Bots by level, and the people and bots at a table whom nobody has named.

level-random = Il Folle
    .about = Sceglie a caso, ogni opzione con la stessa probabilità. Per dare un primo sguardo alle regole.
level-rules = La Mano Ferma
    .about = Gioca secondo buone regole pratiche, senza preferenze.
level-rules-warlord = Il Condottiero
    .about = Attacca ovunque convenga e ha poca pazienza con le carte.
level-rules-hoarder = L’Accumulatore
    .about = Prima raccoglie carte, poi combatte.
level-rules-masked = La Maschera
    .about = All’inizio serve imperi su cui non ha scommesso, così nessuno capisce le sue intenzioni.
level-rules-turncoat = Il Voltagabbana
    .about = Quando la guerra gira, scambia le fedeltà molto prima degli altri.
level-rules-dreamer = Il Sognatore
    .about = Trascura molte cose, siede ovunque e non scambia quasi mai: per una prima sera.
level-greedy-gentle = L’Apprendista
    .about = Guarda avanti di un passo e prende una buona mossa, non la migliore.
level-greedy = Il Contabile
    .about = Guarda avanti di un passo, conta le città e indovina le scommesse degli altri.
level-search-easy = L’Intrigante
    .about = Prova quel che può succedere prima di schierare agenti, e prende un buon posto, non il migliore.
level-search = Il Cospiratore
    .about = Prova quel che può succedere prima di schierare agenti o scambiare; altrimenti guarda un passo avanti.
level-search-hard = Il Signore delle Spie
    .about = Prova migliaia di partite possibili prima di ogni cosa, circa un secondo per posizione. Il più forte.

seat-person = Giocatore { $number }
# A second bot of the same name, and so on.
seat-again = { $name } { $number }
