import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { CardOut, ChoiceOut, OptionOut } from "../src/api/models";
import { apart, asksForDeal, COLOURS, finalScore, groupOf, TYPES } from "../src/games/settlers/basics";
import { dangers } from "../src/games/settlers/danger";
import { FACTIONS, type Facts, locationsOf, type LocationState, type SettlersView } from "../src/games/settlers/model";
import { AT_SEAT, meant, placesOf, spotsOf } from "../src/games/settlers/places";
import { afterGold, countPer, dealGoods, lackOf, unstored } from "../src/games/settlers/prices";
import { COLOUR_SHAPES, SHAPES } from "../src/games/settlers/shapes";
import { targetsBySeat } from "../src/kit/view";
import { groupsOf } from "../src/kit/groups";
import { labelOf } from "../src/pages/review/words";
import { GameWords } from "../src/words/game";

const option = (token: string): OptionOut => {
  const [key = "", ...args] = token.replace(/#\d+$/, "").split(" ");
  return { token, key, args };
};
const choice = (key: string, ...tokens: string[]): ChoiceOut => ({
  seat: 0,
  key,
  card: null,
  rule: "SET-ACT-02",
  options: tokens.map(option),
  since: "2026-01-01T00:00:00Z",
});

const card = (id: string, facts: Facts): [string, CardOut] => [
  id,
  { id, names: { en: id, cs: id }, texts: {}, notes: {}, facts: facts as unknown as CardOut["facts"] },
];
const cards = new Map([
  card("village", { deck: "common", type: "production", colours: ["pink"], cost: { wood: 1 }, raze: { worker: 2 } }),
  card("quarry", { deck: "common", type: "production", colours: ["grey"], raze: { stone: 2 } }),
  card("castle", {
    deck: "common",
    type: "action",
    colours: ["blue"],
    raze: { card: 2 },
    action: { cost: { worker: 1 }, uses: 2 },
  }),
  card("brewer", { deck: "common", type: "action", colours: ["red"], raze: { wood: 1, food: 1 } }),
  card("ruins", { deck: "common", type: "feature", colours: [] }),
  card("gate", { deck: "japanese", type: "feature", colours: ["blue"], deal: "food" }),
  card("dojo", { deck: "japanese", type: "feature", colours: ["red"], raze: { vp: 1 }, deal: "vp" }),
  card("pyramid", { deck: "egyptian", type: "production", colours: ["grey"], deal: "gold" }),
  card("attack_wood", { deck: "attack", target: "wood" }),
  card("attack_vp", { deck: "attack", target: "vp" }),
]);

const ref = (id: string) => ({ card: id, back: cards.get(id)?.facts["deck"] === "common" ? "common" : "faction" });
const GOODS = { wood: 1, stone: 0, food: 2, gold: 1, worker: 3, raze: 2, defence: 1, vp: 4 };

/** Two players; rows of [card, state]. */
function view(
  mine: [string, LocationState][][],
  yours: [string, LocationState][][] = [[], [], []],
  more: Partial<SettlersView> = {},
): SettlersView {
  const empires = [mine, yours];
  return {
    seats: 2,
    seat: 0,
    round: 2,
    rounds: 5,
    goods: [GOODS, GOODS],
    stores: [["raze"], []],
    hand: [[], []],
    draft: [[], []],
    deals: [[], []],
    offer: [],
    rival: [],
    line: [],
    trade_routes: [[], []],
    score: [{ gained: 4, "common-locations": 3 }, { gained: 1 }],
    empire: empires.map((rows) => rows.map((row) => row.map(([id]) => ref(id)))),
    locations: empires.map((rows) => rows.map((row) => row.map(([, state]) => state))),
    solo: null,
    ...more,
  } as unknown as SettlersView;
}

const TURN = choice(
  "action",
  ...[
    "pass",
    "build village",
    "raze-card village",
    "deal pyramid",
    "raze quarry 1",
    "raze castle 1",
    "activate castle",
    "activate-twice castle",
  ],
  ...["send wood", "send common", "defend castle", "defend ruins"],
);
const AT_TURN = view(
  [
    [],
    [
      ["ruins", {}],
      ["gate", { tucked: 0 }],
    ],
    [["castle", { uses: 2, used: 0 }]],
  ],
  [[["quarry", { raze_cost: 2 }]], [], [["castle", { uses: 2, used: 1, raze_cost: 2 }]]],
);

describe("the options of a turn", () => {
  it("belong to cards of the hand and to verbs", () => {
    const groups = groupsOf(TURN, groupOf).map(({ id, options }) => `${id} ${options.length}`);
    expect(groups).toEqual([
      "group-pass 1",
      "village 2",
      "pyramid 1",
      "group-raze 2",
      "null 1",
      "null 1",
      "group-send 2",
      "group-defend 2",
    ]);
  });

  it("stand alone elsewhere", () => {
    expect(groupOf(choice("sacrifice", "sacrifice ruins"), option("sacrifice ruins"))).toBe(null);
    expect(groupOf(choice("after", "defend ruins", "done"), option("done"))).toBe(null);
  });

  it("are picked where they lie, and targets glow at once", () => {
    const { options, picks } = spotsOf(AT_TURN, TURN, null, cards);
    expect([...picks]).toEqual([
      ["card:village", "village"],
      ["card:pyramid", "pyramid"],
      ["good:0:worker", "group-send"],
      ["good:0:defence", "group-defend"],
    ]);
    expect([...options].map(([place, { token }]) => `${place} ${token}`)).toEqual([
      "location:1:0:0 raze quarry 1",
      "location:1:2:0 raze castle 1",
      "location:0:2:0 activate castle",
      "location:0:2:0:twice activate-twice castle",
    ]);
  });

  it("show where a picked card can go", () => {
    const { options, picks } = spotsOf(AT_TURN, TURN, "village", cards);
    expect(options.get("row:production")?.token).toBe("build village");
    expect(options.get("good:0:raze")?.token).toBe("raze-card village");
    expect(picks.get("card:village")).toBe("village");
    expect(spotsOf(AT_TURN, TURN, "pyramid", cards).options.get("deals")?.token).toBe("deal pyramid");
  });

  it("show where picked workers and tokens can go", () => {
    expect(spotsOf(AT_TURN, TURN, "group-send", cards).options.get("deck:common")?.token).toBe("send common");
    const { options, picks } = spotsOf(AT_TURN, TURN, "group-defend", cards);
    expect(options.get("location:0:1:0")?.token).toBe("defend ruins");
    expect(picks.get("good:0:defence")).toBe("group-defend");
  });

  it("put cards under Gate by the cards of the hand", () => {
    const asked = choice("action", "build village", "raze-card village", "tuck village gate", "tuck pyramid gate");
    expect(spotsOf(AT_TURN, asked, null, cards).picks.get("location:0:1:1")).toBe("group-tuck");
    const { options, picks } = spotsOf(AT_TURN, asked, "group-tuck", cards);
    expect(options.get("card:village")?.token).toBe("tuck village gate");
    expect(picks.has("card:village")).toBe(false);
  });

  it("answer at once where nothing has several uses", () => {
    const { options, picks } = spotsOf(AT_TURN, choice("action", "pass", "deal pyramid"), null, cards);
    expect(options.get("card:pyramid")?.token).toBe("deal pyramid");
    expect(picks.size).toBe(0);
  });

  it("are counted by the empires where they lie", () => {
    expect(targetsBySeat(spotsOf(AT_TURN, TURN, null, cards).options, AT_SEAT)).toEqual(
      new Map([
        [1, 2],
        [0, 2],
      ]),
    );
  });
});

describe("where an option lies", () => {
  const places = (asked: ChoiceOut, at: SettlersView = AT_TURN): string[] =>
    (asked.options ?? []).flatMap((one) => placesOf(at, asked, one, cards));

  it("is the card, the good, the deck, the player or the faction", () => {
    expect(places(choice("take", "take village"))).toEqual(["offer:village"]);
    expect(places(choice("keep", "keep village"))).toEqual(["draft:village"]);
    expect(places(choice("discard", "discard village"))).toEqual(["card:village"]);
    expect(places(choice("gain", "gain gold 1", "gain vp 2"))).toEqual(["good:0:gold", "good:0:vp"]);
    expect(places(choice("draw", "draw common", "draw faction"))).toEqual(["deck:common", "deck:faction"]);
    expect(places(choice("steal", "steal wood 1"))).toEqual(["good:1:wood"]);
    expect(places(choice("opponent", "opponent 1"))).toEqual(["player:1"]);
    expect(places(choice("faction", "faction roman"))).toEqual(["faction:roman"]);
    expect(places(choice("sacrifice", "sacrifice ruins", "foundation"))).toEqual(["location:0:1:0", "foundations:0"]);
    expect(places(choice("pillage", "pillage card", "done"))).toEqual([]);
    expect(places(choice("bury", "bury ?common"))).toEqual([]);
  });

  it("is the deal, the Trade Route deal, or the card of the attack line", () => {
    const at = view([[], [], []], [[], [], []], {
      deals: [[ref("pyramid")], [ref("dojo")]],
      trade_routes: [[{ card: "gate", good: "food" }], []],
    });
    expect(places(choice("give-up", "give-up pyramid", "give-up gate"), at)).toEqual([
      "deal:0:pyramid",
      "route:0:gate",
    ]);
    expect(places(choice("end-deal", "end-deal dojo 1"), at)).toEqual(["deal:1:dojo"]);
    const alone = { ...at, seats: 1, line: [ref("attack_vp"), ref("attack_wood"), ref("attack_vp")] };
    expect(
      places(choice("end-deal", "end-deal attack_vp 1", "end-deal attack_wood 1", "end-deal attack_vp 1#2"), alone),
    ).toEqual(["line:0", "line:1", "line:2"]);
    expect(places({ ...choice("build", "build pyramid"), card: "negotiator" }, at)).toEqual(["deal:0:pyramid"]);
  });

  it("is every copy that is just like the one that is meant", () => {
    const twins: [string, LocationState][] = [
      ["quarry", { raze_cost: 2 }],
      ["quarry", { raze_cost: 2 }],
      ["quarry", { raze_cost: 3, guard: 1 }],
    ];
    const at = view([[], [], []], [twins, [], []]);
    const few = choice("raze", "raze quarry 1");
    expect(meant(at, few, option("raze quarry 1"), cards).map(({ index }) => index)).toEqual([0, 1]);
    const rich = { ...at, goods: [{ ...GOODS, raze: 3 }, GOODS] };
    const both = choice("raze", "raze quarry 1", "raze quarry 1#2");
    expect(meant(rich, both, option("raze quarry 1#2"), cards).map(({ index }) => index)).toEqual([2]);
    const guarded = view(
      [[], [], []],
      [
        [
          ["quarry", { raze_cost: 3, guard: 1 }],
          ["quarry", { raze_cost: 2 }],
        ],
        [],
        [],
      ],
    );
    expect(meant(guarded, few, option("raze quarry 1"), cards).map(({ index }) => index)).toEqual([1]);
  });

  it("is each copy by itself where each has an option", () => {
    const at = view([
      [
        ["quarry", {}],
        ["quarry", {}],
      ],
      [],
      [],
    ]);
    const asked = choice("defend", "defend quarry", "defend quarry#2");
    expect(meant(at, asked, option("defend quarry#2"), cards).map(({ index }) => index)).toEqual([1]);
  });
});

describe("a price", () => {
  it("is paid with gold where resources are missing", () => {
    expect(lackOf({ wood: 2, food: 1 }, GOODS)).toEqual({ missing: {}, gold: 1 });
    expect(lackOf({ wood: 2, stone: 1 }, GOODS)).toEqual({ missing: { stone: 1 }, gold: 1 });
    expect(lackOf({ gold: 1, stone: 1 }, GOODS)).toEqual({ missing: { stone: 1 }, gold: 0 });
    expect(lackOf({ gold: 2, worker: 4 }, GOODS)).toEqual({ missing: { gold: 1, worker: 1 }, gold: 0 });
  });

  it("can ask for cards, deals and resources of any kind", () => {
    expect(lackOf({ card: 1, deal: 1, any_resource: 5 }, GOODS)).toEqual({
      missing: { card: 1, deal: 1, any_resource: 1 },
      gold: 0,
    });
    expect(lackOf({ card: 1, deal: 1, any_resource: 4 }, GOODS, 1, 1).missing).toEqual({});
  });

  it("is short of what gold can't cover", () => {
    expect(afterGold({ wood: 2, stone: 1 }, 2)).toEqual({ wood: 0, stone: 1 });
    expect(afterGold({ location: 1 }, 3)).toEqual({ location: 1 });
  });
});

describe("the numbers of an empire", () => {
  it("count locations of a colour and samurai, up to a limit", () => {
    const at = view([
      [
        ["quarry", {}],
        ["pyramid", {}],
      ],
      [["dojo", { guard: 1 }]],
      [["castle", { guard: 1 }]],
    ]);
    expect(countPer(at, 0, { good: "stone", of: "grey", most: 3 }, cards)).toBe(2);
    expect(countPer(at, 0, { good: "stone", of: "grey", most: 1 }, cards)).toBe(1);
    expect(countPer(at, 0, { good: "vp", of: "samurai", most: 3 }, cards)).toBe(1);
  });

  it("say what cleanup takes", () => {
    expect(unstored(AT_TURN, 0)).toEqual({ wood: 1, food: 2, gold: 1, worker: 3, defence: 1 });
    expect(unstored({ ...AT_TURN, round: 5 }, 0)).toEqual({});
  });

  it("add up the score and the deals", () => {
    expect(finalScore(AT_TURN, 0)).toBe(7);
    const at = view([[], [], []], [[], [], []], {
      deals: [[ref("pyramid"), ref("pyramid")], []],
      trade_routes: [[{ card: "gate", good: "food" }], []],
    });
    expect(dealGoods(at, 0, cards)).toEqual({ gold: 2, food: 1 });
  });
});

describe("the solo game", () => {
  const solo = { collection: 0, faction_locations: 0, waves: 2 };
  const at = view(
    [
      [["village", {}]],
      [
        ["dojo", {}],
        ["gate", {}],
      ],
      [["brewer", {}]],
    ],
    [[], [], []],
    { seats: 1, solo, line: [ref("attack_wood")] },
  );
  const inDanger = (where: SettlersView): [string, string[]][] =>
    locationsOf(where, 0).map((one) => [one.card, dangers(where, one, cards)]);

  it("knows which attack card would strike a location", () => {
    expect(inDanger(at)).toEqual([
      ["village", []],
      ["dojo", []],
      ["gate", []],
      ["brewer", ["food"]],
    ]);
    expect(inDanger({ ...at, line: [ref("attack_vp")] })).toEqual([
      ["village", []],
      ["dojo", ["vp"]],
      ["gate", []],
      ["brewer", []],
    ]);
    expect(inDanger({ ...at, solo: null }).every(([, aims]) => aims.length === 0)).toBe(true);
  });

  it("has the virtual player after the last seat", () => {
    const where = { ...at, rival: [ref("quarry"), ref("castle")] };
    expect(locationsOf(where, 1).map(({ card: id, index }) => `${id} ${index}`)).toEqual(["quarry 0", "castle 1"]);
    const asked = choice("action", "raze castle 1");
    expect([...spotsOf(where, asked, null, cards).options.keys()]).toEqual(["location:1:0:1"]);
  });
});

it("every good, colour and type has its icon", () => {
  const source = readFileSync(join(import.meta.dirname, "../../src/kronika/games/settlers/goods.py"), "utf-8");
  const lists = [...source.matchAll(/^(?:GOODS|GAINS|PRICES|COSTS): Final = (.*)$/gm)].map((match) => match[1] ?? "");
  const goods = lists.flatMap((list) => [...list.matchAll(/"(\w+)"/g)].map((match) => match[1] ?? ""));
  expect(goods.length).toBeGreaterThan(20);
  const all = [...goods, ...TYPES, ...COLOURS.map((colour) => COLOUR_SHAPES[colour] ?? colour), ...FACTIONS];
  expect(all.filter((name) => !(name in SHAPES))).toEqual([]);
});

describe("a deal", () => {
  it("doesn't do what its card would do as a location", () => {
    const asked = { ...choice("draw"), card: "pyramid" };
    const deal = { deals: [[ref("pyramid")], []], phase: "production" } as Partial<SettlersView>;
    expect(asksForDeal(view([[], [], []], undefined, deal), asked)).toBe(true);
    expect(asksForDeal(view([[["pyramid", {}]], [], []], undefined, deal), asked)).toBe(false);
    expect(asksForDeal(view([[], [], []], undefined, { ...deal, phase: "action" }), asked)).toBe(false);
    expect(asksForDeal(view([[], [], []], undefined, { phase: "production" }), asked)).toBe(false);
  });
});

describe("copies that aren't alike", () => {
  const server = join(import.meta.dirname, "../../src/kronika");
  const files = ["locale/en.ftl", "games/settlers/locale/en.ftl"].map((name) => join(server, name));
  const words = new GameWords(
    "en",
    "settlers",
    new Map([
      card("farm", { deck: "common", cost: { wood: 2 }, raze: { food: 1, worker: 1 } }),
      card("farm_2", { deck: "common", cost: { wood: 1, stone: 1 }, raze: { food: 1, worker: 1 } }),
    ]),
    { keys: { take: ["card"] }, events: {} },
    ...[...files, join(import.meta.dirname, "../src/games/settlers/words.en.ftl")].map((path) =>
      readFileSync(path, "utf-8"),
    ),
  );
  const named = (id: string): CardOut => ({ ...(words.cards.get(id) as CardOut), names: { en: "Farm", cs: "Statek" } });

  it("are told apart by what they cost and give", () => {
    expect(apart(words, named("farm"))).toBe("2 wood; Razed for: 1 food and 1 worker");
  });

  it("are so in a review that offers both", () => {
    const twins = Object.assign(words.under([]), { cards: new Map(["farm", "farm_2"].map((id) => [id, named(id)])) });
    const asked = {
      key: "take",
      card: null,
      rule: "SET-LOOK-04",
      options: [option("take farm"), option("take farm_2")],
    };
    const label = (token: string): string => labelOf(twins, asked, 0, token, ["Dana"]);
    expect(label("take farm_2")).toBe("Take Farm (1 wood and 1 stone; Razed for: 1 food and 1 worker)");
    expect(labelOf(twins, { ...asked, options: [option("take farm")] }, 0, "take farm", ["Dana"])).toBe("Take Farm");
  });
});
