/** Beside the options: from which age a card would be drawn, and whom a card reaches when it is activated, which also
 * stands beneath the enlarged card. */

import { type GameWords, useGameWords } from "../../words";
import type { DetailProps } from "../types";
import { Icon } from "./icons";
import { drawAge, HIGHEST_AGE, type InnovationView, type Reach, reachOf } from "./model";

export default function Detail({ view: anyView, choice, option, names }: DetailProps) {
  const view = anyView as InnovationView;
  const words = useGameWords("innovation");
  if (option.key === "draw" && choice.key === "action") {
    const age = drawAge(view, choice.seat);
    return <>{words.say(age > HIGHEST_AGE ? "draw-ends" : "draw-from", { age })}</>;
  }
  const card = words.cards.get(option.args[0] ?? "");
  if (option.key !== "dogma" || !card) return null;
  return <ReachLine words={words} reach={reachOf(view, choice.seat, card)} names={names} />;
}

export function ReachLine({ words, reach, names }: { words: GameWords; reach: Reach; names: readonly string[] }) {
  const { icon, mine, shares, obeys } = reach;
  const listed = (rivals: Reach["shares"]): string =>
    words.join((rivals ?? []).map(({ seat, count }) => words.say("reach-rival", { player: names[seat] ?? "", count })));
  return (
    <span className="reach">
      <span className="reach-mine" title={words.word(icon)}>
        <Icon name={icon} size={13} /> {words.say("reach-mine", { count: mine })}
        <span className="hidden-text"> {words.word(icon)}</span>
      </span>
      {obeys && (
        <span className={obeys.length ? "reach-obey" : ""}>
          {words.say("reach-obey", { count: obeys.length, players: listed(obeys) })}
        </span>
      )}
      {shares && (
        <span className={shares.length ? "reach-share" : ""}>
          {words.say("reach-share", { count: shares.length, players: listed(shares) })}
        </span>
      )}
    </span>
  );
}
