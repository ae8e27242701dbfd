/** What a civilization consists of: its technologies, armies, pacts and wars. */

import type { CardOut, OptionOut } from "../../api/models";
import { idsOf } from "../../kit/view";
import { AGES, SPECIAL_KINDS, WORKER_KINDS } from "./basics";
import { type AgesView, type Attack, type Cards, type Facts, factsOf, type Kind } from "./model";

export interface Grid {
  kinds: Kind[];
  ages: string[];
  /** The card by kind and age. */
  at: ReadonlyMap<string, string>;
}

/** The technologies with workers: a column for each type that the player has, a row for each age, the newest on top. */
export function gridOf(view: AgesView, seat: number, cards: Cards): Grid {
  const at = new Map<string, string>();
  const kinds = new Set<Kind>();
  const ages = new Set<string>();
  for (const id of idsOf(view.technologies[seat])) {
    const card = cards.get(id);
    if (!card) continue;
    const { kind, age } = factsOf(card);
    if (!(WORKER_KINDS as readonly string[]).includes(kind)) continue;
    at.set(`${kind}:${age}`, id);
    kinds.add(kind);
    ages.add(age);
  }
  // Rows up to the age that is on, for what can be developed now.
  const last = Math.max(
    ...[view.age, ...ages].map((age) => (age === "IV" ? AGES.length - 1 : (AGES as readonly string[]).indexOf(age))),
  );
  return { kinds: WORKER_KINDS.filter((kind) => kinds.has(kind)), ages: AGES.slice(0, last + 1).reverse(), at };
}

/** The other technologies: the government first, then the special ones. */
export function stateCards(
  view: AgesView,
  seat: number,
  cards: Cards,
): { government: string | null; special: string[] } {
  const all = idsOf(view.technologies[seat]);
  const kindOf = (id: string): Kind => (cards.has(id) ? factsOf(cards.get(id) as CardOut).kind : "");
  return {
    government: all.find((id) => kindOf(id) === "government") ?? null,
    special: all.filter((id) => (SPECIAL_KINDS as readonly string[]).includes(kindOf(id))),
  };
}

/** The armies that a tactic makes of some units, as the board counts them: how many whole ones. */
export function armiesOf(tactic: Facts, workers: Readonly<Record<string, number>>, cards: Cards): number {
  const units = ["infantry", "cavalry", "artillery"].map((kind) =>
    Object.entries(workers).reduce(
      (sum, [id, number]) => sum + (cards.has(id) && factsOf(cards.get(id) as CardOut).kind === kind ? number : 0),
      0,
    ),
  );
  const fits = (tactic.army ?? []).flatMap((need, place) => (need ? [Math.floor((units[place] ?? 0) / need)] : []));
  return fits.length > 0 ? Math.min(...fits) : 0;
}

/** The pacts that a seat is party to: its own and those that others have offered it. */
export function pactsOf(view: AgesView, seat: number): { card: string; partner: number; side: "A" | "B" }[] {
  return view.players.flatMap(({ pact }, owner) => {
    if (!pact) return [];
    if (owner === seat) return [pact];
    return pact.partner === seat
      ? [{ card: pact.card, partner: owner, side: pact.side === "A" ? ("B" as const) : ("A" as const) }]
      : [];
  });
}

/** The wars that others have declared on a seat, and its own one. */
export function warsOf(
  view: AgesView,
  seat: number,
): { card: string; from: number; to: number; strengths: [number, number] }[] {
  return view.players.flatMap(({ war_target: to, war_strengths: strengths }, from) => {
    const [card] = idsOf(view.war[from]);
    return card && to !== null && strengths && (from === seat || to === seat) ? [{ card, from, to, strengths }] : [];
  });
}

export function attackOn(view: AgesView, card: string, rival: number): Attack | undefined {
  return view.attacks[card]?.find((attack) => attack.rival === rival);
}

/** For messages: who has more. */
export function stronger(mine: number, theirs: number): "mine" | "theirs" | "none" {
  return mine > theirs ? "mine" : mine < theirs ? "theirs" : "none";
}

/** What an option adds to the force that is sent to a territory. */
export function forceAdded(view: AgesView, option: OptionOut, cards: Cards): number {
  const [first = ""] = option.args;
  if (option.key === "send") return view.auction?.adds[first] ?? 0;
  if (option.key === "discard") return 1;
  return cards.has(first) ? (factsOf(cards.get(first) as CardOut).colonization ?? 0) : 0;
}
