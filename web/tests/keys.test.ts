import { describe, expect, it } from "vitest";

import { type Box, digitOf, nearest } from "../src/kit/keys";

const at = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

describe("number keys", () => {
  it("are known by their place on the keyboard", () => {
    expect(digitOf({ code: "Digit2", shiftKey: false })).toBe("2"); // 'ě' on a Czech keyboard
    expect(digitOf({ code: "Numpad0", shiftKey: false })).toBe("0");
    expect(digitOf({ code: "Digit1", shiftKey: true })).toBe(""); // '!' on an English one
    expect(digitOf({ code: "KeyA", shiftKey: false })).toBe("");
  });
});

describe("arrow keys", () => {
  const here = at(50, 50);

  it("go to the nearest thing in their direction", () => {
    const boxes = [at(30, 50), at(10, 50), at(70, 50), at(50, 20), at(50, 90)];
    expect(nearest(here, boxes, "ArrowLeft")).toBe(0);
    expect(nearest(here, boxes, "ArrowRight")).toBe(2);
    expect(nearest(here, boxes, "ArrowUp")).toBe(3);
    expect(nearest(here, boxes, "ArrowDown")).toBe(4);
  });

  it("stay in their row before they leave it", () => {
    expect(nearest(here, [at(62, 75), at(90, 50)], "ArrowRight")).toBe(1);
  });

  it("go nowhere where nothing lies", () => {
    expect(nearest(here, [at(30, 50)], "ArrowRight")).toBe(-1);
    expect(nearest(here, [], "ArrowUp")).toBe(-1);
  });
});
