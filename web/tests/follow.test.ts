/** Following the others: what a recap shows, what waits in the queue, and how the log folds. */

import { describe, expect, it } from "vitest";

import type { StateOut, StoryOut, Told } from "../src/api/models";
import { paceOf } from "../src/kit/follow/pace";
import { lastAction, sinceMyTurn, stepsOf, unbroken } from "../src/kit/follow/steps";
import { ahead } from "../src/kit/follow/useQueue";
import { sectionsOf } from "../src/kit/sections";

/** States from version `first` on, each with the seat that is asked and the card that asks: "0", "1", "1 archery". */
function statesOf(asked: string[], first = 0): StateOut[] {
  return asked.map((one, place) => {
    const [seat, card = null] = one.split(" ");
    const choice = { seat: Number(seat), key: "action", card, rule: "", options: null, since: "" };
    return { table: "t", version: first + place, seat: 0, view: {}, choice, can_undo: false, script: null };
  });
}

/** What is told at each version from 1 on; nothing where the text is empty. */
function storiesOf(kinds: string[]): StoryOut[] {
  return kinds.map((kind, place) => ({ version: place + 1, told: kind ? [{ kind, seat: 0 }] : [] }));
}

describe("since my last turn", () => {
  it("goes from the others' first action to the beginning of my present turn", () => {
    expect(sinceMyTurn(statesOf(["0", "1", "1", "0", "0"]), 0)).toEqual({ from: 1, until: 3 });
  });
  it("goes on to now while others have their turn", () => {
    expect(sinceMyTurn(statesOf(["0", "0", "1", "2", "2"]), 0)).toEqual({ from: 2, until: 4 });
  });
  it("doesn't end where another player's card asks me", () => {
    expect(sinceMyTurn(statesOf(["0", "1", "0 archery", "1", "0"]), 0)).toEqual({ from: 1, until: 4 });
  });
  it("doesn't begin before the end of my own effect", () => {
    expect(sinceMyTurn(statesOf(["0", "1 archery", "0 archery", "1", "0"]), 0)).toEqual({ from: 3, until: 4 });
  });
  it("is nothing if nobody else has acted", () => {
    expect(sinceMyTurn(statesOf(["0", "0", "0 tools"]), 0)).toBeNull();
    expect(sinceMyTurn([], 0)).toBeNull();
  });
});

describe("the last action", () => {
  it("begins with a choice of one's own and has all that came of it", () => {
    const states = statesOf(["0", "1", "0 archery", "1 archery", "0"]);
    expect(lastAction(states, storiesOf(["drew", "activated", "drew", "scored"]))).toEqual({ from: 1, until: 4 });
  });
  it("is one that told something", () => {
    expect(lastAction(statesOf(["0", "1", "1", "0"]), storiesOf(["drew", "melded", ""]))).toEqual({
      from: 1,
      until: 3,
    });
    expect(lastAction(statesOf(["0", "1"]), storiesOf([""]))).toBeNull();
  });
});

describe("the steps of a recap", () => {
  const states = statesOf(["0", "1", "1", "1", "0"]);
  const kinds = (range: { from: number; until: number }, stories: StoryOut[]): (string | undefined)[][] =>
    stepsOf(range, states, stories).map(({ state, told }) => [String(state.version), ...told.map(({ kind }) => kind)]);

  it("begin with the table as it was, and leave out what tells nothing", () => {
    expect(kinds({ from: 1, until: 4 }, storiesOf(["drew", "melded", "", "scored"]))).toEqual([
      ["1"],
      ["2", "melded"],
      ["4", "scored"],
    ]);
  });
  it("leave out what was taken back", () => {
    const stories = storiesOf(["drew", "melded", "x", "scored"]).filter(({ version }) => version !== 3);
    expect(kinds({ from: 1, until: 4 }, stories)).toEqual([["1"], ["2", "melded"], ["4", "scored"]]);
  });
});

it("states with a gap between them can't be stepped through", () => {
  const states = [...statesOf(["0", "1"]), ...statesOf(["1", "0"], 5)];
  expect(unbroken(states).map(({ version }) => version)).toEqual([5, 6]);
  expect(unbroken(states.slice(2))).toHaveLength(2);
  expect(unbroken([])).toEqual([]);
});

it("states wait in the queue unless nothing is told of them, and the last one always", () => {
  const states = statesOf(["0", "1", "1", "1", "0"]);
  const versions = (stories: StoryOut[], shown: number): number[] =>
    ahead(states, stories, shown).map(({ version }) => version);
  expect(versions(storiesOf(["drew", "", "melded", ""]), 0)).toEqual([1, 3, 4]);
  expect(versions(storiesOf(["drew", "", "melded", ""]), 3)).toEqual([4]);
  expect(versions([], 4)).toEqual([]);
});

it("a step that tells more is shown longer, but never endlessly, and not at all at once", () => {
  expect(paceOf("normal", 3)).toBeGreaterThan(paceOf("normal", 1));
  expect(paceOf("normal", 50)).toBe(paceOf("normal", 4));
  expect(paceOf("slow", 1)).toBeGreaterThan(paceOf("fast", 1));
  expect(paceOf("off", 9)).toBe(0);
});

it("the log is folded by its headings", () => {
  const runs = (events: readonly Told[]): [Told][] => events.map((event) => [event]);
  const sections = sectionsOf({ runs }, storiesOf(["dealt", "turn", "drew", "melded", "", "turn"]), ["turn"]);
  expect(sections.map(({ head, runs: lines }) => [head?.[0].kind, lines.length])).toEqual([
    [undefined, 1],
    ["turn", 2],
    ["turn", 0],
  ]);
});
