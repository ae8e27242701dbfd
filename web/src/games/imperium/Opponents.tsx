/** The other players: each a line that unfolds to the cards in play and the piles. What can be chosen there glows. */

import { FoldButton, type FoldingProps, Targets } from "../../kit/Fold";
import { GuestAt } from "../../kit/guests";
import { type RivalProps, Rivals } from "../../kit/Rivals";
import { MaybeSpot } from "../../kit/tableau";
import { playerPlace } from "../../kit/view";
import { pointsOf } from "./basics";
import { Icon } from "./icons";
import { HiddenCards } from "./Middle";
import { InPlay, Marks, Readiness, Supply } from "./Mine";
import { Development, usePiles } from "./Piles";
import { cardPlace } from "./places";
import { Spot, useTableau } from "./tableau";
import { Face } from "./CardFace";
import "./opponents.css";

export function Opponents(folding: FoldingProps) {
  return <Rivals {...folding} Line={Line} Board={Realm} />;
}

function Line({ seat, unfolded, onFold, targets }: RivalProps) {
  const { words, view, names } = useTableau();
  const player = view.players[seat];
  if (!player) return null;
  const points = pointsOf(view, seat);
  const name = names[seat] ?? "";
  return (
    <section
      className={`board rival im-opponent ${view.active === seat && view.result === null ? "is-active" : ""}`}
      aria-label={name}
      data-seat={seat}
    >
      <FoldButton
        words={words}
        name={name}
        unfolded={unfolded}
        onFold={onFold}
        controls={`im-realm-${seat}`}
        className="im-fold"
      >
        <Icon name={player.state} size={17} />
        <span className="im-who">
          <span className="fold-name one-line im-opponent-name">{name}</span>
          <span className="im-nation-name one-line">{words.word(player.nation)}</span>
        </span>
        <GuestAt seat={seat} />
        <span className="hidden-text">{words.word(player.state)}</span>
      </FoldButton>
      <MaybeSpot place={playerPlace(seat)} className="rival-player im-player" label={name}>
        <Marks seat={seat} />
        {points !== null && (
          <span className="im-points">
            <b className="num">{words.number(points)}</b>
            <Icon name="vp" size={13} />
          </span>
        )}
      </MaybeSpot>
      <Supply seat={seat} />
      <span className="rival-counts">
        <span title={words.say("regions-count", { count: player.regions })}>
          <Icon name="region" size={14} />
          <b className="num">{player.regions}</b>
          <span className="hidden-text">{words.say("regions-count", { count: player.regions })}</span>
        </span>
        <span data-anchor={`hand-${seat}`}>
          <HiddenCards count={player.hand_size} label={words.say("hand-count", { count: player.hand_size })} />
        </span>
      </span>
      <Targets words={words} count={targets} />
    </section>
  );
}

function Realm({ seat, several }: { seat: number; several: boolean }) {
  const { words, view, names, openPile } = useTableau();
  const player = view.players[seat];
  const piles = usePiles(seat);
  const power = view.play[seat]?.[0]?.card;
  const face = power ? words.cards.get(power) : undefined;
  if (!player) return null;
  return (
    <div
      id={`im-realm-${seat}`}
      className="board im-far"
      role="group"
      aria-label={words.say("realm-label", { player: names[seat] ?? "" })}
      data-seat={seat}
    >
      <div className="im-far-side">
        {several && <h3 className="rival-title">{names[seat]}</h3>}
        <span className="im-far-line">
          {face && (
            <Spot place={cardPlace("play", seat, 0)} card={face.id}>
              <Face card={face} size="chip" />
            </Spot>
          )}
          <Readiness player={player} />
          <button type="button" className="im-link" onClick={() => openPile("nation-words", seat)}>
            {words.say("nation-about")}
          </button>
        </span>
        <span className="im-far-line">
          {piles.map((pile) => (
            <button
              key={pile.kind}
              type="button"
              className="im-pile im-pile-small"
              title={[pile.label, pile.note].filter(Boolean).join(", ")}
              onClick={() => openPile(pile.kind, seat)}
            >
              <Icon name={pile.icon} size={14} />
              <b className="num">{pile.count}</b>
              <span className="hidden-text">{pile.label}</span>
            </button>
          ))}
          {(view.development[seat]?.length ?? 0) > 0 && (
            <button
              type="button"
              className="im-pile im-pile-small"
              title={words.say("board-development")}
              onClick={() => openPile("development", seat)}
            >
              <Icon name="development" size={14} />
              <b className="num">{view.development[seat]?.length}</b>
              <span className="hidden-text">{words.say("board-development")}</span>
            </button>
          )}
        </span>
      </div>
      <InPlay seat={seat} small />
    </div>
  );
}

/** In a sheet: what somebody can develop. */
export function DevelopmentSheet({ seat }: { seat: number }) {
  return (
    <div className="im-sheet-development">
      <Development seat={seat} />
    </div>
  );
}
