/** The seats of a new table: who sits there, and what they play. */

import { Suspense } from "react";

import type { GameOut, Level } from "../../api/models";
import { gameModule } from "../../games";
import { seatOptions, seatRange } from "../../options";
import { useMe } from "../../people";
import { capital, useGameWords, useWords } from "../../words";
import type { OptionsProps } from "./Options";
import { isShared, newRow, type Row, withPerson } from "./rows";

const KINDS = ["me", "friend", "open", "bot"] as const;

export function SeatRows({
  game,
  rows,
  onChange,
  options,
  onOption,
}: OptionsProps & { rows: Row[]; onChange(rows: Row[]): void }) {
  const words = useWords();
  const shared = isShared(rows);
  const firstMe = rows.findIndex((row) => row.kind === "me");
  const change = (key: number, part: Partial<Row>): void =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <fieldset>
      <legend>{words.say("new-seats", seatRange(game))}</legend>
      <ol className="seat-rows">
        {rows.map((row, place) => (
          <SeatRow
            key={row.key}
            row={row}
            place={place}
            game={game}
            named={row.kind === "me" && shared}
            needsName={place !== firstMe}
            people={rows.some((other) => other !== row && other.kind !== "bot")}
            options={options}
            onOption={onOption}
            onChange={(part) => change(row.key, part)}
            onRemove={
              rows.length > game.min_seats
                ? () => onChange(withPerson(rows.filter((one) => one.key !== row.key)))
                : undefined
            }
          />
        ))}
      </ol>
      {rows.length < game.max_seats && (
        <button type="button" className="button small" onClick={() => onChange([...rows, newRow("bot", game)])}>
          {words.say("new-add-seat")}
        </button>
      )}
      {shared && <p className="hint">{words.say("new-one-device")}</p>}
    </fieldset>
  );
}

function SeatRow(
  props: OptionsProps & {
    row: Row;
    place: number;
    /** Whether it is asked who sits here, and whether that must be answered. */
    named: boolean;
    needsName: boolean;
    /** Whether somebody else is at the table: bots don't play alone. */
    people: boolean;
    onChange(part: Partial<Row>): void;
    onRemove?: (() => void) | undefined;
  },
) {
  const { row, place, game } = props;
  const words = useWords();
  const me = useMe();
  const number = words.say("seat-number", { number: place + 1 });
  const remove = words.say("new-remove-seat", { number: place + 1 });
  return (
    <li className="seat-row">
      <span className="seat-place num" aria-hidden="true">
        {place + 1}
      </span>
      <div className="seat-kind">
        <div className="choices" role="radiogroup" aria-label={number}>
          {KINDS.filter((kind) => kind !== "bot" || props.people).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name={`kind-${row.key}`}
                checked={row.kind === kind}
                onChange={() => props.onChange({ kind })}
              />
              {words.say(`kind-${kind}`)}
            </label>
          ))}
        </div>
        <div className="seat-more">
          {row.kind === "bot" && (
            <>
              <select
                aria-label={words.say("new-level", { number: place + 1 })}
                aria-describedby={`level-${row.key}`}
                value={row.level}
                onChange={(event) => props.onChange({ level: event.target.value as Level })}
              >
                {game.levels.map((level) => (
                  <option key={level} value={level}>
                    {words.say(`level-${level}`)}
                  </option>
                ))}
              </select>
              <span id={`level-${row.key}`} className="hint">
                {words.say(`level-${row.level}-hint`)}
              </span>
            </>
          )}
          {props.named && (
            <input
              aria-label={words.say("new-name", { number: place + 1 })}
              placeholder={props.needsName || !me ? words.say("new-name-placeholder") : me.name}
              required={props.needsName}
              maxLength={30}
              value={row.name}
              onChange={(event) => props.onChange({ name: event.target.value })}
            />
          )}
          {row.kind === "me" && !props.named && me && <span>{me.name}</span>}
          {(row.kind === "friend" || row.kind === "open") && (
            <span className="hint">{words.say(`kind-${row.kind}-hint`)}</span>
          )}
        </div>
        {seatOptions(game, place).map(({ name, values }) => (
          <SeatOption
            key={name}
            game={game}
            name={name}
            values={values}
            value={props.options[name] ?? ""}
            onOption={props.onOption}
          />
        ))}
      </div>
      {props.onRemove && (
        <button type="button" className="icon-button" aria-label={remove} title={remove} onClick={props.onRemove}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </li>
  );
}

/** What a seat plays: its civilization, nation or faction. */
function SeatOption(props: {
  game: GameOut;
  name: string;
  values: string[];
  value: string;
  onOption(name: string, value: string): void;
}) {
  const { name, values, value } = props;
  const words = useGameWords(props.game.id);
  const Picker = gameModule(props.game.id).SeatPicker;
  const label = words.say(`variant-${name}`);
  return (
    <>
      <label className="seat-option">
        <span>{label}</span>
        <select value={value} onChange={(event) => props.onOption(name, event.target.value)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {capital(words.say(`variant-${name}-${one}`))}
            </option>
          ))}
        </select>
      </label>
      {Picker && (
        <Suspense fallback={null}>
          <Picker label={label} values={values} value={value} onChoose={(one) => props.onOption(name, one)} />
        </Suspense>
      )}
    </>
  );
}
