/** Where options lie: a card of the hand, an offered card, a location, a deal, a good of a player, a deck … */

import type { ChoiceOut, OptionOut } from "../../api/models";
import { groupsOf } from "../../kit/groups";
import type { Spots } from "../../kit/table";
import type { Place } from "../../kit/tableau";
import { playerPlace } from "../../kit/view";
import { groupOf, RAZING } from "./basics";
import { type Cards, factsOf, type Location, locationsOf, type SettlersView } from "./model";

/** Places in an empire, with its seat. */
export const AT_SEAT = /^(?:location|deal|route|good|player):(\d+)/;

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
export const factionPlace = (faction: string): Place => `faction:${faction}`;
export const foundationPlace = (seat: number): Place => `foundations:${seat}`;
/** Where a picked card of the hand can go. */
export const rowPlace = (type: string): Place => `row:${type}`;
export const DEALS: Place = "deals";
export const SAMURAI: Place = "samurai";

/** Whose location, deal or goods an option is about; one's own if it names nobody. */
export function ownerOf(choice: ChoiceOut, option: OptionOut): number {
  const at = option.key === "opponent" ? 0 : 1;
  const named = new Set([
    "raze",
    "steal",
    "remove",
    "block",
    "take-over",
    "end-deal",
    "take-deal",
    "trade",
    "opponent",
  ]);
  return named.has(option.key) ? Number(option.args[at] ?? choice.seat) : choice.seat;
}

const ON_LOCATIONS = new Set([
  "activate",
  "activate-twice",
  "defend",
  "samurai",
  "sacrifice",
  "copy",
  "refresh",
  "raze-own",
  "lose",
  "raze",
  "remove",
  "block",
  "take-over",
  "trade",
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
  const same = (choice.options ?? []).filter(
    (other) => other.key === option.key && other.args.join() === option.args.join(),
  );
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

/** All that can be clicked now, with `picked` in hand. */
export function spotsOf(
  view: SettlersView,
  choice: ChoiceOut | null,
  picked: string | null,
  cards: Cards,
): Required<Spots> {
  const options = new Map<Place, OptionOut>();
  const picks = new Map<Place, string>();
  if (!choice) return { options, picks };
  const put = (place: Place, option: OptionOut): void => {
    if (!options.has(place)) options.set(place, option);
  };
  for (const { id, options: group } of groupsOf(choice, groupOf)) {
    const open = id === null || id === RAZING || id === picked;
    const ofHand = id !== null && cards.has(id);
    if (open)
      for (const option of group)
        for (const place of ofHand ? [goalOf(choice, option, cards)] : placesOf(view, choice, option, cards))
          put(place, option);
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
