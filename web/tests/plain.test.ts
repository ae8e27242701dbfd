import { describe, expect, it } from "vitest";

import type { CardOut, ChoiceOut, GrammarOut, OptionOut } from "../src/api/models";
import { gameModule, type View } from "../src/games";
import { factsOf, filtersFor, kindClass } from "../src/kit/plain/cardfacts";
import { cardsOf, groupOf, layOut, ownerOf, spotsOf, stageOf, standingOf } from "../src/kit/plain/model";
import { factLabel, labelOf } from "../src/kit/plain/names";
import { GameWords } from "../src/words/game";

const card = (id: string, facts: CardOut["facts"] = {}): CardOut => ({
  id,
  names: { en: id, cs: id },
  texts: {},
  notes: {},
  facts,
});
const CARDS = new Map(["farm", "mill", "mine"].map((id) => [id, card(id)]));
const GRAMMAR = {
  keys: {
    play: ["card"],
    give: ["card", "seat"],
    bid: ["number"],
    draw: ["word"],
    build: ["card"],
    sell: ["card"],
    swap: ["card", "card"],
    take: ["card"],
  },
  events: {},
} satisfies GrammarOut;
const words = new GameWords(
  "en",
  "toy",
  CARDS,
  GRAMMAR,
  "word-hand = ruka\nfact-cost = Price\ntable-turn = Turn { $turn }\n",
);

const up = (id: string): { card: string; back: string } => ({ card: id, back: "toy" });
const DOWN = { card: null, back: "toy" };
const ZONES = [
  { name: "deck", per_seat: true },
  { name: "hand", per_seat: true },
  { name: "piles", per_seat: false },
  { name: "row", per_seat: false },
];

const view = (more: Record<string, unknown> = {}): View => ({
  game: "toy",
  seats: 2,
  options: {},
  seat: 0,
  answers: 3,
  choice: null,
  result: null,
  deck: [[DOWN, DOWN], [DOWN]],
  hand: [[up("farm"), up("mill")], [DOWN]],
  piles: [[], [up("farm")], []],
  row: [],
  ...more,
});
const laid = (more: Record<string, unknown> = {}) => layOut(view(more), ZONES, (id) => CARDS.has(id));

const option = (token: string): OptionOut => {
  const [key = "", ...args] = token.split(" ");
  return { token, key, args };
};
const choice = (...tokens: string[]): ChoiceOut => ({
  seat: 0,
  key: "action",
  card: null,
  rule: "TOY-PLAY-01",
  options: tokens.map(option),
  since: "2026-01-01T00:00:00Z",
});

describe("a game that brings no table", () => {
  it("gets the plain one, always the same", () => {
    expect(gameModule("toy")).toBe(gameModule("toy"));
    expect(gameModule("toy").Table).toBe(gameModule("another").Table);
    expect(gameModule("toy").id).toBe("toy");
  });

  it("is nothing that a game with a folder of its own gets", () => {
    expect(gameModule("innovation").Table).not.toBe(gameModule("toy").Table);
  });
});

describe("what lies on a plain table", () => {
  it("are the declared zones, by seat and in the middle, also the empty ones", () => {
    const { shared, seats, rest } = laid();
    expect(seats.map(({ zones }) => zones.map(({ name, piles }) => [name, piles.map((pile) => pile.length)]))).toEqual([
      [
        ["deck", [2]],
        ["hand", [2]],
      ],
      [
        ["deck", [1]],
        ["hand", [1]],
      ],
    ]);
    expect(shared.zones).toEqual([
      { name: "piles", piles: [[], [up("farm")], []] },
      { name: "row", piles: [[]] },
    ]);
    expect(cardsOf(shared)).toEqual(["farm"]);
    expect(rest).toEqual([]);
  });

  it("are numbers of the seats and of all", () => {
    const { shared, seats } = laid({
      coins: [3, 0],
      passed: [false, true],
      wood: 4,
      goods: { grain: 2, ore: null },
      phase: "auction",
    });
    expect(seats[0]?.facts).toEqual([{ name: "coins", value: 3 }]);
    expect(seats[1]?.facts).toEqual([
      { name: "coins", value: 0 },
      { name: "passed", value: true },
    ]);
    expect(shared.facts).toEqual([
      { name: "wood", value: 4 },
      { name: "grain", value: 2 },
      { name: "phase", value: "auction" },
    ]);
  });

  it("are tokens on cards", () => {
    const { shared, seats } = laid({ goods: { farm: 2 }, marks: [{ mill: 1 }, {}] });
    expect(shared.onCards.get("farm")).toEqual([{ name: "goods", value: 2 }]);
    expect(seats[0]?.onCards.get("mill")).toEqual([{ name: "marks", value: 1 }]);
  });

  it("is what has no simpler shape apart, and nothing that the page says elsewhere", () => {
    const map = [[1, [2]], 3, 4];
    const { shared, seats, rest } = laid({ turn: 4, active: 1, map, limits: [1, 2, 3] });
    expect(rest).toEqual([["map", map]]);
    expect(shared.facts).toEqual([{ name: "limits", value: [1, 2, 3] }]);
    expect(seats.flatMap(({ facts }) => facts)).toEqual([]);
  });
});

describe("where an option lies", () => {
  const tokens = (spots: ReturnType<typeof spotsOf>): string[][] =>
    [...spots.options].map(([place, { token }]) => [place, token]);

  it("is its card, its player, or the zone that it names", () => {
    const spots = spotsOf(laid(), choice("play farm", "give mill 1", "draw deck", "bid 3", "pass"), null, words);
    expect(tokens(spots)).toEqual([
      ["card:0:hand:farm", "play farm"],
      ["player:1", "give mill 1"],
      ["zone:0:deck", "draw deck"],
    ]);
    expect([...spots.options.keys()].map(ownerOf)).toEqual([0, 1, 0]);
  });

  it("is in the zone that has most of the cards of its verb", () => {
    const table = laid({ row: [up("farm"), up("mine")] });
    expect(tokens(spotsOf(table, choice("take farm", "take mine"), null, words))).toEqual([
      ["card:all:row:farm", "take farm"],
      ["card:all:row:mine", "take mine"],
    ]);
    expect(tokens(spotsOf(table, choice("take farm", "take mill"), null, words)).map(([place]) => place)).toEqual([
      "card:0:hand:farm",
      "card:0:hand:mill",
    ]);
    expect(ownerOf("card:all:row:farm")).toBe(null);
  });

  it("is a card that is picked first, where it has several options", () => {
    const asked = choice("build farm", "sell farm", "swap mill farm", "swap mill mine", "pass");
    const table = laid({ row: [up("mine")] });
    expect(asked.options?.map((one) => groupOf(asked, one))).toEqual(["farm", "farm", "mill", "mill", null]);
    const before = spotsOf(table, asked, null, words);
    expect(tokens(before)).toEqual([]);
    expect([...before.picks]).toEqual([
      ["card:0:hand:farm", "farm"],
      ["card:0:hand:mill", "mill"],
    ]);
    const after = spotsOf(table, asked, "mill", words);
    expect(tokens(after)).toEqual([
      ["card:0:hand:farm", "swap mill farm"],
      ["card:all:row:mine", "swap mill mine"],
    ]);
    expect([...after.picks.values()]).toEqual(["mill"]);
  });

  it("is nowhere while nobody is asked", () => {
    expect(spotsOf(laid(), null, null, words)).toEqual({ options: new Map(), picks: new Map() });
  });
});

describe("the words of a plain table", () => {
  it("are the game's own, or its names as people write them", () => {
    expect(labelOf(words, "hand")).toBe("Ruka");
    expect(labelOf(words, "draw_pile")).toBe("Draw pile");
    expect(factLabel(words, "cost")).toBe("Price");
    expect(factLabel(words, "victory_points")).toBe("Victory points");
  });

  it("say in the bar which turn it is and what a seat has", () => {
    expect(stageOf(view({ turn: 2 }), words)).toBe("Turn 2");
    expect(stageOf(view(), words)).toBe("");
    expect([0, 1].map((seat) => standingOf(view({ points: [4, 7] }), seat))).toEqual(["4", "7"]);
    expect(standingOf(view(), 0)).toBe("");
  });
});

describe("a card without a face of its own", () => {
  const cards = [
    card("a", { kind: "field", cost: 10, confidence: "printed" }),
    card("b", { kind: "field", cost: 2 }),
    card("c", { kind: "town", cost: 2 }),
  ];

  it("has the facts of the game, none about the data", () => {
    expect(factsOf(cards[0] ?? card("x"))).toEqual([
      ["kind", "field"],
      ["cost", 10],
    ]);
  });

  it("is coloured by its kind, or by itself where there are no kinds", () => {
    expect(kindClass(cards[0] ?? card("x"))).toBe(kindClass(cards[1] ?? card("x")));
    expect(kindClass(card("mill"))).not.toBe(kindClass(card("farm")));
  });

  it("is found by what tells it from others", () => {
    expect(filtersFor(cards)).toEqual([
      { fact: "kind", values: ["field", "town"] },
      { fact: "cost", values: ["2", "10"] },
    ]);
  });
});
