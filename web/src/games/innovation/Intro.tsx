/** Two minutes: the goal, a turn, what wins. */

import { IntroSteps } from "../../kit/Intro";
import { useGameWords } from "../../words";
import type { IntroProps } from "../types";
import CardFace, { CardBack } from "./CardFace";
import { Icon, ICONS } from "./icons";
import { Mini } from "./tableau";
import "./intro.css";

const STEPS = ["goal", "turn", "dogma", "splay", "end"] as const;

export default function Intro({ seats, onDone }: IntroProps) {
  const words = useGameWords("innovation");
  return (
    <IntroSteps words={words} steps={STEPS} picture={(step) => <Picture step={step} />} seats={seats} onDone={onDone} />
  );
}

function Picture({ step }: { step: (typeof STEPS)[number] }) {
  const words = useGameWords("innovation");
  const card = (id: string) => {
    const found = words.cards.get(id);
    return found ? <CardFace card={found} size="card" /> : null;
  };
  if (step === "goal") {
    return (
      <>
        {["1", "2", "3", "4", "5", "6"].map((age) => (
          <CardBack key={age} age={age} />
        ))}
      </>
    );
  }
  if (step === "turn")
    return (
      <>
        {["sailing", "tools", "archery"].map((id) => (
          <span key={id}>{card(id)}</span>
        ))}
      </>
    );
  if (step === "dogma") {
    return (
      <>
        {card("oars")}
        <span className="intro-icons">
          {ICONS.map((icon) => (
            <Icon key={icon} name={icon} size={26} />
          ))}
        </span>
      </>
    );
  }
  if (step === "splay") {
    return (
      <span className="intro-splay">
        {["pottery", "tools", "writing"].map((id) => {
          const found = words.cards.get(id);
          return found && <Mini key={id} words={words} card={found} />;
        })}
      </span>
    );
  }
  return (
    <>
      <CardBack age="9" />
      <CardBack age="10" />
    </>
  );
}
