/** What an option would bring and cost, beside its words in the prompt. */

import { useGameWords } from "../../words";
import type { DetailProps } from "../types";
import { textOf } from "./CardFace";
import { costText } from "./desk";
import { Icon } from "./icons";
import { type CulturesView, factsOf, levelId, outcomeOf, stripId, type Uses } from "./model";
import { Goods } from "./Signs";
import "./card.css";
import "./now.css";

export default function Detail({ view: anyView, choice, option, names }: DetailProps) {
  const view = anyView as CulturesView;
  const words = useGameWords("cultures");
  const seat = choice.seat;
  const board = view.boards[seat];
  const [first = ""] = option.args;
  const uses = view.uses?.[first];
  if (option.token === "done") return null;
  if (!board) return null;
  switch (option.key) {
    case "coins":
    case "army":
    case "resource":
    case "build":
    case "lead":
      return uses ? (
        <UseDetail use={option.key} uses={uses} strip={uses.army && stripId(board, uses.army.strip)} />
      ) : null;
    case "exchange":
      return first === "0" ? null : <>{words.say("hint-exchange", { coins: option.price?.["coins"] ?? 0 })}</>;
    case "develop": {
      const lost = words.cards.get(view.resources[seat]?.at(-1)?.card ?? "");
      return (
        <>
          {words.say("hint-level", {
            number: board.level + 1,
            text: textOf(words, levelId(board.civilization, board.level + 1)),
          })}{" "}
          {lost && (
            <span className="cu-loss">
              −<Goods words={words} amounts={{ ...factsOf(lost).resources, coin: 0 }} repeat size={13} />{" "}
              {words.cardName(lost.id)}
            </span>
          )}
        </>
      );
    }
    case "develop-with":
      return (
        <>
          {words.say("hint-level", {
            number: board.level + 1,
            text: textOf(words, levelId(board.civilization, board.level + 1)),
          })}
        </>
      );
    case "compete": {
      if (!view.contest) return null;
      const last = view.army[seat]?.at(-1)?.card;
      const against = words.say("hint-strength", {
        mine: view.contest.strength[seat] ?? 0,
        theirs: view.contest.strength[1 - seat] ?? 0,
      });
      return (
        <>
          {words.say(`outcome-${outcomeOf(view.contest, seat)}`, { against, player: names[1 - seat] ?? "" })}
          {last &&
            ` ${words.say(view.contest.keeps[seat] ? "outcome-keeps" : "outcome-price", { card: words.cardName(last) })}`}
        </>
      );
    }
    case "store":
      return (
        <>
          {words.say("coins-after", {
            before: board.coins,
            after: board.coins - Number(first),
            limit: board.coin_limit,
          })}
        </>
      );
    case "lay": {
      const card = words.cards.get(first);
      return card ? <Goods words={words} amounts={factsOf(card).resources ?? {}} sign="+" /> : null;
    }
    default:
      return null;
  }
}

function UseDetail({
  use,
  uses,
  strip,
}: {
  use: "coins" | "army" | "resource" | "build" | "lead";
  uses: Uses;
  strip: string | null;
}) {
  const words = useGameWords("cultures");
  if (use === "coins") {
    return (
      <>
        +{uses.coins}
        <Icon name="coin" size={13} />
      </>
    );
  }
  if (use === "army") {
    return uses.army && strip ? (
      <>
        <Goods words={words} amounts={uses.army.symbols} sign="+" />{" "}
        {words.say("hint-strip", { number: uses.army.strip, text: textOf(words, strip) })}
      </>
    ) : null;
  }
  if (use === "resource")
    return <Goods words={words} amounts={{ ...uses.resource.resources, coin: uses.resource.coins }} sign="+" />;
  return (
    <>
      <b>{words.say("board-points", { points: uses.build.worth })}</b> · {costText(words, uses.build)}
    </>
  );
}

/** The four uses of a card of the own hand, beneath its enlarged face. */
export function Now({ uses, strip }: { uses: Uses; strip: string | null }) {
  const words = useGameWords("cultures");
  const { build } = uses;
  const all = ["coins", uses.army ? "army" : null, "resource", build.kind === "leader" ? "lead" : "build"] as const;
  return (
    <dl className="cu-now">
      {all.map(
        (use) =>
          use && (
            <div key={use}>
              <dt>{words.say(`option-${use}-short`)}</dt>
              <dd>
                <UseDetail use={use} uses={uses} strip={strip} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
