import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { connect, type Live, type LiveHandlers, liveAddress, waitBefore } from "../src/api/live";
import { addStories, isOutdated, readAgain, storiesAfter } from "../src/api/log";
import type { LiveMessage, StateOut, StoryOut, TableOut } from "../src/api/models";

class FakeSocket {
  static made: FakeSocket[] = [];
  readonly address: string;
  readyState = 0;
  sent: unknown[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(address: string) {
    this.address = address;
    FakeSocket.made.push(this);
  }

  /** The server speaks. */
  tell(message: LiveMessage): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }
}

const table: LiveMessage = { type: "table", table: { id: "t" } as TableOut };
const story = (version: number, kind = "drew"): StoryOut => ({ version, told: [{ kind, seat: 0 }] });
const state = (version: number, ...stories: StoryOut[]): LiveMessage => ({
  type: "state",
  state: { version } as StateOut,
  stories,
});

let live: Live;
let heard: { version: number; stories: number[]; missed: boolean }[];
let statuses: string[];
let problems: string[];
let chats: number[];

const handlers: LiveHandlers = {
  onState: (now, stories, missed) =>
    heard.push({ version: now.version, stories: stories.map((one) => one.version), missed }),
  onStatus: (status) => statuses.push(status),
  onProblem: (problem) => problems.push(problem.problem),
  onChat: (chat) => chats.push(chat.id),
};

function start(seat: number | null = 0): FakeSocket {
  live = connect("t", seat, handlers, {
    makeSocket: (address) => new FakeSocket(address) as unknown as WebSocket,
    random: () => 1,
  });
  return last();
}

function last(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error("no socket was made");
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  heard = [];
  statuses = [];
  problems = [];
  chats = [];
  const listening = new EventTarget();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { href: "https://kronika.test/table/t" } }));
  vi.stubGlobal("document", Object.assign(listening, { visibilityState: "visible" }));
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the live connection", () => {
  it("asks for its seat at the page's own server", () => {
    expect(start(1).address).toBe("wss://kronika.test/api/tables/t/live?seat=1");
    expect(liveAddress("t", null, 7, "http://localhost:8000/x")).toBe("ws://localhost:8000/api/tables/t/live?after=7");
  });

  it("comes back where it was, and loses and doubles nothing", () => {
    const first = start();
    first.tell(table);
    first.tell(state(4));
    first.tell(state(5, story(5)));
    first.drop();
    expect(statuses).toEqual(["connecting", "open", "waiting"]);
    vi.advanceTimersByTime(500);
    const second = last();
    expect(second).not.toBe(first);
    expect(second.address).toContain("after=5");
    second.tell(table);
    second.tell(state(7, story(5), story(6), story(7)));
    expect(heard.map((one) => one.stories)).toEqual([[], [5], [6, 7]]);
    expect(heard.at(-1)).toEqual({ version: 7, stories: [6, 7], missed: false });
  });

  it("notices stories that are told no more", () => {
    const socket = start();
    socket.tell(state(4));
    socket.tell(state(9, story(8), story(9)));
    expect(heard.at(-1)?.missed).toBe(true);
  });

  it("ignores a state older than the one it has", () => {
    const socket = start();
    socket.tell(state(4));
    socket.tell(state(3, story(3)));
    expect(heard.map((one) => one.version)).toEqual([4]);
  });

  it("waits longer each time, up to a limit, and anew after it worked", () => {
    start();
    for (const wait of [500, 1000, 2000, 4000]) {
      const count = FakeSocket.made.length;
      last().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made.length).toBe(count);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made.length).toBe(count + 1);
    }
    last().tell(table);
    last().drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made.length).toBe(6);
    expect(waitBefore(30, () => 1)).toBe(15_000);
    expect(waitBefore(0, () => 0)).toBe(250);
  });

  it("tries at once when the machine is online or looked at again", () => {
    const first = start();
    first.drop();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(2);
    last().drop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made.length).toBe(3);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made.length).toBe(3);
  });

  it("gives up a connection that doesn't say what became of an answer", () => {
    const first = start();
    first.tell(table);
    first.tell(state(4));
    live.answer(0, 4, "draw");
    first.tell(state(5, story(5)));
    vi.advanceTimersByTime(60_000);
    expect(last()).toBe(first);
    live.answer(0, 5, "draw");
    vi.advanceTimersByTime(8_000);
    expect(last()).not.toBe(first);
    expect(last().address).toContain("after=5");
    first.tell(state(6, story(6)));
    expect(heard.at(-1)?.version).toBe(5);
  });

  it("begins anew when the network is gone or the page wasn't seen for long", () => {
    const see = (visibilityState: string): void => {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    const first = start();
    first.tell(table);
    see("hidden");
    vi.advanceTimersByTime(29_000);
    see("visible");
    expect(last()).toBe(first);
    see("hidden");
    vi.advanceTimersByTime(30_000);
    see("visible");
    const second = last();
    expect(second).not.toBe(first);
    second.tell(table);
    window.dispatchEvent(new Event("offline"));
    last().drop();
    expect(last()).not.toBe(second);
    expect(statuses.at(-1)).toBe("waiting");
  });

  it("stays closed after a refusal", () => {
    const socket = start();
    socket.tell({ type: "problem", problem: { problem: "not-yours", message: "", legal: [], rule: "" } });
    socket.drop(4003);
    vi.advanceTimersByTime(60_000);
    expect(problems).toEqual(["not-yours"]);
    expect(statuses.at(-1)).toBe("closed");
    expect(FakeSocket.made.length).toBe(1);
  });

  it("keeps the connection after a refused answer", () => {
    const socket = start();
    socket.tell(table);
    socket.tell(state(4));
    expect(live.answer(0, 4, "draw")).toBe(true);
    expect(socket.sent).toEqual([{ type: "answer", seat: 0, version: 4, token: "draw" }]);
    socket.tell({ type: "problem", problem: { problem: "stale", message: "", legal: [], rule: "" } });
    expect(statuses.at(-1)).toBe("open");
  });

  it("says when an answer can't be sent", () => {
    const socket = start();
    socket.drop();
    expect(live.answer(0, 4, "draw")).toBe(false);
  });

  it("hears each line of the chat once", () => {
    const socket = start();
    const line = (id: number): LiveMessage => ({
      type: "chat",
      chat: { id, name: "A", guest: false, text: "x", at: "" },
    });
    socket.tell(line(1));
    socket.tell(line(2));
    socket.drop();
    vi.advanceTimersByTime(500);
    last().tell(line(1));
    last().tell(line(2));
    last().tell(line(3));
    expect(chats).toEqual([1, 2, 3]);
  });

  it("is silent after it was closed", () => {
    const socket = start();
    live.close();
    socket.tell(state(4));
    socket.drop();
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
    expect(FakeSocket.made.length).toBe(1);
  });
});

describe("the log", () => {
  it("adds only what is new", () => {
    const known = [story(1), story(2)];
    expect(addStories(known, [story(2), story(3)]).map((one) => one.version)).toEqual([1, 2, 3]);
    expect(addStories(known, [story(1)])).toBe(known);
  });

  it("must be read again when something was missed or taken back", () => {
    expect(isOutdated([story(1)], false)).toBe(false);
    expect(isOutdated([story(1)], true)).toBe(true);
    expect(isOutdated([story(1), story(2, "undone")], false)).toBe(true);
  });

  it("stays in sight until it has been read again", () => {
    const known = [story(1), story(2)];
    expect(storiesAfter(known, [story(3)], false).map((one) => one.version)).toEqual([1, 2, 3]);
    expect(storiesAfter(known, [story(3, "undone")], false)).toBe(known);
    expect(storiesAfter(known, [story(9)], true)).toBe(known);
    expect(readAgain([story(1)], known, 3).map((one) => one.version)).toEqual([1]);
    expect(readAgain([story(1)], [...known, story(4)], 3).map((one) => one.version)).toEqual([1, 4]);
  });
});
