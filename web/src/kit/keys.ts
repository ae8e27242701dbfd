/** Playing by keyboard: keys that do something, and arrows that move the focus to the nearest thing. */

import { type RefObject, useEffect, useEffectEvent } from "react";

/** Whether a key press isn't meant for the table: it is typed somewhere, held down, or a dialog is open. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const typing =
    event.target instanceof HTMLElement && event.target.matches("input, textarea, select, [contenteditable]");
  return typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null;
}

/** The digit on a number key, also where the layout has letters there, like the Czech one. */
export function digitOf(event: Pick<KeyboardEvent, "code" | "shiftKey">): string {
  return event.shiftKey ? "" : (/^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? "");
}

/** What keys do; a key held down does it once. */
export function useKeys(keys: Record<string, () => unknown>): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const act = keys[event.key] ?? keys[digitOf(event)];
    if (!act || event.repeat || isElsewhere(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Sideways costs more than ahead, so that a row is walked through before it is left. */
const ASIDE = 2.5;

/** The number of the box that lies nearest to `from` in a direction; -1 if none does. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const [right, down] = DIRECTIONS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (ahead < 4 || aside > ahead * 3) return;
    const cost = ahead + ASIDE * aside;
    if (cost < least) [best, least] = [number, cost];
  });
  return best;
}

/** Walks among what fits `selector` in `root`; with the focus nowhere, begins with what fits `first`, if it is given. */
export function useArrows(root: RefObject<HTMLElement | null>, selector: string, first?: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.key in DIRECTIONS) || event.shiftKey || isElsewhere(event)) return;
      const now = document.activeElement;
      const target = root.current && next(root.current, now, event.key, selector, first);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [root, selector, first]);
}

function next(
  root: HTMLElement,
  now: Element | null,
  key: string,
  selector: string,
  first?: string,
): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => one !== now && one.getClientRects().length > 0,
  );
  if (now?.matches(selector) && root.contains(now)) {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return all[nearest(now.getBoundingClientRect(), boxes, key)] ?? null;
  }
  const nowhere = now === null || now === document.body || now.id === "main";
  return first !== undefined && nowhere ? (all.find((one) => one.matches(first)) ?? all[0] ?? null) : null;
}
