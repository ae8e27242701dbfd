/** A game once more, step by step: a finished table, or any record. */

import "./replay.css";

import { type ChangeEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";

import { api, Refused } from "../api/client";
import type { ChoiceOut, ReplayOut, StoryOut, TableOut, Told } from "../api/models";
import { gameModule, type View } from "../games";
import { Log } from "../kit/Log";
import { recordNames } from "../record";
import { useQuery } from "../shell/address";
import { useDoing, usePolled, useTitle } from "../shell/hooks";
import { tableNames } from "../shell/TableList";
import { Loading, MaybeRefusal, Refusal } from "../shell/Trouble";
import { MatchOptions, useGameWords, useWords } from "../words";

/** Where the steps come from. */
interface Source {
  key: string;
  /** By seat; empty if the record doesn't name them. */
  names: string[];
  step(at: number, eyes: number | null, signal?: AbortSignal): Promise<ReplayOut>;
  /** Everything that happened, if these eyes may read the log. */
  log(eyes: number | null): Promise<StoryOut[] | null>;
}

/** As far as a record goes: asked for once, it checks every answer. */
const WHOLE = 1_000_000;

/** Eyes that see every card. */
const ALL_SEEING = -1;

export default function Replay({ id }: { id?: string | undefined }) {
  const words = useWords();
  useTitle(words.say("replay-page"));
  return id === undefined ? <OfRecord /> : <OfTable id={id} />;
}

function tableSource(table: TableOut, names: string[]): Source {
  return {
    key: table.id,
    names,
    step: (at, eyes, signal) => api.replayTable(table.id, at, eyes, signal),
    log: async (eyes) => {
      const mayRead = eyes === null || (eyes !== ALL_SEEING && table.seats[eyes]?.mine === true);
      return mayRead ? (await api.log(table.id, eyes)).stories : null;
    },
  };
}

function recordSource(record: string): Source {
  return {
    key: record,
    names: recordNames(record),
    step: (at, eyes, signal) => api.replayRecord(record, at, eyes, signal),
    log: async () => null,
  };
}

function OfTable({ id }: { id: string }) {
  const words = useWords();
  const { data: table, refused, again } = usePolled(() => api.table(id), 600, id);
  const source = useMemo(() => table && tableSource(table, tableNames(words, table)), [table, words]);
  if (refused && !table) {
    return (
      <div className="page">
        <Refusal refused={refused} onRetry={again} />
      </div>
    );
  }
  if (!table || !source) return <Loading />;
  if (table.state !== "finished") {
    return (
      <div className="page">
        <h1>{words.say("replay-page")}</h1>
        <p>{words.say("replay-running")}</p>
        <p>
          <Link href={`/table/${id}`} className="button primary">
            {words.say("go-table")}
          </Link>
        </p>
      </div>
    );
  }
  return <Player source={source} />;
}

function OfRecord() {
  const [source, setSource] = useState<Source | null>(null);
  return source ? (
    <Player source={source} onClose={() => setSource(null)} />
  ) : (
    <OpenRecord onOpen={(record) => setSource(recordSource(record))} />
  );
}

/** Paste a record, open a file, or drop one. */
function OpenRecord({ onOpen }: { onOpen(record: string): void }) {
  const words = useWords();
  const [record, setRecord] = useState("");
  const { busy, refused, run, clear } = useDoing();

  function check(text: string): void {
    run(async () => {
      await api.replayRecord(text, WHOLE, null);
      onOpen(text);
    });
  }

  async function readFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const text = await file.text();
    setRecord(text);
    check(text);
  }

  return (
    <div className="page">
      <h1>{words.say("replay-page")}</h1>
      <p>{words.say("replay-lead")}</p>
      <form
        className="panel stack"
        onSubmit={(event) => {
          event.preventDefault();
          check(record);
        }}
      >
        <div className="field">
          <label htmlFor="record-file">{words.say("replay-file")}</label>
          <input id="record-file" type="file" accept=".txt,.kronika,text/plain" onChange={(event) => void readFile(event)} />
        </div>
        <div className="field">
          <label htmlFor="record">{words.say("replay-paste")}</label>
          <textarea
            id="record"
            rows={12}
            spellCheck={false}
            value={record}
            placeholder={'[Game "innovation"]\n[Rules "1"]\n[Seats "2"]\n…'}
            onChange={(event) => {
              setRecord(event.target.value);
              clear();
            }}
          />
        </div>
        <MaybeRefusal refused={refused} />
        <p>
          <button type="submit" className="button primary" disabled={busy || !record.trim()}>
            {words.say("replay-open-record")}
          </button>
        </p>
      </form>
    </div>
  );
}

// --- stepping

interface Steps {
  shown: ReplayOut | null;
  stories: StoryOut[];
  refused: Refused | null;
}

/** The step at `at`, read once and kept, and the stories up to it as far as they are known. */
function useSteps(source: Source, at: number, eyes: number | null): Steps {
  const [kept, setKept] = useState<ReadonlyMap<string, ReplayOut>>(new Map());
  const [logs, setLogs] = useState<ReadonlyMap<number | null, StoryOut[]>>(new Map());
  const [refused, setRefused] = useState<Refused | null>(null);
  const last = useRef<ReplayOut | null>(null);
  const key = (place: number): string => `${eyes} ${place}`;
  const found = kept.get(key(at));
  const next = found && at < found.length && !kept.has(key(at + 1)) ? at + 1 : null;
  const wanted = found ? next : at;

  useEffect(() => {
    if (wanted === null) return;
    const stop = new AbortController();
    source
      .step(wanted, eyes, stop.signal)
      .then((step) => {
        setKept((now) => new Map(now).set(`${eyes} ${wanted}`, step));
        setRefused(null);
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) setRefused(error);
      });
    return () => stop.abort();
  }, [source, wanted, eyes]);

  useEffect(() => {
    let gone = false;
    source
      .log(eyes)
      .then((stories) => {
        if (stories && !gone) setLogs((now) => new Map(now).set(eyes, stories));
      })
      .catch(() => undefined); // The steps tell their own stories.
    return () => {
      gone = true;
    };
  }, [source, eyes]);

  if (found) last.current = found;
  const stories = useMemo(() => {
    const log = logs.get(eyes);
    if (log) return log.slice(0, at).map((story, place) => ({ version: place + 1, told: story.told }));
    return Array.from({ length: at }, (_, place) => kept.get(`${eyes} ${place + 1}`))
      .filter((step) => step !== undefined)
      .map((step) => ({ version: step.at, told: step.told }));
  }, [logs, kept, eyes, at]);
  return { shown: found ?? last.current, stories, refused };
}

/** What a view says is asked, as the table component wants it; nobody answers in a replay. */
function choiceOf(view: View): ChoiceOut | null {
  const asked = view["choice"] as { seat: number; key: string; card: string | null; rule: string } | null;
  return asked && { seat: asked.seat, key: asked.key, card: asked.card, rule: asked.rule, options: null, since: "" };
}

function Player({ source, onClose }: { source: Source; onClose?: () => void }) {
  const words = useWords();
  const [query, change] = useQuery();
  const [at, setAt] = useState(() => Math.max(0, Number(query.get("at") ?? 0) || 0));
  const [eyes, setEyes] = useState<number | null>(() => eyesOf(query.get("eyes")));
  const [playing, setPlaying] = useState(false);
  const { shown, stories, refused } = useSteps(source, at, eyes);
  const length = shown?.length ?? 0;

  const move = useCallback((to: number) => setAt(Math.max(0, Math.min(length, to))), [length]);

  // The place is kept in the address, so that it can be shared; a record isn't there, so its place is worth nothing.
  const keepPlace = onClose === undefined;
  const keep = useRef(change);
  keep.current = change;
  useEffect(() => {
    if (!keepPlace) return;
    const timer = setTimeout(() => keep.current({ at: at ? String(at) : "", eyes: eyes === null ? "" : String(eyes) }), 400);
    return () => clearTimeout(timer);
  }, [at, eyes, keepPlace]);

  useEffect(() => {
    if (!playing) return;
    if (length && at >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => move(at + 1), 900);
    return () => clearTimeout(timer);
  }, [playing, at, length, move]);

  useEffect(() => {
    // Before the table hears them: here the arrows go through time, not among the cards.
    function key(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      const to = stepTo(event.key, at, length);
      if (to === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setPlaying(false);
      move(to);
    }
    window.addEventListener("keydown", key, true);
    return () => window.removeEventListener("keydown", key, true);
  }, [at, length, move]);

  if (!shown) return refused ? <Stopped refused={refused} onClose={onClose} /> : <Loading />;
  const view = shown.view as View;
  return (
    <div className="replay" data-game={view.game}>
      <h1 className="hidden-text">{words.say("replay-page")}</h1>
      <div className="replay-main">
        <Suspense fallback={<Loading />}>
          <MatchOptions value={view.options}>
            <Shown view={view} source={source} eyes={eyes} stories={stories} />
          </MatchOptions>
        </Suspense>
      </div>
      {refused && <Refusal refused={refused} />}
      <Suspense fallback={null}>
        <Controls
          view={view}
          deal={shown.deal}
          names={source.names}
          told={shown.at === at ? (shown.told as Told[]) : []}
          at={at}
          length={length}
          eyes={eyes}
          playing={playing}
          onMove={(to) => {
            setPlaying(false);
            move(to);
          }}
          onPlay={() => {
            if (at >= length) move(0);
            setPlaying(!playing);
          }}
          onEyes={setEyes}
          onClose={onClose}
          record={onClose ? null : api.recordAddress(source.key)}
        />
      </Suspense>
    </div>
  );
}

function stepTo(key: string, at: number, length: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - 10,
    PageDown: at + 10,
    Home: 0,
    End: length,
  };
  return steps[key];
}

function eyesOf(given: string | null): number | null {
  return given !== null && /^-?\d+$/.test(given) ? Number(given) : null;
}

function Stopped({ refused, onClose }: { refused: Refused; onClose?: (() => void) | undefined }) {
  const words = useWords();
  return (
    <div className="page">
      <Refusal refused={refused} />
      {onClose && (
        <p>
          <button type="button" className="button" onClick={onClose}>
            {words.say("replay-another")}
          </button>
        </p>
      )}
    </div>
  );
}

function namesFor(words: { say(id: string, args: { number: number }): string }, names: string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? words.say("seat-human", { number: seat + 1 }));
}

function Shown(props: { view: View; source: Source; eyes: number | null; stories: StoryOut[] }) {
  const { view } = props;
  const words = useGameWords(view.game);
  const names = useMemo(() => namesFor(words, props.source.names, view.seats), [words, props.source, view.seats]);
  const module = gameModule(view.game);
  if (!module) return null;
  return (
    <>
      <div className="replay-table">
        <h2 className="hidden-text">{words.say("game-name")}</h2>
        <module.Table
          view={view}
          names={names}
          seat={props.eyes === ALL_SEEING ? null : props.eyes}
          choice={choiceOf(view)}
          stories={props.stories}
          readOnly
        />
      </div>
      <aside className="replay-log">
        <Log words={words} stories={props.stories} names={names} headings={module.headings} />
      </aside>
    </>
  );
}

function Controls(props: {
  view: View;
  deal: ReplayOut["deal"];
  names: string[];
  told: Told[];
  at: number;
  length: number;
  eyes: number | null;
  playing: boolean;
  record: string | null;
  onMove(at: number): void;
  onPlay(): void;
  onEyes(eyes: number | null): void;
  onClose?: (() => void) | undefined;
}) {
  const { at, length, view } = props;
  const words = useGameWords(view.game);
  const names = namesFor(words, props.names, view.seats);
  const told = words.runs(props.told).map(([event, ...more]) => words.story(event, names, more)).join(" ");
  return (
    <div className="replay-bar" role="group" aria-label={words.say("replay-controls")}>
      <p className="replay-told" aria-live="polite">
        {at === 0 ? `${words.say("replay-start")} ${words.say(`replay-deal-${props.deal}`)}` : told}
      </p>
      <div className="replay-buttons">
        <Step label={words.say("replay-first")} disabled={at === 0} onClick={() => props.onMove(0)} path="M6 5v14M19 5l-9 7 9 7z" />
        <Step label={words.say("replay-back")} disabled={at === 0} onClick={() => props.onMove(at - 1)} path="M17 5 7 12l10 7z" />
        <Step
          label={words.say(props.playing ? "replay-pause" : "replay-play")}
          onClick={props.onPlay}
          path={props.playing ? "M8 5v14M16 5v14" : "M7 5l12 7-12 7zM7 5v14"}
        />
        <Step
          label={words.say("replay-next")}
          disabled={at >= length}
          onClick={() => props.onMove(at + 1)}
          path="M7 5l10 7-10 7z"
        />
        <Step
          label={words.say("replay-last")}
          disabled={at >= length}
          onClick={() => props.onMove(length)}
          path="M18 5v14M5 5l9 7-9 7z"
        />
      </div>
      <input
        type="range"
        className="replay-slider"
        min={0}
        max={length}
        value={Math.min(at, length)}
        aria-label={words.say("replay-slider")}
        aria-valuetext={words.say("replay-at", { at, length })}
        onChange={(event) => props.onMove(Number(event.target.value))}
      />
      <span className="num small replay-at">{words.say("replay-at", { at, length })}</span>
      <label className="replay-eyes">
        <span className="small muted">{words.say("replay-eyes")}</span>
        <select
          value={props.eyes ?? ""}
          onChange={(event) => props.onEyes(event.target.value === "" ? null : Number(event.target.value))}
        >
          <option value="">{words.say("replay-spectator")}</option>
          <option value={ALL_SEEING}>{words.say("replay-all-seeing")}</option>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {props.record && (
        <a className="button small" href={props.record} download>
          {words.say("replay-record")}
        </a>
      )}
      {props.onClose && (
        <button type="button" className="button small" onClick={props.onClose}>
          {words.say("replay-another")}
        </button>
      )}
    </div>
  );
}

function Step(props: { label: string; path: string; disabled?: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={props.path} fill="currentColor" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
