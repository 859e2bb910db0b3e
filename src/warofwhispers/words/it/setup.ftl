# What `make` says while it sets things up: before anything is installed, so in one plain line each.

setup-browser-missing = errore: nessun browser per i test: installa chromium
setup-building-package = preparo il pacchetto; compilare il motore richiede da due a quattro minuti
setup-building-page = preparo la pagina web
setup-compiler-missing = errore: manca un compilatore C o mancano gli header di Python: installa build-essential, python3-dev
setup-failed = errore: codice di uscita { $code } dal comando: { $command }
setup-failed-together = errore: non riusciti: { $commands }
setup-first = prima installazione: circa cinque minuti, soprattutto per compilare il motore; una volta sola
setup-getting-page-tools = scarico gli strumenti per la pagina web
setup-installing = installo { $packages }
setup-no-uv = uv qui non si trova: al suo posto si usa pip, più lento
setup-not-compiled = il motore compilato NON è stato provato
setup-old-python = errore: { $python } non è Python 3.11 o successivo; indicane uno: make PYTHON=python3.12 ...
setup-so-far = { $seconds } secondi finora
setup-venv-missing = errore: questo Python non sa creare ambienti virtuali: installa python3-venv
