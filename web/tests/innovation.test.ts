import { describe, expect, it } from "vitest";

import type { CardOut, ChoiceOut, OptionOut } from "../src/api/models";
import {
  byAge,
  type InnovationView,
  placesOf,
  reachOf,
  shortNames,
  splayRoom,
  stripsOf,
} from "../src/games/innovation/model";
import { GameWords } from "../src/words/game";

const option = (token: string): OptionOut => {
  const [key = "", ...args] = token.split(" ");
  return { token, key, args };
};
const choice = (...tokens: string[]): ChoiceOut => ({
  seat: 1,
  key: "action",
  card: null,
  rule: "INN-TURN-03",
  options: tokens.map(option),
  since: "2026-01-01T00:00:00Z",
});

describe("where an option lies", () => {
  it("is the card, the pile, the age, the player or the supply", () => {
    const places = placesOf(choice("draw", "meld tools", "achieve 3", "splay red left", "player 2", "done"));
    expect([...places.keys()]).toEqual(["supply", "card:tools", "age:3", "pile:1:red", "player:2"]);
    expect(places.get("card:tools")?.token).toBe("meld tools");
  });

  it("is nowhere for what has no place of its own", () => {
    expect(placesOf(choice("value 3", "return ?4", "return-scored 0 2", "done")).size).toBe(0);
    expect(placesOf(null).size).toBe(0);
  });

  it("is nowhere for two options in one place", () => {
    expect([...placesOf(choice("splay red left", "splay red up", "splay blue up")).keys()]).toEqual(["pile:1:blue"]);
  });
});

describe("the players' names", () => {
  it("are shortened as far as they can be told apart", () => {
    expect(shortNames(["Dana", "Boris", "Dora"])).toEqual(["Da", "B", "Do"]);
    expect(shortNames(["Eva", "Evan"])).toEqual(["Eva", "Evan"]);
    expect(shortNames(["Eva", "Eva"])).toEqual(["Eva", "Eva"]);
  });
});

describe("a splayed pile", () => {
  it("shows three covered cards one by one and the others together", () => {
    expect([-1, 0, 1, 3, 4, 9].map(stripsOf)).toEqual([0, 0, 1, 3, 5, 5]);
  });

  it("needs room beside or below its top card", () => {
    const card = { card: "x", back: "1" };
    const view = {
      board: [[[card, card, card], [card, card], [card, card, card], [], [card]]],
      splay: [{ red: "left", yellow: "right", green: "up", blue: "none", purple: "none" }],
    } as unknown as InnovationView;
    expect(splayRoom(view, 0)).toEqual({ aside: 3, below: 2 });
  });
});

it("hidden cards are counted by age", () => {
  const hidden = ["10", "2", "10"].map((back) => ({ card: null, back }));
  expect(byAge(hidden)).toEqual([
    ["2", 1],
    ["10", 2],
  ]);
});

describe("a card that an option of the match changes", () => {
  const card = (facts: CardOut["facts"]): CardOut => ({
    id: "city_states",
    names: {},
    texts: { en: ["Score a 1."] },
    notes: {},
    facts,
  });
  const draws = { option: "city_states=draw", edition: {}, text: { en: "Draw a 1." } };
  const words = new GameWords(
    "en",
    "innovation",
    new Map([["city_states", card({ variants: [draws], uncertain: {} })]]),
    { keys: {}, events: {} },
  );

  it("reads as the match is played", () => {
    const shown = words.under(["titles=cs", "city_states=draw"]).cards.get("city_states");
    expect(shown?.texts).toEqual({ en: ["Draw a 1."] });
    expect(shown?.facts).toEqual({});
  });

  it("reads as printed otherwise", () => {
    expect(words.under(["city_states=score"])).toBe(words);
  });
});

describe("whom a card reaches", () => {
  const castles = [3, 3, 1, 5].map((castle) => ({ castle }));
  const view = { seats: 4, icons: castles } as unknown as InnovationView;
  const reach = (...kinds: string[]) => {
    const effects = kinds.map((kind) => ({ kind }));
    return reachOf(view, 0, { facts: { featured: "castle", effects } } as unknown as CardOut);
  };

  it("who shows as many icons shares, who shows fewer obeys", () => {
    expect(reach("demand", "share")).toEqual({
      icon: "castle",
      mine: 3,
      shares: [
        { seat: 1, count: 3 },
        { seat: 3, count: 5 },
      ],
      obeys: [{ seat: 2, count: 1 }],
    });
  });
  it("says nothing of what the card doesn't have", () => {
    expect(reach("share").obeys).toBeNull();
    expect(reach("demand").shares).toBeNull();
  });
});
