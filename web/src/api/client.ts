/** Calls to the server. Every refusal is a `Refused` with the server's `Problem`. */

import type {
  CardOut,
  ChapterOut,
  ChatOut,
  GameOut,
  GrammarOut,
  HintOut,
  Lang,
  LessonOut,
  LogOut,
  Me,
  NewTable,
  Problem,
  PuzzleHintOut,
  PuzzleOut,
  PuzzlesOut,
  ReplayOut,
  ReviewOut,
  RuleOut,
  SealOut,
  SessionOut,
  SiteOut,
  StateOut,
  StatesOut,
  TableOut,
  TokenOut,
  TrainedIn,
  TrainedOut,
  TrainingOut,
  TrainingPosition,
  TryOut,
} from "./models";

/** What the server refused, or why it couldn't be asked: then `problem` is `offline` and `status` 0. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: string;
  /** The answers that would be accepted. */
  readonly legal: string[];
  /** The rule behind it, or empty. */
  readonly rule: string;

  constructor(status: number, body: Partial<Problem> & { problem: string }) {
    super(body.message ?? "");
    this.name = "Refused";
    this.status = status;
    this.problem = body.problem;
    this.legal = body.legal ?? [];
    this.rule = body.rule ?? "";
  }
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  key?: string,
): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Refused(0, { problem: "offline" });
  }
  if (!response.ok) throw new Refused(response.status, await problemOf(response));
  return response;
}

/** The server's own words, if it had any: a proxy in between may answer with anything. */
async function problemOf(response: Response): Promise<Partial<Problem> & { problem: string }> {
  try {
    const body: unknown = await response.json();
    if (typeof body === "object" && body !== null && "problem" in body && typeof body.problem === "string") {
      return body as Problem;
    }
  } catch {
    // Not JSON: told by its status below.
  }
  return {
    problem: response.status >= 500 ? "broken" : "http",
    message: `${response.status} ${response.statusText}`.trim(),
  };
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal, key?: string): Promise<T> {
  const response = await ask(method, path, body, signal, key);
  if (response.status === 204) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch {
    throw new Refused(response.status, { problem: "broken", message: "The answer of the server can't be read." });
  }
}

/** Keys of requests that may have been carried out although no answer came. */
const unsettled = new Map<string, string>();

/** Post something that must not happen twice: tried again after an answer was lost, it carries the same key. */
async function postOnce<T>(path: string, body: unknown): Promise<T> {
  const request = `${path} ${JSON.stringify(body)}`;
  const key = unsettled.get(request) ?? randomKey();
  unsettled.set(request, key);
  try {
    const made = await call<T>("POST", path, body, undefined, key);
    unsettled.delete(request);
    return made;
  } catch (error) {
    if (error instanceof Refused && error.status > 0 && error.status < 500) unsettled.delete(request);
    throw error;
  }
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function text(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

function query(args: Record<string, number | string | null | undefined>): string {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

function table(id: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(id)}${rest}`;
}

/** The code in the address of this page, if a link brought somebody here. The server keeps it for later calls. */
function invitation(): string | null {
  return typeof window === "undefined" ? null : new URLSearchParams(window.location.search).get("invite");
}

function puzzle(game: string, id: string, rest = ""): string {
  return `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}${rest}`;
}

function game(id: string, rest: string): string {
  return `/api/games/${encodeURIComponent(id)}/${rest}`;
}

export const api = {
  // --- people
  site: () => call<SiteOut>("GET", "/api/site"),
  me: () => call<Me | null>("GET", "/api/me"),
  guest: (name?: string) => call<Me>("POST", "/api/guest", name ? { name } : {}),
  rename: (name: string) => call<Me>("PATCH", "/api/me", { name }),
  register: (name: string, password: string, invitation: string | null) =>
    call<Me>("POST", "/api/register", { name, password, invitation }),
  login: (name: string, password: string) => call<Me>("POST", "/api/login", { name, password }),
  logout: () => call<undefined>("POST", "/api/logout"),
  changePassword: (old: string, fresh: string) => call<undefined>("POST", "/api/password", { old, new: fresh }),
  deleteMe: (password: string) => call<undefined>("POST", "/api/me/delete", { password }),
  exportAddress: "/api/me/export",
  sessions: () => call<SessionOut[]>("GET", "/api/sessions"),
  endSession: (id: string) => call<undefined>("DELETE", `/api/sessions/${encodeURIComponent(id)}`),
  logoutEverywhere: () => call<undefined>("DELETE", "/api/sessions"),
  tokens: () => call<SessionOut[]>("GET", "/api/tokens"),
  newToken: (name: string) => call<TokenOut>("POST", "/api/tokens", name ? { name } : {}),
  revokeToken: (id: string) => call<undefined>("DELETE", `/api/tokens/${encodeURIComponent(id)}`),

  // --- games
  games: () => call<GameOut[]>("GET", "/api/games"),
  cards: (id: string) => call<CardOut[]>("GET", game(id, "cards")),
  chapters: (id: string) => call<ChapterOut[]>("GET", game(id, "chapters")),
  rules: (id: string) => call<RuleOut[]>("GET", game(id, "rules")),
  grammar: (id: string) => call<GrammarOut>("GET", game(id, "grammar")),
  lesson: (id: string) => call<LessonOut>("GET", game(id, "lesson")),
  words: (lang: Lang) => text(`/api/locale/${lang}.ftl`),
  gameWords: (id: string, lang: Lang) => text(game(id, `locale/${lang}.ftl`)),

  // --- tables
  lobby: () => call<TableOut[]>("GET", "/api/tables"),
  running: () => call<TableOut[]>("GET", "/api/tables?running=true"),
  myTables: (finished: number) => call<TableOut[]>("GET", `/api/my/tables${query({ finished })}`),
  seal: (game: string) => call<SealOut>("POST", "/api/seals", { game }),
  newTable: (given: NewTable) => postOnce<TableOut>("/api/tables", given),
  takeLesson: (id: string) => call<TableOut>("POST", game(id, "lesson")),
  table: (id: string) => call<TableOut>("GET", table(id, query({ invite: invitation() }))),
  sit: (id: string, seat: number, invite: string | null, part: string) =>
    call<TableOut>("POST", table(id, `/seats/${seat}`), { invite, part }),
  revokeLink: (id: string) => call<TableOut>("DELETE", table(id, "/watch")),
  leave: (id: string, seat: number) => call<undefined>("DELETE", table(id, `/seats/${seat}`)),

  // --- playing
  state: (id: string, seat: number | null) => call<StateOut>("GET", table(id, `/state${query({ seat })}`)),
  answer: (id: string, seat: number, version: number, token: string) =>
    call<StateOut>("POST", table(id, "/answers"), { seat, version, token }),
  undo: (id: string, seat: number, version: number) => call<StateOut>("POST", table(id, "/undo"), { seat, version }),
  resign: (id: string, seat: number, version: number) =>
    call<TableOut>("POST", table(id, "/resign"), { seat, version }),
  comeBack: (id: string, seat: number) => call<TableOut>("POST", table(id, "/return"), { seat }),
  hint: (id: string, seat: number) => call<HintOut>("POST", table(id, "/hint"), { seat }),
  sealAgain: (id: string) => call<SealOut>("POST", table(id, "/again/seal")),
  partAgain: (id: string, part: string) => call<undefined>("POST", table(id, "/again/part"), { part }),
  again: (id: string) => call<TableOut>("POST", table(id, "/again")),
  chat: (id: string, after = 0) => call<ChatOut[]>("GET", table(id, `/chat${query({ after })}`)),
  say: (id: string, words: string) => postOnce<ChatOut>(table(id, "/chat"), { text: words }),

  // --- history
  log: (id: string, seat: number | null) => call<LogOut>("GET", table(id, `/log${query({ seat })}`)),
  record: (id: string) => text(table(id, "/record")),
  progress: (id: string) => call<{ scores: number[][] }>("GET", table(id, "/progress")),
  review: (id: string) => call<ReviewOut>("GET", table(id, "/review")),
  askForReview: (id: string) => call<ReviewOut>("POST", table(id, "/review")),
  training: (game: string | null = null) => call<TrainingOut>("GET", `/api/training${query({ game })}`),
  trainingPosition: (id: string, number: number) =>
    call<TrainingPosition>("GET", `/api/training/${encodeURIComponent(id)}/${number}`),
  train: (id: string, number: number, given: TrainedIn) =>
    call<TrainedOut>("POST", `/api/training/${encodeURIComponent(id)}/${number}`, given),
  recordAddress: (id: string) => table(id, "/record"),
  /** The table at this version and the following ones, as the seat saw it then. */
  states: (id: string, seat: number | null, at: number, count: number) =>
    call<StatesOut>("GET", table(id, `/states${query({ at, count, seat })}`)),
  replayTable: (id: string, at: number, seat: number | null, signal?: AbortSignal) =>
    call<ReplayOut>("GET", table(id, `/replay${query({ at, seat })}`), undefined, signal),
  replayRecord: (record: string, at: number, seat: number | null, signal?: AbortSignal) =>
    call<ReplayOut>("POST", "/api/replay", { record, at, seat }, signal),
  replayTableLog: (id: string, seat: number | null) => call<LogOut>("GET", table(id, `/replay/log${query({ seat })}`)),
  replayRecordLog: (record: string, seat: number | null) => call<LogOut>("POST", "/api/replay/log", { record, seat }),

  // --- puzzles
  puzzles: () => call<PuzzlesOut>("GET", "/api/puzzles"),
  puzzle: (game: string, id: string) => call<PuzzleOut>("GET", puzzle(game, id)),
  nextPuzzle: (game: string, theme: string | null) => call<PuzzleOut>("GET", puzzle(game, "next", query({ theme }))),
  /** All answers so far, in their order. */
  tryPuzzle: (game: string, id: string, answers: string[]) =>
    call<TryOut>("POST", puzzle(game, id, "/tries"), { answers }),
  puzzleHint: (game: string, id: string, answers: string[]) =>
    call<PuzzleHintOut>("POST", puzzle(game, id, "/hint"), { answers }),
  showSolution: (game: string, id: string) => call<TryOut>("POST", puzzle(game, id, "/solution")),
};
