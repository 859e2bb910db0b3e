"""What does not fit on a page: texts cut off or past the edge, untranslated, out of order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.words.plain import simple_text
from warofwhispers.words.source import entries

if TYPE_CHECKING:
    from tests.web.person import Person

# Texts that are cut off, by an ellipsis or an edge, and what overflows its button or panel.
# Until our fonts have come, texts are wider.
CUT = """async () => {
  await document.fonts.ready;
  const cut = [];
  const shown = (element) => element.checkVisibility() && !element.closest('.hidden-text, svg');
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !shown(element)) continue;
    const style = getComputedStyle(element);
    const hides = style.overflowX === 'hidden' || style.textOverflow === 'ellipsis';
    const text = element.textContent.trim().slice(0, 40);
    if (hides && element.scrollWidth > element.clientWidth + 1) {
      cut.push(`${element.className}: ${text}`);
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(element);
    const inner = range.getBoundingClientRect();
    // The least bit too much costs a letter, or two.
    const ends = style.textOverflow === 'ellipsis' && style.whiteSpace === 'nowrap';
    if (ends && inner.width > element.getBoundingClientRect().width + 0.02)
      cut.push(`${element.className} ends in dots: ${text}`);
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1)
        cut.push(`${at.className} ends in dots: ${text}`);
    const end = [...range.getClientRects()].at(-1);
    const over = end && document.elementFromPoint(end.right - 2, end.top + end.height / 2);
    const apart = over && !over.contains(element) && !element.contains(over);
    if (apart && element.parentElement.contains(over))
      cut.push(`${element.className} is covered by ${over.className}: ${text}`);
    const box = element.getBoundingClientRect();
    if (style.display !== 'inline' && inner.right > box.right + 2)
      cut.push(`${element.className} is too narrow: ${text}`);
    const holder = element.closest('.tile, .card, .button, header, li, td, .question');
    if (!holder || holder === element) continue;
    const outer = holder.getBoundingClientRect();
    const clips = holder.matches('.question, li') && style.overflow !== 'visible';
    if (!clips && (inner.right > outer.right + 2 || inner.left < outer.left - 2))
      cut.push(`${element.className} sticks out of ${holder.className}: ${text}`);
  }
  // Selected values and placeholders are not elements of their own.
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll('select, input[placeholder]')) {
    if (!shown(field)) continue;
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
    Object.assign(pen, { font, letterSpacing });
    const texts = field.options ? [...field.options].map(({ text }) => text) : [field.placeholder];
    const arrow = field.options ? 16 : 0;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    for (const text of texts)
      if (pen.measureText(text).width > room + 1) cut.push(`field is too narrow: ${text}`);
  }
  return [...new Set(cut)];
}"""
# Wider than the screen: what cannot be reached without scrolling two ways, but in tables.
WIDE = """() => [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p')]
  .filter((element) => element.checkVisibility())
  .filter((element) => !element.closest('.skip, h1, .map, .hidden-text, [role=region] > table'))
  .filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
  })
  .map((element) => `${element.className} ${element.textContent.trim().slice(0, 40)}`)"""
# Everything that can be read or is read aloud, piece by piece.
TEXTS = """() => {
  const found = new Set();
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode())
    if (!all.currentNode.parentElement.closest('noscript')) found.add(all.currentNode.data.trim());
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-tip'])
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const line of element.getAttribute(name).split('\\n')) found.add(line.trim());
  return [...found];
}"""
# One title, and no level of headings skipped on the way down.
HEADINGS = """() => {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => Number(heading.tagName[1]));
  const wrong = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  const gaps = wrong.map((level) => `h${level} after a gap`);
  return titles === 1 ? gaps : [`${titles} titles`, ...gaps];
}"""


def left_in_english(me: Person, language: str) -> list[str]:
    """Return texts that are the same as in English but not in the language's catalogue."""

    def texts(of: str) -> set[str | None]:
        said = {name: source for name, source in entries(of).items() if name != "language"}
        return {simple_text(source, "") for source in said.values()}

    english = {text for text in texts("en") - texts(language) if text and "{" not in text}
    return sorted(english & set(me.page.evaluate(TEXTS)))


def misfits(me: Person, language: str) -> list[str]:
    """Return everything on this page that is cut, too wide, untranslated, or out of order."""
    looks = (CUT, WIDE, HEADINGS)
    found = [wrong for look in looks for wrong in me.page.evaluate(look)]
    return found + left_in_english(me, language)
