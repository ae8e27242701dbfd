/** The game in words. The newest line is at the bottom and fades in; cards are marked and can be looked at. Earlier turns
 * are folded into a line each. */

import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from "react";

import type { StoryOut } from "../api/models";
import type { GameWords } from "../words";
import type { Run } from "../words/game";
import { sectionsOf } from "./sections";
import "./fold.css";
import "./log.css";
import "./seats.css";

export interface LogProps {
  words: GameWords;
  stories: readonly StoryOut[];
  names: readonly string[];
  /** Events that begin a turn, which can be folded. */
  headings: readonly string[];
  onCard?(card: string): void;
  /** Stand above it. */
  tools?: ReactNode;
  /** Whether the newest lines are read out somewhere else now. */
  isRead?: boolean;
  /** What is said if there is nothing to tell. */
  empty?: string;
}

export function Log({ words, stories, names, headings, onCard, tools, isRead = false, empty = "log-empty" }: LogProps) {
  const log = useRef<HTMLDivElement>(null);
  const last = stories.at(-1)?.version;
  const [isWhole, setWhole] = useState(false);
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const sections = useMemo(() => sectionsOf(words, stories, headings), [words, stories, headings]);
  useEffect(() => showEnd(log.current), [last]);
  // On a phone the log is behind a tab: it opens at its end.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const watch = new ResizeObserver(() => showEnd(element));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // The turns since everybody's last one lie open.
  const isOpen = (place: number): boolean =>
    turned.get(place) ?? (isWhole || place >= sections.length - Math.max(2, names.length));
  const line = { words, names, ...(onCard ? { onCard } : {}) };
  return (
    <>
      <div className="log-tools">
        {tools}
        {sections.length > Math.max(2, names.length) && (
          <button
            type="button"
            className="quiet log-whole"
            aria-pressed={isWhole}
            onClick={() => {
              setWhole(!isWhole);
              setTurned(new Map());
            }}
          >
            {words.say("log-whole")}
          </button>
        )}
      </div>
      <div
        ref={log}
        className="log"
        role="log"
        aria-live={isRead ? "off" : "polite"}
        aria-label={words.say("log-label")}
        tabIndex={0}
      >
        {stories.every((story) => story.told.length === 0) && <p className="log-empty">{words.say(empty)}</p>}
        {sections.map(({ head, runs }, place) => (
          <Fragment key={place}>
            {head && (
              <Turn
                {...line}
                head={head}
                runs={runs}
                isOpen={isOpen(place)}
                onTurn={() => setTurned((now) => new Map(now).set(place, !isOpen(place)))}
              />
            )}
            {(isOpen(place) || !head) && runs.map((run, number) => <Line key={number} {...line} run={run} />)}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** A turn's heading, which folds it; folded, the line goes on with what happened in it. */
function Turn({
  words,
  head,
  runs,
  names,
  isOpen,
  onTurn,
}: Omit<LineProps, "run"> & { head: Run; runs: Run[]; isOpen: boolean; onTurn(): void }) {
  const [event, ...more] = head;
  return (
    <p className={`log-turn ${isOpen ? "" : "log-folded"}`} data-seat={seatOf(head)}>
      <button type="button" className="log-fold" aria-expanded={isOpen} onClick={onTurn} disabled={runs.length === 0}>
        <svg className="fold-sign" viewBox="0 0 24 24" width="10" height="10" aria-hidden="true">
          <path d="M8 4l9 8-9 8z" />
        </svg>
        {words.story(event, names, more)}
      </button>
      {!isOpen && (
        <span className="log-gist">{runs.map(([first, ...rest]) => words.story(first, names, rest)).join(" ")}</span>
      )}
    </p>
  );
}

/** Scrolls the log itself, or the page where the log has all the room it wants. */
function showEnd(log: HTMLElement | null): void {
  if (!log || log.clientHeight === 0) return;
  if (getComputedStyle(log).overflowY === "visible") log.lastElementChild?.scrollIntoView({ block: "center" });
  else log.scrollTo({ top: log.scrollHeight });
}

interface LineProps {
  words: GameWords;
  run: Run;
  names: readonly string[];
  onCard?(card: string): void;
}

export function Line({ words, run, names, onCard }: LineProps) {
  const [event, ...more] = run;
  const text = words.story(event, names, more);
  const cards = run.flatMap(({ card }) => (typeof card === "string" ? [card] : []));
  return (
    <p className="log-line" data-seat={seatOf(run)}>
      {onCard ? marked(text, cards, words, onCard) : text}
    </p>
  );
}

function seatOf([{ seat }]: Run): number {
  return typeof seat === "number" ? seat : -1;
}

/** The sentence with each card's name as a button. A punctuation mark stays on the line of the name before it. */
function marked(text: string, cards: readonly string[], words: GameWords, onCard: (card: string) => void): ReactNode[] {
  const parts: ReactNode[] = [];
  let rest = text;
  cards.forEach((card, number) => {
    const name = words.cardName(card);
    const at = rest.indexOf(name);
    if (at < 0) return;
    const [mark = ""] = /^[.,:;]/.exec(rest.slice(at + name.length)) ?? [];
    parts.push(
      rest.slice(0, at),
      <span key={number} className="log-named">
        <button type="button" className="log-card" onClick={() => onCard(card)}>
          {name}
        </button>
        {mark}
      </span>,
    );
    rest = rest.slice(at + name.length + mark.length);
  });
  return [...parts, rest];
}
