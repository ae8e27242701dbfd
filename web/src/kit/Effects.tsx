import type { ChoiceOut } from "../api/models";
import type { GameWords } from "../words";

/** What the asking card says; of several effects the one that is running stands out and the others recede. */
export function Effects({ words, choice }: { words: GameWords; choice: ChoiceOut }) {
  const texts = words.cards.get(choice.card ?? "")?.texts[words.lang] ?? [];
  const { running } = choice;
  if (texts.length === 0) return null;
  const kind = running && texts.length > 1 ? `effect-${running.kind}` : null;
  return (
    <ul className="effects">
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
