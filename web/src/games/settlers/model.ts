/** What the table needs to know of Imperial Settlers' view: where options lie, what things cost, who is in danger. */

import type { CardOut, ChoiceOut, OptionOut } from "../../api/models";
import { groupsOf } from "../../kit/groups";
import type { CardRef, View } from "../types";
import { type COLOURS, groupOf, RAZING, type TYPES } from "./basics";

export const RESOURCES = ["wood", "stone", "food"] as const;
export const GOODS = ["wood", "stone", "food", "gold", "worker", "raze", "defence"] as const;
export const FACTIONS = ["barbarian", "roman", "egyptian", "japanese"] as const;
export const PHASES = ["lookout", "production", "action", "cleanup"] as const;
export const SOLO_PHASES = ["lookout", "production", "action", "attack"] as const;

export type Good = (typeof GOODS)[number] | "vp";
export type LocationType = (typeof TYPES)[number];
export type Faction = (typeof FACTIONS)[number];
export type Colour = (typeof COLOURS)[number];
/** Goods and what else a price or a gain can name (`any_resource`, `card`, `location` …), with numbers. */
export type Amounts = Readonly<Record<string, number>>;

export interface Per {
  good: string;
  of: string;
  most: number;
}

/** The facts of a card, a faction board (without `deck`) or an attack card (with `target`). */
export interface Facts {
  deck?: string;
  type?: LocationType;
  colours?: Colour[];
  cost?: Amounts;
  raze?: Amounts;
  deal?: string;
  vp?: number;
  production?: Amounts;
  production_per?: Per;
  production_choice?: Amounts[];
  feature?: { when: "build" | "raze" | "deal"; of?: string; gain?: Amounts; choice?: Amounts[] };
  /** A board stores one good, a location a list of them. */
  stores?: string | string[];
  action?: { cost?: Amounts; gain?: Amounts; uses: number };
  bonus?: Amounts;
  bonus_per?: Per;
  end?: { of: "cards" | "resources"; steps: Amounts };
  special?: string[];
  target?: string;
  like?: string;
  confidence?: string;
  name_en_source?: string;
}

export function factsOf(card: CardOut): Facts {
  return card.facts as unknown as Facts;
}

/** What lies on and under a location. */
export interface LocationState {
  uses?: number;
  used?: number;
  blocked?: boolean;
  pieces?: Amounts;
  /** Defence tokens on a common location, samurai on a Japanese one. */
  guard?: number;
  taken_from?: number;
  raze_cost?: number;
  trade_routes_of?: number[];
  tucked?: number;
  end_points?: number;
}

export interface HandCost {
  missing: Amounts;
  /** How much gold stands in. */
  gold: number;
  /** A location must be given up, and there is none. */
  location: boolean;
  affordable: boolean;
}

export interface SettlersView extends View {
  round: number;
  rounds: number;
  phase: "choosing" | "lookout" | "production" | "action" | "attack";
  /** In the lookout phase: the seats that still take a card, in their order. */
  picks: number[];
  first: number;
  active: number;
  acted: boolean;
  passed: boolean[];
  factions: (Faction | null)[];
  /** What each player keeps in cleanup. */
  stores: Good[][];
  goods: Record<Good, number>[];
  locations: LocationState[][][];
  trade_routes: { card: string; good: string }[][];
  hand_costs: HandCost[] | null;
  score: Record<string, number>[];
  asking: string | null;
  solo: { collection: number; faction_locations: number; waves: number } | null;
  deck: CardRef[];
  discard: CardRef[];
  offer: CardRef[];
  line: CardRef[];
  rival: CardRef[];
  attack_deck: CardRef[];
  collection: CardRef[];
  faction_deck: CardRef[][];
  faction_discard: CardRef[][];
  hand: CardRef[][];
  draft: CardRef[][];
  foundations: CardRef[][];
  deals: CardRef[][];
  empire: CardRef[][][];
}

export type Cards = ReadonlyMap<string, CardOut>;

// --- numbers

/** The other seats, clockwise from the left of this one. */
export function others(view: SettlersView, seat: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (seat + i + 1) % view.seats);
}

export interface Location {
  seat: number;
  row: number;
  index: number;
  card: string;
  state: LocationState;
}

/** All locations of an empire in the order of its rows; the number after the last seat is the virtual player. */
export function locationsOf(view: SettlersView, seat: number): Location[] {
  if (seat >= view.seats) {
    return view.rival.map((ref, index) => ({ seat, row: 0, index, card: ref.card ?? "", state: {} }));
  }
  return (view.empire[seat] ?? []).flatMap((cards, row) =>
    cards.map((ref, index) => ({ seat, row, index, card: ref.card ?? "", state: view.locations[seat]?.[row]?.[index] ?? {} })),
  );
}

/** Hidden cards by their backs: how many common ones, how many of the faction. */
export function byBack(cards: readonly CardRef[]): [string, number][] {
  const count = new Map<string, number>();
  for (const { back } of cards) count.set(back, (count.get(back) ?? 0) + 1);
  return [...count].sort((a, b) => Number(b[0] === "common") - Number(a[0] === "common"));
}

// --- what things cost

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
  const lost = GOODS.filter((good) => !kept.includes(good)).map((good) => [good, view.goods[seat]?.[good] ?? 0] as const);
  return Object.fromEntries(lost.filter(([, number]) => number > 0));
}

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

// --- where options lie

/** The clickable places: a card of the hand, an offered card, a location, a deal, a good of a player, a deck … */
export type Place = string;

export const handPlace = (card: string): Place => `card:${card}`;
export const offerPlace = (card: string): Place => `offer:${card}`;
export const draftPlace = (card: string): Place => `draft:${card}`;
export const locationPlace = (seat: number, row: number, index: number): Place => `location:${seat}:${row}:${index}`;
export const twicePlace = (place: Place): Place => `${place}:twice`;
export const dealPlace = (seat: number, card: string): Place => `deal:${seat}:${card}`;
export const routePlace = (seat: number, card: string): Place => `route:${seat}:${card}`;
export const linePlace = (index: number): Place => `line:${index}`;
export const goodPlace = (seat: number, good: string): Place => `good:${seat}:${good}`;
export const deckPlace = (deck: string): Place => `deck:${deck}`;
export const playerPlace = (seat: number | string): Place => `player:${seat}`;
export const factionPlace = (faction: string): Place => `faction:${faction}`;
export const foundationPlace = (seat: number): Place => `foundations:${seat}`;
/** Where a picked card of the hand can go. */
export const rowPlace = (type: string): Place => `row:${type}`;
export const DEALS: Place = "deals";
export const SAMURAI: Place = "samurai";

/** Whose location, deal or goods an option is about; one's own if it names nobody. */
export function ownerOf(choice: ChoiceOut, option: OptionOut): number {
  const at = option.key === "opponent" ? 0 : 1;
  const named = new Set(["raze", "steal", "remove", "block", "take-over", "end-deal", "take-deal", "trade", "opponent"]);
  return named.has(option.key) ? Number(option.args[at] ?? choice.seat) : choice.seat;
}

const ON_LOCATIONS = new Set([
  "activate", "activate-twice", "defend", "samurai", "sacrifice", "copy", "refresh", "raze-own", "lose",
  "raze", "remove", "block", "take-over", "trade",
]);

/** Whether an option with this verb can mean a location, its name aside. */
function fits(view: SettlersView, choice: ChoiceOut, key: string, location: Location, cards: Cards): boolean {
  const { state, row } = location;
  const card = cards.get(location.card);
  const left = (state.uses ?? 0) - (state.used ?? 0);
  switch (key) {
    case "activate":
      return row === 2 && !state.blocked && left > 0;
    case "activate-twice":
      return row === 2 && !state.blocked && left > 1;
    case "raze":
      return choice.card === "chariot_builder" || (state.raze_cost ?? 2) <= (view.goods[choice.seat]?.raze ?? 0);
    case "sacrifice":
      return state.taken_from === undefined;
    case "refresh":
      return row === 2 && !state.blocked && (state.used ?? 0) > 0;
    case "defend":
      return card !== undefined && factsOf(card).deck === "common";
    case "samurai":
      return !state.guard;
    default:
      return true;
  }
}

/** The locations that an option means. Alike copies share one option, and all of them can be clicked. */
export function meant(view: SettlersView, choice: ChoiceOut, option: OptionOut, cards: Cards): Location[] {
  const same = (choice.options ?? []).filter((other) => other.key === option.key && other.args.join() === option.args.join());
  const nth = same.findIndex((other) => other.token === option.token);
  const found = locationsOf(view, ownerOf(choice, option)).filter(
    (location) => location.card === option.args[0] && fits(view, choice, option.key, location, cards),
  );
  if (same.length === found.length) return found.slice(nth, nth + 1);
  const kinds: Location[][] = [];
  const known = new Map<string, Location[]>();
  for (const location of found) {
    const { state } = location;
    const kind = known.get(JSON.stringify(state));
    if (kind && !state.tucked && !state.trade_routes_of) kind.push(location);
    else {
      kinds.push([location]);
      known.set(JSON.stringify(state), kinds[kinds.length - 1] ?? []);
    }
  }
  return kinds[nth] ?? [];
}

/** Where an option lies on the table; nowhere if it is only a button. */
export function placesOf(view: SettlersView, choice: ChoiceOut, option: OptionOut, cards: Cards): Place[] {
  const [first = ""] = option.args;
  const me = choice.seat;
  if (option.token === "done" || first.startsWith("?")) return [];
  if (ON_LOCATIONS.has(option.key)) {
    const places = meant(view, choice, option, cards).map(({ seat, row, index }) => locationPlace(seat, row, index));
    return option.key === "activate-twice" ? places.map(twicePlace) : places;
  }
  switch (option.key) {
    case "faction":
      return [factionPlace(first)];
    case "take":
      return [offerPlace(first)];
    case "keep":
      return [draftPlace(first)];
    case "build":
      return [choice.card === "negotiator" ? dealPlace(me, first) : handPlace(first)];
    case "deal":
    case "raze-card":
    case "discard":
    case "bury":
    case "tuck":
      return [handPlace(first)];
    case "send":
    case "draw":
      return [first === "common" || first === "faction" ? deckPlace(first) : goodPlace(me, first)];
    case "gold-for":
    case "pay":
    case "gain":
    case "exchange":
    case "convert":
    case "store":
    case "pillage":
      return first === "card" ? [] : [goodPlace(me, first)];
    case "foundation":
      return [foundationPlace(me)];
    case "use-deal":
    case "give-up":
    case "end-deal":
    case "take-deal":
      return [dealOf(view, choice, option)];
    case "steal":
      return [goodPlace(ownerOf(choice, option), first)];
    case "opponent":
      return [playerPlace(first)];
    default:
      return [];
  }
}

/** A deal under a board, a Trade Route deal, or in the solo game a card of the attack line. */
function dealOf(view: SettlersView, choice: ChoiceOut, option: OptionOut): Place {
  const [card = ""] = option.args;
  const seat = ownerOf(choice, option);
  if (seat >= view.seats) {
    const same = (choice.options ?? []).filter((other) => other.key === option.key && other.args[0] === card);
    const places = view.line.flatMap((ref, index) => (ref.card === card ? [index] : []));
    return linePlace(places[same.findIndex((other) => other.token === option.token)] ?? -1);
  }
  return view.deals[seat]?.some((ref) => ref.card === card) ? dealPlace(seat, card) : routePlace(seat, card);
}

export interface Spots {
  /** Places that answer. */
  options: Map<Place, OptionOut>;
  /** Places that pick something with several uses. */
  picks: Map<Place, string>;
}

/** All that can be clicked now, with `picked` in hand. */
export function spotsOf(view: SettlersView, choice: ChoiceOut | null, picked: string | null, cards: Cards): Spots {
  const options = new Map<Place, OptionOut>();
  const picks = new Map<Place, string>();
  if (!choice) return { options, picks };
  const put = (place: Place, option: OptionOut): void => {
    if (!options.has(place)) options.set(place, option);
  };
  for (const { id, options: group } of groupsOf(choice, groupOf)) {
    const open = id === null || id === RAZING || id === picked;
    const ofHand = id !== null && cards.has(id);
    if (open) for (const option of group) for (const place of ofHand ? [goalOf(choice, option, cards)] : placesOf(view, choice, option, cards)) put(place, option);
    if (id !== null && id !== RAZING) for (const place of pickedBy(view, choice, id, cards)) picks.set(place, id);
  }
  // Where the picked thing can go, nothing else is picked.
  for (const place of options.keys()) picks.delete(place);
  return { options, picks };
}

/** Where a picked card of the hand goes. */
function goalOf(choice: ChoiceOut, option: OptionOut, cards: Cards): Place {
  if (option.key === "deal") return DEALS;
  if (option.key === "raze-card") return goodPlace(choice.seat, "raze");
  const card = cards.get(option.args[0] ?? "");
  return rowPlace((card && factsOf(card).type) ?? "");
}

/** What one clicks to pick a group. */
function pickedBy(view: SettlersView, choice: ChoiceOut, group: string, cards: Cards): Place[] {
  const me = choice.seat;
  switch (group) {
    case "group-send":
      return [goodPlace(me, "worker")];
    case "group-defend":
      return [goodPlace(me, "defence")];
    case "group-samurai":
      return [SAMURAI];
    case "group-store":
    case "group-tuck":
      return locationsOf(view, me)
        .filter(({ card }) => card === (group === "group-store" ? "shrine" : "gate"))
        .map(({ seat, row, index }) => locationPlace(seat, row, index));
    default:
      return cards.has(group) ? [handPlace(group)] : [];
  }
}

/** The seats in whose empires something can be clicked, and how many things. */
export function targetsBySeat(options: ReadonlyMap<Place, OptionOut>): Map<number, number> {
  const found = new Map<number, number>();
  for (const place of options.keys()) {
    const match = /^(?:location|deal|route|good|player):(\d+)/.exec(place);
    if (match) found.set(Number(match[1]), (found.get(Number(match[1])) ?? 0) + 1);
  }
  return found;
}

/** How many copies of each card are in sight. */
export function copiesInSight(view: SettlersView): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  const zones = [view.offer, view.rival, ...view.hand, ...view.draft, ...view.deals, ...view.empire.flat()];
  for (const { card } of zones.flat()) if (card) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
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

/** Whether a name needs smaller letters: it has a long word, or is longer than `room` in all. */
export function isLong(name: string, room = 24): boolean {
  return name.length > room || name.split(/[\s-]/).some((word) => word.length > 10);
}
