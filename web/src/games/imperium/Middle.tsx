/** What all share: what ends the game, the market with its decks, fame, unrest and exile, and cards to choose from. */

import { MaybeSpot } from "../../kit/tableau";
import { capital } from "../../words";
import { CardBack, Face } from "./CardFace";
import { Goods, Icon, SuitMark } from "./icons";
import { type Ending, endingsOf } from "./ending";
import { lastOfRound, SMALL_DECKS, someOf } from "./model";
import { deckPlace, marketPlace, sidePlace } from "./places";
import { Spot, useTableau } from "./tableau";
import { NationWords } from "./Nations";
import "./middle.css";

export function Middle() {
  const { words, view } = useTableau();
  return (
    <section className="im-middle part-middle" aria-label={words.say("middle-label")}>
      <EndWatch />
      {view.phase === "sides" ? <Sides /> : <Market />}
      <Piles />
    </section>
  );
}

// --- the end

/** What can end the game, and how near it is. */
function EndWatch() {
  const { words, view, names } = useTableau();
  const last = names[lastOfRound(view)] ?? "";
  return (
    <div className="im-end" data-part="ends">
      <span className="label">{words.say("end-label")}</span>
      {view.last_round !== null && (
        <strong className="im-last-round">
          <Icon name="end" size={14} />
          {words.say(view.round >= view.last_round ? "end-now" : "end-next", { number: view.last_round })}
        </strong>
      )}
      <ul>
        {endingsOf(view).map((ending) => (
          <EndLine
            key={`${ending.kind}-${ending.seat ?? ""}`}
            ending={ending}
            off={view.last_round !== null && ending.kind !== "unrest"}
          />
        ))}
      </ul>
      <span className="im-solstice" title={words.say("solstice-after", { player: last })}>
        <Icon name="solstice" size={15} />
        <span>
          {view.phase === "solstice" ? capital(words.word("solstice")) : words.say("solstice-after", { player: last })}
        </span>
      </span>
    </div>
  );
}

const SIGNS: Record<string, string> = { main: "deck", zenith: "nation", graal: "knight", "shangri-la": "scroll" };

function EndLine({ ending, off }: { ending: Ending; off: boolean }) {
  const { words, names } = useTableau();
  const { kind, left, seat } = ending;
  const text = words.say(`end-${kind}`, { player: seat === undefined ? "" : (names[seat] ?? ""), count: left ?? 0 });
  return (
    <li
      className={`${ending.near && !off ? "im-near" : ""} ${off ? "im-off" : ""}`}
      title={`${text}. ${words.say(`end-${kind}-why`)}`}
      data-seat={seat}
    >
      <Icon name={SIGNS[kind] ?? kind} size={14} />
      <span className="im-end-text">{text}</span>
      {left !== null && <b className="num">{left}</b>}
    </li>
  );
}

// --- the market

function Market() {
  const { words, view } = useTableau();
  return (
    <div className="im-market" data-part="market" role="group" aria-label={words.say("market-label")}>
      {view.market.map((_, slot) => (
        <Slot key={slot} slot={slot} />
      ))}
    </div>
  );
}

/** A place of the market: its deck, the card with tokens on it and unrest under it. */
function Slot({ slot }: { slot: number }) {
  const { words, view } = useTableau();
  const id = view.market[slot]?.[0]?.card;
  const card = id ? words.cards.get(id) : undefined;
  const tokens = someOf(view.market_tokens[slot]);
  const unrest = view.market_unrest[slot] ?? 0;
  const lying = [
    ...Object.entries(tokens).map(([good, count]) => words.say("amount-label", { good: words.word(good), count })),
    ...(unrest ? [words.say("unrest-under", { count: unrest })] : []),
  ];
  return (
    <span className="im-slot">
      <SlotDeck slot={slot} />
      {card ? (
        <Spot
          place={marketPlace(slot)}
          card={card.id}
          className="im-market-card"
          from={`deck-${SMALL_DECKS[slot] ?? "main"}`}
          label={[words.cardName(card.id), ...(card.texts[words.lang] ?? []), ...lying]
            .join(". ")
            .replaceAll("..", ".")}
          more={lying.join(". ")}
        >
          <Face card={card} size="card" />
          {Object.keys(tokens).length > 0 && (
            <span className="im-on-card" title={words.say("tokens-on")}>
              <Goods words={words} goods={tokens} size={16} />
            </span>
          )}
          {unrest > 0 && (
            <span className="im-under-card" title={words.say("unrest-under", { count: unrest })}>
              <Icon name="unrest" size={13} />
              {unrest > 1 && <b>{unrest}</b>}
              {capital(words.word("unrest"))}
            </span>
          )}
        </Spot>
      ) : (
        <span className="im-empty">{words.say("table-empty")}</span>
      )}
    </span>
  );
}

/** The deck that fills a place: a small one, or the main deck. */
function SlotDeck({ slot }: { slot: number }) {
  const { words, view } = useTableau();
  const small = SMALL_DECKS[slot];
  if (slot > SMALL_DECKS.length) return <span className="im-slot-deck" />;
  const name = small ?? "main";
  const count = view.deck_sizes[name];
  const text = small
    ? words.say("deck-of", { suit: words.word(small), count })
    : words.say("table-end-main", { count });
  return (
    <MaybeSpot place={deckPlace(name)} className="im-slot-deck" label={text}>
      <span title={text} data-anchor={`deck-${name}`}>
        {small ? <SuitMark suit={small} size={15} /> : <Icon name="deck" size={15} />}
        <span className="im-deck-name">{small ? capital(words.word(small)) : capital(words.say("table-main"))}</span>
        <b className="num">{count}</b>
      </span>
    </MaybeSpot>
  );
}

/** Fame with King of Kings beneath it, unrest, exile, and what takes effect. */
function Piles() {
  const { words, view, openPile } = useTableau();
  const { fame, unrest } = view.deck_sizes;
  const top = view.fame_seen.at(-1);
  const king = view.king[0]?.card;
  const known = view.fame_seen.some((card) => card !== null);
  return (
    <div className="im-piles" role="group" aria-label={words.say("table-decks")}>
      <button
        type="button"
        className="im-pile"
        disabled={!known}
        onClick={() => openPile("fame", 0)}
        data-anchor="fame"
        title={top ? words.say("fame-top", { name: words.cardName(top) }) : undefined}
      >
        <SuitMark suit="fame" size={18} />
        <span>{capital(words.word("fame"))}</span>
        <b className="num">{fame}</b>
      </button>
      {king && (
        <Spot place="king" card={king} className="im-pile">
          <Icon name="king" size={18} />
          <span>{words.cardName(king)}</span>
        </Spot>
      )}
      <MaybeSpot
        place={deckPlace("unrest")}
        className="im-pile"
        label={words.say("end-unrest", { count: unrest, player: "" })}
      >
        <SuitMark suit="unrest" size={18} />
        <span>{capital(words.word("unrest"))}</span>
        <b className="num">{unrest}</b>
      </MaybeSpot>
      <button type="button" className="im-pile" disabled={view.exile.length === 0} onClick={() => openPile("exile", 0)}>
        <Icon name="exile" size={18} />
        <span>{words.say("table-exile")}</span>
        <b className="num">{view.exile.length}</b>
      </button>
      {view.resolving.map(({ card }, number) => {
        const found = card ? words.cards.get(card) : undefined;
        return (
          found && (
            <span key={number} className="im-resolving">
              <span className="label">{words.say("table-resolving")}</span>
              <Spot place={`resolving:${number}`} card={found.id}>
                <Face card={found} size="chip" />
              </Spot>
            </span>
          )
        );
      })}
    </div>
  );
}

// --- cards to choose from

/** Cards of piles that can be chosen now, laid out. */
export function Offer() {
  const { words, offered } = useTableau();
  if (offered.length === 0) return null;
  const zones = [...new Set(offered.flatMap(({ zone }) => (zone ? [zone] : [])))];
  const names = zones.map((zone) => words.say(`zone-${zone}`));
  return (
    <div className="im-offer part-mine" role="group" aria-label={words.say("offer-label")}>
      <span className="label">
        {[words.say("offer-label"), ...(names.length ? [names.join(", ")] : [])].join(": ")}
      </span>
      {offered.map(({ place, card }) => {
        const found = words.cards.get(card);
        return (
          found && (
            <Spot key={place} place={place} card={card} className="im-offer-card">
              <Face card={found} size="chip" />
            </Spot>
          )
        );
      })}
    </div>
  );
}

// --- the choice of sides

/** Before the first turn: the nation, its way to play, and the two sides of its power card. */
function Sides() {
  const { words, view, me } = useTableau();
  const nation = view.nations[me] ?? "";
  const power = view.play[me]?.[0]?.card ?? "";
  const stem = power.replace(/[ab]$/, "");
  return (
    <div className="im-sides">
      <NationWords words={words} nation={nation} heading="h2" />
      {["b", "a"].map((side) => {
        const card = words.cards.get(`${stem}${side}`);
        return (
          card && (
            <span key={side} className="im-side">
              <span className="im-side-name">
                <b>{words.say("option-side", { word: words.word(side), "word-id": side })}</b>
                {side === "b" && <span className="im-detail-good">{words.say("side-recommended")}</span>}
              </span>
              <Spot place={sidePlace(side)} card={card.id}>
                <Face card={card} size="card" />
              </Spot>
            </span>
          )
        );
      })}
    </div>
  );
}

/** Cards in somebody else's hand. */
export function HiddenCards({ count, label }: { count: number; label: string }) {
  return (
    <span className="im-hidden-hand" title={label}>
      <CardBack small />
      <b className="num">{count}</b>
      <span className="hidden-text">{label}</span>
    </span>
  );
}
