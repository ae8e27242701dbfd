/** One's own side: the state card with tokens, cards in play, piles, and the hand. */

import "../../kit/seats.css";
import { CardRow } from "../../kit/CardRow";
import { capital } from "../../words";
import { pointsOf } from "./basics";
import { CardBack, Face } from "./CardFace";
import { Icon } from "./icons";
import { inPlay, isRegion, type Player, START_ACTIONS, TERRAIN, TOKENS } from "./model";
import { NATIONS } from "./nations";
import { Piles } from "./Piles";
import { cardPlace } from "./places";
import { Spot, useTableau } from "./tableau";
import { Tile } from "./Tile";
import "./mine.css";

export function Mine() {
  const { words, view, me, names } = useTableau();
  const active = view.active === me && view.result === null;
  return (
    <section
      className={`board im-mine part-mine ${active ? "is-active" : ""}`}
      aria-label={words.say("mine-label", { player: names[me] ?? "" })}
      data-seat={me}
    >
      <div className="im-realm">
        <State seat={me} />
        <InPlay seat={me} />
      </div>
      <Hand />
      <Piles seat={me} />
    </section>
  );
}

/** How much more room a card with an ability takes than a region, as long as there are few whose text is shown. */
const WORDY = 1.6;
const FEW = 3;

// --- the state card

function State({ seat }: { seat: number }) {
  const { words, view, names, openPile } = useTableau();
  const player = view.players[seat];
  if (!player) return null;
  const points = pointsOf(view, seat);
  const power = view.play[seat]?.[0]?.card;
  const face = power ? words.cards.get(power) : undefined;
  return (
    <div className={`im-state im-state-${player.state}`}>
      <div className="im-state-head">
        <Icon name={player.state} size={20} />
        <h2>{names[seat]}</h2>
        <Marks seat={seat} />
        {points !== null && (
          <button
            type="button"
            className="im-points"
            onClick={() => openPile("score", seat)}
            title={words.say("points-open")}
          >
            <b className="num">{words.number(points)}</b>
            <Icon name="vp" size={14} />
            <span className="hidden-text">{words.say("card-points", { points })}</span>
          </button>
        )}
      </div>
      <div className="im-state-body">
        <span className="im-state-side">
          <span>{capital(words.word(player.state))}</span>
          <button type="button" className="im-link" onClick={() => openPile("nation-words", seat)}>
            {words.word(player.nation)}
          </button>
        </span>
        <Supply seat={seat} />
        <Readiness player={player} />
        {face && (
          <Spot
            place={cardPlace("play", seat, 0)}
            card={face.id}
            className="im-power-spot"
            more={player.exhausted[0] ? words.say("tile-exhausted") : undefined}
          >
            <span className={player.exhausted[0] ? "im-spent" : ""}>
              <Face card={face} size="chip" />
            </span>
          </Spot>
        )}
      </div>
    </div>
  );
}

/** Who begins each round. */
export function Marks({ seat }: { seat: number }) {
  const { words, view } = useTableau();
  if (view.first !== seat) return null;
  return (
    <span className="im-mark" title={words.say("first-mark")}>
      <Icon name="solstice" size={15} />
      <span className="hidden-text">{words.say("first-mark")}</span>
    </span>
  );
}

/** Materials, population, progress. */
export function Supply({ seat }: { seat: number }) {
  const { words, view } = useTableau();
  const player = view.players[seat];
  return (
    <span className="im-supply" data-part={`supply-${seat}`} role="group" aria-label={words.say("supply-label")}>
      {TOKENS.map((good) => (
        <span key={good} className="im-good" title={capital(words.word(good))} data-anchor={`good-${good}-${seat}`}>
          <Icon name={good} size={18} />
          <b className="num">{player?.[good] ?? 0}</b>
          <span className="hidden-text">{words.word(good)}</span>
        </span>
      ))}
    </span>
  );
}

/** The action and exhaust tokens on the state card: those left and those spent. */
export function Readiness({ player }: { player: Player }) {
  const { words } = useTableau();
  return (
    <span className="im-ready">
      <Row
        icon="action"
        count={player.actions}
        of={START_ACTIONS}
        label={words.say("actions-left", { count: player.actions })}
      />
      <Row
        icon="exhaust"
        count={player.exhausts}
        of={NATIONS[player.nation]?.exhausts ?? 5}
        label={words.say("exhausts-left", { count: player.exhausts })}
      />
    </span>
  );
}

function Row({ icon, count, of, label }: { icon: string; count: number; of: number; label: string }) {
  return (
    <span className="im-row" title={label}>
      <span className="hidden-text">{label}</span>
      {Array.from({ length: Math.max(count, of) }, (_, number) => (
        <span key={number} className={number < count ? "im-token" : "im-token im-token-spent"}>
          <Icon name={icon} size={15} />
        </span>
      ))}
    </span>
  );
}

// --- in play

/** Regions and other cards in play. */
export function InPlay({ seat, small = false }: { seat: number; small?: boolean }) {
  const { words, view } = useTableau();
  const all = inPlay(view, seat);
  const of = (region: boolean) =>
    all.filter(({ card }) => {
      const found = words.cards.get(card);
      return found !== undefined && isRegion(found) === region;
    });
  const [regions, rest] = [of(true), of(false)];
  return (
    <div className="im-in-play">
      <div
        className="im-group im-regions"
        role="group"
        aria-label={words.say("board-regions")}
        style={{ flexGrow: Math.max(2, regions.length) }}
      >
        <span className="label">
          {words.say("board-regions")} ({view.players[seat]?.regions ?? regions.length}) <Lands seat={seat} />
        </span>
        <span className="im-tiles">
          {regions.map((one) => (
            <Tile key={one.index} seat={seat} where={one} small={small} />
          ))}
          {regions.length === 0 && <span className="nothing">{words.say("no-regions")}</span>}
        </span>
      </div>
      <div
        className="im-group"
        role="group"
        aria-label={words.say("board-others")}
        style={{ flexGrow: Math.max(2, rest.length * (small || rest.length > FEW ? 1 : WORDY)) }}
      >
        <span className="label">
          {words.say("board-others")} ({rest.length})
        </span>
        <span className="im-tiles">
          {rest.map((one) => (
            <Tile key={one.index} seat={seat} where={one} small={small} />
          ))}
          {rest.length === 0 && <span className="nothing">{words.say("no-others")}</span>}
        </span>
      </div>
    </div>
  );
}

/** The icons of all regions in play. */
function Lands({ seat }: { seat: number }) {
  const { words, view } = useTableau();
  const player = view.players[seat];
  const counts = [player?.coins ?? 0, player?.wheat ?? 0, player?.drops ?? 0];
  return (
    <span className="im-lands">
      {TERRAIN.map(
        (icon, number) =>
          (counts[number] ?? 0) > 0 && (
            <span key={icon} title={capital(words.word(icon))}>
              {counts[number]}
              <Icon name={icon} size={12} />
              <span className="hidden-text">{words.word(icon)}</span>
            </span>
          ),
      )}
    </span>
  );
}

// --- the hand

function Hand() {
  const { words, view, me, asking } = useTableau();
  const hand = view.hand[me] ?? [];
  const player = view.players[me];
  const playing = asking && view.phase === "activate";
  return (
    <CardRow
      className="im-hand"
      label={words.say("hand-label")}
      title={
        <>
          {words.say("hand-of", { count: hand.length, limit: player?.hand_limit ?? 5 })}
          {(player?.unrest ?? 0) > 0 && (
            <span className="im-unrest-count">{words.say("unrest-owned", { count: player?.unrest ?? 0 })}</span>
          )}
        </>
      }
      anchor={`hand-${me}`}
      count={hand.length}
      empty={words.say("hand-empty")}
    >
      {hand.map((ref, index) => {
        const card = ref.card ? words.cards.get(ref.card) : undefined;
        if (!card) return <CardBack key={index} />;
        return (
          <Spot
            key={`${card.id}-${index}`}
            place={cardPlace("hand", me, index)}
            card={card.id}
            className={`im-hand-card ${playing && player?.playable?.[index] === false ? "im-unplayable" : ""}`}
            from={`deck-${me}`}
          >
            <Face card={card} size="card" />
          </Spot>
        );
      })}
    </CardRow>
  );
}
