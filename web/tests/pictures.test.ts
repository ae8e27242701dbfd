import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, it } from "vitest";

import { artists, iconSet, iconsOf, moduleOf, MOST, pictured } from "../pictures";

it.each(pictured())(
  "the pictures of %s are drawings of the set, each once and light enough",
  (game) => {
    const icons = Object.values(iconsOf(game));
    expect(icons.filter((icon) => !(icon in iconSet()))).toEqual([]);
    const code = moduleOf(game);
    expect(gzipSync(code).length).toBeLessThanOrEqual(MOST);
    const { paths, of } = JSON.parse(code.slice("export default ".length, -1)) as {
      paths: string[];
      of: Record<string, number>;
    };
    expect(new Set(paths).size).toBe(new Set(icons).size);
    expect(Object.values(of).every((place) => paths[place])).toBe(true);
  },
  60_000,
); // a busy machine takes a while to round a thousand drawings

it("every artist is known, and nobody is named whose drawings aren't used", () => {
  const used = new Set(pictured().flatMap((game) => Object.values(iconsOf(game))));
  const credited = artists().flatMap((artist) => artist.icons);
  expect(new Set(credited)).toEqual(used);
  expect(credited.length).toBe(used.size);
});

it("NOTICE names every artist", () => {
  const notice = readFileSync(join(import.meta.dirname, "../../NOTICE"), "utf-8");
  const named = [...notice.matchAll(/^- ([^,\n]+)/gm)].map((match) => match[1]);
  expect(named.sort()).toEqual(
    artists()
      .map((artist) => artist.name)
      .sort(),
  );
});
