/** What the pages around the table need of Imperial Settlers; it is loaded with them, so it is little. */

import type { CardOut, ChoiceOut, OptionOut } from "../../api/models";
import type { GameWords } from "../../words";
import type { Amounts, SettlersView } from "./model";

export const TYPES = ["production", "feature", "action"] as const;
export const COLOURS = ["brown", "grey", "red", "pink", "gold", "black", "blue", "purple"] as const;

/** The points with those of the locations, as if the game ended now. */
export function finalScore(view: SettlersView, seat: number): number {
  return Object.values(view.score[seat] ?? {}).reduce((sum, points) => sum + points, 0);
}

/** A deal gives its good in the production phase, whatever its card would do as a location. */
export function asksForDeal(view: SettlersView, { seat, card }: ChoiceOut): boolean {
  const isDeal = view.deals[seat]?.some((deal) => deal.card === card) ?? false;
  const isBuilt = view.empire[seat]?.flat().some((location) => location.card === card) ?? false;
  return view.phase === "production" && isDeal && !isBuilt;
}

/** A good in words: '2 wood', '1 location of yours'. */
export function goodLabel(words: GameWords, name: string, count: number): string {
  return words.has(`goods-${name}`)
    ? words.say(`goods-${name}`, { count })
    : words.say("amount", { "good-id": name, count });
}

/** How a card differs from others of the same name: its cost, and what it gives when razed or made a deal. */
export function apart(words: GameWords, { facts }: CardOut): string {
  const { cost, raze, deal } = facts as { cost?: Amounts; raze?: Amounts; deal?: string };
  const said = (goods: Amounts): string =>
    words.join(Object.entries(goods).map(([good, count]) => goodLabel(words, good, count)));
  return [
    cost && said(cost),
    raze && `${words.say("field-raze")}: ${said(raze)}`,
    deal && `${words.say("field-deal")}: ${said({ [deal]: 1 })}`,
  ]
    .filter(Boolean)
    .join("; ");
}

const OF_TURN = new Set(["action", "after"]);
const OF_CARD = new Set(["build", "deal", "raze-card"]);
const OF_VERB = new Set(["pass", "raze", "send", "defend", "samurai", "store", "tuck"]);

export const RAZING = "group-raze";

/** In a turn a card of the hand has up to three uses, and some verbs have many things each. */
export function groupOf(choice: ChoiceOut, option: OptionOut): string | null {
  if (!OF_TURN.has(choice.key) || option.token === "done") return null;
  if (OF_CARD.has(option.key)) return option.args[0] ?? null;
  return OF_VERB.has(option.key) ? `group-${option.key}` : null;
}
