/** What the end of the turn would bring as things stand, with warnings first. */

import { MaybeSpot } from "../../kit/tableau";
import { idsOf } from "../../kit/view";
import { capital, type GameWords } from "../../words";
import { Goods, Icon, Symbols } from "./icons";
import type { AgesView, EndOfTurn } from "./model";
import { END } from "./places";
import { useTableau } from "./tableau";

/** On one's own board: a click leads to the end of the turn. */
export function EndPanel() {
  const { words, view, me } = useTableau();
  const preview = view.end_of_turn;
  if (!preview || view.result) return null;
  const label = words.say("board-end-of-turn");
  return (
    <div className={`ag-end ${preview.uprising || preview.famine ? "ag-end-bad" : ""}`}>
      <MaybeSpot place={END} className="ag-end-spot" label={label}>
        <span className="ag-end-in">
          <span className="ag-end-name">{label}</span>
          <Preview words={words} preview={preview} leader={leaderOf(view, me)} discards={view.active === me} />
        </span>
      </MaybeSpot>
    </div>
  );
}

const leaderOf = (view: AgesView, seat: number): string | undefined => idsOf(view.leader[seat])[0];

/** `leader`: whose share of it is told. */
function Preview({
  words,
  preview,
  leader,
  discards = true,
}: {
  words: GameWords;
  preview: EndOfTurn;
  leader: string | undefined;
  discards?: boolean;
}) {
  return (
    <span className="ag-preview">
      {preview.uprising ? (
        <strong className="ag-alarm">
          <Icon name="discontent" size={15} /> {capital(words.say("board-uprising"))}
        </strong>
      ) : (
        <>
          <Symbols
            words={words}
            symbols={{
              science: preview.science,
              culture: preview.culture,
              food: preview.food,
              resources: preview.resources,
            }}
            size={15}
          />
          {preview.corruption > 0 && (
            <span className="ag-alarm">
              <Icon name="corruption" size={13} /> {words.say("end-corruption", { count: preview.corruption })}
            </span>
          )}
          {preview.famine > 0 && (
            <strong className="ag-alarm">
              <Icon name="food" size={13} /> {words.say("board-famine", { number: preview.famine })}
            </strong>
          )}
          {preview.blue === 0 && <span className="ag-alarm">{words.say("end-blue-empty")}</span>}
        </>
      )}
      {leader && Object.keys(preview.leader).length > 0 && (
        <span className="ag-end-leader">
          {words.say(preview.uprising ? "end-leader-only" : "end-leader", { leader: words.cardName(leader) })}{" "}
          <Symbols words={words} symbols={preview.leader} size={14} />
        </span>
      )}
      {preview.draws > 0 && (
        <span className="ag-draws" title={words.say("end-draws", { count: preview.draws })}>
          <Goods words={words} goods={{ military_cards: preview.draws }} sign="+" size={14} />
        </span>
      )}
      {discards && preview.discards > 0 && (
        <span className="ag-alarm" title={words.say("end-discards", { count: preview.discards })}>
          <span className="hidden-text">{words.say("end-discards", { count: preview.discards })}</span>
          <span aria-hidden="true">
            −{preview.discards}
            <Icon name="military_card" size={14} />
          </span>
        </span>
      )}
    </span>
  );
}

/** For the prompt: what would be left undone, and what follows. */
export function EndDetail({ words, view, seat }: { words: GameWords; view: AgesView; seat: number }) {
  const player = view.players[seat];
  const preview = view.end_of_turn;
  if (!player || !preview) return null;
  const left = player.civil + view.this_turn.extra_civil;
  return (
    <>
      {left > 0 && <span className="ag-left">{words.say("end-actions-left", { count: left })}</span>}
      <Preview words={words} preview={preview} leader={leaderOf(view, seat)} />
    </>
  );
}
