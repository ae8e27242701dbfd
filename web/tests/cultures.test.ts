import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { ChoiceOut, OptionOut } from "../src/api/models";
import { game as cultures } from "../src/games/cultures";
import { signsOf } from "../src/games/cultures/effects";
import { SHAPES } from "../src/games/cultures/icons";
import {
  type Contest,
  type CulturesView,
  groupOf,
  levelId,
  offered,
  outcomeOf,
  picksOf,
  placesOf,
  present,
  stripId,
  sumOf,
} from "../src/games/cultures/model";
import { groupsOf } from "../src/kit/groups";

const option = (token: string): OptionOut => {
  const [key = "", ...args] = token.split(" ");
  return { token, key, args };
};
const choice = (key: string, ...tokens: string[]): ChoiceOut => ({
  seat: 0,
  key,
  card: null,
  rule: "CUL-PLAY-04",
  options: tokens.map(option),
  since: "2026-01-01T00:00:00Z",
});

const PLAY = choice("play", "coins a", "army a", "resource a", "build a", "coins b", "resource b", "lead b");

describe("where an option lies", () => {
  it("is around the board, once a card is picked", () => {
    expect(placesOf(PLAY, null).size).toBe(0);
    expect([...placesOf(PLAY, "a")].map(([place, { token }]) => `${place} ${token}`)).toEqual([
      "area:coins coins a",
      "area:army army a",
      "area:resources resource a",
      "area:build build a",
    ]);
    expect([...placesOf(PLAY, "b").keys()]).toEqual(["area:coins", "area:resources", "area:build"]);
  });

  it("is the card, the level, the province or the civilization", () => {
    const places = (key: string, ...tokens: string[]): string[] => [...placesOf(choice(key, ...tokens), null).keys()];
    expect(places("lay", "lay a", "lay b")).toEqual(["card:a", "card:b"]);
    expect(places("develop", "develop", "done")).toEqual(["area:development"]);
    expect(places("contest", "compete", "decline")).toEqual(["province"]);
    expect(places("civilization", "civilization rome")).toEqual(["civilization:rome"]);
    expect(places("exchange", "exchange 0", "exchange 1")).toEqual([]);
  });

  it("is one of the uses of a card that is picked first", () => {
    expect([...picksOf(PLAY)]).toEqual([
      ["card:a", "a"],
      ["card:b", "b"],
    ]);
    expect(picksOf(choice("lay", "lay a")).size).toBe(0);
    expect(groupsOf(PLAY, groupOf).map(({ id, options }) => [id, options.length])).toEqual([
      ["a", 4],
      ["b", 3],
    ]);
  });
});

describe("a contest", () => {
  const contest = (
    mine: number,
    theirs: number,
    stronger: number | null,
    competing: (boolean | null)[] = [null, null],
  ): Contest => ({
    card: "gaul",
    symbols: ["sword"],
    strength: [mine, theirs],
    stronger,
    keeps: [false, false],
    competing,
  });

  it("is told from the seat's side", () => {
    expect(outcomeOf(contest(3, 1, 0), 0)).toBe("wins");
    expect(outcomeOf(contest(3, 1, 0), 1)).toBe("loses");
    expect(outcomeOf(contest(2, 2, 1), 0)).toBe("tie-loses");
    expect(outcomeOf(contest(2, 2, 1), 1)).toBe("tie-wins");
  });

  it("is won by whoever is alone", () => {
    expect(outcomeOf(contest(1, 0, 0), 0)).toBe("alone");
    expect(outcomeOf(contest(1, 4, 1, [null, false]), 0)).toBe("alone");
  });
});

describe("numbers", () => {
  it("of a match: both games together", () => {
    const view = {
      scores: [{ total: 5 }, { total: 9 }],
      match: { game: 2, games: 2, first: [30, 20] },
    } as unknown as CulturesView;
    expect([0, 1].map((seat) => sumOf(view, seat))).toEqual([35, 29]);
    expect(sumOf({ ...view, match: { game: 1, games: 1, first: null } }, 0)).toBe(5);
  });

  it("leave out what isn't there", () => {
    expect(present({ wood: 2, brick: 0 })).toEqual({ wood: 2 });
  });
});

it("cards offered from the discard pile are laid out; one in the army stays there", () => {
  const view = { boards: [{ strips: ["c", null] }, null] } as unknown as CulturesView;
  expect(offered(view, choice("develop-with", "develop-with a", "develop-with c"), 0)).toEqual(["a"]);
  expect(offered(view, choice("lay", "lay a"), 0)).toEqual([]);
});

describe("what is printed", () => {
  const DATA = join(import.meta.dirname, "../../src/kronika/games/cultures/data");
  const read = (name: string): string => readFileSync(join(DATA, name), "utf-8");

  it("has the ids that the board asks for", () => {
    expect(read("strips.yaml")).toContain(`- id: ${stripId({ civilization: "egypt", side: "golden" }, 5)}\n`);
    expect(read("levels.yaml")).toContain(`- id: ${levelId("abbasid", 8)}\n`);
  });

  it("has a sign for every effect", () => {
    const files = [
      "levels.yaml",
      "strips.yaml",
      "provinces.yaml",
      ...["persia", "rome", "abbasid", "egypt"].map((name) => `cards/${name}.yaml`),
    ];
    const effects = files.flatMap((name) =>
      [...read(name).matchAll(/- \{(when: .*)\}/g)].map((match) => match[1] ?? ""),
    );
    expect(effects.length).toBeGreaterThan(150);
    for (const line of effects) {
      const effect = Object.fromEntries(
        line.split(", ").map((part) => {
          const [name = "", value = ""] = part.split(": ");
          return [name, /^\d+$/.test(value) ? Number(value) : value];
        }),
      );
      const signs = signsOf(effect as unknown as Parameters<typeof signsOf>[0]);
      const unknown = signs.filter((sign) => "icon" in sign && !(sign.icon in SHAPES));
      expect(`${line}: ${signs.length > 0} ${unknown.length}`).toBe(`${line}: true 0`);
    }
  });

  it("has the sample cards and the rule that the pages name", () => {
    const cards = ["persia", "rome", "abbasid", "egypt"].map((name) => read(`cards/${name}.yaml`)).join("\n");
    expect(cultures.samples?.filter((id) => !cards.includes(`- id: ${id}\n`))).toEqual([]);
    expect(read("rulebook.yaml")).toContain(cultures.cardRule);
  });
});
