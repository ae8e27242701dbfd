/** Before the game: who sits where, and how to get the others to the table. */

import { Suspense } from "react";
import { Link, useLocation } from "wouter";

import { api } from "../api/client";
import type { SeatOut, TableOut } from "../api/models";
import { sitDown } from "../deal";
import { beSomebody } from "../people";
import { invitation, watching } from "../play";
import { ChosenOptions } from "../shell/ChosenOptions";
import { Copy } from "../shell/Copy";
import { useDoing } from "../shell/hooks";
import { SiteMenu } from "../shell/Menu";
import { GuestMark } from "../shell/GuestMark";
import { seatName } from "../shell/TableList";
import { Loading, MaybeRefusal } from "../shell/Trouble";
import { useGameWords, type Words } from "../words";

export function WaitingRoom({ table, onSeated }: { table: TableOut; onSeated(seat: number): void }) {
  return (
    <Suspense fallback={<Loading />}>
      <Room table={table} onSeated={onSeated} />
    </Suspense>
  );
}

function Room({ table, onSeated }: { table: TableOut; onSeated(seat: number): void }) {
  const words = useGameWords(table.game);
  const [, go] = useLocation();
  const doing = useDoing();
  const mine = table.seats.find((seat) => seat.mine);
  return (
    <div className="page waiting-room" data-game={table.game}>
      <header className="spread">
        <Link href="/" className="serif">
          {words.say("kronika")}
        </Link>
        <SiteMenu />
      </header>
      <h1>
        {words.say("game-name")}: {words.say("table-waiting-room")}
      </h1>
      <p className="muted">{words.say("table-waiting-why")}</p>
      <ChosenOptions table={table} />
      <ol className="stack waiting-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat} className="panel">
            <Seat
              table={table}
              seat={seat}
              words={words}
              busy={doing.busy}
              onSit={
                mine
                  ? null
                  : () =>
                      doing.run(async () => {
                        await beSomebody();
                        await sitDown(table, seat.seat, null);
                        onSeated(seat.seat);
                      })
              }
            />
          </li>
        ))}
      </ol>
      {table.watch && <Copy label={words.say("table-watch")} text={watching(table)} />}
      <MaybeRefusal refused={doing.refused} />
      {mine && (
        <button
          type="button"
          className="button quiet"
          disabled={doing.busy}
          onClick={() =>
            doing.run(async () => {
              await api.leave(table.id, mine.seat);
              go("/lobby");
            })
          }
        >
          {words.say("table-leave")}
        </button>
      )}
    </div>
  );
}

function Seat({
  table,
  seat,
  words,
  busy,
  onSit,
}: {
  table: TableOut;
  seat: SeatOut;
  words: Words;
  busy: boolean;
  onSit: (() => void) | null;
}) {
  if (seat.kind !== "free") {
    return (
      <>
        <b className="serif">{seatName(words, seat)}</b>
        {seat.guest && <GuestMark />}
        <span className="muted">
          {seat.kind === "bot" && seat.level && ` · ${words.say(`level-${seat.level}`)}`}
          {seat.mine && ` · ${words.say("seat-you")}`}
        </span>
      </>
    );
  }
  if (seat.invite) {
    const link = invitation(table, seat.seat, seat.invite);
    return <Copy label={words.say("table-invite")} text={link} />;
  }
  return (
    <div className="spread">
      <span className="muted">{words.say("table-open-seat")}</span>
      {onSit && (
        <button type="button" className="button primary" disabled={busy} onClick={onSit}>
          {words.say("table-sit")}
        </button>
      )}
    </div>
  );
}
