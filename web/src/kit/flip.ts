/** Motion: a card travels from where it was to where it is and lights up there, and numbers that have changed light up.
 * Cards name themselves with `data-flip`. */

import { type RefObject, useLayoutEffect, useRef } from "react";

const LONGEST_LIST = 60;

/** For so long something new is lit up, in milliseconds. */
const LIT = 900;

interface Seen {
  rect: DOMRect;
  place: string;
}

/** Remembers where everything with `data-flip` was, and lets it travel after each change of `key`. What has only made room
 * for something else isn't news: it travels, but doesn't light up. */
export function useFlip(root: RefObject<HTMLElement | null>, key: unknown): void {
  const before = useRef(new Map<string, Seen>());

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const duration = milliseconds(getComputedStyle(document.documentElement).getPropertyValue("--move"));
    const now = new Map<string, Seen>();
    for (const item of element.querySelectorAll<HTMLElement>("[data-flip]")) {
      const name = item.dataset["flip"] ?? "";
      const place = item.dataset["place"] ?? "";
      const rect = item.getBoundingClientRect();
      now.set(name, { rect, place });
      if (before.current.size === 0 || now.size >= LONGEST_LIST || rect.width === 0) continue;
      const old = before.current.get(name);
      const from = old?.rect ?? originOf(element, item);
      if (from && from.width > 0 && duration > 0) travel(item, from, rect, duration);
      if (old?.place !== place) lightUp(item);
    }
    before.current = now;
  }, [root, key]);
}

const NUMBER = /^[+−-]?\d+$/;

/** Lights up the numbers in `root` that aren't what they were before `key` changed. */
export function useChangingNumbers(root: RefObject<HTMLElement | null>, key: unknown): void {
  const before = useRef(new WeakMap<Node, string>());

  useLayoutEffect(() => {
    if (!root.current) return;
    const texts = document.createTreeWalker(root.current, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = node.nodeValue?.trim() ?? "";
      const old = before.current.get(node);
      if (NUMBER.test(text)) before.current.set(node, text);
      if (old !== undefined && old !== text && node.parentElement) lightUp(node.parentElement);
    }
  }, [root, key]);
}

/** Without travel too: a change of colour moves nothing. */
function lightUp(item: HTMLElement): void {
  item.animate(
    { outline: ["3px solid var(--glow)", "3px solid transparent"], outlineOffset: ["2px", "2px"] },
    { duration: LIT, easing: "ease-in" },
  );
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
