/** The game in words. The newest line is at the bottom and fades in; cards are marked and can be looked at. */

import { type ReactNode, useEffect, useRef } from "react";

import type { StoryOut, Told } from "../api/models";
import type { GameWords } from "../words";
import type { Run } from "../words/game";
import "./log.css";
import "./seats.css";

export interface LogProps {
  words: GameWords;
  stories: readonly StoryOut[];
  names: readonly string[];
  /** Events that begin a paragraph of their own. */
  headings: readonly string[];
  onCard?(card: string): void;
  /** What is said if there is nothing to tell. */
  empty?: string;
}

export function Log({ words, stories, names, headings, onCard, empty = "log-empty" }: LogProps) {
  const log = useRef<HTMLDivElement>(null);
  const last = stories.at(-1)?.version;
  useEffect(() => showEnd(log.current), [last]);
  // On a phone the log is behind a tab: it opens at its end.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const watch = new ResizeObserver(() => showEnd(element));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={log} className="log" role="log" aria-live="polite" aria-label={words.say("log-label")} tabIndex={0}>
      {stories.every((story) => story.told.length === 0) && <p className="log-empty">{words.say(empty)}</p>}
      {words.runs(stories.flatMap((story) => story.told as Told[])).map((run, number) => (
        <Line
          key={number}
          words={words}
          run={run}
          names={names}
          heading={headings.includes(run[0].kind)}
          {...(onCard ? { onCard } : {})}
        />
      ))}
    </div>
  );
}

/** Scrolls the log itself, or the page where the log has all the room it wants. */
function showEnd(log: HTMLElement | null): void {
  if (!log || log.clientHeight === 0) return;
  if (getComputedStyle(log).overflowY === "visible") log.lastElementChild?.scrollIntoView({ block: "center" });
  else log.scrollTo({ top: log.scrollHeight });
}

function Line({
  words,
  run,
  names,
  heading,
  onCard,
}: {
  words: GameWords;
  run: Run;
  names: readonly string[];
  heading: boolean;
  onCard?(card: string): void;
}) {
  const [event, ...more] = run;
  const text = words.story(event, names, more);
  const cards = run.flatMap(({ card }) => (typeof card === "string" ? [card] : []));
  const seat = typeof event["seat"] === "number" ? event["seat"] : -1;
  return (
    <p className={heading ? "log-turn" : "log-line"} data-seat={seat}>
      {onCard ? marked(text, cards, words, onCard) : text}
    </p>
  );
}

/** The sentence with each card's name as a button. */
function marked(text: string, cards: readonly string[], words: GameWords, onCard: (card: string) => void): ReactNode[] {
  const parts: ReactNode[] = [];
  let rest = text;
  cards.forEach((card, number) => {
    const name = words.cardName(card);
    const at = rest.indexOf(name);
    if (at < 0) return;
    parts.push(
      rest.slice(0, at),
      <button key={number} type="button" className="log-card" onClick={() => onCard(card)}>
        {name}
      </button>,
    );
    rest = rest.slice(at + name.length);
  });
  return [...parts, rest];
}
