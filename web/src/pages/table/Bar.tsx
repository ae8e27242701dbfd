/** The bar on top of a table: seats, scores, whose turn it is, and the menu. */

import { Link } from "wouter";

import type { SeatOut, TableOut } from "../../api/models";
import type { LiveStatus } from "../../api/live";
import type { GameModule, View } from "../../games";
import { GuestMark } from "../../shell/GuestMark";
import { SiteMenu } from "../../shell/Menu";
import { stageOf } from "../../shell/Progress";
import type { GameWords } from "../../words";
import type { SheetName } from "./Sheets";

export function Bar({
  table,
  words,
  view,
  names,
  status,
  onOpen,
  mine,
  module,
}: {
  table: TableOut;
  words: GameWords;
  view: View;
  names: readonly string[];
  status: LiveStatus;
  onOpen(sheet: SheetName): void;
  mine: boolean;
  module: GameModule;
}) {
  return (
    <header className="table-bar">
      <Link className="table-home serif" href="/">
        {words.say("kronika")}
      </Link>
      <h1 className="table-game">{words.say("game-name")}</h1>
      <span className="table-turn muted">{stageOf(module, view, words)}</span>
      <ol className="table-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat} className={table.asked === seat.seat ? "asked" : ""} data-seat={seat.seat}>
            <Presence seat={seat} words={words} />
            <span className="seat-name">{names[seat.seat]}</span>
            {seat.guest && !seat.mine && <GuestMark />}
            <Standing text={module.standing?.(view, seat.seat, words)} />
            {seat.seconds_left !== null && (
              <span className="muted small num">
                {" "}
                {words.say("table-clock", { minutes: Math.ceil(seat.seconds_left / 60) })}
              </span>
            )}
            {table.asked === seat.seat && (
              <span className="hidden-text">{words.say(seat.mine ? "table-your-turn" : "table-their-turn")}</span>
            )}
          </li>
        ))}
      </ol>
      {(status === "waiting" || status === "closed") && (
        <span className="table-offline" role="status">
          {words.say("table-offline")}
        </span>
      )}
      <span className="table-buttons">
        <span className="wide-only">
          <BarButtons words={words} mine={mine} running={table.state === "running"} className="quiet" onOpen={onOpen} />
        </span>
        <button
          type="button"
          className="icon-button narrow-only"
          aria-label={words.say("table-menu")}
          onClick={() => onOpen("menu")}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
            <path d="M5 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm7 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm7 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z" />
          </svg>
        </button>
        <SiteMenu />
      </span>
    </header>
  );
}

function Standing({ text }: { text: string | undefined }) {
  return text ? <span className="seat-standing num">{text}</span> : null;
}

/** Whether a player sits at the table now; bots always do. */
function Presence({ seat, words }: { seat: SeatOut; words: GameWords }) {
  const text = words.say(seat.kind === "bot" ? "table-bot" : seat.present ? "table-here" : "table-away");
  return (
    <span className={`presence ${seat.present ? "here" : ""}`} title={text}>
      <span className="hidden-text">{text}: </span>
    </span>
  );
}

/** In the bar, or behind one button where there is no room. */
export function BarButtons({
  words,
  mine,
  running,
  className,
  onOpen,
}: {
  words: GameWords;
  mine: boolean;
  running: boolean;
  className: string;
  onOpen(sheet: SheetName): void;
}) {
  const sheets: [SheetName, string, boolean][] = [
    ["intro", "table-help", true],
    ["deal", "table-deal", true],
    ["spectators", "table-spectators", mine],
    ["resign", "table-resign", mine && running],
  ];
  return sheets.map(
    ([sheet, message, isOffered]) =>
      isOffered && (
        <button key={sheet} type="button" className={className} onClick={() => onOpen(sheet)}>
          {words.say(message)}
        </button>
      ),
  );
}
