/** What the tables of several games ask of their views: who sits where, and which cards lie in sight. */

import type { CardRef, View } from "../games/types";
import type { Place } from "./tableau";

/** The other seats in the order of play, beginning after this one. */
export function others({ seats }: Pick<View, "seats">, seat: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats);
}

/** The cards that can be seen. */
export function idsOf(cards: readonly CardRef[] | undefined): string[] {
  return (cards ?? []).flatMap(({ card }) => (card === null ? [] : [card]));
}

function counted(names: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  return count;
}

/** How many cards of each back there are, in the order in which they lie. */
export function byBack(cards: readonly CardRef[] | undefined): [string, number][] {
  return [...counted((cards ?? []).map(({ back }) => back))];
}

/** How many copies of each card can be seen in these zones. */
export function copiesIn(zones: readonly (readonly CardRef[])[]): Map<string, number> {
  return counted(zones.flatMap(idsOf));
}

/** The names under which cards travel: of several copies in sight nobody can tell which one has moved, so they stay. */
export function flipsOf(copies: ReadonlyMap<string, number>): (card: string, place: Place) => string {
  return (card, place) => ((copies.get(card) ?? 0) > 1 ? `${card}@${place}` : card);
}

export const playerPlace = (seat: number | string): Place => `player:${seat}`;

/** How many things can be clicked at the board of each seat. `pattern` finds the seat in a place, as its first group that
 * matches. */
export function targetsBySeat(options: ReadonlyMap<Place, unknown>, pattern: RegExp): Map<number, number> {
  const seats = [...options.keys()].flatMap((place) => pattern.exec(place)?.slice(1).find(Boolean) ?? []);
  return new Map([...counted(seats)].map(([seat, count]) => [Number(seat), count]));
}

/** Whether a name needs smaller letters: it has a word longer than `word`, or is longer than `room` in all. */
export function isLong(name: string, room: number, word: number): boolean {
  return name.length > room || name.split(/[\s-]/).some((part) => part.length > word);
}

const VOWELS = "aeiouyáéěíóúůý";
/** The consonants between two vowels of a word. */
const BETWEEN = new RegExp(`(?<=\\p{L}[${VOWELS}])[^\\P{L}${VOWELS}]+(?=[${VOWELS}])`, "giu");
/** Those of them with which a syllable begins. */
const ONSET = /(?:st[rv]|thr|[cpst]h|s[kptv]|š[kť]|[bcdfgkptv]r|[bcfghkpsz]l|[dkt]v|\p{L})$/iu;

/** An ending that English doesn't speak. */
const SILENT = /\u00ad(\p{L}e)$/u;

/** A name whose long words may be broken, with a hyphen, before a syllable: no browser knows how in every language. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{6,}/gu, (word) =>
    word.replace(BETWEEN, (consonants) => consonants.replace(ONSET, "\u00ad$&")).replace(SILENT, "$1"),
  );
}
