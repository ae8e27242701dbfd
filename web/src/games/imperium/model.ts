/** What the table needs to know of Imperium's view: what lies on and under what, and what is missing to pay. */

import type { CardOut } from "../../api/models";
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
  return card.facts;
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
