# What every page of the browser says.

page-game-title = A War of Whispers
page-title-your-turn = À vous · A War of Whispers
page-unknown = quelque chose de nouveau
page-loading = Mise en place de la table…
page-back = Retour
page-back-home = ← Accueil
page-back-button = ← Retour
page-menu-home = Accueil
page-rules = Règles
page-close = Fermer
page-copied = Copié
page-offline = Hors ligne. La table est conservée ; nouvel essai…
page-your-turn = à vous
page-bot = bot

# Whoever sits in a seat: a person by name, otherwise the society, otherwise the seat's number.
page-seat-name = { $named ->
    [yes] { $name }
   *[no] { $society ->
        [none] { $kind ->
            [bot] bot
           *[other] Joueur { $number }
        }
       *[other] { SOCIETY($society, form: "bare") }
    }
}

page-who = { WHO($society, form: "bare") }
page-society = { SOCIETY($society, form: "bare") }

### When something did not work; what the server refuses has messages of its own.

page-error-seat-renewed = Ce lien n’ouvre pas la place : il a déjà servi ou a été renouvelé, ou l’hôte a donné la place à quelqu’un d’autre.
page-error-failed = Cela n’a pas marché.
page-error-gone = Le serveur ne répond pas.
page-error-no-option = Cette réponse n’est pas possible ; rien n’a été fait.
page-error-no-json = Ce fichier n’est pas une partie enregistrée : ce n’est pas du JSON.
page-table-missing = Cette table n’existe pas ici.

### The first page itself, before any script runs

page-description = A War of Whispers à votre table : jouez entre amis ou contre des bots.
page-no-script = Cette table est dessinée par un script : activez JavaScript, s’il vous plaît.

### Settings

page-settings-language = Langue
page-rule-tag = Règle { $name }
