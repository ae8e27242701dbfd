/** A table at which a game is played or watched: the bar, the game's own table, the rail, and what opens over them. */

import { useMemo, useState } from "react";

import { api } from "../../api/client";
import type { HintOut, TableOut } from "../../api/models";
import type { LiveTable } from "../../api/useTable";
import type { GameModule, View } from "../../games";
import { understand } from "../../kit/Guide";
import { Guests } from "../../kit/guests";
import { useKeys } from "../../kit/keys";
import { Spotlight } from "../../kit/lesson/Spotlight";
import { useLesson } from "../../kit/lesson/useLesson";
import { useTurnChime } from "../../kit/sound";
import { useChanged, useDoing } from "../../shell/hooks";
import { tableNames } from "../../shell/TableList";
import { Loading } from "../../shell/Trouble";
import { useGameWords, useLessonOf } from "../../words";
import { Bar } from "./Bar";
import { History } from "./History";
import { PassDevice } from "./PassDevice";
import { Question } from "./Question";
import { type SheetName, Sheets } from "./Sheets";

export interface PlayingProps {
  live: LiveTable;
  table: TableOut;
  seat: number | null;
  onSeat(seat: number | null): void;
  module: GameModule;
}

export function Playing({ live, table, seat, onSeat, module }: PlayingProps) {
  const words = useGameWords(table.game);
  const names = useMemo(() => tableNames(words, table), [words, table]);
  const guests = useMemo(
    () => new Set(table.seats.filter((one) => one.guest && !one.mine).map((one) => one.seat)),
    [table],
  );
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [hint, setHint] = useState<HintOut | null>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const mySeats = table.seats.filter((other) => other.mine).map((other) => other.seat);
  const next =
    table.asked !== null && table.asked !== seat && mySeats.length > 1 && mySeats.includes(table.asked)
      ? table.asked
      : null;
  const asking = useDoing();
  const lesson = useLessonOf(table.lesson && seat !== null ? table.game : null);
  const teaching = useLesson({ lesson, state: live.state, module, words, names });
  const state = teaching?.state ?? live.state;
  const choice = state?.choice ?? null;
  const stories = useMemo(
    () => live.stories.filter(({ version }) => version <= (state?.version ?? 0)),
    [live.stories, state?.version],
  );

  if (useChanged(state?.version)) {
    setHint(null);
    setPicked(null);
  }
  useTurnChime(choice !== null && choice.seat === seat, state?.version);
  useKeys({
    "?": () => choice && setSheet("why"),
    u: () => state?.can_undo && live.undo(),
  });

  const askHint = (): void => {
    if (seat === null) return;
    asking.run(async () => {
      const found = await api.hint(table.id, seat);
      const option = choice?.options?.find((other) => other.token === found.token);
      setHint(found);
      setPicked((choice && option && module.groupOf?.(choice, option)) ?? null);
    });
  };

  if (!state) return <Loading />;
  if (next !== null) return <PassDevice game={table.game} name={names[next] ?? ""} onReady={() => onSeat(next)} />;
  const view = state.view as unknown as View;
  const answer = (token: string): void => {
    if (live.sending || teaching?.allows(token) === false) return;
    if (teaching && choice) understand(table.game, choice.key);
    live.answer(token);
  };
  const pick = (group: string | null): void => {
    if (teaching?.allowsPick(group) !== false) setPicked(group);
  };
  const { Detail } = module;
  return (
    <div className="table" data-game={table.game} data-version={state.version}>
      <Bar
        table={table}
        words={words}
        view={view}
        names={names}
        status={live.status}
        onOpen={setSheet}
        mine={seat !== null}
        module={module}
      />
      <div className="table-main">
        <Guests value={guests}>
          <module.Table
            view={view}
            names={names}
            seat={seat}
            choice={choice}
            onAnswer={answer}
            stories={stories}
            pointed={pointed}
            picked={picked}
            onPick={pick}
          />
        </Guests>
        {teaching && <Spotlight step={teaching.step} group={teaching.group} />}
      </div>
      <aside className="rail">
        <Question
          table={table}
          words={words}
          names={names}
          seat={seat}
          choice={choice}
          teaching={teaching}
          guide={table.lesson && seat !== null ? stories : null}
          onCard={setCard}
          hint={hint}
          problem={live.problem ?? asking.refused}
          prompt={{
            busy: live.sending,
            onPoint: setPointed,
            onAnswer: answer,
            canUndo: state.can_undo,
            ...(seat === null ? {} : { onUndo: live.undo, ...(teaching ? {} : { onHint: askHint }) }),
            onWhy: () => setSheet("why"),
            markOf: module.markOf,
            groupOf: module.groupOf,
            picked,
            onPick: pick,
            ...(Detail && choice
              ? { detail: (option) => <Detail view={view} choice={choice} option={option} names={names} /> }
              : {}),
          }}
          onBack={(mine) => asking.run(() => api.comeBack(table.id, mine.seat))}
        />
        <History
          words={words}
          table={table}
          stories={stories}
          chat={live.chat}
          names={names}
          headings={module.headings}
          mayTalk={mySeats.length > 0}
          onCard={setCard}
        />
      </aside>
      <Sheets
        sheet={sheet}
        card={card}
        words={words}
        table={table}
        module={module}
        choice={choice}
        mine={seat !== null}
        onOpen={setSheet}
        onClose={() => {
          setSheet(null);
          setCard(null);
        }}
        onResign={live.resign}
      />
    </div>
  );
}
