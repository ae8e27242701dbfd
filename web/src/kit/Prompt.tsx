/** The prompt: who must do what because of which card, the options as numbered buttons, and tools. */

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";

import type { ChoiceOut, OptionOut } from "../api/models";
import type { GameModule } from "../games/types";
import { type GameWords, roleOf } from "../words";
import { Effects } from "./Effects";
import { groupsOf, type OptionGroup } from "./groups";
import { useArrows, useKeys } from "./keys";
import { Mark, type MarkOf, Option, type OptionProps } from "./Option";
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
  markOf?: MarkOf;
  groupOf?: GameModule["groupOf"];
  orderOf?: GameModule["orderOf"];
  picked?: string | null;
  onPick?(group: string | null): void;
  /** Further tools, beside those of the question. */
  tools?: ReactNode;
  /** Whether the text of the asking card is shown. */
  hasText?: boolean;
  /** What an option would bring and cost. */
  detail?: ((option: OptionOut) => ReactNode) | undefined;
}

/** The first ten options have keys. */
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** So many options have room on a phone; more stand in a row that can be pushed, or are opened up. */
const FEW = 3;

export function Prompt(props: PromptProps) {
  const { words, choice, seat, names } = props;
  // Whoever answers by Tab and Enter finds the focus on the next options, also when others were asked in between.
  const byKey = useRef(false);
  if (seat === choice.seat && choice.options !== null) return <Asked {...props} byKeyRef={byKey} />;
  return (
    <section className="prompt prompt-waiting" aria-label={words.say("prompt-label")}>
      <p className="prompt-ask">{words.say("prompt-waiting", { player: names[choice.seat] ?? "" })}</p>
      <p className="prompt-why">{words.say("prompt-asked", { ask: words.prompt(choice, names) })}</p>
      <Since moment={choice.since} words={words} />
      <div className="prompt-tools">{props.tools}</div>
    </section>
  );
}

function Asked(props: PromptProps & { byKeyRef: RefObject<boolean> }) {
  const { words, choice, names, onPick, onAnswer, byKeyRef, busy = false, picked = null, hinted = null } = props;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const groups = useMemo(() => groupsOf(choice, props.groupOf, props.orderOf), [choice, props.groupOf, props.orderOf]);
  const open = groups.find((group) => group.id !== null && group.id === picked) ?? null;
  useEffect(() => {
    if (!byKeyRef.current) return;
    byKeyRef.current = false;
    list.current?.querySelector<HTMLElement>(open ? ".is-open li .option" : ".option")?.focus();
  }, [byKeyRef, choice, open]);
  // Scroll to the advised option once the hint's text has taken its room.
  useEffect(() => {
    if (hinted) list.current?.querySelector(".option-hinted")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [hinted, open]);
  const pick = (group: string | null, key = list.current?.contains(document.activeElement) ?? false): void => {
    byKeyRef.current = key;
    onPick?.(group);
  };
  const answer = (token: string, key: boolean): void => {
    byKeyRef.current = key;
    onAnswer(token);
  };
  const take = (group: OptionGroup) => (): void => {
    const [first] = group.options;
    if (unfolds(group)) pick(group.id);
    else if (first) onAnswer(first.token);
  };
  useArrows(list, ".option");
  const acts = open
    ? open.options.map(
        ({ token }) =>
          () =>
            onAnswer(token),
      )
    : groups.map(take);
  useKeys({
    ...Object.fromEntries(busy ? [] : KEYS.flatMap((key, number) => (acts[number] ? [[key, acts[number]]] : []))),
    ...(open ? { Escape: () => pick(null) } : {}),
  });
  return (
    <section
      className={`prompt prompt-role-${roleOf(choice)} ${all ? "prompt-all" : ""}`}
      aria-label={words.say("prompt-label")}
    >
      <p className="prompt-ask">{words.prompt(choice, names)}</p>
      {props.hasText !== false && <Effects words={words} choice={choice} />}
      <ol ref={list} className={`prompt-options ${open ? "prompt-picked" : ""}`}>
        {groups.map((group, number) => (
          <Group
            key={group.id ?? group.options[0]?.token}
            {...props}
            group={group}
            isOpen={group === open}
            sign={open ? undefined : KEYS[number]}
            onPick={pick}
            onAnswer={answer}
          />
        ))}
      </ol>
      <div className="prompt-tools">
        <Tools {...props} />
        {groups.length > FEW && !open && (
          <button type="button" className="quiet prompt-more" aria-expanded={all} onClick={() => setAll(!all)}>
            {words.say(all ? "prompt-fewer" : "prompt-all", { count: groups.length })}
          </button>
        )}
      </div>
    </section>
  );
}

type GroupProps = Omit<OptionProps, "option" | "short"> & {
  group: OptionGroup;
  isOpen: boolean;
  onPick(group: string | null, byKey: boolean): void;
};

/** A thing with one option is that option; a verb always unfolds, so that ending the turn takes two steps. */
function unfolds({ id, options }: OptionGroup): boolean {
  return id !== null && (options.length > 1 || id.startsWith("group-"));
}

/** An option that stands alone, or a thing with several options: they unfold beneath it when it is picked, here or where
 * it lies. A verb with a single option says at once what that would bring. */
function Group({ group, isOpen, onPick, ...props }: GroupProps) {
  const { words, sign, busy = false, markOf, detail } = props;
  const { id, options } = group;
  const [first] = options;
  if (id === null || !(isOpen || unfolds(group))) return <li>{first && <Option {...props} option={first} />}</li>;
  const isThing = words.cards.has(id);
  const only = options.length === 1 ? first : undefined;
  return (
    <li className={isOpen ? "is-open" : ""}>
      <button
        type="button"
        className={`option option-pick ${options.some(({ token }) => token === props.hinted) ? "option-hinted" : ""}`}
        disabled={busy}
        aria-expanded={isOpen}
        onClick={(event) => onPick(isOpen ? null : id, event.detail === 0)}
        data-group={id}
      >
        {sign !== undefined && <kbd aria-hidden="true">{sign}</kbd>}
        <span className="option-text">
          {words.thing(id)}
          {!isOpen && (
            <span className="option-detail">{isThing ? usesOf(words, options) : only && detail?.(only)}</span>
          )}
        </span>
        <Mark card={id} words={words} markOf={markOf} />
      </button>
      <ol hidden={!isOpen}>
        {options.map((option, place) => (
          <li key={option.token}>
            <Option
              {...props}
              option={option}
              sign={isOpen ? KEYS[place] : undefined}
              short={isThing || only !== undefined}
            />
          </li>
        ))}
      </ol>
    </li>
  );
}

/** What can be done with a thing, as far as there are short words for it: `option-<key>-use`, or `option-<key>-short` if
 * these say as much as there is to say. */
function usesOf(words: GameWords, options: readonly OptionOut[]): string {
  const uses = options.map(({ key }) =>
    [`option-${key}-use`, `option-${key}-short`].find((message) => words.has(message)),
  );
  return [...new Set(uses)].flatMap((message) => (message ? [words.say(message)] : [])).join(" · ");
}

/** What helps to answer, and what takes an answer back. */
function Tools({ words, canUndo = false, onWhy, onHint, onUndo, tools }: PromptProps) {
  return (
    <>
      <button type="button" className="quiet" onClick={onWhy}>
        {words.say("prompt-why")} <kbd aria-hidden="true">?</kbd>
      </button>
      {onHint && (
        <button type="button" className="quiet" onClick={onHint}>
          {words.say("prompt-hint")}
        </button>
      )}
      {onUndo && (
        <button type="button" className="quiet" disabled={!canUndo} onClick={onUndo}>
          {words.say("prompt-undo")} <kbd aria-hidden="true">u</kbd>
        </button>
      )}
      {tools}
    </>
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
