"""From data files to a `Content`: the packaged ones, or a custom board and councils."""

from functools import cache
from pathlib import Path

from warofwhispers.content.board_json import board_from_json, board_to_json
from warofwhispers.content.cards_json import cards_from_json, sites_from_json
from warofwhispers.content.councils_json import councils_from_json, councils_to_json
from warofwhispers.content.jsonfile import packaged_json, read_json
from warofwhispers.content.model import Board, Content, Councils

__all__ = [
    "board_from_json",
    "board_to_json",
    "content_of",
    "councils_from_json",
    "councils_to_json",
    "load_content",
]


def load_content(board: Path | None = None, councils: Path | None = None) -> Content:
    """Load the packaged content, with a custom board or councils file in its place.

    Without arguments it always returns the same object. Raises `ContentError`, one line that names
    the file, the entry and the fault.

    >>> len(load_content().board.regions)
    40
    """
    own_board = None if board is None else board_from_json(read_json(board), str(board))
    own_councils = (
        None if councils is None else councils_from_json(read_json(councils), str(councils))
    )
    return content_of(own_board, own_councils)


def content_of(board: Board | None = None, councils: Councils | None = None) -> Content:
    """Return the packaged content with this board and these councils, as for a record."""
    packaged = _packaged()
    if board is None and councils is None:
        return packaged
    chosen = packaged.board if board is None else board
    return Content(
        board=chosen,
        councils=packaged.councils if councils is None else councils,
        cards=packaged.cards,
        sites=sites_from_json(packaged_json("sites.json"), chosen),
    )


@cache
def _packaged() -> Content:
    board = board_from_json(packaged_json("board.json"))
    return Content(
        board=board,
        councils=councils_from_json(packaged_json("councils.json")),
        cards=cards_from_json(packaged_json("cards.json")),
        sites=sites_from_json(packaged_json("sites.json"), board),
    )
