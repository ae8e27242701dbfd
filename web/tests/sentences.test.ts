/** Every sentence of every game, in both languages, as Python builds it: `tests/terminal/sentences.py` says them. */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { CardOut, ChoiceOut, GrammarOut, Lang, Told } from "../src/api/models";
import type { Result } from "../src/games/types";
import { scoreLines } from "../src/scores";
import { GameWords } from "../src/words/game";

type InBoth<T> = Record<Lang, T>;

interface Sentences {
  game: string;
  grammar: GrammarOut;
  cards: Record<string, InBoth<string>>;
  names: InBoth<string[]>;
  choices: { choice: ChoiceOut; question: InBoth<string>; labels: InBoth<string[]> }[];
  prices: { price: Record<string, number>; words: InBoth<string> }[];
  stories: { events: Told[]; lines: InBoth<string[]> }[];
  verdicts: { result: Result; verdict: InBoth<string>; score: InBoth<[string, (number | null)[]][]> }[];
}

const ROOT = join(import.meta.dirname, "../..");
const LANGS = ["en", "cs"] as const;

function fromPython(): Sentences[] {
  const own = join(ROOT, ".venv/bin/python");
  const said = execFileSync(existsSync(own) ? own : "python", ["-m", "tests.terminal.sentences"], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
    env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
  });
  return JSON.parse(said.toString("utf-8")) as Sentences[];
}

/** All that the page has of a language, in the order in which it loads it. */
function sources(game: string, lang: Lang): string[] {
  const page = join(ROOT, "web/src");
  const own = readdirSync(join(page, "words")).filter(
    (name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`),
  );
  return [
    join(ROOT, `src/kronika/locale/${lang}.ftl`),
    join(ROOT, `src/kronika/games/${game}/locale/${lang}.ftl`),
    ...own.map((name) => join(page, "words", name)),
    join(page, `games/${game}/words.${lang}.ftl`),
  ].map((path) => readFileSync(path, "utf-8"));
}

describe.each(fromPython())("the sentences of $game", (said) => {
  const { game, grammar, cards, names, choices, prices, stories, verdicts } = said;
  const card = (id: string, name: InBoth<string>): CardOut => ({ id, names: name, texts: {}, notes: {}, facts: {} });
  const known = new Map(Object.entries(cards).map(([id, name]) => [id, card(id, name)]));

  describe.each(LANGS)("in %s", (lang) => {
    const words = new GameWords(lang, game, known, grammar, ...sources(game, lang));

    it("ask the same questions with the same options", () => {
      const said = choices.map(({ choice }) => ({
        question: words.prompt(choice, names[lang]),
        labels: choice.options?.map((option) => words.optionText(choice, option, names[lang])),
      }));
      expect(said).toEqual(choices.map(({ question, labels }) => ({ question: question[lang], labels: labels[lang] })));
    });

    it("name the same prices", () => {
      expect(prices.map(({ price }) => words.price(price))).toEqual(prices.map((each) => each.words[lang]));
    });

    it("tell the same stories", () => {
      const said = stories.map(({ events }) =>
        words.runs(events).map(([event, ...more]) => words.story(event, names[lang], more)),
      );
      expect(said).toEqual(stories.map(({ lines }) => lines[lang]));
    });

    it("end with the same verdicts and scores", () => {
      const said = verdicts.map(({ result }) => ({
        verdict: words.verdict(result, names[lang]),
        score: scoreLines(result).map(({ label, scores }) => [words.line(label), scores.map((score) => score ?? null)]),
      }));
      expect(said).toEqual(verdicts.map(({ verdict, score }) => ({ verdict: verdict[lang], score: score[lang] })));
    });
  });
});
