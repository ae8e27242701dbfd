/** A track with a marker for each player: points from nothing to as far as anybody has come. */

import "./seats.css";
import "./track.css";

export interface TrackMark {
  seat: number;
  name: string;
  value: number;
  /** Where the marker would stand if the game ended now. */
  ahead?: number;
}

export interface TrackProps {
  label: string;
  marks: readonly TrackMark[];
  /** The track is at least this long. */
  least?: number;
  /** A marker in words. */
  say(mark: TrackMark): string;
}

const STEP = 10;

export function Track({ label, marks, least = 40, say }: TrackProps) {
  const far = Math.max(least, ...marks.map(({ value, ahead = 0 }) => Math.max(value, ahead)));
  const end = Math.ceil(far / STEP) * STEP;
  const at = (value: number): React.CSSProperties => ({ left: `${(Math.max(0, value) / end) * 100}%` });
  const ticks = Array.from({ length: end / STEP + 1 }, (_, number) => number * STEP);
  return (
    <ul className="track" aria-label={label} title={label} style={{ "--lanes": marks.length } as React.CSSProperties}>
      {ticks.map((tick) => (
        <li key={tick} className="track-tick" style={at(tick)} aria-hidden="true">
          {tick}
        </li>
      ))}
      {marks.map((mark, lane) => (
        <li
          key={mark.seat}
          data-seat={mark.seat}
          className="track-lane"
          style={{ "--lane": lane } as React.CSSProperties}
          title={say(mark)}
        >
          <span className="hidden-text">{say(mark)}</span>
          {mark.ahead !== undefined && mark.ahead > mark.value && (
            <span
              className="track-ahead"
              style={{ ...at(mark.value), width: `${((mark.ahead - mark.value) / end) * 100}%` }}
              aria-hidden="true"
            />
          )}
          <span className="track-mark" style={at(mark.value)} aria-hidden="true">
            {shortest(marks, mark)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A letter, or two that tell the players apart: the first ones, or the ends of 'Player 1' and 'Player 2'. */
function shortest(marks: readonly TrackMark[], mark: TrackMark): string {
  const ways = [1, 2].map((letters) => (name: string) => name.slice(0, letters));
  const isTold = (way: (name: string) => string): boolean =>
    marks.every((other) => other.seat === mark.seat || way(other.name) !== way(mark.name));
  const ends = (name: string): string => name.slice(0, 1) + name.slice(-1);
  return (ways.find(isTold) ?? ends)(mark.name);
}
