/** Which locations the virtual player may raze. */

import { type Cards, type Facts, factsOf, type Location, type SettlersView } from "./model";

/** The raze field as single goods in a fixed order: wood, wood or food, worker. */
export function fieldOf(facts: Facts): string[] {
  return Object.entries(facts.raze ?? {})
    .flatMap(([good, number]) => Array.from({ length: number }, () => good))
    .sort();
}

/** The attack cards of the line that make a pair with a further one for this location: it is in danger from any of them. */
export function dangers(view: SettlersView, location: Location, cards: Cards): string[] {
  const card = cards.get(location.card);
  if (!view.solo || !card) return [];
  const facts = factsOf(card);
  const aims = new Set(view.line.map((ref) => (ref.card ? factsOf(cards.get(ref.card) ?? card).target : undefined)));
  if (facts.deck !== "common") return facts.deck === "japanese" && facts.raze && aims.has("vp") ? ["vp"] : [];
  const [one, two] = fieldOf(facts);
  if (one === undefined || two === undefined) return [];
  // The card that is revealed next is one of the two goods, a card of the line the other one.
  return [...new Set([...(aims.has(one) ? [two] : []), ...(aims.has(two) ? [one] : [])])];
}
