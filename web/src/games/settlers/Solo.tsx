/** The solo game: the virtual player's locations, the attack line, the Collection, and what comes next. */

import { Targets } from "../../kit/Fold";
import { GoodIcon, Icon } from "./icons";
import { Location } from "./Location";
import { factsOf, locationsOf } from "./model";
import { linePlace } from "./places";
import { Spot, useTableau } from "./tableau";
import "./solo.css";

export function Rival() {
  const { words, view, options } = useTableau();
  if (!view.solo) return null;
  const { faction_locations: own, collection } = view.solo;
  const targets = [...options.keys()].filter(
    (place) => place.startsWith("location:1:") || place.startsWith("line:"),
  ).length;
  const next = view.phase === "choosing" ? "lookout" : view.phase;
  return (
    <section className="board st-rival part-others" aria-label={words.say("table-rival")}>
      <header className="st-rival-head">
        <Icon name="attack" size={18} />
        <h2>{words.say("table-rival")}</h2>
        <span
          className={`st-race ${own > collection ? "st-race-won" : ""}`}
          title={words.say("race-label", { own, collection })}
        >
          <Icon name="faction_card" size={15} />
          <b>{own}</b>
          <span aria-hidden="true">:</span>
          <b>{collection}</b>
          <Icon name="collection" size={15} />
          <span className="hidden-text">{words.say("race-label", { own, collection })}</span>
        </span>
        <Targets words={words} count={targets} icon={<Icon name="target" size={12} />} />
      </header>
      <div className="st-rival-parts">
        <div className="st-far-row" role="group" aria-label={words.say("rival-locations")}>
          <span className="label">{words.say("rival-locations")}</span>
          <span className="st-far-tiles" style={{ "--count": 1 } as React.CSSProperties}>
            {view.rival.length === 0 && <span className="nothing">{words.say("nothing")}</span>}
            {locationsOf(view, 1).map((one) => (
              <Location key={one.index} where={one} small />
            ))}
          </span>
        </div>
        <div className="st-line" role="group" aria-label={words.say("line-label", { count: view.attack_deck.length })}>
          <span className="label">{words.say("line-label", { count: view.attack_deck.length })}</span>
          <span className="st-line-cards">
            <span className="st-line-next" title={words.say("line-next")}>
              ?<span className="hidden-text">{words.say("line-next")}</span>
            </span>
            {view.line.map((ref, index) => {
              const card = ref.card ? words.cards.get(ref.card) : undefined;
              return (
                card && (
                  <Spot key={index} place={linePlace(index)} card={card.id} className="st-line-card">
                    <GoodIcon name={factsOf(card).target ?? ""} size={20} />
                  </Spot>
                )
              );
            })}
          </span>
        </div>
        {view.result === null && (
          <p className="st-next">
            {words.say(`solo-next-${next}`, { count: view.rival.length })} {words.say("solo-danger")}
          </p>
        )}
      </div>
    </section>
  );
}
