# The command line. What can be typed stands here, so it is typed in the reader's own language; accents and
# capitals do not matter. Where several wordings are understood, a bar stands between them; the first is offered.

page-command-title = Ligne de commande
page-command-input = Commande
page-command-hint = Tapez une réponse ou une question ; « aide » en donne la liste.
page-command-run = Valider
page-command-offers = Suggestions
page-command-transcript = Dialogue

### Words

page-command-fillers = le|la|les|l|un|une|de|du|des|d|à|au|aux|en|dans|sur|avec|comme|mon|ma|mes|et|svp
page-command-from = depuis|à partir de
page-command-attack = attaquer | attaque | assaut

page-command-do-act = agir { PLACE($place) }
    .also = ailleurs
page-command-do-add = ajouter { PLACE($place) }
    .also = ajoute placer unité
page-command-do-at = choisir { PLACE($place) }
    .also = choisis
page-command-do-count = { $number }
    .also = unités unité nombre
page-command-do-deploy = déployer { PLACE($place) }
    .also = déploie placer agent
page-command-do-discard = défausser { CARD($card) }
    .also = défausse jeter carte
page-command-do-empire = choisir { EMPIRE($empire) }
    .also = choisis empire
page-command-do-from = depuis { PLACE($place) }
    .also = attaquer attaque marche partir
page-command-do-kill = éliminer { PLACE($place) }
    .also = élimine tuer unité
page-command-do-move = déplacer { PLACE($place) }
    .also = déplace aller agent
page-command-do-play = jouer { ABILITY($ability) } { LIST($cards, item: "item-card", style: "plain") }
    .also = joue carte
page-command-do-propose = proposer { CARD($card) }
    .also = propose alliance carte
page-command-do-retrieve = récupérer { PLACE($place) }
    .also = récupère reprendre agent
page-command-do-reveal = révéler { SLOT($slot) }
    .also = révèle montrer
page-command-do-sit = asseoir { WHO($who, form: "bare") }
    .also = placer
page-command-do-swap = échanger { SLOT($slot) } { SLOT($other_slot) }
    .also = échange
page-command-do-to = vers { PLACE($place) }
    .also = attaquer attaque marche cible
page-command-do-attack = attaquer { REGION($region_to) } depuis { REGION($region_from) }
page-command-also-pass = passer passe non rien aucun stop
page-command-also-order = action ordre

page-command-ask-status = état | situation | où en est-on
    .help = état : la manche, qui agit, les villes et votre score
page-command-ask-who = qui contrôle | qui tient | qui
    .help = qui contrôle aigle : un Conseil, un conseiller ou une région
page-command-ask-cards = mes cartes | cartes | main | loyautés
    .help = mes cartes : vos loyautés, votre main et ce que chaque carte peut faire
page-command-ask-happened = que s’est-il passé | nouvelles | journal
    .help = que s’est-il passé : tout depuis votre dernière réponse
page-command-ask-details = détails | plus
    .help = détails : les dernières nouvelles en entier, avec leurs règles
page-command-ask-options = choix | réponses | question
    .help = choix : la question et ses réponses
page-command-ask-look = voir | lire
    .help = voir porte-du-lion : tout sur une région, un conseiller ou une carte
page-command-ask-players = joueurs | scores | score
    .help = joueurs : ce que l’on sait de chacun
page-command-ask-why = pourquoi pas | pourquoi
    .help = pourquoi porte-du-lion : ce qui empêche un choix
page-command-ask-rule = règle
    .help = règle R5.2 : ce que dit une règle
page-command-ask-undo = annuler | retour
    .help = annuler : reprendre votre dernier choix
page-command-ask-help = aide | help
    .help = aide : cette liste

### Replies

page-command-help = Tapez une réponse, en toutes lettres, par son numéro dans la liste des choix, ou comme dans les parties enregistrées (from B5) : déployer maréchal ours ; attaquer porte-du-lion depuis gardefeu 4 ; ajouter porteloup 2, guet-du-sud 1. Ou demandez :
page-command-unknown = { $near ->
    [none] Mot inconnu : « { $given } ».
   *[other] Mot inconnu : « { $given } ». Vouliez-vous dire « { $near } » ?
}
page-command-several = Plusieurs sens possibles : { LIST($options, style: "or") }.
page-command-not-offered = « { $given } » ne fait pas partie des réponses possibles.
page-command-not-asked = Rien ne vous est demandé pour l’instant.
page-command-needs = Nommez une région, un conseiller, un empire ou une de vos cartes.
page-command-no-rule = Il n’y a pas de règle « { $given } ».
page-command-no-attack = Aucune attaque n’est possible maintenant.
page-command-where = Depuis où ? Par exemple : { page-command-do-attack }
page-command-sent = Votre réponse : { LIST($answers, style: "plain") }.
page-command-can = Ce choix est possible : { $name }.
page-command-nothing = Il ne s’est encore rien passé.
page-command-no-undo = Vous ne pouvez rien annuler sans l’accord des autres.
page-command-option = { $number } : { $text }
page-command-planned = Prévu : { LIST($parts, item: "item-planned", style: "plain") }.
item-planned = { $name } { $number }
page-command-status = Manche { $round } sur 4 : { PHASE($phase) }.
page-command-status-active = { $player ->
    [none] { POSITION($position, form: "start") } est le prochain ; personne ne le contrôle.
   *[other] { PERSON($player) ->
        [you] { POSITION($position, form: "start") } agit, sous votre contrôle.
       *[they] { POSITION($position, form: "start") } agit, contrôlé par { WHO($player) }.
    }
}
page-command-cities = Villes : { LIST($cities, item: "item-cities", style: "plain") }.
item-cities = { EMPIRE($empire) } { $number }
page-command-council = { EMPIRE($empire) } : { LIST($positions, item: "item-controller", style: "plain") }.
item-controller = { $player ->
    [none] personne comme { TITLE($title) }
   *[other] { PERSON($player) ->
        [you] vous comme { TITLE($title) }
       *[they] { WHO($player) } comme { TITLE($title) }
    }
}
page-command-hand = { COUNT($cards) ->
    [0] Vous n’avez aucune carte.
   *[other] Vous avez en main { LIST($cards, item: "item-card") }.
}
page-command-card = { CARD($card) } : { LIST($abilities, item: "item-ability", style: "plain") }.{ COUNT($now) ->
    [0] {""}
   *[other] {" "}Maintenant : { LIST($now, item: "item-ability", style: "plain") }.
}
item-ability = { ABILITY($item) }
