/** A question of an earlier game, on the table as it was, with what is said about it beside. */

import "../replay.css";
import "./review.css";

import { type ReactNode, Suspense, useState } from "react";

import type { ChoiceOut } from "../../api/models";
import { gameModule, type View } from "../../games";
import { useKeys } from "../../kit/keys";
import { Prompt } from "../../kit/Prompt";
import { Why } from "../../kit/Why";
import { MatchOptions, useDetail, useGameWords } from "../../words";

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
  /** What stands above the options. */
  children: ReactNode;
}

export function Task({ game, title, names, view, choice, best, busy = false, onAnswer, children }: TaskProps) {
  const words = useGameWords(game);
  const module = gameModule(game);
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [why, setWhy] = useState(false);
  const Detail = useDetail(module);
  const over = best !== null;
  const solution = choice.options?.find(({ token }) => token === best);
  useKeys({ "?": () => setWhy(true) });
  const answer = (token: string): void => {
    setPicked(null);
    onAnswer(token);
  };
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
              onAnswer={(token) => !over && answer(token)}
              stories={[]}
              pointed={pointed}
              hinted={best}
              picked={solution ? (module.groupOf?.(choice, solution) ?? null) : picked}
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
              onAnswer={answer}
              onWhy={() => setWhy(true)}
              hasText={!module.ignoresText?.(view, choice)}
              {...(module.markOf && { markOf: module.markOf })}
              {...(module.groupOf && { groupOf: module.groupOf })}
              {...(module.orderOf && { orderOf: module.orderOf })}
              {...(Detail && {
                detail: (option) => <Detail view={view} choice={choice} option={option} names={names} />,
              })}
              picked={picked}
              onPick={setPicked}
            />
          )}
        </aside>
      </div>
      {why && (
        <Suspense>
          <Why words={words} choice={choice} onClose={() => setWhy(false)} />
        </Suspense>
      )}
    </div>
  );
}
