/** What the table needs to know of Imperial Settlers' view. */

import type { CardOut } from "../../api/models";
import type { Seen } from "../types";
import type { COLOURS, TYPES } from "./basics";
import type { components } from "./shape";

type Shapes = components["schemas"];

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
  return card.facts;
}

export type SettlersView = Seen<Shapes["SettlersView"]>;
export type LocationState = Shapes["SettlersLocation"];

export type Cards = ReadonlyMap<string, CardOut>;

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
    cards.map((ref, index) => ({
      seat,
      row,
      index,
      card: ref.card ?? "",
      state: view.locations[seat]?.[row]?.[index] ?? {},
    })),
  );
}
