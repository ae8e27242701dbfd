/** What a hint says of a game that is as good as decided. */

import { expect, test } from "vitest";

import { decided } from "../src/kit/Hint";

function hint(...worths: number[]) {
  return { options: worths.map((worth, place) => ({ token: `${place}`, visits: 10, worth })) };
}

test.each([
  [[1, 0.99], "won"],
  [[1, 0.6], null],
  [[0.6, 0.59], null],
  [[0.01, 0.01], "lost"],
  [[1], null],
])("%j: %s", (worths, said) => {
  expect(decided(hint(...worths))).toBe(said);
});

test("options that nobody looked at say nothing", () => {
  expect(decided({ options: [...hint(1).options, { token: "b", visits: 0, worth: 1 }] })).toBe(null);
});
