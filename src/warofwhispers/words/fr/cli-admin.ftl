# `whispers admin`: what the operator of a server does and reads.

cli-admin-act-list = lister les tables, les plus récentes d’abord
cli-admin-act-show = montrer une table comme chacun peut la voir
cli-admin-act-close = fermer une table : on n’y peut plus rien faire, et tout peut y être regardé
cli-admin-act-delete = supprimer une table et tout ce qui lui appartient
cli-admin-act-mute = retirer la parole à une place
cli-admin-act-ban = exclure une adresse, un réseau ou un nom
cli-admin-act-bans = lister les exclusions
cli-admin-act-unban = lever une exclusion
cli-admin-act-reports = lister ce que les gens ont signalé
cli-admin-act-export = écrire des tables dans un fichier
cli-admin-act-import = reprendre des tables exportées
cli-admin-act-backup = copier toute la base de données, pendant que le serveur tourne
cli-admin-act-restore = rétablir une base de données depuis une copie, serveur arrêté
cli-admin-act-prune = supprimer les tables trop vieilles ou en trop
cli-admin-act-doctor = examiner la base de données et dire quoi faire ; code de sortie 1 si quelque chose ne va pas
cli-admin-help-table = l’adresse d’une table : la fin de son lien
cli-admin-help-tables = des tables, par leurs adresses
cli-admin-help-status = seulement les tables de ce statut : en attente, en cours, finies, fermées, illisibles
cli-admin-help-limit = en lister tant au plus (par défaut : 50)
cli-admin-help-talk = aussi ce qui s’y est dit
cli-admin-help-yes = supprimer vraiment
cli-admin-help-seat = une place, à partir de 0
cli-admin-help-off = rendre la parole
cli-admin-help-kind = ce qu’il faut exclure, une adresse ou un nom : address, name
cli-admin-help-value = une adresse, un réseau comme 203.0.113.0/24, ou un nom
cli-admin-help-ban-days = pour tant de jours (par défaut : jusqu’à ce qu’elle soit levée)
cli-admin-help-reason = une note pour vous
cli-admin-help-ban = le numéro d’une exclusion
cli-admin-help-all-reports = ceux déjà traités aussi
cli-admin-help-settle = marquer ce signalement comme traité
cli-admin-help-out = un nouveau fichier, pour son seul propriétaire ; compressé s’il finit par .gz
cli-admin-help-with-hidden = écrire aussi les parties en cours : le fichier dit alors toutes les mains et tout ce qui sera pioché
cli-admin-help-import-file = un fichier écrit par « export »
cli-admin-help-backup-file = un nouveau fichier : une base SQLite, ou du texte si la base est PostgreSQL (compressé s’il finit par .gz)
cli-admin-help-restore-file = un fichier écrit par « backup »
cli-admin-help-replace = mettre de côté la base présente, et la copie à sa place
cli-admin-help-days = les tables où rien ne s’est passé depuis tant de jours (par défaut : le réglage keep_days)
cli-admin-help-megabytes = les plus anciennes, jusqu’à ce que tous les journaux tiennent dans cette taille (par défaut : le réglage keep_megabytes)
cli-admin-help-dry-run = dire seulement ce qui partirait
cli-admin-status = { $status ->
    [open] en attente
    [playing] en cours
    [over] finie
    [closed] fermée
   *[unreadable] illisible
}
cli-admin-row = { $listed ->
    [yes] { $table }  { $status }  { $updated }  entrées : { $entries }, dans le hall
   *[no] { $table }  { $status }  { $updated }  entrées : { $entries }
}
cli-admin-no-tables = aucune table
cli-admin-table = { $name ->
    [none] { $table } : { $status }, créée le { $created }, règles { $ruleset } (version { $rules }), entrées : { $entries }, actions : { $actions }{ $listed ->
        [yes] , dans le hall
       *[no] {""}
    }
   *[other] { $table } « { $name } » : { $status }, créée le { $created }, règles { $ruleset } (version { $rules }), entrées : { $entries }, actions : { $actions }{ $listed ->
        [yes] , dans le hall
       *[no] {""}
    }
}
cli-admin-seat = {"  "}place { $seat } : { $kind ->
    [person] personne
    [bot] bot
    [open] ouverte à tous
   *[free] libre
}{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
}{ $society ->
    [none] {""}
   *[other] , { SOCIETY($society) }
}{ $away ->
    [yes] , un bot joue
   *[no] {""}
}{ $muted ->
    [yes] , privée de parole
   *[no] {""}
}
cli-admin-talk = {"  "}{ $at }  place { $seat } ({ $name }) : { $text }
cli-admin-done = { $act ->
    [close] { $table } : table fermée
    [delete] { $table } : table supprimée
    [unmute] { $table } : la place a de nouveau la parole
   *[mute] { $table } : la place n’a plus la parole
}
cli-admin-banned = { $value } : exclusion { $number } prononcée
cli-admin-unbanned = l’exclusion { $number } est levée
cli-admin-ban = { $number }  { $kind ->
    [address] adresse
   *[name] nom
} { $value }, { $until ->
    [none] jusqu’à nouvel ordre
   *[other] jusqu’au { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
cli-admin-no-bans = aucune exclusion
cli-admin-report = { $number }  { $at }  table { $table }, place { $seat }{ $about ->
    [none] {""}
   *[other] {" "}au sujet de la place { $about }
} ({ page-report-kinds }){ $settled ->
    [yes] , traité
   *[no] {""}
} : { $text }
cli-admin-no-reports = aucun signalement en attente
cli-admin-settled = le signalement { $number } est traité
cli-admin-exported = { $hidden ->
    [0] { $tables ->
        [one] { $tables } table dans { $file }
       *[other] { $tables } tables dans { $file }
    }
   *[other] { $tables ->
        [one] { $tables } table dans { $file } ; il dit toutes les mains d’une partie en cours, et tout ce qui sera pioché
       *[other] { $tables } tables dans { $file } ; il dit toutes les mains de parties en cours, et tout ce qui sera pioché
    }
}
cli-admin-imported = { $tables ->
    [one] { $tables } table reprise, fichier { $file }
   *[other] { $tables } tables reprises, fichier { $file }
}
cli-admin-backed-up = { $bytes ->
    [one] { $file } : { $bytes } octet
   *[other] { $file } : { $bytes } octets
}
cli-admin-restored = { $aside ->
    [none] base rétablie depuis { $file }
   *[other] base rétablie depuis { $file } ; ce qui était là est maintenant { $aside }
}
cli-admin-pruned = { $dry ->
    [yes] { $tables ->
        [one] { $tables } table serait supprimée
       *[other] { $tables } tables seraient supprimées
    }
   *[no] { $tables ->
        [one] { $tables } table supprimée
       *[other] { $tables } tables supprimées
    }
}
cli-admin-finding = { $level ->
    [good] bon :   { $text }
    [notice] avis :  { $text }
   *[bad] FAUTE : { $text }
}
doctor-version = c’est la version { $version }
doctor-no-database = { $address } : la base de données est vide. Un serveur la prépare au démarrage ; l’adresse est-elle la bonne ?
doctor-revision = la base de données est à la version { $found }, ce programme à { $newest }. Si la base est plus ancienne, démarrez une fois le serveur (il garde d’abord une copie d’un fichier SQLite) ; si elle est plus récente, installez le programme plus récent.
doctor-up-to-date = la base de données est à jour (version { $found })
doctor-rights = { $file } peut être lu par d’autres : chmod 600. Qui le lit connaît toutes les mains.
doctor-room = { $level ->
    [good] { $megabytes } Mo de disque sont libres
   *[bad] seulement { $megabytes } Mo de disque sont libres : faites de la place, ou laissez partir de vieilles tables (whispers admin prune)
}
doctor-pages = le fichier est endommagé ({ $fault }) : arrêtez le serveur, gardez le fichier et rétablissez la dernière copie (whispers admin restore)
doctor-loose-rows = { $number ->
    [one] { $number } ligne n’appartient à aucune table : quelqu’un a modifié le fichier à la main
   *[other] { $number } lignes n’appartiennent à aucune table : quelqu’un a modifié le fichier à la main
}
doctor-journals = { $tables ->
    [one] { $tables } table ; entrées : { $entries }, toutes lisibles et cohérentes
   *[other] { $tables } tables ; entrées : { $entries }, toutes lisibles et cohérentes
}
doctor-entry = table { $table } : { $fault }. Rétablissez-la depuis une copie (exportez-la de là, supprimez-la ici, importez-la).
doctor-gap = table { $table } : l’entrée { $entry } manque. Rétablissez-la depuis une copie (exportez-la de là, supprimez-la ici, importez-la).
doctor-chain = table { $table } : l’entrée { $entry } ne découle pas de la précédente. Quelqu’un a modifié le journal ; rétablissez-la depuis une copie (exportez-la de là, supprimez-la ici, importez-la).
doctor-replay = table { $table } : son journal ne peut pas être suivi ({ $fault }). Rétablissez-la depuis une copie, ou supprimez-la.
doctor-rules = la table { $table } date de la version { $rules } des règles, que ce programme ne connaît pas : elle ne peut qu’être regardée
doctor-summary = table { $table } : sa ligne dans le hall diffère de son journal. Elle sera corrigée à la prochaine action ; fermez ou supprimez la table si plus personne n’y joue.
doctor-snapshot = table { $table } : son instantané est inutilisable. Le serveur en refait un depuis le journal.
doctor-reports = { $number ->
    [one] { $number } signalement attend (whispers admin reports)
   *[other] { $number } signalements attendent (whispers admin reports)
}
