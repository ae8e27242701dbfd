import { expect, it } from "vitest";

import { byBack, copiesIn, flipsOf, idsOf, breakable, isLong, others, targetsBySeat } from "../src/kit/view";

const up = (card: string): { card: string; back: string } => ({ card, back: "common" });
const down = (back: string): { card: null; back: string } => ({ card: null, back });

it("the others sit clockwise from the left", () => {
  expect(others({ seats: 4 }, 2)).toEqual([3, 0, 1]);
  expect(others({ seats: 1 }, 0)).toEqual([]);
});

it("hidden cards have no ids, but are counted by their backs", () => {
  const hand = [up("a"), down("roman"), down("common"), down("roman")];
  expect(idsOf(hand)).toEqual(["a"]);
  expect(byBack(hand)).toEqual([
    ["common", 2],
    ["roman", 2],
  ]);
  expect(idsOf(undefined)).toEqual([]);
});

it("a card travels under its name, copies of it stay at their places", () => {
  const flipOf = flipsOf(copiesIn([[up("a"), up("b")], [up("b")]]));
  expect(flipOf("a", "hand:0")).toBe("a");
  expect(flipOf("b", "hand:1")).toBe("b@hand:1");
});

it("what can be clicked is counted by the seats where it lies", () => {
  const places = new Map(["play:1:0", "play:2:3", "player:1", "hand:0"].map((place) => [place, null]));
  expect([...targetsBySeat(places, /^play:(\d+):|^player:(\d+)$/)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it("long names are set in smaller letters", () => {
  expect(isLong("Old Forest", 24, 10)).toBe(false);
  expect(isLong("Missionaries", 24, 10)).toBe(true);
  expect(isLong("Above-Ground Mine", 15, 10)).toBe(true);
});

it("long words may be broken before a syllable", () => {
  const hyphenated = (name: string): string => breakable(name).replaceAll("\u00ad", "-");
  expect(hyphenated("Feudalismus")).toBe("Feu-da-lis-mus");
  expect(hyphenated("Legionářský tábor")).toBe("Le-gio-nář-ský tábor");
  expect(hyphenated("Organizované náboženství")).toBe("Orga-ni-zo-va-né ná-bo-žen-ství");
  expect(hyphenated("Architecture")).toBe("Archi-tec-ture");
  expect(hyphenated("The Wheel")).toBe("The Wheel");
});
