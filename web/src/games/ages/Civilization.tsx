/** A civilization as the rulebook lays it out: state and leader, technologies with their workers, wonders, the banks. */

import { idsOf } from "../../kit/view";
import { Banks } from "./Banks";
import { Goods, Icon } from "./icons";
import { factsOf, type Player } from "./model";
import { CardChip, Plate, State, Treaties } from "./State";
import { usePlace, useTableau } from "./tableau";
import { Technologies } from "./Technologies";

export function Civilization({ seat }: { seat: number }) {
  const { view } = useTableau();
  const player = view.players[seat];
  if (!player || player.out) return null;
  return (
    <div className="ag-civilization">
      <State seat={seat} player={player} />
      <Technologies seat={seat} player={player} />
      <Banks seat={seat} player={player} />
      <div className="ag-feats">
        <Wonders seat={seat} player={player} />
        <Treaties seat={seat} />
      </div>
    </div>
  );
}

function Wonders({ seat, player }: { seat: number; player: Player }) {
  const { words, view } = useTableau();
  const place = usePlace(seat);
  const [building] = idsOf(view.unfinished[seat]);
  const done = idsOf(view.wonders[seat]);
  const ruins = idsOf(view.ruins[seat]);
  if (!building && done.length + ruins.length === 0) return null;
  const stages = building ? (factsOf(words.cards.get(building) ?? EMPTY).stages ?? []) : [];
  return (
    <div className="ag-wonders" role="group" aria-label={words.say("board-wonders")}>
      <span className="label">{words.say("board-wonders")}</span>
      {building && (
        <Plate card={building} place={place(building)}>
          <span className="ag-stages">
            <span className="hidden-text">
              {words.say("stages-built", { count: player.stages, total: stages.length })}
            </span>
            {stages.map((price, number) => (
              <span
                key={number}
                className={`ag-stage ${number < player.stages ? "ag-stage-built" : ""}`}
                title={words.say("stages-built", { count: player.stages, total: stages.length })}
              >
                {number < player.stages ? <Icon name="blue" size={12} /> : price}
              </span>
            ))}
            <Icon name="resources" size={12} />
          </span>
        </Plate>
      )}
      {done.map((card) => (
        <Plate key={card} card={card} place={place(card)}>
          {view.homer === card && <span className="ag-note">+ {words.cardName("homer")}</span>}
        </Plate>
      ))}
      {ruins.map((card) => (
        <CardChip key={card} card={card} place={place(card)}>
          <span className="ag-note" title={words.say("board-ruin")}>
            <Icon name="ruin" size={14} />
            <span className="hidden-text">{words.say("board-ruin")}</span>
          </span>
        </CardChip>
      ))}
    </div>
  );
}

const EMPTY = { id: "", names: {}, texts: {}, notes: {}, facts: {} };

/** What the player on turn has for this turn only. */
export function ThisTurn() {
  const { words, view } = useTableau();
  const {
    extra_civil: civil,
    extra_military: military,
    unit_resources: resources,
    unit_science: science,
  } = view.this_turn;
  if (civil + military + resources + science === 0) return null;
  return (
    <span className="ag-this-turn" title={words.say("this-turn-units")}>
      {words.say("table-this-turn")}{" "}
      <Goods words={words} goods={{ civil, military, resources, science }} sign="+" size={14} />
    </span>
  );
}
