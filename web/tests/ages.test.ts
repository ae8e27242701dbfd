import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { CardOut, ChoiceOut, OptionOut } from "../src/api/models";
import {
  AGES,
  colourOf,
  DESTROYING,
  ENDING,
  groupOf,
  orderOf,
  OTHER_KINDS,
  SPECIAL_KINDS,
  STAGES,
  TAKING,
  WORKER_KINDS,
} from "../src/games/ages/basics";
import { afterGrowth, blueSections, corruptionFor, yellowSections } from "../src/games/ages/banks";
import {
  armiesOf,
  attackOn,
  forceAdded,
  gridOf,
  pactsOf,
  stateCards,
  stronger,
  warsOf,
} from "../src/games/ages/civilization";
import { ageOfBack, type AgesView, type Facts, type Player } from "../src/games/ages/model";
import { AT_SEAT, END, GROW, placesOf, spotsOf } from "../src/games/ages/places";
import { isTechnology, missingOf, spaceOf } from "../src/games/ages/prices";
import { SAME, SHAPES } from "../src/games/ages/shapes";
import { targetsBySeat } from "../src/kit/view";
import { groupsOf } from "../src/kit/groups";

const option = (token: string): OptionOut => {
  const [key = "", ...args] = token.replace(/#\d+$/, "").split(" ");
  return { token, key, args };
};
const choice = (key: string, ...tokens: string[]): ChoiceOut => ({
  seat: 0,
  key,
  card: null,
  rule: "TTA-ACTION-01",
  options: tokens.map(option),
  since: "2026-01-01T00:00:00Z",
});

const card = (id: string, facts: Facts): [string, CardOut] => [
  id,
  { id, names: { en: id, cs: id }, texts: {}, notes: {}, facts: facts as unknown as CardOut["facts"] },
];
const cards = new Map([
  card("agriculture", { age: "A", kind: "farm", cost: 2, token: 1 }),
  card("irrigation", { age: "I", kind: "farm", cost: 4, token: 2, science_cost: 3 }),
  card("bronze", { age: "A", kind: "mine", cost: 2, token: 1 }),
  card("warriors", { age: "A", kind: "infantry", cost: 2, worker: { strength: 1 } }),
  card("knights", { age: "I", kind: "cavalry", cost: 3, worker: { strength: 2 } }),
  card("despotism", { age: "A", kind: "government", symbols: { civil: 4, military: 2 } }),
  card("monarchy", { age: "I", kind: "government", science_cost: 8, revolution_cost: 2 }),
  card("code_of_laws", { age: "I", kind: "law", science_cost: 6 }),
  card("pyramids", { age: "A", kind: "wonder", stages: [3, 2, 1] }),
  card("colossus", { age: "A", kind: "wonder", stages: [3, 3] }),
  card("homer", { age: "A", kind: "leader" }),
  card("medieval_army", { age: "I", kind: "tactic", army: [1, 1, 0], strength: 2, obsolete: 2 }),
  card("raid_i", { age: "I", kind: "aggression", actions: 1 }),
  card("military_bonus_ii", { age: "II", kind: "bonus", defence: 4, colonization: 2 }),
]);

const ref = (id: string | null, back = "civil-a") => ({ card: id, back });
const refs = (...ids: string[]) => ids.map((id) => ref(id));

const player = (facts: Partial<Player> = {}): Player => ({
  out: false,
  culture: 0,
  science: 4,
  food: 2,
  resources: 3,
  science_rating: 1,
  culture_rating: 0,
  strength: 1,
  armies: 0,
  happiness: 0,
  happy_faces_needed: 0,
  discontent: 0,
  colonization: 0,
  yellow: 18,
  unused: 1,
  blue: 16,
  workers: { agriculture: 2, bronze: 2, warriors: 1 },
  tokens: {},
  civil: 4,
  military: 2,
  civil_total: 4,
  military_total: 2,
  civil_limit: 4,
  military_limit: 2,
  urban_limit: 2,
  population_price: 2,
  build_prices: { agriculture: 2, irrigation: 4, bronze: 2, warriors: 2 },
  develop_prices: { monarchy: 8 },
  revolution_prices: { monarchy: 2 },
  consumption: 0,
  corruption: 0,
  food_production: 2,
  resource_production: 2,
  tactic: null,
  stages: 1,
  completed_wonders: 0,
  leaders_taken: [],
  war_target: null,
  war_strengths: null,
  pact: null,
  no_politics: false,
  technology_levels: 0,
  earned: {},
  ...facts,
});

const view = (facts: Partial<AgesView> = {}): AgesView => ({
  game: "ages",
  seats: 2,
  seat: 0,
  options: {},
  answers: 9,
  result: null,
  age: "I",
  round: 4,
  last_round: null,
  phase: "actions",
  active: 0,
  politics: 0,
  spaces: ["irrigation", null, "homer", "irrigation"],
  take_prices: [1, null, 1, 1],
  executing: null,
  event: null,
  auction: null,
  aggression: null,
  attacks: {},
  offer: null,
  this_turn: {
    extra_civil: 0,
    extra_military: 0,
    unit_resources: 0,
    unit_science: 0,
    tactic_played: false,
    leader_replaced: false,
    used: [],
    fresh: [],
  },
  end_of_turn: null,
  homer: null,
  players: [player(), player()],
  civil_deck: [],
  military_deck: [],
  later: [],
  row: [],
  current: [],
  future: [],
  past: [],
  common: [],
  discarded: [],
  gone: [],
  hand: [refs("monarchy"), []],
  military_hand: [[], []],
  technologies: [
    refs("agriculture", "irrigation", "bronze", "warriors", "despotism", "code_of_laws"),
    refs("agriculture", "despotism"),
  ],
  leader: [[], refs("homer")],
  unfinished: [refs("pyramids"), []],
  wonders: [[], refs("colossus")],
  ruins: [[], []],
  colonies: [[], []],
  tactic: [[], []],
  war: [[], []],
  pact: [[], []],
  ...facts,
});

describe("the boards", () => {
  it("divides the yellow bank by what its workers cost and its empty places demand", () => {
    const full = yellowSections(18);
    expect(full.map(({ size }) => size)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(full.map(({ price }) => price)).toEqual([7, 7, 5, 5, 4, 4, 3, 3, 2]);
    expect(full.map(({ happiness }) => happiness)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 1]);
    expect(full.map(({ consumption }) => consumption)).toEqual([6, 4, 4, 3, 3, 2, 2, 1, 1]);
    expect(yellowSections(15).map(({ left }) => left)).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 0]);
    expect(yellowSections(21).at(-1)).toMatchObject({ size: 5, left: 5 });
  });

  it("divides the blue bank by corruption", () => {
    expect(blueSections(16).map(({ size, price }) => [size, price])).toEqual([
      [5, 6],
      [5, 4],
      [6, 2],
    ]);
    expect(blueSections(7).map(({ left }) => left)).toEqual([5, 2, 0]);
    expect([11, 10, 6, 5, 1, 0].map(corruptionFor)).toEqual([0, 2, 2, 4, 4, 6]);
  });

  it("has the numbers of the game's own board", () => {
    const board = readFileSync(join(__dirname, "../../src/kronika/games/ages/data/board.yaml"), "utf-8");
    const row = (name: string): number[] =>
      (new RegExp(`^${name}: \\[(.*?)\\]`, "m").exec(board)?.[1] ?? "").split(",").map(Number);
    const needed = row("happy_faces_needed");
    for (let yellow = 1; yellow < needed.length; yellow += 1) {
      const then = afterGrowth(player({ yellow, happiness: 1, unused: 2 }));
      expect(then).toEqual({
        needed: needed[yellow - 1],
        consumption: row("consumption")[yellow - 1],
        discontent: Math.max(0, (needed[yellow - 1] ?? 0) - 1),
        unused: 3,
      });
    }
    row("corruption").forEach((lost, blue) => expect(corruptionFor(blue)).toBe(lost));
    const prices = row("population_price");
    yellowSections(18).forEach(({ price }, place) => expect(price).toBe(prices[2 * place + 1]));
  });
});

describe("a civilization", () => {
  it("stands in columns by type and rows by age", () => {
    const grid = gridOf(view(), 0, cards);
    expect(grid.kinds).toEqual(["farm", "mine", "infantry"]);
    expect(grid.ages).toEqual(["I", "A"]);
    expect(grid.at.get("farm:I")).toBe("irrigation");
    expect(stateCards(view(), 0, cards)).toEqual({ government: "despotism", special: ["code_of_laws"] });
  });

  it("counts the armies of a tactic", () => {
    const tactic = cards.get("medieval_army")?.facts as unknown as Facts;
    expect(armiesOf(tactic, { warriors: 3, knights: 2 }, cards)).toBe(2);
    expect(armiesOf(tactic, { warriors: 3 }, cards)).toBe(0);
  });

  it("knows pacts and wars from both sides", () => {
    const shown = view({
      players: [
        player({ war_target: 1, war_strengths: [4, 2] }),
        player({ pact: { card: "peace", partner: 0, side: "A" } }),
      ],
      war: [refs("war_over_culture"), []],
    });
    expect(pactsOf(shown, 0)).toEqual([{ card: "peace", partner: 1, side: "B" }]);
    expect(pactsOf(shown, 1)).toEqual([{ card: "peace", partner: 0, side: "A" }]);
    expect(warsOf(shown, 1)).toEqual([{ card: "war_over_culture", from: 0, to: 1, strengths: [4, 2] }]);
  });

  it("tells the age of a military card by its back", () => {
    expect(ageOfBack("military-iii")).toBe("III");
  });
});

describe("prices", () => {
  it("of an attack depend on the rival", () => {
    const on = (rival: number, price: number) => ({ rival, price, mine: 5, theirs: 3, allowed: true });
    const shown = view({ seats: 3, attacks: { raid_i: [on(1, 2), on(2, 1)] } });
    expect(attackOn(shown, "raid_i", 2)?.theirs).toBe(3);
    expect([stronger(5, 3), stronger(3, 3), stronger(2, 3)]).toEqual(["mine", "none", "theirs"]);
  });

  it("say what an option adds to a force", () => {
    const auction = {
      territory: "historic_territory_i",
      bid: 5,
      bidder: 0,
      passed: [],
      most: null,
      sent: {},
      bonus: 0,
      force: 1,
      adds: { knights: 4 },
    };
    const added = (token: string): number => forceAdded(view({ auction }), option(token), cards);
    expect(added("send knights")).toBe(4);
    expect(added("play-bonus military_bonus_ii")).toBe(2);
    expect(added("discard raid_i")).toBe(1);
  });

  it("differ for equal cards of the row", () => {
    const asked = choice("action", "take irrigation", "take irrigation#2");
    expect(spaceOf(view(), asked, option("take irrigation#2"))).toBe(3);
  });

  it("say what is missing", () => {
    expect(missingOf({ civil: 1, science: 8, resources: 3 }, player())).toEqual({ science: 4 });
  });
});

describe("where options lie", () => {
  it("puts uses of a card together, and what can only be destroyed apart", () => {
    const asked = choice(
      "action",
      "end-turn",
      "take homer",
      "take irrigation",
      "build bronze",
      "destroy bronze",
      "build warriors",
      "destroy agriculture",
      "develop monarchy",
      "revolution monarchy",
      "develop code_of_laws",
      "build-stages 1",
      "build-stages 2",
    );
    const ids = groupsOf(asked, groupOf, orderOf).map(({ id, options }) => [id, options.length]);
    expect(ids).toEqual([
      [TAKING, 2],
      ["bronze", 2],
      [null, 1],
      ["monarchy", 2],
      [null, 1],
      [STAGES, 2],
      [DESTROYING, 1],
      [ENDING, 1],
    ]);
    const mixed = groupsOf(choice("action", "destroy bronze", "upgrade bronze iron", "take homer"), groupOf, orderOf);
    expect(mixed.map(({ options }) => options.map(({ key }) => key))).toEqual([["upgrade", "destroy"], ["take"]]);
  });

  it("groups what a military card can do, not its copies", () => {
    const ids = (...tokens: string[]): (string | null)[] =>
      groupsOf(choice("defend", ...tokens, "done"), groupOf, orderOf).map(({ id }) => id);
    expect(ids("defend military_bonus_i", "discard military_bonus_i", "discard spy")).toEqual([
      "military_bonus_i",
      null,
      null,
    ]);
    const discards = choice("discard", "discard spy", "discard war_over_culture", "discard war_over_culture#2");
    expect(groupsOf(discards, groupOf, orderOf).map(({ id }) => id)).toEqual([null, null, null]);
    expect(spotsOf(view(), discards, null).options.get("military:war_over_culture")?.token).toBe(
      "discard war_over_culture",
    );
  });

  it("lets cards of the row be taken at once, and shows where an upgrade goes", () => {
    const asked = choice(
      "action",
      "end-turn",
      "take irrigation",
      "take homer",
      "increase-population",
      "build agriculture",
      "upgrade agriculture irrigation",
      "destroy agriculture",
    );
    const idle = spotsOf(view(), asked, null);
    expect([...idle.options.keys()]).toEqual(["space:0", "space:2", GROW]);
    expect(Object.fromEntries(idle.picks)).toEqual({ [END]: ENDING, "card:agriculture": "agriculture" });
    const picked = spotsOf(view(), asked, "agriculture");
    expect(picked.options.get("card:irrigation")?.token).toBe("upgrade agriculture irrigation");
    expect(picked.picks.get("card:agriculture")).toBe("agriculture");
  });

  it("attacks the only rival with the card in hand, of which there may be several", () => {
    const asked = choice("politics", "attack raid_i 1", "declare-war war_over_culture 1", "pass");
    const { options, picks } = spotsOf(view({ seats: 2 }), asked, null);
    expect(options.get("military:raid_i")?.token).toBe("attack raid_i 1");
    expect(options.get("military:war_over_culture")?.token).toBe("declare-war war_over_culture 1");
    expect(options.has("player:1")).toBe(false);
    expect(picks.size).toBe(0);
  });

  it("picks an attack in hand, then a rival", () => {
    const asked = choice("politics", "attack raid_i 1", "attack raid_i 2", "pass");
    const shown = view({ seats: 3, players: [player(), player(), player()] });
    expect(spotsOf(shown, asked, null).picks.get("military:raid_i")).toBe("raid_i");
    const { options } = spotsOf(shown, asked, "raid_i");
    expect(options.get("player:2")?.token).toBe("attack raid_i 2");
    expect(options.has("military:raid_i")).toBe(false);
    expect(targetsBySeat(options, AT_SEAT)).toEqual(
      new Map([
        [1, 1],
        [2, 1],
      ]),
    );
  });

  it("finds what is struck on the rival's board", () => {
    const struck = view({ phase: "strike", aggression: { card: "raid_i", target: 1, attack: 3, defence: 1 } });
    const asked = choice("destroy", "destroy agriculture");
    expect(placesOf(struck, asked, option("destroy agriculture"))).toEqual(["far:1:agriculture"]);
    expect(placesOf(view(), asked, option("destroy agriculture"))).toEqual(["card:agriculture"]);
    expect(placesOf(view(), asked, option("ruin colossus"))).toEqual(["far:1:colossus"]);
    expect(placesOf(view(), asked, option("steal code_of_laws"))).toEqual([]);
    expect(placesOf(view(), asked, option("discard ?military-i"))).toEqual([]);
  });
});

describe("pictures and words", () => {
  it("has a shape and a colour for every kind", () => {
    const drawn = (name: string): boolean => (SAME[name] ?? name) in SHAPES;
    for (const kind of [...WORKER_KINDS, ...SPECIAL_KINDS, ...OTHER_KINDS]) {
      expect(drawn(kind), kind).toBe(true);
      expect(colourOf(kind)).toMatch(/^[a-z]+$/);
    }
    expect([...WORKER_KINDS, ...SPECIAL_KINDS, "government"].every(isTechnology)).toBe(true);
    expect(isTechnology("wonder")).toBe(false);
    expect(AGES).toHaveLength(4);
  });

  it("says the same in both languages, and names and draws every amount", () => {
    const read = (lang: string): string =>
      readFileSync(join(__dirname, `../src/games/ages/words.${lang}.ftl`), "utf-8");
    const ids = (lang: string): string[] =>
      [...read(lang).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();
    expect(ids("cs")).toEqual(ids("en"));
    const amounts = ids("en").flatMap((id) => (id.startsWith("amount-") ? [id.slice(7)] : []));
    for (const name of amounts) expect((SAME[name] ?? name) in SHAPES, name).toBe(true);
  });
});
