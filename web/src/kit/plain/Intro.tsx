/** What there is to say of a game that brings no introduction: what it is about, and how this table works. */

import { Link } from "wouter";

import type { IntroProps } from "../../games/types";
import { useGameWords } from "../../words";

const POINTS = ["glow", "why", "look"] as const;

export default function Intro({ game, seats, onDone }: IntroProps & { game: string }) {
  const words = useGameWords(game);
  return (
    <div className="intro stack" data-game={game}>
      <h3>{words.say("game-name")}</h3>
      <p className="serif">{words.say("game-about")}</p>
      {words.has("intro") && <p className="plain-intro">{words.say("intro", { seats })}</p>}
      <ul className="stack">
        {POINTS.map((point) => (
          <li key={point}>{words.say(`plain-intro-${point}`)}</li>
        ))}
      </ul>
      <div className="intro-buttons">
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a screen of its own, and this is how it goes on */}
        <button type="button" className="button primary" autoFocus onClick={onDone}>
          {words.say("intro-play")}
        </button>
        <Link className="button" href={`/rules/${game}`} target="_blank">
          {words.say("nav-rules")}
        </Link>
      </div>
    </div>
  );
}
