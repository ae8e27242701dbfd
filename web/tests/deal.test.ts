import { createHash } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { TableOut } from "../src/api/models";
import { flawsOf, openTable, sitDown } from "../src/deal";
import { sha256 } from "../src/sha256";

function hash(...lines: string[]): string {
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}

describe("sha256", () => {
  it("is the one that everybody knows", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
      const text = "č".repeat(length) + "x".repeat(length);
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
});

describe("a deal", () => {
  const server = "5".repeat(32);
  const commitment = hash("kronika commitment", "ages", "t1", server);

  function table(parts: (string | null)[]): TableOut {
    const given = parts.flatMap((part, seat) => (part ? [`${seat} ${part}`] : []));
    return {
      id: "t1",
      game: "ages",
      commitment,
      seed: hash("kronika deal", "ages", "t1", server, ...given),
      deal: { server, seats: parts },
      seats: [{ mine: true }, { mine: false }],
    } as TableOut;
  }

  /** What the browser sent with the last request. */
  function sent(): { part: string } {
    return JSON.parse(vi.mocked(fetch).mock.lastCall?.[1]?.body as string) as { part: string };
  }

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve(new Response(JSON.stringify({ seal: "t1", commitment })))),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it("has a part of this browser, the same if it is sent again", async () => {
    await openTable({ game: "ages", seats: [] });
    const { part } = sent();
    expect(part).toMatch(/^[0-9a-f]{32}$/);
    await sitDown(table([]), 0, null);
    expect(sent().part).toBe(part);
    expect(flawsOf(table([part, null]))).toEqual([]);
  });

  it("has no flaw for somebody who only looks", () => {
    expect(flawsOf(table(["a".repeat(32), "b".repeat(32)]))).toEqual([]);
  });

  it("names what was tampered with", async () => {
    await openTable({ game: "ages", seats: [] });
    const honest = table([sent().part, "b".repeat(32)]);
    expect(flawsOf(table(["c".repeat(32), "b".repeat(32)]))).toEqual(["part"]);
    expect(flawsOf({ ...honest, deal: { server, seats: [sent().part, "d".repeat(32)] } })).toEqual(["seed"]);
    expect(flawsOf({ ...honest, deal: { server: "6".repeat(32), seats: honest.deal?.seats ?? [] } })).toEqual([
      "commitment",
      "seed",
    ]);
    const other = hash("kronika commitment", "ages", "t1", "6".repeat(32));
    expect(flawsOf({ ...honest, commitment: other })).toContain("changed");
  });

  it("of an old table is its seed alone", () => {
    const old = { ...table([]), deal: null, seed: "7", commitment: sha256("kronika/ages/7") } as TableOut;
    expect(flawsOf(old)).toEqual([]);
    expect(flawsOf({ ...old, seed: "8" })).toEqual(["commitment"]);
  });
});
