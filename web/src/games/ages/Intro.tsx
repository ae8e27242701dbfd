/** Two minutes: the goal, a turn, the row, people and tokens, wonders, the military, the end. */

import { IntroSteps } from "../../kit/Intro";
import { useGameWords } from "../../words";
import type { IntroProps } from "../types";
import { Face } from "./CardFace";
import { Icon } from "./icons";

const STEPS = ["goal", "turn", "row", "people", "tokens", "wonders", "military", "end"] as const;

export default function Intro({ seats, onDone }: IntroProps) {
  const words = useGameWords("ages");
  return (
    <IntroSteps words={words} steps={STEPS} picture={(step) => <Picture step={step} />} seats={seats} onDone={onDone} />
  );
}

const CARDS: Partial<Record<(typeof STEPS)[number], string[]>> = {
  row: ["irrigation", "aristotle", "rich_land_a"],
  wonders: ["pyramids", "great_wall"],
  military: ["phalanx", "plunder_ii", "historic_territory_i"],
};

const ICONS: Partial<Record<(typeof STEPS)[number], [string, string][]>> = {
  goal: [
    ["culture", "amount-culture"],
    ["science", "amount-science"],
    ["strength", "amount-strength"],
    ["happiness", "amount-happiness"],
  ],
  turn: [
    ["civil", "amount-civil"],
    ["military", "amount-military"],
  ],
  people: [
    ["worker", "word-worker"],
    ["food", "amount-food"],
    ["happiness", "amount-happiness"],
  ],
  tokens: [
    ["food", "amount-food"],
    ["resources", "amount-resources"],
    ["corruption", "board-corruption"],
  ],
  end: [["culture", "amount-culture"]],
};

function Picture({ step }: { step: (typeof STEPS)[number] }) {
  const words = useGameWords("ages");
  const icons = ICONS[step];
  if (icons) {
    return (
      <span className="intro-signs">
        {icons.map(([name, label]) => (
          <span key={name}>
            <Icon name={name} size={36} />
            {words.say(label)}
          </span>
        ))}
      </span>
    );
  }
  return (CARDS[step] ?? []).map((id) => {
    const card = words.cards.get(id);
    return card && <Face key={id} card={card} size="card" />;
  });
}
