/** Tables in a list: whose turn it is, who sits there, how it ended. */

import "./tables.css";

import { type ReactNode, Suspense } from "react";
import { Link } from "wouter";

import type { SeatOut, TableOut } from "../api/models";
import type { Result } from "../games";
import { tablePath } from "../play";
import { useGames, useWords, type Words } from "../words";
import { GuestMark } from "./GuestMark";
import { Progress } from "./Progress";

export function seatName(words: Words, seat: SeatOut): string {
  if (seat.kind === "free") return words.say("seat-free");
  if (seat.kind === "human" && seat.name === null) return words.say("seat-deleted");
  return seat.name ?? words.say("seat-number", { number: seat.seat + 1 });
}

export function tableNames(words: Words, table: TableOut): string[] {
  return table.seats.map((seat) => seatName(words, seat));
}

export function resultOf(table: TableOut): Result | null {
  return table.result as Result | null;
}

/** Where the game stands, in a few words. */
export function standing(words: Words, table: TableOut): string {
  const names = tableNames(words, table);
  if (table.state === "open") {
    return words.say("standing-open", { count: table.seats.filter((seat) => seat.kind === "free").length });
  }
  if (table.state === "closed") return words.say("standing-closed");
  const result = resultOf(table);
  if (table.state === "finished" || table.asked === null) {
    const winners = (result?.winners ?? []).map((seat) => names[seat] ?? "");
    return words.say("standing-finished", { count: winners.length, players: words.join(winners) });
  }
  if (table.my_turn) {
    const mine = table.seats.filter((seat) => seat.mine).length > 1;
    return mine ? words.say("standing-turn-of", { player: names[table.asked] ?? "" }) : words.say("standing-turn");
  }
  return words.say("standing-waiting", { player: names[table.asked] ?? "" });
}

function GameName({ id }: { id: string }) {
  const words = useWords();
  return useGames().find((game) => game.id === id)?.names[words.lang] ?? id;
}

export function Seats({ table }: { table: TableOut }) {
  const words = useWords();
  return (
    <ul className="seats">
      {table.seats.map((seat) => (
        <li key={seat.seat} className={`seat ${seat.kind}${table.asked === seat.seat ? " asked" : ""}`}>
          {seatName(words, seat)}
          {seat.guest && <GuestMark />}
          {seat.kind === "bot" && seat.level && <span className="muted"> · {words.say(`level-${seat.level}`)}</span>}
          {seat.mine && <span className="muted"> · {words.say("seat-you")}</span>}
        </li>
      ))}
    </ul>
  );
}

interface ListProps {
  tables: TableOut[];
  /** Replaces the link to the table. */
  action?: (table: TableOut) => ReactNode;
  /** One below the heading that the list stands under. */
  heading?: "h2" | "h3";
}

export function TableList({ tables, action, heading: Heading = "h3" }: ListProps) {
  const words = useWords();
  return (
    <ul className="tables">
      {tables.map((table) => (
        <li key={table.id} className={`table-row${table.my_turn ? " my-turn" : ""}`} data-game={table.game}>
          <div className="table-what">
            <Heading>
              <Suspense fallback={table.game}>
                <GameName id={table.game} />
              </Suspense>
            </Heading>
            <p className="table-standing">
              {standing(words, table)}
              <Since table={table} />
            </p>
          </div>
          <div className="table-who">
            <Seats table={table} />
            {table.state === "running" && (
              <Suspense fallback={<p className="table-progress" />}>
                <Progress table={table} names={tableNames(words, table)} />
              </Suspense>
            )}
            <p className="small muted">
              {table.state !== "running" && words.ago(table.updated)}
              {table.clock_minutes !== null && ` ${words.say("clock-each", { minutes: table.clock_minutes })}`}
            </p>
          </div>
          <div className="table-do">
            {action?.(table) ?? (
              <Link href={tablePath(table)} className={`button${table.my_turn ? " primary" : ""}`}>
                {words.say(goWord(table))}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How long the player has been thinking. */
function Since({ table }: { table: TableOut }) {
  const words = useWords();
  const time = table.since === null ? "" : words.lasting(table.since);
  return time && ` ${words.say("standing-for", { time })}`;
}

function goWord(table: TableOut): string {
  if (table.state === "finished") return "go-result";
  return table.my_turn ? "go-play" : "go-table";
}
