# Rules in short, each by its number.

rule-R1-1 = 2 à 4 joueurs, chacun une société secrète avec 9 agents et 5 jetons Loyauté, un par empire.
rule-R1-2 = Cinq empires agissent dans cet ordre : Ours, Aigle, Éléphant, Lion, Cheval. Chacun a 20 unités, une pioche et un Conseil : Commissaire, Intendant, Maréchal, Chancelier.
rule-R1-3 = 40 régions, chacune région de départ d’un empire. Seules celles qui ont une frontière commune sont adjacentes ; nul ne traverse la mer.
rule-R1-4 = Un empire contrôle les régions où il a des unités, et ses régions de départ où personne n’en a.
rule-R1-5 = Les unités absentes de la carte sont dans la réserve de l’empire : 20 en tout, toujours.
rule-R2-1 = Certaines unités commencent sur la carte, les autres en réserve.
rule-R2-2 = Les cinq jetons de chaque joueur sont posés au hasard, face cachée, sur Dévoué ×4, Serviable ×3, Affilié ×2, Neutre ×0 et Opposé ×−1. Vous pouvez toujours regarder les vôtres.
rule-R2-3 = Les places et le premier joueur sont tirés au sort. On joue dans l’ordre des places.
rule-R2-4 = Avec ces règles, aucun empire n’a deux joueurs Dévoués.
rule-R3 = Il y a quatre manches : placer des agents, faire agir les cinq Conseils, terminer la manche.
rule-R3-1 = Entre deux manches, chaque joueur récupère un agent du plateau ; c’est obligatoire s’il y en a un.
rule-R3-2 = À tour de rôle, un agent à la fois, chaque joueur place deux agents sur des emplacements libres ; trois dans une partie à deux.
rule-R3-3 = Avec ces règles, un agent peut aussi être placé dans une région : deux au plus, jamais deux des vôtres dans la même.
rule-R3-4 = Un joueur qui ne peut pas placer d’agent passe.
rule-R4-1 = Les empires agissent dans l’ordre et, dans chacun, le Commissaire, l’Intendant, le Maréchal puis le Chancelier.
rule-R4-2 = Un conseiller est contrôlé par l’agent qui s’y trouve ; si l’emplacement est vide, par l’agent suivant en allant vers le Chancelier. Sans agent, il ne fait rien.
rule-R4-3 = Qui contrôle le conseiller effectue une seule de ses actions, en entier.
rule-R4-4 = Les unités recrutées viennent de la réserve de l’empire et vont dans les régions qu’il contrôle. Une réserve insuffisante donne ce qu’elle a.
rule-R4-5 = Les cartes viennent de la pioche de l’empire qui agit, une pour chaque groupe complet d’icônes.
rule-R4-6 = Changer d’emplacement mène l’agent à une autre place du Conseil, où il effectue aussitôt une action. Un agent déjà présent prend la place laissée.
rule-R4-7 = Après le tour d’un empire, une région nourrit 4 unités, 6 avec une ferme. Les autres retournent à la réserve.
rule-R4-8 = Le ravitaillement ne compte qu’à la fin du tour de l’empire.
rule-R5-1 = Une attaque part d’une région que l’empire contrôle vers une région adjacente qu’un autre empire contrôle, avec au moins une unité.
rule-R5-2 = Une région conquise doit garder une unité ; une région de départ peut être vidée.
rule-R5-3 = Une attaque insensée est permise. Se déplacer entre ses propres régions n’est pas une attaque.
rule-R5-4 = { SETTING("fort") ->
    [kill] Une tour élimine une unité attaquante à son entrée.
    [defend] Une tour compte comme un défenseur de plus.
   *[unknown] Une tour coûte une unité aux attaquants : éliminée à l’entrée, ou face à un défenseur de plus, selon les règles choisies.
}
rule-R5-5 = Les deux camps perdent leurs unités une pour une, jusqu’à ce que l’un n’en ait plus. Les pertes vont aux réserves. Si plus personne ne reste, la région revient à son empire de départ.
rule-R5-6 = Le cours d’une attaque : frappe ou armada, puis origine, cible et nombre, puis les cartes d’avant le combat, la tour, le combat, les cartes d’après.
rule-R5-7 = 3 contre 2, il en reste 1. 3 contre 2 et une tour, il ne reste personne.
rule-R6-1 = Une carte a un usage seule, un autre avec une seconde carte de son empire, un troisième avec une carte de l’empire associé.
rule-R6-2 = Les cartes servent l’empire dont c’est l’action, quelle que soit leur couleur. On les paie d’abord, et on les résout une à une.
rule-R6-3 = Les cartes se jouent autour de l’action d’un conseiller que vous contrôlez : avant elle ; dans une attaque, avant et après le combat ; après elle.
rule-R6-4 = { SETTING("spent") ->
    [reshuffle] Les cartes jouées sont aussitôt remélangées dans leur pioche.
    [discard] Les cartes jouées vont à la défausse jusqu’à ce que leur pioche soit vide.
   *[unknown] Les cartes jouées retournent dans leur pioche, ou vont à la défausse, selon les règles choisies.
}
rule-R6-5 = Une carte qui remplace l’action peut être jouée une fois pour chaque conseiller qui doit agir.
rule-R6-6 = Une carte sans effet possible ne peut pas être jouée. Une réserve insuffisante donne ce qu’elle a.
rule-R6-7 = Les cartes de conquête sont montrées quand on les pioche, prennent effet aussitôt et quittent le jeu. Si l’une ne peut rien faire, on en pioche une autre.
rule-R6-8 = Alliances obscures : une carte peut demander l’action d’un autre joueur, ou offrir 4 unités à son attaque. Il accepte ou refuse ; puis le prix de la carte est payé.
rule-R7-1 = Après la quatrième manche, la partie s’arrête aussitôt.
rule-R7-2 = À la fin d’une manche, chacun revient à cinq cartes et peut échanger deux loyautés cachées, qui restent ensuite révélées.
rule-R7-3 = La tuile Premier joueur passe à la place suivante.
rule-R8-1 = Chaque ville qu’un empire contrôle vous vaut votre multiplicateur pour cet empire.
rule-R8-2 = Avec ces règles, chaque loyauté encore cachée à la fin vaut un point.
rule-R8-3 = Le score le plus élevé gagne. En cas d’égalité : le moins d’échanges (ou le plus de loyautés cachées), puis le plus de cartes en main.
rule-R8-4 = Par exemple : ×4 avec 2 villes, ×3 avec 3, ×2 avec 1, ×0 avec 4 et ×−1 avec 2 font 17.
rule-C-bear-1 = { ABILITY("extra_attack") } : { ABILITY("extra_attack", form: "text") }
    .name = { ABILITY("extra_attack") }
rule-C-bear-2 = { ABILITY("annihilate") } : { ABILITY("annihilate", form: "text") }
    .name = { ABILITY("annihilate") }
rule-C-eagle-1 = { ABILITY("relocate_agent") } : { ABILITY("relocate_agent", form: "text") }
    .name = { ABILITY("relocate_agent") }
rule-C-eagle-2 = { ABILITY("strike_empty") } : { ABILITY("strike_empty", form: "text") }
    .name = { ABILITY("strike_empty") }
rule-C-elephant-1 = { ABILITY("add_one_to_attack") } : { ABILITY("add_one_to_attack", form: "text") }
    .name = { ABILITY("add_one_to_attack") }
rule-C-elephant-2 = { ABILITY("add_three_to_attack") } : { ABILITY("add_three_to_attack", form: "text") }
    .name = { ABILITY("add_three_to_attack") }
rule-C-lion-1 = { ABILITY("act_elsewhere") } : { ABILITY("act_elsewhere", form: "text") }
    .name = { ABILITY("act_elsewhere") }
rule-C-lion-2 = { ABILITY("garrison_city") } : { ABILITY("garrison_city", form: "text") }
    .name = { ABILITY("garrison_city") }
rule-C-horse-1 = { ABILITY("march") } : { ABILITY("march", form: "text") }
    .name = { ABILITY("march") }
rule-C-horse-2 = { ABILITY("rearrange") } : { ABILITY("rearrange", form: "text") }
    .name = { ABILITY("rearrange") }
rule-C-mercenaries = { ABILITY("mercenaries") } : { ABILITY("mercenaries", form: "text") }
    .name = { ABILITY("mercenaries") }
rule-C-recruit = { ABILITY("recruit") } : { ABILITY("recruit", form: "text") }
    .name = { ABILITY("recruit") }
rule-C-subjugate = { ABILITY("subjugate") } : { ABILITY("subjugate", form: "text") }
    .name = { ABILITY("subjugate") }
rule-C-disperse = { ABILITY("disperse") } : { ABILITY("disperse", form: "text") }
    .name = { ABILITY("disperse") }
rule-C-alchemists-fire = { ABILITY("alchemists_fire") } : { ABILITY("alchemists_fire", form: "text") }
    .name = { ABILITY("alchemists_fire") }
rule-C-populate = { ABILITY("populate") } : { ABILITY("populate", form: "text") }
    .name = { ABILITY("populate") }
rule-C-armada = { ABILITY("armada") } : { ABILITY("armada", form: "text") }
    .name = { ABILITY("armada") }
rule-C-reinforce = { ABILITY("reinforce") } : { ABILITY("reinforce", form: "text") }
    .name = { ABILITY("reinforce") }
rule-C-uprising = { ABILITY("uprising") } : { ABILITY("uprising", form: "text") }
    .name = { ABILITY("uprising") }
rule-C-midnight-oil = { ABILITY("midnight_oil") } : { ABILITY("midnight_oil", form: "text") }
    .name = { ABILITY("midnight_oil") }
