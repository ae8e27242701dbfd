/** What has happened once more, step by step on the table: since one's last turn, or the last action. */

import { useEffect, useState } from "react";

import { api } from "../../api/client";
import type { StateOut, StoryOut } from "../../api/models";
import { type Doing, useDoing } from "../../shell/hooks";
import { lastAction, type Range, sinceMyTurn, type Step, stepsOf, unbroken } from "./steps";

export type Theme = "turns" | "action";

export interface Recap {
  theme: Theme;
  steps: readonly Step[];
  at: number;
  playing: boolean;
}

export interface Recapping {
  recap: Recap | null;
  /** What can be shown once more. */
  offers: readonly Theme[];
  asking: Doing;
  show(theme: Theme): void;
  /** To a step; whoever goes there by hand wants to look at it. */
  move(at: number): void;
  play(playing: boolean): void;
  close(): void;
}

interface Given {
  table: string;
  seat: number | null;
  recent: readonly StateOut[];
  stories: readonly StoryOut[];
  /** For how long a step is shown, in milliseconds. */
  pace(step: Step): number;
}

/** A recap goes back so many answers at most. */
const LONGEST = 60;

export function useRecap({ table, seat, recent, stories, pace }: Given): Recapping {
  const [recap, setRecap] = useState<Recap | null>(null);
  const asking = useDoing();
  const isTold = stories.some(({ told }) => told.length > 0);

  const rangeIn = (theme: Theme, states: readonly StateOut[]): Range | null =>
    (theme === "turns" && seat !== null ? sinceMyTurn(states, seat) : null) ?? lastAction(states, stories);

  /** What was heard, if it goes back far enough; else what the server says was to be seen. */
  async function statesFor(theme: Theme): Promise<readonly StateOut[]> {
    const heard = unbroken(recent);
    const first = heard[0]?.version ?? 0;
    const range = rangeIn(theme, heard);
    if (first === 0 || heard.length >= LONGEST || (range && range.from > first)) return heard;
    const at = Math.max(0, first + heard.length - LONGEST);
    return (await api.states(table, seat, at, LONGEST)).states;
  }

  const show = (theme: Theme): void =>
    asking.run(async () => {
      const states = await statesFor(theme);
      const range = rangeIn(theme, states);
      const steps = range ? stepsOf(range, states, stories) : [];
      if (steps.length > 1) setRecap({ theme, steps, at: 0, playing: true });
    });

  const step = recap?.steps[recap.at];
  const time = recap?.playing && step ? pace(step) : null;
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(
      () => setRecap((now) => (now && now.at + 1 < now.steps.length ? { ...now, at: now.at + 1 } : null)),
      time,
    );
    return () => clearTimeout(timer);
  }, [time, step]);

  return {
    recap,
    offers: isTold ? (seat === null ? ["action"] : ["turns", "action"]) : [],
    asking,
    show,
    move: (at) =>
      setRecap((now) => now && { ...now, at: Math.max(0, Math.min(at, now.steps.length - 1)), playing: false }),
    play: (playing) => setRecap((now) => now && { ...now, playing }),
    close: () => setRecap(null),
  };
}
