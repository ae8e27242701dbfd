/** What the table needs to know of Innovation's view, and where an option can be clicked. */

import type { CardOut, ChoiceOut, OptionOut } from "../../api/models";
import { others } from "../../kit/view";
import type { CardRef, Seen } from "../types";
import type { IconName } from "./icons";
import type { components } from "./shape";

type Shapes = components["schemas"];

export const COLOURS = ["red", "yellow", "green", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export type Direction = "none" | "left" | "right" | "up";

export const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const HIGHEST_AGE = 10;
export const SPECIALS = ["monument", "empire", "world", "wonder", "universe"] as const;

export type InnovationView = Seen<Shapes["InnovationView"]>;

/** The clickable places: a card by its id, a pile, an age, a supply pile, a player. */
export type Place = string;

export const cardPlace = (card: string): Place => `card:${card}`;
export const pilePlace = (seat: number, colour: string): Place => `pile:${seat}:${colour}`;
export const agePlace = (age: number | string): Place => `age:${age}`;
export const playerPlace = (seat: number | string): Place => `player:${seat}`;
export const SUPPLY: Place = "supply";

/** Where an option lies on the table; null if it is only a button. */
export function placeOf(option: OptionOut, seat: number): Place | null {
  const [first] = option.args;
  switch (option.key) {
    case "draw":
      return SUPPLY;
    case "achieve":
      return first === undefined ? null : agePlace(first);
    case "splay":
    case "colour":
      return first === undefined ? null : pilePlace(seat, first);
    case "player":
      return first === undefined ? null : playerPlace(first);
    default:
      return first !== undefined && !/^[\d?]/.test(first) && option.token !== "done" ? cardPlace(first) : null;
  }
}

/** The options by the places where they lie. Two options in one place stay buttons only. */
export function placesOf(choice: ChoiceOut | null): Map<Place, OptionOut> {
  const places = new Map<Place, OptionOut>();
  const shared = new Set<Place>();
  for (const option of choice?.options ?? []) {
    const place = placeOf(option, choice?.seat ?? 0);
    if (place === null) continue;
    if (places.has(place)) shared.add(place);
    else places.set(place, option);
  }
  for (const place of shared) places.delete(place);
  return places;
}

/** The age that the Draw action would take from; one more than the highest if that would end the game. */
export function drawAge(view: InnovationView, seat: number): number {
  const tops = view.board[seat]?.map((pile) => Number(pile.at(-1)?.back ?? 0)) ?? [];
  let age = Math.max(1, ...tops);
  while (age <= HIGHEST_AGE && view.supply[age]?.length === 0) age += 1;
  return age;
}

/** Who owns the achievement of an age; null while it is free. */
export function ownerOf(view: InnovationView, age: number): number | null {
  const owner = view.achievements.findIndex((cards) => cards.some((card) => card.back === String(age)));
  return owner < 0 ? null : owner;
}

/** The players by the shortest beginnings of their names that tell them apart. */
export function shortNames(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const rest = names.filter((_, other) => other !== seat);
    let length = 1;
    while (length < name.length && rest.some((other) => other.startsWith(name.slice(0, length)))) length += 1;
    return name.slice(0, length);
  });
}

export function achievementCount(view: InnovationView, seat: number): number {
  const special = Object.values(view.specials).filter((owner) => owner === seat).length;
  return (view.achievements[seat]?.length ?? 0) + special;
}

/** Covered cards that a splay shows one by one; the others share one strip. */
export const NEAR = 3;

/** How much room the strips of a splayed pile take: one each, two for the shared one. */
export function stripsOf(covered: number): number {
  return covered > NEAR ? NEAR + 2 : Math.max(0, covered);
}

/** What a board needs beside and below its top cards. */
export function splayRoom(view: InnovationView, seat: number): { aside: number; below: number } {
  let aside = 0;
  let below = 0;
  COLOURS.forEach((colour, number) => {
    const strips = stripsOf((view.board[seat]?.[number]?.length ?? 0) - 1);
    const direction = view.splay[seat]?.[colour] ?? "none";
    if (direction === "up") below = Math.max(below, strips);
    else if (direction !== "none") aside += strips;
  });
  return { aside, below };
}

/** Hidden cards by age, as '3×2'. */
export function byAge(cards: readonly CardRef[]): [string, number][] {
  const count = new Map<string, number>();
  for (const { back } of cards) count.set(back, (count.get(back) ?? 0) + 1);
  return [...count].sort((a, b) => Number(a[0]) - Number(b[0]));
}

/** Whom a card reaches when a seat activates it. */
export interface Reach {
  icon: IconName;
  mine: number;
  /** Who shares its effects, in the order of play; null if it has only demands. */
  shares: Rival[] | null;
  /** Who must obey its demands; null if it has none. */
  obeys: Rival[] | null;
}

interface Rival {
  seat: number;
  count: number;
}

/** Opponents who show as many of the card's icon share, those who show fewer obey. */
export function reachOf(view: InnovationView, seat: number, card: CardOut): Reach {
  const { featured: icon, effects } = card.facts as { featured: IconName; effects: { kind: string }[] };
  const countOf = (other: number): number => view.icons[other]?.[icon] ?? 0;
  const mine = countOf(seat);
  const rivals = others(view, seat).map((other) => ({ seat: other, count: countOf(other) }));
  const has = (kind: string): boolean => effects.some((effect) => effect.kind === kind);
  return {
    icon,
    mine,
    shares: has("share") ? rivals.filter(({ count }) => count >= mine) : null,
    obeys: has("demand") ? rivals.filter(({ count }) => count < mine) : null,
  };
}

/** Whether a card lies on top of a pile of this seat, where it can be activated. */
export function isTop(view: InnovationView, seat: number, card: string): boolean {
  return view.board[seat]?.some((pile) => pile.at(-1)?.card === card) ?? false;
}
