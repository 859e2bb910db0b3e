# The rules in the page, and beside a table.

page-rules-title = { reference-title } · { page-game-title }
page-rules-search = Chercher dans les règles
page-rules-hint = Numéro ou mots : 5.2, ferme, tour
page-rules-found = { $number ->
    [0] Aucune règle ne dit cela.
    [one] { $number } règle
   *[other] { $number } règles
}
page-rules-contents = Sommaire
page-rules-as = Lire selon
page-rules-all = tous les jeux de règles
page-rules-yours = votre table
page-rules-differs = Votre table diffère ici de : { LIST($presets, item: "item-ruleset") }.
page-rules-changed = Modifié à votre table : « { RULESET($preset) } » en décide autrement.
page-rules-plays = { COUNT($options) ->
    [0] Votre table suit « { RULESET($preset) } » sans rien changer.
   *[other] Votre table suit « { RULESET($preset) } », sauf :
}
page-rules-unsaid = n’y est pas mentionné
page-rules-here = { $number ->
    [one] Dans cette partie :
   *[other] Dans cette partie ({ $number } fois) :
}
page-rules-index = Ce que dit la table
page-rules-index-text = Questions, lignes du journal et refus, chacun avec les règles qui le fondent.
page-rules-where = Où vous la rencontrez
page-rules-asked = On vous demande :
page-rules-logged = Le journal dit :
page-rules-refused = Cela n’est pas proposé :
page-rules-ordered = Actions :
page-rules-played = Cartes :
page-rules-set = Options :
page-rules-taught = Enseigné dans :
page-rules-whole = Toutes les règles
page-rules-close = Fermer les règles
page-rules-decision = (décision { $number })
# In the tables: a card and how many there are of it, a region's icons and its neighbours.
page-rules-card = { CARD($card) } ×{ $number }
page-rules-icons = { LIST($icons, item: "item-icon", style: "plain") }
page-rules-borders = { LIST($borders, item: "item-region", style: "plain") }
