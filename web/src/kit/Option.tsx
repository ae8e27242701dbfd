/** An option of the prompt as a button, with its key and the mark of its card. */

import type { ReactNode } from "react";

import type { CardOut, ChoiceOut, OptionOut } from "../api/models";
import { DONE, type GameWords } from "../words";

export type MarkOf = ((card: CardOut) => { className: string; sign: string }) | undefined;

export interface OptionProps {
  words: GameWords;
  choice: ChoiceOut;
  names: readonly string[];
  option: OptionOut;
  /** The key that takes it. */
  sign: string | undefined;
  /** It stands beneath the thing that it belongs to. */
  short?: boolean;
  busy?: boolean;
  hinted?: string | null;
  markOf?: MarkOf;
  /** What it would bring and cost. */
  detail?: ((option: OptionOut) => ReactNode) | undefined;
  onPoint?(token: string | null): void;
  onAnswer(token: string, byKey: boolean): void;
}

/** One option as a button. Beneath the thing that it belongs to its words can be short: `option-<key>-short`. */
export function Option(props: OptionProps) {
  const { words, choice, option, sign, short = false } = props;
  const brief = `option-${option.key}-short`;
  const point = (token: string | null) => (): void => props.onPoint?.(token);
  return (
    <button
      type="button"
      className={`option ${props.hinted === option.token ? "option-hinted" : ""} ${option.token === DONE ? "option-done" : ""}`}
      disabled={props.busy ?? false}
      onClick={(event) => props.onAnswer(option.token, event.detail === 0)}
      onPointerEnter={point(option.token)}
      onPointerLeave={point(null)}
      onFocus={point(option.token)}
      onBlur={point(null)}
      data-token={option.token}
    >
      {sign !== undefined && <kbd aria-hidden="true">{sign}</kbd>}
      <span className="option-text">
        {short && words.has(brief)
          ? words.say(brief)
          : props.detail
            ? words.optionText(choice, option, props.names)
            : words.optionLabel(choice, option, props.names)}
        {props.detail && <span className="option-detail">{props.detail(option)}</span>}
      </span>
      {!short && <Mark card={option.args[0] ?? ""} words={words} markOf={props.markOf} />}
    </button>
  );
}

/** A card as a sign in its colour. */
export function Mark({ card, words, markOf }: { card: string; words: GameWords; markOf: MarkOf }) {
  const found = words.cards.get(card);
  if (!found || !markOf) return null;
  const mark = markOf(found);
  if (!mark.sign) return null;
  return (
    <span className={`option-mark ${mark.className}`} aria-hidden="true">
      {mark.sign}
    </span>
  );
}
