import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { GameWords } from "../src/words/game";
import { withMinus, Words } from "../src/words/words";

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

describe.each([["the page", sources] as const, ...GAMES.map((game) => [game, ofGame(game)] as const)])(
  "the words of %s",
  (_, sources) => {
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
  },
);

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

  it("writes a minus before numbers, but no hyphen anew", () => {
    expect(words.number(-2)).toBe("−2");
    expect(words.say("table-turn", { turn: -2 })).toBe("Turn −2");
    expect(withMinus("2026-05-02: at most value-1 cards")).toBe("2026-05-02: at most value-1 cards");
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
    expect(words.ago("2026-05-02T12:09:58Z", now)).toBe("in 10 minutes");
  });
});

describe("the problems of the protocol", () => {
  const errors = read(join(HERE, "../../docs/protocol.md")).split("## Errors")[1]?.split("\n## ")[0] ?? "";
  const rows = errors.split("\n").filter((line) => /^\| \d/.test(line));
  const problems = rows.flatMap((row) =>
    [...(row.split("|")[2] ?? "").matchAll(/`([a-z-]+)`/g)].map(([, name = ""]) => name),
  );
  // A bug of the page, and what only the server can name.
  const nameless = ["bad-method", "refused"];

  it.each(LANGS)("are said in the reader's language (%s)", (lang) => {
    const words = new Words(lang, sources[lang]);
    expect(problems.length).toBeGreaterThan(30);
    expect(problems.filter((name) => !words.has(`problem-${name}`))).toEqual(nameless);
  });
});

describe("GameWords", () => {
  const words = new GameWords(
    "en",
    "harvest",
    new Map(),
    { keys: {}, events: {} },
    "event-sold = {$player} sells {$count} {$what} to {$buyer}.",
  );

  it("takes the facts of an undeclared event for numbers and words", () => {
    const sold = { kind: "sold", seat: 1, count: 2, what: "apples", buyer: 0 };
    expect(words.story(sold, ["Dana", "Petr"])).toBe("Petr sells 2 apples to 0.");
    expect(words.story({ kind: "went_home", seat: 1, tired: "very" }, ["Dana", "Petr"])).toBe(
      "Petr: went home (tired very).",
    );
  });

  it.each([
    ["en", "Petr gains 3 food and 1 worker."],
    ["cs", "Petr získává 3\u00a0jídla a\u00a01\u00a0osadníka."],
  ] as const)("adds up what somebody gains in one line (%s)", (lang, line) => {
    const settlers = new GameWords(
      lang,
      "settlers",
      new Map(),
      { keys: {}, events: { gained: { seat: "seat", good: "word", count: "number" } } },
      read(join(SERVER, `locale/${lang}.ftl`)),
      read(join(SERVER, `games/settlers/locale/${lang}.ftl`)),
      sources[lang],
      ofGame("settlers")[lang],
    );
    const gained = (seat: number, good: string, count: number) => ({ kind: "gained", seat, good, count });
    const told = [gained(1, "food", 1), gained(1, "worker", 1), gained(1, "food", 2), gained(0, "food", 1)];
    const [first, second] = settlers.runs(told);
    expect(second).toEqual([gained(0, "food", 1)]);
    const [event, ...more] = first ?? [gained(0, "", 0)];
    expect(settlers.story(event, ["Dana", "Petr"], more)).toBe(line);
  });

  it("shows a missing message by its name", () => {
    expect(words.say("no-such-message")).toBe("no-such-message");
  });
});

describe("the reason for a hint", () => {
  const source = (game: string, lang: string): string[] =>
    [join(SERVER, `locale/${lang}.ftl`), join(SERVER, `games/${game}/locale/${lang}.ftl`)].map(read);
  const grammar = { keys: {}, events: {} };
  const rate = { name: "culture_rating", more: true, theirs: false };
  const army = { name: "strength", more: false, theirs: false };

  it("names what there is more of, and what it costs", () => {
    const en = new GameWords("en", "ages", new Map(), grammar, ...source("ages", "en"));
    const cs = new GameWords("cs", "ages", new Map(), grammar, ...source("ages", "cs"));
    expect(en.reasons([rate], army, 1)).toBe("more culture per turn, but a weaker army");
    expect(cs.reasons([rate], army, 1)).toBe("více kultury za kolo, ale slabší armáda");
  });

  it("tells what is the opponents'", () => {
    const en = new GameWords("en", "ages", new Map(), grammar, ...source("ages", "en"));
    const cs = new GameWords("cs", "ages", new Map(), grammar, ...source("ages", "cs"));
    const theirs = { ...army, theirs: true };
    expect(en.reasons([rate, theirs], null, 1)).toBe("more culture per turn and a weaker army for your opponent");
    expect(cs.reasons([rate, theirs], null, 2)).toBe("více kultury za kolo a\u00a0u\u00a0soupeřů slabší armáda");
  });
});
