/** A lesson at a table: the step the learner is at, and a guard before every answer that is not the step's. */

import { useState } from "react";

import type { ChoiceOut, LessonOut, StateOut, StepOut } from "../../api/models";
import type { GameModule, View } from "../../games/types";
import type { GameWords } from "../../words";
import { useChanged } from "../../shell/hooks";
import { groupsOf } from "../groups";
import { answersAt, answersIn, currentStep, lastDone } from "./course";

export const LEARNER = 0;

export interface Teaching {
  /** The table as the step tells it: opponents don't wait until everything is read. */
  state: StateOut;
  step: StepOut;
  number: number;
  count: number;
  /** There is nothing to do at this step but to read it. */
  reading: boolean;
  /** What the step's option belongs to, where that is picked first. */
  group: string | null;
  /** What is said of the last thing that the learner did and that wasn't the step's. */
  mistake: string | null;
  next(): void;
  leave(): void;
  /** Whether this answer is the step's; else it is explained. */
  allows(token: string): boolean;
  /** The same for a thing with several options. */
  allowsPick(group: string | null): boolean;
}

interface Given {
  lesson: LessonOut | null;
  state: StateOut | null;
  module: GameModule;
  words: GameWords;
  names: readonly string[];
}

/** Null where nothing is taught: no lesson, left, or at its end. */
export function useLesson({ lesson, state, module, words, names }: Given): Teaching | null {
  const steps = lesson?.steps ?? [];
  const given = state?.script ?? null;
  const [read, setRead] = useState(() => firstUnread(steps, given ?? 0, state));
  const [left, setLeft] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const number = given === null ? steps.length : currentStep(steps, given, read, LEARNER);
  const step = steps[number];
  if (useChanged(number)) setMistake(null);
  const [seen, setSeen] = useState<ReadonlyMap<number, StateOut>>(new Map());
  // After the script the game goes on, but what is still to be read was written for the table at its end.
  if (useChanged(state) && state && given !== null && !isPast(steps, state)) setSeen(new Map(seen).set(given, state));
  if (!step || left || state?.seat !== LEARNER) return null;
  const choice = state.choice?.seat === LEARNER ? state.choice : null;
  const reading = step.seat !== LEARNER;
  // What the rules don't allow can't be taught: then the game simply goes on.
  if (!reading && choice && !choice.options?.some(({ token }) => token === step.answer)) return null;
  const explain = (label: string): false => {
    const told = step.wrong?.[words.lang];
    setMistake(
      reading
        ? words.say("lesson-read-first")
        : told
          ? fill(told, words, names)
          : words.say("lesson-not-now", { option: label }),
    );
    return false;
  };
  const shown = reading ? (seen.get(answersAt(steps, number, LEARNER)) ?? state) : state;
  return {
    state: shown,
    step,
    number,
    count: steps.length,
    reading,
    group: reading || !choice ? null : groupOf(choice, step.answer, module),
    mistake,
    next: () => setRead(number + 1),
    leave: () => setLeft(true),
    allows: (token) => {
      const option = choice?.options?.find((other) => other.token === token);
      return (
        (!reading && token === step.answer) ||
        explain(choice && option ? words.optionLabel(choice, option, names) : token)
      );
    },
    allowsPick: (group) =>
      group === null ||
      (!reading && choice !== null && group === groupOf(choice, step.answer, module)) ||
      explain(words.thing(group)),
  };
}

/** Whether the game has gone on after the script. */
function isPast(steps: readonly StepOut[], state: StateOut): boolean {
  return (state.view as unknown as View).answers > answersIn(steps);
}

/** Whoever comes back goes on after what they have done last; long after the script nothing is left. */
function firstUnread(steps: readonly StepOut[], given: number, state: StateOut | null): number {
  return state && isPast(steps, state) ? steps.length : lastDone(steps, given, LEARNER);
}

function groupOf(choice: ChoiceOut, token: string | null, module: GameModule): string | null {
  return (
    groupsOf(choice, module.groupOf).find(({ options }) => options.some((option) => option.token === token))?.id ?? null
  );
}

const INSERTED = /\{(\w+)\}/g;

/** A text of a lesson in parts: what stands between, and the ids of cards. */
export function partsOf(text: string, words: GameWords, names: readonly string[]): { text: string; card?: string }[] {
  return text.split(INSERTED).map((part, place) => {
    if (place % 2 === 0) return { text: part };
    return part === "opponent" ? { text: names[LEARNER + 1] ?? "" } : { text: words.cardName(part), card: part };
  });
}

function fill(text: string, words: GameWords, names: readonly string[]): string {
  return partsOf(text, words, names)
    .map((part) => part.text)
    .join("");
}
