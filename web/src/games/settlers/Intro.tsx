/** Two minutes: the goal, a round, a turn, a card, the factions, the end. */

import { IntroSteps } from "../../kit/Intro";
import { useGameWords } from "../../words";
import type { IntroProps } from "../types";
import { TYPES } from "./basics";
import { Face } from "./CardFace";
import { Icon } from "./icons";
import { FACTIONS } from "./model";
import { FactionPanel } from "./Middle";
import "./intro.css";

const STEPS = ["goal", "round", "turn", "card", "raze", "factions", "end"] as const;

export default function Intro({ seats, onDone }: IntroProps) {
  const words = useGameWords("settlers");
  return (
    <IntroSteps words={words} steps={STEPS} picture={(step) => <Picture step={step} />} seats={seats} onDone={onDone} />
  );
}

const CARDS: Partial<Record<(typeof STEPS)[number], string[]>> = {
  goal: ["old_forest", "pyramid"],
  turn: ["joiner", "castle", "primeval_forest"],
  card: ["masons_guild", "roman_builder"],
  raze: ["village", "gallows"],
};

function Picture({ step }: { step: (typeof STEPS)[number] }) {
  const words = useGameWords("settlers");
  if (step === "factions") {
    return (
      <span className="st-intro-factions">
        {FACTIONS.map((faction) => (
          <FactionPanel key={faction} words={words} faction={faction} />
        ))}
      </span>
    );
  }
  if (step === "round") {
    return (
      <span className="intro-signs">
        {TYPES.map((type) => (
          <span key={type}>
            <Icon name={type} size={34} />
            {words.say(`board-${type}`)}
          </span>
        ))}
      </span>
    );
  }
  if (step === "end") {
    return (
      <span className="intro-signs">
        <Icon name="vp" size={48} />
      </span>
    );
  }
  return (CARDS[step] ?? []).map((id) => {
    const card = words.cards.get(id);
    return card && <Face key={id} card={card} size="card" />;
  });
}
