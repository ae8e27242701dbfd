import { describe, expect, it } from "vitest";

import type { ChoiceOut, GameOut } from "../src/api/models";
import { groupsOf } from "../src/kit/groups";
import { choose, gameOptions, optionsFor, seatOf, seatOptions, seatRange } from "../src/options";
import { scoreLines } from "../src/scores";

const NATIONS = ["random", "rome", "egypt"];
const game: GameOut = {
  id: "x",
  names: {},
  about: {},
  min_seats: 1,
  max_seats: 3,
  minutes: 60,
  difficulty: 2,
  levels: ["beginner"],
  zones: [],
  lesson: null,
  options: { nation_1: NATIONS, nation_2: NATIONS, nation_3: NATIONS, box_9: ["a", "b"], games: ["one", "two"] },
};

describe("the options of a new table", () => {
  it("belong to a seat by their number, or to the game", () => {
    expect(["nation_1", "nation_3", "box_9", "games"].map((name) => seatOf(game, name))).toEqual([0, 2, null, null]);
    expect(seatOptions(game, 1)).toEqual([{ name: "nation_2", values: NATIONS }]);
    expect(gameOptions(game).map(([name]) => name)).toEqual(["box_9", "games"]);
  });

  it("give what exists once to one seat only", () => {
    const first = { nation_1: "rome", nation_2: "random", nation_3: "egypt", games: "one" };
    expect(choose(game, first, "nation_2", "rome")).toEqual({ ...first, nation_1: "random", nation_2: "rome" });
    expect(choose(game, first, "nation_1", "random")).toEqual({ ...first, nation_1: "random" });
    expect(choose(game, first, "games", "two")).toEqual({ ...first, games: "two" });
  });

  it("are sent for the seats that are there", () => {
    const all = { nation_1: "rome", nation_2: "random", nation_3: "egypt", games: "one" };
    expect(optionsFor(game, all, 1)).toEqual({ nation_1: "rome", games: "one" });
    expect(optionsFor(game, all, 3)).toEqual(all);
  });

  it("say how many can play", () => {
    expect(seatRange(game)).toEqual({ least: 1, most: 3, range: "yes" });
    expect(seatRange({ ...game, min_seats: 3 }).range).toBe("no");
  });
});

describe("options of one thing", () => {
  const choice = (...tokens: string[]): ChoiceOut => ({
    seat: 0,
    key: "play",
    card: null,
    rule: "",
    since: "",
    options: tokens.map((token) => {
      const [key = "", ...args] = token.split(" ");
      return { token, key, args };
    }),
  });
  const byCard = (_: ChoiceOut, option: { args: string[] }): string | null => option.args[0] ?? null;

  it("stand together, in the order of the things", () => {
    const groups = groupsOf(choice("sell a", "build a", "sell b", "done"), byCard);
    expect(groups.map(({ id, options }) => [id, options.length])).toEqual([
      ["a", 2],
      ["b", 1],
      [null, 1],
    ]);
  });

  it("stand alone if nothing has several", () => {
    expect(groupsOf(choice("lay a", "lay b"), byCard).map(({ id }) => id)).toEqual([null, null]);
    expect(groupsOf(choice("sell a", "build a"), undefined).map(({ id }) => id)).toEqual([null, null]);
  });
});

describe("the score, line by line", () => {
  const result = (...lines: [string, number][][]) => ({ winners: [], scores: [], reason: "", lines });

  it("is one table for all seats", () => {
    expect(
      scoreLines(
        result(
          [
            ["a", 1],
            ["total", 1],
          ],
          [
            ["a", 2],
            ["total", 2],
          ],
        ),
      ),
    ).toEqual([
      { label: "a", scores: [1, 2] },
      { label: "total", scores: [1, 2] },
    ]);
  });

  it("has the lines of one seat where that seat has them", () => {
    const lines = scoreLines(
      result(
        [
          ["a", 1],
          ["total", 1],
        ],
        [
          ["a", 2],
          ["b", 3],
          ["total", 5],
        ],
      ),
    );
    expect(lines.map(({ label }) => label)).toEqual(["a", "b", "total"]);
    expect(lines[1]?.scores).toEqual([undefined, 3]);
  });
});
