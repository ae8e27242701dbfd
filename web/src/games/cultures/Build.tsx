/** Above a board: buildings and leaders. */

import { Name } from "../../kit/Name";
import { Spot } from "../../kit/tableau";
import { colourOf, Points } from "./CardFace";
import { costText, useDesk, usesOf } from "./desk";
import { Emblem } from "./Emblem";
import { Icon } from "./icons";
import { type AreaProps, AREAS, type BoardView, cardPlace, factsOf } from "./model";
import { Signs } from "./Signs";
import { Target } from "./Target";

export function Build({ board, seat, mine }: AreaProps) {
  const { view, words, picked } = useDesk();
  const cost = mine ? usesOf(view, picked)?.build : undefined;
  const leaders = view.leaders[seat] ?? [];
  const buildings = view.buildings[seat] ?? [];
  return (
    <div className="cu-area cu-above" role="group" aria-label={words.say("area-build")} data-anchor={`build-${seat}`}>
      <h3 className="cu-title">
        <Icon name="building" size={12} /> <span>{words.say("area-build")}</span>{" "}
        <b className="num">{leaders.length + buildings.length}</b>
        {(board.discounts.building > 0 || board.discounts.leader > 0) && <Discounts board={board} />}
      </h3>
      <div className="cu-row">
        {leaders.map(
          ({ card }) => card && <Mini key={card} card={card} covered={!board.leaders_in_use.includes(card)} />,
        )}
        {buildings.map(({ card }) => card && <Mini key={card} card={card} />)}
        {leaders.length + buildings.length === 0 && !cost && <span className="nothing">{words.say("nothing")}</span>}
        {cost && (
          <>
            <Target place={AREAS.build} className="cu-target-build" more={costText(words, cost)}>
              <TargetCost coins={cost.coins} />
              <Points points={cost.worth} />
            </Target>
            {cost.short > 0 && (
              <span className="cu-blocked" title={costText(words, cost)}>
                <TargetCost coins={cost.coins} /> {words.say("hint-short", { count: cost.short })}
              </span>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function TargetCost({ coins }: { coins: number }) {
  return coins === 0 ? (
    <span className="cu-free">✓</span>
  ) : (
    <span className="cu-pay">
      −{coins}
      <Icon name="coin" size={14} />
    </span>
  );
}

function Discounts({ board }: { board: BoardView }) {
  return (
    <span className="cu-discounts" aria-hidden="true">
      {(["building", "leader"] as const).map(
        (kind) =>
          board.discounts[kind] > 0 && (
            <span key={kind} className="cu-sign">
              −{board.discounts[kind]}
              <Icon name={kind} size={12} />
            </span>
          ),
      )}
    </span>
  );
}

/** A built card: name, points, what it does. */
function Mini({ card, covered = false }: { card: string; covered?: boolean }) {
  const { words } = useDesk();
  const face = words.cards.get(card);
  if (!face) return null;
  const facts = factsOf(face);
  return (
    <Spot
      place={cardPlace(card)}
      card={card}
      className={`cu-mini ${colourOf(face)} cu-${facts.kind} ${covered ? "cu-covered" : ""}`}
    >
      <span className="cu-mini-head">
        <span className="cu-mini-name">
          <Name of={words.cardName(card)} />
        </span>
      </span>
      <span className="cu-mini-foot">
        <Points points={facts.vp ?? 0} />
        <Signs effects={facts.effects ?? []} size={12} />
        <Emblem card={face} className="cu-mini-picture" />
      </span>
      {covered && <span className="hidden-text">{words.say("leader-covered")}</span>}
    </Spot>
  );
}
