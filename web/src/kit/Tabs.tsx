/** The parts of a table on a phone, each behind a tab with a dot when something has happened or can be chosen there. */

import { useEffect, useRef, useState } from "react";

import type { StoryOut, Told } from "../api/models";
import type { Words } from "../words";
import { Unread } from "./unread";
import "./tabs.css";

/** One's own board, the opponents, what all share, and the log, which belongs to the page around the table. */
export type Tab = "mine" | "others" | "middle" | "log";
const TABS: readonly Tab[] = ["mine", "others", "middle", "log"];

export interface TabsProps {
  words: Words;
  stories: readonly StoryOut[];
  readOnly: boolean;
  tab: Tab;
  onTurn(tab: Tab): void;
  /** Whether something can be clicked in a part that is behind another tab. */
  hasOption(tab: Tab): boolean;
  /** Whether an event is news in a part. */
  isNews(tab: Tab, event: Told): boolean;
  /** Parts that this table hasn't: a game for one has no opponents. */
  without?: readonly Tab[];
  /** Lines of the chat, which is behind the tab of the log. */
  unread?: number;
}

/** The class of the table's root for a tab: the game hides what is elsewhere, the page shows the log. */
export function tabClass(tab: Tab): string {
  return `tab-${tab} ${tab === "log" ? "shows-log" : ""}`;
}

export function Tabs({
  words,
  stories,
  readOnly,
  tab,
  onTurn,
  hasOption,
  isNews,
  without = [],
  unread = 0,
}: TabsProps) {
  const last = stories.at(-1)?.version ?? 0;
  const [seen, setSeen] = useState<Record<Tab, number> | null>(null);
  const [before, setBefore] = useState(tab);
  const bar = useRef<HTMLElement>(null);
  if (last && !seen) setSeen({ mine: last, others: last, middle: last, log: last });
  if (before !== tab) {
    setBefore(tab);
    setSeen((now) => now && { ...now, [before]: last, [tab]: last });
  }
  useEffect(() => {
    if (bar.current?.checkVisibility()) window.scrollTo({ top: 0, behavior: "instant" });
  }, [tab]);
  const hasNews = (name: Tab): boolean =>
    seen !== null &&
    tab !== name &&
    stories.some((story) => story.version > seen[name] && story.told.some((event) => isNews(name, event as Told)));
  return (
    <nav ref={bar} className="tabs" aria-label={words.say("tabs-label")}>
      {TABS.filter((name) => !(readOnly && name === "log") && !without.includes(name)).map((name) => (
        <button key={name} type="button" data-tab={name} aria-pressed={tab === name} onClick={() => onTurn(name)}>
          {words.say(`tab-${name}`)}
          {name === "log" && <Unread words={words} count={unread} />}
          {hasOption(name) ? (
            <Dot className="dot-legal" label={words.say("tab-legal")} />
          ) : (
            hasNews(name) && <Dot className="" label={words.say("tab-news")} />
          )}
        </button>
      ))}
    </nav>
  );
}

function Dot({ className, label }: { className: string; label: string }) {
  return (
    <span className={`dot ${className}`}>
      <span className="hidden-text">{label}</span>
    </span>
  );
}
