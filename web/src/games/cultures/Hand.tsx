/** The own hand: cards that are picked for one of their four uses, or chosen. And what a question offers from elsewhere. */

import { CardSpot, useDesk } from "./desk";
import { Strength } from "./Middle";
import { cardPlace, civilizationPlace, CIVILIZATIONS, type Contest, offered, PROVINCE } from "./model";
import "./hand.css";

export function Hand({ seat }: { seat: number }) {
  const { view, words, choice, picks, pick } = useDesk();
  const hand = view.hand[seat] ?? [];
  const from = offered(view, choice, seat);
  if (from.length > 0) return <Offer cards={from} />;
  if (hand.length === 0 && view.phase === "province" && view.contest) return <Contested contest={view.contest} />;
  return (
    <div
      className="cu-hand"
      role="group"
      aria-label={words.say("hand-label")}
      data-anchor={`hand-${seat}`}
      style={{ "--count": Math.max(4, hand.length) } as React.CSSProperties}
    >
      {hand.length === 0 && <span className="nothing">{words.say("hand-empty")}</span>}
      {hand.map(({ card, back }, number) =>
        card ? (
          <CardSpot
            key={card}
            place={cardPlace(card)}
            card={card}
            cost={view.round > 0 ? view.uses?.[card]?.build : undefined}
            from={`deck-${seat}`}
            {...(picks.has(cardPlace(card)) ? { onDragStart: () => pick(card) } : {})}
          />
        ) : (
          <span key={number} className={`cu-back cu-of-${back}`} />
        ),
      )}
    </div>
  );
}

/** The current province, while it is decided who competes for it. */
function Contested({ contest }: { contest: Contest }) {
  const { words } = useDesk();
  return (
    <div className="cu-hand cu-contested" role="group" aria-label={words.say("contest-label")}>
      <CardSpot place={PROVINCE} card={contest.card} />
      <Strength contest={contest} />
    </div>
  );
}

function Offer({ cards }: { cards: readonly string[] }) {
  const { words } = useDesk();
  return (
    <div
      className="cu-hand cu-offer"
      role="group"
      aria-label={words.say("discard-own")}
      style={{ "--count": Math.max(4, cards.length) } as React.CSSProperties}
    >
      <span className="label">{words.say("discard-own")}</span>
      {cards.map((card) => (
        <CardSpot key={card} place={cardPlace(card)} card={card} />
      ))}
    </div>
  );
}

/** The four civilizations, while one is chosen. */
export function Civilizations() {
  const { view, words } = useDesk();
  return (
    <div className="cu-civilizations" role="group" aria-label={words.say("ask-civilization")}>
      {CIVILIZATIONS.map((name) => {
        const owner = view.civilizations.indexOf(name);
        return (
          <CardSpot
            key={name}
            place={civilizationPlace(name)}
            card={name}
            size="large"
            className={owner < 0 ? "" : "cu-taken"}
          />
        );
      })}
    </div>
  );
}
