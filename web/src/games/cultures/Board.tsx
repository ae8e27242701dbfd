/** A player's board with its four sides: buildings and leaders above, the army to the right, resources below, levels to the
 * left. The opponent's is the same, smaller. */

import "../../kit/seats.css";
import { GuestAt } from "../../kit/guests";
import { Spot } from "../../kit/tableau";
import { Unsure } from "../../kit/Unsure";
import { Army } from "./Army";
import { Build } from "./Build";
import { Development } from "./Development";
import { useDesk } from "./desk";
import { Icon } from "./icons";
import { PLAYS, sumOf } from "./model";
import { Resources } from "./Resources";
import { Treasury } from "./Treasury";
import "./board.css";
import "./areas.css";
import "./compact.css";

export interface BoardProps {
  seat: number;
  name: string;
  /** Whether it is the board of whoever looks. */
  mine: boolean;
  /** In a dialog of its own. */
  large?: boolean;
}

export function Board({ seat, name, mine, large = false }: BoardProps) {
  const { view, words } = useDesk();
  const board = view.boards[seat] ?? null;
  const active = view.active === seat && view.result === null;
  return (
    <section
      className={`board cu-board ${mine || large ? "cu-full" : "cu-compact"} ${mine ? "cu-mine" : "cu-rival part-others"} ${active ? "is-active" : ""} ${board ? `cu-of-${board.civilization} cu-on-${board.side}` : ""}`}
      aria-label={mine ? words.say("mine-label", { player: name }) : name}
      data-seat={seat}
    >
      <Header seat={seat} name={name} mine={mine} large={large} />
      {board ? (
        <div className="cu-sides">
          <Development board={board} seat={seat} mine={mine} />
          <Build board={board} seat={seat} mine={mine} />
          <Treasury board={board} seat={seat} mine={mine} />
          <Resources board={board} seat={seat} mine={mine} />
          <Army board={board} seat={seat} mine={mine} />
        </div>
      ) : (
        !mine && <p className="nothing">{words.say("board-unknown")}</p>
      )}
    </section>
  );
}

function Header({ seat, name, mine, large }: { seat: number; name: string; mine: boolean; large: boolean }) {
  const { view, words, openScore, openBoard } = useDesk();
  const board = view.boards[seat];
  const first = view.match.first?.[seat];
  const total = view.scores[seat]?.total ?? 0;
  const hand = view.hand[seat]?.length ?? 0;
  return (
    <header className="cu-header">
      <h2 className="seat-sign">
        {name}
        <GuestAt seat={seat} />
      </h2>
      {board && (
        <Spot
          place={`board:${seat}`}
          card={board.civilization}
          className="cu-civ"
          label={words.say("board-look", { civilization: words.word(board.civilization) })}
        >
          {words.word(board.civilization)}
          {board.side === "golden" && <Icon name="golden" size={14} />}
          <Unsure text={words.say("card-reconstructed")} />
        </Spot>
      )}
      <button type="button" className="cu-total" onClick={() => openScore(seat)} title={words.say("score-so-far")}>
        <span aria-hidden="true">
          <b>{first === undefined ? total : `${first}+${total}`}</b> <Icon name="vp" size={13} />
        </span>
        <span className="hidden-text">
          {words.say("score-so-far")}: {sumOf(view, seat)}
        </span>
      </button>
      {view.marker === seat && (
        <span className="cu-marker" data-part="marker" title={words.say("marker-title")}>
          <Icon name="marker" size={16} />
          <span className="cu-marker-word">{words.say("marker-word")}</span>
        </span>
      )}
      {view.phase === "play" && <Played seat={seat} spelled={mine} />}
      {view.phase === "opening" && view.opened[seat] && <span className="cu-note">{words.say("board-opened")}</span>}
      {!mine && (
        <span className="cu-hidden-hand" data-anchor={`hand-${seat}`}>
          <span className="label">{words.say("hand-label")}</span>
          {hand === 0 ? (
            <span className="nothing">{words.say("nothing")}</span>
          ) : (
            Array.from({ length: hand }, (_, number) => <span key={number} className="cu-back cu-back-small" />)
          )}
          <span className="hidden-text">{hand}</span>
        </span>
      )}
      {!mine && !large && (
        <button type="button" className="cu-enlarge" onClick={() => openBoard(seat)}>
          {words.say("board-enlarge")} <kbd aria-hidden="true">o</kbd>
        </button>
      )}
    </header>
  );
}

/** How many cards of this round are played. */
function Played({ seat, spelled }: { seat: number; spelled: boolean }) {
  const { view, words } = useDesk();
  const number = view.played[seat] ?? 0;
  const text = words.say("board-played", { number, most: PLAYS });
  return (
    <span className="cu-played" title={text}>
      {Array.from({ length: PLAYS }, (_, place) => (
        <span key={place} className={place < number ? "done" : ""} />
      ))}
      <span className={spelled ? "cu-played-word" : "hidden-text"}>{text}</span>
    </span>
  );
}
