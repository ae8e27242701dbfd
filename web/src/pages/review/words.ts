/** A review in words. */

import type { AskedOut, ChoiceOut, ErrorOut, TurnOut } from "../../api/models";
import { gameModule } from "../../games";
import type { GameWords } from "../../words";

/** An option is accepted if it costs no more than this share of a win. */
const GOOD = 0.02;

export function percent(words: GameWords, share: number, digits = 0): string {
  return new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** With its sign: what somebody gained or lost. */
export function signed(words: GameWords, share: number): string {
  const written = new Intl.NumberFormat(words.lang, { style: "percent", signDisplay: "exceptZero" }).format(share);
  return written.replace("-", "−");
}

/** The question of a decision, as the table and the prompt want it. */
export function choiceOf(asked: AskedOut, seat: number): ChoiceOut {
  return { seat, key: asked.key, card: asked.card, rule: asked.rule, options: asked.options, running: null, since: "" };
}

/** An option as its button says it, and what tells its card from another one that is offered by the same name. */
export function labelOf(words: GameWords, asked: AskedOut, seat: number, token: string, names: string[]): string {
  const said = asked.options.map((option) => words.optionLabel(choiceOf(asked, seat), option, names));
  const place = asked.options.findIndex((option) => option.token === token);
  const label = said[place] ?? token;
  if (said.filter((other) => other === label).length < 2) return label;
  const card = words.cards.get(asked.options[place]?.args[0] ?? "");
  const apart = card && gameModule(words.game).apart?.(words, card);
  return apart ? `${label} (${apart})` : label;
}

/** Why the best option is better than the one it is compared with, if that has words. */
export function reasonOf(words: GameWords, { reason }: { reason: ErrorOut["reason"] }, names: string[]): string {
  if (!reason || reason.gains.length === 0) return "";
  return words.reasons(reason.gains, reason.loss, names.length - 1);
}

/** The seat that gained most by a turning point. */
export function gainer({ change }: TurnOut): number {
  return change.indexOf(Math.max(...change));
}

/** What an option costs compared with the best one; null if the judge hasn't looked at it closely. */
export function costOf(error: ErrorOut, token: string): number | null {
  const [best, worth] = [error.worths[error.best], error.worths[token]];
  return best === undefined || worth === undefined ? null : Math.max(0, best - worth);
}

export function isGood(error: ErrorOut, token: string): boolean {
  const cost = costOf(error, token);
  return error.good.includes(token) || (cost !== null && cost <= GOOD);
}
