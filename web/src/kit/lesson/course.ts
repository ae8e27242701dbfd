/** Where a learner is in a lesson: which of its steps comes next, by what has been answered and read. */

import type { StepOut } from "../../api/models";

/** For each step, how many answers come before it. */
export function answersBefore(steps: readonly StepOut[]): number[] {
  let count = 0;
  return steps.map(({ answer }) => (answer === null ? count : count++));
}

/** How many answers the script has. */
export function answersIn(steps: readonly StepOut[]): number {
  return steps.filter(({ answer }) => answer !== null).length;
}

/** The place after the last step that the learner has carried out: whoever comes back goes on from there. */
export function lastDone(steps: readonly StepOut[], given: number, learner: number): number {
  const before = answersBefore(steps);
  return 1 + steps.findLastIndex(({ seat }, place) => seat === learner && (before[place] ?? 0) < given);
}

/** How many answers have been given when a step is read: an opponent's step is told after it has happened. */
export function answersAt(steps: readonly StepOut[], place: number, learner: number): number {
  const step = steps[place];
  const after = step && step.answer !== null && step.seat !== learner ? 1 : 0;
  return (answersBefore(steps)[place] ?? 0) + after;
}

/** The step that is to be read or carried out; as many as there are steps if none is left. Steps before `read` have been
 * read, and `given` answers have been given: fewer than before, if one was taken back. */
export function currentStep(steps: readonly StepOut[], given: number, read: number, learner: number): number {
  const before = answersBefore(steps);
  const place = steps.findIndex(({ answer, seat, text }, number) => {
    const isRead = number < read || text === null;
    if (answer === null) return !isRead;
    return (before[number] ?? 0) >= given || (seat !== learner && !isRead);
  });
  return place < 0 ? steps.length : place;
}
