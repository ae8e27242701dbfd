import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

import { api, Refused } from "../api/client";
import type { SiteOut } from "../api/models";
import { useWords } from "../words";

/** Whether the value is another than when this was drawn last: what depends on it can be set before it is drawn. */
export function useChanged(value: unknown): boolean {
  const [before, setBefore] = useState(value);
  if (Object.is(before, value)) return false;
  setBefore(value);
  return true;
}

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  const name = useWords().say("kronika");
  useEffect(() => {
    document.title = title ? `${title} – ${name}` : name;
  }, [title, name]);
}

/** The icon of the browser's tab has a dot while somebody waits for me. */
export function useTurnIcon(isMyTurn: boolean): void {
  useEffect(() => {
    if (!isMyTurn) return;
    callTurn(1);
    return () => callTurn(-1);
  }, [isMyTurn]);
}

let turns = 0; // parts of the page that know of one

function callTurn(change: 1 | -1): void {
  turns += change;
  document.querySelector('link[rel="icon"]')?.setAttribute("href", turns > 0 ? "/icon-turn.svg" : "/icon.svg");
}

export interface Doing {
  busy: boolean;
  refused: Refused | null;
  /** Does it, unless something is being done already. */
  run(what: () => Promise<unknown>): void;
  clear(): void;
}

/** For what a button does: busy meanwhile, and the refusal if there is one. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const running = useRef(false);
  const run = useCallback((what: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefused(null);
    what()
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setRefused(error);
      })
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  }, []);
  const clear = useCallback(() => setRefused(null), []);
  return { busy, refused, run, clear };
}

export interface Polled<T> {
  data: T | undefined;
  refused: Refused | null;
  again(): void;
}

/** Reads something again and again while the page is looked at; what was read last stays meanwhile. */
export function usePolled<T>(read: () => Promise<T>, seconds: number, key = ""): Polled<T> {
  const [data, setData] = useState<T>();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [turn, setTurn] = useState(0);
  const readNow = useEffectEvent(read);

  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(): Promise<void> {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        try {
          const found = await readNow();
          if (gone) return;
          setData(found);
          setRefused(null);
        } catch (error) {
          if (gone) return;
          if (!(error instanceof Refused)) throw error;
          setRefused(error);
        }
      }
      timer = setTimeout(() => void look(), seconds * 1000);
    }
    const seen = (): void => {
      if (document.visibilityState === "visible") void look();
    };
    document.addEventListener("visibilitychange", seen);
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [seconds, turn, key]);

  const again = useCallback(() => setTurn((n) => n + 1), []);
  return { data, refused, again };
}

const HOUR = 3600;

/** What the server says about itself, as soon as it has. */
export function useSite(): SiteOut | undefined {
  return usePolled(api.site, HOUR).data;
}
