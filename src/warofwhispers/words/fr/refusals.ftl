# Refusals of the table and the server; errors.ftl has those of files, records and commands.

refusal-ask-again = Cette demande date d’une version antérieure. Il faut la refaire.
refusal-asked-already = La table vote déjà là-dessus.
refusal-asks-somebody-else = Ce n’est pas à vous : le tour { $turn } est à un autre joueur.
refusal-bad-body = Le contenu de la requête est illisible.
refusal-bad-last-event-id = Last-Event-ID n’est pas le numéro d’une entrée du journal.
refusal-bad-record = L’enregistrement est inutilisable : { $detail }
refusal-long-region-name = L’enregistrement est inutilisable : le nom de la région { $region } a plus de { $most } caractères.
refusal-bad-rules = Ces règles ne sont pas jouables : { $detail }
refusal-banned = L’opérateur de ce serveur n’admet pas cette adresse.
refusal-body-too-slow = La requête n’a pas été envoyée à temps.
refusal-body-too-large = La requête est trop grande : { $bytes } octets au plus.
refusal-bot-plays-already = Un bot joue déjà à cette place.
refusal-bot-plays-for-you = Un bot joue pour vous. Reprenez d’abord votre place.
refusal-claim-needs-consent = Tout le monde n’a pas encore donné son accord.
refusal-claim-waits = { $seconds ->
    [one] Le propriétaire de la place a encore { $seconds } seconde pour s’opposer.
   *[other] Le propriétaire de la place a encore { $seconds } secondes pour s’opposer.
}
refusal-claimed-too-often = { $seconds ->
    [one] Cette place a été demandée et refusée. On pourra la redemander dans { $seconds } seconde.
   *[other] Cette place a été demandée et refusée. On pourra la redemander dans { $seconds } secondes.
}
refusal-coach-silent = Le mentor est occupé. Réessayez dans un instant.
refusal-continue-after-the-game = On ne peut reprendre une partie qu’une fois qu’elle est finie.
refusal-database-away = La base de données ne répond pas. Réessayez dans un instant.
refusal-field = { $problem ->
    [missing] { $field } : ce champ manque.
    [extra_forbidden] { $field } : ce champ n’existe pas ici.
    [string_too_long] { $field } : { $limit } caractères au plus.
    [string_too_short] { $field } : { $limit } caractères au moins.
    [too_long] { $field } : { $limit } éléments au plus.
    [too_short] { $field } : { $limit } éléments au moins.
    [greater_than_equal] { $field } : { $limit } au moins.
    [less_than_equal] { $field } : { $limit } au plus.
    [string_type] { $field } : il faut un texte.
    [int_type] { $field } : il faut un nombre entier.
    [int_parsing] { $field } : il faut un nombre entier.
    [bool_type] { $field } : il faut vrai ou faux.
    [list_type] { $field } : il faut une liste.
    [dict_type] { $field } : il faut un objet.
    [model_attributes_type] { $field } : il faut un objet.
    [literal_error] { $field } : il faut une de ces valeurs : { $known }.
   *[other] { $field } : { $detail }
}
refusal-field-blank = il ne faut pas laisser ce champ vide.
refusal-field-level = ce niveau n’existe pas. Il y a { LIST($levels, style: "plain") }.
refusal-field-name-unseen = ce nom contient des caractères invisibles ou qui changent la lecture des autres. Ôtez-les.
refusal-field-needed = { $kind ->
    [undo] dites à quelle question revenir.
   *[bot] dites pour quelle place est le bot.
}
refusal-first-needs-a-fixed-seat = first : nommez une société qui a une place fixe à cette table.
refusal-for-seats-only = Seuls les joueurs de cette table peuvent faire cela.
refusal-for-the-host-only = Seul l’hôte de cette table peut faire cela.
refusal-game-has-begun = La partie a déjà commencé.
refusal-journal-full = Le journal de cette table est plein ({ $most } entrées) : la partie peut aller à son terme, mais rien d’autre n’est plus noté.
refusal-key-used-otherwise = Cette clé d’idempotence a servi à une autre requête.
refusal-metrics-off = Les mesures sont désactivées sur ce serveur.
refusal-lobby-share = Le hall affiche au plus { $most } tables à la fois pour une même adresse. Créez celle-ci sans l’afficher, ou terminez-en une autre.
refusal-muted = L’opérateur de ce serveur a retiré la parole à cette place.
refusal-muted-already = La place { $seat } n’a déjà plus la parole.
refusal-name-banned = L’opérateur de ce serveur n’admet pas ce nom.
refusal-not-muted = La place { $seat } a la parole.
refusal-name-taken = Quelqu’un à cette table porte un nom qui ressemble à « { $name } ». Choisissez-en un autre.
refusal-needs-its-invitation = La place { $seat } est réservée : il faut une invitation.
refusal-no-app = Le serveur fonctionne, mais ce paquet a été construit sans l’application web. Son interface HTTP est décrite dans ce document :
refusal-no-bearer = Authorization : il faut « Bearer » et un secret.
refusal-no-bot-plays = Aucun bot ne joue à cette place.
refusal-no-coach = À cette table, pas de mentor avant la fin de la partie.
refusal-no-file = Ce fichier n’existe pas.
refusal-no-game-yet = { refusal-not-playing-open }
refusal-no-json = Le contenu de la requête n’est pas du JSON valide : erreur au caractère { $at }.
refusal-no-method = Cette adresse n’accepte pas cette méthode.
refusal-no-object = Le contenu de la requête doit être un objet JSON.
refusal-no-option = { $detail }
refusal-no-such-puzzle = Il n’y a pas d’énigme { $number } : elles vont de 0 à { $last }.
refusal-no-such-answer = « { $option } » n’est pas une réponse à cette énigme.
refusal-no-suspicion = Le tableau des soupçons est fermé à cette table jusqu’à la fin de la partie.
refusal-review-after-the-game = Ce que chacun voulait se dit quand la partie est finie.
refusal-no-choice-at-step = À l’étape { $step }, personne n’avait le choix.
refusal-no-seat-at-step = À l’étape { $step }, les places ne sont pas encore tirées : il n’y a encore rien à étudier.
refusal-no-route = Il n’y a rien à cette adresse.
refusal-no-such-claim = Cette place n’est plus demandée.
refusal-no-such-eyes = as : { $eyes } n’a pas de place à cette table.
refusal-no-such-question = to : aucune question { $to } n’a reçu de réponse.
refusal-no-such-lesson = Il n’y a pas de leçon « { $lesson } ».
refusal-no-such-seat = Il n’y a pas de place { $seat } : cette table a les places 0 à { $last }.
refusal-no-such-step = Il n’y a pas d’étape { $step } : cette partie a les étapes 0 à { $last }.
refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-vote = Le vote { $vote } n’est pas ouvert.
refusal-nobody-sits-there = Personne n’a pris la place { $seat }.
refusal-nobody-to-consent = Il n’y a personne d’autre à la table pour donner son accord.
refusal-nobody-to-report = Il n’y a personne d’autre à signaler à cette table.
refusal-nobody-waits = La connexion a été fermée avant que la réponse soit prête.
refusal-not-away = { $seconds ->
    [one] L’absence n’est pas assez longue ({ $name }) : la table pourra demander un bot dans { $seconds } seconde.
   *[other] L’absence n’est pas assez longue ({ $name }) : la table pourra demander un bot dans { $seconds } secondes.
}
refusal-not-playing-closed = Cette partie a été arrêtée avant la fin.
refusal-not-playing-open = La partie n’a pas commencé.
refusal-not-playing-over = Cette partie est finie.
refusal-not-playing-unreadable = Cette table ne peut qu’être lue : elle a été jouée selon des règles que cette version ne connaît pas.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-opens-nothing = Ce secret ne donne pas accès à cette table.
refusal-others-were-quicker = D’autres ont été plus rapides plusieurs fois de suite. Réessayez.
refusal-owner-not-away = { $seconds ->
    [one] { $name } était là à l’instant : la place pourra être demandée au plus tôt dans { $seconds } seconde.
   *[other] { $name } était là à l’instant : la place pourra être demandée au plus tôt dans { $seconds } secondes.
}
refusal-own-eyes-only = Pendant la partie, vous ne voyez que votre propre jeu.
refusal-plan-interrupted = Rien du plan n’a été fait : avant son action { $index }, un autre joueur ou le hasard intervient.
refusal-question-to-chance = to : c’est le hasard qui a répondu à la question { $to }.
refusal-read-only = { refusal-not-playing-unreadable }
refusal-record-after-the-game = L’enregistrement est disponible une fois la partie finie.
refusal-rematch-after-the-game = La revanche doit attendre la fin de la partie.
refusal-rematch-exists = La revanche se joue à la table { $table }.
refusal-same-society = seats : deux places demandent la même société.
refusal-seat-taken = La place { $seat } est prise.
refusal-seats-empty = Des places sont vides. Attendez du monde, ou complétez avec des bots.
refusal-society-has-no-seat = society : { $society } n’est pas dans cette partie ({ LIST($seated, style: "plain") }).
refusal-society-taken = Un autre joueur mène déjà { SOCIETY($society) }.
refusal-start-is-for-the-table = Seuls les joueurs de cette table, ou son hôte, peuvent lancer la partie.
refusal-step-is-the-end = step : la partie est finie à l’étape { $step }.
refusal-stopping = Le serveur s’arrête.
refusal-table-damaged = Cette table est illisible pour l’instant : ses données sont endommagées. Rien n’a été jeté, et les responsables de ce serveur sont prévenus.
refusal-they-are-back = { $name } est de retour.
refusal-too-many-streams = Au plus { $most } flux ouverts sont permis pour une adresse.
refusal-too-often = { $seconds ->
    [one] Trop de requêtes. Attendez { $seconds } seconde.
   *[other] Trop de requêtes. Attendez { $seconds } secondes.
}
refusal-turn-over = Le tour { $turn } est fini ; c’est maintenant le tour { $now }.
refusal-undo-chance = Retour à { $to } : une carte a été piochée depuis, il faut donc l’accord de tous.
refusal-undo-not-seated = Retour à { $to } : un bot joue pour vous.
refusal-undo-nothing = Retour à { $to } : vous n’avez rien à y reprendre.
refusal-undo-other-moved = Retour à { $to } : quelqu’un d’autre a joué depuis, il faut donc l’accord de tous.
refusal-undo-revealed = Retour à { $to } : quelque chose de caché a été révélé depuis, il faut donc l’accord de tous.
refusal-vote-waits-for-others = Vous avez déjà voté, ou n’avez pas de voix ici.
refusal-went-wrong = Quelque chose s’est mal passé sur le serveur. C’est noté dans son journal.
refusal-word-given = La place { $seat } a déjà donné son mot pour la distribution.
