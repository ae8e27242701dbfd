/** What stands in the address beside the path. */

import { useSyncExternalStore } from "react";
import { useLocation, useSearch } from "wouter";

const CHANGES = ["hashchange", "popstate", "pushState", "replaceState"];

/** The part after #. */
export function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      for (const change of CHANGES) window.addEventListener(change, listener);
      return () => {
        for (const change of CHANGES) window.removeEventListener(change, listener);
      };
    },
    () => decodeURIComponent(window.location.hash.slice(1)),
  );
}

/** The part after ?, and a way to change some of it; empty values go away. */
export function useQuery(): [URLSearchParams, (change: Record<string, string>) => void] {
  const [path, go] = useLocation();
  const query = new URLSearchParams(useSearch());
  function change(parts: Record<string, string>): void {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(parts)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    go(text ? `${path}?${text}` : path, { replace: true });
  }
  return [query, change];
}
