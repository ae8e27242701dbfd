/** A plain table: opponents above, what all share in the middle, one's own side below. */

import { useMemo } from "react";

import type { TableProps } from "../../games/types";
import { useGames, useGameWords } from "../../words";
import { GuestAt } from "../guests";
import { askedOf } from "../table";
import { TableFrame } from "../TableFrame";
import type { Tab } from "../Tabs";
import { MaybeSpot, type Place } from "../tableau";
import { copiesIn, flipsOf, others, playerPlace } from "../view";
import PlainFace, { describe } from "./CardFace";
import { type Extras, ExtrasProvider, useTableau } from "./context";
import { Facts, Nested } from "./Facts";
import { cardsOf, layOut, ownerOf, type PlainBoard, type PlainTable, spotsOf } from "./model";
import { labelOf } from "./names";
import { Zone } from "./Zone";
import "../seats.css";
import "./table.css";

export default function Table(props: TableProps) {
  const { view, names, choice } = props;
  const words = useGameWords(view.game);
  const games = useGames();
  const me = props.seat ?? 0;
  const asked = askedOf(props);
  const table = useMemo(() => {
    const zones = games.find(({ id }) => id === view.game)?.zones ?? [];
    return layOut(view, zones, (id) => words.cards.has(id));
  }, [games, view, words]);
  const spots = useMemo(() => spotsOf(table, asked, props.picked ?? null, words), [table, asked, props.picked, words]);
  const CardFace = useMemo<Extras["CardFace"]>(() => (face) => <PlainFace game={view.game} {...face} />, [view.game]);
  const extras: Extras = useMemo(() => {
    const all = [table.shared, ...table.seats].flatMap(({ zones }) => zones.flatMap(({ piles }) => piles));
    return { CardFace, flipOf: flipsOf(copiesIn(all)) };
  }, [CardFace, table]);
  const board = (seat: number): PlainBoard => table.seats[seat] ?? table.shared;
  const shared = useMemo(() => new Set(cardsOf(table.shared)), [table]);
  return (
    <ExtrasProvider value={extras}>
      <TableFrame
        table={props}
        words={words}
        spots={spots}
        CardFace={CardFace}
        describe={describe}
        tabOf={(place) => tabOf(place, me)}
        inMiddle={(event) => shared.has(String(event["card"]))}
        without={missingTabs(table)}
        className="plain"
      >
        {view.seats > 1 && (
          <div className="plain-opponents part-others">
            {others(view, me).map((seat) => (
              <Board
                key={seat}
                board={board(seat)}
                seat={seat}
                name={names[seat] ?? ""}
                asked={choice?.seat === seat}
              />
            ))}
          </div>
        )}
        <Middle table={table} />
        <Board board={board(me)} seat={me} name={names[me] ?? ""} asked={choice?.seat === me} mine />
      </TableFrame>
    </ExtrasProvider>
  );
}

function tabOf(place: Place, me: number): Tab {
  const owner = ownerOf(place);
  return owner === null ? "middle" : owner === me ? "mine" : "others";
}

const isEmpty = (table: PlainTable): boolean =>
  table.shared.zones.length === 0 && table.shared.facts.length === 0 && table.rest.length === 0;

function missingTabs(table: PlainTable): Tab[] {
  return [...(table.seats.length < 2 ? ["others" as const] : []), ...(isEmpty(table) ? ["middle" as const] : [])];
}

function Middle({ table }: { table: PlainTable }) {
  const { words } = useTableau();
  if (isEmpty(table)) return null;
  return (
    <section className="plain-middle part-middle" aria-label={words.say("plain-middle")}>
      <Facts words={words} facts={table.shared.facts} />
      <div className="plain-zones">
        {table.shared.zones.map((zone) => (
          <Zone key={zone.name} owner={null} zone={zone} onCards={table.shared.onCards} size="card" />
        ))}
      </div>
      {table.rest.length > 0 && (
        <details className="plain-rest">
          <summary>{words.say("plain-rest")}</summary>
          <dl className="plain-nested">
            {table.rest.map(([name, value]) => (
              <div key={name}>
                <dt>{labelOf(words, name)}</dt>
                <dd>
                  <Nested words={words} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function Board({
  board,
  seat,
  name,
  asked,
  mine = false,
}: {
  board: PlainBoard;
  seat: number;
  name: string;
  asked: boolean;
  mine?: boolean;
}) {
  const { words } = useTableau();
  return (
    <section
      className={`board plain-board ${mine ? "plain-mine part-mine" : "plain-opponent"} ${asked ? "is-active" : ""}`}
      aria-label={mine ? words.say("plain-mine", { player: name }) : name}
      data-seat={seat}
    >
      <header>
        <MaybeSpot place={playerPlace(seat)} label={name}>
          <h2 className="seat-sign">
            {name}
            <GuestAt seat={seat} />
          </h2>
        </MaybeSpot>
        <Facts words={words} facts={board.facts} />
      </header>
      <div className="plain-zones">
        {board.zones.map((zone) => (
          <Zone key={zone.name} owner={seat} zone={zone} onCards={board.onCards} size={mine ? "card" : "chip"} />
        ))}
      </div>
    </section>
  );
}
