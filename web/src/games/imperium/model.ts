/** What the table needs to know of Imperium's view: what lies on and under what, and what is missing to pay. */

import type { CardOut } from "../../api/models";
import type { Seen } from "../types";
import { suitsOf } from "./basics";
import type { components } from "./shape";

type Shapes = components["schemas"];

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

export type ImperiumView = Seen<Shapes["ImperiumView"]>;
export type Player = Shapes["ImperiumPlayer"];
export type Price = Shapes["ImperiumPrice"];

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
