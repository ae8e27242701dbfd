/** What all share: the row of cards with its prices, the decks, the events and tactics, and what is under way. */

import { idsOf } from "../../kit/view";
import { capital } from "../../words";
import { Army, CardBack, Face, kindOf } from "./CardFace";
import { Goods, Icon, Pips, Symbols } from "./icons";
import { armiesOf } from "./civilization";
import { factsOf, knownEvents } from "./model";
import { commonPlace, spacePlace } from "./places";
import { missingOf } from "./prices";
import { Spot, useTableau } from "./tableau";
import "./middle.css";

export function Middle() {
  const { words } = useTableau();
  return (
    <section className="ag-middle part-middle" aria-label={words.say("middle-label")}>
      <Row />
      <Strip />
      <Matter />
    </section>
  );
}

// --- the row

const PRICES = [1, 2, 3] as const;
const ENDS = [5, 9, 13];

function Row() {
  const { words, view } = useTableau();
  return (
    <div className="ag-row" role="group" aria-label={words.say("row-label")} data-anchor="row">
      {PRICES.map((price, part) => (
        <div
          key={price}
          className={`ag-row-part ag-row-${price}`}
          role="group"
          aria-label={words.say("row-part", { price })}
        >
          {view.spaces.slice(ENDS[part - 1] ?? 0, ENDS[part]).map((card, place) => {
            const space = (ENDS[part - 1] ?? 0) + place;
            return card ? (
              <RowCard key={space} card={card} space={space} printed={price} />
            ) : (
              <span key={space} className="ag-row-empty" />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A card of the row: what it costs this player stands beneath it. */
function RowCard({ card, space, printed }: { card: string; space: number; printed: number }) {
  const { words, view, me } = useTableau();
  const face = words.cards.get(card);
  const price = view.take_prices[space] ?? printed;
  const player = view.players[me];
  const missing = player ? missingOf({ civil: price }, player).civil : undefined;
  if (!face) return null;
  const dear =
    price > printed
      ? words.say("row-surcharge", { count: price - printed })
      : price < printed
        ? words.say("row-cheaper", { count: printed - price })
        : "";
  const said = `${words.cardName(card)}. ${kindOf(words, face)}. ${words.say("row-price", { count: price })}${dear ? `, ${dear}` : ""}`;
  return (
    <Spot
      place={spacePlace(space)}
      card={card}
      label={said}
      flip={`row:${card}`}
      className={`ag-row-card ${missing && view.active === me ? "ag-too-dear" : ""}`}
    >
      <Face card={face} size="card" />
      <span
        className={`ag-row-price ${price > printed ? "ag-dearer" : price < printed ? "ag-cheaper" : ""}`}
        title={[words.say("row-price", { count: price }), dear].filter(Boolean).join(", ")}
      >
        <span className="ag-row-age">{factsOf(face).age}</span>
        <Pips icon="civil" count={price} most={3} size={12} label="" />
        <Icon name={factsOf(face).kind} size={12} />
      </span>
    </Spot>
  );
}

// --- decks, events, tactics

function Strip() {
  const { words, view, open } = useTableau();
  const [last] = idsOf(view.past).slice(-1);
  const known = knownEvents(view);
  const piles: [string, string, number][] = [
    ["civil", "table-civil-deck", view.civil_deck.length],
    ["military", "table-military-deck", view.military_deck.length],
  ];
  return (
    <div className="ag-strip">
      <span className="ag-age-now" title={words.say("age-now", { age: view.age })}>
        {words.say("age-now", { age: view.age })}
      </span>
      {piles.map(([kind, label, count]) => (
        <span key={kind} className="ag-pile" title={capital(words.say(label))} data-anchor={`${kind}-deck`}>
          <CardBack
            back={
              (kind === "civil" ? view.civil_deck : view.military_deck).at(-1)?.back ??
              `${kind}-${view.age.toLowerCase()}`
            }
            small
          />
          <b>{count}</b>
          <span className="hidden-text">{words.say(label)}</span>
        </span>
      ))}
      <span className="ag-events" role="group" aria-label={words.say("events-label")}>
        <Icon name="event" size={15} />
        <span className="ag-pile-name">{words.say("events-label")}</span>
        {(["current", "future"] as const).map((deck) => (
          <span key={deck} className="ag-pile" title={capital(words.say(`table-${deck}`))}>
            <span>{words.say(`events-${deck}`)}</span>
            <b>{view[deck].length}</b>
            {known[deck].map((card, place) => (
              <button
                key={place}
                type="button"
                className="ag-known"
                onClick={() => open(card)}
                title={words.say("event-known", { card: words.cardName(card) })}
              >
                {words.cardName(card)}
              </button>
            ))}
          </span>
        ))}
        {last && (
          <span className="ag-pile" title={words.say("table-past")}>
            <span>{words.say("events-past")}</span>
            <button type="button" className="ag-known ag-past" onClick={() => open(last)}>
              {words.cardName(last)}
            </button>
          </span>
        )}
      </span>
      <Tactics />
    </div>
  );
}

/** The common tactics, and how many armies they would make of my units. */
function Tactics() {
  const { words, view, me } = useTableau();
  const common = idsOf(view.common);
  if (common.length === 0) return null;
  return (
    <span className="ag-tactics" role="group" aria-label={words.say("table-common")}>
      {common.map((id) => {
        const card = words.cards.get(id);
        if (!card) return null;
        const armies = armiesOf(factsOf(card), view.players[me]?.workers ?? {}, words.cards);
        const said = words.say("tactic-would", { card: words.cardName(id), count: armies });
        return (
          <Spot key={id} place={commonPlace(id)} card={id} label={said} className="ag-tactic">
            <span className="ag-tactic-in" title={said}>
              <Army words={words} facts={factsOf(card)} size={13} />
            </span>
          </Spot>
        );
      })}
    </span>
  );
}

// --- what is under way

function Matter() {
  const { words, view, names } = useTableau();
  const { auction, aggression, offer, event, executing } = view;
  const name = (seat: number | null): string => (seat === null ? "" : (names[seat] ?? ""));
  if (auction) {
    const going = view.players.flatMap((player, seat) => (auction.passed[seat] || player.out ? [] : [name(seat)]));
    const sent = Object.entries(auction.sent);
    return (
      <Shown card={auction.territory} title={words.say("matter-auction")}>
        <p>
          {auction.bidder === null
            ? words.say("auction-none")
            : words.say("table-bid", { player: name(auction.bidder), number: auction.bid })}
        </p>
        {view.phase === "auction" ? (
          <>
            <p>{words.say("auction-in", { players: words.join(going) })}</p>
            {auction.most !== null && (
              <p className="ag-bid-limit">{words.say("table-most", { number: auction.most })}</p>
            )}
          </>
        ) : (
          <p className="ag-force">
            {words.say("auction-force")}
            <b>{words.say("force-of", { force: auction.force ?? 0, bid: auction.bid })}</b>
            {sent.map(([unit, number]) => (
              <span key={unit} className="ag-sent">
                {number}× {words.cardName(unit)}
              </span>
            ))}
            {auction.bonus > 0 && <Goods words={words} goods={{ colonization: auction.bonus }} sign="+" size={14} />}
          </p>
        )}
      </Shown>
    );
  }
  if (aggression) {
    const short = aggression.attack - aggression.defence;
    return (
      <Shown
        card={aggression.card}
        title={words.say("matter-attack", { player: name(view.active), to: name(aggression.target) })}
      >
        <p className="ag-duel">
          <span title={words.say("attack-strength")}>
            {name(view.active)} <b>{aggression.attack}</b>
            <Icon name="strength" size={16} />
          </span>
          <span title={words.say("defence-strength")}>
            {name(aggression.target)} <b>{aggression.defence}</b>
            <Icon name="bonus" size={16} />
          </span>
        </p>
        <p>{view.phase === "strike" ? words.say("attack-succeeds") : words.say("attack-short", { count: short })}</p>
      </Shown>
    );
  }
  if (offer) {
    const card = words.cards.get(offer.card);
    const sides = card ? factsOf(card) : undefined;
    return (
      <Shown card={offer.card} title={words.say("matter-offer", { player: name(view.active), to: name(offer.target) })}>
        {sides?.sided && (
          <p>
            {words.say("offer-sides", {
              player: name(view.active),
              side: offer.side,
              to: name(offer.target),
              other: offer.side === "A" ? "B" : "A",
            })}
          </p>
        )}
        {(["a", "b"] as const).map((side) =>
          sides?.[side] && Object.keys(sides[side]).length > 0 ? (
            <p key={side} className="ag-side">
              {sides.sided && <b>{side.toUpperCase()}</b>}
              <Symbols words={words} symbols={sides[side]} size={15} />
            </p>
          ) : null,
        )}
      </Shown>
    );
  }
  if (event || (executing && view.phase !== "actions"))
    return <Shown card={event ?? executing} title={words.say("matter-event")} />;
  return null;
}

/** The card that matters now, and what is to be said of it. */
function Shown({ card, title, children }: { card: string | null; title: string; children?: React.ReactNode }) {
  const { words, open } = useTableau();
  const face = card ? words.cards.get(card) : undefined;
  return (
    <div className="ag-matter" role="group" aria-label={title}>
      {face && (
        <button type="button" className="ag-matter-card" onClick={() => open(face.id)}>
          <Face card={face} size="chip" />
        </button>
      )}
      <div className="ag-matter-text">
        <strong>{title}</strong>
        {face && <p className="ag-matter-rule">{(face.texts[words.lang] ?? []).join(" ")}</p>}
        {children}
      </div>
    </div>
  );
}
