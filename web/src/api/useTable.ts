/** A table as it lives: who sits there, what a seat sees, what has happened, and what one can do. */

import { useCallback, useEffect, useRef, useState } from "react";

import { api, Refused } from "./client";
import { connect, type Live, type LiveStatus } from "./live";
import { isOutdated, readAgain, storiesAfter } from "./log";
import type { ChatOut, StateOut, StoryOut, TableOut } from "./models";

export interface LiveTable {
  table: TableOut | null;
  /** Null until the game begins. */
  state: StateOut | null;
  /** The last states as they came, oldest first; the last one is `state`. */
  recent: readonly StateOut[];
  /** Everything that has happened, oldest first. */
  stories: readonly StoryOut[];
  chat: readonly ChatOut[];
  status: LiveStatus;
  /** The last refusal, until something else happens. */
  problem: Refused | null;
  /** An answer is on its way. */
  sending: boolean;
  answer(token: string): void;
  undo(): void;
  resign(): void;
  retry(): void;
  clearProblem(): void;
}

interface Known {
  table: TableOut | null;
  recent: readonly StateOut[];
  stories: readonly StoryOut[];
  chat: readonly ChatOut[];
  problem: Refused | null;
  sending: boolean;
}

/** So many states are kept. */
const RECENT = 60;

const NOTHING: Known = { table: null, recent: [], stories: [], chat: [], problem: null, sending: false };

/** A state that isn't newer than the last one takes its place. */
function withState(recent: readonly StateOut[], state: StateOut): readonly StateOut[] {
  return [...recent.filter(({ version }) => version < state.version), state].slice(-RECENT);
}

/** Connects as `seat` (null: a spectator). Changing the seat, as at one device, connects again. */
export function useTable(id: string, seat: number | null): LiveTable {
  const [known, setKnown] = useState<Known>(NOTHING);
  const [status, setStatus] = useState<LiveStatus>("connecting");
  const live = useRef<Live | null>(null);

  useEffect(() => {
    let gone = false;
    let reading = 0;

    /** All that happened up to this version; what the live connection told later is added. */
    async function readLog(version: number): Promise<void> {
      reading += 1;
      const mine = reading;
      try {
        const { stories } = await api.log(id, seat);
        if (gone || mine !== reading) return;
        setKnown((now) => ({ ...now, stories: readAgain(stories, now.stories, version) }));
      } catch (error) {
        if (!gone && error instanceof Refused) setKnown((now) => ({ ...now, problem: error }));
      }
    }

    setKnown((now) => ({ ...NOTHING, table: now.table?.id === id ? now.table : null }));
    let first = true;
    live.current = connect(id, seat, {
      onTable: (table) => setKnown((now) => ({ ...now, table })),
      onState: (state, fresh, missed) => {
        setKnown((now) => ({
          ...now,
          recent: withState(now.recent, state),
          table: now.table && { ...now.table, version: state.version, asked: state.choice?.seat ?? null },
          stories: storiesAfter(now.stories, fresh, missed),
          problem: null,
          sending: false,
        }));
        if (first || isOutdated(fresh, missed)) void readLog(state.version);
        first = false;
      },
      onChat: (chat) => setKnown((now) => ({ ...now, chat: [...now.chat, chat] })),
      onProblem: (problem) => setKnown((now) => ({ ...now, problem: new Refused(422, problem), sending: false })),
      onStatus: setStatus,
    });
    return () => {
      gone = true;
      live.current?.close();
      live.current = null;
    };
  }, [id, seat]);

  const refuse = useCallback((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    setKnown((now) => ({ ...now, problem: error, sending: false }));
  }, []);

  // The live connection tells the same; this is for when it is down.
  const accept = useCallback((state: StateOut) => {
    setKnown((now) => {
      const isOld = (now.recent.at(-1)?.version ?? -1) >= state.version;
      return isOld ? now : { ...now, recent: withState(now.recent, state), sending: false };
    });
  }, []);

  const state = known.recent.at(-1) ?? null;
  const version = state?.version;

  const answer = useCallback(
    (token: string) => {
      if (seat === null || version === undefined) return;
      setKnown((now) => ({ ...now, sending: true, problem: null }));
      if (!live.current?.answer(seat, version, token)) api.answer(id, seat, version, token).then(accept, refuse);
    },
    [id, seat, version, accept, refuse],
  );

  const undo = useCallback(() => {
    if (seat !== null && version !== undefined) api.undo(id, seat, version).then(accept, refuse);
  }, [id, seat, version, accept, refuse]);

  const resign = useCallback(() => {
    if (seat !== null && version !== undefined) api.resign(id, seat, version).catch(refuse);
  }, [id, seat, version, refuse]);

  const retry = useCallback(() => live.current?.retry(), []);
  const clearProblem = useCallback(() => setKnown((now) => ({ ...now, problem: null })), []);

  return { ...known, state, status, answer, undo, resign, retry, clearProblem };
}
