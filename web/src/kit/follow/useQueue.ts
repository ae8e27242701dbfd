/** The table as it changes, at a pace one can follow: states that come faster wait for their turn. */

import { useEffect, useRef, useState } from "react";

import type { StateOut, StoryOut } from "../../api/models";

export interface Queue {
  /** What is shown. */
  state: StateOut | null;
  /** How many things have happened that are not shown yet. */
  waiting: number;
  /** Shows the table as it is now. */
  skip(): void;
}

/** The states after this version that are worth a look: those at which something is told, and the last one. */
export function ahead(recent: readonly StateOut[], stories: readonly StoryOut[], shown: number): StateOut[] {
  const silent = new Set(stories.filter(({ told }) => told.length === 0).map(({ version }) => version));
  const later = recent.filter(({ version }) => version > shown);
  return later.filter((state, place) => place === later.length - 1 || !silent.has(state.version));
}

/** `pace` says for how long a version is shown, in milliseconds. What comes of one's own answers never waits. */
export function useQueue(
  recent: readonly StateOut[],
  stories: readonly StoryOut[],
  seat: number | null,
  pace: (version: number) => number,
): Queue {
  const latest = recent.at(-1) ?? null;
  const [at, setAt] = useState(latest?.version ?? -1);
  const shown = recent.find(({ version }) => version === at);
  const [next, ...rest] = ahead(recent, stories, at);
  const time = pace(at);
  const atOnce = time === 0 || !shown || shown.choice?.seat === seat;
  const nextVersion = next?.version;
  if (nextVersion !== undefined && atOnce) setAt(nextVersion);

  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [at]);
  useEffect(() => {
    if (nextVersion === undefined) return;
    const timer = setTimeout(() => setAt(nextVersion), since.current + time - performance.now());
    return () => clearTimeout(timer);
  }, [nextVersion, time]);
  return {
    state: shown ?? latest,
    waiting: next ? 1 + rest.length : 0,
    skip: () => latest && setAt(latest.version),
  };
}

/** Whether the page can be seen; what nobody sees needs no pace. */
export function useInSight(): boolean {
  const [inSight, setInSight] = useState(document.visibilityState === "visible");
  useEffect(() => {
    const look = (): void => setInSight(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return inSight;
}
