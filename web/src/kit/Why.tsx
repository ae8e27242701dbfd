/** The rule behind a question, and the card that asks. */

import type { ChoiceOut } from "../api/models";
import { type GameWords, useRules } from "../words";
import { Effects } from "./Effects";
import { Sheet } from "./Sheet";

/** Suspends. Not every game has a rulebook. */
export function Why({ words, choice, onClose }: { words: GameWords; choice: ChoiceOut; onClose(): void }) {
  const rule = useRules(words.game).find((other) => other.id === choice.rule);
  const card = choice.card ? words.cards.get(choice.card) : undefined;
  const notes = card?.notes[words.lang] ?? [];
  return (
    <Sheet title={words.say("prompt-why")} onClose={onClose} closeLabel={words.say("close")}>
      {card && (
        <>
          <h3>{words.cardName(card.id)}</h3>
          <Effects words={words} choice={choice} />
          {notes.length > 0 && (
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {rule ? (
        <>
          <h3>
            <a href={`/rules/${words.game}#${rule.id}`} target="_blank" rel="noreferrer">
              {words.say("why-rule", { rule: rule.id })}
            </a>
          </h3>
          <p>{rule.texts[words.lang]}</p>
        </>
      ) : (
        <p>{words.say("no-rule")}</p>
      )}
    </Sheet>
  );
}
