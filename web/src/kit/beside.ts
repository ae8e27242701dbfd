/** Where the enlarged card opens: beside the card that is looked at, where it hides the least of what can be chosen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const MARGIN = 8;
const STEP = 40;
/** Moving the enlarged card one pixel farther away is as bad as hiding this many pixels of what can be chosen. */
const FAR = 40;

interface Place {
  left: number;
  top: number;
}

/** `card` is looked at, `size` is how large it is shown, `screen` where there is room, `needed` what should stay in sight,
 * and `kept` what must if it can: the question. */
export function beside(
  card: Box,
  { width, height }: { width: number; height: number },
  screen: { width: number; height: number },
  needed: readonly Box[],
  kept: readonly Box[] = [],
): { left: number; top: number } {
  const size = { width, height }; // a rectangle of the page can't be spread
  const low = card.top + card.height - size.height;
  const middle = { left: card.left + (card.width - size.width) / 2, top: card.top + (card.height - size.height) / 2 };
  const right = card.left + card.width + GAP;
  const left = card.left - size.width - GAP;
  const places = [
    { left: right, top: middle.top },
    { left, top: middle.top },
    { left: middle.left, top: card.top - size.height - GAP },
    { left: middle.left, top: card.top + card.height + GAP },
    { left: right, top: card.top },
    { left: right, top: low },
    { left, top: card.top },
    { left, top: low },
    ...aside(card, size, screen),
  ].map((place) => within(place, size, screen));
  const hidden = places.map(
    (place) =>
      [card, ...kept].reduce((sum, box) => sum + overlap({ ...place, ...size }, box) * 4, 0) +
      needed.reduce((sum, box) => sum + overlap({ ...place, ...size }, box), 0) +
      apart(card, { ...place, ...size }) * FAR,
  );
  return places[hidden.indexOf(Math.min(...hidden))] ?? within(middle, size, screen);
}

/** Places beside the card that needn't touch it. */
function aside(card: Box, size: { width: number; height: number }, screen: { width: number }): Place[] {
  const tops = [card.top, card.top + (card.height - size.height) / 2, card.top + card.height - size.height];
  const lefts = Array.from({ length: Math.ceil(screen.width / STEP) }, (_, number) => number * STEP);
  return tops.flatMap((top) => lefts.map((left) => ({ left, top })));
}

/** The horizontal distance between them, beyond the usual gap. */
function apart(one: Box, other: Box): number {
  const gap = Math.max(one.left, other.left) - Math.min(one.left + one.width, other.left + other.width);
  return Math.max(0, gap - GAP);
}

function within(
  place: { left: number; top: number },
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  return {
    left: Math.max(MARGIN, Math.min(place.left, screen.width - size.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(place.top, screen.height - size.height - MARGIN)),
  };
}

/** The area that both cover. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
