# Apprendre : la liste des leçons, et ce qui se dit à une table qui enseigne.

page-learn-title = Apprendre le jeu
page-learn-text = Commencez par une partie qui s’explique elle-même. Vient ensuite une courte position pour chaque point où l’on se trompe facilement.
page-learn-lessons = Leçons
page-learn-lessons-text = Chacune est une vraie position, à résoudre en deux minutes environ. Les erreurs sont expliquées, et vous pouvez réessayer.
page-learn-start = Commencer
page-learn-begin = Commencer : { $title }
page-learn-again = Encore une fois
page-learn-continue = Reprendre
page-learn-done = Fait
page-learn-rule = La règle
page-learn-rules = Toutes les règles

page-teach-title = Aide
page-teach-left = encore { $n }
page-teach-next = Suite
page-teach-back = Retour
page-teach-close = Compris
page-teach-play-on = Continuer la partie
page-teach-answer = En évidence : { $answer }
page-teach-off = Jouer sans aide
page-teach-on = Reprendre l’aide
page-teach-hint = Un indice
page-teach-right = Résolu
page-teach-wrong = Pas encore
page-teach-again = Réessayer
page-teach-more = Ensuite : { $title }
page-teach-all = Toutes les leçons
