/** The other civilizations: each a line with scores and ratings that unfolds to its whole board. */

import { FoldButton, type FoldingProps, Targets } from "../../kit/Fold";
import { GuestAt } from "../../kit/guests";
import { type RivalProps, Rivals } from "../../kit/Rivals";
import { MaybeSpot } from "../../kit/tableau";
import { byBack, idsOf, playerPlace } from "../../kit/view";
import { colourOf } from "./basics";
import { CardBack, Face } from "./CardFace";
import { Civilization } from "./Civilization";
import { Emblem } from "./Emblem";
import { Icon } from "./icons";
import { stateCards, warsOf } from "./civilization";
import { factsOf } from "./model";
import { Actions, Ratings } from "./Ratings";
import "./opponents.css";
import { Spot, useTableau } from "./tableau";

export function Opponents(folding: FoldingProps) {
  return <Rivals {...folding} className="ag-opponents" Line={Opponent} />;
}

function Opponent({ seat, unfolded, onFold, targets }: RivalProps) {
  const { words, view, names, me } = useTableau();
  const player = view.players[seat];
  if (!player) return null;
  const name = names[seat] ?? "";
  const threat = warsOf(view, seat).some(({ to }) => to === me);
  return (
    <section
      className={`board ag-opponent ${view.active === seat && !view.result ? "is-active" : ""} ${player.out ? "ag-out" : ""}`}
      aria-label={name}
      data-seat={seat}
    >
      <div className="ag-opponent-head">
        <FoldButton words={words} name={name} unfolded={unfolded} onFold={onFold} className="ag-fold">
          <span className="fold-name one-line seat-sign">{name}</span>
          <GuestAt seat={seat} />
        </FoldButton>
        {player.out ? (
          <span className="ag-note">{words.say("board-out")}</span>
        ) : (
          <>
            <MaybeSpot place={playerPlace(seat)} className="ag-player" label={name}>
              <Ratings seat={seat} />
            </MaybeSpot>
            {!unfolded && <Shown seat={seat} />}
            <span className="rival-counts ag-counts">
              <Actions player={player} size={12} most={3} />
              <Hidden seat={seat} />
              {threat && (
                <span className="ag-threat">
                  <Icon name="war" size={13} /> {words.say("war-on-you")}
                </span>
              )}
              <Targets words={words} count={targets} icon={<Icon name="target" size={12} />} />
            </span>
          </>
        )}
      </div>
      {unfolded && !player.out && (
        <div className="ag-far" role="group" aria-label={words.say("board-of", { player: name })}>
          <Civilization seat={seat} />
          <FarHand seat={seat} />
        </div>
      )}
    </section>
  );
}

/** What matters of a folded board, each card by its picture: what isn't technologies with workers. */
function Shown({ seat }: { seat: number }) {
  const { words, view } = useTableau();
  const { government, special } = stateCards(view, seat, words.cards);
  const building = idsOf(view.unfinished[seat]);
  const tactic = view.players[seat]?.tactic;
  const cards = [
    ...(government ? [government] : []),
    ...idsOf(view.leader[seat]),
    ...idsOf(view.wonders[seat]),
    ...building,
    ...special,
    ...(tactic ? [tactic] : []),
    ...idsOf(view.colonies[seat]),
  ];
  return (
    <span className="ag-shown">
      {cards.map((id) => {
        const card = words.cards.get(id);
        return (
          card && (
            <Spot
              key={id}
              place={`shown:${seat}:${id}`}
              card={id}
              flip={`shown:${seat}:${id}`}
              className={building.includes(id) ? "ag-shown-building" : ""}
            >
              <span className={`ag-shown-in ag-${colourOf(factsOf(card).kind)}`}>
                <Emblem card={card} />
              </span>
            </Spot>
          )
        );
      })}
    </span>
  );
}

/** How many cards a rival holds: civil ones are open, of the military ones only the backs. */
function Hidden({ seat }: { seat: number }) {
  const { words, view } = useTableau();
  const civil = view.hand[seat]?.length ?? 0;
  const military = view.military_hand[seat] ?? [];
  const said = words.say("hands-count", { civil, military: military.length });
  return (
    <span className="ag-hidden" title={said}>
      <span className="hidden-text">{said}</span>
      <span aria-hidden="true">
        {civil}
        <Icon name="card" size={13} />
      </span>
      {newestFirst(byBack(military)).map(([back, count]) => (
        <span key={back} aria-hidden="true">
          {count}
          <CardBack back={back} small />
        </span>
      ))}
    </span>
  );
}

/** The names of the backs end with their ages, in Roman numerals. */
function newestFirst(backs: [string, number][]): [string, number][] {
  return backs.sort(([one], [other]) => other.length - one.length);
}

function FarHand({ seat }: { seat: number }) {
  const { words, view, open } = useTableau();
  const cards = [...idsOf(view.hand[seat]), ...idsOf(view.military_hand[seat])];
  if (cards.length === 0) return null;
  return (
    <div className="ag-far-hand" role="group" aria-label={words.say("board-hand")}>
      <span className="label">{words.say("board-hand")}</span>
      {cards.map((id, number) => {
        const card = words.cards.get(id);
        return (
          card && (
            <button key={`${id}-${number}`} type="button" className="ag-far-card" onClick={() => open(id)}>
              <Face card={card} size="chip" />
            </button>
          )
        );
      })}
    </div>
  );
}
