import { useEffect, useRef } from "react";
import { Link } from "wouter";

import type { TableOut } from "../../api/models";
import { invitation, tablePath } from "../../play";
import { Copy } from "../../shell/Copy";
import { useWords } from "../../words";

/** The table is open: links for the friends, then to the table. */
export function Opened({ table }: { table: TableOut }) {
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
