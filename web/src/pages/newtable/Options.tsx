/** Which game a new table is for, and how it is played there. */

import type { GameOut, Lang } from "../../api/models";
import { gameModule } from "../../games";
import { gameOptions } from "../../options";
import { capital, useGameWords, useWords } from "../../words";

export interface OptionsProps {
  game: GameOut;
  options: Record<string, string>;
  onOption(name: string, value: string): void;
}

export function GameChoice({ game, games, onGame }: { game: GameOut; games: GameOut[]; onGame(id: string): void }) {
  const words = useWords();
  if (games.length === 1) {
    return (
      <p className="new-game serif">
        <strong>{game.names[words.lang]}</strong> {game.about[words.lang]}
      </p>
    );
  }
  return (
    <fieldset>
      <legend>{words.say("new-game")}</legend>
      <div className="choices game-choices">
        {games.map((one) => (
          <label key={one.id}>
            <input type="radio" name="game" checked={one.id === game.id} onChange={() => onGame(one.id)} />
            {one.names[words.lang]}
          </label>
        ))}
      </div>
      <p className="new-game serif">{game.about[words.lang]}</p>
    </fieldset>
  );
}

export function Options(props: OptionsProps) {
  const words = useGameWords(props.game.id);
  const options = gameOptions(props.game);
  if (!options.length) return null;
  return (
    <section className="stack" aria-labelledby="options">
      <div>
        <h2 id="options">{words.say("new-options")}</h2>
        <p className="muted">{words.say("new-options-hint")}</p>
      </div>
      {options.map(([name, values]) => (
        <fieldset key={name}>
          <legend>{words.say(`variant-${name}`)}</legend>
          {values.map((value) => (
            <label key={value} className="check">
              <input
                type="radio"
                name={`option-${name}`}
                checked={props.options[name] === value}
                onChange={() => props.onOption(name, value)}
              />
              <span>{capital(words.say(`variant-${name}-${value}`))}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

export function firstOptions(game: GameOut, lang: Lang): Record<string, string> {
  const proposed = gameModule(game.id).options?.(lang) ?? {};
  return Object.fromEntries(
    Object.entries(game.options).map(([name, values]) => {
      const wish = proposed[name];
      return [name, wish !== undefined && values.includes(wish) ? wish : (values[0] ?? "")];
    }),
  );
}
