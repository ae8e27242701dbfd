/** The other empires: each a line that unfolds. What can be hit there glows. */

import { FoldButton, type FoldingProps, Targets } from "../../kit/Fold";
import { GuestAt } from "../../kit/guests";
import { type RivalProps, Rivals } from "../../kit/Rivals";
import { MaybeSpot } from "../../kit/tableau";
import { byBack, playerPlace } from "../../kit/view";
import { finalScore, TYPES } from "./basics";
import { CardBack } from "./CardFace";
import { Deals, Marks, Supply } from "./Empire";
import { Icon } from "./icons";
import { Location } from "./Location";
import { locationsOf, type SettlersView } from "./model";
import { useTableau } from "./tableau";
import "./opponents.css";

export function Opponents(folding: FoldingProps) {
  return <Rivals {...folding} className={`st-rivals-${folding.seats.length}`} Line={Line} Board={Empire} />;
}

function Line({ seat, unfolded, onFold, targets }: RivalProps) {
  const { words, view, names } = useTableau();
  const faction = view.factions[seat];
  const count = locationsOf(view, seat).length;
  const points = view.goods[seat]?.vp ?? 0;
  return (
    <section
      className={`board rival st-opponent ${view.active === seat && view.phase !== "choosing" ? "is-active" : ""}`}
      aria-label={names[seat]}
      data-seat={seat}
      data-part={`opponent-${seat}`}
    >
      <FoldButton
        words={words}
        name={names[seat] ?? ""}
        unfolded={unfolded}
        onFold={onFold}
        controls={`st-empire-${seat}`}
        className="st-fold"
      >
        {faction && <Icon name={faction} size={18} />}
        <span className="fold-name one-line">{names[seat]}</span>
        <GuestAt seat={seat} />
        <span className="hidden-text">{faction && words.word(faction)}</span>
      </FoldButton>
      <MaybeSpot place={playerPlace(seat)} className="rival-player st-player" label={names[seat] ?? ""}>
        <Marks seat={seat} />
        <span className="st-points" title={words.say("points-now", { points, final: finalScore(view, seat) })}>
          <b>{points}</b>
          <Icon name="vp" size={14} />
          <span className="st-final">{words.say("points-final", { final: finalScore(view, seat) })}</span>
        </span>
      </MaybeSpot>
      <Supply seat={seat} />
      <span className="rival-counts st-counts">
        <span title={words.say("locations-count", { count })}>
          {count}
          <Icon name="location" size={14} />
          <span className="hidden-text">{words.say("locations-count", { count })}</span>
        </span>
        <HiddenHand view={view} seat={seat} />
      </span>
      <Targets words={words} count={targets} icon={<Icon name="target" size={12} />} />
    </section>
  );
}

function HiddenHand({ view, seat }: { view: SettlersView; seat: number }) {
  const { words } = useTableau();
  const hand = view.hand[seat] ?? [];
  return (
    <span
      className="st-hidden-hand"
      title={words.say("hand-count", { count: hand.length })}
      data-anchor={`hand-${seat}`}
    >
      {commonFirst(byBack(hand)).map(([back, count]) => (
        <span key={back}>
          {count}
          <CardBack back={back} small />
        </span>
      ))}
      <span className="hidden-text">{words.say("hand-count", { count: hand.length })}</span>
    </span>
  );
}

function commonFirst(backs: [string, number][]): [string, number][] {
  return backs.sort(([one], [other]) => Number(other === "common") - Number(one === "common"));
}

/** About so many locations fit beside each other on a small desk. */
const ONE_LINE = 10;

function Empire({ seat }: { seat: number }) {
  const { words, view, names } = useTableau();
  const all = locationsOf(view, seat);
  const foundations = view.foundations[seat]?.length ?? 0;
  return (
    <div
      id={`st-empire-${seat}`}
      className={`board st-far-empire ${all.length > ONE_LINE ? "st-far-high" : ""}`}
      role="group"
      aria-label={words.say("empire-label", { player: names[seat] ?? "" })}
      data-seat={seat}
    >
      {view.seats > 2 && <h2 className="rival-title">{names[seat]}</h2>}
      <div className="st-far-rows" style={columnsOf(view, seat)}>
        {TYPES.map((type, row) => (
          <div key={type} className="st-far-row" role="group" aria-label={words.say(`board-${type}`)}>
            <span className="label">
              <Icon name={type} size={12} /> {words.say(`board-${type}`)}
            </span>
            <span className="st-far-tiles" style={countOf(view, seat, row)}>
              {all
                .filter((one) => one.row === row)
                .map((one) => (
                  <Location key={one.index} where={one} small />
                ))}
            </span>
          </div>
        ))}
        {(view.deals[seat]?.length || view.trade_routes[seat]?.length || foundations) > 0 && (
          <div className="st-far-more">
            <span className="label">{words.say("board-deals")}</span>
            <Deals seat={seat} small />
            {foundations > 0 && (
              <span className="st-heap">
                <Icon name="foundation" size={14} />
                {words.say("foundations-label", { count: foundations })}
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Locations become narrower before they wrap into a second line. */
function countOf(view: SettlersView, seat: number, row: number): React.CSSProperties {
  return { "--count": Math.max(1, view.empire[seat]?.[row]?.length ?? 0) } as React.CSSProperties;
}

/** Each type of locations gets room by their number. */
function columnsOf(view: SettlersView, seat: number): React.CSSProperties {
  const shares = (view.empire[seat] ?? []).map((row) => `minmax(0, ${Math.max(1, Math.min(row.length, 6))}fr)`);
  return { "--columns": `${shares.join(" ")} auto` } as React.CSSProperties;
}
