/** The prompt: who must do what because of which card, the options as numbered buttons, and the rule behind it. */

import { useEffect, useRef, useState } from "react";

import type { CardOut, ChoiceOut, OptionOut } from "../api/models";
import type { GameWords } from "../words";
import { useArrows, useKeys } from "./keys";
import { Sheet } from "./Sheet";
import "./prompt.css";

export interface PromptProps {
  words: GameWords;
  choice: ChoiceOut;
  seat: number | null;
  names: readonly string[];
  busy?: boolean;
  /** The option over which the pointer or the focus is, so that the table can show where it lies. */
  onPoint?(token: string | null): void;
  onAnswer(token: string): void;
  canUndo?: boolean;
  onUndo?(): void;
  onHint?(): void;
  hinted?: string | null;
  onWhy(): void;
  markOf?: ((card: CardOut) => { className: string; sign: string }) | undefined;
}

/** The first ten options have keys. */
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** So many options have room on a phone; more stand in a row that can be pushed, or are opened up. */
const FEW = 3;

export function Prompt(props: PromptProps) {
  const { words, choice, seat, names, onAnswer, onPoint, busy, hinted } = props;
  const options = choice.options;
  const mine = seat === choice.seat && options !== null;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useArrows(list, ".option");
  // Whoever answers by Tab and Enter finds the focus on the next options.
  const byKey = useRef(false);
  useEffect(() => {
    if (!mine || !byKey.current) return;
    byKey.current = false;
    list.current?.querySelector<HTMLElement>(".option")?.focus();
  }, [mine, choice]);
  const numbered = mine && !busy ? options.slice(0, KEYS.length) : [];
  useKeys(Object.fromEntries(numbered.map((option, number) => [KEYS[number], () => onAnswer(option.token)])));
  if (!mine || !options) {
    return (
      <section className="prompt prompt-waiting" aria-live="polite" aria-label={words.say("prompt-label")}>
        <p className="prompt-ask">{words.say("prompt-waiting", { player: names[choice.seat] ?? "" })}</p>
        <p className="prompt-why">{words.say("prompt-asked", { ask: words.prompt(choice) })}</p>
        <Since moment={choice.since} words={words} />
      </section>
    );
  }
  return (
    <section className={`prompt ${all ? "prompt-all" : ""}`} aria-label={words.say("prompt-label")}>
      <p className="prompt-ask" aria-live="assertive">
        {words.prompt(choice)}
      </p>
      <ol ref={list} className="prompt-options">
        {options.map((option, number) => (
          <li key={option.token}>
            <button
              type="button"
              className={`option ${hinted === option.token ? "option-hinted" : ""} ${option.token === "done" ? "option-done" : ""}`}
              disabled={busy ?? false}
              onClick={(event) => {
                byKey.current = event.detail === 0;
                onAnswer(option.token);
              }}
              onPointerEnter={() => onPoint?.(option.token)}
              onPointerLeave={() => onPoint?.(null)}
              onFocus={() => onPoint?.(option.token)}
              onBlur={() => onPoint?.(null)}
              data-token={option.token}
            >
              {KEYS[number] !== undefined && <kbd aria-hidden="true">{KEYS[number]}</kbd>}
              <span>{words.optionLabel(choice, option, names)}</span>
              <Mark option={option} words={words} markOf={props.markOf} />
            </button>
          </li>
        ))}
      </ol>
      <div className="prompt-tools">
        <button type="button" className="quiet" onClick={props.onWhy}>
          {words.say("prompt-why")} <kbd aria-hidden="true">?</kbd>
        </button>
        {props.onHint && (
          <button type="button" className="quiet" onClick={props.onHint}>
            {words.say("prompt-hint")}
          </button>
        )}
        {props.onUndo && (
          <button type="button" className="quiet" disabled={!props.canUndo} onClick={props.onUndo}>
            {words.say("prompt-undo")} <kbd aria-hidden="true">u</kbd>
          </button>
        )}
        {options.length > FEW && (
          <button type="button" className="quiet prompt-more" aria-expanded={all} onClick={() => setAll(!all)}>
            {words.say(all ? "prompt-fewer" : "prompt-all", { count: options.length })}
          </button>
        )}
      </div>
    </section>
  );
}

/** The card of an option, as a sign in its colour. */
function Mark({ option, words, markOf }: { option: OptionOut; words: GameWords; markOf: PromptProps["markOf"] }) {
  const card = words.cards.get(option.args[0] ?? "");
  if (!card || !markOf) return null;
  const mark = markOf(card);
  return (
    <span className={`option-mark ${mark.className}`} aria-hidden="true">
      {mark.sign}
    </span>
  );
}

/** Since when one waits, in words that stay true. */
function Since({ moment, words }: { moment: string; words: GameWords }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
  return <p className="prompt-since">{words.say("prompt-since", { ago: words.ago(moment) })}</p>;
}

/** The rule behind a question, and the card that asks. */
export function Why({ words, choice, rule, text, onClose }: {
  words: GameWords;
  choice: ChoiceOut;
  rule: string;
  text: string;
  onClose(): void;
}) {
  const card = choice.card ? words.cards.get(choice.card) : undefined;
  return (
    <Sheet title={words.say("prompt-why")} onClose={onClose} closeLabel={words.say("close")}>
      {card && (
        <>
          <h3>{words.cardName(card.id)}</h3>
          {(card.texts[words.lang] ?? []).map((effect) => (
            <p key={effect}>{effect}</p>
          ))}
          {(card.notes[words.lang] ?? []).length > 0 && (
            <ul>
              {(card.notes[words.lang] ?? []).map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </>
      )}
      <h3>
        <a href={`/rules/${words.game}#${rule}`} target="_blank" rel="noreferrer">
          {words.say("why-rule", { rule })}
        </a>
      </h3>
      <p>{text}</p>
    </Sheet>
  );
}
