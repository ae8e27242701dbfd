import { describe, expect, it } from "vitest";

import type { ChapterOut, RuleOut } from "../src/api/models";
import { blocksOf, count, found, partsOf, piecesOf } from "../src/pages/rules/parts";
import { wordsOf } from "../src/search";

function rule(id: string, en: string): RuleOut {
  const section = { en: id.split("-")[1] ?? "", cs: "" };
  return { id, section, texts: { en, cs: "" }, where: "", inferred: false, reading: null, not_applicable: null };
}

const RULES = [
  rule("XX-DRAW-01", "Draw a card."),
  rule("XX-DRAW-02", "Skip empty piles."),
  rule("XX-END-01", "Most points win."),
];

function chapter(id: string, sections: string[], en: string): ChapterOut {
  return { id, names: { en: id, cs: id }, texts: { en, cs: "" }, examples: [], sections };
}

const CHAPTERS = [chapter("goal", ["END"], "Win with {oars}."), chapter("turn", ["DRAW"], "Do **something**.")];
const shout = (id: string) => id.toUpperCase();

describe("the parts of a rulebook", () => {
  it("are its chapters in their order, with all rules of their sections", () => {
    const parts = partsOf(RULES, CHAPTERS);
    expect(parts.map((part) => part.id)).toEqual(["chapter-goal", "chapter-turn"]);
    expect(parts.map((part) => count([part]))).toEqual([1, 2]);
  });

  it("are its sections where there are no chapters", () => {
    const parts = partsOf(RULES, []);
    expect(parts.map((part) => part.id)).toEqual(["XX-DRAW", "XX-END"]);
    expect(parts.every((part) => part.chapter === null)).toBe(true);
  });

  it("are searched by rules, by chapters and by the names of cards", () => {
    const parts = partsOf(RULES, CHAPTERS);
    const search = (query: string) =>
      found(parts, wordsOf(query), shout).map((part) => [part.id, part.chapter !== null, count([part])]);
    expect(search("empty piles")).toEqual([["chapter-turn", false, 1]]);
    expect(search("something")).toEqual([["chapter-turn", true, 0]]);
    expect(search("OARS")).toEqual([["chapter-goal", true, 0]]);
    expect(search("xx-end-01")).toEqual([["chapter-goal", false, 1]]);
    expect(search("nothing of it")).toEqual([]);
  });
});

describe("the text of a chapter", () => {
  it("has paragraphs and lists", () => {
    expect(blocksOf("One\nline.\n\n- a\n- b")).toEqual([
      { kind: "paragraph", text: "One line." },
      { kind: "list", items: ["a", "b"] },
    ]);
  });

  it("has bold words, cards and numbers of rules", () => {
    expect(piecesOf("**Draw** {oars}: XX-DRAW-01.")).toEqual([
      { kind: "bold", text: "Draw" },
      { kind: "plain", text: " " },
      { kind: "card", text: "oars" },
      { kind: "plain", text: ": " },
      { kind: "rule", text: "XX-DRAW-01" },
      { kind: "plain", text: "." },
    ]);
  });
});
