/** The banks of yellow and blue tokens, and what is due when they empty. */

import type { Player } from "./model";

/** What the yellow bank means, by the tokens left in it from none to a full bank. */
const POPULATION_PRICE = [0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2];
const CONSUMPTION = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0];
const HAPPY_FACES = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0];
export const FULL_YELLOW = 18;
/** What the blue bank means: with so many tokens or more, so much corruption. */
const CORRUPTION: readonly [number, number][] = [
  [11, 0],
  [6, 2],
  [1, 4],
  [0, 6],
];
export const FULL_BLUE = 16;

export function happyFacesFor(yellow: number): number {
  return HAPPY_FACES[Math.min(yellow, FULL_YELLOW)] ?? 0;
}

export function consumptionFor(yellow: number): number {
  return CONSUMPTION[Math.min(yellow, FULL_YELLOW)] ?? 0;
}

export function corruptionFor(blue: number): number {
  return CORRUPTION.find(([least]) => blue >= least)?.[1] ?? 0;
}

export interface Section {
  /** The tokens of the bank that lie here when it is full, and how many of them are left. */
  size: number;
  left: number;
  /** What is due as soon as the section is empty (happy faces, corruption); what the tokens in it cost. */
  price: number;
  consumption: number;
  happiness: number;
}

/** The yellow bank by pairs of tokens, the ones that are taken first on the right. */
export function yellowSections(yellow: number): Section[] {
  const sections: Section[] = [];
  const full = Math.max(FULL_YELLOW, yellow);
  for (let low = 1; low < full; low += 2) {
    const high = low + 1;
    const most = low >= FULL_YELLOW - 1 ? full : high;
    sections.push({
      size: most - low + 1,
      left: Math.max(0, Math.min(most, yellow) - low + 1),
      price: POPULATION_PRICE[Math.min(high, FULL_YELLOW)] ?? 0,
      consumption: consumptionFor(low - 1),
      happiness: happyFacesFor(low - 1),
    });
    if (most > high) break;
  }
  return sections;
}

/** The blue bank: 5, 5 and the rest; an empty part brings the corruption that stands at it. */
export function blueSections(blue: number): Pick<Section, "size" | "left" | "price">[] {
  const full = Math.max(FULL_BLUE, blue);
  const parts: [number, number][] = [
    [1, 5],
    [6, 10],
    [11, full],
  ];
  return parts.map(([low, high]) => ({
    size: high - low + 1,
    left: Math.max(0, Math.min(high, blue) - low + 1),
    price: corruptionFor(low - 1),
  }));
}

/** What one more worker would change: the bank has a token less, one more worker is unused. */
export function afterGrowth(player: Player): {
  consumption: number;
  needed: number;
  discontent: number;
  unused: number;
} {
  const left = player.yellow - 1;
  const needed = happyFacesFor(left);
  return {
    consumption: consumptionFor(left),
    needed,
    discontent: Math.max(0, needed - player.happiness),
    unused: player.unused + 1,
  };
}
