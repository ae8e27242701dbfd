/** A player's side of the table: five piles, icons, score, achievements and hand. */

import "../../kit/seats.css";
import { GuestAt } from "../../kit/guests";
import { Shape } from "../../kit/Shape";
import { CardBack } from "./CardFace";
import { ICONS, IconCount } from "./icons";
import { achievementCount, byAge, COLOURS, drawAge, type InnovationView, SPECIALS, splayRoom } from "./model";
import { Pile } from "./Pile";
import { Spot, useTableau } from "./tableau";
import "./board.css";

const COIN =
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3.2 1.9 4.3 4.7.5-3.5 3.1 1 4.6L12 15.3l-4.1 2.4 1-4.6L5.4 10l4.7-.5z";
const LAUREL =
  "M6 2h12v3h4v2.5a5 5 0 0 1-4.6 5A6 6 0 0 1 13.2 16v2.5H17V22H7v-3.5h3.8V16a6 6 0 0 1-4.2-3.5A5 5 0 0 1 2 7.5V5h4zm0 5H4v.5c0 1.2.8 2.3 2 2.8zm12 3.3c1.2-.5 2-1.6 2-2.8V7h-2z";

export interface BoardProps {
  view: InnovationView;
  seat: number;
  name: string;
}

function Piles({ view, seat, mini }: { view: InnovationView; seat: number; mini: boolean }) {
  return (
    <div className="piles">
      {COLOURS.map((colour, number) => (
        <Pile
          key={colour}
          seat={seat}
          colour={colour}
          cards={view.board[seat]?.[number] ?? []}
          direction={view.splay[seat]?.[colour] ?? "none"}
          revealed={view.revealed[seat]?.[number] ?? []}
          mini={mini}
        />
      ))}
    </div>
  );
}

function IconTotals({ view, seat, size }: { view: InnovationView; seat: number; size: number }) {
  return (
    <span className="icon-totals" data-part={`totals-${seat}`}>
      {ICONS.map((icon) => (
        <IconCount key={icon} name={icon} count={view.icons[seat]?.[icon] ?? 0} size={size} />
      ))}
    </span>
  );
}

/** Points, and achievements out of those needed. */
export function Standing({ view, seat }: { view: InnovationView; seat: number }) {
  const { words } = useTableau();
  const owned = achievementCount(view, seat);
  const ages = (view.achievements[seat] ?? []).map((card) => card.back);
  const specials = SPECIALS.filter((name) => view.specials[name] === seat);
  const title = [
    ...ages.map((age) => words.say("age-number", { age: Number(age) })),
    ...specials.map((name) => words.word(name)),
  ];
  return (
    <span className="standing">
      <span className="points" data-anchor={`score-${seat}`} title={words.say("points-title")}>
        <Shape path={COIN} size={16} className="mark" /> <b>{view.points[seat]}</b>{" "}
        <span className="unit">{words.say("points-unit", { count: view.points[seat] ?? 0 })}</span>
      </span>
      <span
        className="achieved"
        data-anchor={`achievements-${seat}`}
        title={title.join(", ") || words.say("achieved-none")}
      >
        <Shape path={LAUREL} size={16} className="mark" /> <b>{owned}</b>/{view.needed}{" "}
        <span className="hidden-text">
          {words.say("achieved-label")}: {title.join(", ")}
        </span>
      </span>
    </span>
  );
}

function Title({ seat, name }: { seat: number; name: string }) {
  return (
    <h2 className="seat-sign">
      {name}
      <GuestAt seat={seat} />
    </h2>
  );
}

export function Opponent({ view, seat, name }: BoardProps) {
  const { words, options } = useTableau();
  const hand = view.hand[seat] ?? [];
  const score = view.score[seat] ?? [];
  const active = view.active === seat && view.turn > 0;
  const legal = options.has(`player:${seat}`);
  return (
    <section
      className={`board opponent ${active ? "is-active" : ""} ${legal ? "opponent-legal" : ""}`}
      aria-label={name}
      data-seat={seat}
      data-part={`opponent-${seat}`}
    >
      <header>
        {legal ? (
          <Spot place={`player:${seat}`} className="player-spot" label={name}>
            <Title seat={seat} name={name} />
          </Spot>
        ) : (
          <Title seat={seat} name={name} />
        )}
        <Standing view={view} seat={seat} />
        <IconTotals view={view} seat={seat} size={14} />
      </header>
      <Piles view={view} seat={seat} mini />
      <footer>
        <span className="hidden-cards" data-anchor={`hand-${seat}`}>
          <span className="label">{words.say("hand-label")}</span>
          {hand.length === 0 && <span className="nothing">{words.say("nothing")}</span>}
          {byAge(hand).map(([age, count]) => (
            <span key={age} className="hidden-age">
              <CardBack age={age} small />
              {count > 1 && <span>×{count}</span>}
            </span>
          ))}
        </span>
        <span className="hidden-cards">
          <span className="label">{words.say("score-label")}</span>
          {score.length === 0 && <span className="nothing">{words.say("nothing")}</span>}
          {byAge(score).map(([age, count]) => (
            <span key={age} className="hidden-age">
              <CardBack age={age} small />
              {count > 1 && <span>×{count}</span>}
            </span>
          ))}
        </span>
      </footer>
    </section>
  );
}

export function Mine({ view, seat, name }: BoardProps) {
  const { words } = useTableau();
  const hand = view.hand[seat] ?? [];
  const score = [...(view.score[seat] ?? [])].sort((a, b) => Number(a.back) - Number(b.back));
  const active = view.active === seat && view.turn > 0;
  const from = `supply-${drawAge(view, seat)}`;
  const room = splayRoom(view, seat);
  const sizes = { "--count": hand.length, "--aside": room.aside, "--below": room.below } as React.CSSProperties;
  return (
    <section
      className={`board mine part-mine ${active ? "is-active" : ""}`}
      aria-label={words.say("mine-label", { player: name })}
      data-seat={seat}
      style={sizes}
    >
      <header>
        <Title seat={seat} name={name} />
        <Standing view={view} seat={seat} />
        <IconTotals view={view} seat={seat} size={18} />
        {active && view.actions > 0 && (
          <span className="actions-left">{words.say("actions-left", { count: view.actions })}</span>
        )}
      </header>
      <Piles view={view} seat={seat} mini={false} />
      <div className="own-cards">
        <div className="hand" role="group" aria-label={words.say("hand-label")} data-anchor={`hand-${seat}`}>
          <span className="label">{words.say("hand-label")}</span>
          {hand.length === 0 && <span className="nothing">{words.say("hand-empty")}</span>}
          {hand.map((ref, number) =>
            ref.card ? (
              <Spot key={ref.card} place={`card:${ref.card}`} card={ref.card} from={from} />
            ) : (
              <CardBack key={number} age={ref.back} />
            ),
          )}
        </div>
        <div className="own-score" role="group" aria-label={words.say("score-label")} data-part="own-score">
          <span className="label">{words.say("score-label")}</span>
          {score.length === 0 && <span className="nothing">{words.say("nothing")}</span>}
          <span className="own-score-cards">
            {score.map((ref, number) =>
              ref.card ? (
                <Spot key={ref.card} place={`card:${ref.card}`} card={ref.card} size="mini" className="score-card" />
              ) : (
                <CardBack key={number} age={ref.back} small />
              ),
            )}
          </span>
        </div>
      </div>
    </section>
  );
}
