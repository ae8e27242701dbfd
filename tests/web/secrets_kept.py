"""Whether a page contains cards that its viewer may not know."""

import re
from functools import cache

import kronika

# Everything the document holds in words, outside the log (which tells what was seen earlier) and the texts on cards
# (which name other cards): texts, and attributes with what assistive technology and scripts can read.
WORDS = """() => {
  const found = [];
  const skip = '.log, .chat, .face-gist, .cu-text, script, style';
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest(skip)) continue;
    if (element.querySelector(':scope > .word')) found.push(element.textContent.replaceAll('\u00ad', ''));
    if (element.closest('.word')) continue;  // a word of a name, which is read as a whole
    if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
    else {
      for (const { name, value } of node.attributes) {
        if (!['class', 'style', 'd', 'id'].includes(name)) found.push(value);
      }
    }
  }
  return found.filter((text) => text.trim());
}"""


@cache
def card_names(game):
    """Every card by its names and its id, and a pattern for them, longest first: 'Machine Tools' isn't 'Tools'."""
    cards = kronika.cards(game)
    names = {name: card.id for card in cards for name in (card.id, *card.names.values())}
    any_name = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return names, re.compile(rf"(?<!\w)(?:{any_name})(?!\w)")


def hidden_cards(states):
    """The cards that only the seats of these states know: in their hands, and in score piles."""
    zones = [
        state["view"][zone][state["seat"]] for state in states for zone in ("hand", "score") if zone in state["view"]
    ]
    return {card["card"] for zone in zones for card in zone if card["card"]}


def leaks(visitor, hidden, game="innovation"):
    """The hidden cards that the page names, with the words that name them."""
    names, pattern = card_names(game)
    texts = visitor.page.evaluate(WORDS)
    found = [(names[name], text) for text in texts for name in pattern.findall(text)]
    return {card: text for card, text in found if card in hidden}


def named_in(visitor, selector):
    """The cards that the places fitting the selector name: the last part of what they are called."""
    places = visitor.page.locator(selector).evaluate_all("all => all.map((one) => one.dataset.place)")
    return {place.rsplit(":", 1)[1] for place in places if place.startswith("card:")}
