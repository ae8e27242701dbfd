/** The live connection to a table: comes back by itself, and tells every story once and in order. */

import type { ChatOut, LiveMessage, Problem, StateOut, StoryOut, TableOut } from "./models";

/** `waiting`: the connection is lost and will be tried again. `closed`: it won't. */
export type LiveStatus = "connecting" | "open" | "waiting" | "closed";

export interface LiveHandlers {
  onTable?(table: TableOut): void;
  /** `missed`: more has happened than is told here (something was taken back meanwhile): read the log again. */
  onState?(state: StateOut, stories: StoryOut[], missed: boolean): void;
  onChat?(chat: ChatOut): void;
  /** A refusal. After one that comes before the first state, the connection stays closed. */
  onProblem?(problem: Problem): void;
  onStatus?(status: LiveStatus): void;
}

export interface LiveOptions {
  /** Continue after this version. */
  after?: number;
  makeSocket?(address: string): WebSocket;
  random?(): number;
}

export interface Live {
  /** Answers what the seat is asked; false if the connection is down (then nothing was sent). */
  answer(seat: number, version: number, token: string): boolean;
  /** Try again now, if it waits. */
  retry(): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A connection that is silent for so long after an answer, or after a page that nobody saw, is taken for dead. A browser
 * notices that only after minutes when the machine has slept or has changed its network. */
const SILENCE = 8_000;
const UNSEEN = 30_000;
const REFUSED = 4003; // the server's close code after a problem that trying again won't solve

export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return longest * (0.5 + random() / 2);
}

export function liveAddress(table: string, seat: number | null, after: number, base: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, base);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  if (seat !== null) address.searchParams.set("seat", String(seat));
  if (after >= 0) address.searchParams.set("after", String(after));
  return address.toString();
}

export function connect(table: string, seat: number | null, handlers: LiveHandlers, options: LiveOptions = {}): Live {
  const makeSocket = options.makeSocket ?? ((address: string) => new WebSocket(address));
  const random = options.random ?? Math.random;
  let version = options.after ?? -1;
  let lastChat = 0;
  let attempt = 0;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = 0;
  let done = false;

  function open(): void {
    timer = undefined;
    clearTimeout(overdue);
    handlers.onStatus?.("connecting");
    const made = makeSocket(liveAddress(table, seat, version, window.location.href));
    socket = made;
    made.onmessage = (event: MessageEvent) => {
      if (socket === made && !done) hear(JSON.parse(String(event.data)) as LiveMessage);
    };
    made.onclose = (event: CloseEvent) => {
      if (socket !== made || done) return;
      socket = null;
      if (event.code === REFUSED) {
        done = true;
        handlers.onStatus?.("closed");
        return;
      }
      handlers.onStatus?.("waiting");
      timer = setTimeout(open, waitBefore(attempt, random));
      attempt += 1;
    };
  }

  function hear(message: LiveMessage): void {
    if (message.type === "state" || message.type === "problem") clearTimeout(overdue);
    if (message.type === "table") {
      // The first message after connecting: only now is the connection known to work.
      attempt = 0;
      handlers.onStatus?.("open");
      handlers.onTable?.(message.table);
    } else if (message.type === "state") {
      hearState(message.state, message.stories);
    } else if (message.type === "chat") {
      if (message.chat.id <= lastChat) return;
      lastChat = message.chat.id;
      handlers.onChat?.(message.chat);
    } else {
      handlers.onProblem?.(message.problem);
    }
  }

  function hearState(state: StateOut, stories: StoryOut[]): void {
    if (state.version < version) return;
    const before = version;
    const fresh = stories.filter((story) => story.version > before);
    version = state.version;
    const missed = before >= 0 && fresh.length !== state.version - before;
    handlers.onState?.(state, fresh, missed);
  }

  function retry(): void {
    if (timer === undefined || done) return;
    clearTimeout(timer);
    attempt = 0;
    open();
  }

  /** Gives up a connection that may be dead for a new one. */
  function renew(): void {
    if (done || socket === null) return;
    const silent = socket;
    socket = null;
    silent.close();
    open();
  }

  function whenSeen(): void {
    if (document.visibilityState !== "visible") {
      hiddenAt = Date.now();
      return;
    }
    retry();
    if (hiddenAt > 0 && Date.now() - hiddenAt >= UNSEEN) renew();
    hiddenAt = 0;
  }

  window.addEventListener("online", retry);
  window.addEventListener("offline", renew);
  document.addEventListener("visibilitychange", whenSeen);
  open();

  return {
    answer(who, at, token) {
      if (socket?.readyState !== 1) return false;
      socket.send(JSON.stringify({ type: "answer", seat: who, version: at, token }));
      clearTimeout(overdue);
      overdue = setTimeout(renew, SILENCE);
      return true;
    },
    retry,
    close() {
      done = true;
      clearTimeout(timer);
      clearTimeout(overdue);
      window.removeEventListener("online", retry);
      window.removeEventListener("offline", renew);
      document.removeEventListener("visibilitychange", whenSeen);
      const last = socket;
      socket = null;
      last?.close(1000);
    },
  };
}
