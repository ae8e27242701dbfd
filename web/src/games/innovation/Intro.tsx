/** Two minutes: the goal, a turn, what wins. */

import { useEffect, useRef, useState } from "react";

import { useGameWords } from "../../words";
import type { IntroProps } from "../types";
import CardFace, { CardBack } from "./CardFace";
import { Icon, ICONS } from "./icons";
import { MiniFace, TableauProvider } from "./tableau";
import "./table.css";

const STEPS = ["goal", "turn", "dogma", "splay", "end"] as const;

export default function Intro({ seats, onDone }: IntroProps) {
  const words = useGameWords("innovation");
  const [step, setStep] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  // Enter leads through; a dialog that isn't open yet heeds the attribute.
  useEffect(() => {
    next.current?.setAttribute("autofocus", "");
    next.current?.focus();
  }, []);
  const name = STEPS[step] ?? "goal";
  const last = step === STEPS.length - 1;
  return (
    <div className="intro" data-game="innovation">
      <p className="intro-step">
        {step + 1}/{STEPS.length}
      </p>
      <h3>{words.say(`intro-${name}-title`)}</h3>
      <div className="intro-picture" aria-hidden="true">
        <Picture step={name} />
      </div>
      <p>{words.say(`intro-${name}`, { seats })}</p>
      <div className="intro-buttons">
        {step > 0 && (
          <button type="button" className="button" onClick={() => setStep(step - 1)}>
            {words.say("intro-back")}
          </button>
        )}
        <button type="button" className="button primary" ref={next} onClick={() => (last ? onDone?.() : setStep(step + 1))}>
          {words.say(last ? "intro-play" : "intro-next-step")}
        </button>
        {!last && (
          <button type="button" className="quiet" onClick={onDone}>
            {words.say("intro-skip")}
          </button>
        )}
      </div>
    </div>
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
  if (step === "turn") return <>{["sailing", "tools", "archery"].map((id) => <span key={id}>{card(id)}</span>)}</>;
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
    const nothing = { words, options: new Map(), label: () => "", answer: () => {}, pointed: null, peek: () => {}, open: () => {}, openPile: () => {}, openGoals: () => {}, asking: false };
    return (
      <TableauProvider value={nothing}>
        <span className="intro-splay">
          <MiniFace card="pottery" />
          <MiniFace card="tools" />
          <MiniFace card="writing" />
        </span>
      </TableauProvider>
    );
  }
  return (
    <>
      <CardBack age="9" />
      <CardBack age="10" />
    </>
  );
}
