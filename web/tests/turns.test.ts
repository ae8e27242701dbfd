import { describe, expect, it } from "vitest";

import type { StoryOut } from "../src/api/models";
import { turnAt } from "../src/turns";

const stories: StoryOut[] = [
  { version: 1, told: [{ kind: "drew", seat: 0 }] },
  { version: 2, told: [{ kind: "turn", seat: 0, number: 1 }] },
  { version: 5, told: [{ kind: "drew", seat: 0 }, { kind: "turn", seat: 1, number: 2 }, { kind: "phase" }] },
];

describe("the turn of a step", () => {
  it("is the last one that has begun", () => {
    expect([0, 1, 2, 4, 5, 9].map((step) => turnAt(stories, step))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
