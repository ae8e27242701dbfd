/** Two minutes: the goal, a turn, the market and unrest, the nation deck, the round, the end. */

import { IntroSteps } from "../../kit/Intro";
import { capital, useGameWords } from "../../words";
import type { IntroProps } from "../types";
import { SUITS } from "./basics";
import { Face } from "./CardFace";
import { Icon, SuitMark } from "./icons";

const STEPS = ["goal", "turn", "market", "cards", "nation", "solstice", "end"] as const;

export default function Intro({ seats, onDone }: IntroProps) {
  const words = useGameWords("imperium");
  return (
    <IntroSteps words={words} steps={STEPS} picture={(step) => <Picture step={step} />} seats={seats} onDone={onDone} />
  );
}

const CARDS: Partial<Record<(typeof STEPS)[number], string[]>> = {
  goal: ["reg_oasis", "fam_glorious", "rom_power_b"],
  market: ["civ_temple", "unr_unrest"],
  nation: ["rom_julius_caesar", "rom_the_senate"],
};

const SIGNS: Partial<Record<(typeof STEPS)[number], string[]>> = {
  turn: ["action", "exhaust", "progress"],
  solstice: ["solstice"],
  end: ["deck", "king", "development", "unrest"],
};

function Picture({ step }: { step: (typeof STEPS)[number] }) {
  const words = useGameWords("imperium");
  if (step === "cards") {
    return (
      <span className="intro-signs">
        {SUITS.map((suit) => (
          <span key={suit}>
            <SuitMark suit={suit} size={34} />
            {capital(words.word(suit))}
          </span>
        ))}
      </span>
    );
  }
  const signs = SIGNS[step];
  if (signs) {
    return (
      <span className="intro-signs">
        {signs.map((sign) => (
          <Icon key={sign} name={sign} size={46} />
        ))}
      </span>
    );
  }
  return (CARDS[step] ?? []).map((id) => {
    const card = words.cards.get(id);
    return card && <Face key={id} card={card} size="card" />;
  });
}
