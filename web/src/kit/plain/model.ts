/** What a plain table shows: the zones that a game declares, by seat, and whatever else its view holds as facts. */

import type { ChoiceOut, GameOut, OptionOut } from "../../api/models";
import type { CardRef, View } from "../../games/types";
import type { GameWords } from "../../words";
import { groupsOf } from "../groups";
import type { Spots } from "../table";
import type { Place } from "../tableau";
import { idsOf, playerPlace } from "../view";

export type Scalar = number | string | boolean;

/** A number or a word with its name: five coins, phase auction, passed. */
export interface Fact {
  name: string;
  value: Scalar | readonly Scalar[];
}

/** Cards that lie together under one name; several piles where the game tells them apart, by colour for example. */
export interface PlainZone {
  name: string;
  piles: CardRef[][];
}

/** What belongs to a seat, or to all of them. */
export interface PlainBoard {
  zones: PlainZone[];
  facts: Fact[];
  /** What lies on a card: by its id. */
  onCards: Map<string, Fact[]>;
}

export interface PlainTable {
  shared: PlainBoard;
  seats: PlainBoard[];
  /** What has no simpler shape, by name. */
  rest: [string, unknown][];
}

/** The parts of a view that every game has; the page shows them elsewhere. */
const EVERYWHERE = new Set(["game", "seats", "options", "seat", "answers", "choice", "result"]);

/** What the bar above the table says. */
const IN_BAR = new Set(["turn", "round", "active"]);

/** Names for what a seat has reached, the first that there is stands in the bar. */
const STANDINGS = ["points", "score", "scores"];

const isScalar = (value: unknown): value is Scalar => ["number", "string", "boolean"].includes(typeof value);
const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === false;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const emptyBoard = (): PlainBoard => ({ zones: [], facts: [], onCards: new Map() });

export function layOut(view: View, zones: GameOut["zones"], isCard: (id: string) => boolean): PlainTable {
  const table: PlainTable = { shared: emptyBoard(), seats: Array.from({ length: view.seats }, emptyBoard), rest: [] };
  const declared = new Set(zones.map(({ name }) => name));
  for (const { name, per_seat } of zones) {
    const cards = view[name];
    if (!Array.isArray(cards)) continue;
    if (per_seat) table.seats.forEach((board, seat) => board.zones.push({ name, piles: pilesOf(cards[seat]) }));
    else table.shared.zones.push({ name, piles: pilesOf(cards) });
  }
  for (const [name, value] of Object.entries(view)) {
    if (EVERYWHERE.has(name) || IN_BAR.has(name) || declared.has(name)) continue;
    if (!place(table, name, value, isCard)) table.rest.push([name, value]);
  }
  return table;
}

/** Puts a value where it belongs: a list as long as there are seats has one for each. False if it is too deep to be said
 * in a few words. */
function place(table: PlainTable, name: string, value: unknown, isCard: (id: string) => boolean): boolean {
  const ofSeats = Array.isArray(value) && value.length === table.seats.length;
  if (ofSeats ? !value.every(isBrief) : !isBrief(value)) return false;
  if (ofSeats) table.seats.forEach((board, seat) => note(board, name, value[seat], isCard));
  else note(table.shared, name, value, isCard);
  return true;
}

/** A zone of any shape as a row of piles. */
function pilesOf(cards: unknown): CardRef[][] {
  if (!Array.isArray(cards)) return [];
  return cards.some(Array.isArray) ? cards.flatMap(pilesOf) : [cards as CardRef[]];
}

/** Whether a value can be said in a few words: a scalar, some of them, or some by name. */
function isBrief(value: unknown): boolean {
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [value];
  return parts.every((one) => isAbsent(one) || isScalar(one));
}

function note(board: PlainBoard, name: string, value: unknown, isCard: (id: string) => boolean): void {
  if (isAbsent(value)) return;
  if (isScalar(value)) {
    board.facts.push({ name, value });
  } else if (Array.isArray(value)) {
    const said = value.filter((one) => !isAbsent(one)) as Scalar[];
    if (said.length > 0) board.facts.push({ name, value: said });
  } else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) {
      if (isAbsent(one) || !isScalar(one)) continue;
      if (isCard(key)) board.onCards.set(key, [...(board.onCards.get(key) ?? []), { name, value: one }]);
      else board.facts.push({ name: key, value: one });
    }
  }
}

export function cardsOf(board: PlainBoard): string[] {
  return board.zones.flatMap(({ piles }) => idsOf(piles.flat()));
}

// --- where an option can be clicked

/** Of a zone: the seat that it belongs to, or null for what all share. */
type Owner = number | null;

export const cardPlace = (owner: Owner, zone: string, card: string): Place => `card:${owner ?? "all"}:${zone}:${card}`;
export const zonePlace = (owner: Owner, zone: string): Place => `zone:${owner ?? "all"}:${zone}`;

/** Whose part of the table a place is in. */
export function ownerOf(place: Place): Owner {
  const [, owner] = place.split(":");
  return owner === "all" ? null : Number(owner);
}

/** What an option is about first, a card or a word: several options for the same one are picked in two steps. */
export function groupOf(_: ChoiceOut, option: OptionOut): string | null {
  return option.args.find((arg) => /^[a-z_]/i.test(arg)) ?? null;
}

interface Site {
  owner: Owner;
  name: string;
  cards: ReadonlySet<string>;
}

/** All zones, those of the asked seat first, then those that all share, then the others'. */
function sitesOf(table: PlainTable, me: number): Site[] {
  const sites = (board: PlainBoard, owner: Owner): Site[] =>
    board.zones.map(({ name, piles }) => ({ owner, name, cards: new Set(idsOf(piles.flat())) }));
  const seats = table.seats.map((board, seat) => sites(board, seat));
  return [...(seats[me] ?? []), ...sites(table.shared, null), ...seats.filter((_, seat) => seat !== me).flat()];
}

/** Finds the places of an option's arguments. A card may lie in several zones: the options of a verb most likely mean the
 * zone that has most of their cards. */
function placeFinder(table: PlainTable, choice: ChoiceOut, words: GameWords): (option: OptionOut) => Place[] {
  const sites = sitesOf(table, choice.seat);
  const ranked = new Map<string, Site[]>();
  const sitesFor = (key: string, number: number): Site[] => {
    const known = ranked.get(`${key} ${number}`);
    if (known) return known;
    const named = new Set(
      (choice.options ?? []).flatMap((option) => (option.key === key ? (option.args[number] ?? []) : [])),
    );
    const fits = ({ cards }: Site): number => [...named].filter((card) => cards.has(card)).length;
    const found = [...sites].sort((one, other) => fits(other) - fits(one));
    ranked.set(`${key} ${number}`, found);
    return found;
  };
  return (option) =>
    option.args.flatMap((arg, number) => {
      const kind = words.kindOf(option, number);
      if (kind === "seat") return [playerPlace(arg)];
      if (kind === "card") {
        const site = sitesFor(option.key, number).find(({ cards }) => cards.has(arg));
        return site ? [cardPlace(site.owner, site.name, arg)] : [];
      }
      const zone = kind === "word" ? sites.find(({ name }) => name === arg) : undefined;
      return zone ? [zonePlace(zone.owner, zone.name)] : [];
    });
}

/** The options by where they lie, and the things that are picked first because they have several. Of the picked thing the
 * options lie where their last argument does. */
export function spotsOf(
  table: PlainTable,
  choice: ChoiceOut | null,
  picked: string | null,
  words: GameWords,
): Required<Spots> {
  const options = new Map<Place, OptionOut>();
  const picks = new Map<Place, string>();
  if (!choice) return { options, picks };
  const placesIn = placeFinder(table, choice, words);
  for (const { id, options: group } of groupsOf(choice, groupOf)) {
    const first = id === null ? undefined : group.flatMap((option) => placesIn(option).slice(0, 1))[0];
    if (id !== null && first !== undefined) picks.set(first, id);
    const reached = new Map<Place, OptionOut[]>();
    for (const option of id === null || id === picked ? group : []) {
      const at = placesIn(option).at(-1);
      if (at !== undefined && at !== first) reached.set(at, [...(reached.get(at) ?? []), option]);
    }
    for (const [at, [option, other]] of reached) {
      if (option && !other && !options.has(at)) options.set(at, option);
    }
  }
  for (const at of options.keys()) picks.delete(at);
  return { options, picks };
}

// --- the bar

export function stageOf(view: View, words: GameWords): string {
  const { round, turn } = view;
  const parts = [
    ...(typeof round === "number" ? [words.say("plain-round", { round })] : []),
    ...(typeof turn === "number" ? [words.say("table-turn", { turn })] : []),
  ];
  return parts.join(" · ");
}

export function standingOf(view: View, seat: number): string {
  const found = STANDINGS.map((name) => view[name]).find(
    (value) => Array.isArray(value) && value.length === view.seats,
  );
  const value: unknown = Array.isArray(found) ? found[seat] : undefined;
  return typeof value === "number" ? String(value) : "";
}
