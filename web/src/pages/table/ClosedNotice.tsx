import { api } from "../../api/client";
import type { TableOut } from "../../api/models";
import { useWords } from "../../words";

/** Why a game can't go on, and what is left of it. */
export function ClosedNotice({ table }: { table: TableOut }) {
  const words = useWords();
  return (
    <section className="prompt">
      <p className="prompt-ask">{words.say("closed-title")}</p>
      <p>{words.say(`closed-${table.closed ?? "damaged"}`)}</p>
      <a className="button" href={api.recordAddress(table.id)} download>
        {words.say("result-record")}
      </a>
    </section>
  );
}
