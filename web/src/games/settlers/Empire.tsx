/** One's own side: the faction board with goods and deals, three rows of locations left and right of it, and the hand. */

import "../../kit/seats.css";
import { CardRow } from "../../kit/CardRow";
import { useScreen } from "../../kit/table";
import { MaybeSpot } from "../../kit/tableau";
import { capital } from "../../words";
import { finalScore, TYPES, goodLabel } from "./basics";
import { CardBack, Face } from "./CardFace";
import { GoodIcon, Goods, Icon } from "./icons";
import { Location } from "./Location";
import { factsOf, GOODS, locationsOf, type LocationType } from "./model";
import {
  dealPlace,
  DEALS,
  deckPlace,
  foundationPlace,
  goodPlace,
  handPlace,
  routePlace,
  rowPlace,
  SAMURAI,
} from "./places";
import { afterGold, dealGoods } from "./prices";
import { Spot, useTableau } from "./tableau";
import "./empire.css";
import "./hand.css";

export function Mine() {
  const { words, view, me, names } = useTableau();
  const all = locationsOf(view, me);
  const isCommon = (card: string): boolean => words.cards.get(card)?.facts["deck"] === "common";
  const most = (common: boolean): number =>
    Math.max(2, ...TYPES.map((_, row) => all.filter((one) => one.row === row && isCommon(one.card) === common).length));
  const active = view.active === me && view.phase !== "choosing";
  const sizes = { "--left": `${most(false)}fr`, "--right": `${most(true)}fr` } as React.CSSProperties;
  return (
    <section
      className={`board st-mine part-mine ${active ? "is-active" : ""}`}
      aria-label={words.say("mine-label", { player: names[me] ?? "" })}
      data-seat={me}
    >
      <div className="st-empire" style={sizes}>
        {TYPES.map((type, row) => (
          <Row key={type} type={type}>
            {(common) => (
              <>
                {all
                  .filter((one) => one.row === row && isCommon(one.card) === common)
                  .map((one) => (
                    <Location key={`${one.row}:${one.index}`} where={one} />
                  ))}
                <Ghost type={type} common={common} />
              </>
            )}
          </Row>
        ))}
        <Board />
      </div>
      <Hand />
    </section>
  );
}

/** The two halves of a row, and its name on the side of the board. */
function Row({ type, children }: { type: LocationType; children(common: boolean): React.ReactNode }) {
  const { words } = useTableau();
  const name = words.say(`board-${type}`);
  return (
    <>
      <div
        className={`st-side st-left st-row-${type}`}
        role="group"
        aria-label={words.say("row-faction", { type: name })}
      >
        <span className="st-row-name" aria-hidden="true">
          <Icon name={type} size={15} /> {name}
        </span>
        {children(false)}
      </div>
      <div
        className={`st-side st-right st-row-${type}`}
        role="group"
        aria-label={words.say("row-common", { type: name })}
      >
        {children(true)}
      </div>
    </>
  );
}

/** Where the picked card of the hand would stand. */
function Ghost({ type, common }: { type: LocationType; common: boolean }) {
  const { words, options, picked } = useTableau();
  const card = picked ? words.cards.get(picked) : undefined;
  if (!card || !options.has(rowPlace(type)) || (factsOf(card).deck === "common") !== common) return null;
  return (
    <span className="st-place">
      <Spot place={rowPlace(type)} className="st-ghost">
        <Icon name="build" size={16} />
        <span>{words.say("option-build-short")}</span>
        <Goods words={words} goods={factsOf(card).cost ?? {}} size={14} />
      </Spot>
    </span>
  );
}

// --- the faction board

function Board() {
  const { words, view, me, names } = useTableau();
  const faction = view.factions[me];
  const points = view.goods[me]?.vp ?? 0;
  return (
    <div className="st-board">
      <Deals seat={me} />
      <div className="st-board-head">
        {faction && <Icon name={faction} size={22} />}
        <h2>{names[me]}</h2>
        <Marks seat={me} />
        <span
          className="st-points"
          data-part={`points-${me}`}
          title={words.say("points-now", { points, final: finalScore(view, me) })}
        >
          <b>{points}</b>
          <Icon name="vp" size={15} />
          <span className="st-final">{words.say("points-final", { final: finalScore(view, me) })}</span>
        </span>
      </div>
      <Supply seat={me} />
      <div className="st-board-foot">
        <MaybeSpot
          place={foundationPlace(me)}
          className="st-heap"
          label={words.say("foundations-label", { count: view.foundations[me]?.length ?? 0 })}
        >
          <Icon name="foundation" size={16} />
          <span>{words.say("foundations-label", { count: view.foundations[me]?.length ?? 0 })}</span>
        </MaybeSpot>
        <MaybeSpot
          place={deckPlace("faction")}
          className="st-heap"
          label={words.say("faction-deck", { count: view.faction_deck[me]?.length ?? 0 })}
        >
          <span data-anchor="deck-faction">
            <Icon name="faction_card" size={16} />
          </span>
          <span>{words.say("faction-deck", { count: view.faction_deck[me]?.length ?? 0 })}</span>
        </MaybeSpot>
      </div>
    </div>
  );
}

/** First player, passed. */
export function Marks({ seat }: { seat: number }) {
  const { words, view } = useTableau();
  return (
    <>
      {view.seats > 1 && view.first === seat && (
        <span className="st-mark" title={words.say("board-first")}>
          <Icon name="first" size={15} />
          <span className="hidden-text">{words.say("board-first")}</span>
        </span>
      )}
      {view.passed[seat] && (
        <span className="st-mark st-passed" title={words.say("board-passed")}>
          <Icon name="passed" size={13} />
          <span className="st-passed-word">{words.say("board-passed")}</span>
        </span>
      )}
    </>
  );
}

/** The personal supply. What the board stores is marked; the rest is lost in cleanup. */
export function Supply({ seat }: { seat: number }) {
  const { words, view, me } = useTableau();
  const stored = view.stores[seat] ?? [];
  return (
    <span className="st-supply" data-part={`supply-${seat}`} role="group" aria-label={words.say("board-goods")}>
      {GOODS.map((good) => {
        const count = view.goods[seat]?.[good] ?? 0;
        const keeps = stored.includes(good) ? words.say("board-stores", { good: words.word(good) }) : "";
        return (
          <MaybeSpot
            key={good}
            place={goodPlace(seat, good)}
            className={`st-good ${count ? "" : "st-none-left"}`}
            label={goodLabel(words, good, count)}
          >
            <span
              className="st-good-in"
              title={[capital(words.word(good)), keeps].filter(Boolean).join(", ")}
              data-anchor={seat === me ? `good-${good}` : undefined}
            >
              <Icon name={good} size={19} />
              <b>{count}</b>
              {keeps && (
                <span className="st-stored">
                  <Icon name="store" size={11} />
                </span>
              )}
              <span className="hidden-text">
                {words.say("goods-name", { "good-id": good, count })} {keeps}
              </span>
            </span>
          </MaybeSpot>
        );
      })}
      {seat === me && <SamuraiSpot />}
    </span>
  );
}

/** Only while a worker may be placed as a samurai. */
function SamuraiSpot() {
  const { words, picks, options } = useTableau();
  if (!picks.has(SAMURAI) && !options.has(SAMURAI)) return null;
  return (
    <Spot place={SAMURAI} className="st-good" label={words.say("word-group-samurai")}>
      <span className="st-good-in" title={words.say("word-group-samurai")}>
        <Icon name="samurai" size={19} />
      </span>
    </Spot>
  );
}

/** More deals than this are shown by their goods, unless one is to be chosen. */
const MANY_DEALS = 7;

/** The deals under the upper edge of a board, and those made by Trade Route. */
export function Deals({ seat, small = false }: { seat: number; small?: boolean }) {
  const { words, view, me, options } = useTableau();
  const deals = (view.deals[seat] ?? []).flatMap(({ card }) =>
    card ? [{ card, place: dealPlace(seat, card), good: goodOf(card), route: false }] : [],
  );
  const routes = (view.trade_routes[seat] ?? []).map(({ card, good }) => ({
    card,
    place: routePlace(seat, card),
    good,
    route: true,
  }));
  const all = [...deals, ...routes];
  const opens = seat === me && options.has(DEALS);
  if (all.length === 0 && !opens)
    return small ? null : <div className="st-deals st-deals-none">{words.say("deals-none")}</div>;
  const choosing = all.some(({ place }) => options.has(place));
  const many = all.length > MANY_DEALS && !choosing;
  return (
    <div
      className={`st-deals ${small ? "st-deals-small" : ""}`}
      data-part={`deals-${seat}`}
      role="group"
      aria-label={words.say("board-deals")}
    >
      {many
        ? Object.entries(dealGoods(view, seat, words.cards)).map(([good, count]) => (
            <span key={good} className="st-deal st-deal-many" title={goodLabel(words, good, count)}>
              <span className="hidden-text">{goodLabel(words, good, count)}</span>
              {count > 1 && <span aria-hidden="true">{count}</span>}
              <GoodIcon name={good} size={15} />
            </span>
          ))
        : all.map(({ card, place, good, route }, number) => (
            <Spot
              key={number}
              place={place}
              card={card}
              copy={number}
              className="st-deal-spot"
              label={words.say(route ? "route-label" : "deal-label", {
                card: words.cardName(card),
                good: words.word(good),
              })}
              more={words.word(good)}
            >
              <span className={`st-deal ${route ? "st-deal-route" : ""}`}>
                <GoodIcon name={good} size={16} />
              </span>
            </Spot>
          ))}
      {opens && (
        <Spot place={DEALS} className="st-ghost st-ghost-deal">
          <Icon name="deal" size={14} />
          <span>{words.say("option-deal-short")}</span>
          <Goods words={words} goods={{ food: 1 }} size={13} />
        </Spot>
      )}
    </div>
  );

  function goodOf(id: string): string {
    const card = words.cards.get(id);
    const facts = card ? factsOf(card) : {};
    return facts.deal ?? facts.target ?? "";
  }
}

// --- the hand

/** More cards than this would cover each other's names. */
const ONE_ROW = 9;

/** On such a screen the cards are low while others lie there to choose from. */
const LOW = "(min-width: 701px) and (max-height: 850px)";

export function Hand() {
  const { words, view, me, picks, picked, pick } = useTableau();
  const hand = view.hand[me] ?? [];
  const shown = hand.map((ref, number) => ({ ref, cost: view.hand_costs?.[number] }));
  const building = view.phase === "action" && view.result === null;
  const isLow = useScreen(LOW) && view.offer.length + (view.draft[me]?.length ?? 0) > 0;
  return (
    <CardRow
      className={`st-hand ${hand.length > ONE_ROW ? "st-hand-many" : isLow ? "st-hand-low" : ""}`}
      label={words.say("hand-label")}
      title={`${words.say("hand-label")} (${hand.length})`}
      anchor={`hand-${me}`}
      count={hand.length}
      empty={words.say("hand-empty")}
      style={{ "--row": Math.ceil(hand.length / 2) }}
    >
      {shown.map(({ ref, cost }, number) => {
        const card = ref.card ? words.cards.get(ref.card) : undefined;
        if (!card) return <CardBack key={number} back={ref.back} />;
        const group = picks.get(handPlace(card.id));
        const missing = { ...(cost?.missing ?? {}), ...(cost?.location ? { location: 1 } : {}) };
        return (
          <Spot
            key={`${card.id}-${number}`}
            place={handPlace(card.id)}
            card={card.id}
            copy={number}
            className={`st-hand-card ${building && cost && !cost.affordable ? "st-too-dear" : ""}`}
            from={ref.back === "common" ? "deck-common" : "deck-faction"}
            onDragStart={group !== undefined && picked !== group ? () => pick(group) : undefined}
          >
            <Face
              card={card}
              size="card"
              missing={building && cost && !cost.affordable ? afterGold(missing, cost.gold) : undefined}
              gold={building && cost?.affordable ? cost.gold : 0}
            />
          </Spot>
        );
      })}
    </CardRow>
  );
}
