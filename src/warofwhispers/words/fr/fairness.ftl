# Whether chance's answers fit what was promised: for the end page and `whispers verify`.

fair-fault = { $kind ->
    [commitment] Le secret révélé n’est pas celui sur lequel la table s’était engagée.
    [words] Entrée { NUMBER($entry) } : la partie n’a pas commencé avec ces mots.
    [own-word] Votre mot pour la place { $seat } n’est pas parmi les mots de la distribution.
    [own-table] La preuve est celle d’une autre table.
    [own-commitment] La table vous avait montré un autre engagement avant la partie.
    [own-head] Entrée { NUMBER($entry) } : ce journal n’est pas celui qu’on vous a montré pendant la partie.
    [chain] L’entrée { NUMBER($entry) } a été modifiée : son empreinte ne correspond pas.
    [setup] Entrée { NUMBER($entry) } : la partie a été mise en place autrement que ne le dit l’enregistrement.
    [undo] Entrée { NUMBER($entry) } : des actions antérieures à l’action { NUMBER($step) } manquent, ou aucun retour en arrière ne pouvait reprendre les suivantes.
    [number] Entrée { NUMBER($entry) } : le tirage { NUMBER($draw) } n’est pas à son rang.
    [draw] Le tirage { NUMBER($draw) } (entrée { NUMBER($entry) }) { $step ->
        [none] ne découle pas du secret et des mots.
       *[other] ne découle pas du secret et des mots : action { NUMBER($step) }.
    }
    [answer] Entrée { NUMBER($entry) } : ce que le hasard a fait n’est pas ce qui a été tiré.
    [line] L’action { NUMBER($step) } de l’enregistrement n’est pas celle du journal.
    [seat] Entrée { NUMBER($entry) } : ce n’était pas à cette place de jouer l’action { NUMBER($step) } ni de la reprendre, ou le hasard n’a pas répondu aussitôt.
    [game] { $step ->
        [none] La partie ne peut pas être rejouée.
       *[other] La partie ne peut pas être rejouée : action { NUMBER($step) }.
    }
    [outcomes] Tirage { NUMBER($draw) } (entrée { NUMBER($entry) }) : selon les règles, autre chose aurait pu être tiré{ $step ->
        [none] .
       *[other] , action { NUMBER($step) }.
    }
   *[proof] La preuve de cet enregistrement est incomplète ou illisible.
}
