/** What a game brings to the page. Everything else is the same for all games. */

import type { ComponentType } from "react";

import type { CardOut, ChoiceOut, Lang, StoryOut } from "../api/models";

/** A card as a view shows it: hidden ones have only their back. */
export interface CardRef {
  card: string | null;
  back: string;
}

/** The table as a seat sees it. The parts that all games share; a game adds its own zones and numbers. */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  answers: number;
  result: Result | null;
  [part: string]: unknown;
}

/** The end of a game. `lines` explains each seat's score: label and number. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
  lines: [string, number][][];
}

export interface TableProps {
  view: View;
  /** The players by seat. */
  names: string[];
  /** Whose eyes; null for spectators and the all-seeing. */
  seat: number | null;
  /** What is asked now, of whomever; options only for `seat`. */
  choice: ChoiceOut | null;
  onAnswer?(token: string): void;
  /** What has happened, oldest first; the last ones have just happened. */
  stories: StoryOut[];
  /** Nothing can be answered: a replay or the end. */
  readOnly?: boolean;
  /** The token of the option that the prompt points at. */
  pointed?: string | null;
}

export type CardSize = "chip" | "card" | "large";

export interface CardFaceProps {
  card: CardOut;
  size: CardSize;
  /** The language of the name and text; the page's own if not given. */
  lang?: Lang;
}

export interface IntroProps {
  seats: number;
  /** Called when the reader is through or skips it. */
  onDone?(): void;
}

export interface GuideProps {
  choice: ChoiceOut;
}

/** What an argument of an option means; `word-…` messages name words. */
export type ArgKind = "card" | "seat" | "number" | "word";

/** What the card browser can filter by: a fact of the cards and its values in order. */
export interface Filter {
  fact: string;
  /** A fact that holds a list fits if the value is in it. */
  values: string[];
  /** The id of the message that names a value, as `<message>-<value>`; without it the value speaks for itself. */
  message?: string;
}

export interface GameModule {
  id: string;
  Table: ComponentType<TableProps>;
  CardFace: ComponentType<CardFaceProps>;
  /** Goal, turn, what wins, in two minutes. */
  Intro: ComponentType<IntroProps>;
  /** In a guided first game: explains each kind of choice the first time. */
  Guide: ComponentType<GuideProps>;
  /** The arguments of an option by its key, where they can't be told from the values (a seat looks like a number). */
  args: Record<string, ArgKind[]>;
  filters: Filter[];
  /** Messages of the page that say in three points what the game is about. */
  points: string[];
  /** Some cards that show at once what the game looks like. */
  samples: string[];
  /** A small mark of a card for its options: a class that colours it, and a sign. */
  markOf?(card: CardOut): { className: string; sign: string };
  /** The rule to begin with for a card's effects. */
  cardRule: string;
  /** The options to propose to a reader of this language. */
  options?(lang: Lang): Record<string, string>;
}
