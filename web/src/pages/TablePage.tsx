/** A table: waiting for players, playing, passing the device, and the end. */

import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from "react";

import { api } from "../api/client";
import type { TableOut } from "../api/models";
import { useTable } from "../api/useTable";
import { gameModule } from "../games";
import { useDoing, useTitle, useTurnIcon } from "../shell/hooks";
import { Header } from "../shell/Menu";
import { Loading, Refusal } from "../shell/Trouble";
import { MatchOptions, useGames, useWords } from "../words";
import { ClosedNotice } from "./table/ClosedNotice";
import { Playing } from "./table/Playing";
import { WaitingRoom } from "./WaitingRoom";
import "./table.css";

export default function TablePage({ id }: { id: string }) {
  const [seat, setSeat] = useState<number | null | undefined>(undefined);
  const [first, setFirst] = useState<TableOut | null>(null);
  const { run, refused } = useDoing();
  useEffect(() => {
    run(async () => {
      const table = await api.table(id);
      setFirst(table);
      setSeat(firstSeat(table));
    });
  }, [id, run]);
  if (refused) {
    return (
      <Instead>
        <Refusal refused={refused} onRetry={() => window.location.reload()} />
      </Instead>
    );
  }
  if (first === null || seat === undefined) return <Loading />;
  return <AtTable id={id} seat={seat} onSeat={setSeat} game={first.game} />;
}

/** A message instead of a table, under the site's header, which a table doesn't show. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <div className="page">{children}</div>
    </>
  );
}

/** My seat, or none: a spectator. With several seats at one device nobody is known to look yet. */
function firstSeat(table: TableOut): number | null {
  const mine = table.seats.filter((seat) => seat.mine);
  return mine.length === 1 || table.state === "open" ? (mine[0]?.seat ?? null) : null;
}

function AtTable({
  id,
  seat,
  onSeat,
  game,
}: {
  id: string;
  seat: number | null;
  onSeat(seat: number | null): void;
  game: string;
}) {
  const live = useTable(id, seat);
  const words = useWords();
  const isMyTurn = seat !== null && live.state?.choice?.seat === seat;
  const name = useGames().find((other) => other.id === game)?.names[words.lang] ?? game;
  useTitle(isMyTurn ? words.say("table-title-turn", { game: name }) : name);
  useTurnIcon(isMyTurn);
  // Drawn when the game's words and its table are there, as the pages are.
  const there = useDeferredValue(live.state !== null, false);
  if (live.table?.state === "open") return <WaitingRoom table={live.table} onSeated={(mine) => onSeat(mine)} />;
  if (live.table?.closed && live.state === null) {
    return (
      <Instead>
        <ClosedNotice table={live.table} />
      </Instead>
    );
  }
  // When another seat of mine sits down at this device, nothing of the one before is shown to it.
  if (!live.table || live.state?.seat !== seat) {
    return live.problem ? (
      <Instead>
        <Refusal refused={live.problem} onRetry={live.retry} />
      </Instead>
    ) : (
      <Loading />
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      {there ? (
        <MatchOptions value={live.table.options}>
          <Playing live={live} table={live.table} seat={seat} onSeat={onSeat} module={gameModule(game)} />
        </MatchOptions>
      ) : (
        <Loading />
      )}
    </Suspense>
  );
}
