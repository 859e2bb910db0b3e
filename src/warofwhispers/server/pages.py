"""The web app: the files in the package's `web` folder, and its entry page for other addresses."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from warofwhispers.server.languages import VARY, language_of
from warofwhispers.table.errors import Refusal
from warofwhispers.words import words

WEB: Final = Path(__file__).parent / "web"
FOR_EVER: Final = "public, max-age=31536000, immutable"
RESERVED: Final = ("api", "health", "ready", "metrics")
NO_APP: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<h1>{title}</h1>
<p>{sentence} <a href="/api/openapi.json">/api/openapi.json</a></p></html>
"""

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}", name="page", response_model=None)
@router.head("/{path:path}", name="page", response_model=None)
async def page(request: Request, path: str) -> Response:
    """Return a file of the web app, or its entry page."""
    if path.partition("/")[0] in RESERVED:
        raise Refusal("not_found", "no-route")
    root: Path = request.app.state.web
    file = safe(root, path)
    if file is not None:
        kept = FOR_EVER if path.startswith("assets/") else "no-cache"
        return sent(request, file, kept)
    if path.startswith("assets/"):
        raise Refusal("not_found", "no-file")
    language = language_of(request)
    first = first_page(path)
    for name in (first.replace(".", f".{language}."), first, "index.html"):
        if (root / name).is_file():
            return sent(request, root / name, "no-cache", f"Accept-Encoding, {VARY}")
    say = words(language).say
    html = NO_APP.format(
        language=language, title=say("page-game-title"), sentence=say("refusal-no-app")
    )
    return HTMLResponse(html, headers={"Cache-Control": "no-cache", "Vary": VARY})


def first_page(path: str) -> str:
    """Return the entry page for a path; a table's own also loads the table's scripts."""
    match path.rstrip("/").split("/"):
        case ["t", _]:
            return "table.html"
        case _:
            return "index.html"


def sent(request: Request, file: Path, kept: str, vary: str = "Accept-Encoding") -> Response:
    """Return a file, or its compressed copy if there is one and the browser accepts it."""
    headers = {"Cache-Control": kept, "Vary": vary}
    copy = file.with_name(f"{file.name}.br")
    if not takes_brotli(request) or not copy.is_file():
        return FileResponse(file, headers=headers)
    kind = mimetypes.guess_type(file.name)[0]
    return FileResponse(copy, media_type=kind, headers=headers | {"Content-Encoding": "br"})


def takes_brotli(request: Request) -> bool:
    """Return whether a browser accepts Brotli; a weight of zero refuses it."""
    for wish in request.headers.get("accept-encoding", "").replace(" ", "").split(","):
        name, _, weight = wish.partition(";q=")
        if name == "br":
            return weight not in {"0", "0.0", "0.00", "0.000"}
    return False


def safe(root: Path, path: str) -> Path | None:
    """Return a file inside `root`, never one outside; None if there is none."""
    if not path or "\x00" in path or "\\" in path:
        return None
    file = (root / path).resolve()
    inside = file.is_relative_to(root.resolve())
    hidden = any(part.startswith(".") for part in Path(path).parts)
    try:
        return file if inside and not hidden and file.is_file() else None
    except OSError:
        return None
