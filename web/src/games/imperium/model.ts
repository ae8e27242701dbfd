/** What the table needs to know of Imperium's view: where options lie, what is near its end, what lies under what. */

import type { CardOut, ChoiceOut, OptionOut } from "../../api/models";
import type { CardRef, View } from "../types";
import { suitsOf } from "./basics";

export const TOKENS = ["materials", "population", "progress"] as const;
export const TERRAIN = ["coin", "wheat", "drop"] as const;
export const SMALL_DECKS = ["region", "uncivilised", "civilised"] as const;
export const START_ACTIONS = 3;
/** So few cards of a pile are a warning. */
export const NEAR = 4;
/** A game for two begins with hardly more unrest than this. */
export const NEAR_COLLAPSE = 2;

/** Numbers of tokens by name; also `actions`. */
export type Tokens = Readonly<Record<string, number>>;

/** An ability that is only numbers. */
export interface Plain {
  cost?: Tokens;
  gain?: Tokens;
  draw?: number;
  exile?: number;
  garrison?: number;
  history?: boolean;
}

export interface Per {
  each: number;
  per?: number;
  of: string;
}

/** A number, a number by the card's place, or so many for each of something. */
export type Worth = number | Per | Per[] | Readonly<Record<string, number>>;

export interface Facts {
  suit?: string[];
  state?: "barbarian" | "empire";
  icons?: string[];
  terrain?: string[];
  vp?: Worth;
  cost?: Tokens;
  free_play?: boolean;
  abilities?: string[];
  play?: Plain;
  exhaust?: Plain;
  solstice?: Plain;
  passive?: Readonly<Record<string, unknown>>;
  side?: "a" | "b";
  role?: string;
  start?: string;
  confidence?: string;
}

export function factsOf(card: CardOut): Facts {
  return card.facts as unknown as Facts;
}

export interface Price extends Record<"materials" | "population" | "progress", number> {
  affordable: boolean;
}

export interface Player {
  nation: string;
  state: "barbarian" | "empire";
  history_kind: "history" | "none" | "sunken";
  materials: number;
  population: number;
  progress: number;
  actions: number;
  exhausts: number;
  nation_token: boolean;
  development_token: boolean;
  king_met: boolean;
  hand_limit: number;
  hand_size: number;
  deck_size: number;
  /** How many cards on top of the draw deck have a known order. */
  stacked: number;
  nation_size: number;
  accession: string | null;
  nation_top: string | null;
  coins: number;
  wheat: number;
  drops: number;
  regions: number;
  exhausted: boolean[];
  play_tokens: Tokens[];
  /** The number of the card in play above each garrisoned card. */
  garrison_hosts: number[];
  development_prices: Price[];
  /** Of one's own hand only, as are the next ones. */
  playable: boolean[] | null;
  unrest: number | null;
  cards_owned: number;
  points: number | null;
  score_lines: Readonly<Record<string, number>> | null;
}

export interface ImperiumView extends View {
  phase: "sides" | "activate" | "market-token" | "discarding" | "solstice";
  active: number;
  first: number;
  turn: number;
  round: number;
  last_round: number | null;
  acted: boolean;
  resolving_card: string | null;
  protected: number[];
  nations: string[];
  players: Player[];
  market_tokens: (Tokens | null)[];
  market_unrest: number[];
  deck_sizes: Readonly<Record<"region" | "uncivilised" | "civilised" | "main" | "fame" | "unrest", number>>;
  king_side: "a" | "b";
  fame_seen: (string | null)[];
  hand: CardRef[][];
  deck: CardRef[][];
  discard: CardRef[][];
  history: CardRef[][];
  play: CardRef[][];
  garrison: CardRef[][];
  nation: CardRef[][];
  development: CardRef[][];
  market: CardRef[][];
  unrest: CardRef[];
  fame: CardRef[];
  king: CardRef[];
  exile: CardRef[];
  resolving: CardRef[];
}

export type Cards = ReadonlyMap<string, CardOut>;

// --- the nations

export interface Nation {
  box: "classics" | "legends";
  /** From 1 to 5. */
  difficulty: number;
  exhausts: number;
  /** What of its own ends the game: the last development card, or something else. */
  goal: "development" | "zenith" | "graal" | "shangri-la";
  /** Where cards go that others put into history. */
  history: "history" | "none" | "sunken";
  /** Whether it begins as an empire. */
  empire: boolean;
}

const nation = (box: Nation["box"], difficulty: number, special: Partial<Nation> = {}): Nation => ({
  box,
  difficulty,
  exhausts: 5,
  goal: "development",
  history: "history",
  empire: false,
  ...special,
});

export const NATIONS: Readonly<Record<string, Nation>> = {
  carthaginians: nation("classics", 2),
  celts: nation("classics", 2),
  greeks: nation("classics", 5),
  macedonians: nation("classics", 1),
  persians: nation("classics", 1),
  romans: nation("classics", 1),
  scythians: nation("classics", 2),
  vikings: nation("classics", 5, { goal: "zenith", history: "none" }),
  arthurians: nation("legends", 5, { goal: "graal" }),
  atlanteans: nation("legends", 3, { history: "sunken", empire: true }),
  egyptians: nation("legends", 3),
  mauryans: nation("legends", 2),
  minoans: nation("legends", 3),
  olmecs: nation("legends", 5),
  qin: nation("legends", 2),
  utopians: nation("legends", 5, { goal: "shangri-la", exhausts: 3 }),
};

/** The id of a side of a nation's power card. */
export function powerOf(nation: string, side: "a" | "b"): string {
  return `${nation.slice(0, 3)}_power_${side}`;
}

// --- numbers

/** The other seats, clockwise from the left of this one. */
export function others(view: ImperiumView, seat: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (seat + i + 1) % view.seats);
}

/** The player after whose turn the solstice comes. */
export function lastOfRound(view: ImperiumView): number {
  return (view.first + view.seats - 1) % view.seats;
}

export function isRegion(card: CardOut): boolean {
  return suitsOf(card).includes("region");
}

export interface InPlay {
  index: number;
  card: string;
  exhausted: boolean;
  tokens: Tokens;
  /** The numbers of the cards garrisoned under it. */
  garrison: number[];
}

/** The cards of a player in play, without the power card, and what lies on and under them. */
export function inPlay(view: ImperiumView, seat: number): InPlay[] {
  const player = view.players[seat];
  return (view.play[seat] ?? [])
    .map((ref, index) => ({
      index,
      card: ref.card ?? "",
      exhausted: player?.exhausted[index] ?? false,
      tokens: player?.play_tokens[index] ?? {},
      garrison: (player?.garrison_hosts ?? []).flatMap((host, number) => (host === index ? [number] : [])),
    }))
    .filter(({ index }) => index > 0);
}

/** What lies there of tokens; none is left out. */
export function someOf(tokens: Tokens | null | undefined): Tokens {
  return Object.fromEntries(Object.entries(tokens ?? {}).filter(([, count]) => typeof count === "number" && count > 0));
}

/** What is missing to pay a price. Progress stands in for both others: one for a population, one for two materials. */
export function lackOf(price: Tokens, player: Player): Record<string, number> {
  let spare = player.progress - (price["progress"] ?? 0);
  const missing: Record<string, number> = {};
  if (spare < 0) {
    missing["progress"] = -spare;
    spare = 0;
  }
  const people = Math.max(0, (price["population"] ?? 0) - player.population);
  const covered = Math.min(people, spare);
  spare -= covered;
  if (people > covered) missing["population"] = people - covered;
  const stuff = Math.max(0, (price["materials"] ?? 0) - player.materials);
  const stood = Math.min(stuff, spare * 2);
  if (stuff > stood) missing["materials"] = stuff - stood;
  return missing;
}

/** How much progress a payment would take in place of what is missing. */
export function standIn(price: Tokens, player: Player): number {
  const people = Math.max(0, (price["population"] ?? 0) - player.population);
  const stuff = Math.max(0, (price["materials"] ?? 0) - player.materials);
  return people + Math.ceil(stuff / 2);
}

// --- how near the end is

export interface Ending {
  kind: "main" | "fame" | "unrest" | Nation["goal"];
  /** How many cards are left; null where nothing can be counted. */
  left: number | null;
  seat?: number;
  near: boolean;
}

/** All that can end the game: the decks, and what each nation strives for. */
export function endingsOf(view: ImperiumView): Ending[] {
  const { main, fame, unrest } = view.deck_sizes;
  const shared: Ending[] = [
    { kind: "main", left: main, near: main <= NEAR },
    { kind: "fame", left: fame, near: fame <= 1 },
    { kind: "unrest", left: unrest, near: unrest <= NEAR_COLLAPSE },
  ];
  const own = view.players.map((player, seat): Ending => {
    const goal = NATIONS[player.nation]?.goal ?? "development";
    const left = goal === "zenith" ? player.nation_size : goal === "shangri-la" ? null : (view.development[seat]?.length ?? 0);
    return { kind: goal, left, seat, near: left !== null && left <= 1 };
  });
  return [...shared, ...own];
}

// --- where options lie

/** The clickable places: a card of the hand, in play, in the market, a deck, a player … */
export type Place = string;
export type Zone = "hand" | "play" | "garrison" | "development" | "market" | "discard" | "history" | "deck" | "exile" | "fame" | "nation" | "resolving";

export const cardPlace = (zone: Zone, seat: number, index: number): Place => `${zone}:${seat}:${index}`;
export const marketPlace = (slot: number): Place => `market:${slot}`;
export const offerPlace = (index: number): Place => `offer:${index}`;
export const deckPlace = (deck: string): Place => `pile:${deck}`;
export const ownPlace = (pile: string, seat: number): Place => `pile:${pile}:${seat}`;
export const playerPlace = (seat: number | string): Place => `player:${seat}`;
export const sidePlace = (side: string): Place => `side:${side}`;

/** Where the cards of a verb can lie, the likeliest first. */
const LIKELY: Record<string, Zone[]> = {
  play: ["hand", "discard", "exile"],
  exhaust: ["play"],
  react: ["play"],
  protect: ["play", "hand"],
  solstice: ["play"],
  host: ["play"],
  ready: ["play"],
  "count-as": ["play"],
  abandon: ["play", "garrison"],
  recall: ["play", "garrison"],
  sink: ["play", "hand", "discard"],
  resolve: ["play", "hand"],
  place: ["market", "play"],
  acquire: ["market", "exile"],
  "break-through": ["market", "exile"],
  exile: ["market", "hand", "garrison", "play", "discard", "history"],
  swap: ["exile", "market", "hand", "garrison"],
  garrison: ["hand", "discard", "play"],
  history: ["hand", "discard", "play", "garrison", "resolving"],
  discard: ["hand", "garrison", "play"],
  "top-deck": ["hand", "discard", "history"],
  take: ["discard", "history", "exile", "deck", "garrison"],
  give: ["hand", "discard", "play"],
  find: ["deck", "discard", "hand", "nation", "history"],
  develop: ["development"],
  quest: ["development"],
  "free-play": ["hand", "discard"],
  "take-fame": ["fame"],
  "put-back": ["fame"],
};
const ANYWHERE: Zone[] = ["hand", "play", "market", "discard", "garrison", "exile", "history", "deck", "development"];

/** What lies open on the table; the cards of other zones are laid out to choose from. */
const OPEN = new Set<Zone>(["hand", "play", "garrison", "development", "market"]);

export function zoneOf(view: ImperiumView, zone: Zone, seat: number): (string | null)[] {
  if (zone === "market") return view.market.map((slot) => slot[0]?.card ?? null);
  if (zone === "exile" || zone === "fame" || zone === "resolving") return view[zone].map(({ card }) => card);
  return (view[zone][seat] ?? []).map(({ card }) => card);
}

export interface Offered {
  place: Place;
  card: string;
  /** Where it comes from; null if it lies nowhere in sight. */
  zone: Zone | null;
}

export interface Spots {
  options: Map<Place, OptionOut>;
  /** Cards to choose from that don't lie open on the table. */
  offered: Offered[];
}

/** The zones of a verb in this choice: the one that has most of its cards comes first. */
function zonesFor(view: ImperiumView, choice: ChoiceOut, key: string): Zone[] {
  const zones = LIKELY[key] ?? ANYWHERE;
  const named = (choice.options ?? []).filter((option) => option.key === key).map((option) => option.args[0] ?? "");
  const covers = new Map(
    zones.map((zone) => {
      const there = zoneOf(view, zone, choice.seat);
      return [zone, named.filter((card) => there.includes(card)).length];
    }),
  );
  return [...zones].sort((a, b) => (covers.get(b) ?? 0) - (covers.get(a) ?? 0));
}

/** Whether a card in play can be meant by a verb. */
function fits(view: ImperiumView, zone: Zone, key: string, seat: number, index: number): boolean {
  if (zone !== "play") return true;
  const spent = view.players[seat]?.exhausted[index] ?? false;
  return key === "exhaust" || key === "react" ? !spent : key === "ready" ? spent : true;
}

/** All that can be clicked now. */
export function spotsOf(view: ImperiumView, choice: ChoiceOut | null, cards: Cards): Spots {
  const options = new Map<Place, OptionOut>();
  const offered: Offered[] = [];
  if (!choice) return { options, offered };
  const me = choice.seat;
  const zones = new Map<string, Zone[]>();
  for (const option of choice.options ?? []) {
    const [first = ""] = option.args;
    if (!cards.has(first)) {
      for (const place of plainPlaces(view, me, option)) if (!options.has(place)) options.set(place, option);
      continue;
    }
    if (!zones.has(option.key)) zones.set(option.key, zonesFor(view, choice, option.key));
    const found = placesIn(view, zones.get(option.key) ?? [], option, me, options);
    for (const place of found) options.set(place, option);
    if (found.length === 0) {
      const zone = (zones.get(option.key) ?? []).find((one) => zoneOf(view, one, me).includes(first)) ?? null;
      const place = offerPlace(offered.length);
      offered.push({ place, card: first, zone });
      options.set(place, option);
    }
  }
  spread(view, me, options);
  return { options, offered };
}

/** Where a card lies open: the first place that no other option has yet; of others' cards for what uses or takes them. */
function placesIn(view: ImperiumView, zones: readonly Zone[], option: OptionOut, me: number, taken: ReadonlyMap<Place, OptionOut>): Place[] {
  const [card = ""] = option.args;
  for (const zone of zones) {
    for (const seat of zone === "play" || zone === "garrison" ? [me, ...others(view, me)] : [me]) {
      const there = zoneOf(view, zone, seat);
      const free = there.flatMap((one, index) => {
        const place = zone === "market" ? marketPlace(index) : cardPlace(zone, seat, index);
        return one === card && !taken.has(place) && fits(view, zone, option.key, seat, index) ? [place] : [];
      });
      if (free[0] !== undefined && OPEN.has(zone)) return free.slice(0, 1);
      if (there.includes(card) && !OPEN.has(zone)) return [];
    }
  }
  return [];
}

/** Alike cards in a hand share one option: each of them can be clicked. */
function spread(view: ImperiumView, me: number, options: Map<Place, OptionOut>): void {
  const hand = zoneOf(view, "hand", me);
  hand.forEach((card, index) => {
    const twin = hand.findIndex((other, place) => other === card && options.has(cardPlace("hand", me, place)));
    const option = options.get(cardPlace("hand", me, twin));
    if (card !== null && option && !options.has(cardPlace("hand", me, index))) options.set(cardPlace("hand", me, index), option);
  });
}

/** Options that are no cards. */
function plainPlaces(view: ImperiumView, me: number, option: OptionOut): Place[] {
  const [first = ""] = option.args;
  switch (option.key) {
    case "side":
      return [sidePlace(first)];
    case "deck": {
      const small = (SMALL_DECKS as readonly string[]).includes(first) && (view.deck_sizes[first as "region"] ?? 0) > 0;
      return [deckPlace(small ? first : "main")];
    }
    case "player":
      return [playerPlace(first)];
    case "draw":
      return [ownPlace("deck", me)];
    case "shuffle":
    case "bury":
      return [ownPlace("nation", me)];
    case "return-unrest":
      return [first === "hand" ? deckPlace("unrest") : ownPlace("discard", me)];
    default:
      return [];
  }
}

/** The seats at whose cards something can be clicked, and how many things. */
export function targetsBySeat(options: ReadonlyMap<Place, OptionOut>): Map<number, number> {
  const found = new Map<number, number>();
  for (const place of options.keys()) {
    const match = /^(?:play|garrison):(\d+):|^player:(\d+)$/.exec(place);
    if (match) found.set(Number(match[1] ?? match[2]), (found.get(Number(match[1] ?? match[2])) ?? 0) + 1);
  }
  return found;
}

/** How many copies of each card are in sight. */
export function copiesInSight(view: ImperiumView): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  const zones = [...view.hand, ...view.play, ...view.garrison, ...view.market, ...view.development];
  for (const { card } of zones.flat()) if (card) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
}

/** The cards of a pile by name with their numbers, where its order says nothing. */
export function counted(cards: readonly CardRef[], nameOf: (card: string) => string): [string, number][] {
  const count = new Map<string, number>();
  for (const { card } of cards) if (card) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count].sort((a, b) => nameOf(a[0]).localeCompare(nameOf(b[0])));
}

/** The abilities in the text of a card, each with its word in front: 'Exhaust: …', 'Scoring: …'. */
export function partsOf(text: string): { label: string; text: string }[] {
  return text
    .split(/(?<=[.)!?] )(?=(?:Passive|Exhaust|Solstice|Scoring|Pasivní|Aktivuj|Slunovrat|Bodování)[^.:]{0,60}:)/u)
    .map((part) => {
      const match = /^((?:Passive|Exhaust|Solstice|Scoring|Pasivní|Aktivuj|Slunovrat|Bodování)[^.:]{0,60}):\s*(.*)$/su.exec(part.trim());
      return match ? { label: match[1] ?? "", text: match[2] ?? "" } : { label: "", text: part.trim() };
    })
    .filter((part) => part.label || part.text);
}

const LABELS: Record<string, string> = {
  Passive: "passive",
  Pasivní: "passive",
  Exhaust: "exhaust",
  Aktivuj: "exhaust",
  Solstice: "solstice",
  Slunovrat: "solstice",
  Scoring: "vp",
  Bodování: "vp",
};

/** The icon of an ability by the word in front of it. */
export function signOf(label: string): string {
  return LABELS[label.split(/[\s\u00a0]/u)[0] ?? ""] ?? "special";
}

/** Whether a name needs smaller letters: it has a long word, or is longer than `room` in all. */
export function isLong(name: string, room = 20): boolean {
  return name.length > room || name.split(/[\s-]/).some((word) => word.length > 9);
}
