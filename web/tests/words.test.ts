import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import type { Told } from "../src/api/models";
import { GameWords } from "../src/words/game";
import { Words } from "../src/words/words";

const HERE = import.meta.dirname;
const SOURCE = join(HERE, "../src");
const PAGE = join(SOURCE, "words");
const SERVER = join(HERE, "../../src/kronika");
const LANGS = ["en", "cs"] as const;
const FOLDERS = readdirSync(join(SOURCE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const GAMES = FOLDERS.filter((name) => existsSync(join(SOURCE, "games", name, "words.en.ftl")));

type Sources = Record<(typeof LANGS)[number], string>;

const read = (path: string): string => readFileSync(path, "utf-8");

/** The page's own files of a language. */
function pageFiles(lang: string): string[] {
  return readdirSync(PAGE)
    .filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`))
    .map((name) => join(PAGE, name));
}

function ids(source: string): string[] {
  return new FluentResource(source).body.map((entry) => entry.id);
}

/** The variables that a message names, whatever its variants are. */
function variables(source: string): Map<string, string> {
  return new Map(
    new FluentResource(source).body.map((entry) => {
      const names = [...JSON.stringify(entry).matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1]);
      return [entry.id, [...new Set(names)].sort().join(" ")];
    }),
  );
}

/** Events and the lines that they make: the terminal's tests read the same file. */
const RUNS = JSON.parse(read(join(HERE, "runs.json"))) as {
  game: string;
  cards: Record<string, Sources>;
  events: Told[];
  lines: Record<(typeof LANGS)[number], string[]>;
}[];

const inBoth = (of: (lang: string) => string): Sources => ({ en: of("en"), cs: of("cs") });
const sources = inBoth((lang) => pageFiles(lang).map(read).join("\n"));
const ofGame = (game: string): Sources => inBoth((lang) => read(join(SOURCE, "games", game, `words.${lang}.ftl`)));

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

describe.each([["the page", sources] as const, ...GAMES.map((game) => [game, ofGame(game)] as const)])("the words of %s", (_, sources) => {
  it("are the same messages in both languages", () => {
    expect(ids(sources.cs).sort()).toEqual(ids(sources.en).sort());
  });

  it("take the same arguments in both languages", () => {
    const czech = variables(sources.cs);
    for (const [id, names] of variables(sources.en)) {
      expect(`${id}: ${czech.get(id)}`).toBe(`${id}: ${names}`);
    }
  });

  it.each(LANGS)("are said once only (%s)", (lang) => {
    const all = ids(sources[lang]);
    expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
  });

  it.each(LANGS)("can be read without errors (%s)", (lang) => {
    const messages = sources[lang].split("\n").filter((line) => /^[a-z][\w-]* =/.test(line)).length;
    expect(ids(sources[lang]).length).toBe(messages);
  });

  it("address the reader as ty", () => {
    expect(sources.cs).not.toMatch(/(?<!\p{L})(vy|vás|vám|vámi|váš|vaše|vaši)(?!\p{L})/iu);
  });

  it("keep one-letter words on the line of the next word in Czech", () => {
    const loose = sources.cs.split("\n").filter((line) => !line.startsWith("#") && / [ksvzouai] /i.test(line));
    expect(loose).toEqual([]);
  });
});

it.each(GAMES)("every message that the page asks for by name is there with %s", (game) => {
  const files = [join(SERVER, "locale/en.ftl"), join(SERVER, `games/${game}/locale/en.ftl`)];
  const known = new Set([...ids(sources.en), ...ids(ofGame(game).en), ...files.flatMap((path) => ids(read(path)))]);
  const others = FOLDERS.filter((other) => other !== game).map((other) => join(SOURCE, "games", other));
  const asked = sourceFiles(SOURCE)
    .filter((path) => !others.some((folder) => path.startsWith(folder)))
    .flatMap((path) => [...read(path).matchAll(/\bsay\(\s*"([^"]+)"/g)].map((match) => match[1] ?? ""));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

describe("Words", () => {
  const words = new Words("en", sources.en);

  it("chooses the plural form", () => {
    expect(words.say("game-cards", { count: 1 })).toBe("1 card");
    expect(words.say("game-cards", { count: 105 })).toBe("105 cards");
    expect(new Words("cs", sources.cs).say("game-cards", { count: 3 })).toBe("3\u00a0karty");
  });

  it("joins names", () => {
    expect(words.join([])).toBe("");
    expect(words.join(["Ada"])).toBe("Ada");
    expect(words.join(["Ada", "Boris", "Cyril"])).toBe("Ada, Boris and Cyril");
  });

  it("tells how long ago something was", () => {
    const now = new Date("2026-05-02T12:00:00Z");
    expect(words.ago("2026-05-02T11:59:50Z", now)).toBe("now");
    expect(words.ago("2026-05-02T09:10:00Z", now)).toBe("2 hours ago");
    expect(words.ago("2026-05-01T11:00:00Z", now)).toBe("yesterday");
  });
});

describe("GameWords", () => {
  const card = (id: string, en: string, cs: string) => ({ id, names: { en, cs }, texts: {}, notes: {}, facts: {} });
  const cards = new Map([
    ["archery", card("archery", "Archery", "Lukostřelba")],
    ["sailing", card("sailing", "Sailing", "Mořeplavba")],
  ]);
  const ofLang = (lang: "en" | "cs") =>
    new GameWords(
      lang,
      "innovation",
      cards,
      { player: ["seat"], "return-scored": ["seat", "number"] },
      read(join(SERVER, `locale/${lang}.ftl`)),
      read(join(SERVER, `games/innovation/locale/${lang}.ftl`)),
      sources[lang],
      ofGame("innovation")[lang],
    );
  const en = ofLang("en");
  const cs = ofLang("cs");
  const names = ["Dana", "Petr"];
  const option = (token: string) => {
    const [key = "", ...args] = token.split(" ");
    return { token, key, args };
  };
  const choice = (...tokens: string[]) => ({
    seat: 0,
    key: "meld",
    card: null as string | null,
    running: null,
    rule: "INN-MELD-01",
    since: "",
    options: tokens.map(option),
  });

  it("names options as the terminal does", () => {
    const asked = choice("meld archery", "done");
    expect(en.optionLabel(asked, option("meld archery"), names)).toBe("Meld Archery");
    expect(cs.optionLabel(asked, option("meld archery"), names)).toBe("Vyložit kartu Lukostřelba");
    expect(en.optionLabel(asked, option("achieve 3"), names)).toBe("Achieve age 3");
    expect(en.optionLabel(asked, option("player 1"), names)).toBe("Petr");
    expect(en.optionLabel(asked, option("return ?4"), names)).toBe("Return a card of age 4");
    expect(en.optionLabel(asked, option("splay green left"), names)).toBe("Splay green left");
    expect(en.optionLabel(asked, option("return-scored 1 4"), names)).toBe(
      "Return a card of age 4 from Petr's score pile",
    );
    expect(en.optionLabel(asked, option("done"), names)).toBe("Done");
    expect(en.optionLabel(choice("exchange", "done"), option("done"), names)).toBe("Skip");
    const splay = { ...choice("splay green left", "done"), key: "splay" };
    expect(en.optionLabel(splay, option("done"), names)).toBe("Don't splay");
    expect(cs.optionLabel(splay, option("done"), names)).toBe("Neroztahovat");
    expect(en.optionLabel({ ...splay, key: "player" }, option("done"), names)).toBe("Skip");
  });

  it("asks in one sentence, with the card that asks", () => {
    expect(en.prompt(choice("meld archery"), names)).toBe("Choose a card to meld.");
    expect(en.prompt(choice("meld archery", "done"), names)).toBe("You may meld a card.");
    expect(en.prompt({ ...choice("meld archery"), card: "sailing" }, names)).toBe("Sailing: choose a card to meld.");
    expect(en.prompt({ ...choice("done"), card: "sailing" }, names)).toMatch(/^Sailing: nothing fits/);
  });

  it("says who wants it: a demand, a shared effect, somebody else's card", () => {
    const asked = { ...choice("meld archery"), card: "sailing" };
    const running = (kind: string, seat: number, by: number) => ({ ...asked, running: { effect: 0, kind, seat, by } });
    const ask = "choose a card to meld.";
    expect(en.prompt(running("demand", 0, 1), names)).toBe(`Petr demands of you (Sailing): ${ask}`);
    expect(en.prompt(running("demand", 1, 0), names)).toBe(`Sailing, your demand on Petr: ${ask}`);
    expect(en.prompt(running("share", 0, 1), names)).toBe(`Sailing, which you share with Petr: ${ask}`);
    expect(en.prompt(running("share", 0, 0), names)).toBe(`Sailing: ${ask}`);
    expect(en.prompt(running("card", 0, 1), names)).toBe(`Sailing, played by Petr: ${ask}`);
    expect(cs.prompt(running("demand", 1, 0), names)).toMatch(/^Mořeplavba, tvůj příkaz pro hráče Petr: /);
    expect(cs.prompt(running("share", 0, 1), ["Hráč 1", "Bot 2"])).toMatch(/^Mořeplavba, součinnost s\u00a0botem 2: /);
  });

  it.each(RUNS)("puts consecutive draws and discards of $game into one line, as the terminal does", (told) => {
    for (const lang of LANGS) {
      const words = new GameWords(
        lang,
        told.game,
        new Map(Object.entries(told.cards).map(([id, { en, cs }]) => [id, card(id, en, cs)])),
        {},
        read(join(SERVER, `locale/${lang}.ftl`)),
        read(join(SERVER, `games/${told.game}/locale/${lang}.ftl`)),
      );
      expect(words.runs(told.events).map(([event, ...more]) => words.story(event, names, more))).toEqual(told.lines[lang]);
    }
  });

  it("tells the log", () => {
    expect(en.story({ kind: "drew", seat: 1, card: null, back: "2" }, names)).toBe("Petr draws a card of age 2.");
    expect(cs.story({ kind: "drew", seat: 1, card: "archery", back: "1" }, names)).toBe("Petr si bere kartu Lukostřelba.");
    expect(en.story({ kind: "transferred", seat: 0, to: 1, card: "archery", back: "1", place: "hand" }, names)).toBe(
      "Dana transfers Archery to Petr's hand.",
    );
    expect(en.story({ kind: "turn", seat: 0, number: 7 }, names)).toBe("Turn 7: Dana");
    const given = { kind: "transferred", seat: 0, to: 1, card: "archery", back: "1", place: "hand" };
    expect(cs.story(given, ["Dana", "Karel IV."])).toMatch(/do ruky hráče Karel IV\.$/);
    expect(en.story({ kind: "undone", seat: 0 }, names)).toBe("Dana takes the last answer back.");
  });

  it("says who won and why", () => {
    const result = { winners: [1], scores: [3, 8], reason: "achievements", lines: [] };
    expect(en.verdict(result, names)).toBe("Petr wins. Enough achievements win the game at once.");
    expect(cs.verdict({ ...result, winners: [0, 1] }, names)).toMatch(/^O\u00a0?vítězství se dělí Dana a\u00a0Petr\./);
  });
});
