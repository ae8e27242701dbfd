/** The prompt: who must do what because of which card, the options as numbered buttons, and the rule behind it. */

import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";

import type { CardOut, ChoiceOut, OptionOut } from "../api/models";
import type { GameModule } from "../games/types";
import { capital, type GameWords, roleOf } from "../words";
import { groupsOf, type OptionGroup } from "./groups";
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
  groupOf?: GameModule["groupOf"];
  picked?: string | null;
  onPick?(group: string | null): void;
  /** What an option would bring and cost. */
  detail?: ((option: OptionOut) => ReactNode) | undefined;
}

/** The first ten options have keys. */
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** So many options have room on a phone; more stand in a row that can be pushed, or are opened up. */
const FEW = 3;

export function Prompt(props: PromptProps) {
  const { words, choice, seat, names, onAnswer, onPick, busy = false, picked = null } = props;
  const options = choice.options;
  const mine = seat === choice.seat && options !== null;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useArrows(list, ".option");
  const groups = useMemo(() => groupsOf(choice, props.groupOf), [choice, props.groupOf]);
  const open = groups.find((group) => group.id !== null && group.id === picked) ?? null;
  // Whoever answers by Tab and Enter finds the focus on the next options.
  const byKey = useRef(false);
  useEffect(() => {
    if (!mine || !byKey.current) return;
    byKey.current = false;
    list.current?.querySelector<HTMLElement>(open ? ".is-open li .option" : ".option")?.focus();
  }, [mine, choice, open]);
  const hasFocus = (): boolean => list.current?.contains(document.activeElement) ?? false;
  const pick = (group: string | null, key: boolean): void => {
    byKey.current = key;
    onPick?.(group);
  };
  const take = (group: OptionGroup) => (): void => {
    if (group.id === null) onAnswer(group.options[0]?.token ?? "");
    else pick(group.id, hasFocus());
  };
  const acts = open ? open.options.map(({ token }) => () => onAnswer(token)) : groups.map(take);
  const numbered = mine && !busy ? acts.slice(0, KEYS.length) : [];
  const keys: Record<string, () => void> = Object.fromEntries(numbered.map((act, number) => [KEYS[number], act]));
  if (mine && open) keys["Escape"] = () => pick(null, hasFocus());
  useKeys(keys);
  if (!mine || !options) {
    return (
      <section className="prompt prompt-waiting" aria-live="polite" aria-label={words.say("prompt-label")}>
        <p className="prompt-ask">{words.say("prompt-waiting", { player: names[choice.seat] ?? "" })}</p>
        <p className="prompt-why">{words.say("prompt-asked", { ask: words.prompt(choice, names) })}</p>
        <Since moment={choice.since} words={words} />
      </section>
    );
  }
  const answerBy = (token: string, key: boolean): void => {
    byKey.current = key;
    onAnswer(token);
  };
  return (
    <section
      className={`prompt prompt-role-${roleOf(choice)} ${all ? "prompt-all" : ""}`}
      aria-label={words.say("prompt-label")}
    >
      <p className="prompt-ask" aria-live="assertive">
        {words.prompt(choice, names)}
      </p>
      {choice.running && <Effects words={words} choice={choice} />}
      <ol ref={list} className={`prompt-options ${open ? "prompt-picked" : ""}`}>
        {groups.map((group, number) => {
          const [first] = group.options;
          if (group.id === null) {
            return first && (
              <li key={first.token}>
                <Option {...props} option={first} sign={open ? undefined : KEYS[number]} onAnswer={answerBy} />
              </li>
            );
          }
          const isOpen = group === open;
          return (
            <li key={group.id} className={isOpen ? "is-open" : ""}>
              <button
                type="button"
                className="option option-pick"
                disabled={busy}
                aria-expanded={isOpen}
                onClick={(event) => pick(isOpen ? null : group.id, event.detail === 0)}
                data-group={group.id}
              >
                {!open && KEYS[number] !== undefined && <kbd aria-hidden="true">{KEYS[number]}</kbd>}
                <span className="option-text">{nameOf(words, group.id)}</span>
                <Mark card={group.id} words={words} markOf={props.markOf} />
              </button>
              <ol hidden={!isOpen}>
                {group.options.map((option, place) => (
                  <li key={option.token}>
                    <Option {...props} option={option} sign={isOpen ? KEYS[place] : undefined} short onAnswer={answerBy} />
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
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
        {groups.length > FEW && !open && (
          <button type="button" className="quiet prompt-more" aria-expanded={all} onClick={() => setAll(!all)}>
            {words.say(all ? "prompt-fewer" : "prompt-all", { count: groups.length })}
          </button>
        )}
      </div>
    </section>
  );
}

function nameOf(words: GameWords, group: string): string {
  return words.cards.has(group) ? words.cardName(group) : capital(words.word(group));
}

/** One option as a button. Beneath the thing that it belongs to its words can be short: `option-<key>-short`. */
function Option(props: Pick<PromptProps, "words" | "choice" | "names" | "busy" | "hinted" | "onPoint" | "markOf" | "detail"> & {
  option: OptionOut;
  sign: string | undefined;
  short?: boolean;
  onAnswer(token: string, byKey: boolean): void;
}) {
  const { words, choice, option, sign, short = false } = props;
  const brief = `option-${option.key}-short`;
  const point = (token: string | null) => (): void => props.onPoint?.(token);
  return (
    <button
      type="button"
      className={`option ${props.hinted === option.token ? "option-hinted" : ""} ${option.token === "done" ? "option-done" : ""}`}
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
        {short && words.has(brief) ? words.say(brief) : words.optionLabel(choice, option, props.names)}
        {props.detail && (
          <Suspense>
            <span className="option-detail">{props.detail(option)}</span>
          </Suspense>
        )}
      </span>
      {!short && <Mark card={option.args[0] ?? ""} words={words} markOf={props.markOf} />}
    </button>
  );
}

/** A card as a sign in its colour. */
function Mark({ card, words, markOf }: { card: string; words: GameWords; markOf: PromptProps["markOf"] }) {
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

/** Since when one waits, in words that stay true. */
function Since({ moment, words }: { moment: string; words: GameWords }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
  return <p className="prompt-since">{words.say("prompt-since", { ago: words.ago(moment) })}</p>;
}

/** What the asking card says; of several effects the one that is running stands out and the others recede. */
function Effects({ words, choice }: { words: GameWords; choice: ChoiceOut }) {
  const texts = words.cards.get(choice.card ?? "")?.texts[words.lang] ?? [];
  const { running } = choice;
  const kind = running && texts.length > 1 ? `effect-${running.kind}` : null;
  return (
    <ul className="effects">
      {texts.map((text, place) => {
        const runs = kind !== null && running?.effect === place;
        const rests = kind !== null && !runs;
        return (
          <li key={text} className={runs ? "effect-runs" : rests ? "effect-rests" : ""} aria-current={runs ? "step" : undefined}>
            {runs && <b>{words.say(kind)}: </b>}
            {text}
          </li>
        );
      })}
    </ul>
  );
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
          <Effects words={words} choice={choice} />
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
