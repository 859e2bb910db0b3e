"""Every sentence a person reads, by language; knows nothing of the rest of the package.

>>> from warofwhispers.i18n import catalogue
>>> catalogue("en").say("banners", number=2)
'2 banners'
"""

from warofwhispers.i18n.catalogue import Catalogue, CatalogueError, catalogue, languages

__all__ = ["Catalogue", "CatalogueError", "catalogue", "languages"]
