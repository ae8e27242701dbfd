/** How long players may think, and how long they may be away. */

import { useWords } from "../../words";

const AWAY = [10, 60, 60 * 24, 60 * 24 * 3, 60 * 24 * 7];
const CLOCKS = [10, 20, 30, 60];

export function Times(props: {
  away: number;
  clock: number | null;
  alone: boolean;
  onAway(minutes: number): void;
  onClock(minutes: number | null): void;
}) {
  const words = useWords();
  return (
    <div className="times">
      <div className="field">
        <label htmlFor="clock">{words.say("new-clock")}</label>
        <select
          id="clock"
          value={props.clock ?? ""}
          onChange={(event) => props.onClock(event.target.value ? Number(event.target.value) : null)}
        >
          <option value="">{words.say("new-clock-none")}</option>
          {CLOCKS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {words.say("minutes", { count: minutes })}
            </option>
          ))}
        </select>
        <p className="hint">{words.say("new-clock-hint")}</p>
      </div>
      {!props.alone && (
        <div className="field">
          <label htmlFor="away">{words.say("new-away")}</label>
          <select id="away" value={props.away} onChange={(event) => props.onAway(Number(event.target.value))}>
            {AWAY.map((minutes) => (
              <option key={minutes} value={minutes}>
                {duration(words, minutes)}
              </option>
            ))}
          </select>
          <p className="hint">{words.say("new-away-hint")}</p>
        </div>
      )}
    </div>
  );
}

function duration(words: { say(id: string, args: { count: number }): string }, minutes: number): string {
  if (minutes % 1440 === 0) return words.say("days", { count: minutes / 1440 });
  if (minutes % 60 === 0) return words.say("hours", { count: minutes / 60 });
  return words.say("minutes", { count: minutes });
}
