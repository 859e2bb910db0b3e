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
page-rules-source = { RULESET($preset) } : { RULESET($preset, form: "follows") }.
# In the tables: a card and how many there are of it, a region's icons and its neighbours.
page-rules-card = { CARD($card) } ×{ $number }
page-rules-icons = { LIST($icons, item: "item-icon", style: "plain") }
page-rules-borders = { LIST($borders, item: "item-region", style: "plain") }
