import "./newtable.css";

import { startTransition, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";

import type { GameOut, Level, SeatIn, TableOut } from "../api/models";
import { openTable } from "../deal";
import { gameModule } from "../games";
import { choose, gameOptions, optionsFor, seatOptions, seatRange } from "../options";
import { beSomebody, useMe } from "../people";
import { invitation, tablePath } from "../play";
import { Copy } from "../shell/Copy";
import { useDoing, useTitle } from "../shell/hooks";
import { MaybeRefusal } from "../shell/Trouble";
import { capital, useGames, useGameWords, useWords } from "../words";
import { NotFound } from "./NotFound";

export default function NewTable({ game }: { game?: string | undefined }) {
  const words = useWords();
  useTitle(words.say("new-title"));
  const games = useGames().filter((one) => gameModule(one.id));
  const [chosen, setChosen] = useState(game ?? games[0]?.id);
  const [made, setMade] = useState<TableOut | null>(null);
  const found = games.find((one) => one.id === chosen);
  if (!found) return <NotFound />;
  if (made) return <Opened table={made} />;
  return (
    <div className="page new-table" data-game={found.id}>
      <h1>{words.say("new-title")}</h1>
      <GameChoice game={found} games={games} onGame={(id) => startTransition(() => setChosen(id))} />
      <Form key={found.id} game={found} onMade={setMade} />
    </div>
  );
}

interface Row extends SeatIn {
  /** For React: rows keep their fields when one above is taken away. */
  key: number;
  name: string;
  level: Level;
}

const KINDS = ["me", "friend", "open", "bot"] as const;
const AWAY = [10, 60, 60 * 24, 60 * 24 * 3, 60 * 24 * 7];
const CLOCKS = [10, 20, 30, 60];

let lastKey = 0;

function newRow(kind: Row["kind"], game: GameOut): Row {
  lastKey += 1;
  const level = game.levels.includes("player") ? "player" : (game.levels[0] ?? "player");
  return { key: lastKey, kind, name: "", level };
}

/** Several people at one device. */
function isShared(rows: Row[]): boolean {
  return rows.filter((row) => row.kind === "me").length > 1;
}

function seatsToSend(rows: Row[]): SeatIn[] {
  const shared = isShared(rows);
  return rows.map((row) => {
    if (row.kind === "bot") return { kind: row.kind, level: row.level };
    if (row.kind === "me" && shared && row.name.trim()) return { kind: row.kind, name: row.name.trim() };
    return { kind: row.kind };
  });
}

function Form(props: { game: GameOut; onMade(table: TableOut): void }) {
  const { game } = props;
  const words = useGameWords(game.id);
  const [, go] = useLocation();
  const [rows, setRows] = useState<Row[]>(() => firstRows(game));
  const [options, setOptions] = useState(() => firstOptions(game, words.lang));
  const [open, setOpen] = useState(true);
  const [away, setAway] = useState(60 * 24);
  const [clock, setClock] = useState<number | null>(null);
  const { busy, refused, run } = useDoing();
  const starts = rows.every((row) => row.kind === "me" || row.kind === "bot");
  const strangers = rows.some((row) => row.kind === "open");

  const setOption = (name: string, value: string): void => setOptions((now) => choose(game, now, name, value));

  function submit(): void {
    run(async () => {
      await beSomebody();
      const table = await openTable({
        game: game.id,
        seats: seatsToSend(rows),
        options: optionsFor(game, options, rows.length),
        public: strangers && open,
        away_minutes: away,
        clock_minutes: clock,
      });
      if (table.seats.some((seat) => seat.invite)) props.onMade(table);
      else go(tablePath(table));
    });
  }

  return (
    <form
      className="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SeatRows game={game} rows={rows} onChange={setRows} options={options} onOption={setOption} />
      {strangers && (
        <label className="check">
          <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
          <span>
            {words.say("new-public")}
            <span>{words.say("new-public-hint")}</span>
          </span>
        </label>
      )}
      <Options game={game} options={options} onOption={setOption} />
      <Times away={away} clock={clock} onAway={setAway} onClock={setClock} alone={!rows.some(isOther)} />
      <MaybeRefusal refused={refused} />
      <div className="row">
        <button type="submit" className="button primary" disabled={busy}>
          {words.say(starts ? "new-start" : "new-open")}
        </button>
        {!starts && <span className="muted small">{words.say("new-open-hint")}</span>}
      </div>
    </form>
  );
}

function isOther(row: Row): boolean {
  return row.kind === "friend" || row.kind === "open";
}

/** Me against a bot, or as many as it takes; a game for one has one seat. */
function firstRows(game: GameOut): Row[] {
  const rows = [newRow("me", game)];
  while (rows.length < Math.max(game.min_seats, Math.min(2, game.max_seats))) rows.push(newRow("bot", game));
  return rows;
}

/** At least one seat is for a person. */
function withPerson(rows: Row[]): Row[] {
  return rows.every((row) => row.kind === "bot") ? rows.map((row, place) => (place ? row : { ...row, kind: "me" })) : rows;
}

function firstOptions(game: GameOut, lang: "en" | "cs"): Record<string, string> {
  const proposed = gameModule(game.id)?.options?.(lang) ?? {};
  return Object.fromEntries(
    Object.entries(game.options).map(([name, values]) => {
      const wish = proposed[name];
      return [name, wish !== undefined && values.includes(wish) ? wish : (values[0] ?? "")];
    }),
  );
}

function GameChoice({ game, games, onGame }: { game: GameOut; games: GameOut[]; onGame(id: string): void }) {
  const words = useWords();
  if (games.length === 1) {
    return (
      <p className="new-game serif">
        <strong>{game.names[words.lang]}</strong> {game.about[words.lang]}
      </p>
    );
  }
  return (
    <fieldset>
      <legend>{words.say("new-game")}</legend>
      <div className="choices game-choices">
        {games.map((one) => (
          <label key={one.id}>
            <input type="radio" name="game" checked={one.id === game.id} onChange={() => onGame(one.id)} />
            {one.names[words.lang]}
          </label>
        ))}
      </div>
      <p className="new-game serif">{game.about[words.lang]}</p>
    </fieldset>
  );
}

interface OptionsProps {
  game: GameOut;
  options: Record<string, string>;
  onOption(name: string, value: string): void;
}

function SeatRows({ game, rows, onChange, options, onOption }: OptionsProps & { rows: Row[]; onChange(rows: Row[]): void }) {
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
              rows.length > game.min_seats ? () => onChange(withPerson(rows.filter((one) => one.key !== row.key))) : undefined
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

function SeatRow(props: OptionsProps & {
  row: Row;
  place: number;
  /** Whether it is asked who sits here, and whether that must be answered. */
  named: boolean;
  needsName: boolean;
  /** Whether somebody else is at the table: bots don't play alone. */
  people: boolean;
  onChange(part: Partial<Row>): void;
  onRemove?: (() => void) | undefined;
}) {
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
            <select
              aria-label={words.say("new-level", { number: place + 1 })}
              value={row.level}
              onChange={(event) => props.onChange({ level: event.target.value as Level })}
            >
              {game.levels.map((level) => (
                <option key={level} value={level}>
                  {words.say(`level-${level}`)}
                </option>
              ))}
            </select>
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
          <SeatOption key={name} game={game} name={name} values={values} value={props.options[name] ?? ""} onOption={props.onOption} />
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
function SeatOption(props: { game: GameOut; name: string; values: string[]; value: string; onOption(name: string, value: string): void }) {
  const { name, values, value } = props;
  const words = useGameWords(props.game.id);
  const Picker = gameModule(props.game.id)?.SeatPicker;
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

function Options(props: OptionsProps) {
  const words = useGameWords(props.game.id);
  const options = gameOptions(props.game);
  if (!options.length) return null;
  return (
    <section className="stack" aria-labelledby="options">
      <div>
        <h2 id="options">{words.say("new-options")}</h2>
        <p className="muted">{words.say("new-options-hint")}</p>
      </div>
      {options.map(([name, values]) => (
        <fieldset key={name}>
          <legend>{words.say(`variant-${name}`)}</legend>
          {values.map((value) => (
            <label key={value} className="check">
              <input
                type="radio"
                name={`option-${name}`}
                checked={props.options[name] === value}
                onChange={() => props.onOption(name, value)}
              />
              <span>{capital(words.say(`variant-${name}-${value}`))}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

function Times(props: {
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

/** The table is open: links for the friends, then to the table. */
function Opened({ table }: { table: TableOut }) {
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const invited = table.seats.filter((seat) => seat.invite);
  return (
    <div className="page" data-game={table.game}>
      <h1 ref={title} tabIndex={-1}>
        {words.say("opened-title")}
      </h1>
      <p>{words.say("opened-text", { count: invited.length })}</p>
      <div className="panel stack">
        {invited.map((seat) => (
          <Copy
            key={seat.seat}
            label={words.say("opened-link", { number: seat.seat + 1 })}
            text={invitation(table, seat.seat, seat.invite ?? "")}
          />
        ))}
      </div>
      <p>
        <Link href={tablePath(table)} className="button primary">
          {words.say("go-table")}
        </Link>
      </p>
    </div>
  );
}
