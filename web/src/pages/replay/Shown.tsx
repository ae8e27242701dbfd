/** A step of a replay: the game's table and the log up to it. */

import { useMemo } from "react";

import type { ChoiceOut, HandOut, StoryOut } from "../../api/models";
import { gameModule, type View } from "../../games";
import { Hands } from "../../kit/Hands";
import { Log } from "../../kit/Log";
import { useGameWords } from "../../words";
import { ALL_SEEING, namesFor, type Source } from "./source";

export interface ShownProps {
  view: View;
  source: Source;
  eyes: number | null;
  stories: StoryOut[];
  /** By seat, if everything is visible. */
  hands: readonly (readonly HandOut[])[];
}

export function Shown(props: ShownProps) {
  const { view } = props;
  const words = useGameWords(view.game);
  const names = useMemo(() => namesFor(words, props.source.names, view.seats), [words, props.source, view.seats]);
  const module = gameModule(view.game);
  return (
    <>
      <div className="replay-table">
        <h2 className="hidden-text">{words.say("game-name")}</h2>
        <module.Table
          view={view}
          names={names}
          seat={props.eyes === ALL_SEEING ? null : props.eyes}
          choice={choiceOf(view)}
          stories={props.stories}
          readOnly
        />
      </div>
      <aside className="replay-log">
        {props.hands.length > 0 && <Hands words={words} names={names} hands={props.hands} CardFace={module.CardFace} />}
        <Log words={words} stories={props.stories} names={names} headings={module.headings} />
      </aside>
    </>
  );
}

/** What a view says is asked, as the table component wants it; nobody answers in a replay. */
function choiceOf(view: View): ChoiceOut | null {
  const asked = view["choice"] as { seat: number; key: string; card: string | null; rule: string } | null;
  return asked && { seat: asked.seat, key: asked.key, card: asked.card, rule: asked.rule, options: null, since: "" };
}
