/** A question of an earlier game, on the table as it was, with what is said about it beside. */

import "../replay.css";
import "./review.css";

import { type ReactNode, useState } from "react";

import type { ChoiceOut } from "../../api/models";
import { gameModule, type View } from "../../games";
import { Prompt } from "../../kit/Prompt";
import { MatchOptions, useGameWords } from "../../words";

interface TaskProps {
  game: string;
  title: string;
  names: string[];
  view: View;
  /** Of the seat that has to find an answer. */
  choice: ChoiceOut;
  /** The best answer, marked on the table once nothing can be answered any more; null until then. */
  best: string | null;
  busy?: boolean;
  onAnswer(token: string): void;
  onHint(): void;
  /** What stands above the options. */
  children: ReactNode;
}

export function Task({ game, title, names, view, choice, best, busy = false, onAnswer, onHint, children }: TaskProps) {
  const words = useGameWords(game);
  const module = gameModule(game);
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const over = best !== null;
  return (
    <div className="replay mistakes" data-game={game}>
      <h1 className="hidden-text">{title}</h1>
      <div className="replay-main">
        <div className="replay-table">
          <MatchOptions value={view.options}>
            <module.Table
              view={view}
              names={names}
              seat={choice.seat}
              choice={choice}
              onAnswer={(token) => !over && onAnswer(token)}
              stories={[]}
              pointed={pointed}
              hinted={best}
              picked={picked}
              onPick={setPicked}
            />
          </MatchOptions>
        </div>
        <aside className="mistakes-rail">
          {children}
          {!over && (
            <Prompt
              words={words}
              choice={choice}
              seat={choice.seat}
              names={names}
              busy={busy}
              onPoint={setPointed}
              onAnswer={onAnswer}
              onWhy={onHint}
              {...(module.markOf && { markOf: module.markOf })}
              {...(module.groupOf && { groupOf: module.groupOf })}
              picked={picked}
              onPick={setPicked}
            />
          )}
        </aside>
      </div>
    </div>
  );
}
