/** What things cost, and what of it is missing. */

import type { CardOut, ChoiceOut, OptionOut } from "../../api/models";
import { idsOf } from "../../kit/view";
import { SPECIAL_KINDS, UNIT_KINDS } from "./basics";
import { attackOn } from "./civilization";
import { type AgesView, type Cards, factsOf, type Kind, type Player, type Price } from "./model";

export const COPY_PRICE = 2;

/** Which space of the row an option means: equal cards are offered from the left. */
export function spaceOf(view: AgesView, choice: ChoiceOut, option: OptionOut): number {
  const same = (choice.options ?? []).filter((other) => other.key === "take" && other.args[0] === option.args[0]);
  const nth = same.findIndex((other) => other.token === option.token);
  const found = view.spaces.flatMap((card, space) => (card === option.args[0] ? [space] : []));
  // Of equal cards not all can be afforded: those that can lie further left.
  return found[nth] ?? found[0] ?? -1;
}

/** What an option of the action or political phase costs; cards that let one do something have prices of their own. */
export function priceOf(view: AgesView, choice: ChoiceOut, option: OptionOut, cards: Cards): Price | null {
  const player = view.players[choice.seat];
  if (!player || !["action", "politics"].includes(choice.key)) return null;
  const [first = "", second = ""] = option.args;
  const facts = cards.has(first) ? factsOf(cards.get(first) as CardOut) : undefined;
  const action = facts && isUnit(facts.kind) ? { military: 1 } : { civil: 1 };
  switch (option.key) {
    case "take":
      return { civil: view.take_prices[spaceOf(view, choice, option)] ?? 0 };
    case "increase-population":
      return { civil: 1, food: player.population_price ?? 0 };
    case "build":
      return { ...action, resources: player.build_prices[first] ?? 0 };
    case "upgrade":
      return {
        ...action,
        resources: Math.max(0, (player.build_prices[second] ?? 0) - (player.build_prices[first] ?? 0)),
      };
    case "destroy":
    case "disband":
      return action;
    case "build-stages":
      return { civil: 1, resources: stagePrice(view, choice.seat, Number(first), cards) };
    case "develop":
      return { civil: 1, science: player.develop_prices[first] ?? 0 };
    case "revolution":
      return { civil: player.civil_total, science: player.revolution_prices[first] ?? 0 };
    case "play-leader":
      return { civil: 1 };
    case "play":
      return { civil: 1 };
    case "play-tactic":
      return { military: 1 };
    case "copy-tactic":
      return { military: COPY_PRICE };
    case "attack":
    case "declare-war":
      return { military: attackOn(view, first, Number(second))?.price ?? facts?.actions ?? 0 };
    default:
      return null;
  }
}

/** The next stages of the unfinished wonder. */
export function stagePrice(view: AgesView, seat: number, number: number, cards: Cards): number {
  const [id] = idsOf(view.unfinished[seat]);
  const card = id ? cards.get(id) : undefined;
  const built = view.players[seat]?.stages ?? 0;
  return (card ? (factsOf(card).stages ?? []) : []).slice(built, built + number).reduce((sum, price) => sum + price, 0);
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
