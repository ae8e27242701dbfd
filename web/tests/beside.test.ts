import { describe, expect, it } from "vitest";

import { beside, type Box } from "../src/kit/beside";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 300, height: 400 };
const card: Box = { left: 500, top: 300, width: 120, height: 170 };

function covers(place: { left: number; top: number }, box: Box): boolean {
  return (
    place.left < box.left + box.width &&
    place.left + SIZE.width > box.left &&
    place.top < box.top + box.height &&
    place.top + SIZE.height > box.top
  );
}

describe("the enlarged card", () => {
  it("opens right of its card, at its height", () => {
    expect(beside(card, SIZE, SCREEN, [])).toEqual({ left: 632, top: 185 });
  });

  it("stays on the screen and never hides its card", () => {
    for (const [left, top] of [
      [0, 0],
      [1320, 0],
      [0, 730],
      [1320, 730],
      [660, 20],
      [660, 700],
    ] as const) {
      const place = beside({ ...card, left, top }, SIZE, SCREEN, []);
      expect(covers(place, { ...card, left, top })).toBe(false);
      expect(
        place.left >= 0 &&
          place.left + SIZE.width <= SCREEN.width &&
          place.top >= 0 &&
          place.top + SIZE.height <= SCREEN.height,
      ).toBe(true);
    }
  });

  it("leaves in sight what can be chosen", () => {
    const choices: Box[] = [640, 780, 920].map((left) => ({ ...card, left }));
    expect(choices.some((box) => covers(beside(card, SIZE, SCREEN, choices), box))).toBe(false);
  });

  it("opens farther away if all the places beside its card can be chosen", () => {
    const hand: Box[] = [200, 330, 590].map((left) => ({ ...card, left, top: 650 }));
    const piles: Box[] = [200, 330, 460, 590].map((left) => ({ ...card, left }));
    const looked = { ...card, left: 460, top: 650 };
    const place = beside(looked, SIZE, SCREEN, [...hand, ...piles]);
    expect([...hand, ...piles].some((box) => covers(place, box))).toBe(false);
    expect(place.left).toBeLessThan(looked.left + 400);
  });

  it("would rather hide cards than the question", () => {
    const question: Box = { left: 700, top: 20, width: 300, height: 600 };
    const choices: Box[] = [100, 240, 380].map((left) => ({ ...card, left }));
    const above: Box = { left: 300, top: 0, width: 400, height: 280 };
    const below: Box = { left: 300, top: 490, width: 400, height: 400 };
    expect(covers(beside(card, SIZE, SCREEN, [...choices, above, below], [question]), question)).toBe(false);
  });
});

it("measures rectangles of the page, which have their numbers only as getters", () => {
  class Rect {
    get width(): number {
      return SIZE.width;
    }
    get height(): number {
      return SIZE.height;
    }
  }
  expect(beside(card, new Rect(), SCREEN, [])).toEqual(beside(card, SIZE, SCREEN, []));
});
