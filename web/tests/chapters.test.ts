import { describe, expect, it } from "vitest";

import { chapterAt, chapterBeside, chaptersOf } from "../src/pages/replay/chapters";

const log = [
  { version: 1, told: [{ kind: "drew" }] },
  { version: 2, told: [{ kind: "drew" }, { kind: "turn", number: 1 }] },
  { version: 3, told: [] },
  { version: 4, told: [{ kind: "age" }, { kind: "turn", number: 2 }] },
];

describe("the chapters of a replay", () => {
  const chapters = chaptersOf(log, ["turn", "age"]);

  it("begin where a turn or an age does", () => {
    expect(chapters.map(({ at }) => at)).toEqual([2, 4]);
    expect(chapters[1]?.events.map(({ kind }) => kind)).toEqual(["age", "turn"]);
    expect(chaptersOf(log, [])).toEqual([]);
  });

  it("know where a step belongs", () => {
    expect([0, 1, 2, 3, 4, 9].map((at) => chapterAt(chapters, at))).toEqual([-1, -1, 0, 0, 1, 1]);
  });

  it("lead on and back", () => {
    expect([0, 2, 3].map((at) => chapterBeside(chapters, at, 1))).toEqual([2, 4, 4]);
    expect(chapterBeside(chapters, 4, 1)).toBeUndefined();
    expect([0, 1, 2, 3, 4].map((at) => chapterBeside(chapters, at, -1))).toEqual([0, 0, 0, 2, 2]);
  });
});
