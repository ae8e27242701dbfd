/** What the table needs to know of the view of Rising Cultures, and where an option can be clicked. */

import type { CardOut, ChoiceOut, OptionOut } from "../../api/models";
import type { Place } from "../../kit/tableau";
import type { Seen } from "../types";
import type { components } from "./shape";

type Shapes = components["schemas"];

export const CIVILIZATIONS = ["persia", "rome", "abbasid", "egypt"] as const;
export type Civilization = (typeof CIVILIZATIONS)[number];
export const RESOURCES = ["wood", "brick", "stone", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export const SYMBOLS = ["sword", "horse", "shield"] as const;
export type Military = (typeof SYMBOLS)[number];
export type Side = "silver" | "golden";
export const STRIPS = 5;
export const LEVELS = 8;
export const PLAYS = 3;

/** Resources, symbols and coins by their names. */
export type Counts = Partial<Record<Resource | Military | "any" | "coin", number>>;

export type CulturesView = Seen<Shapes["CulturesView"]>;
export type BoardView = Shapes["CulturesBoard"];
export type Cost = Shapes["CulturesBuildUse"];
export type Uses = Shapes["CulturesUses"];
export type ProvinceView = Shapes["CulturesProvince"];
export type Contest = Shapes["CulturesContest"];
export type Nile = Shapes["CulturesNile"];

// --- printed things

export interface Effect {
  when: string;
  do: string;
  amount?: number;
  resource?: Resource | "any";
  symbol?: Military;
  target?: "building" | "leader";
  per?: string;
  div?: number;
  if?: string;
}

export interface Facts {
  kind: "building" | "leader" | "province" | "board" | "strip" | "level";
  civilization?: Civilization;
  resources?: Counts;
  military?: Counts;
  cost?: Counts;
  vp?: number;
  effects?: Effect[];
  /** Of provinces. */
  number?: number;
  symbols?: Military[];
  icon?: string;
  /** Of boards. */
  coin_limit?: number;
  sides?: Record<Side, { resources: Counts; income: number; capacity?: number; flood?: number }>;
  confidence?: string;
}

export function factsOf(card: CardOut): Facts {
  return card.facts as unknown as Facts;
}

/** The ids of the strips of a board's side and of its levels. */
export const stripId = (board: Pick<BoardView, "civilization" | "side">, strip: number): string =>
  `${board.civilization}_${board.side}_strip_${strip}`;
export const levelId = (civilization: Civilization, level: number): string => `${civilization}_level_${level}`;

/** Whether a card's numbers are ours and not the printed ones; of a province only its icon is. */
export function isReconstructed(facts: Facts): boolean {
  return facts.confidence === "reconstructed";
}

// --- where options lie

/** The four uses of a card, each with the side of the board where it happens. */
export const AREAS = {
  coins: "area:coins",
  army: "area:army",
  resource: "area:resources",
  build: "area:build",
  lead: "area:build",
} as const;
export const DEVELOPMENT: Place = "area:development";
export const PROVINCE: Place = "province";
export const cardPlace = (card: string): Place => `card:${card}`;
export const civilizationPlace = (name: string): Place => `civilization:${name}`;

export function isUse(option: OptionOut): option is OptionOut & { key: keyof typeof AREAS } {
  return option.key in AREAS;
}

/** The card that a use belongs to: it is picked first. */
export function groupOf(_: ChoiceOut, option: OptionOut): string | null {
  return isUse(option) ? (option.args[0] ?? null) : null;
}

/** Where an option lies on the table; null if it is only a button. The uses of a card lie around the board once it is picked. */
export function placeOf(option: OptionOut, picked: string | null): Place | null {
  const [first] = option.args;
  if (isUse(option)) return first === picked ? AREAS[option.key] : null;
  switch (option.key) {
    case "lay":
    case "top":
    case "bottom":
    case "develop-with":
      return first === undefined ? null : cardPlace(first);
    case "civilization":
      return first === undefined ? null : civilizationPlace(first);
    case "develop":
      return DEVELOPMENT;
    case "compete":
      return PROVINCE;
    default:
      return null;
  }
}

export function placesOf(choice: ChoiceOut | null, picked: string | null): Map<Place, OptionOut> {
  const places = new Map<Place, OptionOut>();
  for (const option of choice?.options ?? []) {
    const place = placeOf(option, picked);
    if (place !== null && option.token !== "done") places.set(place, option);
  }
  return places;
}

/** The cards of the hand that can be picked now, by their places. */
export function picksOf(choice: ChoiceOut | null): Map<Place, string> {
  const uses = (choice?.options ?? []).filter(isUse);
  return new Map(uses.flatMap(({ args: [card] }) => (card === undefined ? [] : [[cardPlace(card), card]])));
}

// --- what is to be said

/** Without what isn't there. */
export function present(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

export type Outcome = "wins" | "loses" | "tie-wins" | "tie-loses" | "alone";

/** What comes of competing, seen from a seat; both must compete for somebody to lose. */
export function outcomeOf(contest: Contest, seat: number): Outcome {
  const mine = contest.strength[seat] ?? 0;
  const theirs = contest.strength[1 - seat] ?? 0;
  if (theirs === 0 || contest.competing[1 - seat] === false) return "alone";
  if (mine === theirs) return contest.stronger === seat ? "tie-wins" : "tie-loses";
  return mine > theirs ? "wins" : "loses";
}

/** The points of a seat over both games of a match, as far as they are known. */
export function sumOf(view: CulturesView, seat: number): number {
  return (view.scores[seat]?.total ?? 0) + (view.match.first?.[seat] ?? 0);
}

/** The cards that a question offers and that don't lie in sight: of the own discard pile. */
export function offered(view: CulturesView, choice: ChoiceOut | null, seat: number): string[] {
  if (choice?.key !== "develop-with") return [];
  const cards = (choice.options ?? []).flatMap((option) => option.args[0] ?? []);
  const inArmy = view.boards[seat]?.strips ?? [];
  return cards.filter((card) => !inArmy.includes(card));
}

/** What the parts of a board are given. */
export interface AreaProps {
  board: BoardView;
  seat: number;
  mine: boolean;
}

/** What a level or a strip brings. */
export function effectsOf(words: { cards: ReadonlyMap<string, CardOut> }, id: string) {
  const card = words.cards.get(id);
  return card ? (factsOf(card).effects ?? []) : [];
}
