/** What the tables of all games do alike: the tableau of their parts, boards that fold, and what is news behind a tab. */

import { useMemo, useState, useSyncExternalStore } from "react";

import type { CardOut, ChoiceOut, OptionOut, Told } from "../api/models";
import type { TableProps } from "../games/types";
import { useChanged } from "../shell/hooks";
import type { GameWords } from "../words";
import { useKeys } from "./keys";
import type { Tab } from "./Tabs";
import type { Looking, Place, Tableau } from "./tableau";

/** What is asked of whoever looks at this table; null if nothing can be answered here now. */
export function askedOf({ choice, seat, readOnly = false }: TableProps): ChoiceOut | null {
  return !readOnly && choice !== null && choice.seat === seat && choice.options !== null ? choice : null;
}

/** What can be clicked: places that answer, and places that pick something with several uses. */
export interface Spots {
  options: ReadonlyMap<Place, OptionOut>;
  picks?: ReadonlyMap<Place, string>;
}

interface TableauParts {
  words: GameWords;
  spots: Spots;
  looking: Looking;
  describe(words: GameWords, card: CardOut): string;
}

const NO_PICKS: ReadonlyMap<Place, string> = new Map();

/** What the parts of a table share: the value of `TableauProvider`. `describe` must not change from one call to the next. */
export function useTableauOf(
  props: TableProps,
  { words, spots, looking: { peek, open }, describe }: TableauParts,
): Tableau {
  const { choice, names, onAnswer, onPick, pointed = null, hinted = null } = props;
  const { options, picks = NO_PICKS } = spots;
  const asking = askedOf(props) !== null;
  const picked = asking ? (props.picked ?? null) : null;
  return useMemo(
    () => ({
      words,
      options,
      picks,
      picked,
      pick: (group) => onPick?.(group),
      label: (option) => (choice ? words.optionLabel(choice, option, names) : option.token),
      answer: (token) => onAnswer?.(token),
      pointed,
      hinted,
      peek,
      open,
      describe: (card) => describe(words, card),
      asking,
    }),
    [words, options, picks, picked, choice, names, onAnswer, onPick, pointed, hinted, peek, open, describe, asking],
  );
}

/** The rival who does what is just shown step by step; null if nobody does, or nothing is shown so. */
export function followed({ following = false, stories, seat }: TableProps): number | null {
  const told = following ? (stories.at(-1)?.told ?? []) : [];
  const acting = told.map((event) => event["seat"]).find((other) => typeof other === "number" && other !== seat);
  return typeof acting === "number" ? acting : null;
}

export interface FoldingWishes {
  /** The board that lies open until somebody chooses another, where there is room for it. */
  usual: number | null;
  /** How many things can be clicked at each board: one of those lies open then. */
  targets?: ReadonlyMap<number, number>;
  /** The board that lies open whatever was chosen. */
  forced?: number | null;
  /** All of them lie open: the game is over. */
  all: boolean;
  /** When this changes, what was chosen is forgotten. */
  until?: unknown;
}

/** Screens that are too small for the board of one of several rivals. */
const SMALL = "(min-width: 701px) and (max-height: 850px), (min-width: 701px) and (max-width: 1000px)";

/** Whether the screen is like this now. */
export function useScreen(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Which of the others' boards lie open: one at a time. The key `o` goes through them. */
export function useFolding(
  rivals: readonly number[],
  { usual, targets, forced = null, all, until }: FoldingWishes,
): { unfolded: ReadonlySet<number>; fold(seat: number): void } {
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const isCramped = useScreen(SMALL) && rivals.length > 1;
  if (useChanged(until)) setChosen(undefined);
  const hit = rivals.find((seat) => targets?.has(seat));
  const shown = forced ?? (chosen === undefined ? (hit ?? (isCramped ? null : usual)) : chosen);
  const unfolded = useMemo(() => new Set(all ? rivals : shown === null ? [] : [shown]), [all, rivals, shown]);
  const fold = (seat: number): void => setChosen(unfolded.has(seat) ? null : seat);
  useKeys({ o: () => fold(rivals.find((seat) => !unfolded.has(seat)) ?? rivals[0] ?? -1) });
  return { unfolded, fold };
}

/** Whether an event has happened in a part of the table. */
export function isNews(tab: Tab, event: Told, me: number, inMiddle: (event: Told) => boolean): boolean {
  if (tab === "mine") return false;
  if (tab === "middle") return inMiddle(event);
  return tab === "log" || (typeof event["seat"] === "number" && event["seat"] !== me);
}
