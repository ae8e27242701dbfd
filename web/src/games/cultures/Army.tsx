/** Right of a board: the army. */

import { Spot } from "../../kit/tableau";
import { Name } from "../../kit/Name";
import { colourOf, textOf } from "./CardFace";
import { useDesk, usesOf } from "./desk";
import { type AreaProps, AREAS, cardPlace, effectsOf, factsOf, STRIPS, stripId } from "./model";
import { Goods, Signs } from "./Signs";
import { Target } from "./Target";

export function Army({ board, seat, mine }: AreaProps) {
  const { view, words, picked } = useDesk();
  const arming = mine ? usesOf(view, picked)?.army : undefined;
  return (
    <div
      className="cu-area cu-right-board"
      role="group"
      aria-label={words.say("board-army")}
      data-anchor={`army-${seat}`}
    >
      <h3 className="cu-title">
        <span>{words.say("board-army")}</span>
        <Goods words={words} amounts={board.military} zeros size={mine ? 16 : 13} />
      </h3>
      <ol className="cu-strips">
        {Array.from({ length: STRIPS }, (_, place) => place + 1).map((strip) => {
          const card = board.strips[strip - 1] ?? null;
          const id = stripId(board, strip);
          const face = card === null ? undefined : words.cards.get(card);
          return (
            <li key={strip} className={`cu-strip ${card ? "cu-lit" : ""}`}>
              <Spot
                place={`strip:${seat}:${strip}`}
                card={id}
                className="cu-strip-sign"
                label={`${words.say("card-strip", { number: strip })} (${words.say(card ? "strip-lit" : "strip-dark")}): ${textOf(words, id)}`}
              >
                <Signs effects={effectsOf(words, id)} size={13} />
              </Spot>
              {card && face ? (
                <Spot place={cardPlace(card)} card={card} className={`cu-soldier ${colourOf(face)}`}>
                  <Goods words={words} amounts={factsOf(face).military ?? {}} repeat size={14} />
                  <span className="cu-laid-name">
                    <Name of={words.cardName(card)} />
                  </span>
                </Spot>
              ) : (
                arming?.strip === strip && (
                  <Target place={AREAS.army} className="cu-target-arm">
                    <Goods words={words} amounts={arming.symbols} sign="+" size={15} />
                  </Target>
                )
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
