/** What a game brings to the page. Everything else is the same for all games. */

import type { ComponentType } from "react";

import type { CardOut, ChoiceOut, Lang, OptionOut, Schemas, StoryOut } from "../api/models";
import type { GameWords } from "../words/game";

/** A card as a view shows it: hidden ones have only their back. */
export type CardRef = Schemas["CardRef"];

/** A view as the server sends it: what is asked is beside it. */
export type Seen<Shape> = Omit<Shape, "choice">;

/** The table as a seat sees it. The parts that all games share; a game adds its own zones and numbers. */
export type View = Seen<Schemas["View"]> & Record<string, unknown>;

/** The end of a game. `lines` explains each seat's score: label and number. */
export type Result = Schemas["FinalResult"];

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
  stories: readonly StoryOut[];
  /** What has happened is shown step by step: the part of the table where it did comes to the front. */
  following?: boolean;
  /** A lesson turns the table to what it speaks of. */
  taught?: boolean;
  /** How many lines of the chat haven't been read. */
  unread?: number;
  /** Nothing can be answered: a replay or the end. */
  readOnly?: boolean;
  /** The token of the option that the prompt points at. */
  pointed?: string | null;
  /** The token of the option that a bot advises. */
  hinted?: string | null;
  /** What of several things with several options each is picked: see `groupOf`. */
  picked?: string | null;
  onPick?(group: string | null): void;
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

/** What an option would bring and cost, beside its words in the prompt. */
export interface DetailProps {
  view: View;
  choice: ChoiceOut;
  option: OptionOut;
  names: readonly string[];
}

/** For the option of a seat at a new table: what can be chosen, and what it is like. */
export interface SeatPickerProps {
  /** What is chosen, for a heading. */
  label: string;
  values: readonly string[];
  value: string;
  onChoose(value: string): void;
}

/** What the card browser can filter by: a fact of the cards and its values in order. */
export interface Filter {
  fact: string;
  /** A fact that holds a list fits if the value is in it. */
  values: string[];
  /** The id of the message that names a value, as `<message>-<value>`; without it the value speaks for itself. */
  message?: string;
}

/** All that the pages need of a game. The class names of its style sheets are its own: begin them with a prefix, since
 * the sheets of several games can be loaded at the same time. */
export interface GameModule {
  id: string;
  /** A drawing on a 24-pixel grid that stands for the game: the data of an SVG path, filled by even and odd. */
  emblem: string;
  /** The words of its own pages; those that the terminal says too come from the server. */
  words?: Record<Lang, () => Promise<{ default: string }>>;
  Table: ComponentType<TableProps>;
  CardFace: ComponentType<CardFaceProps>;
  /** Goal, turn, what wins, in two minutes. What each kind of choice means is said by the messages `guide-<kind>`. */
  Intro: ComponentType<IntroProps>;
  /** Shown with each option of the prompt, where its words don't say everything. It is there before the first question:
   * options that grow under a finger would lose its tap. */
  detail?: () => Promise<{ default: ComponentType<DetailProps> }>;
  /** Beneath each option of a seat at a new table, where the names of its values don't say what they are like. */
  SeatPicker?: ComponentType<SeatPickerProps>;
  /** What an option belongs to (a card's id), where things have several options each: first one picks such a thing, then
   * what to do with it. Null for an option that stands alone. */
  groupOf?(choice: ChoiceOut, option: OptionOut): string | null;
  /** Where an option stands among the others: those with a higher number come after those with a lower one. */
  orderOf?(option: OptionOut): number;
  /** What the card browser offers; by the facts that tell some cards from others, if this isn't given. */
  filters?: Filter[];
  /** Whether a card stands in the card browser; what is part of something else needn't. */
  isListed?(card: CardOut): boolean;
  /** Messages of the game's page that say in three points what it is about; each has a second one that ends with `-text`. */
  points?: string[];
  /** Some cards that show at once what the game looks like; the first ones, if this isn't given. */
  samples?: string[];
  /** A small mark of a card for its options: a class that colours it, and a sign. */
  markOf?(card: CardOut): { className: string; sign: string };
  /** The rule to begin with for a card's effects; the message `card-how` leads to it. */
  cardRule?: string;
  /** The options to propose to a reader of this language. */
  options?(lang: Lang): Record<string, string>;
  /** How far the game is, for the bar on top of the table; the turn, if this isn't given. */
  stage?(view: View, words: GameWords): string;
  /** What tells a card from others of its name. */
  apart?(words: GameWords, card: CardOut): string;
  /** Whether it isn't the text of the asking card that is carried out. */
  ignoresText?(view: View, choice: ChoiceOut): boolean;
  /** What a seat has now, for the bar; nothing, if this isn't given. */
  standing?(view: View, seat: number, words: GameWords): string;
  /** The events that begin a paragraph of the log. */
  headings: readonly string[];
  /** The events that begin a chapter of a replay; the headings, if this isn't given. */
  chapters?: readonly string[];
  /** The events that turned the game, for the result page. */
  moments: readonly string[];
}
