/** What the table needs to know of the view of Through the Ages: where options lie, what things cost, what follows. */

import type { CardOut, ChoiceOut, OptionOut } from "../../api/models";
import { groupsOf } from "../../kit/groups";
import type { CardRef, View } from "../types";
import { AGES, ENDING, groupOf, SPECIAL_KINDS, STAGES, TAKING, UNIT_KINDS, WORKER_KINDS } from "./basics";

export type Kind = string;
export type Amounts = Readonly<Record<string, number | undefined>>;
export type Cards = ReadonlyMap<string, CardOut>;

/** The facts of a card, as far as its kind has them. */
export interface Facts {
  age: string;
  kind: Kind;
  science_cost?: number;
  revolution_cost?: number;
  cost?: number;
  /** What a blue token on it is worth. */
  token?: number;
  /** What each worker adds. */
  worker?: Amounts;
  symbols?: Amounts;
  /** Once, when it is played or colonized. */
  gain?: Amounts;
  urban_limit?: number;
  stages?: number[];
  stages_per_action?: number;
  /** Military actions of aggressions and wars. */
  actions?: number;
  defence?: number;
  colonization?: number;
  /** Infantry, cavalry and artillery of one army. */
  army?: number[];
  strength?: number;
  obsolete?: number;
  sided?: boolean;
  a?: Amounts;
  b?: Amounts;
}

export function factsOf(card: CardOut): Facts {
  return card.facts as unknown as Facts;
}

export interface Player {
  out: boolean;
  culture: number;
  science: number;
  food: number;
  resources: number;
  science_rating: number;
  culture_rating: number;
  strength: number;
  armies: number;
  happiness: number;
  happy_faces_needed: number;
  discontent: number;
  colonization: number;
  yellow: number;
  unused: number;
  blue: number;
  workers: Record<string, number>;
  tokens: Record<string, number>;
  civil: number;
  military: number;
  civil_total: number;
  military_total: number;
  civil_limit: number;
  military_limit: number;
  urban_limit: number;
  population_price: number | null;
  build_prices: Record<string, number>;
  develop_prices: Record<string, number>;
  revolution_prices: Record<string, number>;
  consumption: number;
  corruption: number;
  food_production: number;
  resource_production: number;
  tactic: string | null;
  stages: number;
  completed_wonders: number;
  war_target: number | null;
  /** Of a declared war: the strength of who declared it and of the other, as it would count now. */
  war_strengths: [number, number] | null;
  pact: { card: string; partner: number; side: "A" | "B" } | null;
}

/** What the end of the turn would bring as things stand. */
export interface EndOfTurn {
  uprising: boolean;
  science: number;
  culture: number;
  /** With what people eat and corruption takes. */
  food: number;
  resources: number;
  corruption: number;
  /** Culture points that missing food costs. */
  famine: number;
  /** Tokens left in the bank. */
  blue: number;
  discards: number;
  draws: number;
  /** What of it the leader brings. */
  leader: Readonly<Record<string, number>>;
}

/** An aggression or war in hand, played against one rival. */
export interface Attack {
  rival: number;
  /** In military actions. */
  price: number;
  mine: number;
  theirs: number;
  allowed: boolean;
}

export interface Auction {
  territory: string | null;
  bid: number;
  bidder: number | null;
  passed: boolean[];
  /** The highest bid that I can make. */
  most: number | null;
  sent: Record<string, number>;
  bonus: number;
  /** What is sent is worth so much, and what one more of a unit would add; while the force is chosen. */
  force: number | null;
  adds: Readonly<Record<string, number>>;
}

export interface AgesView extends View {
  age: string;
  round: number;
  last_round: number | null;
  phase: string;
  active: number;
  politics: number;
  spaces: (string | null)[];
  take_prices: (number | null)[];
  executing: string | null;
  event: string | null;
  auction: Auction | null;
  aggression: { card: string; target: number; attack: number; defence: number } | null;
  /** By card in hand. */
  attacks: Readonly<Record<string, Attack[]>>;
  offer: { card: string; target: number; side: "A" | "B" } | null;
  this_turn: {
    extra_civil: number;
    extra_military: number;
    unit_resources: number;
    unit_science: number;
    tactic_played: boolean;
    used: string[];
    fresh: string[];
  };
  end_of_turn: EndOfTurn | null;
  homer: string | null;
  players: Player[];
  civil_deck: CardRef[];
  military_deck: CardRef[];
  current: CardRef[];
  future: CardRef[];
  past: CardRef[];
  common: CardRef[];
  hand: CardRef[][];
  military_hand: CardRef[][];
  technologies: CardRef[][];
  leader: CardRef[][];
  unfinished: CardRef[][];
  wonders: CardRef[][];
  ruins: CardRef[][];
  colonies: CardRef[][];
  tactic: CardRef[][];
  war: CardRef[][];
  pact: CardRef[][];
}

export const idsOf = (cards: readonly CardRef[] | undefined): string[] => (cards ?? []).flatMap(({ card }) => (card ? [card] : []));

/** The other players in the order of play, beginning after me. */
export function others(view: AgesView, me: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (me + 1 + step) % view.seats);
}

// --- the boards

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
  return parts.map(([low, high]) => ({ size: high - low + 1, left: Math.max(0, Math.min(high, blue) - low + 1), price: corruptionFor(low - 1) }));
}

/** What one more worker would change: the bank has a token less, one more worker is unused. */
export function afterGrowth(player: Player): { consumption: number; needed: number; discontent: number; unused: number } {
  const left = player.yellow - 1;
  const needed = happyFacesFor(left);
  return { consumption: consumptionFor(left), needed, discontent: Math.max(0, needed - player.happiness), unused: player.unused + 1 };
}

// --- a civilization

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
  const last = Math.max(...[view.age, ...ages].map((age) => (age === "IV" ? AGES.length - 1 : (AGES as readonly string[]).indexOf(age))));
  return { kinds: WORKER_KINDS.filter((kind) => kinds.has(kind)), ages: AGES.slice(0, last + 1).reverse(), at };
}

/** The other technologies: the government first, then the special ones. */
export function stateCards(view: AgesView, seat: number, cards: Cards): { government: string | null; special: string[] } {
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
    Object.entries(workers).reduce((sum, [id, number]) => sum + (cards.has(id) && factsOf(cards.get(id) as CardOut).kind === kind ? number : 0), 0),
  );
  const fits = (tactic.army ?? []).flatMap((need, place) => (need ? [Math.floor((units[place] ?? 0) / need)] : []));
  return fits.length > 0 ? Math.min(...fits) : 0;
}

/** The pacts that a seat is party to: its own and those that others have offered it. */
export function pactsOf(view: AgesView, seat: number): { card: string; partner: number; side: "A" | "B" }[] {
  return view.players.flatMap(({ pact }, owner) => {
    if (!pact) return [];
    if (owner === seat) return [pact];
    return pact.partner === seat ? [{ card: pact.card, partner: owner, side: pact.side === "A" ? ("B" as const) : ("A" as const) }] : [];
  });
}

/** The wars that others have declared on a seat, and its own one. */
export function warsOf(view: AgesView, seat: number): { card: string; from: number; to: number; strengths: [number, number] }[] {
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

// --- what things cost

export interface Price {
  civil?: number;
  military?: number;
  food?: number;
  resources?: number;
  science?: number;
}

export const COPY_PRICE = 2;

/** Which space of the row an option means: equal cards are offered from the left. */
export function spaceOf(view: AgesView, choice: ChoiceOut, option: OptionOut): number {
  const same = (choice.options ?? []).filter((other) => other.key === "take" && other.args[0] === option.args[0]);
  const nth = same.findIndex((other) => other.token === option.token);
  const found = view.spaces.flatMap((card, space) => (card === option.args[0] ? [space] : []));
  // Of equal cards not all can be afforded: those that can lie further left.
  return found[nth] ?? found[0] ?? -1;
}

/** What an option of the action or political phase costs; cards that let one do something have prices of their own. */
export function priceOf(view: AgesView, choice: ChoiceOut, option: OptionOut, cards: Cards): Price | null {
  const player = view.players[choice.seat];
  if (!player || !["action", "politics"].includes(choice.key)) return null;
  const [first = "", second = ""] = option.args;
  const facts = cards.has(first) ? factsOf(cards.get(first) as CardOut) : undefined;
  const action = facts && isUnit(facts.kind) ? { military: 1 } : { civil: 1 };
  switch (option.key) {
    case "take":
      return { civil: view.take_prices[spaceOf(view, choice, option)] ?? 0 };
    case "increase-population":
      return { civil: 1, food: player.population_price ?? 0 };
    case "build":
      return { ...action, resources: player.build_prices[first] ?? 0 };
    case "upgrade":
      return { ...action, resources: Math.max(0, (player.build_prices[second] ?? 0) - (player.build_prices[first] ?? 0)) };
    case "destroy":
    case "disband":
      return action;
    case "build-stages":
      return { civil: 1, resources: stagePrice(view, choice.seat, Number(first), cards) };
    case "develop":
      return { civil: 1, science: player.develop_prices[first] ?? 0 };
    case "revolution":
      return { civil: player.civil_total, science: player.revolution_prices[first] ?? 0 };
    case "play-leader":
      return { civil: 1 };
    case "play":
      return { civil: 1 };
    case "play-tactic":
      return { military: 1 };
    case "copy-tactic":
      return { military: COPY_PRICE };
    case "attack":
    case "declare-war":
      return { military: attackOn(view, first, Number(second))?.price ?? facts?.actions ?? 0 };
    default:
      return null;
  }
}

/** The next stages of the unfinished wonder. */
export function stagePrice(view: AgesView, seat: number, number: number, cards: Cards): number {
  const [id] = idsOf(view.unfinished[seat]);
  const card = id ? cards.get(id) : undefined;
  const built = view.players[seat]?.stages ?? 0;
  return (card ? (factsOf(card).stages ?? []) : []).slice(built, built + number).reduce((sum, price) => sum + price, 0);
}

const UNITS = new Set<Kind>(UNIT_KINDS);
const CIVIL_TECHNOLOGY = new Set<Kind>(["farm", "mine", "lab", "temple", "library", "theater", "arena", "government", ...SPECIAL_KINDS]);

export const isUnit = (kind: Kind): boolean => UNITS.has(kind);
export const isTechnology = (kind: Kind): boolean => UNITS.has(kind) || CIVIL_TECHNOLOGY.has(kind);

/** How much is missing of a price. */
export function missingOf(price: Price, player: Player): Price {
  const have: Required<Price> = {
    civil: player.civil,
    military: player.military,
    food: player.food,
    resources: player.resources,
    science: player.science,
  };
  const lack: Price = {};
  for (const name of Object.keys(price) as (keyof Price)[]) {
    const short = (price[name] ?? 0) - have[name];
    if (short > 0) lack[name] = short;
  }
  return lack;
}

// --- where options lie

/** The clickable places: a card of mine (hand, technology, leader, wonder …), a space of the row, a military card … */
export type Place = string;

export const cardPlace = (card: string): Place => `card:${card}`;
export const militaryPlace = (card: string): Place => `military:${card}`;
export const spacePlace = (space: number): Place => `space:${space}`;
export const commonPlace = (card: string): Place => `common:${card}`;
export const farPlace = (seat: number, card: string): Place => `far:${seat}:${card}`;
export const playerPlace = (seat: number | string): Place => `player:${seat}`;
export const GROW: Place = "grow";
export const END: Place = "end-turn";
export const PASS: Place = "pass";

/** Whether something of a seat lies open in front of it. */
function has(view: AgesView, seat: number, card: string): boolean {
  const zones = [view.technologies, view.leader, view.unfinished, view.wonders, view.ruins, view.colonies, view.pact];
  return zones.some((zone) => idsOf(zone[seat]).includes(card));
}

/** A card in front of somebody: of the victim if one strikes, else one's own. */
function lying(view: AgesView, choice: ChoiceOut, card: string): Place[] {
  const me = choice.seat;
  const rivals = others(view, me);
  const victim = view.phase === "strike" ? view.aggression?.target : undefined;
  const order = victim !== undefined && victim !== me ? [victim, me, ...rivals] : [me, ...rivals];
  const owner = order.find((seat) => has(view, seat, card));
  if (owner === undefined) return [];
  return [owner === me ? cardPlace(card) : farPlace(owner, card)];
}

/** Where an option lies on the table; nowhere if it is only a button. */
export function placesOf(view: AgesView, choice: ChoiceOut, option: OptionOut): Place[] {
  const [first = ""] = option.args;
  if (option.token === "done" || first.startsWith("?")) return [];
  switch (option.key) {
    case "take":
      return [spacePlace(spaceOf(view, choice, option))];
    case "increase-population":
      return [GROW];
    case "end-turn":
      return [END];
    case "pass":
      return [PASS];
    case "build-stages":
      return idsOf(view.unfinished[choice.seat]).map(cardPlace);
    case "play-leader":
    case "develop":
    case "revolution":
    case "play":
      return [cardPlace(first)];
    case "upgrade":
      return [cardPlace(option.args[1] ?? "")];
    case "play-tactic":
    case "prepare":
    case "defend":
    case "discard":
    case "play-bonus":
    case "colonize":
      return [militaryPlace(first)];
    case "copy-tactic":
      return [commonPlace(first)];
    case "attack":
    case "declare-war":
    case "offer":
      return [playerPlace(option.args[1] ?? "")];
    case "cancel": {
      const mine = pactsOf(view, choice.seat).some(({ card }) => card === first);
      return mine ? [cardPlace(first)] : [];
    }
    case "take-colony":
    case "steal": {
      const owner = others(view, choice.seat).find((seat) => has(view, seat, first));
      return owner === undefined ? [] : [farPlace(owner, first)];
    }
    case "build":
    case "destroy":
    case "disband":
    case "use":
    case "send":
    case "cover":
    case "lose-token":
    case "lose-worker":
    case "tuck":
    case "lose-colony":
    case "remove":
    case "ruin":
      return lying(view, choice, first);
    default:
      return [];
  }
}

export interface Spots {
  /** Places that answer. */
  options: Map<Place, OptionOut>;
  /** Places that pick something with several uses. */
  picks: Map<Place, string>;
}

/** All that can be clicked now, with `picked` in hand. The cards of the row are never picked first. */
export function spotsOf(view: AgesView, choice: ChoiceOut | null, picked: string | null): Spots {
  const options = new Map<Place, OptionOut>();
  const picks = new Map<Place, string>();
  if (!choice) return { options, picks };
  for (const { id, options: group } of groupsOf(choice, groupOf)) {
    if (id === null || id === TAKING || (id === picked && id !== ENDING)) {
      for (const option of group) {
        for (const place of placesOf(view, choice, option)) {
          // What has several uses is answered by the buttons of the prompt: another click puts it back.
          const several = id !== null && id !== TAKING && (place === cardPlace(id) || place === militaryPlace(id) || id === STAGES);
          if (!several && !options.has(place)) options.set(place, option);
        }
      }
    }
    if (id !== null && id !== TAKING) for (const place of pickedBy(view, choice, id, group)) picks.set(place, id);
  }
  for (const place of options.keys()) picks.delete(place);
  return { options, picks };
}

/** What one clicks to pick a group. */
function pickedBy(view: AgesView, choice: ChoiceOut, group: string, options: readonly OptionOut[]): Place[] {
  if (group === ENDING) return [END];
  if (group === STAGES) return idsOf(view.unfinished[choice.seat]).map(cardPlace);
  const inHand = options.some(({ key }) => ["attack", "declare-war", "offer", "defend", "discard"].includes(key));
  return [inHand ? militaryPlace(group) : cardPlace(group)];
}

/** The seats at whose boards something can be clicked, and how many things. */
export function targetsBySeat(options: ReadonlyMap<Place, OptionOut>): Map<number, number> {
  const found = new Map<number, number>();
  for (const place of options.keys()) {
    const match = /^(?:far|player):(\d+)/.exec(place);
    if (match) found.set(Number(match[1]), (found.get(Number(match[1])) ?? 0) + 1);
  }
  return found;
}

/** Hidden cards by their backs, the newest age first. */
export function byBack(cards: readonly CardRef[] | undefined): [string, number][] {
  const count = new Map<string, number>();
  for (const { back } of cards ?? []) count.set(back, (count.get(back) ?? 0) + 1);
  return [...count].sort((one, other) => other[0].length - one[0].length);
}

/** 'III' of `military-iii`. */
export const ageOfBack = (back: string): string => (back.split("-")[1] ?? "").toUpperCase();

/** The events in the decks that this seat has put there or looked at. */
export function knownEvents(view: AgesView): { current: string[]; future: string[] } {
  return { current: idsOf(view.current), future: idsOf(view.future) };
}

/** Whether a name needs smaller letters: it has a long word, or is long in all. */
export function isLong(name: string, room = 22): boolean {
  return name.length > room || name.split(/[\s-]/).some((word) => word.length > 10);
}

/** Whether a word of it needs the smallest letters. */
export function isLongest(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 12);
}
