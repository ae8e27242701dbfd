/** A location in an empire: name, what it does, what lies on it, and what razing it would give. */

import { Name } from "../../kit/Name";
import { isLong } from "../../kit/view";
import type { GameWords } from "../../words";
import { bandStyle, colourClass } from "./CardFace";
import { Effects } from "./Effects";
import { Emblem } from "./Emblem";
import { goodLabel } from "./basics";
import { ColourMark, Goods, Icon } from "./icons";
import { dangers } from "./danger";
import { factsOf, type Location as Where, type SettlersView } from "./model";
import { locationPlace, twicePlace } from "./places";
import { lackOf } from "./prices";
import { Spot, useTableau } from "./tableau";
import "./location.css";

export function Location({ where, small = false }: { where: Where; small?: boolean }) {
  const { words, view, me, names, options } = useTableau();
  const { seat, row, index, state } = where;
  const card = words.cards.get(where.card);
  if (!card) return null;
  const facts = factsOf(card);
  const place = locationPlace(seat, row, index);
  const left = state.blocked ? 0 : (state.uses ?? 0) - (state.used ?? 0);
  const mine = seat === me;
  const missing =
    mine && facts.action && left > 0 && view.phase === "action"
      ? lackHere(view, me, facts.action.cost ?? {})
      : undefined;
  const aims = mine ? dangers(view, where, words.cards) : [];
  const colours = facts.colours?.length ? facts.colours : (["none"] as const);
  const faction = facts.deck !== "common";
  const twice = twicePlace(place);
  const says = statesOf(words, where, names, faction, left, aims);
  return (
    <span className={`st-place ${options.has(twice) ? "st-place-twice" : ""}`}>
      <Spot
        place={place}
        card={card.id}
        className="st-tile-spot"
        label={[words.cardName(card.id), ...(card.texts[words.lang] ?? []), ...says].join(". ")}
        more={says.join(". ")}
      >
        <span
          className={`tile st-tile ${small ? "st-tile-small" : ""} ${colourClass(facts)} ${faction ? "st-own" : ""} ${state.uses && left === 0 ? "st-spent" : ""}`}
          style={bandStyle(facts)}
        >
          <span className="tile-head st-tile-head">
            <span className="cardface-marks">
              {colours.map((colour) => (
                <ColourMark key={colour} colour={colour} size={colours.length > 1 ? 12 : 15} />
              ))}
            </span>
            <span
              className={`tile-name two-lines st-tile-name ${isLong(words.cardName(card.id), 15, 10) ? "tile-long" : ""}`}
            >
              <Name of={words.cardName(card.id)} />
            </span>
          </span>
          <span className="st-tile-body">
            <Emblem card={card} className="st-tile-picture" />
            <Effects words={words} facts={facts} size={small ? 14 : 16} missing={missing} standing />
          </span>
          <span className="st-tile-foot">
            {state.uses !== undefined && (
              <span className="st-dots" title={words.say("uses-left", { left, uses: state.uses })}>
                {Array.from({ length: state.uses }, (_, use) => (
                  <span key={use} className={use < left ? "st-dot" : "st-dot st-dot-used"} />
                ))}
              </span>
            )}
            {state.pieces && (
              <span className="st-pieces" title={words.say("pieces-label")}>
                <Goods words={words} goods={state.pieces} size={13} />
              </span>
            )}
            {facts.raze && (
              <span className="st-razed" title={words.say("field-raze")}>
                <Icon name="raze" size={10} />
                <Goods words={words} goods={facts.raze} size={11} />
              </span>
            )}
          </span>
          <Tokens where={where} faction={faction} aims={aims} />
        </span>
      </Spot>
      {options.has(twice) && (
        <Spot place={twice} className="st-twice" label={words.say("activate-twice")}>
          ×2
        </Spot>
      )}
    </span>
  );
}

function lackHere(
  view: SettlersView,
  seat: number,
  price: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const deals = (view.deals[seat]?.length ?? 0) + (view.trade_routes[seat]?.length ?? 0);
  return lackOf(price, view.goods[seat] ?? {}, view.hand[seat]?.length ?? 0, deals).missing;
}

/** What stands on the location, in the corner. */
function Tokens({ where, faction, aims }: { where: Where; faction: boolean; aims: readonly string[] }) {
  const { words, names } = useTableau();
  const { state } = where;
  const from = state.taken_from;
  const traders = state.trade_routes_of ?? [];
  return (
    <span className="st-tokens">
      {state.guard !== undefined && (
        <span className="st-token st-guard" title={words.say(faction ? "guarded-samurai" : "guarded-token")}>
          <Icon name={faction ? "samurai" : "defence"} size={15} />
          {state.guard > 1 && state.guard}
        </span>
      )}
      {state.blocked && (
        <span className="st-token st-bad" title={words.say("blocked-label")}>
          <Icon name="blocked" size={14} />
        </span>
      )}
      {from !== undefined && (
        <span className="st-token" title={words.say("taken-from", { player: words.player(from, names) })}>
          <Icon name="taken" size={14} />
        </span>
      )}
      {traders.length > 0 && (
        <span
          className={`st-token ${traders.length > 1 ? "st-token-wide" : ""}`}
          title={traders.map((trader) => words.say("traded-by", { player: names[trader] ?? "" })).join(" ")}
        >
          {traders.length > 1 && traders.length}
          <Icon name="deal" size={13} />
        </span>
      )}
      {state.tucked !== undefined && state.tucked > 0 && (
        <span className="st-token st-token-wide" title={words.say("tucked-label", { count: state.tucked })}>
          {state.tucked}
          <Icon name="card" size={13} />
        </span>
      )}
      {aims.length > 0 && (
        <span className="st-token st-bad" title={dangerText(words, aims)}>
          <Icon name="target" size={14} />
        </span>
      )}
    </span>
  );
}

function dangerText(words: GameWords, aims: readonly string[]): string {
  return words.say("danger-label", { goods: aims.map((good) => words.word(good)).join(", ") });
}

/** What lies here, in words. */
function statesOf(
  words: GameWords,
  where: Where,
  names: readonly string[],
  faction: boolean,
  left: number,
  aims: readonly string[],
): string[] {
  const { state } = where;
  const said: string[] = [];
  if (state.blocked) said.push(words.say("blocked-label"));
  else if (state.uses !== undefined) said.push(words.say("uses-left", { left, uses: state.uses }));
  if (state.pieces) {
    const goods = Object.entries(state.pieces).map(([good, count]) => goodLabel(words, good, count));
    said.push(words.say("pieces-here", { goods: goods.join(", ") }));
  }
  if (state.guard) said.push(words.say(faction ? "guarded-samurai" : "guarded-token"));
  if (state.raze_cost !== undefined) said.push(words.say("raze-cost", { count: state.raze_cost }));
  if (state.taken_from !== undefined)
    said.push(words.say("taken-from", { player: words.player(state.taken_from, names) }));
  for (const trader of state.trade_routes_of ?? []) said.push(words.say("traded-by", { player: names[trader] ?? "" }));
  if (state.tucked) said.push(words.say("tucked-label", { count: state.tucked }));
  if (state.end_points) said.push(words.say("end-points", { count: state.end_points }));
  if (aims.length) said.push(dangerText(words, aims));
  return said;
}
