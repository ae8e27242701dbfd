/** Two minutes: the goal, a round, the four uses, developing, provinces. */

import { IntroSteps } from "../../kit/Intro";
import { useGameWords } from "../../words";
import type { IntroProps } from "../types";
import CardFace from "./CardFace";
import { Icon, type IconName } from "./icons";
import "./intro.css";

const STEPS = ["goal", "uses", "build", "develop", "province", "round"] as const;

export default function Intro({ seats, onDone }: IntroProps) {
  const words = useGameWords("cultures");
  return (
    <IntroSteps words={words} steps={STEPS} picture={(step) => <Picture step={step} />} seats={seats} onDone={onDone} />
  );
}

function Picture({ step }: { step: (typeof STEPS)[number] }) {
  const words = useGameWords("cultures");
  const card = (id: string) => {
    const found = words.cards.get(id);
    return found && <CardFace key={id} card={found} size="card" />;
  };
  if (step === "goal")
    return (
      <>
        {["building", "leader", "level", "province", "marker"].map((icon) => (
          <Icon key={icon} name={icon as IconName} size={40} />
        ))}
      </>
    );
  if (step === "uses") {
    return (
      <span className="cu-intro-uses">
        <span className="cu-intro-up">{words.say("option-build-short")} ↑</span>
        <span className="cu-intro-left">● {words.say("option-coins-short")}</span>
        {card("persia_royal_road")}
        <span className="cu-intro-right">→ {words.say("option-army-short")}</span>
        <span className="cu-intro-down">↓ {words.say("option-resource-short")}</span>
      </span>
    );
  }
  if (step === "build") return <>{["rome_colosseum", "egypt_nile_port", "abbasid_house_of_wisdom"].map(card)}</>;
  if (step === "develop") return <Icon name="level" size={90} />;
  if (step === "province") return <>{["gaul", "carthage", "babylonia"].map(card)}</>;
  return (
    <>
      {["income", "deck", "exchange", "province", "marker", "coin"].map((icon) => (
        <Icon key={icon} name={icon as IconName} size={34} />
      ))}
    </>
  );
}
