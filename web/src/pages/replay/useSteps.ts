import { useEffect, useState } from "react";

import { Refused } from "../../api/client";
import type { ReplayOut, StoryOut } from "../../api/models";
import type { Source } from "./source";

interface Steps {
  shown: ReplayOut | null;
  /** All that happens, as soon as it is known. */
  log: readonly StoryOut[];
  refused: Refused | null;
}

const NOTHING: readonly StoryOut[] = [];

/** The step at `at`, read once and kept, and the log for these eyes. */
export function useSteps(source: Source, at: number, eyes: number | null): Steps {
  const [kept, setKept] = useState<ReadonlyMap<string, ReplayOut>>(new Map());
  const [logs, setLogs] = useState<ReadonlyMap<number | null, StoryOut[]>>(new Map());
  const [refused, setRefused] = useState<Refused | null>(null);
  const [last, setLast] = useState<ReplayOut | null>(null);
  const key = (place: number): string => `${eyes} ${place}`;
  const found = kept.get(key(at));
  const next = found && at < found.length && !kept.has(key(at + 1)) ? at + 1 : null;
  const wanted = found ? next : at;

  useEffect(() => {
    if (wanted === null) return;
    const stop = new AbortController();
    source
      .step(wanted, eyes, stop.signal)
      .then((step) => {
        setKept((now) => new Map(now).set(`${eyes} ${wanted}`, step));
        setRefused(null);
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) setRefused(error);
      });
    return () => stop.abort();
  }, [source, wanted, eyes]);

  useEffect(() => {
    let gone = false;
    source
      .log(eyes)
      .then((stories) => {
        if (!gone) setLogs((now) => new Map(now).set(eyes, stories));
      })
      .catch(() => undefined); // Each step tells its own story.
    return () => {
      gone = true;
    };
  }, [source, eyes]);

  if (found && found !== last) setLast(found);
  return { shown: found ?? last, log: logs.get(eyes) ?? NOTHING, refused };
}
