/** What things cost and bring, and what is missing. */

import { type Amounts, type Cards, factsOf, GOODS, locationsOf, type Per, RESOURCES, type SettlersView } from "./model";

export interface Lack {
  /** What is missing even with gold, by good. */
  missing: Record<string, number>;
  /** Gold that stands in for resources. */
  gold: number;
}

/** What is missing to pay a price; one gold stands in for one wood, stone or food, but for nothing else. */
export function lackOf(price: Amounts, goods: Amounts, hand = 0, deals = 0): Lack {
  const missing: Record<string, number> = {};
  const have = (good: string): number => goods[good] ?? 0;
  const lack = (good: string, number: number): void => {
    if (number > 0) missing[good] = number;
  };
  for (const good of ["worker", "raze", "gold"]) lack(good, (price[good] ?? 0) - have(good));
  lack("card", (price["card"] ?? 0) - hand);
  lack("deal", (price["deal"] ?? 0) - deals);
  let spare = Math.max(0, have("gold") - (price["gold"] ?? 0));
  const before = spare;
  for (const good of RESOURCES) {
    const short = Math.max(0, (price[good] ?? 0) - have(good));
    const covered = Math.min(short, spare);
    spare -= covered;
    lack(good, short - covered);
  }
  const gold = before - spare;
  const resources = RESOURCES.reduce((sum, good) => sum + have(good), have("gold"));
  lack("any_resource", (price["any_resource"] ?? 0) - resources);
  return { missing, gold };
}

/** What is missing after the gold at hand has stood in for as much as it can. */
export function afterGold(missing: Readonly<Record<string, number>>, gold: number): Record<string, number> {
  let left = gold;
  return Object.fromEntries(
    Object.entries(missing).map(([good, count]) => {
      const covered = good === "location" ? 0 : Math.min(left, count);
      left -= covered;
      return [good, count - covered];
    }),
  );
}

export function times(amounts: Amounts, number: number): Amounts {
  return Object.fromEntries(Object.entries(amounts).map(([good, count]) => [good, count * number]));
}

/** What a location gives now for each location of a colour, or each samurai. */
export function countPer(view: SettlersView, seat: number, per: Per, cards: Cards): number {
  const number = locationsOf(view, seat).reduce((sum, { card, state }) => {
    const facts = cards.get(card);
    if (!facts) return sum;
    const { colours = [], deck } = factsOf(facts);
    if (per.of === "samurai") return sum + (deck === "japanese" ? (state.guard ?? 0) : 0);
    return sum + Number((colours as string[]).includes(per.of));
  }, 0);
  return Math.min(number, per.most);
}

/** The goods that the cleanup of this round would take from a seat; the last round has none. */
export function unstored(view: SettlersView, seat: number): Amounts {
  if (view.round >= view.rounds) return {};
  const kept = view.stores[seat] ?? [];
  const lost = GOODS.filter((good) => !kept.includes(good)).map(
    (good) => [good, view.goods[seat]?.[good] ?? 0] as const,
  );
  return Object.fromEntries(lost.filter(([, number]) => number > 0));
}

/** The deals of a seat by their goods, for a look at them all. */
export function dealGoods(view: SettlersView, seat: number, cards: Cards): Amounts {
  const count: Record<string, number> = {};
  const add = (good: string | undefined): void => {
    if (good !== undefined) count[good] = (count[good] ?? 0) + 1;
  };
  for (const { card } of view.deals[seat] ?? []) {
    const found = card ? cards.get(card) : undefined;
    if (found) add(factsOf(found).deal ?? factsOf(found).target);
  }
  for (const { good } of view.trade_routes[seat] ?? []) add(good);
  return count;
}
