/** What the table needs to know of the view of Through the Ages. */

import type { CardOut } from "../../api/models";
import { idsOf } from "../../kit/view";
import type { CardRef, View } from "../types";

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

export interface Price {
  civil?: number;
  military?: number;
  food?: number;
  resources?: number;
  science?: number;
}

/** 'III' of `military-iii`. */
export const ageOfBack = (back: string): string => (back.split("-")[1] ?? "").toUpperCase();

/** The events in the decks that this seat has put there or looked at. */
export function knownEvents(view: AgesView): { current: string[]; future: string[] } {
  return { current: idsOf(view.current), future: idsOf(view.future) };
}
