/** What the bot would choose, why, and what it thinks of the options that it looked at most. */

import type { ChoiceOut, HintOut } from "../api/models";
import type { GameWords } from "../words";
import "./hint.css";

const SHOWN = 4;
const SURE = 0.02; // this near to a win or a loss, a difference between moves is chance

/** Whether the game is as good as won, by other moves as well, or as good as lost. */
export function decided({ options }: Pick<HintOut, "options">): "won" | "lost" | null {
  const [best, second] = options.filter(({ visits }) => visits > 0);
  if (!best || !second) return null;
  if (best.worth <= SURE) return "lost";
  return Math.min(best.worth, second.worth) >= 1 - SURE ? "won" : null;
}

export interface HintProps {
  words: GameWords;
  choice: ChoiceOut;
  hint: HintOut;
  names: readonly string[];
}

export function Hint({ words, choice, hint, names }: HintProps) {
  const label = (token: string): string => {
    const option = choice.options?.find((other) => other.token === token);
    return option ? words.optionLabel(choice, option, names) : token;
  };
  const tried = hint.options.filter(({ visits }) => visits > 0);
  const tries = tried.reduce((sum, { visits }) => sum + visits, 0);
  // Alone there is nobody to win against, so that a chance would say nothing.
  const over = names.length > 1 ? decided(hint) : null;
  const equal = over ? [] : hint.equal.slice(0, SHOWN - 1).map(label);
  return (
    <div className="notice good hint" role="status">
      <p>{words.say("table-hint-text", { option: label(hint.token) })}</p>
      {over && <p>{words.say(`table-hint-${over}`)}</p>}
      {hint.reason && !over && (
        <p>
          {words.say(hint.reason.gains.length > 0 ? "table-hint-reason" : "table-hint-later", {
            other: label(hint.reason.other),
            reason: words.reasons(hint.reason.gains, hint.reason.loss, names.length - 1),
          })}
        </p>
      )}
      {equal.length > 0 && <p>{words.say("table-hint-equal", { count: equal.length, options: equal.join(", ") })}</p>}
      {names.length > 1 && tried.length > 1 && (
        <details>
          <summary>{words.say("table-hint-chances", { count: tries })}</summary>
          <ol>
            {tried.slice(0, SHOWN).map(({ token, visits, worth }) => (
              <li key={token}>
                <span className="hint-option">{label(token)}</span>
                <meter min={0} max={1} value={worth} aria-hidden="true" />
                <span className="num">{words.say("table-hint-chance", { chance: Math.round(100 * worth) })}</span>
                <span className="num hint-tries">{words.say("table-hint-tries", { count: visits })}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
