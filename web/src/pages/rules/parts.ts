/** How a rulebook is divided: into chapters with the numbered rules behind them, or into sections of rules alone. */

import type { ChapterOut, Lang, RuleOut } from "../../api/models";
import { fits, fold } from "../../search";

export interface Section {
  /** Where the address leads to: the beginning of its rules' ids. */
  id: string;
  name: Record<string, string>;
  rules: RuleOut[];
}

export interface Part {
  id: string;
  name: Record<string, string>;
  /** Null in a rulebook without chapters. */
  chapter: ChapterOut | null;
  sections: Section[];
}

const CARD = /\{(\w+)\}/g;

function sectionId(rule: RuleOut): string {
  return rule.id.split("-").slice(0, 2).join("-");
}

function sectionsOf(rules: readonly RuleOut[]): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    const id = sectionId(rule);
    const section = sections.get(id) ?? { id, name: rule.section, rules: [] };
    section.rules.push(rule);
    sections.set(id, section);
  }
  return [...sections.values()];
}

export function partsOf(rules: readonly RuleOut[], chapters: readonly ChapterOut[]): Part[] {
  const sections = sectionsOf(rules);
  if (chapters.length === 0) {
    return sections.map((section) => ({ id: section.id, name: section.name, chapter: null, sections: [section] }));
  }
  return chapters.map((chapter) => ({
    id: `chapter-${chapter.id}`,
    name: chapter.names,
    chapter,
    sections: chapter.sections.flatMap((id) => sections.find((section) => section.id.endsWith(`-${id}`)) ?? []),
  }));
}

/** What is found in both languages, and by number: in each part the rules that fit, and its chapter if its text does. */
export function found(parts: readonly Part[], words: readonly string[], cardName: (id: string) => string): Part[] {
  if (words.length === 0) return [...parts];
  return parts.flatMap((part) => {
    const chapter = part.chapter && fits(words, fold(chapterText(part.chapter, cardName))) ? part.chapter : null;
    const sections = part.sections.flatMap((section) => {
      const rules = section.rules.filter((rule) => fits(words, fold(ruleText(rule))));
      return rules.length > 0 ? [{ ...section, rules }] : [];
    });
    return chapter || sections.length > 0 ? [{ ...part, chapter, sections }] : [];
  });
}

export function count(parts: readonly Part[]): number {
  return parts.flatMap((part) => part.sections).reduce((sum, section) => sum + section.rules.length, 0);
}

function ruleText(rule: RuleOut): string {
  const texts = [rule.texts, rule.section, rule.reading, rule.not_applicable];
  return [rule.id, ...texts.flatMap((text) => (text ? Object.values(text) : []))].join(" ");
}

function chapterText(chapter: ChapterOut, cardName: (id: string) => string): string {
  const texts = [chapter.names, chapter.texts, ...chapter.examples.map((example) => example.texts)];
  return texts
    .flatMap((text) => Object.values(text))
    .join(" ")
    .replaceAll("**", "")
    .replace(CARD, (_, id: string) => cardName(id));
}

// --- the text of a chapter

export type Block = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

/** Paragraphs and lists, as in Markdown. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n{2,}/).map((block) => {
    const lines = block.split("\n");
    return lines.every((line) => line.startsWith("- "))
      ? { kind: "list", items: lines.map((line) => line.slice(2)) }
      : { kind: "paragraph", text: lines.join(" ") };
  });
}

export interface Piece {
  kind: "plain" | "bold" | "card" | "rule";
  text: string;
}

const PIECES = /(\*\*.+?\*\*|\{\w+\}|[A-Z]{2,}-[A-Z]+-\d+)/;

/** Bold words, cards and numbers of rules apart from the rest. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(PIECES)
    .map((piece, place): Piece => {
      if (place % 2 === 0) return { kind: "plain", text: piece };
      if (piece.startsWith("**")) return { kind: "bold", text: piece.slice(2, -2) };
      if (piece.startsWith("{")) return { kind: "card", text: piece.slice(1, -1) };
      return { kind: "rule", text: piece };
    })
    .filter((piece) => piece.text !== "");
}

export function named(name: Record<string, string>, lang: Lang): string {
  return name[lang] ?? "";
}
