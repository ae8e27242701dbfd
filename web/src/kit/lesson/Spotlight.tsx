/** Dims the table but for what a step of a lesson is about. Clicks go through: a wrong one is explained, not swallowed. */

import { useEffect, useState } from "react";

import type { StepOut } from "../../api/models";

/** How the parts of a table are named: for a lesson, where they can be clicked, and where cards travel to. */
const NAMED = ["data-part", "data-place", "data-anchor"];

const PADDING = 5;
const ROUND = 8;
const EVERY = 150; // milliseconds; cards move, and boards fold
const ON_PHONES = "(max-width: 700px)";

interface Hole {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Scene {
  table: Hole;
  holes: Hole[];
}

export function Spotlight({ step, group }: { step: StepOut; group: string | null }) {
  const [scene, setScene] = useState<Scene | null>(null);
  const wanted = selectors(step, group).join();
  const needed = step.seat === 0;
  useEffect(() => {
    show(wanted);
    const look = (): void => {
      const found = measure(wanted);
      setScene((now) => (JSON.stringify(now) === JSON.stringify(found) ? now : found));
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [wanted]);
  if (!scene || (!scene.holes.length && !needed)) return null;
  return (
    <svg className="spotlight" aria-hidden="true">
      <path className="spotlight-veil" d={[scene.table, ...scene.holes].map(outline).join(" ")} fillRule="evenodd" />
      {scene.holes.map((hole, place) => (
        <rect key={place} className="spotlight-ring" {...hole} rx={ROUND} />
      ))}
    </svg>
  );
}

/** The parts and places that the step names, and where its answer can be clicked. */
function selectors({ point, seat, answer }: StepOut, group: string | null): string[] {
  const parts = point.flatMap((part) => NAMED.map((name) => `[${name}=${quoted(part)}]`));
  if (seat !== 0 || answer === null) return parts;
  return [...parts, `[data-token=${quoted(answer)}]`, ...(group === null ? [] : [`[data-pick=${quoted(group)}]`])];
}

function quoted(text: string): string {
  return `"${CSS.escape(text)}"`;
}

function targets(wanted: string): HTMLElement[] {
  return wanted ? [...document.querySelectorAll<HTMLElement>(`.table-main :is(${wanted})`)] : [];
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function measure(wanted: string): Scene | null {
  const main = document.querySelector(".table-main");
  if (!main) return null;
  const shown = targets(wanted).filter(isShown);
  const outermost = shown.filter((one) => !shown.some((other) => other !== one && other.contains(one)));
  return {
    table: hole(main.getBoundingClientRect(), 0),
    holes: outermost.map((one) => hole(one.getBoundingClientRect(), PADDING)),
  };
}

function hole(box: DOMRect, padding: number): Hole {
  const [x, y] = [Math.round(box.left) - padding, Math.round(box.top) - padding];
  return { x, y, width: Math.round(box.width) + 2 * padding, height: Math.round(box.height) + 2 * padding };
}

function outline({ x, y, width, height }: Hole): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Turn to the tab with the first target, and bring what is there into sight, above the sheet with the words on a phone. */
function show(wanted: string): void {
  const [first] = targets(wanted);
  document.querySelector(".option-hinted")?.scrollIntoView({ block: "nearest", inline: "center" });
  if (!first) return;
  if (!matchMedia(ON_PHONES).matches) {
    first.scrollIntoView({ block: "nearest" });
    return;
  }
  if (!isShown(first)) turnTo(first);
  requestAnimationFrame(() => {
    first.scrollIntoView({ block: "nearest", inline: "center" }); // along a hand that is wider than the screen
    // On a phone the order on the screen is another one than in the document.
    const tops = targets(wanted)
      .filter(isShown)
      .map((one) => one.getBoundingClientRect().top);
    window.scrollBy({ top: Math.min(...tops) - 100 });
  });
}

/** On a phone each part of the table is behind a tab, and only the style sheet of the game knows which one. */
function turnTo(hidden: HTMLElement): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(".table-main [data-tab]")];
  const root = buttons[0]?.closest<HTMLElement>("[data-game]");
  if (!root) return;
  const before = root.className;
  const fits = buttons.find(({ dataset }) => {
    root.className = before.replace(/\btab-\w+/, `tab-${dataset["tab"]}`);
    return isShown(hidden);
  });
  root.className = before;
  fits?.click();
}
