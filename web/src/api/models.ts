/** Short names for the generated types. */

import type { components } from "./types";

/** What the server sends for every game. What is in a game's own view is in `games/<game>/shape.ts`. */
export type Schemas = components["schemas"];

export type Lang = "en" | "cs";
export type Level = Schemas["SeatIn"]["level"];
/** What has a default on the server need not be sent. */
type Sent<T, Needed extends keyof T> = Pick<T, Needed> & Partial<Omit<T, Needed>>;

export type SiteOut = Schemas["SiteOut"];
export type Me = Schemas["Me"];
export type SessionOut = Schemas["SessionOut"];
export type TokenOut = Schemas["TokenOut"];
export type GameOut = Schemas["GameOut"];
export type CardOut = Schemas["CardOut"];
export type GrammarOut = Schemas["GrammarOut"];
export type Kind = GrammarOut["keys"][string][number];
export type ChapterOut = Schemas["ChapterOut"];
export type ExampleOut = Schemas["ExampleOut"];
export type RuleOut = Schemas["RuleOut"];
export type StepOut = Schemas["StepOut"];
export type LessonOut = Schemas["LessonOut"];
export type SeatIn = Sent<Schemas["SeatIn"], "kind">;
export type NewTable = Sent<Omit<Schemas["NewTable"], "seats">, "game"> & { seats: SeatIn[] };
export type SealOut = Schemas["SealOut"];
export type SeatOut = Schemas["SeatOut"];
export type TableOut = Schemas["TableOut"];
export type OptionOut = Schemas["OptionOut"];
export type ChoiceOut = Schemas["ChoiceOut"];
export type StateOut = Schemas["StateOut"];
export type StatesOut = Schemas["StatesOut"];
export type StoryOut = Schemas["StoryOut"];
export type HintOut = Schemas["HintOut"];
export type PartOut = Schemas["PartOut"];
export type HandOut = Schemas["HandOut"];
export type LogOut = Schemas["LogOut"];
export type ReplayOut = Schemas["ReplayOut"];
export type ReviewOut = Schemas["ReviewOut"];
export type ReviewBody = Schemas["ReviewBody"];
export type ErrorOut = Schemas["ErrorOut"];
export type TurnOut = Schemas["TurnOut"];
export type AskedOut = Schemas["AskedOut"];
export type PuzzlesOut = Schemas["PuzzlesOut"];
export type PuzzleGameOut = Schemas["PuzzleGameOut"];
export type PuzzleOut = Schemas["PuzzleOut"];
export type PuzzleHintOut = Schemas["PuzzleHintOut"];
export type QuestionOut = Schemas["QuestionOut"];
export type SolverOut = Schemas["SolverOut"];
export type TryOut = Schemas["TryOut"];
export type TrainingOut = Schemas["TrainingOut"];
export type TrainingGame = Schemas["TrainingGame"];
export type TrainingMistake = Schemas["TrainingMistake"];
export type TrainingPosition = Schemas["TrainingPosition"];
export type TrainedIn = Schemas["TrainedIn"];
export type TrainedOut = Schemas["TrainedOut"];
export type ChatOut = Schemas["ChatOut"];
export type Problem = Schemas["Problem"];

/** One event of a story: `kind`, mostly `seat`, `card` (null if hidden), `back`, and further facts by kind. */
export type Told = Record<string, unknown> & { kind: string };

/** The messages of the live connection. */
export type LiveMessage =
  | { type: "table"; table: TableOut }
  | { type: "state"; state: StateOut; stories: StoryOut[] }
  | { type: "chat"; chat: ChatOut }
  | { type: "problem"; problem: Problem };
