/** Who I am: nobody yet, a guest, or an account. */

import { useEffect, useSyncExternalStore } from "react";

import { api } from "./api/client";
import type { Me } from "./api/models";
import { currentSettings } from "./settings";
import { pageWords } from "./words";

/** `undefined` until the server has been asked. */
let me: Me | null | undefined;
let asking: Promise<Me | null> | null = null;
const listeners = new Set<() => void>();

export function setMe(now: Me | null): void {
  me = now;
  for (const listener of listeners) listener();
}

async function askMe(): Promise<Me | null> {
  asking ??= api.me();
  try {
    const found = await asking;
    if (me === undefined) setMe(found);
    return me ?? null;
  } finally {
    asking = null;
  }
}

/** Me, or null for a stranger; `undefined` while the server is asked. */
export function useMe(): Me | null | undefined {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => me,
  );
  useEffect(() => {
    if (me === undefined) askMe().catch(() => setMe(null));
  }, []);
  return now;
}

/** A name for a guest who gave none, in the guest's language. */
function guestName(): string {
  const number = String(1000 + Math.floor(Math.random() * 9000));
  return pageWords[currentSettings().lang].say("guest-name", { number });
}

/** Me; a stranger becomes a guest, so that playing needs no questions first. */
export async function beSomebody(name = guestName()): Promise<Me> {
  const found = me ?? (await askMe());
  if (found) return found;
  const guest = await api.guest(name);
  setMe(guest);
  return guest;
}
