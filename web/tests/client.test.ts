import { afterEach, describe, expect, it, vi } from "vitest";

import { api, Refused } from "../src/api/client";

function answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = new Response(status === 204 ? null : text, { status, headers });
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(response));
}

function asked(): [string, RequestInit] {
  return vi.mocked(fetch).mock.calls[0] as [string, RequestInit];
}

async function refusal(doing: Promise<unknown>): Promise<Refused> {
  const error: unknown = await doing.catch((one: unknown) => one);
  expect(error).toBeInstanceOf(Refused);
  return error as Refused;
}

afterEach(() => vi.unstubAllGlobals());

describe("the client", () => {
  it("sends and reads JSON", async () => {
    answer(200, { id: "a", version: 3 });
    await api.answer("t 1", 0, 2, "meld archery");
    const [path, init] = asked();
    expect(path).toBe("/api/tables/t%201/answers");
    expect(init.method).toBe("POST");
    expect(JSON.parse(init.body as string)).toEqual({ seat: 0, version: 2, token: "meld archery" });
  });

  it("leaves out a seat that is none", async () => {
    answer(200, {});
    await api.state("t", null);
    expect(asked()[0]).toBe("/api/tables/t/state");
    await api.state("t", 0).catch(() => undefined);
    expect(vi.mocked(fetch).mock.calls[1]?.[0]).toBe("/api/tables/t/state?seat=0");
  });

  it("answers nothing with nothing", async () => {
    answer(204, "");
    await expect(api.logout()).resolves.toBeUndefined();
  });

  it("hands on what the server refused", async () => {
    answer(422, { problem: "illegal", message: "Not now.", legal: ["draw"], rule: "INN-TURN-03" });
    const error = await refusal(api.answer("t", 0, 2, "x"));
    expect(error).toMatchObject({
      status: 422,
      problem: "illegal",
      message: "Not now.",
      legal: ["draw"],
      rule: "INN-TURN-03",
    });
  });

  it("makes do with a refusal that isn't the server's", async () => {
    answer(502, "<html>Bad gateway</html>");
    expect(await refusal(api.games())).toMatchObject({ status: 502, problem: "broken", legal: [], rule: "" });
    answer(404, { detail: "nothing" });
    expect(await refusal(api.games())).toMatchObject({ status: 404, problem: "http" });
  });

  it("says when the server can't be reached", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
    expect(await refusal(api.me())).toMatchObject({ status: 0, problem: "offline" });
  });

  it("doesn't take a broken answer for an answer", async () => {
    answer(200, "<html></html>");
    expect(await refusal(api.me())).toMatchObject({ problem: "broken" });
  });

  it("lets an aborted call go", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new DOMException("aborted", "AbortError")));
    await expect(api.replayTable("t", 1, null)).rejects.toThrow("aborted");
  });
});
