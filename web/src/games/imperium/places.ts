/** Where options lie: a card of the hand, in play, in the market, a deck, a player … */

import type { ChoiceOut, OptionOut } from "../../api/models";
import type { Place } from "../../kit/tableau";
import { others, playerPlace } from "../../kit/view";
import { type Cards, type ImperiumView, SMALL_DECKS } from "./model";

/** Places at a player, with the seat. */
export const AT_SEAT = /^(?:play|garrison):(\d+):|^player:(\d+)$/;

export type Zone =
  | "hand"
  | "play"
  | "garrison"
  | "development"
  | "market"
  | "discard"
  | "history"
  | "deck"
  | "exile"
  | "fame"
  | "nation"
  | "resolving";

export const cardPlace = (zone: Zone, seat: number, index: number): Place => `${zone}:${seat}:${index}`;
export const marketPlace = (slot: number): Place => `market:${slot}`;
export const offerPlace = (index: number): Place => `offer:${index}`;
export const deckPlace = (deck: string): Place => `pile:${deck}`;
export const ownPlace = (pile: string, seat: number): Place => `pile:${pile}:${seat}`;
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
function placesIn(
  view: ImperiumView,
  zones: readonly Zone[],
  option: OptionOut,
  me: number,
  taken: ReadonlyMap<Place, OptionOut>,
): Place[] {
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
    if (card !== null && option && !options.has(cardPlace("hand", me, index)))
      options.set(cardPlace("hand", me, index), option);
  });
}

/** Options that are not cards. */
function plainPlaces(view: ImperiumView, me: number, option: OptionOut): Place[] {
  const [first = ""] = option.args;
  switch (option.key) {
    case "side":
      return [sidePlace(first)];
    case "deck": {
      const small = (SMALL_DECKS as readonly string[]).includes(first) && view.deck_sizes[first as "region"] > 0;
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
