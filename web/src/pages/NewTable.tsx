import "./newtable.css";

import { startTransition, useState } from "react";
import { useLocation } from "wouter";

import type { GameOut, TableOut } from "../api/models";
import { openTable } from "../deal";
import { choose, optionsFor } from "../options";
import { beSomebody } from "../people";
import { tablePath } from "../play";
import { useDoing, useTitle } from "../shell/hooks";
import { MaybeRefusal } from "../shell/Trouble";
import { useGames, useGameWords, useWords } from "../words";
import { firstOptions, GameChoice, Options } from "./newtable/Options";
import { Opened } from "./newtable/Opened";
import { firstRows, isOther, type Row, seatsToSend } from "./newtable/rows";
import { SeatRows } from "./newtable/Seats";
import { Times } from "./newtable/Times";
import { NotFound } from "./NotFound";

export default function NewTable({ game }: { game?: string | undefined }) {
  const words = useWords();
  useTitle(words.say("new-title"));
  const games = useGames();
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
      <div className="row new-begin">
        <button type="submit" className="button primary" disabled={busy}>
          {words.say(starts ? "new-start" : "new-open")}
        </button>
        {!starts && <span className="muted small">{words.say("new-open-hint")}</span>}
      </div>
    </form>
  );
}
