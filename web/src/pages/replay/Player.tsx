/** A replay as it runs: where it is, whose eyes look, and whether it plays by itself. */

import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";

import { api, type Refused } from "../../api/client";
import type { Told } from "../../api/models";
import { gameModule, type View } from "../../games";
import { useQuery } from "../../shell/address";
import { Loading, Refusal } from "../../shell/Trouble";
import { MatchOptions, useWords } from "../../words";
import { type Chapter, chapterBeside, chaptersOf } from "./chapters";
import { ReviewStrip } from "../review/ReviewStrip";
import { Controls } from "./Controls";
import { Shown } from "./Shown";
import { ALL_SEEING, type Source } from "./source";
import { useSteps } from "./useSteps";

const SPECTATOR = "spectator";

/** Milliseconds between two steps of a replay that plays by itself. */
const PACE = 900;

export function Player({ source, onClose }: { source: Source; onClose?: () => void }) {
  const words = useWords();
  const [query] = useQuery();
  const [at, setAt] = useState(() => Math.max(0, Number(query.get("at") ?? 0) || 0));
  const [eyes, setEyes] = useState<number | null>(() => eyesOf(query.get("eyes")));
  const [playing, setPlaying] = useState(false);
  const { shown, log, refused } = useSteps(source, at, eyes);
  const length = shown?.length ?? 0;
  const module = shown && gameModule(String(shown.view["game"]));
  const stories = useMemo(() => log.slice(0, at), [log, at]);
  const chapters = useMemo(() => (module ? chaptersOf(log, module.chapters ?? module.headings) : []), [log, module]);

  const move = useCallback((to: number) => setAt(Math.max(0, Math.min(length, to))), [length]);

  // A record isn't in the address, so a place in it is worth nothing there.
  useKeptPlace(at, eyes, onClose === undefined);
  useSteppingKeys(at, length, chapters, (to) => {
    setPlaying(false);
    move(to);
  });
  if (playing && length && at >= length) setPlaying(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => move(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, move]);

  if (!shown) return refused ? <Stopped refused={refused} onClose={onClose} /> : <Loading />;
  const view = shown.view as View;
  return (
    <div className="replay" data-game={view.game}>
      <h1 className="hidden-text">{words.say("replay-page")}</h1>
      <div className="replay-main">
        <Suspense fallback={<Loading />}>
          <MatchOptions value={view.options}>
            <Shown view={view} source={source} eyes={eyes} stories={stories} hands={shown.hands} />
          </MatchOptions>
        </Suspense>
      </div>
      {refused && <Refusal refused={refused} />}
      {!onClose && (
        <Suspense fallback={null}>
          <ReviewStrip id={source.key} game={view.game} names={source.names} at={at} onMove={move} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Controls
          view={view}
          deal={shown.deal}
          otherRules={shown.other_rules}
          names={source.names}
          told={shown.at === at ? (shown.told as Told[]) : []}
          at={at}
          length={length}
          chapters={chapters}
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

/** Keeps the place in the address, so that it can be shared. */
function useKeptPlace(at: number, eyes: number | null, isKept: boolean): void {
  const [, change] = useQuery();
  const keep = useEffectEvent(() => change({ at: at ? String(at) : "", eyes: spelled(eyes) }));
  useEffect(() => {
    if (!isKept) return;
    const timer = setTimeout(() => keep(), 400);
    return () => clearTimeout(timer);
  }, [at, eyes, isKept]);
}

/** The arrows go through time here, not among the cards: the table must not hear them. */
function useSteppingKeys(at: number, length: number, chapters: readonly Chapter[], onMove: (to: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const to = stepTo(event.key, at, length, chapters);
    if (to === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onMove(to);
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", key, true);
    return () => window.removeEventListener("keydown", key, true);
  }, []);
}

function stepTo(key: string, at: number, length: number, chapters: readonly Chapter[]): number | undefined {
  const steps: Record<string, number | undefined> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: chapterBeside(chapters, at, -1),
    PageDown: chapterBeside(chapters, at, 1) ?? length,
    Home: 0,
    End: length,
  };
  return steps[key];
}

/** In the address: a seat, a spectator, or nothing for eyes that see everything, as there are no secrets any more. */
function eyesOf(given: string | null): number | null {
  if (given === SPECTATOR) return null;
  return given !== null && /^\d+$/.test(given) ? Number(given) : ALL_SEEING;
}

function spelled(eyes: number | null): string {
  if (eyes === null) return SPECTATOR;
  return eyes === ALL_SEEING ? "" : String(eyes);
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
