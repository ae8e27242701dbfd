/** What all share: the round and its phases, the points, the common deck, and the cards to choose from. */

import { Track } from "../../kit/Track";
import { MaybeSpot } from "../../kit/tableau";
import { capital, type GameWords } from "../../words";
import { finalScore } from "./basics";
import { CardBack, Face } from "./CardFace";
import { Goods, Icon } from "./icons";
import { FACTIONS, factsOf, PHASES, type SettlersView, SOLO_PHASES } from "./model";
import { deckPlace, draftPlace, factionPlace, offerPlace } from "./places";
import { Spot, useTableau } from "./tableau";
import "./middle.css";

export function Middle() {
  const { view } = useTableau();
  return (
    <section className="st-middle part-middle" aria-label={useTableau().words.say("middle-label")}>
      <div className="st-strip">
        <Rounds view={view} />
        <Points />
        <Decks />
      </div>
      {view.phase === "choosing" ? <ChooseFaction /> : <Offer />}
    </section>
  );
}

/** Which round it is, and which of its phases. */
function Rounds({ view }: { view: SettlersView }) {
  const { words } = useTableau();
  const phases = view.solo ? SOLO_PHASES : PHASES;
  const now = (phases as readonly string[]).indexOf(view.phase);
  return (
    <div className="st-rounds">
      <span className="st-pips" title={words.say("table-round", { number: view.round, rounds: view.rounds })}>
        <span className="hidden-text">{words.say("table-round", { number: view.round, rounds: view.rounds })}</span>
        {Array.from({ length: view.rounds }, (_, round) => (
          <span
            key={round}
            className={`st-pip ${round + 1 === view.round ? "st-pip-now" : round < view.round ? "st-pip-done" : ""}`}
            aria-hidden="true"
          >
            {round + 1}
          </span>
        ))}
      </span>
      <ol className="st-phases">
        {phases.map((phase, number) => (
          <li
            key={phase}
            className={number === now ? "st-phase-now" : ""}
            aria-current={number === now ? "step" : undefined}
          >
            {capital(words.say(`phase-${phase}`))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Points() {
  const { words, view, names } = useTableau();
  const marks = names.slice(0, view.seats).map((name, seat) => ({
    seat,
    name,
    value: view.goods[seat]?.vp ?? 0,
    ahead: finalScore(view, seat),
  }));
  return (
    <div className="st-points-track">
      <Track
        label={words.say("track-label")}
        marks={marks}
        say={(mark) =>
          words.say("track-mark", { player: mark.name, points: mark.value, final: mark.ahead ?? mark.value })
        }
      />
    </div>
  );
}

function Decks() {
  const { words, view, openDiscard } = useTableau();
  const deck = words.say("common-deck", { count: view.deck.length });
  return (
    <div className="st-decks">
      <MaybeSpot place={deckPlace("common")} className="st-deck" label={deck}>
        <span title={deck} data-anchor="deck-common">
          <CardBack back="common" small />
          <b>{view.deck.length}</b>
          <span className="hidden-text">{deck}</span>
        </span>
      </MaybeSpot>
      <button
        type="button"
        className="st-deck st-discard"
        onClick={openDiscard}
        title={words.say("discard-pile", { count: view.discard.length })}
      >
        <Icon name="card" size={14} /> {view.discard.length}
        <span className="hidden-text">{words.say("discard-pile", { count: view.discard.length })}</span>
      </button>
    </div>
  );
}

/** The revealed cards of the lookout phase, and cards that one looks at apart from the hand. */
function Offer() {
  const { words, view, me, names } = useTableau();
  const draft = view.draft[me] ?? [];
  if (view.offer.length + draft.length === 0) return null;
  const cards = draft.length > 0 ? draft : view.offer;
  const place = draft.length > 0 ? draftPlace : offerPlace;
  return (
    <div className="st-offer" role="group" aria-label={words.say(draft.length > 0 ? "board-apart" : "table-offer")}>
      <span className="label">
        {words.say(draft.length > 0 ? "board-apart" : "table-offer")}
        {view.seats > 1 && view.picks.length > 0 && (
          <span className="st-order">
            {words.say("pick-order", { players: view.picks.map((seat) => names[seat]).join(", ") })}
          </span>
        )}
      </span>
      {cards.map((ref, number) => {
        const card = ref.card ? words.cards.get(ref.card) : undefined;
        return card ? (
          <Spot key={`${card.id}-${number}`} place={place(card.id)} card={card.id} copy={number} from="deck-common">
            <Face card={card} size="card" />
          </Spot>
        ) : (
          <CardBack key={number} back={ref.back} />
        );
      })}
    </div>
  );
}

// --- the choice of factions

function ChooseFaction() {
  const { words, view, names } = useTableau();
  return (
    <div className="st-factions" role="group" aria-label={words.say("factions-label")}>
      {FACTIONS.map((faction) => {
        const owner = view.factions.indexOf(faction);
        return (
          <Spot key={faction} place={factionPlace(faction)} className="st-faction-spot" card={faction}>
            <FactionPanel words={words} faction={faction} owner={owner >= 0 ? (names[owner] ?? "") : null} />
          </Spot>
        );
      })}
    </div>
  );
}

/** A faction: what its board gives, what it stores, and its character in words. */
export function FactionPanel({
  words,
  faction,
  owner = null,
}: {
  words: GameWords;
  faction: string;
  owner?: string | null;
}) {
  const card = words.cards.get(faction);
  if (!card) return null;
  const facts = factsOf(card);
  return (
    <span className={`st-faction ${owner === null ? "" : "st-faction-taken"}`}>
      <span className="st-faction-head">
        <Icon name={faction} size={28} />
        <span className="st-faction-name">{words.cardName(faction)}</span>
      </span>
      <span className="st-faction-goods">
        <Icon name="production" size={14} />
        <Goods words={words} goods={facts.production ?? {}} size={18} />
      </span>
      {typeof facts.stores === "string" && (
        <span className="st-faction-goods">
          <Icon name="store" size={14} />
          <Goods words={words} goods={{ [facts.stores]: 1 }} size={18} />
        </span>
      )}
      <span className="st-faction-text">{(card.texts[words.lang] ?? []).join(" ")}</span>
      {owner !== null && <span className="st-faction-owner">{owner}</span>}
    </span>
  );
}
