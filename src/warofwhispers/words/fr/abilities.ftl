# What cards can do.

ability-extra-attack = Poursuite
    .text = Les survivants attaquent encore, depuis la région qu’ils viennent de prendre.
ability-relocate-agent = Mutation
    .text = Au lieu de cette action, l’agent rejoint n’importe quel emplacement libre de n’importe quel Conseil et y effectue une action.
ability-add-one-to-attack = Une de plus
    .text = 1 unité de la réserve se joint à l’attaque.
ability-act-elsewhere = Agir ailleurs
    .text = Au lieu de cette action, effectuez celle d’un autre conseiller que vous contrôlez par un autre de vos agents.
ability-march = Marche
    .text = Déplacez autant d’unités que vous voulez d’une région de l’empire actif vers une autre de ses régions. Une région conquise en garde une.
ability-annihilate = Annihilation
    .text = Toutes les unités du combat sont éliminées, dans les deux camps.
ability-strike-empty = Frappe
    .text = Cette attaque peut viser n’importe quelle région ennemie vide, même lointaine. Une tour compte quand même.
ability-add-three-to-attack = Trois de plus
    .text = 3 unités de la réserve se joignent à l’attaque.
ability-garrison-city = Garnison
    .text = { SETTING("friendly") ->
        [active] Ajoutez 3 unités dans une ville que l’empire actif contrôle.
        [controller] Ajoutez 3 unités dans une ville, à la couleur de l’empire qui la contrôle.
       *[unknown] Ajoutez 3 unités dans une ville, à la couleur de l’empire qui la contrôle ; selon certaines règles, seulement dans une ville de l’empire actif.
    }
ability-rearrange = Redéploiement
    .text = Choisissez un empire et répartissez à nouveau ses unités dans les régions qu’il contrôle. Une région conquise en garde une ; aucune ne peut dépasser ce qu’elle nourrit.
ability-mercenaries = Mercenaires
    .text = Éliminez jusqu’à 3 unités d’une même région.
ability-recruit = Conscription
    .text = Ajoutez 3 unités dans une région vide, à la couleur de cette région.
ability-subjugate = Asservissement
    .text = { SETTING("subjugate") ->
        [own_losses] L’empire actif recrute 1 unité pour chacune de celles que cette attaque lui a coûtées.
        [enemy_losses] L’empire actif recrute 1 unité pour chaque unité ennemie que cette attaque a éliminée.
       *[unknown] L’empire actif recrute 1 unité pour chaque unité éliminée dans cette attaque, chez lui ou chez l’ennemi selon les règles choisies.
    }
ability-disperse = Dispersion
    .text = Toutes les unités d’une région partent vers des régions adjacentes de leur empire ; s’il n’y en a pas, elles retournent à la réserve.
ability-alchemists-fire = Feu grégeois
    .text = Éliminez jusqu’à 5 unités ennemies autour d’une armée de l’empire actif.
ability-populate = Peuplement
    .text = Ajoutez 1 unité dans chaque région que l’empire actif contrôle.
ability-armada = Armada
    .text = Cette attaque peut viser n’importe quelle région ennemie, même lointaine.
ability-reinforce = Renforts
    .text = Jusqu’à 6 unités d’une même région de l’empire actif se joignent à l’attaque.
ability-uprising = Soulèvement
    .text = Ajoutez 4 unités dans une région vide sans ville ni tour, à la couleur de cette région.
ability-midnight-oil = Longue veille
    .text = Effectuez la même action une fois de plus.

### When they can be played

window-instead = avant l’action, pour la remplacer
window-general = autour de n’importe laquelle de vos actions
window-strict = avant une de vos actions
window-choosing = au moment de choisir une attaque
window-declared = une fois l’attaque annoncée
window-fought = après un combat
window-after = après l’action
window-ask = au début de l’action d’un autre joueur
window-offer = quand un autre joueur a annoncé une attaque

### What a card is good for, as a list of lines

use-single = Seule, { ABILITY($ability) } : { ABILITY($ability, form: "text") }
use-double = Avec une autre carte { EMPIRE($empire) }, { ABILITY($ability) } : { ABILITY($ability, form: "text") }
use-pair = Avec une carte { EMPIRE($empire) }, { ABILITY($ability) } : { ABILITY($ability, form: "text") }
use-pays = Paie comme toute carte { EMPIRE($empire) }.
use-treasure = Remplace la seconde carte d’un coût ; ne se joue pas seule.
use-ask = Au début de l’action d’un autre joueur : demandez à l’effectuer à sa place.
use-offer = Quand un autre joueur attaque : proposez 4 unités de plus, prises dans la réserve.

### The halves of conquest cards

half-bad-blood = Vieilles rancunes
    .text = Les unités de l’Ours d’une région attaquent celles d’une région adjacente de l’Ours.
half-savaged = Curée
    .text = Toutes les unités étrangères d’une région de départ de l’Ours retournent à leur réserve.
half-trade = Commerce
    .text = Les fermes comptent double jusqu’à la fin de la manche.
half-hoard = Provisions
    .text = Aucun ravitaillement n’est vérifié avant la fin de la manche ; il l’est alors pour tous.
half-avert = Déjouer
    .text = Toutes les unités de l’Aigle d’une région sont éliminées.
half-enact = Exécuter
    .text = Les agents du Conseil de l’Aigle sont redistribués, chacun sur un nouvel emplacement.
half-purge = Purge
    .text = L’Éléphant perd une unité dans chaque région où il en a.
half-permit = Tolérance
    .text = L’Éléphant ne peut plus attaquer jusqu’à la fin de la manche.
half-control = Quarantaine
    .text = Toutes les unités du Lion d’une de ses régions de départ sont éliminées.
half-spread = Contagion
    .text = Toutes les unités du Lion d’une région sont éliminées, ainsi qu’une unité dans chaque région adjacente.

### Cards with a name of their own

card-special = { $special ->
    [ask] Alliance { EMPIRE($empire, form: "of") } pour l’action
    [offer] Alliance { EMPIRE($empire, form: "of") } pour 4 unités
   *[other] { SPECIAL($special) } { EMPIRE($empire, form: "of") }
}
    .the = { $special ->
        [ask] l’alliance { EMPIRE($empire, form: "of") } pour l’action
        [offer] l’alliance { EMPIRE($empire, form: "of") } pour 4 unités
       *[other] la carte { SPECIAL($special) } { EMPIRE($empire, form: "of") }
    }
    .price = { $special ->
        [ask] { $empire ->
             [bear] Si l’autre joueur accepte, vous récupérez un de vos agents.
             [eagle] Si l’autre joueur accepte, il tire 2 cartes des pioches de son choix.
             [elephant] Si l’autre joueur accepte, il ajoute 4 unités dans une région.
             [lion] Si l’autre joueur accepte, vous révélez une loyauté.
            *[horse] Si l’autre joueur accepte, il peut échanger un de ses agents avec un des vôtres.
        }
       *[offer] { $empire ->
             [bear] Si l’autre joueur accepte, il récupère un de ses agents.
             [eagle] Si l’autre joueur accepte, vous tirez 2 cartes des pioches de votre choix.
             [elephant] Si l’autre joueur accepte, vous ajoutez 4 unités dans une région.
             [lion] Si l’autre joueur accepte, il révèle une loyauté.
            *[horse] Si l’autre joueur accepte, vous pouvez échanger un de vos agents avec un des siens.
        }
    }
    .terms = { $special ->
        [ask] { $empire ->
             [bear] Cette société effectue l’action à votre place, puis récupère un de ses agents.
             [eagle] Cette société effectue l’action à votre place, puis vous tirez 2 cartes des pioches de votre choix.
             [elephant] Cette société effectue l’action à votre place, puis vous ajoutez 4 unités dans une région.
             [lion] Cette société effectue l’action à votre place, puis révèle une de ses loyautés.
            *[horse] Cette société effectue l’action à votre place, puis vous pouvez échanger un de vos agents avec un des siens.
        }
       *[offer] { $empire ->
             [bear] Votre attaque gagne 4 unités, et vous récupérez un de vos agents.
             [eagle] Votre attaque gagne 4 unités, et cette société tire 2 cartes des pioches de son choix.
             [elephant] Votre attaque gagne 4 unités, et cette société ajoute 4 unités dans une région.
             [lion] Votre attaque gagne 4 unités, et vous révélez une loyauté.
            *[horse] Votre attaque gagne 4 unités, et cette société peut échanger un de ses agents avec un des vôtres.
        }
    }
item-card-price = { CARD($item, form: "price") }
