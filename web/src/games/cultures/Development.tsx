/** Left of a board: the levels of development. */

import { Spot } from "../../kit/tableau";
import { textOf } from "./CardFace";
import { useDesk } from "./desk";
import { Icon } from "./icons";
import { type AreaProps, DEVELOPMENT, effectsOf, LEVELS, levelId } from "./model";
import { Signs } from "./Signs";

export function Development({ board, seat, mine }: AreaProps) {
  const { words, options } = useDesk();
  return (
    <div
      className="cu-area cu-left"
      role="group"
      aria-label={words.say("board-levels")}
      data-anchor={`development-${seat}`}
    >
      <h3 className="cu-title">
        <Icon name="level" size={12} /> <span>{words.say("board-levels")}</span> <b className="num">{board.level}</b>
      </h3>
      <ol className="cu-levels">
        {Array.from({ length: LEVELS }, (_, place) => place + 1).map((level) => {
          const id = levelId(board.civilization, level);
          const state = level <= board.level ? "reached" : level === board.level + 1 ? "next" : "";
          const here = mine && state === "next" && options.has(DEVELOPMENT);
          return (
            <li key={level}>
              <Spot
                place={here ? DEVELOPMENT : `level:${seat}:${level}`}
                card={id}
                className={`cu-level cu-${state || "later"} ${level === board.golden_level ? "cu-golden-level" : ""}`}
                label={`${words.say("card-level", { number: level })}${state === "reached" ? ` (${words.say("level-reached")})` : ""}: ${textOf(words, id)}`}
              >
                <span className="cu-level-number">{level}</span>
                <Signs effects={effectsOf(words, id)} size={12} />
              </Spot>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
