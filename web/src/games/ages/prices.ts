/** What lies where in the row, what a card is, and what of a price is missing. */

import type { ChoiceOut, OptionOut } from "../../api/models";
import { SPECIAL_KINDS, UNIT_KINDS } from "./basics";
import type { AgesView, Kind, Player, Price } from "./model";

/** Which space of the row an option means: equal cards are offered from the left. */
export function spaceOf(view: AgesView, choice: ChoiceOut, option: OptionOut): number {
  const same = (choice.options ?? []).filter((other) => other.key === "take" && other.args[0] === option.args[0]);
  const nth = same.findIndex((other) => other.token === option.token);
  const found = view.spaces.flatMap((card, space) => (card === option.args[0] ? [space] : []));
  // Of equal cards not all can be afforded: those that can lie further left.
  return found[nth] ?? found[0] ?? -1;
}

const UNITS = new Set<Kind>(UNIT_KINDS);
const CIVIL_TECHNOLOGY = new Set<Kind>([
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "government",
  ...SPECIAL_KINDS,
]);

export const isUnit = (kind: Kind): boolean => UNITS.has(kind);
export const isTechnology = (kind: Kind): boolean => UNITS.has(kind) || CIVIL_TECHNOLOGY.has(kind);

/** How much is missing of a price. */
export function missingOf(price: Price, player: Player): Price {
  const have: Required<Price> = {
    civil: player.civil,
    military: player.military,
    food: player.food,
    resources: player.resources,
    science: player.science,
  };
  const lack: Price = {};
  for (const name of Object.keys(price) as (keyof Price)[]) {
    const short = (price[name] ?? 0) - have[name];
    if (short > 0) lack[name] = short;
  }
  return lack;
}
