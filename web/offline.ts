/** Writes worker.js beside the page, with the list of the files that it keeps for reading offline. It is ours because it
 * is this short: a generated one would bring a library into the page for the same three rules. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const WORKER = new URL("worker.js", import.meta.url);
/** What the page needs beside its assets. */
const PUBLIC = ["/theme.js", "/manifest.webmanifest", "/icon.svg"];

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    // What is really there: the bundle also lists chunks that turned out to be empty.
    writeBundle({ dir = "" }) {
      const assets = readdirSync(join(dir, "assets")).sort();
      const files = [...PUBLIC, ...assets.map((name) => `/assets/${name}`)];
      const template = readFileSync(WORKER, "utf-8");
      const version = createHash("sha256").update(template).update(files.join()).digest("hex").slice(0, 12);
      const source = template.replace('["__FILES__"]', JSON.stringify(files)).replace("__VERSION__", version);
      writeFileSync(join(dir, "worker.js"), source);
    },
  };
}
