# What `make` says while it sets things up: before anything is installed, so in one plain line each.

setup-browser-missing = erreur : pas de navigateur pour les tests : installez chromium
setup-building-package = construction du paquet ; compiler le moteur prend de deux à quatre minutes
setup-building-page = construction de la page web
setup-compiler-missing = erreur : pas de compilateur C ou pas d’en-têtes Python : installez build-essential, python3-dev
setup-failed = erreur : code de sortie { $code } de la commande : { $command }
setup-failed-together = erreur : ont échoué : { $commands }
setup-first = première installation : environ cinq minutes, surtout pour compiler le moteur ; une seule fois
setup-getting-page-tools = préparation des outils de la page web
setup-installing = installation : { $packages }
setup-no-uv = uv est introuvable ici : pip le remplace, plus lentement
setup-not-compiled = le moteur compilé n’a PAS été testé
setup-old-python = erreur : { $python } n’est pas Python 3.11 ou plus récent ; nommez-en un : make PYTHON=python3.12 ...
setup-so-far = { $seconds } secondes jusqu’ici
setup-venv-missing = erreur : ce Python ne sait pas créer d’environnements virtuels : installez python3-venv
