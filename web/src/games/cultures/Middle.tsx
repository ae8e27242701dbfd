/** What both share: the provinces with the contest for the current one, the supply of coins, and the Nile. */

import "../../kit/seats.css";
import { Name } from "../../kit/Name";
import { Spot } from "../../kit/tableau";
import { Points, textOf } from "./CardFace";
import { useDesk } from "./desk";
import { Icon, isIcon } from "./icons";
import { type Contest, factsOf, type Nile, PROVINCE, type ProvinceView } from "./model";
import { Signs } from "./Signs";
import "./middle.css";

export function Middle() {
  const { view, words } = useDesk();
  return (
    <section
      className={`cu-middle part-middle ${view.nile ? "cu-with-nile" : ""}`}
      aria-label={words.say("middle-label")}
    >
      <ol className="cu-provinces" data-part="provinces">
        {view.province_row.map((province) => (
          <Province key={province.card} province={province} />
        ))}
      </ol>
      {view.nile && <Basin nile={view.nile} />}
    </section>
  );
}

function Province({ province }: { province: ProvinceView }) {
  const { view, words, names } = useDesk();
  const face = words.cards.get(province.card);
  if (!face) return null;
  const facts = factsOf(face);
  const owner = province.owner === null ? "" : (names[province.owner] ?? "");
  const contest = province.state === "current" ? view.contest : null;
  const state = words.say(`province-${province.state}`, { player: owner });
  return (
    <li
      className={`cu-tile cu-of-province cu-${province.state}`}
      {...(province.owner === null ? {} : { "data-seat": province.owner })}
    >
      <Spot
        place={province.state === "current" ? PROVINCE : `province:${province.card}`}
        card={province.card}
        className="cu-tile-card"
        label={`${words.cardName(province.card)}, ${state}. ${textOf(words, province.card)}`}
      >
        <span className="cu-tile-head">
          <span className="cu-number">{facts.number}</span>
          <span className="cu-tile-name">
            <Name of={words.cardName(province.card)} />
          </span>
          <Points points={facts.vp ?? 0} />
        </span>
        <span className="cu-tile-body">
          <span className="cu-tile-symbols">
            {(facts.symbols ?? []).map((symbol) => (
              <Icon key={symbol} name={symbol} size={13} />
            ))}
          </span>
          <Signs effects={facts.effects ?? []} size={12} />
          {facts.icon && isIcon(facts.icon) && <Icon name={facts.icon} size={13} />}
        </span>
        {province.state === "won" && <span className="cu-tile-owner">{owner}</span>}
        {province.state === "gone" && <span className="cu-tile-owner">{state}</span>}
      </Spot>
      {contest && <Strength contest={contest} />}
    </li>
  );
}

/** How strong both are at the current province; the stronger one is marked. */
export function Strength({ contest }: { contest: Contest }) {
  const { words, names, me } = useDesk();
  return (
    <span className="cu-strength" role="group" aria-label={words.say("contest-label")}>
      {[me, 1 - me].map((seat) => {
        const competing = contest.competing[seat];
        const note =
          competing === null || competing === undefined ? "" : words.say(competing ? "contest-in" : "contest-out");
        return (
          <span
            key={seat}
            className={`cu-rivalry ${contest.stronger === seat ? "cu-stronger" : ""} ${competing === false ? "cu-out" : ""}`}
            data-seat={seat}
          >
            <span className="cu-rival-name">{names[seat]}</span>
            <b>{contest.strength[seat]}</b>
            {contest.stronger === seat && (
              <span className="cu-lead">
                <span aria-hidden="true">◀</span>
                <span className="hidden-text">{words.say("contest-stronger")}</span>
              </span>
            )}
            {note && <span className="cu-rival-note">{note}</span>}
          </span>
        );
      })}
    </span>
  );
}

/** The Nile basin: coins on both banks. */
function Basin({ nile }: { nile: Nile }) {
  const { words, names, me } = useDesk();
  return (
    <section className="cu-nile" aria-label={words.say("nile-label")}>
      <h2>
        <Icon name="nile" size={15} /> {words.say("nile-label")}
      </h2>
      {[1 - me, me].map((seat) => {
        const coins = nile.banks[seat] ?? 0;
        const text = words.say("nile-bank", { player: names[seat] ?? "", count: coins });
        return (
          <p key={seat} data-seat={seat} title={text}>
            <span className="cu-bank-name">{names[seat]}</span>
            <span className="cu-bank" aria-hidden="true">
              {Array.from({ length: Math.max(coins, seat === nile.seat ? nile.capacity : 0) }, (_, place) => (
                <span key={place} className={place < coins ? "full" : ""} />
              ))}
            </span>
            <b>{coins}</b>
            {seat === nile.seat && <span className="cu-of">/{nile.capacity}</span>}
            <span className="hidden-text">{text}</span>
          </p>
        );
      })}
    </section>
  );
}
