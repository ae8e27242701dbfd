/** The game in words. The newest line is at the bottom and fades in; cards are marked and can be looked at. */

import { Fragment, type ReactNode, useEffect, useRef } from "react";

import type { StoryOut, Told } from "../api/models";
import type { GameWords } from "../words";
import "./log.css";
import "./seats.css";

export interface LogProps {
  words: GameWords;
  stories: readonly StoryOut[];
  names: readonly string[];
  /** Events that begin a paragraph of their own. */
  headings: readonly string[];
  onCard?(card: string): void;
}

export function Log({ words, stories, names, headings, onCard }: LogProps) {
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
      {stories.every((story) => story.told.length === 0) && <p className="log-empty">{words.say("log-empty")}</p>}
      {stories.map((story) => (
        <Fragment key={story.version}>
          {story.told.map((event, number) => (
            <Line
              key={`${story.version}/${number}`}
              words={words}
              event={event as Told}
              names={names}
              heading={headings.includes(String(event["kind"]))}
              {...(onCard ? { onCard } : {})}
            />
          ))}
        </Fragment>
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

function Line({ words, event, names, heading, onCard }: {
  words: GameWords;
  event: Told;
  names: readonly string[];
  heading: boolean;
  onCard?(card: string): void;
}) {
  const text = words.story(event, names);
  const card = typeof event["card"] === "string" ? event["card"] : null;
  const seat = typeof event["seat"] === "number" ? event["seat"] : -1;
  const className = heading ? "log-turn" : "log-line";
  return (
    <p className={className} data-seat={seat}>
      {card && onCard ? marked(text, words.cardName(card), () => onCard(card)) : text}
    </p>
  );
}

/** The sentence with the card's name as a button. */
function marked(text: string, name: string, onClick: () => void): ReactNode {
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <button type="button" className="log-card" onClick={onClick}>
        {name}
      </button>
      {text.slice(at + name.length)}
    </>
  );
}
