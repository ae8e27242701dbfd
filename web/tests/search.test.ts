import { describe, expect, it } from "vitest";

import { recordNames } from "../src/record";
import { fits, fold, pieces, wordsOf } from "../src/search";

describe("searching", () => {
  it("doesn't mind accents, case or order", () => {
    const text = fold("Příkaz: přesuň nejvyšší kartu");
    expect(fits(wordsOf("KARTU prikaz"), text)).toBe(true);
    expect(fits(wordsOf("kartu hrad"), text)).toBe(false);
    expect(fits(wordsOf("  "), text)).toBe(true);
  });

  it("marks what was found, with its accents", () => {
    expect(pieces("Můžeš vrátit kartu", wordsOf("vratit"))).toEqual([
      { text: "Můžeš ", found: false },
      { text: "vrátit", found: true },
      { text: " kartu", found: false },
    ]);
    expect(pieces("abc", [])).toEqual([{ text: "abc", found: false }]);
  });
});

describe("a record's header", () => {
  it("names the players", () => {
    const record = '[Game "innovation"]\r\n[Player "Dana \\"D\\" Nová"]\n[Player "Petr"]\n\n0 open tools\n';
    expect(recordNames(record)).toEqual(['Dana "D" Nová', "Petr"]);
    expect(recordNames("0 open tools")).toEqual([]);
  });
});
