/** What a reader has chosen on this device: language, colours, card size, motion, speed, sound. */

import { useSyncExternalStore } from "react";

import type { Lang } from "./api/models";

export interface Settings {
  lang: Lang;
  theme: "light" | "dark" | "system";
  /** `system` follows the machine's wish for reduced motion. */
  motion: "on" | "off" | "system";
  /** How fast the others' turns are shown; `off`: at once. */
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  /** How large the cards and boards are drawn. */
  size: (typeof SIZES)[number];
  /** `distinct`: colours that colour-blind people can tell apart. */
  colours: (typeof COLOURS)[number];
  /** The hand that holds a phone: its thumb reaches what is used most. */
  hand: (typeof HANDS)[number];
}

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export const SIZES = ["small", "normal", "large"] as const;
export const COLOURS = ["usual", "distinct"] as const;
export const HANDS = ["right", "left"] as const;
const KEY = "kronika.settings";

function firstLang(): Lang {
  const wanted = navigator.languages.map((lang) => lang.slice(0, 2).toLowerCase());
  const found = wanted.find((lang) => lang === "cs" || lang === "sk" || lang === "en");
  return found === "cs" || found === "sk" ? "cs" : "en";
}

function load(): Settings {
  const chosen: Settings = {
    lang: firstLang(),
    theme: "system",
    motion: "system",
    speed: "normal",
    sound: false,
    size: "normal",
    colours: "usual",
    hand: "right",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    if (kept.lang === "en" || kept.lang === "cs") chosen.lang = kept.lang;
    if (kept.theme === "light" || kept.theme === "dark") chosen.theme = kept.theme;
    if (kept.motion === "on" || kept.motion === "off") chosen.motion = kept.motion;
    if (kept.speed && SPEEDS.includes(kept.speed)) chosen.speed = kept.speed;
    if (typeof kept.sound === "boolean") chosen.sound = kept.sound;
    if (kept.size && SIZES.includes(kept.size)) chosen.size = kept.size;
    if (kept.colours && COLOURS.includes(kept.colours)) chosen.colours = kept.colours;
    if (kept.hand && HANDS.includes(kept.hand)) chosen.hand = kept.hand;
  } catch {
    // Nothing readable was kept, or keeping is forbidden: the defaults serve.
  }
  return chosen;
}

let settings = load();
const listeners = new Set<() => void>();
const darkMachine = matchMedia("(prefers-color-scheme: dark)");
const printing = matchMedia("print");
const calmMachine = matchMedia("(prefers-reduced-motion: reduce)");

function show(): void {
  const root = document.documentElement;
  const dark = settings.theme === "system" ? darkMachine.matches : settings.theme === "dark";
  root.dataset["theme"] = dark && !printing.matches ? "dark" : "light";
  root.dataset["motion"] = settings.motion;
  root.dataset["size"] = settings.size;
  root.dataset["colours"] = settings.colours;
  root.dataset["hand"] = settings.hand;
  root.lang = settings.lang;
  const colour = getComputedStyle(root).getPropertyValue("--page").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

darkMachine.addEventListener("change", show);
printing.addEventListener("change", show);

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Kept for this visit only.
  }
  show();
  for (const listener of listeners) listener();
}

export function currentSettings(): Settings {
  return settings;
}

/** Whether things may move. */
export function motionAllowed(): boolean {
  return settings.motion === "on" || (settings.motion === "system" && !calmMachine.matches);
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => settings,
  );
}

show();
