/** What the pages around the table need of Through the Ages; it is loaded with them, so it is little. */

import type { ChoiceOut, OptionOut } from "../../api/models";

export const WORKER_KINDS = [
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "air_force",
] as const;
export const SPECIAL_KINDS = ["law", "warfare", "navigation", "construction"] as const;
export const OTHER_KINDS = [
  "government",
  "wonder",
  "leader",
  "action",
  "event",
  "territory",
  "tactic",
  "aggression",
  "war",
  "pact",
  "bonus",
] as const;
export const UNIT_KINDS = ["infantry", "cavalry", "artillery", "air_force"] as const;
export const AGES = ["A", "I", "II", "III"] as const;

export const TAKING = "group-take";
export const ENDING = "group-end-turn";
export const STAGES = "group-build-stages";
export const COPYING = "group-copy";
export const DESTROYING = "group-destroy";

const ON_TECHNOLOGY = new Set(["build", "upgrade", "destroy", "disband"]);
export const SELDOM: ReadonlySet<string> = new Set(["destroy", "disband"]);
export const AT_RIVALS: ReadonlySet<string> = new Set(["attack", "declare-war", "offer"]);

/** In a turn a card has up to four uses, the row has many cards, what is seldom wanted stands together, and ending the
 * turn is shown before it is done. */
export function groupOf(choice: ChoiceOut, option: OptionOut): string | null {
  const { key } = option;
  const card = option.args[0] ?? "";
  if (option.token === "done" || card.startsWith("?")) return null;
  if (choice.key === "action") {
    if (key === "take") return TAKING;
    if (key === "end-turn") return ENDING;
    if (key === "build-stages") return usesOf(choice, (other) => other.key === key) > 1 ? STAGES : null;
    if (key === "copy-tactic") return usesOf(choice, (other) => other.key === key) > 1 ? COPYING : null;
    if (ON_TECHNOLOGY.has(key)) {
      if (usesOf(choice, (other) => ON_TECHNOLOGY.has(other.key) && other.args[0] === card) > 1) return card;
      return SELDOM.has(key) ? DESTROYING : null;
    }
    if (key === "develop" || key === "revolution")
      return usesOf(choice, (other) => other.args[0] === card) > 1 ? card : null;
    return null;
  }
  if (AT_RIVALS.has(key)) return card;
  if (key === "defend" || key === "discard") {
    // A copy of a card isn't another use of it.
    return usesOf(choice, (other) => other.args[0] === card && other.key !== key) > 0 ? card : null;
  }
  return null;
}

const LAST = new Set(["end-turn", "pass"]);

/** Destroying and disbanding are seldom wanted: they come last, just before the end of the turn. */
export function orderOf({ key }: OptionOut): number {
  return LAST.has(key) ? 2 : SELDOM.has(key) ? 1 : 0;
}

function usesOf(choice: ChoiceOut, fits: (option: OptionOut) => boolean): number {
  return (choice.options ?? []).filter(fits).length;
}

/** The colour of a card's kind, as on the printed cards. */
export function colourOf(kind: string): string {
  if (kind === "farm" || kind === "mine") return "brown";
  if (["lab", "temple", "library", "theater", "arena"].includes(kind)) return "grey";
  if ((UNIT_KINDS as readonly string[]).includes(kind)) return "red";
  if ((SPECIAL_KINDS as readonly string[]).includes(kind)) return "blue";
  return COLOURS[kind] ?? "steel";
}

const COLOURS: Record<string, string> = {
  government: "orange",
  wonder: "purple",
  leader: "green",
  action: "yellow",
  event: "teal",
  territory: "olive",
  pact: "sky",
};
