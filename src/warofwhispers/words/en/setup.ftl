# What `make` says while it sets things up: before anything is installed, so in one plain line each.

setup-browser-missing = error: no browser for the tests: install chromium
setup-building-package = building the package; compiling the engine takes two to four minutes
setup-building-page = building the web page
setup-compiler-missing = error: no C compiler or no Python headers: install build-essential, python3-dev
setup-failed = error: exit code { $code } from: { $command }
setup-failed-together = error: failed: { $commands }
setup-first = first set-up: about five minutes, most of it for compiling the engine; it is done only once
setup-getting-page-tools = installing the web page’s build tools
setup-installing = installing { $packages }
setup-no-uv = uv is not available here: using pip instead, which takes longer
setup-not-compiled = the compiled engine was NOT tested
setup-old-python = error: { $python } is not Python 3.11 or later; name one: make PYTHON=python3.12 ...
setup-so-far = { $seconds } seconds so far
setup-venv-missing = error: this Python cannot make virtual environments: install python3-venv
