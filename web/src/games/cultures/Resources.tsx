/** Beneath a board: the cards laid for resources. */

import { Spot } from "../../kit/tableau";
import { Name } from "../../kit/Name";
import { colourOf } from "./CardFace";
import { useDesk, usesOf } from "./desk";
import { Emblem } from "./Emblem";
import { Icon } from "./icons";
import { type AreaProps, AREAS, type BoardView, cardPlace, factsOf } from "./model";
import { Goods } from "./Signs";
import { Target } from "./Target";

export function Resources({ board, seat, mine }: AreaProps) {
  const { view, words, picked } = useDesk();
  const cards = view.resources[seat] ?? [];
  const laying = mine ? usesOf(view, picked)?.resource : undefined;
  const have = { ...board.resources, ...(board.any_resource ? { any: board.any_resource } : {}) };
  return (
    <div
      className="cu-area cu-below-board"
      role="group"
      aria-label={words.say("area-resources")}
      data-anchor={`resources-${seat}`}
    >
      <h3 className="cu-title">
        <span>{words.say("area-resources")}</span>
        <Goods words={words} amounts={have} zeros size={mine ? 16 : 13} />
        <Prices board={board} />
      </h3>
      <div className="cu-row cu-stream">
        {cards.map(({ card }, place) => card && <Laid key={card} card={card} last={place === cards.length - 1} />)}
        {laying && (
          <Target place={AREAS.resource} className="cu-target-lay">
            <Goods words={words} amounts={{ ...laying.resources, coin: laying.coins }} sign="+" size={15} />
          </Target>
        )}
      </div>
    </div>
  );
}

/** Where a missing resource costs less than usual. */
function Prices({ board }: { board: BoardView }) {
  const cheap = (["wood", "brick", "stone", "gold"] as const).filter((name) => board.prices[name] < 2);
  if (cheap.length === 0) return null;
  return (
    <span className="cu-discounts" aria-hidden="true">
      {cheap.map((name) => (
        <span key={name} className="cu-sign">
          <Icon name={name} size={12} />={board.prices[name]}
          <Icon name="coin" size={12} />
        </span>
      ))}
    </span>
  );
}

/** A card in the resource area; the latest one is what one develops with. */
function Laid({ card, last }: { card: string; last: boolean }) {
  const { words } = useDesk();
  const face = words.cards.get(card);
  if (!face) return null;
  return (
    <Spot place={cardPlace(card)} card={card} className={`cu-laid ${colourOf(face)} ${last ? "cu-latest" : ""}`}>
      <span className="cu-laid-name">
        <Name of={words.cardName(card)} />
      </span>
      <span className="cu-laid-goods">
        <Goods words={words} amounts={factsOf(face).resources ?? {}} repeat size={14} />
        <Emblem card={face} className="cu-laid-picture" />
        {last && <Icon name="level" size={10} />}
      </span>
    </Spot>
  );
}
