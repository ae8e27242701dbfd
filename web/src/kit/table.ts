/** What the tables of all games do alike: the tableau of their parts, boards that fold, and what is news behind a tab. */

import { useEffect, useMemo, useState } from "react";

import type { CardOut, OptionOut, Told } from "../api/models";
import type { TableProps } from "../games/types";
import type { GameWords } from "../words";
import { useKeys } from "./keys";
import type { Tab } from "./Tabs";
import type { Looking, Place, Tableau } from "./tableau";

export interface TableauParts {
  words: GameWords;
  options: ReadonlyMap<Place, OptionOut>;
  looking: Looking;
  describe(words: GameWords, card: CardOut): string;
  asking: boolean;
}

/** What the parts of a table share: the value of `TableauProvider`. `describe` must not change from one call to the next. */
export function useTableauOf(
  { choice, names, onAnswer, pointed = null }: TableProps,
  { words, options, looking: { peek, open }, describe, asking }: TableauParts,
): Tableau {
  return useMemo(
    () => ({
      words,
      options,
      label: (option) => (choice ? words.optionLabel(choice, option, names) : option.token),
      answer: (token) => onAnswer?.(token),
      pointed,
      peek,
      open,
      describe: (card) => describe(words, card),
      asking,
    }),
    [words, options, choice, names, onAnswer, pointed, peek, open, describe, asking],
  );
}

export interface FoldingWishes {
  /** The board that lies open until somebody chooses another. */
  usual: number | null;
  /** The board that lies open whatever was chosen. */
  forced?: number | null;
  /** All of them lie open: the game is over. */
  all: boolean;
  /** When this changes, what was chosen is forgotten. */
  until?: unknown;
}

/** Which of the others' boards lie open: one at a time. The key `o` goes through them. */
export function useFolding(
  rivals: readonly number[],
  { usual, forced = null, all, until }: FoldingWishes,
): { unfolded: ReadonlySet<number>; fold(seat: number): void } {
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  useEffect(() => setChosen(undefined), [until]);
  const shown = forced ?? (chosen === undefined ? usual : chosen);
  const unfolded = useMemo(() => new Set(all ? rivals : shown === null ? [] : [shown]), [all, rivals, shown]);
  const fold = (seat: number): void => setChosen(unfolded.has(seat) ? null : seat);
  useKeys({ o: () => fold(rivals.find((seat) => !unfolded.has(seat)) ?? rivals[0] ?? -1) });
  return { unfolded, fold };
}

/** Whether an event has happened in a part of the table; `inMiddle` are the kinds that happen in the middle. */
export function isNews(tab: Tab, event: Told, me: number, inMiddle: ReadonlySet<string>): boolean {
  if (tab === "mine") return false;
  if (tab === "middle") return inMiddle.has(event.kind);
  return tab === "log" || (typeof event["seat"] === "number" && event["seat"] !== me);
}
