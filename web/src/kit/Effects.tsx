import { useRef } from "react";

import type { ChoiceOut } from "../api/models";
import type { GameWords } from "../words";
import { useScrolls } from "./scrolls";

/** About so many characters fit into a line of the prompt. */
const LINE = 42;

/** What the asking card says; of several effects the one that is running stands out and the others recede. */
export function Effects({ words, choice }: { words: GameWords; choice: ChoiceOut }) {
  const texts = words.cards.get(choice.card ?? "")?.texts[words.lang] ?? [];
  return texts.length > 0 && <Texts key={choice.card} words={words} choice={choice} texts={texts} />;
}

function Texts({ words, choice, texts }: { words: GameWords; choice: ChoiceOut; texts: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(list);
  const { running } = choice;
  const kind = running && texts.length > 1 ? `effect-${running.kind}` : null;
  const lines = texts.reduce((sum, text) => sum + Math.ceil(text.length / LINE), 0);
  return (
    <ul ref={list} className="effects" style={{ "--lines": lines } as React.CSSProperties} {...scrolls}>
      {texts.map((text, place) => {
        const runs = kind !== null && running?.effect === place;
        const rests = kind !== null && !runs;
        return (
          <li
            key={text}
            className={runs ? "effect-runs" : rests ? "effect-rests" : ""}
            aria-current={runs ? "step" : undefined}
          >
            {runs && <b>{words.say(kind)}: </b>}
            {text}
          </li>
        );
      })}
    </ul>
  );
}
