import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { CardOut, ChoiceOut, OptionOut } from "../src/api/models";
import { ICONS, pointsOf, SUITS, suitsOf } from "../src/games/imperium/basics";
import { endingsOf } from "../src/games/imperium/ending";
import {
  type Facts,
  type ImperiumView,
  inPlay,
  isRegion,
  lackOf,
  lastOfRound,
  type Player,
  someOf,
  standIn,
} from "../src/games/imperium/model";
import { NATIONS, powerOf } from "../src/games/imperium/nations";
import { AT_SEAT, spotsOf } from "../src/games/imperium/places";
import { partsOf, signOf } from "../src/games/imperium/text";
import { SHAPES } from "../src/games/imperium/shapes";
import { others, targetsBySeat } from "../src/kit/view";

const DATA = join(import.meta.dirname, "../../src/kronika/games/imperium");
const read = (path: string): string => readFileSync(join(DATA, path), "utf-8");

const option = (token: string): OptionOut => {
  const [key = "", ...args] = token.replace(/#\d+$/, "").split(" ");
  return { token, key, args };
};
const choice = (key: string, ...tokens: string[]): ChoiceOut => ({
  seat: 0,
  key,
  card: null,
  rule: "IMP-ROUND-03",
  options: tokens.map(option),
  since: "2026-01-01T00:00:00Z",
});
const card = (id: string, facts: Facts = {}): [string, CardOut] => [
  id,
  { id, names: { en: id, cs: id }, texts: {}, notes: {}, facts: facts as unknown as CardOut["facts"] },
];
const cards = new Map([
  card("power", { suit: ["power"] }),
  card("oasis", { suit: ["region"] }),
  card("coast", { suit: ["region"] }),
  card("town", { suit: ["uncivilised"] }),
  card("temple", { suit: ["civilised"] }),
  card("unrest", { suit: ["unrest"] }),
  card("senate", { cost: { materials: 4 } }),
  card("glory"),
]);
const refs = (...ids: (string | null)[]) => ids.map((id) => ({ card: id, back: "card" }));
const NONE = { materials: 0, population: 0, progress: 0 };

function player(more: Partial<Player> = {}): Player {
  return {
    nation: "romans",
    materials: 1,
    population: 2,
    progress: 3,
    nation_size: 4,
    exhausted: [],
    play_tokens: [],
    garrison_hosts: [],
    development_prices: [],
    points: null,
    ...more,
  } as unknown as Player;
}

function view(more: Partial<ImperiumView> = {}): ImperiumView {
  return {
    seats: 2,
    seat: 0,
    round: 3,
    first: 1,
    result: null,
    players: [
      player({
        exhausted: [false, true, false, false],
        play_tokens: [NONE, { ...NONE, progress: 2 }, NONE, NONE],
        garrison_hosts: [1, 3, 1],
      }),
      player({ nation: "vikings" }),
    ],
    market: [refs("oasis"), refs("town"), refs("temple"), [], refs("coast")],
    deck_sizes: { region: 2, uncivilised: 0, civilised: 1, main: 9, fame: 1, unrest: 2 },
    hand: [refs("town", "unrest", "glory", "unrest"), refs(null, null)],
    play: [refs("power", "town", "oasis", "town"), refs("power", "coast")],
    garrison: [refs("glory", "unrest", "coast"), []],
    discard: [refs("unrest", "temple", "glory"), []],
    history: [refs("coast"), refs(null)],
    deck: [refs("temple"), refs(null)],
    nation: [refs(null, null), refs(null)],
    development: [refs("senate"), []],
    exile: refs("temple"),
    fame: refs(null, null),
    resolving: [],
    ...more,
  } as unknown as ImperiumView;
}

const spots = (asked: ChoiceOut, shown = view()): string[] =>
  [...spotsOf(shown, asked, cards).options].map(([place, { token }]) => `${place} ${token}`);

describe("where options lie", () => {
  it("the hand is played, each of alike cards too; what is in play is exhausted", () => {
    expect(
      spots(choice("action", "play town", "play unrest", "exhaust town", "exhaust oasis", "innovate", "end")),
    ).toEqual([
      "hand:0:0 play town",
      "hand:0:1 play unrest",
      "play:0:3 exhaust town",
      "play:0:2 exhaust oasis",
      "hand:0:3 play unrest",
    ]);
  });

  it("two copies in play have an option each", () => {
    expect(spots(choice("abandon", "abandon town", "abandon town#2"))).toEqual([
      "play:0:1 abandon town",
      "play:0:3 abandon town#2",
    ]);
  });

  it("the market is taken from, and decks", () => {
    expect(
      spots(
        choice(
          "break-through",
          "break-through oasis",
          "break-through coast",
          "deck region",
          "deck uncivilised",
          "deck tributary",
        ),
      ),
    ).toEqual([
      "market:0 break-through oasis",
      "market:4 break-through coast",
      "pile:region deck region",
      "pile:main deck uncivilised",
    ]);
  });

  it("cards of closed piles are laid out", () => {
    const asked = choice("take", "take unrest", "take temple", "done");
    const { offered } = spotsOf(view(), asked, cards);
    expect(offered).toEqual([
      { place: "offer:0", card: "unrest", zone: "discard" },
      { place: "offer:1", card: "temple", zone: "discard" },
    ]);
    expect(spots(asked)).toEqual(["offer:0 take unrest", "offer:1 take temple"]);
  });

  it("the pile that has all of the cards is meant", () => {
    const { offered } = spotsOf(view(), choice("history", "history unrest", "history temple", "history glory"), cards);
    expect(offered.map(({ card: id, zone }) => `${id} ${zone}`)).toEqual([
      "unrest discard",
      "temple discard",
      "glory discard",
    ]);
    expect(spots(choice("history", "history unrest", "history town"))).toEqual([
      "hand:0:1 history unrest",
      "hand:0:0 history town",
      "hand:0:3 history unrest",
    ]);
  });

  it("what lies nowhere in sight is laid out too", () => {
    expect(spotsOf(view(), choice("take-fame", "take-fame glory"), cards).offered).toEqual([
      { place: "offer:0", card: "glory", zone: null },
    ]);
  });

  it("development cards, sides, players and one's deck", () => {
    expect(spots(choice("develop", "develop senate", "done"))).toEqual(["development:0:0 develop senate"]);
    expect(spots(choice("side", "side b", "side a"))).toEqual(["side:b side b", "side:a side a"]);
    expect(spots(choice("player", "player 1"))).toEqual(["player:1 player 1"]);
    expect(spots(choice("draw", "draw", "done"))).toEqual(["pile:deck:0 draw"]);
    expect(spots(choice("return-unrest", "return-unrest hand", "return-unrest discard"))).toEqual([
      "pile:unrest return-unrest hand",
      "pile:discard:0 return-unrest discard",
    ]);
  });

  it("others' cards are targets", () => {
    const { options } = spotsOf(view(), choice("resolve", "resolve coast"), cards);
    expect([...options.keys()]).toEqual(["play:1:1"]);
    expect([...targetsBySeat(options, AT_SEAT)]).toEqual([[1, 1]]);
  });

  it("nothing is legal while nobody is asked", () => {
    expect(spotsOf(view(), null, cards)).toEqual({ options: new Map(), offered: [] });
  });
});

describe("the table", () => {
  it("knows what lies on and under cards in play", () => {
    expect(inPlay(view(), 0).map(({ card: id, exhausted, garrison }) => [id, exhausted, garrison])).toEqual([
      ["town", true, [0, 2]],
      ["oasis", false, []],
      ["town", false, [1]],
    ]);
    expect(someOf({ materials: 0, progress: 2 })).toEqual({ progress: 2 });
    expect(someOf(null)).toEqual({});
  });

  it("shows how near the end is", () => {
    const lines = endingsOf(view()).map(({ kind, left, near }) => `${kind} ${left} ${near}`);
    expect(lines).toEqual(["main 9 false", "fame 1 true", "unrest 2 true", "development 1 true", "zenith 4 false"]);
    expect(lastOfRound(view())).toBe(0);
    expect(others(view(), 0)).toEqual([1]);
  });

  it("knows points only where they may be known", () => {
    expect(pointsOf(view(), 0)).toBe(null);
    expect(pointsOf(view({ players: [player({ points: 12 })] }), 0)).toBe(12);
    const result = { winners: [1], scores: [3, 9], reason: "scoring", lines: [] };
    expect(pointsOf(view({ result }), 1)).toBe(9);
  });

  it("says what a price lacks; progress stands in", () => {
    const me = player();
    expect(lackOf({ materials: 4, population: 3 }, me)).toEqual({});
    expect(standIn({ materials: 4, population: 3 }, me)).toBe(3);
    expect(lackOf({ materials: 8, population: 4 }, me)).toEqual({ materials: 5 });
    expect(lackOf({ progress: 5 }, me)).toEqual({ progress: 2 });
  });

  it("reads the abilities in a text", () => {
    expect(partsOf("Gain 1. Exhaust when you play a region: Draw 1. Scoring: 2 VP.")).toEqual([
      { label: "", text: "Gain 1." },
      { label: "Exhaust when you play a region", text: "Draw 1." },
      { label: "Scoring", text: "2 VP." },
    ]);
    expect(signOf("Exhaust when you play a region")).toBe("exhaust");
    expect(signOf("Bodování")).toBe("vp");
  });
});

describe("the nations and icons", () => {
  it("are those of the game", () => {
    const entries = [
      ...read("data/nations.yaml").matchAll(
        /- id: (\w+)[\s\S]*?box: (\w+)\n {2}difficulty: (\d)[\s\S]*?exhaust_tokens: (\d)/g,
      ),
    ];
    expect(entries.map(([, id, box, difficulty, exhausts]) => [id, box, Number(difficulty), Number(exhausts)])).toEqual(
      Object.entries(NATIONS).map(([id, nation]) => [id, nation.box, nation.difficulty, nation.exhausts]),
    );
  });

  it("know what is special", () => {
    const entries = read("data/nations.yaml").split(/^- /m).slice(1);
    const facts = entries.map((entry) => ({
      id: /id: (\w+)/.exec(entry)?.[1] ?? "",
      history: /history: (\w+)/.exec(entry)?.[1],
      empire: entry.includes("empire: true"),
    }));
    expect(facts.map(({ id }) => ({ id, history: NATIONS[id]?.history, empire: NATIONS[id]?.empire }))).toEqual(facts);
    for (const { id } of facts) {
      for (const side of ["a", "b"] as const)
        expect(read(`data/nations/${id}.yaml`)).toContain(`id: ${powerOf(id, side)}`);
    }
  });

  it("have a drawing each", () => {
    for (const name of [
      ...SUITS,
      ...ICONS,
      "nation",
      "coin",
      "wheat",
      "drop",
      "barbarian",
      "empire",
      "materials",
      "population",
      "progress",
      "action",
      "exhaust",
    ]) {
      expect(SHAPES[name], name).toBeDefined();
    }
    for (const path of Object.values(SHAPES)) expect(path).toMatch(/^M[-\d.,\sa-zA-Z]+$/);
  });

  it("a card without a suit is a nation's own", () => {
    expect(suitsOf(card("senate")[1])).toEqual(["nation"]);
    expect(isRegion(cards.get("oasis") ?? card("")[1])).toBe(true);
  });
});
