/** What the table needs to know of the view of Through the Ages. */

import type { CardOut } from "../../api/models";
import { idsOf } from "../../kit/view";
import type { Seen } from "../types";
import type { components } from "./shape";

type Shapes = components["schemas"];

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

export type AgesView = Seen<Shapes["AgesView"]>;
export type Player = Shapes["AgesPlayer"];
export type EndOfTurn = Shapes["AgesEndOfTurn"];
export type Attack = Shapes["AgesAttack"];

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
