/** The pictures of the cards, for the build: each game's `data/pictures.yaml` names a drawing of the Game Icons set for each
 * card. `virtual:pictures/<game>` holds the drawings that this game uses and nothing else, `virtual:artists` who drew them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { optimize } from "svgo";
import type { Plugin } from "vite";
import { parse } from "yaml";

import type { Artist, Pictures } from "./src/kit/pictures.ts";

const WEB = import.meta.dirname;
const GAMES = join(WEB, "../src/kronika/games");
const SET_SIZE = 512; // the grid that the icons are drawn on

/** What the pictures of a game may weigh, compressed, in bytes. */
export const MOST = 60_000;
/** The drawings are rounded to whole steps of a grid: the finest that keeps within the weight. At 96 steps nobody sees it. */
const GRIDS = [256, 192, 128, 112, 96];

interface IconSet {
  icons: Record<string, { body: string }>;
}

let loaded: IconSet | undefined;

export function iconSet(): IconSet["icons"] {
  loaded ??= JSON.parse(
    readFileSync(join(WEB, "node_modules/@iconify-json/game-icons/icons.json"), "utf-8"),
  ) as IconSet;
  return loaded.icons;
}

export function fileOf(game: string): string {
  return join(GAMES, game, "data/pictures.yaml");
}

/** The games that have pictures. */
export function pictured(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(fileOf(game)));
}

/** The icons of a game by the ids of its cards. */
export function iconsOf(game: string): Record<string, string> {
  return parse(readFileSync(fileOf(game), "utf-8")) as Record<string, string>;
}

function pathOf(icon: string, grid: number): string {
  const body = iconSet()[icon]?.body;
  const path = body && /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
  if (!path) throw new Error(`The Game Icons set has no icon ${icon}, or it isn't a single path.`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path transform="scale(${grid / SET_SIZE})" d="${path}"/></svg>`;
  const { data } = optimize(svg, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0, transformPrecision: 6 } }],
  });
  return / d="([^"]+)"/.exec(data)?.[1] ?? "";
}

function drawn(icons: Record<string, string>, grid: number): Pictures {
  const used = [...new Set(Object.values(icons))];
  return {
    grid,
    paths: used.map((icon) => pathOf(icon, grid)),
    of: Object.fromEntries(Object.entries(icons).map(([card, icon]) => [card, used.indexOf(icon)])),
  };
}

export function moduleOf(game: string): string {
  const icons = iconsOf(game);
  for (const grid of GRIDS) {
    const code = `export default ${JSON.stringify(drawn(icons, grid))};`;
    if (gzipSync(code).length <= MOST) return code;
  }
  throw new Error(`The pictures of ${game} take more than ${MOST} bytes, compressed: choose some simpler ones.`);
}

/** The artists of everything that is used, with the names of their drawings. */
export function artists(): Artist[] {
  const used = new Set(pictured().flatMap((game) => Object.values(iconsOf(game))));
  const known = parse(readFileSync(join(WEB, "artists.yaml"), "utf-8")) as (Omit<Artist, "icons"> & {
    icons: string;
  })[];
  const found = known.map((artist) => ({
    ...artist,
    icons: artist.icons.split(" ").filter((icon) => used.delete(icon)),
  }));
  if (used.size > 0) throw new Error(`artists.yaml doesn't say who drew ${[...used].join(", ")}.`);
  return found.filter((artist) => artist.icons.length > 0).sort((one, other) => other.icons.length - one.icons.length);
}

export function pictures(): Plugin {
  const prefix = "virtual:pictures/";
  const credits = "virtual:artists";
  return {
    name: "pictures",
    resolveId: (id) => (id.startsWith(prefix) || id === credits ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${credits}`) return `export default ${JSON.stringify(artists())};`;
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const game = id.slice(prefix.length + 1);
      this.addWatchFile(fileOf(game));
      return moduleOf(game);
    },
  };
}
