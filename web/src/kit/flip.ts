/** Motion: a card travels from where it was to where it is. Elements name themselves with `data-flip`. */

import { type RefObject, useLayoutEffect, useRef } from "react";

const LONGEST_LIST = 60;

/** Remembers where everything with `data-flip` was, and lets it travel after each change of `key`. */
export function useFlip(root: RefObject<HTMLElement | null>, key: unknown): void {
  const before = useRef(new Map<string, DOMRect>());

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const duration = milliseconds(getComputedStyle(document.documentElement).getPropertyValue("--move"));
    const now = new Map<string, DOMRect>();
    for (const item of element.querySelectorAll<HTMLElement>("[data-flip]")) {
      const name = item.dataset["flip"] ?? "";
      const rect = item.getBoundingClientRect();
      now.set(name, rect);
      const old = before.current.get(name) ?? originOf(element, item);
      if (old && duration > 0 && before.current.size > 0 && now.size < LONGEST_LIST) travel(item, old, rect, duration);
    }
    before.current = now;
  }, [root, key]);
}

/** A card that wasn't on screen comes from the place named in `data-from`, if there is one. */
function originOf(root: HTMLElement, item: HTMLElement): DOMRect | undefined {
  const from = item.dataset["from"];
  return from ? root.querySelector(`[data-anchor="${from}"]`)?.getBoundingClientRect() : undefined;
}

function travel(item: HTMLElement, old: DOMRect, now: DOMRect, duration: number): void {
  const x = old.left - now.left;
  const y = old.top - now.top;
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  item.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration, easing: "cubic-bezier(0.25, 0.7, 0.25, 1)" },
  );
}

export function milliseconds(value: string): number {
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? 0 : value.trim().endsWith("ms") ? number : number * 1000;
}
