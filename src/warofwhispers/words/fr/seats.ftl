# Bots by level, and the people and bots at a table whom nobody has named.

level-random = Le Fou
    .about = Prend n’importe quelle option, toutes aussi probables. Pour découvrir les règles.
level-rules = La Main sûre
    .about = Joue selon des principes éprouvés, sans style particulier.
level-rules-warlord = Le Seigneur de guerre
    .about = Attaque partout où cela rapporte et n’a guère de patience pour les cartes.
level-rules-hoarder = L’Écureuil
    .about = Amasse des cartes d’abord, se bat ensuite.
level-rules-masked = Le Masque
    .about = Sert d’abord des empires sur lesquels il n’a rien misé, pour que nul ne le perce à jour.
level-rules-turncoat = La Girouette
    .about = Échange ses loyautés bien plus tôt que les autres quand la guerre tourne.
level-rules-dreamer = Le Rêveur
    .about = Néglige bien des choses, s’assied n’importe où, n’échange presque jamais : pour un premier soir.
level-greedy-gentle = L’Apprenti
    .about = Regarde un coup devant lui et prend un bon coup plutôt que le meilleur.
level-greedy = Le Calculateur
    .about = Regarde un coup devant lui, compte les villes et devine sur quoi les autres ont misé.
level-search-easy = L’Intrigant
    .about = Essaie ce qui peut venir avant de placer ses agents, et prend une bonne place plutôt que la meilleure.
level-search = Le Comploteur
    .about = Essaie ce qui peut venir avant de placer ses agents ou d’échanger ; sinon regarde un coup devant lui.
level-search-hard = Le Maître espion
    .about = Essaie des milliers de suites avant tout ce qu’il fait, environ une seconde par coup. Le plus fort.

seat-person = Joueur { $number }
# A second bot of the same name, and so on.
seat-again = { $name } { $number }
