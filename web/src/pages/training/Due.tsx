/** On the home page: mistakes that are due. */

import { Link } from "wouter";

import { useWords } from "../../words";
import { useTraining } from "./useTraining";

export function Due() {
  const words = useWords();
  const count = useTraining().data?.games.reduce((sum, game) => sum + game.due, 0) ?? 0;
  if (count === 0) return null;
  return (
    <p className="notice">
      {words.say("training-home", { count })} <Link href="/training">{words.say("training-train")}</Link>
    </p>
  );
}
