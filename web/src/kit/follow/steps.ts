/** What a recap shows: which versions of the table, and what is told at each of them. */

import type { StateOut, StoryOut, Told } from "../../api/models";

/** One step of a recap: the table after something happened, and what that was. */
export interface Step {
  state: StateOut;
  told: readonly Told[];
}

/** The versions of a recap: the table to begin with, and the last one. */
export interface Range {
  from: number;
  until: number;
}

/** An answer by which somebody acted without being asked for it by a card: who, and the version that it led to. */
interface Act {
  seat: number;
  version: number;
}

function actsIn(states: readonly StateOut[]): Act[] {
  return states
    .slice(0, -1)
    .flatMap(({ choice, version }) => (choice?.card === null ? [{ seat: choice.seat, version: version + 1 }] : []));
}

/** From this seat's last turn to its present one, or to now; null if nobody else has acted. What a card of somebody else
 * makes one answer isn't a turn. `states` follow one another up to now, oldest first. */
export function sinceMyTurn(states: readonly StateOut[], seat: number): Range | null {
  const acts = actsIn(states);
  const last = acts.findLastIndex((act) => act.seat !== seat);
  if (last < 0) return null;
  const first = acts.slice(0, last).findLastIndex((act) => act.seat === seat) + 1;
  const from = acts[first];
  const latest = states.at(-1);
  if (!from || !latest) return null;
  return { from: from.version - 1, until: (acts[last + 1]?.version ?? latest.version + 1) - 1 };
}

/** The last action that told something, with everything that came of it. */
export function lastAction(states: readonly StateOut[], stories: readonly StoryOut[]): Range | null {
  const told = new Set(stories.filter((story) => story.told.length > 0).map(({ version }) => version));
  const act = actsIn(states).findLast(({ version }) => told.has(version));
  const latest = states.at(-1);
  return act && latest ? { from: act.version - 1, until: latest.version } : null;
}

/** The steps of a range: the table to begin with, and each state at which something is told. What was taken back has no
 * story. */
export function stepsOf(range: Range, states: readonly StateOut[], stories: readonly StoryOut[]): Step[] {
  const toldAt = new Map(stories.map(({ version, told }) => [version, told as Told[]]));
  const [first, ...rest] = states.filter(({ version }) => version >= range.from && version <= range.until);
  if (!first) return [];
  const steps = rest.map((state) => ({ state, told: toldAt.get(state.version) ?? [] }));
  return [{ state: first, told: [] }, ...steps.filter(({ told }) => told.length > 0)];
}

/** The last of the states, as far as they follow one another without a gap. */
export function unbroken(states: readonly StateOut[]): readonly StateOut[] {
  const last = states.at(-1)?.version ?? 0;
  return states.filter(({ version }, place) => last - version === states.length - 1 - place);
}
