/** Going through a replay: step by step, by itself, or to any place; and by whose eyes. */

import type { ReplayOut, Told } from "../../api/models";
import type { View } from "../../games";
import { Step } from "../../kit/Step";
import { useGameWords } from "../../words";
import { type Chapter, chapterAt, chapterBeside } from "./chapters";
import { ALL_SEEING, namesFor } from "./source";

export function Controls(props: {
  view: View;
  deal: ReplayOut["deal"];
  otherRules: ReplayOut["other_rules"];
  names: string[];
  told: Told[];
  at: number;
  length: number;
  chapters: readonly Chapter[];
  eyes: number | null;
  playing: boolean;
  record: string | null;
  onMove(at: number): void;
  onPlay(): void;
  onEyes(eyes: number | null): void;
  onClose?: (() => void) | undefined;
}) {
  const { at, length, view, chapters } = props;
  const words = useGameWords(view.game);
  const names = namesFor(words, props.names, view.seats);
  const told = words
    .runs(props.told)
    .map(([event, ...more]) => words.story(event, names, more).replace(/[^.!?]$/, "$&.")) // headings have no full stop
    .join(" ");
  const titles = chapters.map(({ events }) => events.map((event) => words.story(event, names)).join(" "));
  const chapter = chapterAt(chapters, at);
  const after = chapterBeside(chapters, at, 1);
  return (
    <div className="replay-bar" role="group" aria-label={words.say("replay-controls")}>
      <p className="replay-told" aria-live="polite">
        {at === 0 ? `${words.say("replay-start")} ${words.say(`replay-deal-${props.deal}`)}` : told}
        {at === 0 && props.otherRules && ` ${words.say("replay-other-rules", props.otherRules)}`}
      </p>
      <div className="replay-buttons">
        <Step sign="first" label={words.say("replay-first")} disabled={at === 0} onClick={() => props.onMove(0)} />
        <Step
          sign="chapter-back"
          label={words.say("replay-chapter-back")}
          disabled={at === 0}
          onClick={() => props.onMove(chapterBeside(chapters, at, -1) ?? 0)}
        />
        <Step sign="back" label={words.say("replay-back")} disabled={at === 0} onClick={() => props.onMove(at - 1)} />
        <Step
          sign={props.playing ? "pause" : "play"}
          label={words.say(props.playing ? "replay-pause" : "replay-play")}
          onClick={props.onPlay}
        />
        <Step
          sign="next"
          label={words.say("replay-next")}
          disabled={at >= length}
          onClick={() => props.onMove(at + 1)}
        />
        <Step
          sign="chapter-next"
          label={words.say("replay-chapter-next")}
          disabled={after === undefined}
          onClick={() => after !== undefined && props.onMove(after)}
        />
        <Step
          sign="last"
          label={words.say("replay-last")}
          disabled={at >= length}
          onClick={() => props.onMove(length)}
        />
      </div>
      <input
        type="range"
        className="replay-slider"
        min={0}
        max={length}
        value={Math.min(at, length)}
        aria-label={words.say("replay-slider")}
        aria-valuetext={[words.say("replay-at", { at, length }), titles[chapter]].filter(Boolean).join(", ")}
        list="replay-chapters"
        onChange={(event) => props.onMove(Number(event.target.value))}
      />
      <datalist id="replay-chapters">
        {chapters.map((one) => (
          <option key={one.at} value={one.at} />
        ))}
      </datalist>
      <span className="num small replay-at">{words.say("replay-at", { at, length })}</span>
      {chapters.length > 1 && (
        <select
          className="replay-chapter"
          aria-label={words.say("replay-chapter")}
          value={chapters[chapter]?.at ?? 0}
          onChange={(event) => props.onMove(Number(event.target.value))}
        >
          {chapter < 0 && <option value={0}>{words.say("replay-start")}</option>}
          {chapters.map((one, number) => (
            <option key={one.at} value={one.at}>
              {titles[number]}
            </option>
          ))}
        </select>
      )}
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
